"""Rebel recruitment (8.4 to 8.9): rising, revolt, nomads, defections, partisans, the Continental Army."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import GANG, MOBILE, MUTANT, NOMAD, PARTISAN, REBEL, UNION, WEAPONS, Clan, Unit
from fourthrock.games.omega_war.ground import SHUT, may_end, mover, terrain_cost
from fourthrock.games.omega_war.hexes import BARRIER, Hex
from fourthrock.games.omega_war.places import BUBBLE, DORMANT, HELD, METRO, REVOLT, RISEN
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.recruits import draw_nomad, spread, throw_succeeds
from fourthrock.games.omega_war.ruin import move_index, revolt
from fourthrock.games.omega_war.stages import end_stage
from fourthrock.games.omega_war.state import (
    barrier_active,
    eliminate,
    enter,
    foul,
    held,
    is_union_mobile,
    risen,
    settlement_stands,
    units_in,
)
from fourthrock.table import NO, YES, Refusal, Script, number, pick

HAS_RISEN: Final = Refusal("8.4", "this clan has risen")
NO_WARREN: Final = Refusal("8.4", "every Warren of this clan is destroyed")
NOT_HELD: Final = Refusal("8.5", "the Union does not hold it")
NORTH_IN_FOUL: Final = Refusal("8.8", "in foul weather only south of the weather line")
HAS_PARTISAN: Final = Refusal("8.8", "it has its partisan of this month")


def next_throw(g: War) -> bool:
    """7.1 Whether there is another die to throw in this step; it is taken."""
    if not g.begun:
        g.begun = 1
        g.left = g.scenario.chart_first[g.stage][g.column]
    if g.left == 0:
        return False
    g.left -= 1
    return True


# ---------------------------------------------------------------------------------------------------------------- rising


def rising(g: War) -> Script[None]:
    """8.4 Choose a clanhold, then throw; a clan that fails may be tried again."""
    clans = g.scenario.clans
    if all(why_no_rising(g, clan) is not None for clan in clans) or not next_throw(g):
        end_stage(g)
        return
    clan = yield from pick(
        REBEL,
        "Which clan shall rise?",
        clans,
        lambda clan: why_no_rising(g, clan),
        rule="8.4",
        note=lambda clan: rising_note(g, clan),
    )
    if throw_succeeds(g, rising_modifier(g, clan), f"for the rising of {clan.name}"):
        yield from rise(g, clan)


def why_no_rising(g: War, clan: Clan) -> Refusal | None:
    if g.clans[clan.index] != DORMANT:
        return HAS_RISEN
    return None if standing_warrens(g, clan) else NO_WARREN


def rising_modifier(g: War, clan: Clan) -> int:
    """8.4 -1 for each settlement in revolt, +1 for each that the Union holds, +1 for Union mobile units on the loose."""
    modifier = 0
    for settlement in clan.settlements:
        if g.status[settlement] == REVOLT:
            modifier -= 1
        elif g.status[settlement] == HELD:
            modifier += 1
    return modifier + 1 if patrolled(g, clan) else modifier


def patrolled(g: War, clan: Clan) -> bool:
    """8.4 Whether Union mobile units are in the clanhold, outside settlements and barriers."""
    for u, where in enumerate(g.at):
        if is_union_mobile(g, u):
            place = g.scenario.hexes[where]
            behind_barrier = place.terrain == BARRIER and barrier_active(g, place.barrier)
            if place.clan == clan.index and not settlement_stands(g, place) and not behind_barrier:
                return True
    return False


def rising_note(g: War, clan: Clan) -> str:
    modifier = rising_modifier(g, clan)
    return f"die {modifier:+}, succeeds on {spread(g)} or less" if modifier else f"succeeds on {spread(g)} or less"


def standing_warrens(g: War, clan: Clan) -> list[int]:
    return [warren for warren in clan.warrens if g.destroyed[warren] == 0]


def rise(g: War, clan: Clan) -> Script[None]:
    """8.4 All units of the clan appear in its Warrens; the ratings of these are taken off the index."""
    s = g.scenario
    g.clans[clan.index] = RISEN
    warrens = [s.warrens[warren] for warren in standing_warrens(g, clan)]
    g.say("{} rises", clan)
    move_index(g, -sum(warren.rating for warren in warrens), f"{clan.name} has risen")
    for kind in (GANG, WEAPONS):
        waiting = [u for u in clan.units if s.units[u].kind == kind]
        for left in range(len(warrens) - 1, -1, -1):
            warren = warrens[left]
            count = len(waiting)
            if left and count:
                question = f"How many {s.units[waiting[0]].name.rsplit(' ', 1)[0]} units of {count} to {warren.name}?"
                answer = yield from pick(REBEL, question, [number(n) for n in range(count + 1)], rule="8.4")
                count = answer.value
            for u in waiting[:count]:
                enter(g, u, warren.hex, s.units[u].steps)
            waiting = waiting[count:]


# ---------------------------------------------------------------------------------------------------------------- revolt


def revolts(g: War) -> Script[None]:
    """8.5 Choose a settlement, then throw."""
    s = g.scenario
    if HELD not in g.status or not next_throw(g):
        end_stage(g)
        return
    places = [s.hexes[settlement.hex] for settlement in s.settlements]
    place = yield from pick(
        REBEL,
        "Which settlement shall revolt?",
        places,
        lambda place: None if held(g, place) else NOT_HELD,
        rule="8.5",
        note=lambda place: revolt_note(g, place),
    )
    if throw_succeeds(g, revolt_modifier(g, place), f"for a revolt in {place.name}"):
        revolt(g, place)


def revolt_modifier(g: War, place: Hex) -> int:
    """8.5 Rebels beside it, its clan risen, its size, and the Union mobile units in it."""
    s = g.scenario
    near = s.near[place.index]
    rebels = sum(1 for u, where in enumerate(g.at) if where in near and g.side[u] == REBEL)
    garrison = sum(1 for u, where in enumerate(g.at) if where == place.index and is_union_mobile(g, u))
    settlement = s.settlements[place.settlement]
    modifier = garrison - rebels // 2
    if place.clan >= 0 and risen(g, place.clan) and standing_warrens(g, s.clans[place.clan]):
        modifier -= 1
    if settlement.kind in (METRO, BUBBLE):
        modifier += 3
    return modifier


def revolt_note(g: War, place: Hex) -> str:
    modifier = revolt_modifier(g, place)
    return f"die {modifier:+}, succeeds on {spread(g)} or less" if modifier else f"succeeds on {spread(g)} or less"


# ------------------------------------------------------------------------------------------------- nomads and defections


def rebel_nomads(g: War) -> Script[None]:
    """8.6 In clear weather only."""
    if foul(g) or not next_throw(g):
        end_stage(g)
        return
    if throw_succeeds(g, 0, "for nomads"):
        yield from draw_nomad(g, REBEL, "8.6")


def defections(g: War) -> Script[None]:
    """8.7 Choose a mutant or nomad of the Union, then throw."""
    s = g.scenario
    targets = [s.units[u] for u, where in enumerate(g.at) if where >= 0 and g.side[u] == UNION and may_defect(s.units[u])]
    if not targets or not next_throw(g):
        end_stage(g)
        return
    unit = yield from pick(REBEL, "Who shall defect?", targets, rule="8.7", note=lambda _: f"succeeds on {spread(g)} or less")
    if throw_succeeds(g, 0, f"for the defection of {unit.name}"):
        yield from defect(g, unit)


def may_defect(unit: Unit) -> bool:
    return unit.kind in (MUTANT, NOMAD)


def defect(g: War, unit: Unit) -> Script[None]:
    """8.7 It changes sides; from among Union units or out of a Union settlement it must find a hex beside, or dies."""
    s = g.scenario
    u, here = unit.index, s.hexes[g.at[unit.index]]
    g.say("{} defects to the Rebel", unit)
    if held(g, here) or any(other != u and g.side[other] == UNION for other in units_in(g, here.index)):
        havens = [s.hexes[n] for n in s.near[here.index] if is_haven(g, u, here, s.hexes[n])]
        if not havens:
            eliminate(g, u)
            g.say("{} finds no refuge and is eliminated", unit)
            return
        place = yield from pick(REBEL, f"Where does {unit.name} go?", havens, rule="8.7")
        g.at[u] = place.index
        g.say("{} goes over to {}", unit, place)
    g.side[u] = REBEL


def is_haven(g: War, u: int, here: Hex, place: Hex) -> bool:
    """8.7 A hex that the unit may enter as a Rebel, without Union units in it."""
    s = g.scenario
    if any(where == place.index and g.side[other] == UNION for other, where in enumerate(g.at)):
        return False
    if s.units[u].kind_class != MOBILE and s.is_strait(here.index, place.index):
        return False
    return terrain_cost(g, REBEL, mover(g, u), place, False) < SHUT and may_end(g, u, place)


# --------------------------------------------------------------------------------------- partisans, the Continental Army


def partisans(g: War) -> Script[None]:
    """8.8 One partisan on each settlement in revolt; if there are too few counters the Rebel chooses where."""
    s = g.scenario
    bases = [s.hexes[settlement.hex] for settlement in s.settlements if g.status[settlement.index] == REVOLT]
    bases = [place for place in bases if not (foul(g) and place.north)]
    counters = [unit for unit in s.units if unit.kind == PARTISAN and g.at[unit.index] < 0]
    if len(counters) < len(bases):
        chosen: list[Hex] = []
        for unit in counters:
            place = yield from pick(
                REBEL, f"Place {unit.name} where?", bases, lambda place: HAS_PARTISAN if place in chosen else None, rule="8.8"
            )
            chosen.append(place)
        bases = chosen
    for unit, place in zip(counters, bases):
        enter(g, unit.index, place.index, unit.steps)
        g.say("{} appears in {}", unit, place)
    end_stage(g)


def continental_army(g: War) -> Script[None]:
    """8.9 Once a game, if the Rebel likes: the clans fight as one, and the index gains a die."""
    if not g.army and g.turn + 1 >= g.scenario.army_from_turn:
        answer = yield from pick(REBEL, "Form the Continental Army?", [YES, NO], rule="8.9")
        if answer is YES:
            g.army = 1
            g.rolled_for_army = g.dice.roll()
            g.say("The clans form the Continental Army")
            move_index(g, g.rolled_for_army, "the Continental Army")
    end_stage(g)
