"""Counters: the units of both sides, the clans and nations they come from (rules 1.1 to 1.4)."""

from __future__ import annotations

from typing import Final

from fourthrock.table.items import Item

UNION: Final = 0
REBEL: Final = 1
SIDE_NAMES: Final = ["Union", "Rebel"]

STRIKE: Final = 0
HEAVY: Final = 1
PATROL: Final = 2
ASSAULT: Final = 3
MUTANT: Final = 4
NOMAD: Final = 5
GANG: Final = 6
WEAPONS: Final = 7
PARTISAN: Final = 8

KIND_NAMES: Final = [
    "strike division",
    "heavy division",
    "patrol fleet",
    "assault fleet",
    "mutant legion",
    "nomad",
    "gang",
    "heavy weapons brigade",
    "partisan",
]

MOBILE: Final = 0
AIR: Final = 1
LAND: Final = 2
CLASS_NAMES: Final = ["mobile", "air", "land"]

# 1.2 The class of each kind.
CLASS_OF_KIND: Final = [MOBILE, MOBILE, AIR, AIR, MOBILE, LAND, MOBILE, MOBILE, LAND]

# 1.1 The side of each kind; mutants and nomads begin as recruits of the Union and may change sides.
SIDE_OF_KIND: Final = [UNION, UNION, UNION, UNION, UNION, UNION, REBEL, REBEL, REBEL]


class Clan(Item):
    """A clan: its clanhold is the land that bears its name."""

    def __init__(self, index: int, name: str, back: str, band: str, text: str) -> None:
        super().__init__(name.lower(), name)
        self.index = index
        self.back = back
        self.band = band
        self.text = text
        self.settlements: list[int] = []
        self.warrens: list[int] = []
        self.units: list[int] = []


class Nation(Item):
    """A nation of nomads: its reserve is the land that bears its name."""

    def __init__(self, index: int, name: str, back: str, text: str) -> None:
        super().__init__(name.lower(), name)
        self.index = index
        self.back = back
        self.text = text
        self.totems: list[int] = []


class Unit(Item):
    """1.3 One counter, with its printed values: attack and defence by the steps left (0, 1, 2)."""

    def __init__(self, index: int, token: str, name: str, kind: int) -> None:
        super().__init__(token, name)
        self.index = index
        self.kind = kind
        self.kind_class = CLASS_OF_KIND[kind]
        self.home_side = SIDE_OF_KIND[kind]
        self.clan = -1
        self.nation = -1
        self.steps = 1
        self.attack: list[int] = [0, 0]
        self.defence: list[int] = [0, 0]
        self.range = 1
        self.coloured_range = False
        self.movement = 0
        self.zoc = False


def changes_sides(kind: int) -> bool:
    """Mutants and nomads fight for either side."""
    return kind in (MUTANT, NOMAD)
