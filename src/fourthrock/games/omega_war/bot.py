"""What a good player looks at: the Political Index now, what will move it, and how much time is left."""

from __future__ import annotations

import math
from typing import Final

from fourthrock.games.omega_war.counters import MOBILE, REBEL, UNION
from fourthrock.games.omega_war.hexes import distance
from fourthrock.games.omega_war.places import DOME, DORMANT, HELD, REVOLT
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.state import place_strength
from fourthrock.games.omega_war.track import union_wins

# How much of a unit's strength bears on a place so many hexes away.
BEARING: Final = [1.0, 1.0, 0.62, 0.45, 0.33, 0.25, 0.19, 0.14, 0.1, 0.07, 0.05]
# What a month of upper hand in strength is worth in points of the index.
MONTHLY: Final = 0.5
# How far the index strays in a month by luck.
SPREAD: Final = 1.9


def worth(g: War) -> list[float]:
    """Each seat's share of the win, as it looks now."""
    if g.outcome:
        share = 1.0 if union_wins(g.outcome) else 0.0
    else:
        share = union_share(g)
    return [share, 1.0 - share]


def union_share(g: War) -> float:
    """The chance that the index ends on the Union's side of the last boundary."""
    s = g.scenario
    left = len(s.months) - g.turn
    strong, weak = strengths(g)
    hand = (strong - weak) / (strong + weak + 1.0)
    expected = g.index + MONTHLY * hand * left + prospects_of_places(g) + assets(g)
    boundary = float(s.column_tops[2]) + 0.5
    chance = 1.0 / (1.0 + math.exp(-1.7 * (expected - boundary) / (SPREAD * math.sqrt(left) + 1.0)))
    return 0.001 + 0.998 * chance


def strengths(g: War) -> tuple[float, float]:
    """What both sides have on the map, attack and defence added."""
    both = [0.0, 0.0]
    for u, where in enumerate(g.at):
        if where >= 0:
            unit = g.scenario.units[u]
            steps = g.steps[u]
            both[g.side[u]] += unit.attack[steps] + unit.defence[steps]
    return both[UNION], both[REBEL]


def prospects_of_places(g: War) -> float:
    """What the places in play promise the Union, in points of the index: those it may lose, those it may crush."""
    s = g.scenario
    bearing = bearings(g)
    guards = garrisons(g)
    total = 0.0
    number = 0
    for settlement in s.settlements:
        status = g.status[settlement.index]
        if status == HELD:
            threat = bearing[REBEL][number] / (settlement.defence + 0.7 * bearing[UNION][number])
            guard = min(2.0, guards[number] + 0.5 * (settlement.kind != DOME))
            total -= settlement.rating * (0.34 * min(1.0, threat) + 0.05 * (2.0 - guard))
        elif status == REVOLT:
            defence = place_strength(g, s.hexes[settlement.hex]) + 0.7 * bearing[REBEL][number]
            total += settlement.rating * 0.55 * min(1.0, bearing[UNION][number] / (2.0 * defence))
        number += 1
    for warren in s.warrens:
        if g.destroyed[warren.index] == 0 and g.clans[warren.clan] != DORMANT:
            defence = warren.defence + 0.7 * bearing[REBEL][number]
            total += warren.rating * 0.7 * min(1.0, bearing[UNION][number] / (2.0 * defence)) - 0.4
        number += 1
    return total


def garrisons(g: War) -> list[int]:
    """How many mobile units of the Union guard each settlement against revolt."""
    s = g.scenario
    found = [0] * len(s.settlements)
    for u, where in enumerate(g.at):
        if where >= 0:
            number = s.hexes[where].settlement
            if number >= 0 and s.units[u].kind_class == MOBILE:
                found[number] += 1
    return found


def bearings(g: War) -> list[list[float]]:
    """For each settlement and Warren the strength of each side that bears on it."""
    s = g.scenario
    if not s.places_near:
        survey(s)
    count = len(s.settlements) + len(s.warrens)
    both = [[0.0] * count, [0.0] * count]
    for u, where in enumerate(g.at):
        if where >= 0:
            unit = s.units[u]
            strength = float(unit.attack[g.steps[u]])
            sums = both[g.side[u]]
            away = s.places_away[where]
            for n, number in enumerate(s.places_near[where]):
                sums[number] += strength * (1.0 if away[n] <= unit.range else BEARING[away[n]])
    return both


def survey(s: Scenario) -> None:
    """Once a scenario: which settlements and Warrens lie near each hex, and how far."""
    places = [s.hexes[settlement.hex] for settlement in s.settlements] + [s.hexes[warren.hex] for warren in s.warrens]
    for here in s.hexes:
        near = [number for number, place in enumerate(places) if distance(here, place) < len(BEARING)]
        s.places_near.append(near)
        s.places_away.append([distance(here, places[number]) for number in near])


def assets(g: War) -> float:
    """What lasts and is paid for, in points of the index: the Union's last weapons, the Rebel's Continental Army."""
    return 2.5 * (g.orbital + g.nuclear) - 2.0 * g.army
