"""The 36 ships: where each is bound for, and how many it carries (G2)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.zones import (
    AUSONIA,
    HELLAS,
    MARE_SERPENTIS,
    MARE_TYRRHENUM,
    PHOBOS,
    SINUS_SABAEUS,
    SYRTIS_MAJOR,
    TRITONIS_SINUS,
    VALLES_MARINERIS,
    VASTITAS_BOREALIS,
    Zone,
)
from fourthrock.table import Item


class Ship(Item):
    """A ship card. `bound` is the index of the zone printed on it, -1 for an unknown destination."""

    def __init__(self, index: int, zone: Zone | None, capacity: int) -> None:
        super().__init__(f"ship_{index + 1:02}", f"Ship {index + 1}")
        self.index = index
        self.zone = zone
        self.bound = -1 if zone is None else zone.index
        self.capacity = capacity


_FLEET: Final[list[tuple[Zone | None, list[int]]]] = [
    (VASTITAS_BOREALIS, [2, 3, 4]),
    (AUSONIA, [2, 3, 4]),
    (TRITONIS_SINUS, [2, 3, 4]),
    (MARE_TYRRHENUM, [2, 3, 4]),
    (HELLAS, [2, 3, 4]),
    (MARE_SERPENTIS, [2, 3, 4]),
    (SINUS_SABAEUS, [2, 3, 4]),
    (VALLES_MARINERIS, [4, 5, 6]),
    (SYRTIS_MAJOR, [4, 5, 6]),
    (PHOBOS, [3, 4, 5]),
    (None, [2, 2, 3, 3, 4, 5]),
]


def _build() -> list[Ship]:
    berths = [(zone, capacity) for zone, capacities in _FLEET for capacity in capacities]
    return [Ship(index, zone, capacity) for index, (zone, capacity) in enumerate(berths)]


SHIPS: Final = _build()
