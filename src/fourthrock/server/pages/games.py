"""A game's own page, with its rules, and the form of a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    fieldset,
    form,
    h2,
    header,
    input,
    label,
    legend,
    li,
    ol,
    option,
    p,
    section,
    select,
    span,
    summary,
)

from fourthrock.drawing.icons import icon
from fourthrock.server.pages.frame import csrf, heading, page
from fourthrock.server.pages.home import facts, learn_door
from fourthrock.server.pages.marks import mark
from fourthrock.server.pages.pictures import picture
from fourthrock.server.pages.rules import contents, rule_text
from fourthrock.server.pages.visit import BotKind, Visit
from fourthrock.table import Game, Item

LISTS = (msgspec.inspect.ListType, msgspec.inspect.VarTupleType, msgspec.inspect.TupleType, msgspec.inspect.SetType)


def game_page(visit: Visit, game: Game[Any]) -> str:
    """About a game: picture, facts, and the rules with a table of contents."""
    return page(
        visit,
        game.title,
        header(".game-head")[
            div(".game-picture")[picture(game.slug)],
            div[
                heading(game.title, game.about),
                facts(game),
                div(".game-doors")[
                    a(".button.primary", href=f"/games/{game.slug}/new")[icon("play"), "New game"], learn_door(game)
                ],
            ],
        ],
        div(".book")[
            contents(game),
            section(".rules-text", aria_label="Rules")[h2["How to play"], rule_text(game)],
        ],
    )


def new_game(
    visit: Visit,
    game: Game[Any],
    bots: Sequence[BotKind],
    filled: Mapping[str, str] | None = None,
    problem: str = "",
    wrong: str = "",
) -> str:
    """The form of a new game. Fields: `csrf`, `name`, `seats`, `seat-0` ... (`me`, `same_screen`, `open`, `bot:NAME` or
    `bot:NAME:STRENGTH`), `player`, `option.NAME`, `seed`. `filled` is what came before a problem; `wrong` the field it names."""
    given = filled or {}
    count = int(given["seats"]) if given.get("seats", "").isdigit() and int(given["seats"]) in game.seats else default_seats(game)
    return page(
        visit,
        f"New game of {game.title}",
        heading(f"New game of {game.title}"),
        div(".beside.game-picture", aria_hidden="true")[picture(game.slug)],
        form(".new-game", method="post", action=f"/games/{game.slug}/new", data_game=game.slug)[
            csrf(visit),
            problem and p(".problem", role="alert", id="problem")[icon("no"), problem],
            _seats(game, bots, given, count),
            _player(visit, given),
            _options(game, given, wrong),
            details(".more", open=wrong in ("seed", "name"))[
                summary["Name and seed"],
                label[span["Name of the table"], input(name="name", type="text", maxlength="60", value=given.get("name", ""))],
                label[
                    span["Seed"],
                    input(name="seed", type="text", maxlength="40", value=given.get("seed", ""), placeholder="drawn by chance"),
                    span(".about")["The same seed deals the same game."],
                ],
            ],
            div(".form-foot")[button(".primary.large", type="submit")[icon("play"), "Begin"]],
        ],
    )


def _player(visit: Visit, given: Mapping[str, str]) -> Node:
    """A guest may say under which name it plays; an account has one."""
    if visit.signed_in:
        return None
    name = given.get("player", visit.name)
    return label(".player")[
        span["Your name"],
        input(name="player", type="text", maxlength="40", value=name, placeholder="Guest", autocomplete="nickname"),
    ]


def default_seats(game: Game[Any]) -> int:
    """Neither the fewest nor the most: four where a game allows it."""
    return 4 if 4 in game.seats else game.seats[-1]


def _seats(game: Game[Any], bots: Sequence[BotKind], given: Mapping[str, str], count: int) -> Node:
    most = game.seats[-1]
    return fieldset(".seats-form")[
        legend["Who plays"],
        div(".seat-count", role="radiogroup", aria_label="Number of seats")[
            [
                label(".pill")[input(type="radio", name="seats", value=str(number), checked=number == count), span[str(number)]]
                for number in game.seats
            ]
        ]
        if len(game.seats) > 1
        else input(type="hidden", name="seats", value=str(most)),
        ol(".seat-rows")[[_seat(game, bots, given, seat, seat >= count) for seat in range(most)]],
    ]


def _seat(game: Game[Any], bots: Sequence[BotKind], given: Mapping[str, str], seat: int, hidden: bool) -> Node:
    side = side_of(game, seat)
    default = "me" if seat == 0 else usual_bot(bots)
    chosen = given.get(f"seat-{seat}", default)
    return li(data_row=str(seat), hidden=hidden)[
        mark(game, side, seat),
        label(for_=f"seat-{seat}")[side.name],
        select(id=f"seat-{seat}", name=f"seat-{seat}")[
            [option(value=value, selected=value == chosen)[said] for value, said in sitters(bots)]
        ],
    ]


def side_of(game: Game[Any], seat: int) -> Item:
    """What a seat is called at the fullest table of the plain game; a number where only some mode of the game has it."""
    options = msgspec.convert({}, game.options)
    found = max((game.sides(count, options) for count in game.seats), key=len)
    return found[seat] if seat < len(found) else Item(f"seat-{seat}", f"Seat {seat + 1}")


def usual_bot(bots: Sequence[BotKind]) -> str:
    """The kind of bot that has strengths, at the middle one; an open chair where no bot is installed."""
    strong = next((bot for bot in bots if bot.strengths), None)
    if strong is not None:
        return f"bot:{strong.name}:{strong.strengths[len(strong.strengths) // 2]}"
    return f"bot:{bots[-1].name}" if bots else "open"


def sitters(bots: Sequence[BotKind]) -> list[tuple[str, str]]:
    """Who may sit on a chair: form value and words."""
    found = [("me", "Me"), ("same_screen", "Somebody on this screen"), ("open", "Open: invite by a link")]
    for bot in bots:
        found += [(f"bot:{bot.name}:{strength}", f"Bot: {bot.title}, {effort(strength)}") for strength in bot.strengths] or [
            (f"bot:{bot.name}", f"Bot: {bot.title}")
        ]
    return found


def effort(strength: str) -> str:
    """How long a bot thinks about a move, in words: `1s` is a second, `200` is so many imagined games."""
    if strength.isdigit():
        return f"{strength} games"
    seconds = strength.removesuffix("s")
    return f"{seconds} {'second' if seconds == '1' else 'seconds'}" if seconds.isdigit() else strength


def _options(game: Game[Any], given: Mapping[str, str], wrong: str) -> Node:
    fields = [option_field(field, given, wrong) for field in _asked(game)]
    return details(".more", open=wrong.startswith("option"))[summary[f"Options ({len(fields)})"], fields] if fields else None


def _asked(game: Game[Any]) -> list[Any]:
    """The options that the form asks for; a list (which seats the rules play) follows from who sits where."""
    fields = msgspec.inspect.type_info(game.options).fields  # type: ignore[attr-defined]
    return [field for field in fields if not isinstance(bare(field.type)[0], LISTS)]


def option_field(field: Any, given: Mapping[str, str], wrong: str) -> Element:
    """One option as a field of the form, explained in its own words."""
    kind, about = bare(field.type)
    name = f"option.{field.encode_name}"
    value = given.get(name, default_of(field))
    marked = "option-field wrong" if wrong in (name, f"options.{field.encode_name}") else "option-field"
    return label(class_=marked)[
        span[field.encode_name.replace("_", " ").capitalize()], _control(name, kind, value), span(".about")[about]
    ]


def bare(kind: Any) -> tuple[Any, str]:
    """A type without what is noted on it, and the description among the notes."""
    about = ""
    while isinstance(kind, msgspec.inspect.Metadata):
        about = about or str((kind.extra_json_schema or {}).get("description", ""))
        kind = kind.type
    return kind, about


def default_of(field: Any) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return str(value).lower() if isinstance(value, bool) else str(value)


def _control(name: str, kind: Any, value: str) -> Node:
    if isinstance(kind, msgspec.inspect.BoolType):
        unchecked = input(type="hidden", name=name, value="false")
        return span[unchecked, input(type="checkbox", name=name, value="true", checked=value == "true")]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return select(name=name)[
            [option(value=str(one), selected=str(one) == value)[str(one).replace("_", " ")] for one in kind.values]
        ]
    if isinstance(kind, msgspec.inspect.IntType):
        least, most = kind.ge, kind.le
        return input(type="number", name=name, value=value, min=_said(least), max=_said(most))
    return input(type="text", name=name, value=value)


def _said(bound: int | None) -> str | None:
    return None if bound is None else str(bound)
