"""14.3 Secure and 14.4 Recon, with the Controller's Drop Pods and Navigation Beacons (16.4)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import activate_up_to, how_many, maybe_space, yes_no
from fourthrock.games.red_dust_rebellion.cards import CR25
from fourthrock.games.red_dust_rebellion.control import own_units_in, raging
from fourthrock.games.red_dust_rebellion.forces import cr_bases, may_place_base, move, place_base, remove
from fourthrock.games.red_dust_rebellion.infrastructure import house_or_repair, no_house_or_repair
from fourthrock.games.red_dust_rebellion.operation import (
    CANNOT_PAY,
    RAGING_DESERT,
    Operation,
    afford,
    haboob_stops,
    may_use_satellite,
    mg_cost,
    no_selection,
    pay,
    use_satellite,
)
from fourthrock.games.red_dust_rebellion.paths import origins, recon_origins
from fourthrock.games.red_dust_rebellion.pieces import (
    CR_HIDDEN,
    EG_TROOP,
    KINDS,
    MG,
    MG_TROOP,
    RD_HIDDEN,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    Faction,
    Group,
    group,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, LABYRINTHS, PHOBOS, WILDERNESS, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.table import Refusal, Script, pick_or_stop

HABOOB: Final = Refusal("9.8", "under the Haboob there is no Recon and no March")


def no_secure(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """14.3 Where: Labyrinths, even one with a Raging Storm."""
    if not afford(g, op, mg_cost(g, op, space, 3)):
        return CANNOT_PAY
    return no_selection(g, op, space)


def no_recon(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """14.4, 9.8 Where: Deserts; one with a Raging Storm only with a Navigation Beacon."""
    if haboob_stops(g, op):
        return HABOOB
    if not afford(g, op, mg_cost(g, op, space, 3)):
        return CANNOT_PAY
    refused = no_selection(g, op, space)
    return None if refused is RAGING_DESERT and may_use_satellite(g, op, space) else refused


def secure(g: Mars, op: Operation) -> Script[None]:
    """14.3 Secure: units come to Labyrinths, then Activate, build, and House or Repair once."""
    op.arrived = [0] * len(g.pieces)
    while not op.full:
        space = yield from select(g, op, "Secure which Labyrinth?", LABYRINTHS, lambda s: no_secure(g, op, s))
        if not isinstance(space, Space):
            break
        yield from pay(g, op, mg_cost(g, op, space, 3))
        yield from _drop_pods(g, op, space)
        yield from bring_units(g, op, space, origins(g, op.by, space, op.held))
    yield from _after_moving(g, op)


def recon(g: Mars, op: Operation) -> Script[None]:
    """14.4 Recon: the same in Deserts, in one move."""
    op.arrived = [0] * len(g.pieces)
    while not op.full:
        space = yield from select(g, op, "Recon which Desert?", DESERTS, lambda s: no_recon(g, op, s))
        if not isinstance(space, Space):
            break
        yield from pay(g, op, mg_cost(g, op, space, 3))
        beacon = raging(g, space)
        if beacon:
            use_satellite(g, op, space)
        yield from bring_units(g, op, space, recon_origins(g, space, op.held, beacon))
    yield from _after_moving(g, op)


def unit_kinds(g: Mars, by: Faction) -> list[int]:
    """14.3, 1.3 Which units a faction moves."""
    kinds = [MG_TROOP] if by is MG else [SECURITY, SPECOPS_HIDDEN, SPECOPS]
    return [*kinds, EG_TROOP] if by is g.controller else kinds


def bring_units(g: Mars, op: Operation, to: Space, sources: list[Space]) -> Script[None]:
    """14.3 Units that have not moved yet come to a destination, group by group."""
    kinds = unit_kinds(g, op.by)
    used: list[Group] = []
    while True:
        legal = [one for one in _ready(g, op, sources, kinds) if one not in used]
        if not legal:
            break
        one = yield from pick_or_stop(op.by.seat, f"Bring which units to {to.name}?", legal, rule="14.3")
        if one is None:
            break
        used.append(one)
        n = yield from how_many(op.by, f"How many: {one.name}?", 1, unmoved_units(g, op, one), "14.3")
        bring(g, op, one, to, n)


def bring(g: Mars, op: Operation, one: Group, to: Space, n: int) -> None:
    """14.3 Units come to a destination and stay there."""
    move(g, one.place, to, one.kind, n)
    op.arrived[to.index * KINDS + one.kind] += n


def _ready(g: Mars, op: Operation, sources: list[Space], kinds: list[int]) -> list[Group]:
    groups = [group(space, kind) for space in sources for kind in kinds if g.count(space, kind)]
    return [one for one in groups if unmoved_units(g, op, one) > 0]


def unmoved_units(g: Mars, op: Operation, one: Group) -> int:
    """14.3 How many of these units have not moved in this Operation."""
    return g.count(one.place, one.kind) - op.arrived[one.place.index * KINDS + one.kind]


def _drop_pods(g: Mars, op: Operation, space: Space) -> Script[None]:
    """16.4 Drop Pods: a Satellite brings EarthGov Troops from Phobos straight into a Labyrinth, whatever rages there."""
    ready = g.count(PHOBOS, EG_TROOP) - op.arrived[PHOBOS.index * KINDS + EG_TROOP]
    if space is PHOBOS or ready <= 0 or not may_use_satellite(g, op, space):
        return
    n = yield from how_many(op.by, f"Drop how many EarthGov Troops on {space.name}?", 0, ready, "16.4")
    if n:
        use_satellite(g, op, space)
        bring(g, op, group(PHOBOS, EG_TROOP), space, n)


def _after_moving(g: Mars, op: Operation) -> Script[None]:
    """14.3, 14.4 In each destination Activate and perhaps build; at last House or Repair once in one of them."""
    for space in op.chosen:
        yield from activate_in(g, op, space)
        yield from _build(g, op, space)
    places = [space for space in op.chosen if no_house_or_repair(g, op.by, space) is None]
    where = yield from maybe_space(op.by, "House or Repair where?", places, "14.3")
    if where is not None:
        yield from house_or_repair(g, op.by, where)


def activation(g: Mars, by: Faction, space: Space) -> int:
    """14.3, 14.4, CR25 How many Rebels are Activated: 1 a unit, 1 per 2 in the Wilderness; Genetic Masking hides from 2 units."""
    units = own_units_in(g, by, space)
    if CR25 in g.capabilities and cr_bases(g, space):
        units = max(0, units - 2)
    return units // 2 if space is WILDERNESS else units


def activate_in(g: Mars, op: Operation, space: Space) -> Script[None]:
    """14.3, 14.4, 16.4 Rebels are seen, 2 more of them with a Navigation Beacon in a Desert."""
    n = activation(g, op.by, space)
    hidden = g.count(space, RD_HIDDEN) + g.count(space, CR_HIDDEN)
    beacon = space.desert and hidden > n and may_use_satellite(g, op, space)
    if beacon and (yield from yes_no(op.by, f"Activate 2 more in {space.name} with a Navigation Beacon?", "16.4")):
        use_satellite(g, op, space)
        n += 2
    op.activated += yield from activate_up_to(g, op.by, space, n)


def _build(g: Mars, op: Operation, space: Space) -> Script[None]:
    """14.3 Perhaps a Base."""
    if may_build(g, op.by, space) and (yield from yes_no(op.by, f"Build a Base in {space.name}?", "14.3")):
        build(g, op.by, space)


def _builder(by: Faction) -> int:
    return MG_TROOP if by is MG else SECURITY


def may_build(g: Mars, by: Faction, space: Space) -> bool:
    """14.3 A Troop or Security to replace, an Available Base and room for it."""
    return g.count(space, _builder(by)) > 0 and may_place_base(g, by, space)


def build(g: Mars, by: Faction, space: Space) -> None:
    """14.3 Replace 1 MarsGov Troop, or 1 Security (to Available), by a Base."""
    remove(g, space, _builder(by), 1, to_available=True)
    place_base(g, by, space)
