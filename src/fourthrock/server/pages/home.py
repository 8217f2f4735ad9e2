"""Home: the games on the shelf, and the tables that wait for you."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from htpy import Element, Node, a, article, div, h2, header, li, p, section, ul
from markupsafe import Markup

from fourthrock.drawing.icons import icon
from fourthrock.server.pages.frame import page
from fourthrock.server.pages.pictures import picture
from fourthrock.server.pages.rows import table_rows
from fourthrock.server.pages.visit import TableRow, Visit
from fourthrock.table import Game


def home(visit: Visit, games: Sequence[Game[Any]], mine: Sequence[TableRow] = ()) -> str:
    """Every installed game with a picture; above them, what is going on."""
    waiting = [row for row in mine if row.state == "your_turn"]
    return page(
        visit,
        "fourthrock",
        header(".masthead")[
            div(".masthead-words")[
                p(".eyebrow")["Heavy games of Mars and revolt"],
                Markup("<h1>Take a seat.<br>The bots know the rules.</h1>"),
                p(".lead")[
                    "Play alone, on one screen, or with friends over a link. Every rule is kept; what is not allowed says why."
                ],
            ]
        ],
        section(".waiting", aria_label="Your turn")[h2[f"Your turn at {len(waiting)}"], table_rows(waiting)] if waiting else None,
        section(".shelf", aria_label="Games")[[game_card(game) for game in games] or p(".empty")["No game is installed."]],
    )


def game_card(game: Game[Any]) -> Element:
    """A game on the shelf: picture, facts, and a game against bots at one click."""
    return article(".game", aria_labelledby=f"game-{game.slug}")[
        a(".game-picture", href=f"/games/{game.slug}", tabindex="-1", aria_hidden="true")[picture(game.slug)],
        div(".game-words")[
            h2(id=f"game-{game.slug}")[a(href=f"/games/{game.slug}")[game.title]],
            facts(game),
            p[game.about],
            div(".game-doors")[
                a(".button.primary", href=f"/games/{game.slug}/new")[icon("play"), "New game"],
                learn_door(game),
                a(".button", href=f"/games/{game.slug}")[icon("rules"), "How to play"],
            ],
        ],
    ]


def learn_door(game: Game[Any]) -> Node:
    """The way into a game's lesson, where it has one."""
    if game.lesson() is None:
        return None
    return a(".button", href=f"/games/{game.slug}/learn")[icon("hint"), "Learn by playing"]


def facts(game: Game[Any]) -> Element:
    """Players, length, weight, in one line."""
    return ul(".facts")[
        fact("people", f"{seats_said(game.seats)} players"),
        game.minutes and fact("clock", game.minutes if game.minutes[-1:].isalpha() else f"{game.minutes} minutes"),
        game.weight and fact("gear", game.weight),
    ]


def fact(name: str, said: str) -> Element:
    return li[icon(name), said]


def seats_said(seats: Sequence[int]) -> str:
    """`2-6`, `1, 2`, `2`."""
    if len(seats) > 2 and seats[-1] - seats[0] == len(seats) - 1:
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(str(count) for count in seats)
