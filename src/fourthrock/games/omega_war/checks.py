"""Invariants: what must hold after every move, whatever anybody does."""

from __future__ import annotations

from fourthrock.games.omega_war.counters import NOMAD, changes_sides
from fourthrock.games.omega_war.ground import SHUT, may_end, mover, terrain_cost
from fourthrock.games.omega_war.places import BUBBLE, DOME, DORMANT, HELD, REVOLT, RISEN, ROUSED
from fourthrock.games.omega_war.position import CUP, DEAD, WAITING, War
from fourthrock.games.omega_war.stages import RISING, ROUSING
from fourthrock.games.omega_war.track import verdict


def broken(g: War) -> list[str]:
    """The invariants that do not hold, as sentences."""
    return units_broken(g) + hexes_broken(g) + places_broken(g) + combat_broken(g) + index_broken(g)


def units_broken(g: War) -> list[str]:
    """Every unit in one place, its steps in range, its side its own."""
    found: list[str] = []
    for unit in g.scenario.units:
        u, where = unit.index, g.at[unit.index]
        if where >= len(g.scenario.hexes) or where < WAITING:
            found.append(f"{unit.token} is nowhere")
        elif (where >= 0) != (1 <= g.steps[u] <= unit.steps):
            found.append(f"{unit.token} has {g.steps[u]} steps")
        if where in (DEAD, WAITING) and changes_sides(unit.kind):
            found.append(f"{unit.token} cannot be dead or waiting")
        if (where == CUP) != (where < 0 and unit.kind == NOMAD):
            found.append(f"{unit.token} belongs in the cup off the map, and nobody else does")
        waits = unit.clan >= 0 and g.clans[unit.clan] == DORMANT
        if (where == WAITING) != waits and not (where == WAITING and g.stage in (RISING, ROUSING)):
            found.append(f"{unit.token} and its clan do not agree")
        if g.side[u] != unit.home_side and not (changes_sides(unit.kind) and where >= 0):
            found.append(f"{unit.token} is on the wrong side")
        if g.fights[u] >= len(g.targets):
            found.append(f"{unit.token} fights in an attack that nobody announced")
    return found


def hexes_broken(g: War) -> list[str]:
    """Nobody is where it may not be, and the sides never share a hex."""
    found: list[str] = []
    side_in: dict[int, int] = {}
    for unit in g.scenario.units:
        u, where = unit.index, g.at[unit.index]
        if not 0 <= where < len(g.scenario.hexes):
            continue
        place = g.scenario.hexes[where]
        if side_in.setdefault(where, g.side[u]) != g.side[u]:
            found.append(f"both sides are in {place.token}")
        # Nomads in a ruin that is rebuilt around them may stay.
        if terrain_cost(g, g.side[u], mover(g, u), place, False) >= SHUT and unit.kind != NOMAD:
            found.append(f"{unit.token} may not be in {place.token}")
        elif not may_end(g, u, place):
            found.append(f"{unit.token} may not end in {place.token}")
    return found


def places_broken(g: War) -> list[str]:
    """Status, markers and history of the settlements agree; every marker is in the cup or on one settlement."""
    found: list[str] = []
    for settlement in g.scenario.settlements:
        n, status = settlement.index, g.status[settlement.index]
        fallen = g.revolts[n] + g.razed[n]
        if fallen - g.rebuilt[n] != (0 if status == HELD else 1):
            found.append(f"{settlement.name} has fallen {fallen} times and been rebuilt {g.rebuilt[n]} times")
        if status == REVOLT and not g.marker[n]:
            found.append(f"{settlement.name} is in revolt without a marker")
        if status == HELD and g.marker[n]:
            found.append(f"a marker lies on {settlement.name}, which the Union holds")
        if settlement.kind == BUBBLE and status == REVOLT:
            found.append(f"{settlement.name} is a Bubble in revolt")
        if g.rebuilt[n] and settlement.kind != DOME:
            found.append(f"{settlement.name} was rebuilt, and is no Dome")
    if sum(g.rebuilt) > g.scenario.dome_rebuilds:
        found.append("too many Domes were rebuilt")
    markers = g.cup + [value for value in g.marker if value]
    if sorted(markers) != sorted(g.scenario.marker_values):
        found.append("a revolt marker is lost")
    return found


def combat_broken(g: War) -> list[str]:
    """What is fought out was announced, each hex once; support is given in a combat, never kept."""
    found: list[str] = []
    if g.fighting >= len(g.targets) or (g.fighting >= 0 and not g.fought[g.fighting]):
        found.append("an attack is fought out that nobody announced")
    if len(set(g.targets)) != len(g.targets):
        found.append("a hex is attacked twice")
    if g.support and g.fighting < 0:
        found.append("support is left over from a combat")
    return found


def index_broken(g: War) -> list[str]:
    """The Political Index is what the history of every settlement and Warren makes it."""
    counted = recount(g)
    found = [] if counted == g.index else [f"the Political Index stands at {g.index}, a recount gives {counted}"]
    for warren in g.scenario.warrens:
        if g.destroyed[warren.index] and g.clans[warren.clan] == DORMANT:
            found.append(f"{warren.name} is destroyed, and its clan never rose")
    if g.outcome and g.outcome != verdict(g):
        found.append(f"the war has ended as {g.outcome}, not {verdict(g)}")
    return found


def recount(g: War) -> int:
    """2.8 The Political Index counted from the start."""
    total = g.scenario.index_start + g.rolled_for_army - g.paid_for_orbital - g.paid_for_nukes
    for settlement in g.scenario.settlements:
        n = settlement.index
        total += settlement.rating * (g.crushed[n] + g.rebuilt[n] - g.revolts[n] - g.razed[n])
    for warren in g.scenario.warrens:
        state = g.clans[warren.clan]
        if state == RISEN:
            total -= warren.rating
        elif state == ROUSED:
            total += warren.rating
        if g.destroyed[warren.index]:
            total += warren.rating
    return total
