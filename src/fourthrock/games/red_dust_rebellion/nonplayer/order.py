"""20.7 Piece priorities: what a Non-Player hits, places or moves first, and (from the end) what of its own it loses first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.measures import vulnerable_base
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CORP_BASE,
    CR,
    CR_BASE,
    CR_HIDDEN,
    CR_REBEL,
    DUG_IN,
    EG_TROOP,
    IS_BASE,
    KINDS,
    MG,
    MG_BASE,
    MG_TROOP,
    POPULATION,
    RD,
    RD_BASE,
    RD_HIDDEN,
    RD_REBEL,
    SATELLITE,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    SUPPLY,
    TERRAFORMING,
    Faction,
    Group,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import SPACES

BASES_FIRST: Final = [TERRAFORMING, CORP_BASE, CONVERSION, CR_BASE, DUG_IN, RD_BASE, MG_BASE]
AFTER_BASES: Final = [
    SATELLITE,
    EG_TROOP,
    SECURITY,
    MG_TROOP,
    CR_HIDDEN,
    RD_HIDDEN,
    CR_REBEL,
    RD_REBEL,
    SPECOPS_HIDDEN,
    SPECOPS,
    POPULATION,
    SUPPLY,
]
AFTER_BASES_FOR_MG: Final = [
    SATELLITE,
    SUPPLY,
    EG_TROOP,
    MG_TROOP,
    SECURITY,
    CR_HIDDEN,
    RD_HIDDEN,
    CR_REBEL,
    RD_REBEL,
    SPECOPS_HIDDEN,
    SPECOPS,
    POPULATION,
]
GUARDS: Final = len(BASES_FIRST)
"""The rank of units that guard a vulnerable enemy Base."""
RD_UNITS: Final = [RD_HIDDEN, RD_REBEL]
CR_UNITS: Final = [CR_HIDDEN, CR_REBEL]


def order_for(by: Faction) -> list[int]:
    """20.7 The kinds of piece from the top, as this faction goes by them."""
    return [*BASES_FIRST, *(AFTER_BASES_FOR_MG if by is MG else AFTER_BASES)]


_RANKS: Final[list[list[int]]] = [
    [order_for(by).index(kind) + (1 if not IS_BASE[kind] else 0) for kind in range(KINDS)] for by in (MG, CORP, RD, CR)
]


def owner_of(g: Mars, kind: int) -> Faction | None:
    """Whose a kind of piece is; EarthGov's are the Controller's, markers nobody's."""
    if kind <= MG_BASE:
        return MG
    if kind <= TERRAFORMING:
        return CORP
    if kind <= SATELLITE:
        return g.controller
    if kind <= DUG_IN:
        return RD
    return CR if kind <= CONVERSION else None


def rank(g: Mars, by: Faction, one: Group) -> int:
    """20.7 How far down the list a piece stands."""
    if not IS_BASE[one.kind] and _guards_vulnerable(g, by, one):
        return GUARDS
    return _RANKS[by.seat][one.kind]


def _guards_vulnerable(g: Mars, by: Faction, one: Group) -> bool:
    """20.7 A unit in a space with a vulnerable enemy Base that it guards."""
    if one.place.index >= len(SPACES):
        return False
    space = SPACES[one.place.index]
    if one.kind in RD_UNITS:
        return by is not RD and (vulnerable_base(g, space, RD_BASE) or vulnerable_base(g, space, DUG_IN))
    if one.kind in CR_UNITS:
        return by is not CR and (vulnerable_base(g, space, CR_BASE) or vulnerable_base(g, space, CONVERSION))
    if by.coin or one.kind > EG_TROOP:
        return False
    return any(vulnerable_base(g, space, kind) for kind in (MG_BASE, CORP_BASE, TERRAFORMING))


def human_owned(g: Mars, kind: int) -> bool:
    owner = owner_of(g, kind)
    return owner is not None and not g.nonplayers[owner.seat]


def best_group(g: Mars, by: Faction, groups: Sequence[Group]) -> Group:
    """20.7 From the top: people's pieces before those of Non-Players, then the list, ties at random."""
    return _first(g, groups, [rank(g, by, one) - (100 if human_owned(g, one.kind) else 0) for one in groups])


def worst_own_group(g: Mars, by: Faction, groups: Sequence[Group]) -> Group:
    """20.2, 20.7 Own pieces to lose: from the bottom of the list, each from whichever space holds most of them."""
    return _first(g, groups, [-100 * _RANKS[by.seat][one.kind] - g.count(one.place, one.kind) for one in groups])


def _first(g: Mars, groups: Sequence[Group], keys: list[int]) -> Group:
    lowest = min(keys)
    left = [one for one, key in zip(groups, keys) if key == lowest]
    return left[0] if len(left) == 1 else g.dice.choose(left)
