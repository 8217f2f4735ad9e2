"""The invariants can fail: each way to lose or gain a piece is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.position import ADVANCED, BOT, COLONIST, Mars
from fourthrock.testing import Case, walk

from .stage import HEX

Spoil = Callable[[Mars], Any]


def at(name: str, index: int, value: int) -> Spoil:
    return lambda g: getattr(g, name).__setitem__(index, value)


def more(name: str, value: int = 1) -> Spoil:
    return lambda g: setattr(g, name, getattr(g, name) + value)


def first(g: Mars, kind: int) -> int:
    return g.building.index(kind)


def double(g: Mars) -> None:
    """A second Bot of seat 0 with the number of one that stands already."""
    one = next(h for h in range(len(g.who)) if g.who[h] == 0 and h != HEX["a1"])
    g.piece[HEX["a1"]], g.who[HEX["a1"]], g.number[HEX["a1"]] = BOT, 0, g.number[one]


ALWAYS: list[tuple[str, Spoil]] = [
    ("Colonists", lambda g: g.supply.__setitem__(0, g.supply[0] + 1)),
    ("less than nothing", at("warehouse", 2, -1)),
    ("lost a Bot", lambda g: g.bots.__setitem__(0, g.bots[0] - 1)),
    ("Ships", at("hangar", 0, 6)),
    ("holds", at("stock", 2, 9)),
    ("a Mine is lost", lambda g: g.stacks[0].pop()),
    ("life support marker", at("lss", 2, 5)),
    ("Shelters", at("shelters", 0, 5)),
    ("without owner", lambda g: g.who.__setitem__(HEX["a1"], 0)),
    ("is no Mine", lambda g: (g.piece.__setitem__(HEX["a1"], COLONIST), g.who.__setitem__(HEX["a1"], 0))),
    ("its place", lambda g: (g.piece.__setitem__(first(g, 0), ADVANCED), g.who.__setitem__(first(g, 0), 0))),
    ("number of another", double),
    ("under the Building", lambda g: g.crystal.__setitem__(first(g, 1), 1)),
    ("Blueprints", lambda g: g.blueprint_deck.append(g.blueprint_deck[0])),
    ("Private Goal is lost", lambda g: g.goals_boxed.pop()),
    ("Discovery tiles", lambda g: g.discovery_deck.pop()),
    ("Research tiles", lambda g: g.boxed_tiles.append(100)),
    ("tiles of the", lambda g: g.tech_at.__setitem__(0, 12)),
    ("two tiles on a Lab space", lambda g: (g.tech_at.__setitem__(0, 12), g.tech_at.__setitem__(1, 12))),
]
MODES: list[tuple[int, str, list[tuple[str, Spoil]]]] = [
    (3, "base", [("a Contract is lost", lambda g: g.contract_deck.pop())]),
    (
        3,
        "invasion",
        [
            ("Troopers", more("alien_troopers")),
            ("Reusable", more("alien_reusable")),
            ("Expendable", more("alien_reserve")),
            ("Sabotage", more("sabotages")),
            ("Shield", more("shields")),
            ("Corruption", more("corruption")),
            ("Sentry", more("sentries")),
        ],
    ),
    (
        3,
        "outbreak",
        [
            ("Infection card", lambda g: g.infection_deck.pop()),
            ("a Hospital", lambda g: g.stacks[6].pop()),
            ("holds [", at("ward", 4, -1)),
            ("do not add up", at("quarters_sick", 0, 2)),
            ("Working Area", at("working_sick", 0, 9)),
            ("vaccinated", at("working_safe", 0, 5)),
        ],
    ),
    (
        3,
        "blackout",
        [
            ("Vandalism card", lambda g: g.vandal_deck.pop()),
            ("more Blackout tokens", lambda g: setattr(g, "black", [1] * 11 + [0] * 80)),
            ("is dark", at("black", HEX["g5"], 2)),
            ("a Blackout token", at("black", HEX["a1"], 1)),
        ],
    ),
    (
        1,
        "monolith",
        [
            ("Sabotage card", lambda g: g.sabotage_deck.pop()),
            ("row", lambda g: g.row_cubes.append(0)),
            ("face down", lambda g: g.flipped.append(HEX["a1"])),
        ],
    ),
]
CASES = [
    pytest.param(seats, mode, says, spoil, id=f"{mode}-{says}")
    for seats, mode, own in MODES
    for says, spoil in [*(ALWAYS if mode in ("base", "outbreak") else []), *own]
]


@pytest.mark.parametrize(("seats", "mode", "says", "spoil"), CASES)
def test_what_is_lost_or_appears_is_noticed(seats: int, mode: str, says: str, spoil: Spoil) -> None:
    """In the middle of a game, where all is well before."""
    for number, (table, _, _) in enumerate(walk(Case(GAME, seats, 5, {"mode": mode}), rewindable=False, journal=False)):
        if number == 40:
            g = table.position.copy()
            assert GAME.broken(g) == []
            spoil(g)
            assert any(says in sentence for sentence in GAME.broken(g)), GAME.broken(g)
            return
    raise AssertionError("the game was over too soon")
