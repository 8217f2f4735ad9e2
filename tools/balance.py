"""How balanced a game is between some bots: win shares by seat over many games, and how the games went, with plots.

    python tools/balance.py GAME --bots SPECS [--games N] [--seats N] [--seed S] [--jobs N] [--option NAME=VALUE ...]

Writes docs/balance/GAME.md (or --name) and its plots beside it. The same command gives the same page.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from pathlib import Path

from fourthrock.cli.app import read_pairs
from fourthrock.games import load
from fourthrock.lab import Share, Simulation, simulate
from fourthrock.lab.games import GameResult
from fourthrock.table import Item, read_options

HERE = Path(__file__).resolve().parent.parent
FOLDER = HERE / "docs" / "balance"
INKS = ["#2f6db3", "#5b5b66", "#b8352c", "#c77a12", "#2f8a57", "#7b4fa3"]
WIDE, HIGH = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 36, 40


def main() -> None:
    given = read_arguments()
    options = read_pairs(given.option)
    game = load(given.game)
    done = simulate(
        given.game,
        given.games,
        seats=given.seats,
        bots=given.bots,
        seed=given.seed,
        jobs=given.jobs,
        options=options,
        charts=True,
        report=lambda games: print(f"\r{games} of {given.games} games", end="", file=sys.stderr),
    )
    print(file=sys.stderr)
    sides = game.sides(done.seats, read_options(game, options))
    FOLDER.mkdir(parents=True, exist_ok=True)
    name = given.name or given.game
    (FOLDER / f"{name}.md").write_text(page(game.title, name, done, sides, command(given)), encoding="utf-8")
    (FOLDER / f"{name}.svg").write_text(shares_plot(done, sides), encoding="utf-8")
    for title, (periods, means) in means_of(done.results).items():
        (FOLDER / f"{name}-{slug(title)}.svg").write_text(lines_plot(title, periods, means, sides), encoding="utf-8")
    print(f"{FOLDER / name}.md: written")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Win shares by seat over many games between bots, with plots.")
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="who plays, comma separated")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE")
    parser.add_argument("--name", help="the name of the page; without it the game's")
    return parser.parse_args()


def command(given: argparse.Namespace) -> str:
    """The command that writes the page again."""
    words = ["python tools/balance.py", given.game, f"--bots {given.bots}", f"--games {given.games}"]
    words += [f"--seats {given.seats}"] if given.seats else []
    words += [f"--seed {given.seed}"] if given.seed != "0" else []
    words += [f"--option {one}" for one in given.option or []]
    words += [f"--name {given.name}"] if given.name else []
    return " ".join(words)


# ----------------------------------------------------------------------------------------------------------------- the page


def page(title: str, name: str, done: Simulation, sides: Sequence[Item], said: str) -> str:
    """The Markdown page: who won how often, and the plots."""
    decisions = done.decisions / done.games
    lines = [
        f"# {title}: balance",
        "",
        f"{done.finished} of {done.games} games between {bots_said(done.bots)} were played to the end, {decisions:.0f} decisions"
        f" each on average. Written by `{said}`.",
        "",
        "| seat | wins | share | 95 % interval | mean score |",
        "| --- | ---: | ---: | ---: | ---: |",
        *[row(side, share) for side, share in zip(sides, done.by_seat)],
        "",
        "A win that is shared counts in part; the interval is Wilson's.",
        "",
        f"![Share of wins by seat]({name}.svg)",
    ]
    for chart in means_of(done.results):
        lines += ["", f"## {chart}", "", f"Means over the games that came so far.\n\n![{chart}]({name}-{slug(chart)}.svg)"]
    return "\n".join(lines) + "\n"


def bots_said(specs: Sequence[str]) -> str:
    """`four search:200 bots`, or the list."""
    if len(set(specs)) == 1:
        return f"{len(specs)} `{specs[0]}` bots"
    return "the bots " + ", ".join(f"`{spec}`" for spec in specs)


def row(side: Item, share: Share) -> str:
    interval = f"{share.low:.1%} to {share.high:.1%}"
    return f"| {side.name} | {share.wins:g} | {share.rate:.1%} | {interval} | {share.score:.1f} |"


def slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def means_of(results: Sequence[GameResult]) -> dict[str, tuple[list[str], list[list[float]]]]:
    """Each chart's mean over the games, period by period; a game that ended earlier counts as far as it came."""
    sums: dict[str, dict[str, tuple[int, list[float]]]] = {}
    for result in results:
        for curve in result.charts:
            chart = sums.setdefault(curve.title, {})
            for number, period in enumerate(curve.periods):
                values = [seat[number] for seat in curve.values]
                games, known = chart.get(period, (0, [0.0] * len(values)))
                chart[period] = games + 1, [one + other for one, other in zip(known, values)]
    return {title: _averaged(chart) for title, chart in sums.items()}


