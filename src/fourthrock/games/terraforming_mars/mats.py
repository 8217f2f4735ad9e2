"""Mats and faces: a player's board in the rail, the cards that the viewer may read, and a card as it looks."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Element, Node

from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import TEXT, fit, wrap
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import at, circle, drawn, g, num, path, rect, sheet, text, tip, tspan, words
from fourthrock.games.terraforming_mars.board import HUES
from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.deck import BY_TOKEN
from fourthrock.games.terraforming_mars.global_event import GlobalEvent
from fourthrock.games.terraforming_mars.view import MarsView, PlayerView
from fourthrock.games.terraforming_mars.words import KIND_OF_CARD, PRELUDE, RESOURCE_NAMES, SET_NAMES, TAG_NAMES, Seat
from fourthrock.table import Item

WIDE: Final = 244.0
ICONS: Final = ["money", "steel", "titanium", "plant", "energy", "heat"]
BANDS: Final = ["#4c7d34", "#2f6f8f", "#b5432a", "#a8577f", "#3b332d"]
"""The colour of a card's head: automated, active, event, prelude, corporation."""
CARD_WIDE: Final = 250.0
CARD_HIGH: Final = 330.0


def mat(view: MarsView, seat: int) -> str:
    """Six resources with their production, then TR, cards, tags and what lies on the table."""
    one = view.players[seat]
    corporation = BY_TOKEN.get(one.corporation)
    return drawn(
        sheet(
            WIDE,
            112,
            [_stock(one, what) for what in range(6)],
            words(2, 74, f"TR {one.tr}", "mat-figure", "start", style="fill:var(--ink)"),
            words(62, 74, f"{one.hand} in hand, {len(one.table)} on the table", "mat-text", "start"),
            words(2, 92, "" if corporation is None else corporation.name, "mat-text sign", "start"),
            words(WIDE - 2, 92, f"{one.score} points", "mat-text", "end"),
            words(
                2,
                108,
                ", ".join(f"{count} {tag}" for tag, count in one.tags.items())[:52],
                "mat-text",
                "start",
                style="font-size:12px",
            ),
            view.first == seat and words(WIDE - 2, 74, "1st", "mat-text sign", "end"),
            class_="mat-sheet",
        )
    )


def _stock(one: PlayerView, what: int) -> Element:
    said = f"{RESOURCE_NAMES[what]}: {one.stock[what]}, production {one.production[what]:+d}"
    return at(20 + 40.5 * what, 16)[
        tip(said),
        glyph(ICONS[what], -10, 0, 20),
        words(3, 6, str(one.stock[what]), "mat-figure", "start", style="fill:var(--ink)"),
        words(0, 29, f"{one.production[what]:+d}".replace("-", "−"), "mat-text"),
    ]


def held(view: MarsView) -> list[tuple[str, list[Item]]]:
    """The cards that the viewer may read: the own hand first, then every table."""
    piles: list[tuple[str, list[str]]] = [
        ("In your hand", [card.token for card in view.hand]),
        ("Dealt to you", [*view.dealt, *view.offer, *view.preludes, *view.drawn]),
        ("Shown to all", view.shown),
    ]
    for player in view.players:
        whose = "You" if player.seat == view.you else player.colour.capitalize()
        piles.append((f"{whose}: on the table", [card.token for card in player.table]))
        piles.append((f"{whose}: events", player.events))
    return [(name, [BY_TOKEN[token] for token in tokens]) for name, tokens in piles if tokens]


def face(item: Item) -> str:
    """A card, a global event or a player's mark by itself."""
    if isinstance(item, Card):
        return card_face(item.token)
    if isinstance(item, Seat):
        return drawn(sheet(28, 28, at(14, 14, emblem(HUES[item.token]))))
    if isinstance(item, GlobalEvent):
        return event_face(item)
    return ""


@cache
def card_face(token: str) -> str:
    """Head with cost, name and tags; then everything it does, in words."""
    card = BY_TOKEN[token]
    return drawn(
        sheet(
            CARD_WIDE,
            CARD_HIGH,
            rect(x="1", y="1", width=num(CARD_WIDE - 2), height=num(CARD_HIGH - 2), rx="10", class_="ticket-paper"),
            path(d=f"M1 11a10 10 0 0 1 10-10H{num(CARD_WIDE - 11)}a10 10 0 0 1 10 10V58H1Z", style=f"fill:{BANDS[card.kind]}"),
            _cost(card),
            words(56, 36, card.name, "banner-text", "start", style=f"font-size:{num(fit(card.name, 19, CARD_WIDE - 66))}px"),
            words(12, 78, _tags(card), "ticket-text", "start", style="font-size:13px"),
            _text(card),
            words(
                12,
                CARD_HIGH - 12,
                f"{card.number}  {KIND_OF_CARD[card.kind]}, {SET_NAMES[card.set]}",
                "ticket-text",
                "start",
                style="font-size:11px",
            ),
            name=f"{card.name}. {card.text}",
        )
    )


def _cost(card: Card) -> Node:
    if card.kind >= PRELUDE:
        return at(29, 30, glyph("planet" if card.kind == PRELUDE else "tower", 0, 0, 28, "tile-sign"))
    return at(29, 30)[
        circle(r="18", style="fill:#f2c14e;stroke:#3a2a10;stroke-width:2"), words(0, 7, str(card.cost), "ticket-name")
    ]


def _tags(card: Card) -> str:
    return " · ".join(TAG_NAMES[tag] for tag in card.tags) or "no tags"


def _text(card: Card) -> Element:
    """The generated text, wrapped; shrunk when a card has much to say."""
    for size in (14.0, 13.0, 12.0, 11.0):
        rows = [row for part in card.text.split("\n") for row in [*wrap(part, size, CARD_WIDE - 34, TEXT), ""]]
        if len(rows) * size * 1.22 < CARD_HIGH - 124:
            break
    step = size * 1.22
    spans = [tspan(x="12", y=num(102 + step * number))[row] for number, row in enumerate(rows) if row]
    return text(class_="ticket-text", style=f"font-size:{num(size)}px")[spans]


def event_face(item: GlobalEvent) -> str:
    rows = wrap(item.text, 14, CARD_WIDE - 34, TEXT)
    return drawn(
        sheet(
            CARD_WIDE,
            170,
            rect(x="1", y="1", width=num(CARD_WIDE - 2), height="168", rx="10", class_="ticket-paper"),
            words(12, 30, item.name, "ticket-name", "start", style=f"font-size:{num(fit(item.name, 20, CARD_WIDE - 24))}px"),
            g[[words(12, 58 + 18 * number, row, "ticket-text", "start") for number, row in enumerate(rows)]],
        )
    )
