"""Signs that board, mats and faces share: names, chips, Buildings, pieces, Colonists; and the choices of a question."""

from __future__ import annotations

from typing import Any, Final

from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.choices import choices_in
from fourthrock.drawing.hexes import corners
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit
from fourthrock.drawing.palette import EMBLEMS
from fourthrock.drawing.paper import at, circle, g, num, path, pen, printed, rect, tip
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import CONTRACTS, LSS_REWARDS, MISSIONS, RESEARCH_TILES
from fourthrock.games.on_mars.chapters import ALIEN_CARDS, ALIEN_TECHS, OUTBREAK_MISSIONS, SABOTAGE
from fourthrock.games.on_mars.goods import BUILDINGS, TECHS
from fourthrock.games.on_mars.sheet import BUILDING_ICONS, said
from fourthrock.games.on_mars.words import vocabulary
from fourthrock.table import Question

NAMES: Final = {
    item.token: item.name
    for item in [
        *vocabulary(), *MISSIONS, *LSS_REWARDS, *TECHS, *OUTBREAK_MISSIONS, *SABOTAGE, *RESEARCH_TILES,
        *ALIEN_CARDS, *ALIEN_TECHS,
    ]
}  # fmt: skip
CARD_OF: Final = {card.token: card for card in BLUEPRINTS}
CONTRACT_OF: Final = {contract.token: contract for contract in CONTRACTS}
KIND_OF: Final = {card.token: BUILDINGS[card.building].token for card in BLUEPRINTS}
PIECE_ICONS: Final = {"bot": "bot", "rover": "rover", "advanced": "upgrade", "sentry": "crosshair", "exosuit": "astronaut"}
PIECE_SHAPES: Final = {
    "bot": "M-13-12H13V12H-13Z",
    "rover": "M-17-6L-9-12H9L17-6V12H-17Z",
    "advanced": "M0-19L16-8V13H-16V-8Z",
    "sentry": "M0-17L17 0 0 17-17 0Z",
    "exosuit": "M-8-16H8L16-6V16H-16V-6Z",
}


def name(token: str) -> str:
    return NAMES.get(token, token)


class Brush:
    """The choices of a question, and which of them have been drawn."""

    def __init__(self, question: Question | None) -> None:
        self.choices = choices_in(question)
        self.rule = "" if question is None else question.rule
        self.drawn: set[str] = set()

    def of(self, token: str, says: str, kind: str = "") -> dict[str, Any]:
        """Attributes of the one element that stands for this token."""
        if token in self.drawn:
            return {"class_": kind or None}
        self.drawn.add(token)
        return self.choices.of(token, says, kind)

    def note(self, token: str) -> str:
        """What a legal candidate costs or gives."""
        mark = self.choices.marks.get(token)
        return mark[2] if mark is not None and mark[1] else ""


def chip(
    x: float,
    y: float,
    wide: float,
    shown: str,
    icon: str = "",
    high: float = 28,
    size: float = 17,
    kind: str = "",
    **attributes: Any,
) -> Element:
    """A small paper field with an icon and a word."""
    room = wide - (high + 8 if icon else 12)
    return at(x, y, **attributes)[
        tip(attributes.get("aria_label") or shown),
        pieces.halo(rect(width=num(wide), height=num(high), rx="6")),
        rect(width=num(wide), height=num(high), rx="6", class_=f"om-chip {kind}".strip()),
        icon and glyph(icon, high / 2 + 2, high / 2, high - 8, "" if "open" in kind or "none" in kind else "om-on"),
        said(
            high + 3 if icon else wide / 2, high / 2 + size * 0.34, shown, fit(shown, size, room),
            "om-soft" if "open" in kind or "none" in kind else "om-on", "start" if icon else "middle",
        ),
    ]  # fmt: skip


@printed
def building_sign(kind: str, size: float) -> Element:
    """A Building as a small hex."""
    return g[
        path(d=pen(corners(0, 0, size, flat=True), closed=True), class_=f"om-b {kind}"),
        glyph(BUILDING_ICONS[kind], 0, 0, size * 1.25, "om-alien" if kind.startswith("alien") else "om-dark"),
    ]


