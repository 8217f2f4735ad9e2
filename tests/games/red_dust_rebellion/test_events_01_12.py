"""Events 1 to 12, both sides."""

from __future__ import annotations

import pytest

from fourthrock.games.red_dust_rebellion.cards import EVENTS
from fourthrock.games.red_dust_rebellion.events.index import ALL_SIDES, play_event, side_of_event
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, EG_PLUS, INELIGIBLE, RAGING
from fourthrock.games.red_dust_rebellion.spaces import (
    CASUALTIES,
    DISPLACED,
    EARTH,
    EUROPA,
    GANDHI,
    MARTH,
    NOCTIS_LABYRINTHUS,
    ORBIT,
    PHOBOS,
    RADAU,
    SHARMA,
    SHENZHOU,
    TENZING,
    TRANSIT,
)

from .stage import bare_mars, event, give, pieces, put, question, rig, run


def test_every_event_has_its_sides_and_only_two_lack_a_shaded_one() -> None:
    assert [event.number for event in EVENTS[:48] if side_of_event(event.number, False) is None] == []
    assert [event.number for event in EVENTS[:48] if side_of_event(event.number, True) is None] == [32, 34, 47]
    assert len(ALL_SIDES) == 93


@pytest.mark.parametrize("side", ALL_SIDES, ids=lambda side: f"{side.number}{'s' if side.shaded else 'u'}")
def test_every_side_says_what_it_does(side: object) -> None:
    assert side.text.endswith(".")  # type: ignore[attr-defined]
    assert side.name  # type: ignore[attr-defined]


def test_1_unshaded_repairs_all_under_coin_control() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1)
    put(g, SHARMA, rd_rebel_hidden=1)
    g.damage[TENZING.index], g.damage[SHARMA.index] = 2, 1
    event(g, 1, MG, "unshaded", "tenzing")
    assert (g.damage[TENZING.index], g.damage[SHARMA.index]) == (0, 1)
    assert (g.resources[CORP.seat], g.support[TENZING.index], pieces(g, DISPLACED)) == (12, 1, {})


def test_1_shaded_costs_profits_and_resources() -> None:
    g = bare_mars()
    event(g, 1, RD, "shaded")
    assert g.resources[:3] == [11, 5, 20]


def test_2_unshaded_troops_for_earth_then_the_cycler() -> None:
    g = bare_mars()
    put(g, TRANSIT, supply=1)
    event(g, 2, MG, "unshaded", "troops 4 done")
    assert (g.eg_side, g.resources[MG.seat]) == (EG_PLUS, 23)
    assert pieces(g, TRANSIT) == {"eg_troop": 4, "satellite": 1}


def test_2_shaded_costs_profits() -> None:
    g = bare_mars()
    event(g, 2, RD, "shaded")
    assert (g.resources[CORP.seat], g.eg_side) == (5, EG_MINUS)


def test_3_unshaded_takes_bases_from_under_their_rebels() -> None:
    g = bare_mars()
    put(g, TENZING, eg_troop=1, rd_base=1, cr_base_conversion=1, rd_rebel_hidden=1)
    put(g, SHARMA, rd_base=1)
    event(g, 3, MG, "unshaded")
    assert pieces(g, TENZING) == {"eg_troop": 1, "rd_rebel_hidden": 1}
    assert pieces(g, SHARMA) == {"rd_base": 1}


def test_3_shaded_lets_corp_exploit_whatever_mg_has_there() -> None:
    g = bare_mars()
    put(g, SHENZHOU, corp_base=1, mg_troop=5)
    g.support[SHENZHOU.index] = 2
    event(g, 3, RD, "shaded", "shenzhou")
    assert (g.resources[CORP.seat], g.support[SHENZHOU.index]) == (13, 1)


def test_4_unshaded_eight_troops_where_no_rebels_are() -> None:
    g = bare_mars()
    put(g, TENZING, rd_base=1)
    event(g, 4, MG, "unshaded", "europa 5 phobos 3")
    assert pieces(g, EUROPA) == {"eg_troop": 5}
    assert pieces(g, PHOBOS) == {"eg_troop": 3}


def test_4_shaded_troops_go_home() -> None:
    g = bare_mars()
    put(g, PHOBOS, eg_troop=3)
    put(g, TENZING, eg_troop=2)
    put(g, EUROPA, eg_troop=1)
    event(g, 4, RD, "shaded", "tenzing")
    assert pieces(g, PHOBOS) == pieces(g, TENZING) == pieces(g, CASUALTIES) == {}
    assert pieces(g, EUROPA) == {"eg_troop": 1}


def test_5_unshaded_confidence_by_satellites_in_orbit_then_all_come() -> None:
    g = bare_mars()
    put(g, ORBIT, satellite=2)
    put(g, MARTH, satellite=1)
    put(g, CASUALTIES, satellite=1)
    event(g, 5, MG, "unshaded")
    assert (g.eg_index, pieces(g, ORBIT)) == (5, {"satellite": 4})


def test_5_shaded_attacks_where_rebels_meet_satellites() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=3, satellite=1)
    put(g, EUROPA, rd_rebel_hidden=3, mg_troop=1)
    rig(g, 1, 6)
    event(g, 5, RD, "shaded", "rd yes tenzing tenzing:satellite")
    assert pieces(g, CASUALTIES) == {"satellite": 1}
    assert pieces(g, EUROPA) == {"rd_rebel_hidden": 3, "mg_troop": 1}


def test_6_unshaded_supply_and_the_cycler() -> None:
    g = bare_mars()
    event(g, 6, MG, "unshaded", "3 earth:satellite done")
    assert pieces(g, TRANSIT) == {"satellite": 4, "supply": 2}
    assert (pieces(g, EARTH), g.resources[CORP.seat]) == ({"supply": 1}, 9)


