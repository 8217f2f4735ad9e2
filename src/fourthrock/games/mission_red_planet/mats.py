"""Mats and faces: what lies before a colour in the rail of players, and the cards as they look in a hand."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec
from htpy import Element, Node
from markupsafe import Markup

from fourthrock.drawing import pieces
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import TEXT, fit, wrap
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import at, drawn, g, lines, num, path, rect, sheet, tip, words
from fourthrock.games.mission_red_planet.board import MEDALS
from fourthrock.games.mission_red_planet.cards import (
    ACTIONS,
    DISCOVERIES,
    ICE_MONOPOLY,
    MISSIONS,
    Action,
    Discovery,
    Event,
    Mission,
)
from fourthrock.games.mission_red_planet.characters import CHARACTERS, Character
from fourthrock.games.mission_red_planet.colours import Colour
from fourthrock.games.mission_red_planet.view import ColourView, View
from fourthrock.table import Item

WIDE: Final = 244.0
PICTURES: Final = {
    "recruiter": "megaphone",
    "explorer": "compass",
    "scientist": "flask",
    "secret_agent": "mask",
    "saboteur": "bomb",
    "femme_fatale": "rose",
    "travel_agent": "suitcase",
    "soldier": "crosshair",
    "pilot": "wings",
}


# ----------------------------------------------------------------------------------------------------------------- mats


def mat(view: View, seat: int) -> str:
    """The colours of a seat under each other: one, or with two players also the neutral one."""
    own = [colour for colour in view.colours if colour.seat == seat]
    high = 74.0
    parts = [at(0, high * i, pasted(msgspec.json.encode(colour), view.first == colour.colour)) for i, colour in enumerate(own)]
    return drawn(sheet(WIDE, high * len(own), parts, class_="mat-sheet"))


@lru_cache(maxsize=512)
def pasted(colour: bytes, first: bool) -> Markup:
    """The mat of a colour; most stay as they are from one answer to the next."""
    return Markup(drawn(colour_mat(msgspec.json.decode(colour, type=ColourView), first)))


def colour_mat(colour: ColourView, first: bool) -> Element:
    """Characters above; astronauts, point tokens and cards below."""
    return g[
        colour.neutral and [emblem(colour.colour, transform="translate(9 12) scale(.7)")],
        at(22 if colour.neutral else 0, 0, _neutral_deck(colour) if colour.neutral else _characters(colour)),
        _stock(colour, first),
    ]


def _characters(colour: ColourView) -> Node:
    return [at(13 + 27.2 * i, 14, _chip(character, colour)) for i, character in enumerate(CHARACTERS)]


def _chip(character: Character, colour: ColourView) -> Element:
    """One character by its number: in hand, played, or at work now."""
    if character.token == colour.revealed and not colour.acted:
        state, said = "now", "at work now"
    elif character.token == colour.chosen:
        state, said = "chosen", "chosen in secret"
    elif character.token in colour.played:
        state, said = "played", "played"
    else:
        state, said = "held", "in hand"
    return g(class_=f"chip {state}", data_piece=character.token)[
        tip(f"{character.name} ({character.number}), {said}. {character.text}"),
        rect(x="-12", y="-13", width="24", height="28", rx="4"),
        words(0, 6, str(character.number), "chip-figure"),
        state == "played" and path(d="M-9 10L9-8", class_="chip-strike"),
    ]


def _neutral_deck(colour: ColourView) -> Node:
    said = f"{colour.deck} in its deck" + (", the Recruiter is gone" if colour.recruited else "")
    now = next((c for c in CHARACTERS if c.token == colour.revealed), None)
    return [words(0, 18, f"Neutral · {said}" if now is None else f"Neutral · {now.name}", "mat-text", "start")]


def _stock(colour: ColourView, first: bool) -> Node:
    """Astronauts left, point tokens won, cards held."""
    things: list[tuple[Node, str, str]] = [
        (at(0, 0, pieces.pawn(colour.colour, 0.62)), str(colour.supply), f"{colour.supply} astronauts in the supply")
    ]
    if colour.points is None:
        things.append(
            (
                at(0, 0, pieces.medal("round", "", "planet", facedown=True), scale=0.5),
                str(colour.tokens),
                "point tokens, kinds secret",
            )
        )
    else:
        things += [
            (at(0, 0, pieces.medal(MEDALS[kind][0], kind, MEDALS[kind][1]), scale=0.56), str(count), f"{count} {kind}")
            for kind, count in colour.points.items()
        ]
    if not colour.neutral:
        things.append((glyph("mission", 0, 0, 21), str(colour.held), f"{colour.held} missions and actions, held in secret"))
    drawn = [
        at(9 + (0 if i == 0 else 8 + 44 * i), 52)[tip(said), picture, words(14, 6.5, figure, "mat-figure", "start")]
        for i, (picture, figure, said) in enumerate(things)
    ]
    return [drawn, _flags(colour, first)]


def _flags(colour: ColourView, first: bool) -> Node:
    """First player, and whether a character lies chosen, as small signs on the right."""
    return [
        first and g[tip("first player"), words(WIDE - 1, 50, "1st", "mat-text sign", "end")],
        colour.waiting and g[tip("has chosen a character"), glyph("choose", WIDE - 9, 62, 18)],
    ]


# ---------------------------------------------------------------------------------------------------------------- faces

TICKET: Final = 336.0


@cache
def face(item: Item) -> str:
    """A card as a boarding pass; a colour as its pawn; empty for what has no face."""
    if isinstance(item, Character):
        return ticket(str(item.number), PICTURES[item.token], item.name, item.text, "character")
    if isinstance(item, Mission):
        return ticket("", "mission", item.name, item.text, "mission")
    if isinstance(item, Discovery):
        return ticket("", "discovery", item.name, item.text, "discovery")
    if isinstance(item, Action):
        return ticket("", "action", item.name, item.text, "action")
    if item is ICE_MONOPOLY:
        return ticket("", "ice", item.name, "9 points for the most ice, at the end. It is everybody's; ties share.", "mission")
    if isinstance(item, Colour):
        return drawn(sheet(28, 28, at(14, 15, pieces.pawn(item.token, 0.78)), class_="mark-sheet"))
    return ""


def ticket(number: str, icon: str, name: str, said: str, kind: str) -> str:
    """A boarding pass: a stub with number and picture, a perforation, name and text. One unit is one pixel."""
    told = wrap(said, 14, TICKET - 88, TEXT)
    high = 40.0 + 16.5 * len(told) if len(told) > 1 else 64.0
    stub = 66
    right, foot = num(TICKET - 8), num(high - 8)
    notch = (
        f"M8 .5H{stub - 6}a6 6 0 0 0 12 0H{right}q7.5 0 7.5 7.5V{foot}q0 7.5-7.5 7.5H{stub + 6}"
        f"a6 6 0 0 0-12 0H8q-7.5 0-7.5-7.5V8Q.5.5 8 .5Z"
    )
    figure: Node = (
        [words(24, high / 2 + 13, number, "ticket-number"), glyph(icon, 49, high / 2, 22)]
        if number
        else glyph(icon, 34, high / 2, 34)
    )
    return drawn(
        sheet(
            TICKET,
            high,
            path(d=notch, class_="ticket-paper"),
            path(d=f"M{stub} 9V{num(high - 9)}", class_="ticket-perforation"),
            figure,
            words(stub + 11, 23, name, "ticket-name", "start", font_size=num(fit(name, 20, TICKET - stub - 24))),
            lines(stub + 11, 42, told, 16.5, "ticket-text"),
            class_=f"ticket {kind}",
        )
    )


# ----------------------------------------------------------------------------------------------------------- card browser

EVENTS: Final[dict[str, Event]] = {card.token: card for card in [*MISSIONS, *DISCOVERIES, *ACTIONS]}
CHARACTER_OF: Final = {character.token: character for character in CHARACTERS}


def held(view: View) -> list[tuple[str, list[Item]]]:
    """What the viewer may read: its missions and actions, the discoveries it knows, its characters."""
    own = [colour for colour in view.colours if colour.seat == view.seat and not colour.neutral]
    known = [EVENTS[zone.card] for zone in view.zones if zone.card]
    return [
        ("Your missions", [EVENTS[token] for token in view.missions]),
        ("Dealt to you", [EVENTS[token] for token in view.dealt if token not in view.missions]),
        ("Your actions", [EVENTS[token] for token in view.actions]),
        ("You gave back", [EVENTS[view.returned]] if view.returned else []),
        ("Everybody's mission", [ICE_MONOPOLY]),
        ("Discoveries you know", list(known)),
        ("Your hand", [CHARACTER_OF[token] for colour in own for token in colour.hand]),
        ("Your played characters", [CHARACTER_OF[token] for colour in own for token in colour.played]),
    ]
