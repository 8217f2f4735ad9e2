"""Section 5 and the movement phases: every terrain, weather and class of unit."""

from __future__ import annotations

import pytest
from tests.games.omega_war.stage import (
    at_table,
    awake,
    cost,
    flattened,
    in_revolt,
    options,
    place,
    play,
    put,
    refused,
    ruined,
    war,
    where,
    why_not,
)

from fourthrock.games.omega_war.allowance import who_may_move, why_still
from fourthrock.games.omega_war.counters import REBEL, UNION
from fourthrock.games.omega_war.ground import SHUT, mover, terrain_cost, zones
from fourthrock.games.omega_war.movement import begin_movement
from fourthrock.games.omega_war.position import ANCHOR, War
from fourthrock.games.omega_war.reach import reach
from fourthrock.games.omega_war.stages import (
    MOVEMENT,
    REBEL_EXPLOITATION,
    REBEL_MARCH,
    REBEL_REACTION,
    UNION_EXPLOITATION,
    UNION_MARCH,
    UNION_REACTION,
    side_moving,
)


def everything_ruined(g: War, *but: str) -> None:
    """No settlement exerts a zone of control."""
    for settlement in g.scenario.settlements:
        if settlement.name not in but:
            ruined(g, settlement.name)


# ------------------------------------------------------------------------------------------------- 5.1 costs by terrain


@pytest.mark.parametrize(
    ("start", "to", "clear", "foul"),
    [
        ("1315", "1415", 1, 1),  # clear, south of the line
        ("1302", "1402", 1, 2),  # clear, north
        ("1211", "1111", 2, 2),  # rough, south
        ("2704", "2804", 2, 3),  # rough, north
        ("2508", "2509", 2, 2),  # waste, south
        ("2106", "2006", 2, 3),  # waste, north
        ("2005", "2006", 2, 3),
        ("2804", "2805", 1, 1),  # a Metro, north
        ("1818", "1819", 1, 1),  # sea, south
        ("2603", "2703", 1, 2),  # north again
    ],
)
def test_5_1_cost_of_terrain_for_a_division(start: str, to: str, clear: int, foul: int) -> None:
    for month, expected in (("Jul 2020", clear), ("Jan 2020", foul)):
        g = war(UNION_MARCH, month)
        put(g, "SD-01", start)
        assert cost(g, "SD-01", to) == expected


def test_5_1_a_risen_warren_costs_the_rebel_two() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    put(g, "G-UTE-1", "0811")
    assert cost(g, "G-UTE-1", "0711") == 2


@pytest.mark.parametrize(("month", "expected"), [("Jul 2020", 1), ("Jan 2020", 2)])
def test_5_1_airships_pay_one_for_waste_and_barrier(month: str, expected: int) -> None:
    g = war(UNION_MARCH, month)
    put(g, "PF-01", "1503")
    assert cost(g, "PF-01", "1603") == expected
    assert cost(g, "PF-01", "1504") == expected


SOUTH = {"clear": "1315", "rough": "1914", "waste": "1713", "barrier": "1712", "sea": "1819", "Metro": "2515", "Warren": "2013"}
NORTH = {"clear": "2005", "rough": "2204", "waste": "2006", "barrier": "2806", "sea": "2205", "Metro": "2805", "Warren": "3006"}
COSTS = {
    # mover: clear, rough, waste, barrier, sea, Metro, Warren; each in clear weather and in foul weather in the north
    "SD-01": [(1, 2), (2, 3), (2, 3), (1, 2), (1, 2), (1, 1), None],
    "HD-01": [(1, 2), (2, 3), (2, 3), (1, 2), (1, 2), (1, 1), None],
    "PF-01": [(1, 2), None, (1, 2), (1, 2), None, (1, 1), None],
    "AF-01": [(1, 2), None, (1, 2), (1, 2), None, (1, 1), None],
    "ML-01": [(1, 2), (2, 3), (2, 3), (1, 2), (1, 2), (1, 1), None],
    "G-UTE-1": [(1, 2), (2, 3), (2, 3), (4, 5), (1, 2), None, (2, 3)],
    "HW-ZARK-1": [(1, 2), (2, 3), (2, 3), (4, 5), (1, 2), None, (2, 3)],
    "PT-01": [(1, 2), (2, 3), (2, 3), (4, 5), None, None, (2, 3)],
}


