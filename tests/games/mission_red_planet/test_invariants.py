"""16 Invariants: each is reported when it is broken. (That they hold in random games is tested in `test_hidden.py`.)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourthrock.games.mission_red_planet import GAME
from fourthrock.games.mission_red_planet.cards import LICHENS
from fourthrock.games.mission_red_planet.characters import EXPLORER, PILOT, bit
from fourthrock.games.mission_red_planet.invariants import full_and_docked
from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.ships import SHIPS

from .stage import dock, empty_table, stand


def lose_an_astronaut(g: Planet) -> None:
    g.supply[0] -= 1


def owe_an_astronaut(g: Planet) -> None:
    g.supply[0] += 1
    g.memorial[0] -= 1


def stand_in_the_dark(g: Planet) -> None:
    stand(g, "hellas", yellow=1)
    g.faceup[4] = False


def lose_a_token(g: Planet) -> None:
    g.tokens_left[0] = 1


def forge_a_resource(g: Planet) -> None:
    g.spare = (g.spare + 1) % 3


def owe_points(g: Planet) -> None:
    g.tokens[0] = -1


def lose_a_ship(g: Planet) -> None:
    g.ship_deck.pop()


def double_a_ship(g: Planet) -> None:
    g.ship_discard.append(SHIPS[0])


def overload(g: Planet) -> None:
    dock(g, 0, "ship_13", yellow=3)


def leave_a_token_at_an_open_dock(g: Planet) -> None:
    g.stacks[1].append(3)
    g.tokens_left[3] -= 1


def lose_a_character(g: Planet) -> None:
    g.hand[1] &= ~bit(PILOT)


def double_a_character(g: Planet) -> None:
    g.played[1] = bit(EXPLORER)


def lose_an_event(g: Planet) -> None:
    g.events.pop()


def double_an_event(g: Planet) -> None:
    g.discoveries[0] = LICHENS


@pytest.mark.parametrize(
    ("breaks", "rule"),
    [
        (lose_an_astronaut, "16.1"),
        (owe_an_astronaut, "16.1"),
        (stand_in_the_dark, "16.6"),
        (lose_a_token, "16.2"),
        (forge_a_resource, "1.1"),
        (owe_points, "8.2"),
        (lose_a_ship, "16.3"),
        (double_a_ship, "16.3"),
        (overload, "16.3"),
        (leave_a_token_at_an_open_dock, "16.3"),
        (lose_a_character, "16.4"),
        (double_a_character, "16.4"),
        (lose_an_event, "16.5"),
        (double_an_event, "16.5"),
    ],
)
def test_16_broken_invariant_is_named(breaks: Callable[[Planet], None], rule: str) -> None:
    g = empty_table(3)
    assert GAME.broken(g) == []
    breaks(g)
    assert [sentence for sentence in GAME.broken(g) if sentence.startswith(f"{rule}:")]


def test_16_7_full_ship_at_a_dock_is_named() -> None:
    g = empty_table(3)
    dock(g, 0, "ship_13", yellow=2)
    assert full_and_docked(g) == ["16.7: dock 0 holds a full ship"]
    g.launched[0] = True
    assert full_and_docked(g) == []
