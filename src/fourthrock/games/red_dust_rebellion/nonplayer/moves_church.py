"""20.9 How the Church Travels: an origin with most to spare, then destinations by its column; Bases settle Deserts."""

from __future__ import annotations

from collections.abc import Sequence

from fourthrock.games.red_dust_rebellion.control import has_support
from fourthrock.games.red_dust_rebellion.forces import base_room, cr_bases
from fourthrock.games.red_dust_rebellion.march import unmoved
from fourthrock.games.red_dust_rebellion.nonplayer.activation import goes_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import CR_TRAVEL
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.measures import own_bases
from fourthrock.games.red_dust_rebellion.nonplayer.moves_rebels import may_leave, most_spare, spare, wanted
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.paths import neighbours
from fourthrock.games.red_dust_rebellion.pieces import CR, CR_BASE
from fourthrock.games.red_dust_rebellion.position import CALM, Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, WILDERNESS, Space
from fourthrock.games.red_dust_rebellion.travel import move_bases, no_travel, step, stop
from fourthrock.table import Script

Way = list[Space]
"""The spaces that a group enters, one after the other; it stays in the last."""


def ways(g: Mars, op: Operation, origin: Space) -> list[Way]:
    """15.3, 20.9 The shortest way to each space within reach: next door, and on from own Bases where Rebels stay Hidden."""
    found: list[Way] = [[space] for space in neighbours(g, origin)]
    entered = [origin, *neighbours(g, origin)]
    for way in found:
        here = way[-1]
        if cr_bases(g, here) == 0 or not unseen_in(g, here):
            continue
        for space in neighbours(g, here):
            if space not in entered:
                entered.append(space)
                found.append([*way, space])
    return [way for way in found if op.moving is None or all(space in op.moving for space in way)]


def unseen_in(g: Mars, space: Space) -> bool:
    """15.3 Rebels are never seen on entering: the Wilderness, a storm, or no Support."""
    return hides(g, space) or not has_support(g, space)


def hides(g: Mars, space: Space) -> bool:
    """15.3 The Wilderness and storms Hide whoever enters."""
    return space is WILDERNESS or g.storm[space.index] != CALM


def spare_base(g: Mars, op: Operation, origin: Space) -> bool:
    """20.9 A plain Base may leave the Wilderness, or a space where another Base of the Church stays."""
    if unmoved(g, op, origin, CR_BASE) == 0 or may_leave(g, CR, origin, 1) == 0:
        return False
    return origin is WILDERNESS or own_bases(g, CR, origin) > 1


def takes_base(g: Mars, op: Operation, origin: Space, way: Way) -> bool:
    """20.9 The first thing that a Desert wants: a Base of the Church."""
    to = way[-1]
    if len(way) > 1 or not to.desert or own_bases(g, CR, to) or base_room(g, to, CR) == 0:
        return False
    return spare_base(g, op, origin)


def travellers(g: Mars, op: Operation, origin: Space, way: Way) -> tuple[int, int]:
    """20.9 How many Hidden and Active Rebels go; only Hidden ones go further than next door."""
    to = way[-1]
    free = spare(g, op, origin)
    unseen = unseen_in(g, to) and (free.hidden > 0 or hides(g, to))
    hidden, active = free.of(wanted(g, CR, to, unseen))
    return hidden, active if len(way) == 1 else 0


def moves_something(g: Mars, op: Operation, origin: Space, way: Way) -> bool:
    return takes_base(g, op, origin, way) or sum(travellers(g, op, origin, way)) > 0


def goals(g: Mars, op: Operation, origin: Space, been: Sequence[Space]) -> list[Way]:
    """20.9 Ways to destinations that would get something."""
    return [way for way in ways(g, op, origin) if way[-1] not in been and moves_something(g, op, origin, way)]


def to_spare(g: Mars, op: Operation, origin: Space) -> int:
    """20.9 Pieces that can leave: Rebels, and a Base."""
    return spare(g, op, origin).most + int(spare_base(g, op, origin))


def starts(g: Mars, op: Operation) -> list[Space]:
    """15.3, 20.9 Origins from which something would go somewhere."""
    return [space for space in MARS if no_travel(g, op, space) is None and goals(g, op, space, [])]


def free_of_rolls(op: Operation) -> bool:
    """20.8 The first origin, and whatever follows the Wilderness."""
    return not op.chosen or op.chosen[-1] is WILDERNESS


def travel(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.9 Origin by origin, from each to one destination after the other while something can leave."""
    op.arrived = [0] * len(g.pieces)
    while True:
        legal = starts(g, op)
        if not legal or not (free_of_rolls(op) or goes_on(g, op)):
            break
        origin = most_spare(g, [(space, to_spare(g, op, space)) for space in legal])
        op.chosen.append(origin)
        g.say("Travel from {}, which can spare most", origin)
        scatter(g, op, origin)
    return
    yield


def scatter(g: Mars, op: Operation, origin: Space) -> None:
    """20.9 From one origin to destinations by the column."""
    been: list[Space] = []
    while True:
        found = goals(g, op, origin, been)
        to = best_space(g, CR, CR_TRAVEL, [way[-1] for way in found])
        if to is None:
            break
        been.append(to)
        go(g, op, origin, next(way for way in found if way[-1] is to))


def go(g: Mars, op: Operation, origin: Space, way: Way) -> None:
    """15.3 A Base goes first, so that Rebels can be counted with it; then the Rebels, step by step."""
    if takes_base(g, op, origin, way):
        move_bases(g, op, origin, way[-1], CR_BASE, 1)
    hidden, active = travellers(g, op, origin, way)
    here = origin
    for to in way:
        if hidden + active:
            hidden, active = step(g, here, to, hidden, active)
        here = to
    stop(op, here, hidden, active)
