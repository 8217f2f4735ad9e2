"""A list of tables, as home, my games and the host page show it."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, a, li, p, span, ul

from fourthrock.drawing.icons import icon
from fourthrock.server.pages.visit import TableRow

SAID = {"your_turn": "Your turn", "waiting": "Waiting", "open": "Open chairs", "over": "Over"}


def table_rows(rows: Sequence[TableRow], empty: str = "Nothing here yet.") -> Element:
    if not rows:
        return p(".empty")[empty]
    return ul(".tables")[[_row(row) for row in rows]]


def _row(row: TableRow) -> Element:
    seat = "" if row.seat is None else f"?seat={row.seat}"
    return li(class_=f"table-row {row.state}")[
        a(href=f"/table/{row.table}{seat}")[
            span(".row-state")[
                icon({"your_turn": "play", "waiting": "clock", "open": "seed", "over": "trophy"}[row.state]), SAID[row.state]
            ],
            span(".row-name")[row.name or row.game.title, span(".quiet")[f" {row.game.title}"] if row.name else None],
            span(".row-people")[", ".join(name or "open chair" for name in row.chairs)],
            span(".row-when")[row.result or row.when],
        ]
    ]
