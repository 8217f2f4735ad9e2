"""The ten zones (0.2), the three resources (1.2), and the two ways in which Mars may be cut into zones."""

from __future__ import annotations

from typing import Final

from fourthrock.table import Item

OUTER: Final = "outer"
INNER: Final = "inner"
MOON: Final = "moon"


class Resource(Item):
    """What a zone yields. `value` is what one point token of it is worth; `copies` how many resource tokens show it."""

    def __init__(self, index: int, token: str, name: str, value: int, copies: int) -> None:
        super().__init__(token, name)
        self.index = index
        self.value = value
        self.copies = copies


ICE: Final = Resource(0, "ice", "Ice", value=1, copies=5)
SYLVANITE: Final = Resource(1, "sylvanite", "Sylvanite", value=2, copies=3)
CELERIUM: Final = Resource(2, "celerium", "Celerium", value=3, copies=3)
RESOURCES: Final = [ICE, SYLVANITE, CELERIUM]


class Zone(Item):
    """A place where astronauts stand. The seven outer zones come first, then the two inner ones, then Phobos."""

    def __init__(self, index: int, token: str, name: str, kind: str) -> None:
        super().__init__(token, name)
        self.index = index
        self.kind = kind


VASTITAS_BOREALIS: Final = Zone(0, "vastitas_borealis", "Vastitas Borealis", OUTER)
AUSONIA: Final = Zone(1, "ausonia", "Ausonia", OUTER)
TRITONIS_SINUS: Final = Zone(2, "tritonis_sinus", "Tritonis Sinus", OUTER)
MARE_TYRRHENUM: Final = Zone(3, "mare_tyrrhenum", "Mare Tyrrhenum", OUTER)
HELLAS: Final = Zone(4, "hellas", "Hellas", OUTER)
MARE_SERPENTIS: Final = Zone(5, "mare_serpentis", "Mare Serpentis", OUTER)
SINUS_SABAEUS: Final = Zone(6, "sinus_sabaeus", "Sinus Sabaeus", OUTER)
VALLES_MARINERIS: Final = Zone(7, "valles_marineris", "Valles Marineris", INNER)
SYRTIS_MAJOR: Final = Zone(8, "syrtis_major", "Syrtis Major", INNER)
PHOBOS: Final = Zone(9, "phobos", "Phobos", MOON)

OUTER_ZONES: Final = [
    VASTITAS_BOREALIS,
    AUSONIA,
    TRITONIS_SINUS,
    MARE_TYRRHENUM,
    HELLAS,
    MARE_SERPENTIS,
    SINUS_SABAEUS,
]
MARS_ZONES: Final = [*OUTER_ZONES, VALLES_MARINERIS, SYRTIS_MAJOR]
ZONES: Final = [*MARS_ZONES, PHOBOS]


class Move(Item):
    """One astronaut from one zone to another."""

    def __init__(self, start: Zone, goal: Zone) -> None:
        super().__init__(f"{start.token}>{goal.token}", f"{start.name} to {goal.name}")
        self.start = start
        self.goal = goal


MOVES: Final = [[Move(start, goal) for goal in ZONES] for start in ZONES]
ALL_MOVES: Final = [move for row in MOVES for move in row if move.start is not move.goal]


class Shape:
    """Where a zone lies on the unit disc: x to the right, y up, degrees counter-clockwise from +x.

    A wedge runs from radius `near` to `far` and from `begin` to `end` degrees, without the strip |y| < `clear`. A band is
    the strip |y| <= `clear`. A moon is a disc of radius `far` around its label, outside Mars.
    """

    def __init__(self, form: str, near: float, far: float, begin: float, end: float, clear: float, x: float, y: float) -> None:
        self.form = form
        self.near = near
        self.far = far
        self.begin = begin
        self.end = end
        self.clear = clear
        self.label = (x, y)


RIM: Final = 0.55
STRIP: Final = 0.16


def wedge(begin: float, end: float, x: float, y: float, clear: float) -> Shape:
    return Shape("wedge", RIM, 1.0, begin, end, clear, x, y)


def half(begin: float, y: float, clear: float) -> Shape:
    return Shape("wedge", 0.0, RIM, begin, begin + 180, clear, 0.0, y)


MOON_SHAPE: Final = Shape("moon", 0.0, 0.26, 0, 360, 0.0, 1.35, 0.85)


