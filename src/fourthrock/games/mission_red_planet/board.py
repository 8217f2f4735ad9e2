"""The board: what a view shows, as the moving layer over the map sheet. Every piece has an id that stays, so it can glide."""

from __future__ import annotations

from typing import Final

import msgspec
from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.choices import Choices, Mark, choices_in
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.lettering import fit
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import Point, at, circle, drawn, g, num, path, polar, printed, rect, tip, words
from fourthrock.games.mission_red_planet import sheet
from fourthrock.games.mission_red_planet.cards import DISCOVERIES
from fourthrock.games.mission_red_planet.colours import COLOURS
from fourthrock.games.mission_red_planet.research import DRAW
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.view import DockView, View, ZoneView
from fourthrock.games.mission_red_planet.zones import MARS_ZONES, PHOBOS, ZONES, Move
from fourthrock.table import Question

COLOUR_NAMES: Final = {colour.token: colour.name for colour in COLOURS}
ZONE_NAMES: Final = {zone.token: zone.name for zone in ZONES}
ZONE_INDEX: Final = {zone.token: zone.index for zone in ZONES}
SHIP_NUMBER: Final = {ship.token: ship.index + 1 for ship in SHIPS}
DISCOVERY_OF: Final = {card.token: card for card in DISCOVERIES}
MEDALS: Final = {"ice": ("hex", "ice"), "sylvanite": ("kite", "gem"), "celerium": ("shield", "crystal")}
"""Shape and icon of each resource."""


def plate(view: View) -> str:
    """The still part of the board."""
    return sheet.plate(view.map, len(view.docks))


def layer(view: View, question: Question | None) -> str:
    """The moving part: zones to point at, then pieces, then ships, then the steps that astronauts may take."""
    choices = choices_in(question)
    crowds = [(msgspec.json.encode(zone), choices.only(ABOUT_ZONE[zone.zone])) for zone in view.zones]
    ships = [(msgspec.json.encode(one), choices.only(ABOUT_SHIP[one.ship])) for one in view.docks if one.ship]
    return drawn(
        g(class_="layer")[
            round_marker(view),
            [ground_drawn(view.map, zone, marks) for zone, marks in crowds],
            [crowd_drawn(view.map, zone, marks) for zone, marks in crowds],
            memorial(view),
            decks(view, choices),
            [ship_drawn(view.map, len(view.docks), ship, marks) for ship, marks in ships],
            steps(view, question, choices),
        ]
    )


ABOUT_ZONE: Final = {zone.token: [zone.token, *(f"{zone.token}:{colour.token}" for colour in COLOURS)] for zone in ZONES}
ABOUT_SHIP: Final = {ship.token: [ship.token, *(f"{ship.token}:{colour.token}" for colour in COLOURS)] for ship in SHIPS}
"""Every token that a zone or a ship can be clicked by."""


@printed
def ground_drawn(mars: str, zone: bytes, marks: tuple[Mark, ...]) -> Element:
    return zone_ground(mars, msgspec.json.decode(zone, type=ZoneView), Choices(marks))


@printed
def crowd_drawn(mars: str, zone: bytes, marks: tuple[Mark, ...]) -> Element:
    return zone_pieces(mars, msgspec.json.decode(zone, type=ZoneView), Choices(marks))


@printed
def ship_drawn(mars: str, docks: int, ship: bytes, marks: tuple[Mark, ...]) -> Element:
    return dock(mars, docks, msgspec.json.decode(ship, type=DockView), Choices(marks))


# ---------------------------------------------------------------------------------------------------------------- zones


def zone_ground(mars: str, zone: ZoneView, choices: Choices) -> Element:
    """The land itself: what is clicked when a zone is asked for."""
    name = ZONE_NAMES[zone.zone]
    shape = path(d=sheet.zone_path(mars, ZONE_INDEX[zone.zone]))
    attributes = choices.of(zone.zone, name, "zone")
    return g(id=f"zone-{zone.zone}", **attributes)[tip(zone_said(zone)), shape]


def zone_said(zone: ZoneView) -> str:
    """A zone in words, for the tool-tip and the screen reader."""
    people = [f"{COLOUR_NAMES[colour]} {count}" for colour, count in zone.astronauts.items()]
    parts = [
        f"resource: {zone.resource}" if zone.resource else "resource face down",
        f"{', '.join(f'{count} {kind}' for kind, count in zone.points.items() if count)} to win"
        if any(zone.points.values())
        else "",
        "astronauts: " + ", ".join(people) if people else "nobody here",
        "a discovery lies here" if zone.discovery else "",
        f"{zone.tokens_left} destination tokens left",
    ]
    return f"{ZONE_NAMES[zone.zone]}. " + "; ".join(part for part in parts if part)


