"""Fingerprints: sixteen hex digits that are equal when two positions are, on any machine, interpreted or compiled."""

from __future__ import annotations

import enum
import hashlib
from typing import Any

import msgspec

from fourthrock.table.dice import Dice
from fourthrock.table.items import Item
from fourthrock.table.position import Position


def fingerprint(position: Position) -> str:
    return hashlib.blake2b(repr(facts(position)).encode(), digest_size=8).hexdigest()


def facts(thing: Any) -> Any:
    """A thing on the table as nested tuples of plain values, always in the same order."""
    if thing is None or isinstance(thing, (bool, int, str, float, bytes)):
        return int(thing) if isinstance(thing, enum.IntEnum) else thing
    if isinstance(thing, Item):
        return thing.token
    if isinstance(thing, (list, tuple)):
        return tuple(facts(part) for part in thing)
    if isinstance(thing, bytearray):
        return bytes(thing)
    if isinstance(thing, dict):
        return tuple(sorted((repr(facts(key)), facts(value)) for key, value in thing.items()))
    if isinstance(thing, (set, frozenset)):
        return tuple(sorted(repr(facts(part)) for part in thing))
    if isinstance(thing, Dice):
        return thing.one, thing.two, tuple(thing.forced[thing.at :])
    if isinstance(thing, msgspec.Struct):
        return tuple((name, facts(getattr(thing, name))) for name in thing.__struct_fields__)
    if isinstance(thing, enum.Enum):
        return thing.name
    if callable(thing):
        raise TypeError(f"{thing!r} cannot lie on the table: a position holds facts, not functions")
    return type(thing).__name__, tuple((name, facts(getattr(thing, name))) for name in attributes(thing))


def attributes(thing: object) -> list[str]:
    """The names of what an object holds, sorted; the journal is not part of the position."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
        slots = kind.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    names -= {"__dict__", "__weakref__", "journal"}
    return sorted(name for name in names if hasattr(thing, name))
