"""The games that are installed: what they are, and how fast they run here."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from fourthrock.games import load, slugs
from fourthrock.table import BadSetup, Game, described_options

UNITS = "one process; games, decisions and simulations of a search a second; clone, options and view in microseconds"


def show(as_json: bool) -> None:
    found = [describe(load(slug)) for slug in slugs()]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    console = Console(highlight=False)
    for game in found:
        about = [part for part in (game["minutes"] and f"{game['minutes']} minutes", game["weight"]) if part]
        console.print(
            f"[bold]{game['slug']}[/]  {game['title']}, {seats_in_words(game['seats'])}" + "".join(f", {p}" for p in about)
        )
        if game["about"]:
            console.print(indented(game["about"]))
        for option in game["options"]:
            values = f" One of {', '.join(map(as_value, option['values']))}." if option["values"] else ""
            console.print(indented(f"--option {option['name']}={as_value(option['default'])}  {option['about']}{values}"))


def indented(text: str) -> Padding:
    return Padding(Text(text), (0, 0, 0, 4))


def describe(game: Game[Any]) -> dict[str, Any]:
    """A game as plain values."""
    return {
        "slug": game.slug,
        "title": game.title,
        "version": game.version,
        "seats": game.seats,
        "about": game.about,
        "minutes": game.minutes,
        "weight": game.weight,
        "options": [
            {
                "name": name,
                "default": field.get("default"),
                "about": field.get("description", ""),
                "values": field.get("enum", []),
            }
            for name, field in described_options(game).items()
        ],
    }


def seats_in_words(seats: list[int]) -> str:
    if len(seats) == 1:
        return f"{seats[0]} seats"
    whole = seats == list(range(seats[0], seats[-1] + 1))
    return f"{seats[0]} to {seats[-1]} seats" if whole else f"{', '.join(map(str, seats))} seats"


def as_value(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def bench(only: str | None, seconds: float, as_json: bool) -> None:
    """How fast each game runs here."""
    if not seconds > 0:
        raise BadSetup("seconds", f"each figure is measured for more than 0 seconds, not {seconds:g}")
    from fourthrock.lab.measure import measure

    found = [measure(load(slug), seconds) for slug in ([only] if only else slugs())]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    table = Rows(box=None, caption=UNITS, caption_justify="left")
    table.add_column("", no_wrap=True)
    for heading in ("seats", "games", "decisions", "clone", "options", "view", "search"):
        table.add_column(heading, justify="right")
    for figures in found:
        numbers = (figures.games_per_second, figures.decisions_per_second, figures.clone, figures.options, figures.view)
        shown = [f"{number:,.1f}" if number < 1000 else f"{number:,.0f}" for number in numbers]
        table.add_row(figures.game, str(figures.seats), *shown, f"{figures.simulations_per_second:,.0f}")
    Console(highlight=False).print(table)