@pytest.mark.parametrize("token", list(COSTS))
def test_5_1_the_movement_chart_for_every_kind_of_unit(token: str) -> None:
    g = war(UNION_MARCH)
    awake(g, "Bama", "Zarkan", "Yorkan", "Nosia")
    u = put(g, token, "1315")
    for terrain, pair in zip(SOUTH, COSTS[token]):
        for bad, where_to in ((False, SOUTH[terrain]), (True, SOUTH[terrain]), (False, NORTH[terrain]), (True, NORTH[terrain])):
            hex_ = place(g, where_to)
            cost_of_it = terrain_cost(g, g.side[u], mover(g, u), hex_, bad)
            expected = SHUT if pair is None else pair[1] if bad and hex_.north else pair[0]
            assert cost_of_it == expected, f"{terrain} {where_to}, {'foul' if bad else 'clear'}"


def test_5_1_a_rebel_mutant_pays_for_barriers_and_a_nomad_for_clear_land() -> None:
    g = war(REBEL_MARCH)
    mutant, nomad = put(g, "ML-01", "1315", side=REBEL), put(g, "NM-DAK-1", "1406", side=REBEL)
    assert terrain_cost(g, REBEL, mover(g, mutant), place(g, "1712"), False) == 4
    assert terrain_cost(g, REBEL, mover(g, nomad), place(g, "1405"), False) == 1
    assert terrain_cost(g, REBEL, mover(g, nomad), place(g, "1405"), True) == 2
    for closed in ("1505", "1504", "1506", "1315", "1604"):
        assert terrain_cost(g, REBEL, mover(g, nomad), place(g, closed), False) == SHUT


def test_2_5_anybody_may_pass_and_end_at_a_totem() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1408")
    put(g, "AF-01", "1408")
    assert why_not(g, "SD-01", "1409") == ""
    assert why_not(g, "AF-01", "1409") == ""
    assert cost(g, "SD-01", "1410") == 2


def test_2_7_ruins_are_what_lies_under_them() -> None:
    g = war(UNION_MARCH, "Jan 2020")
    awake(g, "Yorkan")
    u, fleet = put(g, "SD-01", "1315"), put(g, "PF-01", "1315")
    ruined(g, "Nu Otwa")
    flattened(g, "Adron")
    assert terrain_cost(g, UNION, mover(g, u), place(g, "2805"), True) == 2, "a clear hex in foul weather"
    assert terrain_cost(g, UNION, mover(g, fleet), place(g, "2805"), True) == 2
    assert terrain_cost(g, UNION, mover(g, u), place(g, "3006"), True) == 3, "a rough one"


def test_5_1_each_unit_moves_once_a_phase() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1315")
    put(g, "SD-02", "1415")
    table = at_table(g)
    play(table, "SD-01", "1314")
    assert refused(table, "SD-01") == "5.1"
    play(table, "SD-02", "stay")
    assert where(table.position, "SD-01") == "1314"


def test_5_1_a_stack_goes_where_all_of_it_gets() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1315")
    put(g, "HD-01", "1315")
    table = at_table(g)
    play(table, "1315")
    assert refused(table, "2015") == "5.1", "the strike division alone could"
    play(table, "1415")
    assert where(table.position, "SD-01") == where(table.position, "HD-01") == "1415"


# ---------------------------------------------------------------------------------------------------- 5.2 to 5.4 zones


def test_5_2_the_sides_never_share_a_hex() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1315")
    put(g, "PT-01", "1415")
    assert why_not(g, "SD-01", "1415") == "5.2"


def test_5_3_zones_of_units_metros_and_domes_but_not_into_places() -> None:
    g = war(REBEL_MARCH)
    zone = zones(g, UNION)
    assert zone[place(g, "1812").index] == 1, "beside Tulsy"
    assert zone[place(g, "2217").index] == 1, "beside Nu Orlan"
    assert zone[place(g, "2417").index] == 0, "the Bubble has none"
    put(g, "SD-01", "1811")
    put(g, "SD-02", "2014")
    zone = zones(g, UNION)
    assert zone[place(g, "2013").index] == 0, "not into a Warren"
    assert zone[place(g, "1813").index] == 0, "not into a Dome"
    assert zone[place(g, "2114").index] == 1


def test_5_3_revolts_ruins_airships_and_partisans_have_no_zone() -> None:
    g = war(REBEL_MARCH)
    in_revolt(g, "Tulsy")
    everything_ruined(g, "Tulsy")
    put(g, "PF-01", "1315")
    assert sum(zones(g, UNION)) == 0
    put(g, "PT-01", "1615")
    put(g, "NM-BRA-1", "1511", side=REBEL)
    assert sum(zones(g, REBEL)) == 0


