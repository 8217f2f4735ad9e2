"""SQLite: everything that is true of this engine alone. Write-ahead log, every commit on the disk before it is acknowledged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from fourthrock.table import BadSetup

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "temp_store=MEMORY")


def engine(database: str, connections: int) -> AsyncEngine:
    """An engine on this file, which is made if need be; its folder too."""
    if "://" in database:
        raise BadSetup("database", f"give the path of a file, for example games.sqlite; '{database}' is an address")
    path = Path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    made = create_async_engine(
        f"sqlite+aiosqlite:///{path}", poolclass=AsyncAdaptedQueuePool, pool_size=connections, max_overflow=0
    )
    event.listen(made.sync_engine, "connect", _prepare)
    return made


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