def test_6_shaded_resources_change_hands_or_supply_is_lost() -> None:
    g = bare_mars()
    event(g, 6, RD, "shaded", "resources 6")
    assert g.resources[:3] == [14, 10, 26]
    put(g, TRANSIT, supply=3)
    event(g, 6, RD, "shaded", "supply")
    assert pieces(g, TRANSIT) == {}


def test_7_unshaded_people_on_earth_and_a_house() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=1)
    g.support[TENZING.index] = 1
    event(g, 7, RD, "unshaded", "tenzing")
    assert pieces(g, EARTH)["population"] == 2
    assert (pieces(g, TENZING), g.eg_side) == ({"population": 1}, EG_MINUS)


def test_7_shaded_six_troops_leave_where_there_is_no_support() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=4)
    put(g, EUROPA, mg_troop=4)
    put(g, SHARMA, mg_troop=4)
    g.support[SHARMA.index] = 1
    event(g, 7, RD, "shaded", "tenzing:mg_troop 4 europa:mg_troop 2")
    assert [pieces(g, space).get("mg_troop", 0) for space in (TENZING, EUROPA, SHARMA)] == [0, 2, 4]


def test_8_unshaded_tenzing_turns_and_is_assaulted() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2, rd_rebel_hidden=2)
    event(g, 8, CORP, "unshaded", "yes tenzing")
    assert g.support[TENZING.index] == 2
    assert pieces(g, TENZING) == {"mg_troop": 2}
    assert g.resources[MG.seat] == 20


def test_8_shaded_tenzing_becomes_neutral() -> None:
    g = bare_mars()
    g.support[TENZING.index] = 2
    event(g, 8, CR, "shaded")
    assert (g.support[TENZING.index], g.resources[RD.seat], len(g.hand)) == (0, 23, 1)


def test_9_unshaded_and_9_shaded_count_labyrinths_with_phobos() -> None:
    g = bare_mars()
    put(g, TENZING, rd_base=1)
    put(g, EUROPA, cr_rebel_hidden=1)
    event(g, 9, MG, "unshaded")
    assert pieces(g, EARTH)["supply"] == 7
    event(g, 9, RD, "shaded")
    assert pieces(g, EARTH)["supply"] == 5


def test_10_unshaded_shifts_two() -> None:
    g = bare_mars()
    event(g, 10, MG, "unshaded", "tenzing europa")
    assert (g.support[TENZING.index], g.support[EUROPA.index], g.eg_side) == (1, 1, EG_PLUS)


def test_10_shaded_shifts_two_and_places_rebels_of_either_kind() -> None:
    g = bare_mars()
    g.storm[MARTH.index] = RAGING
    event(g, 10, RD, "shaded", "tenzing radau 1 2")
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 1, "cr_rebel_hidden": 1}
    assert pieces(g, RADAU) == {"rd_rebel_hidden": 2}


def test_11_unshaded_makes_the_stronger_rebels_ineligible() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=2, cr_rebel_hidden=1)
    event(g, 11, MG, "unshaded", "tenzing")
    assert pieces(g, TENZING) == {"rd_rebel_active": 2, "cr_rebel_active": 1}
    assert (g.box[RD.seat], g.barred[RD.seat]) == (INELIGIBLE, True)


def test_11_shaded_four_cubes_leave_for_coin_bases() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=4, security=1)
    put(g, MARTH, corp_base=1)
    answers = "tenzing tenzing:mg_troop tenzing:mg_troop tenzing:mg_troop tenzing:security"
    event(g, 11, RD, "shaded", answers)
    assert pieces(g, MARTH) == {"corp_base": 1, "mg_troop": 3, "security": 1}


def test_12_unshaded_everybody_shows_and_corp_assaults() -> None:
    g = bare_mars()
    put(g, TENZING, specops_hidden=2, rd_rebel_hidden=2)
    event(g, 12, CORP, "unshaded", "tenzing yes tenzing")
    assert pieces(g, TENZING) == {"specops_active": 2}
    assert g.resources[CORP.seat] == 11


def test_12_shaded_red_dust_must_ambush_then_all_hide() -> None:
    g = bare_mars()
    put(g, SHARMA, mg_troop=2, cr_rebel_active=1)
    put(g, GANDHI, mg_troop=1)
    event(g, 12, RD, "shaded", "sharma 2 1 6 sharma:mg_troop sharma:mg_troop")
    assert pieces(g, SHARMA) == {"rd_rebel_hidden": 2, "cr_rebel_hidden": 1}
    assert pieces(g, NOCTIS_LABYRINTHUS) == {}


def test_12_shaded_without_a_hidden_rebel_there_one_must_be_placed_to_ambush() -> None:
    g = bare_mars()
    put(g, SHARMA, mg_troop=2, rd_rebel_active=1)
    g.current = EVENTS[11]
    asked = question(play_event(g, RD, True))
    assert asked.tokens == ["1", "2"]
    run(play_event(g, RD, True), "1 6 6")
    assert pieces(g, SHARMA) == {"mg_troop": 2, "rd_rebel_hidden": 2}


def test_12_shaded_only_where_red_dust_can_ambush() -> None:
    g = bare_mars()
    put(g, SHARMA, rd_rebel_hidden=1)
    event(g, 12, RD, "shaded")
    assert pieces(g, SHARMA) == {"rd_rebel_hidden": 1}


def test_19_1_the_earthgov_symbol_comes_first() -> None:
    g = bare_mars()
    give(g, 14)
    event(g, 40, CORP, "unshaded", "1 done")
    assert g.eg_side == EG_PLUS
