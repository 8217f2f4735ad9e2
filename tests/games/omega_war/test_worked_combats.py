"""Whole combats through the table, one at each odds and beyond the limits of the modifiers, reckoned by hand."""

from __future__ import annotations

import pytest
from tests.games.omega_war.stage import at_table, awake, in_revolt, options, play, put, ruined, steps, war, where

from fourthrock.games.omega_war.charts import ODDS
from fourthrock.games.omega_war.position import COMBAT_FIELDS, War
from fourthrock.games.omega_war.stages import REBEL_ATTACKS, UNION_ATTACKS
from fourthrock.table import Table

GANGS = ["G-ZARK-1", "G-ZARK-2", "G-ZARK-3", "G-ZARK-4"]
BRIGADES = ["HW-ZARK-1", "HW-ZARK-2"]


def battle(attackers: list[str], defenders: list[str]) -> War:
    """Zarkan in 1913, supplied from Tulsy in revolt, against Union units in the open at 1812."""
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    in_revolt(g, "Tulsy")
    ruined(g, "Sedaly")
    for token in attackers:
        put(g, token, "1913")
    for token in defenders:
        put(g, token, "1812")
    return g


def fight(table: Table[War], target: str, attackers: list[str]) -> list[int]:
    """Announce this attack with all of these and no support; the first step on offer goes. What is written of the combat."""
    play(table, target)
    while not table.position.combats:
        offered = options(table)
        wanted = [token for token in attackers if token in offered]
        word = next((word for word in ("enough", "announced", "hold") if word in offered), "")
        if table.ask.prompt.startswith("Who attacks") and wanted:
            word = wanted[0]
        play(table, word or offered[0])
    return table.position.combats[:COMBAT_FIELDS]


@pytest.mark.parametrize(
    ("attackers", "defenders", "odds", "total", "die", "losses"),
    [
        # 5 + 2 against 8 + 10; two full units; line 1 + 2 = 3
        ([GANGS[0], "PT-01"], ["SD-01", "HD-01"], "1:3", 2, 1, (2, 0)),
        # 10 against 18; line 5 + 2 = 7
        (GANGS[:2], ["SD-01", "HD-01"], "1:2", 2, 5, (1, 1)),
        # 20 against 18; line 2 + 2 = 4
        (GANGS, ["SD-01", "HD-01"], "1:1", 2, 2, (1, 0)),
        # 20 against 10; one full unit; line 3 + 1 = 4
        (GANGS, ["HD-01"], "2:1", 1, 3, (1, 1)),
        # 10 + 10 + 5 against 8; line 6 + 1 = 7
        ([*BRIGADES, GANGS[0]], ["SD-01"], "3:1", 1, 6, (0, 2)),
        # 35 against 8; line 1 + 1 = 2
        ([*BRIGADES, *GANGS[:3]], ["SD-01"], "4:1", 1, 1, (1, 1)),
        # 40 against 8; line 4 + 1 = 5
        ([*BRIGADES, *GANGS], ["SD-01"], "5:1", 1, 4, (0, 2)),
        # 40 against 4 is ten to one: 6:1; line 6 + 1 = 7
        ([*BRIGADES, *GANGS], ["PF-01"], "6:1", 1, 6, (0, 4)),
        # 15 against 40, five full units: line 7, and a step more for the modifier beyond four
        (GANGS[:3], ["SD-01", "SD-02", "SD-03", "SD-04", "SD-05"], "1:3", 5, 6, (1, 2)),
        # 20 against 48, six full units: line 1 + 6 = 7, and two steps more
        (GANGS, [f"SD-0{n}" for n in range(1, 7)], "1:3", 6, 1, (1, 3)),
    ],
)
def test_6_7_to_6_10_a_combat_at_each_odds(
    attackers: list[str], defenders: list[str], odds: str, total: int, die: int, losses: tuple[int, int]
) -> None:
    g = battle(attackers, defenders)
    before = [sum(steps(g, token) for token in party) for party in (attackers, defenders)]
    table = at_table(g, die)
    written = fight(table, "1812", attackers)
    assert (ODDS[written[2]], written[3], written[4]) == (odds, total, die)
    assert (written[5], written[6]) == losses
    while table.ask.prompt.startswith("Which unit"):
        play(table, options(table)[0])
    after = [sum(steps(table.position, token) for token in party) for party in (attackers, defenders)]
    assert after == [max(0, had - lost) for had, lost in zip(before, losses)]


def test_6_9_below_line_0_counts_as_line_0() -> None:
    g = war(REBEL_ATTACKS, "Jan 2020")
    put(g, "ML-01", "2005")
    put(g, "PT-01", "2004")
    put(g, "PT-02", "2004")
    table = at_table(g, 1)
    written = fight(table, "2005", ["PT-01", "PT-02"])
    assert written[2:7] == [ODDS.index("1:1"), -2, 1, 3, 0], "4 against 4, north in foul weather: the line would be -1"
    assert where(table.position, "PT-01") == where(table.position, "PT-02") == "dead"
    assert steps(table.position, "ML-01") == 1


def test_6_8_all_modifiers_of_the_union_together() -> None:
    g = war(UNION_ATTACKS, "Jan 2020")
    g.nuclear = 1
    put(g, "HD-01", "2004")
    put(g, "AF-01", "2004")
    for number in range(1, 5):
        put(g, f"PT-0{number}", "2005")
    table = at_table(g, 4)
    written = fight(table, "2005", ["HD-01", "AF-01"])
    assert written[2:7] == [ODDS.index("3:1"), 3, 4, 0, 2], "24 against 8; two full units, -2 foul, +1 heavy, +2 nukes"


def test_6_5_supply_is_judged_again_at_the_instant_of_combat() -> None:
    for first, odds in (("1415", "6:1"), ("1417", "3:1")):
        g = war(UNION_ATTACKS)
        put(g, "HD-01", "1416")
        put(g, "SD-01", "1414")
        put(g, "SD-02", "1414")
        for number, token in enumerate(["1415", "1417", "1316", "1317", "1516", "1517"], 1):
            put(g, f"PT-0{number}", token)
        table = at_table(g, 5, 5)
        play(table, "1415", "SD-01", "SD-02", "enough", "1417")
        play(table, first)
        while len(table.position.combats) < 2 * COMBAT_FIELDS:
            play(table, next(word for word in ("hold", "enough", *options(table)) if word in options(table)))
        written = table.position.combats
        odds_of = {table.position.scenario.hexes[written[at + 1]].token: ODDS[written[at + 2]] for at in (0, COMBAT_FIELDS)}
        assert odds_of["1417"] == odds, "the ring is open once the partisan in 1415 is dead; before, the division is cut off"


def test_6_14_adjacent_attackers_advance_all_or_some() -> None:
    g = battle([*BRIGADES, *GANGS], ["PF-01"])
    table = at_table(g, 6)
    fight(table, "1812", [*BRIGADES, *GANGS])
    assert options(table) == [*GANGS, *BRIGADES, "hold"]
    play(table, "G-ZARK-1", "HW-ZARK-2", "hold")
    g = table.position
    assert [where(g, token) for token in ("G-ZARK-1", "G-ZARK-2", "HW-ZARK-1", "HW-ZARK-2")] == ["1812", "1913", "1913", "1812"]
