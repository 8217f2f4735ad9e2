"""Section 6: announcements, strengths, support, odds, modifiers, losses, ruin, advance."""

from __future__ import annotations

import pytest
from tests.games.omega_war.stage import (
    RUIN,
    at_table,
    awake,
    flattened,
    in_revolt,
    note,
    options,
    place,
    play,
    put,
    refused,
    status,
    steps,
    war,
    where,
)

from fourthrock.games.omega_war.charts import ODDS
from fourthrock.games.omega_war.counters import REBEL, UNION
from fourthrock.games.omega_war.odds import (
    NO_RESULT,
    QUARTERS,
    Forecast,
    Modifier,
    attack_strength,
    defence_strength,
    forecast,
    losses,
    odds_of,
    support_strength,
)
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.stages import REBEL_ATTACKS, UNION_ATTACKS
from fourthrock.table import Table


def strength(g: War, token: str, target: str) -> float:
    return attack_strength(g, g.scenario.unit_named(token).index, place(g, target)) / QUARTERS


def defence(g: War, target: str) -> float:
    return defence_strength(g, place(g, target)) / QUARTERS


def sizes(g: War, side: int, target: str, *tokens: str) -> dict[str, int]:
    attackers = [g.scenario.unit_named(token).index for token in tokens]
    return {modifier.name: modifier.size for modifier in forecast(g, side, place(g, target), attackers).modifiers}


def announce(table: Table[War], target: str, *attackers: str) -> None:
    """Announce one attack with these attackers; who is the only one to answer has answered already."""
    play(table, target)
    for token in attackers:
        if table.position.fights[table.position.scenario.unit_named(token).index] < 0:
            play(table, token)
    if table.ask.prompt.startswith("Who attacks"):
        play(table, "enough")


def launch(table: Table[War]) -> None:
    """No more attacks, unless there could be none anyway."""
    if table.ask.prompt == "Attack which hex?":
        play(table, "announced")


def fight(table: Table[War], target: str, *attackers: str) -> None:
    """Announce one attack, and no other."""
    announce(table, target, *attackers)
    launch(table)


def skip(table: Table[War], *kinds: str) -> None:
    """Decline all support, or all advance."""
    while table.ask.prompt.split()[0] in kinds:
        play(table, "enough" if table.ask.prompt.startswith("Support") else "hold")


# ---------------------------------------------------------------------------------------------- 6.1, 6.2 announcing attacks


def test_6_1_targets_of_the_rebel_are_units_and_held_settlements() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    in_revolt(g, "Sedaly")
    for number in (1, 2, 3, 4):
        put(g, f"G-ZARK-{number}", "1812")
    put(g, "SD-01", "1913")
    table = at_table(g)
    assert {"1813", "1913"} <= set(options(table))
    assert "1811" not in [item.token for item in table.ask.among], "Sedaly is his own"
    assert "2013" not in [item.token for item in table.ask.among]


def test_6_1_targets_of_the_union_are_units_revolts_and_warrens_even_asleep() -> None:
    g = war(UNION_ATTACKS)
    in_revolt(g, "Tulsy")
    put(g, "PT-01", "2014")
    put(g, "SD-01", "1914")
    table = at_table(g)
    assert set(options(table)) == {"1813", "2013", "2014", "announced"}


def test_6_2_range_and_once_a_hex() -> None:
    g = war(UNION_ATTACKS)
    put(g, "SD-02", "1516")
    put(g, "PT-01", "1415")
    put(g, "PT-02", "1515")
    put(g, "PT-03", "1818")
    put(g, "SD-01", "1416")
    put(g, "PF-01", "1315")
    table = at_table(g)
    assert refused(table, "1818") == "6.2"
    play(table, "1415", "SD-01", "enough")
    assert refused(table, "1415") == "6.2", "a second time"


def test_6_2_a_unit_attacks_once_a_phase() -> None:
    g = war(UNION_ATTACKS)
    put(g, "PT-01", "1415")
    put(g, "PT-02", "1515")
    put(g, "SD-01", "1516")
    put(g, "SD-02", "1516")
    put(g, "SD-03", "1516")
    table = at_table(g)
    play(table, "1415", "SD-02", "enough", "1515")
    assert refused(table, "SD-02") == "6.2"
    assert options(table) == ["SD-01", "SD-03"]


