"""20.9 How Red Dust Marches: a destination by its column, then origins until no enemy holds it."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.control import control, enemy_control, has_support
from fourthrock.games.red_dust_rebellion.march import march_origins, march_units, no_march, watchers
from fourthrock.games.red_dust_rebellion.nonplayer.activation import may_go_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import RD_MARCH
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.moves_rebels import most_spare, spare, wanted
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import RD
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.table import Script

UNSEEN: Final = 3
"""15.2 Arriving Rebels, cubes and SpecOps at Support of which no Rebel is seen."""


def marchers(g: Mars, op: Operation, origin: Space, to: Space) -> tuple[int, int]:
    """20.9 How many Hidden and Active Rebels go from here to there.

    At Support as many go as stay Hidden, if any do: what comes later on the list does not undo that.
    """
    free = spare(g, op, origin)
    unseen = UNSEEN - watchers(g, to)
    if has_support(g, to) and unseen > 0 and free.hidden and free.most:
        return min(unseen, free.hidden, free.most), 0
    return free.of(wanted(g, RD, to, unseen=free.hidden > 0 and not has_support(g, to)))


def sources(g: Mars, op: Operation, to: Space) -> list[Space]:
    """20.9 From where something would March there."""
    return [space for space in march_origins(g, op, to) if sum(marchers(g, op, space, to))]


def destinations(g: Mars, op: Operation) -> list[Space]:
    """15.2, 20.9 Where a March can go, and would bring somebody."""
    return [to for to in MARS if no_march(g, op, to) is None and sources(g, op, to)]


def march(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.9 Destination by destination; to each from one origin after the other while an enemy has Control there."""
    op.arrived = [0] * len(g.pieces)
    while True:
        legal = destinations(g, op)
        if not legal or not may_go_on(g, op):
            break
        to = best_space(g, RD, RD_MARCH, legal)
        assert to is not None
        op.chosen.append(to)
        g.say("March to {}", to)
        gather(g, op, to)
    return
    yield


def gather(g: Mars, op: Operation, to: Space) -> None:
    """20.9 From the origin that can spare most, then from the next, while an enemy has Control."""
    came: list[Space] = []
    while True:
        among = [space for space in sources(g, op, to) if space not in came]
        if not among:
            break
        origin = most_spare(g, [(space, spare(g, op, space).most) for space in among])
        came.append(origin)
        hidden, active = marchers(g, op, origin, to)
        march_units(g, op, origin, to, hidden, active)
        if not enemy_control(control(g, to), RD):
            break
