"""The board in characters: launchpad, Mars, the colours, and what the viewer holds. An astronaut is the letter of its colour."""

from __future__ import annotations

import re
from typing import Final

from fourthrock.drawing.sketch import GREEN, ICE, MAY, QUIET, RUST, STRONG, Ink, Line, Panel, columns
from fourthrock.games.mission_red_planet.cards import EVENTS, Event
from fourthrock.games.mission_red_planet.characters import CHARACTERS
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.track import TRACK
from fourthrock.games.mission_red_planet.view import ColourView, DockView, View, ZoneView
from fourthrock.games.mission_red_planet.zones import RESOURCES, ZONES
from fourthrock.table import Question

NAMES: Final = {item.token: item.name for item in [*ZONES, *SHIPS, *RESOURCES]}
NUMBERS: Final = {character.token: str(character.number) for character in CHARACTERS}
CARDS: Final[dict[str, Event]] = {card.token: card for card in EVENTS}
RESOURCE_INKS: Final = {"ice": ICE, "sylvanite": GREEN, "celerium": RUST}
BETWEEN: Final = re.compile("[:>]")


def sketch(view: View, question: Question | None) -> list[Panel]:
    """The whole table as this viewer sees it; what may be answered stands out."""
    may = {part for token in question.tokens for part in BETWEEN.split(token)} if question is not None else set()
    zones = columns([zone_row(zone, zone.zone in may) for zone in view.zones])
    panels = [
        Panel(when(view), [track(view), *columns([dock_row(dock, dock.ship in may) for dock in view.docks])]),
        Panel("Mars and Phobos", zones),
        Panel("Colours", columns([HEADINGS, *(colour_row(view, one) for one in view.colours)])),
    ]
    mine = [*view.dealt, *view.missions, *view.actions]
    return [*panels, Panel("Your cards", columns([card_row(CARDS[token]) for token in mine]))] if mine else panels


def when(view: View) -> str:
    called = f", countdown at {view.countdown}" if view.countdown else ""
    return f"{TRACK[view.step].name}{called}"


def track(view: View) -> Line:
    """The round track with the present notch in brackets."""
    short = [str(step.number) if step.token.startswith("round") else step.name[0] for step in TRACK]
    notches = [Ink(f" {one} ", QUIET if at < view.step else "") for at, one in enumerate(short)]
    notches[view.step] = Ink(f"[{short[view.step]}]", MAY)
    return ["Track ", *notches]


def crowd(astronauts: dict[str, int]) -> list[Ink]:
    """Every astronaut as a letter of its colour."""
    return [Ink(colour[0].upper() * count, colour) for colour, count in astronauts.items()]


def dock_row(dock: DockView, may: bool) -> list[Line]:
    if dock.ship is None:
        return [[Ink(f"dock {dock.index + 1}", QUIET)], [Ink("empty", QUIET)], [], []]
    bound = "for whom boards first to say" if dock.destination is None else f"to {NAMES[dock.destination]}"
    seats: Line = ["[", *crowd(dock.crew), Ink("." * dock.room, QUIET), "]"]
    return [
        [Ink("launched" if dock.launched else f"dock {dock.index + 1}", QUIET)],
        [Ink(NAMES[dock.ship], MAY if may else STRONG)],
        seats,
        [bound],
    ]


def zone_row(zone: ZoneView, may: bool) -> list[Line]:
    resource = Ink("?", QUIET) if zone.resource is None else Ink(NAMES[zone.resource], RESOURCE_INKS[zone.resource])
    won = [Ink(f"+{count} {NAMES[token]} ", RESOURCE_INKS[token]) for token, count in zone.points.items() if count]
    card = CARDS[zone.card].name if zone.card else "face down" if zone.discovery else ""
    most: list[str | Ink] = [Ink(f" most: {', '.join(zone.leaders)}", QUIET)] if zone.leaders else []
    return [
        [Ink(NAMES[zone.zone], MAY if may else STRONG)],
        [resource],
        won,
        [Ink(card, QUIET)],
        [*crowd(zone.astronauts), *most],
    ]


HEADINGS: Final[list[Line]] = [
    [Ink(word, QUIET)] for word in ("", "hand", "played", "now", "supply", "lost", "points", "cards", "score")
]


def colour_row(view: View, one: ColourView) -> list[Line]:
    hand = "neutral" if one.neutral else "".join(NUMBERS[token] for token in one.hand)
    if one.revealed is not None:
        now = NUMBERS[one.revealed]
    else:
        now = NUMBERS[one.chosen] if one.chosen is not None else "?" if one.waiting else ""
    points: Line = [str(one.tokens)] if one.points is None else [
        Ink(f"{count}{token[0]} ", RESOURCE_INKS[token]) for token, count in one.points.items()
    ]  # fmt: skip
    first = " 1st" if view.first == one.colour else ""
    return [
        [Ink(one.colour.capitalize(), one.colour), Ink(first, QUIET)],
        [hand],
        [Ink("".join(NUMBERS[token] for token in one.played), QUIET)],
        [Ink(now, STRONG)],
        [str(one.supply)],
        [str(one.memorial)],
        points,
        [str(one.held)],
        [Ink(str(one.score), STRONG)],
    ]


def card_row(card: Event) -> list[Line]:
    return [[Ink(card.name, STRONG)], [card.text]]
