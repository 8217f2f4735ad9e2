"""Inside a worker process: bots think here. A worker keeps the tables it has thought about and only plays the new moves on them.

It is started afresh, so it imports no more than it needs: neither the web nor the store.
"""

from __future__ import annotations

import signal
from collections import OrderedDict
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from fourthrock.bots import Chair, make
from fourthrock.games import load
from fourthrock.table import Game, Table
from fourthrock.table.record import Header, begin

KEPT = 200


class Job(msgspec.Struct, frozen=True):
    """A table as a worker needs it: how it began, and every answer that stands."""

    table: str
    head: Header
    moves: list[tuple[int, str]]
    seat: int
    bot: str
    seed: str


class Thought(msgspec.Struct, frozen=True):
    """What a bot thinks of one answer."""

    token: str
    value: float
    visits: int


def in_the_making(path: str) -> Game[Any]:
    """The game of `module:object`, installed or not."""
    module, _, name = path.partition(":")
    game = getattr(import_module(module), name or "GAME", None)
    if not isinstance(game, Game):
        raise ValueError(f"'{path}' is not a game; say it as module:object")
    return game


_games: dict[str, Game[Any]] = {}
_tables: OrderedDict[str, Table[Any]] = OrderedDict()


def begin_work(also: Sequence[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for path in also:
        game = in_the_making(path)
        _games[game.slug] = game


def choose(job: Job) -> str:
    """The answer of this bot, as a token."""
    table = _table(job)
    return make(job.bot, job.seed).choose(Chair(table, job.seat)).token


def opinions(job: Job) -> list[Thought]:
    """What this bot thinks of every answer."""
    table = _table(job)
    return [Thought(o.token, o.value, o.visits) for o in make(job.bot, job.seed).opinions(Chair(table, job.seat))]


def _table(job: Job) -> Table[Any]:
    """The table of this job: the kept one with the new moves played, or a new one where moves were taken back."""
    table = _tables.pop(job.table, None)
    if table is None or not _continues(table, job.moves):
        table = begin(_game(job.head.game), job.head.seats, job.head.seed, job.head.options)
    for seat, token in job.moves[len(table.moves) :]:
        table.play(token, seat)
    _tables[job.table] = table
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table


def _continues(table: Table[Any], moves: Sequence[tuple[int, str]]) -> bool:
    if len(table.moves) > len(moves):
        return False
    return all(move.seat == seat and move.item.token == token for move, (seat, token) in zip(table.moves, moves))


def _game(slug: str) -> Game[Any]:
    if slug not in _games:
        _games[slug] = load(slug)
    return _games[slug]
