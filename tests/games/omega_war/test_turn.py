"""Sections 11 to 14: striking clans asleep, reinforcement, the turn record, victory, set-up."""

from __future__ import annotations

import pytest
from tests.games.omega_war.stage import (
    DEAD,
    GAME,
    at_table,
    awake,
    flattened,
    in_revolt,
    options,
    play,
    put,
    refused,
    ruined,
    steps,
    war,
    where,
)

from fourthrock.games.omega_war.counters import NOMAD, REBEL, UNION
from fourthrock.games.omega_war.places import DORMANT, ROUSED
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.stages import NEW_STEPS, OVER, REINFORCEMENT, STAGE_NAMES, TURN_RECORD, UNION_ATTACKS
from fourthrock.games.omega_war.track import verdict
from fourthrock.table import record


def index_at(stage: int, month: str, index: int) -> War:
    """A position with this index, as if the Continental Army had brought it there."""
    g = war(stage, month)
    g.rolled_for_army = index - g.index
    g.index = index
    return g


# ------------------------------------------------------------------------------------------------------------- section 11


def test_11_2_a_struck_clan_rises_with_two_units_a_warren_and_gives_the_ratings() -> None:
    g = war(UNION_ATTACKS)
    for number in (1, 2, 3):
        put(g, f"SD-0{number}", "1118")
    before = g.index
    table = at_table(g)
    play(table, "1018", "SD-01", "SD-02", "SD-03")
    g = table.position
    assert g.index == before + 2, "both Warrens of Mecklan"
    assert [where(g, f"G-MECK-{number}") for number in (1, 2)] == ["1018"] * 2
    assert [where(g, f"G-MECK-{number}") for number in (3, 4)] == ["1121"] * 2
    assert where(g, "G-MECK-5") == "aside"
    assert g.clans[g.scenario.clan_named("Mecklan").index] == ROUSED


def test_11_2_the_rebel_chooses_which_units_before_any_die() -> None:
    g = war(UNION_ATTACKS)
    for number in (1, 2, 3):
        put(g, f"SD-0{number}", "1914")
    table = at_table(g)
    play(table, "2013", "SD-01", "SD-02", "SD-03")
    assert table.ask.seat == REBEL
    play(table, "HW-ZARK-1", "HW-ZARK-2")
    g = table.position
    assert where(g, "HW-ZARK-1") == where(g, "HW-ZARK-2") == "2013"
    assert steps(g, "HW-ZARK-1") == 2


def test_11_2_a_risen_clan_gives_nothing() -> None:
    g = war(UNION_ATTACKS)
    awake(g, "Zarkan")
    for number in (1, 2, 3):
        put(g, f"SD-0{number}", "1914")
    before = g.index
    table = at_table(g, 1)
    play(table, "2013", "SD-01", "SD-02", "SD-03")
    assert table.position.index == before


def test_11_2_a_clan_struck_in_both_warrens_rises_once() -> None:
    g = war(UNION_ATTACKS)
    for number in (1, 2, 3):
        put(g, f"SD-0{number}", "1118")
        put(g, f"SD-0{number + 3}", "1221")
    before = g.index
    table = at_table(g)
    play(table, "1018", "SD-01", "SD-02", "SD-03", "1121", "SD-04", "SD-05", "SD-06")
    assert table.position.index == before + 2
    assert sum(where(table.position, f"G-MECK-{number}") in ("1018", "1121") for number in range(1, 9)) == 4


def test_11_2_every_clan_that_is_struck_rises_before_the_first_die() -> None:
    g = war(UNION_ATTACKS)
    for number in (1, 2, 3):
        put(g, f"SD-0{number}", "1118")
        put(g, f"SD-0{number + 3}", "0811")
    before = g.index
    table = at_table(g)
    play(table, "1018", "SD-01", "SD-02", "SD-03", "0711", "SD-04", "SD-05", "SD-06")
    g = table.position
    assert g.index == before + 2 + 1
    assert g.combats == []
    assert {where(g, "G-UTE-1"), where(g, "G-UTE-2")} == {"0711"}


def test_11_3_four_steps_a_warren_for_its_own_clan() -> None:
    g = war(REINFORCEMENT, "Jun 2020")
    awake(g, "Zarkan")
    put(g, "G-ZARK-1", "1415", steps=1)
    put(g, "G-ZARK-2", "1415")
    for token in ("G-ZARK-3", "G-ZARK-4", "HW-ZARK-1", "HW-ZARK-2"):
        g.at[g.scenario.unit_named(token).index] = DEAD
    table = at_table(g)
    assert refused(table, "G-ZARK-2") == "11.3"
    assert "G-UTE-1" not in [item.token for item in table.ask.among]
    play(table, "G-ZARK-1", "HW-ZARK-1", "HW-ZARK-1", "G-ZARK-3")
    g = table.position
    assert steps(g, "G-ZARK-1") == 2
    assert (where(g, "HW-ZARK-1"), steps(g, "HW-ZARK-1")) == ("2013", 2)
    assert (where(g, "G-ZARK-3"), steps(g, "G-ZARK-3")) == ("2013", 1)
    assert g.stage != REINFORCEMENT, "four steps, and no more"


@pytest.mark.parametrize(("month", "asked"), [("Mar 2020", True), ("Apr 2020", False), ("Dec 2020", True), ("Sep 2021", True)])
def test_11_3_only_in_the_months_with_a_warren_mark(month: str, asked: bool) -> None:
    g = war(REINFORCEMENT, month)
    awake(g, "Zarkan")
    assert at_table(g).ask.prompt.startswith("Ozar has 4 steps") is asked


