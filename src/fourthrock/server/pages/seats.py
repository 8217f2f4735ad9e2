"""The rail of players: who sits where, whose turn it is, how they stand, and what lies before them."""

from __future__ import annotations

from htpy import Element, Node, a, details, div, input, label, li, ol, section, span, summary
from markupsafe import Markup

from fourthrock.drawing.icons import icon
from fourthrock.server.pages.marks import hue_of, seat_mark
from fourthrock.server.scene import Chair, Scene

KINDS = {"me": "person", "same_screen": "screen", "bot": "bot", "person": "person", "open": "seed"}
SAID = {"me": "you", "same_screen": "on this screen", "bot": "bot", "person": "player", "open": "open chair"}


def seats(scene: Scene) -> Element:
    """All chairs in seat order, the viewer's own marked, and the links to invite and to watch."""
    return section("#seats", aria_label="Players")[
        ol(".chairs")[[chair_card(scene, chair) for chair in scene.chairs]],
        (scene.invite or scene.watch) and _links(scene),
    ]


def chair_card(scene: Scene, chair: Chair) -> Element:
    classes = ["chair", f"of-{hue_of(chair.side, chair.seat)}"]
    classes += ["asked"] if chair.asked else []
    classes += ["own"] if chair.seat == scene.seat else []
    drawn = "" if scene.veil is not None else scene.game.mat(scene.view, chair.seat, scene.question)
    return li(id=f"chair-{chair.seat}", class_=" ".join(classes), data_piece=chair.side.token)[
        div(".chair-head")[
            seat_mark(chair.seat),
            div(".chair-who")[
                span(".chair-name")[chair.name or "Open chair"],
                span(".chair-side")[icon(KINDS[chair.kind], SAID[chair.kind]), chair.side.name, _whose(scene, chair)],
            ],
            _state(chair),
            _score(chair, any(c.standing is not None and c.standing.place > 1 for c in scene.chairs)),
        ],
        drawn
        and details(".mat", open=True, data_keep=f"mat-{chair.seat}")[
            summary[f"What lies before {chair.side.name}"], Markup(drawn)
        ],
    ]


def _whose(scene: Scene, chair: Chair) -> str:
    if chair.seat != scene.seat:
        return ""
    return " · you" if scene.replay_moves is None else " · these eyes"


def _state(chair: Chair) -> Node:
    if chair.thinking:
        return span(".chair-state", title="is thinking")[span(".dots")[span, span, span], span(".hear")["is thinking"]]
    if chair.asked:
        return span(".chair-state", title="is asked")[icon("clock", "is asked")]
    if chair.kind == "person" and not chair.present:
        return span(".chair-state.away", title="is not looking")["away"]
    return None


def _score(chair: Chair, apart: bool) -> Node:
    if chair.standing is None:
        return None
    said = ", ".join(f"{name} {value:g}" for name, value in chair.standing.lines)
    return span(
        ".chair-score", title=f"{chair.standing.score:g} in place {chair.standing.place}" + (f": {said}" if said else "")
    )[f"{chair.standing.score:g}", apart and chair.standing.place == 1 and icon("trophy", "leads")]


def _links(scene: Scene) -> Node:
    return details(".links", data_keep="links", open=bool(scene.invite))[
        summary[icon("link"), span["Invite and watch"]],
        div(".links-sheet")[
            scene.invite and _link("For the open chairs", scene.invite, "invite-link"),
            scene.watch and _link("For people who only watch", scene.watch, "watch-link"),
        ],
    ]


def _link(said: str, address: str, name: str) -> Node:
    return label[said, input(id=name, type="text", readonly=True, value=address, data_do="copy"), a(href=address)["open"]]
