"""Chapter 14: Train, Logistics, Secure, Recon, Assault; and the Controller's Satellites (16.4)."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.assault import hits, no_assault, suppressible
from fourthrock.games.red_dust_rebellion.logistics import no_logistics
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.operations import execute, no_operation
from fourthrock.games.red_dust_rebellion.paths import origins, recon_origins
from fourthrock.games.red_dust_rebellion.pieces import CORP, MG, RD
from fourthrock.games.red_dust_rebellion.position import EG_PLUS, RAGING
from fourthrock.games.red_dust_rebellion.secure import activation, no_recon, no_secure
from fourthrock.games.red_dust_rebellion.spaces import (
    CASUALTIES,
    CORONAE_MONTES,
    DISPLACED,
    EARTH,
    EUROPA,
    HELLAS_CHAOS,
    MARTH,
    NEW_CORDOBA,
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
    THARSIS_THOLUS,
    TRANSIT,
    WILDERNESS,
)
from fourthrock.games.red_dust_rebellion.train import no_train
from fourthrock.games.red_dust_rebellion.words import ASSAULT, LOGISTICS, RECON, SECURE, TRAIN

from .stage import bare_mars, campaign, capability, operate, pieces, put, question, rig, tokens, why

# ------------------------------------------------------------------------------------------------------------ 14.1 Train


def test_14_1_train_where_there_is_a_base_or_a_labyrinth_under_coin_control() -> None:
    g = bare_mars()
    put(g, THARSIS_THOLUS, mg_base=1)
    put(g, TENZING, security=1)
    op = Operation(g, MG, TRAIN)
    for space in (THARSIS_THOLUS, TENZING, PHOBOS):
        assert no_train(g, op, space) is None
    assert "Base" in why(no_train(g, op, EUROPA))
    assert "Base" in why(no_train(g, op, PAVONIS_MONS))


def test_14_1_train_costs_3_only_where_troops_are_placed() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    put(g, EUROPA, mg_troop=1)
    operate(g, MG, TRAIN, "tenzing 4 europa 0 done done")
    assert g.resources[MG.seat] == 17
    assert pieces(g, TENZING) == {"mg_troop": 5}


def test_14_1_pacify_is_two_of_house_repair_and_shift() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    put(g, DISPLACED, population=2)
    operate(g, MG, TRAIN, "tenzing 0 tenzing shift shift", limited=True)
    assert (g.support[TENZING.index], g.resources[MG.seat]) == (2, 14)


def test_14_1_pacify_needs_coin_control_unless_the_option_says_otherwise() -> None:
    for needed, space in ((True, 0), (False, 1)):
        g = bare_mars(house_repair_needs_coin_control=needed)
        put(g, CORONAE_MONTES, mg_base=1, rd_rebel_hidden=5)
        put(g, DISPLACED, population=1)
        operate(g, MG, TRAIN, "coronae_montes 0 coronae_montes house done" if space else "coronae_montes 0", limited=True)
        assert pieces(g, CORONAE_MONTES).get("population", 0) == space


def test_rd10_a_general_strike_costs_1_more_without_support_even_without_troops() -> None:
    g = bare_mars()
    campaign(g, 10)
    put(g, TENZING, mg_troop=1)
    put(g, EUROPA, mg_troop=1)
    g.support[EUROPA.index] = 1
    operate(g, MG, TRAIN, "tenzing 4 europa 4 phobos 0 done")
    assert g.resources[MG.seat] == 20 - 4 - 3 - 1


def test_7_1_when_troops_run_out_they_may_come_from_elsewhere() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    put(g, SHARMA, mg_troop=29)
    operate(g, MG, TRAIN, "tenzing 2 sharma:mg_troop done done", limited=True)
    assert (pieces(g, TENZING), pieces(g, SHARMA)) == ({"mg_troop": 2}, {"mg_troop": 28})


# -------------------------------------------------------------------------------------------------------- 14.2 Logistics


def test_14_2_four_units_for_earth_one_specops_and_more_for_profits() -> None:
    g = bare_mars()
    operate(g, CORP, LOGISTICS, "earth 1 3 earth:specops_hidden earth:security done", limited=True)
    assert pieces(g, EARTH) == {"security": 4, "specops_hidden": 2, "satellite": 4}
    assert g.resources[CORP.seat] == 8


def test_14_2_the_first_terraforming_is_free_the_next_costs_3() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base=1)
    put(g, HELLAS_CHAOS, corp_base=1)
    operate(g, CORP, LOGISTICS, "marth hellas_chaos done done")
    assert g.resources[CORP.seat] == 7
    assert pieces(g, MARTH) == pieces(g, HELLAS_CHAOS) == {"corp_base_terraforming": 1}


def test_14_2_limited_logistics_still_places_security_at_bases() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base=1)
    put(g, SHENZHOU, corp_base=2)
    operate(g, CORP, LOGISTICS, "marth marth shenzhou shenzhou", limited=True)
    assert pieces(g, SHENZHOU) == {"corp_base": 2, "security": 2}
    assert g.resources[CORP.seat] == 7


def test_14_2_only_plain_bases_in_calm_deserts() -> None:
    g = bare_mars()
    op = Operation(g, CORP, LOGISTICS)
    assert "upgraded" in why(no_logistics(g, op, [], MARTH))
    put(g, MARTH, corp_base=1)
    assert no_logistics(g, op, [], MARTH) is None
    g.storm[MARTH.index] = RAGING
    assert "Raging" in why(no_logistics(g, op, [], MARTH))


def test_rd11_comms_cutoff_closes_transit() -> None:
    g = bare_mars()
    campaign(g, 11)
    assert "Comms" in why(no_logistics(g, Operation(g, CORP, LOGISTICS), [], TRANSIT))


def test_rd2_each_corporate_base_costs_a_profit() -> None:
    g = bare_mars()
    campaign(g, 2)
    put(g, TENZING, security=1)
    operate(g, CORP, SECURE, "tenzing yes", limited=True)
    assert pieces(g, TENZING) == {"corp_base": 1}
    assert g.resources[CORP.seat] == 9


# ----------------------------------------------------------------------------------------------------------- 14.3 Secure


def test_14_3_units_come_by_border_maglev_and_spaceport() -> None:
    g = bare_mars()
    put(g, EUROPA, mg_troop=1)
    put(g, SHENZHOU, mg_troop=1)
    held = Operation(g, MG, SECURE).held
    found = tokens(origins(g, MG, NEW_CORDOBA, held))
    assert {"rutherford", "trouvelot", "shenzhou", "europa", "phobos"} <= set(found)
    assert "wilderness" not in found


def test_14_3_nobody_passes_through_enemy_control() -> None:
    g = bare_mars()
    put(g, SHENZHOU, rd_rebel_hidden=1)
    found = tokens(origins(g, MG, NEW_CORDOBA, Operation(g, MG, SECURE).held))
    assert "shenzhou" in found
    assert "marth" not in found


def test_14_3_damage_closes_the_way_by_spaceport() -> None:
    g = bare_mars()
    put(g, SHENZHOU, mg_troop=1)
    g.damage[SHENZHOU.index] = 1
    found = tokens(origins(g, MG, SHENZHOU, Operation(g, MG, SECURE).held))
    assert "phobos" not in found


def test_rd4_secure_without_maglev_lines() -> None:
    g = bare_mars()
    campaign(g, 4)
    assert "tenzing" not in tokens(origins(g, MG, EUROPA, Operation(g, MG, SECURE).held))
    assert "tenzing" in tokens(origins(g, RD, EUROPA, Operation(g, RD, SECURE).held))


def test_9_5_a_raging_labyrinth_may_be_secured_but_not_entered() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2, rd_rebel_hidden=3)
    put(g, EUROPA, mg_troop=2)
    g.storm[TENZING.index] = RAGING
    op = operate(g, MG, SECURE, "tenzing no", limited=True)
    assert pieces(g, TENZING) == {"mg_troop": 2, "rd_rebel_hidden": 1, "rd_rebel_active": 2}
    assert op.activated == 2


def test_14_3_each_unit_there_activates_a_rebel_moved_or_not() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1, rd_rebel_hidden=2, cr_rebel_hidden=2)
    put(g, EUROPA, mg_troop=2)
    operate(g, MG, SECURE, "tenzing europa:mg_troop 1 2 no", limited=True)
    assert pieces(g, TENZING) == {"mg_troop": 2, "rd_rebel_active": 2, "cr_rebel_hidden": 2}


def test_14_3_the_controller_counts_and_moves_eg_troops() -> None:
    g = bare_mars()
    put(g, TENZING, eg_troop=2, mg_troop=1)
    assert (activation(g, CORP, TENZING), activation(g, MG, TENZING)) == (2, 1)
    g.eg_index = 6
    assert (activation(g, CORP, TENZING), activation(g, MG, TENZING)) == (0, 3)


def test_cr25_genetic_masking_hides_from_two_units() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=3, cr_base=1)
    assert activation(g, MG, TENZING) == 3
    capability(g, 25)
    assert activation(g, MG, TENZING) == 1
    put(g, EUROPA, mg_troop=1, cr_base=1)
    assert activation(g, MG, EUROPA) == 0


def test_14_3_a_troop_becomes_a_base_and_house_ends_it() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2)
    put(g, DISPLACED, population=1)
    operate(g, MG, SECURE, "tenzing yes tenzing", limited=True)
    assert pieces(g, TENZING) == {"mg_troop": 1, "mg_base": 1, "population": 1}
    assert g.eg_side == EG_PLUS


def test_13_1_the_question_says_how_many_are_selected_and_what_they_cost() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    put(g, EUROPA, mg_troop=1)
    asked = question(execute(g, Operation(g, MG, SECURE)), "tenzing done")
    assert str(asked.prompt).endswith("1 selected for 3 Resources so far.")


def test_rd9_legal_injunctions_and_rd10_cost_7() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    g.support[TENZING.index] = -1
    campaign(g, 9)
    operate(g, MG, SECURE, "tenzing no", limited=True)
    assert g.resources[MG.seat] == 14
    campaign(g, 10)
    operate(g, MG, SECURE, "tenzing no", limited=True)
    assert g.resources[MG.seat] == 7
    g.resources[MG.seat] = 6
    assert "paid" in why(no_secure(g, Operation(g, MG, SECURE), TENZING))


def test_16_4_drop_pods_reach_a_raging_labyrinth() -> None:
    g = bare_mars()
    put(g, PHOBOS, eg_troop=4)
    put(g, ORBIT, satellite=1)
    g.storm[SHEPARD.index] = RAGING
    operate(g, CORP, SECURE, "shepard 3", limited=True)
    assert pieces(g, SHEPARD) == {"eg_troop": 3, "satellite": 1}
    assert pieces(g, ORBIT) == {}


def test_16_4_only_the_controller_drops_pods() -> None:
    g = bare_mars()
    put(g, PHOBOS, eg_troop=4)
    put(g, ORBIT, satellite=1)
    operate(g, MG, SECURE, "shepard", limited=True)
    assert pieces(g, SHEPARD) == {}


# ------------------------------------------------------------------------------------------------------------ 14.4 Recon


def test_14_4_recon_from_next_door_or_from_any_open_spaceport() -> None:
    g = bare_mars()
    put(g, SHARMA, mg_troop=1)
    put(g, SHEPARD, rd_rebel_hidden=1)
    found = tokens(recon_origins(g, NOCTIS_LABYRINTHUS, Operation(g, MG, RECON).held, False))
    assert {"phobos", "sharma", "europa", "tereshkova", "shepard", "sinai_planum"} <= set(found)
    assert "tenzing" not in found


def test_14_4_the_wilderness_takes_two_units_for_a_rebel() -> None:
    g = bare_mars()
    put(g, WILDERNESS, mg_troop=5)
    assert activation(g, MG, WILDERNESS) == 2


def test_9_8_no_recon_under_the_haboob() -> None:
    g = bare_mars()
    g.following = g.deck[-1]
    assert g.haboob
    op = Operation(g, CORP, RECON)
    assert "Haboob" in why(no_recon(g, op, MARTH))
    assert "Haboob" in why(no_operation(g, op))
    assert no_operation(g, Operation(g, CORP, SECURE)) is None


def test_16_4_a_beacon_opens_a_raging_desert() -> None:
    g = bare_mars()
    put(g, PHOBOS, security=2)
    g.storm[MARTH.index] = RAGING
    assert "Raging" in why(no_recon(g, Operation(g, CORP, RECON), MARTH))
    put(g, ORBIT, satellite=1)
    operate(g, CORP, RECON, "marth phobos:security 2 no", limited=True)
    assert pieces(g, MARTH) == {"security": 2, "satellite": 1}


def test_16_4_a_beacon_activates_two_more() -> None:
    g = bare_mars()
    put(g, MARTH, security=1, rd_rebel_hidden=4)
    put(g, ORBIT, satellite=1)
    operate(g, CORP, RECON, "marth yes no", limited=True)
    assert pieces(g, MARTH)["rd_rebel_active"] == 3


# ---------------------------------------------------------------------------------------------------------- 14.5 Assault


def test_14_5_assault_needs_own_forces_and_rebels() -> None:
    g = bare_mars()
    put(g, TENZING, security=1, rd_rebel_hidden=1)
    put(g, EUROPA, mg_troop=1)
    op = Operation(g, MG, ASSAULT)
    assert "no forces" in why(no_assault(g, op, TENZING))
    assert "no Rebel" in why(no_assault(g, op, EUROPA))
    put(g, TENZING, mg_troop=1)
    assert no_assault(g, op, TENZING) is None


def test_14_5_every_active_coin_unit_hits() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2, security=1, specops_active=1, specops_hidden=1, eg_troop=1)
    assert hits(g, MG, TENZING) == hits(g, CORP, TENZING) == 5
    g = bare_mars(assault_counts_all_coin=False, assault_eg_needs_controller=True)
    put(g, TENZING, mg_troop=2, security=1, specops_active=1, eg_troop=1)
    assert (hits(g, MG, TENZING), hits(g, CORP, TENZING)) == (2, 3)


def test_14_5_hidden_rebels_protect_their_base_and_cannot_be_hit() -> None:
    g = bare_mars()
    put(g, MARTH, mg_troop=5, rd_rebel_hidden=1, rd_rebel_active=1, rd_base=1, cr_base=1)
    operate(g, MG, ASSAULT, "marth marth:rd_rebel_active", limited=True)
    assert pieces(g, MARTH) == {"mg_troop": 5, "rd_rebel_hidden": 1, "rd_base": 1}


def test_14_5_mercenaries_earn_1_for_2_in_each_space_also_for_mg() -> None:
    g = bare_mars()
    put(g, MARTH, mg_troop=3, security=1, rd_rebel_active=3)
    put(g, HELLAS_CHAOS, mg_troop=3, rd_rebel_active=3)
    operate(g, MG, ASSAULT, "marth hellas_chaos")
    assert g.resources[CORP.seat] == 11


def test_14_5_corp_may_activate_specops_first() -> None:
    g = bare_mars()
    put(g, MARTH, specops_hidden=2, rd_rebel_active=2)
    operate(g, CORP, ASSAULT, "marth 2", limited=True)
    assert pieces(g, MARTH) == {"specops_active": 2}
    assert g.resources[CORP.seat] == 11


def test_14_5_in_a_labyrinth_the_losers_may_answer() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2, rd_rebel_hidden=2, rd_rebel_active=2)
    rig(g, 1, 2)
    op = operate(g, MG, ASSAULT, "tenzing yes tenzing:mg_troop tenzing:mg_troop", limited=True)
    assert (op.rebels_removed, op.coin_removed) == (2, 2)
    assert pieces(g, TENZING) == {"rd_rebel_active": 2}
    assert g.damage[TENZING.index] == 1


def test_14_5_in_a_desert_only_a_dug_in_base_answers() -> None:
    for base, asked in (("rd_base", False), ("rd_base_dugin", True)):
        g = bare_mars()
        put(g, MARTH, mg_troop=1, rd_rebel_hidden=1, rd_rebel_active=1, **{base: 1})
        op = Operation(g, MG, ASSAULT, limited=True)
        if asked:
            assert question(execute(g, op), "marth").seat == RD.seat
        else:
            operate(g, MG, ASSAULT, "marth", limited=True)
            assert pieces(g, MARTH) == {"mg_troop": 1, "rd_rebel_hidden": 1, base: 1}


def test_14_5_who_lost_nothing_does_not_answer() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1, rd_rebel_active=1, cr_rebel_hidden=1)
    operate(g, MG, ASSAULT, "tenzing", limited=True)
    assert pieces(g, TENZING) == {"mg_troop": 1, "cr_rebel_hidden": 1}


def test_16_4_bombard_removes_two_more_and_damages_a_labyrinth() -> None:
    g = bare_mars()
    put(g, TENZING, security=1, cr_rebel_active=2, cr_base=1)
    put(g, ORBIT, satellite=1)
    operate(g, CORP, ASSAULT, "tenzing yes", limited=True)
    assert pieces(g, TENZING) == {"security": 1, "satellite": 1}
    assert g.damage[TENZING.index] == 1
    assert g.resources[CORP.seat] == 11


def test_cr6_deep_tunneling_shields_the_church_from_bombard() -> None:
    g = bare_mars()
    capability(g, 6)
    put(g, TENZING, security=1, cr_rebel_active=3)
    put(g, ORBIT, satellite=1)
    operate(g, CORP, ASSAULT, "tenzing yes no", limited=True)
    assert pieces(g, TENZING)["cr_rebel_active"] == 2


def test_16_4_suppress_drives_rebels_out_as_their_owner_likes() -> None:
    g = bare_mars()
    put(g, MARTH, security=1, rd_rebel_active=1)
    put(g, TERESHKOVA, eg_troop=1, rd_rebel_hidden=2, cr_rebel_hidden=1)
    g.support[TERESHKOVA.index] = -2
    operate(g, CORP, ASSAULT, "marth suppress tereshkova:rd_rebel_hidden syria_planum", limited=True)
    assert pieces(g, TERESHKOVA) == {"eg_troop": 1, "rd_rebel_hidden": 1, "cr_rebel_hidden": 1}
    assert pieces(g, SYRIA_PLANUM) == {"rd_rebel_hidden": 1}
    assert g.support[TERESHKOVA.index] == -1


def test_16_4_suppress_is_the_controllers_not_in_storms_nor_where_it_assaults() -> None:
    g = bare_mars()
    put(g, TENZING, eg_troop=1, rd_rebel_hidden=1)
    op = Operation(g, CORP, ASSAULT)
    assert suppressible(g, op) == [TENZING]
    assert suppressible(g, Operation(g, MG, ASSAULT)) == []
    g.storm[TENZING.index] = RAGING
    assert suppressible(g, op) == []
    g.storm[TENZING.index] = 0
    op.chosen.append(TENZING)
    assert suppressible(g, op) == []


def test_rd6_mothers_of_mars_shift_each_assaulted_labyrinth() -> None:
    g = bare_mars()
    campaign(g, 6)
    put(g, TENZING, mg_troop=1, rd_rebel_active=1)
    put(g, MARTH, mg_troop=1, rd_rebel_active=1)
    operate(g, MG, ASSAULT, "tenzing marth")
    assert (g.support[TENZING.index], g.support[MARTH.index]) == (-1, 0)


def test_cr3_enhanced_metabolism_brings_a_rebel_back() -> None:
    g = bare_mars()
    capability(g, 3)
    put(g, MARTH, mg_troop=1, cr_rebel_active=1)
    operate(g, MG, ASSAULT, "marth marth", limited=True)
    assert pieces(g, MARTH) == {"mg_troop": 1, "cr_rebel_hidden": 1}


def test_7_4_lost_corporate_and_eg_pieces_go_to_casualties() -> None:
    g = bare_mars()
    put(g, TENZING, security=1, eg_troop=1, rd_rebel_active=2, rd_rebel_hidden=1)
    rig(g, 1, 1)
    operate(g, CORP, ASSAULT, "tenzing yes tenzing:security tenzing:eg_troop", limited=True)
    assert pieces(g, CASUALTIES) == {"security": 1, "eg_troop": 1}


def test_16_1_logistics_runs_the_cycler_for_the_corporations_even_if_mg_controls() -> None:
    g = bare_mars()
    g.eg_index = 6
    put(g, EARTH, supply=2, population=1)
    put(g, TRANSIT, supply=2, population=1, specops_hidden=1, satellite=1)
    operate(g, CORP, LOGISTICS, "transit no", limited=True)
    assert g.resources[MG.seat] == 26
    assert pieces(g, DISPLACED) == {"population": 1}
    assert pieces(g, PHOBOS) == {"specops_hidden": 1}
    assert pieces(g, ORBIT) == {"satellite": 1}
    assert pieces(g, TRANSIT) == {"satellite": 3, "supply": 2}
    assert pieces(g, EARTH) == {"population": 1}
