"""15.3 Travel of the Church, which no storm stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many
from fourthrock.games.red_dust_rebellion.forces import base_room, cr_bases, flip, move
from fourthrock.games.red_dust_rebellion.march import seen, unmoved
from fourthrock.games.red_dust_rebellion.operation import (
    CANNOT_PAY,
    RAGING_DESERT,
    Operation,
    afford,
    no_selection,
    pay,
)
from fourthrock.games.red_dust_rebellion.paths import neighbours
from fourthrock.games.red_dust_rebellion.pieces import CONVERSION, CR, CR_BASE, CR_HIDDEN, CR_REBEL, KINDS
from fourthrock.games.red_dust_rebellion.position import CALM, Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, WILDERNESS, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.table import Refusal, Script, pick_or_stop

NOBODY_THERE: Final = Refusal("15.3", "nothing of yours can move from there")
TRAVELLERS: Final = [CR_HIDDEN, CR_REBEL, CR_BASE, CONVERSION]


def travel_cost(space: Space) -> int:
    """15.3 1 for each origin, nothing for the Wilderness."""
    return 0 if space is WILDERNESS else 1


def no_travel(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """15.3 Where: origins with own pieces, storms or not."""
    if sum(unmoved(g, op, space, kind) for kind in TRAVELLERS) == 0:
        return NOBODY_THERE
    if not afford(g, op, travel_cost(space)):
        return CANNOT_PAY
    if op.moving is not None and not any(near in op.moving for near in neighbours(g, space)):
        return NOBODY_THERE
    refused = no_selection(g, op, space)
    return None if refused is RAGING_DESERT else refused


def travel(g: Mars, op: Operation) -> Script[None]:
    """15.3 Travel: from each origin to bordering spaces, and on from Reclaimer Bases. `op.moving` limits where it may end."""
    op.arrived = [0] * len(g.pieces)
    while not op.full:
        origin = yield from select(g, op, "Travel from where?", MARS, lambda s: no_travel(g, op, s))
        if not isinstance(origin, Space):
            break
        yield from pay(g, op, travel_cost(origin))
        yield from leave(g, op, origin)


def leave(g: Mars, op: Operation, origin: Space) -> Script[None]:
    """Groups leave an origin, each for one bordering space."""
    went: list[Space] = []
    while sum(unmoved(g, op, origin, kind) for kind in TRAVELLERS):
        legal = [space for space in neighbours(g, origin) if space not in went and (op.moving is None or space in op.moving)]
        if not legal:
            break
        to = yield from pick_or_stop(CR.seat, f"From {origin.name} to where?", legal, rule="15.3")
        if to is None:
            break
        went.append(to)
        hidden = yield from _number(g, op, origin, CR_HIDDEN, "Hidden Rebels")
        active = yield from _number(g, op, origin, CR_REBEL, "Active Rebels")
        yield from _bases(g, op, origin, to)
        now_hidden, now_active = step(g, origin, to, hidden, active)
        yield from _go_on(g, op, to, now_hidden, now_active, [to])


def _number(g: Mars, op: Operation, origin: Space, kind: int, what: str) -> Script[int]:
    n = yield from how_many(CR, f"How many {what} from {origin.name}?", 0, unmoved(g, op, origin, kind), "15.3")
    return n


def _bases(g: Mars, op: Operation, origin: Space, to: Space) -> Script[None]:
    """15.3 Bases make one step, and arrive plain."""
    for kind in (CR_BASE, CONVERSION):
        most = min(unmoved(g, op, origin, kind), base_room(g, to, CR))
        n = yield from how_many(CR, f"How many {'Bases' if kind == CR_BASE else 'Conversion Centers'} go?", 0, most, "15.3")
        move_bases(g, op, origin, to, kind, n)


def move_bases(g: Mars, op: Operation, origin: Space, to: Space, kind: int, n: int) -> None:
    """15.3 Bases arrive plain, and have moved."""
    move(g, origin, to, kind, n, arrives_as=CR_BASE)
    op.arrived[to.index * KINDS + CR_BASE] += n


def step(g: Mars, origin: Space, to: Space, hidden: int, active: int) -> tuple[int, int]:
    """15.3 Rebels make one step; the Wilderness and storms Hide them, Support sees a crowd. Returns Hidden and Active."""
    move(g, origin, to, CR_HIDDEN, hidden)
    move(g, origin, to, CR_REBEL, active)
    if to is WILDERNESS or g.storm[to.index] != CALM:
        flip(g, to, CR_REBEL, CR_HIDDEN, active)
        return hidden + active, 0
    if seen(g, to, hidden + active):
        flip(g, to, CR_HIDDEN, CR_REBEL, hidden)
        return 0, hidden + active
    return hidden, active


def stop(op: Operation, at: Space, hidden: int, active: int) -> None:
    """15.3 These Rebels have moved."""
    op.arrived[at.index * KINDS + CR_HIDDEN] += hidden
    op.arrived[at.index * KINDS + CR_REBEL] += active


def _go_on(g: Mars, op: Operation, at: Space, hidden: int, active: int, entered: Sequence[Space]) -> Script[None]:
    """15.3 From a space with a Reclaimer Base a Rebel may go on, once into each space."""
    went: list[Space] = []
    while cr_bases(g, at) and hidden + (0 if g.options.travel_continue_hidden_only else active):
        legal = _onward(g, op, at, entered, went)
        if not legal:
            break
        to = yield from pick_or_stop(CR.seat, f"Go on from {at.name} to where?", legal, rule="15.3")
        if to is None:
            break
        went.append(to)
        most = 0 if g.options.travel_continue_hidden_only else active
        go_hidden = yield from how_many(CR, "How many Hidden Rebels go on?", 0 if most else 1, hidden, "15.3")
        go_active = yield from how_many(CR, "How many Active Rebels go on?", 0, most, "15.3")
        hidden -= go_hidden
        active -= go_active
        now_hidden, now_active = step(g, at, to, go_hidden, go_active)
        yield from _go_on(g, op, to, now_hidden, now_active, [*entered, to])
    stop(op, at, hidden, active)


def _onward(g: Mars, op: Operation, at: Space, entered: Sequence[Space], went: Sequence[Space]) -> list[Space]:
    return [
        space
        for space in neighbours(g, at)
        if space not in entered and space not in went and (op.moving is None or space in op.moving)
    ]
