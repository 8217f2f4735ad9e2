"""Counters and markers, drawn around (0, 0): units with their symbol and values, settlements, Warrens."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from fourthrock.drawing.lettering import fit
from fourthrock.drawing.paper import circle, g, num, path, rect
from fourthrock.games.omega_war.sheet import label
from fourthrock.games.omega_war.view import UnitView

WIDE: Final = 44.0
"""The side of a counter."""

BACKS: Final = {
    "dark green": "#2f5a3a",
    "sage green": "#98a578",
    "light blue": "#8fc0d6",
    "dark blue": "#2b4479",
    "mid green": "#4d8a57",
    "mid blue": "#5a82bd",
    "light green": "#9dcc82",
    "orange": "#c66f22",
    "maroon": "#7c2c3c",
    "purple": "#6c4a98",
}
LIGHTER: Final = {"dark green": "#6f9c74", "mid blue": "#86a8d8", "mid green": "#74b27d"}
"""The same colours under black letters."""
BANDS: Final = {"yellow": "#f2cf3f", "grey": "#b9bcc0"}
UNION_BACK: Final = "#e8ecef"
UNION_INK: Final = "#12305c"
MUTANT_BACK: Final = "#4a3b52"
PARTISAN_BACK: Final = "#8c2f22"
UNION_RIM: Final = "#1f5fae"
REBEL_RIM: Final = "#b3341f"

SYMBOLS: Final = {
    "strike division": "M-11-7H11V7H-11ZM-11-7L11 7M-11 7L11-7",
    "heavy division": "M-11-7H11V7H-11ZM-7 0C-7-5 7-5 7 0 7 5-7 5-7 0Z",
    "patrol fleet": "M-12 0C-7-7 7-7 12 0 7 7-7 7-12 0ZM-4 6V9H4V6",
    "assault fleet": "M-13 0C-8-8 8-8 13 0 8 8-8 8-13 0ZM-6 0H6M0-5V5M-5 7V10H5V7",
    "mutant legion": "M-10 7C-12-3-5-9 0-9 5-9 12-3 10 7L5 3 0 9-5 3ZM-4-2H-3M3-2H4",
    "nomad": "M-11 8L0-9 11 8ZM0-9V8M-4 8L0 1 4 8",
    "gang": "M-11-7H11V7H-11ZM-6 0H6M-2-4L-6 0-2 4",
    "heavy weapons brigade": "M-11-7H11V7H-11ZM-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0M4 0H11",
    "partisan": "M-11-7H11V7H-11ZM-4 5V-4H2A3 3 0 0 1 2 1H-4",
}
"""A symbol for each kind of unit: shape before colour."""


def back_of(name: str, letters: str) -> str:
    """The back of a counter, light enough for its letters."""
    if letters == "black" and name in LIGHTER:
        return LIGHTER[name]
    return BACKS.get(name, PARTISAN_BACK)


def ink_of(letters: str) -> str:
    return "#ffffff" if letters == "white" else "#15110e"


def unit_symbol(kind: str, ink: str) -> Element:
    return path(d=SYMBOLS[kind], fill="none", stroke=ink, stroke_width="2", stroke_linejoin="round", stroke_linecap="round")


class Livery:
    """The colours of a unit's counter."""

    def __init__(self, back: str, ink: str, band: str = "") -> None:
        self.back = back
        self.ink = ink
        self.band = band


def counter(unit: UnitView, livery: Livery) -> Element:
    """A unit: symbol, attack-defence-range-movement, bars for its zone of control and coloured range, a pip for each step."""
    half = WIDE / 2
    values = f"{unit.attack}-{unit.defence}-{unit.range}-{unit.movement}"
    return g(opacity=".62" if unit.moved else "1")[
        square(half, 2.0, fill="#000", fill_opacity=".35"),
        square(half, 0.0, fill=livery.back, stroke=UNION_RIM if unit.side == "Union" else REBEL_RIM, stroke_width="2.5"),
        rect(x=num(-half + 2), y=num(-half + 2), width=num(WIDE - 4), height="5", fill=livery.band) if livery.band else None,
        g(transform="translate(1 -5)")[unit_symbol(unit.kind, livery.ink)],
        step_pips(unit, livery.ink) if unit.full_steps > 1 else None,
        rect(x="8", y=num(half - 20), width="11", height="3", fill="#e4572e") if unit.zoc else None,
        rect(x="2", y=num(half - 4), width="7", height="2.6", fill="#e4572e") if unit.coloured_range else None,
        label(0, half - 5, values, fit(values, 15, WIDE - 5), livery.ink),
        unsupplied_mark() if unit.hex is not None and not unit.supplied else None,
    ]


