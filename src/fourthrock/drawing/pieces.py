"""Pieces: pawns with a count, tokens, stacks of cards, rockets. Drawn around (0, 0), to be placed with `at`."""

from __future__ import annotations

from htpy import Element, Node

from fourthrock.drawing.icons import glyph
from fourthrock.drawing.palette import EMBLEMS
from fourthrock.drawing.paper import at, circle, g, num, path, pen, polygon, printed, rect, words

TOKEN_SHAPES = {
    "round": "M0-20A20 20 0 1 0 .01-20Z",
    "hex": "M0-21L18.2-10.5V10.5L0 21-18.2 10.5V-10.5Z",
    "square": "M-15-18H15A3 3 0 0 1 18-15V15A3 3 0 0 1 15 18H-15A3 3 0 0 1-18 15V-15A3 3 0 0 1-15-18Z",
    "drop": "M0-22C9-10 17-4 17 6A17 15 0 0 1-17 6C-17-4-9-10 0-22Z",
    "kite": "M0-22L19-4 0 22-19-4Z",
    "shield": "M-18-18H18V2C18 12 9 18 0 22-9 18-18 12-18 2Z",
}  # fmt: skip


@printed
def pawn(hue: str, scale: float = 1.0) -> Element:
    """An astronaut: the silhouette of its hue as a suit, a helmet above."""
    return g(class_=f"pawn hue-{hue}", transform=f"scale({scale:.3g})")[
        path(d=EMBLEMS[hue], transform="translate(0 6) scale(1.25)", class_="suit"),
        circle(cx="0", cy="-11", r="8.6", class_="helmet"),
        path(d="M-5.6-12.5A6 5 0 0 1 5.6-12.5 6 5.5 0 0 1-5.6-12.5Z", class_="visor"),
    ]


@printed
def counted_pawn(hue: str, count: int, leads: bool = False) -> Element:
    """A pawn and how many there are of it; leaders have a bright rim. About 58 wide, 40 high."""
    wide = 31 if count < 10 else 40
    return g(class_="counted leads" if leads else "counted")[
        rect(x="-14", y="-17", width=num(wide + 14), height="34", rx="17", class_="pill"),
        at(-13, 0, pawn(hue)),
        words(wide / 2 + 1, 8.5, str(count), "figure"),
    ]


@printed
def medal(shape: str, kind: str, icon: str, facedown: bool = False) -> Element:
    """A token: its own outline, filled, with an icon; face down a plain back of the same family."""
    if facedown:
        return g(class_="medal back")[
            path(d=TOKEN_SHAPES["round"], class_="edge"),
            circle(r="14", class_="ring"),
            glyph("planet", 0, 0, 20),
        ]
    return g(class_=f"medal {kind}")[path(d=TOKEN_SHAPES[shape], class_="edge"), glyph(icon, 0, 0, 25)]


@printed
def deck(count: int, icon: str, name: str) -> Element:
    """A stack of cards, face down, and how many."""
    under = [rect(x=num(-22 + 3 * i), y=num(-30 - 3 * i), width="44", height="60", rx="5", class_="card-back") for i in (0, 1, 2)]
    return g(class_="deck")[
        under if count else rect(x="-22", y="-30", width="44", height="60", rx="5", class_="card-none"),
        count > 0 and glyph(icon, 6, -18, 26),
        count > 0 and words(6, 17, str(count), "figure small-figure"),
        words(3, 54, name, "label small"),
    ]


@printed
def face_down(icon: str) -> Element:
    """A card lying face down, 30 by 40."""
    return g(class_="facedown")[
        rect(x="-15", y="-20", width="30", height="40", rx="4", class_="card-back"), glyph(icon, 0, 0, 21)
    ]


def halo(shape: Node) -> Element:
    """What glows around a piece that may be chosen."""
    return g(class_="halo", aria_hidden="true")[shape]


@printed
def arrow(length: float = 46) -> Element:
    """An arrow to the right, centred: a step that may be taken."""
    tail, head = -length / 2, length / 2
    points = [(tail, -6), (head - 18, -6), (head - 18, -15), (head, 0), (head - 18, 15), (head - 18, 6), (tail, 6)]
    return polygon(points=" ".join(f"{num(x)},{num(y)}" for x, y in points), class_="step")


def rocket_body(width: float, height: float) -> str:
    """Outline of a rocket standing upright, its nose at (0, 0), its tail at `height`."""
    w, h = width / 2, height
    return (
        f"M0 0C{num(w * 0.7)} {num(h * 0.12)} {num(w)} {num(h * 0.26)} {num(w)} {num(h * 0.42)}V{num(h * 0.86)}"
        f"L{num(w * 0.72)} {num(h)}H{num(-w * 0.72)}L{num(-w)} {num(h * 0.86)}V{num(h * 0.42)}"
        f"C{num(-w)} {num(h * 0.26)} {num(-w * 0.7)} {num(h * 0.12)} 0 0Z"
    )


def rocket_fins(width: float, height: float) -> str:
    """Both fins of such a rocket."""
    return _fin(-1, width / 2, height) + _fin(1, width / 2, height)


def _fin(side: int, w: float, h: float) -> str:
    points = [(w, 0.6 * h), (w + 17, 0.8 * h), (w + 17, 1.04 * h), (w * 0.85, 0.93 * h)]
    return pen([(side * x, y) for x, y in points], closed=True)


def flame(width: float, length: float) -> str:
    w = width / 2
    return (
        f"M{num(-w)} 0C{num(-w * 1.1)} {num(length * 0.4)} {num(-w * 0.3)} {num(length * 0.6)} 0 {num(length)}"
        f"C{num(w * 0.3)} {num(length * 0.6)} {num(w * 1.1)} {num(length * 0.4)} {num(w)} 0Z"
    )
