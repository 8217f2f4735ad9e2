"""The board: what a view shows, as the moving layer over the map sheet. Every piece has an id that stays, so it can glide."""

from __future__ import annotations

from typing import Final

import msgspec
from htpy import Element, Node

from fourthrock.drawing import pieces
from fourthrock.drawing.choices import Choices, Mark, choices_in
from fourthrock.drawing.paper import at, drawn, g, num, path, printed, rect, tip, words
from fourthrock.games.red_dust_rebellion import sheet
from fourthrock.games.red_dust_rebellion.desk import desk
from fourthrock.games.red_dust_rebellion.figures import (
    BASES,
    NAME_OF,
    chip,
    chip_width,
    flag,
    infrastructure,
    levels,
    row_of,
    storm_mark,
)
from fourthrock.games.red_dust_rebellion.flight import flight
from fourthrock.games.red_dust_rebellion.geography import CITY, RADIUS, ROOM
from fourthrock.games.red_dust_rebellion.pieces import TOKENS
from fourthrock.games.red_dust_rebellion.spaces import RODGERS_LINE, SPACES
from fourthrock.games.red_dust_rebellion.view import BoxView, MarsView, SpaceView
from fourthrock.table import Question

STEP: Final = 30.0
"""From one row of pieces to the next."""
ROWS_IN_CITY: Final = [152.0, 150.0, 116.0]
"""How wide the rows inside a Labyrinth are, below that of the Infrastructure."""
ABOUT: Final = {space.token: [space.token, *(f"{space.token}:{token}" for token in TOKENS)] for space in SPACES}
"""Every token that a space can be clicked by."""
NAMES: Final = {space.token: space.name for space in SPACES}
PILE: Final = {box: [box, *(f"{box}:{token}" for token in TOKENS)] for box in sheet.STATIONS}


def plate(view: MarsView) -> str:  # noqa: ARG001
    """The still part of the board."""
    return sheet.plate()


def layer(view: MarsView, question: Question | None) -> str:
    """The moving part: land to point at, Maglev lines, what stands in the spaces, then everything around the map."""
    choices = choices_in(question)
    crowds = [(msgspec.json.encode(space), choices.only(ABOUT[space.token])) for space in view.spaces]
    phobos = crowds.pop()
    deserts = [crowd for crowd, space in zip(crowds, view.spaces) if space.kind == "desert"]
    cities = [crowd for crowd, space in zip(crowds, view.spaces) if space.kind == "labyrinth"]
    piles = [(msgspec.json.encode(box), choices.only(PILE[box.token])) for box in view.boxes if box.token in PILE]
    return drawn(
        g(class_="layer")[
            [ground(space, marks) for space, marks in reversed(deserts)],
            [line_drawn(line.token, tuple(line.ends), line.built, choices.only([line.token])) for line in view.lines],
            [ground(space, marks) for space, marks in cities],
            [crowd(space, marks) for space, marks in crowds],
            flight(view),
            [pile(box, marks) for box, marks in piles],
            phobos_drawn(*phobos),
            desk(view, choices),
        ]
    )


# ---------------------------------------------------------------------------------------------------------------- spaces


@printed
def ground(encoded: bytes, marks: tuple[Mark, ...]) -> Element:
    """The land itself: what is clicked when a space is asked for, and the storm over it."""
    space = msgspec.json.decode(encoded, type=SpaceView)
    choices = Choices(marks)
    city = CITY.get(space.token)
    shape = sheet.round_path(*city, RADIUS) if city else sheet.land_path(space.token)
    return g(id=f"space-{space.token}", class_=f"rdr-space held-{space.control.lower()}")[
        sheet.city(space.token, space.name) if city else None,
        path(d=shape, class_=f"rdr-tint {space.storm}".strip(), fill_rule="evenodd")
        if space.storm or space.control != "nobody"
        else None,
        g(**choices.of(space.token, said(space), "zone"))[tip(said(space)), path(d=shape, fill_rule="evenodd")],
    ]


def said(space: SpaceView) -> str:
    """A space in words, for the tool-tip and the screen reader."""
    troops = ", ".join(f"{count} {NAME_OF[token]}" for token, count in space.pieces.items()) or "nobody here"
    parts = [
        f"Population {space.population}",
        f"Damage {space.damage}" if space.damage else "",
        space.support,
        "nobody in Control" if space.control == "nobody" else f"{space.control} Control",
        f"{space.storm} storm" if space.storm else "",
        f"{space.fortified} Troops Fortified" if space.fortified else "",
        troops,
    ]
    return f"{space.name}. " + "; ".join(part for part in parts if part)