def test_11_3_destroyed_and_sleeping_warrens_give_nothing() -> None:
    g = war(REINFORCEMENT, "Jun 2020")
    awake(g, "Zarkan", "Bama")
    flattened(g, "Ozar")
    flattened(g, "Tuskal")
    table = at_table(g)
    assert table.ask.prompt.startswith("Smokee has 4 steps")
    play(table, "done")
    assert table.position.stage == NEW_STEPS


# ------------------------------------------------------------------------------------------------------------- section 12


@pytest.mark.parametrize(
    ("month", "index", "result"),
    [
        ("Jul 2020", 46, "Union decisive"),
        ("Jul 2020", 45, ""),
        ("Jul 2020", 5, ""),
        ("Jul 2020", 4, "Rebel decisive"),
        ("Nov 2021", 5, "Rebel decisive"),
        ("Nov 2021", 13, "Rebel decisive"),
        ("Nov 2021", 14, "Rebel significant"),
        ("Nov 2021", 23, "Rebel marginal"),
        ("Nov 2021", 30, "Rebel marginal"),
        ("Nov 2021", 31, "Union marginal"),
        ("Nov 2021", 38, "Union marginal"),
        ("Nov 2021", 39, "Union decisive"),
        ("Nov 2021", 46, "Union decisive"),
        ("Nov 2021", 4, "Rebel decisive"),
    ],
)
def test_12_1_13_1_the_end(month: str, index: int, result: str) -> None:
    g = index_at(TURN_RECORD, month, index)
    assert verdict(g) == result
    table = at_table(g)
    assert table.over is bool(result)
    assert table.position.outcome == result
    if result:
        winner = UNION if result.startswith("Union") else REBEL
        assert table.position.stage == OVER
        assert [standing.place for standing in table.standings()] == ([1, 2] if winner == UNION else [2, 1])


def test_13_1_levels_of_victory_are_scores() -> None:
    scores = [GAME.standings(index_at(TURN_RECORD, "Nov 2021", index))[UNION].score for index in (10, 20, 25, 33, 40)]
    assert scores == [-3, -2, -1, 1, 2]


def test_12_2_nomads_winter_in_december() -> None:
    for month, home in (("Dec 2020", True), ("Nov 2020", False)):
        g = war(TURN_RECORD, month)
        put(g, "NM-BRA-1", "1409")
        put(g, "NM-WYO-1", "1106", side=REBEL)
        put(g, "ML-01", "1211")
        g = at_table(g).position
        out = [unit.token for unit in g.scenario.units if unit.kind == NOMAD and g.at[unit.index] >= 0]
        assert (out == []) is home
        assert where(g, "ML-01") == "1211"


def test_12_4_the_station_needs_column_a_and_nu_denver() -> None:
    table = at_table(index_at(TURN_RECORD, "Jul 2020", 13), 3)
    assert options(table) == ["orbital-strike", "nukes", "done"]
    play(table, "orbital-strike")
    assert table.position.orbital == 1
    assert table.position.index == 10
    assert refused(table, "orbital-strike") == "12.4"
    table = at_table(index_at(TURN_RECORD, "Jul 2020", 14))
    assert refused(table, "orbital-strike") == "12.4"
    g = index_at(TURN_RECORD, "Jul 2020", 13)
    in_revolt(g, "Nu Denver")
    assert refused(at_table(g), "orbital-strike") == "12.4"


def test_12_4_not_with_nu_denver_in_ruins() -> None:
    g = index_at(TURN_RECORD, "Jul 2020", 13)
    ruined(g, "Nu Denver")
    assert refused(at_table(g), "orbital-strike") == "12.4"


def test_12_5_nukes_need_column_a_or_b() -> None:
    table = at_table(index_at(TURN_RECORD, "Jul 2020", 22), 6)
    play(table, "nukes")
    assert table.position.nuclear == 1
    assert table.position.index == 16
    assert at_table(index_at(TURN_RECORD, "Jul 2020", 23)).position.stage == NEW_STEPS, "nothing to decide in column C"


def test_12_6_the_column_is_read_anew_for_the_second_weapon() -> None:
    table = at_table(index_at(TURN_RECORD, "Jul 2020", 16), 4)
    assert refused(table, "orbital-strike") == "12.4"
    play(table, "nukes")
    assert "orbital-strike" in options(table)


def test_12_6_falling_below_five_by_a_weapon_ends_nothing_yet() -> None:
    table = at_table(index_at(TURN_RECORD, "Jul 2020", 6), 6)
    play(table, "orbital-strike", "done")
    assert table.position.index == 0
    assert not table.over
    assert table.position.turn == 7


def test_7_2_a_turn_goes_through_its_stages_in_order() -> None:
    g = GAME.setup(2, GAME.options(), war(NEW_STEPS).dice)
    table = at_table(g)
    seen: list[str] = []
    while table.position.turn == 0:
        if not seen or seen[-1] != STAGE_NAMES[table.position.stage]:
            seen.append(STAGE_NAMES[table.position.stage])
        play(table, options(table)[-1])
    assert seen == sorted(seen, key=STAGE_NAMES.index)
    assert "Union march" in seen


def test_14_3_the_first_month_reads_the_column_of_the_index_it_starts_with() -> None:
    table = record.begin(GAME)
    g = table.position
    assert (g.index, g.column) == (32, 3)
    assert (g.left, g.left_mobile) == (3, 4), "column D: three air steps, four mobile ones"


def test_14_the_setup() -> None:
    g = GAME.setup(2, GAME.options(), war(NEW_STEPS).dice)
    there = {unit.token: where(g, unit.token) for unit in g.scenario.units if g.at[unit.index] >= 0}
    assert len(there) == 25
    assert [token for token, hex_ in there.items() if hex_ == "1210"] == ["SD-01", "HD-01", "PF-01", "AF-01"]
    assert g.index == 32
    assert g.clans == [DORMANT] * 9
    assert GAME.broken(g) == []
