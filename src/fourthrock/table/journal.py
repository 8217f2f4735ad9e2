"""The journal: what happened, in sentences with the things they speak of, and who may read each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.table.items import Item

EVERYONE: Final = -1


class Entry:
    """One sentence. `text` has a {} for each thing; items among the things can be pointed at on the board."""

    def __init__(self, at: int, level: int, readers: int, text: str, things: tuple[object, ...]) -> None:
        self.at = at
        self.level = level
        self.readers = readers
        self.text = text
        self.things = things

    def may_read(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may read it."""
        return self.readers == EVERYONE or (seat is not None and bool(self.readers >> seat & 1))

    def __str__(self) -> str:
        return self.text.format(*[thing.name if isinstance(thing, Item) else thing for thing in self.things])


class Journal:
    """The entries of one table. `at` is the number of moves played so far."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.at = 0

    def write(self, level: int, readers: int, text: str, things: tuple[object, ...]) -> None:
        self.entries.append(Entry(self.at, level, readers, text, things))

    def read(self, seat: int | None, since: int = 0) -> list[Entry]:
        """What this seat may read, from the entry with this number on."""
        return [entry for entry in self.entries[since:] if entry.may_read(seat)]


def seats_mask(seats: Sequence[int]) -> int:
    """Readers of a private entry."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
