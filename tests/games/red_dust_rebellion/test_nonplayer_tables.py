"""20.1 to 20.8: what a Non-Player decides to do, the Curiosity cards, columns, priorities and Activation dice."""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.games.red_dust_rebellion import GAME
from fourthrock.games.red_dust_rebellion.cards import EVENTS
from fourthrock.games.red_dust_rebellion.nonplayer.activation import goes_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space, in_order
from fourthrock.games.red_dust_rebellion.nonplayer.columns_coin import MG_CUBES, MG_SHIFT
from fourthrock.games.red_dust_rebellion.nonplayer.decide import (
    LIMITED_OPERATION,
    OPERATION,
    OPERATION_AND_SPECIAL,
    PASSES,
    PLAYS_EVENT,
    church_moves_up,
    decide,
    would_be_first,
)
from fourthrock.games.red_dust_rebellion.nonplayer.deck import CARDS
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.operations_coin import settle_people
from fourthrock.games.red_dust_rebellion.nonplayer.order import best_group, worst_own_group
from fourthrock.games.red_dust_rebellion.nonplayer.performing import critical
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total, draw_curiosity, reset_nonplayers
from fourthrock.games.red_dust_rebellion.nonplayer.turn import FACES, choose_face
from fourthrock.games.red_dust_rebellion.operation import Operation, afford, pay
from fourthrock.games.red_dust_rebellion.options import Options
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP,
    CORP_BASE,
    CR,
    CR_HIDDEN,
    CR_REBEL,
    EG_TROOP,
    FACTIONS,
    MG,
    MG_TROOP,
    POPULATION,
    RD,
    RD_REBEL,
    SATELLITE,
    SECURITY,
    TERRAFORMING,
    Faction,
    group,
)
from fourthrock.games.red_dust_rebellion.play import next_script
from fourthrock.games.red_dust_rebellion.position import (
    ELIGIBLE,
    FIRST_EVENT,
    FIRST_OP,
    FIRST_OP_SA,
    INELIGIBLE,
    PASSED,
    SECOND_LIMITED_OP,
    SECOND_OP_SA,
    TURNS,
    Mars,
)
from fourthrock.games.red_dust_rebellion.setup import opening
from fourthrock.games.red_dust_rebellion.spaces import DISPLACED, EUROPA, GANDHI, MARTH, ORBIT, SHARMA, TENZING
from fourthrock.games.red_dust_rebellion.transfers import givers
from fourthrock.games.red_dust_rebellion.words import ASSAULT, RALLY, SECURE, TRAIN
from fourthrock.table import BadSetup, Journal, dice_for

from .stage import bare_mars, by_the_rules, campaign, event, populate, put, rig, run, told

# ------------------------------------------------------------------------------------------------------- 20.1, 20.2 who plays


def test_20_1_the_option_says_which_factions_the_rules_play() -> None:
    assert opening(Options(nonplayers=["rd", "mg"]), dice_for(1)).nonplayers == [True, False, True, False]
    assert GAME.with_nonplayers(Options(nonplayers=["cr"]), [1, 2]).nonplayers == ["corp", "rd"]
    assert GAME.nonplayers


def test_20_1_no_non_players_at_the_tutorial() -> None:
    with pytest.raises(BadSetup, match="without Non-Players"):
        opening(Options(scenario="tutorial", nonplayers=["mg"]), dice_for(1))


def test_20_1_a_turn_of_a_non_player_is_one_move_without_a_choice() -> None:
    g = by_the_rules("mg")
    put(g, TENZING, mg_troop=2)
    g.order, g.phase = [MG, CORP, RD, CR], TURNS
    script = next_script(g)
    assert script is not None
    step: Any = next(script)
    assert (step.seat, step.tokens, step.always) == (MG.seat, ["go-on"], True)
    assert g.acted == []
    step.answer = step.options[0]
    assert next(script, None) is None
    assert g.acted == [MG]
    assert g.box[MG.seat] in (FIRST_OP, FIRST_OP_SA)


