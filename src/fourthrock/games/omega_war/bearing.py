"""Bearing: what the units on the map amount to, for each side and each place. Bots ask for it thousands of times a second."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import MOBILE, REBEL
from fourthrock.games.omega_war.hexes import distance
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.printed import Scenario

# How much of a unit's strength bears on a place so many hexes away, in hundredths; within its range all of it does. Hundredths
# are whole numbers, so that a sum kept from one position to the next is the same as one counted anew.
WHOLE: Final = 100
BEARING: Final = [100, 100, 60, 45, 33, 25, 19, 14, 10, 7, 5]


class Bearing:
    """What the units on the map amount to, for each side and place. Never changed once it is summed: see `bearing_of`."""

    def __init__(self, s: Scenario) -> None:
        places = len(s.settlements) + len(s.warrens)
        self.scenario = s
        self.at = [-1] * len(s.units)
        self.steps = [0] * len(s.units)
        self.side = [0] * len(s.units)
        # Of each side: attack and defence of all units, and in hundredths the attack that bears on each settlement and Warren.
        self.might = [0, 0]
        self.on_places = [[0] * places, [0] * places]
        # For each settlement, in halves of a unit: the Union's mobile units in it less half the Rebel units beside it (8.5).
        self.guards = [0] * len(s.settlements)

    def copy(self) -> Bearing:
        other = Bearing(self.scenario)
        other.at = self.at[:]
        other.steps = self.steps[:]
        other.side = self.side[:]
        other.might = self.might[:]
        other.on_places = [one[:] for one in self.on_places]
        other.guards = self.guards[:]
        return other

    def count(self, u: int, times: int) -> None:
        """Add a unit where it is noted to stand, or with -1 take it away."""
        where = self.at[u]
        if where < 0:
            return
        s = self.scenario
        unit = s.units[u]
        side = self.side[u]
        strength = times * unit.attack[self.steps[u]]
        self.might[side] += strength + times * unit.defence[self.steps[u]]
        sums = self.on_places[side]
        away = s.places_away[where]
        for n, number in enumerate(s.places_near[where]):
            far = away[n]
            sums[number] += strength * (WHOLE if far <= unit.range else BEARING[far])
        if side == REBEL:
            for number in s.places_beside[where]:
                self.guards[number] -= times
        elif unit.kind_class == MOBILE and s.hexes[where].settlement >= 0:
            self.guards[s.hexes[where].settlement] += 2 * times


_last: list[Bearing] = []


def bearing_of(g: War) -> Bearing:
    """The bearing of a position, from that of the one looked at before: bots look at many in a row that hardly differ."""
    s = g.scenario
    if not s.places_near:
        survey(s)
    last = _last[0] if _last and _last[0].scenario is s else Bearing(s)
    if last.at == g.at and last.steps == g.steps and last.side == g.side:
        return last
    now = last.copy()
    for u, where in enumerate(g.at):
        if where != now.at[u] or (where >= 0 and (g.steps[u] != now.steps[u] or g.side[u] != now.side[u])):
            now.count(u, -1)
            now.at[u] = where
            now.steps[u] = g.steps[u]
            now.side[u] = g.side[u]
            now.count(u, 1)
    now.steps = g.steps[:]
    now.side = g.side[:]
    _last[:] = [now]
    return now


def survey(s: Scenario) -> None:
    """Once a scenario: which settlements and Warrens lie near each hex, and how far."""
    places = [s.hexes[settlement.hex] for settlement in s.settlements] + [s.hexes[warren.hex] for warren in s.warrens]
    for here in s.hexes:
        near = [number for number, place in enumerate(places) if distance(here, place) < len(BEARING)]
        s.places_near.append(near)
        s.places_away.append([distance(here, places[number]) for number in near])
        beside = [number for number in near if number < len(s.settlements) and distance(here, places[number]) == 1]
        s.places_beside.append(beside)
