"""Salvage with everything that a game may show besides its board: cards with facets, an overlay, charts of its course."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fourthrock.table import Chart, Item, Question
from toy import PARTS, SalvageGame, SalvageView

FINISH = ["matt", "polished", "matt worn"]


class GalleryGame(SalvageGame):
    def __init__(self) -> None:
        super().__init__()
        self.slug = "gallery"
        self.title = "Gallery"

    def held(self, view: Any) -> list[tuple[str, list[Item]]]:
        return [("Low parts", list(PARTS[:8])), ("High parts", list(PARTS[8:]))]

    def facets(self, view: Any, item: Item) -> Mapping[str, int | str]:
        place = PARTS.index(item)  # type: ignore[arg-type]
        return {
            "value": 5 - place // 3,
            "weight": place * 7 % 10,
            "finish": FINISH[place % 3],
            "playable": "now" if place % 4 else "",
        }

    def charts(self, view: SalvageView) -> list[Chart]:
        return [Chart("Points", ["Start", "Middle", "End"], [[0, point / 2, point] for point in view.points])]

    def plate(self, view: Any) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#555"/></svg>'

    def layer(self, view: SalvageView, question: Question | None) -> str:
        tokens = [] if question is None else question.tokens
        buttons = [
            f'<g class="may" role="button" tabindex="0" aria-label="{token}" data-token="{token}">'
            f'<rect x="{20 + 70 * i}" y="40" width="60" height="40" fill="#a33"/></g>'
            for i, token in enumerate(tokens)
        ]
        over = '<g class="overlay" data-overlay="Reach"><circle id="reach" cx="200" cy="200" r="40"/></g>'
        return f"<g>{''.join(buttons)}{over}</g>"


GAME = GalleryGame()