def test_20_2_non_players_begin_with_totals_instead_of_resources_and_cards() -> None:
    g = opening(Options(nonplayers=["mg", "rd", "cr"]), dice_for(1))
    assert g.resources[MG.seat] == g.resources[RD.seat] == 0
    assert g.totals[MG.seat] == 0
    assert 1 <= g.totals[RD.seat] <= 3
    assert g.totals[CR.seat] == 3
    assert g.hand == []


def test_20_2_the_asset_total_stays_between_0_and_6() -> None:
    g = by_the_rules()
    assert change_total(g, CR, 9) == 6
    assert change_total(g, CR, -9) == -6


@pytest.mark.parametrize(("index", "side"), [(4, 1), (5, -1)])
def test_20_2_the_corporations_want_eg_plus_below_a_confidence_of_4(index: int, side: int) -> None:
    g = by_the_rules("corp")
    put(g, TENZING, corp_base=1, security=2)
    g.eg_index, g.eg_side = index, -side
    g.add(DISPLACED, POPULATION, 1)
    run(settle_people(g, CORP, [TENZING]))
    assert g.eg_side == side


def test_20_2_what_an_event_moves_from_a_non_player_to_a_person_is_gained_in_full() -> None:
    g = by_the_rules("mg")
    event(g, 6, RD, "shaded", "resources 6")
    assert (g.resources[MG.seat], g.resources[RD.seat]) == (0, 26)


def test_20_2_a_non_player_neither_helps_nor_pays() -> None:
    g = by_the_rules("mg", "rd")
    assert givers(g, CR, []) == []
    op = Operation(g, RD, RALLY)
    assert afford(g, op, 99)
    run(pay(g, op, 99))
    assert op.spent == 0


# ------------------------------------------------------------------------------------------------------- 20.3 Curiosity cards


def test_20_3_each_non_player_has_six_cards_of_two_sides() -> None:
    for by in FACTIONS:
        letters = [card.letter for card in CARDS if card.by is by]
        assert len(letters) == 6
        assert all(FACES[side].by is by for letter in letters for side in (letter, 2 * letter))
    assert [card.by for card in by_the_rules("mg").curiosity] == [MG] * 6


def test_20_3_cards_go_under_the_deck_until_one_is_the_factions_own() -> None:
    g = by_the_rules()
    stack(g, "N", "U", "A")
    assert draw_curiosity(g, MG).letter == "A"
    assert [card.letter for card in g.curiosity[:3]] == ["A", "U", "N"]


def test_20_3_a_gate_that_is_not_met_sends_to_the_next_card_or_to_the_other_side() -> None:
    g = by_the_rules()
    g.journal = Journal()
    stack(g, "A", "E")
    put(g, TENZING, mg_troop=25)
    rig(g, 6)
    face, drawn = choose_face(g, Turn(MG, False, True), 6)
    assert (face.letters, drawn) == ("EE", 2)
    assert "Card A: gate not met (Displaced Population is not empty), next card" in told(g)
    assert "Card EE: the other side is used" in told(g)


def test_20_3_the_sixth_card_is_used_in_any_case() -> None:
    g = by_the_rules("mg")
    stack(g, "A")
    face, drawn = choose_face(g, Turn(MG, False, True), 1)
    assert (face.letters, drawn) == ("AA", 1)


# ------------------------------------------------------------------------------------------------------------ 20.4 the table


def table(g: Mars, current: int, following: int) -> None:
    """Two Events, and all factions Eligible in the order of the first."""
    g.current, g.following = EVENTS[current - 1], EVENTS[following - 1]
    g.order = g.current.order[:]


def second(g: Mars, by: Faction, first_choice: int) -> None:
    """Another faction has acted before this one."""
    other = next(one for one in FACTIONS if one is not by)
    g.acted = [other]
    g.box[other.seat] = first_choice
    g.first_choice = first_choice


