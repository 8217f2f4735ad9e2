"""Below the map: the two Event cards that lie open, the Sequence of Play, the Flashpoint track, and how everybody stands."""

from __future__ import annotations

from typing import Final

import msgspec
from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.choices import Choices, Mark
from fourthrock.drawing.lettering import fit, width, wrap
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import at, circle, g, lines, num, path, printed, rect, tip, words
from fourthrock.games.red_dust_rebellion.figures import HUES, storm_mark
from fourthrock.games.red_dust_rebellion.position import TRIGGER
from fourthrock.games.red_dust_rebellion.sheet import CARD_HIGH, CARD_TOP, CARD_WIDE, CARDS, PANEL
from fourthrock.games.red_dust_rebellion.view import EventView, FactionView, MarsView, SideView
from fourthrock.games.red_dust_rebellion.words import EVENT_SHADED, EVENT_UNSHADED

SIDES: Final = [EVENT_UNSHADED.token, EVENT_SHADED.token]
LEFT: Final = PANEL[0] + 14
WIDE: Final = PANEL[2] - 28
CLEAR: Final = WIDE - 58
"""How wide the lower rows are: beside them are the buttons of the page that zoom."""
SIDE_TOP: Final = 82.0
SIDE_ROOM: Final = CARD_HIGH - SIDE_TOP - 6
BOXES: Final[list[tuple[str, str, int, int]]] = [
    ("Eligible", "ELIGIBLE", 0, 0),
    ("Passed", "PASSED", 0, 1),
    ("Ineligible", "INELIGIBLE", 0, 2),
    ("1st: Operation only", "1ST OP ONLY", 1, 0),
    ("1st: Operation and Special Activity", "1ST OP + SPECIAL", 1, 1),
    ("1st: Event", "1ST EVENT", 1, 2),
    ("2nd: Limited Operation", "2ND LIMITED OP", 2, 0),
    ("2nd: Limited Operation or Event", "2ND LIM. OP / EVENT", 2, 1),
    ("2nd: Operation and Special Activity", "2ND OP + SPECIAL", 2, 2),
]
"""12.1 The boxes of the Sequence of Play, with short names, column and row."""


def desk(view: MarsView, choices: Choices) -> Node:
    marks = choices.only(SIDES)
    return [
        card(encoded(view.current), "current", marks, view.deck, view.haboob),
        card(encoded(view.following), "following", (), view.deck, view.haboob),
        heading(view.phase, view.step, view.flashpoint, view.dust_storms),
        sequence(tuple(view.order), tuple((one.token, one.box) for one in view.factions), view.to_act),
        [standing(i, msgspec.json.encode(one), choices.only([one.token])) for i, one in enumerate(view.factions)],
        in_force("Campaigns", tuple((one.title, one.text) for one in view.campaigns), 0),
        in_force("Capabilities", tuple((one.title, one.text) for one in view.capabilities), 1),
    ]


def encoded(card: EventView | None) -> bytes:
    return msgspec.json.encode(card)


# ----------------------------------------------------------------------------------------------------------------- cards


@printed
def card(event: bytes, where: str, marks: tuple[Mark, ...], deck: int, haboob: bool) -> Element:
    """An Event card that lies open: the order of the factions, the title, both sides."""
    shown = msgspec.json.decode(event, type=EventView | None)
    x = CARDS[where == "following"]
    if shown is None:
        none = "NO NEXT EVENT" if where == "following" else "NO CARD YET"
        return at(x, CARD_TOP, id=f"card-{where}")[words(CARD_WIDE / 2, 150, none, "rdr-label")]
    head = "NOW" if where == "current" else f"NEXT · {deck} IN THE DECK"
    return at(x, CARD_TOP, id=f"card-{where}", data_piece=shown.token)[
        tip(f"{shown.title}, {head.lower()}"),
        rect(width=num(CARD_WIDE), height=num(CARD_HIGH), rx="10", class_="card-face"),
        words(12, 20, head, "rdr-card-soft", "start"),
        _flashpoint_value(shown),
        words(12, 47, shown.title, "rdr-card-title", "start", font_size=num(fit(shown.title, 25, CARD_WIDE - 24))),
        _order(shown),
        _sides(shown, Choices(marks), where) if not shown.dust_storm else _storm(),
        words(12, CARD_HIGH - 10, "Haboob: the Dust Storm is next", "rdr-card-soft", "start")
        if haboob and where == "following" and not shown.dust_storm
        else None,
    ]