def zone_pieces(mars: str, zone: ZoneView, choices: Choices) -> Element:
    """What stands in a zone, at the places that its map gives it."""
    crowd = zone.astronauts.items()
    places = sheet.slots(mars, ZONE_INDEX[zone.zone], len(crowd))
    pawns = [pawn_group(zone, colour, count, place, choices) for place, (colour, count) in zip(places.pawns, crowd)]
    return g(class_="pieces", role="group", aria_label=zone_said(zone))[
        resource(zone, places.resource), discovery(zone, places.discovery) if zone.discovery else None, pawns
    ]


def pawn_group(zone: ZoneView, colour: str, count: int, place: Point, choices: Choices) -> Element:
    token = f"{zone.zone}:{colour}"
    says = f"{COLOUR_NAMES[colour]}: {count} in {ZONE_NAMES[zone.zone]}"
    attributes = choices.of(token, says, "piece", colour)
    small = 0.76 if zone.zone == PHOBOS.token else 1.0
    return at(*place, scale=small, id=f"at-{zone.zone}-{colour}", data_count=str(count), **attributes)[
        tip(says), _halo_of_pawn(count), pieces.counted_pawn(colour, count, colour in zone.leaders)
    ]


@printed
def _halo_of_pawn(count: int) -> Element:
    wide = 31 if count < 10 else 40
    return pieces.halo(rect(x="-34", y="-24", width=num(wide + 41), height="48", rx="22"))


def resource(zone: ZoneView, place: Point) -> Element:
    """The resource token, and beside it the point tokens that wait to be won."""
    shape, icon = MEDALS[zone.resource] if zone.resource else ("round", "planet")
    waiting = [(kind, count) for kind, count in zone.points.items() if count]
    said = f"Resource of {ZONE_NAMES[zone.zone]}: {zone.resource or 'face down'}" + "".join(
        f"; {n} {kind} to win" for kind, n in waiting
    )
    scale = 0.7 if zone.zone == PHOBOS.token else 0.95
    badges = [_waiting(kind, count, i, zone.resource) for i, (kind, count) in enumerate(waiting)]
    return at(
        *place, scale=scale, id=f"resource-{zone.zone}", data_count=str(sum(zone.points.values())), data_piece=zone.resource or ""
    )[tip(said), pieces.medal(shape, zone.resource or "", icon, facedown=zone.resource is None), badges]


@printed
def _waiting(kind: str, count: int, number: int, own: str | None) -> Element:
    """A badge with the number of point tokens; other kinds than the zone's own show theirs."""
    return at(17, 15 - 23 * number, class_=f"badge {kind}")[
        circle(r="12.5"), words(0, 7, str(count), "badge-figure"), kind != own and glyph(MEDALS[kind][1], 18, 0, 14)
    ]


def discovery(zone: ZoneView, place: Point) -> Element:
    """A discovery: face down for all; its name shows to those who have looked."""
    card = DISCOVERY_OF.get(zone.card or "")
    if card is None:
        return at(*place, id=f"discovery-{zone.zone}")[
            tip(f"A discovery lies face down in {ZONE_NAMES[zone.zone]}"), pieces.face_down("discovery")
        ]
    who = "" if zone.known_to_all else " Only those who looked know it."
    short = _initials(card.name)
    return at(
        *place, id=f"discovery-{zone.zone}", class_="known" if zone.known_to_all else "known peeked", data_piece=card.token
    )[
        tip(f"{card.name}: {card.text}{who}"),
        rect(x="-16", y="-21", width="32", height="42", rx="4", class_="card-face"),
        glyph("discovery", 0, -7, 19),
        words(0, 16, short, "card-letters"),
    ]


def _initials(name: str) -> str:
    return "".join(word[0] for word in name.split()) if " " in name else name[:3]


def steps(view: View, question: Question | None, choices: Choices) -> Node:
    """Arrows for the steps between zones that may be taken now."""
    moves = [] if question is None else [item for item in question.options if isinstance(item, Move)]
    return [_step(view, move, choices, moves) for move in moves]


