"""Pictures: the position of a record as SVG, or as PNG by a Chromium found on the machine."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import typer

from fourthrock.cli.records import must_be_writable, read
from fourthrock.drawing.compose import standalone
from fourthrock.games import load
from fourthrock.table import BadSetup, Table
from fourthrock.table import record as records

BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
WIDTH = 1600
THEMES = ["dark", "light"]


def draw(file: Path, output: Path, move: int | None, seat: int | None, theme: str) -> None:
    """Write the picture that the ending of the file's name asks for."""
    if output.suffix not in (".svg", ".png"):
        raise BadSetup("output", f"a picture is a .svg or a .png file, not '{output.name}'")
    if theme not in THEMES:
        raise BadSetup("theme", f"a picture is {' or '.join(THEMES)}, not '{theme}'")
    table = table_after(file, move)
    if seat is not None and not 0 <= seat < table.seats:
        raise BadSetup("seat", f"the seats of this game are 0 to {table.seats - 1}, not {seat}")
    must_be_writable(output)
    svg = compose(table, seat, theme)
    if output.suffix == ".svg":
        output.write_text(svg, encoding="utf-8")
    else:
        write_png(svg, output)
    typer.echo(f"{output}: after {len(table.moves)} moves.")


def table_after(file: Path, move: int | None) -> Table[Any]:
    """The table of a record after so many moves."""
    head, lines = read(file)
    table = records.open_table(head, load, journal=False)
    if move != 0:
        for played in records.steps(table, head, lines):
            if played == move:
                break
    if move is not None and len(table.moves) != move:
        raise BadSetup("move", f"the record has {len(table.moves)} moves, not {move}")
    return table


def compose(table: Table[Any], seat: int | None, theme: str) -> str:
    """The board as this seat (None: a spectator) sees it, one SVG document."""
    question = None if seat is None else table.ask_of(seat)
    return standalone(table.game, table.view(seat), question, theme)


def write_png(svg: str, output: Path) -> None:
    """Photograph the SVG."""
    browser = next((path for path in map(shutil.which, BROWSERS) if path), None)
    if browser is None:
        raise BadSetup("output", f"a PNG needs a Chromium in the PATH ({', '.join(BROWSERS)}); an .svg file needs nothing")
    width, height = size_of(svg)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "board.html")
        style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
        page.write_text(f"<!doctype html><meta charset=utf-8>{style}{svg}", encoding="utf-8")
        command = [
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--user-data-dir={folder}/profile",
        ]
        command += [f"--window-size={width},{height}", f"--screenshot={output.resolve()}", page.as_uri()]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode != 0 or not output.exists():
        last = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
        raise BadSetup("output", f"{browser} did not take the picture: {last[0]}")


def size_of(svg: str) -> tuple[int, int]:
    """The picture's size in pixels: as wide as we like it, as high as its viewBox asks."""
    found = re.search(r'viewBox="([^"]+)"', svg)
    box = [float(number) for number in re.split(r"[\s,]+", found.group(1).strip())] if found else [0, 0, 4, 3]
    return WIDTH, max(1, round(WIDTH * box[3] / box[2]))
