"""SQLite: everything that is true of this engine alone. Write-ahead log, every commit on the disk before it is acknowledged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from fourthrock.table import BadSetup

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "temp_store=MEMORY")


def engine(database: str, connections: int) -> AsyncEngine:
    """An engine on this file, which is made if need be; its folder too."""
    made = create_async_engine(
        f"sqlite+aiosqlite:///{usable(database)}", poolclass=AsyncAdaptedQueuePool, pool_size=connections, max_overflow=0
    )
    event.listen(made.sync_engine, "connect", _prepare)
    return made


def usable(database: str) -> Path:
    """The file of this database, if games can be kept there; its folder is made if need be."""
    if "://" in database:
        raise BadSetup("database", f"give the path of a file, for example games.sqlite; '{database}' is an address")
    path = Path(database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
    except (OSError, sqlite3.Error) as error:
        raise BadSetup("database", f"no games can be kept in '{database}': {error}; give the path of another file") from None
    return path


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
