"""What stands around a board on every page that shows one: the stage it lies on, the papers beside it, the keys."""

from __future__ import annotations

import re
from collections.abc import Sequence

import htpy
from htpy import Element, Node, button, dd, details, dialog, div, dl, dt, form, h2, kbd, p, section, span, summary

from fourthrock.drawing.icons import icon


def stage(plate: str, address: str, layer: Element, strip: Element) -> Element:
    """The board: its still part, which the browser fetches from this address, under its moving part; above it the strip that
    does not move with it."""
    found = re.search(r'viewBox="([^"]+)"', plate)
    box = found[1] if found else "0 0 1000 1000"
    return div("#field")[
        strip,
        section("#board", aria_label="Board", tabindex="0")[
            div("#stage", data_plate=address, data_box=box)[
                htpy.svg("#live", viewBox=box, role="group", aria_label="Board")[layer]
            ],
            zoom(),
            _overlays(),
        ],
    ]


def zoom(kind: str = "") -> Element:
    """Closer and farther. A wide window has these buttons in its head, a small one over the board."""
    return div(f".zoom{kind}", role="group", aria_label="Zoom")[
        button(type="button", data_do="zoom-in", aria_label="Closer", title="Closer (+)")[icon("plus")],
        button(type="button", data_do="zoom-out", aria_label="Farther", title="Farther (−)")[icon("minus")],
        button(type="button", data_do="zoom-fit", aria_label="Whole board", title="Whole board (0)")[icon("fit")],
        button(type="button", data_do="zoom-options", aria_label="To what may be chosen", title="To what may be chosen (.)")[
            icon("crosshair")
        ],
    ]


def _overlays() -> Element:
    """Parts of the board that are shown on demand; the client fills the list from the layer."""
    return details("#overlays", hidden=True)[
        summary[icon("layers"), "Overlays"], div(".overlay-list", role="group", aria_label="Overlays of the board")
    ]


def papers(sheets: Sequence[tuple[str, str, str, Node]]) -> Element:
    """Papers behind tabs, the first one open: each a name, an icon, a heading and what is written on it."""
    first = sheets[0][0]
    return div("#papers")[
        div(".tabs", role="tablist", aria_label="Papers")[
            [
                button(
                    id=f"tab-{name}",
                    type="button",
                    role="tab",
                    aria_controls=f"panel-{name}",
                    aria_selected="true" if name == first else "false",
                    tabindex="0" if name == first else "-1",
                    data_tab=name,
                )[icon(picture), span[said]]
                for name, picture, said, _ in sheets
            ]
        ],
        [
            div(
                id=f"panel-{name}",
                class_="panel",
                role="tabpanel",
                aria_labelledby=f"tab-{name}",
                tabindex="0",
                hidden=name != first,
            )[body]
            for name, _, _, body in sheets
        ],
    ]


def help_dialog(keys: Sequence[tuple[str, str]], words: str) -> Element:
    """What the keys do."""
    return dialog("#help", aria_labelledby="help-title")[
        h2("#help-title")["Keys and gestures"],
        dl(".keys")[[[dt[kbd[key]], dd[said]] for key, said in keys]],
        p[words],
        form(method="dialog")[button(".primary", type="submit")["Close"]],
    ]