def test_6_5_what_cannot_come_to_one_to_three_cannot_be_announced() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    put(g, "PT-01", "1812")
    put(g, "G-ZARK-1", "1914", steps=1)
    put(g, "SD-01", "1813")
    put(g, "PF-01", "2014")
    table = at_table(g)
    assert refused(table, "1813") == "6.5", "5 against 20"
    assert "2014" in options(table)


def test_6_2_the_attack_must_reach_one_to_three_before_it_may_stop() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    put(g, "G-ZARK-1", "1913")
    put(g, "PT-01", "1812")
    put(g, "G-ZARK-2", "1913")
    put(g, "G-ZARK-3", "1913")
    put(g, "SD-01", "1813", steps=1)
    table = at_table(g)
    play(table, "1813", "PT-01")
    assert "enough" not in options(table), "2 against 16"
    play(table, "G-ZARK-1")
    assert "enough" in options(table), "7 against 16"


# ------------------------------------------------------------------------------------------------ 6.3, 6.4 strengths


def test_6_3_coloured_range_halves_beyond_one_hex() -> None:
    g = war(UNION_ATTACKS)
    put(g, "HD-01", "1315")
    put(g, "PF-01", "1315")
    assert strength(g, "HD-01", "1415") == 12
    assert strength(g, "HD-01", "1515") == 6
    assert strength(g, "PF-01", "1716") == 6, "a patrol fleet's range is not coloured"


def test_6_3_without_supply_and_reduced() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Ute")
    u = put(g, "G-UTE-1", "1315")
    assert strength(g, "G-UTE-1", "1415") == 5
    g.supplied[u] = 0
    assert strength(g, "G-UTE-1", "1415") == 2.5
    g.steps[u] = 1
    assert strength(g, "G-UTE-1", "1415") == 1.5


def test_6_3_halves_multiply() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Bama")
    u = put(g, "HW-BAMA-1", "1315", steps=1)
    g.supplied[u] = 0
    assert strength(g, "HW-BAMA-1", "1515") == 1.25


def test_6_3_patrol_fleets_are_halved_against_warrens_that_stand() -> None:
    g = war(UNION_ATTACKS)
    awake(g, "Zarkan")
    u = put(g, "PF-01", "1913")
    assert strength(g, "PF-01", "2013") == 3
    assert support_strength(g, u, place(g, "2013")) == 3 * QUARTERS
    put(g, "AF-01", "1913")
    assert strength(g, "AF-01", "2013") == 12
    flattened(g, "Ozar")
    assert strength(g, "PF-01", "2013") == 6


def test_6_4_defence_of_units_and_places() -> None:
    g = war(REBEL_ATTACKS)
    assert defence(g, "1813") == 12
    assert defence(g, "1210") == 16
    assert defence(g, "2318") == 10
    put(g, "SD-01", "1813")
    put(g, "PF-01", "1813", steps=1)
    assert defence(g, "1813") == 12 + 8 + 2
    in_revolt(g, "Sedaly", 7)
    assert defence(g, "1811") == 7
    in_revolt(g, "Nu Denver", 3)
    assert defence(g, "1210") == 9, "a Metro adds six to its marker"
    assert defence(g, "2013") == 14, "a Warren asleep"
    awake(g, "Zarkan")
    flattened(g, "Ozar")
    assert defence(g, "2013") == 0


def test_4_5_defence_is_never_halved_by_supply() -> None:
    g = war(REBEL_ATTACKS)
    u = put(g, "HD-01", "1315")
    g.supplied[u] = 0
    assert defence(g, "1315") == 10


# ----------------------------------------------------------------------------------------------------- 6.6 support


