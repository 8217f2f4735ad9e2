"""Rules 5 to 9 and 13: the menu, slots, moving, the Executive actions, travelling."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars.finds import claim, control_center, drive, may_claim
from fourthrock.games.on_mars.mains import slot_price, take_slot
from fourthrock.games.on_mars.movement import move_bots, richest_way, settle_bots
from fourthrock.games.on_mars.position import BOT, COLONIST, PLACING, ROVER, TRAVEL
from fourthrock.games.on_mars.rounds import a_turn
from fourthrock.games.on_mars.stores import pay_crystals, purse
from fourthrock.games.on_mars.travel import flight, move_shuttle, produce, travel
from fourthrock.table import IllegalAnswer

from .stage import (
    HEX,
    act,
    bare,
    bot,
    building,
    built,
    colonists,
    first_question,
    game,
    give,
    learnt,
    piece,
    play,
    refused,
    stock,
    table,
    to_orbit,
)


def test_5_main_is_compulsory_and_executive_once_before_or_after() -> None:
    g = to_orbit(game())
    give(g, 0, crystal=3)
    t = table(g)
    assert refused(t.ask, "end-turn").rule == "5"
    assert refused(t.ask, "construct").rule == "5"
    play(t, "exec-warehouse", "water")
    assert "Executive" in refused(t.ask, "exec-warehouse").sentence
    play(t, "resupply", "plant", "done")
    assert t.position.phase != 3 or t.position.active != 0


def test_5_a_refused_entry_tells_its_rule() -> None:
    t = table(to_orbit(game()))
    with pytest.raises(IllegalAnswer, match=r"rule 9\.1"):
        t.play("exec-develop")


def test_6_2_a_full_action_is_cleared_of_whoever_has_most() -> None:
    g = game(seats=3)
    g.slots[6:9] = [1, 1, 2]
    assert slot_price(g, 0, 2) == 1
    act(take_slot(g, 0, 2, 0))
    assert g.working[1] == 2
    assert sorted(g.slots[6:9]) == [-1, 0, 2]


def test_6_2_ties_leave_together() -> None:
    g = game(seats=4)
    g.slots[6:9] = [1, 2, 3]
    act(take_slot(g, 0, 2, 0))
    assert (g.working[1], g.working[2], g.working[3]) == (1, 1, 1)
    assert g.working[0] == 0


def test_6_3_one_payment_for_each_other_colour() -> None:
    g = game(seats=3)
    g.slots[6:9] = [0, 1, -1]
    give(g, 0, crystal=1)
    act(take_slot(g, 0, 2, 0), "crystal")
    assert stock(g, 0, "crystal") == 0
    assert g.slots[6:9] == [0, 1, 0]


def test_6_3_two_players_pay_for_each_colonist_own_ones_too() -> None:
    g = game(seats=2)
    g.slots[6:9] = [0, 1, -1]
    assert slot_price(g, 0, 2) == 2
    act(take_slot(g, 0, 2, 0))
    assert g.working[0] == 2


def test_6_4_ones_own_slot_for_people_blocks_until_it_is_cleared() -> None:
    g = game()
    g.bench[0] = 0
    g.goals[0] = [7]
    assert "still on this action" in refused(first_question(a_turn(g)), "scientist-or-contract").sentence


def test_11_2_not_in_the_turn_of_another() -> None:
    g = game()
    g.goals[0] = [3, 4]
    assert purse(g, 0) == 2
    g.active = 1
    assert purse(g, 0) == 0


@pytest.mark.parametrize("phase", [PLACING, TRAVEL])
def test_11_2_setting_up_and_the_shuttle_phase_are_nobodys_turn(phase: int) -> None:
    g = game()
    g.goals[0] = [3, 4]
    g.phase = phase
    assert purse(g, 0) == 0


def test_11_2_a_goal_card_pays_a_crystal() -> None:
    g = game()
    g.goals[0] = [3, 4]
    act(pay_crystals(g, 0, 1), "goal-5")
    assert g.goals[0] == [3]
    assert g.goals_thrown[0] == [4]


# ---------------------------------------------------------------------------------------------------------------- moving


def test_8_1_two_mp_for_bots_and_two_for_the_rover_in_any_order() -> None:
    g = bare(game())
    bot(g, 0, "g3")
    piece(g, ROVER, 0, "g7")
    act(control_center(g, 0), "g3", "g4", "rover", "g9", "h4")
    assert (g.piece[HEX["h4"]], g.piece[HEX["g9"]]) == (BOT, ROVER)


def test_8_1_a_crystal_is_one_mp_more() -> None:
    g = bare(game())
    bot(g, 0, "g3")
    give(g, 0, crystal=1)
    act(control_center(g, 0), "g3", "g6", "g3")
    assert stock(g, 0, "crystal") == 0
    assert g.piece[HEX["g6"]] == BOT


def test_9_1_crystals_extend_the_rover_of_an_executive_action_not_the_bots_besides() -> None:
    g = bare(game())
    bot(g, 0, "c4")
    give(g, 0, crystal=3)
    offered = first_question(drive(g, 0, 2, True, False)).tokens
    assert "g1" in offered, "two MP and two Crystals away"
    assert "rover" not in offered
    assert "c4" not in offered


def test_8_1_crystals_are_paid_before_the_move() -> None:
    g = bare(game())
    bot(g, 0, "g3")
    g.goals[0] = [3, 4]
    paying = move_bots(g, 0, 2)
    where = next(paying)
    where.answer = next(item for item in where.options if item.token == "g6")
    assert next(paying).tokens == ["goal-4", "goal-5"]
    assert g.piece[HEX["g3"]] == BOT


def test_8_1_a_rover_technology_adds_its_level() -> None:
    g = bare(game())
    learnt(g, 0, "rover-tech", "lab-2a")
    act(control_center(g, 0), "g1")
    assert g.rover_at[0] == HEX["g1"]


def test_8_1_the_first_rover_move_starts_in_the_centre_and_crystals_are_taken_on_the_way() -> None:
    g = bare(game())
    g.crystal[HEX["g4"]] = 1
    act(drive(g, 0, 2, False, False), "g3")
    assert g.pending[0] == 1
    assert g.crystal[HEX["g4"]] == 0


def test_8_1_of_two_shortest_ways_the_richer_one() -> None:
    g = bare(game())
    g.crystal[HEX["h4"]] = 1
    assert HEX["h4"] in richest_way(g, HEX["g5"], HEX["h3"])


def test_8_1_a_bot_ending_on_a_tile_or_crystal_removes_it_but_not_in_passing() -> None:
    g = bare(game())
    bot(g, 0, "g3")
    g.rover_at[0] = -1
    g.crystal[HEX["g4"]] = 1
    g.tile[HEX["g5"]] = 6
    act(control_center(g, 0), "g3", "g5", "done")
    settle_bots(g)
    assert g.crystal[HEX["g4"]] == 1
    assert g.tile[HEX["g5"]] == -1
    assert 6 in g.boxed_tiles


@pytest.mark.parametrize(("after", "left_alone"), [(["end-turn"], False), (["exec-bots", "g6", "done"], True)])
def test_8_1_a_bot_disturbs_only_what_lies_where_it_ends_its_turn(after: list[str], left_alone: bool) -> None:
    g = bare(game())
    bot(g, 0, "g3")
    g.tile[HEX["g5"]] = 6
    give(g, 0, crystal=2)
    t = play(table(g), "control-center", "g3", "g5", "done")
    assert g.tile[HEX["g5"]] == 6
    play(t, *after)
    assert (t.position.tile[HEX["g5"]] == 6) == left_alone


def test_8_1_a_rover_may_not_end_on_a_tile_that_it_cannot_use() -> None:
    g = bare(game())
    g.tile[HEX["g4"]] = 0
    g.tile[HEX["h4"]] = 6
    tokens = first_question(drive(g, 0, 1, False, False)).tokens
    assert "h4" in tokens
    assert "g4" not in tokens
    assert not may_claim(g, 0, 0)
    assert may_claim(g, 0, 6)


def test_14_1_research_is_one_of_each_type_and_develops_twice_for_free() -> None:
    g = bare(game())
    g.tile[HEX["g4"]] = 100
    act(drive(g, 0, 1, False, False), "g4", "shelter-tech>lab-3a", "shelter-tech>lab-4a")
    assert g.researched[:4] == [1, 0, 0, 0]
    assert stock(g, 0, "mineral") == 1
    assert not may_claim(g, 0, 100)


def test_3_7_nobody_ends_on_another_piece() -> None:
    g = bare(game())
    bot(g, 0, "g3")
    bot(g, 1, "g4")
    piece(g, COLONIST, 1, "h3")
    tokens = first_question(move_bots(g, 0, 2)).tokens
    assert "g5" in tokens
    assert not {"g4", "h3"} & set(tokens)


# ------------------------------------------------------------------------------------------------------------- Executive


@pytest.mark.parametrize(
    ("token", "slot", "cost"),
    [
        ("exec-develop", 0, 4),
        ("exec-rover", 1, 4),
        ("exec-blueprint", 2, 3),
        ("exec-upgrade", 3, 3),
        ("exec-mineral", 4, 3),
        ("exec-bots", 5, 2),
        ("exec-warehouse", 6, 2),
    ],
)
def test_9_1_each_executive_action_has_its_slot_and_cost(token: str, slot: int, cost: int) -> None:
    from fourthrock.games.on_mars.executive import no_executive
    from fourthrock.games.on_mars.laboratory import EXECUTIVE

    g = bare(game())
    building(g, "mine", "g5")
    bot(g, 0, "g4")
    from .stage import plan

    plan(g, 0, "Metal Deposit")
    action = EXECUTIVE[slot]
    assert action.token == token
    give(g, 0, mineral=1, crystal=cost)
    g.depot[slot] = 1
    assert "Ship" in str(no_executive(g, 0, action))
    g.depot[slot] = 0
    assert no_executive(g, 0, action) is None
    g.stock[5] -= 1
    assert "Crystals" in str(no_executive(g, 0, action))


def test_9_1_a_mineral_for_three_crystals() -> None:
    g = game()
    give(g, 0, crystal=3)
    g.depot[4] = 0
    t = play(table(g), "exec-mineral")
    assert (stock(t.position, 0, "mineral"), stock(t.position, 0, "crystal")) == (1, 0)


def test_9_2_9_3_advanced_buildings_cost_two_crystals_or_a_scientist() -> None:
    from fourthrock.games.on_mars.blueprints import BLUEPRINTS
    from fourthrock.games.on_mars.executive import card_cost

    g = bare(game())
    own = BLUEPRINTS[built(g, 0, "Casino", "g5")]
    theirs = BLUEPRINTS[built(g, 1, "Gym", "g7")]
    assert (card_cost(g, 0, own), card_cost(g, 0, theirs)) == (2, -1)
    g.scientist_owner[5] = 0
    assert (card_cost(g, 0, own), card_cost(g, 0, theirs)) == (0, 0)
    g.scientist_owner[5] = 1
    g.scientist_on[5] = own.index
    assert card_cost(g, 0, own) == 0


def test_9_3_the_scientist_moves_onto_the_card_and_stays() -> None:
    g = bare(game())
    card = built(g, 1, "Casino", "g5")
    g.scientist_owner[5] = 0
    play(table(g), "exec-advanced", "0")
    assert g.scientist_on[5] == card
    assert g.pending[0] == 2


# ---------------------------------------------------------------------------------------------------------------- travel


def test_13_1_the_shuttle_flies_from_space_1_to_the_space_of_the_level() -> None:
    g = game()
    g.shuttle, g.shuttle_in_colony, g.level = 1, False, 4
    assert move_shuttle(g)
    assert (g.shuttle, g.shuttle_in_colony) == (3, True)
    assert not move_shuttle(g)
    assert g.shuttle == 2


def test_13_2_free_with_the_shuttle_else_for_a_ship() -> None:
    g = to_orbit(game())
    g.shuttle_in_colony = True
    assert first_question(flight(g, 0, True)).tokens == ["by-shuttle", "stay"]
    g.hangar[0] = 1
    assert first_question(flight(g, 0, False)).tokens == ["by-ship", "stay"]
    act(flight(g, 0, False), "by-ship", *_first_find(g), "order-5")
    assert (g.hangar[0], g.space[0]) == (0, 5)


def _first_find(g) -> list[str]:  # type: ignore[no-untyped-def]
    from fourthrock.games.on_mars.cards import DISCOVERIES

    return [DISCOVERIES[g.exploration[0]].token, "g8"]


def test_13_4_to_the_colony_a_tile_three_hexes_from_the_rover_and_everybody_home() -> None:
    g = to_orbit(game())
    g.slots[6:9] = [0, 1, -1]
    g.bench[0] = 0
    g.working[0] = 1
    colonists(g, 0, 0)
    g.supply[0] -= 3
    tile = g.exploration[0]
    act(travel(g, 0), *_first_find(g), "order-5")
    assert g.tile[HEX["g8"]] == tile
    assert len(g.exploration) == 2
    assert (g.quarters[0], g.working[0], g.bench[0]) == (3, 0, -1)
    assert g.slots[6:9] == [-1, 1, -1]


def test_7_1_the_landing_pod_places_no_tile() -> None:
    g = to_orbit(game())
    t = play(table(g), "landing-pod", "order-5")
    assert t.position.space[0] == 5
    assert max(tile for tile in t.position.tile if tile < 100) == -1


def test_13_5_to_orbit_advanced_buildings_and_miners_produce() -> None:
    g = bare(game())
    g.shelters[0] = 4
    built(g, 0, "Wind Turbines", "d1")
    built(g, 0, "Casino", "d3")
    building(g, "mine", "d5")
    piece(g, COLONIST, 0, "d5")
    produce(g, 0)
    assert (stock(g, 0, "battery"), g.pending[0], stock(g, 0, "mineral")) == (1, 1, 1)


def test_13_5_slots_in_orbit_come_home_those_in_the_colony_stay() -> None:
    g = game()
    colonists(g, 0, 0)
    g.slots[0] = 0
    g.slots[6] = 0
    act(travel(g, 0), "order-1")
    assert g.quarters[0] == 1
    assert g.slots[6] == 0


@pytest.mark.parametrize(
    ("token", "answers", "effect"),
    [
        ("order-1", [], lambda g: True),
        ("order-2", ["water"], lambda g: stock(g, 0, "water") == 1),
        ("order-3", ["grid-7", "lab-1b"], lambda g: g.pending[0] == 1),
    ],
)
def test_13_6_benefits_in_orbit(token, answers, effect) -> None:  # type: ignore[no-untyped-def]
    g = game()
    act(travel(g, 0), token, *answers)
    assert effect(g)


def test_13_6_benefits_in_the_colony() -> None:
    g = to_orbit(bare(game()))
    bot(g, 0, "g3")
    act(travel(g, 0, explore=False), "order-6", "g5")
    assert g.piece[HEX["g5"]] == BOT
    g.space[0] = 1
    shown = [card for card in g.display if card >= 0]
    from fourthrock.games.on_mars.blueprints import BLUEPRINTS

    act(travel(g, 0, explore=False), "order-7", BLUEPRINTS[shown[0]].token)
    assert g.card_owner[shown[0]] == 0


def test_14_2_claiming_counts_for_the_mission_and_pays() -> None:
    g = bare(game())
    g.missions, g.mission_left = [6], [3]
    g.tile[HEX["g4"]] = 14
    act(claim(g, 0, HEX["g4"]))
    assert g.mission_left == [2]
    assert g.pending[0] == 1
    assert stock(g, 0, "mineral") == 2
    assert g.found[0] == [14]