def _step(view: View, move: Move, choices: Choices, moves: list[Move]) -> Element:
    says = f"From {move.start.name} to {move.goal.name}"
    attributes = choices.of(move.token, says, "piece step-piece", f"{move.start.token} {move.goal.token}")
    if move.start is PHOBOS:
        x, y = sheet.middle_of(view.map, move.goal.index)
        return at(x, y, id=f"step-{move.start.token}-{move.goal.token}", **attributes)[
            tip(says), circle(r="25", class_="step"), glyph("landing", 0, 0, 28, "step-icon")
        ]
    (x, y), turn = sheet.border_between(view.map, min(move.start.index, move.goal.index), max(move.start.index, move.goal.index))
    back = move.start.index > move.goal.index
    both = any(other.start is move.goal and other.goal is move.start for other in moves)
    turn = turn + 180 if back else turn
    if both:
        x, y = polar(x, y, 19, -turn - 90)
    return at(x, y, turn=turn, id=f"step-{move.start.token}-{move.goal.token}", **attributes)[tip(says), pieces.arrow()]


# ----------------------------------------------------------------------------------------------------------- around Mars


def round_marker(view: View) -> Element:
    """Where the round track stands."""
    x, y = polar(sheet.X, sheet.Y, sheet.ORBIT, sheet.step_angle(view.step))
    return at(x, y, id="round-marker", data_count=str(view.step))[
        circle(r="22", class_="marker"), circle(r="27", class_="marker-thin")
    ]