def test_6_6_defensive_support_by_airships_domes_and_metros() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    for number in (1, 2, 3, 4):
        put(g, f"G-ZARK-{number}", "1913")
    put(g, "PF-01", "2010")
    put(g, "AF-01", "1715")
    table = at_table(g, 1)
    fight(table, "1813", "G-ZARK-1", "G-ZARK-2", "G-ZARK-3", "G-ZARK-4")
    assert table.ask.seat == UNION
    assert {"AF-01", "1811", "enough"} <= set(options(table))
    assert refused(table, "PF-01") == "6.6", "half of range 4 does not reach"
    assert refused(table, "1909") == "6.6", "Ioway is four hexes away"
    assert note(table, "1811").startswith("4 of support: 20 against 16, 1:1")
    assert note(table, "AF-01").startswith("6 of support"), "two hexes away, coloured range"


def test_6_6_the_engaged_and_the_spent_give_no_support() -> None:
    g = war(UNION_ATTACKS)
    put(g, "PT-01", "1415")
    put(g, "PT-02", "1317")
    put(g, "SD-01", "1414")
    put(g, "SD-02", "1316")
    put(g, "AF-01", "1314")
    put(g, "AF-02", "1314")
    put(g, "AF-03", "1315")
    table = at_table(g, 6, 6)
    announce(table, "1415", "SD-01", "AF-01")
    announce(table, "1317", "SD-02")
    launch(table)
    play(table, "1415")
    assert refused(table, "AF-01") == "6.6", "it attacks"
    play(table, "AF-02")
    play(table, "enough", "hold")
    assert table.ask.prompt.startswith("Support the attack on hex 1317")
    assert refused(table, "AF-02") == "6.6", "it has supported"
    assert "AF-03" in options(table)


def test_6_6_nobody_supports_out_of_a_hex_under_attack() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    for number in (1, 2):
        put(g, f"G-ZARK-{number}", "1913")
        put(g, f"G-ZARK-{number + 2}", "1911")
    put(g, "AF-01", "1813")
    table = at_table(g, 1, 1)
    announce(table, "1813", "G-ZARK-1", "G-ZARK-2")
    announce(table, "1811", "G-ZARK-3", "G-ZARK-4")
    launch(table)
    play(table, "1811")
    assert refused(table, "1813") == "6.6"
    assert refused(table, "AF-01") == "6.6"


def test_6_6_airships_north_give_none_in_foul_weather() -> None:
    for month, rule in (("Jan 2020", "6.6"), ("Jul 2020", "")):
        g = war(REBEL_ATTACKS, month)
        awake(g, "Yorkan")
        for number in (1, 2, 3, 4):
            put(g, f"G-YORK-{number}", "2907")
        put(g, "AF-01", "2706")
        table = at_table(g, 1)
        fight(table, "2807", "G-YORK-1", "G-YORK-2", "G-YORK-3", "G-YORK-4")
        if rule:
            assert refused(table, "AF-01") == rule
        else:
            assert "AF-01" in options(table)
        assert "2805" in options(table), "settlements support in all weather"


def test_6_6_an_unsupplied_airship_gives_none() -> None:
    g = war(UNION_ATTACKS)
    awake(g, "Mecklan")
    put(g, "PF-01", "1216")
    put(g, "PT-01", "1315")
    put(g, "SD-01", "1414")
    for number, hex_ in enumerate(["1215", "1316", "1317", "1217", "1117", "1116"], 1):
        put(g, f"G-MECK-{number}", hex_)
    table = at_table(g, 1)
    fight(table, "1315", "SD-01")
    assert refused(table, "PF-01") == "6.6"


def test_6_6_support_is_capped_by_what_it_supports() -> None:
    g = war(UNION_ATTACKS)
    put(g, "PT-01", "1315")
    put(g, "ML-01", "1414")
    for number in (1, 2, 3):
        put(g, f"AF-0{number}", "1514")
    table = at_table(g, 3)
    fight(table, "1315", "ML-01")
    assert note(table, "AF-01").startswith("6 of support: 10 against 2, 5:1")
    play(table, "AF-01")
    assert not table.ask.prompt.startswith("Support"), "five is all that counts"