Placed = tuple[float, Node]
"""How wide something is, and its drawing with the left end at (0, 0)."""


@printed
def crowd(encoded: bytes, marks: tuple[Mark, ...]) -> Element:
    """What stands in a space: signs first, then Bases in their slots, then units with their counts."""
    space = msgspec.json.decode(encoded, type=SpaceView)
    choices = Choices(marks)
    standing = [*slots(space, choices), *(unit(space, token, choices) for token in space.pieces if token not in BASES)]
    if space.token in CITY:
        return in_city(space, standing, choices)
    x, y, wide, high = ROOM[space.token]
    content, scale = fitted([*signs(space, choices), *standing], wide, high - 22, 1.1)
    return g(role="group", aria_label=said(space))[
        sheet.desert_name(space.token, space.name), rows(content, x, y - high / 2 + 22, scale)
    ]


def in_city(space: SpaceView, standing: list[Placed], choices: Choices) -> Element:
    """A Labyrinth: Control and Support on its wall, Infrastructure in its first row."""
    x, y = CITY[space.token]
    scale = 1.14
    content = [[housing(space, choices)], *flowing(standing, [wide / scale for wide in ROWS_IN_CITY])]
    while scale > 0.4 and scale * len(content) > 4.3:
        scale -= 0.07
        content = [[housing(space, choices)], *flowing(standing, [wide / scale for wide in ROWS_IN_CITY])]
    wall = [
        at(x - 70, y - 66, flag(space.control)),
        at(x + 70, y - 64, levels(space.support)),
        at(x + 60, y + 60, storm_mark(space.storm)) if space.storm else None,
    ]
    return g(role="group", aria_label=said(space))[rows(content, x, y - 46, scale), wall]


def fitted(content: list[Placed], wide: float, high: float, most: float) -> tuple[list[list[Placed]], float]:
    """Things in rows, as large as there is room for."""
    scale = most
    while True:
        found = flowing(content, [wide / scale])
        if scale < 0.4 or STEP * scale * len(found) <= high:
            return found, scale
        scale -= 0.05


def flowing(content: list[Placed], widths: list[float]) -> list[list[Placed]]:
    """Things one after another in rows of these widths; the last width is that of all further rows."""
    found: list[list[Placed]] = []
    used = 0.0
    for one in content:
        if not found or used + one[0] > widths[min(len(found), len(widths)) - 1]:
            found.append([])
            used = 0.0
        found[-1].append(one)
        used += one[0] + 5
    return found


def rows(content: list[list[Placed]], x: float, top: float, scale: float) -> Node:
    """The rows under each other, each one centred."""
    drawn_rows: list[Node] = []
    for i, row in enumerate(content):
        left = -(sum(one[0] for one in row) + 5 * (len(row) - 1)) / 2
        for wide, picture in row:
            drawn_rows.append(at(x + left * scale, top + (STEP * i + STEP / 2) * scale, picture, scale=scale))
            left += wide + 5
    return drawn_rows


def signs(space: SpaceView, choices: Choices) -> list[Placed]:
    """What a Desert says of itself: Control, Support, Population, a storm."""
    found: list[Placed] = []
    if space.control != "nobody":
        found.append((36, at(18, 0, flag(space.control))))
    if space.support != "neutral":
        found.append((28, at(14, 0, levels(space.support))))
    if space.green:
        found.append(housing(space, choices))
    if space.storm:
        found.append((28, at(14, 0, storm_mark(space.storm))))
    return found


def housing(space: SpaceView, choices: Choices) -> Placed:
    """Population as a figure, and the Infrastructure boxes that make it up."""
    boxes = space.green + space.gray
    wide = 24.0 * boxes + 22
    port = space.kind == "labyrinth"
    attributes = choices.of(f"{space.token}:population", f"Population markers in {space.name}", "piece", "population")
    return (
        wide,
        g(id=f"at-{space.token}-population", data_count=str(space.population), **attributes)[
            tip(f"Population {space.population}, Damage {space.damage}"),
            pieces.halo(rect(x="-4", y="-16", width=num(wide + 8), height="32", rx="8")),
            words(8, 8, str(space.population), "rdr-population"),
            at(20, 0, infrastructure(space.green, space.gray, space.damage, space.markers, port)),
        ],
    )