def test_20_4_the_1st_eligible_plays_a_critical_event_that_is_effective() -> None:
    g = by_the_rules()
    table(g, 10, 3)
    put(g, TENZING, mg_troop=1)
    assert run(decide(g, MG)) == PLAYS_EVENT


def test_20_4_the_1st_eligible_leaves_an_event_alone_that_the_2nd_wants() -> None:
    g = by_the_rules()
    table(g, 13, 3)
    g.order = [CORP, RD, MG, CR]
    assert run(decide(g, CORP)) == OPERATION


def test_20_4_the_1st_eligible_waits_for_a_critical_next_event_on_which_it_is_first() -> None:
    g = by_the_rules()
    table(g, 3, 8)
    assert run(decide(g, MG)) == PASSES
    g.following = EVENTS[41]
    g.box[RD.seat] = INELIGIBLE
    assert run(decide(g, MG)) == OPERATION_AND_SPECIAL, "on Event 42 Red Dust would be Eligible again, and come first"


def test_20_4_the_1st_eligible_else_takes_an_operation_with_a_special_activity() -> None:
    g = by_the_rules()
    table(g, 3, 4)
    g.journal = Journal()
    assert run(decide(g, CORP)) == OPERATION_AND_SPECIAL
    assert told(g) == ["Corporations: fifth line of the 1st Eligible, nothing before: Operation and Special Activity"]


def test_20_4_the_2nd_eligible_after_an_event_takes_an_operation_with_a_special_activity() -> None:
    g = by_the_rules()
    table(g, 3, 4)
    second(g, CORP, FIRST_EVENT)
    assert run(decide(g, CORP)) == OPERATION_AND_SPECIAL


def test_20_4_the_2nd_eligible_is_limited_after_an_operation() -> None:
    g = by_the_rules()
    table(g, 3, 50)
    second(g, CORP, FIRST_OP)
    assert run(decide(g, CORP)) == LIMITED_OPERATION


def test_20_4_the_2nd_eligible_passes_if_it_would_be_first_next() -> None:
    g = by_the_rules()
    table(g, 3, 4)
    second(g, MG, FIRST_OP)
    assert run(decide(g, MG)) == PASSES


def test_20_4_the_2nd_eligible_plays_an_open_event_that_is_performed_and_effective() -> None:
    g = opening(Options(nonplayers=["mg", "corp", "rd", "cr"]), dice_for(1))
    table(g, 20, 50)
    second(g, RD, FIRST_OP_SA)
    assert run(decide(g, RD)) == PLAYS_EVENT
    second(g, RD, FIRST_OP)
    assert run(decide(g, RD)) == LIMITED_OPERATION, "the Event is closed"
    table(g, 4, 50)
    second(g, RD, FIRST_OP_SA)
    assert run(decide(g, RD)) == LIMITED_OPERATION, "Event 4 is not performed by Red Dust"


def test_20_4_a_church_with_five_assets_passes_but_not_before_a_dust_storm() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 5
    table(g, 3, 4)
    second(g, CR, FIRST_OP)
    g.stays = [True, True, True, False]
    assert run(decide(g, CR)) == PASSES
    g.following = EVENTS[49]
    assert run(decide(g, CR)) == LIMITED_OPERATION


def test_20_4_who_acts_in_this_round_is_not_first_in_the_next() -> None:
    g = by_the_rules()
    table(g, 4, 3)
    assert would_be_first(g, MG)
    assert would_be_first(g, RD), "MarsGov and the Corporations act now"
    g.stays[MG.seat] = True
    assert not would_be_first(g, RD), "unless MarsGov stays Eligible"
    g.stays[MG.seat] = False
    g.acted = [MG]
    g.box[CORP.seat] = PASSED
    assert not would_be_first(g, RD), "who passed stays Eligible"
    g.barred[CORP.seat] = True
    assert would_be_first(g, RD)


