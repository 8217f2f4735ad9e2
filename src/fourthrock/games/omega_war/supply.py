"""Supply (section 4): the Union traces any distance to a settlement it holds, the Rebel no farther than a unit could march."""

from __future__ import annotations

from fourthrock.games.omega_war.counters import NOMAD, PARTISAN, REBEL, STRIKE, UNION
from fourthrock.games.omega_war.ground import MUTANTS, REGULARS, SHUT, entry_costs, leave_costs, zones
from fourthrock.games.omega_war.places import BUBBLE, HELD, REVOLT
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.state import risen


def check_supply(g: War, side: int) -> None:
    """4.1 Judge the supply of a side's units and keep the verdict in the position."""
    judge(g, [u for u, where in enumerate(g.at) if where >= 0 and g.side[u] == side], side)


def judge(g: War, party: list[int], side: int) -> None:
    """4.2 to 4.4 Judge some units of a side."""
    tracers = [u for u in party if not always_supplied(g.scenario.units[u].kind)]
    for u in party:
        g.supplied[u] = 1
    if not tracers:
        return
    if side == UNION:
        judge_union(g, tracers)
    else:
        judge_rebels(g, tracers)


def always_supplied(kind: int) -> bool:
    """4.2 Nomads, Rebel partisans and Union strike divisions."""
    return kind in (NOMAD, PARTISAN, STRIKE)


# ------------------------------------------------------------------------------------------------------------- the Union


def judge_union(g: War, tracers: list[int]) -> None:
    """4.3 Union units: any way, of any length, to a settlement that the Union holds."""
    area = union_supply_area(g, [g.at[u] for u in tracers])
    for u in tracers:
        g.supplied[u] = area[g.at[u]]


def union_supply_area(g: War, wanted: list[int]) -> list[int]:
    """4.3 The hexes from which a way leads to a settlement held by the Union: 1 inside, 0 outside.

    With some hexes `wanted` the search ends as soon as it has been in all of them.
    """
    s = g.scenario
    closed = union_supply_blocks(g)
    area = [0] * len(s.hexes)
    asked = [0] * len(s.hexes)
    for hex_index in wanted:
        asked[hex_index] = 1
    left = sum(asked)
    edge: list[int] = []
    for settlement in s.settlements:
        if g.status[settlement.index] == HELD and closed[settlement.hex] == 0:
            area[settlement.hex] = 1
            edge.append(settlement.hex)
            left -= asked[settlement.hex]
    near = s.near
    for here in edge:
        if wanted and left == 0:
            break
        for other in near[here]:
            if area[other] == 0 and closed[other] == 0:
                area[other] = 1
                edge.append(other)
                left -= asked[other]
    return area


def union_supply_blocks(g: War) -> list[int]:
    """4.3 Where no Union supply passes: Rebels, their unguarded zones of control, settlements in revolt, Warrens."""
    s = g.scenario
    closed = zones(g, REBEL)
    for u, where in enumerate(g.at):
        if where >= 0:
            closed[where] = 1 if g.side[u] == REBEL else 0
    for settlement in s.settlements:
        if g.status[settlement.index] == REVOLT:
            closed[settlement.hex] = 1
    for warren in s.warrens:
        if g.destroyed[warren.index] == 0:
            closed[warren.hex] = 1
    return closed


# ------------------------------------------------------------------------------------------------------------- the Rebel


def judge_rebels(g: War, tracers: list[int]) -> None:
    """4.4 Rebel units: the way to a source must cost no more than the printed movement, by the unit's own costs."""
    s = g.scenario
    zone = zones(g, UNION)
    leave = leave_costs(g, zone)
    entries: list[list[int]] = [[], []]
    ways: list[list[int]] = [[] for _ in range(len(s.clans) + 1)]
    for u in tracers:
        unit = s.units[u]
        which = supply_map_of(g, unit.clan)
        if not ways[which]:
            kind = MUTANTS if unit.clan < 0 else REGULARS
            if not entries[kind]:
                entries[kind] = entry_costs(g, REBEL, kind, zone)
            points = max(s.units[other].movement for other in tracers)
            ways[which] = ways_home(s, rebel_sources(g, unit.clan), points, entries[kind], leave)
        g.supplied[u] = 1 if 0 <= ways[which][g.at[u]] <= unit.movement else 0


def rebel_sources(g: War, clan: int) -> list[int]:
    """4.4 The sources of a clan's units, or (clan -1) of mutants: settlements in revolt and risen Warrens."""
    s = g.scenario
    found: list[int] = []
    for settlement in s.settlements:
        if g.status[settlement.index] == REVOLT and settlement.kind != BUBBLE:
            asleep = settlement.clan >= 0 and not risen(g, settlement.clan)
            if clan < 0 or not asleep:
                found.append(settlement.hex)
    for warren in s.warrens:
        if g.destroyed[warren.index] == 0 and risen(g, warren.clan) and (clan < 0 or g.army or warren.clan == clan):
            found.append(warren.hex)
    return found


def rebel_supply_area(g: War, clan: int, movement: int) -> list[int]:
    """For the board: where a unit of this clan (or, with -1, a mutant) with so much movement would be supplied."""
    s = g.scenario
    zone = zones(g, UNION)
    entry = entry_costs(g, REBEL, REGULARS if clan >= 0 else MUTANTS, zone)
    ways = ways_home(s, rebel_sources(g, clan), movement, entry, leave_costs(g, zone))
    return [1 if way >= 0 and entry[n] < SHUT else 0 for n, way in enumerate(ways)]


def ways_home(s: Scenario, sources: list[int], points: int, entry: list[int], leave: list[int]) -> list[int]:
    """4.4 The least cost from every hex to the nearest source, as far as so many points; -1 for the others.

    Costs are paid for the hex entered, so the way is followed backwards: from here to there costs entering here.
    """
    best = [-1] * len(entry)
    rings: list[list[int]] = [[] for _ in range(points + 1)]
    for source in sources:
        best[source] = 0
        rings[0].append(source)
    near = s.near
    for spent in range(points + 1):
        for here in rings[spent]:
            if best[here] != spent or entry[here] >= SHUT:
                continue
            so_far = spent + entry[here]
            for other in near[here]:
                cost = so_far + leave[other]
                if s.has_strait[here] and s.is_strait(here, other):
                    cost += s.strait_cost
                if cost <= points and (best[other] < 0 or cost < best[other]):
                    best[other] = cost
                    rings[cost].append(other)
    return best


def supply_map_of(g: War, clan: int) -> int:
    """Clans share one map of sources once the Continental Army is formed; mutants have one of their own."""
    return len(g.scenario.clans) if clan < 0 else 0 if g.army else clan
