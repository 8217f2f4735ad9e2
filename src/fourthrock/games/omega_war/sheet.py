"""The map sheet: where everything lies on the board, and its still part - land, coast, terrain, territories, tracks."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from htpy import Element, Node

from fourthrock.drawing import terrain as relief
from fourthrock.drawing.hexes import centre, corners
from fourthrock.drawing.paper import Point, defs, g, num, path, pattern, pen, rect, sheet, text, tspan
from fourthrock.games.omega_war.charts import COLUMNS
from fourthrock.games.omega_war.hexes import BARRIER, ROUGH, SEA, WASTE, Hex
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.scenario import known

SIZE: Final = 34.0
"""From the middle of a hex to a corner."""
MARGIN: Final = 46.0
PANEL: Final = 650.0
"""The height of the tracks below the map."""
PANEL_WIDTH: Final = 2130.0
CHART_X: Final = 650.0
DIALOGUE_X: Final = 1262.0
"""Where the three columns of the panel begin, less the margin; the first at 0."""
INDEX_STEP: Final[Point] = (55.0, 56.0)
MONTH_STEP: Final[Point] = (50.0, 70.0)
TRAY_STEP: Final[Point] = (61.0, 84.0)

SEA_INK: Final = "#3d6076"
SHALLOWS: Final = "#55798c"
SHORE: Final = "#1f3542"
LAND: Final = "#cdb98c"
INK: Final = "#2b2117"
PAPER: Final = "#f4ead6"
TINTS: Final = {
    "dark green": "#7f9a68",
    "sage green": "#a9ad7c",
    "light blue": "#9dbac0",
    "dark blue": "#8390ae",
    "mid green": "#8db287",
    "mid blue": "#93a9c9",
    "light green": "#b2c886",
    "orange": "#d99c5b",
    "maroon": "#b98080",
    "purple": "#a692bd",
}
"""A tint of the land for each colour of counters."""
SHADES: Final = ["#c2d39a", "#9fbf9a", "#8fb0b8", "#b3a6cc", "#cfa98c"]
"""Further tints, so that neighbours of one colour differ."""
WEATHER: Final = "#8fd0e8"


# ------------------------------------------------------------------------------------------------------------- geometry


def middle(place: Hex) -> Point:
    """Where the middle of a hex lies on the sheet."""
    x, y = centre(place.q, place.r, SIZE, flat=True)
    return x + MARGIN + SIZE, y + MARGIN + SIZE * 0.9


def outline(place: Hex, size: float = SIZE) -> list[Point]:
    x, y = middle(place)
    return corners(x, y, size, flat=True)


@cache
def ring(place: Hex, size: float = SIZE) -> str:
    """The outline of a hex as path data: the overlays show hundreds of them at every move."""
    return pen(outline(place, size), closed=True)


def around(place: Hex, far: float, degrees: float) -> Point:
    """A spot so far from the middle of a hex, in this direction."""
    x, y = middle(place)
    turn = math.radians(degrees)
    return x + far * math.cos(turn), y + far * math.sin(turn)


def side(place: Hex, other: Hex) -> tuple[Point, Point]:
    """The hexside between two neighbours."""
    x, y = middle(place)
    away_x, away_y = middle(other)
    angle = math.degrees(math.atan2(y - away_y, away_x - x))
    found = [corner for corner in outline(place) if _turn(x, y, corner, angle) < 45]
    return found[0], found[1]


def _turn(x: float, y: float, corner: Point, angle: float) -> float:
    """How far a corner is from a direction, in degrees."""
    towards = math.degrees(math.atan2(y - corner[1], corner[0] - x))
    return abs((towards - angle + 180) % 360 - 180)


def map_width(s: Scenario) -> float:
    return SIZE * 1.5 * (s.columns - 1) + 2 * SIZE + 2 * MARGIN


def map_height(s: Scenario) -> float:
    return SIZE * math.sqrt(3) * (s.rows + 0.5) + 2 * MARGIN


def tint(s: Scenario, place: Hex) -> str:
    """The colour of the land: its territory's, or plain."""
    if place.clan >= 0:
        return clan_tint(s, place.clan)
    if place.nation >= 0:
        return TINTS.get(s.nations[place.nation].back, SHADES[place.nation % len(SHADES)])
    return LAND


