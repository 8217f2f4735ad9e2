"""No card, tile or action without a test: for each kind, where each of them is tested. A new one fails here until it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from fourthrock.games.on_mars.blueprints import BASE, BLUEPRINTS, DEFENSIVE, OUTBREAK_SET, PROMO
from fourthrock.games.on_mars.cards import (
    CONTRACTS,
    DISCOVERIES,
    FIRST_A,
    FIRST_B,
    GOALS,
    LSS_REWARDS,
    MISSIONS,
    SCIENTISTS,
    SOLO_DECK,
)
from fourthrock.games.on_mars.chapters import (
    AIMS,
    ALIEN_ACTIONS,
    ALIEN_CARDS,
    ALIEN_TECHS,
    FINDS_WANTED,
    INFECTIONS,
    OUTBREAK_MISSIONS,
    SABOTAGE,
    VANDALISM,
)
from fourthrock.games.on_mars.construct import advance_lss
from fourthrock.games.on_mars.finds import resolve_find, usable
from fourthrock.games.on_mars.goods import BUILDINGS, GENERATOR
from fourthrock.games.on_mars.monolith import aim_holds
from fourthrock.games.on_mars.position import Mars
from fourthrock.games.on_mars.quarters import to_working_area
from fourthrock.table import Item, Question, Script

from . import test_blackout, test_cards, test_construct, test_invasion, test_monolith, test_outbreak, test_plans, test_solo
from .stage import bot, building, built, game, give, learnt, on_display, plan, stock

BLUEPRINT_TESTS = {
    **dict.fromkeys([row[0] for row in test_cards.BLUEPRINT_TABLE], test_cards.test_9_5_blueprints),
    "Disease Control Clinic": test_outbreak.test_example_the_clinic_brings_the_medicine_technology_if_column_1_has_room,
    "Microbiology Lab": test_outbreak.test_21_9_medicine_makers,
    "Pharmacy": test_outbreak.test_21_9_medicine_makers,
    "Vaccination Center": test_outbreak.test_example_a_vaccinated_miner_stands_up_and_stays_immune,
    "Shield": test_invasion.test_example_shield_removes_corruption_then_guards_the_technology,
    "Sabotage": test_invasion.test_example_sabotage_covers_construct_a_building,
    "Sentry Bot": test_invasion.test_example_sentry_bots_bulldoze_then_stun_three_troopers,
    "Defense Exosuit": test_invasion.test_example_exosuit_takes_a_stunned_trooper_then_a_standing_one,
}
SCIENTIST_TESTS = {
    **dict.fromkeys([row[0] for row in test_plans.HIRE], test_plans.test_8_5_each_scientist_costs_two_of_his_goods),
    "geologist": test_plans.test_8_5_the_geologist_takes_two_colonists,
    "microbiologist": test_outbreak.test_21_1_the_microbiologist_costs_two_medicine,
}
CONTRACT_TESTS = {
    **{f"contract-{row[0]}": test_plans.test_15_1_delivery_contracts_pay_9_or_cost_4 for row in test_plans.DELIVERY},
    **{
        f"contract-{row[0]}": test_plans.test_15_2_upgrade_contracts_need_an_own_advanced_building_in_a_complex_of_four
        for row in test_plans.UPGRADE
    },
}
MISSION_TESTS = dict.fromkeys(
    [row[0] for row in test_cards.MISSION_EVENTS], test_cards.test_10_1_what_contributes_to_each_mission_and_to_no_other
)
GOAL_TESTS = {f"goal-{row[0]}": test_cards.test_11_3_private_goals for row in test_cards.GOAL_TABLE}
FIRST_B_TESTS = {f"first-b{row[0] + 1}": test_solo.test_17_3_a_b_card_pays_once_a_turn for row in test_solo.B_CARDS}
INFECTION_TESTS = dict.fromkeys(map(str, range(16)), test_outbreak.test_21_3_infection_cards)
OUTBREAK_MISSION_TESTS = {OUTBREAK_MISSIONS[row[0]].token: test_outbreak.test_21_2_missions for row in test_outbreak.MISSIONS}
VANDALISM_TESTS = {
    **dict.fromkeys(map(str, range(1, 6)), test_blackout.test_22_4_vandalism_cards_strike_their_type_first_lightly_then_hard),
    "0": test_blackout.test_22_4_the_alien_reshuffles_all_six,
}
ALIEN_ACTION_TESTS = {
    "alien-construct": test_invasion.test_20_5_construct_is_limited_by_technology_and_pays_by_size,
    "alien-obtain": test_invasion.test_20_5_obtaining_brings_the_corner_item,
    "alien-learn": test_invasion.test_20_5_learning_needs_the_single_first_space,
    "alien-research": test_invasion.test_example_research_moves_reinforcement_and_adds_a_trooper,
    "alien-upgrade": test_invasion.test_20_5_upgrade_builds_an_obtained_card_for_nothing,
    "alien-activate": test_invasion.test_20_5_activate_flips_the_card_until_the_reset,
    "alien-steal": test_invasion.test_20_5_steal_takes_two_crystals_of_the_map_or_the_warehouse,
    "alien-deploy-beside": test_invasion.test_example_deploy_with_one_level_places_two_beside_buildings,
    "alien-deploy-onto": test_invasion.test_20_5_deploy_onto_buildings_but_not_on_a_marker,
    "alien-move": test_invasion.test_example_move_stands_a_trooper_up_and_moves_two,
}
ALIEN_CARD_TESTS = {
    "alien-infection": test_invasion.test_20_5_infection_sends_a_colonist_of_each_human_to_work,
    "vigilant": test_invasion.test_20_5_vigilant_moves_the_shuttle_within_its_side,
    "abduction": test_invasion.test_20_5_abduction_sends_a_scientist_off_his_card,
    "rd-corruption": test_invasion.test_example_corruption_on_the_shield_technology_stops_its_development,
}
ALIEN_TECH_TESTS = {
    "alien-shelter-tech": test_invasion.test_20_5_construct_is_limited_by_technology_and_pays_by_size,
    "reinforcement-tech": test_invasion.test_20_5_reinforcement_adds_troopers_for_a_shelter,
    "deployment-tech": test_invasion.test_example_deploy_with_one_level_places_two_beside_buildings,
    "mobilization-tech": test_invasion.test_example_move_stands_a_trooper_up_and_moves_two,
    "alien-mine-tech": test_invasion.test_20_5_construct_is_limited_by_technology_and_pays_by_size,
}
SABOTAGE_TESTS = {
    "bombed": test_monolith.test_23_2_bombed_takes_the_marker_of_goal_1_and_doubles_its_cost,
    "hacked": test_monolith.test_23_2_hacked_moves_the_technology_of_goal_3_back,
    "science": test_monolith.test_23_2_science_resources_are_lost_as_far_as_there_are_any,
    "plans": test_monolith.test_23_2_change_of_plans_asks_for_a_second_building_of_the_type,
    "abducted": test_monolith.test_23_2_abduction_takes_from_the_working_area_else_from_anywhere,
    "harvest": test_monolith.test_23_2_harvest_delay_and_efficiency,
    "delayed": test_monolith.test_23_2_harvest_delay_and_efficiency,
    "efficiency": test_monolith.test_23_2_harvest_delay_and_efficiency,
    "theft": test_monolith.test_23_2_stolen_crystals_are_made_good_from_the_next_gains,
    "lss": test_monolith.test_23_2_life_support_sabotage_spoils_one_reward,
    "hangar": test_monolith.test_23_2_ships_in_the_hangar_cost_water_or_plants,
    "explosion": test_monolith.test_23_2_an_exploded_mine_lies_face_down_until_it_is_constructed_again,
    "seal": test_monolith.test_23_2_a_leaking_shelter_shrinks_the_living_quarters_but_never_the_last_one,
    "bot": test_monolith.test_23_2_a_destroyed_bot_goes_back_to_the_supply,
    "rover-disabled": test_monolith.test_23_2_a_disabled_rover_misses_two_phases_then_stands_on_a_shelter,
    "misinformation": test_monolith.test_23_2_misinformation_pushes_back_the_mission_nearest_to_its_end,
}


def _tokens(items: Iterable[Item]) -> list[str]:
    return [item.token for item in items]


COVERED: list[tuple[str, dict[str, object], list[str]]] = [
    ("Blueprints", BLUEPRINT_TESTS, [card.name for card in BLUEPRINTS]),
    ("Scientists", SCIENTIST_TESTS, _tokens(SCIENTISTS)),
    ("Contracts", CONTRACT_TESTS, _tokens(CONTRACTS)),
    ("Missions", MISSION_TESTS, _tokens(MISSIONS)),
    ("Private Goals", GOAL_TESTS, _tokens(GOALS)),
    ("First Colonists B", FIRST_B_TESTS, _tokens(FIRST_B)),
    ("Infection cards", INFECTION_TESTS, [str(n) for n in range(len(INFECTIONS))]),
    ("Missions of chapter 2", OUTBREAK_MISSION_TESTS, _tokens(OUTBREAK_MISSIONS)),
    ("Vandalism cards", VANDALISM_TESTS, [str(n) for n in range(len(VANDALISM))]),
    ("alien actions", ALIEN_ACTION_TESTS, _tokens(ALIEN_ACTIONS)),
    ("alien Blueprints", ALIEN_CARD_TESTS, _tokens(ALIEN_CARDS)),
    ("alien technologies", ALIEN_TECH_TESTS, _tokens(ALIEN_TECHS)),
    ("Sabotage cards", SABOTAGE_TESTS, _tokens(SABOTAGE)),
]


@pytest.mark.parametrize(("kind", "tests", "items"), COVERED, ids=[row[0] for row in COVERED])
def test_everything_is_in_a_table_of_tests(kind: str, tests: dict[str, object], items: list[str]) -> None:
    assert sorted(tests) == sorted(items), kind
    assert all(callable(test) for test in tests.values())


def test_1_2_there_are_as_many_cards_as_in_the_box() -> None:
    sets = [card.kind for card in BLUEPRINTS]
    assert [sets.count(kind) for kind in (BASE, PROMO, OUTBREAK_SET, DEFENSIVE)] == [24, 1, 4, 4]
    assert [len(SCIENTISTS), len(CONTRACTS), len(MISSIONS), len(GOALS)] == [7, 12, 9, 16]
    assert [len(DISCOVERIES), len(LSS_REWARDS), len(SOLO_DECK), len(FIRST_A), len(FIRST_B)] == [19 + 10 + 10, 8 + 4, 12, 4, 8]
    assert [len(deck) for deck in AIMS] == [12, 12, 8, 6, 4]
    assert [len(INFECTIONS), len(VANDALISM), len(SABOTAGE), len(ALIEN_ACTIONS), len(ALIEN_CARDS)] == [16, 6, 16, 10, 4]


# ------------------------------------------------------------------------------------------- tiles that only chapters have


def ready(mode: str) -> Mars:
    """Seat 0 can use any tile: a Bot beside a Generator, goods, a technology, a Blueprint, two cards on display."""
    g = game(2, mode=mode)
    on_display(g, "Gym", "Casino")
    plan(g, 0, "Wind Turbines")
    building(g, "generator", "d1")
    bot(g, 0, "e2")
    give(g, 0, mineral=1, battery=1, water=1, plant=1, oxygen=1, crystal=2)
    learnt(g, 0, "rover-tech", "lab-1a")
    if mode == "outbreak":
        building(g, "hospital", "d3")
    return g


def prefer(script: Script[object], *wanted: str) -> None:
    """Run a script, answering with what is wanted where it is offered, else with the last option: the stop word."""
    for question in script:
        assert isinstance(question, Question)
        liked = [item for item in question.options if item.token in wanted]
        question.answer = liked[0] if liked else question.options[-1]


CHAPTER_TILES: list[tuple[str, list[str], Callable[[Mars], bool]]] = [
    ("find-outbreak-develop", ["rover-tech>lab-2a", "water"], lambda g: g.tech_at[7] == 2 and stock(g, 0, "water") == 0),
    ("find-outbreak-hospital", ["hospital"], lambda g: g.building.count(6) == 2 and stock(g, 0, "medicine") == 1),
    ("find-outbreak-construct-any", ["generator"], lambda g: g.building.count(GENERATOR) == 3),
    ("find-outbreak-upgrades", ["wind-turbines", "d1"], lambda g: g.card_hex[3] >= 0),
    ("find-outbreak-technology", ["grid-8"], lambda g: g.grid[7] == -1),
    ("find-outbreak-blueprints", ["gym", "casino"], lambda g: g.card_owner[10] == g.card_owner[11] == 0),
    ("find-outbreak-warehouse", ["medicine"], lambda g: stock(g, 0, "medicine") == 2 and g.warehouse[6] == 0),
    ("find-outbreak-crystals", [], lambda g: g.pending[0] == 3),
    ("find-outbreak-medicine-1", [], lambda g: stock(g, 0, "medicine") == 1),
    ("find-outbreak-medicine-2", [], lambda g: stock(g, 0, "medicine") == 1),
    ("find-blackout-develop", ["rover-tech>lab-2a", "water"], lambda g: g.tech_at[7] == 2 and stock(g, 0, "water") == 0),
    ("find-blackout-construct-any-1", ["generator"], lambda g: g.building.count(GENERATOR) == 3),
    ("find-blackout-construct-any-2", ["generator"], lambda g: g.building.count(GENERATOR) == 3),
    ("find-blackout-upgrades", ["wind-turbines", "d1"], lambda g: g.card_hex[3] >= 0),
    ("find-blackout-hire", ["hydrologist", "battery"], lambda g: g.scientist_owner[2] == 0 and stock(g, 0, "battery") == 0),
    ("find-blackout-technology", ["grid-8"], lambda g: g.grid[7] == -1),
    ("find-blackout-blueprints", ["gym", "casino"], lambda g: g.card_owner[10] == g.card_owner[11] == 0),
    ("find-blackout-warehouse", ["crystal"], lambda g: g.pending[0] == 2),
    ("find-blackout-crystals", [], lambda g: g.pending[0] == 3),
    ("find-blackout-choice", ["water"], lambda g: stock(g, 0, "water") == 2),
]


@pytest.mark.parametrize(("token", "wanted", "check"), CHAPTER_TILES, ids=[row[0] for row in CHAPTER_TILES])
def test_14_2_discovery_tiles_of_the_chapters(token: str, wanted: list[str], check: Callable[[Mars], bool]) -> None:
    find = next(one for one in DISCOVERIES if one.token == token)
    g = ready("outbreak" if find.index < 29 else "blackout")
    if token == "find-blackout-hire":
        give(g, 0, battery=1)
    if token == "find-blackout-warehouse":
        g.depot = [0] * 16
    assert usable(g, 0, find)
    prefer(resolve_find(g, 0, find), *wanted)
    assert check(g)


def test_14_2_every_discovery_tile_is_in_a_table() -> None:
    tested = [row[0] for row in test_cards.DISCOVERY_TABLE] + [row[0] for row in CHAPTER_TILES]
    assert set(tested) == {one.token for one in DISCOVERIES}


COOP_REWARDS: list[tuple[str, list[str], Callable[[Mars], bool]]] = [
    ("lss-warehouse", ["water", "take-mineral"], lambda g: stock(g, 0, "water") == 1),
    ("lss-develop", ["rover-tech>lab-2a", "take-mineral"], lambda g: g.tech_at[7] == 2),
    ("lss-retrieve", ["from-working-area", "take-mineral"], lambda g: g.working[0] == 0 and g.quarters[0] == 3),
    ("lss-crystals", ["take-mineral"], lambda g: g.pending[0] == 2),
]


@pytest.mark.parametrize(("token", "wanted", "check"), COOP_REWARDS, ids=[row[0] for row in COOP_REWARDS])
@pytest.mark.parametrize("mode", ["outbreak", "blackout"])
def test_12_3_rewards_of_the_co_operative_chapters(
    mode: str, token: str, wanted: list[str], check: Callable[[Mars], bool]
) -> None:
    g = game(2, mode=mode)
    learnt(g, 0, "rover-tech", "lab-1a")
    to_working_area(g, 0)
    to_working_area(g, 0)
    g.lss_reward[GENERATOR] = next(n for n, one in enumerate(LSS_REWARDS) if one.token == token)
    prefer(advance_lss(g, 0, GENERATOR), *wanted)
    assert check(g)
    assert stock(g, 0, "mineral") == 1
    assert g.op == [0, 0]


def test_12_3_every_reward_tile_is_in_a_table() -> None:
    tested = [row[0] for row in test_construct.REWARD_TILES] + [row[0] for row in COOP_REWARDS]
    assert sorted(tested) == sorted(one.token for one in LSS_REWARDS)


# ------------------------------------------------------------------------------------------------- the goals of chapter 4

LEVEL_3 = {
    "mine": ["a1", "a2", "a3"], "generator": ["c1", "c2", "c3"], "water-extractor": ["e1", "e2", "e3"],
    "greenhouse": ["g7", "g8", "g9"], "oxygen-condenser": ["k5", "k6", "k7"], "shelter": ["m1", "m2", "m3"],
}  # fmt: skip


@pytest.mark.parametrize("deck", range(5), ids=["upgrade", "contract", "technology", "scientist", "discovery"])
def test_23_4_every_goal_card_holds_when_its_demand_is_met_and_not_before(deck: int) -> None:
    for aim in AIMS[deck]:
        g = game(1, mode="monolith")
        g.aims = [-1] * 5
        g.aims[deck] = aim.index
        assert not aim_holds(g, deck), aim
        if deck == 0:
            built(g, 0, BLUEPRINTS[aim.index].name, LEVEL_3[BUILDINGS[BLUEPRINTS[aim.index].building].token][0])
        elif deck == 1:
            g.contract_owner[aim.index] = 0
            assert not aim_holds(g, deck), aim
            g.contract_done[aim.index] = True
        elif deck == 2:
            g.tech_at[aim.index] = 10
            assert not aim_holds(g, deck), aim
            g.tech_at[aim.index] = 12
        elif deck == 3:
            g.scientist_owner[aim.index] = 0
            kind = SCIENTISTS[aim.index].scores
            cards = [card.name for card in BLUEPRINTS[:24] if card.building == kind]
            for name, at in zip(cards, LEVEL_3[BUILDINGS[kind].token]):
                assert not aim_holds(g, deck), aim
                built(g, 0, name, at)
        else:
            discovery, research = FINDS_WANTED[aim.index]
            g.found[0] = list(range(discovery))
            g.researched[:research] = [1] * research
        assert aim_holds(g, deck), aim
