"""Chapters 10 to 12, 17, 18 and 8: the deck, Event Rounds, Flashpoint and Dust Storm Rounds, victory."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion import GAME
from fourthrock.games.red_dust_rebellion.bot import worth
from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS, CR19, DUST_STORMS, EVENTS
from fourthrock.games.red_dust_rebellion.control import RED_DUST, control, margins
from fourthrock.games.red_dust_rebellion.dust_storm import (
    agitate_phase,
    cr_income,
    new_storms,
    pacify_phase,
    ranking,
    reset_phase,
    resources_phase,
    victory_phase,
)
from fourthrock.games.red_dust_rebellion.earthgov import aldrin_cycler, arrive
from fourthrock.games.red_dust_rebellion.flashpoint import (
    attrition,
    conversion,
    corporate_casualties,
    earthgov_confidence,
    terraforming,
    terraforming_income,
)
from fourthrock.games.red_dust_rebellion.infrastructure import move_confidence
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.position import (
    APPROACHING,
    DUST_STORM,
    EG_MINUS,
    EG_PLUS,
    ELIGIBLE,
    FIRST_EVENT,
    FIRST_OP,
    FIRST_OP_SA,
    FLASHPOINT,
    INELIGIBLE,
    OVER,
    PASSED,
    RAGING,
    SECOND_LIMITED_OP,
    SECOND_OP_SA,
    TURNS,
    Mars,
)
from fourthrock.games.red_dust_rebellion.redeploy import redeploy_coin, redeploy_rebels
from fourthrock.games.red_dust_rebellion.rounds import event_open, limited, next_faction, no_action, round_end, round_start, turn
from fourthrock.games.red_dust_rebellion.setup import event_deck
from fourthrock.games.red_dust_rebellion.spaces import (
    CASUALTIES,
    DISPLACED,
    EARTH,
    EUROPA,
    MARTH,
    NOCTIS_LABYRINTHUS,
    ORBIT,
    PHOBOS,
    RADAU,
    SHARMA,
    TENZING,
    THARSIS_THOLUS,
    TRANSIT,
    WILDERNESS,
)
from fourthrock.games.red_dust_rebellion.storms import roll_storms, turn_storms
from fourthrock.games.red_dust_rebellion.words import (
    EVENT_SHADED,
    EVENT_UNSHADED,
    RALLY,
)
from fourthrock.table import PASS, GameOver, dice_for
from fourthrock.table.record import begin

from .stage import bare_mars, campaign, give, pieces, put, rig, run, tokens, why

# --------------------------------------------------------------------------------------------------------- 11 Setup, deck


def test_11_1_the_opening_totals() -> None:
    g = GAME.setup(4, GAME.options(), dice_for(5))
    assert margins(g) == [12 - 34, -36, 14 - 32, 7 - 10]
    assert g.resources == [18, 0, 14, 0]
    assert (len(g.hand), len(g.campaigns), g.eg_index, g.eg_side) == (3, 1, 3, EG_MINUS)


@pytest.mark.parametrize("seed", range(20))
def test_11_4_a_dust_storm_among_the_last_seven_of_each_pile(seed: int) -> None:
    deck, left_out = event_deck(dice_for(seed))
    assert (len(deck), len(left_out)) == (39, 12)
    storms = [at for at, event in enumerate(deck) if event.dust_storm]
    assert [at // 13 for at in storms] == [0, 1, 2]
    assert all(at % 13 < 7 for at in storms)


def test_11_2_the_same_storm_twice_rages_and_takes_a_piece() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    rig(g, 4, 2, 4, 2)
    run(roll_storms(g, 2), "tenzing:mg_troop")
    assert g.storm[TENZING.index] == RAGING
    assert pieces(g, TENZING) == {}


# -------------------------------------------------------------------------------------------------------- 9 Storm rolls


def test_9_2_rolling_stops_at_six_storms() -> None:
    g = bare_mars()
    rig(g, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 1)
    run(roll_storms(g, 9))
    assert sum(1 for storm in g.storm if storm) == 6


def test_9_2_the_storm_spares_protected_bases_and_the_church() -> None:
    g = bare_mars()
    put(g, MARTH, rd_base=1, rd_rebel_hidden=1, cr_rebel_hidden=1)
    g.storm[MARTH.index] = APPROACHING
    rig(g, 1, 5)
    run(roll_storms(g, 1), "marth:rd_rebel_hidden")
    assert pieces(g, MARTH) == {"rd_base": 1, "cr_rebel_hidden": 1}


def test_17_5_raging_storms_end_and_approaching_ones_rage() -> None:
    g = bare_mars()
    g.storm[MARTH.index], g.storm[RADAU.index] = RAGING, APPROACHING
    turn_storms(g)
    assert (g.storm[MARTH.index], g.storm[RADAU.index]) == (0, RAGING)


# ------------------------------------------------------------------------------------------------------ 12 Event Rounds


def test_12_1_each_discard_moves_the_church_one_place() -> None:
    g = bare_mars()
    give(g, 14, 15, 16, 17)
    run(round_start(g), "cr14 cr15 done")
    assert [by.short for by in g.order] == ["MG", "CR", "CORP", "RD"]
    assert g.phase == TURNS


def test_12_1_three_discards_at_most_and_none_when_ineligible() -> None:
    g = bare_mars()
    give(g, 14, 15, 16, 17)
    run(round_start(g), "cr14 cr15 cr16")
    assert [by.short for by in g.order] == ["CR", "MG", "CORP", "RD"]
    g.box[CR.seat] = INELIGIBLE
    run(round_start(g))
    assert g.order[3] is CR


def test_12_1_some_cards_bring_another_if_the_church_becomes_first() -> None:
    for ineligible, drawn in ((False, 0), (True, 1)):
        g = bare_mars()
        give(g, 19)
        for by in (MG, CORP):
            g.box[by.seat] = INELIGIBLE if ineligible else ELIGIBLE
        run(round_start(g), "cr19")
        assert len(g.hand) == drawn
        assert CR19 in g.discards


@pytest.mark.parametrize(
    ("first", "event", "held"),
    [(FIRST_OP, False, True), (FIRST_OP_SA, True, True), (FIRST_EVENT, False, False)],
)
def test_12_1_what_the_second_may_do(first: int, event: bool, held: bool) -> None:
    g = bare_mars()
    g.acted, g.first_choice = [MG], first
    assert (event_open(g), limited(g)) == (event, held)
    refused = no_action(g, RD, EVENT_SHADED)
    assert (refused is None) == event


def test_12_7_a_special_activity_takes_its_box() -> None:
    g = bare_mars()
    g.order = [RD, MG, CORP, CR]
    put(g, SHARMA, rd_rebel_hidden=3)
    run(turn(g, RD), "rally tenzing done done")
    assert (g.box[RD.seat], g.first_choice) == (FIRST_OP, FIRST_OP)
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=3)
    run(turn(g, RD), "rally tenzing done redistribute sharma done")
    assert g.box[RD.seat] == FIRST_OP_SA


def test_12_7_the_box_may_be_claimed_by_option() -> None:
    g = bare_mars(op_sa_requires_sa=False)
    run(turn(g, RD), "rally tenzing done done yes")
    assert g.box[RD.seat] == FIRST_OP_SA


def test_12_5_the_second_is_limited_to_one_space_and_no_special_activity() -> None:
    g = bare_mars()
    g.acted, g.first_choice = [MG], FIRST_OP
    put(g, SHARMA, rd_rebel_hidden=3)
    run(turn(g, RD), "rally tenzing")
    assert g.box[RD.seat] == SECOND_LIMITED_OP
    assert g.resources[RD.seat] == 19


def test_12_1_after_an_event_the_second_has_everything() -> None:
    g = bare_mars()
    g.acted, g.first_choice = [MG], FIRST_EVENT
    put(g, SHARMA, rd_rebel_hidden=3)
    run(turn(g, RD), "rally tenzing europa done coordinate sharma done")
    assert g.box[RD.seat] == SECOND_OP_SA


@pytest.mark.parametrize(("by", "gain"), [(MG, 3), (RD, 1)])
def test_12_1_a_pass_pays_and_leaves_the_faction_eligible(by: object, gain: int) -> None:
    g = bare_mars()
    run(turn(g, by), "pass")  # type: ignore[arg-type]
    assert g.resources[by.seat] == 20 + gain  # type: ignore[attr-defined]
    assert g.box[by.seat] == PASSED  # type: ignore[attr-defined]
    assert g.acted == []


def test_12_1_the_church_draws_and_the_corporations_get_the_cycler() -> None:
    g = bare_mars()
    run(turn(g, CR), "pass")
    assert len(g.hand) == 1
    put(g, TRANSIT, supply=1)
    run(turn(g, CORP), "pass")
    assert g.resources[MG.seat] == 23


def test_rd11_no_cycler_when_the_corporations_pass() -> None:
    g = bare_mars()
    campaign(g, 11)
    put(g, TRANSIT, supply=1)
    run(turn(g, CORP), "pass")
    assert g.resources[MG.seat] == 20


def test_12_6_a_limited_operation_of_the_church_brings_an_asset() -> None:
    g = bare_mars()
    give(g, 15)
    g.acted, g.first_choice = [MG], FIRST_OP
    run(turn(g, CR), "rally tenzing europa shepard sharma gandhi")
    assert len(g.hand) == 1


def test_12_3_an_asset_counts_as_the_event() -> None:
    g = bare_mars()
    give(g, 9)
    run(turn(g, CR), "cr9 wilderness done")
    assert g.box[CR.seat] == FIRST_EVENT
    assert pieces(g, WILDERNESS) == {"cr_base": 1}
    assert tokens(g.discards) == ["cr9"]


def test_19_6_a_resource_card_is_no_event() -> None:
    g = bare_mars()
    assert "value only" in why(no_action(g, CR, ASSETS[13]))
    assert no_action(g, CR, PASS) is None


def test_12_2_who_acted_is_ineligible_who_passed_is_not() -> None:
    g = bare_mars()
    g.acted = [MG, RD]
    g.box = [FIRST_OP, PASSED, SECOND_LIMITED_OP, INELIGIBLE]
    run(round_end(g))
    assert g.box == [INELIGIBLE, ELIGIBLE, INELIGIBLE, ELIGIBLE]


def test_19_ineligible_and_stay_eligible_outlast_the_round() -> None:
    g = bare_mars()
    g.acted = [CORP]
    g.barred[RD.seat] = True
    g.stays[CORP.seat] = True
    run(round_end(g))
    assert g.box == [ELIGIBLE, ELIGIBLE, INELIGIBLE, ELIGIBLE]


def test_12_2_the_flashpoint_marker_stops_at_its_end_and_starts_a_round() -> None:
    g = bare_mars()
    g.flashpoint = 4
    g.deck.append(EVENTS[47])
    g.left_out.append(EVENTS[47])
    run(round_end(g))
    assert (g.flashpoint, g.phase, g.current) == (5, FLASHPOINT, EVENTS[1])


def test_12_2_a_current_dust_storm_starts_its_round_before_a_new_card() -> None:
    g = bare_mars()
    g.following = DUST_STORMS[0]
    before = len(g.deck)
    run(round_end(g))
    assert (g.phase, len(g.deck), g.following) == (DUST_STORM, before, None)


def test_12_1_two_act_then_the_round_is_over() -> None:
    g = bare_mars()
    g.order = [MG, CORP, RD, CR]
    g.box[MG.seat] = INELIGIBLE
    assert next_faction(g) is CORP
    g.acted = [CORP, RD]
    assert next_faction(g) is None


def test_12_4_some_events_have_one_side_only() -> None:
    g = bare_mars()
    g.current = EVENTS[46]
    assert "no such side" in why(no_action(g, RD, EVENT_SHADED))
    assert no_action(g, RD, EVENT_UNSHADED) is None


# ------------------------------------------------------------------------------------------------------- 8.7 Transfers


def test_8_7_red_dust_helps_marsgov() -> None:
    g = bare_mars()
    g.resources[MG.seat] = 0
    run(turn(g, MG), "ask-for-help rd 5 pass")
    assert g.resources[:3] == [8, 10, 15]


def test_8_7_the_church_gives_the_value_of_cards() -> None:
    g = bare_mars()
    give(g, 14, 1)
    run(turn(g, RD), "ask-for-help cr cr14 done pass")
    assert g.resources[RD.seat] == 25
    assert tokens(g.hand) == ["cr1"]


def test_8_7_a_purse_for_the_churchs_operation() -> None:
    g = bare_mars()
    assert no_action(g, CR, RALLY) is not None
    run(turn(g, CR), "ask-for-help mg 2 rally tenzing europa")
    assert g.resources[MG.seat] == 18
    assert pieces(g, EUROPA) == {"cr_rebel_hidden": 1}


def test_8_7_nobody_helps_where_the_option_is_off() -> None:
    g = bare_mars(transfers=False)
    with pytest.raises(AssertionError, match="no answer"):
        run(turn(g, MG), "ask-for-help")


# ---------------------------------------------------------------------------------------------------- 16.1 Aldrin Cycler


def test_16_1_five_pieces_are_compulsory_and_more_cost_a_profit() -> None:
    g = bare_mars()
    put(g, EARTH, supply=4, population=1)
    run(aldrin_cycler(g, CORP, population_optional=False), "2 earth:satellite done")
    assert pieces(g, TRANSIT) == {"satellite": 3, "supply": 3, "population": 1}
    assert g.resources[CORP.seat] == 9


def test_16_1_without_controller_nothing_but_people_leaves() -> None:
    g = bare_mars()
    g.resources[CORP.seat] = 0
    put(g, EARTH, supply=4, population=1)
    run(aldrin_cycler(g, None, population_optional=False))
    assert pieces(g, TRANSIT) == {"population": 1}


@pytest.mark.parametrize(("numbers", "mg", "rd"), [([3], 23, 20), ([8], 26, 23), ([3, 8], 22, 21)])
def test_rd3_and_rd8_change_what_supply_brings(numbers: list[int], mg: int, rd: int) -> None:
    g = bare_mars()
    for number in numbers:
        campaign(g, number)
    put(g, TRANSIT, supply=3)
    arrive(g)
    assert g.resources[:3] == [mg, 10, rd]


# -------------------------------------------------------------------------------------------------- 17 Flashpoint Round


def test_17_2_casualties_cost_profits_and_come_back() -> None:
    g = bare_mars()
    put(g, CASUALTIES, corp_base=1, security=5, specops_hidden=2, eg_troop=1)
    corporate_casualties(g)
    assert g.resources[CORP.seat] == 7
    assert pieces(g, CASUALTIES) == {"eg_troop": 1}


@pytest.mark.parametrize(("side", "index", "troops"), [(EG_PLUS, 4, 4), (EG_MINUS, 2, 6)])
def test_17_3_confidence_moves_by_its_side(side: int, index: int, troops: int) -> None:
    g = bare_mars()
    g.eg_side = side
    put(g, MARTH, satellite=1)
    earthgov_confidence(g)
    assert g.eg_index == index
    assert pieces(g, EARTH)["eg_troop"] == troops
    assert pieces(g, ORBIT) == {"satellite": 1}


def test_8_4_at_the_bottom_earthgov_leaves() -> None:
    g = bare_mars()
    put(g, TENZING, eg_troop=2, satellite=1)
    put(g, PHOBOS, eg_troop=2)
    put(g, TRANSIT, eg_troop=1, satellite=1)
    put(g, ORBIT, satellite=1)
    move_confidence(g, -9)
    assert g.controller is None
    assert pieces(g, TENZING) == pieces(g, PHOBOS) == pieces(g, ORBIT) == {}
    assert pieces(g, TRANSIT) == {"satellite": 1}
    assert pieces(g, EARTH) == {"satellite": 3}


def test_17_4_terraforming_income_is_summed_and_never_below_zero() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base_terraforming=2)
    put(g, WILDERNESS, cr_base_conversion=1, corp_base_terraforming=1)
    put(g, TENZING, cr_base_conversion=1)
    assert terraforming_income(g) == 3 + 2 - 1
    g = bare_mars()
    g.resources[CORP.seat] = 1
    put(g, WILDERNESS, cr_base_conversion=3)
    terraforming(g)
    assert g.resources[CORP.seat] == 0


def test_17_6_attrition_in_unpopulated_or_raging_deserts_without_a_base() -> None:
    g = bare_mars()
    put(g, WILDERNESS, mg_troop=2, security=2, rd_rebel_hidden=2, cr_rebel_hidden=1, specops_hidden=1, eg_troop=1)
    put(g, MARTH, mg_troop=1, rd_rebel_hidden=1)
    put(g, RADAU, mg_troop=1, corp_base=1, rd_rebel_hidden=1, rd_base=1)
    g.storm[RADAU.index] = RAGING
    run(attrition(g))
    assert pieces(g, WILDERNESS) == {
        "mg_troop": 1,
        "security": 1,
        "rd_rebel_hidden": 1,
        "cr_rebel_hidden": 1,
        "specops_hidden": 1,
        "eg_troop": 1,
    }
    assert pieces(g, MARTH) == {"mg_troop": 1, "rd_rebel_hidden": 1}
    assert pieces(g, RADAU) == {"mg_troop": 1, "corp_base": 1, "rd_rebel_hidden": 1, "rd_base": 1}
    assert pieces(g, CASUALTIES) == {"security": 1}


def test_17_7_conversion_where_people_live() -> None:
    g = bare_mars()
    put(g, TENZING, cr_base_conversion=2)
    put(g, WILDERNESS, cr_base_conversion=1)
    run(conversion(g))
    assert pieces(g, TENZING) == {"cr_base_conversion": 2, "cr_rebel_hidden": 1}
    assert pieces(g, WILDERNESS) == {"cr_base_conversion": 1}


# -------------------------------------------------------------------------------------------------- 18 Dust Storm Round


def test_18_1_casualties_and_displaced_population_cost() -> None:
    g = bare_mars()
    put(g, CASUALTIES, eg_troop=3, satellite=1, security=2)
    put(g, DISPLACED, population=5)
    g.eg_index = 8
    victory_phase(g)
    assert (g.eg_index, g.resources[MG.seat], g.resources[CORP.seat]) == (6, 14, 7)
    assert pieces(g, CASUALTIES) == {}


def test_10_1_whoever_is_above_the_mark_wins() -> None:
    g = bare_mars()
    g.resources[CORP.seat] = 37
    put(g, WILDERNESS, rd_base=2)
    with pytest.raises(GameOver):
        victory_phase(g)
    assert (g.winner, g.phase) == (CORP, OVER)
    assert worth(g) == [0.0, 1.0, 0.0, 0.0]


def test_10_1_at_the_mark_is_not_above_it() -> None:
    g = bare_mars()
    g.resources[CORP.seat] = 36
    put(g, WILDERNESS, rd_base=1)
    victory_phase(g)
    assert g.winner is None


def test_10_3_ties_go_to_church_marsgov_red_dust_corporations() -> None:
    g = bare_mars()
    g.resources[CORP.seat] = 36
    assert ranking(g) == [CR, CORP, RD, MG]
    g = bare_mars()
    g.resources[CORP.seat] = 2
    assert margins(g) == [-33, -34, -32, 0]
    g.support[TENZING.index] = -1
    g.resources[CORP.seat] = 7
    assert margins(g) == [-33, -29, -29, 0]
    assert ranking(g) == [CR, RD, CORP, MG]


def test_10_2_after_the_third_round_the_highest_margin_wins() -> None:
    g = bare_mars()
    g.dust_storms = 3
    put(g, WILDERNESS, rd_base=1)
    with pytest.raises(GameOver):
        reset_phase(g)
    assert g.winner is CR


def test_18_2_everybody_earns() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1, corp_base=1)
    put(g, EUROPA, mg_troop=1)
    put(g, MARTH, corp_base_terraforming=1)
    g.support[EUROPA.index] = -1
    g.support[SHARMA.index] = -2
    put(g, RADAU, rd_base=1)
    run(resources_phase(g))
    assert g.resources[:3] == [20 + 3 + 1, 12, 20 + 2 + 1]
    assert len(g.hand) == 1


@pytest.mark.parametrize(("bases", "cards"), [(0, 1), (1, 2), (2, 2), (3, 3), (6, 4), (9, 4), (10, 5), (15, 6)])
def test_18_2_assets_by_bases(bases: int, cards: int) -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_base=bases)
    assert cr_income(g) == cards


def test_18_3_lobby_once_for_5() -> None:
    g = bare_mars()
    run(pacify_phase(g), "lobby")
    assert (g.eg_index, g.resources[MG.seat]) == (4, 15)


def test_18_3_agitate_under_red_dust_control_for_1() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=1)
    run(agitate_phase(g), "sharma shift shift")
    assert (g.support[SHARMA.index], g.resources[RD.seat]) == (-2, 18)


def test_18_4_troops_leave_deserts_without_coin_bases() -> None:
    g = bare_mars()
    put(g, MARTH, mg_troop=1)
    put(g, RADAU, mg_troop=1, corp_base=1)
    put(g, TENZING, eg_troop=2, mg_troop=3)
    put(g, THARSIS_THOLUS, mg_base=1)
    g.storm[TENZING.index] = RAGING
    run(redeploy_coin(g), "phobos 1 tharsis_tholus tenzing done")
    assert pieces(g, MARTH) == {}
    assert pieces(g, PHOBOS)["eg_troop"] == 1
    assert pieces(g, TENZING)["mg_troop"] == 4
    assert sum(g.storm) == 0


def test_18_4_rebels_without_a_base_to_go_to_are_lost() -> None:
    g = bare_mars()
    put(g, MARTH, rd_rebel_hidden=1)
    put(g, NOCTIS_LABYRINTHUS, rd_rebel_hidden=1)
    put(g, TENZING, rd_rebel_hidden=1)
    g.support[NOCTIS_LABYRINTHUS.index] = -1
    run(redeploy_rebels(g))
    assert pieces(g, MARTH) == {}
    assert pieces(g, NOCTIS_LABYRINTHUS) == pieces(g, TENZING) == {"rd_rebel_hidden": 1}


def test_18_4_the_church_brings_bases_home_plain() -> None:
    g = bare_mars()
    put(g, TENZING, cr_base_conversion=1, cr_rebel_active=2)
    run(redeploy_rebels(g), "tenzing:cr_base_conversion tenzing:cr_rebel_active 2")
    assert pieces(g, WILDERNESS) == {"cr_base": 1, "cr_rebel_active": 2}


def test_6_4_control_stands_still_during_redeploy() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    put(g, SHARMA, rd_base=1)
    run(redeploy_coin(g), "done")
    put(g, TENZING, rd_rebel_hidden=5)
    assert control(g, TENZING) != RED_DUST
    run(redeploy_rebels(g), "done")
    assert control(g, TENZING) == RED_DUST


def test_18_5_everything_is_made_ready() -> None:
    g = bare_mars()
    g.dust_storms = 1
    g.eg_index = 5
    campaign(g, 4)
    give(g, 14)
    g.discards = g.hand[:]
    g.hand = []
    put(g, EARTH, population=1)
    put(g, TENZING, rd_rebel_active=2, specops_active=1)
    g.box = [INELIGIBLE] * 4
    g.flashpoint = 4
    reset_phase(g)
    assert pieces(g, EARTH)["population"] == 4
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 2, "specops_hidden": 1}
    assert (g.campaigns, g.campaigns_gone, g.discards, g.flashpoint) == ([], [CAMPAIGNS[3]], [], 0)
    assert g.box == [ELIGIBLE] * 4
    assert g.current is not None


def test_18_5_new_storms_by_both_cards() -> None:
    g = bare_mars()
    g.current, g.following = EVENTS[2], EVENTS[3]
    rig(g, 1, 1, 1, 2, 1, 3)
    run(new_storms(g))
    assert sum(1 for storm in g.storm if storm) == 3


# ----------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seed", range(8))
def test_random_games_end_and_never_break(seed: int) -> None:
    table = begin(GAME, 4, seed, rewindable=False, journal=False)
    chooser = dice_for(f"chooser {seed}")
    moves = 0
    while not table.over:
        assert len(table.ask.options) <= 200
        table.answer(chooser.choose(table.ask.options), table.ask)
        assert GAME.broken(table.position) == []
        moves += 1
    g: Mars = table.position
    assert g.winner is not None
    assert moves < 5000
    assert table.standings()[g.winner.seat].place == 1


def test_worth_favours_the_leader_and_sums_to_one() -> None:
    g = bare_mars()
    g.resources[CORP.seat] = 30
    found = worth(g)
    assert abs(sum(found) - 1) < 1e-9
    assert found[CORP.seat] > found[MG.seat]
