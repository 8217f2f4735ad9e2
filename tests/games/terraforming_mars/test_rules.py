"""The rules of the base game, from setup to the end; then playing alone, Venus and colonies, the view and the evaluation."""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.stage import (
    card,
    city,
    give,
    greenery,
    me,
    oceans,
    on_table,
    play,
    rich,
    space,
    stage,
    start,
    tags,
    take,
    why,
)

from fourthrock.games.terraforming_mars import GAME, scoring
from fourthrock.games.terraforming_mars.actions import why_not
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import (
    BUYING,
    DRAFT,
    ENERGY,
    HEAT,
    LAST_GREENERIES,
    MC,
    OVER,
    PLANTS,
    RESEARCH,
    STEEL,
    TITANIUM,
)
from fourthrock.table import BadSetup, IllegalAnswer, Table, dice_for
from fourthrock.table.record import begin

PLAIN = {"prelude": False, "venus_next": False, "colonies": False, "turmoil": False}
ALL_OCEANS = ["a2", "a4", "a5", "b6", "d8", "e4", "e5", "e6", "f6"]


def plain(seats: int = 3, **options: object) -> Mars:
    g = stage(seats, **{**PLAIN, **options})
    for seat in range(seats):
        rich(g, seat)
    return g


def keep_nothing(table: Table[Mars]) -> None:
    """Everybody takes the first corporation and no cards."""
    while table.asks and "action" not in table.ask.prompt:
        tokens = table.ask.tokens
        table.play("keep-none" if "keep-none" in tokens else tokens[0])


# ------------------------------------------------------------------------------------------------------------------ setup


def test_3_4_ten_projects_and_two_corporations_each() -> None:
    g = GAME.setup(4, GAME.options(prelude=True), dice_for(3))
    for player in g.players:
        assert (len(player.offer), len(player.dealt), len(player.preludes)) == (10, 2, 4)
        assert player.tr == 20
    assert len(g.deck) == 137 + 71 + 16 + 7 - 40


def test_3_1_without_corporate_era_production_starts_at_1_and_its_cards_stay_away() -> None:
    g = GAME.setup(2, GAME.options(corporate_era=False, turmoil=False), dice_for(3))
    assert g.players[0].production == [1] * 6
    assert len(g.deck) + 20 == 137


@pytest.mark.parametrize("options", [{"beginner_corporations": True}, {"beginner_corporations": True, "corporate_era": False}])
def test_1_2_beginner_corporations_only_in_the_plain_game(options: dict[str, bool]) -> None:
    with pytest.raises(BadSetup, match="beginner_corporations"):
        begin(GAME, 2, 1, options)


def test_3_5_a_beginner_keeps_all_ten_cards_for_nothing() -> None:
    table = begin(GAME, 2, 1, {"beginner_corporations": True, "corporate_era": False, "turmoil": False})
    assert [len(player.hand) for player in table.position.players] == [10, 10]
    assert me(table).stock[MC] == 42


def test_3_5_kept_cards_are_paid_from_the_corporations_money() -> None:
    table = begin(GAME, 2, 5)
    while "Which corporation" in table.ask.prompt:
        table.play(table.ask.tokens[0], table.ask.seat)
    seat = table.ask.seat
    for _ in range(3):
        table.play(table.ask_of(seat).tokens[0], seat)  # type: ignore[union-attr]
    table.play("keep-none", seat)
    keep_nothing(table)
    player = me(table, seat)
    assert len(player.hand) >= 3
    assert player.stock[MC] <= player.corporation.money + 3 - 3 * player.corporation.price


def test_3_5_choices_are_secret_until_all_are_in() -> None:
    table = begin(GAME, 2, 5)
    before = GAME.view(table.position, 1)
    while table.ask_of(0) is not None:
        question = table.ask_of(0)
        assert question is not None
        table.play("keep-none" if "keep-none" in question.tokens else question.tokens[0], 0)
    assert GAME.view(table.position, 1) == before
    assert me(table).corporation.name == "Nothing"


