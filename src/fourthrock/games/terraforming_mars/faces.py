"""Faces: a card, a global event, a party, a colony tile or a player's mark by itself."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from htpy import Element, Node

from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import TEXT, fit, width
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import at, circle, drawn, g, num, path, printed, rect, sheet, tip, words
from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.chamber import HUES
from fourthrock.games.terraforming_mars.colony import ColonyTile
from fourthrock.games.terraforming_mars.deck import BY_TOKEN
from fourthrock.games.terraforming_mars.global_event import GlobalEvent
from fourthrock.games.terraforming_mars.sheet import PARTY_ICONS
from fourthrock.games.terraforming_mars.view import BONUSES, POLICIES
from fourthrock.games.terraforming_mars.words import (
    CORPORATION,
    KIND_OF_CARD,
    PARTIES,
    PRELUDE,
    SET_NAMES,
    TAG_NAMES,
    Party,
    Seat,
)
from fourthrock.table import Item

WIDE: Final = 340.0
HEAD: Final = 40.0
SIZE: Final = 15.5
STEP: Final = 20.0
FOOT: Final = 24.0
BLACK: Final = "ticket-text tm-face-text"

TAG_ICONS: Final = [
    "bricks",
    "spark",
    "atom",
    "energy",
    "globe",
    "ringed",
    "venus",
    "plant",
    "microbe",
    "paw",
    "city",
    "wild",
]
SIGNS: Final = {
    "steel": "steel",
    "titanium": "titanium",
    "plant": "plant",
    "plants": "plant",
    "energy": "energy",
    "heat": "heat",
    "temperature": "thermometer",
    "ocean": "ocean",
    "oceans": "ocean",
    "greenery": "greenery",
    "city": "city",
    "cities": "city",
    "microbe": "microbe",
    "microbes": "microbe",
    "animal": "paw",
    "animals": "paw",
    "science": "atom",
    "floater": "cloud",
    "floaters": "cloud",
    "fighter": "fighter",
    "fighters": "fighter",
    "asteroid": "ore",
    "asteroids": "ore",
    "camp": "tent",
    "camps": "tent",
    "building": "bricks",
    "space": "spark",
    "power": "energy",
    "earth": "globe",
    "jovian": "ringed",
    "venus": "venus",
    "card": "card",
    "cards": "card",
    "delegate": "person",
    "delegates": "person",
    "influence": "influence",
    "colony": "dome",
    "colonies": "dome",
}
"""Words of a card's text that have a sign before them."""


def face(item: Item) -> str:
    """What an item looks like by itself; empty for a plain word."""
    if isinstance(item, Card):
        return card_face(item.token)
    if isinstance(item, Seat):
        return drawn(sheet(28, 28, at(14, 14, emblem(HUES[item.token]))))
    if isinstance(item, GlobalEvent):
        return event_face(item)
    if isinstance(item, Party):
        return party_face(item)
    if isinstance(item, ColonyTile):
        return colony_face(item)
    return ""


@printed
def medallion(tag: int) -> Element:
    """A tag: its sign on a disc, 26 across."""
    kind = TAG_NAMES[tag].lower()
    return g(class_=f"tm-tag {kind}")[tip(f"{TAG_NAMES[tag]} tag"), circle(r="12"), glyph(TAG_ICONS[tag], 0, 0, 18)]


@cache
def card_face(token: str) -> str:
    """Head with cost, name and tags; then everything it does, in words with their signs."""
    card = BY_TOKEN[token]
    rows = [(row, part.startswith("Requires")) for part in card.text.split("\n") for row in set_rows(part, WIDE - 24)]
    high = HEAD + 10 + STEP * len(rows) + FOOT
    tags = [at(WIDE - 19 - 27 * place, HEAD / 2, medallion(tag)) for place, tag in enumerate(reversed(card.tags))]
    room = WIDE - 52 - 27 * len(tags) - 8
    kind = f"{KIND_OF_CARD[card.kind].capitalize()} · {SET_NAMES[card.set]}"
    return drawn(
        sheet(
            WIDE,
            high,
            rect(x="1", y="1", width=num(WIDE - 2), height=num(high - 2), rx="8", class_="ticket-paper"),
            band(f"tm-band k{card.kind}"),
            coin(card),
            words(46, 26, card.name, "banner-text", "start", style=f"font-size:{num(fit(card.name, 20, room))}px"),
            tags,
            [row_drawn(row, HEAD + 24 + STEP * place, needs) for place, (row, needs) in enumerate(rows)],
            words(12, high - 9, kind, "ticket-text tm-face-foot", "start"),
            words(WIDE - 12, high - 9, card.number, "ticket-text tm-face-foot", "end"),
            name=f"{card.name}. {card.text}",
        )
    )