def memorial(view: View) -> Element:
    """The Lost in Space Memorial: how many of each colour are remembered."""
    x, y = sheet.MEMORIAL
    lost = [(colour.colour, colour.memorial) for colour in view.colours if colour.memorial]
    said = ", ".join(f"{COLOUR_NAMES[colour]} {count}" for colour, count in lost) or "nobody yet"
    stones = []
    for i, (colour, count) in enumerate(lost):
        place = (x - 44 + 46 * (i % 3), y - 5 + 37 * (i // 3))
        stones.append(
            at(*place, id=f"lost-{colour}", data_count=str(count), data_piece=colour)[
                tip(f"{COLOUR_NAMES[colour]}: {count} lost in space"),
                emblem(colour, transform="translate(-8 0) scale(.95)"),
                words(13, 7.5, str(count), "figure small-figure"),
            ]
        )
    return g(role="group", aria_label=f"Lost in Space Memorial: {said}")[
        stones or words(x, y + 20, "nobody yet", "label soft not-tiny")
    ]


def decks(view: View, choices: Choices) -> Node:
    """The ship deck, the event deck, and between them the countdown."""
    ships, events = sheet.DECKS
    attributes = choices.of(DRAW.token, DRAW.name, "piece")
    return [
        at(*ships, id="deck-ships", data_count=str(view.ship_deck))[
            tip(f"Ship deck: {view.ship_deck} cards; {len(view.ship_discard)} discarded"),
            pieces.deck(view.ship_deck, "ship", "SHIPS"),
        ],
        at(*events, id="deck-events", data_count=str(view.event_deck), **attributes)[
            tip(f"Event deck: {view.event_deck} cards"),
            pieces.halo(rect(x="-30", y="-44", width="66", height="82", rx="10")),
            pieces.deck(view.event_deck, "discovery", "EVENTS"),
        ],
        view.phase == "countdown" and countdown(view),
    ]


def countdown(view: View) -> Element:
    """The number that has just been called."""
    called = max(view.countdown, 0)
    return at(174, 862, id="countdown", data_count=str(called))[
        tip(f"Countdown: {called} has been called"),
        words(0, 14, str(called), "countdown"),
        words(0, 40, "COUNTDOWN", "label small"),
    ]


# ---------------------------------------------------------------------------------------------------------------- ships

SEATS: Final[dict[int, list[Point]]] = {
    2: [(-21, 96), (21, 96)],
    3: [(-21, 80), (21, 80), (0, 118)],
    4: [(-21, 80), (21, 80), (-21, 119), (21, 119)],
    5: [(0, 66), (-21, 98), (21, 98), (-21, 135), (21, 135)],
    6: [(-21, 66), (21, 66), (-21, 101), (21, 101), (-21, 136), (21, 136)],
}  # fmt: skip


def dock(mars: str, docks: int, one: DockView, choices: Choices) -> Element:
    """The ship at a dock, standing or just launched."""
    assert one.ship is not None
    x = sheet.dock_x(one.index, docks)
    y = sheet.PAD - sheet.SHIP_HIGH - (sheet.LIFT if one.launched else 0)
    says = ship_said(one)
    body = pieces.rocket_body(sheet.SHIP_WIDE, sheet.SHIP_HIGH)
    attributes = choices.of(one.ship, says, "piece ship launched" if one.launched else "piece ship")
    hull = g(**attributes)[
        tip(says),
        pieces.halo(path(d=body)),
        path(d=pieces.rocket_fins(sheet.SHIP_WIDE, sheet.SHIP_HIGH), class_="fin"),
        path(d=body, class_="hull"),
        path(d=f"M-36 {num(sheet.SHIP_HIGH - 1)}H36", class_="hull-line"),
        words(34, 15, str(SHIP_NUMBER[one.ship]), "label not-tiny", "start"),
        chart(mars, one),
        [circle(cx=num(px), cy=num(py), r="16.5", class_="seat") for px, py in SEATS[one.capacity]],
        banner(one),
    ]
    fire = one.launched and at(
        0, sheet.SHIP_HIGH + 2, path(d=pieces.flame(52, 66), class_="flame"), path(d=pieces.flame(26, 38), class_="flame core")
    )
    return at(x, y, id=f"ship-{one.ship}", data_count=str(one.capacity - one.room))[fire, hull, crew(one, choices)]


def ship_said(one: DockView) -> str:
    """A ship in words."""
    bound = f"to {ZONE_NAMES[one.destination]}" if one.destination else "not bound anywhere yet"
    aboard = ", ".join(f"{COLOUR_NAMES[colour]} {count}" for colour, count in one.crew.items()) or "nobody"
    state = "launched" if one.launched else f"docked, room for {one.room} of {one.capacity}"
    stacked = f"; destination tokens: {', '.join(ZONE_NAMES[token] for token in one.tokens)}" if one.tokens else ""
    return f"Ship {SHIP_NUMBER[one.ship or '']} {bound}, {state}; aboard: {aboard}{stacked}"


def crew(one: DockView, choices: Choices) -> Node:
    """The astronauts aboard, a seat each, grouped by colour."""
    seats = iter(SEATS[one.capacity])
    groups = []
    for colour, count in one.crew.items():
        says = f"{COLOUR_NAMES[colour]}: {count} aboard the ship to {ZONE_NAMES.get(one.destination or '', 'nowhere yet')}"
        taken = [next(seats) for _ in range(count)]
        attributes = choices.of(f"{one.ship}:{colour}", says, "piece aboard", colour)
        groups.append(
            g(id=f"aboard-{one.ship}-{colour}", data_count=str(count), **attributes)[
                tip(says),
                [pieces.halo(circle(cx=num(x), cy=num(y), r="19")) for x, y in taken],
                [at(x, y, emblem(colour, transform="scale(1.16)")) for x, y in taken],
            ]
        )
    return groups


def chart(mars: str, one: DockView) -> Element:
    """A chart in the nose: where the ship will land, at a glance."""
    scale = 17 / sheet.R
    place = f"translate(0 37) scale({scale:.4f}) translate({num(-sheet.X)} {num(-sheet.Y)})"
    if one.destination is None:
        return at(0, 37, circle(r="17", class_="chart"), words(0, 9, "?", "chart-figure"))
    if one.destination == PHOBOS.token:
        return at(0, 37, circle(r="17", class_="chart"), circle(cx="7", cy="-6", r="6.5", class_="chart-here"))
    index = ZONE_INDEX[one.destination]
    lines = [path(d=sheet.zone_path(mars, zone.index), class_="chart-zone") for zone in MARS_ZONES if zone.index == index]
    return g(transform=place)[circle(cx=num(sheet.X), cy=num(sheet.Y), r=num(sheet.R), class_="chart"), lines]


def banner(one: DockView) -> Element:
    """The destination in words; destination tokens lie on the printed one."""
    said = ZONE_NAMES[one.destination].upper() if one.destination else "UNBOUND"
    room = 142.0
    size = fit(said, 19, room - 12, spacing=0.4)
    short = max(said.split(), key=len)
    kind = "banner token" if one.tokens else "banner" if one.destination else "banner open"
    under = [
        rect(x=num(-room / 2 + 4 * i), y=num(-14 - 4 * i), width=num(room), height="28", rx="4", class_="banner token")
        for i in range(len(one.tokens), 0, -1)
    ]
    return at(0, sheet.SHIP_HIGH - 22, class_="destination")[
        under[: max(0, len(one.tokens) - 1)],
        rect(x=num(-room / 2), y="-14", width=num(room), height="28", rx="4", class_=kind),
        words(0, 6.5, said, "banner-text not-tiny", font_size=num(size)),
        words(0, 10, short, "banner-text only-tiny", font_size=num(fit(short, 32, room - 8))),
    ]
