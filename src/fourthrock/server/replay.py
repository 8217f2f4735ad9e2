"""Replays: any position of a finished game, quickly. Every so many moves a position is kept; the rest is played from there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from fourthrock.server.problems import Problem
from fourthrock.server.room import Room
from fourthrock.server.scene import Chair, Scene
from fourthrock.server.scenes import options_of, plain_fragments, sides_of
from fourthrock.server.settings import Settings
from fourthrock.table import Table
from fourthrock.table.record import begin

LOG_SHOWN = 200


class Replay:
    """A finished game, its kept positions, and the log of the whole."""

    def __init__(self, room: Room, every: int) -> None:
        self.room = room
        self.every = every
        self.kept: list[Table[Any]] = []

    @property
    def moves(self) -> int:
        return len(self.room.course.table.moves)

    async def prepare(self) -> None:
        """Play the game once, keeping positions on the way."""
        row = self.room.row
        table = begin(self.room.game, row.seats, row.seed, row.options, journal=False)
        self.kept = [table.clone()]
        for number, move in enumerate(self.room.course.table.moves, 1):
            table.replay(move)
            if number % self.every == 0:
                self.kept.append(table.clone())
                await asyncio.sleep(0)

    def after(self, moves: int) -> Table[Any]:
        """The table after so many moves."""
        near = min(moves // self.every, len(self.kept) - 1)
        table = self.kept[near].clone()
        for move in self.room.course.table.moves[near * self.every : moves]:
            table.replay(move)
        return table

    def scene(self, moves: int, seat: int | None, csrf: str = "") -> Scene:
        """The table after so many moves, with anybody's eyes: the game is over."""
        room, table = self.room, self.after(moves)
        journal = room.course.table.journal
        assert journal is not None
        entries = [entry for entry in journal.read(seat) if entry.at <= moves]
        return Scene(
            table=room.id,
            name=room.row.name,
            game=room.game,
            options=options_of(room),
            at=moves,
            chairs=self._chairs(table, seat),
            seat=seat,
            view=table.view(seat),
            question=None,
            entries=entries[-LOG_SHOWN:],
            since=moves - 1,
            undo_refused="this is a replay",
            over=table.over,
            csrf=csrf,
            hints=False,
            record=True,
            replay_moves=self.moves,
            rematch=room.row.rematch,
        )

    def fragments(self, moves: int, seat: int | None) -> dict[str, str]:
        return plain_fragments(self.scene(moves, seat))

    def _chairs(self, table: Table[Any], seat: int | None) -> list[Chair]:
        standings = {standing.seat: standing for standing in table.standings()}
        asked = set(table.seats_asked)
        return [
            Chair(
                chair.seat,
                side,
                chair.name,
                "me" if chair.seat == seat else "person" if chair.kind == "remote" else chair.kind,
                chair.seat in asked,
                present=True,
                standing=standings.get(chair.seat),
            )
            for chair, side in zip(self.room.chairs, sides_of(self.room))
        ]


class Replays:
    """The replays that somebody looks at now."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def of(self, room: Room) -> Replay:
        """The replay of a finished game; a running one has none, for it would show what is hidden."""
        if not room.course.table.over:
            raise Problem(403, "the replay opens when the game is over: it shows what every seat knew")
        replay = self._kept.get(room.id)
        if replay is None or replay.room is not room:
            replay = Replay(room, self._settings.replay_every)
            await replay.prepare()
            self._kept[room.id] = replay
            while len(self._kept) > self._settings.replays_kept:
                self._kept.popitem(last=False)
        self._kept.move_to_end(room.id)
        return replay