def _flashpoint_value(shown: EventView) -> Node:
    return g[
        tip(f"Flashpoint value {shown.flashpoint}"),
        path(
            d=f"M{num(CARD_WIDE - 40)} 4H{num(CARD_WIDE - 8)}V26L{num(CARD_WIDE - 24)} 36L{num(CARD_WIDE - 40)} 26Z",
            class_="rdr-ribbon",
        ),
        words(CARD_WIDE - 24, 25, str(shown.flashpoint), "rdr-ribbon-figure"),
    ]


def _order(shown: EventView) -> Node:
    return [
        at(24 + 30 * i, 66)[tip(f"{i + 1}. {token.upper()}"), emblem(HUES[token], transform="scale(1.05)")]
        for i, token in enumerate(shown.order)
    ]


def _storm() -> Node:
    told = wrap("A Dust Storm Round: Victory, Resources, Support, Redeploy, Reset.", 20, CARD_WIDE - 30)
    return [
        at(CARD_WIDE / 2, 140, storm_mark("raging"), scale=3),
        at(14, 216, lines(0, 0, told, 24, "rdr-card-text"), font_size="20"),
    ]


def _sides(shown: EventView, choices: Choices, where: str) -> Node:
    """Both sides under each other, in the largest lettering in which they have room."""
    both = [(token, side) for token, side in zip(SIDES, (shown.unshaded, shown.shaded)) if side is not None]
    for size in (21.0, 20.0, 19.0, 18.0, 17.0, 16.0):
        told = [wrap(side.text, size, CARD_WIDE - 30) for _, side in both]
        needed = sum(_needs(len(part), size) for part in told)
        if needed <= SIDE_ROOM:
            break
    spare = (SIDE_ROOM - needed) / len(both)
    found: list[Node] = []
    top = SIDE_TOP
    for (token, side), part in zip(both, told):
        high = _needs(len(part), size) + spare
        found.append(_side(side, token, part, size, top, high, choices, where))
        top += high
    return found


def _needs(count: int, size: float) -> float:
    """How high a side of a card is: its name and so many lines."""
    return 33 + 1.14 * size * count


def _side(
    side: SideView, token: str, told: list[str], size: float, top: float, high: float, choices: Choices, where: str
) -> Element:
    shaded = token == EVENT_SHADED.token
    says = f"{'Shaded' if shaded else 'Unshaded'} side: {side.name}. {side.earthgov} {side.text}"
    attributes = choices.of(token, says, "piece") if where == "current" else {"class_": "piece"}
    frame = {"x": "6", "y": num(top + 1), "width": num(CARD_WIDE - 12), "height": num(high - 4), "rx": "6"}
    return g(id=f"card-{where}-{token}", **attributes)[
        tip(says),
        pieces.halo(rect(**frame)),
        rect(**frame, class_="rdr-side shaded" if shaded else "rdr-side"),
        words(14, top + 20, side.name, "rdr-side-name", "start", font_size=num(fit(side.name, 19.5, CARD_WIDE - 84))),
        words(CARD_WIDE - 14, top + 20, side.earthgov, "rdr-side-eg", "end") if side.earthgov else None,
        at(14, top + 21 + size, lines(0, 0, told, 1.14 * size, "rdr-card-text"), font_size=num(size)),
    ]


# ----------------------------------------------------------------------------------------------------------------- panel


@printed
def heading(phase: str, step: str, flashpoint: int, dust_storms: int) -> Element:
    """What part of the game it is, how near the Flashpoint is, how many Dust Storms have passed."""
    x, y = LEFT, CARD_TOP
    boxes = [
        at(x + 312 + 39 * i, y + 12)[
            rect(width="36", height="30", rx="4", class_="rdr-cell trigger" if i == TRIGGER else "rdr-cell"),
            words(18, 22, "!" if i == TRIGGER else str(i), "rdr-cell-figure"),
        ]
        for i in range(TRIGGER + 1)
    ]
    said = step or phase
    storms = f"Dust Storms passed: {dust_storms}"
    return g[
        words(x, y + 26, said, "rdr-title", "start", font_size=num(fit(said, 24, 188))),
        words(x, y + 45, storms, "rdr-note", "start"),
        words(x + 304, y + 34, "FLASHPOINT", "rdr-label", "end"),
        g[tip(f"Flashpoint track: {flashpoint} of {TRIGGER}"), boxes],
        at(x + 312 + 39 * flashpoint, y + 12, id="flashpoint", data_count=str(flashpoint))[
            rect(x="-3", y="-3", width="42", height="36", rx="6", class_="marker")
        ],
    ]


