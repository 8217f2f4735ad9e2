"""The prompt: the question in the game's words, buttons for what is not on the board; undo, hint and done in their corners."""

from __future__ import annotations

import re
from collections.abc import Sequence

from htpy import Element, Node, a, button, details, div, h2, li, p, section, span, summary, ul
from markupsafe import Markup

from fourthrock.drawing.icons import icon
from fourthrock.drawing.paper import printed
from fourthrock.server.pages.layer import layer_of
from fourthrock.server.pages.log import sentence, since
from fourthrock.server.pages.marks import link_to_item, rule_link, seat_mark, shape_of, sides_of
from fourthrock.server.scene import Scene
from fourthrock.table import DONE, PASS, Item, Number, Question, Word

REFUSED_SHOWN = 9
"""More than so many refused answers are only told, not shown as buttons."""


def tokens_in(drawing: str) -> set[str]:
    """The tokens that can be clicked in a drawing."""
    return {Markup(token).unescape() for token in re.findall(r'data-token="([^"]*)"', drawing)}


def prompt(scene: Scene) -> Element:
    """What is asked now and what can be answered, or for whom the table waits."""
    if scene.veil is not None:
        return veil(scene)
    if scene.question is None or scene.replay_moves is not None:
        return section("#prompt", aria_label="Prompt", data_asked="no")[_waiting(scene), _corners(scene, [])]
    question = scene.question
    drawn = tokens_in(layer_of(scene))
    loose = [item for item in question.options if item.token not in drawn]
    stops = [item for item in loose if is_stop(item, question)]
    asker = next(chair for chair in scene.chairs if chair.seat == question.seat)
    where = "board" if len(stops) == len(loose) else "here"
    return section("#prompt", aria_label="Prompt", data_asked="yes", data_seat=str(question.seat), data_where=where)[
        div(".ask", role="status")[
            p(".eyebrow")[seat_mark(asker.seat), asker.side.name, _also(scene, asker.name)],
            h2[question.prompt, " ", rule_link(scene.game, question.rule)],
        ],
        div(".choices")[
            since(scene),
            _buttons(scene, question, [item for item in loose if item not in stops]),
            _on_board(question, drawn),
            _refused_buttons(scene, question, drawn),
            _why_not(scene, question),
        ],
        _corners(scene, stops),
    ]


def is_stop(item: Item, question: Question) -> bool:
    """A word that ends a choice stands in the corner, not among the things to choose from."""
    return item in (DONE, PASS) or (isinstance(item, Word) and item not in question.among)


def veil(scene: Scene) -> Element:
    """Same screen: nothing secret is shown until the device is in the right hands."""
    chair = scene.veil
    assert chair is not None
    return section("#prompt.veil", aria_label="Pass the device", data_asked="veil")[
        div(".veil-card", role="status")[
            seat_mark(chair.seat),
            p(".eyebrow")["Pass the device to"],
            h2[chair.name or chair.side.name],
            p[f"{chair.side.name} is asked next. Nobody else should look now."],
            button(".primary", type="button", data_post="unveil", data_seat=str(chair.seat))[
                icon("eye"), f"I am {chair.name or chair.side.name}"
            ],
        ]
    ]


def _also(scene: Scene, name: str) -> Node:
    """On a same screen it matters who of the people around it is asked."""
    return span(".quiet")[f" · {name}"] if len(scene.mine) > 1 and name else None


def _waiting(scene: Scene) -> Node:
    if scene.over:
        return div(".ask", role="status")[
            p(".eyebrow")["The game is over"], h2["Look at the board, or at how the points came about."]
        ]
    asked = [chair for chair in scene.chairs if chair.asked]
    if scene.replay_moves is not None:
        return div(".ask", role="status")[
            p(".eyebrow")[f"Replay, after move {scene.at} of {scene.replay_moves}"], _caption(scene)
        ]
    eyebrow = "You are watching" if scene.seat is None else "Not your turn"
    names = [chair.name or chair.side.name for chair in asked]
    listed = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names) or "the table"
    return div(".ask.waiting", role="status")[
        p(".eyebrow")[[seat_mark(chair.seat) for chair in asked], eyebrow],
        h2[f"Waiting for {listed}", span(".dots", aria_hidden="true")[span, span, span]],
    ]


