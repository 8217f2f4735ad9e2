"""Building positions for tests: an empty map in a month and a stage, counters put where a test wants them.

g = war(UNION_MARCH, "Jul 2020")
put(g, "SD-01", "1314")
table = at_table(g)
table.play("SD-01")
table.play("1315")
"""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.games.omega_war import GAME
from fourthrock.games.omega_war.allowance import allowance
from fourthrock.games.omega_war.checks import broken
from fourthrock.games.omega_war.counters import NOMAD
from fourthrock.games.omega_war.course import Course
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.movement import begin_movement
from fourthrock.games.omega_war.places import HELD, REVOLT, RISEN, RUIN
from fourthrock.games.omega_war.position import ASIDE, CUP, DEAD, WAITING, War
from fourthrock.games.omega_war.scenario import load
from fourthrock.games.omega_war.setup import first_position
from fourthrock.games.omega_war.stages import begin_stage, side_moving
from fourthrock.games.omega_war.supply import judge
from fourthrock.table import IllegalAnswer, Journal, Table, dice_for

__all__ = ["ASIDE", "CUP", "DEAD", "GAME", "HELD", "REVOLT", "RUIN", "WAITING"]


def war(stage: int, month: str = "Jul 2020") -> War:
    """All settlements held, all clans asleep, nobody on the map."""
    g = first_position(dice_for("stage"), load("standard"))
    for unit in g.scenario.units:
        if g.at[unit.index] >= 0:
            g.at[unit.index] = ASIDE
            g.steps[unit.index] = 0
    g.turn = [other.name for other in g.scenario.months].index(month)
    begin_stage(g, stage)
    return g


def put(g: War, token: str, where: str, steps: int = 0, side: int | None = None) -> int:
    """A counter on the map, at full strength if no steps are given."""
    unit = g.scenario.unit_named(token)
    g.at[unit.index] = g.scenario.hex_at(where).index
    g.steps[unit.index] = steps or unit.steps
    if side is not None:
        g.side[unit.index] = side
    return unit.index


def awake(g: War, *clans: str) -> None:
    """These clans have risen; nobody of them is on the map yet."""
    for name in clans:
        clan = g.scenario.clan_named(name)
        g.clans[clan.index] = RISEN
        g.index -= sum(g.scenario.warrens[warren].rating for warren in clan.warrens)
        for u in clan.units:
            if g.at[u] == WAITING:
                g.at[u] = ASIDE


def in_revolt(g: War, name: str, value: int = 5) -> None:
    settlement = g.scenario.settlement_named(name)
    g.status[settlement.index] = REVOLT
    g.revolts[settlement.index] += 1
    g.cup.remove(value)
    g.marker[settlement.index] = value
    g.index -= settlement.rating


def ruined(g: War, name: str) -> None:
    settlement = g.scenario.settlement_named(name)
    g.status[settlement.index] = RUIN
    g.razed[settlement.index] += 1
    g.index -= settlement.rating


def flattened(g: War, name: str) -> None:
    """A Warren is destroyed; its clan must be awake."""
    warren = g.scenario.warren_named(name)
    g.destroyed[warren.index] = 1
    g.index += warren.rating


def at_table(g: War, *throws: int) -> Table[War]:
    """A table that goes on from here; these faces come up first."""
    assert broken(g) == []
    g.dice.rig([(throw, 6) for throw in throws])
    return Table(GAME, g, 2, journal=Journal())


def play(table: Table[War], *tokens: str) -> None:
    for token in tokens:
        table.play(token)
        assert broken(table.position) == []


def options(table: Table[War]) -> list[str]:
    return list(table.ask.tokens)


def refused(table: Table[War], token: str) -> str:
    """The number of the rule that forbids an answer."""
    with pytest.raises(IllegalAnswer) as caught:
        table.play(token)
    assert caught.value.refusal is not None, f"no rule forbids {token}: {caught.value}"
    return caught.value.refusal.rule


def note(table: Table[War], token: str) -> str:
    question = table.ask
    return next(question.note_on(item) for item in question.options if item.token == token)


def where(g: War, token: str) -> str:
    """The hex in which a unit is, or the name of its pile."""
    place = g.at[g.scenario.unit_named(token).index]
    piles = {ASIDE: "aside", DEAD: "dead", CUP: "cup", WAITING: "waiting"}
    return piles[place] if place < 0 else g.scenario.hexes[place].token


def steps(g: War, token: str) -> int:
    return g.steps[g.scenario.unit_named(token).index]


def status(g: War, name: str) -> int:
    return g.status[g.scenario.settlement_named(name).index]


def place(g: War, token: str) -> Hex:
    return g.scenario.hex_at(token)


def course_of(g: War, token: str) -> Course:
    """How far a unit gets in the present movement phase."""
    if not g.begun:
        begin_movement(g, side_moving(g.stage))
    u = g.scenario.unit_named(token).index
    return Course(g, [u], [allowance(g, u)])


def cost(g: War, token: str, to: str) -> int:
    """What it costs a unit to get to a hex in the present phase; -1 if it cannot."""
    return course_of(g, token).costs[place(g, to).index]


def why_not(g: War, token: str, to: str) -> str:
    """The rule that keeps a unit from a hex; empty if it may go there."""
    refusal = course_of(g, token).why_not(place(g, to))
    return refusal.rule if refusal is not None else ""


def supplied(g: War, token: str) -> bool:
    """Whether a unit is in supply as things are."""
    u = g.scenario.unit_named(token).index
    judge(g, [u], g.side[u])
    return bool(g.supplied[u])


def nomads(g: War) -> list[str]:
    return [unit.token for unit in g.scenario.units if unit.kind == NOMAD]


def changed(facts: Any, path: str, value: Any) -> Any:
    """Scenario facts with one value changed: `settlements.3.rating`."""
    *way, last = path.split(".")
    inner = facts
    for key in way:
        inner = inner[int(key)] if isinstance(inner, list) else inner[key]
    if isinstance(inner, list):
        inner[int(last)] = value
    else:
        inner[last] = value
    return facts
