# ruff: noqa: ARG002
"""Operations of Turmoil cards: delegates in and out of parties, the chairman's seat."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Card, Op, amount
from fourthrock.games.terraforming_mars.committee import non_leaders, recall, seat_item, send, settle
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import COLOURS, NEUTRAL, PARTIES, Party
from fourthrock.table import Item, Refusal, Script, pick

NO_NEUTRAL: Final = Refusal("6.1", "there is no neutral delegate that is not a leader")
CHAIRMAN_NOT_NEUTRAL: Final = Refusal("6.1", "the chairman is not neutral")


class Delegate(Item):
    """An ordinary delegate of one owner in one party, as an answer."""

    def __init__(self, party: Party, owner: int) -> None:
        seat = NEUTRAL if owner == len(COLOURS) else COLOURS[owner]
        super().__init__(f"delegate:{party.token}:{seat.token}", f"{seat.name} delegate in {party.name}")
        self.party = party
        self.owner = owner


DELEGATES: Final = [[Delegate(party, owner) for owner in range(len(COLOURS) + 1)] for party in PARTIES]


def too_few_delegates(g: Mars, me: Player, count: int) -> Refusal | None:
    """15.13 So many delegates must be in the reserve; the one in the lobby does not count."""
    have = g.reserve[me.seat]
    return None if have >= count else Refusal("15.13", "delegates in your reserve: you have {}, needs {}", have, count)


class SendDelegates(Op):
    """Delegates from the reserve, all into one party."""

    def __init__(self, count: int) -> None:
        self.count = count

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return too_few_delegates(g, me, self.count)

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if g.reserve[me.seat] < self.count:
            return
        party = yield from pick(me.seat, f"Send {amount(self.count, 'delegate')} to which party?", PARTIES, rule="15.6")
        for _ in range(self.count):
            g.reserve[me.seat] -= 1
            send(g, me.seat, party)

    def text(self) -> str:
        return f"send {amount(self.count, 'delegate')} from your reserve to one party"


class RemoveDelegate(Op):
    """Banned Delegate: an ordinary delegate of anybody goes home."""

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        found: list[Delegate] = []
        for party in range(6):
            for owner in range(g.seats + 1):
                if non_leaders(g, party, owner) > 0:
                    found.append(DELEGATES[party][len(COLOURS) if owner == g.seats else owner])
        if not found:
            return
        sent = yield from pick(me.seat, "Send which delegate home?", found, rule="15.10")
        owner = g.seats if sent.owner == len(COLOURS) else sent.owner
        recall(g, owner, sent.party.index)
        g.say("A delegate of {} leaves {}", seat_item(g, owner), sent.party)

    def text(self) -> str:
        return "send any one delegate that is not a party leader back to its reserve"


class ExchangeDelegate(Op):
    """Recruitment: a neutral ordinary delegate makes room for one of one's own."""

    def _parties(self, g: Mars) -> list[Party]:
        return [party for party in PARTIES if non_leaders(g, party.index, g.seats) > 0]

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return too_few_delegates(g, me, 1) or (None if self._parties(g) else NO_NEUTRAL)

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        parties = self._parties(g)
        if not parties or g.reserve[me.seat] < 1:
            return
        party = yield from pick(me.seat, "Replace a neutral delegate in which party?", parties, rule="15.10")
        row = party.index * (g.seats + 1)
        g.delegates[row + g.seats] -= 1
        g.delegates[row + me.seat] += 1
        g.reserve[g.seats] += 1
        g.reserve[me.seat] -= 1
        g.say("{} replaces a neutral delegate in {}", COLOURS[me.seat], party)
        settle(g, party.index)

    def text(self) -> str:
        return "replace a neutral delegate that is not a party leader by one from your reserve"


class ReplaceChairman(Op):
    """Vote of No Confidence: the neutral chairman makes room for a delegate of one's own."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if g.chairman != g.seats:
            return CHAIRMAN_NOT_NEUTRAL
        return too_few_delegates(g, me, 1)

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if g.chairman == g.seats and g.reserve[me.seat] >= 1:
            g.reserve[g.seats] += 1
            g.reserve[me.seat] -= 1
            g.chairman = me.seat
            g.say("{} is chairman now", COLOURS[me.seat])
        yield from ()

    def text(self) -> str:
        return "replace the neutral chairman by a delegate from your reserve"
