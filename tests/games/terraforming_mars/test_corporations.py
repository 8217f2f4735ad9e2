"""One test a corporation: what it starts with, and what it does."""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.stage import (
    card,
    delegates,
    give,
    me,
    oceans,
    on_table,
    play,
    put,
    rule,
    stage,
    start,
    take,
    why,
)

from fourthrock.games.terraforming_mars import GAME
from fourthrock.games.terraforming_mars.deck import ALL_CARDS
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.research import FirstChoice, start_with
from fourthrock.games.terraforming_mars.words import CORPORATION, ENERGY, HEAT, MC, PLANTS, STEEL, TITANIUM, VENUS_TAG

# Corporation: M€, production, other stock, TR, hand after keeping no cards.
STARTS = [
    ("beginner-corporation", 42, {}, {}, 20),
    ("credicor", 57, {}, {}, 20),
    ("ecoline", 36, {PLANTS: 2}, {PLANTS: 3}, 20),
    ("helion", 42, {HEAT: 3}, {}, 20),
    ("interplanetary-cinematics", 30, {}, {STEEL: 20}, 20),
    ("inventrix", 45, {}, {}, 20),
    ("mining-guild", 30, {STEEL: 1}, {STEEL: 5}, 20),
    ("phobolog", 23, {}, {TITANIUM: 10}, 20),
    ("tharsis-republic", 40, {}, {}, 20),
    ("thorgate", 48, {ENERGY: 1}, {}, 20),
    ("united-nations-mars-initiative", 40, {}, {}, 20),
    ("saturn-systems", 42, {TITANIUM: 1, MC: 1}, {}, 20),
    ("teractor", 60, {}, {}, 20),
    ("cheung-shing-mars", 44, {MC: 3}, {}, 20),
    ("point-luna", 38, {TITANIUM: 1}, {}, 20),
    ("robinson-industries", 47, {}, {}, 20),
    ("valley-trust", 37, {}, {}, 20),
    ("vitor", 48, {}, {}, 20),
    ("lakefront-resorts", 54, {}, {}, 20),
    ("pristar", 53, {}, {}, 18),
    ("terralabs-research", 14, {}, {}, 19),
    ("utopia-invest", 40, {STEEL: 1, TITANIUM: 1}, {}, 20),
    ("septem-tribus", 36, {}, {}, 20),
    ("aphrodite", 47, {PLANTS: 1}, {}, 20),
    ("celestic", 42, {}, {}, 20),
    ("manutech", 35, {STEEL: 1}, {STEEL: 1}, 20),
    ("morning-star-inc", 50, {}, {}, 20),
    ("viron", 48, {}, {}, 20),
    ("aridor", 40, {}, {}, 20),
    ("arklight", 45, {MC: 2}, {}, 20),
    ("polyphemos", 50, {MC: 5}, {TITANIUM: 5}, 20),
    ("poseidon", 45, {}, {}, 20),
    ("stormcraft-incorporated", 48, {}, {}, 20),
]


def found(token: str, keep: int = 0) -> Mars:
    """A game in which seat 0 has just founded this corporation, keeping so many cards."""
    g = stage()
    player = g.players[0]
    player.dealt = [take(g, token)]
    player.offer = [g.deck.pop() for _ in range(10)]
    for _ in start_with(g, player, FirstChoice(card(token), [], player.offer[:keep])):
        raise AssertionError("founding a corporation asks nothing")
    return g


def with_money(token: str) -> Mars:
    g = found(token)
    for player in g.players:
        player.acted_first = True
        player.stock = [50] * 6
    return g


def test_every_corporation_is_here() -> None:
    assert sorted(line[0] for line in STARTS) == sorted(c.token for c in ALL_CARDS if c.kind == CORPORATION)


