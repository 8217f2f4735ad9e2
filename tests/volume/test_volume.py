"""Volume: random games of every installed game to the end, none stuck, no invariant broken. Meant for the compiled form."""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.games import load, slugs
from fourthrock.testing import play_volume

TURMOIL_AND_ALL = {"venus_next": True, "colonies": True, "prelude": True}

VOLUME: dict[str, list[tuple[list[int], dict[str, Any], int]]] = {
    "mission_red_planet": [([2, 3, 4, 5, 6], {}, 2000)],
    "omega_war": [([2], {}, 300)],
    "on_mars": [
        ([1, 2, 3, 4], {}, 60),
        ([3], {"length": "long", "beacon": True, "space_oddity": True}, 20),
        ([2, 4], {"first_colonists": True}, 20),
        ([3, 4, 5], {"mode": "invasion"}, 40),
        ([2, 3, 4], {"mode": "outbreak"}, 40),
        ([2, 3, 4], {"mode": "blackout"}, 40),
        ([1], {"mode": "monolith"}, 60),
    ],
    "red_dust_rebellion": [([4], {}, 500)],
    "terraforming_mars": [([1, 2, 3, 4, 5], {}, 100), ([1, 2, 3, 4, 5], TURMOIL_AND_ALL, 100)],
}
"""For each game: with which seats, which options, how many games; invariants are looked at after every move."""

CASES = [
    pytest.param(slug, seats, options, games, id=f"{slug}-{seats}-{'-'.join(map(str, options.values())) or 'default'}")
    for slug, rows in VOLUME.items()
    for counts, options, games in rows
    for seats in counts
]


def test_every_installed_game_is_played() -> None:
    assert sorted(VOLUME) == slugs()


@pytest.mark.parametrize(("slug", "seats", "options", "games"), CASES)
def test_random_games_end_with_every_invariant_whole(slug: str, seats: int, options: dict[str, Any], games: int) -> None:
    assert play_volume(load(slug), seats, games, options) > games
