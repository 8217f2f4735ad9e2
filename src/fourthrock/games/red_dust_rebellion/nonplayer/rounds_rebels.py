"""20.12 What Red Dust and the Church do in a Dust Storm Round when the rules play them: Agitate and Redeploy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.control import RED_DUST, control, has_opposition, populated
from fourthrock.games.red_dust_rebellion.forces import base_room, has_rd_base, move, own_rebels, remove
from fourthrock.games.red_dust_rebellion.infrastructure import house, no_house, no_repair, no_shift, repair, shift
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space, in_order
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import RD_POPULATION, RD_SHIFT
from fourthrock.games.red_dust_rebellion.nonplayer.measures import enemy_forces, own_bases, slot_for_base
from fourthrock.games.red_dust_rebellion.nonplayer.minds_rebels import rebel_column
from fourthrock.games.red_dust_rebellion.nonplayer.moves_rebels import FOR_A_BASE, may_leave
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total
from fourthrock.games.red_dust_rebellion.pieces import CONVERSION, CR, CR_BASE, RD, Faction, active_rebel, hidden_rebel
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, MARS, SPACES, WILDERNESS, Space
from fourthrock.table import Script

A_SPACE: Final = 2
"""18.3 How often Red Dust Agitates in a space."""


# --------------------------------------------------------------------------------------------------------------- Agitate


def agitate(g: Mars) -> Script[None]:
    """20.12 House at Opposition; then the Agitate Total is spent, on Repair first, then on shifts."""
    done = [0] * len(SPACES)
    while True:
        space = best_space(g, RD, RD_POPULATION, [s for s in open_to_agitate(g, done) if at_opposition(g, s, housing=True)])
        if space is None:
            break
        done[space.index] += 1
        yield from house(g, RD, space)
    while g.totals[RD.seat]:
        space = best_space(g, RD, RD_POPULATION, [s for s in open_to_agitate(g, done) if at_opposition(g, s, housing=False)])
        if space is not None:
            done[space.index] += 1
            yield from repair(g, RD, space)
            continue
        space = best_space(g, RD, RD_SHIFT, [s for s in open_to_agitate(g, done) if no_shift(g, s, -1) is None])
        if space is None:
            break
        done[space.index] += 1
        change_total(g, RD, -1)
        shift(g, space, -1)


def open_to_agitate(g: Mars, done: Sequence[int]) -> list[Space]:
    """18.3 Spaces under Red Dust Control where it has not yet Agitated twice."""
    return [space for space in MARS if done[space.index] < A_SPACE and control(g, space) == RED_DUST]


def at_opposition(g: Mars, space: Space, housing: bool) -> bool:
    """20.12 A space with Opposition that can House, or that can be Repaired."""
    refused = no_house(g, space) if housing else no_repair(g, RD, space)
    return has_opposition(g, space) and refused is None


# -------------------------------------------------------------------------------------------------------------- Redeploy


def redeploy_red_dust(g: Mars) -> Script[None]:
    """20.12 To own Bases: one each, then three where another Base has room; whoever must leave a Desert goes last."""
    forced = [s for s in DESERTS if own_rebels(g, RD, s) and not has_opposition(g, s) and not has_rd_base(g, s)]
    if any(own_bases(g, RD, space) for space in MARS):
        garrison(g, RD, forced)
        evacuate(g, forced)
    elif g.options.forced_redeploy_without_base == "removed":
        for space in forced:
            for kind in (hidden_rebel(RD), active_rebel(RD)):
                remove(g, space, kind, g.count(space, kind))
    return
    yield


def redeploy_church(g: Mars) -> Script[None]:
    """20.12 A Base for the Wilderness from each space with two; then Rebels to own Bases: one each, three where there is room."""
    if enemy_forces(g, CR, WILDERNESS) == 0:
        for space in MARS:
            if space is not WILDERNESS and own_bases(g, CR, space) > 1 and base_room(g, WILDERNESS, CR):
                kind = CR_BASE if g.count(space, CR_BASE) else CONVERSION
                move(g, space, WILDERNESS, kind, 1, arrives_as=CR_BASE)
    garrison(g, CR, [])
    return
    yield


def garrison(g: Mars, by: Faction, forced: Sequence[Space]) -> None:
    """20.12 What own Bases get."""
    bare = [space for space in MARS if own_bases(g, by, space) and own_rebels(g, by, space) == 0]
    for to in in_order(g, by, rebel_column(by), bare):
        send(g, by, to, 1, forced)
    roomy = [space for space in MARS if own_bases(g, by, space) and slot_for_base(g, by, space)]
    short = [space for space in roomy if own_rebels(g, by, space) < FOR_A_BASE]
    for to in in_order(g, by, rebel_column(by), short):
        send(g, by, to, FOR_A_BASE, forced)


def evacuate(g: Mars, forced: Sequence[Space]) -> None:
    """20.12 All other Rebels that must leave a Desert go to own Bases, one by one."""
    bases = [space for space in MARS if own_bases(g, RD, space)]
    for origin in forced:
        while own_rebels(g, RD, origin):
            to = best_space(g, RD, rebel_column(RD), bases)
            assert to is not None
            move_one(g, RD, origin, to)


def send(g: Mars, by: Faction, to: Space, enough: int, forced: Sequence[Space]) -> None:
    """20.12 Rebels go to a Base one by one: from Deserts that they must leave, then from where most of them are."""
    while own_rebels(g, by, to) < enough:
        origins = [space for space in forced if own_rebels(g, by, space)]
        origins = origins or [space for space in MARS if space is not to and can_spare(g, by, space)]
        if not origins:
            break
        most = max(own_rebels(g, by, space) for space in origins)
        move_one(g, by, g.dice.choose([space for space in origins if own_rebels(g, by, space) == most]), to)


def can_spare(g: Mars, by: Faction, space: Space) -> bool:
    """20.12 One Rebel more than has to stay."""
    rebels = own_rebels(g, by, space)
    if rebels <= least_there(g, by, space, rebels):
        return False
    return by is RD or may_leave(g, CR, space, 1) > 0


def least_there(g: Mars, by: Faction, space: Space, rebels: int) -> int:
    """20.12 Three for a Base to come; one at an own Base; for Red Dust one where people can still be stirred up, for the Church
    one everywhere."""
    if rebels >= FOR_A_BASE and slot_for_base(g, by, space):
        return FOR_A_BASE
    if by is CR or own_bases(g, RD, space):
        return 1
    return int(populated(g, space) and g.support[space.index] != ACTIVE_OPPOSITION)


def move_one(g: Mars, by: Faction, origin: Space, to: Space) -> None:
    """One Rebel; in this round it does not matter which are Hidden."""
    kind = hidden_rebel(by) if g.count(origin, hidden_rebel(by)) else active_rebel(by)
    move(g, origin, to, kind, 1)