@pytest.mark.parametrize(("token", "money", "production", "stock", "tr"), STARTS, ids=[line[0] for line in STARTS])
def test_start(token: str, money: int, production: dict[int, int], stock: dict[int, int], tr: int) -> None:
    player = found(token).players[0]
    assert player.stock == [money] + [stock.get(what, 0) for what in range(1, 6)]
    assert player.production == [production.get(what, 0) for what in range(6)]
    assert player.tr == tr
    assert not player.raised


@pytest.mark.parametrize(("token", "price"), [("terralabs-research", 1), ("polyphemos", 5), ("teractor", 3)])
def test_cards_cost_what_the_corporation_says(token: str, price: int) -> None:
    g = found(token, keep=2)
    assert g.players[0].stock[MC] == card(token).money - 2 * price


def test_credicor_gets_4_back_for_20_and_more() -> None:
    g = with_money("credicor")
    give(g, 0, "food-factory")
    table = play(start(g), "project:greenery", "c3")
    assert me(table).stock[MC] == 50 - 23 + 4
    g = with_money("credicor")
    give(g, 0, "earth-catapult", "mine")
    table = play(start(g), "earth-catapult", "project:power-plant")
    assert me(table).stock[MC] == 50 - 23 + 4 - 11


def test_ecoline_needs_7_plants() -> None:
    g = with_money("ecoline")
    g.players[0].stock[PLANTS] = 7
    table = play(start(g), "convert:plants", "c3")
    assert me(table).stock[PLANTS] == 0


def test_helion_pays_with_heat() -> None:
    g = with_money("helion")
    g.players[0].stock = [4, 0, 0, 0, 0, 10]
    table = start(g)
    play(table, "project:power-plant")
    assert table.ask.tokens == ["pay:proposed", "pay:other"]
    play(table, "pay:other", "9")
    assert me(table).stock == [2, 0, 0, 0, 0, 1]


def test_interplanetary_cinematics_earns_2_with_events() -> None:
    g = with_money("interplanetary-cinematics")
    give(g, 0, "release-of-inert-gases")
    table = play(start(g), "release-of-inert-gases")
    assert me(table).stock[MC] == 50 - 14 + 2


@pytest.mark.parametrize(("token", "first"), [("inventrix", "cards"), ("celestic", "floaters"), ("morning-star-inc", "venus")])
def test_first_actions_that_draw(token: str, first: str) -> None:
    g = found(token)
    table = start(g)
    hand = me(table).hand
    assert me(table).acted_first
    if first == "cards":
        assert len(hand) == 3
    elif first == "floaters":
        assert [other.floater_icon for other in hand] == [True, True]
    else:
        assert all(VENUS_TAG in other.tags for other in hand)
        assert len(hand) == 3
    assert table.position.taken == 1


def test_mining_guild_gains_steel_production_on_metal() -> None:
    g = with_money("mining-guild")
    g.board = GAME.setup(2, GAME.options(), g.dice).board
    table = play(start(g), "project:city", "h1")
    assert me(table).production[STEEL] == 2


def test_mining_guild_ignores_the_steel_of_mars_first() -> None:
    g = with_money("mining-guild")
    rule(g, "mars-first")
    table = play(start(g), "project:city", "h1")
    assert me(table).production[STEEL] == 1
    assert me(table).stock[STEEL] == 51


def test_phobolog_titanium_is_worth_4() -> None:
    assert with_money("phobolog").players[0].titanium_value == 4


def test_tharsis_republic_starts_with_a_city_and_earns_with_cities() -> None:
    g = found("tharsis-republic")
    table = start(g)
    assert "city" in table.ask.prompt
    table.play("c3")
    assert me(table).stock[MC] == 43
    assert me(table).production[MC] == 1
    g = with_money("tharsis-republic")
    g.active = 1
    table = play(start(g), "project:city", "c3")
    assert me(table).production[MC] == 1
    assert me(table).stock[MC] == 50