def test_17_1_drafted_packs_go_clockwise_in_even_generations() -> None:
    g = plain(3, draft=True)
    g.phase = RESEARCH
    table = start(g)
    assert g.phase == DRAFT
    dealt = [[c.token for c in player.dealt] for player in g.players]
    for seat in range(3):
        table.play(dealt[seat][0], seat)
    assert [c.token for c in g.players[1].dealt] == dealt[0][1:]
    for _ in range(3):
        for seat in range(3):
            question = table.ask_of(seat)
            if question is not None and g.phase == DRAFT:
                table.play(question.tokens[0], seat)
    assert g.phase == BUYING
    assert [len(player.offer) for player in g.players] == [4, 4, 4]


def test_4_2_research_costs_3_a_card() -> None:
    g = plain(2)
    g.phase = RESEARCH
    table = start(g)
    offer = [c.token for c in g.players[0].offer]
    table.play(offer[0], 0)
    table.play(offer[2], 0)
    assert "keep this one already" in str(table.ask_of(0).why_not(offer[0]))  # type: ignore[union-attr]
    table.play("keep-none", 0)
    table.play("keep-none", 1)
    assert [c.token for c in g.players[0].hand] == [offer[0], offer[2]]
    assert g.players[0].stock[MC] == 44
    assert g.first == 1


def test_4_2_who_has_no_money_buys_nothing() -> None:
    g = plain(2)
    g.phase = RESEARCH
    g.players[0].stock[MC] = 2
    table = start(g)
    assert table.seats_asked == [1]


# ------------------------------------------------------------------------------------------------------------------- turns


def test_5_1_two_actions_then_the_next_player() -> None:
    table = play(start(plain()), "project:power-plant", "project:power-plant")
    assert table.ask.seat == 1


def test_5_1_ending_the_turn_after_one_action_is_not_passing() -> None:
    table = play(start(plain()), "project:power-plant", "end-turn")
    assert table.ask.seat == 1
    play(table, "pass", "pass")
    assert table.ask.seat == 0


def test_5_2_whoever_is_alone_goes_on_with_single_actions() -> None:
    g = plain()
    g.players[1].passed = g.players[2].passed = True
    table = play(start(g), "project:power-plant")
    assert table.ask.seat == 0
    assert "pass" in table.ask.tokens


def test_5_3_a_card_is_used_once_a_generation() -> None:
    g = plain()
    on_table(g, 0, "tardigrades")
    table = play(start(g), "use:tardigrades")
    assert why(table, "use:tardigrades") == "this card was used this generation already (rule 5.3)"


def test_5_4_effects_of_the_active_player_come_first() -> None:
    g = plain()
    on_table(g, 0, "arctic-algae")
    on_table(g, 2, "arctic-algae")
    g.active = 2
    table = play(start(g), "project:aquifer", "a2")
    assert (me(table, 0).stock[PLANTS], me(table, 2).stock[PLANTS]) == (52, 52)


# ----------------------------------------------------------------------------------------------------------------- payment


def test_6_2_refusals_say_what_is_missing() -> None:
    g = plain()
    give(g, 0, "soletta", "breathing-filters")
    g.players[0].stock[:3] = [18, 0, 1]
    g.oxygen = 5
    table = start(g)
    assert why(table, "soletta") == "costs 35 M€, you can pay 21 (rule 6.2)"
    assert why(table, "breathing-filters") == "oxygen is 5 %, needs 7 % (rule 6.4)"
    with pytest.raises(IllegalAnswer, match="oxygen is 5 %, needs 7 %"):
        table.play("breathing-filters")


