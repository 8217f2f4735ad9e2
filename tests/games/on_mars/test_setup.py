"""Rule 2: what lies where before the first question."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import MISSIONS
from fourthrock.games.on_mars.hexes import HEXES
from fourthrock.games.on_mars.options import Options
from fourthrock.table import dice_for

from .stage import HEX, table


@pytest.mark.parametrize(("players", "each", "hidden_techs"), [(2, 2, 0), (3, 3, 8), (4, 3, 8)])
def test_2_1_warehouse_and_technologies(players: int, each: int, hidden_techs: int) -> None:
    g = GAME.setup(players, Options(), dice_for(1))
    assert g.warehouse == [0, each, each, each, each, each, 0]
    assert sorted(g.grid) == [0, 1, 2, 3, 4, 7, 8, 9]
    assert len(g.tech_deck) == hidden_techs


def test_2_1_display_is_six_level_1_cards_above_six_more_and_all_of_level_3() -> None:
    g = GAME.setup(3, Options(), dice_for(2))
    shown = [card for card in g.display if card >= 0]
    assert len(shown) == 6
    assert all(BLUEPRINTS[card].level == 1 for card in shown)
    assert [BLUEPRINTS[card].level for card in reversed(g.blueprint_deck)] == [1] * 6 + [3] * 12


@pytest.mark.parametrize(("length", "long_ones"), [("short", 1), ("long", 2)])
def test_2_1_missions_of_a_short_and_a_long_game(length: str, long_ones: int) -> None:
    g = GAME.setup(4, Options(length=length), dice_for(3))  # type: ignore[arg-type]
    assert sum(MISSIONS[mission].long for mission in g.missions) == long_ones
    assert g.mission_left == [MISSIONS[mission].needs[2] for mission in g.missions]


def test_2_1_map_begins_with_a_mine_and_four_life_support_buildings() -> None:
    g = GAME.setup(2, Options(), dice_for(4))
    assert g.building[HEX["g5"]] == 0
    assert sorted(g.building[HEX[name]] for name in ("e4", "e6", "i4", "i6")) == [1, 2, 3, 4]
    assert len(HEXES) == 91
    assert sum(tile >= 100 for tile in g.tile) == 8


def test_2_2_a_player_begins_with_a_shelter_a_bot_and_three_colonists() -> None:
    g = GAME.setup(4, Options(), dice_for(5))
    for s in range(4):
        assert g.stock[s * 7 : s * 7 + 7] == [1, 1, 1, 1, 1, 1, 0]
        assert g.depot[s * 8 : s * 8 + 8] == [1, 1, 1, 1, 1, 0, 0, 0]
        assert (g.quarters[s], g.supply[s], g.bots[s], g.rover_at[s], len(g.goals[s])) == (3, 9, 3, -1, 3)
        homes = [h for h in range(91) if g.building[h] == 5 and g.owner[h] == s]
        assert len(homes) == 1
        assert (g.piece[homes[0]], g.who[homes[0]]) == (1, s)


def test_2_3_everybody_chooses_a_free_space_then_the_last_in_order_places_the_shuttle() -> None:
    g = GAME.setup(2, Options(), dice_for(6))
    t = table(g)
    first = t.ask.seat
    t.play("order-1")
    assert "order-1" not in t.ask.tokens
    t.play("order-5")
    assert t.ask.seat == 1 - first
    t.play("shuttle-colony")
    assert t.position.shuttle == 1
    assert t.position.shuttle_in_colony
    assert t.ask.seat == first


def test_2_3_space_4_sells_a_colonist_for_water_and_a_plant() -> None:
    g = GAME.setup(2, Options(), dice_for(6))
    t = table(g)
    seat = t.ask.seat
    t.play("order-4")
    t.play("yes")
    while t.ask.prompt.startswith("Pay with"):
        t.play(t.ask.tokens[0])
    assert t.position.quarters[seat] == 4
    assert t.position.stock[seat * 7 : seat * 7 + 5] == [1, 1, 0, 0, 1]


def test_24_the_beacon_is_the_thirteenth_level_3_card() -> None:
    g = GAME.setup(2, Options(beacon=True), dice_for(7))
    assert sum(BLUEPRINTS[card].level == 3 for card in g.blueprint_deck) == 13
    assert 24 in g.blueprint_deck


def test_17_3_first_colonists_fix_missions_and_spaces() -> None:
    g = GAME.setup(3, Options(first_colonists=True), dice_for(8))
    assert [MISSIONS[mission].name for mission in g.missions] == [
        "Blueprints taken",
        "Scientists taken",
        "Discovery tiles taken by Rovers",
    ]
    assert len(set(g.start_space)) == 3
    assert set(g.start_space) <= {2, 3, 4, 6, 7, 8}
    assert len(g.first_a) == 3
