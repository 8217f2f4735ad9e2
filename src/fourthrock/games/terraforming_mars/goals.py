"""Milestones and awards (10, 11): what each measures, and which board has which."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fourthrock.games.terraforming_mars.card import slug
from fourthrock.table import Item

if TYPE_CHECKING:
    from fourthrock.games.terraforming_mars.position import Mars, Player


class Milestone(Item):
    """Reach it, claim it for 8 M€: 5 VP. In an action the wild tag helps, so measures of tags count it."""

    def __init__(self, name: str, text: str, least: int, measure: Callable[[Mars, Player], int]) -> None:
        super().__init__("milestone:" + slug(name), name)
        self.text = text
        self.least = least
        self.measure = measure


class Award(Item):
    """Fund it: at the end whoever has most of it gets 5 VP, the second 2."""

    def __init__(self, name: str, text: str, measure: Callable[[Mars, Player], int]) -> None:
        super().__init__("award:" + slug(name), name)
        self.text = text
        self.measure = measure


MILESTONE_PRICE: Final = 8
MILESTONE_POINTS: Final = 5
AWARD_PRICES: Final = [8, 14, 20]
MOST_CLAIMED: Final = 3
