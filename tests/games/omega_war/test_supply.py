"""Section 4: supply of both sides, cut and restored."""

from __future__ import annotations

from tests.games.omega_war.stage import ASIDE, RUIN, at_table, awake, flattened, in_revolt, place, put, ruined, supplied, war

from fourthrock.games.omega_war.counters import REBEL, UNION
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.stages import REBEL_MARCH, UNION_MARCH
from fourthrock.games.omega_war.supply import rebel_supply_area, union_supply_area


def ring(g: War, centre: str) -> list[str]:
    """The six hexes around one."""
    return [g.scenario.hexes[n].token for n in g.scenario.near[place(g, centre).index]]


def test_4_2_strike_divisions_nomads_and_partisans_are_always_supplied() -> None:
    g = war(UNION_MARCH)
    awake(g, "Ute")
    put(g, "SD-01", "1316")
    put(g, "HD-01", "1316")
    put(g, "PT-01", "2015")
    put(g, "NM-BRA-1", "1511", side=REBEL)
    for number, hex_ in enumerate(ring(g, "1316"), 1):
        put(g, f"G-UTE-{number}", hex_)
    assert supplied(g, "SD-01")
    assert supplied(g, "PT-01")
    assert supplied(g, "NM-BRA-1")
    assert not supplied(g, "HD-01")


def test_4_3_union_supply_has_no_limit() -> None:
    g = war(UNION_MARCH)
    put(g, "HD-01", "3122")
    assert supplied(g, "HD-01"), "an island far out, across the sea"


def test_4_3_union_supply_is_cut_by_units_and_restored() -> None:
    g = war(UNION_MARCH)
    awake(g, "Ute")
    put(g, "PF-01", "1316")
    assert supplied(g, "PF-01")
    for number, hex_ in enumerate(ring(g, "1316"), 1):
        put(g, f"G-UTE-{number}", hex_)
    assert not supplied(g, "PF-01")
    put(g, "G-UTE-1", "1011")
    put(g, "G-UTE-2", "1011")
    assert not supplied(g, "PF-01"), "the gap lies in the zone of the others"
    put(g, "SD-01", ring(g, "1316")[0])
    assert supplied(g, "PF-01"), "a division guards the way out"


def test_4_3_a_union_unit_opens_a_hex_in_a_zone_of_control() -> None:
    g = war(UNION_MARCH)
    awake(g, "Ute")
    put(g, "HD-01", "1118")
    put(g, "G-UTE-1", "1116")
    area = union_supply_area(g, [])
    assert area[place(g, "1117").index] == 0
    put(g, "SD-01", "1117")
    assert union_supply_area(g, [])[place(g, "1117").index] == 1


def test_4_3_settlements_in_revolt_and_warrens_block() -> None:
    g = war(UNION_MARCH)
    area = union_supply_area(g, [])
    assert area[place(g, "2013").index] == 0, "the Warren Ozar, asleep"
    assert area[place(g, "1813").index] == 1
    in_revolt(g, "Tulsy")
    assert union_supply_area(g, [])[place(g, "1813").index] == 0


def test_4_3_the_ruined_bubble_is_no_source_but_the_held_one_is() -> None:
    g = war(UNION_MARCH)
    for settlement in g.scenario.settlements:
        if settlement.name != "Gulfa":
            ruined(g, settlement.name)
    put(g, "HD-01", "1316")
    assert supplied(g, "HD-01")
    ruined(g, "Gulfa")
    assert not supplied(g, "HD-01")


def test_4_4_gangs_trace_to_their_own_risen_warren() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute", "Canialan")
    put(g, "G-UTE-1", "1012")
    put(g, "G-CANI-1", "1012")
    assert supplied(g, "G-UTE-1")
    assert not supplied(g, "G-CANI-1"), "Zion is the Warren of Ute; Yosem is too far off"
    put(g, "G-CANI-1", "0511")
    assert supplied(g, "G-CANI-1")


def test_4_4_the_continental_army_shares_all_warrens() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute", "Canialan")
    put(g, "G-CANI-1", "1012")
    assert not supplied(g, "G-CANI-1")
    g.army = 1
    assert supplied(g, "G-CANI-1")


def test_4_4_the_way_costs_what_the_unit_would_pay() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    ruined(g, "Sollake")
    put(g, "G-UTE-1", "0807")
    assert supplied(g, "G-UTE-1")
    put(g, "G-UTE-1", "1008")
    assert not supplied(g, "G-UTE-1"), "behind the barrier of Ioway, which costs 4"


def test_4_4_a_destroyed_warren_is_no_source() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    put(g, "G-UTE-1", "0710")
    flattened(g, "Zion")
    assert not supplied(g, "G-UTE-1")


