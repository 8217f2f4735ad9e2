"""The ground: what it costs each kind of mover to enter a hex, where it may not go, where it may not end (5.1 to 5.11)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import AIR, GANG, MOBILE, MUTANT, NOMAD, REBEL, UNION, WEAPONS, Unit
from fourthrock.games.omega_war.hexes import BARRIER, CLEAR, ROUGH, SEA, WASTE, Hex
from fourthrock.games.omega_war.places import BUBBLE, HELD, REVOLT, RUIN
from fourthrock.games.omega_war.position import CostChart, Ground, War
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.state import barrier_active, foul, held, live_bubble, risen, warren_stands
from fourthrock.table.ask import Refusal

# The cost of a hex that may not be entered at all.
SHUT: Final = 1000

CHARTS_KEPT: Final = 256

# Who moves alike: a mover is a side and one of these.
MOVERS: Final = 3  # divisions, gangs and brigades; then mutants, airships, partisans; then a nomad of each nation
REGULARS: Final = 0
MUTANTS: Final = 1
IRREGULARS: Final = 2  # airships of the Union, partisans of the Rebel

ENEMY_UNITS: Final = Refusal("5.2", "enemy units are there: the sides never share a hex")
ENEMY_WARREN: Final = Refusal("5.10", "the Union never enters a Warren that stands")
ENEMY_REVOLT: Final = Refusal("5.10", "the Union does not enter a settlement in revolt")
ENEMY_SETTLEMENT: Final = Refusal("5.10", "the Rebel does not enter a settlement that the Union holds")
SEA_IS_FOR_MOBILE: Final = Refusal("5.5", "only mobile units cross the sea")
AIR_OVER_SEA: Final = Refusal("5.9", "air units do not enter sea hexes")
AIR_OVER_ROUGH: Final = Refusal("5.9", "air units do not enter rough hexes")
AIR_IN_BUBBLE: Final = Refusal("5.9", "air units do not enter the Bubble")
NOMAD_IN_WASTE: Final = Refusal("5.8", "nomads do not enter waste")
NOMAD_AT_BARRIER: Final = Refusal("5.8", "nomads do not enter an active barrier")
NOMAD_IN_DOME: Final = Refusal("5.8", "nomads do not enter a Dome or Metro that is no ruin")
NOMAD_OUTSIDE: Final = Refusal("5.8", "nomads do not leave the reserves")
NOMAD_ABROAD: Final = Refusal("5.8", "nomads of the Union stay in their own reserve")
CLAN_UNRISEN: Final = Refusal("5.11", "gangs and brigades do not enter a clanhold that has not risen")
WARREN_UNRISEN: Final = Refusal("5.11", "nobody enters the Warren of a clan that has not risen")
ENDS_IN_SEA: Final = Refusal("5.5", "no move ends in an all-sea hex")
ENDS_IN_WASTE: Final = Refusal("5.6", "only mutants end a move in waste")


def mover(g: War, u: int) -> int:
    """Which list of the lie of the land holds for a unit."""
    unit = g.scenario.units[u]
    if unit.kind == NOMAD:
        return MOVERS + unit.nation
    if unit.kind == MUTANT:
        return MUTANTS
    return REGULARS if unit.kind_class == MOBILE else IRREGULARS


def lie_of_the_land(g: War, side: int) -> Ground:
    """5.1 to 5.11 The land as a side finds it, enemy zones of control included."""
    zone = zones(g, 1 - side)
    return Ground(side, zone, leave_costs(g, zone), MOVERS + len(g.scenario.nations))


def entry_of(g: War, ground: Ground, u: int) -> list[int]:
    """What it costs a unit to enter each hex, by this lie of the land."""
    kind = mover(g, u)
    if not ground.entry[kind]:
        ground.entry[kind] = entry_costs(g, ground.side, kind, ground.zone)
    return ground.entry[kind]


def leave_costs(g: War, zone: list[int]) -> list[int]:
    """5.4 The cost of leaving each hex."""
    cost = g.scenario.leave_zoc
    return zone if cost == 1 else [cost * inside for inside in zone]


def entry_costs(g: War, side: int, kind: int, zone: list[int]) -> list[int]:
    """5.1 to 5.11 The cost of entering each hex: terrain, the enemy's zones of control, and closed where the enemy is."""
    extra = g.scenario.enter_zoc
    costs = [cost + extra * inside for cost, inside in zip(base_costs(g, side, kind), zone)]
    for u, where in enumerate(g.at):
        if where >= 0 and g.side[u] != side:
            costs[where] = SHUT
    return costs


