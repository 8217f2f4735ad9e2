"""All cards, numbered, with their sets and their texts; and which of them a game is played with."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.cards.base import BASE_ONE
from fourthrock.games.terraforming_mars.cards.base_more import BASE_TWO
from fourthrock.games.terraforming_mars.cards.colonies import COLONY_CARDS
from fourthrock.games.terraforming_mars.cards.corporate_era import CORPORATE_ERA_CARDS
from fourthrock.games.terraforming_mars.cards.corporations import (
    BASE_CORPORATIONS,
    COLONIES_CORPORATIONS,
    CORPORATE_ERA_CORPORATIONS,
    PRELUDE_CORPORATIONS,
    TURMOIL_CORPORATIONS,
    VENUS_NEXT_CORPORATIONS,
)
from fourthrock.games.terraforming_mars.cards.prelude import PRELUDE_CARDS
from fourthrock.games.terraforming_mars.cards.preludes import PRELUDE_DECK
from fourthrock.games.terraforming_mars.cards.turmoil import TURMOIL_CARDS
from fourthrock.games.terraforming_mars.cards.venus_next import VENUS_CARDS
from fourthrock.games.terraforming_mars.text import card_text
from fourthrock.games.terraforming_mars.words import BASE, COLONIES, CORPORATE_ERA, PRELUDES, TURMOIL, VENUS_NEXT

PROJECTS_OF: Final[list[list[Card]]] = [
    [*BASE_ONE, *BASE_TWO],
    CORPORATE_ERA_CARDS,
    TURMOIL_CARDS,
    PRELUDE_CARDS,
    VENUS_CARDS,
    COLONY_CARDS,
]
BEGINNER: Final[Card] = BASE_CORPORATIONS[0]
CORPORATIONS_OF: Final[list[list[Card]]] = [
    BASE_CORPORATIONS[1:],
    CORPORATE_ERA_CORPORATIONS,
    TURMOIL_CORPORATIONS,
    PRELUDE_CORPORATIONS,
    VENUS_NEXT_CORPORATIONS,
    COLONIES_CORPORATIONS,
]
SETS: Final = [BASE, CORPORATE_ERA, TURMOIL, PRELUDES, VENUS_NEXT, COLONIES]
PRELUDE_CARDS_ALL: Final[list[Card]] = PRELUDE_DECK


def _numbered() -> list[Card]:
    """Every card, with its index, its set, the slot for resources on it, and its text."""
    cards: list[Card] = []
    slots = 0
    for number in SETS:
        extra = PRELUDE_DECK if number == PRELUDES else [BEGINNER] if number == BASE else []
        for card in [*PROJECTS_OF[number], *CORPORATIONS_OF[number], *extra]:
            card.index = len(cards)
            card.set = number
            if card.holds >= 0:
                card.slot = slots
                slots += 1
            card.text = card_text(card)
            cards.append(card)
    return cards


ALL_CARDS: Final[list[Card]] = _numbered()
BY_TOKEN: Final[dict[str, Card]] = {card.token: card for card in ALL_CARDS}
