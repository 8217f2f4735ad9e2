"""The plate: what is printed on the table. Orbit above, the map of Mars in the middle, the Colony below."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Element, Node

from fourthrock.drawing.hexes import centre, corners
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.paper import Point, circle, drawn, ellipse, g, num, path, pen, rect, sheet, text
from fourthrock.games.on_mars.hexes import CENTRE, HEXES
from fourthrock.games.on_mars.layout import LSS_SLOTS

WIDTH: Final = 1000
SIZE: Final = 38.0
ORBIT_HIGH: Final = 258.0
MAP_HIGH: Final = 602.0
COLONY_HIGH: Final = 196.0
GAP: Final = 8.0
LANDS: Final = ["ochre", "rust", "sand", "umber", "dusk"]
BUILDING_ICONS: Final = {
    "mine": "headframe",
    "generator": "turbine",
    "water-extractor": "pump",
    "greenhouse": "dome",
    "oxygen-condenser": "tanks",
    "shelter": "shelter",
    "hospital": "hospital",
    "alien-shelter": "saucer",
    "alien-mine": "headframe",
}
GOOD_ICONS: Final = {
    "mineral": "ore",
    "battery": "energy",
    "water": "pump",
    "plant": "plant",
    "oxygen": "tanks",
    "crystal": "crystal",
    "medicine": "syringe",
}
TECH_ICONS: Final = {
    "mine-tech": "headframe",
    "generator-tech": "turbine",
    "water-tech": "pump",
    "greenhouse-tech": "dome",
    "oxygen-tech": "tanks",
    "shelter-tech": "shelter",
    "medicine-tech": "hospital",
    "rover-tech": "rover",
    "ship-tech": "ship",
    "upgrade-tech": "upgrade",
    "shield-tech": "shield",
    "sentry-tech": "crosshair",
    "exosuit-tech": "astronaut",
}
MAIN_ICONS: Final = {
    "landing-pod": "landing",
    "obtain-blueprint": "blueprint",
    "learn-technology": "flask",
    "research": "microscope",
    "resupply": "crate",
    "control-center": "antenna",
    "construct": "crane",
    "upgrade": "upgrade",
    "welcome-ship": "ship",
    "scientist-or-contract": "contract",
}
EXECUTIVE_ICONS: Final = {
    "exec-develop": "microscope",
    "exec-rover": "rover",
    "exec-blueprint": "blueprint",
    "exec-upgrade": "upgrade",
    "exec-mineral": "ore",
    "exec-bots": "bot",
    "exec-warehouse": "crate",
    "exec-advanced": "gear",
}
BENEFIT_ICONS: Final = [
    "", "crate", "crystal", "ore", "bot", "blueprint", "upgrade", "flask", "person", "back", "microscope",
]  # fmt: skip


class Places:
    """Where the parts of the board lie."""

    def __init__(self) -> None:
        self.orbit = GAP
        self.map = self.orbit + ORBIT_HIGH + GAP
        self.colony = self.map + MAP_HIGH + GAP
        self.height = self.colony + COLONY_HIGH + GAP
        self.middle = (WIDTH / 2, self.map + MAP_HIGH / 2)

    def of(self, h: int) -> Point:
        """The middle of a hex on the sheet."""
        x, y = centre(HEXES[h].q, HEXES[h].r, SIZE, flat=True)
        return self.middle[0] + x, self.middle[1] + y

    def outline(self, h: int, size: float = SIZE) -> str:
        x, y = self.of(h)
        return pen(corners(x, y, size, flat=True), closed=True)


PLACES: Final = Places()


def said(x: float, y: float, what: str, size: float = 17, kind: str = "", anchor: str = "middle") -> Element:
    """One line of text at a size of its own."""
    return text(x=num(x), y=num(y), class_=f"om-t {kind}".strip(), text_anchor=anchor, font_size=num(size))[what]


def printed_field(x: float, y: float, wide: float, high: float) -> Element:
    return rect(x=num(x), y=num(y), width=num(wide), height=num(high), rx="9", class_="om-field")


def side(y: float, high: float, name: str, icon: str) -> Node:
    """The printed field of a side of the Shuttle's way, with its name."""
    return [
        printed_field(GAP, y, WIDTH - 2 * GAP, high),
        glyph(icon, GAP + 22, y + 20, 22),
        said(GAP + 38, y + 26, name, 17, "om-title", "start"),
    ]


@cache
def plate() -> str:
    """The still part of the board."""
    places = PLACES
    return drawn(
        sheet(
            WIDTH,
            places.height,
            rect(width=num(WIDTH), height=num(places.height), class_="sheet"),
            _sky(places),
            side(places.orbit, ORBIT_HIGH, "ORBIT", "ringed"),
            _map(places),
            side(places.colony, COLONY_HIGH, "COLONY", "dome"),
            name="On Mars",
        )
    )


def _sky(places: Places) -> Node:
    """The planet's edge behind the map, and a ring of air around it."""
    x, y = places.middle
    return [
        ellipse(cx=num(x), cy=num(y), rx="420", ry="318", class_="om-air"),
        ellipse(cx=num(x), cy=num(y), rx="404", ry="303", class_="om-planet"),
    ]


def _map(places: Places) -> Element:
    """91 hexes of Martian ground, craters here and there, the starting slots edged."""
    ground: list[Node] = []
    for one in HEXES:
        h = one.index
        land = LANDS[(one.q * 7 + one.r * 11 + one.q * one.r) % 5]
        ground.append(path(d=places.outline(h, SIZE - 0.6), class_=f"land {land}"))
        ground.append(_relief(places.of(h), (one.q * 5 + one.r * 3) % 7))
    names = [said(places.of(one.index)[0], places.of(one.index)[1] + 30, one.name, 11, "om-hexname not-tiny") for one in HEXES]
    slots = [path(d=places.outline(h, SIZE - 4), class_="om-slot") for h in [CENTRE, *LSS_SLOTS]]
    return g(class_="map")[ground, slots, names]


def _relief(point: Point, kind: int) -> Node:
    """A crater or two contour strokes: enough to see ground, too little to read it as a piece."""
    x, y = point
    if kind == 0:
        return [
            circle(cx=num(x - 6), cy=num(y - 4), r="11", class_="crater-floor"),
            circle(cx=num(x - 6), cy=num(y - 4), r="11", class_="crater-dark"),
        ]
    if kind == 3:
        return path(d=f"M{num(x - 22)} {num(y + 6)}q11-9 22-2t22-3M{num(x - 16)} {num(y + 13)}q9-6 17-1t16-3", class_="contour")
    if kind == 5:
        return circle(cx=num(x + 9), cy=num(y + 7), r="5", class_="crater-dark")
    return None
