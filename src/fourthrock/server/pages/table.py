"""The table page: the frame of the table, and the fragments that the live connection swaps. Every fragment is a function from a
scene to HTML whose root has the fragment's id."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

import htpy
from htpy import (
    Element,
    Node,
    a,
    aside,
    button,
    div,
    form,
    h1,
    h2,
    header,
    input,
    label,
    li,
    nav,
    ol,
    option,
    p,
    section,
    select,
    span,
)
from markupsafe import Markup

from fourthrock.drawing.icons import icon
from fourthrock.drawing.paper import drawn
from fourthrock.server.pages.around import help_dialog, papers, stage, zoom
from fourthrock.server.pages.cards import cards
from fourthrock.server.pages.frame import page
from fourthrock.server.pages.layer import layer_of
from fourthrock.server.pages.log import log
from fourthrock.server.pages.marks import marks_once, seat_mark
from fourthrock.server.pages.prompt import prompt
from fourthrock.server.pages.result import result
from fourthrock.server.pages.rules import rules_panel
from fourthrock.server.pages.seats import seats
from fourthrock.server.pages.talk import chat, notes
from fourthrock.server.pages.visit import Hint, Visit
from fourthrock.server.scene import Scene


def plate_of(scene: Scene) -> tuple[str, str]:
    """The still part of the board: its hash, and the SVG document to be served under it for ever."""
    drawn = scene.game.plate(scene.view)
    return hashlib.blake2b(drawn.encode(), digest_size=8).hexdigest(), drawn


def board_layer(scene: Scene) -> Element:
    """The moving part of the board. Behind a veil nothing is drawn."""
    return htpy.Element("g")("#board-layer")[Markup(layer_of(scene))]


def strip(scene: Scene) -> Element:
    """What stays in sight above the board, however it is moved. Behind a veil nothing is drawn."""
    return div("#strip")[Markup("" if scene.veil is not None else scene.game.strip(scene.view))]


def status(scene: Scene) -> Element:
    """One line in the bar: whose turn it is. The client reads `data-turn` for the window's title."""
    mine = scene.question is not None and scene.veil is None
    asked = [chair.side.name for chair in scene.chairs if chair.asked]
    said = "Game over" if scene.over else "Your turn" if mine else f"{', '.join(asked)} to act" if asked else "Watching"
    return p("#status", data_turn="yes" if mine else "no", data_at=str(scene.at))[said]


FRAGMENTS: Final[dict[str, Callable[[Scene], Element]]] = {
    "status": status,
    "seats": seats,
    "strip": strip,
    "board-layer": board_layer,
    "prompt": prompt,
    "log": log,
    "cards": cards,
    "chat": chat,
    "notes": notes,
    "result": result,
}


def fragments(scene: Scene) -> dict[str, str]:
    """Every fragment of the page by its id."""
    return {name: drawn(draw(scene)) for name, draw in FRAGMENTS.items()}


def hint(hints: Sequence[Hint]) -> Element:
    """What a bot thinks of the options, as bars: how much it looked at each, and how often it expects to win."""
    return section("#hint", aria_label="Hint")[
        header[
            h2[icon("hint"), "A bot would look here"],
            button(".quiet", type="button", data_do="close-hint", aria_label="Close")[icon("close")],
        ],
        p(".about")["The bar is how much of its search went there; the line across, how often it expects to win."],
        ol[
            [
                li[
                    button(".hint-line", type="button", data_light=one.token)[
                        span(".name")[one.name],
                        htpy.svg(".bars", viewBox="0 0 100 10", preserveAspectRatio="none", aria_hidden="true")[
                            htpy.Element("rect")(class_="bar-share", width=f"{100 * one.share:.1f}", height="10"),
                            htpy.Element("rect")(class_="bar-worth", x=f"{100 * one.worth:.1f}", width="1.5", height="10"),
                        ],
                        span(".figures")[f"{one.share:.0%} · wins {one.worth:.0%}"],
                    ]
                ]
                for one in hints
            ]
        ],
    ]