def test_6_2_the_proposal_spends_metal_as_far_as_nothing_is_wasted() -> None:
    g = plain()
    give(g, 0, "mine", "solar-power")
    table = play(start(g), "solar-power")
    assert table.ask.note_on(table.ask.options[0]) == "5 steel, 1 M€"
    play(table, "pay:proposed")
    assert (me(table).stock[STEEL], me(table).stock[MC]) == (45, 49)


def test_6_2_another_mix_may_waste_and_gives_no_change() -> None:
    g = plain()
    give(g, 0, "solar-power")
    table = play(start(g), "solar-power", "pay:other", "6")
    assert (me(table).stock[STEEL], me(table).stock[MC]) == (44, 50)
    g = plain()
    give(g, 0, "solar-power")
    table = play(start(g), "solar-power", "pay:other", "0")
    assert (me(table).stock[STEEL], me(table).stock[MC]) == (50, 39)


def test_6_2_with_one_way_to_pay_nothing_is_asked() -> None:
    g = plain()
    g.players[0].stock = [1, 5, 0, 0, 0, 0]
    give(g, 0, "solar-power")
    table = play(start(g), "solar-power")
    assert "action" in table.ask.prompt
    assert me(table).stock[:2] == [0, 0]


def test_6_2_where_money_is_short_the_waste_is_told() -> None:
    g = plain()
    g.players[0].stock = [0, 7, 0, 0, 0, 0]
    give(g, 0, "solar-power")
    table = play(start(g), "solar-power")
    assert me(table).stock[STEEL] == 1


def test_6_2_a_card_with_both_tags_takes_both_metals() -> None:
    g = plain()
    g.players[0].stock = [2, 5, 5, 0, 0, 0]
    give(g, 0, "space-elevator")
    table = play(start(g), "space-elevator")
    assert me(table).stock[:3] == [0, 0, 0]


def test_9_1_metal_does_not_pay_for_projects() -> None:
    g = plain()
    g.players[0].stock[MC] = 10
    assert why(start(g), "project:power-plant") == "costs 11 M€, you have 10 (rule 9)"


# ------------------------------------------------------------------------------------------------------------------- tiles


def test_7_1_printed_bonus_and_oceans_pay() -> None:
    g = plain()
    g.board = GAME.setup(2, GAME.options(), g.dice).board
    oceans(g, "e4", "e5")
    table = start(g)
    play(table, "project:city")
    d4 = space("d4")
    assert table.ask.note_on(d4) == "1 plants, 4 M€ from oceans"
    play(table, "d4")
    assert me(table).stock[PLANTS] == 51
    assert me(table).stock[MC] == 50 - 25 + 4
    assert me(table).production[MC] == 6


def test_7_1_a_card_bonus_draws() -> None:
    g = plain()
    g.board = GAME.setup(2, GAME.options(), g.dice).board
    table = play(start(g), "project:aquifer", "b6")
    assert len(me(table).hand) == 2


def test_7_2_the_tenth_ocean_is_ignored() -> None:
    g = plain()
    oceans(g, *ALL_OCEANS)
    table = play(start(g), "project:aquifer")
    assert me(table).tr == 20
    assert me(table).stock[MC] == 32


def test_7_3_greeneries_stay_beside_own_tiles() -> None:
    g = plain()
    city(g, 0, "c3")
    table = play(start(g), "convert:plants")
    assert set(table.ask.tokens) == {"b2", "b3", "c2", "c4", "d3", "d4"}
    assert "next to a tile of yours" in why(table, "h1")
    play(table, "c4")
    assert table.position.oxygen == 1
    assert me(table).tr == 21


def test_7_3_without_an_own_tile_any_land_will_do() -> None:
    table = play(start(plain()), "convert:plants")
    assert len(table.ask.tokens) == 61 - 12 - 1


def test_7_4_cities_keep_their_distance() -> None:
    g = plain()
    city(g, 1, "c3")
    table = play(start(g), "project:city")
    assert "next to a city" in why(table, "c4")
    assert "reserved for Noctis City" in why(table, "e3")
    assert "reserved for an ocean" in why(table, "a2")
    assert "a tile lies there" in why(table, "c3")