def test_tharsis_republic_earns_only_money_off_mars() -> None:
    g = with_money("tharsis-republic")
    give(g, 0, "ganymede-colony")
    g.players[0].stock[TITANIUM] = 0
    table = play(start(g), "ganymede-colony")
    assert me(table).stock[MC] == 50 - 20 + 3
    assert me(table).production[MC] == 0


def test_thorgate_pays_3_less_for_power() -> None:
    g = with_money("thorgate")
    table = play(start(g), "project:power-plant")
    assert me(table).stock[MC] == 42


def test_unmi_buys_tr_once_its_tr_was_raised() -> None:
    g = with_money("united-nations-mars-initiative")
    token = "use:united-nations-mars-initiative"
    table = start(g)
    assert "not raised" in why(table, token)
    play(table, "convert:heat", token)
    assert me(table).tr == 22
    assert me(table).stock[MC] == 47


def test_saturn_systems_earn_with_every_jovian_tag() -> None:
    g = with_money("saturn-systems")
    give(g, 1, "methane-from-titan", "mine")
    g.oxygen = 2
    g.active = 1
    table = play(start(g), "methane-from-titan", "pay:proposed")
    assert me(table).production[MC] == 2


def test_point_luna_draws_with_earth_tags() -> None:
    g = found("point-luna")
    assert len(g.players[0].hand) == 1
    g = with_money("point-luna")
    give(g, 0, "luna-governor")
    g.players[0].tags[4] = 3
    table = play(start(g), "luna-governor")
    assert len(me(table).hand) == 3


def test_robinson_raises_a_lowest_production() -> None:
    g = with_money("robinson-industries")
    g.players[0].production = [3, 1, 2, 1, 4, 5]
    table = play(start(g), "use:robinson-industries")
    assert table.ask.tokens == ["steel", "plants"]
    play(table, "plants")
    assert me(table).production[PLANTS] == 2
    assert me(table).stock[MC] == 46


def test_valley_trust_plays_one_of_three_preludes() -> None:
    g = found("valley-trust")
    g.prelude_deck += [take(g, token) for token in ("loan", "donation", "mohole")]
    table = start(g)
    assert sorted(table.ask.tokens) == ["donation", "loan", "mohole"]
    play(table, "donation")
    assert me(table).stock[MC] == 37 + 21
    assert me(table).tags[4] == 1


def test_vitor_funds_an_award_for_free_and_earns_with_points() -> None:
    g = found("vitor")
    table = play(start(g), "award:miner")
    assert table.position.funded == [4]
    assert me(table).stock[MC] == 48
    assert table.ask.note_on(table.position.awards[0]) == "14 M€"
    g = with_money("vitor")
    give(g, 0, "trees", "mine")
    g.temperature = 0
    table = play(start(g), "trees")
    assert me(table).stock[MC] == 50 - 13 + 3


def test_lakefront_resorts_live_by_the_sea() -> None:
    g = with_money("lakefront-resorts")
    oceans(g, "e4")
    g.active = 1
    table = play(start(g), "project:aquifer", "e5")
    assert me(table).production[MC] == 1
    assert me(table, 1).stock[MC] == 50 - 18 + 2
    play(table, "end-turn", "pass")
    play(table, "project:city", "d4")
    assert me(table).stock[MC] == 50 - 25 + 6


def test_pristar_earns_when_its_tr_stands_still() -> None:
    g = with_money("pristar")
    for player in g.players:
        player.passed = player.seat != 0
    table = play(start(g), "pass")
    assert me(table).stock[MC] == 50 + 18 + 6
    assert me(table).held[card("pristar").slot] == 1
    g = with_money("pristar")
    for player in g.players:
        player.passed = player.seat != 0
    table = play(start(g), "convert:heat", "pass")
    assert me(table).held[card("pristar").slot] == 0


