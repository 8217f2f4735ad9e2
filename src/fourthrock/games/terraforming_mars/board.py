"""The board: what a view shows, as the moving layer over the sheet. Every piece has an id that stays."""

from __future__ import annotations

from typing import Final

import msgspec
from htpy import Element

from fourthrock.drawing.choices import Choices, Mark, choices_in
from fourthrock.drawing.icons import glyph
from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import arc, at, circle, drawn, g, path, printed, tip, words
from fourthrock.games.terraforming_mars import chamber, panels, sheet
from fourthrock.games.terraforming_mars.chamber import HUES, NAMES
from fourthrock.games.terraforming_mars.view import AreaView, MarsView, TrackView
from fourthrock.table import Question

SHORT_NAMES: Final = {
    "Ganymede Colony": "Ganymede",
    "Phobos Space Haven": "Phobos",
    "Luna Metropolis": "Luna",
    "Dawn City": "Dawn City",
    "Stratopolis": "Stratopolis",
    "Maxwell Base": "Maxwell",
}


def plate(view: MarsView) -> str:
    """The still part of the board."""
    return sheet.plate(view.board, tuple(track.name for track in view.tracks), view.turmoil is not None, bool(view.colonies))


def layer(view: MarsView, question: Question | None) -> str:
    """The moving part: the map, the tracks, the committee, goals, projects, colonies."""
    choices = choices_in(question)
    where = sheet.plan(view.turmoil is not None, bool(view.colonies))
    return drawn(
        g(class_="layer")[
            generation(view),
            [marker(track) for track in view.tracks],
            [area_drawn(msgspec.json.encode(one), choices.only([one.token])) for one in view.areas],
            [off_map(number, name, owner) for number, (name, owner) in enumerate(view.off_map.items())],
            view.turmoil is not None and chamber.committee(view.turmoil, view.you, choices),
            view.turmoil is not None and chamber.events(view.turmoil, where.events),
            panels.goals(view, where, choices),
            panels.buttons(view, where, choices),
            panels.colonies(view, where, choices),
        ]
    )


def generation(view: MarsView) -> Element:
    """Which generation it is; alone also how many there are."""
    of = f" / {view.generations}" if view.solo else ""
    return g(id="generation", data_count=str(view.generation))[
        tip(f"Generation {view.generation}{of.replace('/', 'of')}, {view.phase}. {view.deck} cards in the deck"),
        words(14, 34, f"GEN {view.generation}{of}", "tm-generation", "start"),
    ]


# ----------------------------------------------------------------------------------------------------------------- the map


@printed
def area_drawn(one: bytes, marks: tuple[Mark, ...]) -> Element:
    return area(msgspec.json.decode(one, type=AreaView), Choices(marks))


def area(one: AreaView, choices: Choices) -> Element:
    """One area: the tile on it, whose it is, who has claimed it."""
    x, y = sheet.middle(one.row, one.column)
    says = area_said(one)
    return at(x, y, id=f"area-{one.token}", **choices.of(one.token, says, "zone"))[
        tip(says), one.tile and tile(one), one.claim and claim(one), path(d=sheet.outline(0.93))
    ]


def area_said(one: AreaView) -> str:
    """An area in words: its name, its tile or what it is reserved for, what placing there brings."""
    kind = "reserved for ocean" if one.ocean else "reserved for Noctis City" if one.noctis else "land"
    owner = f" of {NAMES[one.owner]}" if one.owner else ""
    parts = [f"{one.name} ({one.token.upper()})" if one.name else one.token.upper()]
    parts.append(f"{one.tile}{owner}" if one.tile else kind)
    parts += ["volcanic"] if one.volcanic else []
    parts += [f"brings {one.brings}"] if one.brings and not one.tile else []
    parts += [f"claimed by {NAMES[one.claim]}"] if one.claim else []
    return ", ".join(parts)


def tile(one: AreaView) -> Element:
    """A tile with its sign, and the emblem of its owner."""
    kind = one.tile if one.tile in ("ocean", "greenery") else "city" if one.tile in ("city", "Capital") else "tm-special"
    return g(id=f"tile-{one.token}")[
        path(d=sheet.outline(0.96), class_=f"tile {kind}"),
        glyph(sheet.TILE_ICONS[one.tile], 0, -9 if one.owner else 0, 31, "tile-sign", bold=True),
        one.owner and at(0, 18, emblem(HUES[one.owner]), scale=0.86),
    ]


def claim(one: AreaView) -> Element:
    return at(0, 18, emblem(HUES[one.claim]), scale=0.75, id=f"claim-{one.token}", class_="tm-claim")


def off_map(number: int, name: str, owner: str) -> Element:
    """A city off the map."""
    x, y = sheet.OFF_MAP_AT[number]
    return at(x, y, id=f"off-map-{number}")[
        tip(f"{name}: city of {NAMES[owner]}"),
        path(d=sheet.outline(0.62), class_="tile city"),
        glyph("city", 0, -6, 20, "tile-sign"),
        at(0, 10, emblem(HUES[owner]), scale=0.6),
        words(0, 37, SHORT_NAMES[name], "label not-tiny", style="letter-spacing:0"),
    ]


# -------------------------------------------------------------------------------------------------------------- the tracks


def marker(track: TrackView) -> Element:
    """Where a track stands."""
    if track.name == "oceans":
        return oceans(track)
    index = (track.level - track.least) // track.step
    count = (track.most - track.least) // track.step + 1
    x, y = sheet.bead_at(track.name, index, count)
    level = str(track.level).replace("-", "−")
    unit = "°C" if track.name == "temperature" else "%"
    return at(x, y, id=f"track-{track.name}", data_count=str(track.level))[
        tip(f"{track.name}: {level} {unit} of {track.most} {unit}"),
        circle(r="18", class_="tm-marker not-tiny"),
        words(0, 7, level, "tm-marker-figure not-tiny"),
        circle(r="27", class_="tm-marker only-tiny"),
        words(0, 11, level, "tm-marker-figure only-tiny", style="font-size:32px"),
    ]


def oceans(track: TrackView) -> Element:
    """A ring of nine, filled as far as oceans lie."""
    x, y = sheet.OCEANS_AT
    return at(x, y, id="track-oceans", data_count=str(track.level))[
        tip(f"oceans: {track.level} of {track.most}"),
        [
            path(d=arc(0, 0, 36, 88 - 40 * number, 52 - 40 * number), class_=ocean_step(number, track.level))
            for number in range(track.most)
        ],
        glyph("ocean", 0, -12, 22),
        words(0, 19, f"{track.level}/{track.most}", "tm-generation", style="font-size:23px"),
    ]


def ocean_step(number: int, level: int) -> str:
    return "tm-water" if number < level else "tm-water dry"
