"""The conformance kit, for every number of players and every option."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourthrock.games.mission_red_planet import GAME
from fourthrock.testing import CHECKS, Case, cases

VARIANT = {
    "map": "ring",
    "secret_points": True,
    "soldier_aboard": 2,
    "soldier_descents": 1,
    "pilot_aboard": 1,
    "explorer_must_move": True,
    "placed_is_present": False,
    "pilot_token_binds": False,
    "pilot_may_repeat": False,
    "share_under_incident": False,
    "most_needs_one": False,
    "neutral_scientist_must_draw": False,
    "neutral_recruiter_boards": False,
    "neutral_may_spare_her_own": False,
}
CASES = [*cases(GAME, every=11), *cases(GAME, seats=[2, 4], options=[VARIANT], every=11)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Case], None], case: Case) -> None:
    check(case)