@printed
def sequence(order: tuple[str, ...], boxes: tuple[tuple[str, str], ...], to_act: str) -> Element:
    """The Sequence of Play: in which box each faction's cylinder stands, the Eligible ones in the order of the card."""
    where = dict(boxes)
    ranked = sorted(where, key=lambda token: order.index(token) if token in order else 9)
    wide, high, top = CLEAR / 3, 29.0, CARD_TOP + 52
    cells: list[Node] = []
    for name, short, column, row in BOXES:
        here = [token for token in ranked if where[token] == name]
        x, y = LEFT + wide * column, top + (high + 3) * row
        step, scale = (26.0, 0.92) if len(here) < 4 else (20.0, 0.78)
        room = wide - 16 - step * len(here)
        cells.append(
            g[
                tip(f"{name}: {', '.join(token.upper() for token in here) or 'nobody'}"),
                rect(x=num(x), y=num(y), width=num(wide - 5), height=num(high), rx="5", class_="rdr-cell"),
                words(x + 7, y + 20.5, short, "rdr-box-name", "start", font_size=num(fit(short, 18.8, max(room, 50)))),
            ]
        )
        for i, token in enumerate(here):
            spot = x + wide - 6 - step * (len(here) - 0.46 - i)
            cells.append(
                at(spot, y + high / 2, id=f"cylinder-{token}", data_piece=token)[
                    tip(f"{token.upper()}: {name}"),
                    circle(r="14", class_="marker") if token == to_act else None,
                    emblem(HUES[token], transform=f"scale({num(scale)})"),
                ]
            )
    return g[cells]


SHORT: Final = {"Supply Total": "Supply", "Agitate Total": "Agitate", "Asset Total": "Assets"}
"""What a Non-Player counts, where there is little room."""


@printed
def standing(row: int, encoded_one: bytes, marks: tuple[Mark, ...]) -> Element:
    """A faction's victory total against its mark, its margin, its Resources."""
    one = msgspec.json.decode(encoded_one, type=FactionView)
    x, y = LEFT, CARD_TOP + 162 + 26 * row
    unit = 150 / 50
    most, mark = min(50, one.total) * unit, min(50, one.threshold) * unit
    parts = ", ".join(f"{name} {value:g}" for name, value in one.parts)
    says = f"{one.name}: {one.total}, must exceed {one.threshold}; margin {one.margin:+d}; {parts}; {one.held} {one.resources}"
    attributes = Choices(marks).of(one.token, says, "piece")
    return at(x, y, id=f"standing-{one.token}", data_count=str(one.total), **attributes)[
        tip(says),
        pieces.halo(rect(x="-6", y="-13", width=num(CLEAR + 12), height="26", rx="10")),
        rect(x="-6", y="-13", width=num(CLEAR + 12), height="26", class_="rdr-hit-box"),
        at(12, 0, emblem(HUES[one.token], transform="scale(.95)")),
        rect(x="32", y="-8", width="150", height="16", rx="3", class_="rdr-bar-back"),
        g(class_=f"hue-{HUES[one.token]}")[rect(x="32", y="-8", width=num(max(1, most)), height="16", rx="3", class_="rdr-bar")],
        path(d=f"M{num(32 + mark)}-12V12", class_="rdr-mark"),
        words(194, 7, f"{one.total}", "rdr-total", "start"),
        words(224, 7, f"/ {one.threshold}", "rdr-note", "start"),
        words(316, 7, f"{one.margin:+d}", "rdr-total won" if one.margin > 0 else "rdr-total", "end"),
        words(CLEAR, 7, f"{SHORT.get(one.held, one.held)} {one.resources}", "rdr-value", "end"),
    ]


@printed
def in_force(name: str, cards: tuple[tuple[str, str], ...], row: int) -> Element:
    """The Campaigns or Capabilities that are in force, by name."""
    y = CARD_TOP + 256 + 19 * row
    told = "; ".join(f"{title}: {text}" for title, text in cards) or "none"
    listed = _shortened([title for title, _ in cards], CLEAR - 126)
    return g(id=f"in-force-{name.lower()}", data_count=str(len(cards)))[
        tip(f"{name}: {told}"),
        words(LEFT, y + 12, name.upper(), "rdr-label", "start"),
        words(LEFT + 126, y + 12, listed, "rdr-value", "start"),
    ]


def _shortened(titles: list[str], room: float) -> str:
    """As many titles as there is room for, and how many more there are."""
    for count in range(len(titles), 0, -1):
        more = f" · {len(titles) - count} more" if count < len(titles) else ""
        said = " · ".join(titles[:count]) + more
        if width(said, 18) <= room:
            return said
    return str(len(titles)) if titles else "none"