def band(kind: str) -> Element:
    return path(d=f"M1 9a8 8 0 0 1 8-8H{num(WIDE - 9)}a8 8 0 0 1 8 8V{num(HEAD)}H1Z", class_=kind)


def coin(card: Card) -> Node:
    if card.kind >= PRELUDE:
        sign = "tower" if card.kind == CORPORATION else "planet"
        return glyph(sign, 24, HEAD / 2, 26, "tile-sign")
    return at(24, HEAD / 2)[circle(r="15.5", class_="tm-coin"), words(0, 7, str(card.cost), "tm-coin-figure")]


Row = list[tuple[str, str]]
"""A row of a text: words, each with the sign before it."""


def set_rows(part: str, room: float) -> list[Row]:
    """Break a paragraph into rows; a sign stands before the word that it means."""
    rows: list[Row] = []
    used = room + 1
    for word in part.split():
        sign = SIGNS.get(re.sub(r"[^a-z]", "", word.lower()), "")
        needed = width(word, SIZE, TEXT) + (18 if sign else 0) + 4
        if used + needed > room:
            rows.append([])
            used = 0.0
        rows[-1].append((word, sign))
        used += needed
    return rows


def row_drawn(row: Row, y: float, needs: bool) -> Element:
    """One row: words between two signs are one piece of text."""
    drawn_parts: list[Node] = []
    x = 12.0
    run: list[str] = []
    start = x
    kind = f"{BLACK} needs" if needs else BLACK
    for word, sign in row:
        if sign:
            if run:
                drawn_parts.append(words(start, y, " ".join(run), kind, "start"))
            drawn_parts.append(glyph(sign, x + 8, y - 5, 16, "tm-face-sign"))
            x += 18
            run, start = [], x
        run.append(word)
        x += width(word, SIZE, TEXT) + 3.4
    if run:
        drawn_parts.append(words(start, y, " ".join(run), kind, "start"))
    return g[drawn_parts]


def slip(name: str, sign: str, kind: str, parts: list[str]) -> str:
    """A slip with a head and some paragraphs."""
    rows = [row for part in parts for row in set_rows(part, WIDE - 24)]
    high = HEAD + 16 + STEP * len(rows)
    return drawn(
        sheet(
            WIDE,
            high,
            rect(x="1", y="1", width=num(WIDE - 2), height=num(high - 2), rx="8", class_="ticket-paper"),
            band(kind),
            glyph(sign, 24, HEAD / 2, 26, "tile-sign"),
            words(46, 26, name, "banner-text", "start", style=f"font-size:{num(fit(name, 20, WIDE - 60))}px"),
            [row_drawn(row, HEAD + 24 + STEP * place, False) for place, row in enumerate(rows)],
            name=f"{name}. {' '.join(parts)}",
        )
    )


@cache
def event_face(item: GlobalEvent) -> str:
    """A global event."""
    neutral = f"Neutral delegates: {PARTIES[item.revealed].name}, then {PARTIES[item.current].name}."
    return slip(item.name, "globe", "tm-band k2", [item.text, neutral])


@cache
def party_face(item: Party) -> str:
    """A party: what holds while it rules, and what it pays when it comes to power."""
    paid = f"On coming to power: {BONUSES[item.index]}."
    return slip(item.name, PARTY_ICONS[item.index], "tm-band k4", [f"Policy: {POLICIES[item.index]}", paid])


@cache
def colony_face(item: ColonyTile) -> str:
    """A colony tile: what building, trading and owning brings."""
    steps = [op.text() for op in item.trade]
    parts = [
        f"Building here: {item.build.text()}.",
        f"Trading, from the first step to the last: {'; '.join(steps)}.",
        f"Each colony when somebody trades: {item.bonus.text()}.",
    ]
    return slip(item.name, "dome", "tm-band k1", parts)