def clan_tint(s: Scenario, clan: int) -> str:
    back = s.clans[clan].back
    before = [other for other in s.clans[:clan] if other.back == back]
    return SHADES[(clan + len(before)) % len(SHADES)] if before or back not in TINTS else TINTS[back]


def heartland(s: Scenario, clan: int = -1, nation: int = -1) -> Point:
    """Where the name of a territory is written: the middle of its land."""
    spots = [middle(place) for place in s.hexes if (place.clan == clan if clan >= 0 else place.nation == nation)]
    spots = spots or [(0.0, 0.0)]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


# -------------------------------------------------------------------------------------------------------- places below the map


def panel_y(s: Scenario) -> float:
    """Where the panel begins, below the map."""
    return map_height(s) + 6


def index_cell(s: Scenario, level: int) -> Point:
    """The middle of a level on the Political Index track; a level off the track lies beside its end."""
    x, y = MARGIN + 74, panel_y(s) + 180
    if level < s.index_least:
        return x - 52, y
    if level > s.index_most:
        level = s.index_most + 1
    row = 0
    first = s.index_least
    while row < len(s.column_tops) - 1 and level > s.column_tops[row]:
        first = s.column_tops[row] + 1
        row += 1
    return x + INDEX_STEP[0] * (level - first), y + INDEX_STEP[1] * row


