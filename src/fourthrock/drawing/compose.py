"""Compose: strip, plate and layer as one SVG document that stands alone, for notebooks, the terminal's `draw`, docs and tests."""

from __future__ import annotations

import base64
import re
from functools import cache
from importlib import resources
from typing import Any, Final

from fourthrock.drawing.palette import style_sheet
from fourthrock.table import Game, Question

BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


@cache
def font_face() -> str:
    """The lettering of boards, inside the style sheet itself."""
    font = resources.files("fourthrock.drawing").joinpath("barlow-condensed-600.woff2").read_bytes()
    data = base64.b64encode(font).decode()
    source = f'url(data:font/woff2;base64,{data}) format("woff2")'
    return f'@font-face {{ font-family: "Barlow Condensed"; font-weight: 600; src: {source}; }}\n'


def measure(drawing: str) -> tuple[float, float]:
    """How wide and how high a drawing is."""
    found = BOX.search(drawing)
    if found is None:
        raise ValueError("the drawing has no viewBox that begins at 0 0")
    return float(found[1]), float(found[2])


def standalone(game: Game[Any], view: Any, question: Question | None = None, theme: str = "dark") -> str:
    """The board as a seat sees it, one SVG document with its style sheet inside."""
    plate = game.plate(view)
    root = re.match(r"\s*(?:<\?xml[^>]*\?>)?\s*<svg([^>]*)>", plate)
    strip = game.strip(view)
    if root is None or "</svg>" not in plate:
        raise ValueError(f"the plate of {game.title} is not an SVG document")
    inside = plate[root.end() : plate.rindex("</svg>")]
    style = f"<style>{font_face()}{style_sheet()}</style>"
    board = f"{inside}{game.layer(view, question)}"
    if not strip:
        return f'<svg{root[1]} data-theme="{theme}">{style}{board}</svg>'
    wide, high = measure(plate)
    above = measure(strip)[1]
    whole = BOX.sub(f'viewBox="0 0 {wide:g} {high + above:g}"', root[1])
    placed = strip.replace("<svg", f'<svg width="{wide:g}" height="{above:g}"', 1)
    return f'<svg{whole} data-theme="{theme}">{style}{placed}<g transform="translate(0 {above:g})">{board}</g></svg>'
