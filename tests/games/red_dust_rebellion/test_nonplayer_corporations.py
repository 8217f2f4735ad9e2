"""20.9: the cards of the Non-Player Corporations, their Operations and Special Activities."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.nonplayer.moves_coin import Movement, brings, moveable
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP,
    CORP_BASE,
    CR,
    POPULATION,
    RD,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    TERRAFORMING,
)
from fourthrock.games.red_dust_rebellion.position import RAGING, Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    CASUALTIES,
    DISPLACED,
    EARTH,
    EUROPA,
    GANDHI,
    HELLAS_CHAOS,
    MARTH,
    PAVONIS_MONS,
    PHOBOS,
    SHENZHOU,
    SYRIA_PLANUM,
    TENZING,
    TRANSIT,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import ASSAULT, EXPLOIT, LOGISTICS, PUBLIC_RELATIONS, RAID, RECON, SECURE
from fourthrock.table import Word

from .stage import by_the_rules, campaign, capability, gate_of, pieces, populate, put, rig, use_card


def corporations() -> Mars:
    """The rules play everybody."""
    return by_the_rules()


def displace(g: Mars, n: int) -> None:
    g.add(DISPLACED, POPULATION, n)


# ------------------------------------------------------------------------------------------------------------------- gates


def test_20_9_card_g_wants_a_plain_base_in_a_desert_and_a_base_to_take() -> None:
    g = corporations()
    put(g, TENZING, corp_base=1)
    put(g, MARTH, corp_base_terraforming=1)
    assert gate_of(g, "G") == "next card"
    put(g, PAVONIS_MONS, corp_base=1)
    assert gate_of(g, "G") == "other side"
    put(g, EUROPA, security=2, rd_base=1, rd_rebel_active=2)
    assert gate_of(g, "G") == "other side", "2 guards, 2 hits"
    put(g, EUROPA, specops_hidden=1)
    assert gate_of(g, "G") == "here"


def test_20_9_card_h_wants_two_spaces_to_exploit_and_two_rebels_to_take() -> None:
    g = corporations()
    put(g, TENZING, corp_base=1)
    assert gate_of(g, "H") == "next card"
    put(g, SHENZHOU, corp_base=1, security=2)
    assert gate_of(g, "H") == "other side"
    put(g, SHENZHOU, cr_rebel_active=2)
    assert gate_of(g, "H") == "here"
    g.damage[TENZING.index] = 1
    assert gate_of(g, "H") == "next card"


def test_20_9_card_j_wants_displaced_population_and_damage_to_repair() -> None:
    g = corporations()
    assert gate_of(g, "J") == "next card"
    displace(g, 1)
    assert gate_of(g, "J") == "other side"
    put(g, TENZING, security=1)
    g.damage[TENZING.index] = 1
    assert gate_of(g, "J") == "here"
    assert gate_of(g, "J", special=False) == "other side"


def test_20_9_card_k_wants_an_available_base() -> None:
    g = corporations()
    assert gate_of(g, "K") == "other side"
    put(g, SHENZHOU, security=2, cr_rebel_active=2)
    assert gate_of(g, "K") == "here"
    put(g, TENZING, corp_base=9)
    assert gate_of(g, "K") == "next card"


def test_20_9_card_l_wants_dice_within_the_available_security() -> None:
    g = corporations()
    put(g, SHENZHOU, security=8, cr_rebel_active=2)
    rig(g, 4, 4)
    assert gate_of(g, "L") == "here"
    rig(g, 4, 5)
    assert gate_of(g, "L") == "next card"


def test_20_9_card_m_wants_high_confidence_and_a_plain_base_in_a_desert() -> None:
    g = corporations()
    g.eg_index = 5
    assert gate_of(g, "M") == "next card", "4 is not more than 4"
    g.eg_index = 6
    assert gate_of(g, "M") == "other side"
    put(g, MARTH, corp_base=1)
    assert gate_of(g, "M") == "here"


# -------------------------------------------------------------------------------------------- which Operation a face executes


def operation_of(g: Mars, letters: str) -> Word:
    op = use_card(g, letters).op
    assert op is not None
    return op.word


@pytest.mark.parametrize("letters", ["G", "H", "K", "L"])
def test_20_9_cards_g_h_k_and_l_assault(letters: str) -> None:
    assert operation_of(corporations(), letters) is ASSAULT


@pytest.mark.parametrize("letters", ["J", "M", "GG", "HH", "LL"])
def test_20_9_cards_j_m_gg_hh_and_ll_are_logistics(letters: str) -> None:
    assert operation_of(corporations(), letters) is LOGISTICS


def test_20_9_card_jj_secures_where_a_labyrinth_can_be_won_else_recon() -> None:
    g = corporations()
    assert operation_of(g, "JJ") is RECON
    put(g, PAVONIS_MONS, security=2)
    assert operation_of(g, "JJ") is SECURE


@pytest.mark.parametrize("letters", ["KK", "MM"])
def test_20_9_cards_kk_and_mm_recon_where_a_desert_can_be_settled_else_secure(letters: str) -> None:
    g = corporations()
    assert operation_of(g, letters) is SECURE
    put(g, PHOBOS, security=2)
    assert operation_of(g, letters) is RECON


# --------------------------------------------------------------------------------------------------------------- Logistics


def test_20_9_logistics_from_the_top() -> None:
    g = corporations()
    put(g, MARTH, corp_base=1, security=4)
    put(g, PAVONIS_MONS, corp_base=1, security=1)
    put(g, TENZING, corp_base=1)
    g.dust_storms = 1
    use_card(g, "GG", special=False)
    assert g.count(MARTH, TERRAFORMING) == g.count(PAVONIS_MONS, TERRAFORMING) == 1
    assert pieces(g, TRANSIT) == {"satellite": 4, "security": 1}, "the Cycler takes 5, Satellites first"
    assert pieces(g, EARTH) == {"security": 3}
    assert (g.count(PAVONIS_MONS, SECURITY), g.count(TENZING, SECURITY), g.count(MARTH, SECURITY)) == (2, 1, 4)
    assert g.resources[CORP.seat] == 10 - 3 - 2


def test_20_9_further_bases_are_not_upgraded_when_the_end_is_near() -> None:
    g = corporations()
    put(g, MARTH, corp_base=1, security=4)
    put(g, PAVONIS_MONS, corp_base=1, security=4)
    g.dust_storms = 2
    use_card(g, "GG", special=False)
    assert g.count(MARTH, TERRAFORMING) + g.count(PAVONIS_MONS, TERRAFORMING) == 1
    assert g.resources[CORP.seat] == 10


def test_20_9_the_corporations_never_spend_more_profits_than_they_have() -> None:
    g = corporations()
    g.resources[CORP.seat] = 4
    put(g, MARTH, corp_base=1)
    put(g, PAVONIS_MONS, corp_base=1)
    put(g, HELLAS_CHAOS, corp_base=1)
    use_card(g, "GG", special=False)
    assert sum(g.count(space, TERRAFORMING) for space in (MARTH, PAVONIS_MONS, HELLAS_CHAOS)) == 2
    assert g.resources[CORP.seat] == 0


def test_20_9_specops_go_to_earth_only_in_place_of_security_that_is_missing() -> None:
    g = corporations()
    put(g, TENZING, security=13)
    use_card(g, "GG", special=False)
    assert g.count(EARTH, SECURITY) + g.count(TRANSIT, SECURITY) == 3
    assert g.count(EARTH, SPECOPS_HIDDEN) + g.count(TRANSIT, SPECOPS_HIDDEN) == 1


def test_20_9_the_cycler_takes_no_population_and_pays_for_nothing() -> None:
    g = corporations()
    g.add(EARTH, POPULATION, 2)
    put(g, EARTH, eg_troop=6)
    use_card(g, "GG", special=False)
    assert pieces(g, TRANSIT) == {"satellite": 4, "eg_troop": 1}
    assert g.resources[CORP.seat] == 10


def test_20_9_limited_logistics_do_one_thing_and_then_guard_the_bases() -> None:
    g = corporations()
    put(g, MARTH, corp_base=1)
    use_card(g, "GG", limited=True)
    assert pieces(g, MARTH) == {"corp_base_terraforming": 1, "security": 1}
    assert pieces(g, TRANSIT) == {}


def test_rd11_cut_off_logistics_leave_the_cycler_out() -> None:
    g = corporations()
    campaign(g, 11)
    use_card(g, "GG", special=False)
    assert g.count(EARTH, SECURITY) == 4


def test_20_9_no_base_is_upgraded_or_guarded_in_a_raging_desert() -> None:
    g = corporations()
    put(g, MARTH, corp_base=1)
    g.storm[MARTH.index] = RAGING
    use_card(g, "GG", special=False)
    assert pieces(g, MARTH) == {"corp_base": 1}


# ----------------------------------------------------------------------------------------------------------------- Assault


def test_20_9_assault_uses_specops_only_as_needed() -> None:
    g = corporations()
    put(g, TENZING, security=1, specops_hidden=3, rd_rebel_active=2)
    use_card(g, "G", special=False)
    assert pieces(g, TENZING) == {"security": 1, "specops_hidden": 2, "specops_active": 1}


def test_20_9_assault_goes_on_without_dice() -> None:
    g = corporations()
    for space in (TENZING, EUROPA, GANDHI):
        put(g, space, security=2, cr_rebel_active=2)
    rig(g, 1, 1, 1)
    use_card(g, "G", special=False)
    assert [pieces(g, space) for space in (TENZING, EUROPA, GANDHI)] == [{"security": 2}] * 3
    assert g.resources[CORP.seat] == 13


def test_20_9_a_human_church_is_asked_about_its_metabolism() -> None:
    g = by_the_rules("mg", "corp", "rd")
    capability(g, 3)
    put(g, TENZING, security=2, cr_rebel_active=2)
    with pytest.raises(AssertionError, match="nothing left to answer Enhanced Metabolism"):
        use_card(g, "G", special=False)


# ---------------------------------------------------------------------------------------------------------- Secure and Recon


def moves(g: Mars) -> Movement:
    return Movement(g, CORP, [SECURITY, SPECOPS_HIDDEN, SPECOPS], [0] * len(g.pieces))


@pytest.mark.parametrize(
    ("pieces_there", "left"),
    [
        ({"security": 6, "corp_base": 1}, 4),  # 4 cubes at a Base
        ({"security": 3, "corp_base": 1, "mg_troop": 2}, 2),  # more Corporate than MarsGov forces
        ({"security": 2, "rd_rebel_active": 1}, 2),  # Control
    ],
)
def test_20_9_a_corporate_origin_keeps_just_enough(pieces_there: dict[str, int], left: int) -> None:
    g = corporations()
    put(g, TENZING, **pieces_there)
    assert pieces_there["security"] - moveable(g, moves(g), TENZING) == left


@pytest.mark.parametrize(
    ("there", "space", "come"),
    [
        ({}, PAVONIS_MONS, (3, 1)),  # 3 Security for a Base, 1 SpecOps
        ({"corp_base": 1}, PAVONIS_MONS, (4, 1)),  # 4 cubes
        ({"mg_base": 1, "rd_base": 1}, PAVONIS_MONS, (1, 1)),  # no slot: Control and a cube a head
        ({"corp_base": 1, "mg_troop": 6}, TENZING, (6, 1)),  # more Corporate than MarsGov forces: the Base counts
    ],
)
def test_20_9_a_corporate_destination_gets_just_enough(there: dict[str, int], space: Space, come: tuple[int, int]) -> None:
    g = corporations()
    put(g, SYRIA_PLANUM, security=9, specops_hidden=3)
    put(g, space, **there)
    going = brings(g, moves(g), SYRIA_PLANUM, space)
    assert (going[SECURITY], going[SPECOPS_HIDDEN]) == come


def test_20_9_secure_builds_with_three_cubes_where_there_is_no_corporate_base() -> None:
    g = corporations()
    put(g, PAVONIS_MONS, security=8)
    turn = use_card(g, "JJ", special=False)
    assert turn.op is not None
    built = [space for space in turn.op.chosen if g.count(space, CORP_BASE)]
    assert built
    assert all(g.count(space, SECURITY) >= 2 for space in built)


def test_20_9_recon_builds_in_any_desert_without_a_corporate_base_and_houses_there() -> None:
    g = corporations()
    put(g, PHOBOS, security=1)
    displace(g, 1)
    turn = use_card(g, "KK", special=False)
    assert turn.op is not None
    (where,) = turn.op.chosen
    assert pieces(g, where).get("corp_base") == 1
    assert pieces(g, where).get("population") == (1 if where.gray else None)


def test_rd7_corporate_units_do_not_move_for_a_control_that_they_cannot_win() -> None:
    g = corporations()
    campaign(g, 7)
    put(g, PAVONIS_MONS, security=12)
    put(g, TENZING, rd_rebel_active=9, corp_base=1, mg_troop=4)
    assert brings(g, moves(g), PAVONIS_MONS, TENZING)[SECURITY] == 4


# ------------------------------------------------------------------------------------------------------- Special Activities


def test_20_9_exploit_takes_the_two_most_populated_spaces() -> None:
    g = corporations()
    for space in (TENZING, SHENZHOU, GANDHI, MARTH):
        put(g, space, corp_base=1)
    turn = use_card(g, "HH")
    assert turn.special_done is EXPLOIT
    assert g.resources[CORP.seat] == 10 + 3 + 3 - 4, "4 Profits for Security at the Bases"


def test_20_9_exploit_of_a_church_space_brings_a_non_player_church_an_asset() -> None:
    g = corporations()
    put(g, TENZING, corp_base=1, cr_rebel_hidden=3)
    use_card(g, "HH")
    assert g.totals[CR.seat] == 1


def test_20_9_public_relations_repair_then_house_at_a_base() -> None:
    g = corporations()
    displace(g, 3)
    put(g, TENZING, corp_base=1, security=3, rd_rebel_hidden=1, cr_rebel_hidden=1)
    g.damage[TENZING.index] = 1
    g.totals[CR.seat] = 2
    turn = use_card(g, "J")
    assert turn.special_done is PUBLIC_RELATIONS
    assert g.damage[TENZING.index] == 0
    assert g.count(TENZING, POPULATION) == 1
    assert g.resources[CORP.seat] == 10 + 2 - 1, "2 for the Repair, 1 for Security at the Base"
    assert g.totals[CR.seat] == 1
    assert g.count(DISPLACED, POPULATION) == 1


def test_20_9_what_is_printed_above_logistics_is_not_repeated_after_it() -> None:
    g = corporations()
    put(g, TENZING, corp_base=1, security=3)
    put(g, SHENZHOU, corp_base=1, security=4)
    turn = use_card(g, "GG")
    assert turn.special_done is EXPLOIT, "no Public Relations were possible"
    assert g.resources[CORP.seat] == 10 + 3 + 3 - 1


def test_20_9_raid_strikes_rebels_with_specops_that_are_there_first() -> None:
    g = corporations()
    put(g, PAVONIS_MONS, specops_hidden=1)
    put(g, TENZING, rd_rebel_hidden=1)
    put(g, MARTH, specops_hidden=1, cr_rebel_hidden=3, mg_troop=1)
    turn = use_card(g, "K")
    assert turn.special_done is RAID
    assert pieces(g, MARTH) == {"specops_active": 1, "cr_rebel_hidden": 1, "mg_troop": 1}
    assert pieces(g, TENZING) == {"specops_active": 1}
    assert g.count(CASUALTIES, SECURITY) == 0


def test_20_9_no_raid_where_no_rebel_would_fall() -> None:
    g = corporations()
    put(g, TENZING, specops_hidden=1, mg_troop=2)
    assert use_card(g, "K").special_done is None


def test_20_9_red_dust_as_a_non_player_loses_no_resources_by_public_relations() -> None:
    g = corporations()
    displace(g, 1)
    put(g, TENZING, security=3, rd_rebel_hidden=1)
    g.damage[TENZING.index] = 1
    populate(g, TENZING, -1)
    use_card(g, "J")
    assert g.resources[RD.seat] == 0
    assert g.totals[RD.seat] == 0
