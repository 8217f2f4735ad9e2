"""The palette: one style sheet for every drawing, and an emblem a seat. Shape comes before colour."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from htpy import Element

from fourthrock.drawing.paper import path

HUES: Final = ["yellow", "blue", "orange", "green", "purple", "grey", "red", "teal"]
"""Names of `hue-...` classes in board.css: told apart by the common colour-vision deficiencies, and each with an emblem."""

EMBLEMS: Final[dict[str, str]] = {
    "yellow": "M0-10A10 10 0 1 0 .01-10Z",
    "blue": "M0-11.5L11.5 0 0 11.5-11.5 0Z",
    "orange": "M0-11L11 8.5-11 8.5Z",
    "green": "M5.4-9.4L10.8 0 5.4 9.4-5.4 9.4-10.8 0-5.4-9.4Z",
    "purple": "M0-11.5L3.3-4.2 11-3.5 5.2 1.7 6.9 9.5 0 5.5-6.9 9.5-5.2 1.7-11-3.5-3.3-4.2Z",
    "grey": "M-9-9H9V9H-9Z",
    "red": "M-3.6-10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z",
    "teal": "M-10-7.5C-4-11 4-11 10-7.5V1C10 6 5 9.5 0 11.5-5 9.5-10 6-10 1Z",
}
"""A silhouette for each hue, about 22 across, centred."""


def emblem(hue: str, **attributes: str) -> Element:
    """The silhouette of a hue, filled with it."""
    return path(d=EMBLEMS[hue], class_=f"emblem hue-{hue}", **attributes)


@cache
def style_sheet() -> str:
    """board.css: every class and colour that a drawing uses."""
    return resources.files("fourthrock.drawing").joinpath("board.css").read_text("utf-8")


def colours(theme: str) -> dict[str, str]:
    """The colour tokens of a theme (`dark` or `light`), by name."""
    block = re.search(rf"/\* {theme} \*/[^{{]*{{([^}}]*)}}", style_sheet())
    assert block is not None, f"board.css has no block for the theme {theme}"
    return dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{6})", block[1]))
