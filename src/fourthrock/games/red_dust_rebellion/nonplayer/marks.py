"""20.5 The marks on the cards: which Events are Critical or not performed for whom; Critical Assets; the side that is played."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.pieces import Faction

CRITICAL: Final[list[list[int]]] = [
    [1, 5, 8, 10, 15, 18, 24, 41, 42, 48],
    [14, 26],
    [1, 2, 10, 13, 14, 15, 18, 20, 21, 22, 30, 44, 48],
    [1, 2, 15, 18, 21, 26, 30, 45],
]
"""The star: Events by number, for MarsGov, the Corporations, Red Dust and the Church."""
NOT_PERFORMED: Final[list[list[int]]] = [
    [11, 14, 16, 21, 25, 26, 27, 32, 38, 39, 43, 47],
    [2, 4, 5, 6, 7, 8, 9, 10, 11, 15, 28, 31, 32, 35, 41, 42, 43, 47, 48],
    [3, 4, 11, 25, 32, 33, 36, 37, 43, 47],
    [3, 4, 6, 10, 11, 12, 13, 14, 17, 20, 22, 24, 25, 27, 28, 32, 33, 35, 36, 37, 41, 42, 43, 44, 47, 48],
]
"""The barred circle."""
CRITICAL_ASSETS: Final = [7, 8, 9, 11]
"""The underlined titles among the Assets."""

# Sides against the habit of a faction: COIN plays the unshaded side, Rebels the shaded one.
OTHER_SIDE: Final = [[15, 18, 46], [3], [15], []]
ONE_SIDED: Final = [32, 34, 47]


def plays_shaded(by: Faction, number: int) -> bool:
    """20.5 The side of an Event that a Non-Player plays."""
    if number in ONE_SIDED:
        return False
    return by.rebel != (number in OTHER_SIDE[by.seat])


def marked_critical(by: Faction, number: int) -> bool:
    """20.5 The card bears the star for this faction."""
    return number in CRITICAL[by.seat]


def performed(by: Faction, number: int) -> bool:
    """20.5 The card bears no barred circle for this faction; Dust Storms are no Events."""
    return number <= 48 and number not in NOT_PERFORMED[by.seat]
