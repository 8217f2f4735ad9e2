"""The drawn board: every candidate that lies on it can be clicked, and mats and faces show what they should."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest
from tests.games.terraforming_mars.stage import city, delegates, give, on_table, play, rich, stage, start

from fourthrock.games.terraforming_mars import GAME
from fourthrock.games.terraforming_mars.deck import ALL_CARDS
from fourthrock.games.terraforming_mars.global_events import ALL_EVENTS
from fourthrock.games.terraforming_mars.sheet import GLOBE_HIGH, RIGHT
from fourthrock.games.terraforming_mars.words import BLUE, BUILDING, COLOURS, ENERGY, MC
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


def test_the_mat_counts_stock_production_and_cards() -> None:
    g = stage()
    rich(g, 0, 37)
    g.players[0].production[ENERGY] = 4
    give(g, 0, "mine")
    on_table(g, 0, "tardigrades")
    mat = GAME.mat(GAME.view(g, 0), 0, None)
    assert ">37<" in mat
    assert "production +4" in mat
    assert "1 cards in hand, 1 played" in mat
    assert "Tardigrades" in mat


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_mats_of_all_players_have_room_in_a_rail_of_832_pixels(seats: int) -> None:
    g = stage(seats)
    for me in g.players:
        on_table(g, me.seat, *[card.token for card in ALL_CARDS if card.kind == BLUE and card.cost > 9][:30])
    view = GAME.view(g, 0)
    heights = [float(GAME.mat(view, seat, None).split('viewBox="0 0 244 ')[1].split('"')[0]) for seat in range(seats)]
    assert sum(heights) * 1.02 + 66 * seats <= 832


def test_the_action_of_a_card_is_clicked_on_the_card_where_it_lies() -> None:
    g = stage()
    on_table(g, 0, "tardigrades")
    table = start(g)
    assert "use:tardigrades" in tokens_in(GAME.mat(table.view(0), 0, table.ask))
    assert tokens_in(GAME.mat(table.view(1), 1, None)) == set()


def test_a_card_that_is_asked_for_is_clicked_where_it_lies() -> None:
    g = stage()
    rich(g)
    on_table(g, 0, "tardigrades", "decomposers")
    give(g, 0, "local-shading", "imported-nitrogen")
    table = play(start(g), "imported-nitrogen")
    while "tardigrades" not in table.ask.tokens:
        table.play(table.ask.tokens[0], 0)
    assert {"tardigrades", "decomposers"} <= tokens_in(GAME.mat(table.view(0), 0, table.ask))


def test_delegates_are_sent_from_the_party_and_seats_are_shown() -> None:
    g = stage()
    rich(g)
    delegates(g, "reds", 1, 2)
    table = start(g)
    layer = GAME.layer(table.view(0), table.ask)
    assert {"lobby:reds", "reserve:reds"} <= tokens_in(layer)
    assert "Green: 2 in Reds, leading" in layer
    assert "Your influence: 0" in layer


def test_a_global_event_says_what_it_would_do_to_the_viewer_now() -> None:
    g = stage()
    g.coming = next(event for event in ALL_EVENTS if event.name == "Global Dust Storm")
    g.players[0].tags[BUILDING] = 3
    g.players[0].stock[MC] = 50
    assert "You: −6 M€" in GAME.layer(GAME.view(g, 0), None).replace("-6", "−6")
    assert "You: −6 M€" not in GAME.layer(GAME.view(g, 1), None).replace("-6", "−6")
    assert "You:" not in GAME.layer(GAME.view(g, None), None)


def test_standard_projects_are_always_shown_with_what_they_cost_the_viewer() -> None:
    g = stage()
    g.players[1].cheaper_power_plant = 3
    assert "Power Plant: gain 1 energy production. Costs 11 M€" in GAME.layer(GAME.view(g, 0), None)
    assert "Power Plant: gain 1 energy production. Costs 8 M€" in GAME.layer(GAME.view(g, 1), None)


def test_without_a_committee_its_place_belongs_to_milestones_and_awards() -> None:
    def place_of(token: str, turmoil: bool) -> list[float]:
        layer = ElementTree.fromstring(GAME.layer(GAME.view(stage(2, turmoil=turmoil), 0), None))
        found = next(element for element in layer.iter() if element.get("id") == token)
        return [float(part) for part in found.get("transform", "").removeprefix("translate(").rstrip(")").split()]

    assert place_of("milestone-mayor", turmoil=True)[1] > GLOBE_HIGH
    assert place_of("milestone-mayor", turmoil=False)[0] == RIGHT
    assert place_of("award-venuphile", turmoil=False)[1] < GLOBE_HIGH


def test_facets_sort_by_the_price_and_filter_by_tags_and_whether_a_card_can_be_played_now() -> None:
    g = stage()
    rich(g, 0, 20)
    g.players[0].cheaper = 2
    give(g, 0, "mine", "birds")
    view = GAME.view(g, 0)
    mine, birds = (next(card for card in ALL_CARDS if card.token == token) for token in ("mine", "birds"))
    assert GAME.facets(view, mine) == {"cost": mine.cost - 2, "tags": "building", "type": "automated", "playable": "now"}
    assert GAME.facets(view, birds)["playable"] == "later"
    assert GAME.facets(GAME.view(g, 1), mine)["cost"] == mine.cost
    assert "playable" not in GAME.facets(GAME.view(g, 1), mine)


def test_charts_have_a_value_a_generation_for_each_player() -> None:
    g = stage(2, turmoil=False)
    g.players[0].production[MC] = 5
    assert GAME.charts(GAME.view(g, 0)) == []
    table = start(g)
    while table.position.generation == 1 and not table.over:
        table.play("pass" if "pass" in table.ask.tokens else table.ask.tokens[0], table.ask.seat)
    charts = {chart.title: chart for chart in GAME.charts(table.view(0))}
    assert charts["Income in M€"].periods == ["1"]
    assert charts["Income in M€"].values == [[25.0], [20.0]]
    assert charts["Terraform rating"].values == [[20.0], [20.0]]
    assert len(charts) == 4


def test_held_lists_the_own_hand_and_every_table() -> None:
    g = stage()
    give(g, 0, "mine")
    give(g, 1, "sponsors")
    on_table(g, 1, "tardigrades")
    held = {name: [item.token for item in items] for name, items in GAME.held(GAME.view(g, 0))}
    assert held["In your hand"] == ["mine"]
    assert "sponsors" not in repr(held)
    assert held["Green: on the table"] == ["tardigrades"]
