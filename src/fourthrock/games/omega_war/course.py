"""A course: the hexes that one unit, or all units of a stack, reach with their movement points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.omega_war.ground import may_end, mover
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.nodes import departures, teleport_phase
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.reach import Obstacles, costs_from, destinations
from fourthrock.games.omega_war.words import TELEPORT
from fourthrock.table import Item, Refusal

NO_TELEPORT: Final = Refusal("5.12", "a supplied unit needs a way to one node, another node to go to, and the points for it")


class Course:
    """What the question "where to" offers, why not elsewhere, and what each hex costs."""

    def __init__(self, g: War, chosen: list[int], points: list[int], onward: bool = False) -> None:
        self.g = g
        self.chosen = chosen
        self.points = points
        self.start = g.at[chosen[0]]
        reached: list[int] = []
        self.costs = costs_from(g, g.ground, chosen[0], points[0], reached)
        for number in range(1, len(chosen)):
            self._join(number)
        self.ends: list[Item] = list(destinations(g, chosen[0], reached))
        if len(chosen) > 1:
            self.ends = [place for place in self.ends if self._all_reach(place)]
        around = g.scenario.disc(self.start, max(points))
        self.obstacles: list[Obstacles] = []
        self.among: Sequence[Item] = around
        self.teleports = False
        if len(chosen) == 1 and not onward and teleport_phase(g):
            self.among = [*around, TELEPORT]
            self.teleports = bool(departures(g, chosen[0], points[0], self.costs))
            if self.teleports:
                self.ends.append(TELEPORT)

    @property
    def name(self) -> str:
        if len(self.chosen) == 1:
            return self.g.scenario.units[self.chosen[0]].name
        return f"the {len(self.chosen)} units in {self.g.scenario.hexes[self.start].name}"

    def why_not(self, item: Item) -> Refusal | None:
        if not isinstance(item, Hex):
            return None if self.teleports else NO_TELEPORT
        if self._all_reach(item):
            return None
        if not self.obstacles:
            self.obstacles = [Obstacles(self.g, self.g.ground, u, limit) for u, limit in zip(self.chosen, self.points)]
        for obstacle in self.obstacles:
            refusal = obstacle.before(item)
            if refusal is not None:
                return refusal
        raise AssertionError(f"nothing stops {self.name} before {item.token}")

    def note(self, item: Item) -> str:
        if isinstance(item, Hex):
            return f"{self.costs[item.index]} of {min(self.points)} movement points"
        return ""

    def _join(self, number: int) -> None:
        """Keep what the next unit of the stack reaches too, at the dearer cost."""
        u, before = self.chosen[number], self.chosen[number - 1]
        if self.points[number] == self.points[number - 1] and mover(self.g, u) == mover(self.g, before):
            return
        own = costs_from(self.g, self.g.ground, u, self.points[number], [])
        self.costs = [max(one, two) if one >= 0 and two >= 0 else -1 for one, two in zip(self.costs, own)]

    def _all_reach(self, place: Item) -> bool:
        assert isinstance(place, Hex)
        return self.costs[place.index] >= 0 and all(may_end(self.g, u, place) for u in self.chosen)