def test_5_3_zones_reach_into_ruins() -> None:
    g = war(REBEL_MARCH)
    everything_ruined(g)
    put(g, "SD-01", "1812")
    assert zones(g, UNION)[place(g, "1813").index] == 1


def test_5_3_zones_cross_sea_hexsides() -> None:
    g = war(REBEL_MARCH)
    put(g, "SD-01", "0517")
    assert zones(g, UNION)[place(g, "0616").index] == 1


def test_5_4_two_more_to_enter_one_more_to_leave() -> None:
    g = war(REBEL_MARCH)
    everything_ruined(g)
    put(g, "SD-01", "1316")
    put(g, "PT-01", "1314")
    assert cost(g, "PT-01", "1315") == 3
    put(g, "PT-01", "1315")
    assert cost(g, "PT-01", "1314") == 2
    assert cost(g, "PT-01", "1415") == 4, "out of one hex of the zone and into another"


def test_5_4_friends_do_not_cancel_a_zone_and_airships_pay_it() -> None:
    g = war(UNION_MARCH)
    awake(g, "Ute")
    put(g, "G-UTE-1", "1316")
    put(g, "SD-01", "1315")
    put(g, "PF-01", "1314")
    assert cost(g, "PF-01", "1315") == 3


def test_5_4_a_refusal_names_the_zone_of_control() -> None:
    g = war(UNION_MARCH)
    awake(g, "Ute")
    put(g, "SD-01", "1311")
    put(g, "G-UTE-1", "1316")
    put(g, "G-UTE-2", "1116")
    put(g, "G-UTE-3", "1514")
    put(g, "G-UTE-4", "1117")
    assert why_not(g, "SD-01", "1318") == "5.4"


def test_3_4_a_refusal_names_the_weather() -> None:
    g = war(UNION_MARCH, "Jan 2020")
    put(g, "HD-01", "2103")
    assert why_not(g, "HD-01", "1602") == "3.4"
    g = war(UNION_MARCH, "Jul 2020")
    put(g, "HD-01", "2103")
    assert why_not(g, "HD-01", "1602") == ""


# --------------------------------------------------------------------------------------------- 5.5 to 5.7 sea, waste, barrier


def test_5_5_mobile_units_cross_the_sea_but_do_not_stay() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "2118")
    put(g, "PF-01", "2118")
    assert cost(g, "SD-01", "2218") == 1
    assert why_not(g, "SD-01", "2218") == "5.5"
    assert why_not(g, "PF-01", "2218") == "5.9"


def test_5_5_land_units_do_not_cross_the_sea() -> None:
    g = war(REBEL_MARCH)
    put(g, "PT-01", "2118")
    assert why_not(g, "PT-01", "2218") == "5.5"


def test_5_5_a_sea_hexside_costs_one_more_and_is_for_mobile_units() -> None:
    g = war(REBEL_MARCH)
    everything_ruined(g)
    awake(g, "Ute")
    put(g, "G-UTE-1", "1818")
    put(g, "PT-01", "1818")
    assert cost(g, "G-UTE-1", "1918") == 2
    assert cost(g, "PT-01", "1918") == -1 or cost(g, "PT-01", "1918") > 1
    g = war(UNION_MARCH)
    put(g, "PF-01", "1818")
    assert cost(g, "PF-01", "1918") == 2, "around by 1817"


def test_5_5_the_bubble_takes_union_mobile_units_only() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "2217")
    put(g, "PF-01", "2217")
    assert why_not(g, "SD-01", "2318") == ""
    assert why_not(g, "PF-01", "2318") == "5.9"
    ruined(g, "Gulfa")
    g.begun = 0
    assert why_not(g, "SD-01", "2318") == "5.5"


def test_5_6_only_mutants_end_in_waste() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1311")
    put(g, "ML-01", "1311")
    put(g, "NM-BRA-1", "1311")
    assert why_not(g, "SD-01", "1310") == "5.6"
    assert why_not(g, "ML-01", "1310") == ""
    assert why_not(g, "NM-BRA-1", "1310") == "5.8"


def test_5_7_barriers_are_clear_to_the_union_and_cost_the_rebel_until_the_metro_falls() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1910")
    assert cost(g, "SD-01", "1810") == 1
    for fall in (in_revolt, ruined):
        g = war(REBEL_MARCH)
        everything_ruined(g, "Ioway")
        put(g, "PT-01", "1911")
        assert cost(g, "PT-01", "1810") == 4
        fall(g, "Ioway")
        g.begun = 0
        assert cost(g, "PT-01", "1810") == 1