def _caption(scene: Scene) -> Node:
    """What the last move of a replay did, in the words of the log."""
    sides = sides_of(scene)
    told = [sentence(entry, sides) for entry in scene.entries if entry.at == scene.at and entry.level > 0]
    return h2[told[0]] if told else h2["The beginning" if scene.at == 0 else "A choice that the log does not speak of"]


def _buttons(scene: Scene, question: Question, items: Sequence[Item]) -> Node:
    """Buttons for the options that are not on the board: counts in a row, cards as they look, the rest as words."""
    if not items:
        return None
    kind = "counts" if all(isinstance(item, Number) for item in items) else "words"
    return div(class_=f"options {kind}", role="group", aria_label="Answers")[
        [option_button(scene, question, item) for item in items]
    ]


def option_button(scene: Scene, question: Question, item: Item) -> Element:
    face = scene.game.face(item)
    note = question.note_on(item)
    if face:
        said = f"{item.name}. {note}" if note else item.name
        kind = f"option card {shape_of(face)}"
        return button(class_=kind, type="button", data_token=item.token, data_may=True, aria_label=said)[Markup(face)]
    return button(".option", type="button", data_token=item.token, data_may=True)[
        span(".name")[item.name], note and span(".note")[note]
    ]


def _refused_buttons(scene: Scene, question: Question, drawn: set[str]) -> Node:
    """What might be pointed at but is not allowed: still there, and it says why."""
    refused = [(item, why) for item, why in question.refused() if item.token not in drawn]
    if not refused or len(refused) > REFUSED_SHOWN:
        return None
    return div(".options.refused", role="group", aria_label="Not possible now")[
        [
            button(
                class_="option not",
                type="button",
                data_token=item.token,
                title=str(why),
                aria_label=f"{item.name}: {why}",
            )[span(".name")[item.name], _hidden_face(scene, item), icon("lock")]
            for item, why in refused
        ]
    ]


def _hidden_face(scene: Scene, item: Item) -> Node:
    """The card behind a name: a pointer at rest or a long press shows it large."""
    face = scene.game.face(item)
    return span(hidden=True)[Markup(face)] if face else None


def _on_board(question: Question, drawn: set[str]) -> Node:
    """The options on the board once more as a list: for keyboards, screen readers and small screens."""
    there = [item for item in question.options if item.token in drawn]
    if not there:
        return None
    return details(".on-board", data_keep="on-board")[
        summary[icon("crosshair"), f"{len(there)} on the board" if len(there) > 1 else "1 on the board"],
        div(".options.chips", role="group", aria_label="Answers on the board")[
            [_chip(item.token, item.name, question.note_on(item)) for item in there]
        ],
    ]


@printed
def _chip(token: str, name: str, note: str) -> Element:
    return button(".option.chip", type="button", data_token=token, data_light=token, data_may=True)[
        span(".name")[name], note and span(".note")[note]
    ]


def _why_not(scene: Scene, question: Question) -> Node:
    refused = question.refused()
    if not refused:
        return None
    sides = sides_of(scene)
    told = [_refusal(link_to_item(sides, item), why.sentence, rule_link(scene.game, why.rule)) for item, why in refused]
    return details(".why-not", data_keep="why-not")[summary[icon("no"), f"{len(refused)} not allowed now: why?"], ul[told]]


@printed
def _refusal(item: Markup, sentence: str, rule: Markup | None) -> Element:
    return li[item, ": ", sentence, " ", rule]


def _corners(scene: Scene, stops: Sequence[Item]) -> Node:
    """Undo on the left, hint beside it, done on the right: never anywhere else."""
    if scene.seat is None or scene.replay_moves is not None:
        return None
    refused = scene.undo_refused
    return div(".corners")[
        button(
            ".corner.undo",
            type="button",
            data_post="undo",
            disabled=refused is not None,
            title="Take back your last answer (u)" if refused is None else f"No undo: {refused}",
        )[icon("undo"), span["Undo"]],
        scene.hints
        and scene.question is not None
        and button(".corner.hint", type="button", data_post="hint", title="What would a bot do?")[icon("hint"), span["Hint"]],
        scene.over and scene.record and a(".corner.button", href=f"/table/{scene.table}/record.jsonl")["Record"],
        span(".gap"),
        [
            button(".corner.stop.primary", type="button", data_token=item.token, data_may=True)[icon("check"), span[item.name]]
            for item in stops
        ],
    ]
