"""The map sheet: the still part of the board - Mars as a printed survey map, the flight chart, the frames of tracks and cards."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from htpy import Element, Node

from fourthrock.drawing import terrain
from fourthrock.drawing.lettering import fit
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import (
    Point,
    at,
    circle,
    clip_path,
    defs,
    drawn,
    flow,
    g,
    num,
    path,
    pen,
    rect,
    sheet,
    spot,
    words,
)
from fourthrock.games.red_dust_rebellion.figures import HUES
from fourthrock.games.red_dust_rebellion.geography import (
    CITY,
    HIGH,
    LAND,
    RADIUS,
    ROOM,
    SECTORS,
    SKY,
    WIDE,
    around,
    border,
    borders,
    place,
)
from fourthrock.games.red_dust_rebellion.position import EG_CONTROLLERS, EG_VALUES
from fourthrock.games.red_dust_rebellion.spaces import MAGLEV_LINES

FOOT: Final = 998.0
"""Where the map ends and the cards begin."""
TINTS: Final = {
    "ascraeus_mons": "sand",
    "tharsis_tholus": "ochre",
    "noctis_labyrinthus": "rust",
    "sinai_planum": "dust",
    "daedalia_planum": "ochre",
    "arsia_mons": "rust",
    "pavonis_mons": "dust",
    "syria_planum": "sand",
    "rutherford": "ochre",
    "radau": "sand",
    "marth": "rust",
    "trouvelot": "dust",
    "alpheus_colles": "sand",
    "coronae_montes": "ochre",
    "hellas_chaos": "dust",
}
WAYS: Final = {
    "maglev_europa_tenzing": ["europa", "arsia_north", "tenzing"],
    "maglev_tenzing_shepard": ["tenzing", "arsia_south", "shepard"],
    "maglev_shepard_tereshkova": ["shepard", "tereshkova"],
    "maglev_cordoba_shenzhou": ["new_cordoba", "arabia_heart", "shenzhou"],
    "maglev_rodgers": ["europa", "tereshkova"],
}
"""Along which corners each Maglev line runs."""
SECTOR_NAMES: Final[dict[str, Point]] = {
    "Tharsis Montes": (440, 974),
    "Arabia Terra": (852, 420),
    "Hellas Planitia": (960, 976),
}

STATIONS: Final[dict[str, tuple[float, float, float, float]]] = {
    "earth": (26, 26, 164, 142),
    "transit": (204, 46, 164, 122),
    "orbit": (382, 46, 100, 122),
    "phobos": (496, 26, 174, 142),
    "casualties": (492, 182, 92, 80),
    "displaced": (590, 182, 82, 80),
}
"""The boxes on the flight chart: left, top, width, height."""
TRACK_X: Final = 24.0
TRACK_STEP: Final = 51.0
TRACK_Y: Final = 204.0
CARDS: Final = [14.0, 312.0]
CARD_WIDE: Final = 290.0
CARD_HIGH: Final = 292.0
CARD_TOP: Final = FOOT + 8
PANEL: Final = (612.0, CARD_TOP, 574.0, CARD_HIGH)
"""Sequence of Play, Flashpoint track and victory totals."""


@cache
def land_path(name: str) -> str:
    """The outline of a Desert; the Wilderness is all land outside the sectors."""
    if name == "wilderness":
        left, top, wide, high = SKY
        x, y = left + wide + 10, top + high + 10
        edge = [(x, 12), (WIDE - 8, 12), (WIDE - 8, FOOT), (8, FOOT), (8, y), (x, y)]
        return pen(edge, closed=True) + "".join(flow(around(rim), closed=True) for rim in SECTORS.values())
    return flow(around(LAND[name]), closed=True)


def round_path(x: float, y: float, radius: float) -> str:
    r, wide = num(radius), num(2 * radius)
    return f"M{spot((x - radius, y))}a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0 -{wide} 0Z"


@cache
def way(token: str) -> str:
    """The course of a Maglev line."""
    corners = WAYS[token]
    points = [place(corners[0])]
    for one, other in pairwise(corners):
        points += border(one, other)[1:]
    return flow(points)


@cache
def plate() -> str:
    """The still part of the board; every table of this game has the same."""
    return drawn(
        sheet(
            WIDE,
            HIGH,
            rect(width=num(WIDE), height=num(HIGH), class_="sheet"),
            rect(x="4", y="4", width=num(WIDE - 8), height=num(HIGH - 8), class_="frame-thick"),
            _mars(),
            _flight_chart(),
            _desk(),
            name="Map of Mars",
        )
    )


# ------------------------------------------------------------------------------------------------------------------ Mars


def _mars() -> Node:
    height = terrain.land("red dust", 14, 70, 330)
    levels = [-0.75 + 0.19 * i for i in range(9)]
    rims = {name: flow(around(rim), closed=True) for name, rim in SECTORS.items()}
    return [
        defs[clip_path(id="rdr-land")[path(d=_whole_land())]],
        path(d=_whole_land(), class_="land dusk"),
        [path(d=rim, class_="border-glow", stroke_width="16") for rim in rims.values()],
        [path(d=land_path(name), class_=f"land {TINTS[name]}") for name in LAND],
        g(clip_path="url(#rdr-land)")[
            terrain.contour_map("rdr-contours", height, levels, WIDE / 2, FOOT / 2, 790, 20),
            terrain.craters("rdr-craters", 90, WIDE / 2, FOOT / 2, 780, 5, 30),
            terrain.canyon("rdr-marineris", [(600, 700), (660, 712), (720, 700), (780, 690)], 9),
        ],
        [path(d=flow(list(border(*pair))), class_="border") for pair in borders()],
        [path(d=rim, class_="rdr-rim") for rim in rims.values()],
        [_maglev(line.token, line.built) for line in MAGLEV_LINES],
        [words(*SECTOR_NAMES[name], name.upper(), "rdr-sector") for name in SECTORS],
    ]


def _whole_land() -> str:
    left, top, wide, high = SKY
    x, y = left + wide + 10, top + high + 10
    return pen([(x, 12), (WIDE - 8, 12), (WIDE - 8, FOOT), (8, FOOT), (8, y), (x, y)], closed=True)


def _maglev(token: str, built: bool) -> Node:
    if not built:
        return path(d=way(token), class_="rdr-planned")
    return [path(d=way(token), class_="rdr-bed"), path(d=way(token), class_="rdr-rail")]


def city(token: str, name: str) -> Element:
    """A Labyrinth: its disc and its wall, and the name within. It lies over the borders and storms of the Deserts around it."""
    x, y = CITY[token]
    return g[
        at(x, y)[circle(r=num(RADIUS), class_="rdr-city"), circle(r=num(RADIUS - 5), class_="rdr-wall")],
        words(x, y - 50, name.upper(), "rdr-city-name", font_size=num(fit(name.upper(), 18.8, 112))),
    ]


def desert_name(token: str, name: str) -> Element:
    """The name of a Desert, over its room for pieces."""
    x, y, wide, high = ROOM[token]
    return words(x, y - high / 2 + 15, name.upper(), "rdr-name", font_size=num(fit(name.upper(), 19, wide, spacing=1)))


# -------------------------------------------------------------------------------------------------------- the flight chart


def _flight_chart() -> Node:
    left, top, wide, high = SKY
    names = {"earth": "EARTH", "transit": "TRANSIT", "orbit": "ORBIT", "phobos": "PHOBOS"}
    small = {"casualties": "CASUALTIES", "displaced": "DISPLACED"}
    return [
        rect(x=num(left), y=num(top), width=num(wide), height=num(high), rx="10", class_="stone"),
        at(left, top, terrain.stars("red dust sky", 110, wide, high - 90, lambda _x, _y: False)),
        defs[clip_path(id="rdr-sky")[rect(x=num(left + 2), y=num(top + 2), width=num(wide - 4), height="152")]],
        g(clip_path="url(#rdr-sky)")[
            at(60, 118)[circle(r="112", class_="rdr-earth"), terrain.graticule(0, 0, 112, 30)],
            at(640, 104)[circle(r="76", class_="land moon"), terrain.craters("rdr-phobos", 20, 0, 0, 72, 3, 15)],
        ],
        path(d="M190 107H204M368 107H382M482 107H496", class_="rdr-lane"),
        [_station(name, said) for name, said in (names | small).items()],
        _confidence_track(),
    ]


def _station(name: str, said: str) -> Node:
    x, y, wide, high = STATIONS[name]
    return [
        rect(x=num(x), y=num(y), width=num(wide), height=num(high), rx="12", class_="rdr-station"),
        words(x + wide / 2, y + 20, said, "rdr-label"),
    ]


def _confidence_track() -> Node:
    return [
        words(TRACK_X, TRACK_Y - 8, "EARTHGOV CONFIDENCE", "rdr-label", "start"),
        [
            at(TRACK_X + TRACK_STEP * i, TRACK_Y)[
                rect(width=num(TRACK_STEP - 4), height="34", rx="4", class_="rdr-cell"),
                words(16 if by else (TRACK_STEP - 4) / 2, 24, str(value), "rdr-cell-figure"),
                emblem(HUES[by.token], transform=f"translate({num(TRACK_STEP - 18)} 17) scale(.72)") if by else None,
            ]
            for i, (value, by) in enumerate(zip(EG_VALUES, EG_CONTROLLERS))
        ],
    ]


# ---------------------------------------------------------------------------------------------------- below the map


def _desk() -> Node:
    x, y, wide, high = PANEL
    return [
        [
            rect(x=num(left), y=num(CARD_TOP), width=num(CARD_WIDE), height=num(CARD_HIGH), rx="10", class_="card-none")
            for left in CARDS
        ],
        rect(x=num(x), y=num(y), width=num(wide), height=num(high), rx="10", class_="stone"),
    ]