def test_7_8_the_south_pole_costs_6_and_brings_an_ocean() -> None:
    g = plain(2, board="hellas")
    g.board = GAME.setup(2, GAME.options(board="hellas"), g.dice).board
    table = play(start(g), "project:city", "i3")
    assert "Place the ocean" in table.ask.prompt
    play(table, "a1")
    assert me(table).stock[MC] == 50 - 25 - 6
    assert me(table).tr == 21


def test_7_8_whoever_cannot_pay_cannot_go_to_the_pole() -> None:
    g = plain(2, board="hellas")
    g.board = GAME.setup(2, GAME.options(board="hellas"), g.dice).board
    g.players[0].stock[MC] = 25 + 5
    table = play(start(g), "project:city")
    assert "south pole" in why(table, "i3")
    g.oceans = 9
    assert not table.position.board.ocean[space("i3").index]


# -------------------------------------------------------------------------------------------------------------- parameters


@pytest.mark.parametrize(("before", "heat", "ocean"), [(-26, 1, False), (-22, 1, False), (-2, 0, True), (-10, 0, False)])
def test_8_2_bonuses_on_the_temperature_track(before: int, heat: int, ocean: bool) -> None:
    g = plain()
    g.temperature = before
    table = play(start(g), "convert:heat")
    assert ("Place the ocean" in table.ask.prompt) == ocean
    assert me(table).production[HEAT] == 5 + heat


def test_8_2_oxygen_8_warms() -> None:
    g = plain()
    g.oxygen = 7
    table = play(start(g), "convert:plants", "c3")
    assert table.position.temperature == -28
    assert me(table).tr == 22


def test_8_1_a_finished_parameter_gives_nothing() -> None:
    g = plain()
    g.temperature = 8
    give(g, 0, "deep-well-heating")
    table = play(start(g), "deep-well-heating", "pay:proposed")
    assert me(table).tr == 20
    assert me(table).production[ENERGY] == 6


# ------------------------------------------------------------------------------------------- projects, milestones, awards


def test_9_selling_patents() -> None:
    g = plain()
    give(g, 0, "mine", "sponsors", "cartel")
    table = play(start(g), "project:sell-patents", "mine", "cartel", "done")
    assert me(table).stock[MC] == 52
    assert [c.token for c in me(table).hand] == ["sponsors"]
    assert "no cards to sell" in why(start(plain()), "project:sell-patents")


@pytest.mark.parametrize(
    ("goal", "prepare"),
    [
        ("mayor", lambda g: [city(g, 0, area) for area in ("a1", "c3", "e8")]),
        ("gardener", lambda g: [greenery(g, 0, area) for area in ("a1", "c3", "e8")]),
        ("builder", lambda g: tags(g, 0, building=7, wild=1)),
        ("planner", lambda g: give(g, 0, *[c.token for c in g.deck[:16]])),
        ("terraformer", lambda g: setattr(g.players[0], "tr", 35)),
    ],
)
def test_10_1_milestones_of_tharsis(goal: str, prepare: object) -> None:
    g = plain()
    token = f"milestone:{goal}"
    assert "needs" in why(start(g), token)
    prepare(g)  # type: ignore[operator]
    table = play(start(g), token)
    assert me(table).stock[MC] == 42
    assert dict(scoring.score_lines(g, me(table)))[f"Milestone {goal.title()}"] == 5
    assert "is claimed" in why(table, token)


def test_10_1_only_three_milestones() -> None:
    g = plain()
    g.claimed, g.claimed_by = [0, 1, 2], [1, 1, 1]
    assert "three milestones" in why(start(g), "milestone:builder")


def test_11_1_awards_cost_8_14_20() -> None:
    g = plain()
    table = play(start(g), "award:banker", "award:miner")
    assert me(table).stock[MC] == 50 - 8 - 14
    play(table, "award:landlord")
    assert me(table, 1).stock[MC] == 30
    assert "three awards" in why(table, "award:scientist")


