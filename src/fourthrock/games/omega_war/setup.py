"""Set-up: what lies where before the first turn (section 14)."""

from __future__ import annotations

from fourthrock.games.omega_war.counters import NOMAD
from fourthrock.games.omega_war.places import DORMANT, HELD
from fourthrock.games.omega_war.position import ASIDE, CUP, WAITING, War
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.stages import NEW_STEPS, begin_stage
from fourthrock.table.dice import Dice


def first_position(dice: Dice, s: Scenario) -> War:
    """14.1 to 14.3 The Union in its settlements, the clans asleep, the cups full."""
    g = War(dice, s)
    units, settlements = len(s.units), len(s.settlements)
    g.at = [ASIDE] * units
    g.steps = [0] * units
    g.side = [unit.home_side for unit in s.units]
    g.moved = [0] * units
    g.supplied = [1] * units
    g.fights = [-1] * units
    g.supports = [0] * units
    g.status = [HELD] * settlements
    g.marker = [0] * settlements
    g.supporting = [0] * settlements
    g.revolts = [0] * settlements
    g.crushed = [0] * settlements
    g.razed = [0] * settlements
    g.rebuilt = [0] * settlements
    g.cup = s.marker_values[:]
    g.clans = [DORMANT] * len(s.clans)
    g.destroyed = [0] * len(s.warrens)
    for unit in s.units:
        if unit.clan >= 0:
            g.at[unit.index] = WAITING
        elif unit.kind == NOMAD:
            g.at[unit.index] = CUP
    for u, place in zip(s.start_units, s.start_hexes):
        g.at[u] = place
        g.steps[u] = s.units[u].steps
    begin_stage(g, NEW_STEPS)
    return g
