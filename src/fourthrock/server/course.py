"""The course of a game: a table, and the events that brought it where it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from fourthrock.server.problems import Problem
from fourthrock.server.store import Event, TableRow
from fourthrock.table import EVERYONE, Entry, Game, Question, Table, TableError
from fourthrock.table.record import Header, begin, header

SLICE = 0.01
WHOSE = ("seat", "you")
"""How views name the seat they are for; that alone is no secret."""


class Course:
    """`at` is the number of events so far: answers and undos, none ever taken out. It numbers every state of the table."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.moves_after = [len(table.moves)]
        self.opened: dict[int, tuple[Question, int]] = {}
        self.answered: dict[int, int] = {}
        self._secret: dict[int, tuple[int, bool]] = {}
        self._note()

    @property
    def at(self) -> int:
        return len(self.moves_after) - 1

    @property
    def asked(self) -> int:
        """A bit for each seat that is asked something."""
        return sum(1 << seat for seat in self.table.seats_asked)

    def apply(self, event: Event) -> None:
        """Let an event happen. A TableError says why it cannot."""
        if event.undo:
            self.table.undo(event.seat)
        else:
            self.table.play(event.token, event.seat)
        self.moves_after.append(len(self.table.moves))
        self.answered[event.seat] = len(self.table.moves)
        self._note()

    def _note(self) -> None:
        """Since when each open question has been open."""
        before = self.opened
        self.opened = {}
        for question in self.table.asks:
            known = before.get(question.seat)
            since = known[1] if known is not None and known[0] is question else self.at
            self.opened[question.seat] = (question, since)

    def is_fresh(self, seat: int, at: int) -> bool:
        """Whether who saw the table at this event saw the question that is open to this seat now."""
        opened = self.opened.get(seat)
        return at <= self.at and (at == self.at or (opened is not None and opened[1] <= at))

    def is_secret(self, seat: int) -> bool:
        """Whether this seat's page shows now what a spectator's does not."""
        known = self._secret.get(seat)
        if known is None or known[0] != self.at:
            known = self._secret[seat] = (self.at, self._shows_more(seat))
        return known[1]

    def _shows_more(self, seat: int) -> bool:
        journal = self.table.journal
        assert journal is not None
        if any(entry.readers != EVERYONE for entry in journal.read(seat)):
            return True
        own: dict[str, Any] = msgspec.to_builtins(self.table.view(seat))
        public: dict[str, Any] = msgspec.to_builtins(self.table.view(None))
        return any(own[name] != public.get(name) for name in own if name not in WHOSE)

    def entries_since(self, seat: int | None, event: int) -> tuple[int, list[Entry]]:
        """What this seat may read of what happened after this event, and the number of moves that it continues."""
        journal = self.table.journal
        assert journal is not None
        if event == 0:
            return -1, journal.read(seat)
        base = min(self.moves_after[min(event, self.at) :])
        return base, [entry for entry in journal.read(seat) if entry.at > base]


def head_of(game: Game[Any], row: TableRow) -> Header:
    """The record header of this table."""
    return header(game, row.seats, row.seed, row.options, [chair.name for chair in row.chairs])


async def follow(game: Game[Any], row: TableRow, events: Sequence[Event]) -> Course:
    """The course of a stored table, rebuilt in slices so that nobody else waits for it."""
    try:
        course = Course(begin(game, row.seats, row.seed, row.options))
    except TableError:
        raise Problem(409, f"this game was begun under version {row.version} of the rules, and cannot be set up now") from None
    rest = time.monotonic() + SLICE
    for number, event in enumerate(events, 1):
        try:
            course.apply(event)
        except TableError:
            sentence = f"this game was played under version {row.version} of the rules, this is version {game.version}; it"
            raise Problem(409, f"{sentence} cannot be followed beyond event {number - 1}") from None
        if time.monotonic() > rest:
            await asyncio.sleep(0)
            rest = time.monotonic() + SLICE
    return course
