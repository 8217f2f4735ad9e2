"""Hexes: the ground of the war, one item a hex, and how far they lie from each other (rules 3.1 to 3.3)."""

from __future__ import annotations

from typing import Final

from fourthrock.table.items import Item

CLEAR: Final = 0
ROUGH: Final = 1
WASTE: Final = 2
BARRIER: Final = 3
SEA: Final = 4

TERRAIN_NAMES: Final = ["clear", "rough", "waste", "barrier", "sea"]


class Hex(Item):
    """A hex of the map. Numbers of things that are not there are -1."""

    def __init__(self, index: int, column: int, row: int, terrain: int) -> None:
        token = f"{column:02}{row:02}"
        super().__init__(token, f"hex {token}")
        self.index = index
        self.column = column
        self.row = row
        self.q = column - 1
        self.r = row - 1 - (column - 1) // 2
        self.terrain = terrain
        self.north = False
        self.clan = -1
        self.nation = -1
        self.barrier = -1
        self.settlement = -1
        self.warren = -1
        self.totem = -1
        self.waste_name = ""


def distance(one: Hex, other: Hex) -> int:
    """3.1 The number of hexes from one to the other."""
    dq = one.q - other.q
    dr = one.r - other.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


# The six ways out of a hex, clockwise from the north, as steps in q and r.
WAYS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
