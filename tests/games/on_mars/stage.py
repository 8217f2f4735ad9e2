"""Positions for the tests: a table laid out by hand, and scripts played by tokens."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.complexes import lift, place
from fourthrock.games.on_mars.goods import BUILDINGS, GOODS, TECHS
from fourthrock.games.on_mars.hexes import HEXES
from fourthrock.games.on_mars.laboratory import LAB
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.position import BOT, TURN, Mars
from fourthrock.table import GameOver, Question, Refusal, Table, dice_for

HEX = {item.token: item.index for item in HEXES}
GOOD = {item.token: item.index for item in GOODS}
BUILDING = {item.token: item.index for item in BUILDINGS}
TECH = {item.token: item.index for item in TECHS}
SPACE = {item.token: item.index for item in LAB}
CARD = {item.name: item.index for item in BLUEPRINTS}


def game(seats: int = 2, seed: int = 1, **options: Any) -> Mars:
    """A game set up, everybody in the Colony, seat 0 about to act, nothing in anybody's stores."""
    g = GAME.setup(seats, Options(**options), dice_for(seed))
    for s in range(g.players):
        g.space[s] = 5 + s
        g.goals[s] = []
        g.stock[s * 7 : s * 7 + 7] = [0] * 7
        for h in range(len(HEXES)):
            if g.piece[h] == BOT and g.who[h] == s:
                lift(g, h)
                g.bots[s] += 1
    g.phase = TURN
    g.active = 0
    g.queue = list(range(1, g.players))
    return g


def to_orbit(g: Mars, *seats: int) -> Mars:
    for s in seats or range(g.players):
        g.space[s] = 1 + s
    return g


def table(g: Mars) -> Table[Mars]:
    seats = g.players + 1 if g.mode == 1 else (1 if g.lacerda else g.players)
    return Table(GAME, g, seats)


def play(t: Table[Mars], *tokens: str) -> Table[Mars]:
    for token in tokens:
        t.play(token)
    return t


def act(script: Generator[Any, None, Any], *tokens: str) -> Any:
    """Run a script; each question with a choice is answered by the next token. What the script returns, or "over"."""
    left = list(tokens)
    try:
        while True:
            question = next(script)
            assert isinstance(question, Question)
            question.answer = _answer(question, left)
    except StopIteration as stop:
        assert not left, f"answers left over: {left}"
        return stop.value
    except GameOver:
        return "over"


def _answer(question: Question, left: list[str]) -> Any:
    if len(question.options) == 1 and not question.always:
        return question.options[0]
    assert left, f"no answer for {question}"
    token = left.pop(0)
    chosen = [item for item in question.options if item.token == token]
    assert chosen, f"'{token}' does not answer {question}"
    return chosen[0]


def first_question(script: Generator[Any, None, Any]) -> Question:
    """The first question with a choice."""
    while True:
        question = next(script)
        assert isinstance(question, Question)
        if len(question.options) > 1 or question.always:
            return question
        question.answer = question.options[0]


def building(g: Mars, kind: str, *hexes: str, owner: int = -1) -> None:
    """Put Buildings on the map, out of their stacks, with the counters that go with them."""
    for name in hexes:
        k = BUILDING[kind]
        g.building[HEX[name]] = k
        if kind == "shelter":
            g.owner[HEX[name]] = max(0, owner)
            g.shelters[max(0, owner)] += 1
        elif k < 7 and g.stacks[k]:
            g.stacks[k].pop()
            if 1 <= k <= 4:
                g.lss[k] = min(5, g.lss[k] + 1)


def bare(g: Mars) -> Mars:
    """Nothing on the map but what the test puts there."""
    for h in range(len(HEXES)):
        if 0 <= g.building[h] < BUILDING["shelter"]:
            g.stacks[g.building[h]].append(0)
            g.building[h] = -1
        g.tile[h] = -1
    return g


def bot(g: Mars, s: int, *hexes: str) -> None:
    for name in hexes:
        g.bots[s] -= 1
        place(g, HEX[name], BOT, s)


def piece(g: Mars, kind: int, s: int, name: str) -> None:
    place(g, HEX[name], kind, s)


def give(g: Mars, s: int, **goods: int) -> None:
    for good, count in goods.items():
        g.stock[s * 7 + GOOD[good]] += count


def stock(g: Mars, s: int, good: str) -> int:
    return g.stock[s * 7 + GOOD[good]]


def learnt(g: Mars, s: int, tech: str, space: str) -> None:
    g.tech_at[s * 13 + TECH[tech]] = SPACE[space]


def plan(g: Mars, s: int, name: str) -> int:
    """A Blueprint in this player's hand, wherever it was."""
    card = CARD[name]
    for deck in (g.blueprint_deck, g.boxed_cards):
        if card in deck:
            deck.remove(card)
    g.display = [-1 if shown == card else shown for shown in g.display]
    g.card_owner[card] = s
    return card


def built(g: Mars, s: int, name: str, hex_name: str) -> int:
    """A Blueprint that is built here."""
    card = plan(g, s, name)
    h = HEX[hex_name]
    g.building[h] = BLUEPRINTS[card].building
    if BLUEPRINTS[card].building == BUILDING["shelter"]:
        g.owner[h] = s
    g.card_hex[card] = h
    g.card_at[h] = card
    place(g, h, 4, s)
    return card


def colonists(g: Mars, s: int, quarters: int) -> None:
    """So many in the Living Quarters, the rest of them in the supply."""
    g.supply[s] += g.quarters[s] - quarters
    g.quarters[s] = quarters


def on_display(g: Mars, *names: str) -> None:
    """The display shows just these."""
    for name in names:
        plan(g, -1, name)
    for at in range(len(g.display)):
        if g.display[at] >= 0:
            g.boxed_cards.append(g.display[at])
            g.display[at] = -1
    for at, name in enumerate(names):
        g.display[at] = CARD[name]


def refused(question: Question, token: str) -> Refusal:
    found = question.why_not(token)
    assert found is not None, f"{token} is not refused: {question}"
    return found
