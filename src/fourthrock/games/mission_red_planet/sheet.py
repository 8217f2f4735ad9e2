"""The map sheet: where everything lies on the board, and its still part - Mars as a printed survey map, Phobos, the launchpad."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from htpy import Element, Node

from fourthrock.drawing import paper, terrain
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.paper import (
    Point,
    at,
    circle,
    drawn,
    flow,
    g,
    num,
    path,
    pen,
    polar,
    rect,
    sheet,
    spot,
    text,
    text_path,
    words,
)
from fourthrock.games.mission_red_planet.track import PRODUCTION, REVEAL, ROUND, TRACK
from fourthrock.games.mission_red_planet.zones import (
    HELLAS,
    MAPS,
    MARS_ZONES,
    PHOBOS,
    VALLES_MARINERIS,
    VASTITAS_BOREALIS,
    ZONES,
    Mars,
    Shape,
    Zone,
)

WIDE: Final = 1000.0
HIGH: Final = 1180.0
X: Final = 500.0
Y: Final = 486.0
R: Final = 414.0
"""Middle and radius of Mars."""
ORBIT: Final = R + 30
MOON: Final[Point] = (901.0, 109.0)
MOON_R: Final = 81.0
MEMORIAL: Final[Point] = (104.0, 102.0)
PAD: Final = 1122.0
"""Where the ships stand."""
SHIP_WIDE: Final = 112.0
SHIP_HIGH: Final = 196.0
LIFT: Final = 30.0
DECKS: Final[list[Point]] = [(66.0, 846.0), (934.0, 846.0)]
"""Where the ship deck and the event deck lie."""

BENT: Final = terrain.bend("mars borders", 9, 230)
TINTS: Final = {
    "vastitas_borealis": "dust",
    "ausonia": "ochre",
    "tritonis_sinus": "umber",
    "mare_tyrrhenum": "rust",
    "hellas": "sand",
    "mare_serpentis": "ochre",
    "sinus_sabaeus": "rust",
    "valles_marineris": "sand",
    "syrtis_major": "dusk",
}


# ------------------------------------------------------------------------------------------------------------- geometry


def to_sheet(x: float, y: float) -> Point:
    """A point of the unit disc on the sheet; the borders between zones are bent, the rim is not."""
    px, py = X + x * R, Y - y * R
    part = min(1.0, max(0.0, (1 - math.hypot(x, y)) * 6))
    bx, by = BENT(px, py)
    return px + (bx - px) * part, py + (by - py) * part


def span(shape: Shape, radius: float) -> tuple[float, float]:
    """From which direction to which a zone reaches at this radius."""
    if shape.form == "band":
        return -180.0, 180.0
    if not shape.clear:
        return shape.begin, shape.end
    cut = math.degrees(math.asin(min(1.0, shape.clear / radius)))
    begin = max(shape.begin, cut if shape.begin < 180 else 180 + cut)
    end = min(shape.end, 180 - cut if shape.end <= 180 else 360 - cut)
    return begin, end


def outline(shape: Shape) -> list[Point]:
    """The border of a zone on Mars, point by point."""
    if shape.form == "band":
        return _band(shape.clear)
    far_from, far_to = span(shape, shape.far)
    rim = [polar(0, 0, shape.far, far_from + (far_to - far_from) * i / 40) for i in range(41)]
    if shape.near:
        near_from, near_to = span(shape, shape.near)
        inner = [polar(0, 0, shape.near, near_to + (near_from - near_to) * i / 30) for i in range(31)]
    else:
        inner = []
    corners = [(x, -y) for x, y in rim + inner]
    return [to_sheet(x, y) for x, y in _finely(corners)]


def _band(clear: float) -> list[Point]:
    tilt = math.degrees(math.asin(clear))
    east = [polar(0, 0, 1.0, -tilt + 2 * tilt * i / 12) for i in range(13)]
    west = [polar(0, 0, 1.0, 180 - tilt + 2 * tilt * i / 12) for i in range(13)]
    return [to_sheet(x, -y) for x, y in _finely(east + west)]


def _finely(points: list[Point]) -> list[Point]:
    """The same closed line with a point at least every thirtieth of the radius."""
    found: list[Point] = []
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]]):
        count = max(1, int(math.hypot(x2 - x1, y2 - y1) * 30))
        found += [(x1 + (x2 - x1) * i / count, y1 + (y2 - y1) * i / count) for i in range(count)]
    return found


@cache
def zone_path(mars: str, index: int) -> str:
    """Path data of a zone, Phobos included."""
    if ZONES[index] is PHOBOS:
        return flow(moon_points(), closed=True)
    return pen(outline(map_of(mars).shapes[index]), closed=True)


def moon_points() -> list[Point]:
    """Phobos is no ball."""
    throw = terrain.chance("phobos shape")
    return [polar(*MOON, MOON_R * (0.95 + 0.1 * next(throw)), angle) for angle in range(0, 360, 20)]


def map_of(token: str) -> Mars:
    return next(mars for mars in MAPS if mars.token == token)


class Slots:
    """Where the pieces of a zone stand: as many pawns as there are, the resource token, the discovery."""

    def __init__(self, pawns: list[Point], resource: Point, discovery: Point) -> None:
        self.pawns = pawns
        self.resource = resource
        self.discovery = discovery


@cache
def slots(mars: str, index: int, pawns: int) -> Slots:
    """The places in a zone when so many colours are present."""
    shape = map_of(mars).shapes[index]
    if shape.form == "moon":
        return _moon_slots()
    if shape.form == "band":
        row = [(X + 76 * (i - (pawns - 1) / 2), Y + 22) for i in range(pawns)]
        return Slots(row, (X - 262, Y + 22), (X + 262, Y + 22))
    return _half_slots(shape, pawns) if shape.near == 0 else _wedge_slots(shape, pawns)


def _moon_slots() -> Slots:
    x, y = MOON
    pawns = [(x + dx, y + dy) for dy in (-9, 24) for dx in (-45, 2, 49)]
    return Slots(pawns, (x + 1, y + 58), (x, y))


def _wedge_slots(shape: Shape, pawns: int) -> Slots:
    """Two arcs: up to four pawns on the outer one; resource, two pawns and discovery on the inner one."""
    outer = _spread(shape, 0.805, _apart(min(pawns, 4), 0.25))
    inner = _spread(shape, 0.645, [0.115, 0.9])
    more = _spread(shape, 0.645, [0.39, 0.665] if pawns > 5 else [0.5])
    if outer and _eastward(shape):
        outer, inner, more = outer[::-1], inner[::-1], more[::-1]
    return Slots(outer + more, inner[0], inner[1])


def _apart(count: int, gap: float) -> list[float]:
    """So many parts of a whole, evenly around its middle."""
    return [0.5 + gap * (i - (count - 1) / 2) for i in range(count)]


def _eastward(shape: Shape) -> bool:
    """Whether growing angles lead to the left: on the upper half."""
    return (shape.begin + shape.end) / 2 % 360 < 180


def _spread(shape: Shape, radius: float, parts: list[float]) -> list[Point]:
    begin, end = span(shape, radius)
    return [polar(X, Y, R * radius, begin + (end - begin) * part) for part in parts]


def _half_slots(shape: Shape, pawns: int) -> Slots:
    """Two rows: resource and up to four pawns near the straight side, the others near the arc."""
    up = -1 if shape.begin < 180 else 1
    low, high = (0.245, 0.368) if shape.clear else (0.13, 0.285)
    first = min(pawns, 4)
    row = [(X + 30 + 74 * (i - (first - 1) / 2), Y + up * R * low) for i in range(first)]
    above = [(X + 74 * (i - (pawns - first - 1) / 2), Y + up * R * high) for i in range(pawns - first)]
    return Slots(row + above, (X + 30 - 74 * (first + 1) / 2 + 4, Y + up * R * low), (X, Y))


def label_arc(shape: Shape) -> str:
    """The curve on which a zone's name stands, always read from left to right."""
    if shape.form == "band":
        return f"M{spot((X - 330, Y - 26))}H{num(X + 330)}"
    radius = 0.928 if shape.near else 0.497
    begin, end = span(shape, radius)
    middle = (begin + end) / 2 % 360
    if middle <= 180:
        return paper.arc(X, Y, R * (radius - 0.012), end, begin)
    return paper.arc(X, Y, R * (radius + 0.022), begin, end)