def _averaged(chart: dict[str, tuple[int, list[float]]]) -> tuple[list[str], list[list[float]]]:
    means = [[total / games for total in totals] for games, totals in chart.values()]
    return list(chart), [list(seat) for seat in zip(*means)]


# ---------------------------------------------------------------------------------------------------------------- the plots


def shares_plot(done: Simulation, sides: Sequence[Item]) -> str:
    """A bar a seat with its interval; the dashed line is an equal share."""
    high = TOP + 44 * len(sides) + BOTTOM
    wide = WIDE - 200
    most = max(share.high for share in done.by_seat) * 1.05
    parts = [words(16, 24, "Share of wins, with 95 % intervals", 16)]
    even = 170 + wide / len(sides) / most
    parts.append(f'<path d="M{even:.1f} {TOP}V{high - BOTTOM}" stroke="#888" stroke-dasharray="4 4"/>')
    for number, (side, share) in enumerate(zip(sides, done.by_seat)):
        y = TOP + 44 * number + 8
        low, to, end = (170 + wide * value / most for value in (share.low, share.rate, share.high))
        parts.append(words(160, y + 20, side.name, 14, "end"))
        parts.append(f'<rect x="170" y="{y}" width="{to - 170:.1f}" height="28" rx="3" fill="{ink(number)}"/>')
        parts.append(f'<path d="M{low:.1f} {y + 14}H{end:.1f}M{low:.1f} {y + 8}v12M{end:.1f} {y + 8}v12" stroke="#111"/>')
        parts.append(words(end + 8, y + 20, f"{share.rate:.1%}", 13))
    return sheet(WIDE + 60, high, "Share of wins by seat", parts)


def lines_plot(title: str, periods: Sequence[str], means: Sequence[Sequence[float]], sides: Sequence[Item]) -> str:
    """A line a seat over the periods."""
    values = [value for seat in means for value in seat]
    low, high = min([0.0, *values]), max([1.0, *values])
    step = (WIDE - LEFT - RIGHT) / max(1, len(periods) - 1)
    unit = (HIGH - TOP - BOTTOM) / (high - low)

    def at(number: int, value: float) -> str:
        return f"{LEFT + step * number:.1f} {HIGH - BOTTOM - (value - low) * unit:.1f}"

    parts = [words(16, 24, title, 16)]
    for value in (low, 0.0, high) if low < 0 else (low, high):
        parts.append(f'<path d="M{at(0, value)}H{WIDE - RIGHT}" stroke="#ccc"/>')
        parts.append(words(LEFT - 8, HIGH - BOTTOM - (value - low) * unit + 4, f"{value:.0f}", 12, "end"))
    every = -(-len(periods) // 12)
    for number, period in enumerate(periods):
        if number % every == 0:
            parts.append(words(LEFT + step * number, HIGH - BOTTOM + 20, period, 12, "middle"))
    ends = spread([HIGH - BOTTOM - (seat[-1] - low) * unit for seat in means])
    for number, (side, seat, y) in enumerate(zip(sides, means, ends)):
        path = "L".join(at(i, value) for i, value in enumerate(seat))
        parts.append(f'<path d="M{path}" fill="none" stroke="{ink(number)}" stroke-width="2.5"/>')
        parts.append(words(WIDE - RIGHT + 8, y + 4, f"{side.name} {seat[-1]:.1f}", 13, "start", ink(number)))
    return sheet(WIDE, HIGH, title, parts)


def spread(heights: Sequence[float]) -> list[float]:
    """Heights for the names at the ends of the lines, moved apart where they would overlap."""
    found = list(heights)
    order = sorted(range(len(found)), key=lambda number: found[number])
    for one, other in pairwise(order):
        found[other] = max(found[other], found[one] + 16)
    return found


def ink(number: int) -> str:
    return INKS[number % len(INKS)]


def words(x: float, y: float, said: str, size: int, anchor: str = "start", color: str = "#222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{color}">{escape(said)}</text>'


def sheet(wide: int, high: int, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-family="sans-serif">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


if __name__ == "__main__":
    main()
