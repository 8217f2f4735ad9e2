"""How the game went, as small line charts: a line a seat, told apart by its emblem and its dashes before its colour, and the same
figures as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from htpy import Element, Node, caption, details, div, figcaption, figure, summary, table, tbody, td, th, thead, tr

from fourthrock.drawing.palette import emblem
from fourthrock.drawing.paper import at, g, line, num, path, pen, sheet, tip, words
from fourthrock.server.pages.marks import hue_of, seat_mark
from fourthrock.server.scene import Chair, Scene
from fourthrock.table import Chart

WIDE: Final = 420
HIGH: Final = 220
LEFT, RIGHT, TOP, FOOT = 44, 22, 14, 30
STEPS: Final = 4
LABELS: Final = 8
DASHES: Final = ["", "9 4", "2 4", "9 3 2 3", "14 4", "5 3"]


def charts(scene: Scene) -> Node:
    """Every chart that the game offers to this viewer."""
    drawn = [chart for chart in scene.game.charts(scene.view) if len(chart.periods) > 1]
    return div(".graphs")[[_figure(chart, scene.chairs) for chart in drawn]] if drawn else None


def _figure(chart: Chart, chairs: Sequence[Chair]) -> Element:
    return figure(".graph")[
        figcaption[chart.title],
        drawing(chart, chairs),
        details[
            summary["The figures"], div(".scroll", tabindex="0", role="region", aria_label=chart.title)[_table(chart, chairs)]
        ],
    ]


def _table(chart: Chart, chairs: Sequence[Chair]) -> Element:
    return table(".scores")[
        caption(".hear")[chart.title],
        thead[tr[th(scope="col")["Player"], [th(scope="col")[period] for period in chart.periods]]],
        tbody[
            [
                tr[th(scope="row")[seat_mark(chair.seat), chair.side.name], [td(".value")[f"{value:g}"] for value in values]]
                for chair, values in zip(chairs, chart.values)
            ]
        ],
    ]


def drawing(chart: Chart, chairs: Sequence[Chair]) -> Element:
    """The chart as a drawing; its figures stand in the table below it."""
    values = [value for series in chart.values for value in series]
    least, most, step = scale_of(min(values, default=0), max(values, default=0))
    across = (WIDE - LEFT - RIGHT) / max(1, len(chart.periods) - 1)

    def spot(period: int, value: float) -> tuple[float, float]:
        return LEFT + across * period, TOP + (HIGH - TOP - FOOT) * (most - value) / (most - least)

    grid = [least + step * i for i in range(round((most - least) / step) + 1)]
    every = math.ceil(len(chart.periods) / LABELS)
    series = zip(chairs, chart.values, strict=False)
    return sheet(
        WIDE,
        HIGH,
        [line(x1=LEFT, x2=WIDE - RIGHT, y1=num(spot(0, v)[1]), y2=num(spot(0, v)[1]), class_="graph-grid") for v in grid],
        [words(LEFT - 8, spot(0, v)[1] + 5, f"{v:g}", "graph-word", "end") for v in grid],
        [words(spot(i, 0)[0], HIGH - 8, period, "graph-word") for i, period in enumerate(chart.periods) if i % every == 0],
        [_series(chair, [spot(i, value) for i, value in enumerate(ones)], ones) for chair, ones in series if ones],
        name=f"{chart.title}: the figures are in the table below",
    )


def _series(chair: Chair, points: list[tuple[float, float]], values: Sequence[float]) -> Element:
    hue = hue_of(chair.side, chair.seat)
    dashes = DASHES[chair.seat % len(DASHES)]
    ends = points[-1]
    return g(class_=f"hue-{hue}")[
        tip(f"{chair.side.name}: {values[0]:g} to {values[-1]:g}"),
        path(d=pen(points), class_="graph-edge"),
        path(d=pen(points), class_="graph-line", stroke_dasharray=dashes or None),
        at(ends[0], ends[1], emblem(hue), scale=0.75),
    ]


def scale_of(least: float, most: float) -> tuple[float, float, float]:
    """Round figures around these: the lowest, the highest, and the step between lines; nought is always among them."""
    low, high = min(0.0, least), max(0.0, most)
    if high == low:
        high = low + 1
    rough = (high - low) / STEPS
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough * 0.999)
    return math.floor(low / step) * step, math.ceil(high / step) * step, step