def test_4_4_settlements_in_revolt_serve_every_clan_awake() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    put(g, "G-UTE-1", "1114")
    put(g, "G-UTE-2", "1514")
    in_revolt(g, "Albukirk")
    assert supplied(g, "G-UTE-1")
    assert supplied(g, "G-UTE-2"), "Albukirk lies in no clanhold"


def test_4_4_a_source_in_a_clanhold_asleep_is_none_for_gangs_but_is_one_for_mutants() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    in_revolt(g, "Tulsy")
    put(g, "G-UTE-1", "1613")
    put(g, "ML-01", "1613", side=REBEL)
    assert not supplied(g, "G-UTE-1")
    assert supplied(g, "ML-01")
    awake(g, "Zarkan")
    assert supplied(g, "G-UTE-1")


def test_4_4_zones_of_control_lengthen_the_way() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Zarkan")
    ruined(g, "Tulsy")
    ruined(g, "Sedaly")
    put(g, "G-ZARK-1", "1715")
    assert supplied(g, "G-ZARK-1")
    put(g, "SD-01", "1815")
    put(g, "SD-02", "1714")
    put(g, "SD-03", "1913")
    assert not supplied(g, "G-ZARK-1")


def test_4_5_unsupplied_units_march_half_as_far() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    put(g, "G-UTE-1", "1316")
    table = at_table(g)
    assert table.ask.note_on(table.ask.options[0]) == "3 movement points, unsupplied"


def test_supply_areas_for_the_board() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    area = rebel_supply_area(g, g.scenario.clan_named("Ute").index, 7)
    assert area[place(g, "0711").index] == 1
    assert area[place(g, "1316").index] == 0
    assert g.side[put(g, "SD-01", "1210")] == UNION


def test_4_4_rebel_supply_is_cut_and_restored() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Zarkan")
    ruined(g, "Tulsy")
    ruined(g, "Sedaly")
    put(g, "G-ZARK-1", "1914")
    assert supplied(g, "G-ZARK-1")
    for number, hex_ in enumerate(ring(g, "1914"), 1):
        if hex_ != "2013":
            put(g, f"SD-0{number}", hex_)
    assert supplied(g, "G-ZARK-1"), "the Warren is beside it, and no zone of control reaches into it"
    put(g, "G-ZARK-1", "1815")
    assert not supplied(g, "G-ZARK-1"), "divisions stand in the way, their zones around them"
    for number in range(1, 7):
        g.at[g.scenario.unit_named(f"SD-0{number}").index] = ASIDE
    assert supplied(g, "G-ZARK-1")


def test_4_4_a_settlement_in_revolt_that_is_ruined_supplies_no_more() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    put(g, "G-UTE-1", "1514")
    in_revolt(g, "Albukirk")
    assert supplied(g, "G-UTE-1")
    g.status[g.scenario.settlement_named("Albukirk").index] = RUIN
    assert not supplied(g, "G-UTE-1")


def test_4_4_weather_lengthens_the_way() -> None:
    for month, expected in (("Jul 2020", True), ("Jan 2020", False)):
        g = war(REBEL_MARCH, month)
        awake(g, "Columbia")
        for settlement in g.scenario.settlements:
            ruined(g, settlement.name)
        put(g, "G-COLU-1", "0602")
        assert supplied(g, "G-COLU-1") is expected, "three hexes of clear land and more: in foul weather each costs two"


def test_4_4_the_army_does_not_wake_a_warren_asleep() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute")
    g.army = 1
    put(g, "G-UTE-1", "2014")
    assert not supplied(g, "G-UTE-1"), "Ozar is asleep"
    awake(g, "Zarkan")
    assert supplied(g, "G-UTE-1")


def test_4_4_rebel_mutants_use_any_risen_warren_without_an_army() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Zarkan")
    put(g, "ML-01", "2014", side=REBEL)
    assert supplied(g, "ML-01")
    flattened(g, "Ozar")
    assert not supplied(g, "ML-01")


def test_4_2_strike_divisions_of_the_union_only() -> None:
    g = war(UNION_MARCH)
    for settlement in g.scenario.settlements:
        ruined(g, settlement.name)
    for token in ("SD-01", "HD-01", "PF-01", "AF-01", "ML-01", "NM-BRA-1"):
        put(g, token, "1409")
    assert {token: supplied(g, token) for token in ("SD-01", "HD-01", "PF-01", "AF-01", "ML-01", "NM-BRA-1")} == {
        "SD-01": True,
        "HD-01": False,
        "PF-01": False,
        "AF-01": False,
        "ML-01": False,
        "NM-BRA-1": True,
    }
