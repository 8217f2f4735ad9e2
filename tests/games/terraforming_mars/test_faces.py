"""Every card, global event, party, colony tile and seat has a face, and says on it what it does."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from fourthrock.games.terraforming_mars import GAME
from fourthrock.games.terraforming_mars.colonies import COLONY_TILES
from fourthrock.games.terraforming_mars.deck import ALL_CARDS
from fourthrock.games.terraforming_mars.global_events import ALL_EVENTS
from fourthrock.games.terraforming_mars.words import PARTIES
from fourthrock.table import DONE, Item


@pytest.mark.parametrize("item", [*ALL_EVENTS, *PARTIES, *COLONY_TILES], ids=lambda item: item.token)
def test_a_face_is_a_drawing_that_bears_its_name(item: Item) -> None:
    drawing = ElementTree.fromstring(GAME.face(item))
    said = " ".join([*drawing.itertext(), *(part.get("aria-label") or "" for part in drawing.iter())])
    assert item.name in said


def test_every_card_and_every_seat_has_a_face() -> None:
    for item in [*ALL_CARDS, *GAME.sides(5, GAME.options())]:
        assert ElementTree.fromstring(GAME.face(item)).tag.endswith("svg"), item


def test_a_plain_word_has_none() -> None:
    assert GAME.face(DONE) == ""
