"""The conformance kit, for every mode and number of players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.opening import MODES, SEATS
from fourthrock.testing import CHECKS, Case

SHORT = {"last_round": 8}
CASES = [
    Case(GAME, 1, 1, SHORT, every=11),
    Case(GAME, 2, 2, {"first_colonists": True, **SHORT}, every=11),
    Case(GAME, 3, 3, {"length": "long", "beacon": True, **SHORT}, every=11),
    Case(GAME, 4, 4, SHORT, every=13),
    Case(GAME, 3, 5, {"mode": "invasion", **SHORT}, every=11),
    Case(GAME, 4, 12, {"mode": "invasion", "abduction_takes_the_card": True, **SHORT}, every=13),
    Case(GAME, 5, 6, {"mode": "invasion", "alien_lifts_sabotage": True, **SHORT}, every=13),
    Case(GAME, 2, 7, {"mode": "outbreak"}, every=7),
    Case(GAME, 3, 13, {"mode": "outbreak", "mineral_for_medicine": True}, every=9),
    Case(GAME, 4, 8, {"mode": "outbreak", "hard": True}, every=7),
    Case(GAME, 2, 9, {"mode": "blackout"}, every=7),
    Case(GAME, 3, 14, {"mode": "blackout", "length": "long"}, every=9),
    Case(GAME, 4, 10, {"mode": "blackout"}, every=7),
    Case(GAME, 1, 11, {"mode": "monolith", "random_goals": 3}, every=11),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Case], None], case: Case) -> None:
    check(case)


def test_every_mode_is_played_by_every_number_of_players() -> None:
    played = {(case.options.get("mode", "base"), case.seats) for case in CASES}
    assert played == {(mode, count) for mode, counts in zip(MODES, SEATS) for count in counts}