def square(half: float, shift: float, **attributes: str) -> Element:
    at = num(shift - half)
    return rect(x=at, y=at, width=num(2 * half), height=num(2 * half), rx="4", **attributes)


def step_pips(unit: UnitView, ink: str) -> list[Element]:
    """A filled pip for each step that is left, an empty one for each that is lost."""
    return [
        rect(
            x=num(-WIDE / 2 + 3),
            y=num(WIDE / 2 - 21 - 7 * n),
            width="5",
            height="5",
            fill=ink if n < unit.steps else "none",
            stroke=ink,
            stroke_width="1",
        )
        for n in range(unit.full_steps)
    ]


def unsupplied_mark() -> Element:
    """Out of supply: an empty barrel, crossed out."""
    return g(transform="translate(15 -15)")[
        circle(r="8", fill="#e4572e", stroke="#fff", stroke_width="1.5"),
        path(d="M-4-4L4 4M-4 4L4-4", stroke="#fff", stroke_width="2"),
    ]


def count_badge(count: int) -> Element:
    return g[circle(r="11", fill="#171311", stroke="#fff6ea", stroke_width="2"), label(0, 6, str(count), 17, "#fff6ea")]


# --------------------------------------------------------------------------------------------------------------- places

SETTLEMENT_SHAPES: Final = {
    "metro": "M-17 9V-3L-11-3V-11L-4-11V-17L4-17V-11L11-11V-3L17-3V9Z",
    "dome": "M-16 9C-16-14 16-14 16 9Z",
    "bubble": "M0-15A14 14 0 1 0 .01-15Z",
}
RUIN: Final = "M-16 9L-13-5-7 1-4-10 1-2 6-8 9 2 15-3 16 9Z"
FLAME: Final = "M0-22C9-13 4-11 10-4 13 4 7 11 0 11-7 11-13 4-9-4-7-9-3-10 0-22Z"


def settlement(kind: str, status: str, rating: int, marker: int | None) -> Node:
    """Held: white on blue. In revolt: behind a flame with the value of its marker. A ruin: broken walls."""
    if status == "ruin":
        return path(d=RUIN, fill="#3a2f28", stroke="#f4ead6", stroke_width="1.6", stroke_linejoin="round")
    held = status == "union"
    body = path(
        d=SETTLEMENT_SHAPES[kind],
        fill="#1f4f93" if held else "#6d2417",
        stroke="#fff" if held else "#ffd166",
        stroke_width="2",
        stroke_linejoin="round",
    )
    if held:
        return [body, label(0, 6, str(rating), 19, "#fff")]
    flame = g(transform="translate(13 -6)")[
        path(d=FLAME, fill="#e4572e", stroke="#2a1206", stroke_width="1.6"), label(0, 8, str(marker or ""), 17, "#fff")
    ]
    return [body, label(-5, 6, str(rating), 18, "#ffd166"), flame]


def warren(risen: bool, standing: bool, rating: int) -> Node:
    """Asleep: an outline. Risen: filled. Destroyed: crossed out."""
    shape = "M-17 10L0-16 17 10Z"
    if not standing:
        return path(d=shape + "M-12-12L12 12M-12 12L12-12", fill="none", stroke="#3a2f28", stroke_width="3")
    fill = "#c23b1e" if risen else "#efe1c3"
    ink = "#fff" if risen else "#6d2417"
    return [
        path(d=shape, fill=fill, stroke="#4a160b", stroke_width="2.4", stroke_linejoin="round"),
        label(0, 7, str(rating), 17, ink),
    ]
