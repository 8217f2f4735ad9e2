"""Chapters 7, 9 and 13: what holds for all pieces, all storms and all Operations."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.forces import base_room, guarded, hide, place, place_base, remove
from fourthrock.games.red_dust_rebellion.hits import targets
from fourthrock.games.red_dust_rebellion.operation import Operation, afford, may_use_satellite, no_selection, use_satellite
from fourthrock.games.red_dust_rebellion.operations import execute, no_operation
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CORP_BASE,
    CR,
    CR_BASE,
    CR_REBEL,
    MG,
    MG_BASE,
    RD,
    RD_BASE,
    SPECOPS,
)
from fourthrock.games.red_dust_rebellion.position import APPROACHING, RAGING
from fourthrock.games.red_dust_rebellion.rounds import round_start, turn
from fourthrock.games.red_dust_rebellion.spaces import (
    AVAILABLE,
    CASUALTIES,
    EUROPA,
    MARTH,
    ORBIT,
    RADAU,
    SHARMA,
    SHENZHOU,
    TENZING,
    WILDERNESS,
)
from fourthrock.games.red_dust_rebellion.special_reclaimer import may_purify, may_ransack
from fourthrock.games.red_dust_rebellion.storms import roll_storms
from fourthrock.games.red_dust_rebellion.words import ASSAULT, ATTACK, LOGISTICS, MARCH, RALLY, RECON, SECURE, TRAIN

from .stage import bare_mars, campaign, capability, event, give, operate, pieces, put, question, rig, run, tokens, why

# ------------------------------------------------------------------------------------------------------------- 7 Pieces


def test_7_1_no_more_is_placed_than_is_available() -> None:
    g = bare_mars()
    put(g, TENZING, security=14)
    assert place(g, EUROPA, 2, 5) == 2
    assert pieces(g, EUROPA) == {"security": 2}


def test_7_2_removed_active_pieces_are_available_hidden_and_bases_plain() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_active=2, cr_base_conversion=1)
    remove(g, TENZING, CR_REBEL, 2)
    remove(g, TENZING, CONVERSION, 1)
    assert (g.count(AVAILABLE, CR_REBEL), g.count(AVAILABLE, CONVERSION)) == (0, 0)
    assert pieces(g, AVAILABLE)["cr_rebel_hidden"] == 20
    assert pieces(g, AVAILABLE)["cr_base"] == 15


def test_7_4_specops_go_to_casualties_unless_the_rule_says_available() -> None:
    g = bare_mars()
    put(g, TENZING, specops_active=2)
    remove(g, TENZING, SPECOPS, 1)
    remove(g, TENZING, SPECOPS, 1, to_available=True)
    assert pieces(g, CASUALTIES) == {"specops_hidden": 1}


@pytest.mark.parametrize(
    ("base", "guard", "protected"),
    [
        (RD_BASE, "rd_rebel_hidden", True),
        (RD_BASE, "cr_rebel_active", False),
        (CR_BASE, "cr_rebel_hidden", True),
        (CR_BASE, "rd_rebel_hidden", False),
        (MG_BASE, "security", True),
        (CORP_BASE, "eg_troop", True),
        (CORP_BASE, "specops_active", True),
        (CORP_BASE, "specops_hidden", True),
        (MG_BASE, "rd_rebel_active", False),
    ],
)
def test_7_5_who_protects_a_base(base: int, guard: str, protected: bool) -> None:
    g = bare_mars()
    put(g, TENZING, **{guard: 1})
    assert guarded(g, TENZING, base) == protected


def test_7_5_against_attack_hidden_specops_protect_nobody() -> None:
    g = bare_mars()
    put(g, TENZING, specops_hidden=1, mg_base=1, rd_rebel_hidden=1)
    assert tokens(targets(g, RD, TENZING)) == ["tenzing:mg_base"]


def test_7_3_hiding_turns_all_of_a_faction() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_active=2, rd_rebel_active=1)
    hide(g, TENZING, CR)
    assert pieces(g, TENZING) == {"cr_rebel_hidden": 2, "rd_rebel_active": 1}


def test_cr23_a_satellite_fills_a_base_slot_against_others() -> None:
    g = bare_mars()
    put(g, TENZING, satellite=1, mg_base=1)
    assert base_room(g, TENZING, CORP) == 1
    capability(g, 23)
    assert (base_room(g, TENZING, CORP), base_room(g, TENZING, CR)) == (0, 1)
    assert not place_base(g, CORP, TENZING)


# ------------------------------------------------------------------------------------------------------------- 9 Storms


def test_9_3_an_approaching_storm_closes_nothing() -> None:
    g = bare_mars()
    g.storm[MARTH.index] = APPROACHING
    put(g, RADAU, rd_rebel_hidden=1)
    operate(g, RD, MARCH, "marth", limited=True)
    assert pieces(g, MARTH) == {"rd_rebel_hidden": 1}


def test_9_4_a_raging_desert_cannot_be_selected_a_raging_labyrinth_can() -> None:
    g = bare_mars()
    g.storm[MARTH.index] = g.storm[TENZING.index] = RAGING
    op = Operation(g, RD, RALLY)
    assert "Raging" in why(no_selection(g, op, MARTH))
    assert no_selection(g, op, TENZING) is None


def test_9_5_pieces_may_be_placed_in_a_raging_labyrinth() -> None:
    g = bare_mars()
    g.storm[TENZING.index] = RAGING
    put(g, TENZING, mg_troop=1)
    operate(g, MG, TRAIN, "tenzing 4 done", limited=True)
    assert pieces(g, TENZING) == {"mg_troop": 5}


def test_cr2_storms_do_not_stop_the_church_from_purify_and_ransack() -> None:
    g = bare_mars()
    put(g, MARTH, cr_rebel_hidden=3, security=1)
    g.damage[MARTH.index] = 1
    g.storm[MARTH.index] = RAGING
    assert not may_purify(g, MARTH)
    assert not may_ransack(g, MARTH)
    capability(g, 2)
    assert may_purify(g, MARTH)
    assert may_ransack(g, MARTH)


def test_9_4_events_leave_raging_deserts_alone() -> None:
    g = bare_mars()
    g.storm[MARTH.index] = RAGING
    put(g, MARTH, corp_base=1)
    event(g, 15, RD, "shaded")
    assert pieces(g, MARTH) == {"corp_base": 1}


def test_9_2_the_church_may_spare_what_the_storm_could_take() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    g.storm[TENZING.index] = APPROACHING
    rig(g, 4, 2)
    run(roll_storms(g, 1), "done")
    assert pieces(g, TENZING) == {"mg_troop": 1}


# -------------------------------------------------------------------------------------------------------- 13 Operations


def test_13_1_a_space_is_selected_once() -> None:
    g = bare_mars()
    step = question(execute(g, Operation(g, RD, RALLY)), "tenzing")
    assert "tenzing" not in step.tokens
    assert "already" in why(step.why_not("tenzing"))


def test_13_1_nothing_is_selected_that_cannot_be_paid() -> None:
    g = bare_mars()
    g.resources[RD.seat] = 2
    operate(g, RD, RALLY, "tenzing europa")
    assert g.resources[RD.seat] == 0


def test_13_1_the_note_beside_a_space_is_its_cost() -> None:
    g = bare_mars()
    campaign(g, 9)
    put(g, TENZING, mg_troop=1)
    g.support[TENZING.index] = -1
    step = question(execute(g, Operation(g, MG, SECURE)))
    assert [step.note_on(space) for space in (TENZING, EUROPA)] == ["costs 6", "costs 3"]


def test_13_3_the_corporations_pay_nothing() -> None:
    g = bare_mars()
    g.resources[CORP.seat] = 0
    put(g, MARTH, security=1, rd_rebel_active=1)
    assert afford(g, Operation(g, CORP, ASSAULT), 3)
    operate(g, CORP, ASSAULT, "marth", limited=True)
    assert g.resources[CORP.seat] == 0


def test_13_4_a_free_operation_costs_nothing_and_has_no_special_activity() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=3)
    op = Operation(g, RD, RALLY, free=True)
    run(execute(g, op), "tenzing done")
    assert (g.resources[RD.seat], op.specials) == (20, [])


def test_12_5_a_limited_operation_has_one_destination_but_any_origins() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    put(g, EUROPA, mg_troop=1)
    operate(g, MG, SECURE, "shepard tenzing:mg_troop europa:mg_troop no", limited=True)
    assert g.resources[MG.seat] == 17


def test_14_3_a_unit_moves_once_in_an_operation() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    step = question(execute(g, Operation(g, MG, SECURE)), "shepard tenzing:mg_troop europa")
    assert "shepard:mg_troop" not in step.tokens


def test_16_4_one_satellite_a_space_and_operation() -> None:
    g = bare_mars()
    put(g, ORBIT, satellite=2)
    op = Operation(g, CORP, ASSAULT)
    assert may_use_satellite(g, op, TENZING)
    use_satellite(g, op, TENZING)
    assert not may_use_satellite(g, op, TENZING)
    assert may_use_satellite(g, op, EUROPA)
    assert not may_use_satellite(g, Operation(g, MG, ASSAULT), EUROPA)


def test_9_8_free_recon_and_march_are_stopped_too() -> None:
    g = bare_mars()
    put(g, RADAU, rd_rebel_hidden=1)
    g.following = g.deck[-1]
    assert "Haboob" in why(no_operation(g, Operation(g, RD, MARCH, free=True)))
    assert "Haboob" in why(no_operation(g, Operation(g, CORP, RECON, free=True)))


def test_12_1_the_church_asks_nothing_when_it_has_no_cards_or_stands_first() -> None:
    g = bare_mars()
    run(round_start(g))
    give(g, 14, 15, 16, 17)
    run(round_start(g), "cr14 cr15 cr16")
    assert len(g.hand) == 1


def test_12_7_a_special_activity_after_the_operation_can_use_what_it_did() -> None:
    g = bare_mars()
    run(turn(g, RD), "rally tenzing done coordinate tenzing")
    assert g.support[TENZING.index] == -1


def test_14_2_logistics_is_possible_without_any_base() -> None:
    g = bare_mars()
    assert no_operation(g, Operation(g, CORP, LOGISTICS)) is None


def test_15_4_the_church_and_red_dust_are_enemies() -> None:
    g = bare_mars()
    put(g, WILDERNESS, rd_rebel_hidden=2, cr_rebel_hidden=2)
    rig(g, 2, 6)
    operate(g, RD, ATTACK, "wilderness wilderness:cr_rebel_hidden wilderness:cr_rebel_hidden", limited=True)
    assert pieces(g, WILDERNESS) == {"rd_rebel_active": 2}
    assert g.damage[WILDERNESS.index] == 0
    assert pieces(g, SHENZHOU) == {}
