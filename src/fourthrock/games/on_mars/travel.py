"""The Shuttle and travelling (rules 13 and 7.1)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.cards import DISCOVERIES, T_EXPLORE, T_SHUTTLE, Discovery
from fourthrock.games.on_mars.complexes import hexes, is_empty, own_advanced
from fourthrock.games.on_mars.events import F_SHIPS, did_task, named, team_score
from fourthrock.games.on_mars.goods import COLOURS, MINE, MINERAL
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES, RING_3
from fourthrock.games.on_mars.lab import benefit
from fourthrock.games.on_mars.laboratory import B_BLUEPRINT, BENEFIT_NAMES, NO_BENEFIT, ORDER_SPACES, OrderSpace
from fourthrock.games.on_mars.movement import rover_hex
from fourthrock.games.on_mars.plans import take_blueprints
from fourthrock.games.on_mars.position import (
    A_BLUEPRINT,
    A_CONSTRUCT,
    A_RESEARCH,
    A_UPGRADE,
    BLACKOUT,
    COLONIST,
    OUTBREAK,
    SICK,
    Mars,
)
from fourthrock.games.on_mars.printing import PRINTING
from fourthrock.games.on_mars.quarters import return_from_bench, return_from_slots, return_from_working_area
from fourthrock.games.on_mars.stores import gain
from fourthrock.table import Item, Refusal, Script, Word, pick

TAKEN: Final = Refusal("13.4", "another player stands here")
BY_SHIP: Final = Word("by-ship", "Travel with a Ship")
BY_SHUTTLE: Final = Word("by-shuttle", "Travel with the Shuttle")
STAY: Final = Word("stay", "Stay")


def in_colony(g: Mars, s: int) -> bool:
    return g.space[s] > 4


def free_spaces(g: Mars, colony: bool) -> list[OrderSpace]:
    side = ORDER_SPACES[4:] if colony else ORDER_SPACES[:4]
    return [space for space in side if space.number not in g.space]


def arrival_space(g: Mars) -> int:
    """13.1: the travel space of the Colony level."""
    return PRINTING.arrival_spaces[g.level - 1]


def move_shuttle(g: Mars) -> bool:
    """13.1: whether it has flown to the other side."""
    if g.shuttle > 1:
        g.shuttle -= 1
        g.say("The Shuttle moves to space {}", g.shuttle)
        return False
    g.shuttle_in_colony = not g.shuttle_in_colony
    g.shuttle = arrival_space(g)
    g.say("The Shuttle flies to {}", "the Colony" if g.shuttle_in_colony else "Orbit")
    return True


def travel(g: Mars, s: int, explore: bool = True) -> Script[None]:
    """13.4, 13.5: to the other side with all that goes with it."""
    if in_colony(g, s):
        produce(g, s)
        return_from_slots(g, s, A_BLUEPRINT, A_RESEARCH)
        return_from_working_area(g, s)
        yield from choose_space(g, s, free_spaces(g, False))
    else:
        if explore:
            yield from place_discovery(g, s)
        return_from_slots(g, s, A_CONSTRUCT, A_UPGRADE)
        return_from_bench(g, s)
        return_from_working_area(g, s)
        yield from choose_space(g, s, free_spaces(g, True))


def choose_space(g: Mars, s: int, spaces: list[OrderSpace]) -> Script[None]:
    """13.4(3): a free Turn Order space and its benefit; the Blueprint of space 7, unlike the Laboratory's, is not boosted."""
    space = yield from pick(s, "Stand on which Turn Order space?", spaces, rule="13.4", note=lambda at: BENEFIT_NAMES[at.benefit])
    g.space[s] = space.number
    g.say("{} goes to {}", COLOURS[s], space)
    if space.benefit == B_BLUEPRINT:
        yield from take_blueprints(g, s, 1, False)
    elif space.benefit != NO_BENEFIT:
        yield from benefit(g, s, space.benefit)


def place_discovery(g: Mars, s: int) -> Script[None]:
    """13.4(1): a tile of the Exploration space on an empty hex exactly 3 from the Rover; without one both steps are skipped."""
    ground = [h for h in RING_3[rover_hex(g, s)] if is_empty(g, h)]
    if not ground or not g.exploration:
        return
    tiles: list[Discovery] = [DISCOVERIES[tile] for tile in g.exploration]
    tile = yield from pick(s, "Place which Discovery tile?", tiles, rule="13.4")
    to = yield from pick(s, "Place it where?", hexes(ground), rule="13.4")
    put_discovery(g, s, tile.index, to.index)


def put_discovery(g: Mars, s: int, tile: int, h: int) -> None:
    g.exploration.remove(tile)
    g.tile[h] = tile
    g.say("{} places the Discovery tile {} on {}", named(g, s), DISCOVERIES[tile], HEXES[h])
    refill_exploration(g)
    did_task(g, s, T_EXPLORE)


def refill_exploration(g: Mars) -> None:
    """O36: not when the stack is empty."""
    if g.discovery_deck:
        g.exploration.append(g.discovery_deck.pop())
        g.reveal()


def produce(g: Mars, s: int) -> None:
    """13.5(1): Advanced Buildings and miners; O32: within the storage limits."""
    for h in own_advanced(g, s):
        gain(g, s, g.building[h], 1)
    for h in range(HEX_COUNT):
        if is_miner(g, s, h):
            gain(g, s, MINERAL, 1)


def is_miner(g: Mars, s: int, h: int) -> bool:
    """An own Colonist who works here: not sick (21.3), not in a blackout (22.5)."""
    if g.piece[h] != COLONIST or g.who[h] != s or g.building[h] != MINE:
        return False
    if g.mode == OUTBREAK:
        return g.health[h] != SICK
    return g.mode != BLACKOUT or g.black[h] != 2


def flight(g: Mars, s: int, flown: bool) -> Script[None]:
    """13.2: free with the Shuttle if it has just left this side; else for a Ship of the Hangar; or stay."""
    by_shuttle = flown and in_colony(g, s) != g.shuttle_in_colony
    ways: list[Item] = []
    if by_shuttle:
        ways.append(BY_SHUTTLE)
    elif g.hangar[s]:
        ways.append(BY_SHIP)
    ways.append(STAY)
    way = yield from pick(s, "Travel to the other side?", ways, rule="13.2")
    if way is STAY:
        return
    if way is BY_SHIP:
        g.hangar[s] -= 1
        team_score(g, s, -3, F_SHIPS)
    g.say("{} travels {}", COLOURS[s], "with the Shuttle" if by_shuttle else "with a Ship")
    if by_shuttle:
        did_task(g, s, T_SHUTTLE)
    yield from travel(g, s)