def test_6_6_the_bubble_gives_none() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Bama")
    for number in (1, 2, 3, 4):
        put(g, f"G-BAMA-{number}", "2116")
    put(g, "AF-01", "2017")
    table = at_table(g, 1)
    fight(table, "2117", "G-BAMA-1", "G-BAMA-2", "G-BAMA-3", "G-BAMA-4")
    assert "AF-01" in options(table)
    assert refused(table, "2318") == "6.6"


def test_6_10_supporters_lose_nothing() -> None:
    g = war(UNION_ATTACKS)
    awake(g, "Zarkan")
    put(g, "SD-01", "1914")
    put(g, "AF-01", "1915")
    put(g, "G-ZARK-1", "2014")
    table = at_table(g, 2)
    fight(table, "2014", "SD-01")
    play(table, "AF-01")
    skip(table, "Support")
    assert steps(table.position, "SD-01") == 1, "9 and at most 9 more against 5 is 3:1, the die 2 and +1: 1/1"
    assert steps(table.position, "G-ZARK-1") == 1
    assert steps(table.position, "AF-01") == 2


def test_6_7_support_may_leave_an_attack_without_result() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    put(g, "G-ZARK-1", "1913")
    table = at_table(g, 6)
    fight(table, "1813", "G-ZARK-1")
    play(table, "1811")
    assert table.position.combats[2] == NO_RESULT
    assert status(table.position, "Tulsy") == 0
    assert steps(table.position, "G-ZARK-1") == 2


# ----------------------------------------------------------------------------------------------------- 6.7 odds


@pytest.mark.parametrize(
    ("attack", "against", "odds"),
    [
        (1, 4, None),
        (4, 12, "1:3"),
        (5, 12, "1:3"),
        (6, 12, "1:2"),
        (11, 12, "1:2"),
        (12, 12, "1:1"),
        (23, 12, "1:1"),
        (24, 12, "2:1"),
        (36, 12, "3:1"),
        (48, 12, "4:1"),
        (60, 12, "5:1"),
        (72, 12, "6:1"),
        (200, 12, "6:1"),
    ],
)
def test_6_7_odds_are_rounded_for_the_defender(attack: int, against: int, odds: str | None) -> None:
    column = odds_of(attack * QUARTERS, against * QUARTERS)
    assert column == (NO_RESULT if odds is None else ODDS.index(odds))


def test_6_7_fractions_count() -> None:
    assert odds_of(9, 10) == ODDS.index("1:2"), "two and a quarter against two and a half"


# -------------------------------------------------------------------------------------------------- 6.8 modifiers


def test_6_8_full_units_and_places() -> None:
    g = war(UNION_ATTACKS)
    awake(g, "Zarkan")
    put(g, "SD-01", "1914")
    put(g, "G-ZARK-1", "2014", steps=1)
    assert sizes(g, UNION, "2014", "SD-01") == {}
    put(g, "G-ZARK-2", "2014")
    assert sizes(g, UNION, "2014", "SD-01") == {"full units in the hex": 1}, "three steps"
    put(g, "G-ZARK-1", "2013")
    put(g, "G-ZARK-3", "2013")
    assert sizes(g, UNION, "2013", "SD-01") == {"full units in the hex": 2, "settlement or Warren": 1}


def test_6_8_north_in_foul_weather() -> None:
    for month, expected in (("Jan 2020", {"north in foul weather": -2}), ("Jul 2020", {})):
        g = war(REBEL_ATTACKS, month)
        put(g, "ML-01", "2005")
        put(g, "PT-01", "2004")
        assert sizes(g, REBEL, "2005", "PT-01") == expected


def test_6_8_mixed_clans_until_the_continental_army() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Ute", "Zarkan")
    put(g, "ML-01", "1315")
    put(g, "G-UTE-1", "1415")
    put(g, "G-ZARK-1", "1415")
    put(g, "HW-ZARK-1", "1415")
    put(g, "PT-01", "1415")
    assert sizes(g, REBEL, "1315", "G-UTE-1", "G-ZARK-1") == {"mixed clans": -1}
    assert sizes(g, REBEL, "1315", "HW-ZARK-1", "G-ZARK-1", "PT-01") == {}
    g.army = 1
    assert sizes(g, REBEL, "1315", "G-UTE-1", "G-ZARK-1") == {}