class Mars(Item):
    """One way to cut Mars: for each zone its neighbours, the moves to them, and its shape."""

    def __init__(self, token: str, name: str, neighbours: list[list[Zone]], shapes: list[Shape]) -> None:
        super().__init__(token, name)
        self.neighbours = neighbours
        self.shapes = shapes
        self.moves = [[MOVES[start.index][goal.index] for goal in neighbours[start.index]] for start in ZONES]


BAND: Final = Mars(
    "band",
    "Tritonis Sinus from rim to rim",
    [
        [AUSONIA, SINUS_SABAEUS, VALLES_MARINERIS],
        [TRITONIS_SINUS, VALLES_MARINERIS, VASTITAS_BOREALIS],
        [AUSONIA, MARE_SERPENTIS, MARE_TYRRHENUM, SINUS_SABAEUS, SYRTIS_MAJOR, VALLES_MARINERIS],
        [HELLAS, SYRTIS_MAJOR, TRITONIS_SINUS],
        [MARE_SERPENTIS, MARE_TYRRHENUM, SYRTIS_MAJOR],
        [HELLAS, SYRTIS_MAJOR, TRITONIS_SINUS],
        [TRITONIS_SINUS, VALLES_MARINERIS, VASTITAS_BOREALIS],
        [AUSONIA, SINUS_SABAEUS, TRITONIS_SINUS, VASTITAS_BOREALIS],
        [HELLAS, MARE_SERPENTIS, MARE_TYRRHENUM, TRITONIS_SINUS],
        [],
    ],
    [
        wedge(60, 120, 0.0, 0.78, STRIP),
        wedge(0, 60, 0.66, 0.42, STRIP),
        Shape("band", 0.0, 1.0, 0, 360, STRIP, 0.0, 0.0),
        wedge(300, 360, 0.66, -0.42, STRIP),
        wedge(240, 300, 0.0, -0.78, STRIP),
        wedge(180, 240, -0.66, -0.42, STRIP),
        wedge(120, 180, -0.66, 0.42, STRIP),
        half(0, 0.32, STRIP),
        half(180, -0.32, STRIP),
        MOON_SHAPE,
    ],
)

# Seven equal wedges, clockwise Ausonia, Hellas, Tritonis Sinus (its middle due east), Mare Tyrrhenum, Sinus Sabaeus,
# Mare Serpentis, Vastitas Borealis. The inner zones are halves; the western end of the line between them is a corner of four.
RING: Final = Mars(
    "ring",
    "Seven outer zones in a ring",
    [
        [AUSONIA, MARE_SERPENTIS, SYRTIS_MAJOR, VALLES_MARINERIS],
        [HELLAS, VALLES_MARINERIS, VASTITAS_BOREALIS],
        [HELLAS, MARE_TYRRHENUM, SYRTIS_MAJOR, VALLES_MARINERIS],
        [SINUS_SABAEUS, SYRTIS_MAJOR, TRITONIS_SINUS],
        [AUSONIA, TRITONIS_SINUS, VALLES_MARINERIS],
        [SINUS_SABAEUS, SYRTIS_MAJOR, VALLES_MARINERIS, VASTITAS_BOREALIS],
        [MARE_SERPENTIS, MARE_TYRRHENUM, SYRTIS_MAJOR],
        [AUSONIA, HELLAS, MARE_SERPENTIS, SYRTIS_MAJOR, TRITONIS_SINUS, VASTITAS_BOREALIS],
        [MARE_SERPENTIS, MARE_TYRRHENUM, SINUS_SABAEUS, TRITONIS_SINUS, VALLES_MARINERIS, VASTITAS_BOREALIS],
        [],
    ],
    [
        wedge(128.57, 180, -0.70, 0.34, 0.0),
        wedge(77.14, 128.57, -0.17, 0.76, 0.0),
        wedge(334.29, 385.71, 0.78, 0.0, 0.0),
        wedge(282.86, 334.29, 0.49, -0.61, 0.0),
        wedge(25.71, 77.14, 0.49, 0.61, 0.0),
        wedge(180, 231.43, -0.70, -0.34, 0.0),
        wedge(231.43, 282.86, -0.17, -0.76, 0.0),
        half(0, 0.25, 0.0),
        half(180, -0.25, 0.0),
        MOON_SHAPE,
    ],
)

MAPS: Final = [BAND, RING]