def month_cell(s: Scenario, turn: int) -> Point:
    """The middle of a month on the turn track: twelve in a row."""
    return MARGIN + CHART_X + 24 + MONTH_STEP[0] * (turn % 12), panel_y(s) + 504 + MONTH_STEP[1] * (turn // 12)


def tray(s: Scenario) -> Point:
    """Where the units off the map begin."""
    return MARGIN + DIALOGUE_X + 18, panel_y(s) + 490


# ---------------------------------------------------------------------------------------------------------------- the plate


def label(x: float, y: float, said: str, size: float, fill: str, anchor: str = "middle", **attributes: str) -> Element:
    """One line of text in its own colour and size, whatever the style sheet says of text."""
    return text(x=num(x), y=num(y), text_anchor=anchor, font_size=num(size), **attributes)[tspan(fill=fill)[said]]


@cache
def plate(token: str) -> str:
    """The still part of the board of a scenario."""
    s = known(token)
    deep = map_height(s)
    wide, high = max(map_width(s), PANEL_WIDTH), deep + PANEL
    return str(
        sheet(
            wide,
            high,
            patterns(),
            rect(width=num(wide), height=num(high), fill="var(--sheet)"),
            rect(x="14", y="14", width=num(wide - 28), height=num(deep - 28), rx="6", fill=SEA_INK),
            land(s),
            g(stroke=INK, stroke_opacity=".16", stroke_width="1", fill="none")[path(d="".join(grid(s)))],
            [rough(place) for place in s.hexes if place.terrain == ROUGH],
            borders(s),
            straits(s),
            weather_line(s),
            names(s),
            panel(s),
            name=f"{s.name}: the map",
        )
    )


def patterns() -> Element:
    """Waste is hatched crosswise, barriers are striped."""
    return defs[
        pattern(id="ow-waste", width="9", height="9", patternUnits="userSpaceOnUse", patternTransform="rotate(45)")[
            path(d="M0 0H9M0 0V9", stroke="#241a12", stroke_width="2.6", fill="none")
        ],
        pattern(id="ow-barrier", width="10", height="10", patternUnits="userSpaceOnUse")[
            rect(width="5", height="10", fill="#7d2d1c", fill_opacity=".55")
        ],
        pattern(id="ow-barrier-2", width="10", height="10", patternUnits="userSpaceOnUse")[
            rect(width="5", height="10", fill="#8a6a12", fill_opacity=".6")
        ],
    ]


def grid(s: Scenario) -> list[str]:
    return [pen(outline(place), closed=True) for place in s.hexes]


def land(s: Scenario) -> Node:
    """Shallows, shore and land, lit a little from the north-west by an invented relief."""
    ground = [place for place in s.hexes if place.terrain != SEA]
    whole = "".join(pen(outline(place), closed=True) for place in ground)
    rise = relief.land(f"omega war {s.token}", 12, 70, 420)
    light: list[Node] = []
    for place in ground:
        x, y = middle(place)
        slope = rise(x - 14, y - 14) - rise(x + 14, y + 14)
        shade = "#fff6dc" if slope > 0 else "#2b1c10"
        strong = min(0.22, abs(slope) * 0.9)
        light.append(path(d=pen(outline(place, SIZE + 0.4), closed=True), fill=shade, fill_opacity=f"{strong:.2f}"))
    fills = [path(d=pen(outline(place, SIZE + 0.5), closed=True), fill=tint(s, place)) for place in ground]
    waste = "".join(pen(outline(place, SIZE - 2), closed=True) for place in ground if place.terrain == WASTE)
    return [
        path(d=whole, fill="none", stroke=SHALLOWS, stroke_width="34", stroke_linejoin="round", stroke_opacity=".55"),
        path(d=whole, fill=SHORE, stroke=SHORE, stroke_width="7", stroke_linejoin="round"),
        fills,
        light,
        path(d=waste, fill="#1d1510", fill_opacity=".34"),
        path(d=waste, fill="url(#ow-waste)", fill_opacity=".62"),
        [barrier_hex(place) for place in ground if place.terrain == BARRIER],
    ]


def barrier_hex(place: Hex) -> Element:
    name = "ow-barrier" if place.barrier == 0 else "ow-barrier-2"
    return path(d=pen(outline(place, SIZE - 1.5), closed=True), fill=f"url(#{name})", stroke="#5d2517", stroke_width="2.5")


def rough(place: Hex) -> Element:
    """Three ridges."""
    x, y = middle(place)
    ridges = "".join(
        f"M{num(x + dx - 9)} {num(y + dy + 6)}L{num(x + dx)} {num(y + dy - 8)}L{num(x + dx + 9)} {num(y + dy + 6)}"
        for dx, dy in ((-13, 13), (12, 15), (1, -12))
    )
    shadows = "".join(
        f"M{num(x + dx)} {num(y + dy - 8)}L{num(x + dx + 3)} {num(y + dy)}L{num(x + dx + 1)} {num(y + dy + 6)}"
        for dx, dy in ((-13, 13), (12, 15), (1, -12))
    )
    return g(fill="none", stroke=INK, stroke_linejoin="round", stroke_opacity=".62")[
        path(d=ridges, stroke_width="2.4"), path(d=shadows, stroke_width="1.6")
    ]


def borders(s: Scenario) -> Element:
    """Between territories, and between them and nobody's land."""
    found: list[str] = []
    for place in s.hexes:
        for n in s.near[place.index]:
            other = s.hexes[n]
            differ = (place.clan, place.nation) != (other.clan, other.nation)
            if place.index < n and differ and place.terrain != SEA and other.terrain != SEA:
                found.append(pen(list(side(place, other))))
    return path(d="".join(found), stroke=INK, stroke_width="4", stroke_linecap="round", fill="none", stroke_opacity=".85")


def straits(s: Scenario) -> Element:
    found = [pen(list(side(s.hexes[code // 10_000], s.hexes[code % 10_000]))) for code in sorted(s.straits)]
    return path(d="".join(found), stroke="#2c6fb0", stroke_width="9", stroke_linecap="round", fill="none")


def weather_line(s: Scenario) -> Node:
    found: list[str] = []
    last: Point = (0.0, 0.0)
    for place in s.hexes:
        for n in s.near[place.index]:
            if place.north and not s.hexes[n].north:
                found.append(pen(list(side(place, s.hexes[n]))))
                last = middle(place)
    drawn = path(d="".join(found), stroke=WEATHER, stroke_width="5", stroke_dasharray="13 9", stroke_linecap="round", fill="none")
    return [drawn, label(last[0] - 20, last[1] - 14, "weather line", 22, WEATHER, "end")] if found else None


def names(s: Scenario) -> Node:
    """Territories in large letters; settlements, Warrens and Totems in small ones under their hexes."""
    found: list[Node] = [large_name(heartland(s, nation=nation.index), nation.name) for nation in s.nations]
    for place in s.hexes:
        if place.settlement >= 0 or place.warren >= 0:
            x, y = middle(place)
            found.append(
                text(
                    x=num(x),
                    y=num(y + 27),
                    text_anchor="middle",
                    font_size="19",
                    stroke=PAPER,
                    stroke_width="4.5",
                    stroke_linejoin="round",
                    paint_order="stroke",
                    stroke_opacity=".85",
                )[tspan(fill=INK)[place.name]]
            )
        elif place.totem >= 0:
            x, y = middle(place)
            bars = f"M{num(x - 11)} {num(y - 8)}H{num(x + 11)}M{num(x - 8)} {num(y + 2)}H{num(x + 8)}"
            pole = f"M{num(x)} {num(y + 17)}V{num(y - 15)}{bars}"
            found.append(path(d=pole, stroke="#5b2d0c", stroke_width="5", stroke_linecap="round", fill="none"))
    return found


def large_name(spot: Point, said: str) -> Element:
    return text(x=num(spot[0]), y=num(spot[1]), text_anchor="middle", font_size="40", letter_spacing="10", opacity=".55")[
        tspan(fill=INK)[said.upper()]
    ]


# ----------------------------------------------------------------------------------------------------- the tracks below the map


def panel(s: Scenario) -> Node:
    x, y = MARGIN, panel_y(s)
    return [
        label(x, y + 132, "Political Index", 34, "var(--ink-soft)", "start"),
        [index_row(s, number) for number in range(len(COLUMNS))],
        label(x + CHART_X, y + 456, "Months", 34, "var(--ink-soft)", "start"),
        [month(s, turn) for turn in range(len(s.months))],
        label(x + DIALOGUE_X, y + 446, "Off the map", 34, "var(--ink-soft)", "start"),
    ]


def index_row(s: Scenario, number: int) -> Node:
    """The levels of one column of the chart."""
    first = s.index_least if number == 0 else s.column_tops[number - 1] + 1
    levels = range(first, s.column_tops[number] + 1)
    x, y = index_cell(s, first)
    boxes = [
        g[
            rect(
                x=num(index_cell(s, level)[0] - 25),
                y=num(y - 25),
                width="50",
                height="50",
                rx="4",
                fill="var(--raised)",
                stroke="var(--line)",
            ),
            label(index_cell(s, level)[0], y + 10, str(level), 29, "var(--ink-soft)"),
        ]
        for level in levels
    ]
    return [label(x - 52, y + 12, COLUMNS[number], 36, "var(--ink)"), boxes]


def month(s: Scenario, turn: int) -> Element:
    """A month: foul ones are cold, marks tell of reinforcements and winter quarters."""
    x, y = month_cell(s, turn)
    one = s.months[turn]
    marks: list[Node] = []
    if one.warren:
        marks.append(path(d=f"M{num(x - 17)} {num(y + 26)}l7 -12 7 12Z", fill="#d2603a"))
    if one.totem:
        marks.append(path(d=f"M{num(x + 10)} {num(y + 27)}v-14m-6 4h12", stroke="#d9a24a", stroke_width="2.5", fill="none"))
    return g[
        rect(
            x=num(x - 23),
            y=num(y - 28),
            width="46",
            height="60",
            rx="4",
            fill=WEATHER if one.foul else "var(--raised)",
            fill_opacity=".3" if one.foul else "1",
            stroke="var(--line)",
        ),
        label(x, y + 2, one.month[:3], 26, "var(--ink)"),
        marks,
    ]
