"""Teleport nodes: from where and to where units of the Union may teleport (5.12)."""

from __future__ import annotations

from fourthrock.games.omega_war.allowance import allowance
from fourthrock.games.omega_war.counters import AIR, LAND, STRIKE, UNION
from fourthrock.games.omega_war.ground import SHUT, entry_of
from fourthrock.games.omega_war.hexes import ROUGH
from fourthrock.games.omega_war.places import BUBBLE, HELD
from fourthrock.games.omega_war.position import MOVED, War
from fourthrock.games.omega_war.stages import UNION_MARCH, UNION_REACTION


def teleport_phase(g: War) -> bool:
    """5.12 Units teleport in the march and the reaction phase of the Union."""
    return g.stage == UNION_MARCH or g.stage == UNION_REACTION


def teleport_cost(g: War, u: int) -> int:
    """5.12 Half the printed movement, rounded up; in a reaction phase all movement points."""
    if g.stage == UNION_REACTION:
        return allowance(g, u)
    return (g.scenario.units[u].movement + 1) // 2


def settlement_nodes(g: War, u: int) -> list[int]:
    """The settlements that are nodes for a unit: those that the Union holds; the Bubble not for air units."""
    air = g.scenario.units[u].kind_class == AIR
    return [
        settlement.hex
        for settlement in g.scenario.settlements
        if g.status[settlement.index] == HELD and not (air and settlement.kind == BUBBLE)
    ]


def division_nodes(g: War, u: int) -> list[int]:
    """In the march phase also the hexes of other strike divisions that do not move in it and are not in rough."""
    if g.stage != UNION_MARCH:
        return []
    s = g.scenario
    found: list[int] = []
    for other, where in enumerate(g.at):
        if where >= 0 and other != u and s.units[other].kind == STRIKE and g.moved[other] != MOVED:
            place = s.hexes[where]
            at_settlement = place.settlement >= 0 and g.status[place.settlement] == HELD
            if place.terrain != ROUGH and not at_settlement and where not in found:
                found.append(where)
    return found


def departures(g: War, u: int, points: int, costs: list[int]) -> list[int]:
    """5.12 The nodes worth leaving by: the cheapest settlement, and each strike division that is cheaper to reach."""
    unit = g.scenario.units[u]
    if g.side[u] != UNION or unit.kind_class == LAND or not g.supplied[u]:
        return []
    most = points - teleport_cost(g, u)
    settlements = settlement_nodes(g, u)
    divisions = division_nodes(g, u)
    if len(settlements) + len(divisions) < 2:
        return []
    best = -1
    for node in settlements:
        if 0 <= costs[node] <= most and (best < 0 or costs[node] < costs[best]):
            best = node
    found = [] if best < 0 else [best]
    limit = most if best < 0 else costs[best] - 1
    return found + [node for node in divisions if 0 <= costs[node] <= limit]


def arrivals(g: War, u: int, departure: int) -> list[int]:
    """5.12 Every other node whose hex the unit may enter."""
    entry = entry_of(g, g.ground, u)
    nodes = settlement_nodes(g, u) + division_nodes(g, u)
    return sorted(node for node in nodes if node != departure and entry[node] < SHUT)


def anchor(g: War, u: int, node: int) -> int:
    """The strike division that a teleport by this hex holds in place; -1 if the hex is a settlement."""
    if node not in division_nodes(g, u):
        return -1
    s = g.scenario
    for other, where in enumerate(g.at):
        if where == node and other != u and s.units[other].kind == STRIKE and g.moved[other] != MOVED:
            return other
    return -1