def middle_of(mars: str, index: int) -> Point:
    """A point well inside a zone: arrows end here."""
    x, y = map_of(mars).shapes[index].label
    return MOON if ZONES[index] is PHOBOS else (X + x * R, Y - y * R)


@cache
def border_between(mars: str, one: int, other: int) -> tuple[Point, float]:
    """Where two zones touch, and the direction across. A long border is crossed near its end, out of the crowd."""
    first, second = outline(map_of(mars).shapes[one]), outline(map_of(mars).shapes[other])
    near = [p for p in first if min(math.dist(p, q) for q in second) < 12]
    touch = near or [middle_of(mars, one), middle_of(mars, other)]
    x, y = sum(p[0] for p in touch) / len(touch), sum(p[1] for p in touch) / len(touch)
    wide = sorted(touch)
    long = wide[-1][0] - wide[0][0] > 220
    nearest = wide[int(len(wide) * 0.93)] if long else min(touch, key=lambda p: math.dist(p, (x, y)))
    (ax, ay), (bx, by) = middle_of(mars, one), middle_of(mars, other)
    return nearest, math.degrees(math.atan2(by - ay, bx - ax))


def step_angle(number: int) -> float:
    """The direction from the middle of Mars at which a notch of the round track stands."""
    return 157 - number * (134 / (len(TRACK) - 1))


