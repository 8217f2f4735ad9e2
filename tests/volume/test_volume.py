"""Volume: random games of every installed game to the end, none stuck, no invariant broken. Meant for the compiled form."""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.games import load, slugs
from fourthrock.testing import play_volume

EXPANSIONS = {"venus_next": True, "colonies": True, "prelude": True}

VOLUME: dict[str, list[tuple[list[int], dict[str, Any], str, int]]] = {
    "mission_red_planet": [([2, 3, 4, 5, 6], {}, "random", 2000)],
    "omega_war": [([2], {}, "random", 300), ([2], {}, "greedy:1", 50)],
    "on_mars": [
        ([1, 2, 3, 4], {}, "random", 60),
        ([3], {"length": "long", "beacon": True, "space_oddity": True}, "random", 20),
        ([2, 4], {"first_colonists": True}, "random", 20),
        ([3, 4, 5], {"mode": "invasion"}, "random", 40),
        ([2, 3, 4], {"mode": "outbreak"}, "random", 40),
        ([2, 3, 4], {"mode": "blackout"}, "random", 40),
        ([1], {"mode": "monolith"}, "random", 60),
    ],
    "red_dust_rebellion": [
        ([4], {}, "random", 500),
        ([4], {}, "nonplayer", 100),
        ([4], {}, "nonplayer,random,random,nonplayer", 40),
        ([4], {}, "random,nonplayer,nonplayer,random", 40),
    ],
    "terraforming_mars": [
        ([1, 2, 3, 4, 5], {}, "random", 60),
        ([1, 2, 3, 4, 5], EXPANSIONS, "random", 40),
        ([1, 2, 3, 4, 5], {"turmoil": False}, "random", 20),
        ([2, 3, 4, 5], {"draft": True, "prelude": True, "board": "hellas"}, "random", 20),
        ([2, 3, 4, 5], {"board": "elysium", "venus_next": True, "extra_events": True, "world_government": False}, "random", 20),
        ([2, 3, 4, 5], {"corporate_era": False, "turmoil": False, "beginner_corporations": True}, "random", 20),
        ([1], {"solo_goal": "rating", "prelude": True}, "random", 80),
        ([1], {"turmoil": False, "board": "hellas", "colonies": True}, "random", 80),
    ],
}
"""For each game: with which seats, options and bots, how many games; invariants are looked at after every move."""

CASES = [
    pytest.param(slug, seats, options, bots, games, id="-".join([slug, str(seats), *map(str, options.values()), bots]))
    for slug, rows in VOLUME.items()
    for counts, options, bots, games in rows
    for seats in counts
]


def test_every_installed_game_is_played() -> None:
    assert sorted(VOLUME) == slugs()


@pytest.mark.parametrize(("slug", "seats", "options", "bots", "games"), CASES)
def test_whole_games_with_every_invariant(slug: str, seats: int, options: dict[str, Any], bots: str, games: int) -> None:
    assert play_volume(load(slug), seats, games, options, bots) > games
