"""The result: places and where the points came from."""

from __future__ import annotations

from htpy import Element, Node, a, button, caption, div, form, h2, input, p, section, span, table, tbody, td, th, thead, tr

from fourthrock.drawing.icons import icon
from fourthrock.server.pages.charts import charts
from fourthrock.server.pages.marks import seat_mark
from fourthrock.server.scene import Chair, Scene


def result(scene: Scene) -> Element:
    """Empty until the game is over."""
    if not scene.over:
        return section("#result", hidden=True)
    ranked = sorted((chair for chair in scene.chairs if chair.standing is not None), key=_place)
    return section("#result", aria_label="Result")[
        div(".result-card")[
            button(".close.quiet", type="button", data_do="close-result", aria_label="Close the result")[icon("close")],
            p(".eyebrow")["The game is over"],
            h2[_headline(ranked)],
            div(".scroll", tabindex="0", role="region", aria_label="Scores")[scores(ranked)],
            charts(scene),
            _next(scene),
        ]
    ]


def _place(chair: Chair) -> tuple[int, int]:
    assert chair.standing is not None
    return chair.standing.place, chair.seat


def _headline(ranked: list[Chair]) -> str:
    winners = [
        f"{chair.side.name} ({chair.name})" if chair.name else chair.side.name
        for chair in ranked
        if chair.standing is not None and chair.standing.place == 1
    ]
    if not winners:
        return "Nobody wins"
    return f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} win together"


def scores(ranked: list[Chair]) -> Element:
    """A column a seat, the best first; the totals, then a row for each source of points. So it fits a phone, however many
    sources there are."""
    names: list[str] = []
    for chair in ranked:
        names += [name for name, _ in (chair.standing.lines if chair.standing else []) if name not in names]
    values = [_values(chair) for chair in ranked]
    return table(".scores.by-source")[
        caption(".hear")["Scores by source"],
        thead[tr[th(scope="col")[span(".hear")["Source"]], [_player(chair) for chair in ranked]]],
        tbody(".sums")[
            tr[th(scope="row")["Place"], [td(".place")[str(chair.standing.place)] for chair in ranked if chair.standing]],
            tr[th(scope="row")["Total"], [td(".total")[f"{chair.standing.score:g}"] for chair in ranked if chair.standing]],
        ],
        tbody[
            [
                tr[
                    th(scope="row")[name[:1].upper() + name[1:]],
                    [td(".value")[f"{one[name]:g}" if name in one else "·"] for one in values],
                ]
                for name in names
            ]
        ],
    ]


def _player(chair: Chair) -> Node:
    return th(scope="col")[
        span(".scorer")[seat_mark(chair.seat), span[chair.side.name], chair.name and span(".quiet")[chair.name]]
    ]


def _values(chair: Chair) -> dict[str, float]:
    values: dict[str, float] = {}
    for name, value in chair.standing.lines if chair.standing else []:
        values[name] = values.get(name, 0) + value
    return values


def _next(scene: Scene) -> Node:
    return div(".next")[
        scene.rematch and a(".button.primary", href=f"/table/{scene.rematch}")[icon("rounds"), "To the rematch"],
        not scene.rematch
        and scene.seat is not None
        and form(method="post", action=f"/table/{scene.table}/rematch")[
            input(type="hidden", name="csrf", value=scene.csrf), button(".primary", type="submit")[icon("rounds"), "Play again"]
        ],
        a(".button", href=f"/table/{scene.table}/replay?at=0")[icon("play"), "Watch the replay"],
        scene.record and a(".button", href=f"/table/{scene.table}/record.jsonl", download=True)[icon("log"), "Record"],
    ]
