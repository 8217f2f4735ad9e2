"""16.5 The Special Activities of Red Dust: Redistribute and Coordinate. Ambush is part of the Attack."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import next_space
from fourthrock.games.red_dust_rebellion.control import RED_DUST, control, has_support, populated, population, raging_desert
from fourthrock.games.red_dust_rebellion.forces import activate, gain, recruit, remove
from fourthrock.games.red_dust_rebellion.infrastructure import house_or_repair, no_house, no_repair, shift
from fourthrock.games.red_dust_rebellion.pieces import CORP_BASE, MG_TROOP, RD, RD_HIDDEN, SECURITY, TERRAFORMING, Group, group
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.games.red_dust_rebellion.words import REMOVE_TWO, REPLACE_ONE
from fourthrock.table import Refusal, Script, pick, pick_or_stop

NO_REDISTRIBUTE: Final = Refusal("16.5", "no Populated space under Red Dust Control has a Hidden Rebel")
NO_COORDINATE: Final = Refusal("16.5", "no space without Support has a Hidden Red Dust Rebel")


def may_redistribute(g: Mars, space: Space) -> bool:
    return g.count(space, RD_HIDDEN) > 0 and populated(g, space) and control(g, space) == RED_DUST and not raging_desert(g, space)


def no_redistribute(g: Mars) -> Refusal | None:
    return None if any(may_redistribute(g, space) for space in MARS) else NO_REDISTRIBUTE


def redistribute(g: Mars) -> Script[None]:
    """16.5 Redistribute in up to 4 spaces: Activate one, gain its Population and 1 for each Corporate Base."""
    done: list[Space] = []
    while True:
        space = yield from next_space(
            RD, "Redistribute where?", done, 4, [space for space in MARS if may_redistribute(g, space)], "16.5"
        )
        if space is None:
            break
        gain(g, RD, redistribute_one(g, space))


def redistribute_one(g: Mars, space: Space) -> int:
    """16.5 One space; returns the Resources that it brings."""
    activate(g, space, RD, 1)
    return population(g, space) + g.count(space, CORP_BASE) + g.count(space, TERRAFORMING)


def may_coordinate(g: Mars, space: Space) -> bool:
    return g.count(space, RD_HIDDEN) > 0 and not has_support(g, space) and not raging_desert(g, space)


def no_coordinate(g: Mars) -> Refusal | None:
    return None if any(may_coordinate(g, space) for space in MARS) else NO_COORDINATE


def coordinate(g: Mars) -> Script[None]:
    """16.5 Coordinate in up to 2 spaces."""
    done: list[Space] = []
    while True:
        space = yield from next_space(
            RD, "Coordinate where?", done, 2, [space for space in MARS if may_coordinate(g, space)], "16.5"
        )
        if space is None:
            break
        yield from coordinate_one(g, space)


def coordinate_one(g: Mars, space: Space) -> Script[None]:
    """Activate one; perhaps House or Repair; then shift, or at Active Opposition already turn on the garrison."""
    activate(g, space, RD, 1)
    if no_house(g, space) is None or no_repair(g, RD, space) is None:
        yield from house_or_repair(g, RD, space, optional=True)
    if g.support[space.index] == ACTIVE_OPPOSITION:
        yield from _garrison(g, space)
    else:
        shift(g, space, -1)


def _targets(g: Mars, space: Space) -> list[Group]:
    return [group(space, kind) for kind in (MG_TROOP, SECURITY) if g.count(space, kind)]


def _garrison(g: Mars, space: Space) -> Script[None]:
    """Remove 2 MarsGov Troops or Security, or replace 1 of them by a Rebel."""
    if not _targets(g, space):
        return
    word = yield from pick_or_stop(RD.seat, f"The garrison of {space.name}?", [REMOVE_TWO, REPLACE_ONE], rule="16.5")
    if word is REMOVE_TWO:
        for _ in range(2):
            if _targets(g, space):
                one = yield from pick(RD.seat, "Remove which?", _targets(g, space), rule="16.5")
                remove(g, space, one.kind, 1)
    elif word is REPLACE_ONE:
        one = yield from pick(RD.seat, "Replace which?", _targets(g, space), rule="16.5")
        remove(g, space, one.kind, 1, to_available=True)
        yield from recruit(g, RD, space, 1)
