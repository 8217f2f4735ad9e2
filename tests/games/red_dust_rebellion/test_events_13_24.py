"""Events 13 to 24, both sides."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.pieces import CORP, MG, RD
from fourthrock.games.red_dust_rebellion.position import EG_PLUS, RAGING
from fourthrock.games.red_dust_rebellion.spaces import (
    ARSIA_MONS,
    CASUALTIES,
    DISPLACED,
    EARTH,
    EUROPA,
    GONE,
    MARTH,
    NEW_CORDOBA,
    NOCTIS_LABYRINTHUS,
    PAVONIS_MONS,
    PHOBOS,
    RADAU,
    RUTHERFORD,
    SHARMA,
    SHENZHOU,
    SYRIA_PLANUM,
    TENZING,
    TERESHKOVA,
    TROUVELOT,
)

from .stage import bare_mars, campaign, event, pieces, put, tokens


def levels(g: object, *spaces: object) -> list[int]:
    return [g.support[space.index] for space in spaces]  # type: ignore[attr-defined]


def test_13_unshaded_six_security_gather_along_the_line() -> None:
    g = bare_mars()
    put(g, PHOBOS, security=4)
    put(g, MARTH, security=4)
    put(g, EARTH, security=1)
    put(g, ARSIA_MONS, rd_rebel_hidden=2)
    event(g, 13, CORP, "unshaded", "arsia_mons phobos:security 4 marth:security 2 yes")
    assert pieces(g, ARSIA_MONS) == {"security": 6}
    assert g.resources[CORP.seat] == 11


def test_13_shaded_all_along_one_line_shift() -> None:
    g = bare_mars()
    g.storm[RUTHERFORD.index] = RAGING
    event(g, 13, RD, "shaded", "maglev_cordoba_shenzhou")
    assert levels(g, NEW_CORDOBA, SHENZHOU, RUTHERFORD, MARTH, TROUVELOT) == [-1, -1, 0, -1, -1]


def test_14_unshaded_the_line_is_built() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=2)
    event(g, 14, CORP, "unshaded", "mg europa tereshkova")
    assert g.rodgers_line
    assert (g.resources[CORP.seat], levels(g, EUROPA, TERESHKOVA)) == (16, [1, 1])
    assert pieces(g, EUROPA) == pieces(g, TERESHKOVA) == {"population": 1}


def test_14_shaded_kickbacks() -> None:
    g = bare_mars()
    event(g, 14, RD, "shaded")
    assert g.resources[:3] == [14, 7, 20]
    assert levels(g, EUROPA, TERESHKOVA) == [-1, -1]


def test_15_unshaded_androids() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base=1)
    put(g, RADAU, corp_base_terraforming=1)
    put(g, TENZING, corp_base=1)
    event(g, 15, CORP, "unshaded", "marth radau")
    assert (levels(g, MARTH, RADAU), g.resources[CORP.seat]) == ([-2, -2], 12)


def test_15_shaded_bases_go_from_under_their_guards() -> None:
    g = bare_mars()
    put(g, MARTH, corp_base=1, security=2)
    event(g, 15, RD, "shaded", "marth:corp_base")
    assert (pieces(g, MARTH), pieces(g, CASUALTIES), g.resources[CORP.seat]) == ({"security": 2}, {"corp_base": 1}, 4)


def test_16_unshaded_shenzhou_is_cleared() -> None:
    g = bare_mars()
    put(g, SHENZHOU, rd_rebel_hidden=1, cr_rebel_active=1, rd_base=1)
    put(g, MARTH, cr_rebel_hidden=1)
    g.support[SHENZHOU.index] = -2
    event(g, 16, CORP, "unshaded", "profits")
    assert pieces(g, SHENZHOU) == {"rd_base": 1}
    assert pieces(g, MARTH) == {"cr_rebel_active": 1}
    assert (g.support[SHENZHOU.index], g.resources[CORP.seat]) == (0, 13)


def test_16_shaded_an_exodus() -> None:
    g = bare_mars()
    put(g, DISPLACED, population=3)
    event(g, 16, RD, "shaded", "4")
    assert (g.damage[SHENZHOU.index], pieces(g, DISPLACED)) == (1, {})


def test_17_unshaded_two_deserts_toward_neutral() -> None:
    g = bare_mars()
    g.support[MARTH.index], g.support[RADAU.index] = -2, 1
    event(g, 17, CORP, "unshaded", "supply")
    assert (levels(g, MARTH, RADAU), pieces(g, EARTH)["supply"], g.eg_side) == ([-1, 0], 3, EG_PLUS)


def test_17_shaded_red_dust_gets_a_campaign() -> None:
    g = bare_mars()
    event(g, 17, RD, "shaded", "marth radau yes")
    assert (levels(g, MARTH, RADAU), tokens(g.campaigns)) == ([-1, -1], ["rd12"])


def test_18_unshaded_a_black_site() -> None:
    g = bare_mars()
    put(g, MARTH, rd_rebel_hidden=1)
    event(g, 18, CORP, "unshaded", "marth")
    assert pieces(g, MARTH) == {"specops_hidden": 2, "security": 2, "corp_base": 1, "rd_rebel_active": 1}


def test_18_shaded_specops_leave_the_game() -> None:
    g = bare_mars()
    event(g, 18, RD, "shaded", "4")
    assert (pieces(g, GONE), g.resources[CORP.seat]) == ({"specops_hidden": 4}, 6)


def test_19_unshaded_relief_where_damage_and_security_are() -> None:
    g = bare_mars()
    put(g, TENZING, security=1)
    put(g, EUROPA, security=1)
    g.damage[TENZING.index] = 1
    event(g, 19, CORP, "unshaded")
    assert (levels(g, TENZING, EUROPA), g.resources[CORP.seat]) == ([1, 0], 13)


def test_19_shaded_mg_pays_for_each_labyrinth_with_corp() -> None:
    g = bare_mars()
    put(g, TENZING, security=1)
    put(g, PHOBOS, specops_hidden=1)
    put(g, MARTH, corp_base=1)
    event(g, 19, RD, "shaded")
    assert g.resources[MG.seat] == 14


def test_20_unshaded_two_labyrinths() -> None:
    g = bare_mars()
    event(g, 20, CORP, "unshaded", "tenzing europa")
    assert (levels(g, TENZING, EUROPA), g.resources[CORP.seat]) == ([1, 1], 13)


def test_20_shaded_up_to_four_with_corp_forces() -> None:
    g = bare_mars()
    for space in (TENZING, EUROPA, MARTH, RADAU, SHARMA):
        put(g, space, security=1)
    event(g, 20, RD, "shaded", "tenzing europa marth radau")
    assert levels(g, TENZING, EUROPA, MARTH, RADAU, SHARMA) == [-1, -1, -1, -1, 0]


def test_21_unshaded_police_in_a_labyrinth() -> None:
    g = bare_mars()
    event(g, 21, MG, "unshaded", "tenzing mg-troops")
    event(g, 21, MG, "unshaded", "phobos eg-troops")
    assert (pieces(g, TENZING), pieces(g, PHOBOS)) == ({"mg_troop": 6}, {"eg_troop": 4})
    assert g.resources[CORP.seat] == 16


def test_21_shaded_six_cubes_become_rebels() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=4)
    put(g, EUROPA, security=3)
    put(g, PHOBOS, mg_troop=1)
    event(g, 21, RD, "shaded", "tenzing:mg_troop 4 rd rd rd cr europa:security 2 rd rd")
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 3, "cr_rebel_hidden": 1}
    assert (pieces(g, EUROPA), pieces(g, CASUALTIES)) == ({"security": 1, "rd_rebel_hidden": 2}, {"security": 2})


def test_22_unshaded_eyes_in_every_city_under_control() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2, rd_rebel_hidden=1)
    put(g, SHARMA, mg_troop=1, rd_rebel_hidden=1)
    event(g, 22, MG, "unshaded", "mg yes tenzing")
    assert pieces(g, TENZING) == {"mg_troop": 2}
    assert pieces(g, SHARMA) == {"mg_troop": 1, "rd_rebel_hidden": 1}


def test_22_shaded_rebels_in_or_near_two_cities() -> None:
    g = bare_mars()
    event(g, 22, RD, "shaded", "tenzing europa tenzing rd arsia_mons cr pavonis_mons rd europa rd")
    assert levels(g, TENZING, EUROPA) == [-1, -1]
    assert pieces(g, ARSIA_MONS) == {"cr_rebel_hidden": 1}
    assert pieces(g, PAVONIS_MONS) == {"rd_rebel_hidden": 1}


def test_23_unshaded_rebels_are_bought() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=2, cr_rebel_active=1)
    event(g, 23, MG, "unshaded", "tenzing:rd_rebel_hidden mg-troops tenzing:cr_rebel_active as-security done")
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 1, "mg_troop": 1, "security": 1}


def test_23_shaded_a_base_and_four_units_fall() -> None:
    g = bare_mars()
    put(g, SHENZHOU, corp_base=1, security=3, specops_hidden=1)
    answers = "shenzhou shenzhou:security shenzhou:security shenzhou:security shenzhou:specops_hidden"
    event(g, 23, RD, "shaded", answers)
    assert pieces(g, SHENZHOU) == {}
    assert pieces(g, CASUALTIES) == {"corp_base": 1, "security": 3, "specops_hidden": 1}
    assert (g.support[SHENZHOU.index], g.resources[CORP.seat]) == (-1, 8)


def test_24_unshaded_pays_for_active_support_on_the_whole_map() -> None:
    g = bare_mars()
    g.support[TENZING.index], g.support[EUROPA.index] = 2, 1
    event(g, 24, CORP, "unshaded", "europa done")
    assert (levels(g, TENZING, EUROPA), g.resources[CORP.seat]) == ([2, 2], 12)


def test_24_shaded_eg_troops_go_last_and_an_empty_space_shifts() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=1, security=1, eg_troop=1)
    event(g, 24, RD, "shaded", "tenzing tenzing:mg_troop tenzing:security tenzing:eg_troop")
    assert (pieces(g, TENZING), levels(g, TENZING)) == ({}, [-1])
    put(g, EUROPA, mg_troop=2)
    event(g, 24, RD, "shaded", "europa europa:mg_troop done")
    assert levels(g, EUROPA) == [0]


def test_rd2_a_black_site_costs_a_profit() -> None:
    g = bare_mars()
    campaign(g, 2)
    event(g, 18, CORP, "unshaded", "marth")
    assert g.resources[CORP.seat] == 9
    assert pieces(g, NOCTIS_LABYRINTHUS) == pieces(g, SYRIA_PLANUM) == {}
