"""Where cards meet each other, an empty table, the Reds or a game alone: the cases that a line of facts cannot say."""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.stage import (
    BARE,
    card,
    city,
    colonies,
    corporation,
    give,
    me,
    offered,
    on_table,
    play,
    put,
    rule,
    space,
    stage,
    start,
    why,
)

from fourthrock.games.terraforming_mars.boards import HELLAS
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import ENERGY, MC, STEEL


def plain(seats: int = 2, money: int = 50) -> Mars:
    g = stage(seats)
    for player in g.players:
        player.stock = [money, 0, 0, 0, 0, 0]
    return g


# -------------------------------------------------------------------------------------------------------------- production


def test_energy_tapping_can_be_played_where_nobody_has_energy_production() -> None:
    g = plain()
    give(g, 0, "energy-tapping")
    table = play(start(g), "energy-tapping")
    assert me(table).production[ENERGY] == 0
    assert card("energy-tapping") in me(table).played


def test_power_supply_consortium_cannot_be_played_where_nobody_has_energy_production() -> None:
    g = plain()
    g.players[0].tags[3] = 2
    give(g, 0, "power-supply-consortium")
    assert "nobody has enough energy production to lose" in why(start(g), "power-supply-consortium")


@pytest.mark.parametrize(("production", "may"), [(-3, True), (-4, False)])
def test_robotic_workforce_copies_immigrant_city_without_the_step_that_its_city_made_good(production: int, may: bool) -> None:
    g = plain()
    on_table(g, 0, "immigrant-city")
    give(g, 0, "robotic-workforce")
    g.players[0].production = [production, 0, 0, 0, 1, 0]
    table = start(g)
    assert ("robotic-workforce" in offered(table)) is may
    if may:
        assert me(play(table, "robotic-workforce")).production == [production - 2, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(("production", "may"), [(-4, True), (-5, False)])
def test_immigrant_city_can_be_played_down_to_minus_4(production: int, may: bool) -> None:
    g = plain()
    give(g, 0, "immigrant-city")
    g.players[0].production = [production, 0, 0, 0, 1, 0]
    table = start(g)
    assert ("immigrant-city" in offered(table)) is may
    if may:
        play(table, "immigrant-city", "h4")
        assert me(table).production[MC] == production - 1


# ------------------------------------------------------------------------------------------------------------------- alone


@pytest.mark.parametrize(("token", "others"), [("predators", "small-animals"), ("ants", "tardigrades")])
def test_18_3_alone_predators_and_ants_feed_on_the_neutral_opponent(token: str, others: str) -> None:
    g = plain(1)
    on_table(g, 0, token, others)
    put(g, others, 1)
    table = play(start(g), f"use:{token}")
    assert me(table).on(card(token)) == 1
    assert me(table).on(card(others)) == 1


def test_3_8_vitor_alone_has_no_award_to_fund_and_loses_no_action() -> None:
    g = plain(1)
    corporation(g, 0, "vitor")
    table = start(g)
    assert table.ask.prompt == "Your first action"
    assert table.position.taken == 0


def test_3_8_vitor_with_three_awards_funded_does_something_else() -> None:
    g = plain(3)
    corporation(g, 0, "vitor")
    g.funded, g.funded_by = [0, 1, 2], [1, 1, 2]
    assert start(g).ask.prompt == "Your first action"


# -------------------------------------------------------------------------------------------------------- under the Reds


def test_16_14_viron_cannot_use_an_action_again_whose_tax_its_price_would_eat() -> None:
    g = plain(money=11)
    rule(g, "reds")
    corporation(g, 0, "viron")
    on_table(g, 0, "aquifer-pumping")
    g.players[0].used = [card("aquifer-pumping")]
    assert "use:viron" in offered(start(g))
    g.players[0].stock[MC] = 10
    assert "no action of yours" in why(start(g), "use:viron")


def test_16_14_a_colony_on_europa_must_leave_the_tax_of_its_ocean() -> None:
    """Where Europa is the only place left, 17 M€ for the colony and 3 for the ocean's TR are needed."""
    g = plain(money=19)
    colonies(g, "europa")
    rule(g, "reds")
    assert why(start(g), "project:build-colony")
    g.players[0].stock[MC] = 20
    table = play(start(g), "project:build-colony")
    play(table, table.ask.tokens[0])
    assert (me(table).tr, me(table).stock[MC]) == (21, 0)


def filled_but_the_pole(money: int) -> Mars:
    """Hellas, where no land is left but the south pole."""
    g = plain(money=money)
    g.board = HELLAS
    for area in range(61):
        if not HELLAS.ocean[area] and area != HELLAS.pole:
            g.tile[area], g.owner[area] = 2, 1
    return g


@pytest.mark.parametrize(("money", "may"), [(29, True), (28, False)])
def test_7_8_the_pole_must_be_payable_beside_the_price(money: int, may: bool) -> None:
    g = filled_but_the_pole(money)
    table = start(g)
    assert ("project:greenery" in offered(table)) is may
    if may:
        play(table, "project:greenery", "a1")
        assert me(table).stock[MC] == 0
        assert table.position.oceans == 1


@pytest.mark.parametrize(("money", "may"), [(35, True), (34, False)])
def test_7_8_16_14_under_the_reds_the_pole_costs_the_tax_of_oxygen_and_ocean_too(money: int, may: bool) -> None:
    g = filled_but_the_pole(money)
    rule(g, "reds")
    assert ("project:greenery" in offered(start(g))) is may


def test_7_8_metal_that_pays_the_card_leaves_money_for_the_pole() -> None:
    g = filled_but_the_pole(6)
    for area in range(61):
        if g.tile[area]:
            g.tile[area] = 6
    g.players[0].stock[STEEL] = 8
    g.players[0].production[ENERGY] = 1
    give(g, 0, "cupola-city")
    assert "cupola-city" in offered(start(g))
    g.players[0].stock[STEEL] = 7
    assert "no area left" in why(start(g), "cupola-city")


def test_16_14_one_of_two_ways_may_be_open_where_the_other_costs_more_tax() -> None:
    """Atmoscoop with 3 M€ beside its price: two steps of temperature would cost 6, a step of Venus before its end 3."""
    g = plain(money=25)
    rule(g, "reds")
    g.venus = 28
    g.players[0].tags[2] = 3
    give(g, 0, "atmoscoop")
    table = play(start(g), "atmoscoop")
    assert me(table).tr == 21
    assert table.position.venus == 30


# ---------------------------------------------------------------------------------------------------------------- refusals


def test_21_4_a_trade_that_cannot_be_paid_names_all_fares() -> None:
    g = plain(money=8)
    colonies(g, "luna")
    g.players[0].fleets = 1
    g.players[0].stock[ENERGY] = 2
    on_table(g, 0, "cryo-sleep")
    g.players[0].stock[MC] = 7
    g.players[0].stock[ENERGY] = 1
    assert "costs 8 M€, 2 energy or 2 titanium, you have 7, 1 and 0" in why(start(g), "colony:luna")


def test_15_13_delegates_in_the_lobby_do_not_help_a_card() -> None:
    g = plain()
    on_table(g, 0, "martian-media-center")
    g.reserve[0] = 0
    assert "delegates in your reserve: you have 0, needs 1" in why(start(g), "use:martian-media-center")


def test_6_11_pets_are_never_a_prey() -> None:
    g = plain()
    on_table(g, 0, "predators")
    on_table(g, 1, "pets")
    put(g, "pets", 3)
    assert "there is no animal to take" in why(start(g), "use:predators")


def test_7_4_noctis_city_lies_beside_cities_but_only_on_its_own_area() -> None:
    g = plain()
    g.board = BARE
    city(g, 1, "e2")
    g.players[0].production[ENERGY] = 1
    give(g, 0, "noctis-city")
    table = play(start(g), "noctis-city")
    assert table.position.tile[space("e3").index] == 3


def test_6_9_resources_without_a_card_for_them_are_lost() -> None:
    g = plain()
    give(g, 0, "imported-nitrogen")
    table = play(start(g), "imported-nitrogen")
    assert sum(me(table).held) == 0
    assert me(table).tr == 21


def test_14_3_a_cheaper_next_card_lasts_no_longer_than_the_generation() -> None:
    g = plain()
    give(g, 0, "indentured-workers", "soletta")
    g.players[1].passed = True
    table = play(start(g), "indentured-workers", "pass")
    assert me(table).next_cheaper == 0
