"""The sequence of play: which script the stage of a turn calls for (section 7)."""

from __future__ import annotations

from fourthrock.games.omega_war.attacks import announce
from fourthrock.games.omega_war.battle import combat
from fourthrock.games.omega_war.movement import movement
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.recruits import new_steps, union_mutants, union_nomads
from fourthrock.games.omega_war.reinforcement import reinforcement, rousing
from fourthrock.games.omega_war.stages import (
    ARMY,
    MOVEMENT,
    NEW_STEPS,
    OVER,
    PARTISANS,
    REBEL_ATTACKS,
    REBEL_COMBAT,
    REBEL_NOMADS,
    REINFORCEMENT,
    REVOLTS,
    RISING,
    ROUSING,
    UNION_ATTACKS,
    UNION_COMBAT,
    UNION_MUTANTS,
    UNION_NOMADS,
)
from fourthrock.games.omega_war.track import turn_record
from fourthrock.games.omega_war.uprising import continental_army, defections, partisans, rebel_nomads, revolts, rising
from fourthrock.table.ask import Script


def next_script(g: War) -> Script[None] | None:
    """The next small piece of the turn; None when the war is over."""
    stage = g.stage
    if stage in MOVEMENT:
        return movement(g)
    if stage < PARTISANS:
        return recruitment(g)
    if stage == PARTISANS:
        return partisans(g)
    if stage == ARMY:
        return continental_army(g)
    if stage in (REBEL_ATTACKS, UNION_ATTACKS):
        return announce(g)
    if stage in (REBEL_COMBAT, UNION_COMBAT):
        return combat(g)
    if stage == ROUSING:
        return rousing(g)
    if stage == REINFORCEMENT:
        return reinforcement(g)
    return None if stage == OVER else turn_record(g)


def recruitment(g: War) -> Script[None]:
    """Steps 1 to 7 of the chart."""
    stage = g.stage
    if stage == NEW_STEPS:
        return new_steps(g)
    if stage == UNION_MUTANTS:
        return union_mutants(g)
    if stage == UNION_NOMADS:
        return union_nomads(g)
    if stage == RISING:
        return rising(g)
    if stage == REVOLTS:
        return revolts(g)
    return rebel_nomads(g) if stage == REBEL_NOMADS else defections(g)
