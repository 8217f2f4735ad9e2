"""20.9: the cards of Non-Player MarsGov, its Operations and Special Activities, and the move priorities of COIN."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.moves_coin import Movement, best_origin, brings, moveable
from fourthrock.games.red_dust_rebellion.nonplayer.operations_marsgov import transport
from fourthrock.games.red_dust_rebellion.pieces import EG_TROOP, MG, MG_TROOP, POPULATION, SUPPLY
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, EG_PLUS, RAGING, Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    ASCRAEUS_MONS,
    CORONAE_MONTES,
    DISPLACED,
    EARTH,
    EUROPA,
    GANDHI,
    MARS,
    NOCTIS_LABYRINTHUS,
    ORBIT,
    PAVONIS_MONS,
    PHOBOS,
    SHARMA,
    SHENZHOU,
    SHEPARD,
    SYRIA_PLANUM,
    TENZING,
    TERESHKOVA,
    WILDERNESS,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import ASSAULT, ENTRENCH, PETITION, RECON, SECURE, TRAIN, TRANSPORT
from fourthrock.table import Journal, Word

from .stage import by_the_rules, gate_of, pieces, populate, put, rig, run, told, use_card


def marsgov(*others: str) -> Mars:
    """The rules play MarsGov, and all others unless some are named."""
    return by_the_rules(*(("mg", *others) if others else ()))


def displace(g: Mars, n: int) -> None:
    g.add(DISPLACED, POPULATION, n)


def troops(g: Mars, space: Space) -> int:
    return g.count(space, MG_TROOP)


# ------------------------------------------------------------------------------------------------------------------- gates


def test_20_9_card_a_wants_displaced_population_and_then_troops() -> None:
    g = marsgov()
    assert gate_of(g, "A") == "next card"
    displace(g, 1)
    rig(g, 6, 6)
    assert gate_of(g, "A") == "here", "12 is within 30"
    put(g, TENZING, mg_troop=20)
    rig(g, 5, 6)
    assert gate_of(g, "A") == "other side", "11 is above 10"


@pytest.mark.parametrize(("letter", "space"), [("B", TENZING), ("C", PAVONIS_MONS)])
def test_20_9_cards_b_and_c_want_a_rebel_where_there_is_support(letter: str, space: Space) -> None:
    g = marsgov()
    populate(g, space, 1)
    assert gate_of(g, letter) == "next card"
    put(g, space, cr_rebel_hidden=1)
    assert gate_of(g, letter) == "here"
    put(g, EUROPA, mg_troop=29)
    assert gate_of(g, letter) == "other side"
    assert gate_of(g, "B" if letter == "C" else "C") == "next card", "the other kind of space"


def test_20_9_card_d_wants_a_space_to_win_and_an_assault_worth_it() -> None:
    g = marsgov()
    assert gate_of(g, "D") == "other side", "nothing to Assault"
    put(g, TENZING, mg_troop=3, rd_rebel_active=2)
    assert gate_of(g, "D") == "other side", "2 Rebels are too few"
    put(g, TENZING, rd_rebel_active=1)
    assert gate_of(g, "D") == "here"
    for space in MARS:
        g.add(space, MG_TROOP, 9)
    assert gate_of(g, "D") == "next card", "COIN Control everywhere"


def test_20_9_card_d_takes_one_rebel_where_there_is_support_or_any_base() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=1, rd_rebel_active=1)
    populate(g, TENZING, 1)
    assert gate_of(g, "D") == "here"
    g = marsgov()
    put(g, TENZING, mg_troop=1, cr_base=1)
    assert gate_of(g, "D") == "here"
    put(g, TENZING, cr_rebel_hidden=1)
    assert gate_of(g, "D") == "other side", "a Hidden Rebel guards it"


def test_20_9_card_e_wants_control_short_of_active_support() -> None:
    g = marsgov()
    assert gate_of(g, "E") == "next card"
    put(g, TENZING, mg_troop=1)
    rig(g, 6)
    assert gate_of(g, "E") == "here"
    put(g, TENZING, mg_troop=26)
    rig(g, 4)
    assert gate_of(g, "E") == "other side", "4 is above 3"
    populate(g, TENZING, 2)
    assert gate_of(g, "E") == "next card"


def test_20_9_card_f_wants_eg_minus() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=3, rd_rebel_active=3)
    assert gate_of(g, "F") == "here"
    g.eg_side = EG_PLUS
    assert gate_of(g, "F") == "next card"


# -------------------------------------------------------------------------------------------- which Operation a face executes


def operation_of(g: Mars, letters: str) -> Word:
    op = use_card(g, letters).op
    assert op is not None
    return op.word


@pytest.mark.parametrize("letters", ["A", "B", "C", "E"])
def test_20_9_cards_a_b_c_and_e_train(letters: str) -> None:
    assert operation_of(marsgov(), letters) is TRAIN


@pytest.mark.parametrize("letters", ["D", "F"])
def test_20_9_cards_d_and_f_assault(letters: str) -> None:
    assert operation_of(marsgov(), letters) is ASSAULT


@pytest.mark.parametrize("letters", ["AA", "EE"])
def test_20_9_cards_aa_and_ee_secure_for_hidden_rebels_at_support_else_recon(letters: str) -> None:
    g = marsgov()
    put(g, TENZING, rd_rebel_hidden=1)
    assert operation_of(g, letters) is RECON
    populate(g, TENZING, 1)
    assert operation_of(g, letters) is SECURE


@pytest.mark.parametrize(("letters", "otherwise"), [("BB", SECURE), ("CC", RECON)])
def test_20_9_cards_bb_and_cc_assault_at_support_or_on_a_base(letters: str, otherwise: Word) -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=4, rd_rebel_active=3)
    assert operation_of(g, letters) is otherwise
    g = marsgov()
    put(g, TENZING, mg_troop=4, rd_rebel_active=3)
    populate(g, TENZING, 1)
    assert operation_of(g, letters) is ASSAULT


@pytest.mark.parametrize("letters", ["DD", "FF"])
def test_20_9_cards_dd_and_ff_secure_where_a_labyrinth_can_be_won_else_recon(letters: str) -> None:
    g = marsgov()
    assert operation_of(g, letters) is RECON, "nobody can come"
    put(g, PHOBOS, mg_troop=4)
    assert operation_of(g, letters) is RECON, "no Labyrinth with a Spaceport is under COIN Control"
    put(g, PAVONIS_MONS, mg_troop=2)
    assert operation_of(g, letters) is SECURE


# ------------------------------------------------------------------------------------------------------------------- Train


def test_20_9_train_brings_troops_by_the_column_while_the_dice_allow() -> None:
    g = marsgov()
    for space in (TENZING, SHENZHOU, EUROPA):
        put(g, space, mg_troop=1)
    populate(g, TENZING, 2)
    rig(g, 4, 3)
    use_card(g, "A", special=False)
    assert (troops(g, SHENZHOU), troops(g, EUROPA), troops(g, TENZING)) == (5, 5, 1)


def test_20_9_train_takes_no_troops_off_the_map() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=28)
    rig(g, 6)
    use_card(g, "A", special=False)
    assert sum(troops(g, space) for space in [*MARS, PHOBOS]) == 30


def test_20_9_pacify_repairs_then_houses_or_shifts_in_one_space_for_nothing() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=1)
    g.damage[TENZING.index] = 1
    displace(g, 2)
    g.journal = Journal()
    use_card(g, "E", limited=True)
    assert g.damage[TENZING.index] == 0
    assert g.support[TENZING.index] == 1, "the second action is a shift: there was no Support to House for"
    assert g.eg_side == EG_PLUS
    assert "Pacify: Tenzing" in told(g)


def test_20_9_pacify_houses_only_where_there_is_support() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=1)
    populate(g, TENZING, 1)
    displace(g, 1)
    use_card(g, "E", limited=True)
    assert g.count(TENZING, POPULATION) == 1
    assert g.support[TENZING.index] == 2


@pytest.mark.parametrize(("limited", "damage", "level"), [(False, 0, 0), (True, 1, 1)])
def test_20_9_pacify_may_select_one_space_more_but_not_in_a_limited_train(limited: bool, damage: int, level: int) -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=1)
    put(g, SHENZHOU, mg_troop=1)
    populate(g, SHENZHOU, 2)
    g.damage[SHENZHOU.index] = 1
    displace(g, 1)
    rig(g, 1)
    use_card(g, "A", limited=limited, special=False)
    assert troops(g, TENZING) == 5
    assert g.damage[SHENZHOU.index] == damage
    assert g.support[TENZING.index] == level


def test_20_9_pacify_comes_after_a_failed_die_too() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=1)
    put(g, EUROPA, mg_troop=1)
    rig(g, 1)
    use_card(g, "A", special=False)
    assert g.support[TENZING.index] == 2


# ----------------------------------------------------------------------------------------------------------------- Assault


def test_20_9_assault_takes_bases_first() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=3, rd_rebel_active=3)
    populate(g, TENZING, 2)
    put(g, EUROPA, mg_troop=1, cr_base=1)
    rig(g, 1)
    g.journal = Journal()
    use_card(g, "D", special=False)
    assert pieces(g, EUROPA) == {"mg_troop": 1}
    assert pieces(g, TENZING)["rd_rebel_active"] == 3, "the die stopped it"
    assert "Assault that takes a Base: Europa" in told(g)


def test_20_9_assault_then_goes_wherever_it_has_effect() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=3, rd_rebel_active=3)
    put(g, EUROPA, mg_troop=1, rd_rebel_hidden=1)
    rig(g, 6, 6)
    use_card(g, "D", special=False)
    assert pieces(g, TENZING) == {"mg_troop": 3}
    assert pieces(g, EUROPA) == {"mg_troop": 1, "rd_rebel_hidden": 1}


def test_20_9_the_controller_bombards_as_needed_and_suppresses_hidden_rebels() -> None:
    g = marsgov()
    g.eg_index = 6
    put(g, PAVONIS_MONS, mg_troop=1, rd_rebel_active=3)
    put(g, SYRIA_PLANUM, mg_troop=2, rd_rebel_active=2)
    put(g, GANDHI, eg_troop=2, cr_rebel_hidden=3)
    put(g, ORBIT, satellite=1)
    rig(g, 6, 6)
    use_card(g, "D", special=False)
    assert "rd_rebel_active" not in pieces(g, PAVONIS_MONS)
    assert pieces(g, PAVONIS_MONS)["satellite"] == 1
    assert "satellite" not in pieces(g, SYRIA_PLANUM)
    assert pieces(g, GANDHI)["cr_rebel_hidden"] == 1
    assert pieces(g, CORONAE_MONTES)["cr_rebel_hidden"] == 2


def test_20_9_assault_on_damaged_labyrinth_needs_no_bombardment_that_hits_nothing() -> None:
    g = marsgov()
    g.eg_index = 6
    put(g, TENZING, mg_troop=2, rd_rebel_active=2)
    put(g, ORBIT, satellite=1)
    rig(g, 1)
    use_card(g, "D", special=False)
    assert g.count(ORBIT, 8) == 1
    assert g.damage[TENZING.index] == 0


# --------------------------------------------------------------------------------------------------------- move priorities


def moves(g: Mars) -> Movement:
    return Movement(g, MG, [MG_TROOP, EG_TROOP], [0] * len(g.pieces))


@pytest.mark.parametrize(
    ("origin", "left"),
    [
        ({"mg_troop": 5}, 3),  # a cube for each of the 3 Population
        ({"mg_troop": 5, "rd_rebel_active": 4}, 5),  # Control, and a cube for each Active Rebel
        ({"mg_troop": 2}, 1),  # fewer cubes than Population already: only Control counts
        ({"mg_troop": 4, "mg_base": 1}, 3),
    ],
)
def test_20_9_an_origin_keeps_just_enough(origin: dict[str, int], left: int) -> None:
    g = marsgov()
    put(g, TENZING, **origin)
    assert origin["mg_troop"] - moveable(g, moves(g), TENZING) == left


def test_20_9_an_origin_keeps_four_cubes_at_a_base_while_a_person_plays_the_church() -> None:
    for others, left in ((("corp", "rd"), 4), (("corp", "rd", "cr"), 1)):
        g = marsgov(*others)
        put(g, PAVONIS_MONS, mg_troop=6, mg_base=1)
        assert 6 - moveable(g, moves(g), PAVONIS_MONS) == left


def test_20_9_an_origin_keeps_up_with_the_corporations_at_support() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=6, security=4, corp_base=1)
    populate(g, TENZING, 1)
    assert 6 - moveable(g, moves(g), TENZING) == 5


def test_20_9_units_that_moved_do_not_move_again() -> None:
    g = marsgov()
    put(g, PAVONIS_MONS, mg_troop=6)
    move = moves(g)
    move.arrived[PAVONIS_MONS.index * 19 + MG_TROOP] = 6
    assert moveable(g, move, PAVONIS_MONS) == 0


@pytest.mark.parametrize(
    ("there", "space", "come"),
    [
        ({}, PAVONIS_MONS, 1),  # 1 unit, Control and a cube for 1 Population
        ({}, TENZING, 3),  # a cube for each Population
        ({"rd_rebel_hidden": 4}, PAVONIS_MONS, 5),  # Control
        ({"rd_rebel_hidden": 2}, WILDERNESS, 4),  # 2 units see 1 Rebel
        ({"mg_troop": 3}, TENZING, 0),
    ],
)
def test_20_9_a_destination_gets_just_enough(there: dict[str, int], space: Space, come: int) -> None:
    g = marsgov()
    put(g, SHEPARD, mg_troop=20)
    put(g, space, **there)
    assert brings(g, moves(g), SHEPARD, space)[MG_TROOP] == come


def test_20_9_the_origin_with_most_moveable_units_comes_first() -> None:
    g = marsgov()
    g.journal = Journal()
    put(g, EUROPA, mg_troop=6)
    put(g, SHEPARD, mg_troop=5)
    assert best_origin(g, moves(g), TENZING, [SHEPARD, EUROPA, TENZING]) is EUROPA
    assert told(g) == ["Move priorities: Europa to Tenzing, most moveable units (4)"]


# ---------------------------------------------------------------------------------------------------------- Secure and Recon


def test_20_9_secure_fills_a_destination_until_there_is_coin_control() -> None:
    g = marsgov()
    put(g, PAVONIS_MONS, mg_troop=3)
    put(g, SYRIA_PLANUM, mg_troop=3)
    put(g, TENZING, rd_rebel_hidden=3)
    populate(g, TENZING, 1)
    rig(g, 1)
    turn = use_card(g, "AA", special=False)
    assert turn.op is not None
    assert turn.op.chosen == [TENZING]
    assert pieces(g, TENZING) == {"mg_troop": 4, "rd_rebel_active": 3}
    assert sorted([troops(g, PAVONIS_MONS), troops(g, SYRIA_PLANUM)]) == [1, 1]


def test_20_9_secure_may_select_a_labyrinth_just_to_see_its_rebels() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=3, rd_rebel_hidden=2)
    populate(g, TENZING, 1)
    rig(g, 1)
    use_card(g, "AA", special=False)
    assert pieces(g, TENZING) == {"mg_troop": 3, "rd_rebel_active": 2}


def test_20_9_recon_builds_where_marsgov_has_no_base() -> None:
    g = marsgov()
    put(g, EUROPA, mg_troop=4)
    rig(g, 1)
    turn = use_card(g, "EE", special=False)
    assert turn.op is not None
    (where,) = turn.op.chosen
    assert where.desert
    assert pieces(g, where) == {"mg_base": 1}


def test_20_9_secure_builds_nothing_but_houses_once_where_there_is_no_opposition() -> None:
    g = marsgov()
    put(g, PAVONIS_MONS, mg_troop=5)
    put(g, TENZING, rd_rebel_hidden=1)
    populate(g, TENZING, 1)
    displace(g, 2)
    rig(g, 1)
    use_card(g, "AA", special=False)
    assert pieces(g, TENZING) == {"mg_troop": 3, "rd_rebel_active": 1, "population": 1}
    assert g.eg_side == EG_PLUS


def test_20_9_drop_pods_bring_earthgov_where_phobos_is_cut_off() -> None:
    g = marsgov()
    g.eg_index = 6
    put(g, PHOBOS, eg_troop=5)
    put(g, ORBIT, satellite=1)
    put(g, TENZING, rd_rebel_hidden=2)
    populate(g, TENZING, 1)
    rig(g, 1)
    use_card(g, "AA", special=False)
    assert pieces(g, TENZING)["eg_troop"] == 3
    assert pieces(g, TENZING)["satellite"] == 1


def test_20_9_a_beacon_opens_a_raging_desert_for_recon() -> None:
    g = marsgov()
    g.eg_index = 6
    put(g, EUROPA, mg_troop=6)
    put(g, ORBIT, satellite=1)
    put(g, PAVONIS_MONS, rd_rebel_hidden=1)
    populate(g, PAVONIS_MONS, 1)
    g.storm[PAVONIS_MONS.index] = RAGING
    rig(g, 1)
    turn = use_card(g, "EE", special=False)
    assert turn.op is not None
    assert turn.op.chosen[0] is PAVONIS_MONS
    assert pieces(g, PAVONIS_MONS)["satellite"] == 1


# ------------------------------------------------------------------------------------------------------- Special Activities


def test_20_9_entrench_builds_in_deserts_before_it_fortifies_at_support() -> None:
    g = marsgov()
    put(g, PAVONIS_MONS, mg_troop=2)
    put(g, TENZING, mg_troop=3)
    put(g, EUROPA, mg_troop=4)
    populate(g, TENZING, 1)
    turn = use_card(g, "B", special=True)
    assert turn.special_done is ENTRENCH
    assert g.count(PAVONIS_MONS, 1) == 1
    assert g.fortified[TENZING.index] == 3
    assert g.fortified[EUROPA.index] == 0


def test_20_9_petition_sets_eg_plus_after_an_assault_that_cost_the_rebels_more() -> None:
    g = marsgov()
    put(g, PAVONIS_MONS, mg_troop=3, rd_rebel_active=3)
    rig(g, 1)
    turn = use_card(g, "D")
    assert turn.special_done is PETITION
    assert g.eg_side == EG_PLUS
    assert g.count(EARTH, SUPPLY) == 1


def test_20_9_petition_brings_supply_after_three_rebels_were_seen() -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=4, rd_rebel_hidden=3)
    populate(g, TENZING, 1)
    rig(g, 1)
    turn = use_card(g, "AA")
    assert turn.special_done is PETITION
    assert g.count(EARTH, SUPPLY) == 2
    assert g.eg_side == EG_MINUS


@pytest.mark.parametrize(("letters", "allowed"), [("BB", SECURE), ("CC", RECON)])
def test_20_9_entrench_of_bb_and_cc_comes_after_secure_or_recon_only(letters: str, allowed: Word) -> None:
    g = marsgov()
    put(g, TENZING, mg_troop=4)
    populate(g, TENZING, 2)
    turn = use_card(g, letters)
    assert turn.op is not None
    assert turn.op.word is allowed
    assert turn.special_done is ENTRENCH
    g = marsgov()
    put(g, TENZING, mg_troop=4, rd_rebel_active=1)
    populate(g, TENZING, 2)
    g.eg_side = EG_PLUS
    rig(g, 1)
    turn = use_card(g, letters)
    assert turn.op is not None
    assert turn.op.word is ASSAULT
    assert turn.special_done is not ENTRENCH


def test_20_9_transport_carries_troops_between_hubs_and_one_further_space() -> None:
    g = marsgov()
    put(g, PHOBOS, mg_troop=6)
    put(g, GANDHI, mg_base=1)
    turn = Turn(MG, False, True)
    assert run(transport(g, turn))
    went = [space for space in MARS if troops(g, space)]
    assert len([space for space in went if space is not GANDHI]) == 1
    assert sum(troops(g, space) for space in went) + troops(g, PHOBOS) == 6


def test_20_9_transport_is_nothing_where_nobody_can_move() -> None:
    g = marsgov()
    assert not run(transport(g, Turn(MG, False, True)))


def test_20_9_transport_is_the_last_of_the_special_activities() -> None:
    g = marsgov()
    put(g, PHOBOS, mg_troop=30)
    turn = use_card(g, "A")
    assert turn.special_done is TRANSPORT


def test_20_9_a_limited_operation_has_one_space_and_no_special_activity() -> None:
    g = marsgov()
    for space in (TENZING, EUROPA, SHARMA, TERESHKOVA, NOCTIS_LABYRINTHUS, ASCRAEUS_MONS):
        put(g, space, mg_troop=1)
    turn = use_card(g, "A", limited=True)
    assert turn.special_done is None
    assert turn.op is not None
    assert len(turn.op.chosen) == 1
