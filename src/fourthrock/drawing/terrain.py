"""Terrain: an invented, deterministic landscape for printed maps - heights, contour lines, craters seen on a globe, stars.

Nothing here throws dice: the same name gives the same land on every machine.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterator

from htpy import Element

from fourthrock.drawing.paper import Point, circle, ellipse, flow, g, num, path, polar, spot

Height = Callable[[float, float], float]


def chance(name: str) -> Iterator[float]:
    """Numbers from 0 up to 1 that belong to a name."""
    number = 0
    while True:
        digest = hashlib.blake2b(f"{name}/{number}".encode(), digest_size=32).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(digest[i : i + 4], "big") / 2**32
        number += 1


def land(name: str, waves: int = 14, finest: float = 60.0, coarsest: float = 260.0) -> Height:
    """A height for every place, roughly from -1 to 1: waves of many lengths and directions, added."""
    throw = chance(name)
    parts = []
    for i in range(waves):
        length = coarsest * math.pow(finest / coarsest, i / (waves - 1))
        turn = next(throw) * math.tau
        parts.append((math.cos(turn) / length, math.sin(turn) / length, next(throw) * math.tau, math.pow(length / coarsest, 0.9)))
    total = sum(part[3] for part in parts) / 1.8

    def height(x: float, y: float) -> float:
        return sum(strong * math.sin(math.tau * (x * a + y * b) + shift) for a, b, shift, strong in parts) / total

    return height


def bend(name: str, reach: float, length: float) -> Callable[[float, float], Point]:
    """A gentle shift of every place, so that borders look surveyed and not ruled."""
    across, along = land(f"{name}/x", 6, length / 3, length), land(f"{name}/y", 6, length / 3, length)
    return lambda x, y: (x + reach * across(x, y), y + reach * along(x, y))


def contours(height: Height, level: float, x: float, y: float, radius: float, step: float) -> list[list[Point]]:
    """The contour lines of one level inside a circle (marching squares, joined to lines)."""
    count = int(2 * radius / step) + 1
    heights = [[height(x - radius + i * step, y - radius + j * step) - level for i in range(count + 1)] for j in range(count + 1)]
    ends: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}
    for j in range(count):
        for i in range(count):
            middle = math.hypot(-radius + (i + 0.5) * step, -radius + (j + 0.5) * step)
            if middle < radius - step:
                _cell(heights, i, j, ends)
    return [[_cross(heights, edge, x - radius, y - radius, step) for edge in line] for line in _joined(ends)]


def _cell(heights: list[list[float]], i: int, j: int, ends: dict[tuple[int, int, int], list[tuple[int, int, int]]]) -> None:
    """The pieces of the contour in one square; edges are (column, row, 0 along x or 1 along y)."""
    a, b, c, d = heights[j][i] > 0, heights[j][i + 1] > 0, heights[j + 1][i + 1] > 0, heights[j + 1][i] > 0
    top, right, bottom, left = (i, j, 0), (i + 1, j, 1), (i, j + 1, 0), (i, j, 1)
    crossed = [edge for edge, cut in ((top, a != b), (right, b != c), (bottom, c != d), (left, d != a)) if cut]
    pairs = [(crossed[k], crossed[k + 1]) for k in range(0, len(crossed), 2)]
    for one, other in pairs:
        ends.setdefault(one, []).append(other)
        ends.setdefault(other, []).append(one)


def _cross(heights: list[list[float]], edge: tuple[int, int, int], x: float, y: float, step: float) -> Point:
    i, j, upright = edge
    here, there = heights[j][i], heights[j + upright][i + 1 - upright]
    part = here / (here - there)
    return (x + (i + (0 if upright else part)) * step, y + (j + (part if upright else 0)) * step)


def _joined(ends: dict[tuple[int, int, int], list[tuple[int, int, int]]]) -> list[list[tuple[int, int, int]]]:
    lines = []
    starts = [edge for edge, near in ends.items() if len(near) == 1] + list(ends)
    left = {edge: near[:] for edge, near in ends.items()}
    for start in starts:
        if not left[start]:
            continue
        line = [start]
        while left[line[-1]]:
            here = line[-1]
            there = left[here].pop()
            left[there].remove(here)
            line.append(there)
        lines.append(line)
    return lines


def contour_map(name: str, height: Height, levels: list[float], x: float, y: float, radius: float, step: float) -> Element:
    """Contour lines, every third one stronger."""
    drawn = []
    for number, level in enumerate(levels):
        found = [line for line in contours(height, level, x, y, radius, step) if len(line) > 6]
        data = "".join(flow(line[::2] if line[0] == line[-1] and len(line) % 2 else [*line[:-1:2], line[-1]]) for line in found)
        drawn.append(path(d=data, class_="contour index" if number % 3 == 0 else "contour"))
    return g(id=name)[drawn]


def craters(name: str, count: int, x: float, y: float, radius: float, least: float = 4, most: float = 26) -> Element:
    """Craters on a globe of this radius: foreshortened towards its rim, lit from the north-west."""
    throw = chance(name)
    drawn = []
    for _ in range(count):
        away, turn = math.sqrt(next(throw)) * 0.965, next(throw) * 360
        size = least + (most - least) * next(throw) ** 4
        middle = polar(x, y, radius * away, turn)
        squash = max(0.25, math.sqrt(1 - away * away))
        drawn.append(crater(middle, size, squash, -turn, throw))
    return g(id=name)[drawn]


def crater(middle: Point, size: float, squash: float, turn: float, throw: Iterator[float]) -> Element:
    """A rim with its shadow and its light; large ones with hachures outside."""
    across, along = size * squash, size
    place = f"translate({spot(middle)}) rotate({num(turn)})"
    shade = (225 + turn) % 360
    parts = [
        ellipse(rx=num(across), ry=num(along), class_="crater-floor"),
        path(d=_rim(across, along, shade - 80 + 180, shade + 80 + 180), class_="crater-dark"),
        path(d=_rim(across, along, shade - 75, shade + 75), class_="crater-light"),
    ]
    if size > 11:
        ticks = [_tick(across, along, angle + 8 * next(throw), 1.12, 1.3 + 0.25 * next(throw)) for angle in range(0, 360, 18)]
        parts.append(path(d="".join(ticks), class_="hachure"))
    if size > 17:
        parts.append(circle(r=num(size / 8), class_="crater-peak"))
    return g(transform=place)[parts]


def _on(across: float, along: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return across * math.cos(angle), along * math.sin(angle)


def _rim(across: float, along: float, start: float, end: float) -> str:
    return f"M{spot(_on(across, along, start))}A{num(across)} {num(along)} 0 0 1 {spot(_on(across, along, end))}"


def _tick(across: float, along: float, degrees: float, inner: float, outer: float) -> str:
    return f"M{spot(_on(across * inner, along * inner, degrees))}L{spot(_on(across * outer, along * outer, degrees))}"


def graticule(x: float, y: float, radius: float, step: int = 15) -> Element:
    """Meridians and parallels of a globe seen from above its equator."""
    data = []
    for degrees in range(-90 + step, 90, step):
        high, wide = radius * math.sin(math.radians(degrees)), radius * math.cos(math.radians(degrees))
        data.append(f"M{spot((x - wide, y - high))}H{num(x + wide)}")
        data.append(
            f"M{spot((x, y - radius))}A{num(abs(high))} {num(radius)} 0 0 {1 if degrees > 0 else 0} {spot((x, y + radius))}"
            if degrees
            else f"M{spot((x, y - radius))}V{num(y + radius)}"
        )
    return path(d="".join(data), class_="graticule")


def stars(name: str, count: int, width: float, height: float, keep_off: Callable[[float, float], bool]) -> Element:
    """A sky of dots, none where `keep_off` says so."""
    throw = chance(name)
    dots: dict[str, list[str]] = {"star": [], "star bright": []}
    while sum(len(found) for found in dots.values()) < count:
        x, y, size = next(throw) * width, next(throw) * height, next(throw)
        if not keep_off(x, y):
            dots["star bright" if size > 0.9 else "star"].append(f"M{spot((x, y))}h.1")
    return g[[path(d="".join(found), class_=kind) for kind, found in dots.items()]]


def canyon(name: str, points: list[Point], wide: float) -> Element:
    """A rift along these points: two ragged walls, hachures falling inwards."""
    throw = chance(name)
    upper, lower, ticks = [], [], []
    for i in range(len(points) - 1):
        (x1, y1), (x2, y2) = points[i], points[i + 1]
        length = math.hypot(x2 - x1, y2 - y1)
        for k in range(6):
            part = (i + k / 6) / (len(points) - 1)
            room = wide * math.sin(math.pi * min(1, part + 0.02)) * (0.55 + 0.6 * next(throw))
            px, py = x1 + (x2 - x1) * k / 6, y1 + (y2 - y1) * k / 6
            nx, ny = -(y2 - y1) / length, (x2 - x1) / length
            upper.append((px - nx * room, py - ny * room))
            lower.append((px + nx * room * 0.8, py + ny * room * 0.8))
            ticks.append(f"M{spot(upper[-1])}L{spot((px - nx * room * 0.45, py - ny * room * 0.45))}")
            ticks.append(f"M{spot(lower[-1])}L{spot((px + nx * room * 0.4, py + ny * room * 0.4))}")
    outline = flow([*upper, *reversed(lower)], closed=True)
    return g[path(d=outline, class_="canyon"), path(d="".join(ticks), class_="hachure")]