def slots(space: SpaceView, choices: Choices) -> list[Placed]:
    """Bases of each kind, then the slots that are free."""
    standing = [token for token in space.pieces if token in BASES]
    free = max(0, space.base_slots - sum(space.pieces[token] for token in standing))
    shown = [unit(space, token, choices) for token in standing]
    return [*shown, *([(27.0, empty_slot())] * free)]


@printed
def empty_slot() -> Element:
    return g[tip("Room for a Base"), path(d=sheet.round_path(13.5, 0, 10.5), class_="rdr-slot")]


def unit(space: SpaceView, token: str, choices: Choices) -> Placed:
    """The pieces of one kind in a space; a shield tells how many Troops are Fortified."""
    count = space.pieces[token]
    shield = space.fortified if token == "mg_troop" else 0
    wide, picture = standing_in(space.token, space.name, token, count, choices)
    return (wide + 26, g[picture, at(wide + 13, 0, fortified(shield))]) if shield else (wide, picture)


def standing_in(place: str, name: str, token: str, count: int, choices: Choices) -> Placed:
    """The pieces of one kind in one place."""
    base = token in BASES
    says = f"{count} {NAME_OF[token]} in {name}"
    attributes = choices.of(f"{place}:{token}", says, "piece", token)
    picture = row_of(token, count) if base else chip(token, count)
    wide = 28.0 * count if base else chip_width(count)
    return wide, g(id=f"at-{place}-{token}", data_count=str(count), **attributes)[tip(says), picture]


@printed
def fortified(count: int) -> Element:
    return g[
        tip(f"{count} Troops Fortified"),
        path(d="M-11-12H11V2C11 8 5 12 0 14-5 12-11 8-11 2Z", class_="rdr-shield"),
        words(0, 6, str(count), "rdr-shield-figure"),
    ]


@printed
def line_drawn(token: str, ends: tuple[str, ...], built: bool, marks: tuple[Mark, ...]) -> Element:
    """A Maglev line, to be clicked; the Rodgers Line once it runs."""
    course = sheet.way(token)
    one, other = [NAMES[end] for end in ends]
    says = f"Maglev {one} - {other}, {'runs' if built else 'is not built'}"
    late = built and token == RODGERS_LINE.token
    return g(id=token, **Choices(marks).of(token, says, "piece"))[
        tip(says),
        pieces.halo(path(d=course, stroke_width="14")),
        path(d=course, class_="rdr-hit"),
        [path(d=course, class_="rdr-bed"), path(d=course, class_="rdr-rail")] if late else None,
    ]


# --------------------------------------------------------------------------------------------------------- beside the map


@printed
def pile(encoded: bytes, marks: tuple[Mark, ...]) -> Element:
    """What lies in a box of the flight chart."""
    box = msgspec.json.decode(encoded, type=BoxView)
    content = [standing_in(box.token, box.name, token, count, Choices(marks)) for token, count in box.pieces.items()]
    return station(box.token, box.name, content, Choices(marks))


@printed
def phobos_drawn(encoded: bytes, marks: tuple[Mark, ...]) -> Element:
    """Phobos, a Labyrinth above the map."""
    space = msgspec.json.decode(encoded, type=SpaceView)
    content = [unit(space, token, Choices(marks)) for token in space.pieces]
    return station(space.token, space.name, content, Choices(marks))


def station(token: str, name: str, content: list[Placed], choices: Choices) -> Element:
    """A box and its pieces, smaller if there are many."""
    x, y, wide, high = sheet.STATIONS[token]
    found, scale = fitted(content, wide - 10, high - 26, 1.2)
    spare = high - 26 - STEP * scale * len(found)
    frame = rect(x=num(x), y=num(y), width=num(wide), height=num(high), rx="12", class_="rdr-hit-box")
    return g(role="group", aria_label=name)[
        g(id=f"space-{token}", **choices.of(token, name, "piece"))[
            tip(name), pieces.halo(rect(x=num(x), y=num(y), width=num(wide), height=num(high), rx="12")), frame
        ],
        rows(found, x + wide / 2, y + 22 + spare / 2, scale),
    ]
