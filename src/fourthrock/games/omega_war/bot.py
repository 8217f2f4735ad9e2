"""What a good player looks at: the Political Index now, what will move it, and how much time is left."""

from __future__ import annotations

import math
from typing import Final

from fourthrock.games.omega_war.counters import MOBILE, REBEL, UNION
from fourthrock.games.omega_war.hexes import distance
from fourthrock.games.omega_war.places import DOME, DORMANT, HELD, REVOLT
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.state import column, place_strength
from fourthrock.games.omega_war.track import union_wins

# How much of a unit's strength bears on a place so many hexes away; within its range all of it does.
BEARING: Final = [1.0, 1.0, 0.6, 0.45, 0.33, 0.25, 0.19, 0.14, 0.1, 0.07, 0.05]
# How much the other side's strength nearby adds to the defence of a place.
RELIEF: Final = 0.3
# What a month is worth to the Rebel by itself, and what it is worth to whoever has all the strength, in points of the index.
DRIFT: Final = -0.25
MONTHLY: Final = 0.45
# For how many months ahead the danger of revolts counts, and how much of a revolt is not made good again.
REVOLT_MONTHS: Final = 6
REVOLT_LOSS: Final = 0.6
REVOLT_LINE: Final = 4
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
    unrest = REVOLT_LOSS * min(left, REVOLT_MONTHS) * danger_of_revolt(g)
    expected = g.index + (DRIFT + MONTHLY * hand) * left + prospects_of_places(g) + assets(g) - unrest
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
    union, rebel = bearing[UNION], bearing[REBEL]
    total = 0.0
    number = 0
    for settlement in s.settlements:
        status = g.status[settlement.index]
        if status == HELD:
            falls = success(rebel[number], settlement.defence + RELIEF * union[number])
            total -= settlement.rating * 0.5 * falls
        elif status == REVOLT:
            defence = place_strength(g, s.hexes[settlement.hex])
            total += settlement.rating * 0.9 * success(union[number], defence + RELIEF * rebel[number])
        number += 1
    for warren in s.warrens:
        if g.destroyed[warren.index] == 0 and g.clans[warren.clan] != DORMANT:
            total += (warren.rating + 0.8) * 0.9 * success(union[number], warren.defence + RELIEF * rebel[number]) - 0.8
        number += 1
    return total


def success(attack: float, defence: float) -> float:
    """Roughly how likely an attack of this strength is to destroy an empty place: it pays to gather."""
    ratio = attack / defence
    return ratio * ratio / (ratio * ratio + 1.2)


def danger_of_revolt(g: War) -> float:
    """What a month of revolts costs: nearly that of the worst garrisoned settlement, as the Rebel chooses (8.5)."""
    s = g.scenario
    spread = s.chart_second[REVOLT_LINE][column(g)]
    guards = guards_less_rebels(g)
    total = 0.0
    for settlement in s.settlements:
        if g.status[settlement.index] == HELD:
            modifier = guards[settlement.index] + (0.0 if settlement.kind == DOME else 3.0)
            if settlement.clan >= 0 and g.clans[settlement.clan] != DORMANT:
                modifier -= 1.0
            chance = max(0.02, min(6.0, spread - modifier) / 6.0)
            total += (settlement.rating * chance) ** 4
    return math.sqrt(math.sqrt(total)) * s.chart_first[REVOLT_LINE][column(g)]


def guards_less_rebels(g: War) -> list[float]:
    """8.5 For each settlement the Union's mobile units in it, less half the Rebel units beside it."""
    s = g.scenario
    if not s.places_near:
        survey(s)
    found = [0.0] * len(s.settlements)
    for u, where in enumerate(g.at):
        if where >= 0:
            if g.side[u] == REBEL:
                for number in s.places_beside[where]:
                    found[number] -= 0.5
            elif s.units[u].kind_class == MOBILE and s.hexes[where].settlement >= 0:
                found[s.hexes[where].settlement] += 1.0
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
        beside = [number for number in near if number < len(s.settlements) and distance(here, places[number]) == 1]
        s.places_beside.append(beside)


def assets(g: War) -> float:
    """What lasts and is paid for, in points of the index: the Union's last weapons, the Rebel's Continental Army."""
    return 2.5 * (g.orbital + g.nuclear) - 2.0 * g.army
