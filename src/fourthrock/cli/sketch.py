"""A sketch on the terminal: its panels side by side as the width allows, its inks as the terminal's colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Box
from rich.text import Text

from fourthrock.drawing.sketch import Line, Panel, width

STYLES: Final = {
    "strong": "bold",
    "quiet": "dim",
    "may": "bold black on yellow",
    "water": "bright_blue",
    "green-land": "green",
    "rust": "color(173)",
    "ice": "bright_cyan",
    "danger": "bold red",
    "yellow": "bold yellow",
    "blue": "bold dodger_blue1",
    "orange": "bold dark_orange",
    "green": "bold green3",
    "purple": "bold medium_purple1",
    "grey": "bold grey70",
    "red": "bold red1",
    "teal": "bold dark_cyan",
}
FRAME: Final = 4
INDENT: Final = 4


def sketched(panels: Sequence[Panel], console: Console) -> RenderableType:
    """The panels in rows: as many in a row as fit beside each other."""
    rows: list[list[RenderableType]] = []
    room = 0
    for panel in panels:
        wide = max([len(panel.title) + 2, *map(width, panel.lines)]) + FRAME
        if not rows or wide + 1 > room:
            rows.append([])
            room = console.width
        rows[-1].append(boxed(panel, min(wide, console.width), console))
        room -= wide + 1
    return Group(*[row[0] if len(row) == 1 else Columns(row, padding=(0, 1, 0, 0)) for row in rows])


def boxed(panel: Panel, wide: int, console: Console) -> RenderableType:
    lines = [part for line in panel.lines for part in folded(text_of(line), wide - FRAME, console)]
    return Box(
        Text("\n").join(lines), title=Text(panel.title, style="bold"), title_align="left", width=wide, border_style="color(137)"
    )


def folded(line: Text, wide: int, console: Console) -> list[Text]:
    """A line that is too long goes on below, indented."""
    first, *rest = line.wrap(console, wide)
    if not rest:
        return [first]
    below = Text(" ").join(rest).wrap(console, wide - INDENT)
    return [first, *[Text(" " * INDENT).append(part) for part in below]]


def text_of(line: Line) -> Text:
    """A line in its inks; an ink that is not known here is plain."""
    said = Text(no_wrap=False)
    for part in line:
        said.append(part) if isinstance(part, str) else said.append(part.text, style=STYLES.get(part.ink, ""))
    return said
