"""What a good player looks at: the Political Index now, what will move it, and how much time is left."""

from __future__ import annotations

import math
from typing import Final

from fourthrock.games.omega_war.bearing import WHOLE, Bearing, bearing_of
from fourthrock.games.omega_war.counters import REBEL, UNION
from fourthrock.games.omega_war.places import DOME, DORMANT, HELD, REVOLT
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.state import column, place_strength
from fourthrock.games.omega_war.track import union_wins

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
    bearing = bearing_of(g)
    strong, weak = bearing.might[UNION], bearing.might[REBEL]
    hand = (strong - weak) / (strong + weak + 1.0)
    unrest = REVOLT_LOSS * min(left, REVOLT_MONTHS) * danger_of_revolt(g, bearing)
    expected = g.index + (DRIFT + MONTHLY * hand) * left + prospects_of_places(g, bearing) + assets(g) - unrest
    boundary = float(s.column_tops[2]) + 0.5
    chance = 1.0 / (1.0 + math.exp(-1.7 * (expected - boundary) / (SPREAD * math.sqrt(left) + 1.0)))
    return 0.001 + 0.998 * chance


def prospects_of_places(g: War, bearing: Bearing) -> float:
    """What the places in play promise the Union, in points of the index: those it may lose, those it may crush."""
    s = g.scenario
    union = [strength / WHOLE for strength in bearing.on_places[UNION]]
    rebel = [strength / WHOLE for strength in bearing.on_places[REBEL]]
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


def danger_of_revolt(g: War, bearing: Bearing) -> float:
    """What a month of revolts costs: nearly that of the worst garrisoned settlement, as the Rebel chooses (8.5)."""
    s = g.scenario
    spread = s.chart_second[REVOLT_LINE][column(g)]
    total = 0.0
    for settlement in s.settlements:
        if g.status[settlement.index] == HELD:
            modifier = bearing.guards[settlement.index] / 2.0 + (0.0 if settlement.kind == DOME else 3.0)
            if settlement.clan >= 0 and g.clans[settlement.clan] != DORMANT:
                modifier -= 1.0
            chance = max(0.02, min(6.0, spread - modifier) / 6.0)
            total += (settlement.rating * chance) ** 4
    return math.sqrt(math.sqrt(total)) * s.chart_first[REVOLT_LINE][column(g)]


def assets(g: War) -> float:
    """What lasts and is paid for, in points of the index: the Union's last weapons, the Rebel's Continental Army."""
    return 2.5 * (g.orbital + g.nuclear) - 2.0 * g.army
