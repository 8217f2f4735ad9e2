"""20.9 Secure and Recon of a Non-Player: who goes where, who is seen, and what is built."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fourthrock.games.red_dust_rebellion.control import COIN, control, has_opposition, raging
from fourthrock.games.red_dust_rebellion.forces import has_corp_base, has_mg_base
from fourthrock.games.red_dust_rebellion.infrastructure import house, no_house, no_house_or_repair, repair
from fourthrock.games.red_dust_rebellion.nonplayer.activation import may_go_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column, best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_coin import CORP_RECON, CORP_SECURE, MG_RECON, MG_SECURE
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.mind import answered
from fourthrock.games.red_dust_rebellion.nonplayer.minds_coin import CoinMind, population_column
from fourthrock.games.red_dust_rebellion.nonplayer.moves_coin import (
    FOR_A_BASE,
    Movement,
    best_origin,
    brings,
    hidden_rebels,
    kept,
    next_unit,
)
from fourthrock.games.red_dust_rebellion.operation import Operation, may_use_satellite, use_satellite
from fourthrock.games.red_dust_rebellion.paths import origins, recon_origins
from fourthrock.games.red_dust_rebellion.pieces import CUBES, EG_TROOP, MG, Faction, group
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.secure import (
    activate_in,
    activation,
    bring,
    build,
    may_build,
    no_recon,
    no_secure,
    unit_kinds,
)
from fourthrock.games.red_dust_rebellion.spaces import CITIES, DESERTS, PHOBOS, Space
from fourthrock.games.red_dust_rebellion.words import RECON
from fourthrock.table import Refusal, Script

Refuses = Callable[[Mars, Operation, Space], Refusal | None]
Sources = Callable[[Mars, Operation, Space], list[Space]]


def secure(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.9 Secure by its column, with Drop Pods as needed."""
    yield from deploy(g, op, MG_SECURE if op.by is MG else CORP_SECURE, CITIES, no_secure, secure_sources)


def recon(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.9 Recon by its column, with Navigation Beacons as needed."""
    yield from deploy(g, op, MG_RECON if op.by is MG else CORP_RECON, DESERTS, no_recon, recon_sources)


# ------------------------------------------------------------------------------------------------------------------ moving


def drops(g: Mars, op: Operation, to: Space) -> bool:
    """16.4 Drop Pods are needed, and there are some: Phobos is no origin of this Labyrinth otherwise."""
    return g.count(PHOBOS, EG_TROOP) > 0 and may_use_satellite(g, op, to) and PHOBOS not in origins(g, op.by, to, op.held)


def secure_sources(g: Mars, op: Operation, to: Space) -> list[Space]:
    found = origins(g, op.by, to, op.held)
    return [*found, PHOBOS] if drops(g, op, to) else found


def recon_sources(g: Mars, op: Operation, to: Space) -> list[Space]:
    found = recon_origins(g, to, op.held, raging(g, to))
    return [space for space in found if op.moving is None or space in op.moving]


def movement(g: Mars, op: Operation) -> Movement:
    """The units of an Operation on the move."""
    if not op.arrived:
        op.arrived = [0] * len(g.pieces)
    return Movement(g, op.by, unit_kinds(g, op.by), op.arrived)


def podded(g: Mars, op: Operation, move: Movement, origin: Space, to: Space) -> Movement:
    """16.4 What comes by Drop Pod: EarthGov Troops only."""
    if origin is PHOBOS and to.labyrinth and drops(g, op, to):
        return Movement(g, op.by, [EG_TROOP], op.arrived)
    return move


def is_useful(g: Mars, op: Operation, move: Movement, to: Space, sources: Sequence[Space]) -> bool:
    """A destination: units can come that do some good there, or those that are there can Activate Rebels."""
    if hidden_rebels(g, to) and activation(g, op.by, to):
        return True
    return any(
        next_unit(g, podded(g, op, move, origin, to), origin, to, kept(g, op.by, origin)) >= 0
        for origin in sources
        if origin is not to
    )


def deploy(g: Mars, op: Operation, column: Column, places: Sequence[Space], refuses: Refuses, sources: Sources) -> Script[None]:
    """20.9 Destination by destination, each from one origin after the other; at last Rebels are seen and Bases built."""
    move = movement(g, op)
    while True:
        legal = [to for to in places if refuses(g, op, to) is None and is_useful(g, op, move, to, sources(g, op, to))]
        if not legal or not may_go_on(g, op):
            break
        to = best_space(g, op.by, column, legal)
        assert to is not None
        op.chosen.append(to)
        g.say("{}: {} to {}", op.by, op.word, to)
        if to.desert and raging(g, to):
            use_satellite(g, op, to)
        gather(g, op, move, to, sources(g, op, to))
    yield from after_moving(g, op)


def gather(g: Mars, op: Operation, move: Movement, to: Space, sources: Sequence[Space]) -> None:
    """20.9 Units come from one origin after the other, until there is COIN Control or nobody is left to come."""
    left = list(sources)
    while left:
        origin = best_origin(g, move, to, left)
        if origin is None:
            return
        left.remove(origin)
        step = podded(g, op, move, origin, to)
        going = brings(g, step, origin, to)
        if step is not move and any(going):
            use_satellite(g, op, to)
        for kind in step.kinds:
            bring(g, op, group(origin, kind), to, going[kind])
        if control(g, to) == COIN:
            return


# ------------------------------------------------------------------------------------------------------------ after moving


def after_moving(g: Mars, op: Operation) -> Script[None]:
    """14.3, 14.4, 20.9 In each destination Rebels are seen and a Base may rise; at last House or Repair in one."""
    for space in op.chosen:
        yield from answered(g, activate_in(g, op, space), CoinMind(op.by))
        if builds(g, op, space):
            build(g, op.by, space)
    yield from settle_people(g, op.by, [space for space in op.chosen if no_house_or_repair(g, op.by, space) is None])


def builds(g: Mars, op: Operation, space: Space) -> bool:
    """20.9 MarsGov builds by Recon where it has no Base; the Corporations where they have none, in Labyrinths with 3 cubes."""
    if not may_build(g, op.by, space):
        return False
    if op.by is MG:
        return op.word is RECON and not has_mg_base(g, space)
    return not has_corp_base(g, space) and (op.word is RECON or g.total(space, CUBES) >= FOR_A_BASE)


def settle_people(g: Mars, by: Faction, places: Sequence[Space]) -> Script[None]:
    """20.9 MarsGov: House, else Repair, in one space without Opposition; the Corporations: House at a Base of theirs."""
    fit = [space for space in places if (not has_opposition(g, space) if by is MG else has_corp_base(g, space))]
    houses = [space for space in fit if no_house(g, space) is None]
    where = best_space(g, by, population_column(by), houses if houses or by is not MG else fit)
    if where is None:
        return
    if houses:
        yield from answered(g, house(g, by, where), CoinMind(by))
    else:
        yield from answered(g, repair(g, by, where), CoinMind(by))
