"""The commands. Each reads its arguments, then loads what it needs: `--help` stays fast."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Optional

import typer

from fourthrock.table import BadSetup

if TYPE_CHECKING:
    from fourthrock.lab import Simulation

app = typer.Typer(
    name="fourthrock",
    help="Heavy board games of Mars and revolt, at one table.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; see `fourthrock games`.")]
Seats = Annotated[Optional[int], typer.Option("--seats", help="How many seats; without it the fewest of the game.")]  # noqa: UP045
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="Who plays, comma separated: random, greedy, search:1s, search:500; nonplayer leaves it to the rules of the game.",
    ),
]
Seed = Annotated[str, typer.Option("--seed", help="The same seed gives the same game.")]
Jobs = Annotated[int, typer.Option("--jobs", help="In how many processes.")]
GameOptions = Annotated[
    Optional[list[str]],  # noqa: UP045
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record: a game as JSON Lines.")]
Out = Annotated[Path, typer.Option("-o", "--output", help="The file to write.")]


@app.command()
def games(json: AsJson = False) -> None:
    """List the games that are installed, with their seats and options."""
    from fourthrock.cli import listing

    listing.show(json)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or a record to go on with.")],
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Where you sit, from 0.")] = 0,
    bots: Bots = "search:1s",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same game; without it every game is new.")] = "",
    option: GameOptions = None,
    hints: Annotated[str, typer.Option("--hints", help="The bot that answers `hint`.")] = "search:1s",
) -> None:
    """Play against bots."""
    from fourthrock.cli.play import sit_down

    sit_down(game, seats, seat, bots, seed or fresh_seed(), read_pairs(option), hints)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = "0",
    jobs: Jobs = 1,
    option: GameOptions = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games; report wins by seat and by bot, and the speed."""
    run_simulation(game, games, seats, bots, seed, jobs, option, json, rotate=False)


@app.command()
def match(
    game: GameName,
    bots: Bots,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 40,
    seats: Seats = None,
    seed: Seed = "0",
    jobs: Jobs = 1,
    option: GameOptions = None,
    json: AsJson = False,
) -> None:
    """Match bots with rotated seats: every deal is played once from each seat."""
    run_simulation(game, games, seats, bots, seed, jobs, option, json, rotate=True)


@app.command()
def record(
    game: GameName,
    output: Out,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = "0",
    option: GameOptions = None,
) -> None:
    """Let bots play one game and write its record."""
    from fourthrock.cli import records

    records.make(game, output, seats, bots, seed, read_pairs(option))


@app.command()
def check(file: RecordFile) -> None:
    """Play a record again and verify every fingerprint."""
    from fourthrock.cli import records

    records.check(file)


@app.command()
def draw(
    file: RecordFile,
    output: Out,
    move: Annotated[Optional[int], typer.Option("--move", help="After how many moves; without it at the end.")] = None,  # noqa: UP045
    seat: Annotated[Optional[int], typer.Option("--seat", help="With whose eyes; without it a spectator's.")] = None,  # noqa: UP045
    theme: Annotated[str, typer.Option("--theme", help="dark or light.")] = "dark",
) -> None:
    """Draw a position of a record as SVG, or as PNG where there is a Chromium."""
    from fourthrock.cli import picture

    picture.draw(file, output, move, seat, theme)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen on.")] = 8400,
    db: Annotated[str, typer.Option("--db", help="The file in which the games are kept.")] = "games.sqlite",
) -> None:
    """Open the web table."""
    try:
        from fourthrock.server import run

        run(host=host, port=port, database=db)
    except ModuleNotFoundError as error:
        raise BadSetup("serve", f"the web table needs {error.name}: pip install 'fourthrock[web]'") from None


@app.command()
def bench(
    game: Annotated[Optional[str], typer.Argument(metavar="GAME", help="Only this game.")] = None,  # noqa: UP045
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure each figure.")] = 1.0,
    json: AsJson = False,
) -> None:
    """Measure how fast the installed games run here, in one process."""
    from fourthrock.cli import listing

    listing.bench(game, seconds, json)


def run_simulation(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: str,
    jobs: int,
    option: list[str] | None,
    json: bool,
    *,
    rotate: bool,
) -> None:
    """Simulate with a progress bar on a terminal, then print a report."""
    from fourthrock.cli import report
    from fourthrock.lab import GameFailed
    from fourthrock.lab import simulate as run

    try:
        with report.progress(games) as tell:
            outcome: Simulation = run(
                game, games, seats=seats, bots=bots, seed=seed, jobs=jobs, options=read_pairs(option), rotate=rotate, report=tell
            )
    except GameFailed as error:
        typer.echo(f"fourthrock: {error}", err=True)
        raise typer.Exit(1) from None
    report.show(outcome, json)


def read_pairs(pairs: list[str] | None) -> dict[str, Any]:
    """Game options from `name=value`: a value is read as JSON where it is JSON, else as text."""
    import msgspec

    found: dict[str, Any] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadSetup("option", f"'{pair}' is not NAME=VALUE")
        try:
            found[name.strip()] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name.strip()] = value
    return found


def fresh_seed() -> str:
    import secrets

    return secrets.token_hex(4)


if __name__ == "__main__":
    sys.exit(app())