def test_6_8_heavy_divisions_on_open_ground() -> None:
    g = war(UNION_ATTACKS)
    awake(g, "Zarkan")
    in_revolt(g, "Tulsy")
    put(g, "HD-01", "1812")
    put(g, "PT-01", "1913")
    put(g, "PT-02", "1712")
    put(g, "PT-03", "1912")
    assert sizes(g, UNION, "1913", "HD-01") == {"heavy division on open ground": 1}, "clear"
    assert sizes(g, UNION, "1712", "HD-01") == {"heavy division on open ground": 1}, "barrier"
    assert sizes(g, UNION, "1813", "HD-01") == {"settlement or Warren": 1}
    put(g, "PT-01", "1914")
    assert sizes(g, UNION, "1914", "HD-01") == {}, "rough"


def test_6_8_nukes_need_an_assault_fleet_that_attacks() -> None:
    g = war(UNION_ATTACKS)
    put(g, "PT-01", "1315")
    put(g, "AF-01", "1415")
    put(g, "SD-01", "1415")
    assert sizes(g, UNION, "1315", "AF-01") == {}
    g.nuclear = 1
    assert sizes(g, UNION, "1315", "AF-01") == {"nukes": 2}
    assert sizes(g, UNION, "1315", "SD-01") == {}


# ------------------------------------------------------------------------------------- 6.9, 6.10 the table, worked examples


def seen(g: War, odds: str, total: int) -> Forecast:
    """A combat at these odds with these modifiers."""
    shown = Forecast(QUARTERS, QUARTERS, [Modifier("test", "6.8", total)])
    shown.odds = ODDS.index(odds)
    return shown


@pytest.mark.parametrize(
    ("odds", "total", "die", "expected"),
    [
        ("1:3", 0, 1, (3, 0)),
        ("1:3", 0, 6, (1, 0)),
        ("1:2", 0, 5, (1, 0)),
        ("1:1", 0, 4, (1, 0)),
        ("1:1", 1, 4, (1, 1)),
        ("2:1", 0, 4, (1, 1)),
        ("3:1", 0, 3, (1, 1)),
        ("3:1", 0, 6, (0, 2)),
        ("4:1", 0, 5, (0, 2)),
        ("5:1", 0, 2, (1, 1)),
        ("6:1", 0, 6, (0, 3)),
        ("6:1", -2, 1, (1, 0)),  # line 0 for everything below
        ("1:3", -3, 1, (4, 0)),
        ("6:1", 3, 6, (0, 4)),  # line 7 for everything above
        ("1:3", 4, 6, (1, 1)),
        ("1:3", 5, 6, (1, 2)),  # one beyond four: a step more
        ("3:1", 7, 1, (0, 5)),
        ("1:3", 6, -5, (3, 2)),  # extra losses even where the table says none
    ],
)
def test_6_9_lines_and_extra_losses(odds: str, total: int, die: int, expected: tuple[int, int]) -> None:
    g = war(UNION_ATTACKS)
    assert losses(g, seen(g, odds, total), die) == expected


def test_6_10_the_defender_loses_first_and_each_picks_his_own() -> None:
    g = war(UNION_ATTACKS)
    awake(g, "Zarkan")
    put(g, "SD-01", "1914")
    put(g, "SD-02", "1914")
    put(g, "G-ZARK-1", "2014")
    put(g, "G-ZARK-2", "2014")
    table = at_table(g, 3)
    fight(table, "2014", "SD-01", "SD-02")
    skip(table, "Support")
    assert table.ask.seat == REBEL, "18 against 10 is 1:1, the die 3 and +2: 1/1"
    play(table, "G-ZARK-2")
    assert table.ask.seat == UNION
    play(table, "SD-01")
    g = table.position
    assert [steps(g, token) for token in ("SD-01", "SD-02", "G-ZARK-1", "G-ZARK-2")] == [1, 2, 2, 1]
    assert g.combats[2:7] == [ODDS.index("1:1"), 2, 3, 1, 1]