def base_costs(g: War, side: int, kind: int) -> list[int]:
    """5.1 The cost of every hex to a mover, nobody being on the map."""
    movers = MOVERS + len(g.scenario.nations)
    chart = g.chart
    month_is_foul = foul(g)
    if chart.foul != month_is_foul or chart.status != g.status or chart.clans != g.clans or chart.destroyed != g.destroyed:
        chart = chart_for(g, month_is_foul, movers)
        g.chart = chart
    number = side * movers + kind
    if not chart.costs[number]:
        chart.costs[number] = [terrain_cost(g, side, kind, place, month_is_foul) for place in g.scenario.hexes]
    return chart.costs[number]


_charts: Final[dict[tuple[Scenario, bool, bytes, bytes, bytes], CostChart]] = {}


def chart_for(g: War, month_is_foul: bool, movers: int) -> CostChart:
    """The chart of this weather and these places: the futures that a bot imagines come back to the same few."""
    key = (g.scenario, month_is_foul, bytes(g.status), bytes(g.clans), bytes(g.destroyed))
    chart = _charts.get(key)
    if chart is None:
        if len(_charts) >= CHARTS_KEPT:
            _charts.clear()
        chart = CostChart(month_is_foul, g.status[:], g.clans[:], g.destroyed[:], movers)
        _charts[key] = chart
    return chart


def terrain_cost(g: War, side: int, kind: int, place: Hex, month_is_foul: bool) -> int:
    """5.1 The cost of a hex by the movement chart; SHUT where this mover may not go. Zones of control not counted."""
    bad = 1 if month_is_foul and place.north else 0
    if kind >= MOVERS:
        return nomad_cost(g, side, kind - MOVERS, place, bad)
    if side == UNION:
        return air_cost(g, place, bad) if kind == IRREGULARS else union_cost(g, place, bad)
    return rebel_cost(g, kind, place, bad)


def union_cost(g: War, place: Hex, bad: int) -> int:
    """5.5, 5.7, 5.10 Divisions and mutants of the Union: barriers are clear to them, Warrens and revolts closed."""
    s = g.scenario
    if place.settlement >= 0:
        status = g.status[place.settlement]
        if status == HELD:
            return s.ground_settlement[bad]
        if status == REVOLT:
            return SHUT
    elif place.warren >= 0 and g.destroyed[place.warren] == 0:
        return SHUT
    terrain = place.terrain
    return s.ground_costs[CLEAR if terrain == BARRIER else terrain][bad]


def air_cost(g: War, place: Hex, bad: int) -> int:
    """5.9 Airships: never rough, sea or the Bubble."""
    s = g.scenario
    if place.terrain in (SEA, ROUGH):
        return SHUT
    if place.settlement >= 0:
        status = g.status[place.settlement]
        if status == HELD:
            return s.air_settlement[bad]
        if status == REVOLT:
            return SHUT
    return s.air_costs[place.terrain][bad]


def rebel_cost(g: War, kind: int, place: Hex, bad: int) -> int:
    """5.5 to 5.11 Gangs and brigades, mutants, partisans of the Rebel."""
    s = g.scenario
    asleep = place.clan >= 0 and not risen(g, place.clan)
    if asleep and (kind == REGULARS or place.warren >= 0):
        return SHUT
    if place.settlement >= 0:
        status = g.status[place.settlement]
        if status == HELD:
            return SHUT
        if status == REVOLT:
            return s.ground_settlement[bad]
    if place.warren >= 0 and g.destroyed[place.warren] == 0:
        return s.ground_warren[bad]
    terrain = place.terrain
    if terrain == SEA and kind == IRREGULARS:
        return SHUT
    if terrain == BARRIER and not barrier_active(g, place.barrier):
        terrain = CLEAR
    return s.ground_costs[terrain][bad]


