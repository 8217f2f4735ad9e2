"""Chapter 20: the Church as a Non-Player: the gates of its cards, what each card does in a position, how it Travels."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.assault import suppress
from fourthrock.games.red_dust_rebellion.attack import attack_space
from fourthrock.games.red_dust_rebellion.control import CHURCH, control
from fourthrock.games.red_dust_rebellion.nonplayer.activation import goes_on
from fourthrock.games.red_dust_rebellion.nonplayer.ambush_dice import ambush_dice
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.minds import unattended
from fourthrock.games.red_dust_rebellion.nonplayer.operations_church import purify, ransack
from fourthrock.games.red_dust_rebellion.nonplayer.rounds_rebels import redeploy_church
from fourthrock.games.red_dust_rebellion.nonplayer.turn import FACES
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import CONVERSION, CORP, CR, CR_BASE, CR_HIDDEN, CR_REBEL
from fourthrock.games.red_dust_rebellion.position import APPROACHING
from fourthrock.games.red_dust_rebellion.spaces import (
    ARSIA_MONS,
    AVAILABLE,
    DAEDALIA_PLANUM,
    EUROPA,
    MARS,
    PAVONIS_MONS,
    RADAU,
    SHARMA,
    SYRIA_PLANUM,
    TENZING,
    WILDERNESS,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import AMBUSH, PURIFY, RANSACK, TRAVEL
from fourthrock.table.journal import Journal

from .stage import by_the_rules, capability, gate_of, pieces, populate, put, rig, run, told, use_card

# ---------------------------------------------------------------------------------------------------- 20.11 the gates


def test_20_11_card_u_wants_an_available_base_and_two_dice_within_the_available_forces() -> None:
    g = by_the_rules()
    rig(g, 6, 6)
    assert gate_of(g, "U") == "here"
    put(g, WILDERNESS, cr_rebel_hidden=20)
    put(g, TENZING, cr_base=10)
    rig(g, 3, 3)
    assert gate_of(g, "U") == "other side", "5 Bases are Available"
    put(g, EUROPA, cr_base=5)
    assert gate_of(g, "U") == "next card"


def test_20_11_card_v_wants_forces_to_come_and_an_ambush_to_conquer() -> None:
    g = by_the_rules()
    rig(g, 6, 6)
    assert gate_of(g, "V") == "other side"
    put(g, TENZING, cr_rebel_hidden=1, mg_troop=1)
    rig(g, 6, 6)
    assert gate_of(g, "V") == "here"
    rig(g, 6, 6)
    assert gate_of(g, "V", special=False) == "other side"


def test_20_11_card_w_wants_a_bare_base_and_a_die_within_the_available_rebels() -> None:
    g = by_the_rules()
    assert gate_of(g, "W") == "next card"
    put(g, TENZING, cr_base=1, cr_rebel_active=1)
    assert gate_of(g, "W") == "here"
    put(g, WILDERNESS, cr_rebel_hidden=g.count(AVAILABLE, CR_HIDDEN))
    assert gate_of(g, "W") == "other side"


def test_20_11_card_x_wants_a_rebel_where_the_people_take_sides() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=1)
    assert gate_of(g, "X") == "next card"
    populate(g, TENZING, -1)
    assert gate_of(g, "X") == "other side", "the Church has Control there"
    put(g, TENZING, rd_rebel_hidden=1)
    assert gate_of(g, "X") == "here"


def test_20_11_card_y_wants_10_rebels() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=9, mg_base=3)
    assert gate_of(g, "Y") == "next card"
    put(g, EUROPA, cr_rebel_active=1)
    assert gate_of(g, "Y") == "here", "the Base in Tenzing has no guards"


def test_20_11_card_z_wants_3_rebels_with_something_to_conquer() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=2)
    assert gate_of(g, "Z") == "next card"
    put(g, TENZING, cr_rebel_active=1)
    assert gate_of(g, "Z") == "other side"
    put(g, TENZING, corp_base=1)
    assert gate_of(g, "Z") == "here"


@pytest.mark.parametrize("letters", ["UU", "VV", "WW", "XX", "YY", "ZZ"])
def test_20_11_the_other_sides_have_no_gates(letters: str) -> None:
    assert gate_of(by_the_rules(), letters) == "here"


PRINTED = {
    "U": ("rally", "", "purify ransack"),
    "V": ("attack", "ambush", "ambush"),
    "W": ("rally", "", "purify ransack"),
    "X": ("attack", "ambush", "ambush"),
    "Y": ("attack", "ambush", "ambush"),
    "Z": ("attack", "purify ambush ransack", "purify ambush ransack"),
    "UU": ("preach travel", "ransack", "purify ransack"),
    "VV": ("rally", "", "purify ransack"),
    "WW": ("attack travel", "ambush", "purify ransack"),
    "XX": ("preach", "", "purify ransack"),
    "YY": ("preach travel", "", "purify ransack"),
    "ZZ": ("rally travel", "", "purify ransack"),
}
"""What is printed: the Operation (or the two of a choice), Special Activities before it and after it."""


@pytest.mark.parametrize("letters", PRINTED)
def test_20_11_each_card_names_its_operation_and_its_special_activities(letters: str) -> None:
    face = FACES[letters]
    plans = [face.plan] if face.otherwise is None else [face.plan, face.otherwise]
    first = " ".join(special.word.token for special in face.plan.first)
    after = " ".join(special.word.token for special in face.specials)
    assert (" ".join(plan.word.token for plan in plans), first, after) == PRINTED[letters]
    assert face.activation == 3


@pytest.mark.parametrize("letters", ["V", "X", "Y"])
def test_20_11_cards_v_x_and_y_ambush_and_then_attack(letters: str) -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=1, corp_base=1)
    put(g, EUROPA, cr_rebel_active=3, mg_troop=4)
    rig(g, 6, 6)
    turn = use_card(g, letters)
    assert turn.special_done is AMBUSH
    assert turn.op is not None
    assert turn.op.chosen == [TENZING, EUROPA]
    assert "corp_base" not in pieces(g, TENZING)


@pytest.mark.parametrize("letters", ["U", "W"])
def test_20_11_cards_u_and_w_rally_and_then_purify(letters: str) -> None:
    g = by_the_rules()
    put(g, TENZING, cr_base=1, cr_rebel_active=1)
    put(g, EUROPA, cr_rebel_hidden=4, rd_base=1)
    populate(g, EUROPA, 1)
    rig(g, 6, *[1] * 9)
    turn = use_card(g, letters)
    assert turn.special_done is PURIFY
    assert pieces(g, TENZING)["cr_rebel_hidden"] == 4
    assert pieces(g, EUROPA)["cr_base_conversion"] == 1


def test_20_11_card_zz_travels_when_the_dice_are_above_the_available_forces() -> None:
    g = by_the_rules()
    put(g, WILDERNESS, cr_rebel_hidden=18)
    put(g, TENZING, cr_base=15)
    rig(g, 6, 6)
    turn = use_card(g, "ZZ", special=False)
    assert turn.op is not None
    assert turn.op.word is TRAVEL


# ------------------------------------------------------------------------------------------------------- 20.11 Rally


def test_20_11_rally_alternates_rebels_and_upgrades_and_throws_only_after_rebels() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_base=1, cr_rebel_active=1)
    put(g, EUROPA, cr_base=1, cr_rebel_hidden=1)
    rig(g, 3)
    turn = use_card(g, "VV", special=False)
    assert turn.op is not None
    assert turn.op.chosen[:2] == [TENZING, EUROPA], "Rebels for the bare Base, then a Conversion Center"
    assert pieces(g, TENZING)["cr_rebel_hidden"] == 4, "3 Population and a Base"
    assert pieces(g, EUROPA)["cr_base_conversion"] == 1
    assert len(turn.op.chosen) == 3, "no roll after the first space, nor after an upgrade; a 3 is above an Asset Total of 1"


def test_20_11_rally_upgrades_in_deserts_first_against_human_corporations() -> None:
    g = by_the_rules("mg", "rd", "cr")
    put(g, ARSIA_MONS, cr_base=1, cr_rebel_hidden=1)
    put(g, TENZING, cr_base=1, cr_rebel_hidden=1)
    turn = use_card(g, "VV", special=False)
    assert turn.op is not None
    assert turn.op.chosen[0] is ARSIA_MONS
    assert pieces(g, ARSIA_MONS)["cr_base_conversion"] == 1


def test_20_11_an_upgrade_raises_the_asset_total_up_to_6() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 5
    for space in (TENZING, EUROPA, SHARMA):
        put(g, space, cr_base=1, cr_rebel_hidden=1)
    rig(g, *[6] * 20)
    use_card(g, "VV", limited=True)
    assert g.totals[CR.seat] == 6
    assert sum(g.count(space, CONVERSION) for space in (TENZING, EUROPA, SHARMA)) == 2, "of 5 spaces 3 got Rebels"


def test_20_8_a_failed_roll_is_made_up_for_by_the_asset_total() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 2
    op = Operation(g, CR, TRAVEL)
    op.activation = 3
    op.chosen = [TENZING, EUROPA]
    rig(g, 2)
    assert goes_on(g, op)
    assert g.totals[CR.seat] == 1
    rig(g, 3)
    assert not goes_on(g, op)


def test_20_8_a_limited_operation_of_the_church_stops_after_five_spaces_even_where_nothing_is_rolled() -> None:
    g = by_the_rules()
    for space in MARS[:6]:
        put(g, space, cr_rebel_hidden=3)
    turn = use_card(g, "VV", limited=True)
    assert turn.op is not None
    assert len(turn.op.chosen) == 5, "six spaces are ripe for a Base"


# ---------------------------------------------------------------------------------------------- 20.11 Attack and Ambush


def test_20_11_card_z_purifies_before_it_ambushes() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 0
    put(g, TENZING, cr_rebel_hidden=5, corp_base=1)
    turn = use_card(g, "Z")
    assert turn.special_done is PURIFY
    assert pieces(g, TENZING)["cr_base_conversion"] == 1, "the Base without guards was taken over"
    assert g.totals[CR.seat] == 1


def test_20_11_an_ambush_shows_two_ones() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=1, mg_troop=3)
    assert ambush_dice(g, CR, TENZING) == (1, 1)


def test_20_11_card_ww_attacks_at_support_and_opposition_first() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_active=3, mg_troop=4)
    put(g, EUROPA, cr_rebel_active=1, mg_troop=2)
    populate(g, EUROPA, -1)
    rig(g, 6, 6, 6, 6, 1)
    turn = use_card(g, "WW", special=False)
    assert turn.op is not None
    assert turn.op.chosen == [EUROPA, TENZING]


def test_20_11_card_ww_travels_where_there_is_nothing_to_conquer() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=3)
    turn = use_card(g, "WW", special=False)
    assert turn.op is not None
    assert turn.op.word is TRAVEL


def test_20_11_card_x_ambushes_in_two_spaces() -> None:
    g = by_the_rules()
    for space in (TENZING, EUROPA):
        put(g, space, cr_rebel_hidden=2, mg_troop=3)
    rig(g, 6, 6, 6, 6, 6, 6)
    turn = use_card(g, "X")
    assert turn.special_done is AMBUSH
    assert g.count(TENZING, CR_REBEL) > 0
    assert g.count(EUROPA, CR_REBEL) > 0


# ---------------------------------------------------------------------------------------------------------- 20.11 Preach


def test_20_11_preach_goes_by_the_column_for_damage_and_spares_the_last_hidden_rebel_at_a_base() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_base=1, cr_rebel_hidden=1)
    put(g, EUROPA, cr_rebel_hidden=1, mg_troop=1)
    put(g, SHARMA, cr_rebel_hidden=1)
    rig(g, 1)
    turn = use_card(g, "XX", special=False)
    assert turn.op is not None
    assert turn.op.chosen[0] is SHARMA, "fewest enemies"
    assert TENZING not in turn.op.chosen


def test_20_11_card_yy_preaches_among_people_and_travels_without() -> None:
    g = by_the_rules()
    put(g, WILDERNESS, cr_rebel_hidden=3)
    turn = use_card(g, "YY", special=False)
    assert turn.op is not None
    assert turn.op.word is TRAVEL
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=3)
    turn = use_card(g, "YY", special=False)
    assert turn.op is not None
    assert turn.op.word.token == "preach"


# -------------------------------------------------------------------------------------------- 20.11 Special Activities


def test_20_11_card_uu_ransacks_first_while_the_asset_total_is_under_3() -> None:
    for total in (2, 3):
        g = by_the_rules()
        g.journal = Journal()
        g.totals[CR.seat] = total
        g.damage[TENZING.index] = 2
        put(g, TENZING, cr_rebel_hidden=2)
        rig(g, 1)
        turn = use_card(g, "UU")
        assert turn.special_done is RANSACK
        lines = told(g)
        drawn = next(at for at, line in enumerate(lines) if line.startswith("Reclaimers: Asset Total"))
        preached = next(at for at, line in enumerate(lines) if line.startswith("Preach:"))
        assert (drawn < preached) is (total < 3)


def test_20_11_ransack_draws_for_damage_and_spares_an_own_base() -> None:
    g = by_the_rules()
    g.totals[CR.seat] = 0
    g.damage[TENZING.index] = 3
    g.damage[EUROPA.index] = 1
    g.damage[SHARMA.index] = 2
    put(g, TENZING, cr_base=1, cr_rebel_hidden=1)
    put(g, EUROPA, cr_rebel_hidden=1)
    put(g, SHARMA, cr_rebel_hidden=1)
    assert run(ransack(g, Turn(CR, limited=False, special=True)))
    assert g.totals[CR.seat] == 3, "Tenzing has a Base and a single Hidden Rebel"
    assert g.count(TENZING, CR_HIDDEN) == 1


def test_20_11_purify_takes_bases_before_units() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=4, mg_troop=1)
    put(g, EUROPA, cr_rebel_hidden=4, rd_base=1)
    put(g, SHARMA, cr_rebel_hidden=4, security=1)
    assert run(purify(g, Turn(CR, limited=False, special=True)))
    assert pieces(g, EUROPA)["cr_base_conversion"] == 1
    assert ("mg_troop" in pieces(g, TENZING)) is not ("security" in pieces(g, SHARMA)), "one of two spaces with units is left"


# ------------------------------------------------------------------------------------------------ 20.9 Travel priorities


def test_20_9_travel_picks_the_origin_that_can_spare_most_and_then_destinations() -> None:
    g = by_the_rules()
    put(g, WILDERNESS, cr_rebel_hidden=6)
    put(g, TENZING, cr_rebel_hidden=2)
    turn = use_card(g, "WW", special=False, limited=True)
    assert turn.op is not None
    assert turn.op.word is TRAVEL
    assert turn.op.chosen[0] is WILDERNESS
    assert all(g.count(space, CR_HIDDEN) <= 3 for space in MARS if space is not WILDERNESS), "just enough: 3 for a Base to come"


def test_20_9_travel_settles_a_desert_with_a_base_from_the_wilderness() -> None:
    g = by_the_rules()
    put(g, WILDERNESS, cr_base=3, cr_rebel_hidden=6)
    use_card(g, "WW", special=False, limited=True)
    settled = [space for space in MARS if space.desert and space is not WILDERNESS and g.count(space, CR_BASE)]
    assert settled
    assert all(g.count(space, CR_BASE) == 1 for space in settled)
    assert all(space in WILDERNESS.adjacent for space in settled)


def test_20_9_travel_leaves_control_and_the_last_hidden_rebel_at_a_base_and_one_among_people() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_base=1, cr_rebel_hidden=4, mg_troop=2)
    assert control(g, TENZING) == CHURCH
    rig(g, *[6] * 8)
    use_card(g, "ZZ", special=False)
    assert control(g, TENZING) == CHURCH
    assert g.count(TENZING, CR_HIDDEN) >= 2
    g = by_the_rules()
    put(g, TENZING, cr_rebel_hidden=2)
    put(g, EUROPA, mg_base=1, mg_troop=1)
    use_card(g, "WW", special=False, limited=True)
    assert g.count(TENZING, CR_HIDDEN) == 1


def test_20_9_travel_goes_on_from_own_bases_where_rebels_stay_hidden() -> None:
    g = by_the_rules("cr")
    put(g, PAVONIS_MONS, cr_rebel_hidden=9)
    put(g, ARSIA_MONS, cr_base=1, cr_rebel_hidden=3)
    put(g, DAEDALIA_PLANUM, cr_base=2)
    use_card(g, "WW", special=False, limited=True)
    assert g.count(DAEDALIA_PLANUM, CR_HIDDEN) > 0, "Pavonis Mons does not border Daedalia Planum, but Arsia Mons does"


def test_15_3_travel_hides_whoever_enters_a_storm() -> None:
    g = by_the_rules("cr")
    g.storm[ARSIA_MONS.index] = APPROACHING
    put(g, TENZING, cr_rebel_active=6)
    put(g, ARSIA_MONS, cr_base=1)
    use_card(g, "WW", special=False, limited=True)
    assert g.count(ARSIA_MONS, CR_HIDDEN) > 0
    assert g.count(ARSIA_MONS, CR_REBEL) == 0


# ------------------------------------------------------------------------------------------------ 20.12 outside its turns


def test_20_12_the_church_redeploys_a_base_to_the_wilderness_from_each_space_with_two() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_base=2, cr_rebel_hidden=2)
    put(g, EUROPA, cr_base=1, cr_rebel_hidden=1)
    run(redeploy_church(g))
    assert pieces(g, WILDERNESS)["cr_base"] == 1
    assert g.count(EUROPA, CR_BASE) == 1
    g = by_the_rules()
    put(g, TENZING, cr_base=2, cr_rebel_hidden=2)
    put(g, WILDERNESS, rd_rebel_hidden=1)
    run(redeploy_church(g))
    assert g.count(TENZING, CR_BASE) == 2, "enemies are in the Wilderness"


def test_20_12_the_church_redeploys_one_rebel_to_each_base_then_three_for_a_slot() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_base=1, corp_base=1)
    put(g, EUROPA, cr_base=1)
    put(g, SYRIA_PLANUM, cr_rebel_hidden=6)
    put(g, RADAU, cr_rebel_hidden=1)
    run(redeploy_church(g))
    assert g.count(TENZING, CR_HIDDEN) == 1
    assert g.count(RADAU, CR_HIDDEN) == 1, "one stays in every other space"
    assert g.count(EUROPA, CR_HIDDEN) == 2
    assert g.count(SYRIA_PLANUM, CR_HIDDEN) == 3, "3 stay where a Base can come"


@pytest.mark.parametrize(("space", "other"), [(TENZING, EUROPA), (EUROPA, TENZING)])
def test_20_7_cr26_the_church_finds_the_satellite_by_its_column_for_removing(space: Space, other: Space) -> None:
    g = by_the_rules("cr")
    g.journal = Journal()
    capability(g, 26)
    put(g, SHARMA, cr_rebel_active=2, mg_troop=1)
    for city in (TENZING, EUROPA):
        put(g, city, satellite=1)
    populate(g, space, 2)
    rig(g, 1, 6)
    run(unattended(g, attack_space(g, CR, SHARMA, ambush=False)))
    removed = [line for line in told(g) if line.endswith("removed")]
    assert removed == [f"1 Satellite in {city.name} removed" for city in (space, other)], "most Support, as MarsGov is human"


def test_20_12_a_suppressed_rebel_goes_to_the_desert_that_the_column_for_rebels_picks() -> None:
    g = by_the_rules()
    put(g, TENZING, cr_rebel_active=1, eg_troop=1)
    put(g, SYRIA_PLANUM, cr_base=1)
    run(unattended(g, suppress(g, CORP, TENZING)))
    assert g.count(SYRIA_PLANUM, CR_REBEL) == 1, "an own Base without a Hidden Rebel"