def blueprint_chip(
    token: str, x: float, y: float, wide: float, high: float = 28, done: str = "", size: float = 17, **more: Any
) -> Element:
    """A Blueprint on one line: what it upgrades, its name, its level; where it stands if it is built."""
    card = CARD_OF[token]
    level = "III" if card.level == 3 else ""
    shown = f"{card.name} {done}".strip()
    return at(x, y, **more)[
        tip(f"{card.name}, level {card.level}, upgrades a {name(KIND_OF[token])}: {card.text}"),
        rect(width=num(wide), height=num(high), rx="5", class_="om-chip done" if done else "om-chip"),
        at(high / 2 + 2, high / 2, building_sign(KIND_OF[token], high * 0.42)),
        said(high + 4, high / 2 + size * 0.34, shown, fit(shown, size, wide - high - (28 if level else 10)), "om-on", "start"),
        said(wide - 5, high / 2 + size * 0.34, level, size - 2, "om-on-soft", "end") if level else None,
    ]


@printed
def standing(piece: str, who: str, health: str = "") -> Element:
    """A piece as it stands on a hex: its outline says what, its emblem and colour whose."""
    if piece in ("trooper", "stunned"):
        down = piece == "stunned"
        return at(0, 3 if down else 0, turn=-90 if down else 0)[
            path(
                d="M0-20C8-20 12-15 12-9 12-3 7 1 8 6L11 17H-11L-8 6C-7 1-12-3-12-9-12-15-8-20 0-20Z",
                class_=f"om-trooper {piece}",
            ),
            glyph("alien", 0, -8, 17, "om-dark", bold=True),
        ]
    if piece == "colonist":
        return g[colonist(who, health, 0.82)]
    hue = who if who in EMBLEMS else "grey"
    return g(class_=f"hue-{hue}")[
        path(d=PIECE_SHAPES[piece], class_="om-piece"),
        glyph(PIECE_ICONS[piece], 0, 0, 21, "om-dark", bold=True),
        path(d=EMBLEMS[hue], class_="om-piece", transform="translate(15 11) scale(.58)"),
    ]


@printed
def colonist(hue: str, health: str = "", scale: float = 0.6) -> Element:
    """A Colonist; the sick lie under a virus, the vaccinated stand on a shield."""
    if health == "sick":
        return g[
            at(0, 0, pieces.pawn(hue, scale), turn=90),
            at(9 * scale + 2, -11 * scale)[
                circle(r=num(11 * scale), class_="om-sick"), glyph("virus", 0, 0, 20 * scale, "om-dark")
            ],
        ]
    if health == "vaccinated":
        return g[
            at(0, 0, pieces.pawn(hue, scale)),
            at(9 * scale + 2, 10 * scale)[
                circle(r=num(10 * scale), class_="om-chip"), glyph("shield", 0, 0, 16 * scale, "om-dark", bold=True)
            ],
        ]
    return g[at(0, 0, pieces.pawn(hue, scale))]


@printed
def tokens_of(kind: str) -> Element:
    """A token of the alien board: expendable ones are round, reusable ones square, Sabotage a cross."""
    if kind == "expendable":
        return circle(r="9", class_="om-token expendable")
    if kind == "reusable":
        return rect(x="-9", y="-9", width="18", height="18", rx="3", class_="om-token reusable")
    return path(d="M-9-4L-4-9 0-4 4-9 9-4 4 0 9 4 4 9 0 4-4 9-9 4-4 0Z", class_="om-token sabotage")


def pips(x: float, y: float, states: list[str], step: float = 18, r: float = 6.5) -> list[Node]:
    """A row of counted things, by the class of each."""
    return [circle(cx=num(x + step * n), cy=num(y), r=num(r), class_=f"om-pip {state}".strip()) for n, state in enumerate(states)]


def counted(x: float, y: float, icon: str, figure: str, says: str, size: float = 20, letters: float = 17) -> Element:
    """An icon and a figure beside it."""
    return at(x, y)[tip(says), glyph(icon, 0, 0, size), said(size / 2 + 3, letters * 0.34, figure, letters, "", "start")]
