"""5.12 Teleport."""

from __future__ import annotations

from tests.games.omega_war.stage import (
    at_table,
    awake,
    course_of,
    in_revolt,
    note,
    options,
    play,
    put,
    refused,
    ruined,
    supplied,
    war,
    where,
)

from fourthrock.games.omega_war.stages import REBEL_MARCH, UNION_EXPLOITATION, UNION_MARCH, UNION_REACTION
from fourthrock.games.omega_war.words import TELEPORT


def test_5_12_march_teleport_costs_half_the_printed_movement_and_leaves_the_rest() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1210")
    table = at_table(g)
    play(table, "SD-01", "teleport", "2515")
    assert where(table.position, "SD-01") == "2515"
    assert note(table, "2516") == "1 of 4 movement points"
    play(table, "2516")
    assert where(table.position, "SD-01") == "2516"


def test_5_12_half_is_rounded_up() -> None:
    g = war(UNION_MARCH)
    put(g, "ML-01", "1210")
    table = at_table(g)
    play(table, "ML-01", "teleport", "2515")
    assert note(table, "2516") == "1 of 3 movement points"


def test_5_12_a_unit_may_walk_to_the_node_first() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1409")
    table = at_table(g)
    play(table, "SD-01", "teleport", "2515")
    assert note(table, "2516") == "1 of 2 movement points", "two of eight were walked to Linkon"


def test_5_12_too_far_from_a_node() -> None:
    g = war(UNION_MARCH)
    put(g, "HD-01", "0618")
    table = at_table(g)
    play(table, "HD-01")
    assert refused(table, "teleport") == "5.12"


def test_5_12_only_supplied_units_teleport() -> None:
    g = war(UNION_MARCH)
    awake(g, "Ute")
    put(g, "HD-01", "1114")
    in_revolt(g, "Sollake")
    for number, hex_ in enumerate(["1113", "1213", "1214", "1115", "1014", "1013"], 1):
        put(g, f"G-UTE-{number}", hex_)
    assert supplied(g, "HD-01"), "in Albukirk, which is a source itself"
    assert course_of(g, "HD-01").why_not(TELEPORT) is None
    g.begun = 0
    for settlement in g.scenario.settlements:
        if settlement.name not in ("Albukirk", "Nu Denver", "Sollake"):
            ruined(g, settlement.name)
    put(g, "HD-01", "1313")
    put(g, "G-UTE-1", "1312")
    put(g, "G-UTE-2", "1413")
    put(g, "G-UTE-3", "1314")
    put(g, "G-UTE-4", "1213")
    assert not supplied(g, "HD-01")
    refusal = course_of(g, "HD-01").why_not(TELEPORT)
    assert refusal is not None
    assert refusal.rule == "5.12"


def test_5_12_a_strike_division_is_a_node_and_stands_fast() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-02", "1315")
    put(g, "SD-03", "2515")
    put(g, "PF-01", "1210")
    table = at_table(g)
    play(table, "PF-01", "teleport", "1315", "halt")
    assert where(table.position, "PF-01") == "1315"
    assert refused(table, "SD-02") == "5.12"


def test_5_12_a_division_that_walked_or_stands_in_rough_is_no_node() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-02", "1315")
    put(g, "SD-03", "1111")
    put(g, "SD-01", "1210")
    table = at_table(g)
    play(table, "SD-02", "1415", "SD-01", "teleport")
    assert "1415" not in options(table)
    assert "1111" not in options(table)
    assert "1609" not in options(table)


def test_5_12_leaving_by_a_division_that_is_nearer_than_any_settlement() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-02", "1316")
    put(g, "SD-03", "2515")
    put(g, "HD-01", "1315")
    table = at_table(g)
    play(table, "HD-01", "teleport")
    assert options(table) == ["1114", "1316"], "the cheapest settlement, and the division that is cheaper still"
    play(table, "1316", "2515")
    assert note(table, "2516") == "1 of 2 movement points"
    play(table, "halt")
    assert refused(table, "SD-02") == "5.12"


def test_5_12_the_bubble_is_a_node_for_mobile_units_only() -> None:
    for token, offered in (("SD-01", True), ("AF-01", False)):
        g = war(UNION_MARCH)
        put(g, token, "1210")
        table = at_table(g)
        play(table, token, "teleport")
        assert ("2318" in options(table)) is offered


def test_5_12_settlements_in_revolt_are_no_nodes() -> None:
    g = war(UNION_MARCH)
    in_revolt(g, "Atlan")
    put(g, "SD-01", "1210")
    table = at_table(g)
    play(table, "SD-01", "teleport")
    assert "2515" not in options(table)


def test_5_12_nomads_do_not_teleport() -> None:
    g = war(UNION_MARCH)
    put(g, "NM-BRA-1", "1510")
    table = at_table(g)
    play(table, "NM-BRA-1")
    assert refused(table, "teleport") == "5.12"


def test_10_1_reaction_teleport_goes_from_settlement_to_settlement_and_takes_all() -> None:
    g = war(UNION_REACTION)
    put(g, "SD-01", "1210")
    put(g, "SD-02", "1315")
    table = at_table(g)
    play(table, "SD-01", "teleport")
    assert "1315" not in options(table), "divisions are no nodes in reaction"
    play(table, "2515")
    assert where(table.position, "SD-01") == "2515"
    assert refused(table, "SD-01") == "5.1", "no points are left"
    play(table, "SD-02")
    assert refused(table, "teleport") == "5.12", "it is in no settlement"


def test_10_3_no_teleport_in_exploitation_nor_for_the_rebel() -> None:
    for stage, token in ((UNION_EXPLOITATION, "SD-01"), (REBEL_MARCH, "PT-01")):
        g = war(stage)
        put(g, token, "1311")
        table = at_table(g)
        play(table, token)
        assert "teleport" not in [item.token for item in table.ask.among]
