"""A lesson played through the real rules: what a learner sees at each of its places comes from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from fourthrock.table.ask import Script
from fourthrock.table.dice import Dice
from fourthrock.table.errors import RecordError, TableError
from fourthrock.table.game import Game, Standing
from fourthrock.table.items import Item
from fourthrock.table.lesson import Lesson
from fourthrock.table.position import Position
from fourthrock.table.record import begin
from fourthrock.table.table import Table

P = TypeVar("P", bound=Position)


class End(Generic[P]):
    """The table at the end of a step: the position, and how long the log was."""

    def __init__(self, position: P, entries: int) -> None:
        self.position = position
        self.entries = entries


class Watched(Game[P]):
    """A game that remembers the table before each script."""

    def __init__(self, game: Game[P]) -> None:
        super().__init__(game.slug, game.title, seats=game.seats, version=game.version, options=game.options)
        self.game = game
        self.before: list[End[P]] = []

    def setup(self, seats: int, options: Any, dice: Dice) -> P:
        return self.game.setup(seats, options, dice)

    def script(self, position: P) -> Script[None] | None:
        journal = position.journal
        copied: Any = position.copy()
        self.before.append(End(copied, 0 if journal is None else len(journal.entries)))
        return self.game.script(position)

    def standings(self, position: P) -> list[Standing]:
        return self.game.standings(position)

    def view(self, position: P, seat: int | None) -> Any:
        return self.game.view(position, seat)

    def vocabulary(self) -> Sequence[Item]:
        return self.game.vocabulary()


class Played(Generic[P]):
    """A lesson played through: the table at its end, and what lay on it at the end of each step."""

    def __init__(self, table: Table[P], ends: list[End[P]]) -> None:
        self.table = table
        self.ends = ends


def play_through(game: Game[P], lesson: Lesson, seed: str = "") -> Played[P]:
    """Play a lesson from its beginning to its end; a RecordError names the step where it cannot go on."""
    watched: Watched[P] = Watched(game)
    table: Table[P] = begin(watched, lesson.seats, seed or lesson.seed, dict(lesson.options))
    ends: list[End[P]] = []
    at = 0
    for step in lesson.steps():
        for play in step.plays:
            for token in play.answers:
                try:
                    table.play(token, play.seat)
                except TableError as error:
                    raise RecordError(len(table.moves), f"the lesson stumbles in {step.name}: {error}") from None
        at += step.scripts
        ends.append(watched.before[at])
    return Played(table, ends)