@pytest.mark.parametrize(
    ("heat", "points"),
    [
        ([9, 5, 3], [5, 2, 0]),
        ([9, 9, 3], [5, 5, 0]),
        ([9, 5, 5], [5, 2, 2]),
        ([0, 0, 0], [5, 5, 5]),
        ([9, 5], [5, 0]),
        ([7, 7], [5, 5]),
    ],
)
def test_11_2_award_points(heat: list[int], points: list[int]) -> None:
    g = plain(len(heat))
    for seat, count in enumerate(heat):
        g.players[seat].stock[HEAT] = count
    assert scoring.award_points(g, 3) == points


# ------------------------------------------------------------------------------------------------------- production, the end


def alone(g: Mars) -> Mars:
    for player in g.players[1:]:
        player.passed = True
    return g


def test_12_1_production() -> None:
    g = alone(plain())
    g.players[0].stock = [10, 1, 1, 1, 4, 2]
    play(start(g), "pass")
    assert g.players[0].stock == [10 + 20 + 5, 6, 6, 6, 5, 2 + 4 + 5]
    assert [income for income, *_ in g.players[0].course] == [25]


def test_12_1_a_negative_income_takes_no_more_than_there_is() -> None:
    g = alone(plain())
    g.players[0].tr, g.players[0].production[MC], g.players[0].stock[MC] = 2, -5, 1
    play(start(g), "pass")
    assert g.players[0].stock[MC] == 0


def finished(seats: int = 3) -> Mars:
    g = alone(plain(seats))
    g.temperature, g.oxygen = 8, 14
    oceans(g, *ALL_OCEANS)
    for player in g.players:
        player.stock[PLANTS] = player.production[PLANTS] = 0
    return g


def test_13_1_the_game_ends_when_mars_is_ready() -> None:
    g = finished()
    assert play(start(g), "pass").over
    assert g.phase == OVER


def test_13_2_last_greeneries_in_order_without_oxygen_and_tr() -> None:
    g = finished()
    g.oxygen = 14
    g.players[1].stock[PLANTS] = 17
    table = play(start(g), "pass")
    assert g.phase == LAST_GREENERIES
    play(table, "convert:plants", "c3", "convert:plants", "c4")
    assert table.over
    assert g.players[1].tr == 20
    assert dict(scoring.score_lines(g, g.players[1]))["Greeneries"] == 2


def test_13_3_cities_count_greeneries_beside_them() -> None:
    g = plain()
    city(g, 0, "c3")
    greenery(g, 1, "c4")
    greenery(g, 0, "b3")
    greenery(g, 1, "h1")
    lines = dict(scoring.score_lines(g, g.players[0]))
    assert (lines["Cities"], lines["Greeneries"]) == (2, 1)
    assert scoring.total(g, g.players[0]) == 20 + 2 + 1


def test_13_4_equal_points_more_money_then_shared() -> None:
    g = finished()
    g.players[1].stock[MC] = 70
    assert [standing.place for standing in scoring.standings(g)] == [2, 1, 2]


def test_22_2_the_last_generation_ends_the_game() -> None:
    g = alone(plain(2))
    g.generation = g.last_generation
    for player in g.players:
        player.stock[PLANTS] = player.production[PLANTS] = 0
    assert play(start(g), "pass").over


# ------------------------------------------------------------------------------------------------------------------- alone


def test_18_1_alone_the_start_is_lower_and_there_are_no_goals() -> None:
    g = GAME.setup(1, GAME.options(), dice_for(4))
    assert g.players[0].tr == 14
    assert g.milestones == g.awards == []


