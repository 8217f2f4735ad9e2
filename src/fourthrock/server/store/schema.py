"""The schema, as SQLAlchemy Core tables. How it came to be, step by step, is in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, Table, Text

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, unique=True),
    Column("password", Text),
    Column("generation", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("creator", Text, nullable=False, index=True),
    Column("invite", Text, nullable=False, unique=True),
    Column("watch", Boolean, nullable=False),
    Column("at", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("rematch", Text, nullable=False),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("bot", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("notes", Text, nullable=False),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("token", Text, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("happened", BigInteger, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("happened", BigInteger, nullable=False),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
