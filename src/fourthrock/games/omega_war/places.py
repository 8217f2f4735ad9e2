"""Settlements, Warrens and Totems, and what may become of them (rules 2.1 to 2.7)."""

from __future__ import annotations

from typing import Final

METRO: Final = 0
DOME: Final = 1
BUBBLE: Final = 2
TYPE_NAMES: Final = ["metro", "dome", "bubble"]

# 2.1 A settlement is held by the Union, in revolt, or a ruin.
HELD: Final = 0
REVOLT: Final = 1
RUIN: Final = 2
STATUS_NAMES: Final = ["union", "revolt", "ruin"]

# 2.3 A clan is dormant, risen by itself, or roused by a Union attack on one of its Warrens.
DORMANT: Final = 0
RISEN: Final = 1
ROUSED: Final = 2
CLAN_STATE_NAMES: Final = ["dormant", "risen", "risen under attack"]


class Settlement:
    """A Metro, a Dome or the Bubble. Its rating moves the Political Index."""

    def __init__(self, index: int, name: str, kind: int, hex_index: int, rating: int) -> None:
        self.index = index
        self.name = name
        self.kind = kind
        self.hex = hex_index
        self.rating = rating
        self.defence = 0
        self.support = 0
        self.range = 0
        self.zoc = False
        self.clan = -1


class Warren:
    """The stronghold of a clan."""

    def __init__(self, index: int, name: str, hex_index: int, rating: int, defence: int) -> None:
        self.index = index
        self.name = name
        self.hex = hex_index
        self.rating = rating
        self.defence = defence
        self.clan = -1


class Totem:
    """Where new nomads of a nation appear."""

    def __init__(self, index: int, name: str, hex_index: int) -> None:
        self.index = index
        self.name = name
        self.hex = hex_index
        self.nation = -1


class Month:
    """A turn of the track: its weather and its marks."""

    def __init__(self, month: str, year: int, foul: bool, warren: bool, totem: bool) -> None:
        self.month = month
        self.year = year
        self.foul = foul
        self.warren = warren
        self.totem = totem

    @property
    def name(self) -> str:
        return f"{self.month} {self.year}"
