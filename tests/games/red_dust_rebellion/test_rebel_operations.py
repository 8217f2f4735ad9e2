"""Chapter 15: Rally, March, Travel, Attack, Campaign, Preach; and paying with Assets (8.5, 12.6)."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.attack import no_attack
from fourthrock.games.red_dust_rebellion.hand import draw
from fourthrock.games.red_dust_rebellion.hits import all_forces_in
from fourthrock.games.red_dust_rebellion.march import march_origins, no_march
from fourthrock.games.red_dust_rebellion.operation import Operation, afford
from fourthrock.games.red_dust_rebellion.operations import execute, no_operation
from fourthrock.games.red_dust_rebellion.persuasion import no_audience
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, RD
from fourthrock.games.red_dust_rebellion.position import APPROACHING, EG_MINUS, EG_PLUS, RAGING
from fourthrock.games.red_dust_rebellion.rally import no_rally
from fourthrock.games.red_dust_rebellion.spaces import (
    ARSIA_MONS,
    CASUALTIES,
    DISPLACED,
    EUROPA,
    GANDHI,
    MARTH,
    NEW_CORDOBA,
    NOCTIS_LABYRINTHUS,
    PAVONIS_MONS,
    RADAU,
    SHARMA,
    SHENZHOU,
    TENZING,
    TROUVELOT,
    WILDERNESS,
)
from fourthrock.games.red_dust_rebellion.travel import no_travel
from fourthrock.games.red_dust_rebellion.words import ATTACK, CAMPAIGN, MARCH, PREACH, RALLY, TRAVEL

from .stage import bare_mars, campaign, capability, give, operate, pieces, put, question, rig, run, tokens, why

# ------------------------------------------------------------------------------------------------------------ 15.1 Rally


def test_15_1_red_dust_rallies_in_populated_spaces_without_support() -> None:
    g = bare_mars()
    op = Operation(g, RD, RALLY)
    assert no_rally(g, op, TENZING) is None
    g.support[TENZING.index] = 1
    assert "Support" in why(no_rally(g, op, TENZING))
    assert "Populated" in why(no_rally(g, op, WILDERNESS))


def test_15_1_the_church_rallies_in_neutral_spaces_also_unpopulated_ones() -> None:
    g = bare_mars()
    give(g, 15)
    op = Operation(g, CR, RALLY)
    assert no_rally(g, op, WILDERNESS) is None
    g.support[TENZING.index] = -1
    assert "Neutral" in why(no_rally(g, op, TENZING))


def test_15_1_each_way_to_rally() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=2, rd_rebel_active=1)
    put(g, GANDHI, rd_base=1, rd_rebel_active=1)
    put(g, RADAU, rd_base=1, rd_rebel_active=2)
    operate(g, RD, RALLY, "sharma base 1 gandhi fill 3 radau hide tenzing done done")
    assert pieces(g, SHARMA) == {"rd_rebel_hidden": 1, "rd_base": 1}
    assert pieces(g, GANDHI) == {"rd_base": 1, "rd_rebel_active": 1, "rd_rebel_hidden": 3}
    assert pieces(g, RADAU) == {"rd_base": 1, "rd_rebel_hidden": 2}
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 1}
    assert g.resources[RD.seat] == 16


def test_15_1_red_dust_digs_in_one_base_free_even_when_limited() -> None:
    g = bare_mars()
    put(g, RADAU, rd_base=1)
    put(g, SHARMA, rd_base=1)
    operate(g, RD, RALLY, "tenzing radau", limited=True)
    assert pieces(g, RADAU) == {"rd_base_dugin": 1}


def test_15_1_a_raging_desert_is_not_dug_in() -> None:
    g = bare_mars()
    put(g, RADAU, rd_base=1)
    g.storm[RADAU.index] = RAGING
    operate(g, RD, RALLY, "tenzing", limited=True)
    assert pieces(g, RADAU) == {"rd_base": 1}


def test_15_1_an_upgrade_draws_an_asset() -> None:
    g = bare_mars()
    give(g, 15)
    put(g, WILDERNESS, cr_base=1)
    operate(g, CR, RALLY, "wilderness upgrade done")
    assert pieces(g, WILDERNESS) == {"cr_base_conversion": 1}
    assert len(g.hand) == 1


def test_3_8_no_third_base() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=2, mg_base=1, corp_base=1)
    assert tokens(question(execute(g, Operation(g, RD, RALLY)), "sharma").options) != ["place", "base"]
    put(g, GANDHI, rd_rebel_hidden=2, mg_base=1)
    assert question(execute(g, Operation(g, RD, RALLY)), "gandhi").tokens == ["place", "base"]


def test_rd1_bases_in_deserts_are_dug_in_at_once() -> None:
    g = bare_mars()
    campaign(g, 1)
    put(g, NOCTIS_LABYRINTHUS, rd_rebel_hidden=2)
    put(g, SHARMA, rd_rebel_hidden=2)
    operate(g, RD, RALLY, "noctis_labyrinthus base sharma base done")
    assert pieces(g, NOCTIS_LABYRINTHUS) == {"rd_base_dugin": 1}
    assert pieces(g, SHARMA) == {"rd_base": 1}


def test_cr5_neural_conditioning_fills_and_hides_without_a_base() -> None:
    g = bare_mars()
    give(g, 15)
    put(g, TENZING, cr_rebel_active=1)
    capability(g, 5)
    assert question(execute(g, Operation(g, CR, RALLY)), "tenzing").tokens == ["place", "fill", "hide"]
    give(g, 16)
    operate(g, CR, RALLY, "tenzing fill 3 done")
    assert pieces(g, TENZING) == {"cr_rebel_active": 1, "cr_rebel_hidden": 3}


def test_cr23_a_satellite_is_one_more_base_for_operations() -> None:
    g = bare_mars()
    give(g, 15)
    capability(g, 23)
    put(g, TENZING, satellite=1)
    operate(g, CR, RALLY, "tenzing fill 4 done")
    assert pieces(g, TENZING) == {"satellite": 1, "cr_rebel_hidden": 4}


# -------------------------------------------------------------------------------------------------- 8.5, 12.6 Paying


def test_8_5_cards_cover_the_cost_and_what_is_left_pays_for_more_spaces() -> None:
    g = bare_mars()
    give(g, 1, 15)
    operate(g, CR, RALLY, "tenzing cr1 wilderness europa cr15 shepard sharma gandhi new_cordoba")
    assert g.hand == []
    assert sum(pieces(g, space).get("cr_rebel_hidden", 0) for space in (TENZING, WILDERNESS, EUROPA, NEW_CORDOBA)) == 4


def test_12_6_desert_efficiency_spends_one_card_at_most() -> None:
    g = bare_mars()
    give(g, 1, 2, 16)
    op = Operation(g, CR, RALLY, limited=True)
    run(execute(g, op), "tenzing cr1 wilderness")
    assert len(op.chosen) == 2
    assert tokens(g.hand) == ["cr2", "cr16"]


def test_8_5_a_card_may_be_worth_5_for_its_operation() -> None:
    g = bare_mars()
    give(g, 16)
    assert afford(g, Operation(g, CR, RALLY), 5)
    assert not afford(g, Operation(g, CR, ATTACK), 5)


def test_8_5_six_cards_are_the_limit() -> None:
    g = bare_mars()
    give(g, 1, 2, 3, 4, 5)
    run(draw(g, 3), "cr1 cr2")
    assert len(g.hand) == 6
    assert tokens(g.discards) == ["cr1", "cr2"]


# ------------------------------------------------------------------------------------------------------------ 15.2 March


def test_15_2_rebels_stop_in_deserts_and_where_the_enemy_held() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=2)
    put(g, SHARMA, rd_rebel_hidden=1)
    op = Operation(g, RD, MARCH)
    assert tokens(march_origins(g, op, EUROPA)) == ["tenzing", "sharma"]
    put(g, TENZING, mg_troop=5)
    op = Operation(g, RD, MARCH)
    assert tokens(march_origins(g, op, EUROPA)) == ["tenzing"]
    assert tokens(march_origins(g, op, ARSIA_MONS)) == ["tenzing"]


def test_15_2_a_group_is_seen_where_there_is_support() -> None:
    for arriving, side in ((1, "rd_rebel_hidden"), (2, "rd_rebel_active")):
        g = bare_mars()
        put(g, ARSIA_MONS, rd_rebel_hidden=arriving)
        put(g, TENZING, mg_troop=1, specops_hidden=1)
        g.support[TENZING.index] = 1
        operate(g, RD, MARCH, f"tenzing arsia_mons {'' if arriving == 1 else arriving}", limited=True)
        assert pieces(g, TENZING)[side] == arriving


def test_15_2_groups_from_different_origins_are_counted_apart() -> None:
    g = bare_mars()
    put(g, ARSIA_MONS, rd_rebel_hidden=2)
    put(g, PAVONIS_MONS, rd_rebel_hidden=2)
    put(g, TENZING, mg_troop=1)
    g.support[TENZING.index] = 1
    operate(g, RD, MARCH, "tenzing arsia_mons 2 pavonis_mons 2", limited=True)
    assert pieces(g, TENZING) == {"mg_troop": 1, "rd_rebel_hidden": 4}


def test_15_2_the_wilderness_hides() -> None:
    g = bare_mars()
    put(g, RADAU, rd_rebel_active=2)
    operate(g, RD, MARCH, "wilderness radau 2", limited=True)
    assert pieces(g, WILDERNESS) == {"rd_rebel_hidden": 2}
    assert g.resources[RD.seat] == 19


def test_15_2_nobody_marches_through_a_raging_storm_to_phobos_or_under_the_haboob() -> None:
    g = bare_mars()
    put(g, RADAU, rd_rebel_hidden=1)
    op = Operation(g, RD, MARCH)
    assert no_march(g, op, MARTH) is None
    g.storm[MARTH.index] = RAGING
    assert "Raging" in why(no_march(g, op, MARTH))
    g.storm[MARTH.index] = 0
    g.storm[RADAU.index] = RAGING
    assert "can come" in why(no_march(g, op, MARTH))
    g.storm[RADAU.index] = 0
    g.following = g.deck[-1]
    assert "Haboob" in why(no_march(g, op, MARTH))


def test_15_2_a_rebel_marches_once() -> None:
    g = bare_mars()
    put(g, RADAU, rd_rebel_hidden=1)
    operate(g, RD, MARCH, "marth")
    assert pieces(g, MARTH) == {"rd_rebel_hidden": 1}
    assert g.resources[RD.seat] == 19


# ----------------------------------------------------------------------------------------------------------- 15.3 Travel


def test_15_3_travel_costs_by_origin_and_the_wilderness_is_free() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_rebel_active=1)
    put(g, MARTH, cr_rebel_hidden=1)
    op = Operation(g, CR, TRAVEL)
    assert no_travel(g, op, WILDERNESS) is None
    assert "paid" in why(no_travel(g, op, MARTH))


def test_15_3_storms_do_not_stop_travel_but_hide_it() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_rebel_active=2)
    g.storm[WILDERNESS.index] = 0
    g.storm[MARTH.index] = RAGING
    g.storm[RADAU.index] = APPROACHING
    operate(g, CR, TRAVEL, "wilderness marth 1 radau 1")
    assert pieces(g, MARTH) == pieces(g, RADAU) == {"cr_rebel_hidden": 1}
    give(g, 17)
    operate(g, CR, TRAVEL, "marth shenzhou 1 done")
    assert pieces(g, SHENZHOU) == {"cr_rebel_hidden": 1}


def test_15_3_support_sees_travellers() -> None:
    g = bare_mars()
    give(g, 17)
    put(g, MARTH, cr_rebel_hidden=3)
    put(g, SHENZHOU, mg_troop=1)
    g.support[SHENZHOU.index] = 2
    operate(g, CR, TRAVEL, "marth shenzhou 3")
    assert pieces(g, SHENZHOU) == {"mg_troop": 1, "cr_rebel_active": 3}


def test_15_3_bases_arrive_plain_where_there_is_room() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_base_conversion=2)
    put(g, MARTH, corp_base=1)
    operate(g, CR, TRAVEL, "wilderness marth 1 done")
    assert pieces(g, MARTH) == {"corp_base": 1, "cr_base": 1}
    assert pieces(g, WILDERNESS) == {"cr_base_conversion": 1}


def test_15_3_a_hidden_rebel_goes_on_from_a_base_and_no_space_twice() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_rebel_hidden=1)
    put(g, MARTH, cr_base=1)
    put(g, TROUVELOT, cr_base=1)
    step = question(execute(g, Operation(g, CR, TRAVEL)), "wilderness marth 1 trouvelot")
    assert "marth" not in step.tokens
    assert {"wilderness", "new_cordoba"} <= set(step.tokens)


@pytest.mark.parametrize(("hidden_only", "asked"), [(True, False), (False, True)])
def test_15_3_active_rebels_go_on_only_by_option(hidden_only: bool, asked: bool) -> None:
    g = bare_mars(travel_continue_hidden_only=hidden_only)
    put(g, WILDERNESS, cr_rebel_active=1)
    put(g, MARTH, cr_base=1)
    if asked:
        assert "Go on" in question(execute(g, Operation(g, CR, TRAVEL)), "wilderness marth 1").prompt
    else:
        operate(g, CR, TRAVEL, "wilderness marth 1")
        assert pieces(g, MARTH) == {"cr_base": 1, "cr_rebel_active": 1}


# ----------------------------------------------------------------------------------------------------------- 15.4 Attack


def test_15_4_attack_needs_own_rebels_and_enemies() -> None:
    g = bare_mars()
    op = Operation(g, RD, ATTACK)
    put(g, TENZING, mg_troop=1)
    put(g, EUROPA, rd_rebel_hidden=1)
    put(g, SHARMA, rd_rebel_hidden=1, cr_rebel_hidden=1)
    assert "no Rebel" in why(no_attack(g, op, TENZING))
    assert "no enemy" in why(no_attack(g, op, EUROPA))
    assert no_attack(g, op, SHARMA) is None


@pytest.mark.parametrize(("forces", "legal", "total"), [(True, True, 2), (False, False, 1)])
def test_2_2_a_satellite_is_a_target_by_option(forces: bool, legal: bool, total: int) -> None:
    g = bare_mars(satellites_are_forces=forces)
    put(g, EUROPA, rd_rebel_hidden=1, satellite=1)
    assert (no_attack(g, Operation(g, RD, ATTACK), EUROPA) is None) == legal
    assert all_forces_in(g, EUROPA) == total


def test_15_4_the_sum_damages_and_each_low_die_hits() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=3, mg_troop=4)
    rig(g, 3, 4)
    operate(g, RD, ATTACK, "tenzing tenzing:mg_troop tenzing:mg_troop")
    assert pieces(g, TENZING) == {"rd_rebel_active": 3, "mg_troop": 2}
    assert g.damage[TENZING.index] == 1


def test_15_4_too_high_a_sum_does_no_damage() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=1, mg_troop=2)
    rig(g, 1, 3)
    operate(g, RD, ATTACK, "tenzing done")
    assert g.damage[TENZING.index] == 0


def test_15_4_an_eg_troop_takes_a_whole_hit() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=2, eg_troop=2, mg_troop=2)
    rig(g, 1, 6)
    operate(g, RD, ATTACK, "tenzing tenzing:eg_troop")
    assert pieces(g, TENZING) == {"rd_rebel_active": 2, "eg_troop": 1, "mg_troop": 2}
    rig(g, 6, 1)
    step = question(execute(g, Operation(g, RD, ATTACK)), "tenzing tenzing:mg_troop")
    assert step.tokens == ["tenzing:mg_troop", "done"]


def test_7_5_bases_fall_last_and_hidden_specops_neither_fall_nor_protect() -> None:
    g = bare_mars()
    put(g, MARTH, rd_rebel_hidden=6, security=1, specops_hidden=1, corp_base=1)
    rig(g, 1, 6)
    operate(g, RD, ATTACK, "marth marth:security marth:corp_base")
    assert pieces(g, MARTH) == {"rd_rebel_active": 6, "specops_hidden": 1}
    assert pieces(g, CASUALTIES) == {"security": 1, "corp_base": 1}


def test_15_4_the_church_puts_a_base_in_place_of_terraforming() -> None:
    g = bare_mars()
    give(g, 18)
    put(g, MARTH, cr_rebel_hidden=6, corp_base_terraforming=1)
    rig(g, 1, 6)
    operate(g, CR, ATTACK, "marth marth:corp_base_terraforming")
    assert pieces(g, MARTH) == {"cr_rebel_active": 6, "cr_base": 1}


def test_cr1_subdermal_weaponry_removes_one_more_even_an_eg_troop() -> None:
    g = bare_mars()
    give(g, 18)
    capability(g, 1)
    put(g, TENZING, cr_rebel_hidden=5, mg_troop=2, eg_troop=1)
    rig(g, 1, 6)
    operate(g, CR, ATTACK, "tenzing tenzing:mg_troop tenzing:mg_troop tenzing:eg_troop")
    assert pieces(g, TENZING) == {"cr_rebel_active": 5}


def test_cr26_ares_rockets_reach_satellites_anywhere_on_mars() -> None:
    g = bare_mars()
    give(g, 18)
    capability(g, 26)
    put(g, TENZING, cr_rebel_hidden=5, mg_troop=1)
    put(g, SHARMA, satellite=1)
    rig(g, 1, 6)
    operate(g, CR, ATTACK, "tenzing sharma:satellite tenzing:mg_troop")
    assert pieces(g, CASUALTIES) == {"satellite": 1}


def test_cr2_the_church_attacks_in_a_raging_desert() -> None:
    g = bare_mars()
    give(g, 18)
    put(g, MARTH, cr_rebel_hidden=1, security=1)
    g.storm[MARTH.index] = RAGING
    assert "Raging" in why(no_attack(g, Operation(g, CR, ATTACK), MARTH))
    capability(g, 2)
    assert no_attack(g, Operation(g, CR, ATTACK), MARTH) is None


def test_16_5_an_ambush_activates_one_and_sets_the_dice() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=3, mg_troop=2)
    op = operate(g, RD, ATTACK, "tenzing yes 2 6 tenzing:mg_troop tenzing:mg_troop", special=True)
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 2, "rd_rebel_active": 1}
    assert op.special_done is not None


def test_16_5_two_ambushes_at_most() -> None:
    g = bare_mars()
    for space in (TENZING, EUROPA, SHARMA):
        put(g, space, rd_rebel_hidden=1, mg_troop=1)
    rig(g, 6, 6)
    answers = "tenzing yes 6 6 europa yes 6 6 sharma"
    op = operate(g, RD, ATTACK, answers, special=True)
    assert (op.ambushes, pieces(g, SHARMA)) == (2, {"rd_rebel_active": 1, "mg_troop": 1})


# ------------------------------------------------------------------------------------------- 15.5 Campaign, 15.6 Preach


def test_15_5_campaign_needs_people_and_a_rebel_and_activates_one() -> None:
    g = bare_mars()
    op = Operation(g, RD, CAMPAIGN)
    put(g, WILDERNESS, rd_rebel_hidden=1)
    put(g, TENZING, rd_rebel_hidden=2)
    assert "Unpopulated" in why(no_audience(g, op, WILDERNESS))
    assert "no Rebel" in why(no_audience(g, op, EUROPA))
    operate(g, RD, CAMPAIGN, "tenzing")
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 1, "rd_rebel_active": 1}
    assert g.support[TENZING.index] == -1


def test_15_5_active_opposition_draws_one_and_keeps_one() -> None:
    g = bare_mars()
    for space in (SHARMA, GANDHI):
        put(g, space, rd_rebel_active=1)
        g.support[space.index] = -2
    g.support[GANDHI.index] = -1
    operate(g, RD, CAMPAIGN, "sharma gandhi rd11")
    assert tokens(g.campaigns) == ["rd11"]
    assert len(g.campaign_deck) == 11


def test_15_5_passive_support_is_damaged_and_hurts_profits() -> None:
    g = bare_mars()
    g.eg_side = EG_PLUS
    put(g, SHENZHOU, rd_rebel_active=1, corp_base=1)
    g.support[SHENZHOU.index] = 2
    operate(g, RD, CAMPAIGN, "shenzhou")
    assert (g.damage[SHENZHOU.index], g.eg_side, g.resources[CORP.seat]) == (1, EG_MINUS, 8)


def test_15_6_preach_shifts_toward_neutral() -> None:
    g = bare_mars()
    give(g, 20)
    put(g, TENZING, cr_rebel_active=1)
    g.support[TENZING.index] = -2
    operate(g, CR, PREACH, "tenzing")
    assert g.support[TENZING.index] == -1
    assert pieces(g, TENZING) == {"cr_rebel_active": 1}


def test_15_6_preach_needs_people_and_a_rebel() -> None:
    g = bare_mars()
    op = Operation(g, CR, PREACH, free=True)
    put(g, WILDERNESS, cr_rebel_hidden=1)
    assert "15.6" in why(no_audience(g, op, WILDERNESS))
    assert "15.6" in why(no_audience(g, op, TENZING))


def test_15_6_in_neutral_spaces_people_join_and_a_marker_or_damage_follows() -> None:
    g = bare_mars()
    g.eg_side = EG_PLUS
    give(g, 20)
    put(g, EUROPA, cr_rebel_active=1, population=1)
    operate(g, CR, PREACH, "europa")
    assert pieces(g, EUROPA) == {"cr_rebel_active": 1, "cr_rebel_hidden": 3}
    assert (g.damage[EUROPA.index], g.eg_side, pieces(g, DISPLACED)) == (0, EG_PLUS, {})
    give(g, 21)
    operate(g, CR, PREACH, "europa")
    assert (g.damage[EUROPA.index], g.eg_side, pieces(g, DISPLACED)) == (1, EG_MINUS, {"population": 1})


def test_15_6_an_absorbed_damage_still_sets_eg_minus() -> None:
    g = bare_mars()
    g.eg_side = EG_PLUS
    give(g, 20)
    put(g, NOCTIS_LABYRINTHUS, cr_rebel_active=1, mg_troop=1)
    g.fortified[NOCTIS_LABYRINTHUS.index] = 1
    operate(g, CR, PREACH, "noctis_labyrinthus")
    assert (g.damage[NOCTIS_LABYRINTHUS.index], g.eg_side) == (0, EG_MINUS)


def test_13_1_an_operation_that_can_select_nothing_is_refused() -> None:
    g = bare_mars()
    for by, word in ((RD, ATTACK), (RD, CAMPAIGN), (CR, PREACH), (CR, RALLY)):
        assert "no space" in why(no_operation(g, Operation(g, by, word)))
    g.resources[RD.seat] = 0
    assert "no space" in why(no_operation(g, Operation(g, RD, RALLY)))
