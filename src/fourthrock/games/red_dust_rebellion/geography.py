"""Where the spaces lie on our sheet: corners of the land, Deserts between them, Labyrinths as circles, and room for pieces.

The arrangement of the map is the familiar one; every coordinate is ours. Deserts share corners, so they share borders.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fourthrock.drawing import terrain
from fourthrock.drawing.paper import Point

WIDE: Final = 1200.0
HIGH: Final = 1310.0
RADIUS: Final = 80.0
"""Of a Labyrinth."""

CITY: Final[dict[str, Point]] = {
    "europa": (330, 455),
    "tenzing": (146, 655),
    "shepard": (330, 855),
    "tereshkova": (514, 655),
    "new_cordoba": (796, 196),
    "shenzhou": (1004, 338),
    "gandhi": (1098, 772),
    "sharma": (950, 853),
}
"""The middles of the Labyrinths."""

CORNERS: Final[dict[str, Point]] = {
    # Tharsis Montes, its rim clockwise from the north-west
    "t1": (24, 300),
    "t2": (300, 288),
    "t3": (540, 292),
    "t4": (742, 304),
    "t5": (762, 470),
    "t6": (758, 646),
    "t7": (764, 800),
    "t8": (744, 978),
    "t9": (545, 984),
    "t10": (300, 988),
    "t11": (26, 972),
    "t12": (12, 808),
    "t13": (8, 640),
    "t14": (14, 446),
    # Tharsis Montes, inside
    "ascraeus_tholus": (562, 415),
    "noctis_tip": (648, 648),
    "noctis_south": (556, 866),
    "arsia_north": (232, 561),
    "arsia_south": (222, 772),
    "heart": (330, 655),
    # Arabia Terra, its rim clockwise
    "a1": (712, 40),
    "a2": (860, 24),
    "a3": (980, 30),
    "a4": (1176, 34),
    "a5": (1186, 166),
    "a6": (1180, 340),
    "a7": (1110, 424),
    "a8": (960, 432),
    "a9": (800, 428),
    "a10": (732, 330),
    "a11": (706, 205),
    # Arabia Terra, inside
    "radau_foot": (968, 168),
    "arabia_heart": (930, 216),
    # Hellas Planitia, its rim clockwise
    "h1": (800, 590),
    "h2": (936, 582),
    "h3": (1168, 586),
    "h4": (1186, 720),
    "h5": (1182, 858),
    "h6": (1168, 976),
    "h7": (980, 986),
    "h8": (800, 976),
    "h9": (790, 812),
    "h10": (786, 700),
    # Hellas Planitia, inside
    "alpheus_foot": (918, 792),
}

LAND: Final[dict[str, list[str]]] = {
    "ascraeus_mons": ["t1", "t2", "t3", "ascraeus_tholus", "europa", "arsia_north", "t14"],
    "tharsis_tholus": ["t3", "t4", "t5", "t6", "noctis_tip", "ascraeus_tholus"],
    "sinai_planum": ["t6", "t7", "t8", "t9", "noctis_south", "noctis_tip"],
    "daedalia_planum": ["t9", "t10", "t11", "t12", "arsia_south", "shepard", "noctis_south"],
    "arsia_mons": ["t14", "arsia_north", "tenzing", "arsia_south", "t12", "t13"],
    "noctis_labyrinthus": ["europa", "ascraeus_tholus", "noctis_tip", "noctis_south", "shepard", "tereshkova"],
    "pavonis_mons": ["europa", "tereshkova", "heart", "tenzing", "arsia_north"],
    "syria_planum": ["tenzing", "heart", "tereshkova", "shepard", "arsia_south"],
    "rutherford": ["a1", "a2", "a3", "radau_foot", "arabia_heart", "new_cordoba", "a11"],
    "radau": ["a3", "a4", "a5", "radau_foot"],
    "marth": ["a5", "a6", "a7", "shenzhou", "arabia_heart", "radau_foot"],
    "trouvelot": ["a11", "new_cordoba", "arabia_heart", "shenzhou", "a7", "a8", "a9", "a10"],
    "alpheus_colles": ["h1", "h2", "alpheus_foot", "h9", "h10"],
    "coronae_montes": ["h2", "h3", "h4", "h5", "sharma", "alpheus_foot"],
    "hellas_chaos": ["h9", "alpheus_foot", "sharma", "h5", "h6", "h7", "h8"],
}
"""The corners of each Desert: names of corners or of Labyrinths, in whose middles borders meet."""

SECTORS: Final[dict[str, list[str]]] = {
    "Tharsis Montes": [f"t{i}" for i in range(1, 15)],
    "Arabia Terra": [f"a{i}" for i in range(1, 12)],
    "Hellas Planitia": [f"h{i}" for i in range(1, 11)],
}
"""The rim of each sector."""

ROOM: Final[dict[str, tuple[float, float, float, float]]] = {
    "ascraeus_mons": (136, 366, 210, 124),
    "tharsis_tholus": (656, 378, 160, 140),
    "noctis_labyrinthus": (508, 512, 168, 130),
    "sinai_planum": (668, 816, 158, 160),
    "daedalia_planum": (134, 896, 214, 128),
    "arsia_mons": (106, 510, 180, 120),
    "pavonis_mons": (330, 590, 172, 116),
    "syria_planum": (330, 716, 176, 116),
    "rutherford": (882, 98, 190, 116),
    "radau": (1080, 100, 184, 116),
    "trouvelot": (830, 350, 172, 134),
    "marth": (1086, 220, 186, 100),
    "alpheus_colles": (862, 686, 138, 170),
    "coronae_montes": (1058, 640, 226, 98),
    "hellas_chaos": (1102, 916, 150, 120),
    "wilderness": (978, 508, 400, 112),
}
"""Middle, width and height of the room for name and pieces of a Desert."""

SKY: Final[tuple[float, float, float, float]] = (14, 14, 668, 258)
"""The flight chart, where Earth, Transit, Orbit and Phobos are: left, top, width, height."""

BENT: Final = terrain.bend("red dust borders", 7, 150)


def place(name: str) -> Point:
    """A corner or the middle of a Labyrinth."""
    return CITY[name] if name in CITY else CORNERS[name]


@cache
def border(one: str, other: str) -> tuple[Point, ...]:
    """The border from one corner to another, bent like a surveyed line; the same line backwards is the same border."""
    if one > other:
        return tuple(reversed(border(other, one)))
    (x1, y1), (x2, y2) = place(one), place(other)
    found = [(x1, y1)]
    for i in range(1, 6):
        x, y = x1 + (x2 - x1) * i / 6, y1 + (y2 - y1) * i / 6
        bent_x, bent_y = BENT(x, y)
        part = min(1.0, 4 * i / 6, 4 * (6 - i) / 6)
        found.append((x + (bent_x - x) * part, y + (bent_y - y) * part))
    return (*found, (x2, y2))


def around(corners: list[str]) -> list[Point]:
    """The closed line through these corners."""
    found: list[Point] = []
    for one, other in zip(corners, [*corners[1:], corners[0]]):
        found += border(one, other)[:-1]
    return found


def borders() -> list[tuple[str, str]]:
    """Every border between two Deserts, once; the rims of the sectors are not among them."""
    seen: dict[tuple[str, str], int] = {}
    for corners in LAND.values():
        for one, other in zip(corners, [*corners[1:], corners[0]]):
            pair = (min(one, other), max(one, other))
            seen[pair] = seen.get(pair, 0) + 1
    return [pair for pair, count in seen.items() if count == 2]
