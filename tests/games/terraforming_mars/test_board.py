"""The drawn board: every candidate that lies on it can be clicked, and mats and faces show what they should."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest
from tests.games.terraforming_mars.stage import city, delegates, give, on_table, play, rich, stage, start

from fourthrock.games.terraforming_mars import GAME
from fourthrock.games.terraforming_mars.deck import ALL_CARDS
from fourthrock.games.terraforming_mars.global_events import ALL_EVENTS
from fourthrock.games.terraforming_mars.words import COLOURS
from fourthrock.table import Item


def tokens_in(layer: str) -> set[str]:
    return {element.get("data-token", "") for element in ElementTree.fromstring(layer).iter()} - {""}


def test_what_lies_on_the_board_can_be_clicked() -> None:
    g = stage()
    rich(g)
    delegates(g, "reds", 1, 2)
    city(g, 1, "c3")
    table = start(g)
    drawn = tokens_in(GAME.layer(table.view(0), table.ask))
    on_board = {token for token in table.ask.tokens if not token.startswith(("pass", "end-turn"))}
    assert on_board <= drawn
    assert "colony:luna" in drawn


def test_areas_can_be_clicked_when_a_tile_is_placed() -> None:
    g = stage()
    rich(g)
    table = play(start(g), "project:city")
    assert set(table.ask.tokens) <= tokens_in(GAME.layer(table.view(0), table.ask))


def test_nobody_else_is_offered_anything() -> None:
    g = stage()
    rich(g)
    table = start(g)
    assert tokens_in(GAME.layer(table.view(1), None)) == set()


@pytest.mark.parametrize("item", [*ALL_CARDS, *ALL_EVENTS, *COLOURS], ids=lambda item: item.token)
def test_every_card_and_event_has_a_face(item: Item) -> None:
    assert ElementTree.fromstring(GAME.face(item)).tag.endswith("svg")


def test_a_face_says_what_the_card_does() -> None:
    face = GAME.face(next(card for card in ALL_CARDS if card.token == "birds"))
    assert "13 % oxygen" in face
    assert "10" in face


def test_the_mat_counts_stock_and_cards() -> None:
    g = stage()
    rich(g, 0, 37)
    give(g, 0, "mine")
    on_table(g, 0, "tardigrades")
    mat = GAME.mat(GAME.view(g, 0), 0, None)
    assert ">37<" in mat
    assert "1 in hand" in mat


def test_held_lists_the_own_hand_and_every_table() -> None:
    g = stage()
    give(g, 0, "mine")
    give(g, 1, "sponsors")
    on_table(g, 1, "tardigrades")
    held = {name: [item.token for item in items] for name, items in GAME.held(GAME.view(g, 0))}
    assert held["In your hand"] == ["mine"]
    assert "sponsors" not in repr(held)
    assert held["Green: on the table"] == ["tardigrades"]
