"""The pieces as drawings around (0, 0), about 24 across. Shape says what a piece is, colour and the small emblem whose it is."""

from __future__ import annotations

import math
from typing import Final

from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.palette import EMBLEMS
from fourthrock.drawing.paper import at, circle, g, num, path, pen, printed, rect, tip, words
from fourthrock.games.red_dust_rebellion.pieces import NAMES, TOKENS

HUES: Final = {"mg": "yellow", "corp": "blue", "rd": "orange", "cr": "green"}
"""The colour of each faction, which is also that of its seat."""
NAME_OF: Final = dict(zip(TOKENS, NAMES))

FORMS: Final[dict[str, tuple[str, str]]] = {
    "mg_troop": ("cube", "yellow"),
    "mg_base": ("base", "yellow"),
    "security": ("cube", "blue"),
    "specops_hidden": ("hidden", "blue"),
    "specops_active": ("active", "blue"),
    "corp_base": ("base", "blue"),
    "corp_base_terraforming": ("seed", "blue"),
    "eg_troop": ("cube", "grey"),
    "satellite": ("satellite", "grey"),
    "rd_rebel_hidden": ("hidden", "orange"),
    "rd_rebel_active": ("active", "orange"),
    "rd_base": ("base", "orange"),
    "rd_base_dugin": ("lock", "orange"),
    "cr_rebel_hidden": ("hidden", "green"),
    "cr_rebel_active": ("active", "green"),
    "cr_base": ("base", "green"),
    "cr_base_conversion": ("eye", "green"),
    "supply": ("supply", "grey"),
    "population": ("population", "grey"),
}
"""Shape and colour of each kind of piece."""
BASES: Final = [token for token in TOKENS if "base" in token]


def emblem_at(hue: str, x: float, y: float, scale: float, kind: str = "rdr-dark") -> Element:
    """A faction's silhouette, small, on a piece."""
    return path(d=EMBLEMS[hue], class_=kind, transform=f"translate({num(x)} {num(y)}) scale({scale:.3g})")


def _star(points: int, far: float, near: float) -> str:
    return pen(
        [
            (radius * math.sin(math.pi * i / points), -radius * math.cos(math.pi * i / points))
            for i, radius in enumerate([far, near] * points)
        ],
        closed=True,
    )


BURST: Final = _star(8, 13, 9)
COG: Final = _star(12, 13.5, 11)


@printed
def figure(token: str) -> Element:
    """One piece of this kind."""
    form, hue = FORMS[token]
    return g(class_=f"rdr-piece hue-{hue}")[_form(form, hue)]


def _form(form: str, hue: str) -> Node:
    if form == "cube":
        return [
            path(d="M-10-5L-5-10H10V5L5 10H-10Z", class_="rdr-solid"),
            path(d="M-10-5H5V10M5-5L10-10", class_="rdr-fold"),
            emblem_at(hue, -2.5, 2.5, 0.46),
        ]
    if form == "hidden":
        return [path(d="M-9.5 10V-1A9.5 9.5 0 0 1 9.5-1V10Z", class_="rdr-hood"), emblem_at(hue, 0, 1.5, 0.46, "rdr-hued")]
    if form == "active":
        return [path(d=BURST, class_="rdr-solid"), emblem_at(hue, 0, 0, 0.46)]
    if form == "base":
        return [circle(r="12", class_="rdr-solid"), circle(r="8.6", class_="rdr-fold"), emblem_at(hue, 0, 0, 0.5)]
    if form == "satellite":
        return [
            path(d="M-12-5H-5V5H-12ZM5-5H12V5H5Z", class_="rdr-panel"),
            path(d="M-5 0H5M0-4V-10", class_="rdr-fold"),
            rect(x="-4", y="-6", width="8", height="12", rx="2", class_="rdr-solid"),
        ]
    if form == "supply":
        return [path(d="M-10-9H10V10H-10Z", class_="rdr-crate"), path(d="M-10-3H10M-3-3V3H3V-3", class_="rdr-fold")]
    if form == "population":
        return [path(d="M-8.5 10C-8 2.5-5 0 0 0S8 2.5 8.5 10Z", class_="rdr-people"), circle(cy="-5", r="5", class_="rdr-people")]
    return [path(d=COG, class_="rdr-solid"), circle(r="9.6", class_="rdr-fold"), glyph(form, 0, 0, 17, "rdr-upgrade")]


