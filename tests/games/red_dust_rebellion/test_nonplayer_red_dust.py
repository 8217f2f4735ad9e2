"""Chapter 20: Red Dust as a Non-Player: the gates of its cards, what each card does in a position, how its Rebels move."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.assault import assault_space
from fourthrock.games.red_dust_rebellion.cards import DUST_STORMS
from fourthrock.games.red_dust_rebellion.control import RED_DUST, control, total_opposition
from fourthrock.games.red_dust_rebellion.dust_storm import agitate_phase
from fourthrock.games.red_dust_rebellion.nonplayer.ambush_dice import ambush_dice
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.minds import unattended
from fourthrock.games.red_dust_rebellion.nonplayer.operations_red_dust import redistribute
from fourthrock.games.red_dust_rebellion.nonplayer.rounds_rebels import redeploy_red_dust
from fourthrock.games.red_dust_rebellion.nonplayer.turn import FACES
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import MG, MG_TROOP, RD, RD_HIDDEN, RD_REBEL, SECURITY
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    ARSIA_MONS,
    AVAILABLE,
    DISPLACED,
    EUROPA,
    GANDHI,
    MARS,
    NEW_CORDOBA,
    PAVONIS_MONS,
    SHARMA,
    SHENZHOU,
    SHEPARD,
    SYRIA_PLANUM,
    TENZING,
    TERESHKOVA,
    WILDERNESS,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import AMBUSH, ASSAULT, COORDINATE, REDISTRIBUTE
from fourthrock.table import Script

from .stage import by_the_rules, gate_of, pieces, populate, put, rig, run, use_card


def printed(letters: str) -> tuple[int, str, str, str]:
    """What a side of a card says."""
    face = FACES[letters]
    plans = [face.plan] if face.otherwise is None else [face.plan, face.otherwise]
    words = " ".join(plan.word.token for plan in plans)
    first = " ".join(special.word.token for special in face.plan.first)
    return face.activation, words, first, " ".join(special.word.token for special in face.specials)


def settle(g: Mars, script: Script[None]) -> None:
    """Run a script of which no Non-Player is asked; nobody else is."""
    run(unattended(g, script))


# ---------------------------------------------------------------------------------------------------- 20.10 the gates


def test_20_10_card_n_wants_displaced_population_and_two_dice_within_the_available_forces() -> None:
    g = by_the_rules()
    assert gate_of(g, "N") == "next card"
    put(g, DISPLACED, population=1)
    rig(g, 6, 6)
    assert gate_of(g, "N") == "here", "Red Dust has more than 12 forces Available"
    put(g, TENZING, rd_rebel_hidden=g.count(AVAILABLE, RD_HIDDEN))
    g.add(AVAILABLE, RD_HIDDEN, 1)
    g.add(TENZING, RD_HIDDEN, -1)
    rig(g, 6, 6)
    assert gate_of(g, "N") == "other side"


def test_20_10_card_p_wants_a_die_within_the_available_bases() -> None:
    g = by_the_rules()
    rig(g, 6, 1, 1)
    assert gate_of(g, "P") == "here"
    for space in (TENZING, EUROPA, SHEPARD):
        put(g, space, rd_base=2)
    rig(g, 6)
    assert gate_of(g, "P") == "next card"


def test_20_10_card_q_wants_15_rebels_and_3_of_them_with_an_enemy_base() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=14)
    assert gate_of(g, "Q") == "next card"
    put(g, EUROPA, rd_rebel_active=1)
    assert gate_of(g, "Q") == "other side"
    put(g, TENZING, corp_base=1)
    assert gate_of(g, "Q") == "here"


def test_20_10_card_r_wants_3_rebels_where_a_base_can_come() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=2)
    assert gate_of(g, "R") == "next card"
    put(g, TENZING, rd_rebel_active=1)
    assert gate_of(g, "R") == "here"
    populate(g, TENZING, 1)
    assert gate_of(g, "R") == "other side", "Red Dust does not Rally at Support"
    populate(g, TENZING, 0)
    put(g, TENZING, corp_base=2)
    assert gate_of(g, "R") == "other side", "no slot is left"


def test_20_10_card_s_wants_two_places_to_stir_and_an_ambush_on_a_vulnerable_base() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=1)
    assert gate_of(g, "S") == "next card"
    put(g, EUROPA, rd_rebel_active=1)
    assert gate_of(g, "S") == "other side"
    put(g, TENZING, mg_base=1, mg_troop=3)
    assert gate_of(g, "S") == "here"
    assert gate_of(g, "S", special=False) == "other side", "an Ambush is a Special Activity"
    put(g, TENZING, security=1)
    assert gate_of(g, "S") == "other side", "four friendly units guard the Base"


def test_20_10_card_t_wants_forces_to_come_and_a_rebel_in_a_crowd() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=1)
    rig(g, 6, 6)
    assert gate_of(g, "T") == "here"
    populate(g, TENZING, -2)
    rig(g, 6, 6)
    assert gate_of(g, "T") == "other side"


@pytest.mark.parametrize("letters", ["NN", "PP", "QQ", "RR", "SS", "TT"])
def test_20_10_the_other_sides_have_no_gates(letters: str) -> None:
    assert gate_of(by_the_rules(), letters) == "here"


PRINTED = {
    "N": (2, "rally", "", "coordinate redistribute"),
    "P": (2, "rally", "", "coordinate redistribute"),
    "Q": (3, "attack", "ambush", "redistribute"),
    "R": (2, "rally", "", "coordinate redistribute"),
    "S": (3, "attack", "ambush", "ambush"),
    "T": (2, "campaign", "", "coordinate redistribute"),
    "NN": (3, "march", "", "coordinate redistribute"),
    "PP": (3, "march", "", "coordinate redistribute"),
    "QQ": (3, "campaign march", "", "coordinate redistribute"),
    "RR": (3, "attack march", "", "coordinate redistribute"),
    "SS": (3, "campaign", "", "coordinate redistribute"),
    "TT": (2, "rally", "", "coordinate redistribute"),
}
"""What is printed: the Activation Number, the Operation (or the two of a choice), Special Activities before it and after it."""


@pytest.mark.parametrize("letters", PRINTED)
def test_20_10_each_card_names_its_operation_and_its_special_activities(letters: str) -> None:
    assert printed(letters) == PRINTED[letters]


def test_20_10_card_n_rallies_and_then_coordinates() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1, rd_rebel_active=1)
    rig(g, 1)
    turn = use_card(g, "N")
    assert pieces(g, TENZING)["rd_rebel_hidden"] == 3
    assert turn.special_done is COORDINATE
    assert g.support[TENZING.index] == -1
    assert total_opposition(g) == 3


def test_20_10_card_t_campaigns_and_then_redistributes_where_nothing_can_be_coordinated() -> None:
    g = by_the_rules()
    populate(g, TENZING, 2)
    put(g, TENZING, rd_rebel_hidden=3)
    turn = use_card(g, "T")
    assert g.support[TENZING.index] == 1
    assert turn.special_done is REDISTRIBUTE, "there is Support"
    assert g.totals[RD.seat] == 1, "2 Population: the Campaign Damaged the space"


# ------------------------------------------------------------------------------------------------------- 20.10 Rally


def test_20_10_rally_builds_where_3_rebels_stand_and_throws_no_die_for_it() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=2, rd_rebel_active=1)
    put(g, EUROPA, rd_rebel_active=3)
    rig(g, 1)
    use_card(g, "TT", special=False)
    assert pieces(g, TENZING)["rd_base"] == 1
    assert "rd_base" not in pieces(g, EUROPA), "none of the Rebels in Europa is Hidden"


def test_20_10_rally_leaves_a_hidden_rebel_at_the_new_base() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=2, rd_rebel_active=1)
    use_card(g, "TT", limited=True)
    assert pieces(g, TENZING) == {"rd_base": 1, "rd_rebel_hidden": 1}


def test_20_8_rally_goes_on_while_the_die_is_above_the_activation_number() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1, rd_rebel_active=1)
    put(g, SHARMA, rd_base=1, rd_rebel_active=1)
    rig(g, 3, 2)
    use_card(g, "TT", special=False)
    assert pieces(g, TENZING)["rd_rebel_hidden"] == 4, "3 Population and a Base: the Base there had no Hidden Rebel"
    assert g.count(SHARMA, RD_HIDDEN) == 3, "2 Population and a Base, after a 3"
    assert sum(g.count(space, RD_HIDDEN) for space in (EUROPA, SHEPARD, TERESHKOVA, GANDHI)) == 0, "the second die was a 2"


def test_20_10_rally_hides_the_rebels_at_the_base_where_most_are_active() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1, rd_rebel_active=4, corp_base=1)
    put(g, EUROPA, rd_base=1, rd_rebel_active=2, corp_base=1)
    put(g, WILDERNESS, rd_rebel_hidden=g.count(AVAILABLE, RD_HIDDEN))
    use_card(g, "TT", special=False)
    assert pieces(g, TENZING)["rd_rebel_hidden"] == 4
    assert pieces(g, EUROPA)["rd_rebel_active"] == 2


def test_20_10_rally_digs_in_a_desert_base_even_after_a_failed_roll() -> None:
    g = by_the_rules()
    put(g, ARSIA_MONS, rd_base=1, rd_rebel_hidden=1)
    rig(g, 1)
    use_card(g, "TT", special=False)
    assert pieces(g, ARSIA_MONS)["rd_base_dugin"] == 1


def test_20_2_a_nonplayer_takes_no_rebel_off_the_map_to_place_it_anew() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=g.count(AVAILABLE, RD_HIDDEN))
    before = pieces(g, TENZING)
    use_card(g, "TT", special=False, limited=True)
    assert pieces(g, TENZING) == {"rd_base": 1, "rd_rebel_hidden": before["rd_rebel_hidden"] - 2}
    assert sum(g.count(space, RD_HIDDEN) for space in MARS if space is not TENZING) == 0


# ------------------------------------------------------------------------------------------------- 20.9 March priorities


def test_20_9_march_picks_a_destination_then_the_origin_that_can_spare_most() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1, rd_rebel_active=1)
    put(g, ARSIA_MONS, rd_base=1, rd_rebel_hidden=3)
    put(g, PAVONIS_MONS, rd_rebel_hidden=7)
    rig(g, 1)
    use_card(g, "NN", special=False)
    assert g.count(TENZING, RD_HIDDEN) >= 1, "a Base without a Hidden Rebel comes first"
    assert g.count(ARSIA_MONS, RD_HIDDEN) == 3, "Pavonis Mons could spare more"


def test_20_9_march_keeps_the_last_hidden_rebel_at_a_base_and_the_watch_of_a_crowd() -> None:
    g = by_the_rules()
    for space in (TENZING, EUROPA):
        populate(g, space, -1)
    put(g, TENZING, rd_rebel_hidden=1, rd_rebel_active=1, corp_base=2, mg_troop=5)
    rig(g, 1)
    use_card(g, "NN", special=False)
    assert g.count(TENZING, RD_HIDDEN) + g.count(TENZING, RD_REBEL) == 1, "a Rebel stays with 3 Population at Passive Opposition"


def test_20_9_march_keeps_three_rebels_for_a_base_to_come() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=4)
    rig(g, 6, 6, 6, 6, 6, 6)
    use_card(g, "NN", special=False)
    assert g.count(TENZING, RD_HIDDEN) == 3


def test_20_9_march_keeps_control_of_the_origin() -> None:
    g = by_the_rules()
    put(g, GANDHI, rd_rebel_hidden=6, corp_base=2, mg_troop=3)
    populate(g, GANDHI, -2)
    assert control(g, GANDHI) == RED_DUST
    use_card(g, "NN", special=False)
    assert control(g, GANDHI) == RED_DUST
    assert g.count(GANDHI, RD_HIDDEN) == 6, "5 enemies stand against 6 Rebels"


def test_20_9_march_to_support_sends_as_many_as_stay_hidden() -> None:
    g = by_the_rules()
    for space in (EUROPA, SHEPARD, TERESHKOVA, SHARMA, GANDHI, NEW_CORDOBA, SHENZHOU):
        populate(g, space, -2)
    populate(g, TENZING, 1)
    put(g, TENZING, mg_troop=1)
    put(g, ARSIA_MONS, rd_rebel_hidden=9)
    use_card(g, "NN", limited=True)
    assert pieces(g, TENZING) == {"mg_troop": 1, "rd_rebel_hidden": 2}, "2 Rebels and a cube are not more than 3"


def test_20_9_march_takes_a_second_origin_while_an_enemy_has_control() -> None:
    g = by_the_rules()
    for space in (EUROPA, SHEPARD, TERESHKOVA, SHARMA, GANDHI, NEW_CORDOBA, SHENZHOU):
        populate(g, space, -2)
    put(g, TENZING, corp_base=2, mg_troop=1)
    put(g, ARSIA_MONS, rd_rebel_hidden=5, corp_base=2)
    put(g, SYRIA_PLANUM, rd_rebel_hidden=4, corp_base=2)
    use_card(g, "NN", limited=True)
    assert g.count(ARSIA_MONS, RD_HIDDEN) == 3, "3 keep Control against 2 Bases"
    assert g.count(SYRIA_PLANUM, RD_HIDDEN) == 3
    assert g.count(TENZING, RD_HIDDEN) == 3, "2 came first, and COIN still had Control"


def test_20_9_march_needs_no_second_origin_once_no_enemy_has_control() -> None:
    g = by_the_rules()
    for space in (EUROPA, SHEPARD, TERESHKOVA, SHARMA, GANDHI, NEW_CORDOBA, SHENZHOU):
        populate(g, space, -2)
    put(g, TENZING, corp_base=2)
    put(g, ARSIA_MONS, rd_rebel_hidden=5, corp_base=2)
    put(g, SYRIA_PLANUM, rd_rebel_hidden=4, corp_base=2)
    use_card(g, "NN", limited=True)
    assert g.count(TENZING, RD_HIDDEN) == 2, "nobody has Control of Tenzing now"
    assert g.count(SYRIA_PLANUM, RD_HIDDEN) == 4


def test_9_8_no_march_under_the_haboob() -> None:
    g = by_the_rules()
    g.following = DUST_STORMS[0]
    put(g, TENZING, rd_rebel_hidden=5)
    turn = use_card(g, "NN", special=False)
    assert turn.op is not None
    assert turn.op.chosen == []


# ---------------------------------------------------------------------------------------------- 20.10 Attack and Ambush


def test_20_10_card_q_ambushes_first_and_attacks_at_support_next() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=3, mg_base=1, mg_troop=1)
    put(g, EUROPA, rd_rebel_active=2, mg_troop=2)
    populate(g, EUROPA, 1)
    rig(g, 6, 6, 1, 1)
    turn = use_card(g, "Q")
    assert turn.special_done is AMBUSH
    assert turn.op is not None
    assert turn.op.chosen[0] is TENZING
    assert "mg_base" not in pieces(g, TENZING), "the dice were set to take the Base"
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 2, "rd_rebel_active": 1}


def test_20_10_an_ambush_damages_at_support() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=4, mg_troop=1)
    populate(g, TENZING, 1)
    one, two = ambush_dice(g, RD, TENZING)
    assert one + two <= 5, "4 Rebels and a Troop are 5 forces"
    assert max(one, two) <= 4, "and both dice hit"


def test_20_10_an_ambush_hits_even_where_damage_cannot_be_avoided() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=4, mg_troop=6)
    assert max(ambush_dice(g, RD, TENZING)) <= 4


def test_20_10_an_ambush_avoids_damage_without_support() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=4, mg_troop=1)
    one, two = ambush_dice(g, RD, TENZING)
    assert one + two > 5, "4 Rebels and a Troop are 5 forces"
    assert max(one, two) <= 4


def test_20_10_attack_leaves_opposition_alone_unless_all_rebels_are_active() -> None:
    g = by_the_rules()
    populate(g, TENZING, -1)
    populate(g, EUROPA, -1)
    put(g, TENZING, rd_rebel_hidden=2, rd_rebel_active=1, mg_troop=1)
    put(g, EUROPA, rd_rebel_active=2, mg_troop=1)
    rig(g, 6, 6)
    turn = use_card(g, "RR", special=False)
    assert turn.op is not None
    assert turn.op.chosen == [EUROPA]


def test_20_10_card_rr_marches_where_no_three_rebels_share_a_space_with_enemies() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=2, mg_troop=1)
    turn = use_card(g, "RR", special=False)
    assert turn.op is not None
    assert turn.op.word.token == "march"


# ------------------------------------------------------------------------------------------------------- 20.10 Campaign


def test_20_10_campaign_goes_by_the_column_and_plays_the_first_card_drawn() -> None:
    g = by_the_rules()
    for space in (TENZING, EUROPA):
        put(g, space, rd_rebel_hidden=1)
    populate(g, TENZING, -1)
    populate(g, EUROPA, -2)
    first = g.campaign_deck[-1]
    rig(g, 1)
    use_card(g, "SS", special=False)
    assert g.support[TENZING.index] == -2, "not at Active Opposition comes first"
    assert g.campaigns == [first], "even after the failed roll"


def test_20_10_campaign_spares_a_base_that_would_lose_its_last_hidden_rebel() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1, rd_rebel_hidden=1)
    turn = use_card(g, "SS", special=False)
    assert turn.op is not None
    assert turn.op.chosen == []
    put(g, TENZING, rd_rebel_hidden=1)
    turn = use_card(g, "SS", special=False)
    assert turn.op is not None
    assert turn.op.chosen == [TENZING]


def test_20_10_card_qq_campaigns_only_with_two_places_to_stir() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=5)
    turn = use_card(g, "QQ", special=False)
    assert turn.op is not None
    assert turn.op.word.token == "march"
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=1)
    put(g, EUROPA, rd_rebel_hidden=1)
    turn = use_card(g, "QQ", special=False)
    assert turn.op is not None
    assert turn.op.word.token == "campaign"


# -------------------------------------------------------------------------------------------- 20.10 Special Activities


def test_20_10_coordinate_houses_then_shifts() -> None:
    g = by_the_rules()
    put(g, DISPLACED, population=1)
    put(g, TENZING, rd_rebel_hidden=1)
    populate(g, TENZING, -1)
    put(g, EUROPA, rd_rebel_hidden=1)
    rig(g, 1)
    turn = use_card(g, "SS")
    assert turn.special_done is COORDINATE
    assert pieces(g, DISPLACED) == {}
    assert pieces(g, EUROPA)["population"] == 1, "Tenzing lost its only Hidden Rebel in the Campaign"
    assert g.support[EUROPA.index] == -1


def test_20_10_coordinate_pays_a_repair_with_the_agitate_total() -> None:
    g = by_the_rules()
    g.totals[RD.seat] = 1
    put(g, DISPLACED, population=1)
    for space in (TENZING, EUROPA):
        g.damage[space.index] = 1
    put(g, TENZING, rd_rebel_hidden=2)
    rig(g, 1)
    use_card(g, "SS")
    assert g.damage[TENZING.index] == 0
    assert g.totals[RD.seat] == 0


def test_20_10_coordinate_at_active_opposition_removes_two_before_it_replaces_one() -> None:
    g = by_the_rules()
    populate(g, TENZING, -2)
    put(g, TENZING, rd_rebel_hidden=3, mg_troop=3)
    rig(g, 1)
    turn = use_card(g, "SS")
    assert turn.special_done is COORDINATE
    assert g.count(TENZING, MG_TROOP) == 1, "2 of 3 Troops are gone"


def test_20_10_coordinate_replaces_the_last_of_a_garrison() -> None:
    g = by_the_rules()
    populate(g, TENZING, -2)
    put(g, TENZING, rd_rebel_hidden=3, security=1)
    rig(g, 1)
    use_card(g, "SS")
    assert g.count(TENZING, SECURITY) == 0
    assert g.total(TENZING, [RD_HIDDEN, RD_REBEL]) == 4


def test_20_10_coordinate_at_an_own_base_needs_two_hidden_rebels() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1, rd_rebel_hidden=1, mg_troop=5)
    turn = use_card(g, "SS")
    assert turn.special_done is None


def test_20_10_redistribute_raises_the_agitate_total_by_one_for_two_resources() -> None:
    g = by_the_rules()
    populate(g, TENZING, 1)
    put(g, TENZING, rd_rebel_hidden=4, corp_base=1)
    assert run(redistribute(g, Turn(RD, limited=False, special=True)))
    assert g.totals[RD.seat] == 2, "3 Population and a Corporate Base"
    assert pieces(g, TENZING)["rd_rebel_active"] == 1


def test_12_5_a_limited_operation_is_one_space_without_special_activity() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=1)
    put(g, EUROPA, rd_rebel_hidden=1)
    turn = use_card(g, "SS", limited=True)
    assert turn.op is not None
    assert len(turn.op.chosen) == 1
    assert turn.special_done is None


# ------------------------------------------------------------------------------------------------ 20.12 outside its turns


def test_20_12_agitate_houses_at_opposition_then_spends_the_total() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_rebel_hidden=3)
    put(g, EUROPA, rd_rebel_hidden=1)
    populate(g, TENZING, -1)
    put(g, DISPLACED, population=1)
    g.totals[RD.seat] = 2
    settle(g, agitate_phase(g))
    assert pieces(g, TENZING)["population"] == 1
    assert g.support[TENZING.index] == -2
    assert g.totals[RD.seat] == 0
    assert g.support[EUROPA.index] == -1


def test_20_12_red_dust_redeploys_to_bases_one_each_then_three_where_a_base_can_come() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1)
    put(g, EUROPA, rd_base=1, rd_rebel_hidden=1)
    put(g, ARSIA_MONS, rd_rebel_hidden=5)
    for space in (TENZING, EUROPA):
        put(g, space, corp_base=1)
    run(redeploy_red_dust(g))
    assert g.count(ARSIA_MONS, RD_HIDDEN) == 0, "Rebels leave a Desert without Opposition or Base"
    assert g.count(TENZING, RD_HIDDEN) + g.count(EUROPA, RD_HIDDEN) == 6
    assert g.count(TENZING, RD_HIDDEN) >= 1


def test_20_12_red_dust_redeploys_for_a_slot_from_where_most_can_be_spared() -> None:
    g = by_the_rules()
    put(g, TENZING, rd_base=1, rd_rebel_hidden=1)
    put(g, EUROPA, rd_rebel_hidden=4, corp_base=2)
    run(redeploy_red_dust(g))
    assert g.count(TENZING, RD_HIDDEN) == 3
    assert g.count(EUROPA, RD_HIDDEN) == 2


def test_20_12_red_dust_answers_an_assault_only_without_opposition() -> None:
    for level, attacks in ((0, True), (-1, False)):
        g = by_the_rules("rd")
        populate(g, TENZING, level)
        put(g, TENZING, rd_rebel_active=3, rd_rebel_hidden=1, mg_troop=2)
        rig(g, 6, 6)
        op = Operation(g, MG, ASSAULT, free=True)
        run(unattended(g, assault_space(g, op, TENZING)), "")
        assert (g.count(TENZING, RD_HIDDEN) == 0) is attacks


@pytest.mark.parametrize("space", [TENZING, EUROPA, SHEPARD])
def test_20_2_red_dust_pays_nothing(space: Space) -> None:
    g = by_the_rules()
    put(g, space, rd_rebel_hidden=2)
    use_card(g, "SS", special=False)
    assert g.resources[RD.seat] == 0
