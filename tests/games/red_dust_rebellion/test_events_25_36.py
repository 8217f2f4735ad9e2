"""Events 25 to 36, both sides."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, EG_PLUS, INELIGIBLE, RAGING
from fourthrock.games.red_dust_rebellion.spaces import (
    CASUALTIES,
    DISPLACED,
    EARTH,
    EUROPA,
    GANDHI,
    HELLAS_CHAOS,
    MARTH,
    PHOBOS,
    RADAU,
    RUTHERFORD,
    SHARMA,
    SHENZHOU,
    SHEPARD,
    TENZING,
    TERESHKOVA,
    THARSIS_THOLUS,
    TROUVELOT,
    WILDERNESS,
)

from .stage import bare_mars, campaign, capability, event, give, pieces, put, rig, tokens


def test_25_unshaded_rebels_near_corporate_bases_show() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base=1, security=1, rd_rebel_hidden=1)
    put(g, RADAU, rd_rebel_hidden=1)
    event(g, 25, CORP, "unshaded", "corp yes marth")
    assert pieces(g, MARTH) == {"corp_base": 1, "security": 1}
    assert pieces(g, RADAU) == {"rd_rebel_hidden": 1}


def test_25_shaded_six_cubes_are_lured_away() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=4, security=4)
    put(g, SHARMA, mg_troop=1)
    g.support[EUROPA.index] = 1
    event(g, 25, RD, "shaded", "tenzing europa tenzing:mg_troop 4 tenzing:security 2")
    assert pieces(g, EUROPA) == {"mg_troop": 4, "security": 2}


def test_26_unshaded_profits_then_two_upgrades() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base=1)
    put(g, RADAU, corp_base=1)
    event(g, 26, CORP, "unshaded", "marth done")
    assert g.resources[CORP.seat] == 12
    assert (pieces(g, MARTH), pieces(g, RADAU)) == ({"corp_base_terraforming": 1}, {"corp_base": 1})


def test_26_shaded_each_rebel_removes_a_corporate_force_bases_last() -> None:
    g = bare_mars()
    put(g, RADAU, rd_rebel_hidden=2)
    put(g, MARTH, corp_base_terraforming=1, security=1, cr_rebel_hidden=1)
    event(g, 26, RD, "shaded", "rd marth radau 2 marth:security marth:corp_base_terraforming")
    assert pieces(g, MARTH) == {"rd_rebel_active": 2, "cr_rebel_active": 1}
    assert pieces(g, CASUALTIES) == {"security": 1, "corp_base": 1}


def test_26_shaded_the_church_travels_from_one_space() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_rebel_hidden=1)
    put(g, RUTHERFORD, cr_rebel_hidden=1)
    put(g, MARTH, corp_base_terraforming=1)
    event(g, 26, CR, "shaded", "cr marth wilderness marth 1")
    assert pieces(g, MARTH) == {"cr_rebel_active": 1}
    assert pieces(g, RUTHERFORD) == {"cr_rebel_hidden": 1}


def test_27_unshaded_unpopulated_deserts_are_terraformed() -> None:
    g = bare_mars()
    put(g, WILDERNESS, corp_base=2)
    put(g, MARTH, corp_base=1)
    event(g, 27, CORP, "unshaded", "wilderness")
    assert pieces(g, WILDERNESS) == {"corp_base": 1, "corp_base_terraforming": 1}
    assert pieces(g, MARTH) == {"corp_base": 1}


def test_27_shaded_supply_is_lost() -> None:
    g = bare_mars()
    put(g, EARTH, supply=4)
    event(g, 27, RD, "shaded", "no")
    assert "supply" not in pieces(g, EARTH)
    assert g.campaigns == []


def test_28_unshaded_house_and_add_or_take() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=2)
    event(g, 28, MG, "unshaded", "mg tenzing add 3")
    assert (pieces(g, TENZING), pieces(g, DISPLACED)) == ({"population": 1}, {"population": 4})
    event(g, 28, MG, "unshaded", "mg done take 3")
    assert pieces(g, DISPLACED) == {"population": 1}


def test_28_shaded_three_displaced_shift_a_labyrinth() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=8)
    event(g, 28, RD, "shaded", "tenzing europa europa")
    assert (g.support[EUROPA.index], pieces(g, DISPLACED), g.eg_side) == (-2, {}, EG_MINUS)


def test_29_unshaded_red_dust_loses_resources_and_its_turn() -> None:
    g = bare_mars()
    event(g, 29, MG, "unshaded", "resources")
    assert (g.resources[RD.seat], g.box[RD.seat]) == (15, INELIGIBLE)


def test_29_unshaded_or_the_church_two_assets() -> None:
    g = bare_mars()
    give(g, 14, 15, 16)
    event(g, 29, MG, "unshaded", "discard")
    assert (len(g.hand), len(g.discards), g.barred[CR.seat]) == (1, 2, True)


def test_29_shaded_an_arms_bazaar_with_an_upgraded_base() -> None:
    g = bare_mars()
    event(g, 29, RD, "shaded", "marth rd rd rd cr rd")
    event(g, 29, CR, "shaded", "radau cr cr cr cr cr")
    assert pieces(g, MARTH) == {"rd_rebel_hidden": 3, "cr_rebel_hidden": 1, "rd_base_dugin": 1}
    assert pieces(g, RADAU) == {"cr_rebel_hidden": 4, "cr_base_conversion": 1}


def test_30_unshaded_two_deserts_are_left_in_peace() -> None:
    g = bare_mars()
    put(g, MARTH, rd_rebel_hidden=1, rd_base=1)
    put(g, RADAU, cr_rebel_hidden=3)
    g.support[MARTH.index] = -2
    answers = "marth radau marth:rd_rebel_hidden marth:rd_base radau:cr_rebel_hidden done"
    event(g, 30, MG, "unshaded", answers)
    assert (pieces(g, MARTH), pieces(g, RADAU), g.support[MARTH.index]) == ({}, {"cr_rebel_hidden": 2}, 0)


def test_30_shaded_three_deserts_rise() -> None:
    g = bare_mars()
    event(g, 30, RD, "shaded", "marth radau trouvelot rd rd cr cr rd cr")
    assert pieces(g, MARTH) == {"rd_rebel_hidden": 1, "rd_base": 1}
    assert pieces(g, RADAU) == {"cr_rebel_hidden": 1, "cr_base": 1}
    assert pieces(g, TROUVELOT) == {"rd_rebel_hidden": 1, "cr_base": 1}
    assert g.support[MARTH.index] == -1


def test_31_unshaded_troops_on_phobos_and_a_campaign_ends() -> None:
    g = bare_mars()
    campaign(g, 4)
    campaign(g, 5)
    event(g, 31, MG, "unshaded", "rd4")
    assert (pieces(g, PHOBOS), tokens(g.campaigns), tokens(g.campaigns_gone)) == ({"eg_troop": 4}, ["rd5"], ["rd4"])


def test_31_shaded_three_rebels_and_resources() -> None:
    g = bare_mars()
    event(g, 31, RD, "shaded", "tenzing rd tenzing cr europa rd")
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 1, "cr_rebel_hidden": 1}
    assert g.resources[RD.seat] == 26


def test_32_unshaded_red_against_blue_and_a_free_operation() -> None:
    g = bare_mars()
    put(g, SHEPARD, mg_troop=1)
    rig(g, 1, 6)
    event(g, 32, RD, "unshaded", "shepard rd rd yes shepard shepard:mg_troop")
    assert pieces(g, SHEPARD) == {"rd_rebel_active": 2}
    assert pieces(g, TERESHKOVA) == {"mg_troop": 2}
    assert (g.support[SHEPARD.index], g.support[TERESHKOVA.index]) == (-2, 2)
    assert g.resources[RD.seat] == 20


def test_32_unshaded_no_attack_is_offered_without_a_rebel_of_ones_own() -> None:
    g = bare_mars()
    event(g, 32, CR, "unshaded", "shepard rd rd")
    assert pieces(g, SHEPARD) == {"rd_rebel_hidden": 2}


def test_32_unshaded_a_coin_faction_may_assault() -> None:
    g = bare_mars()
    put(g, TERESHKOVA, mg_troop=2, rd_rebel_active=1)
    event(g, 32, MG, "unshaded", "tereshkova rd rd yes tereshkova no")
    assert pieces(g, TERESHKOVA) == {"mg_troop": 2, "rd_rebel_hidden": 2}


def test_33_unshaded_all_of_red_dust_shows() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=2, cr_rebel_hidden=1)
    put(g, MARTH, rd_rebel_hidden=1)
    g.storm[MARTH.index] = RAGING
    event(g, 33, MG, "unshaded")
    assert pieces(g, TENZING) == {"rd_rebel_active": 2, "cr_rebel_hidden": 1}
    assert pieces(g, MARTH) == {"rd_rebel_hidden": 1}


def test_33_shaded_more_than_two_ambushes() -> None:
    g = bare_mars()
    for space in (TENZING, EUROPA, SHARMA):
        put(g, space, rd_rebel_hidden=2, mg_troop=2)
    hit = "{0} 1 6 {0}:mg_troop {0}:mg_troop"
    answers = " ".join(hit.format(space.token) for space in (TENZING, EUROPA, SHARMA))
    event(g, 33, RD, "shaded", answers)
    for space in (TENZING, EUROPA, SHARMA):
        assert pieces(g, space) == {"rd_rebel_active": 2}


def test_33_shaded_rebels_stay_hidden_where_red_dust_does_not_strike() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=2, mg_troop=2)
    event(g, 33, MG, "shaded", "done")
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 2, "mg_troop": 2}


def test_34_unshaded_a_patrol_of_three_through_three_deserts() -> None:
    g = bare_mars()
    put(g, SHENZHOU, mg_troop=4)
    put(g, THARSIS_THOLUS, rd_rebel_active=1)
    answers = "shenzhou shenzhou:mg_troop shenzhou:mg_troop done marth wilderness tharsis_tholus assault tharsis_tholus"
    event(g, 34, MG, "unshaded", answers)
    assert pieces(g, THARSIS_THOLUS) == {"mg_troop": 2}
    assert pieces(g, SHENZHOU) == {"mg_troop": 2}
    assert g.resources[MG.seat] == 20


def test_34_unshaded_no_patrol_through_a_raging_storm() -> None:
    g = bare_mars()
    put(g, SHENZHOU, mg_troop=1)
    g.storm[MARTH.index] = g.storm[TROUVELOT.index] = RAGING
    event(g, 34, MG, "unshaded")
    assert pieces(g, SHENZHOU) == {"mg_troop": 1}


def test_cr2_34_unshaded_a_patrol_of_the_church_through_storms() -> None:
    g = bare_mars()
    capability(g, 2)
    put(g, SHENZHOU, cr_rebel_hidden=1)
    g.storm[MARTH.index] = g.storm[TROUVELOT.index] = RAGING
    event(g, 34, CR, "unshaded", "shenzhou marth done done")
    assert pieces(g, MARTH) == {"cr_rebel_hidden": 1}


def test_34_unshaded_free_logistics_stays_in_the_last_desert() -> None:
    g = bare_mars()
    put(g, SHENZHOU, security=1, corp_base=1)
    put(g, MARTH, corp_base=1)
    event(g, 34, CORP, "unshaded", "shenzhou marth done logistics marth done done")
    assert pieces(g, MARTH) == {"corp_base_terraforming": 1, "security": 1}


def test_35_unshaded_house_and_deserts_with_markers() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=1)
    put(g, RADAU, population=1)
    event(g, 35, CORP, "unshaded", "corp marth eg-plus radau done")
    assert (pieces(g, MARTH), g.support[RADAU.index], g.support[MARTH.index]) == ({"population": 1}, 1, 0)
    assert g.eg_side == EG_PLUS


def test_35_shaded_red_dust_settles_a_desert() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=1)
    event(g, 35, RD, "shaded", "marth yes")
    assert pieces(g, MARTH) == {"population": 1, "rd_base": 1}
    assert g.resources[RD.seat] == 24


def test_36_unshaded_the_outpost_is_found() -> None:
    g = bare_mars()
    put(g, HELLAS_CHAOS, rd_base=1, rd_rebel_hidden=2)
    put(g, TENZING, mg_troop=3)
    put(g, GANDHI, security=1)
    answers = "hellas_chaos tenzing:mg_troop 3 done mg yes hellas_chaos no yes hellas_chaos"
    event(g, 36, MG, "unshaded", answers)
    assert pieces(g, HELLAS_CHAOS) == {"mg_troop": 3}


def test_36_shaded_a_diversion() -> None:
    g = bare_mars()
    put(g, HELLAS_CHAOS, rd_base_dugin=1, rd_rebel_hidden=2)
    put(g, TENZING, mg_troop=8)
    answers = "rd hellas_chaos tenzing:mg_troop 6 alpheus_colles hellas_chaos:rd_rebel_hidden 1"
    event(g, 36, RD, "shaded", answers)
    assert pieces(g, HELLAS_CHAOS) == {"mg_troop": 6, "rd_rebel_hidden": 1}
