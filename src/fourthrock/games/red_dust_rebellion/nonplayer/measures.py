"""20.7 What the rows of the space columns look at: one small figure of a space each. A condition is 1 where it holds, else 0."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.control import (
    CHURCH,
    COIN,
    control,
    has_support,
    population,
    side_of,
)
from fourthrock.games.red_dust_rebellion.forces import base_room, has_corp_base, has_mg_base, own_forces, own_rebels, rebels_in
from fourthrock.games.red_dust_rebellion.pieces import (
    ALL_REBELS,
    BASES,
    COIN_KINDS,
    COIN_UNITS,
    CONVERSION,
    CORP,
    CORP_BASE,
    CORP_KINDS,
    CR,
    CR_BASE,
    CR_HIDDEN,
    CR_KINDS,
    CR_REBEL,
    CUBES,
    DUG_IN,
    MG,
    MG_BASE,
    RD,
    RD_BASE,
    RD_HIDDEN,
    RD_KINDS,
    RD_REBEL,
    REBEL_KINDS,
    TERRAFORMING,
    Faction,
    bases_of,
    hidden_rebel,
    plain_base,
)
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, APPROACHING, Mars
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE, Space

GUARDS_NEEDED: Final = 4
"""A Base with fewer friendly units than this is vulnerable."""


# -------------------------------------------------------------------------------------------------------- terms of 20.7


def vulnerable_base(g: Mars, space: Space, kind: int) -> bool:
    """20.7 A Base of this kind stands here with fewer than 4 friendly units."""
    if g.count(space, kind) == 0:
        return False
    if kind in (RD_BASE, DUG_IN):
        return own_rebels(g, RD, space) < GUARDS_NEEDED
    if kind in (CR_BASE, CONVERSION):
        return own_rebels(g, CR, space) < GUARDS_NEEDED
    return g.total(space, COIN_UNITS) < GUARDS_NEEDED


def enemy_bases_of(by: Faction) -> list[int]:
    """The kinds of Base of a faction's enemies."""
    if by.coin:
        return [RD_BASE, DUG_IN, CR_BASE, CONVERSION]
    return [MG_BASE, CORP_BASE, TERRAFORMING, *([CR_BASE, CONVERSION] if by is RD else [RD_BASE, DUG_IN])]


def enemy_forces(g: Mars, by: Faction, space: Space) -> int:
    """All forces of a faction's enemies."""
    if by.coin:
        return g.total(space, REBEL_KINDS)
    return g.total(space, COIN_KINDS) + g.total(space, CR_KINDS if by is RD else RD_KINDS)


def vulnerable_enemies(g: Mars, space: Space) -> int:
    """20.7 What Assault could remove: Active Rebels, and Rebel Bases without Hidden guards."""
    n = g.count(space, RD_REBEL) + g.count(space, CR_REBEL)
    if g.count(space, RD_HIDDEN) == 0:
        n += g.count(space, RD_BASE) + g.count(space, DUG_IN)
    if g.count(space, CR_HIDDEN) == 0:
        n += g.count(space, CR_BASE) + g.count(space, CONVERSION)
    return n


def own_bases(g: Mars, by: Faction, space: Space) -> int:
    return g.total(space, bases_of(by))


def slot_for_base(g: Mars, by: Faction, space: Space) -> bool:
    """Room here for a Base that is Available."""
    return g.count(AVAILABLE, plain_base(by)) > 0 and base_room(g, space, by) > 0


# ------------------------------------------------------------------------------------------------------ Support, Control


def not_active_support(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(g.support[space.index] != ACTIVE_SUPPORT)


def not_active_opposition(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(g.support[space.index] != ACTIVE_OPPOSITION)


def neutral(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(g.support[space.index] == 0)


def support_there(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    """5.3 Total Support of the space."""
    return max(0, g.support[space.index]) * population(g, space)


def opposition_there(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    """5.3 Total Opposition of the space."""
    return max(0, -g.support[space.index]) * population(g, space)


def people(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return population(g, space)


def not_coin_control(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(control(g, space) != COIN)


def not_own_control(g: Mars, by: Faction, space: Space) -> int:
    return int(control(g, space) != side_of(by))


def church_base_or_control(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(g.count(space, CR_BASE) + g.count(space, CONVERSION) > 0 or control(g, space) == CHURCH)


def rebel_and_support(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(has_support(g, space) and rebels_in(g, space) > 0)


# --------------------------------------------------------------------------------------------------------------- forces


def any_rebel_base(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(g.total(space, [RD_BASE, DUG_IN, CR_BASE, CONVERSION]) > 0)


def rebel_forces(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return g.total(space, REBEL_KINDS)


def rebels(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return g.total(space, ALL_REBELS)


def enemies(g: Mars, by: Faction, space: Space) -> int:
    return enemy_forces(g, by, space)


def mg_forces(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return own_forces(g, MG, space)


def corp_forces(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return own_forces(g, CORP, space)


def thin_mg_base(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    """An MG Base with under 4 COIN cubes."""
    return int(has_mg_base(g, space) and g.total(space, CUBES) < GUARDS_NEEDED)


def thin_corp_base(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    """A Corporate Base with under 4 COIN cubes."""
    return int(has_corp_base(g, space) and g.total(space, CUBES) < GUARDS_NEEDED)


def labyrinth_or_mg_base(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(space.labyrinth or has_mg_base(g, space))


def corp_outnumbered(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    """Corporate forces are there, and fewer COIN units than Rebel forces."""
    return int(g.total(space, CORP_KINDS) > 0 and g.total(space, COIN_UNITS) < g.total(space, REBEL_KINDS))


def corp_over_mg_in_labyrinth(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(space.labyrinth and own_forces(g, CORP, space) > own_forces(g, MG, space))


def rebel_with_corp_base(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(has_corp_base(g, space) and rebels_in(g, space) > 0)


def conversion_center(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(g.count(space, CONVERSION) > 0)


def own_rebels_there(g: Mars, by: Faction, space: Space) -> int:
    return own_rebels(g, by, space)


def own_bases_there(g: Mars, by: Faction, space: Space) -> int:
    return own_bases(g, by, space)


def all_bases(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return g.total(space, BASES)


def bare_own_base(g: Mars, by: Faction, space: Space) -> int:
    """An own Base where no own Rebel is Hidden."""
    return int(own_bases(g, by, space) > 0 and g.count(space, hidden_rebel(by)) == 0)


def vulnerable_enemy_base(g: Mars, by: Faction, space: Space) -> int:
    return int(any(vulnerable_base(g, space, kind) for kind in enemy_bases_of(by)))


def nearly_a_base(g: Mars, by: Faction, space: Space) -> int:
    """1 or 2 own Rebels where an Available own Base has a slot."""
    return int(1 <= own_rebels(g, by, space) <= 2 and slot_for_base(g, by, space))


# ----------------------------------------------------------------------------------------------------------- the ground


def desert(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(space.desert)


def approaching_storm(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return int(g.storm[space.index] == APPROACHING)


def damage(g: Mars, by: Faction, space: Space) -> int:  # noqa: ARG001
    return g.damage[space.index]
