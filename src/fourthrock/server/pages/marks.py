"""Marks: how pages show an item of a game - a seat's silhouette, a link that lights up the board, a rule's number."""

from __future__ import annotations

from typing import Any

import htpy
from htpy import Element, Node, a, span
from markupsafe import Markup

from fourthrock.drawing.palette import EMBLEMS, HUES, emblem
from fourthrock.server.scene import Chair, Scene
from fourthrock.table import Game, Item


def hue_of(side: Item, seat: int) -> str:
    """The hue of a seat: the one it is named after, else one by number."""
    return side.token if side.token in EMBLEMS else HUES[seat % len(HUES)]


def mark(game: Game[Any], side: Item, seat: int) -> Node:
    """A seat's silhouette: the game's own drawing of it, else the emblem of its hue."""
    own = game.face(side)
    if own:
        return span(".mark", aria_hidden="true")[Markup(own)]
    return span(".mark", aria_hidden="true")[htpy.svg(viewBox="-13 -13 26 26")[emblem(hue_of(side, seat))]]


def link_to_item(scene: Scene, item: Item) -> Element:
    """A name in a sentence; pointing at it lights up the board."""
    for chair in scene.chairs:
        if chair.side.token == item.token:
            return a(".item.side", href=f"#{item.token}", data_light=item.token)[mark(scene.game, item, chair.seat), item.name]
    return a(".item", href=f"#{item.token}", data_light=item.token)[item.name]


def rule_link(game: Game[Any], rule: str) -> Node:
    """The number of a rule, as a link to its paragraph."""
    if not rule:
        return None
    return a(".rule", href=f"/games/{game.slug}#r{rule}", data_rule=rule, target="_blank", title=f"Rule {rule}: read it")[
        f"§ {rule}"
    ]


def chair_name(chair: Chair) -> str:
    """Who sits there, as one word or two."""
    return chair.name or "open"
