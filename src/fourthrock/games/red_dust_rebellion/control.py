"""Chapters 4 to 6 and 8: population, Control, Support and the four victory totals, each a pure function of the position."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.cards import RD7
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CORP_BASE,
    CORP_UNITS,
    CR,
    CR_BASE,
    CR_HIDDEN,
    CR_REBEL,
    DUG_IN,
    EG_TROOP,
    KINDS,
    MG,
    MG_BASE,
    MG_TROOP,
    POPULATION,
    RD,
    RD_BASE,
    RD_HIDDEN,
    RD_REBEL,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    TERRAFORMING,
    Faction,
)
from fourthrock.games.red_dust_rebellion.position import EG_VALUES, RAGING, Mars
from fourthrock.games.red_dust_rebellion.spaces import LABYRINTHS, MARS, PHOBOS, SPACES, Space

NOBODY: Final = 0
COIN: Final = 1
RED_DUST: Final = 2
CHURCH: Final = 3
CONTROL_NAMES: Final = ["nobody", "COIN", "RD", "CR"]

# 10.1 What MarsGov, the Corporations and Red Dust must exceed.
MG_MARK: Final = 34
CORP_MARK: Final = 36
RD_MARK: Final = 32


def population(g: Mars, space: Space) -> int:
    """4.1 Green boxes without Damage, and Population markers."""
    return space.green - g.damage[space.index] + g.pieces[space.index * KINDS + POPULATION]


def populated(g: Mars, space: Space) -> bool:
    """4.1 At least one Population."""
    return population(g, space) > 0


def coin_strength(g: Mars, space: Space) -> int:
    """6.1, RD7 COIN forces that count for Control."""
    at = space.index * KINDS
    p = g.pieces
    corp_units = p[at + SECURITY] + p[at + SPECOPS_HIDDEN] + p[at + SPECOPS]
    strength = p[at + MG_TROOP] + p[at + MG_BASE] + p[at + CORP_BASE] + p[at + TERRAFORMING] + p[at + EG_TROOP] + corp_units
    if space.labyrinth and g.campaigns and RD7 in g.campaigns:
        strength -= corp_units
        if g.controller is CORP:
            strength -= p[at + EG_TROOP]
    return strength


def red_dust_strength(g: Mars, space: Space) -> int:
    """6.1 Red Dust forces."""
    at = space.index * KINDS
    p = g.pieces
    return p[at + RD_HIDDEN] + p[at + RD_REBEL] + p[at + RD_BASE] + p[at + DUG_IN]


def church_strength(g: Mars, space: Space) -> int:
    """6.1 Reclaimer forces."""
    at = space.index * KINDS
    p = g.pieces
    return p[at + CR_HIDDEN] + p[at + CR_REBEL] + p[at + CR_BASE] + p[at + CONVERSION]


def control(g: Mars, space: Space) -> int:
    """6.1 Who has more forces than the two others together; Phobos is always COIN's (3.5); frozen in a Redeploy (6.4)."""
    if g.frozen_control:
        return g.frozen_control[space.index]
    if space is PHOBOS:
        return COIN
    return majority(coin_strength(g, space), red_dust_strength(g, space), church_strength(g, space))


def majority(coin: int, red: int, church: int) -> int:
    """6.1 Which of the three is more than the two others together."""
    if coin > red + church:
        return COIN
    if red > coin + church:
        return RED_DUST
    if church > coin + red:
        return CHURCH
    return NOBODY


def side_of(by: Faction) -> int:
    """Whose Control is this faction's own."""
    return COIN if by.coin else RED_DUST if by is RD else CHURCH


def enemy_control(held: int, by: Faction) -> bool:
    """6.3 Whether Control held by this side is enemy Control for a faction."""
    return held != NOBODY and held != side_of(by)


def all_control(g: Mars) -> list[int]:
    """Control of every space, by number of the space."""
    return [control(g, space) for space in SPACES]