def test_utopia_invest_turns_production_into_stock() -> None:
    g = with_money("utopia-invest")
    table = play(start(g), "use:utopia-invest:3")
    assert me(table).production[TITANIUM] == 0
    assert me(table).stock[TITANIUM] == 54
    g = with_money("utopia-invest")
    g.players[0].production[MC] = -4
    table = play(start(g), "use:utopia-invest:1")
    assert me(table).production[MC] == -5
    assert me(table).stock[MC] == 54


def test_septem_tribus_earn_2_for_each_party_joined() -> None:
    g = with_money("septem-tribus")
    delegates(g, "reds", 0, 2)
    delegates(g, "greens", 0, 1)
    table = play(start(g), "use:septem-tribus")
    assert me(table).stock[MC] == 54
    assert me(table).tags[11] == 1


def test_aphrodite_earns_with_venus() -> None:
    g = with_money("aphrodite")
    g.active = 1
    table = play(start(g), "project:air-scrapping")
    assert me(table).stock[MC] == 52


def test_celestic_and_stormcraft_put_floaters_anywhere() -> None:
    for token in ("celestic", "stormcraft-incorporated"):
        g = with_money(token)
        on_table(g, 0, "dirigibles")
        table = play(start(g), f"use:{token}", "dirigibles")
        assert me(table).held[card("dirigibles").slot] == 1


def test_manutech_gets_what_it_produces() -> None:
    g = with_money("manutech")
    give(g, 0, "strip-mine", "mine")
    g.players[0].production[ENERGY] = 2
    g.players[0].stock[STEEL] = 0
    table = play(start(g), "strip-mine")
    assert me(table).stock[STEEL] == 2
    assert me(table).stock[TITANIUM] == 51
    assert me(table).stock[ENERGY] == 50


def test_viron_uses_an_action_twice() -> None:
    g = with_money("viron")
    on_table(g, 0, "tardigrades", "ants")
    table = start(g)
    assert "no action of yours" in why(table, "use:viron")
    play(table, "use:tardigrades", "use:viron")
    assert me(table).held[card("tardigrades").slot] == 2


def test_aridor_adds_a_colony_tile_and_earns_with_new_tags() -> None:
    g = found("aridor")
    table = start(g)
    assert "colony:titan" in table.ask.tokens
    play(table, "colony:pluto")
    assert [tile.name for tile in table.position.colony_tiles][-1] == "Pluto"
    g = with_money("aridor")
    give(g, 0, "deep-well-heating", "mine")
    g.players[0].stock[STEEL] = 0
    table = play(start(g), "deep-well-heating", "mine")
    assert me(table).production[MC] == 2


def test_arklight_grows_with_animals_and_plants() -> None:
    g = found("arklight")
    slot = card("arklight").slot
    assert g.players[0].held[slot] == 1
    g = with_money("arklight")
    give(g, 0, "adapted-lichen", "mine")
    table = play(start(g), "adapted-lichen")
    assert me(table).held[slot] == 2


def test_poseidon_builds_a_colony_first_and_earns_with_all_of_them() -> None:
    g = found("poseidon")
    table = play(start(g), "colony:triton")
    assert me(table).stock[TITANIUM] == 3
    assert me(table).production[MC] == 1
    g = with_money("poseidon")
    g.active = 1
    table = play(start(g), "project:build-colony", "colony:luna")
    assert me(table).production[MC] == 1


def test_stormcraft_floaters_are_heat() -> None:
    g = with_money("stormcraft-incorporated")
    put(g, "stormcraft-incorporated", 3)
    g.players[0].stock[HEAT] = 4
    table = play(start(g), "convert:heat", "2")
    assert me(table).stock[HEAT] == 0
    assert me(table).held[card("stormcraft-incorporated").slot] == 1


def test_polyphemos_pays_5_in_research() -> None:
    g = with_money("polyphemos")
    on_table(g, 0, "inventors-guild")
    g.deck.append(take(g, "mine"))
    table = play(start(g), "use:inventors-guild", "mine")
    assert me(table).stock[MC] == 45
