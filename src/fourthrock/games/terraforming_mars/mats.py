"""Mats: what lies before a player, in the rail: stock and production, rating, tags, and the tableau where there is room."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.choices import Choices, choices_in
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit
from fourthrock.drawing.paper import at, circle, drawn, g, line, num, rect, sheet, tip, words
from fourthrock.games.terraforming_mars.deck import BY_TOKEN
from fourthrock.games.terraforming_mars.faces import SIGNS, medallion
from fourthrock.games.terraforming_mars.view import CardView, MarsView, PlayerView
from fourthrock.games.terraforming_mars.words import BLUE, MC, RESOURCE_NAMES, TAG_NAMES
from fourthrock.table import Question

WIDE: Final = 244.0
ICONS: Final = ["money", "steel", "titanium", "plant", "energy", "heat"]
PLAIN_HIGH: Final = 91.0
ROW: Final = 20.0
ROWS: Final = {1: 24, 2: 11, 3: 5, 4: 2, 5: 0}
"""How many rows of the tableau have room beside so many players."""
COLUMNS: Final = 2
LARGEST_NAME: Final = 13.5
SMALLEST_NAME: Final = 10.5
"""Sizes of the names of cards on the table."""


def mat(view: MarsView, seat: int, question: Question | None) -> str:
    """Six resources with their production, then rating and cards, tags, and the tableau."""
    one = view.players[seat]
    shown = tableau(one, ROWS[len(view.players)] * COLUMNS)
    rows = -(-len(shown) // COLUMNS)
    choices = choices_in(question)
    return drawn(
        sheet(
            WIDE,
            PLAIN_HIGH + (ROW * rows + 4 if rows else 0),
            [stock(one, what) for what in range(6)],
            summary(view, one),
            tags(one),
            [entry(card, number, choices) for number, card in enumerate(shown)],
            class_="mat-sheet",
        )
    )


def stock(one: PlayerView, what: int) -> Element:
    """A resource: how many there are, and under it how many come each generation."""
    made = f"{one.production[what]:+d}".replace("-", "−") if one.production[what] else "+0"
    income = f", income {one.tr + one.production[MC]} M€" if what == MC else ""
    said = f"{RESOURCE_NAMES[what]}: {one.stock[what]}, production {made}{income}"
    return at(20 + 40.7 * what, 12)[
        tip(said),
        rect(x="-19", y="-11", width="39", height="44", rx="5", class_="tm-cell"),
        glyph(ICONS[what], -9, 0, 18),
        words(2, 6, str(one.stock[what]), "mat-figure", "start", style=stock_size(one.stock[what])),
        words(0, 28, made, "tm-made" if one.production[what] >= 0 else "tm-made loss"),
    ]


def stock_size(count: int) -> str:
    return "font-size:14px" if count > 99 else "font-size:18px"


def summary(view: MarsView, one: PlayerView) -> Node:
    """Rating, cards in hand and on the table, the corporation, who begins, who has passed."""
    corporation = BY_TOKEN.get(one.corporation)
    name = "" if corporation is None else corporation.name
    state = "passed" if one.passed else "first" if view.first == one.seat else ""
    room = WIDE - 122 - (44 if state else 0)
    played = len(one.table) + len(one.events)
    return [
        g[tip(f"Terraform rating {one.tr}"), words(1, 62, f"TR {one.tr}", "mat-figure", "start", style="font-size:17px")],
        g[
            tip(f"{one.hand} cards in hand, {played} played"),
            glyph("cards", 61, 56, 17),
            words(72, 62, f"{one.hand}", "mat-figure", "start", style="font-size:17px"),
            words(92, 62, f"/ {played}", "mat-text", "start"),
        ],
        name and words(120, 62, name, "mat-text sign", "start", style=f"font-size:{num(fit(name, 15, room))}px"),
        state and words(WIDE - 1, 62, state, "mat-text", "end"),
    ]


def tags(one: PlayerView) -> Node:
    """How many of each tag lie face up."""
    present = [(TAG_NAMES.index(name), count) for name, count in one.tags.items()]
    step = min(33.0, (WIDE - 4) / max(1, len(present)))
    return [
        at(9 + step * place, 79)[
            tip(f"{TAG_NAMES[tag]} tags: {count}"),
            at(0, 0, medallion(tag), scale=0.7),
            words(10 if step > 26 else 9, 5, str(count), "tm-tag-count", "start"),
        ]
        for place, (tag, count) in enumerate(present)
    ]


# -------------------------------------------------------------------------------------------------------------- the tableau


def tableau(one: PlayerView, room: int) -> list[CardView]:
    """The cards that matter most first: those with actions or resources, then by tags; without the corporation."""
    others = [card for card in one.table if card.token != one.corporation]
    others.sort(key=lambda card: (not card.active, not card.kind, BY_TOKEN[card.token].kind != BLUE, tag_order(card)))
    own = [card for card in one.table if card.token == one.corporation and (card.active or card.kind)]
    return [*own, *others][:room]


def tag_order(card: CardView) -> list[int]:
    return BY_TOKEN[card.token].tags or [99]


def entry(card: CardView, number: int, choices: Choices) -> Element:
    """A card on the table: its first tag, its name, what lies on it, whether its action was used. It is clicked where it lies."""
    printed = BY_TOKEN[card.token]
    x = (number % COLUMNS) * (WIDE / COLUMNS)
    y = PLAIN_HIGH + 4 + (number // COLUMNS) * ROW
    uses = [action.token for action in printed.actions]
    token = next((one for one in [printed.token, *uses] if one in choices.marks), printed.token)
    wide = WIDE / COLUMNS - 3
    count = f"{card.resources}" if card.kind else ""
    room = wide - 22 - (30 if count else 0) - (13 if card.active else 0)
    state = "; action used" if card.used else "; action ready" if card.active else ""
    holds = f"; {card.resources} {card.kind}" if card.kind else ""
    told = f"{printed.name}{holds}{state}. {printed.text}"
    return at(x, y, id=f"mat-{card.token}", **choices.of(token, told, "piece", piece=card.token))[
        tip(told),
        pieces.halo(rect(x="0", y="1", width=num(wide), height=num(ROW - 2), rx="4")),
        rect(x="0", y="1", width=num(wide), height=num(ROW - 2), rx="4", class_=f"tm-entry k{printed.kind}"),
        printed.tags and at(10, ROW / 2, medallion(printed.tags[0]), scale=0.58),
        entry_name(printed.name, room),
        card.active and action_sign(card, wide),
        count
        and g[glyph(SIGNS.get(card.kind, "crate"), wide - 22, ROW / 2, 14), words(wide - 4, 14.5, count, "tm-entry-name", "end")],
    ]


def entry_name(name: str, room: float) -> Element:
    """The name of a card, smaller where it is long; what would be too small to read is cut short instead."""
    said = name
    while len(said) > 4 and fit(said, LARGEST_NAME, room) < SMALLEST_NAME:
        said = said.rstrip("…")[:-1].rstrip() + "…"
    return words(20, 14.5, said, "tm-entry-name", "start", style=f"font-size:{num(fit(said, LARGEST_NAME, room))}px")


def action_sign(card: CardView, wide: float) -> Element:
    """A ring: an action is ready; crossed out: it was used this generation."""
    x = wide - (40 if card.kind else 9)
    return at(x, ROW / 2)[
        circle(r="5", class_="tm-ready used" if card.used else "tm-ready"),
        card.used and line(x1="-4", y1="4", x2="4", y2="-4", class_="tm-ready-strike"),
    ]
