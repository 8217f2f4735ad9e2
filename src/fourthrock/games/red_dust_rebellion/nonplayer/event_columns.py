"""20.5, 20.7 Which column of the space table answers which question of an Event, for each faction."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column, Row
from fourthrock.games.red_dust_rebellion.nonplayer.columns_coin import (
    CORP_BASES,
    CORP_CUBES,
    CORP_EXPLOIT,
    CORP_POPULATION,
    CORP_RECON,
    CORP_REMOVE,
    MG_BASES,
    MG_CUBES,
    MG_POPULATION,
    MG_RECON,
    MG_REMOVE,
    MG_SHIFT,
)
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import (
    CR_ATTACK,
    CR_BASES,
    CR_DAMAGE,
    CR_REBELS,
    CR_REMOVE,
    CR_SHIFT,
    CR_TRAVEL,
    FEWEST_ENEMIES,
    RD_AMBUSH,
    RD_ATTACK,
    RD_BASES,
    RD_DAMAGE,
    RD_MARCH,
    RD_POPULATION,
    RD_REBELS,
    RD_REMOVE,
    RD_SHIFT,
)

# For MarsGov, the Corporations, Red Dust and the Church.
SHIFT: Final = [MG_SHIFT, CORP_EXPLOIT, RD_SHIFT, CR_SHIFT]
PLACE: Final = [MG_CUBES, CORP_CUBES, RD_REBELS, CR_REBELS]
BUILD: Final = [MG_BASES, CORP_BASES, RD_BASES, CR_BASES]
PEOPLE: Final = [MG_POPULATION, CORP_POPULATION, RD_POPULATION, CR_REBELS]
REMOVE: Final = [MG_REMOVE, CORP_REMOVE, RD_REMOVE, CR_REMOVE]
DAMAGE: Final = [MG_REMOVE, CORP_REMOVE, RD_DAMAGE, CR_DAMAGE]
STRIKE: Final = [MG_REMOVE, CORP_REMOVE, RD_ATTACK, CR_ATTACK]
AMBUSHES: Final = [MG_REMOVE, CORP_REMOVE, RD_AMBUSH, CR_ATTACK]
COME: Final = [MG_RECON, CORP_RECON, RD_MARCH, CR_TRAVEL]


def without(column: Column, row: Row) -> Column:
    """CR8 A column, one row left out."""
    return Column(column.name, [one for one in column.rows if one is not row])


ASTEROID: Final = [without(column, FEWEST_ENEMIES) for column in DAMAGE]