def test_20_4_a_pass_of_the_church_is_an_asset() -> None:
    g = by_the_rules()
    table(g, 3, 4)
    g.totals[CR.seat] = 5
    g.phase = TURNS
    g.box = [INELIGIBLE, INELIGIBLE, INELIGIBLE, ELIGIBLE]
    second(g, CR, FIRST_OP)
    g.stays = [True, True, True, False]
    script = next_script(g)
    assert script is not None
    run(script)
    assert g.box[CR.seat] == PASSED
    assert g.totals[CR.seat] == 6


def test_20_4_a_limited_operation_of_the_church_is_an_asset() -> None:
    g = by_the_rules()
    table(g, 3, 50)
    g.phase = TURNS
    g.box = [INELIGIBLE, INELIGIBLE, INELIGIBLE, ELIGIBLE]
    put(g, SHARMA, cr_rebel_hidden=1)
    second(g, CR, FIRST_OP)
    g.totals[CR.seat] = 0
    stack(g, "V")
    script = next_script(g)
    assert script is not None
    run(script)
    assert g.box[CR.seat] == SECOND_LIMITED_OP
    assert g.totals[CR.seat] == 1


@pytest.mark.parametrize(("required", "box"), [(True, FIRST_OP), (False, FIRST_OP_SA)])
def test_20_4_without_a_special_activity_to_perform_the_box_is_that_of_an_operation(required: bool, box: int) -> None:
    g = by_the_rules(op_sa_requires_sa=required)
    table(g, 4, 50)
    g.order, g.phase = [CORP, MG, RD, CR], TURNS
    put(g, MARTH, corp_base=1)
    g.damage[MARTH.index] = 1
    stack(g, "G")
    script = next_script(g)
    assert script is not None
    run(script)
    assert g.faces[CORP.seat] == "GG"
    assert g.count(MARTH, TERRAFORMING) == 1
    assert g.first_choice == g.box[CORP.seat] == box


@pytest.mark.parametrize(("first", "box"), [(FIRST_EVENT, SECOND_OP_SA), (FIRST_OP, SECOND_LIMITED_OP)])
def test_20_4_the_boxes_of_the_2nd_eligible(first: int, box: int) -> None:
    g = by_the_rules()
    table(g, 4, 50)
    g.phase = TURNS
    second(g, CORP, first)
    g.order = [CORP, RD, CR, MG]
    put(g, MARTH, corp_base=1)
    stack(g, "G")
    script = next_script(g)
    assert script is not None
    run(script)
    assert g.box[CORP.seat] == box


# -------------------------------------------------------------------------------------------------------- 20.5 marks of Events


def test_20_5_event_5_is_critical_for_marsgov_only_with_a_satellite_in_orbit() -> None:
    g = by_the_rules()
    assert not critical(g, MG, 5)
    put(g, ORBIT, satellite=1)
    assert critical(g, MG, 5)


# --------------------------------------------------------------------------------------------------- 20.6 the Church moves up


def church_last(g: Mars, total: int) -> None:
    g.order = [MG, CORP, RD, CR]
    g.totals[CR.seat] = total


@pytest.mark.parametrize(
    ("total", "dice", "order", "left"),
    [
        (4, (1, 2, 4), [CR, MG, CORP, RD], 1),
        (4, (1, 5, 4), [MG, CR, CORP, RD], 2),
        (4, (1, 5, 6), [MG, CORP, RD, CR], 4),
        (2, (1, 2, 2), [MG, CR, CORP, RD], 0),
    ],
)
def test_20_6_dice_within_the_asset_total_move_the_church_up(
    total: int, dice: tuple[int, int, int], order: list[Faction], left: int
) -> None:
    g = by_the_rules()
    church_last(g, total)
    rig(g, *dice)
    church_moves_up(g)
    assert g.order == order
    assert g.totals[CR.seat] == left


