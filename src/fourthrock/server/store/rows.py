"""Rows: what the store keeps, as plain typed values."""

from __future__ import annotations

import time
from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One line of a table's log: an answer, or an undo (then there is no token)."""

    seat: int
    token: str
    undo: bool = False


class Seat(msgspec.Struct):
    """Who sits in a chair. `kind` is person, bot, open or remote; `nonce` makes a remote player's token and is never shown."""

    seat: int
    kind: str
    name: str = ""
    person: str = ""
    bot: str = ""
    nonce: str = ""
    notes: str = ""


class TableRow(msgspec.Struct):
    """A table without its events. `asked` has a bit a seat that is asked; `at` is the number of events."""

    id: str
    name: str
    game: str
    version: int
    seats: int
    seed: str
    options: dict[str, Any]
    creator: str
    invite: str
    watch: bool = True
    at: int = 0
    asked: int = 0
    over: bool = False
    created: int = 0
    touched: int = 0
    rematch: str = ""
    chairs: list[Seat] = []


class Person(msgspec.Struct):
    """Somebody who has played here. With a password it is an account; `folded` is the name as it is compared."""

    id: str
    name: str
    folded: str | None = None
    password: str | None = None
    generation: int = 0


class Chat(msgspec.Struct, frozen=True):
    number: int
    name: str
    text: str
    when: int


def now() -> int:
    """The time as the store keeps it: milliseconds since 1970."""
    return int(time.time() * 1000)
