"""18.4 The Redeploy Phase: Control stays as it was until everybody has moved."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.asking import how_many
from fourthrock.games.red_dust_rebellion.control import COIN, all_control, has_opposition
from fourthrock.games.red_dust_rebellion.forces import base_room, has_corp_base, has_mg_base, has_rd_base, move, remove
from fourthrock.games.red_dust_rebellion.nonplayer import rounds_coin as nonplayer
from fourthrock.games.red_dust_rebellion.nonplayer.rounds_rebels import redeploy_church, redeploy_red_dust
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CR,
    CR_BASE,
    CR_HIDDEN,
    CR_REBEL,
    EG_TROOP,
    KINDS,
    MG,
    MG_TROOP,
    RD,
    RD_HIDDEN,
    RD_REBEL,
    Faction,
    group,
)
from fourthrock.games.red_dust_rebellion.position import CALM, Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, LABYRINTHS, MARS, PHOBOS, SPACES, WILDERNESS, Space
from fourthrock.table import Script, pick, pick_or_stop


def redeploy_coin(g: Mars) -> Script[None]:
    """18.4 Storms end; EarthGov's Controller moves its Troops, then MarsGov its own."""
    g.storm = [CALM] * len(g.storm)
    g.frozen_control = all_control(g)
    yield from _redeploy_earthgov(g)
    yield from _redeploy_marsgov(g)


def redeploy_rebels(g: Mars) -> Script[None]:
    """18.4 Red Dust, then the Church; Control is counted anew after them."""
    yield from _redeploy_red_dust(g)
    yield from _redeploy_church(g)
    g.frozen_control = []


def _send(g: Mars, by: Faction, origin: Space, kind: int, n: int, to: list[Space], moved: list[int]) -> Script[None]:
    """Every one of n pieces goes to one of these spaces (staying where it is, if that is one of them)."""
    while n > 0:
        where = yield from pick(by.seat, f"Redeploy {group(origin, kind).name} to where?", to, rule="18.4")
        some = yield from how_many(by, f"How many to {where.name}?", 1, n, "18.4")
        if where is not origin:
            move(g, origin, where, kind, some)
        moved[where.index * KINDS + kind] += some
        n -= some


def _volunteers(g: Mars, by: Faction, kinds: list[int], origins: list[Space], to: list[Space], moved: list[int]) -> Script[None]:
    """Pieces that may Redeploy, each once."""
    while to:
        legal = [
            group(space, kind)
            for space in origins
            for kind in kinds
            if g.count(space, kind) > moved[space.index * KINDS + kind] and not (len(to) == 1 and to[0] is space)
        ]
        if not legal:
            break
        one = yield from pick_or_stop(by.seat, "Redeploy which others?", legal, rule="18.4")
        if one is None:
            break
        origin = SPACES[one.place.index]
        where = yield from pick(by.seat, "To where?", [space for space in to if space is not origin], rule="18.4")
        most = g.count(origin, one.kind) - moved[origin.index * KINDS + one.kind]
        n = yield from how_many(by, f"How many: {one.name}?", 1, most, "18.4")
        move(g, origin, where, one.kind, n)
        moved[where.index * KINDS + one.kind] += n


def _redeploy_earthgov(g: Mars) -> Script[None]:
    """18.4 All EarthGov Troops on Mars go to Phobos or to spaces with MarsGov Bases."""
    by = g.controller
    if by is None:
        return
    if g.nonplayers[by.seat]:
        nonplayer.redeploy_earthgov(g)
        return
    to = [space for space in SPACES if space is PHOBOS or has_mg_base(g, space)]
    moved = [0] * len(g.pieces)
    for space in MARS:
        n = g.count(space, EG_TROOP) - moved[space.index * KINDS + EG_TROOP]
        yield from _send(g, by, space, EG_TROOP, n, to, moved)


def _redeploy_marsgov(g: Mars) -> Script[None]:
    """18.4 MarsGov Troops leave Deserts without COIN Bases; others may move too."""
    labyrinths = [space for space in LABYRINTHS if g.frozen_control[space.index] == COIN]
    to = [*labyrinths, *[space for space in SPACES if has_mg_base(g, space) and space not in labyrinths]]
    if g.nonplayers[MG.seat]:
        nonplayer.redeploy_marsgov(g, to)
        return
    moved = [0] * len(g.pieces)
    for space in DESERTS:
        if not has_mg_base(g, space) and not has_corp_base(g, space):
            yield from _send(g, MG, space, MG_TROOP, g.count(space, MG_TROOP), to, moved)
    yield from _volunteers(g, MG, [MG_TROOP], SPACES, to, moved)


def _redeploy_red_dust(g: Mars) -> Script[None]:
    """18.4 Red Dust Rebels leave Deserts with neither Opposition nor a Red Dust Base, for spaces with such Bases."""
    if g.nonplayers[RD.seat]:
        yield from redeploy_red_dust(g)
        return
    to = [space for space in MARS if has_rd_base(g, space)]
    moved = [0] * len(g.pieces)
    for space in DESERTS:
        if has_opposition(g, space) or has_rd_base(g, space):
            continue
        for kind in (RD_HIDDEN, RD_REBEL):
            n = g.count(space, kind)
            if to:
                yield from _send(g, RD, space, kind, n, to, moved)
            elif g.options.forced_redeploy_without_base == "removed":
                remove(g, space, kind, n)
    yield from _volunteers(g, RD, [RD_HIDDEN, RD_REBEL], MARS, to, moved)


def _redeploy_church(g: Mars) -> Script[None]:
    """18.4 The Church may move Bases to the Wilderness, plain side up, then Rebels to spaces with its Bases."""
    if g.nonplayers[CR.seat]:
        yield from redeploy_church(g)
        return
    while base_room(g, WILDERNESS, CR):
        legal = [
            group(space, kind)
            for space in MARS
            for kind in (CR_BASE, CONVERSION)
            if space is not WILDERNESS and g.count(space, kind)
        ]
        if not legal:
            break
        one = yield from pick_or_stop(CR.seat, "Move which Base to the Wilderness?", legal, rule="18.4")
        if one is None:
            break
        move(g, one.place, WILDERNESS, one.kind, 1, arrives_as=CR_BASE)
    to = [space for space in MARS if g.count(space, CR_BASE) + g.count(space, CONVERSION)]
    yield from _volunteers(g, CR, [CR_HIDDEN, CR_REBEL], MARS, to, [0] * len(g.pieces))