@pytest.mark.parametrize("seed", range(6))
def test_18_2_two_neutral_cities_with_a_greenery_each(seed: int) -> None:
    g = GAME.setup(1, GAME.options(), dice_for(seed))
    assert (g.tile.count(3), g.tile.count(2)) == (2, 2)
    assert g.oxygen == 0
    assert set(g.owner) == {-1, 1}
    assert len(g.discard) == 4


def test_18_2_costs_count_off_the_areas() -> None:
    g = GAME.setup(1, GAME.options(), dice_for(4))
    from fourthrock.games.terraforming_mars import solo
    from fourthrock.games.terraforming_mars.boards import THARSIS

    g.tile, g.owner = [0] * 61, [-1] * 61
    g.board = THARSIS
    for token in ["mine", "sponsors", "soletta", "sabotage"]:
        pile = next(pile for pile in (g.deck, g.discard, g.players[0].offer) if card(token) in pile)
        pile.remove(card(token))
        g.deck.insert(len(g.deck), card(token))
    costs = [card(token).cost for token in ["sabotage", "soletta", "sponsors", "mine"]]
    assert costs == [1, 35, 6, 4]
    solo.neutral_tiles(g)
    assert g.tile[space("a1").index] == 3


def last_generation(goal: str = "terraform") -> Mars:
    g = stage(1, turmoil=False, solo_goal=goal)
    g.generation = 14
    g.players[0].stock[PLANTS] = 0
    return g


def test_18_5_alone_terraforming_in_time_wins() -> None:
    g = last_generation()
    g.temperature, g.oxygen = 8, 14
    oceans(g, *ALL_OCEANS)
    g.players[0].stock[PLANTS] = 8
    table = play(start(g), "pass")
    assert g.phase == LAST_GREENERIES
    play(table, "done")
    assert table.over
    assert g.won
    assert table.standings()[0].place == 1
    assert GAME.worth(g) == [1.0]


def test_18_5_alone_one_step_short_is_a_loss() -> None:
    g = last_generation()
    g.temperature, g.oxygen = 8, 13
    oceans(g, *ALL_OCEANS)
    table = play(start(g), "pass")
    assert table.over
    assert not g.won
    assert table.standings()[0].place == 2
    assert GAME.worth(g) == [0.0]


@pytest.mark.parametrize(("tr", "won"), [(63, True), (62, False)])
def test_18_6_the_rating_goal(tr: int, won: bool) -> None:
    g = last_generation("rating")
    g.players[0].tr = tr
    table = start(g)
    assert "project:buffer-gas" in [item.token for item in table.ask.among]
    play(table, "pass")
    assert table.over
    assert g.won == won


def test_18_7_alone_the_game_goes_on_until_the_last_generation() -> None:
    g = last_generation()
    g.generation = 13
    g.temperature, g.oxygen = 8, 14
    oceans(g, *ALL_OCEANS)
    assert not play(start(g), "pass").over
    assert g.generation == 14


def test_18_1_with_prelude_the_game_alone_is_shorter() -> None:
    from fourthrock.games.terraforming_mars import solo

    assert solo.generations(stage(1, prelude=True)) == 12


def test_18_3_alone_stealing_takes_from_the_bank() -> None:
    g = stage(1)
    give(g, 0, "hired-raiders")
    g.players[0].stock[MC] = 1
    table = play(start(g), "hired-raiders", "hired-raiders:option-2")
    assert g.players[0].stock[MC] == 3
    assert table.ask.seat == 0


def test_18_4_tharsis_republic_alone() -> None:
    from fourthrock.games.terraforming_mars.research import FirstChoice, start_with

    g = stage(1)
    player = g.players[0]
    player.dealt = [take(g, "tharsis-republic")]
    list(start_with(g, player, FirstChoice(card("tharsis-republic"), [], [])))
    assert player.production[MC] == 2


def test_18_9_alone_with_colonies() -> None:
    g = GAME.setup(1, GAME.options(colonies=True), dice_for(4))
    assert g.players[0].production[MC] == -2
    assert len(g.colony_tiles) == 4
    table = Table(GAME, g, 1)
    keep_nothing_but_colony(table)
    assert len(g.colony_tiles) == 3


