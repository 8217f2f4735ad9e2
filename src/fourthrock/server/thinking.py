"""Thinking: bots in worker processes. A worker keeps the tables it has thought about and only plays the new moves on them."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from fourthrock.bots import Chair, make
from fourthrock.server.catalogue import in_the_making
from fourthrock.table import Game, Table
from fourthrock.table.record import Header, begin

KEPT = 200
TRIES = 2
T = TypeVar("T")


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


# ------------------------------------------------------------------------------------------------- inside a worker process

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
        from fourthrock.games import load

        _games[slug] = load(slug)
    return _games[slug]


# ----------------------------------------------------------------------------------------------------- inside the server


class Thinkers:
    """The worker processes. They start with the first question and are replaced when one of them dies."""

    def __init__(self, workers: int, also: Sequence[str] = ()) -> None:
        self.workers = workers
        self.also = tuple(also)
        self.waiting = 0
        self._pool: Executor | None = None

    async def ask(self, work: Callable[[Job], T], job: Job) -> T:
        """Let a worker do this. A worker that died is replaced and asked again."""
        self.waiting += 1
        try:
            for _ in range(TRIES):
                pool = self._open()
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, work, job)
                except BrokenProcessPool:
                    self._drop(pool)
            raise BrokenProcessPool(f"{TRIES} workers died over it")
        finally:
            self.waiting -= 1

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _open(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_work, initargs=(self.also,))
        return self._pool

    def _drop(self, pool: Executor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)
