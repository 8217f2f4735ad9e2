"""Movement phases of both sides (sections 5, 9, 10): a unit or a stack at a time, each unit once a phase."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.allowance import allowance, who_may_move, why_still
from fourthrock.games.omega_war.counters import Unit
from fourthrock.games.omega_war.course import Course
from fourthrock.games.omega_war.ground import lie_of_the_land
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.position import FRESH, MOVED, UNKNOWN_GROUND, War
from fourthrock.games.omega_war.stages import (
    REBEL_EXPLOITATION,
    REBEL_MARCH,
    REBEL_REACTION,
    STAGE_NAMES,
    UNION_MARCH,
    UNION_REACTION,
    end_stage,
    side_moving,
)
from fourthrock.games.omega_war.supply import check_supply
from fourthrock.games.omega_war.teleport import teleport
from fourthrock.games.omega_war.words import END_PHASE, STAY, TELEPORT
from fourthrock.table import Item, Refusal, Script, pick_or_stop

NO_STACK: Final = Refusal("5.1", "fewer than two units there may still move")


def movement(g: War) -> Script[None]:
    """9.1 to 10.3 One unit or stack moves, or the phase ends."""
    side = side_moving(g.stage)
    if not g.begun:
        begin_movement(g, side)
    muster = Muster(g, side)
    chosen = yield from pick_or_stop(
        side,
        f"{STAGE_NAMES[g.stage]}: move which unit or stack?",
        muster.among,
        muster.why_not,
        stop=END_PHASE,
        rule=rule_of(g.stage),
        legal=muster.ready,
        note=muster.note,
    )
    if isinstance(chosen, Unit):
        yield from move(g, side, [chosen.index])
    elif isinstance(chosen, Hex):
        yield from move(g, side, muster.stack(chosen.index))
    else:
        end_movement(g)


def begin_movement(g: War, side: int) -> None:
    """4.1 Supply is judged once, as the phase begins."""
    g.begun = 1
    g.moved = [FRESH] * len(g.moved)
    check_supply(g, side)
    g.ground = lie_of_the_land(g, side)
    g.heading(STAGE_NAMES[g.stage])


def end_movement(g: War) -> None:
    g.moved = [FRESH] * len(g.moved)
    g.ground = UNKNOWN_GROUND
    end_stage(g)


def rule_of(stage: int) -> str:
    """The rule under which a movement phase stands."""
    if stage == REBEL_MARCH:
        return "9.1"
    if stage == REBEL_EXPLOITATION:
        return "9.2"
    if stage == REBEL_REACTION:
        return "9.3"
    if stage == UNION_REACTION:
        return "10.1"
    return "10.2" if stage == UNION_MARCH else "10.3"


class Muster:
    """Who may still move: the units of a side, and the hexes where two of them or more lie together."""

    def __init__(self, g: War, side: int) -> None:
        self.g = g
        own = [u for u, where in enumerate(g.at) if where >= 0 and g.side[u] == side]
        able = who_may_move(g, side)
        self.among = self._with_stacks(own)
        self.ready = self._with_stacks(able)

    def _with_stacks(self, units: list[int]) -> list[Item]:
        """These units, and the hexes in which two of them or more lie together."""
        at, counters, hexes = self.g.at, self.g.scenario.units, self.g.scenario.hexes
        found: list[Item] = [counters[u] for u in units]
        together = [0] * len(hexes)
        for u in units:
            where = at[u]
            together[where] += 1
            if together[where] == 2:
                found.append(hexes[where])
        return found

    def stack(self, hex_index: int) -> list[int]:
        """The units of a hex that may still move."""
        return [u for u, where in enumerate(self.g.at) if where == hex_index and why_still(self.g, u) is None]

    def why_not(self, item: Item) -> Refusal | None:
        if isinstance(item, Unit):
            return why_still(self.g, item.index)
        return None if item in self.ready else NO_STACK

    def note(self, item: Item) -> str:
        if isinstance(item, Unit):
            supply = "" if self.g.supplied[item.index] else ", unsupplied"
            return f"{allowance(self.g, item.index)} movement points{supply}"
        return f"{len(self.stack(item.index))} units together" if isinstance(item, Hex) else ""


def move(g: War, side: int, chosen: list[int]) -> Script[None]:
    """5.1 The chosen units go to one of the hexes that all of them reach, or teleport, or stay."""
    course = Course(g, chosen, [allowance(g, u) for u in chosen])
    answer = yield from pick_or_stop(
        side,
        f"Where to with {course.name}?",
        course.among,
        course.why_not,
        stop=STAY,
        rule="5.1",
        legal=course.ends,
        note=course.note,
    )
    for u in chosen:
        g.moved[u] = MOVED
    if answer is TELEPORT:
        yield from teleport(g, side, chosen[0], course)
    elif isinstance(answer, Hex):
        for u in chosen:
            g.at[u] = answer.index
            g.say("{} moves to {}", g.scenario.units[u], answer)
