"""The printed sheet: where everything lies on the board, and what never moves."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Element, Node

from fourthrock.drawing import hexes
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.paper import Point, at, circle, drawn, g, line, num, path, pen, polar, rect, sheet, tip, words
from fourthrock.games.terraforming_mars.boards import BOARDS, SPACES, Board
from fourthrock.games.terraforming_mars.words import PARTIES

WIDE: Final = 1000.0
GAP: Final = 8.0

# The globe, and the tracks around it.
X: Final = 318.0
Y: Final = 342.0
HEX: Final = 35.5
GLOBE: Final = 298.0
ORBIT: Final = 322.0
THERMOMETER: Final = 652.0
GLOBE_HIGH: Final = 676.0
OCEANS_AT: Final = (54.0, 622.0)
ARCS: Final = {"oxygen": (153.0, 27.0), "venus": (216.0, 324.0)}
"""First and last angle of a round track."""

# What lies beside and below the globe.
RIGHT: Final = 684.0
RIGHT_WIDE: Final = WIDE - RIGHT - GAP
PARTY_HIGH: Final = 75.0
EVENT_HIGH: Final = 124.0
GOAL_HIGH: Final = 70.0
SLIM_GOAL_HIGH: Final = 51.0
BUTTON_HIGH: Final = 46.0
BUTTONS_A_ROW: Final = 6
COLONY_HIGH: Final = 116.0

BONUS_ICONS: Final = ["money", "steel", "titanium", "plant", "energy", "heat", "card", "ocean"]
TILE_ICONS: Final = {
    "ocean": "ocean",
    "greenery": "greenery",
    "city": "city",
    "Capital": "tower",
    "Commercial District": "money",
    "Ecological Zone": "paw",
    "Industrial Center": "gear",
    "Lava Flows": "lava",
    "Mining Area": "ore",
    "Mining Rights": "ore",
    "Mohole Area": "crater",
    "Natural Preserve": "seed",
    "Nuclear Zone": "bomb",
    "Restricted Area": "lock",
}
PARTY_ICONS: Final = ["thermometer", "mountain", "greenery", "rings", "atom", "mars"]


class Plan:
    """Where the parts below the globe begin: without a committee the goals stand in its place."""

    def __init__(self, turmoil: bool, colonies: bool) -> None:
        self.turmoil = turmoil
        y = GLOBE_HIGH + GAP
        self.events = y
        if turmoil:
            y += EVENT_HIGH + GAP
        self.goals = y
        if turmoil:
            y += 2 * (GOAL_HIGH + 6) + 2
        self.buttons = y
        y += 2 * (BUTTON_HIGH + 6) + 2
        self.colonies = y
        self.high = y + (COLONY_HIGH + 6 if colonies else 0)


@cache
def plan(turmoil: bool, colonies: bool) -> Plan:
    return Plan(turmoil, colonies)


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
    if name == "temperature":
        return THERMOMETER, 650.0 - 32.0 * index
    first, last = ARCS[name]
    return polar(X, Y, ORBIT, first + (last - first) * index / (count - 1))


OFF_MAP_AT: Final = [(596.0, 44.0), (540.0, 34.0), (608.0, 562.0), (608.0, 630.0), (550.0, 634.0), (606.0, 104.0)]
"""Where a city off the map lies, in the order in which they were built."""


@cache
def plate(board: str, tracks: tuple[str, ...], turmoil: bool, colonies: bool) -> str:
    """The still part of the board: the globe with its areas, the tracks, the seats of the committee."""
    printed = next(other for other in BOARDS.values() if other.name == board)
    high = plan(turmoil, colonies).high
    return drawn(
        sheet(
            WIDE,
            high,
            rect(x="0", y="0", width=num(WIDE), height=num(high), class_="sheet"),
            circle(cx=num(X), cy=num(Y), r=num(GLOBE), class_="land rust"),
            circle(cx=num(X), cy=num(Y), r=num(GLOBE - 5), class_="graticule"),
            [area(printed, index) for index in range(len(SPACES))],
            line(x1=num(THERMOMETER), x2=num(THERMOMETER), y1="42", y2="650", class_="orbit strong"),
            [track(name) for name in tracks if name != "oceans"],
            words(14, 60, board.upper(), "label", "start"),
            [party_seat(number) for number in range(6)] if turmoil else None,
            name=f"Mars: {board}",
        )
    )


def area(board: Board, index: int) -> Element:
    """What is printed on one area: its ground, its bonus, its name."""
    space = SPACES[index]
    x, y = middle(space.row, space.column)
    ground = "field ocean" if board.ocean[index] else "field"
    icons = [what for what, count in enumerate(board.bonus[index]) for _ in range(count)]
    size = 21 if len(icons) < 3 else 18
    start = -0.5 * size * (len(icons) - 1)
    signs = [glyph(BONUS_ICONS[what], start + size * place, 0, size, "tile-sign") for place, what in enumerate(icons)]
    volcano = board.volcanic[index] and path(d="M-9 -17L-2 -28H2L9 -17Z", class_="tm-volcano")
    noctis = index == board.noctis and glyph("city", 0, -19, 18, "tm-reserved")
    return at(x, y)[path(d=outline(0.965), class_=ground), signs, volcano, noctis]


STEPS: Final = {
    "temperature": list(range(-30, 10, 2)),
    "oxygen": list(range(15)),
    "venus": list(range(0, 32, 2)),
}
BONUS_STEPS: Final = {
    ("temperature", -24): ("heat", "1 heat production"),
    ("temperature", -20): ("heat", "1 heat production"),
    ("temperature", 0): ("ocean", "an ocean"),
    ("oxygen", 8): ("thermometer", "1 step of temperature"),
    ("venus", 8): ("card", "1 card"),
    ("venus", 16): ("upgrade", "1 TR"),
}
TRACK_NAMES: Final = {"oxygen": "O₂ %", "temperature": "°C", "venus": "VENUS %"}


def track(name: str) -> Element:
    """The beads of a track; beside a step with a bonus stands what it brings."""
    steps = STEPS[name]
    beads: list[Node] = []
    for index, step in enumerate(steps):
        x, y = bead_at(name, index, len(steps))
        icon, bonus = BONUS_STEPS.get((name, step), ("", ""))
        beads.append(
            at(x, y)[
                tip(f"{name} {step}" + (f": {bonus}" if bonus else "")),
                circle(r="14", class_="bead"),
                words(0, 6, str(step).replace("-", "−"), "bead-figure not-tiny", style="font-size:17px"),
                icon and bonus_sign(name, icon),
            ]
        )
    return g[beads, track_name(name)]


def bonus_sign(name: str, icon: str) -> Element:
    """What a step brings, on the side of the track where there is room."""
    dx, dy = (-27, 0) if name == "temperature" else (0, 25 if name == "oxygen" else -25)
    return at(dx, dy)[circle(r="11", class_="tm-step-bonus"), glyph(icon, 0, 0, 16)]


TRACK_NAMES_AT: Final = {"oxygen": (4.0, 172.0), "temperature": (622.0, 30.0), "venus": (4.0, 508.0)}


def track_name(name: str) -> Element:
    x, y = TRACK_NAMES_AT[name]
    return words(x, y, TRACK_NAMES[name], "label", "start", style="letter-spacing:.2px")


# ------------------------------------------------------------------------------------------------------------ the committee


def party_at(party: int) -> Point:
    """The parties lie under each other, in the order in which dominance looks for the next."""
    return RIGHT, 44.0 + party * (PARTY_HIGH + 5)


def party_seat(party: int) -> Element:
    x, y = party_at(party)
    name = PARTIES[party].name
    return at(x, y)[
        rect(x="0", y="0", width=num(RIGHT_WIDE), height=num(PARTY_HIGH), rx="8", class_="stone"),
        glyph(PARTY_ICONS[party], 20, 20, 26),
        words(40, 26, name, "label not-tiny", "start", style="font-size:20px;fill:var(--ink);letter-spacing:.3px"),
        words(40, 30, name, "label only-tiny", "start", style="font-size:32px;fill:var(--ink);letter-spacing:0"),
    ]
