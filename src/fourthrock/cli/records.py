"""Records on disk: made by bots, read, checked."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import typer

from fourthrock import bots
from fourthrock.games import load
from fourthrock.table import RecordError, Table
from fourthrock.table import record as records
from fourthrock.table.record import Header, Line


def make(game: str, output: Path, seats: int | None, specs: str, seed: str, options: dict[str, Any]) -> None:
    """Let bots play one game and write it down."""
    chosen = load(game)
    named = bots.split(specs, seats or chosen.seats[0])
    settled = bots.options_for(chosen, options, named)
    table = records.begin(chosen, seats, seed, settled, journal=False)
    players = bots.line_up(specs, table.seats, seed)
    must_be_writable(output)
    while not table.over:
        question = table.ask
        table.answer(players[question.seat].choose(bots.Chair(table, question.seat)), question)
    write(table, seed, settled, named, output)
    winners = [str(standing.seat) for standing in table.standings() if standing.place == 1]
    typer.echo(f"{output}: {len(table.moves)} moves, won by {'seat ' + ' and '.join(winners) if winners else 'nobody'}.")


def must_be_writable(file: Path) -> None:
    """Say at once, rather than when the work is done, that a file cannot be written."""
    new = not file.exists()
    with file.open("a"):
        pass
    if new:
        file.unlink()


def write(table: Table[Any], seed: str, options: Any, names: list[str], output: Path) -> None:
    head = records.header(table.game, table.seats, seed, options, names)
    output.write_text(records.write(head, table), encoding="utf-8")


def read(file: Path) -> tuple[Header, list[Line]]:
    """A record from disk; a last line that was cut off is said on stderr and left out."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise RecordError(0, f"{file} is not text: a record is JSON Lines in UTF-8") from None
        except FileNotFoundError:
            raise RecordError(0, f"there is no file {file}") from None
        head, lines = records.read(text)
    for warning in caught:
        typer.echo(f"fourthrock: {warning.message}", err=True)
    return head, lines


def check(file: Path) -> None:
    """Play a record again, verify every fingerprint, and say so in a sentence."""
    head, lines = read(file)
    table = records.open_table(head, load, journal=False)
    for _ in records.steps(table, head, lines):
        pass
    marks = sum(line.fingerprint is not None for line in lines)
    if head.version == table.game.version:
        verdict = f"{marks} fingerprint{'' if marks == 1 else 's'} verified"
    else:
        verdict = f"every move is legal; fingerprints not compared (rules version {head.version}, here {table.game.version})"
    end = "the game is over" if table.over else f"seat {table.ask.seat} is to answer"
    typer.echo(f"{table.game.title}, {table.seats} seats: {len(table.moves)} moves, {verdict}, {end}.")