def nomad_cost(g: War, side: int, nation: int, place: Hex, bad: int) -> int:
    """5.8 Nomads: in the reserves, in their own if they are the Union's; no waste, no barrier, no Dome or Metro."""
    if place.nation < 0 or (side == UNION and place.nation != nation):
        return SHUT
    terrain = place.terrain
    if terrain in (WASTE, SEA):
        return SHUT
    if place.settlement >= 0 and g.status[place.settlement] != RUIN:
        return SHUT
    if terrain == BARRIER:
        if barrier_active(g, place.barrier):
            return SHUT
        terrain = CLEAR
    return g.scenario.ground_costs[terrain][bad]


def why_shut(g: War, u: int, place: Hex) -> Refusal | None:
    """The rule that closes a hex without enemy units to a unit, whatever it could pay; None if it is open."""
    side = g.side[u]
    unit = g.scenario.units[u]
    if terrain_cost(g, side, mover(g, u), place, False) < SHUT:
        return None
    if unit.kind == NOMAD:
        return why_shut_to_nomad(side, unit, place)
    if side == REBEL and held(g, place):
        return ENEMY_SETTLEMENT
    if side == UNION and warren_stands(g, place):
        return ENEMY_WARREN
    if side == UNION and place.settlement >= 0 and g.status[place.settlement] == REVOLT:
        return ENEMY_REVOLT
    if unit.kind_class == AIR:
        if live_bubble(g, place):
            return AIR_IN_BUBBLE
        return AIR_OVER_SEA if place.terrain == SEA else AIR_OVER_ROUGH
    if place.terrain == SEA:
        return SEA_IS_FOR_MOBILE
    return CLAN_UNRISEN if unit.kind in (GANG, WEAPONS) else WARREN_UNRISEN


def why_shut_to_nomad(side: int, unit: Unit, place: Hex) -> Refusal:
    if place.nation < 0:
        return NOMAD_OUTSIDE
    if side == UNION and place.nation != unit.nation:
        return NOMAD_ABROAD
    if place.terrain == WASTE:
        return NOMAD_IN_WASTE
    if place.terrain == SEA:
        return SEA_IS_FOR_MOBILE
    return NOMAD_AT_BARRIER if place.terrain == BARRIER else NOMAD_IN_DOME


def why_not_end(g: War, u: int, place: Hex) -> Refusal | None:
    """5.5, 5.6 Where a move may pass but not end."""
    if place.terrain == SEA and not live_bubble(g, place):
        return ENDS_IN_SEA
    if place.terrain == WASTE and g.scenario.units[u].kind != MUTANT:
        return ENDS_IN_WASTE
    return None


def may_end(g: War, u: int, place: Hex) -> bool:
    """5.5, 5.6 The same as a plain yes or no, for the hot paths."""
    if place.terrain == SEA:
        return live_bubble(g, place)
    return place.terrain != WASTE or g.scenario.units[u].kind == MUTANT


def occupied(g: War, side: int) -> list[int]:
    """How many units of a side are in each hex."""
    found = [0] * len(g.scenario.hexes)
    for u, where in enumerate(g.at):
        if where >= 0 and g.side[u] == side:
            found[where] += 1
    return found


def zones(g: War, side: int) -> list[int]:
    """5.3 The hexes in a side's zones of control: 1 inside, 0 outside."""
    s = g.scenario
    found = [0] * len(s.hexes)
    for u, where in enumerate(g.at):
        if where >= 0 and g.side[u] == side and s.units[u].zoc:
            for other in s.near[where]:
                found[other] = 1
    if side == UNION:
        for settlement in s.settlements:
            if settlement.zoc and g.status[settlement.index] == HELD:
                for other in s.near[settlement.hex]:
                    found[other] = 1
    for settlement in s.settlements:
        if settlement.kind != BUBBLE and g.status[settlement.index] != RUIN:
            found[settlement.hex] = 0
    for warren in s.warrens:
        if g.destroyed[warren.index] == 0:
            found[warren.hex] = 0
    return found
