"""The writer: one task that commits in groups. While one transaction goes to the disk the next ones gather, so a slow disk makes
groups larger, not answers slower; whoever waits is told only after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST = 500

Values = Mapping[str, Any]


class Taken(Exception):
    """Somebody else has already written what has this key."""


class NoStore(Exception):
    """The store could not write; nothing of the request was kept."""


class Write:
    """Statements that are kept together or not at all. `changed` counts the rows that the last statement changed."""

    def __init__(self, steps: Sequence[tuple[Executable, Values]]) -> None:
        self.steps = steps
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.changed = 0


class Writer:
    """`bundled` are the statements that run once for a whole group; nobody is told how many rows those changed."""

    def __init__(self, engine: AsyncEngine, bundled: Sequence[Executable]) -> None:
        self._engine = engine
        self._bundled = {id(statement) for statement in bundled}
        self._waiting: asyncio.Queue[Write | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.groups = 0
        self.writes = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, *steps: tuple[Executable, Values]) -> int:
        """Done when it is on the disk. How many rows the last statement changed."""
        if self._task is None:
            raise NoStore("the store is closed")
        job = Write(steps)
        self._waiting.put_nowait(job)
        return await asyncio.shield(job.done)

    async def _run(self) -> None:
        last = False
        while not last:
            group = [await self._waiting.get()]
            while len(group) < MOST and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            jobs = [job for job in group if job is not None]
            last = len(jobs) < len(group)
            if jobs:
                await self._commit(jobs)

    async def _commit(self, jobs: list[Write]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            async with self._engine.begin() as connection:
                await self._perform(connection, jobs)
        except SQLAlchemyError as error:
            if len(jobs) == 1:
                _fail(jobs[0], error)
            else:
                for job in jobs:
                    await self._commit([job])
            return
        self.groups += 1
        self.writes += len(jobs)
        for job in jobs:
            if not job.done.done():
                job.done.set_result(job.changed)

    async def _perform(self, connection: AsyncConnection, jobs: list[Write]) -> None:
        bundles: dict[int, tuple[Executable, list[Values]]] = {}
        for job in jobs:
            for statement, values in job.steps:
                if id(statement) in self._bundled:
                    bundles.setdefault(id(statement), (statement, []))[1].append(values)
                else:
                    result = await connection.execute(statement, values)
                    job.changed = getattr(result, "rowcount", 0)
        for statement, rows in bundles.values():
            await connection.execute(statement, rows)


def _fail(job: Write, error: SQLAlchemyError) -> None:
    if job.done.done():
        return
    if isinstance(error, IntegrityError):
        job.done.set_exception(Taken(str(error.orig)))
    else:
        job.done.set_exception(NoStore(type(error).__name__))
