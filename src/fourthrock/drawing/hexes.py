"""Hexes: geometry of hex maps, in axial coordinates (q to the east, r to the south-east or south)."""

from __future__ import annotations

import math
from typing import Final

from fourthrock.drawing.paper import Point, polar

DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def centre(q: int, r: int, size: float, flat: bool = False) -> Point:
    """Where the middle of a hex lies; `size` is from the middle to a corner, `flat` hexes have a flat top."""
    if flat:
        return size * 1.5 * q, size * math.sqrt(3) * (r + q / 2)
    return size * math.sqrt(3) * (q + r / 2), size * 1.5 * r


def corners(x: float, y: float, size: float, flat: bool = False) -> list[Point]:
    """The six corners around a middle, counter-clockwise."""
    first = 0 if flat else 30
    return [polar(x, y, size, first + 60 * i) for i in range(6)]


def neighbours(q: int, r: int) -> list[tuple[int, int]]:
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(q: int, r: int, other_q: int, other_r: int) -> int:
    """Steps from one hex to another."""
    dq, dr = other_q - q, other_r - r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def rows_to_axial(column: int, row: int) -> tuple[int, int]:
    """Axial coordinates of a map whose odd rows are shifted half a hex to the east."""
    return column - (row - (row & 1)) // 2, row


def hex_at(x: float, y: float, size: float, flat: bool = False) -> tuple[int, int]:
    """The hex that a point lies in."""
    if flat:
        q, r = x * 2 / 3 / size, (-x / 3 + math.sqrt(3) / 3 * y) / size
    else:
        q, r = (math.sqrt(3) / 3 * x - y / 3) / size, y * 2 / 3 / size
    round_q, round_r, round_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(round_q - q), abs(round_r - r), abs(round_s + q + r)
    if off_q > off_r and off_q > off_s:
        return -round_r - round_s, round_r
    if off_r > off_s:
        return round_q, -round_q - round_s
    return round_q, round_r
