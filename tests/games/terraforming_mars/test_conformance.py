"""The conformance kit over all player counts and sets of options."""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.games.terraforming_mars import GAME
from fourthrock.testing import CHECKS, cases, plays_to_the_end

SETS: list[dict[str, Any]] = [
    {},
    {"prelude": True, "draft": True, "board": "hellas"},
    {"venus_next": True, "colonies": True, "prelude": True, "extra_events": True, "board": "elysium"},
]
OTHER_SETS: list[dict[str, Any]] = [
    {"turmoil": False},
    {"colonies": True, "draft": True},
    {"venus_next": True, "world_government": False},
    {"solo_goal": "rating", "prelude": True},
]
BEGINNERS = {"corporate_era": False, "turmoil": False, "beginner_corporations": True}


@pytest.mark.parametrize("case", cases(GAME, options=SETS, seats=[1, 2, 4], every=17), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Any, case: Any) -> None:
    check(case)


@pytest.mark.parametrize("case", cases(GAME, options=OTHER_SETS, every=17), ids=str)
def test_every_player_count_and_option_plays_to_the_end(case: Any) -> None:
    plays_to_the_end(case)


@pytest.mark.parametrize("case", cases(GAME, options=[BEGINNERS], seats=[2, 3, 5]), ids=str)
def test_the_beginners_game_plays_to_the_end(case: Any) -> None:
    plays_to_the_end(case)
