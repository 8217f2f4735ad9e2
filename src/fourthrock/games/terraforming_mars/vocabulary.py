"""Every item that a question of this game can ever offer, in a fixed order."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.boards import SPACES
from fourthrock.games.terraforming_mars.card import Card, Op, Trigger
from fourthrock.games.terraforming_mars.colonies import COLONY_TILES
from fourthrock.games.terraforming_mars.colony_ops import FARES
from fourthrock.games.terraforming_mars.deck import ALL_CARDS
from fourthrock.games.terraforming_mars.event_parts import LOSE_FLOATERS, LOSE_MONEY
from fourthrock.games.terraforming_mars.generation import WORLD
from fourthrock.games.terraforming_mars.measures import AWARDS, HOVERLORD, MILESTONES, VENUPHILE
from fourthrock.games.terraforming_mars.ops import Choose
from fourthrock.games.terraforming_mars.payment import HOW
from fourthrock.games.terraforming_mars.politics_ops import DELEGATES
from fourthrock.games.terraforming_mars.words import (
    COLOURS,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    END_TURN,
    KEEP_ALL,
    KELVINISTS_ACTION,
    LOBBY,
    NOBODY,
    PARTIES,
    PROJECTS,
    RESERVE,
    RESOURCES,
    SCIENTISTS_ACTION,
)
from fourthrock.table import DONE, NO, PASS, YES, Item, number

MOST_COUNTED = 255
"""The highest number that can be asked for: resources spent in one payment."""


def options_of(card: Card) -> list[Item]:
    """The alternatives that a card offers when it is played or triggered."""
    ops: list[Op] = [*card.play, *card.first]
    for effect in card.effects:
        if isinstance(effect, Trigger):
            ops += effect.ops
    return [option for op in ops if isinstance(op, Choose) for option in op.options]


def _vocabulary() -> list[Item]:
    items: list[Item] = [*ALL_CARDS]
    for card in ALL_CARDS:
        items += [*card.actions, *options_of(card)]
    items += [*SPACES, *COLOURS, *RESOURCES, *PARTIES, *PROJECTS, *LOBBY, *RESERVE, *COLONY_TILES, *FARES, *HOW, *WORLD]
    for board in MILESTONES:
        items += [*MILESTONES[board], *AWARDS[board]]
    items += [HOVERLORD, VENUPHILE, *[delegate for row in DELEGATES for delegate in row]]
    items += [CONVERT_PLANTS, CONVERT_HEAT, KELVINISTS_ACTION, SCIENTISTS_ACTION, END_TURN, NOBODY, KEEP_ALL]
    items += [LOSE_FLOATERS, LOSE_MONEY, DONE, NO, PASS, YES, *[number(n) for n in range(MOST_COUNTED + 1)]]
    return items


VOCABULARY: Final[list[Item]] = _vocabulary()
