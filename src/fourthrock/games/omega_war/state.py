"""What stands where: small questions about the position that every chapter asks (section 2)."""

from __future__ import annotations

from fourthrock.games.omega_war.counters import MOBILE, MUTANT, NOMAD, UNION
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.places import BUBBLE, DORMANT, HELD, METRO, REVOLT, RUIN
from fourthrock.games.omega_war.position import ASIDE, CUP, DEAD, War


def column(g: War) -> int:
    """2.8 The column of the chart in which the Political Index stands; below reads as A, above as E."""
    tops = g.scenario.column_tops
    for number in range(len(tops) - 1):
        if g.index <= tops[number]:
            return number
    return len(tops) - 1


def foul(g: War) -> bool:
    """3.4 Whether the month is foul."""
    return g.scenario.months[g.turn].foul


def risen(g: War, clan: int) -> bool:
    """2.3 Whether a clan has risen, by itself or under attack."""
    return g.clans[clan] != DORMANT


def barrier_active(g: War, barrier: int) -> bool:
    """2.6 A barrier stands while the Union holds its settlement."""
    return g.status[g.scenario.barrier_switches[barrier]] == HELD


def warren_stands(g: War, place: Hex) -> bool:
    return place.warren >= 0 and g.destroyed[place.warren] == 0


def asleep(g: War, place: Hex) -> bool:
    """2.3 The Warren of a clan that has not risen."""
    return place.warren >= 0 and not risen(g, g.scenario.warrens[place.warren].clan)


def settlement_stands(g: War, place: Hex) -> bool:
    """2.2 An active settlement: held or in revolt."""
    return place.settlement >= 0 and g.status[place.settlement] != RUIN


def held(g: War, place: Hex) -> bool:
    return place.settlement >= 0 and g.status[place.settlement] == HELD


def in_revolt(g: War, place: Hex) -> bool:
    return place.settlement >= 0 and g.status[place.settlement] == REVOLT


def live_bubble(g: War, place: Hex) -> bool:
    """2.7 A ruined Bubble is plain sea."""
    return held(g, place) and g.scenario.settlements[place.settlement].kind == BUBBLE


def units_in(g: War, hex_index: int) -> list[int]:
    """All units in a hex; only one side is ever there."""
    return [u for u, where in enumerate(g.at) if where == hex_index]


def units_of(g: War, side: int) -> list[int]:
    """A side's units on the map."""
    return [u for u, where in enumerate(g.at) if where >= 0 and g.side[u] == side]


def place_strength(g: War, place: Hex) -> int:
    """2.4 What a settlement or Warren adds to the defence of its hex."""
    s = g.scenario
    if place.warren >= 0 and g.destroyed[place.warren] == 0:
        return s.warrens[place.warren].defence
    if place.settlement < 0:
        return 0
    settlement = s.settlements[place.settlement]
    status = g.status[place.settlement]
    if status == HELD:
        return settlement.defence
    if status == REVOLT:
        bonus = s.metro_bonus if settlement.kind == METRO else 0
        return g.marker[place.settlement] + bonus
    return 0


def enter(g: War, u: int, hex_index: int, steps: int) -> None:
    """Put a unit on the map."""
    g.at[u] = hex_index
    g.steps[u] = steps


def lose_step(g: War, u: int) -> None:
    g.steps[u] -= 1
    if g.steps[u] == 0:
        eliminate(g, u)


def eliminate(g: War, u: int) -> None:
    """6.13 Nomads go back to the cup and mutants to the Union's recruits; the others may be rebuilt."""
    kind = g.scenario.units[u].kind
    g.steps[u] = 0
    g.supports[u] = 0
    g.side[u] = g.scenario.units[u].home_side
    if kind == NOMAD:
        g.at[u] = CUP
    elif kind == MUTANT:
        g.at[u] = ASIDE
    else:
        g.at[u] = DEAD


def is_union_mobile(g: War, u: int) -> bool:
    return g.at[u] >= 0 and g.side[u] == UNION and g.scenario.units[u].kind_class == MOBILE
