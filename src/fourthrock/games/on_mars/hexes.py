"""The map of rule 1.5: 91 flat-top hexes in thirteen columns A to M, its neighbours and distances."""

from __future__ import annotations

from typing import Final

from fourthrock.table import Item

# Column by column from the left: the axial r of its top hex, and how many hexes it has. Column A is q = -6.
COLUMNS: Final = [
    (2, 3), (0, 6), (-1, 7), (-2, 8), (-3, 9), (-3, 8), (-4, 9), (-4, 8), (-5, 9), (-5, 8), (-5, 7), (-5, 6), (-4, 3),
]  # fmt: skip
DIRECTIONS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
DIRECTION_NAMES: Final = ["N", "NE", "SE", "S", "SW", "NW"]


class Hex(Item):
    """One hex: `g5` is the fifth from the top in column G, the centre."""

    def __init__(self, index: int, q: int, r: int, token: str) -> None:
        super().__init__(token, token.upper())
        self.index = index
        self.q = q
        self.r = r


def _all_hexes() -> list[Hex]:
    hexes: list[Hex] = []
    for column, (top, size) in enumerate(COLUMNS):
        for row in range(size):
            hexes.append(Hex(len(hexes), column - 6, top + row, f"{'abcdefghijklm'[column]}{row + 1}"))
    return hexes


HEXES: Final = _all_hexes()
HEX_COUNT: Final = len(HEXES)
_INDEX: Final = {(h.q, h.r): h.index for h in HEXES}


def at(q: int, r: int) -> int:
    """The index of the hex with these axial coordinates, -1 off the map."""
    return _INDEX.get((q, r), -1)


def _distance(a: Hex, b: Hex) -> int:
    dq = a.q - b.q
    dr = a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE: Final = [[_distance(a, b) for b in HEXES] for a in HEXES]
NEIGHBOUR_AT: Final = [[at(h.q + dq, h.r + dr) for dq, dr in DIRECTIONS] for h in HEXES]
NEIGHBOURS: Final = [[n for n in row if n >= 0] for row in NEIGHBOUR_AT]
RING_2: Final = [[b for b in range(HEX_COUNT) if DISTANCE[a][b] == 2] for a in range(HEX_COUNT)]
RING_3: Final = [[b for b in range(HEX_COUNT) if DISTANCE[a][b] == 3] for a in range(HEX_COUNT)]
# From each hex, all hexes by growing distance.
BY_DISTANCE: Final = [sorted(range(HEX_COUNT), key=lambda b, a=a: (DISTANCE[a][b], b)) for a in range(HEX_COUNT)]  # type: ignore[misc]

CENTRE: Final = at(0, 0)
ALIEN_START: Final = at(6, -3)
