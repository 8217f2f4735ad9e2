"""Marks: how pages show an item of a game - a seat's silhouette, a link that lights up the board, a rule's number."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import htpy
from htpy import Element, a, div, span
from markupsafe import Markup

from fourthrock.drawing.palette import EMBLEMS, HUES, emblem
from fourthrock.drawing.paper import drawn, printed
from fourthrock.server.scene import Chair, Scene
from fourthrock.table import Game, Item


def hue_of(side: Item, seat: int) -> str:
    """The hue of a seat: the one it is named after, else one by number."""
    return side.token if side.token in EMBLEMS else HUES[seat % len(HUES)]


def silhouette(game: Game[Any], side: Item, seat: int) -> str:
    """A seat's mark: the game's own drawing of it, else the emblem of its hue."""
    return game.face(side) or drawn(htpy.svg(viewBox="-13 -13 26 26")[emblem(hue_of(side, seat))])


def mark(game: Game[Any], side: Item, seat: int) -> Element:
    return span(".mark", aria_hidden="true")[Markup(silhouette(game, side, seat))]


def marks_once(scene: Scene) -> Element:
    """The silhouettes of a table, drawn once for the whole page; `seat_mark` points at them."""
    return div("#marks", aria_hidden="true")[[_with_id(scene, chair) for chair in scene.chairs]]


def _with_id(scene: Scene, chair: Chair) -> Markup:
    found = silhouette(scene.game, chair.side, chair.seat)
    return Markup(str.replace(found, "<svg ", f'<svg id="side-{chair.seat}" ', 1))


def seat_mark(seat: int) -> Markup:
    """A seat's silhouette on a page that has `marks_once`."""
    return Markup(f'<svg class="mark" aria-hidden="true"><use href="#side-{seat}"></use></svg>')


def shape_of(face: str) -> str:
    """`upright` for a card that is higher than wide: several stand side by side. Empty for a slip, or without a face."""
    box = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', face[:400])
    return "upright" if box and float(box[2]) > float(box[1]) * 0.8 else ""


def sides_of(scene: Scene) -> tuple[str, ...]:
    """The tokens of the sides, in seat order: what a sentence needs to know of a table."""
    return tuple(chair.side.token for chair in scene.chairs)


@lru_cache(maxsize=4096)
def link_to_item(sides: tuple[str, ...], item: Item) -> Markup:
    """A name in a sentence; pointing at it lights up the board."""
    seat = sides.index(item.token) if item.token in sides else None
    kind = ".item" if seat is None else ".item.side"
    return Markup(
        str(a(kind, href=f"#{item.token}", data_light=item.token)[None if seat is None else seat_mark(seat), item.name])
    )


def rule_link(game: Game[Any], rule: str) -> Markup | None:
    """The number of a rule, as a link to its paragraph."""
    return _numbered(game.slug, rule) if rule else None


@printed
def _numbered(slug: str, rule: str) -> Element:
    return a(".rule", href=f"/games/{slug}#r{rule}", data_rule=rule, target="_blank", title=f"Rule {rule}: read it")[f"§ {rule}"]
