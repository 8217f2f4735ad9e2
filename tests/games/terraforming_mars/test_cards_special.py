"""Cards that need more than a line: choices, triggers, discounts, copying, delegates, colonies."""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import settle
from tests.games.terraforming_mars.stage import (
    card,
    city,
    colonies,
    colony,
    corporation,
    delegates,
    every_tag,
    give,
    greenery,
    me,
    oceans,
    on_table,
    play,
    put,
    rich,
    rule,
    space,
    stage,
    start,
    tags,
    take,
    why,
)

from fourthrock.games.terraforming_mars import GAME, scoring
from fourthrock.games.terraforming_mars.committee import delegates as sent
from fourthrock.games.terraforming_mars.payment import price
from fourthrock.games.terraforming_mars.playing import why_not_play
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import (
    ENERGY,
    HEAT,
    MC,
    PLANTS,
    REDS,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from fourthrock.table import Table


def rich_stage(seats: int = 3) -> Mars:
    g = stage(seats)
    for player in g.players:
        player.stock = [50] * 6
        player.production = [5] * 6
    return g


def played(g: Mars, *tokens: str) -> Table[Mars]:
    """Play cards of seat 0 one after the other, the turn coming back to it at once."""
    for player in g.players[1:]:
        player.passed = True
    give(g, 0, *tokens)
    table = start(g)
    for token in tokens:
        table.play(token)
        settle(table)
    return table


def on(table: Table[Mars], token: str) -> int:
    for player in table.position.players:
        if card(token) in player.played:
            return player.held[card(token).slot]
    raise AssertionError(f"{token} is not on the table")


# ----------------------------------------------------------------------------------------------------- tiles and their areas


def test_land_claim_keeps_an_area_for_its_owner() -> None:
    g = rich_stage()
    give(g, 0, "land-claim")
    table = play(start(g), "land-claim", "c3")
    assert table.position.claim[space("c3").index] == 0
    play(table, "end-turn")
    assert table.ask.seat == 1
    play(table, "project:city")
    assert "another player has claimed this area" in why(table, "c3")


def test_mining_rights_gains_production_of_the_metal_printed_there() -> None:
    g = rich_stage()
    g.board = GAME.setup(2, GAME.options(), g.dice).board
    give(g, 0, "mining-rights")
    table = play(start(g), "mining-rights", "pay:proposed")
    assert "steel or titanium bonus" in why(table, "d4")
    table.play("h6")
    assert me(table).production[TITANIUM] == 6
    assert me(table).production[STEEL] == 5


def test_mining_area_must_touch_an_own_tile() -> None:
    g = rich_stage()
    g.board = GAME.setup(2, GAME.options(), g.dice).board
    city(g, 0, "h2")
    give(g, 0, "mining-area")
    table = play(start(g), "mining-area", "pay:proposed")
    assert "next to a tile of yours" in why(table, "h6")
    table.play("h1")
    assert me(table).production[STEEL] == 6


@pytest.mark.parametrize(("token", "points"), [("capital", 2), ("commercial-district", 2)])
def test_points_for_what_lies_beside_the_tile(token: str, points: int) -> None:
    g = rich_stage()
    oceans(g, "e4", "e5", "e6", "f6")
    city(g, 1, "g2")
    city(g, 1, "h4")
    give(g, 0, token)
    table = play(start(g), token, "pay:proposed", "d5" if token == "capital" else "h3")
    settle(table)
    lines = dict(scoring.score_lines(table.position, me(table)))
    if token == "commercial-district":
        points = len([area for area in space("h3").around if table.position.tile[area] == 3])
    assert lines[card(token).name] == points
    assert points > 0


def test_immigration_shuttles_count_every_third_city() -> None:
    g = rich_stage()
    for seat, area in enumerate(["a1", "c3", "e8"]):
        city(g, seat, area)
    g.off_map[0] = 1
    table = played(g, "immigration-shuttles")
    assert dict(scoring.score_lines(table.position, me(table)))["Immigration Shuttles"] == 1
    city(table.position, 1, "h1")
    city(table.position, 1, "i4")
    assert dict(scoring.score_lines(table.position, me(table)))["Immigration Shuttles"] == 2


def test_immigrant_city_repairs_one_step_of_its_own_loss() -> None:
    g = rich_stage()
    g.players[0].production[MC] = -4
    table = played(g, "immigrant-city")
    assert me(table).production[MC] == -5
    assert me(table).production[ENERGY] == 4
    g = rich_stage()
    g.players[0].production[MC] = -5
    give(g, 0, "immigrant-city")
    assert "M€ production is -5" in why(start(g), "immigrant-city")


def test_immigrant_city_gains_for_every_city_of_anybody() -> None:
    g = rich_stage()
    on_table(g, 0, "immigrant-city")
    g.active = 1
    table = play(start(g), "project:city", "c3")
    assert me(table).production[MC] == 6


def test_noctis_city_has_its_own_area_even_beside_cities_and_none_on_hellas() -> None:
    g = rich_stage()
    city(g, 1, "e2")
    table = played(g, "noctis-city")
    assert table.position.tile[space("e3").index] == 3
    g = stage(2, board="hellas")
    rich(g)
    g.board = GAME.setup(2, GAME.options(board="hellas"), g.dice).board
    city(g, 1, "e2")
    give(g, 0, "noctis-city")
    table = play(start(g), "noctis-city", "pay:proposed")
    assert "next to a city" in why(table, "e3")
    assert "d5" in table.ask.tokens


def test_lava_tube_settlement_may_touch_cities() -> None:
    g = rich_stage()
    city(g, 1, "c2")
    give(g, 0, "lava-tube-settlement")
    table = play(start(g), "lava-tube-settlement", "pay:proposed")
    assert table.ask.tokens == ["b2", "c1", "d1", "e1"]


def test_red_tourism_wave_counts_each_empty_area_once() -> None:
    g = rich_stage()
    rule(g, "reds")
    city(g, 0, "g3")
    greenery(g, 0, "g4")
    table = played(g, "red-tourism-wave")
    assert me(table).stock[MC] == 50 - 3 + 8


def test_flooding_hits_an_owner_beside_that_ocean() -> None:
    g = rich_stage()
    city(g, 2, "d7")
    give(g, 0, "flooding")
    table = play(start(g), "flooding", "d8")
    assert table.ask.tokens == ["blue", "nobody"]
    table.play("blue")
    assert me(table, 2).stock[MC] == 46


# --------------------------------------------------------------------------------------------------------- things on cards


def test_search_for_life_finds_a_microbe_tag_in_the_open() -> None:
    g = rich_stage()
    on_table(g, 0, "search-for-life")
    g.deck.append(take(g, "tardigrades"))
    table = play(start(g), "use:search-for-life")
    assert on(table, "search-for-life") == 1
    assert me(table).stock[MC] == 49
    assert card("tardigrades") in table.position.discard
    assert dict(scoring.score_lines(table.position, me(table)))["Search for Life"] == 3


def test_search_for_life_finds_nothing_without_the_tag() -> None:
    g = rich_stage()
    on_table(g, 0, "search-for-life")
    g.deck.append(take(g, "mine"))
    assert on(play(start(g), "use:search-for-life"), "search-for-life") == 0


def test_mars_university_may_change_a_card_for_every_science_tag() -> None:
    g = rich_stage()
    give(g, 0, "mars-university", "research", "mine", "sponsors", "cartel")
    for player in g.players[1:]:
        player.passed = True
    table = play(start(g), "mars-university", "pay:proposed")
    assert "Discard a card" in table.ask.prompt
    play(table, "mine", "research")
    assert "Discard a card" in table.ask.prompt
    play(table, "sponsors", "nobody")
    assert card("mine") in table.position.discard
    assert card("sponsors") in table.position.discard
    assert len(me(table).hand) == 5


def test_viral_enhancers_gives_a_plant_or_feeds_the_card_played() -> None:
    g = rich_stage()
    give(g, 0, "tardigrades", "bushes")
    on_table(g, 0, "viral-enhancers")
    g.temperature = 0
    for player in g.players[1:]:
        player.passed = True
    table = play(start(g), "tardigrades")
    assert len(table.ask.tokens) == 2
    play(table, "viral-enhancers:option-2")
    assert on(table, "tardigrades") == 1
    play(table, "bushes")
    assert me(table).stock[PLANTS] == 50 + 2 + 1


def test_viral_enhancers_sees_itself() -> None:
    table = played(rich_stage(), "viral-enhancers")
    assert me(table).stock[PLANTS] == 51


def test_olympus_conference_gathers_science_and_turns_it_into_cards() -> None:
    g = rich_stage()
    give(g, 0, "olympus-conference", "mars-university", "breathing-filters")
    g.oxygen = 7
    for player in g.players[1:]:
        player.passed = True
    table = play(start(g), "olympus-conference", "pay:proposed")
    assert on(table, "olympus-conference") == 1
    play(table, "breathing-filters")
    hand = len(me(table).hand)
    play(table, "olympus-conference:option-2")
    assert on(table, "olympus-conference") == 0
    assert len(me(table).hand) == hand + 1


@pytest.mark.parametrize(
    ("watcher", "played_card", "gained"),
    [
        ("decomposers", "algae", 1),
        ("decomposers", "advanced-ecosystems", 3),
        ("ecological-zone", "fish", 1),
        ("ecological-zone", "advanced-ecosystems", 2),
        ("venusian-animals", "research", 2),
        ("martian-zoo", "sponsors", 1),
    ],
)
def test_cards_that_grow_with_tags(watcher: str, played_card: str, gained: int) -> None:
    g = rich_stage()
    on_table(g, 0, watcher)
    every_tag(g, 0, 2)
    oceans(g, "a2", "a4", "a5", "b6", "d8")
    g.temperature = 2
    table = played(g, played_card)
    assert on(table, watcher) == gained


@pytest.mark.parametrize(("token", "own"), [("decomposers", 1), ("ecological-zone", 2), ("venusian-animals", 1)])
def test_cards_that_count_their_own_tags(token: str, own: int) -> None:
    g = rich_stage()
    greenery(g, 0, "g3")
    g.oxygen, g.venus = 3, 18
    assert on(played(g, token), token) == own


def test_gmo_contract_pays_2_for_every_living_tag_its_own_included() -> None:
    g = rich_stage()
    rule(g, "greens")
    table = played(g, "gmo-contract")
    assert me(table).stock[MC] == 50 - 3 + 2


def test_herbivores_grow_with_every_own_greenery() -> None:
    g = rich_stage()
    on_table(g, 0, "herbivores")
    table = play(start(g), "convert:plants", "c3")
    assert on(table, "herbivores") == 1


def test_pets_grow_with_every_city_and_are_safe() -> None:
    g = rich_stage()
    on_table(g, 0, "pets", "predators")
    put(g, "pets", 3)
    on_table(g, 1, "fish")
    put(g, "fish", 1)
    table = play(start(g), "project:city", "c3")
    assert on(table, "pets") == 4
    play(table, "use:predators")
    assert on(table, "pets") == 4
    assert on(table, "fish") == 0


def test_protected_habitats_guard_against_opponents() -> None:
    g = rich_stage()
    on_table(g, 1, "protected-habitats", "fish")
    put(g, "fish", 3)
    on_table(g, 0, "predators")
    give(g, 0, "asteroid")
    table = start(g)
    assert "no animal" in why(table, "use:predators")
    play(table, "asteroid", "pay:proposed")
    assert table.ask.tokens == ["red", "blue", "nobody"]


def test_ceos_favorite_project_needs_something_on_the_card() -> None:
    g = rich_stage()
    on_table(g, 0, "tardigrades", "physics-complex")
    put(g, "physics-complex", 1)
    table = played(g, "ceos-favorite-project")
    assert on(table, "physics-complex") == 2
    assert on(table, "tardigrades") == 0


def test_corroder_suits_and_maxwell_base_feed_venus_cards() -> None:
    g = rich_stage()
    on_table(g, 0, "tardigrades", "dirigibles")
    table = played(g, "corroder-suits")
    assert on(table, "dirigibles") == 1
    assert me(table).production[MC] == 7
    g = rich_stage()
    on_table(g, 0, "maxwell-base", "tardigrades", "extractor-balloons")
    assert on(play(start(g), "use:maxwell-base"), "extractor-balloons") == 1


def test_sulphur_eating_bacteria_trade_any_number_for_3() -> None:
    g = rich_stage()
    on_table(g, 0, "sulphur-eating-bacteria")
    put(g, "sulphur-eating-bacteria", 4)
    table = play(start(g), "use:sulphur-eating-bacteria:2", "3")
    assert me(table).stock[MC] == 59
    assert on(table, "sulphur-eating-bacteria") == 1


def test_titan_shuttles_trade_floaters_for_titanium() -> None:
    g = rich_stage()
    on_table(g, 0, "titan-shuttles")
    put(g, "titan-shuttles", 2)
    table = play(start(g), "use:titan-shuttles:2", "2")
    assert me(table).stock[TITANIUM] == 52


def test_community_services_count_cards_without_tags_itself_included() -> None:
    g = rich_stage()
    on_table(g, 0, "protected-habitats", "mine")
    table = played(g, "community-services")
    assert me(table).production[MC] == 7


# ---------------------------------------------------------------------------------------------- money, discounts, resources


def test_insulation_turns_heat_production_into_money() -> None:
    g = rich_stage()
    give(g, 0, "insulation")
    table = play(start(g), "insulation", "4")
    assert me(table).production[HEAT] == 1
    assert me(table).production[MC] == 9


def test_power_infrastructure_turns_energy_into_money() -> None:
    g = rich_stage()
    on_table(g, 0, "power-infrastructure")
    table = play(start(g), "use:power-infrastructure", "7")
    assert me(table).stock[ENERGY] == 43
    assert me(table).stock[MC] == 57
    g = stage()
    on_table(g, 0, "power-infrastructure")
    assert "no energy" in why(start(g), "use:power-infrastructure")


def test_robotic_workforce_copies_a_production_box() -> None:
    g = rich_stage()
    on_table(g, 0, "strip-mine", "sponsors")
    table = played(g, "robotic-workforce")
    assert me(table).production == [5, 7, 6, 5, 3, 5]


def test_robotic_workforce_needs_a_box_that_can_be_paid() -> None:
    g = rich_stage()
    on_table(g, 0, "strip-mine")
    g.players[0].production[ENERGY] = 1
    give(g, 0, "robotic-workforce")
    assert "no building card" in why(start(g), "robotic-workforce")


@pytest.mark.parametrize(
    ("standing", "probe", "cheaper"),
    [
        ("research-outpost", "mine", 1),
        ("earth-catapult", "mine", 2),
        ("anti-gravity-technology", "mine", 2),
        ("sky-docks", "mine", 1),
        ("space-station", "comet", 2),
        ("quantum-extractor", "comet", 2),
        ("mass-converter", "comet", 2),
        ("shuttles", "comet", 2),
        ("warp-drive", "comet", 4),
        ("earth-office", "sponsors", 3),
        ("earth-office", "luna-governor", 4),
        ("venus-waystation", "corroder-suits", 2),
        ("venus-waystation", "venus-governor", 4),
        ("teractor", "sponsors", 3),
        ("cheung-shing-mars", "mine", 2),
        ("valley-trust", "research", 4),
        ("thorgate", "solar-power", 3),
    ],
)
def test_discounts(standing: str, probe: str, cheaper: int) -> None:
    g = rich_stage()
    on_table(g, 0, standing)
    assert price(g.players[0], card(probe)) == card(probe).cost - cheaper
    other = "tardigrades" if probe != "mine" else None
    if other is not None and standing not in ("research-outpost",):
        assert price(g.players[0], card(other)) == 4


@pytest.mark.parametrize(("token", "cheaper"), [("indentured-workers", 8), ("conscription", 16)])
def test_the_next_card_only_is_cheaper(token: str, cheaper: int) -> None:
    g = rich_stage()
    tags(g, 0, earth=2)
    table = played(g, token)
    assert price(me(table), card("comet")) == 21 - cheaper
    give(table.position, 0, "comet", "asteroid")
    table = start(table.position)
    play(table, "comet")
    settle(table)
    assert price(me(table), card("asteroid")) == 14


@pytest.mark.parametrize(("standing", "steel", "titanium"), [("advanced-alloys", 3, 4), ("phobolog", 2, 4)])
def test_metal_is_worth_more(standing: str, steel: int, titanium: int) -> None:
    g = rich_stage()
    on_table(g, 0, standing)
    assert (g.players[0].steel_value, g.players[0].titanium_value) == (steel, titanium)


@pytest.mark.parametrize("standing", ["adaptation-technology", "inventrix"])
def test_requirements_may_be_missed_by_two_steps(standing: str) -> None:
    g = rich_stage()
    on_table(g, 0, standing)
    me = g.players[0]
    g.temperature, g.oxygen = -16, 5
    assert why_not_play(g, me, card("eos-chasma-national-park")) is None
    assert why_not_play(g, me, card("breathing-filters")) is None
    g.temperature, g.oxygen = -18, 4
    assert why_not_play(g, me, card("eos-chasma-national-park")) is not None
    assert why_not_play(g, me, card("breathing-filters")) is not None


def test_morning_star_flexes_venus_only() -> None:
    g = rich_stage()
    on_table(g, 0, "morning-star-inc")
    g.venus, g.oxygen = 6, 5
    assert why_not_play(g, g.players[0], card("neutralizer-factory")) is None
    assert why_not_play(g, g.players[0], card("breathing-filters")) is not None


def test_special_design_helps_the_very_next_card() -> None:
    g = rich_stage()
    g.oxygen = 5
    table = played(g, "special-design")
    assert why_not_play(table.position, me(table), card("breathing-filters")) is None
    give(table.position, 0, "mine")
    table = start(table.position)
    play(table, "mine")
    settle(table)
    assert why_not_play(table.position, me(table), card("breathing-filters")) is not None


@pytest.mark.parametrize(
    ("holder", "probe", "money", "left", "wasted"),
    [
        ("dirigibles", "sulphur-eating-bacteria", 0, 2, 0),
        ("psychrophiles", "algae", 2, 0, 0),
        ("dirigibles", "venus-soils", 9, 0, 1),
    ],
)
def test_resources_on_cards_pay(holder: str, probe: str, money: int, left: int, wasted: int) -> None:
    """Floaters on Dirigibles are 3 M€ for a Venus tag, microbes on Psychrophiles 2 M€ for a plant tag."""
    g = stage()
    on_table(g, 0, holder)
    put(g, holder, 4)
    oceans(g, "a2", "a4", "a5", "b6", "d8")
    g.venus = 18
    g.players[0].stock[MC] = money
    give(g, 0, probe)
    table = play(start(g), probe)
    assert on(table, holder) == left
    assert me(table).stock[MC] == wasted


def test_moss_needs_its_plant_but_viral_enhancers_may_bring_it() -> None:
    g = rich_stage()
    oceans(g, "a2", "a4", "a5")
    g.players[0].stock[PLANTS] = 0
    give(g, 0, "moss")
    assert "costs 1 plants" in why(start(g), "moss")
    g = rich_stage()
    oceans(g, "a2", "a4", "a5")
    g.players[0].stock[PLANTS] = 0
    on_table(g, 0, "viral-enhancers")
    table = played(g, "moss")
    assert me(table).stock[PLANTS] == 0
    assert me(table).production[PLANTS] == 6


@pytest.mark.parametrize(("token", "gain"), [("media-group", {MC: 3}), ("optimal-aerobraking", {MC: 3, HEAT: 3})])
def test_events_pay(token: str, gain: dict[int, int]) -> None:
    g = rich_stage()
    on_table(g, 0, token)
    give(g, 0, "ice-asteroid", "mine")
    g.players[0].stock[TITANIUM] = 0
    table = play(start(g), "ice-asteroid")
    settle(table)
    for what, count in gain.items():
        spent = 23 if what == MC else 0
        assert me(table).stock[what] == 50 - spent + count + (0 if what == HEAT else me_oceans(table))


def me_oceans(table: Table[Mars]) -> int:
    """What two oceans side by side have paid to the player who placed them."""
    placed = [area for area, tile in enumerate(table.position.tile) if tile == 1]
    from fourthrock.games.terraforming_mars.boards import SPACES

    return 2 if placed[1] in SPACES[placed[0]].around else 0


def test_standard_technology_refunds_after_paying() -> None:
    g = stage()
    on_table(g, 0, "standard-technology")
    g.players[0].stock[MC] = 11
    give(g, 0, "mine")
    table = play(start(g), "project:power-plant")
    assert me(table).stock[MC] == 3
    play(table, "project:sell-patents")
    assert me(table).stock[MC] == 4


def test_rover_construction_sees_every_city() -> None:
    g = rich_stage()
    on_table(g, 0, "rover-construction")
    g.active = 1
    table = play(start(g), "project:city", "c3")
    assert me(table).stock[MC] == 52


def test_arctic_algae_see_every_ocean() -> None:
    g = rich_stage()
    on_table(g, 0, "arctic-algae")
    g.active = 2
    table = play(start(g), "project:aquifer", "a2")
    assert me(table).stock[PLANTS] == 52
    assert me(table, 2).stock[PLANTS] == 50


def test_spin_off_department_draws_for_dear_cards() -> None:
    g = rich_stage()
    on_table(g, 0, "spin-off-department")
    give(g, 0, "soletta", "mine")
    table = play(start(g), "soletta", "pay:proposed")
    assert len(me(table).hand) == 2
    play(table, "mine")
    settle(table)
    assert len(me(table).hand) == 1


# ------------------------------------------------------------------------------------------------------------------ Prelude


def test_ecology_experts_play_a_card_in_any_climate() -> None:
    from fourthrock.games.terraforming_mars.words import PRELUDE_ROUND

    g = rich_stage()
    g.phase = PRELUDE_ROUND
    g.players[0].preludes = [take(g, "ecology-experts"), take(g, "loan"), take(g, "mohole")]
    give(g, 0, "birds", "interstellar-colony-ship")
    table = play(start(g), "ecology-experts")
    assert card("birds") in me(table).played
    assert me(table).stock[MC] == 40
    assert card("interstellar-colony-ship") in me(table).hand


def test_eccentric_sponsor_takes_25_off() -> None:
    from fourthrock.games.terraforming_mars.words import PRELUDE_ROUND

    g = rich_stage()
    g.phase = PRELUDE_ROUND
    g.players[0].preludes = [take(g, "eccentric-sponsor"), take(g, "loan"), take(g, "mohole")]
    give(g, 0, "soletta", "mine")
    table = play(start(g), "eccentric-sponsor", "soletta", "pay:proposed")
    assert me(table).production[HEAT] == 12
    assert me(table).stock[TITANIUM] == 47
    assert me(table).stock[MC] == 49


def test_a_prelude_that_cannot_be_done_is_worth_15() -> None:
    from fourthrock.games.terraforming_mars.words import PRELUDE_ROUND

    g = stage()
    g.phase = PRELUDE_ROUND
    g.players[0].preludes = [take(g, "business-empire"), take(g, "loan"), take(g, "mohole")]
    table = play(start(g), "business-empire")
    assert me(table).stock[MC] == 15
    assert me(table).production[MC] == 0


def test_research_network_brings_a_wild_tag_that_meets_a_need() -> None:
    g = rich_stage()
    on_table(g, 0, "research-network")
    give(g, 0, "space-hotels")
    assert why_not_play(g, g.players[0], card("space-hotels")) is not None
    tags(g, 0, earth=1)
    assert why_not_play(g, g.players[0], card("space-hotels")) is None


def test_research_coordination_is_any_tag_in_an_action_but_sets_nothing_off() -> None:
    g = rich_stage()
    on_table(g, 0, "research-coordination", "space-station")
    give(g, 0, "space-hotels", "cartel")
    assert why_not_play(g, g.players[0], card("space-hotels")) is not None
    tags(g, 0, earth=1)
    assert why_not_play(g, g.players[0], card("space-hotels")) is None
    table = played(g, "sponsors")
    play(table, "cartel")
    assert me(table).production[MC] == 5 + 2 + 4


# ------------------------------------------------------------------------------------------------------------------ Turmoil


def test_banned_delegate_sends_one_home_and_the_party_is_looked_at_again() -> None:
    g = rich_stage()
    g.chairman = 0
    g.reserve[0] -= 1
    g.reserve[g.seats] += 1
    delegates(g, "reds", 1, 2)
    delegates(g, "reds", 2, 2)
    table = start_with(g, "banned-delegate")
    assert sorted(table.ask.tokens) == ["delegate:reds:blue", "delegate:reds:green"]
    play(table, "delegate:reds:green")
    assert sent(table.position, REDS, 1) == 1
    assert table.position.leader[REDS] == 2


def start_with(g: Mars, token: str) -> Table[Mars]:
    give(g, 0, token)
    return play(start(g), token)


def test_banned_delegate_needs_the_chair() -> None:
    g = rich_stage()
    give(g, 0, "banned-delegate")
    assert "not the chairman" in why(start(g), "banned-delegate")


def test_cultural_metropolis_sends_two_to_one_party() -> None:
    g = rich_stage()
    rule(g, "unity")
    table = start_with(g, "cultural-metropolis")
    play(table, "pay:proposed", "c3", "reds")
    assert sent(table.position, REDS, 0) == 2
    assert me(table).production[MC] == 8


def test_cultural_metropolis_needs_two_in_the_reserve() -> None:
    g = rich_stage()
    rule(g, "unity")
    delegates(g, "reds", 0, 5)
    give(g, 0, "cultural-metropolis")
    assert "you have 1, needs 2" in why(start(g), "cultural-metropolis")


def test_martian_media_center_buys_a_delegate_for_3() -> None:
    g = rich_stage()
    on_table(g, 0, "martian-media-center")
    table = play(start(g), "use:martian-media-center", "greens")
    assert sent(table.position, 2, 0) == 1
    assert me(table).stock[MC] == 47


def test_recruitment_replaces_a_neutral_delegate_that_does_not_lead() -> None:
    g = rich_stage()
    delegates(g, "unity", -1, 2)
    table = start_with(g, "recruitment")
    assert sent(table.position, 3, 0) == 1
    assert sent(table.position, 3, 3) == 1
    assert table.position.leader[3] == 3
    g = rich_stage()
    delegates(g, "unity", -1, 1)
    give(g, 0, "recruitment")
    assert "no neutral delegate" in why(start(g), "recruitment")


def test_vote_of_no_confidence_takes_the_chair_and_a_tr_which_the_reds_tax() -> None:
    g = rich_stage()
    delegates(g, "greens", 0, 1)
    rule(g, "reds")
    table = start_with(g, "vote-of-no-confidence")
    assert table.position.chairman == 0
    assert me(table).tr == 21
    assert me(table).stock[MC] == 50 - 5 - 3
    g = rich_stage()
    delegates(g, "greens", 0, 1)
    g.chairman = 1
    give(g, 0, "vote-of-no-confidence")
    assert "not neutral" in why(start(g), "vote-of-no-confidence")


def test_event_analysts_add_influence() -> None:
    from fourthrock.games.terraforming_mars.committee import influence

    g = rich_stage()
    on_table(g, 0, "event-analysts")
    assert influence(g, g.players[0]) == 1


# ----------------------------------------------------------------------------------------------------------------- Colonies


def test_market_manipulation_moves_two_tracks() -> None:
    g = rich_stage()
    table = start_with(g, "market-manipulation")
    play(table, "colony:luna", "colony:ceres")
    assert table.position.track[:2] == [2, 0]


def test_market_manipulation_needs_a_track_that_can_fall() -> None:
    g = rich_stage()
    g.track = [0] * 5
    give(g, 0, "market-manipulation")
    assert "another to fall" in why(start(g), "market-manipulation")


def test_productive_outpost_collects_every_own_colony() -> None:
    g = rich_stage()
    colony(g, "luna", 0)
    colony(g, "triton", 0)
    colony(g, "ceres", 1)
    table = played(g, "productive-outpost")
    assert me(table).stock[MC] == 52
    assert me(table).stock[TITANIUM] == 51
    assert me(table).stock[STEEL] == 50


def test_space_port_colony_counts_two_colonies_for_a_point() -> None:
    g = rich_stage()
    for name, seat in [("luna", 0), ("ceres", 1), ("io", 1)]:
        colony(g, name, seat)
    table = start_with(g, "space-port-colony")
    play(table, "pay:proposed", "colony:luna")
    assert dict(scoring.score_lines(table.position, me(table)))["Space Port Colony"] == 2
    assert me(table).fleets == 2


def test_titan_floating_launch_pad_trades_for_a_floater() -> None:
    g = rich_stage()
    on_table(g, 0, "titan-floating-launch-pad")
    put(g, "titan-floating-launch-pad", 1)
    table = play(start(g), "use:titan-floating-launch-pad:2", "colony:luna")
    assert me(table).stock[MC] == 52
    assert me(table).fleets_away == 1


@pytest.mark.parametrize("token", ["cryo-sleep", "rim-freighters"])
def test_trade_discounts(token: str) -> None:
    g = rich_stage()
    on_table(g, 0, token)
    table = play(start(g), "colony:ceres", "trade:money")
    assert me(table).stock[MC] == 42
    assert me(table).stock[STEEL] == 52


@pytest.mark.parametrize("token", ["trade-envoys", "trading-colony"])
def test_tracks_may_be_moved_before_trading(token: str) -> None:
    g = rich_stage()
    on_table(g, 0, token)
    table = play(start(g), "colony:ceres", "trade:energy", "yes")
    assert me(table).stock[STEEL] == 53


# ------------------------------------------------------------------------------------------------------------------ drawing


def test_inventors_guild_looks_and_buys() -> None:
    g = rich_stage()
    on_table(g, 0, "inventors-guild")
    g.deck.append(take(g, "mine"))
    table = play(start(g), "use:inventors-guild")
    assert GAME.view(table.position, 1).drawn == []
    assert GAME.view(table.position, 0).drawn == ["mine"]
    play(table, "mine")
    assert card("mine") in me(table).hand
    assert me(table).stock[MC] == 47


def test_business_contacts_keep_two_of_four() -> None:
    g = rich_stage()
    g.deck += [take(g, token) for token in ("mine", "sponsors", "cartel", "soletta")]
    table = start_with(g, "business-contacts")
    play(table, "mine", "soletta")
    assert [other.token for other in me(table).hand] == ["mine", "soletta"]
    assert card("cartel") in table.position.discard


def test_acquired_space_agency_reveals_until_two_space_tags() -> None:
    from fourthrock.games.terraforming_mars.words import PRELUDE_ROUND

    g = rich_stage()
    g.phase = PRELUDE_ROUND
    g.players[0].preludes = [take(g, "acquired-space-agency"), take(g, "loan"), take(g, "mohole")]
    g.deck += [take(g, token) for token in ("comet", "mine", "soletta", "sponsors")]
    table = play(start(g), "acquired-space-agency")
    assert sorted(other.token for other in me(table).hand) == ["comet", "soletta"]
    assert all(SPACE in other.tags for other in me(table).hand)


def test_sponsored_academies_need_another_card() -> None:
    g = rich_stage()
    give(g, 0, "sponsored-academies")
    assert "no other card" in why(start(g), "sponsored-academies")


def test_solar_probe_draws_one_for_three_science_tags_its_own_included() -> None:
    g = rich_stage()
    tags(g, 0, science=5)
    table = start_with(g, "solar-probe")
    settle(table)
    assert len(me(table).hand) == 2
    assert me(table).tags[SCIENCE] == 5


def test_stratospheric_birds_keep_the_floater_that_they_take() -> None:
    g = stage()
    g.venus = 12
    on_table(g, 0, "dirigibles")
    put(g, "dirigibles", 1)
    g.players[0].stock[MC] = 11
    give(g, 0, "stratospheric-birds")
    assert "costs 12 M€, you can pay 11" in why(start(g), "stratospheric-birds")
    put(g, "dirigibles", 2)
    table = start_with_hand(g, "stratospheric-birds")
    settle(table)
    assert on(table, "dirigibles") == 0


def start_with_hand(g: Mars, token: str) -> Table[Mars]:
    return play(start(g), token)


def test_local_heat_trapping_pays_its_heat_beside_its_price() -> None:
    g = stage()
    corporation(g, 0, "helion")
    g.players[0].stock = [0, 0, 0, 0, 0, 5]
    give(g, 0, "local-heat-trapping")
    assert "1 M€ and 5 heat" in why(start(g), "local-heat-trapping")
    g.players[0].stock[HEAT] = 6
    table = start_with_hand(g, "local-heat-trapping")
    settle(table)
    assert me(table).stock == [0, 0, 0, 4, 0, 0]


def test_colonies_stay_asleep_until_somebody_can_use_them() -> None:
    g = rich_stage()
    colonies(g, "titan", "enceladus", "miranda", "luna", "ceres")
    give(g, 0, "tardigrades", "mine")
    table = start(g)
    assert "could use what this colony gives" in why(table, "colony:enceladus")
    play(table, "tardigrades")
    assert why(table, "colony:enceladus") == ""
    assert "could use" in why(table, "colony:titan")


def test_flooding_without_an_ocean_left_hits_nobody() -> None:
    g = rich_stage()
    city(g, 2, "d7")
    oceans(g, "a2", "a4", "a5", "b6", "e4", "e5", "e6", "f6", "d8")
    give(g, 0, "flooding")
    table = play(start(g), "flooding")
    assert table.ask.prompt.endswith("action")
    assert me(table, 2).stock[MC] == 50