def dock_x(dock: int, docks: int) -> float:
    pitch = min(176.0, (WIDE - 44) / docks)
    return X + (dock - (docks - 1) / 2) * pitch


# ---------------------------------------------------------------------------------------------------------------- plate


@cache
def plate(mars: str, docks: int) -> str:
    """Everything that does not move, as an SVG document."""
    return drawn(
        sheet(
            WIDE,
            HIGH,
            _definitions(mars),
            rect(width=num(WIDE), height=num(HIGH), class_="sheet"),
            _neat_line(),
            terrain.stars("sky", 190, WIDE, 900, _no_star),
            _planet(mars),
            _track(),
            _phobos(),
            _memorial(),
            _launchpad(docks),
            name="Mars, Phobos and the launchpad",
        )
    )


def _definitions(mars: str) -> Element:
    light = paper.radial_gradient("#plate-light", cx="36%", cy="32%", r="72%")[
        paper.stop(offset="0", class_="light-near"),
        paper.stop(offset="0.55", class_="light-mid"),
        paper.stop(offset="1", class_="light-far"),
    ]
    air = paper.radial_gradient("#plate-air", cx="50%", cy="50%", r="50%")[
        paper.stop(offset="0.93", class_="air-in"),
        paper.stop(offset="0.955", class_="air-rim"),
        paper.stop(offset="1", class_="air-out"),
    ]
    disc = paper.clip_path("#plate-disc")[circle(cx=num(X), cy=num(Y), r=num(R))]
    arcs = [path(id=f"plate-arc-{zone.index}", d=label_arc(map_of(mars).shapes[zone.index])) for zone in MARS_ZONES]
    moon = paper.clip_path("#plate-moon")[path(d=zone_path(mars, PHOBOS.index))]
    return paper.defs[light, air, disc, moon, arcs]


def _no_star(x: float, y: float) -> bool:
    crowded = math.dist((x, y), (X, Y)) < ORBIT + 24 or math.dist((x, y), MOON) < MOON_R + 14
    return (
        crowded
        or (x < 200 and y < 190)
        or x < 24
        or y < 24
        or x > WIDE - 24
        or math.dist((x, y), DECKS[0]) < 70
        or math.dist((x, y), DECKS[1]) < 70
    )


def _neat_line() -> Element:
    """The double frame of a map sheet, with its degrees."""
    ticks = "".join(
        f"M{num(x)} 8v{7 if x % 100 else 11}M{num(x)} {num(HIGH - 8)}v{-7 if x % 100 else -11}" for x in range(50, int(WIDE), 50)
    ) + "".join(
        f"M8 {num(y)}h{7 if y % 100 else 11}M{num(WIDE - 8)} {num(y)}h{-7 if y % 100 else -11}" for y in range(50, int(HIGH), 50)
    )
    return g(class_="neat-line")[
        rect(x="8", y="8", width=num(WIDE - 16), height=num(HIGH - 16), class_="frame-thick"),
        rect(x="15", y="15", width=num(WIDE - 30), height=num(HIGH - 30), class_="frame-thin"),
        path(d=ticks, class_="frame-thin"),
    ]


def _planet(mars: str) -> Element:
    height = terrain.land("mars", 16, 46, 330)
    zones = map_of(mars)
    bodies = [
        path(d=zone_path(mars, zone.index), id=f"plate-{zone.token}", class_=f"land {TINTS[zone.token]}") for zone in MARS_ZONES
    ]
    borders = [path(d=zone_path(mars, zone.index), class_="border") for zone in MARS_ZONES]
    return g(id="plate-mars")[
        circle(cx=num(X), cy=num(Y), r=num(R * 1.07), fill="url(#plate-air)"),
        g(clip_path="url(#plate-disc)")[
            bodies,
            _features(zones),
            terrain.contour_map("plate-contours", height, [-0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9], X, Y, R, 12),
            terrain.craters("mars craters", 120, X, Y, R, 3, 25),
            terrain.graticule(X, Y, R),
            circle(cx=num(X), cy=num(Y), r=num(R), fill="url(#plate-light)"),
            [path(d=zone_path(mars, zone.index), class_="border-glow") for zone in MARS_ZONES],
            borders,
        ],
        circle(cx=num(X), cy=num(Y), r=num(R), class_="rim"),
        [_name(zone) for zone in MARS_ZONES],
    ]


