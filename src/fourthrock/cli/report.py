"""What a simulation has to say, on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Rows

from fourthrock.lab import Share, Simulation


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on stderr, if that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(outcome: Simulation, as_json: bool) -> None:
    """The report: JSON for programs (without the single games), tables for people."""
    if as_json:
        fields = msgspec.to_builtins(outcome)
        del fields["results"]
        print(msgspec.json.format(msgspec.json.encode(fields)).decode())
        return
    console = Console(highlight=False)
    console.print(rows("Seats", outcome.by_seat))
    console.print(rows("Bots", outcome.by_bot))
    console.print(
        f"{outcome.finished} of {outcome.games} games finished, {outcome.decisions} decisions in {outcome.seconds:.1f} s: "
        f"{outcome.games_per_second:,.1f} games/s, {outcome.decisions_per_second:,.0f} decisions/s in {plural(outcome.jobs)}.",
        soft_wrap=True,
    )
    if outcome.failed_worlds:
        console.print(f"{outcome.failed_worlds} imagined worlds could not be played: the game's imagine does not fit its rules.")


def rows(title: str, shares: list[Share]) -> Rows:
    table = Rows(title=title, title_justify="left")
    table.add_column("")
    for heading in ("games", "wins", "rate", "95 % interval", "mean score"):
        table.add_column(heading, justify="right")
    for share in shares:
        interval = f"{share.low:.1%} - {share.high:.1%}"
        table.add_row(share.name, str(share.games), f"{share.wins:.1f}", f"{share.rate:.1%}", interval, f"{share.score:.2f}")
    return table


def plural(jobs: int) -> str:
    return "1 process" if jobs == 1 else f"{jobs} processes"