def chip_width(count: int) -> float:
    """How wide a piece with its count is."""
    return 47.0 if count < 10 else 57.0


@printed
def chip(token: str, count: int) -> Element:
    """A piece and how many there are of it, its left end at (0, 0)."""
    wide = chip_width(count)
    return g[
        pieces.halo(rect(x="-4", y="-17", width=num(wide + 8), height="34", rx="17")),
        rect(x="0", y="-13", width=num(wide), height="26", rx="13", class_="pill"),
        at(14, 0, figure(token)),
        words((wide + 26) / 2, 7, str(count), "rdr-figure"),
    ]


@printed
def row_of(token: str, count: int) -> Element:
    """Bases stand one by one, in their slots."""
    return g[
        pieces.halo(rect(x="-2", y="-16", width=num(28 * count + 4), height="32", rx="16")),
        [at(14 + 28 * i, 0, figure(token)) for i in range(count)],
    ]


@printed
def levels(level: str) -> Element:
    """Support as arrows up, Opposition as arrows down; two are Active, Neutral shows none. 28 across."""
    if level == "neutral":
        return g[tip("Neutral")]
    side = "support" if "support" in level else "opposition"
    up = -1 if side == "support" else 1
    tops = [-5, 2] if "active" in level else [-1.5]
    return g[
        tip(level.capitalize()),
        path(d=f"M-13 {-12 * up}H13V{2 * up}L0 {15 * up}L-13 {2 * up}Z", class_=f"rdr-{side}"),
        [path(d=f"M-7 {(top - 3) * up}L0 {(top + 4) * up}L7 {(top - 3) * up}", class_="rdr-stroke") for top in tops],
    ]


@printed
def flag(control: str) -> Element:
    """Who is in Control, as a flag with the emblems of its side. 36 across."""
    if control == "nobody":
        return g[tip("Nobody in Control")]
    hues = {"COIN": ["yellow", "blue"], "RD": ["orange"], "CR": ["green"]}[control]
    places = [-6, 8] if len(hues) == 2 else [1]
    return g[
        tip(f"{control} Control"),
        path(d="M-16-13V15", class_="rdr-pole"),
        path(d="M-16-13H18V8H-16Z", class_=f"rdr-flag {control.lower()}"),
        [g(class_=f"hue-{hue}")[emblem_at(hue, x, -2.5, 0.66, "rdr-hued edged")] for hue, x in zip(hues, places)],
    ]


@printed
def storm_mark(storm: str) -> Element:
    """A storm: an open swirl while it approaches, a full one while it rages."""
    swirl = "M-8 3A8 8 0 0 1 6-6M8-3A8 8 0 0 1-6 6M-3 0A3 3 0 0 1 3 0"
    return g(class_=f"rdr-storm {storm}")[tip(f"{storm.capitalize()} storm"), circle(r="13.5"), path(d=swirl)]


@printed
def infrastructure(green: int, gray: int, damage: int, markers: int, port: bool) -> Element:
    """The boxes: populated ones first, Damage over them from the right, then gray ones with or without Population markers."""
    boxes: list[Node] = []
    for i in range(green + gray):
        populated, marked = i < green, green <= i < green + markers
        broken = populated and i >= green - damage
        kind = "green" if populated else "marked" if marked else "gray"
        boxes.append(
            at(12 + 24 * i, 0)[
                rect(x="-11", y="-12", width="22", height="24", rx="3", class_=f"rdr-box {kind}"),
                glyph("launch", 0, 0, 20, "rdr-box-sign") if port and i == green - 1 else None,
                _person() if (populated and not (port and i == green - 1)) or marked else None,
                path(d="M-10-11L10 11M10-11L-10 11", class_="rdr-damage") if broken else None,
            ]
        )
    return g[boxes]


def _person() -> Node:
    return [
        circle(cy="-3.5", r="3.6", class_="rdr-box-person"),
        path(d="M-6 8C-6 3-3 1.5 0 1.5S6 3 6 8Z", class_="rdr-box-person"),
    ]