def _features(mars: Mars) -> Node:
    """What the names promise: ice in the north, the rift, the great basin."""
    north = mars.shapes[VASTITAS_BOREALIS.index]
    at_north = (north.begin + north.end) / 2
    throw = terrain.chance("ice")
    cap = [polar(X, Y, R * (0.90 + 0.03 * next(throw)), at_north + degrees) for degrees in range(-15, 16, 3)]
    over = [polar(X, Y, R * 1.03, at_north + degrees) for degrees in (17, 8, 0, -8, -17)]
    hx, hy = mars.shapes[HELLAS.index].label
    basin = (X + hx * R, Y - hy * R)
    vx, vy = mars.shapes[VALLES_MARINERIS.index].label
    rift = [
        (X + vx * R + dx, Y - vy * R + dy)
        for dx, dy in ((-150, 26), (-92, 8), (-40, 14), (14, -2), (70, 6), (112, -12), (158, -6))
    ]
    return g[
        path(d=flow([*cap, *over], closed=True), class_="ice-cap"),
        [
            paper.ellipse(cx=num(basin[0]), cy=num(basin[1]), rx=num(118 - 22 * i), ry=num(70 - 14 * i), class_="basin")
            for i in range(4)
        ],
        terrain.canyon("rift", rift, 15),
    ]


def _name(zone: Zone) -> Element:
    return text(class_="place-name", text_anchor="middle")[
        text_path(href=f"#plate-arc-{zone.index}", startOffset="50%")[zone.name.upper()]
    ]


def _track() -> Element:
    """The orbit, and the notches of the round track on it."""
    beads: list[Node] = []
    for number, step in enumerate(TRACK):
        x, y = polar(X, Y, ORBIT, step_angle(number))
        if step.kind == ROUND:
            inside: Node = words(0, 6.5, str(step.number), "bead-figure")
        else:
            inside = glyph("production" if step.kind == PRODUCTION else "reveal" if step.kind == REVEAL else "scoring", 0, 0, 21)
        dots = [circle(cx=num(6 * i - 3 * (step.number - 1)), cy="25", r="2", class_="bead-dot") for i in range(step.number)]
        beads.append(
            at(
                x,
                y,
                paper.tip(step.name),
                circle(r="17", class_="bead" if step.kind == ROUND else "bead phase"),
                inside,
                step.kind == PRODUCTION and dots,
            )
        )
    start, end = step_angle(0) + 9, step_angle(len(TRACK) - 1) - 9
    return g(id="plate-track")[
        circle(cx=num(X), cy=num(Y), r=num(ORBIT), class_="orbit"),
        path(d=paper.arc(X, Y, ORBIT, start, end), class_="orbit strong"),
        beads,
    ]


def _phobos() -> Element:
    shape = flow(moon_points(), closed=True)
    x, y = MOON
    return g(id="plate-phobos")[
        path(d=paper.arc(X, Y, math.dist(MOON, (X, Y)), 62, 20), class_="orbit"),
        path(d=shape, class_="land moon"),
        g(clip_path="url(#plate-moon)")[
            terrain.craters("phobos craters", 26, x, y, MOON_R, 3, 16), path(d=shape, fill="url(#plate-light)")
        ],
        path(d=shape, class_="rim"),
        words(x, y - 37, "PHOBOS", "place-name"),
    ]


def _memorial() -> Element:
    x, y = MEMORIAL
    return at(x, y, id="plate-memorial")[
        path(d=_stone(76, -70, 66), class_="stone"),
        path(d=_stone(68, -62, 58), class_="stone-line"),
        words(0, -41, "LOST IN SPACE", "label"),
        path(d="M-44-31H44", class_="stone-line"),
    ]


def _stone(half: float, top: float, foot: float) -> str:
    """A slab with cut corners."""
    corner = top + (foot - top) * 0.19
    return pen([(-half, foot), (-half, corner), (-half + 18, top), (half - 18, top), (half, corner), (half, foot)], closed=True)


def _launchpad(docks: int) -> Element:
    pads = []
    for dock in range(docks):
        x = dock_x(dock, docks)
        pads.append(
            at(
                x,
                PAD,
                path(d="M-66 0H66L58 12H-58Z", class_="dock"),
                path(d="M-50 12l-8 32M50 12l8 32M-54 28H54M-50 12L56 40M50 12L-56 40", class_="gantry"),
                paper.ellipse(cx="0", cy="0", rx="40", ry="6", class_="scorch"),
            )
        )
    return g(id="plate-launchpad")[path(d=f"M22 {num(PAD + 44)}H{num(WIDE - 22)}", class_="ground-line"), pads]
