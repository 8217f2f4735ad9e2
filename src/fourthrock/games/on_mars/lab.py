"""Orbit's knowledge (rules 7.3, 7.4): learning and developing technologies, and what the spaces of a Laboratory give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.on_mars.cards import M_TECHS, T_DEVELOP_TWO, T_LEARN
from fourthrock.games.on_mars.events import F_TECHS, contribute, did_task, team_score
from fourthrock.games.on_mars.goods import COLOURS, GOODS, MINERAL, TECHS
from fourthrock.games.on_mars.laboratory import (
    B_BLUEPRINT,
    B_BOTS,
    B_COLONIST,
    B_CRYSTAL,
    B_DEVELOP,
    B_LEARN,
    B_MINERAL,
    B_RETRIEVE,
    B_UPGRADE,
    B_WAREHOUSE,
    BENEFIT_NAMES,
    COLUMN_ANY,
    COLUMN_COST,
    GRID,
    GRID_ANY,
    GRID_COST,
    LAB,
    SHIP_COST,
    TOP_LEVEL,
    GridSpace,
    Step,
)
from fourthrock.games.on_mars.movement import move_bots
from fourthrock.games.on_mars.plans import take_blueprints, upgrade_series
from fourthrock.games.on_mars.position import Mars
from fourthrock.games.on_mars.quarters import able, recruit, to_working_area
from fourthrock.games.on_mars.recall import recall
from fourthrock.games.on_mars.stores import can_pay, gain, gain_crystals, pay, take_from_warehouse
from fourthrock.games.on_mars.techs import free_first_spaces, steps
from fourthrock.table import NO, YES, Refusal, Script, pick, pick_or_stop

KNOWN: Final = Refusal("7.3", "you have this technology already")
GONE: Final = Refusal("7.3", "there is no tile here")
TOO_DEAR: Final = Refusal("7.3", "you cannot pay for it")


def no_learn(g: Mars, s: int, space: GridSpace) -> Refusal | None:
    """7.3: a kind that you lack, and its row's cost."""
    tech = g.grid[space.index]
    if tech < 0:
        return GONE
    if g.tech_at[s * 13 + tech] >= 0:
        return KNOWN
    return None if can_pay(g, s, GRID_COST[space.index], GRID_ANY[space.index]) else TOO_DEAR


def may_learn(g: Mars, s: int) -> bool:
    if not free_first_spaces(g, s):
        return False
    return any(no_learn(g, s, space) is None for space in GRID)


def learn(g: Mars, s: int, must: bool = False, boosted: bool = False) -> Script[bool]:
    """7.3: take a tile from the Tech Grid and put it on a free space of column 1; a boosted one sends its Colonist first."""
    if not may_learn(g, s):
        return False
    space: GridSpace | None
    if must:
        space = yield from pick(
            s, "Learn which technology?", GRID, lambda at: no_learn(g, s, at), rule="7.3", note=lambda at: grid_name(g, at)
        )
    else:
        space = yield from pick_or_stop(
            s, "Learn which technology?", GRID, lambda at: no_learn(g, s, at), rule="7.3", note=lambda at: grid_name(g, at)
        )
    if space is None:
        return False
    if boosted:
        to_working_area(g, s)
    tech = g.grid[space.index]
    yield from pay(g, s, GRID_COST[space.index], GRID_ANY[space.index])
    to = yield from pick(s, "On which space of the Laboratory?", [LAB[at] for at in free_first_spaces(g, s)], rule="7.3")
    g.grid[space.index] = -1
    g.tech_at[s * 13 + tech] = to.index
    g.say("{} learns the {}", COLOURS[s], TECHS[tech])
    team_score(g, s, 1, F_TECHS)
    contribute(g, s, M_TECHS)
    did_task(g, s, T_LEARN)
    yield from benefit(g, s, to.benefit)
    return True


def grid_name(g: Mars, space: GridSpace) -> str:
    tech = g.grid[space.index]
    return f"{TECHS[tech].name}, {price(GRID_COST[space.index], GRID_ANY[space.index])}" if tech >= 0 else ""


def learn_boosted(g: Mars, s: int, must: bool) -> Script[None]:
    """7.3, the Oxygen Tank: one tile, and one more for one Colonist."""
    boost = able(g, s) > 0
    learnt = yield from learn(g, s, must)
    if learnt and boost and able(g, s):
        yield from learn(g, s, boosted=True)