def raging(g: Mars, space: Space) -> bool:
    return g.storm[space.index] == RAGING


def raging_desert(g: Mars, space: Space) -> bool:
    """9.4 A space that cannot be selected."""
    return space.desert and g.storm[space.index] == RAGING


def usable_spaceport(g: Mars, space: Space) -> bool:
    """3.7 The Spaceport of a Labyrinth without Damage."""
    return space.spaceport and g.damage[space.index] == 0


def has_support(g: Mars, space: Space) -> bool:
    return g.support[space.index] > 0


def has_opposition(g: Mars, space: Space) -> bool:
    return g.support[space.index] < 0


def total_support(g: Mars) -> int:
    """5.3 Population at Support, twice where it is Active."""
    return sum(g.support[space.index] * population(g, space) for space in MARS if g.support[space.index] > 0)


def total_opposition(g: Mars) -> int:
    """5.3 Population at Opposition, twice where it is Active."""
    return sum(-g.support[space.index] * population(g, space) for space in MARS if g.support[space.index] < 0)


def bases_on_mars(g: Mars, by: Faction) -> int:
    """8.2 A faction's Bases on the map."""
    p = g.pieces
    found = 0
    for space in MARS:
        at = space.index * KINDS
        if by is MG:
            found += p[at + MG_BASE]
        elif by is CORP:
            found += p[at + CORP_BASE] + p[at + TERRAFORMING]
        elif by is RD:
            found += p[at + RD_BASE] + p[at + DUG_IN]
        else:
            found += p[at + CR_BASE] + p[at + CONVERSION]
    return found


def mg_total(g: Mars) -> int:
    """8.2 Total Support and the value of EarthGov Confidence."""
    return total_support(g) + EG_VALUES[g.eg_index]


def corp_total(g: Mars) -> int:
    """8.2 Profits."""
    return g.resources[CORP.seat]


def rd_total(g: Mars) -> int:
    """8.2 Total Opposition and Red Dust Bases on Mars."""
    return total_opposition(g) + bases_on_mars(g, RD)


def cr_controlled(g: Mars) -> int:
    """8.2 Spaces under Reclaimer Control."""
    return sum(1 for space in MARS if control(g, space) == CHURCH)


def cr_total(g: Mars) -> int:
    """8.2 Spaces under Reclaimer Control and Reclaimer Bases on Mars."""
    return cr_controlled(g) + bases_on_mars(g, CR)


def enemy_bases(g: Mars) -> int:
    """8.2 The mark that the Church must pass: all other Bases on Mars."""
    return bases_on_mars(g, MG) + bases_on_mars(g, CORP) + bases_on_mars(g, RD)


def margins(g: Mars) -> list[int]:
    """10.1 How far each faction is above (or below) its mark."""
    return [
        mg_total(g) - MG_MARK,
        corp_total(g) - CORP_MARK,
        rd_total(g) - RD_MARK,
        cr_total(g) - enemy_bases(g),
    ]


def labyrinths_with(g: Mars, kinds: list[int]) -> list[Space]:
    return [space for space in LABYRINTHS if g.total(space, kinds)]


def corp_units_in(g: Mars, space: Space) -> int:
    """1.3 Corporate units, EarthGov Troops among them while the Corporations are Controller."""
    units = g.total(space, CORP_UNITS)
    return units + (g.count(space, EG_TROOP) if g.controller is CORP else 0)


def mg_units_in(g: Mars, space: Space) -> int:
    """1.3 MarsGov units, EarthGov Troops among them while MarsGov is Controller."""
    units = g.count(space, MG_TROOP)
    return units + (g.count(space, EG_TROOP) if g.controller is MG else 0)


def own_units_in(g: Mars, by: Faction, space: Space) -> int:
    """1.3 Units of MarsGov or the Corporations for Secure and Recon."""
    return mg_units_in(g, space) if by is MG else corp_units_in(g, space)