def test_5_7_nu_otwa_switches_its_own_barrier_only() -> None:
    g = war(REBEL_MARCH)
    everything_ruined(g, "Ioway", "Nu Otwa")
    put(g, "PT-01", "2907")
    assert cost(g, "PT-01", "2806") == -1, "4 and the zone of Nu Otwa"
    in_revolt(g, "Nu Otwa")
    g.begun = 0
    assert cost(g, "PT-01", "2806") == 1


# -------------------------------------------------------------------------------------------- 5.8 to 5.11 who may go where


def test_5_8_union_nomads_stay_in_their_own_reserve() -> None:
    g = war(UNION_MARCH)
    put(g, "NM-BRA-1", "1509")
    assert why_not(g, "NM-BRA-1", "1508") == "5.8"
    assert why_not(g, "NM-BRA-1", "1409") == ""
    assert why_not(g, "NM-BRA-1", "1610") == "5.8", "Linkon stands"


def test_5_8_rebel_nomads_go_into_every_reserve_but_not_out() -> None:
    g = war(REBEL_MARCH)
    everything_ruined(g, "Ioway")
    put(g, "NM-BRA-1", "1509", side=REBEL)
    assert why_not(g, "NM-BRA-1", "1508") == ""
    assert why_not(g, "NM-BRA-1", "1311") == ""
    assert why_not(g, "NM-BRA-1", "1211") == "5.8"
    assert why_not(g, "NM-BRA-1", "1711") == "5.8", "an active barrier"
    assert why_not(g, "NM-BRA-1", "1610") == "", "Linkon is a ruin"


def test_5_8_nomads_enter_no_settlement_in_revolt() -> None:
    g = war(REBEL_MARCH)
    in_revolt(g, "Linkon")
    put(g, "NM-BRA-1", "1509", side=REBEL)
    assert why_not(g, "NM-BRA-1", "1610") == "5.8"


def test_5_9_airships_never_enter_rough_nor_warrens() -> None:
    g = war(UNION_MARCH)
    put(g, "AF-01", "1211")
    assert why_not(g, "AF-01", "1111") == "5.9"
    put(g, "AF-02", "1913")
    assert why_not(g, "AF-02", "2013") == "5.10"
    awake(g, "Zarkan")
    flattened(g, "Ozar")
    g.begun = 0
    assert why_not(g, "AF-02", "2013") == "5.9"


def test_5_10_the_union_enters_no_warren_and_no_revolt() -> None:
    g = war(UNION_MARCH)
    in_revolt(g, "Tulsy")
    awake(g, "Zarkan")
    put(g, "SD-01", "1913")
    assert why_not(g, "SD-01", "2013") == "5.10"
    assert why_not(g, "SD-01", "1813") == "5.10"
    flattened(g, "Ozar")
    g.begun = 0
    assert why_not(g, "SD-01", "2013") == ""


def test_5_10_the_rebel_enters_no_held_settlement() -> None:
    g = war(REBEL_MARCH)
    put(g, "PT-01", "1812")
    assert why_not(g, "PT-01", "1813") == "5.10"
    in_revolt(g, "Tulsy")
    g.begun = 0
    assert why_not(g, "PT-01", "1813") == ""


def test_5_11_gangs_stay_out_of_clanholds_asleep() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    in_revolt(g, "Tulsy")
    put(g, "G-UTE-1", "1613")
    assert why_not(g, "G-UTE-1", "1714") == "5.11"
    put(g, "G-UTE-2", "1714")
    g.begun = 0
    assert why_not(g, "G-UTE-2", "1813") == "5.11", "not even into the revolt"


def test_5_11_partisans_and_mutants_may_but_not_into_the_warren() -> None:
    g = war(REBEL_MARCH)
    put(g, "PT-01", "1914")
    put(g, "ML-01", "1914", side=REBEL)
    assert why_not(g, "PT-01", "2014") == ""
    assert why_not(g, "PT-01", "2013") == "5.11"
    assert why_not(g, "ML-01", "2013") == "5.11"
    awake(g, "Zarkan")
    g.begun = 0
    assert why_not(g, "PT-01", "2013") == ""


# -------------------------------------------------------------------------------------------------- sections 9 and 10


