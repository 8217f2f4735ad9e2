"""Salvage, a toy game with every habit of the big ones: secret bids, a face-down deck, a private draw, dice, a stop word,
triggered questions to somebody else, and an end in the middle of a turn.

Two to four crews. A round: all bid 0-3 scrap at once; then, highest bid first, each crew may dig (a die: 6 is a cave-in that
ends the game), or draw a face-down part and keep it or give it to the crew on its left, who may refuse it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fourthrock.table import (
    DONE,
    NO,
    YES,
    Dice,
    Game,
    GameOver,
    Item,
    Position,
    Question,
    Refusal,
    Script,
    Standing,
    Word,
    deal_anew,
    number,
    pick,
    pick_number,
    pick_or_stop,
    seats_mask,
    together,
)


class Part(Item):
    def __init__(self, value: int, copy: int) -> None:
        super().__init__(f"part-{value}-{copy}", f"Part {value}")
        self.value = value


PARTS = [Part(value, copy) for value in range(1, 6) for copy in range(3)]
DIG = Word("dig", "Dig")
DRAW = Word("draw", "Draw a part")
KEEP = Word("keep", "Keep it")
GIVE = Word("give", "Give it to the left")
SCRAP = Refusal("2.1", "not enough scrap")


class Options(msgspec.Struct):
    rounds: int = 4


class Salvage(Position):
    def __init__(self, dice: Dice, seats: int, rounds: int) -> None:
        super().__init__(dice)
        self.seats = seats
        self.rounds = rounds
        self.round = 0
        self.scrap = [6] * seats
        self.points = [0] * seats
        self.hands: list[list[Part]] = [[] for _ in range(seats)]
        self.deck: list[Part] = []
        self.thrown: list[Part] = []
        self.bids = [-1] * seats
        self.order: list[int] = []
        self.caved_in = False

    def copy(self) -> Salvage:
        other = Salvage(self.dice.copy(), self.seats, self.rounds)
        other.round = self.round
        other.scrap = self.scrap[:]
        other.points = self.points[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.thrown = self.thrown[:]
        other.bids = self.bids[:]
        other.order = self.order[:]
        other.caved_in = self.caved_in
        return other


def bidding(g: Salvage) -> Script[None]:
    bids = yield from together([bid(g, seat) for seat in range(g.seats)])
    for seat, amount in enumerate(bids):
        g.bids[seat] = amount
        g.scrap[seat] -= amount
    g.order = sorted(range(g.seats), key=lambda seat: (-g.bids[seat], seat))
    g.heading("Round {}", g.round + 1)
    g.say("The bids are {}", bids)


def bid(g: Salvage, seat: int) -> Script[int]:
    chosen = yield from pick(
        seat,
        "Bid how much scrap?",
        [number(n) for n in range(4)],
        lambda amount: SCRAP if amount.value > g.scrap[seat] else None,
        rule="2.1",
    )
    return chosen.value


def turn(g: Salvage) -> Script[None]:
    seat = g.order.pop(0)
    action = yield from pick_or_stop(
        seat, "Dig or draw?", [DIG, DRAW], lambda word: None if word is DIG or g.deck else Refusal("3.2", "the deck is empty")
    )
    if action is DIG:
        yield from dig(g, seat)
    elif action is DRAW:
        yield from draw(g, seat)
    if not g.order:
        g.round += 1
        g.bids = [-1] * g.seats


def dig(g: Salvage, seat: int) -> Script[None]:
    deep = yield from pick_number(seat, "How deep?", 1, 3, rule="3.1")
    for _ in range(deep):
        die = g.dice.roll()
        g.say("{} digs and rolls {}", seat, die)
        if die == 6:
            g.caved_in = True
            raise GameOver
        g.points[seat] += 1
    throw = yield from pick_or_stop(seat, "Throw away a part for 1 scrap?", g.hands[seat], stop=DONE)
    if throw is not None:
        g.hands[seat].remove(throw)
        g.thrown.append(throw)
        g.scrap[seat] += 1


def draw(g: Salvage, seat: int) -> Script[None]:
    part = g.deck[-1]
    g.hands[seat].append(g.deck.pop())
    g.reveal()
    g.say("{} draws a part", seat)
    g.tell(seats_mask([seat]), "It is {}", part)
    left = (seat + 1) % g.seats
    if (yield from pick(seat, "Keep it?", [KEEP, GIVE])) is GIVE:
        g.hands[seat].remove(part)
        g.thrown.append(part)
        g.reveal()
        if (yield from pick(left, f"Take the {part.name}?", [YES, NO])) is YES:
            g.thrown.pop()
            g.hands[left].append(part)


class SalvageView(msgspec.Struct):
    round: int
    scrap: list[int]
    points: list[int]
    deck: int
    thrown: list[str]
    hand: list[str]
    hands: list[int]
    bids: list[int]


class SalvageGame(Game[Salvage]):
    def __init__(self) -> None:
        super().__init__("salvage", "Salvage", seats=[2, 3, 4], version=1, options=Options)

    def setup(self, seats: int, options: Options, dice: Dice) -> Salvage:
        g = Salvage(dice, seats, options.rounds)
        g.deck = PARTS[:]
        dice.shuffle(g.deck)
        return g

    def script(self, position: Salvage) -> Script[None] | None:
        if position.round == position.rounds or position.caved_in:
            return None
        return turn(position) if position.order else bidding(position)

    def standings(self, position: Salvage) -> list[Standing]:
        scores = [points + sum(part.value for part in hand) for points, hand in zip(position.points, position.hands)]
        return [
            Standing(seat, 1 + sum(other > score for other in scores), score, [("points", score)])
            for seat, score in enumerate(scores)
        ]

    def view(self, position: Salvage, seat: int | None) -> SalvageView:
        return SalvageView(
            position.round,
            position.scrap[:],
            position.points[:],
            len(position.deck),
            [part.token for part in position.thrown],
            [] if seat is None else sorted(part.token for part in position.hands[seat]),
            [len(hand) for hand in position.hands],
            position.bids[:],
        )

    def imagine(self, start: Salvage, now: Salvage, seat: int, dice: Dice) -> None:
        seen = {*now.hands[seat], *start.hands[seat], *now.thrown}
        hidden = [*(hand for other, hand in enumerate(start.hands) if other != seat), start.deck]
        deal_anew(hidden, seen, dice)

    def vocabulary(self) -> Sequence[Item]:
        return [*PARTS, DIG, DRAW, KEEP, GIVE, YES, NO, DONE, *(number(n) for n in range(4))]

    def sides(self, seats: int, options: Any) -> list[Item]:
        return [Item(f"crew-{seat}", f"Crew {seat + 1}") for seat in range(seats)]

    def worth(self, position: Salvage) -> list[float]:
        scores = [standing.score + 1 for standing in self.standings(position)]
        return [score / sum(scores) for score in scores]

    def broken(self, position: Salvage) -> list[str]:
        parts = [*position.deck, *position.thrown, *(part for hand in position.hands for part in hand)]
        return [] if sorted(part.token for part in parts) == sorted(p.token for p in PARTS) else ["a part is lost"]

    def plate(self, view: Any) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>'

    def layer(self, view: SalvageView, question: Question | None) -> str:
        tokens = [] if question is None else question.tokens
        return "<g>" + "".join(f'<text data-token="{token}">{view.points}</text>' for token in tokens) + "</g>"

    def rules(self) -> str:
        return "## 2.1 Bid\n\n## 3.1 Dig\n\n## 3.2 Draw\n"


GAME = SalvageGame()
