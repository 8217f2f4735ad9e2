"""Golden playthroughs: one random game a number of players, as a record with its log between the lines, for people to read.

    python tests/golden/regenerate.py [GAME ...]

plays them anew; without names, those of every game that has a folder here. Lines that begin with { are the record, and
can be replayed; the others are what the table wrote about it, private lines with the seats that may read them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fourthrock.games import load
from fourthrock.table import EVERYONE, Entry, Game, Table, dice_for, fingerprint, record

HERE = Path(__file__).parent
SEED = "golden"


def golden(game: Game[Any], seats: int) -> str:
    """The text of one playthrough."""
    return "\n".join(lines(game, seats)) + "\n"


def lines(game: Game[Any], seats: int) -> Iterator[str]:
    table = record.begin(game, seats, SEED)
    dice = dice_for(f"golden {seats}")
    yield text_of(record.header(game, seats, SEED))
    yield from log_since(table, 0)
    while not table.over:
        question = table.asks[dice.below(len(table.asks))]
        item = dice.choose(question.options)
        told = entries(table)
        yield text_of(record.Line(seat=question.seat, play=item.token))
        table.answer(item, question)
        yield from log_since(table, told)
    for standing in table.standings():
        yield f"  = seat {standing.seat}: place {standing.place}, {standing.score:g} points"
    yield text_of(record.Line(moves=len(table.moves), fingerprint=fingerprint(table.position)))


def entries(table: Table[Any]) -> int:
    return 0 if table.journal is None else len(table.journal.entries)


def log_since(table: Table[Any], first: int) -> Iterator[str]:
    assert table.journal is not None
    for entry in table.journal.entries[first:]:
        yield spoken(entry)


def spoken(entry: Entry) -> str:
    if entry.level == 0:
        return f"\n# {entry}"
    if entry.readers == EVERYONE:
        return f"    {entry}"
    readers = ", ".join(str(seat) for seat in range(entry.readers.bit_length()) if entry.readers >> seat & 1)
    return f"    [seat {readers}] {entry}"


def text_of(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode()


def record_in(text: str) -> str:
    """The lines of the record alone."""
    return "".join(f"{line}\n" for line in text.splitlines() if line.startswith("{"))


def path_of(slug: str, seats: int) -> Path:
    return HERE / slug / f"{seats}_players.txt"


def slugs() -> list[str]:
    """The games that have golden playthroughs."""
    return sorted(folder.name for folder in HERE.iterdir() if folder.is_dir() and not folder.name.startswith("_"))


def main(names: list[str]) -> None:
    for slug in names or slugs():
        game = load(slug)
        for seats in game.seats:
            path = path_of(slug, seats)
            path.parent.mkdir(exist_ok=True)
            path.write_text(golden(game, seats), encoding="utf-8")
            print(path.relative_to(HERE))


if __name__ == "__main__":
    main(sys.argv[1:])
