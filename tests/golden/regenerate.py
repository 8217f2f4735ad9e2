"""Golden playthroughs: a random game for each number of players, or for each set of options of a game that has many, as a record
with its log between the lines, for people to read.

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
CHOSEN: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "omega_war": {
        "january_2020_to_november_2021": (2, {}),
    },
    "on_mars": {
        "base": (3, {"last_round": 12, "beacon": True}),
        "first_colonists": (2, {"first_colonists": True, "last_round": 10}),
        "solo": (1, {"last_round": 12}),
        "invasion": (4, {"mode": "invasion", "last_round": 6}),
        "outbreak": (3, {"mode": "outbreak"}),
        "blackout": (2, {"mode": "blackout"}),
        "monolith": (1, {"mode": "monolith"}),
    },
    "red_dust_rebellion": {
        "four_factions": (4, {}),
        "the_tutorial_and_on": (4, {"scenario": "tutorial"}),
    },
    "terraforming_mars": {
        "turmoil": (2, {"max_generations": 20}),
        "all_expansions": (
            3,
            {"prelude": True, "venus_next": True, "colonies": True, "draft": True, "board": "hellas", "max_generations": 20},
        ),
        "alone": (1, {}),
    },
}
"""Games whose playthroughs are named after their options: seats and options of each."""


def playthroughs(game: Game[Any]) -> dict[str, tuple[int, dict[str, Any]]]:
    """What is played of a game, by the name of its file."""
    return CHOSEN.get(game.slug) or {f"{seats}_players": (seats, {}) for seats in game.seats}


def golden(game: Game[Any], name: str) -> str:
    """The text of one playthrough."""
    seats, options = playthroughs(game)[name]
    return "\n".join(lines(game, seats, options)) + "\n"


def lines(game: Game[Any], seats: int, options: dict[str, Any]) -> Iterator[str]:
    table = record.begin(game, seats, SEED, options)
    dice = dice_for(f"golden {seats}")
    yield text_of(record.header(game, seats, SEED, options))
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


def path_of(slug: str, name: str) -> Path:
    return HERE / slug / f"{name}.txt"


def slugs() -> list[str]:
    """The games that have golden playthroughs."""
    return sorted(folder.name for folder in HERE.iterdir() if folder.is_dir() and not folder.name.startswith("_"))


def main(names: list[str]) -> None:
    for slug in names or slugs():
        game = load(slug)
        for each in playthroughs(game):
            path = path_of(slug, each)
            path.parent.mkdir(exist_ok=True)
            path.write_text(golden(game, each), encoding="utf-8")
            print(path.relative_to(HERE))


if __name__ == "__main__":
    main(sys.argv[1:])
