"""Records: a whole game as JSON Lines. A header, then a line a move, and a fingerprint of the position every so often.

{"fourthrock": 1, "game": "mission_red_planet", "version": 1, "seats": 4, "seed": "7", "options": {}}
{"seat": 0, "play": "soldier"}
{"moves": 50, "fingerprint": "8c0f3a51d2e94b67"}
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from fourthrock.table.dice import dice_for
from fourthrock.table.errors import BadSetup, RecordError, TableError
from fourthrock.table.fingerprint import fingerprint
from fourthrock.table.game import Game, read_options
from fourthrock.table.journal import Journal
from fourthrock.table.table import Table

FORMAT = 1
FINGERPRINT_EVERY = 50


class Header(msgspec.Struct, forbid_unknown_fields=True):
    fourthrock: int
    game: str
    version: int
    seats: int
    seed: str
    options: dict[str, Any] = {}
    names: list[str] = []


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A move (seat and play), an undo (seat and undo) or a check (moves and fingerprint)."""

    seat: int | None = None
    play: str | None = None
    undo: bool = False
    moves: int | None = None
    fingerprint: str | None = None


def begin(
    game: Game[Any],
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, Any] | msgspec.Struct | None = None,
    *,
    rewindable: bool = True,
    journal: bool = True,
) -> Table[Any]:
    """Set up a new table."""
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise BadSetup("seats", f"{game.title} is for {allowed} seats, not {count}")
    read = read_options(game, options)
    position = game.setup(count, read, dice_for(seed))
    return Table(game, position, count, rewindable=rewindable, journal=Journal() if journal else None)


def header(game: Game[Any], seats: int, seed: int | str, options: Any = None, names: list[str] | None = None) -> Header:
    """The header of a record of this game; options that stand at their default are left out."""
    read = read_options(game, options)
    changed = {
        field.name: msgspec.to_builtins(getattr(read, field.name))
        for field in msgspec.structs.fields(game.options)
        if getattr(read, field.name) != field.default
    }
    return Header(FORMAT, game.slug, game.version, seats, str(seed), changed, names or [])


def write(head: Header, table: Table[Any]) -> str:
    """The record of a table that was begun with this header, with fingerprints."""
    again = begin(table.game, head.seats, head.seed, head.options, journal=False)
    lines = [_text(head)]
    for number, move in enumerate(table.moves, 1):
        lines.append(_text(Line(seat=move.seat, play=move.item.token)))
        again.replay(move)
        if number % FINGERPRINT_EVERY == 0 or number == len(table.moves):
            lines.append(_text(Line(moves=number, fingerprint=fingerprint(again.position))))
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[Header, list[Line]]:
    """Parse a record. A last line cut off in mid-write is dropped with a warning; other damage is refused with its line."""
    rows = text.split("\n")
    complete = rows.pop() == "" if rows else False
    if not complete:
        rows = text.split("\n")
    if not rows or not rows[0].strip():
        raise RecordError(0, "the record is empty; it must begin with a header line")
    try:
        head = msgspec.json.decode(rows[0], type=Header)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise RecordError(1, f"not the header of a fourthrock record: {error}") from None
    if head.fourthrock != FORMAT:
        raise RecordError(1, f"record format {head.fourthrock} is not known here; this program reads format {FORMAT}")
    lines: list[Line] = []
    for number, row in enumerate(rows[1:], 2):
        try:
            lines.append(_checked(msgspec.json.decode(row, type=Line)))
        except (msgspec.DecodeError, ValueError) as error:
            if number == len(rows) and not complete:
                warnings.warn(f"line {number} of the record was cut off in mid-write and is left out", stacklevel=2)
                break
            raise RecordError(number, f"not a move, an undo or a fingerprint: {error}") from None
    return head, lines


def replay(text: str, find: Callable[[str], Game[Any]], *, journal: bool = True) -> Table[Any]:
    """The table at the end of a record, every move and fingerprint checked on the way. `find` gives the game of a name."""
    head, lines = read(text)
    table = open_table(head, find, journal=journal)
    for _ in steps(table, head, lines):
        pass
    return table


def open_table(head: Header, find: Callable[[str], Game[Any]], *, journal: bool = True) -> Table[Any]:
    """The table before the first move of a record with this header."""
    try:
        return begin(find(head.game), head.seats, head.seed, head.options, journal=journal)
    except BadSetup as error:
        raise RecordError(1, str(error)) from None


def steps(table: Table[Any], head: Header, lines: list[Line]) -> Iterator[int]:
    """Play the lines one by one, yielding the number of moves after each. A record made under another version of the rules is
    followed as far as its moves are legal; its fingerprints then say nothing."""
    same_rules = head.version == table.game.version
    for number, line in enumerate(lines, 2):
        try:
            if line.fingerprint is not None:
                _check(table, line, number, same_rules)
            elif line.undo:
                assert line.seat is not None
                table.undo(line.seat)
                yield len(table.moves)
            else:
                assert line.play is not None
                table.play(line.play, line.seat)
                yield len(table.moves)
        except RecordError:
            raise
        except TableError as error:
            why = "" if same_rules else f" (made under version {head.version} of the rules, this is {table.game.version})"
            raise RecordError(number, f"{error}{why}") from None


def _check(table: Table[Any], line: Line, number: int, same_rules: bool) -> None:
    if line.moves != len(table.moves):
        raise RecordError(number, f"the fingerprint is for {line.moves} moves, but {len(table.moves)} were played")
    if same_rules and line.fingerprint != fingerprint(table.position):
        raise RecordError(number, f"the position after {line.moves} moves is not the one that was recorded")


def _checked(line: Line) -> Line:
    move = line.seat is not None and line.play is not None and not line.undo
    undo = line.seat is not None and line.play is None and line.undo
    check = line.moves is not None and line.fingerprint is not None and line.seat is None
    if move + undo + check != 1 or (check and line.play is not None):
        raise ValueError("it needs seat and play, or seat and undo, or moves and fingerprint")
    return line


def _text(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode()
