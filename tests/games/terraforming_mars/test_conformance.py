"""The conformance kit over all player counts and sets of options."""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.games.terraforming_mars import GAME
from fourthrock.testing import CHECKS, cases, draws_well, plays_to_the_end

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


RULES = [check for check in CHECKS if check is not draws_well]


@pytest.mark.parametrize("case", cases(GAME, options=SETS, seats=[1, 2, 4], every=23), ids=str)
@pytest.mark.parametrize("check", RULES, ids=lambda check: check.__name__)
def test_conformance(check: Any, case: Any) -> None:
    check(case)


@pytest.mark.parametrize("case", cases(GAME, options=SETS, seats=[1, 3], every=71), ids=str)
def test_the_board_is_drawn_well(case: Any) -> None:
    draws_well(case)


@pytest.mark.parametrize("case", cases(GAME, options=OTHER_SETS, seats=[1, 2, 3, 5]), ids=str)
def test_every_player_count_and_option_plays_to_the_end(case: Any) -> None:
    plays_to_the_end(case)


@pytest.mark.parametrize("case", cases(GAME, options=[BEGINNERS], seats=[2, 3, 5]), ids=str)
def test_the_beginners_game_plays_to_the_end(case: Any) -> None:
    plays_to_the_end(case)
