"""The printed sheet: where everything lies on the board, and what never moves."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Element, Node

from fourthrock.drawing import hexes
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.paper import Point, at, circle, drawn, g, num, path, pen, polar, rect, sheet, tip, words
from fourthrock.games.terraforming_mars.boards import BOARDS, SPACES, Board
from fourthrock.games.terraforming_mars.words import PARTIES

WIDE: Final = 1640.0
HIGH: Final = 1000.0
X: Final = 490.0
Y: Final = 500.0
HEX: Final = 50.0
GLOBE: Final = 420.0
ORBIT: Final = 453.0
RIGHT: Final = 985.0
"""Where the panels beside the globe begin."""

# Tracks around the globe: first and last angle.
ARCS: Final = {"oxygen": (152.0, 28.0), "temperature": (-68.0, 22.0), "oceans": (232.0, 286.0), "venus": (158.0, 226.0)}
ARC_NAMES: Final = {"oxygen": "OXYGEN %", "temperature": "°C", "oceans": "OCEANS", "venus": "VENUS %"}
BONUS_ICONS: Final = ["money", "steel", "titanium", "plant", "energy", "heat", "card", "ocean"]
TILE_ICONS: Final = {
    "ocean": "ocean",
    "greenery": "greenery",
    "city": "city",
    "Capital": "city",
    "Commercial District": "money",
    "Ecological Zone": "plant",
    "Industrial Center": "gear",
    "Lava Flows": "heat",
    "Mining Area": "ore",
    "Mining Rights": "ore",
    "Mohole Area": "crater",
    "Natural Preserve": "seed",
    "Nuclear Zone": "bomb",
    "Restricted Area": "lock",
}


def middle(row: int, column: int) -> Point:
    """Where an area of the map lies."""
    q = column - min(row, 4)
    x, y = hexes.centre(q, row - 4, HEX)
    return X + x, Y + y


@cache
def outline(scale: float = 1.0) -> str:
    """The outline of an area around (0, 0)."""
    return pen(hexes.corners(0, 0, HEX * scale), closed=True)


def bead_at(name: str, index: int, count: int) -> Point:
    """Where a step of a track lies."""
    first, last = ARCS[name]
    return polar(X, Y, ORBIT, first + (last - first) * index / (count - 1))


def off_map_at(number: int) -> Point:
    """Where a city off the map lies."""
    return (62.0, 62.0 + 96 * number) if number < 2 else (62.0, 730.0 + 78 * (number - 2))


@cache
def plate(board: str, tracks: tuple[str, ...], turmoil: bool) -> str:
    """The still part of the board: the globe with its areas, the tracks, the seats of the committee."""
    printed = next(other for other in BOARDS.values() if other.name == board)
    return drawn(
        sheet(
            WIDE,
            HIGH,
            rect(x="0", y="0", width=num(WIDE), height=num(HIGH), class_="sheet"),
            circle(cx=num(X), cy=num(Y), r=num(GLOBE), class_="land rust"),
            circle(cx=num(X), cy=num(Y), r=num(GLOBE - 6), class_="graticule"),
            [area(printed, index) for index in range(len(SPACES))],
            [track(name) for name in tracks],
            [party_seat(number) for number in range(6)] if turmoil else None,
            words(X, HIGH - 8, board.upper(), "label small"),
            name=f"Mars: {board}",
        )
    )


def area(board: Board, index: int) -> Element:
    """What is printed on one area: its ground, its bonus, its name."""
    space = SPACES[index]
    x, y = middle(space.row, space.column)
    ground = "field ocean" if board.ocean[index] else "field"
    icons = [what for what, count in enumerate(board.bonus[index]) for _ in range(count)]
    start = -9.5 * (len(icons) - 1)
    signs = [glyph(BONUS_ICONS[what], start + 19 * place, 6, 19, "tile-sign") for place, what in enumerate(icons)]
    name = board.names[index].upper()
    volcano = board.volcanic[index] and path(d="M-7 -22L0 -31L7 -22Z", class_="crater-dark")
    return at(x, y)[
        path(d=outline(0.965), class_=ground),
        signs,
        volcano,
        name and words(0, 30, name, "label", style="font-size:9.5px;fill:var(--place);letter-spacing:.2px"),
    ]


STEPS: Final = {
    "temperature": list(range(-30, 10, 2)),
    "oxygen": list(range(15)),
    "oceans": list(range(1, 10)),
    "venus": list(range(0, 32, 2)),
}
BONUS_STEPS: Final = {
    ("temperature", -24): "1 heat production",
    ("temperature", -20): "1 heat production",
    ("temperature", 0): "an ocean",
    ("oxygen", 8): "1 step of temperature",
    ("venus", 8): "1 card",
    ("venus", 16): "1 TR",
}


def track(name: str) -> Element:
    """The beads of a track; steps with a bonus have a double rim."""
    steps = STEPS[name]
    beads: list[Node] = []
    for index, step in enumerate(steps):
        x, y = bead_at(name, index, len(steps))
        bonus = BONUS_STEPS.get((name, step))
        beads.append(
            at(x, y)[
                tip(f"{name} {step}" + (f": {bonus}" if bonus else "")),
                circle(r="16", class_="bead"),
                bonus and circle(r="19.5", class_="marker-thin"),
                words(0, 5.5, str(step).replace("-", "−"), "bead-figure", style="font-size:16px"),
            ]
        )
    x, y = polar(X, Y, ORBIT + 34, ARCS[name][0] + (4 if name != "oxygen" else 5))
    return g[beads, words(x, y, ARC_NAMES[name], "label", style="font-size:13px")]


# ------------------------------------------------------------------------------------------------------------ the committee

PARTY_WIDE: Final = 208.0
PARTY_HIGH: Final = 128.0


def party_at(party: int) -> Point:
    """The parties lie in their order around the table: three above, three below, clockwise."""
    column, row = (party, 0) if party < 3 else (5 - party, 1)
    return RIGHT + column * (PARTY_WIDE + 8), 152.0 + row * (PARTY_HIGH + 8)


def party_seat(party: int) -> Element:
    x, y = party_at(party)
    return at(x, y)[
        rect(x="0", y="0", width=num(PARTY_WIDE), height=num(PARTY_HIGH), rx="8", class_="stone"),
        words(12, 24, PARTIES[party].name.upper(), "label", "start", style="fill:var(--ink)"),
    ]