def test_20_6_no_dice_are_thrown_without_enough_assets_or_eligibility() -> None:
    g = by_the_rules()
    g.journal = Journal()
    church_last(g, 1)
    church_moves_up(g)
    church_last(g, 6)
    g.box[CR.seat] = INELIGIBLE
    church_moves_up(g)
    assert told(g) == []


def test_20_6_ineligible_factions_need_not_be_passed() -> None:
    g = by_the_rules()
    church_last(g, 1)
    g.box[MG.seat] = g.box[CORP.seat] = INELIGIBLE
    rig(g, 1, 6, 6)
    church_moves_up(g)
    assert g.order == [MG, CORP, CR, RD]


# ---------------------------------------------------------------------------------------------- 20.7 columns and priorities


def test_20_7_rows_filter_until_one_space_is_left_and_the_log_names_the_row() -> None:
    g = by_the_rules()
    g.journal = Journal()
    assert best_space(g, MG, MG_SHIFT, [TENZING, EUROPA, GANDHI]) is TENZING
    assert told(g) == ["Shift toward Active Support: Tenzing by the second priority, most Population"]


def test_20_7_a_row_that_nobody_meets_is_skipped_and_an_only_candidate_needs_none() -> None:
    g = by_the_rules()
    g.journal = Journal()
    populate(g, TENZING, 2)
    populate(g, EUROPA, 2)
    assert best_space(g, MG, MG_SHIFT, [TENZING, EUROPA]) is TENZING
    assert best_space(g, MG, MG_SHIFT, [EUROPA]) is EUROPA
    assert best_space(g, MG, MG_SHIFT, []) is None
    assert told(g)[-1] == "Shift toward Active Support: Europa, the only candidate"


def test_20_7_some_rows_count_only_while_a_person_plays_that_faction() -> None:
    for humans, expected in ((["mg", "corp", "cr"], EUROPA), (["mg", "corp", "rd", "cr"], GANDHI)):
        g = by_the_rules(*humans)
        put(g, EUROPA, mg_troop=1)
        put(g, GANDHI, mg_troop=1)
        put(g, EUROPA, rd_rebel_hidden=2)
        put(g, GANDHI, rd_rebel_hidden=1)
        populate(g, EUROPA, -1)
        assert best_space(g, MG, MG_CUBES, [GANDHI, EUROPA]) is expected


def test_20_7_each_further_space_begins_the_column_anew() -> None:
    g = by_the_rules()
    populate(g, TENZING, 2)
    assert in_order(g, MG, MG_SHIFT, [TENZING, EUROPA]) == [EUROPA, TENZING]


def test_20_7_pieces_from_the_top_guards_of_a_vulnerable_base_before_others() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_active=1, rd_base=1, cr_rebel_active=1)
    assert best_group(g, MG, [group(TENZING, CR_REBEL), group(TENZING, RD_REBEL)]).kind == RD_REBEL
    put(g, EUROPA, rd_rebel_active=1, cr_rebel_active=1)
    assert best_group(g, MG, [group(EUROPA, RD_REBEL), group(EUROPA, CR_REBEL)]).kind == CR_REBEL


def test_20_7_peoples_pieces_come_before_those_of_non_players() -> None:
    g = by_the_rules("mg", "corp", "cr")
    put(g, EUROPA, rd_rebel_active=1, cr_rebel_hidden=1)
    assert best_group(g, MG, [group(EUROPA, RD_REBEL), group(EUROPA, CR_HIDDEN)]).kind == RD_REBEL


def test_20_7_marsgov_moves_troops_before_security_the_others_the_other_way_round() -> None:
    g = by_the_rules()
    groups = [group(TENZING, SECURITY), group(TENZING, MG_TROOP)]
    assert best_group(g, MG, groups).kind == MG_TROOP
    assert best_group(g, RD, groups).kind == SECURITY
    assert best_group(g, RD, [*groups, group(TENZING, EG_TROOP), group(TENZING, SATELLITE)]).kind == SATELLITE