def test_6_11_excess_destroys_a_settlement_and_costs_its_rating() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    for number in (1, 2, 3, 4):
        put(g, f"G-ZARK-{number}", "1913")
    before = g.index
    table = at_table(g, 6)
    fight(table, "1813", "G-ZARK-1", "G-ZARK-2", "G-ZARK-3", "G-ZARK-4")
    skip(table, "Support")
    assert status(table.position, "Tulsy") == RUIN, "20 against 12 is 1:1, the die 6 and +1: 0/1 and nobody to lose it"
    assert table.position.index == before - 2
    assert table.ask.prompt == "Advance into Tulsy with whom?"
    play(table, "G-ZARK-1", "hold")
    assert where(table.position, "G-ZARK-1") == "1813"


def test_6_11_units_absorb_losses_for_their_settlement() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    for number in (1, 2, 3, 4):
        put(g, f"G-ZARK-{number}", "1913")
    put(g, "SD-01", "1813", steps=1)
    table = at_table(g, 6)
    fight(table, "1813", "G-ZARK-1", "G-ZARK-2", "G-ZARK-3", "G-ZARK-4")
    skip(table, "Support")
    assert where(table.position, "SD-01") == "dead"
    assert status(table.position, "Tulsy") == 0


def test_6_12_the_union_gains_by_revolts_crushed_and_warrens_destroyed() -> None:
    g = war(UNION_ATTACKS)
    awake(g, "Zarkan")
    in_revolt(g, "Tulsy", 3)
    for number in (1, 2, 3):
        put(g, f"SD-0{number}", "1913")
    for number in (4, 5, 6):
        put(g, f"SD-0{number}", "2114")
    before = g.index
    table = at_table(g, 6, 6)
    announce(table, "1813", "SD-01", "SD-02", "SD-03")
    announce(table, "2013", "SD-04", "SD-05", "SD-06")
    launch(table)
    play(table, "1813")
    skip(table, "Support", "Advance")
    g = table.position
    assert status(g, "Tulsy") == RUIN
    assert g.destroyed[g.scenario.warren_named("Ozar").index] == 1
    assert g.index == before + 2 + 1


def test_6_11_in_the_open_the_excess_is_nothing() -> None:
    g = war(UNION_ATTACKS)
    put(g, "PT-01", "1315")
    put(g, "SD-01", "1414")
    before = g.index
    table = at_table(g, 6)
    fight(table, "1315", "SD-01")
    skip(table, "Support")
    assert where(table.position, "PT-01") == "dead"
    assert table.position.index == before


def test_6_13_nomads_to_the_cup_and_mutants_to_the_recruits() -> None:
    g = war(UNION_ATTACKS)
    put(g, "NM-BRA-1", "1510", side=REBEL)
    put(g, "ML-01", "1511", side=REBEL)
    for number in (1, 2, 3):
        put(g, f"SD-0{number}", "1411")
        put(g, f"SD-0{number + 3}", "1409")
    table = at_table(g, 6, 6)
    announce(table, "1511", "SD-01", "SD-02", "SD-03")
    announce(table, "1510", "SD-04", "SD-05", "SD-06")
    launch(table)
    play(table, "1510")
    skip(table, "Support", "Advance")
    g = table.position
    assert where(g, "NM-BRA-1") == "cup"
    assert where(g, "ML-01") == "aside"
    assert g.side[g.scenario.unit_named("ML-01").index] == UNION


def test_6_14_only_adjacent_attackers_advance_and_only_where_they_may_be() -> None:
    g = war(UNION_ATTACKS)
    put(g, "PT-01", "1111")
    put(g, "SD-01", "1110")
    put(g, "PF-01", "1210")
    put(g, "HD-01", "1311")
    table = at_table(g, 6)
    fight(table, "1111", "SD-01", "PF-01", "HD-01")
    skip(table, "Support")
    assert options(table) == ["SD-01", "hold"], "the fleet may not enter rough, the heavy division is two hexes away"


