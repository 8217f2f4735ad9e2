"""Reach: how far a unit gets with its movement points, and what stops it (5.1 to 5.11)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import MOBILE
from fourthrock.games.omega_war.ground import (
    ENEMY_UNITS,
    SHUT,
    entry_of,
    lie_of_the_land,
    may_end,
    occupied,
    why_not_end,
    why_shut,
)
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.position import Ground, War
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.state import settlement_stands
from fourthrock.table.ask import Refusal

FAR: Final = 200


def flood(s: Scenario, start: int, points: int, entry: list[int], leave: list[int], swims: bool, reached: list[int]) -> list[int]:
    """5.1, 5.4 The least cost to every hex within so many movement points; -1 for the others. Adds the hexes to `reached`."""
    best = [-1] * len(entry)
    best[start] = 0
    rings: list[list[int]] = [[] for _ in range(points + 1)]
    rings[0].append(start)
    near = s.near
    has_strait = s.has_strait
    for spent in range(points + 1):
        for here in rings[spent]:
            if best[here] != spent:
                continue
            so_far = spent + leave[here]
            beside_strait = has_strait[here]
            for other in near[here]:
                cost = so_far + entry[other]
                if cost > points:
                    continue
                if beside_strait and s.is_strait(here, other):
                    cost += s.strait_cost
                    if cost > points or not swims:
                        continue
                known = best[other]
                if known < 0 or cost < known:
                    if known < 0:
                        reached.append(other)
                    best[other] = cost
                    rings[cost].append(other)
    return best


def costs_from(g: War, ground: Ground, u: int, points: int, reached: list[int]) -> list[int]:
    """The least cost for a unit to every hex within so many points, by this lie of the land."""
    s = g.scenario
    swims = s.units[u].kind_class == MOBILE
    return flood(s, g.at[u], points, entry_of(g, ground, u), ground.leave, swims, reached)


def destinations(g: War, u: int, reached: list[int]) -> list[Hex]:
    """The reached hexes in which the unit may end."""
    hexes = g.scenario.hexes
    return [hexes[n] for n in reached if may_end(g, u, hexes[n])]


def reach(g: War, u: int, points: int) -> list[tuple[Hex, int]]:
    """For the board: where a unit could end with so many movement points as things stand, and at what cost."""
    if g.at[u] < 0:
        return []
    reached: list[int] = []
    costs = costs_from(g, lie_of_the_land(g, g.side[u]), u, points, reached)
    return [(place, costs[place.index]) for place in destinations(g, u, reached)]


class Obstacles:
    """Why a unit does not reach a hex. What that takes is only worked out when somebody asks."""

    def __init__(self, g: War, ground: Ground, u: int, points: int) -> None:
        self.g = g
        self.ground = ground
        self.u = u
        self.points = points
        self.enemies: list[int] = []
        self.anywhere: list[int] = []
        self.unhindered: list[int] = []
        self.in_fair_weather: list[int] = []

    def before(self, place: Hex) -> Refusal | None:
        """The rule that keeps the unit from ending in a hex; None if it may."""
        g, u = self.g, self.u
        self._work_out()
        if self.enemies[place.index]:
            return ENEMY_UNITS
        refusal = why_shut(g, u, place) or why_not_end(g, u, place)
        cost = self.anywhere[place.index]
        if refusal is not None or 0 <= cost <= self.points:
            return refusal
        if cost < 0:
            return Refusal("5.1", "no open way leads there")
        if 0 <= self.unhindered[place.index] <= self.points:
            return Refusal("5.4", "enemy zones of control raise the cost to {}, the unit has {}", cost, self.points)
        if 0 <= self.in_fair_weather[place.index] <= self.points:
            return Refusal("3.4", "foul weather raises the cost to {}, the unit has {}", cost, self.points)
        return Refusal("5.1", "the cheapest way costs {} movement points, the unit has {}", cost, self.points)

    def _work_out(self) -> None:
        if self.anywhere:
            return
        g, u, s = self.g, self.u, self.g.scenario
        self.enemies = occupied(g, 1 - g.side[u])
        swims = s.units[u].kind_class == MOBILE
        entry = entry_of(g, self.ground, u)
        inside = self.ground.leave
        self.anywhere = flood(s, g.at[u], FAR, entry, inside, swims, [])
        free = [cost - s.enter_zoc if inside[n] and cost < SHUT else cost for n, cost in enumerate(entry)]
        self.unhindered = flood(s, g.at[u], FAR, free, [0] * len(entry), swims, [])
        fair = [cost - _weather(g, n, cost) for n, cost in enumerate(entry)]
        self.in_fair_weather = flood(s, g.at[u], FAR, fair, inside, swims, []) if s.months[g.turn].foul else [-1] * len(entry)


def _weather(g: War, hex_index: int, cost: int) -> int:
    """What foul weather adds to the cost of a hex; settlements that stand cost the same in all weather."""
    place = g.scenario.hexes[hex_index]
    if not place.north or cost >= SHUT or settlement_stands(g, place):
        return 0
    pair = g.scenario.ground_costs[place.terrain]
    return pair[1] - pair[0]
