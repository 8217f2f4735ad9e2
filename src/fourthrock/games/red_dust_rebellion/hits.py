"""15.4 What one die of an Attack that hits removes."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.cards import CR1, CR26
from fourthrock.games.red_dust_rebellion.forces import place_base, removable, remove
from fourthrock.games.red_dust_rebellion.pieces import (
    COIN_KINDS,
    CORP_BASE,
    CR,
    CR_KINDS,
    EG_TROOP,
    FORCES,
    MG_BASE,
    MG_TROOP,
    RD,
    RD_KINDS,
    SATELLITE,
    SECURITY,
    SPECOPS,
    TERRAFORMING,
    Faction,
    Group,
    group,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.table import Script, pick_or_stop

COIN_TARGETS: Final = [MG_TROOP, MG_BASE, SECURITY, SPECOPS, CORP_BASE, TERRAFORMING, EG_TROOP]


def enemies_in(g: Mars, by: Faction, space: Space) -> int:
    """15.4 Enemy forces, Hidden ones and Satellites too."""
    n = g.total(space, COIN_KINDS) + g.total(space, CR_KINDS if by is RD else RD_KINDS)
    return n + (g.count(space, SATELLITE) if g.options.satellites_are_forces else 0)


def all_forces_in(g: Mars, space: Space) -> int:
    """15.4 All forces of every faction, Bases, Hidden pieces and Satellites too."""
    return g.total(space, FORCES) + (g.count(space, SATELLITE) if g.options.satellites_are_forces else 0)


def targets(g: Mars, by: Faction, space: Space) -> list[Group]:
    """15.4 What a hit may remove: any enemy but Hidden SpecOps, Bases last; Ares Rockets (CR26) reach every Satellite."""
    found = removable(g, space, [*COIN_TARGETS, *(CR_KINDS if by is RD else RD_KINDS)], hidden_specops_guard=False)
    if by is CR and CR26 in g.capabilities:
        found.extend(group(other, SATELLITE) for other in MARS if g.count(other, SATELLITE))
    elif g.options.satellites_are_forces and g.count(space, SATELLITE):
        found.append(group(space, SATELLITE))
    return found


def hit(g: Mars, by: Faction, space: Space) -> Script[None]:
    """15.4 One die: 1 EarthGov Troop, or up to 2 other enemies; Subdermal Weaponry (CR1) adds 1 of any kind."""
    first = yield from _remove_target(g, by, space, targets(g, by, space))
    if first is not None and first.kind != EG_TROOP:
        others = [one for one in targets(g, by, space) if one.kind != EG_TROOP]
        yield from _remove_target(g, by, space, others)
    if by is CR and CR1 in g.capabilities:
        yield from _remove_target(g, by, space, targets(g, by, space))


def _remove_target(g: Mars, by: Faction, space: Space, legal: list[Group]) -> Script[Group | None]:
    if not legal:
        return None
    one = yield from pick_or_stop(by.seat, f"Attack in {space.name}: remove which enemy?", legal, rule="15.4")
    if one is not None:
        remove(g, one.place, one.kind, 1)
        if by is CR and one.kind == TERRAFORMING:
            place_base(g, CR, space)
    return one
