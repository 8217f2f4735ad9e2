"""19.5, 19.6: the Assets of the Church as capabilities and as Events."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAPABILITY, EVENT, RESOURCE
from fourthrock.games.red_dust_rebellion.position import RAGING
from fourthrock.games.red_dust_rebellion.spaces import (
    CASUALTIES,
    DISPLACED,
    EUROPA,
    GANDHI,
    MARTH,
    NEW_CORDOBA,
    RADAU,
    SHARMA,
    SHENZHOU,
    TENZING,
    WILDERNESS,
)

from .stage import asset, bare_mars, pieces, put, rig, tokens


def test_2_4_ten_capabilities_ten_events_ten_resources() -> None:
    kinds = [card.kind for card in ASSETS]
    assert [kinds.count(kind) for kind in (CAPABILITY, EVENT, RESOURCE)] == [10, 10, 10]
    assert all(card.text for card in ASSETS)


def test_19_5_a_capability_stays_brings_a_free_operation_in_two_spaces_and_a_card() -> None:
    g = bare_mars()
    asset(g, 6, "rally tenzing europa")
    assert tokens(g.capabilities) == ["cr6"]
    assert pieces(g, TENZING) == pieces(g, EUROPA) == {"cr_rebel_hidden": 1}
    assert len(g.hand) == 1
    assert g.discards == []


def test_19_5_the_free_operation_may_be_declined() -> None:
    g = bare_mars()
    asset(g, 6, "done")
    assert len(g.hand) == 1


def test_cr7_travel_around_a_desert_and_attack() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_rebel_hidden=3)
    put(g, MARTH, security=1, corp_base=1)
    rig(g, 1, 1)
    asset(g, 7, "radau wilderness marth 3 marth:security marth:corp_base")
    assert pieces(g, MARTH) == {"cr_rebel_active": 3}
    assert pieces(g, CASUALTIES) == {"security": 1, "corp_base": 1}


def test_cr8_half_the_units_rounded_up() -> None:
    g = bare_mars()
    put(g, TENZING, mg_troop=2, security=1, rd_rebel_hidden=1, cr_rebel_hidden=1, mg_base=1)
    asset(g, 8, "tenzing tenzing:mg_troop tenzing:mg_troop tenzing:security")
    assert g.damage[TENZING.index] == 2
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 1, "cr_rebel_hidden": 1, "mg_base": 1}


def test_cr9_bases_where_nobody_else_is_but_satellites() -> None:
    g = bare_mars()
    put(g, TENZING, satellite=1)
    put(g, EUROPA, mg_troop=1)
    put(g, SHARMA, cr_rebel_hidden=1)
    asset(g, 9, "tenzing sharma wilderness")
    for space in (TENZING, SHARMA, WILDERNESS):
        assert pieces(g, space)["cr_base"] == 1
    assert pieces(g, EUROPA) == {"mg_troop": 1}


def test_cr10_four_red_dust_rebels_are_converted() -> None:
    g = bare_mars()
    put(g, TENZING, rd_rebel_hidden=3, rd_rebel_active=3)
    red = "tenzing:rd_rebel_active tenzing:rd_rebel_active tenzing:rd_rebel_active tenzing:rd_rebel_hidden"
    asset(g, 10, red)
    assert pieces(g, TENZING) == {"rd_rebel_hidden": 2, "cr_rebel_hidden": 4}


def test_cr11_cards_by_labyrinths_and_two_bases() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_hidden=1)
    put(g, EUROPA, cr_base=1)
    asset(g, 11, "tenzing gandhi")
    assert len(g.hand) == 2
    assert pieces(g, TENZING) == {"cr_rebel_hidden": 1, "cr_base": 1}
    assert pieces(g, GANDHI) == {"cr_base": 1}


def test_cr12_a_patrol_is_lost() -> None:
    g = bare_mars()
    put(g, MARTH, mg_troop=2, specops_hidden=1, corp_base=1, rd_rebel_hidden=1)
    asset(g, 12, "marth")
    assert pieces(g, MARTH) == {"corp_base": 1, "rd_rebel_hidden": 1}
    assert g.damage[SHENZHOU.index] == 1


def test_cr13_all_hide_and_six_gather() -> None:
    g = bare_mars()
    put(g, TENZING, cr_rebel_active=5)
    put(g, SHARMA, cr_rebel_active=5)
    asset(g, 13, "marth tenzing:cr_rebel_hidden 4 sharma:cr_rebel_hidden 2")
    assert pieces(g, MARTH) == {"cr_rebel_hidden": 6}
    assert pieces(g, SHARMA) == {"cr_rebel_hidden": 3}


def test_cr13_leaves_a_raging_desert_alone() -> None:
    g = bare_mars()
    put(g, MARTH, cr_rebel_active=2)
    g.storm[MARTH.index] = RAGING
    asset(g, 13, "done")
    assert pieces(g, MARTH) == {"cr_rebel_active": 2}


def test_cr27_desertion_in_four_spaces_without_support() -> None:
    g = bare_mars()
    for space in (TENZING, EUROPA, SHARMA, GANDHI, MARTH):
        put(g, space, mg_troop=3)
    g.support[TENZING.index] = 1
    two = "{0}:mg_troop {0}:mg_troop"
    asset(g, 27, "europa sharma gandhi marth " + " ".join(two.format(s) for s in ("europa", "sharma", "gandhi", "marth")))
    assert [pieces(g, s)["mg_troop"] for s in (TENZING, EUROPA, MARTH)] == [3, 1, 1]


def test_cr28_a_remote_conversion_center() -> None:
    g = bare_mars()
    g.damage[MARTH.index] = 1
    asset(g, 28, "marth")
    assert pieces(g, MARTH) == {"cr_base_conversion": 1, "cr_rebel_hidden": 2}
    assert len(g.hand) == 1


def test_cr29_pilgrims_from_two_spaces_away() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_rebel_hidden=5)
    put(g, RADAU, cr_rebel_active=1)
    put(g, DISPLACED, population=4)
    asset(g, 29, "new_cordoba wilderness:cr_rebel_hidden 3 radau:cr_rebel_active 3")
    assert pieces(g, NEW_CORDOBA) == {"cr_rebel_hidden": 3, "cr_rebel_active": 1}
    assert (g.damage[NEW_CORDOBA.index], pieces(g, DISPLACED)) == (1, {"population": 2})


def test_9_5_no_pilgrims_enter_a_raging_labyrinth() -> None:
    g = bare_mars()
    put(g, WILDERNESS, cr_rebel_hidden=5)
    g.storm[NEW_CORDOBA.index] = RAGING
    asset(g, 29, "new_cordoba 0")
    assert pieces(g, NEW_CORDOBA) == {}
    assert g.damage[NEW_CORDOBA.index] == 1
