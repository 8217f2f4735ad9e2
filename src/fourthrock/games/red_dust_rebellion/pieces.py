"""Chapter 2: the factions and the kinds of piece, with a number for each kind."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.spaces import PLACES, Place
from fourthrock.table import Item


class Faction(Item):
    """1.1 One of the four factions at the table; its seat is its number."""

    def __init__(self, seat: int, token: str, name: str, short: str) -> None:
        super().__init__(token, name)
        self.seat = seat
        self.short = short
        self.coin = seat < 2
        self.rebel = seat >= 2


MG: Final = Faction(0, "mg", "MarsGov", "MG")
CORP: Final = Faction(1, "corp", "Corporations", "CORP")
RD: Final = Faction(2, "rd", "Red Dust", "RD")
CR: Final = Faction(3, "cr", "Reclaimers", "CR")
FACTIONS: Final[list[Faction]] = [MG, CORP, RD, CR]
REBELS: Final[list[Faction]] = [RD, CR]
COIN_FACTIONS: Final[list[Faction]] = [MG, CORP]

MG_TROOP: Final = 0
MG_BASE: Final = 1
SECURITY: Final = 2
SPECOPS_HIDDEN: Final = 3
SPECOPS: Final = 4
CORP_BASE: Final = 5
TERRAFORMING: Final = 6
EG_TROOP: Final = 7
SATELLITE: Final = 8
RD_HIDDEN: Final = 9
RD_REBEL: Final = 10
RD_BASE: Final = 11
DUG_IN: Final = 12
CR_HIDDEN: Final = 13
CR_REBEL: Final = 14
CR_BASE: Final = 15
CONVERSION: Final = 16
SUPPLY: Final = 17
POPULATION: Final = 18
KINDS: Final = 19

TOKENS: Final = [
    "mg_troop",
    "mg_base",
    "security",
    "specops_hidden",
    "specops_active",
    "corp_base",
    "corp_base_terraforming",
    "eg_troop",
    "satellite",
    "rd_rebel_hidden",
    "rd_rebel_active",
    "rd_base",
    "rd_base_dugin",
    "cr_rebel_hidden",
    "cr_rebel_active",
    "cr_base",
    "cr_base_conversion",
    "supply",
    "population",
]
NAMES: Final = [
    "MarsGov Troop",
    "MarsGov Base",
    "Security",
    "Hidden SpecOps",
    "Active SpecOps",
    "Corporate Base",
    "Terraforming Base",
    "EarthGov Troop",
    "Satellite",
    "Hidden Red Dust Rebel",
    "Active Red Dust Rebel",
    "Red Dust Base",
    "Dug-In Base",
    "Hidden Reclaimer Rebel",
    "Active Reclaimer Rebel",
    "Reclaimer Base",
    "Conversion Center",
    "Supply",
    "Population",
]

# 7.2, 7.6 The side that a piece shows when it is Available.
PLAIN: Final = [0, 1, 2, 3, 3, 5, 5, 7, 8, 9, 9, 11, 11, 13, 13, 15, 15, 17, 18]
IS_BASE: Final = [kind in (MG_BASE, CORP_BASE, TERRAFORMING, RD_BASE, DUG_IN, CR_BASE, CONVERSION) for kind in range(KINDS)]

MG_KINDS: Final = [MG_TROOP, MG_BASE]
CORP_KINDS: Final = [SECURITY, SPECOPS_HIDDEN, SPECOPS, CORP_BASE, TERRAFORMING]
RD_KINDS: Final = [RD_HIDDEN, RD_REBEL, RD_BASE, DUG_IN]
CR_KINDS: Final = [CR_HIDDEN, CR_REBEL, CR_BASE, CONVERSION]
COIN_KINDS: Final = [*MG_KINDS, *CORP_KINDS, EG_TROOP]
REBEL_KINDS: Final = [*RD_KINDS, *CR_KINDS]
COIN_UNITS: Final = [MG_TROOP, SECURITY, SPECOPS_HIDDEN, SPECOPS, EG_TROOP]
CUBES: Final = [MG_TROOP, SECURITY, EG_TROOP]
CORP_UNITS: Final = [SECURITY, SPECOPS_HIDDEN, SPECOPS]
ALL_REBELS: Final = [RD_HIDDEN, RD_REBEL, CR_HIDDEN, CR_REBEL]
UNITS: Final = [*COIN_UNITS, *ALL_REBELS]
FORCES: Final = [*COIN_KINDS, *REBEL_KINDS]
BASES: Final = [MG_BASE, CORP_BASE, TERRAFORMING, RD_BASE, DUG_IN, CR_BASE, CONVERSION]

# Chapter 2: how many of each there are, counted on their plain side.
FORCE_POOL: Final[dict[int, int]] = {
    MG_TROOP: 30,
    MG_BASE: 3,
    SECURITY: 16,
    SPECOPS_HIDDEN: 8,
    CORP_BASE: 9,
    EG_TROOP: 16,
    SATELLITE: 4,
    RD_HIDDEN: 30,
    RD_BASE: 9,
    CR_HIDDEN: 20,
    CR_BASE: 15,
}


def hidden_rebel(by: Faction) -> int:
    return RD_HIDDEN if by is RD else CR_HIDDEN


def active_rebel(by: Faction) -> int:
    return RD_REBEL if by is RD else CR_REBEL


def rebels_of(by: Faction) -> list[int]:
    """Both sides of a rebel faction's Rebels, Hidden first."""
    return [RD_HIDDEN, RD_REBEL] if by is RD else [CR_HIDDEN, CR_REBEL]


def plain_base(by: Faction) -> int:
    return [MG_BASE, CORP_BASE, RD_BASE, CR_BASE][by.seat]


def bases_of(by: Faction) -> list[int]:
    """Both sides of a faction's Bases, plain first."""
    return [[MG_BASE], [CORP_BASE, TERRAFORMING], [RD_BASE, DUG_IN], [CR_BASE, CONVERSION]][by.seat]


class Group(Item):
    """The pieces of one kind in one place: what a player points at."""

    def __init__(self, place: Place, kind: int) -> None:
        super().__init__(f"{place.token}:{TOKENS[kind]}", f"{NAMES[kind]} in {place.name}")
        self.place = place
        self.kind = kind


GROUPS: Final[list[Group]] = [Group(place, kind) for place in PLACES for kind in range(KINDS)]


def group(place: Place, kind: int) -> Group:
    """The one item for the pieces of this kind in this place."""
    return GROUPS[place.index * KINDS + kind]