def ready(g: War) -> set[str]:
    table = at_table(g)
    return {token for token in options(table) if "-" in token and token != "end-phase"}


def everybody(stage: int) -> War:
    """Somebody of every class on both sides, supplied and not."""
    g = war(stage)
    awake(g, "Ute", "Zarkan")
    put(g, "G-UTE-1", "0711")
    put(g, "G-ZARK-1", "1316")
    put(g, "PT-01", "1914")
    put(g, "ML-01", "0711", side=REBEL)
    put(g, "NM-BRA-1", "1511", side=REBEL)
    put(g, "SD-01", "1210")
    put(g, "PF-01", "1210")
    put(g, "NM-WYO-1", "1107")
    put(g, "HD-01", "3122")
    return g


def test_9_1_all_march_the_unsupplied_half_as_far() -> None:
    g = everybody(REBEL_MARCH)
    assert ready(g) == {"G-UTE-1", "G-ZARK-1", "PT-01", "ML-01", "NM-BRA-1"}


def test_9_2_only_the_supplied_exploit() -> None:
    g = everybody(REBEL_EXPLOITATION)
    table = at_table(g)
    assert refused(table, "G-ZARK-1") == "9.2"
    assert {"G-UTE-1", "PT-01", "ML-01", "NM-BRA-1"} <= set(options(table))


def test_9_3_only_the_supplied_mobile_react() -> None:
    g = everybody(REBEL_REACTION)
    table = at_table(g)
    assert refused(table, "PT-01") == "10.1"
    assert refused(table, "G-ZARK-1") == "9.2"
    assert ready(everybody(REBEL_REACTION)) == {"G-UTE-1", "ML-01"}
    assert table.ask.note_on(g.scenario.unit_named("G-UTE-1")) == "3 movement points"


def test_10_1_only_mobile_units_react_at_half_movement() -> None:
    g = everybody(UNION_REACTION)
    table = at_table(g)
    assert refused(table, "PF-01") == "10.1"
    assert refused(table, "NM-WYO-1") == "10.1"
    assert table.ask.note_on(g.scenario.unit_named("SD-01")) == "4 movement points"


def test_10_2_everybody_marches() -> None:
    assert ready(everybody(UNION_MARCH)) == {"SD-01", "PF-01", "NM-WYO-1", "HD-01"}


def test_10_3_no_airships_exploit() -> None:
    g = everybody(UNION_EXPLOITATION)
    table = at_table(g)
    assert refused(table, "PF-01") == "10.1"
    assert {"SD-01", "NM-WYO-1", "HD-01"} <= set(options(table))
    assert table.ask.note_on(g.scenario.unit_named("SD-01")) == "8 movement points"


def test_4_1_the_verdict_holds_for_the_phase() -> None:
    g = war(UNION_EXPLOITATION)
    put(g, "HD-01", "1315")
    table = at_table(g)
    g = table.position
    in_revolt(g, "Albukirk")
    everything_ruined(g, "Albukirk")
    play(table, "HD-01", "1414")
    assert where(g, "HD-01") == "1414"


def test_reach_for_the_board_shows_costs() -> None:
    g = war(UNION_MARCH)
    u = put(g, "SD-01", "1315")
    shown = {hex_.token: points for hex_, points in reach(g, u, 2)}
    assert shown["1415"] == 1
    assert shown["1317"] == 2
    assert "1318" not in shown


@pytest.mark.parametrize("stage", MOVEMENT)
def test_9_1_to_10_3_who_may_move_are_those_with_nothing_against_it(stage: int) -> None:
    g = war(stage)
    awake(g, "Ute", "Zarkan")
    in_revolt(g, "Tulsy")
    for number, token in enumerate(("SD-01", "HD-01", "PF-01", "AF-01", "ML-01", "G-UTE-1", "HW-ZARK-1", "PT-01")):
        put(g, token, ("1415", "1315", "1515", "1117", "1109", "0710", "1913", "1812")[number])
    put(g, "NM-BRA-1", "1409")
    put(g, "NM-WYO-1", "1106", side=REBEL)
    put(g, "SD-02", "1415")
    begin_movement(g, side_moving(stage))
    g.moved[g.scenario.unit_named("SD-02").index] = ANCHOR
    g.supplied[g.scenario.unit_named("HD-01").index] = 0
    own = [u for u, where in enumerate(g.at) if where >= 0 and g.side[u] == side_moving(stage)]
    assert who_may_move(g, side_moving(stage)) == [u for u in own if why_still(g, u) is None]
    assert own
