"""The plate: what is printed on the table. The map in the middle, Orbit on the left, the Colony on the right, boards below."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Element, Node

from fourthrock.drawing.hexes import centre, corners
from fourthrock.drawing.paper import Point, drawn, g, num, path, pen, rect, sheet, words
from fourthrock.games.on_mars.hexes import HEXES

WIDTH: Final = 1920
HEIGHT: Final = 1400
SIZE: Final = 46.0
MIDDLE: Final = (960.0, 480.0)
LEFT: Final = 16.0
RIGHT: Final = 1424.0
PANEL: Final = 480.0
BOARDS_TOP: Final = 930.0
TRAY_TOP: Final = 1292.0
LANDS: Final = ["rust", "umber", "dusk", "sand", "ochre", "dust", "moon"]
BUILDING_ICONS: Final = {
    "mine": ("rust", "ore"),
    "generator": ("ochre", "energy"),
    "water-extractor": ("dusk", "ocean"),
    "greenhouse": ("dust", "greenery"),
    "oxygen-condenser": ("sand", "wings"),
    "shelter": ("moon", "city"),
    "hospital": ("moon", "plus"),
    "alien-shelter": ("umber", "mask"),
    "alien-mine": ("umber", "ore"),
}
GOOD_ICONS: Final = {
    "mineral": "ore",
    "battery": "energy",
    "water": "ocean",
    "plant": "plant",
    "oxygen": "wings",
    "crystal": "crystal",
    "medicine": "plus",
}


def place(h: int) -> Point:
    """The middle of a hex on the sheet."""
    x, y = centre(HEXES[h].q, HEXES[h].r, SIZE, flat=True)
    return MIDDLE[0] + x, MIDDLE[1] + y


def outline(h: int, size: float = SIZE) -> str:
    x, y = place(h)
    return pen(corners(x, y, size, flat=True), closed=True)


def panel(x: float, y: float, width: float, height: float, name: str) -> Node:
    return [
        rect(x=num(x), y=num(y), width=num(width), height=num(height), rx="10", class_="card-none"),
        words(x + 14, y + 26, name, "label", anchor="start"),
    ]


@cache
def plate(players: int, chapter: bool) -> str:
    """The still part of the board."""
    return drawn(
        sheet(
            WIDTH,
            HEIGHT,
            rect(width=num(WIDTH), height=num(HEIGHT), class_="sheet"),
            _map(),
            panel(LEFT, 16, PANEL, 894, "ORBIT"),
            panel(RIGHT, 16, PANEL, 894, "COLONY"),
            [panel(*board_place(s, players), board_width(players), 346, "") for s in range(players)],
            panel(510, 16, 900, 92, "THE CRISIS") if chapter else None,
            name="On Mars",
        )
    )


def _map() -> Element:
    """91 hexes of Martian ground."""
    tiles = [
        path(d=outline(h, SIZE - 1.5), class_=f"land {LANDS[(HEXES[h].q * 5 + HEXES[h].r * 3) % 5]}") for h in range(len(HEXES))
    ]
    names = [words(place(h)[0], place(h)[1] + 38, HEXES[h].name, "label soft") for h in range(len(HEXES))]
    return g(class_="map")[tiles, names]


def board_width(players: int) -> float:
    return (WIDTH - 32 - 12 * (players - 1)) / players


def board_place(s: int, players: int) -> Point:
    """The upper left corner of a player's board."""
    return 16 + s * (board_width(players) + 12), BOARDS_TOP
