"""Compose: plate and layer as one SVG document that stands alone, for notebooks, the terminal's `draw`, docs and tests."""

from __future__ import annotations

import re
from typing import Any

from fourthrock.drawing.palette import style_sheet
from fourthrock.table import Game, Question


def standalone(game: Game[Any], view: Any, question: Question | None = None, theme: str = "dark") -> str:
    """The board as a seat sees it, one SVG document with its style sheet inside."""
    plate = game.plate(view)
    root = re.match(r"\s*(?:<\?xml[^>]*\?>)?\s*<svg([^>]*)>", plate)
    if root is None or "</svg>" not in plate:
        raise ValueError(f"the plate of {game.title} is not an SVG document")
    inside = plate[root.end() : plate.rindex("</svg>")]
    return f'<svg{root[1]} data-theme="{theme}"><style>{style_sheet()}</style>{inside}{game.layer(view, question)}</svg>'
