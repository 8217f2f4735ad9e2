"""Bring a database to the newest schema: alembic's migrations, run from inside the program."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return made


def newest() -> str:
    """The name of the last migration."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


async def migrate(engine: AsyncEngine) -> None:
    """Apply what is missing."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")