def keep_nothing_but_colony(table: Table[Mars]) -> None:
    while "action" not in table.ask.prompt:
        tokens = table.ask.tokens
        table.play("keep-none" if "keep-none" in tokens else tokens[0])


# ------------------------------------------------------------------------------------------------------------ Venus, colonies


def test_20_1_venus_8_draws_and_16_gives_tr() -> None:
    g = stage(3)
    rich(g)
    g.venus = 6
    table = play(start(g), "project:air-scrapping")
    assert len(me(table).hand) == 1
    g.venus = 14
    play(table, "project:air-scrapping")
    assert me(table).tr == 23


def test_20_5_the_world_government_gives_nothing_but_the_ocean_still_comes() -> None:
    g = stage(2, turmoil=False, colonies=False)
    g.players[1].passed = True
    g.temperature = -2
    on_table(g, 1, "arctic-algae")
    table = play(start(g), "pass", "world:temperature")
    assert "Place the ocean" in table.ask.prompt
    play(table, "a2")
    assert g.players[0].tr == 20
    assert g.players[1].stock[PLANTS] == 2


def test_20_5_without_the_world_government_nothing_is_asked() -> None:
    g = stage(2, turmoil=False, colonies=False, world_government=False)
    g.players[1].passed = True
    play(start(g), "pass")
    assert g.generation == 2


def test_21_3_building_a_colony() -> None:
    g = stage(3)
    rich(g)
    table = play(start(g), "project:build-colony", "colony:triton")
    assert me(table).stock[TITANIUM] == 53
    assert me(table).stock[MC] == 33
    play(table, "project:build-colony")
    assert "have a colony there" in why(table, "colony:triton")


def test_21_4_trading_pays_the_trader_then_the_owners_and_the_track_falls() -> None:
    g = stage(3)
    rich(g)
    g.colonists[0] = [1]
    g.track[0] = 4
    table = play(start(g), "colony:luna", "trade:titanium")
    assert me(table).stock[MC] == 60
    assert me(table).stock[TITANIUM] == 47
    assert me(table, 1).stock[MC] == 2
    assert g.track[0] == 1
    assert "no trade fleet" in why(table, "colony:ceres")


def test_21_7_fleets_come_home_and_tracks_rise() -> None:
    g = stage(2, turmoil=False, venus_next=False)
    g.players[1].passed = True
    g.players[0].fleets_away = 1
    g.visited[0] = True
    g.track = [6, 1, 2, 3, 4]
    play(start(g), "pass")
    assert g.players[0].fleets_away == 0
    assert g.track == [6, 2, 3, 4, 5]
    assert not any(g.visited)


# ----------------------------------------------------------------------------------------------------------- hidden, evaluation


def test_2_5_a_view_shows_no_others_hand() -> None:
    g = plain()
    give(g, 1, "mine", "sponsors")
    view = GAME.view(g, 0)
    assert view.hand == []
    assert view.players[1].hand == 2
    assert "sponsors" not in repr(view)
    assert [held.token for held in GAME.view(g, 1).hand] == ["mine", "sponsors"]


def test_worth_is_shared_out_and_follows_the_points() -> None:
    g = plain()
    even = GAME.worth(g)
    assert sum(even) == pytest.approx(1)
    assert max(even) - min(even) < 0.01
    g.players[2].tr += 10
    assert GAME.worth(g)[2] > even[2]
    g.players[1].production[MC] += 10
    assert GAME.worth(g)[1] > GAME.worth(g)[0]


def test_every_candidate_is_offered_or_explained() -> None:
    g = plain()
    give(g, 0, "mine", "birds")
    table = start(g)
    for item in table.ask.among:
        assert (why_not(g, g.players[0], item) is None) == (item.token in table.ask.tokens)