def table_page(scene: Scene, visit: Visit) -> str:
    """The whole table, or a replay of it."""
    digest, plate = plate_of(scene)
    replay = scene.replay_moves is not None
    attributes = {
        "data_table": scene.table,
        "data_seat": "" if scene.seat is None else str(scene.seat),
        "data_at": str(scene.at),
        "data_live": "no" if replay else "yes",
    }
    return page(
        visit,
        scene.name or scene.game.title,
        marks_once(scene),
        div("#table", class_="replay" if replay else None, **attributes)[
            _top(scene),
            aside("#rail", aria_label="Players")[seats(scene)],
            stage(plate, f"/table/{scene.table}/plate/{digest}.svg", board_layer(scene), strip(scene)),
            aside("#side", aria_label="Prompt and papers", data_height="mid")[
                button("#grip", type="button", data_do="sheet", aria_label="Make the sheet taller or lower")[span],
                prompt(scene),
                section("#hint", hidden=True),
                _papers(scene),
            ],
            replay and replay_bar(scene),
            result(scene),
        ],
        help_dialog(KEYS, WORDS),
        kind="table",
    )


def _top(scene: Scene) -> Node:
    return header("#top")[
        a(".top-home", href="/", aria_label="fourthrock, home")[icon("planet")],
        h1[scene.name or scene.game.title, span(".quiet")[f" {scene.game.title}"] if scene.name else None],
        zoom(".only-wide"),
        status(scene),
        nav(aria_label="Table")[
            button(".quiet.only-wide", type="button", data_do="rail", aria_label="Fold the players away", aria_pressed="false")[
                icon("people")
            ],
            button(".quiet.only-wide", type="button", data_do="side", aria_label="Fold the papers away", aria_pressed="false")[
                icon("log")
            ],
            button(".quiet", type="button", data_do="theme", aria_label="Switch between dark and light")[icon("theme")],
            button(".quiet", type="button", data_do="help", aria_label="Keys and gestures")[icon("help")],
        ],
    ]


KEYS: Final = [
    ("↑ ↓ ← →", "walk the options; on the board to the next piece in that direction"),
    ("A … Z", "jump to the next option that begins with this letter"),
    ("Enter", "answer with the option in focus"),
    ("u", "undo"),
    ("+ − 0 .", "closer, farther, whole board, to what may be chosen"),
    ("?", "these words"),
]


WORDS: Final = (
    "What glows may be clicked; anything else says why not. Drag to pan, wheel or pinch to zoom; a long press explains."
)


def _papers(scene: Scene) -> Element:
    return papers(
        [
            ("log", "log", "Log", log(scene)),
            ("cards", "cards", "Cards", cards(scene)),
            ("rules", "rules", "Rules", rules_panel(scene.game)),
            ("chat", "chat", "Chat", chat(scene)),
            ("notes", "notes", "Notes", notes(scene)),
        ]
    )


def replay_bar(scene: Scene) -> Element:
    """The slider of a replay: steps, autoplay in three speeds, anybody's eyes, and playing on from here."""
    last = str(scene.replay_moves)
    address = f"/table/{scene.table}/replay"
    return section("#replay", aria_label="Replay")[
        div(".replay-steps", role="group", aria_label="Steps")[
            button(type="button", data_do="replay-first", aria_label="To the beginning")[icon("first")],
            button(type="button", data_do="replay-back", aria_label="One move back")[icon("back")],
            button(type="button", data_do="replay-play", aria_label="Play", aria_pressed="false")[icon("play")],
            button(type="button", data_do="replay-forward", aria_label="One move on")[icon("forward")],
            button(type="button", data_do="replay-last", aria_label="To the end")[icon("last")],
        ],
        label(".hear", for_="replay-at")["Move"],
        input("#replay-at", type="range", min="0", max=last, value=str(scene.at)),
        p(".replay-count")[span("#replay-number")[str(scene.at)], f" / {last}"],
        label[
            span(".hear")["Speed"],
            select("#replay-speed")[
                option(value="2000")["slow"], option(value="900", selected=True)["steady"], option(value="300")["fast"]
            ],
        ],
        nav(".eyes", aria_label="Whose eyes")[
            [
                a(
                    href=f"{address}?seat={chair.seat}",
                    data_eyes=str(chair.seat),
                    title=f"As {chair.side.name} saw it",
                    aria_label=f"As {chair.side.name} saw it",
                    aria_current="true" if chair.seat == scene.seat else None,
                )[seat_mark(chair.seat)]
                for chair in scene.chairs
            ]
        ],
        form(method="post", action=f"/table/{scene.table}/branch")[
            input(type="hidden", name="csrf", value=scene.csrf),
            input("#branch-at", type="hidden", name="at", value=str(scene.at)),
            button(type="submit", title="A new table that begins at this point")["Play on from here"],
        ],
    ]
