"""The lesson put together: setup, eleven cards, three Flashpoint Rounds and a Dust Storm Round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fourthrock.games.red_dust_rebellion.options import Options
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.setup import opening
from fourthrock.games.red_dust_rebellion.tutorial.cards_1_to_3 import CARD_1, CARD_2, CARD_3, FLASHPOINT_1
from fourthrock.games.red_dust_rebellion.tutorial.cards_4_to_6 import CARD_4, CARD_5, CARD_6, FLASHPOINT_2
from fourthrock.games.red_dust_rebellion.tutorial.cards_7_to_9 import CARD_7, CARD_8, CARD_9, FLASHPOINT_3
from fourthrock.games.red_dust_rebellion.tutorial.cards_10_and_11 import CARD_10, CARD_11, DUST_STORM
from fourthrock.games.red_dust_rebellion.tutorial.figures import named, said
from fourthrock.games.red_dust_rebellion.tutorial.opening import SETUP
from fourthrock.games.red_dust_rebellion.tutorial.scenario import THROWS
from fourthrock.table import Chapter, Lesson, Position, dice_for

CHAPTERS: Final[list[Chapter]] = [
    SETUP,
    CARD_1,
    CARD_2,
    FLASHPOINT_1,
    CARD_3,
    CARD_4,
    FLASHPOINT_2,
    CARD_5,
    CARD_6,
    CARD_7,
    CARD_8,
    FLASHPOINT_3,
    CARD_9,
    CARD_10,
    CARD_11,
    DUST_STORM,
]


@cache
def lesson() -> Lesson:
    """The lesson; its figures are read off the board as it is set up."""
    g = opening(Options(scenario="tutorial"), dice_for("1"))
    spoken = {name: None for chapter in CHAPTERS for step in chapter.steps for name in step.figures}
    spoken |= {name: None for chapter in CHAPTERS for step in chapter.steps for play in step.plays for name in play.figures}
    return Lesson(
        title="The first eleven cards",
        about="Setup, eleven Event cards, three Flashpoint Rounds and a Dust Storm, with all four factions.",
        seats=4,
        options={"scenario": "tutorial"},
        seed="1",
        chapters=CHAPTERS,
        figures={name: named(g, name) for name in spoken},
        said=said,
        fixed=options_from,
    )


def options_from(position: Position) -> Mapping[str, Any]:
    """Whoever leaves the lesson keeps the dice that have been thrown; all others are left to chance."""
    assert isinstance(position, Mars)
    return {"scenario": "tutorial", "fixed_throws": len(THROWS) - position.dice.fixed_left}
