"""A board in characters, for a terminal: panels of lines, each line of words in ink. What an ink looks like is the terminal's
affair; a sketch without colours must still say everything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

STRONG: Final = "strong"
QUIET: Final = "quiet"
MAY: Final = "may"
"""Inks beside the hues of the seats (`palette.HUES`) and these of the land."""
WATER: Final = "water"
GREEN: Final = "green-land"
RUST: Final = "rust"
ICE: Final = "ice"
DANGER: Final = "danger"


class Ink(NamedTuple):
    """Words in one ink."""

    text: str
    ink: str = ""


Line = Sequence["str | Ink"]


class Panel(NamedTuple):
    """A titled part of the board."""

    title: str
    lines: list[Line]


def width(line: Line) -> int:
    """How many characters a line takes."""
    return sum(len(part if isinstance(part, str) else part.text) for part in line)


def columns(rows: Iterable[Sequence[Line]], gap: int = 2) -> list[Line]:
    """Rows of cells as lines whose cells stand below each other."""
    table = [list(row) for row in rows]
    wide = [max(width(row[at]) for row in table if at < len(row)) for at in range(max(map(len, table), default=0))]
    return [[part for at, cell in enumerate(row) for part in (*cell, " " * (wide[at] - width(cell) + gap))] for row in table]


def wrapped(text: str, most: int) -> list[Line]:
    """A sentence in lines of at most so many characters."""
    lines: list[Line] = []
    row = ""
    for word in text.split():
        if row and len(row) + 1 + len(word) > most:
            lines.append([row])
            row = word
        else:
            row = f"{row} {word}" if row else word
    return [*lines, [row]] if row else lines
