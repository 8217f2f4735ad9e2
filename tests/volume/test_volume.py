"""Volume: thousands of random games of every installed game to the end, none stuck, no invariant broken."""

from __future__ import annotations

import pytest

from fourthrock.games import load, slugs
from fourthrock.testing import play_volume

GAMES = {"mission_red_planet": 2000}
"""How many games at each number of seats."""


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in slugs() for seats in load(slug).seats])
def test_random_games_end(slug: str, seats: int) -> None:
    games = GAMES[slug]
    assert play_volume(load(slug), seats, games) > games
