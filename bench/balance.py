"""How often each side of a game wins: many games, and docs/balance/ gets a page and a drawing of what came out.

    python bench/balance.py GAME --bots nonplayer --games 1000 [--seed 1] [--seats 4] [--jobs 2]

A call adds a row, or replaces the one of the same bots. What was measured lies in docs/balance/GAME.json; page and drawing are
made from it. `--draw` makes them anew and plays nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from htpy import Node

from fourthrock.drawing.paper import at, drawn, line, num, rect, sheet, words
from fourthrock.games import load
from fourthrock.lab import simulate
from fourthrock.table.game import read_options

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "balance"
WIDE = 720.0
LEFT = 190.0
RIGHT = 40.0
BAR = 20.0
GAP = 34.0
HEAD = 30.0
COLOURS = ["#8a4b2a", "#3d6b8c", "#a3322c", "#6b7a3a", "#7a5a8c"]
INK = "#2a2320"
FAINT = "#b8aca4"


class Side(msgspec.Struct):
    """One side: how often it won (shared games in part), the rate with its interval, its mean score."""

    name: str
    wins: float
    rate: float
    low: float
    high: float
    score: float


class Row(msgspec.Struct):
    """What came out of the games between some bots."""

    bots: str
    games: int
    seed: str
    seats: int
    decisions: float
    sides: list[Side]


def measured(game: str, bots: str, games: int, seed: str, seats: int, jobs: int) -> Row:
    """Play the games."""
    outcome = simulate(game, games, seats=seats, bots=bots, seed=seed, jobs=jobs)
    names = [item.name for item in load(game).sides(seats, read_options(load(game), {}))]
    sides = [Side(name, one.wins, one.rate, one.low, one.high, one.score) for name, one in zip(names, outcome.by_seat)]
    return Row(bots, outcome.games, seed, seats, outcome.decisions / outcome.games, sides)


def drawing(title: str, rows: list[Row]) -> str:
    """Bars of the rates with their intervals; a line where an even share would be."""
    heights = [len(row.sides) * BAR + GAP for row in rows]
    most = min(1.0, max(side.high for row in rows for side in row.sides) + 0.05)
    scale = (WIDE - LEFT - RIGHT) / most
    content: list[Node] = [rect(width=num(WIDE), height=num(HEAD + sum(heights) + 12), fill="#fbf7f1")]
    top = HEAD
    for row, height in zip(rows, heights):
        content.append(_panel(row, top, scale))
        top += height
    content.append(words(WIDE / 2, 20, f"{title}: how often each side won", anchor="middle", font_size="15", fill=INK))
    return drawn(sheet(WIDE, top + 12, *content, name=f"{title}: how often each side won", font_family="sans-serif"))


def _panel(row: Row, top: float, scale: float) -> Node:
    even = LEFT + scale / len(row.sides)
    low = top + 20 + len(row.sides) * BAR
    return [
        words(LEFT, top + 12, f"{row.games} games, {row.bots}", anchor="start", font_size="12", fill=INK),
        line(x1=num(even), x2=num(even), y1=num(top + 16), y2=num(low), stroke=FAINT, stroke_dasharray="3 3"),
        [_bar(side, top + 20 + BAR * at_row, scale, COLOURS[at_row]) for at_row, side in enumerate(row.sides)],
    ]


def _bar(side: Side, y: float, scale: float, colour: str) -> Node:
    middle = BAR / 2 - 2
    return at(
        LEFT,
        y,
        words(-8, 12, side.name, anchor="end", font_size="12", fill=INK),
        rect(width=num(side.rate * scale), height=num(BAR - 4), fill=colour, fill_opacity=".75"),
        line(x1=num(side.low * scale), x2=num(side.high * scale), y1=num(middle), y2=num(middle), stroke=INK, stroke_width="1.5"),
        words(side.high * scale + 6, 12, percent(side.rate), anchor="start", font_size="11", fill=INK),
    )


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def page(game: str, title: str, rows: list[Row]) -> str:
    """The page beside the drawing."""
    found = [
        f"# {title}: how often each side wins",
        "",
        "Measured with `python bench/balance.py`: the bots of a row play all sides of its games. A rate is the part of the games",
        "that a side won, with its Wilson 95 % interval; the dashed line is an even share.",
        "",
        f"![{title}: how often each side won]({game}.svg)",
    ]
    for row in rows:
        found += ["", f"## {row.games} games, {row.bots}", "", f"{row.decisions:.0f} decisions a game.", ""]
        found += ["| side | won | rate | 95 % interval | mean score |", "| --- | ---: | ---: | --- | ---: |"]
        found += [_line(side) for side in row.sides]
        call = f"python bench/balance.py {game} --bots {row.bots} --games {row.games} --seed {row.seed} --seats {row.seats}"
        found += ["", "```", call, "```"]
    return "\n".join(found) + "\n"


def _line(side: Side) -> str:
    interval = f"{percent(side.low)} - {percent(side.high)}"
    return f"| {side.name} | {side.wins:g} | {percent(side.rate)} | {interval} | {side.score:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="nonplayer")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--draw", action="store_true")
    given = parser.parse_args()
    game = load(given.game)
    FOLDER.mkdir(parents=True, exist_ok=True)
    data = FOLDER / f"{given.game}.json"
    rows = msgspec.json.decode(data.read_bytes(), type=list[Row]) if data.exists() else []
    if not given.draw:
        row = measured(given.game, given.bots, given.games, given.seed, given.seats or game.seats[-1], given.jobs)
        rows = [*[one for one in rows if one.bots != row.bots], row]
        data.write_bytes(msgspec.json.format(msgspec.json.encode(rows)) + b"\n")
    (FOLDER / f"{given.game}.svg").write_text(drawing(game.title, rows), encoding="utf-8")
    (FOLDER / f"{given.game}.md").write_text(page(given.game, game.title, rows), encoding="utf-8")


if __name__ == "__main__":
    main()