# --------------------------------------------------------------------------------------------------------------- develop


def develop(g: Mars, s: int, free: bool, must: bool = False, boosted: bool = False) -> Script[bool]:
    """7.4: move a tile to an adjacent empty space of the next column, pay the column's cost, take its benefit."""
    open_steps = steps(g, s, free)
    if not open_steps:
        return False
    step: Step | None
    note = free_step_note if free else step_note
    if must:
        step = yield from pick(s, "Develop which technology?", open_steps, rule="7.4", note=note)
    else:
        step = yield from pick_or_stop(s, "Develop which technology?", open_steps, rule="7.4", note=note)
    if step is None:
        return False
    if boosted:
        to_working_area(g, s)
    yield from take_step(g, s, step, free)
    return True


def free_step_note(step: Step) -> str:
    """What the space gives."""
    found = LAB[step.space].benefit
    return f"gives {BENEFIT_NAMES[found]}" if found else ""


def step_note(step: Step) -> str:
    """What the step costs, and what the space gives."""
    cost = price(COLUMN_COST[LAB[step.space].level], COLUMN_ANY[LAB[step.space].level])
    gives = free_step_note(step)
    return f"{cost}, {gives}" if gives else cost


def price(cost: Sequence[int], anything: int) -> str:
    """A cost in words."""
    parts = [f"{count} {GOODS[good].name}" for good, count in enumerate(cost) if count]
    if anything:
        parts.append("any Resource")
    return " and ".join(parts) or "free"


def take_step(g: Mars, s: int, step: Step, free: bool) -> Script[None]:
    space = LAB[step.space]
    if not free:
        yield from pay(g, s, COLUMN_COST[space.level], COLUMN_ANY[space.level])
    move_tile(g, s, step)
    yield from benefit(g, s, space.benefit)


def move_tile(g: Mars, s: int, step: Step) -> None:
    """The tile moves; chapter 1 scores it (20.3)."""
    g.tech_at[s * 13 + step.tech] = step.space
    g.say("{} develops the {}", COLOURS[s], step)
    team_score(g, s, 4 if LAB[step.space].level == TOP_LEVEL else 1, F_TECHS)
    if g.active == s:
        others = g.developed & ~(1 << step.tech)
        g.developed |= 1 << step.tech
        if others:
            did_task(g, s, T_DEVELOP_TWO)


def develop_series(g: Mars, s: int, times: int, free: bool, boost: bool, must: bool = False) -> Script[int]:
    """Develop so many times, and once more for each Colonist sent."""
    boosts = able(g, s) if boost else 0
    done = 0
    while done < times + boosts:
        if done >= times and able(g, s) == 0:
            break
        more = yield from develop(g, s, free, must and done == 0, done >= times)
        if not more:
            break
        done += 1
    return done


# --------------------------------------------------------------------------------------------------------------- benefit


def benefit(g: Mars, s: int, what: int) -> Script[None]:
    """What a space of the Laboratory, of the Turn Order, or the life support gives (O11, O6); every benefit may be declined."""
    if what == B_WAREHOUSE:
        yield from take_from_warehouse(g, s)
    elif what == B_CRYSTAL:
        gain_crystals(g, s, 1)
    elif what == B_MINERAL:
        gain(g, s, MINERAL, 1)
    elif what == B_BOTS:
        yield from move_bots(g, s, 2)
    elif what == B_BLUEPRINT:
        yield from take_blueprints(g, s, 1, True)
    elif what == B_UPGRADE:
        yield from upgrade_series(g, s, 1, True, True)
    elif what == B_LEARN:
        yield from learn(g, s)
    elif what == B_COLONIST:
        yield from buy_colonist(g, s)
    elif what == B_RETRIEVE:
        yield from recall(g, s, 1)
    elif what == B_DEVELOP:
        yield from develop(g, s, True)


def buy_colonist(g: Mars, s: int) -> Script[None]:
    """13.4, space 4: Water and a Plant for a Colonist."""
    if g.supply[s] == 0 or not can_pay(g, s, SHIP_COST):
        return
    if (yield from pick(s, "Pay Water and a Plant for a Colonist?", [YES, NO], rule="13.6")) is YES:
        yield from pay(g, s, SHIP_COST)
        recruit(g, s)