def test_20_7_own_losses_come_from_the_bottom_and_where_most_are() -> None:
    g = by_the_rules()
    put(g, TENZING, security=1, corp_base=1)
    put(g, EUROPA, security=2)
    lost = worst_own_group(g, CORP, [group(TENZING, CORP_BASE), group(TENZING, SECURITY), group(EUROPA, SECURITY)])
    assert lost is group(EUROPA, SECURITY)


# ------------------------------------------------------------------------------------------------------------ 20.8 Activation


def operation(g: Mars, by: Faction, limited: bool = False) -> Operation:
    op = Operation(g, by, {MG: TRAIN, CORP: ASSAULT}.get(by, RALLY), limited=limited)
    op.activation = 3
    op.chosen = [TENZING]
    return op


@pytest.mark.parametrize(("die", "on"), [(4, True), (3, False)])
def test_20_8_a_die_above_the_activation_number_goes_on(die: int, on: bool) -> None:
    g = by_the_rules()
    rig(g, die)
    assert goes_on(g, operation(g, RD)) is on


def test_20_8_marsgov_turns_a_failure_with_its_supply_total() -> None:
    g = by_the_rules()
    g.totals[MG.seat] = 2
    rig(g, 3, 2)
    assert not goes_on(g, operation(g, MG))
    assert goes_on(g, operation(g, MG))
    assert g.totals[MG.seat] == 1


def test_20_8_red_dust_turns_no_failure() -> None:
    g = by_the_rules()
    g.totals[RD.seat] = 3
    rig(g, 1)
    assert not goes_on(g, operation(g, RD))
    assert g.totals[RD.seat] == 3


def test_20_8_the_church_throws_from_its_second_space_and_turns_failures_unless_limited() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 3
    op = operation(g, CR)
    assert goes_on(g, op), "no die after the first space"
    op.chosen = [TENZING, EUROPA]
    rig(g, 2)
    assert goes_on(g, op)
    assert g.totals[CR.seat] == 2
    small = operation(g, CR, limited=True)
    small.chosen = [TENZING, EUROPA]
    rig(g, 2)
    assert not goes_on(g, small)


def test_20_8_the_corporations_and_free_operations_never_throw() -> None:
    g = by_the_rules()
    rig(g, 1, 1)
    assert goes_on(g, operation(g, CORP))
    op = operation(g, RD)
    op.free = True
    assert goes_on(g, op)


@pytest.mark.parametrize(("number", "level", "needed"), [(9, -1, 5), (9, 0, 3), (10, 0, 4), (10, 1, 3)])
def test_20_8_campaigns_rd9_and_rd10_raise_the_number_after_some_spaces(number: int, level: int, needed: int) -> None:
    for die, on in ((needed, False), (needed + 1, True)):
        g = by_the_rules()
        campaign(g, number)
        populate(g, TENZING, level)
        op = operation(g, MG)
        op.word = SECURE
        rig(g, die)
        assert goes_on(g, op, TENZING) is on


# ------------------------------------------------------------------------------------------------------------ 20.12 the reset


def test_20_12_the_reset_shuffles_the_cards_and_throws_an_agitate_total_of_0_anew() -> None:
    g = by_the_rules()
    g.curiosity_seen = g.curiosity[:2]
    g.totals[RD.seat] = 0
    reset_nonplayers(g)
    assert 1 <= g.totals[RD.seat] <= 3
    assert sorted(card.letter for card in g.curiosity) == sorted(card.letter for card in CARDS)
    assert g.curiosity_seen == []


def stack(g: Mars, *letters: str) -> None:
    """These cards on top of the Curiosity deck, the first of them uppermost."""
    top = [card for letter in reversed(letters) for card in CARDS if card.letter == letter]
    g.curiosity = [*[card for card in g.curiosity if card not in top], *top]


def test_20_3_people_have_no_cards() -> None:
    assert bare_mars().curiosity == []
