"""15.2 March of Red Dust, and how arriving Rebels are seen (15.2, 15.3)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many
from fourthrock.games.red_dust_rebellion.control import has_support
from fourthrock.games.red_dust_rebellion.forces import flip, move
from fourthrock.games.red_dust_rebellion.operation import CANNOT_PAY, Operation, afford, haboob_stops, no_selection, pay
from fourthrock.games.red_dust_rebellion.paths import origins
from fourthrock.games.red_dust_rebellion.pieces import CUBES, KINDS, RD, RD_HIDDEN, RD_REBEL, SPECOPS, SPECOPS_HIDDEN
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.secure import HABOOB
from fourthrock.games.red_dust_rebellion.spaces import MARS, WILDERNESS, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.table import Refusal, Script, pick, pick_or_stop

NOBODY_COMES: Final = Refusal("15.2", "no Red Dust Rebel can come there")


def no_march(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """15.2, 9.8 Where: destinations that some Rebel can reach."""
    if haboob_stops(g, op):
        return HABOOB
    if not afford(g, op, 1):
        return CANNOT_PAY
    refused = no_selection(g, op, space)
    if refused is not None:
        return refused
    return None if march_origins(g, op, space) else NOBODY_COMES


def unmoved(g: Mars, op: Operation, space: Space, kind: int) -> int:
    """Rebels here that have not moved in this Operation."""
    arrived = op.arrived[space.index * KINDS + kind] if op.arrived else 0
    return max(0, g.count(space, kind) - arrived)


def march_origins(g: Mars, op: Operation, to: Space) -> list[Space]:
    """15.2 Spaces with Rebels that can March here."""
    return [
        space
        for space in origins(g, RD, to, op.held)
        if unmoved(g, op, space, RD_HIDDEN) + unmoved(g, op, space, RD_REBEL) and (op.moving is None or space in op.moving)
    ]


def march(g: Mars, op: Operation) -> Script[None]:
    """15.2 March: Rebels gather in each destination, group by group."""
    op.arrived = [0] * len(g.pieces)
    while not op.full:
        to = yield from select(g, op, "March where?", MARS, lambda s: no_march(g, op, s))
        if not isinstance(to, Space):
            break
        yield from pay(g, op, 1)
        came: list[Space] = []
        while True:
            legal = [space for space in march_origins(g, op, to) if space not in came]
            if not legal:
                break
            if came:
                answer = yield from pick_or_stop(RD.seat, f"March to {to.name} from where?", legal, rule="15.2")
                if answer is None:
                    break
                origin = answer
            else:
                origin = yield from pick(RD.seat, f"March to {to.name} from where?", legal, rule="15.2")
            came.append(origin)
            yield from march_group(g, op, origin, to)


def march_group(g: Mars, op: Operation, origin: Space, to: Space) -> Script[None]:
    """15.2 One group from one origin."""
    hidden = unmoved(g, op, origin, RD_HIDDEN)
    active = unmoved(g, op, origin, RD_REBEL)
    hidden = yield from how_many(RD, f"How many Hidden Rebels from {origin.name}?", 0 if active else 1, hidden, "15.2")
    active = yield from how_many(RD, f"How many Active Rebels from {origin.name}?", 0 if hidden else 1, active, "15.2")
    march_units(g, op, origin, to, hidden, active)


def march_units(g: Mars, op: Operation, origin: Space, to: Space, hidden: int, active: int) -> None:
    """15.2 So many Hidden and Active Rebels arrive."""
    move(g, origin, to, RD_HIDDEN, hidden)
    move(g, origin, to, RD_REBEL, active)
    if to is WILDERNESS:
        flip(g, to, RD_REBEL, RD_HIDDEN, active)
        hidden, active = hidden + active, 0
    elif seen(g, to, hidden + active):
        flip(g, to, RD_HIDDEN, RD_REBEL, hidden)
        hidden, active = 0, hidden + active
    op.arrived[to.index * KINDS + RD_HIDDEN] += hidden
    op.arrived[to.index * KINDS + RD_REBEL] += active


def seen(g: Mars, to: Space, arriving: int) -> bool:
    """15.2, 15.3 Arriving Rebels become Active: Support there, and with cubes and SpecOps they are more than 3."""
    return has_support(g, to) and arriving + watchers(g, to) > 3


def watchers(g: Mars, to: Space) -> int:
    """15.2, 15.3 Cubes and SpecOps."""
    return g.total(to, CUBES) + g.count(to, SPECOPS_HIDDEN) + g.count(to, SPECOPS)
