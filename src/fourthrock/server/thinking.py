"""Thinking: the worker processes in which bots think, as the server sees them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fourthrock.server.worker import Job, begin_work

TRIES = 2
T = TypeVar("T")


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
