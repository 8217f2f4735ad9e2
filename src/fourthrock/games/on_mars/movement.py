"""Bots and Rovers on the move (rule 8.1): MP are spent hex by hex, Crystals buy more.

A move is a unit and the hex it goes to: passing is free, so it costs the distance. Each hex offered is a place to end on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourthrock.games.on_mars.complexes import bot_hexes, clear_ground, hexes, move, no_piece, place
from fourthrock.games.on_mars.goods import COLOURS
from fourthrock.games.on_mars.hexes import BY_DISTANCE, CENTRE, DISTANCE, HEX_COUNT, HEXES, NEIGHBOURS, Hex
from fourthrock.games.on_mars.position import BOT, MONOLITH, ROVER, Mars
from fourthrock.games.on_mars.stores import gain_crystals, pay_crystals, purse
from fourthrock.table import Item, Script, pick, pick_or_stop

STAYS: Final = -1
THE_ROVER: Final = Item("rover", "The Rover")


def any_tile(tile: int) -> bool:
    """8.1: a Bot may end on every tile."""
    return tile >= 0


def rover_hex(g: Mars, s: int) -> int:
    """Where the Rover is; off the map it is treated as standing in the centre (2.2)."""
    return g.rover_at[s] if g.rover_at[s] >= 0 else CENTRE


def rover_works(g: Mars) -> bool:
    """Chapter 4: a disabled Rover does not move."""
    return g.mode != MONOLITH or g.rover_off == 0


def may_end(g: Mars, h: int, claims: Callable[[int], bool]) -> bool:
    """3.7, 8.1: no piece here, and a tile only if it may be claimed."""
    return no_piece(g, h) and (g.tile[h] < 0 or claims(g.tile[h]))


def destinations(g: Mars, start: int, reach: int, claims: Callable[[int], bool]) -> list[int]:
    """Every hex within reach on which the unit may end."""
    found: list[int] = []
    for h in BY_DISTANCE[start]:
        if DISTANCE[start][h] > reach:
            break
        if h != start and may_end(g, h, claims):
            found.append(h)
    return found


def has_destination(g: Mars, start: int, reach: int, claims: Callable[[int], bool]) -> bool:
    """Whether there is a hex within reach on which the unit may end."""
    for h in BY_DISTANCE[start]:
        if DISTANCE[start][h] > reach:
            break
        if h != start and may_end(g, h, claims):
            return True
    return False


def move_units(
    g: Mars, s: int, bots: int, rover: int, extend: bool, claims: Callable[[int], bool], as_rovers: bool
) -> Script[list[int]]:
    """8.1: spend the MP of Bots and Rover (-1: these do not move), freely interleaved. The hexes where collectors ended."""
    collectors: list[int] = []
    while True:
        more = purse(g, s) if extend else 0
        bot_reach = bots + more if bots >= 0 else 0
        rover_reach = rover + more if rover >= 0 else 0
        units = _units(g, s, bot_reach, rover_reach, claims, as_rovers, collectors)
        if not units:
            break
        unit: Item | None = units[0]
        if len(units) > 1:
            unit = yield from pick_or_stop(s, _prompt(bots, rover), units, rule="8.1")
        if unit is None:
            break
        lone = len(units) == 1
        if isinstance(unit, Hex):
            left = yield from _move_bot(g, s, unit.index, bots, bot_reach, lone, claims, as_rovers, collectors)
            bots = left
        else:
            left = yield from _move_rover(g, s, rover, rover_reach, lone, claims, collectors)
            rover = left
        if left == STAYS:
            break
    return collectors


def _prompt(bots: int, rover: int) -> str:
    if rover < 0:
        return f"Move which Bot? {max(0, bots)} MP left"
    return f"Move a Bot, {bots} MP left, or the Rover, {rover} MP left?"


def _units(
    g: Mars, s: int, bot_reach: int, rover_reach: int, claims: Callable[[int], bool], as_rovers: bool, collectors: list[int]
) -> list[Item]:
    """Whoever still has somewhere to go. A collector on a tile has arrived."""
    units: list[Item] = []
    if bot_reach > 0:
        allowed = claims if as_rovers else any_tile
        for h in bot_hexes(g, s):
            if not (as_rovers and g.tile[h] >= 0 and h in collectors) and has_destination(g, h, bot_reach, allowed):
                units.append(HEXES[h])
    if rover_reach > 0 and rover_works(g):
        at = rover_hex(g, s)
        arrived = g.tile[at] >= 0 and at in collectors
        if not arrived and has_destination(g, at, rover_reach, claims):
            units.append(THE_ROVER)
    return units


def _spend(g: Mars, s: int, mp: int, spent: int) -> Script[int]:
    """The MP first, then a Crystal for each hex more, before the move (25.4); what is left of the MP."""
    if spent > mp:
        yield from pay_crystals(g, s, spent - max(0, mp))
        return 0
    return mp - spent


def _move_bot(
    g: Mars,
    s: int,
    start: int,
    mp: int,
    reach: int,
    lone: bool,
    claims: Callable[[int], bool],
    as_rovers: bool,
    collectors: list[int],
) -> Script[int]:
    """The MP that are left, or that it stays."""
    ends = destinations(g, start, reach, claims if as_rovers else any_tile)
    to = yield from _to_where(s, f"Move the Bot on {HEXES[start].name} where?", start, ends, lone)
    if to == STAYS:
        return STAYS
    left = yield from _spend(g, s, mp, DISTANCE[start][to])
    move(g, start, to)
    if as_rovers:
        _arrive(g, s, start, to, collectors)
    g.say("{} moves a Bot from {} to {}", COLOURS[s], HEXES[start], HEXES[to])
    return left


def _move_rover(
    g: Mars, s: int, mp: int, reach: int, lone: bool, claims: Callable[[int], bool], collectors: list[int]
) -> Script[int]:
    """The MP that are left, or that it stays."""
    start = rover_hex(g, s)
    to = yield from _to_where(s, "Drive the Rover where?", start, destinations(g, start, reach, claims), lone)
    if to == STAYS:
        return STAYS
    left = yield from _spend(g, s, mp, DISTANCE[start][to])
    if g.rover_at[s] >= 0:
        move(g, start, to)
    else:
        place(g, to, ROVER, s)
    _arrive(g, s, start, to, collectors)
    g.say("{} drives the Rover to {}", COLOURS[s], HEXES[to])
    return left


def _to_where(s: int, prompt: str, start: int, ends: list[int], lone: bool) -> Script[int]:
    """The hex, or that whoever was not chosen to move stays."""
    if not lone:
        to = yield from pick(s, prompt, hexes(ends), rule="8.1", note=lambda h: f"{DISTANCE[start][h.index]} MP")
        return to.index
    stop = yield from pick_or_stop(s, prompt, hexes(ends), rule="8.1", note=lambda h: f"{DISTANCE[start][h.index]} MP")
    return STAYS if stop is None else stop.index


def _arrive(g: Mars, s: int, start: int, to: int, collectors: list[int]) -> None:
    """A Rover, or a Bot moving as one, picks up the Crystals on its way."""
    if start in collectors:
        collectors.remove(start)
    collectors.append(to)
    collect_on_way(g, s, start, to)


def collect_on_way(g: Mars, s: int, start: int, to: int) -> int:
    """8.1: of the shortest ways the one with most Crystals."""
    path = richest_way(g, start, to)
    picked = 0
    for h in path:
        picked += g.crystal[h]
        g.crystal[h] = 0
    gain_crystals(g, s, picked)
    return picked


def richest_way(g: Mars, start: int, to: int) -> list[int]:
    """The hexes after `start` up to `to` of a shortest way that passes most Crystals."""
    length = DISTANCE[start][to]
    best: dict[int, tuple[int, int]] = {start: (0, -1)}
    layer = [start]
    for step in range(1, length + 1):
        ahead: list[int] = []
        for h in layer:
            for n in NEIGHBOURS[h]:
                if DISTANCE[start][n] == step and DISTANCE[n][to] == length - step:
                    worth = best[h][0] + g.crystal[n]
                    if n not in best:
                        ahead.append(n)
                        best[n] = (worth, h)
                    elif worth > best[n][0]:
                        best[n] = (worth, h)
        layer = ahead
    path: list[int] = []
    at = to
    while at != start:
        path.append(at)
        at = best[at][1]
    path.reverse()
    return path


def settle_bots(g: Mars) -> None:
    """8.1: a Bot destroys the tile and sends away the Crystal on which it ends a turn, not one that it has left again."""
    for h in range(HEX_COUNT):
        if g.piece[h] == BOT and (g.tile[h] >= 0 or g.crystal[h]):
            clear_ground(g, h)


def move_bots(g: Mars, s: int, mp: int) -> Script[None]:
    """The benefit "Bots 2 MP", Crystals extend it."""
    yield from move_units(g, s, mp, -1, True, any_tile, False)