def test_6_14_nobody_advances_into_a_standing_place() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    for number in (1, 2, 3, 4):
        put(g, f"G-ZARK-{number}", "1913")
    put(g, "SD-01", "1813", steps=1)
    table = at_table(g, 6)
    fight(table, "1813", "G-ZARK-1", "G-ZARK-2", "G-ZARK-3", "G-ZARK-4")
    skip(table, "Support")
    assert status(table.position, "Tulsy") == 0
    assert not table.ask.prompt.startswith("Advance")


def test_6_14_only_mutants_advance_into_waste() -> None:
    g = war(REBEL_ATTACKS)
    put(g, "ML-01", "1310")
    put(g, "ML-02", "1311", side=REBEL)
    put(g, "ML-03", "1311", side=REBEL)
    for number in (1, 2, 3, 4, 5, 6):
        put(g, f"PT-0{number}", "1311")
    table = at_table(g, 6)
    fight(table, "1310", "ML-02", "ML-03", "PT-01", "PT-02", "PT-03", "PT-04", "PT-05", "PT-06")
    skip(table, "Support")
    assert where(table.position, "ML-01") == "aside"
    assert options(table) == ["ML-02", "ML-03", "hold"]


# ------------------------------------------------------------------------------------------------- 6.15 orbital strike


def test_6_15_the_station_strikes_alone_anywhere_once() -> None:
    g = war(UNION_ATTACKS)
    g.orbital, g.paid_for_orbital = 1, 4
    g.index -= 4
    awake(g, "Columbia")
    put(g, "PT-01", "1415")
    put(g, "SD-01", "1316")
    put(g, "SD-02", "2813")
    table = at_table(g, 6, 6)
    announce(table, "1415", "SD-01")
    play(table, "0605")
    assert table.position.orbital_attack == 1, "nobody else could: it is the one answer"
    assert options(table) == ["1415", "0605"], "no target is left, the attacks are announced"
    play(table, "0605")
    assert table.position.combats[2] == ODDS.index("4:1"), "60 against 14"
    assert table.position.destroyed[g.scenario.warren_named("Blumont").index] == 1


def test_6_15_not_without_nu_denver() -> None:
    g = war(UNION_ATTACKS)
    g.orbital, g.paid_for_orbital = 1, 4
    g.index -= 4
    in_revolt(g, "Nu Denver")
    put(g, "PT-01", "1415")
    put(g, "SD-01", "1316")
    table = at_table(g)
    assert refused(table, "0605") == "6.2"


def test_6_15_sixty_points_not_halved_with_ground_units() -> None:
    g = war(UNION_ATTACKS)
    u = put(g, "SD-01", "1914")
    shown = forecast(g, UNION, place(g, "2013"), [u], orbital=True)
    assert shown.attack == 69 * QUARTERS
    assert shown.odds_name == "4:1"


# ------------------------------------------------------------------------------------------------------- the forecast


def test_forecast_gives_every_throw_before_commitment() -> None:
    g = war(UNION_ATTACKS)
    in_revolt(g, "Tulsy", 4)
    u = put(g, "HD-01", "1812")
    shown = forecast(g, UNION, place(g, "1813"), [u])
    assert shown.odds_name == "3:1"
    assert [(one.die, one.attacker, one.defender, one.destroyed) for one in shown.outcomes] == [
        (1, 1, 0, False),
        (2, 1, 1, True),
        (3, 1, 1, True),
        (4, 0, 1, True),
        (5, 0, 2, True),
        (6, 0, 2, True),
    ]
    assert "(6.8)" in shown.sentence


def test_6_5_a_roused_warren_may_drop_an_attack() -> None:
    g = war(UNION_ATTACKS)
    put(g, "ML-01", "1914")
    table = at_table(g)
    play(table, "2013")
    play(table, "G-ZARK-1", "G-ZARK-2")
    g = table.position
    assert g.combats[2] == NO_RESULT, "5 against 14 was 1:3, 5 against 24 is not"
    assert steps(g, "ML-01") == 1
    assert not g.destroyed[g.scenario.warren_named("Ozar").index]
