"""Events 37 to 48, both sides."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.cards import EVENTS
from fourthrock.games.red_dust_rebellion.events.index import play_event
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, EG_PLUS, INELIGIBLE, RAGING
from fourthrock.games.red_dust_rebellion.spaces import (
    ARSIA_MONS,
    CASUALTIES,
    EARTH,
    EUROPA,
    GANDHI,
    HELLAS_CHAOS,
    MARTH,
    NEW_CORDOBA,
    RADAU,
    RUTHERFORD,
    SHARMA,
    SHENZHOU,
    TENZING,
    TRANSIT,
    TROUVELOT,
    WILDERNESS,
)

from .stage import bare_mars, capability, event, pieces, put, question, tokens


def test_37_unshaded_three_of_each_as_even_as_can_be() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=5)
    put(g, EUROPA, cr_rebel_hidden=2)
    event(g, 37, MG, "unshaded")
    assert (pieces(g, TENZING), pieces(g, EUROPA)) == ({"rd_rebel_hidden": 1}, {})
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=5)
    put(g, EUROPA, cr_rebel_hidden=5)
    event(g, 37, MG, "unshaded")
    assert (pieces(g, TENZING), pieces(g, EUROPA)) == ({"rd_rebel_hidden": 2}, {"cr_rebel_hidden": 2})


def test_37_shaded_reclaimers_join_red_dust() -> None:
    g = bare_mars()
    put(g, MARTH, cr_rebel_hidden=2, cr_rebel_active=2)
    put(g, RADAU, rd_rebel_hidden=1)
    event(g, 37, RD, "shaded", "marth radau 3 2 rd join")
    assert (pieces(g, RADAU), pieces(g, MARTH)) == ({"rd_rebel_hidden": 4}, {"cr_rebel_active": 1})


def test_37_shaded_or_somebody_ambushes() -> None:
    g = bare_mars()
    put(g, MARTH, cr_rebel_hidden=1)
    put(g, RADAU, rd_rebel_hidden=1, mg_troop=2)
    event(g, 37, RD, "shaded", "marth radau rd ambush 1 6 radau:mg_troop radau:mg_troop")
    assert pieces(g, RADAU) == {"rd_rebel_active": 1, "cr_rebel_hidden": 1}


def test_37_shaded_an_ambush_needs_a_hidden_rebel_and_may_be_declined() -> None:
    g = bare_mars()
    put(g, MARTH, cr_rebel_active=1)
    put(g, RADAU, rd_rebel_active=1, mg_troop=2)
    with pytest.raises(AssertionError, match="no answer"):
        event(g, 37, RD, "shaded", "marth radau rd ambush")
    g = bare_mars()
    put(g, MARTH, cr_rebel_active=1)
    put(g, RADAU, rd_rebel_active=1, mg_troop=2)
    event(g, 37, RD, "shaded", "marth rd done")
    assert pieces(g, RADAU) == {"rd_rebel_active": 1, "mg_troop": 2, "cr_rebel_active": 1}


def test_37_shaded_the_faction_that_is_picked_decides_and_may_refuse() -> None:
    g = bare_mars()
    put(g, MARTH, cr_rebel_hidden=1)
    put(g, RADAU, rd_rebel_hidden=1, mg_troop=1)
    g.current = EVENTS[36]
    asked = question(play_event(g, MG, shaded=True), "marth cr")
    assert (asked.seat, asked.tokens) == (CR.seat, ["join", "ambush", "done"])


def test_38_unshaded_security_along_the_lines() -> None:
    g = bare_mars()
    event(g, 38, CORP, "unshaded", "tenzing arsia_mons marth")
    assert g.resources[CORP.seat] == 13
    assert pieces(g, TENZING) == pieces(g, ARSIA_MONS) == pieces(g, MARTH) == {"security": 2}


def test_38_shaded_a_line_is_cut() -> None:
    g = bare_mars()
    event(g, 38, RD, "shaded", "maglev_europa_tenzing rd cr")
    assert (g.damage[EUROPA.index], g.damage[TENZING.index], g.resources[RD.seat]) == (1, 1, 23)
    assert pieces(g, TENZING) == {"cr_rebel_hidden": 1}


def test_39_unshaded_a_fallen_base_pays_4() -> None:
    g = bare_mars()
    put(g, TENZING, security=3, rd_rebel_hidden=1, rd_base=1)
    event(g, 39, CORP, "unshaded", "tenzing tenzing")
    assert pieces(g, TENZING) == {"security": 3}
    assert g.resources[CORP.seat] == 10 + 4 + 1


def test_39_unshaded_rebels_show_even_where_nobody_can_assault() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=2)
    event(g, 39, CORP, "unshaded", "tenzing")
    assert pieces(g, TENZING) == {"rd_rebel_active": 2}
    assert g.resources[CORP.seat] == 10


def test_39_shaded_three_labyrinths_shift_then_suffer() -> None:
    g = bare_mars()
    event(g, 39, RD, "shaded", "tenzing europa sharma")
    assert [(g.support[s.index], g.damage[s.index]) for s in (TENZING, EUROPA, SHARMA)] == [(-1, 1)] * 3
    assert g.resources[CORP.seat] == 7


def test_40_unshaded_supply_cycler_profits() -> None:
    g = bare_mars()
    event(g, 40, CORP, "unshaded", "2 done")
    assert pieces(g, TRANSIT) == {"satellite": 2, "supply": 3}
    assert g.resources[CORP.seat] == 12


def test_40_shaded_lockout() -> None:
    g = bare_mars()
    event(g, 40, RD, "shaded")
    assert (g.resources[:3], g.eg_side) == ([11, 7, 20], EG_MINUS)


def test_41_unshaded_collusion() -> None:
    g = bare_mars()
    event(g, 41, MG, "unshaded")
    assert (g.support[SHARMA.index], g.support[GANDHI.index], g.box[RD.seat]) == (1, 1, INELIGIBLE)


def test_41_shaded_sharma_goes_over() -> None:
    g = bare_mars()
    put(g, SHARMA, mg_troop=3, mg_base=1, security=1)
    event(g, 41, RD, "shaded")
    assert pieces(g, SHARMA) == {"rd_rebel_hidden": 3, "rd_base": 1, "security": 1}
    assert g.support[GANDHI.index] == -1


def test_41_shaded_a_base_stays_when_red_dust_has_none_to_replace_it() -> None:
    g = bare_mars()
    put(g, SHARMA, mg_base=1)
    put(g, WILDERNESS, rd_base=6)
    put(g, RADAU, rd_base=2)
    put(g, MARTH, rd_base=1)
    event(g, 41, RD, "shaded")
    assert pieces(g, SHARMA) == {"mg_base": 1}


def test_42_unshaded_and_42_shaded_shift_where_eg_troops_are() -> None:
    for side, level in (("unshaded", 1), ("shaded", -1)):
        g = bare_mars()
        put(g, TENZING, eg_troop=1)
        put(g, EUROPA, eg_troop=1)
        put(g, SHARMA, mg_troop=1)
        event(g, 42, MG, side)
        assert [g.support[s.index] for s in (TENZING, EUROPA, SHARMA)] == [level, level, 0]


def test_43_unshaded_forces_and_bases_move_next_door_and_strike() -> None:
    g = bare_mars()
    put(g, MARTH, mg_troop=2, corp_base_terraforming=1)
    put(g, RADAU, rd_rebel_active=1)
    answers = "mg marth radau marth:mg_troop 2 marth:corp_base_terraforming assault radau"
    event(g, 43, MG, "unshaded", answers)
    assert pieces(g, RADAU) == {"mg_troop": 2, "corp_base_terraforming": 1}
    assert pieces(g, MARTH) == {}


def test_43_shaded_three_bases_move() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_base=2, cr_base_conversion=1, rd_base=1)
    answers = "cr wilderness marth wilderness:cr_base wilderness radau wilderness:cr_base_conversion wilderness marth"
    event(g, 43, CR, "shaded", answers)
    assert pieces(g, MARTH) == {"cr_base": 2}
    assert pieces(g, RADAU) == {"cr_base_conversion": 1}
    assert pieces(g, WILDERNESS) == {"rd_base": 1}


def test_cr2_43_shaded_storms_do_not_stop_the_churchs_bases() -> None:
    g = bare_mars()
    put(g, MARTH, cr_base=1)
    g.storm[MARTH.index] = RAGING
    event(g, 43, CR, "shaded", "cr")
    assert pieces(g, MARTH) == {"cr_base": 1}
    capability(g, 2)
    event(g, 43, CR, "shaded", "cr marth radau done")
    assert pieces(g, RADAU) == {"cr_base": 1}


def test_44_unshaded_six_forces_bases_last() -> None:
    g = bare_mars()
    put(g, NEW_CORDOBA, rd_rebel_hidden=2, rd_base=1, cr_rebel_hidden=1)
    answers = "new_cordoba:rd_rebel_hidden new_cordoba:rd_rebel_hidden new_cordoba:rd_base done"
    event(g, 44, MG, "unshaded", answers)
    assert pieces(g, NEW_CORDOBA) == {"cr_rebel_hidden": 1}


def test_44_shaded_a_raging_desert_is_skipped() -> None:
    g = bare_mars()
    g.storm[RUTHERFORD.index] = RAGING
    event(g, 44, RD, "shaded", "rd rd cr rd")
    assert pieces(g, NEW_CORDOBA) == {"rd_rebel_hidden": 2}
    assert pieces(g, TROUVELOT) == {"cr_rebel_hidden": 1, "rd_rebel_hidden": 1}
    assert pieces(g, RUTHERFORD) == {}


def test_45_unshaded_search_and_destroy() -> None:
    g = bare_mars()
    put(g, SHENZHOU, mg_troop=2, security=1)
    put(g, MARTH, cr_rebel_hidden=2)
    answers = "mg marth shenzhou:mg_troop 2 done yes marth"
    event(g, 45, MG, "unshaded", answers)
    assert pieces(g, MARTH) == {"mg_troop": 2}


def test_45_shaded_march_and_ambush_even_when_all_are_active() -> None:
    g = bare_mars()
    put(g, RADAU, rd_rebel_active=2)
    put(g, MARTH, security=2)
    answers = "rd marth marth radau 2 yes 1 6 marth:security marth:security"
    event(g, 45, RD, "shaded", answers)
    assert pieces(g, MARTH) == {"rd_rebel_active": 2}
    assert g.resources[RD.seat] == 20


def test_45_shaded_no_march_under_the_haboob() -> None:
    g = bare_mars()
    g.following = g.deck[-1]
    put(g, RADAU, rd_rebel_active=2)
    event(g, 45, RD, "shaded", "rd marth")
    assert pieces(g, RADAU) == {"rd_rebel_active": 2}


def test_46_unshaded_an_outpost_explodes_and_corp_stays_eligible() -> None:
    g = bare_mars()
    put(g, WILDERNESS, corp_base=1, corp_base_terraforming=1, security=1, specops_hidden=1, rd_rebel_hidden=1, cr_base=1)
    event(g, 46, CORP, "unshaded", "wilderness wilderness:corp_base")
    assert pieces(g, WILDERNESS) == {"corp_base_terraforming": 1, "cr_base": 1}
    assert pieces(g, CASUALTIES) == {"corp_base": 1, "security": 1, "specops_hidden": 1}
    assert (g.resources[CORP.seat], g.stays[CORP.seat]) == (16, True)


def test_46_shaded_data_is_stolen() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base=2, rd_base=1)
    put(g, TENZING, corp_base=1)
    event(g, 46, RD, "shaded")
    assert g.resources[CORP.seat] == 8


def test_47_unshaded_all_unused_storms_rage() -> None:
    g = bare_mars()
    g.storm[TENZING.index] = 1
    event(g, 47, RD, "unshaded", "europa marth radau trouvelot rutherford")
    assert [g.storm[s.index] for s in (TENZING, EUROPA, MARTH, WILDERNESS)] == [1, RAGING, RAGING, 0]
    assert g.stays[RD.seat]


def test_48_unshaded_europa_and_supply() -> None:
    g = bare_mars()
    event(g, 48, MG, "unshaded")
    assert (g.support[EUROPA.index], pieces(g, EARTH)["supply"], g.eg_side) == (2, 3, EG_PLUS)


def test_48_shaded_one_of_four_campaigns() -> None:
    g = bare_mars()
    event(g, 48, MG, "shaded", "rd10")
    assert (g.support[EUROPA.index], tokens(g.campaigns), len(g.campaign_deck)) == (-2, ["rd10"], 11)
    assert pieces(g, HELLAS_CHAOS) == {}
