"""A picture for each game on the shelf, drawn by us in the language of the boards. A game without one gets the planet."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final

from htpy import Element, Node
from markupsafe import Markup

from fourthrock.drawing import pieces, terrain
from fourthrock.drawing.hexes import centre, corners
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.paper import (
    Point,
    at,
    circle,
    defs,
    flow,
    g,
    num,
    path,
    pen,
    polar,
    radial_gradient,
    rect,
    sheet,
    spot,
    stop,
)

WIDE: Final = 640.0
HIGH: Final = 400.0


@cache
def picture(slug: str) -> Markup:
    """The picture of a game; decoration, the title stands beside it."""
    draw = PICTURES.get(slug, planet_alone)
    light = radial_gradient(f"#light-{slug}", cx="34%", cy="28%", r="80%")[
        stop(offset="0", class_="light-near"), stop(offset="0.5", class_="light-mid"), stop(offset="1", class_="light-far")
    ]
    drawn = sheet(WIDE, HIGH, defs[light], rect(width=num(WIDE), height=num(HIGH), class_="sheet"), draw(slug), class_="picture")
    return Markup(str(drawn))


def globe(slug: str, x: float, y: float, radius: float, tint: str, holes: int) -> Element:
    """A planet with its land, contours and craters."""
    clip = f"globe-{slug}"
    height = terrain.land(slug, 12, 50, 260)
    return g[
        defs[Element("clipPath")(f"#{clip}")[circle(cx=num(x), cy=num(y), r=num(radius))]],
        circle(cx=num(x), cy=num(y), r=num(radius), class_=f"land {tint}"),
        g(clip_path=f"url(#{clip})")[
            terrain.contour_map(f"contours-{slug}", height, [-0.6, -0.3, 0.0, 0.3, 0.6], x, y, radius, 14),
            terrain.craters(f"craters-{slug}", holes, x, y, radius, 3, 20),
            terrain.graticule(x, y, radius),
        ],
        circle(cx=num(x), cy=num(y), r=num(radius), fill=f"url(#light-{slug})"),
        circle(cx=num(x), cy=num(y), r=num(radius), class_="rim"),
    ]


def sky(slug: str, count: int = 120) -> Element:
    return terrain.stars(f"sky {slug}", count, WIDE, HIGH, lambda _x, _y: False)


def planet_alone(slug: str) -> Node:
    return [sky(slug), globe(slug, 320, 200, 140, "rust", 40)]


def rocket(x: float, y: float, turn: float, size: float, crew: list[str]) -> Element:
    """A ship on its way, a porthole for each of its crew."""
    ports = [at(0, 74 + 40 * i, circle(r="17", class_="seat"), at(0, 1, pieces.pawn(hue, 0.72))) for i, hue in enumerate(crew)]
    return at(
        x,
        y,
        at(0, 199, path(d=pieces.flame(54, 120), class_="flame"), path(d=pieces.flame(28, 66), class_="flame core")),
        path(d=pieces.rocket_fins(112, 196), class_="fin"),
        path(d=pieces.rocket_body(112, 196), class_="hull"),
        circle(cy="34", r="14", class_="chart"),
        ports,
        turn=turn,
        scale=size,
    )


def mission_red_planet(slug: str) -> Node:
    """Rockets race for the red planet."""
    moon = [polar(560, 66, 30 * (0.92 + 0.12 * (i % 3)), i * 24) for i in range(15)]
    trails = [
        f"M-10 {num(430 - 30 * i)}C120 {num(330 - 20 * i)} 190 {num(250 - 24 * i)} 330 {num(205 - 30 * i)}" for i in range(3)
    ]
    return [
        sky(slug, 150),
        globe(slug, 500, 262, 232, "rust", 90),
        path(d=flow(moon, closed=True), class_="land moon"),
        path(d=flow(moon, closed=True), fill=f"url(#light-{slug})"),
        path(d="".join(trails), class_="orbit"),
        rocket(246, 66, 52, 0.74, ["yellow", "blue", "green"]),
        rocket(118, 212, 58, 0.5, ["orange", "purple", "orange"]),
        rocket(66, 60, 50, 0.36, ["grey", "grey"]),
    ]


def hex_path(q: int, r: int, size: float, x: float, y: float, inset: float = 0) -> tuple[str, Point]:
    dx, dy = centre(q, r, size)
    middle = (x + dx, y + dy)
    return pen(corners(*middle, size - inset), closed=True), middle


def terraforming_mars(slug: str) -> Node:
    """A globe under hexes, some of them seas, woods and cities already."""
    tiles = {
        (0, 0): "ocean", (1, 0): "ocean", (1, -1): "greenery", (-1, 0): "city", (0, -1): "greenery", (-1, 1): "greenery",
        (2, -1): "city", (0, 1): "ocean", (-2, 1): "greenery", (2, 0): "greenery", (-1, 2): "ocean",
    }  # fmt: skip
    drawn: list[Node] = []
    for q in range(-4, 5):
        for r in range(-4, 5):
            if abs(q + r) <= 4:
                outline, middle = hex_path(q, r, 37, 320, 206, 2)
                kind = tiles.get((q, r), "bare")
                drawn.append(path(d=outline, class_=f"tile {kind}"))
                drawn.append(glyph(kind, *middle, 34, "tile-sign") if kind != "bare" else None)
    return [sky(slug), globe(slug, 320, 206, 306, "ochre", 80), drawn]


def red_dust_rebellion(slug: str) -> Node:
    """Provinces and roads, garrisons and rebels, and the storm."""
    throw = terrain.chance(slug)
    towns = [(96, 110), (250, 70), (196, 214), (372, 168), (318, 318), (500, 92), (540, 250), (448, 330), (110, 322)]
    roads = [(0, 1), (0, 2), (1, 3), (2, 3), (2, 4), (3, 5), (3, 6), (4, 7), (6, 7), (5, 6), (2, 8), (4, 8)]
    height = terrain.land(slug, 14, 60, 300)
    storm = [
        flow([polar(452, 176, 26 + 17 * arm + i * 7.5 + 5 * next(throw), 40 * arm + i * 22) for i in range(18)])
        for arm in range(5)
    ]
    folk: list[Node] = []
    for i, (x, y) in enumerate(towns):
        folk.append(circle(cx=str(x), cy=str(y), r="27", class_="town"))
        hue = ["red", "teal", "orange", "grey"][i % 4]
        for k in range(1 + i % 3):
            folk.append(at(x - 9 + 19 * k, y + 2, pieces.pawn(hue, 0.95)))
    return [
        rect(width="640", height="400", class_="land umber"),
        terrain.contour_map(f"contours-{slug}", height, [-0.6, -0.3, 0.0, 0.3, 0.6], 320, 200, 400, 16),
        path(d="".join(f"M{spot(towns[a])}L{spot(towns[b])}" for a, b in roads), class_="road"),
        path(d="".join(storm), class_="storm"),
        folk,
        rect(width="640", height="400", fill=f"url(#light-{slug})"),
    ]


def dome(x: float, y: float, radius: float, sign: str) -> Element:
    """A pressure dome with what it shelters."""
    return at(
        x,
        y,
        path(d=f"M{num(-radius)} 0A{num(radius)} {num(radius)} 0 0 1 {num(radius)} 0Z", class_="dome"),
        path(d=f"M0 {num(-radius)}V0M{num(-radius * 0.86)} {num(-radius / 2)}H{num(radius * 0.86)}", class_="dome-rib"),
        glyph(sign, 0, -radius * 0.36, radius * 0.62, "tile-sign"),
        rect(x=num(-radius - 5), y="0", width=num(2 * radius + 10), height="7", class_="hull"),
    )


def on_mars(slug: str) -> Node:
    """A colony of domes on hexes, the shuttle overhead."""
    height = terrain.land(slug, 12, 60, 300)
    hills = flow([(x, 214 + 34 * height(x, 0)) for x in range(-20, 681, 40)]) + "V420H-20Z"
    floor = []
    for q in range(-2, 8):
        for r in range(4):
            x, y = centre(q - r // 2, r, 62)
            points = [(px + 20, py * 0.42 + 292) for px, py in corners(x, y, 58)]
            floor.append(path(d=pen(points, closed=True), class_="tile bare"))
    return [
        sky(slug, 140),
        circle(cx="520", cy="84", r="30", class_="land moon"),
        path(d=hills, class_="land rust"),
        rect(y="262", width="640", height="140", class_="land ochre"),
        floor,
        dome(150, 322, 66, "plant"),
        dome(316, 352, 88, "city"),
        dome(486, 318, 58, "energy"),
        dome(590, 372, 46, "ice"),
        path(d=f"M90 190C220 {num(60)} 380 40 520 84", class_="orbit strong"),
        rocket(236, 62, 66, 0.4, ["blue"]),
    ]


def counter(x: float, y: float, kind: str, hue: str, turn: float) -> Element:
    """A unit of a war game."""
    sign = {
        "foot": "M-13-8H13V8H-13ZM-13-8L13 8M13-8L-13 8",
        "horse": "M-13-8H13V8H-13ZM-13 8L13-8",
        "tank": "M-13-8H13V8H-13ZM-6-4H6A4 4 0 0 1 6 4H-6A4 4 0 0 1-6-4Z",
    }[kind]
    return at(
        x,
        y,
        rect(x="-24", y="-24", width="48", height="48", rx="5", class_=f"unit hue-{hue}"),
        path(d=sign, transform="translate(0 -3)", class_="unit-sign"),
        turn=turn,
    )


UNITS: Final = [
    (96, 166, "tank", "red"),
    (160, 222, "foot", "red"),
    (128, 277, "foot", "red"),
    (224, 333, "horse", "red"),
    (320, 166, "horse", "teal"),
    (288, 222, "tank", "teal"),
    (352, 277, "foot", "teal"),
    (384, 111, "foot", "teal"),
]


def omega_war(slug: str) -> Node:
    """A broken coast under hexes, armies moving on it."""
    height = terrain.land(slug, 14, 70, 380)
    field: list[Node] = []
    for row in range(-1, 8):
        for column in range(-1, 11):
            x, y = centre(column - (row - (row & 1)) // 2, row, 37)
            kind = "ocean" if x + 90 * height(x, y) > 500 else "greenery" if height(x + 900, y) > 0.25 else "bare"
            field.append(path(d=pen(corners(x, y, 36.5), closed=True), class_=f"field {kind}"))
    arrows = [at(214, 194, pieces.arrow(60), turn=-8), at(194, 262, pieces.arrow(60), turn=14)]
    return [
        field,
        arrows,
        [counter(x, y, kind, hue, 3 * math.sin(x)) for x, y, kind, hue in UNITS],
        rect(width="640", height="400", fill=f"url(#light-{slug})"),
    ]


PICTURES: Final[dict[str, Callable[[str], Node]]] = {
    "mission_red_planet": mission_red_planet,
    "terraforming_mars": terraforming_mars,
    "red_dust_rebellion": red_dust_rebellion,
    "on_mars": on_mars,
    "omega_war": omega_war,
}
