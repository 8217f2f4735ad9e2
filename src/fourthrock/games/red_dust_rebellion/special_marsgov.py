"""16.2 The Special Activities of MarsGov: Entrench, Petition, Transport."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many, next_space, several_spaces, space_of, yes_no
from fourthrock.games.red_dust_rebellion.control import COIN, control, population, raging, raging_desert
from fourthrock.games.red_dust_rebellion.forces import gain, has_mg_base, may_place_base, move, place_base, remove
from fourthrock.games.red_dust_rebellion.infrastructure import set_eg
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import CORP, EG_TROOP, KINDS, MG, MG_TROOP, SUPPLY, Group, group
from fourthrock.games.red_dust_rebellion.position import EG_PLUS, Mars
from fourthrock.games.red_dust_rebellion.spaces import EARTH, PHOBOS, SPACES, Space
from fourthrock.table import Refusal, Script, pick, pick_or_stop

NO_ENTRENCH: Final = Refusal("16.2", "no space has both COIN Control and a MarsGov Troop")
PETITION_AFTER: Final = Refusal("16.2", "Petition comes after the Operation")
NO_TROOPS: Final = Refusal("16.2", "no Troop can be moved")


def entrench_spaces(g: Mars) -> list[Space]:
    """16.2 Spaces with COIN Control and MarsGov Troops where a Base or a Fortified Troop is possible."""
    return [
        space
        for space in SPACES
        if g.count(space, MG_TROOP) and control(g, space) == COIN and not raging_desert(g, space) and _something(g, space)
    ]


def _something(g: Mars, space: Space) -> bool:
    return may_place_base(g, MG, space) or fortifiable(g, space) > 0


def fortifiable(g: Mars, space: Space) -> int:
    """16.2 How many more Troops may be Fortified: at most one a Population."""
    return min(g.count(space, MG_TROOP), population(g, space)) - g.fortified[space.index]


def no_entrench(g: Mars) -> Refusal | None:
    return None if entrench_spaces(g) else NO_ENTRENCH


def entrench(g: Mars) -> Script[None]:
    """16.2 Entrench: in up to 2 spaces perhaps replace 1 Troop by a Base, then perhaps Fortify Troops."""
    done: list[Space] = []
    while True:
        chosen = yield from next_space(MG, "Entrench where?", done, 2, entrench_spaces(g), "16.2")
        if chosen is None:
            break
        yield from _entrench_one(g, chosen)


def _entrench_one(g: Mars, space: Space) -> Script[None]:
    if may_place_base(g, MG, space) and (yield from yes_no(MG, f"Replace a Troop in {space.name} by a Base?", "16.2")):
        entrench_base(g, space)
    n = yield from how_many(MG, f"Fortify how many Troops in {space.name}?", 0, fortifiable(g, space), "16.2")
    fortify(g, space, n)


def entrench_base(g: Mars, space: Space) -> None:
    """16.2 Replace 1 Troop by a Base."""
    remove(g, space, MG_TROOP, 1)
    place_base(g, MG, space)


def fortify(g: Mars, space: Space, n: int) -> None:
    """16.2 Troops become Fortified."""
    g.fortified[space.index] += n
    if n:
        g.say("{} Fortified in {}", n, space)


def no_petition(op: Operation) -> Refusal | None:
    return None if op.over else PETITION_AFTER


def petition(g: Mars, op: Operation) -> Script[None]:
    """16.2 Petition: 1 Supply, 1 more for every 3 Rebels Activated; Profits pay; more Rebels than COIN lost sets EG+."""
    supply = 1 + op.activated // 3
    g.add(EARTH, SUPPLY, supply)
    gain(g, CORP, -supply)
    g.say("{} Supply on Earth", supply)
    if op.rebels_removed > op.coin_removed:
        set_eg(g, EG_PLUS)
        gain(g, CORP, -2)
    return
    yield


def transport_troops(g: Mars) -> list[int]:
    """16.2 MarsGov Troops; EarthGov's too while MarsGov is Controller."""
    return [MG_TROOP, EG_TROOP] if g.controller is MG else [MG_TROOP]


def no_transport(g: Mars) -> Refusal | None:
    kinds = transport_troops(g)
    return None if any(g.total(space, kinds) for space in SPACES if not raging(g, space)) else NO_TROOPS


def transport(g: Mars) -> Script[None]:
    """16.2 Transport: move Troops freely among Phobos, MarsGov Base spaces and 1 further space (2 as Controller)."""
    hubs = [space for space in SPACES if (space is PHOBOS or has_mg_base(g, space)) and not raging(g, space)]
    others = [space for space in SPACES if space not in hubs and not raging(g, space)]
    hubs += yield from several_spaces(
        MG, "Transport to or from which further space?", 2 if g.controller is MG else 1, others, "16.2"
    )
    arrived = [0] * len(g.pieces)
    while True:
        legal = _movable(g, hubs, arrived)
        if not legal or len(hubs) < 2:
            break
        one = yield from pick_or_stop(MG.seat, "Transport which Troops?", legal, rule="16.2")
        if one is None:
            break
        to = yield from pick(MG.seat, "To where?", [space for space in hubs if space is not one.place], rule="16.2")
        most = g.count(one.place, one.kind) - arrived[one.place.index * KINDS + one.kind]
        n = yield from how_many(MG, f"How many: {one.name}?", 1, most, "16.2")
        move(g, one.place, to, one.kind, n)
        arrived[to.index * KINDS + one.kind] += n


def _movable(g: Mars, hubs: list[Space], arrived: list[int]) -> list[Group]:
    """Troops that have not moved yet."""
    kinds = transport_troops(g)
    groups = [group(space, kind) for space in hubs for kind in kinds]
    return [one for one in groups if g.count(one.place, one.kind) > arrived[space_of(one).index * KINDS + one.kind]]
