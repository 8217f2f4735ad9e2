"""Scenes for the tests of pages: a table of a game somewhere in its middle, as one seat sees it."""

from __future__ import annotations

import random
from typing import Any

from fourthrock.server.scene import Chair, ChatLine, Scene
from fourthrock.table import Game, Table, read_options
from fourthrock.table.record import begin

NAMES = ["Ada", "Search", "Björn", "Greedy", "Chidi", "Random"]
KINDS = ["me", "bot", "person", "bot", "person", "bot"]


def table_after(game: Game[Any], moves: int, seats: int | None = None, seed: int = 1, options: Any = None) -> Table[Any]:
    """A table after so many random answers, fewer if the game ends before."""
    table = begin(game, seats, seed, options)
    chance = random.Random(seed)
    while not table.over and len(table.moves) < moves:
        question = chance.choice(table.asks)
        table.answer(chance.choice(list(question.options)), question)
    return table


def scene_of(table: Table[Any], seat: int | None = 0, options: Any = None, **changes: Any) -> Scene:
    """The table as this seat sees it."""
    game = table.game
    sides = game.sides(table.seats, read_options(game, options))
    standings = table.standings()
    chairs = [
        Chair(i, side, NAMES[i], KINDS[i], i in table.seats_asked, False, True, standings[i])
        for i, side in enumerate(sides[: table.seats])
    ]
    entries = [] if table.journal is None else table.journal.read(seat)
    scene = Scene(
        table="t-1",
        name="",
        game=game,
        options=None,
        at=len(table.moves),
        chairs=chairs,
        seat=seat,
        view=table.view(seat),
        question=None if seat is None or table.over else table.ask_of(seat),
        entries=entries,
        since=max(0, len(table.moves) - 3),
        undo_refused=None if seat is None or table.undo_refused(seat) is None else str(table.undo_refused(seat)),
        over=table.over,
        chat=[ChatLine(1, "Ada", "Good luck, everybody!", "21:04"), ChatLine(2, "Björn", "You will need it.", "21:05")],
        notes="Björn looked at Hellas.",
        csrf="token",
        mine=[] if seat is None else [seat],
        invite="http://table.example/table/t-1/join",
        watch="http://table.example/table/t-1",
        record=table.over,
    )
    for name, value in changes.items():
        setattr(scene, name, value)
    return scene
