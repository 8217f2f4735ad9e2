"""The page of a lesson: the table of the game, and beside it what happens, why, and which click comes next."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    aside,
    button,
    dd,
    details,
    div,
    dl,
    dt,
    em,
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
    strong,
    summary,
)

from fourthrock.drawing.icons import icon
from fourthrock.drawing.paper import drawn
from fourthrock.server.lessons import Classroom
from fourthrock.server.pages.around import help_dialog, papers, stage, zoom
from fourthrock.server.pages.cards import cards
from fourthrock.server.pages.frame import page
from fourthrock.server.pages.layer import layer_of
from fourthrock.server.pages.log import log
from fourthrock.server.pages.marks import link_to_item, marks_once, rule_link, seat_mark
from fourthrock.server.pages.marks import sides_of as tokens_of_sides
from fourthrock.server.pages.prompt import is_stop, option_button, tokens_in
from fourthrock.server.pages.rules import rules_panel
from fourthrock.server.pages.seats import seats
from fourthrock.server.pages.table import board_layer, plate_of, strip
from fourthrock.server.pages.visit import Visit
from fourthrock.table import Change, Item, Place

SPOKEN: Final = re.compile(r"\*([^*]+)\*|§ (\d+(?:\.\d+)*)|{([^}]*)}")
"""What stands out in the words of a lesson: *a new word*, a rule, {a thing on the table}."""


class Shown:
    """One place of a lesson, as one page shows it."""

    def __init__(self, room: Classroom, number: int, csrf: str) -> None:
        self.room = room
        self.lesson = room.lesson
        self.place = room.place(number)
        self.step = room.lesson.step_at(self.place)
        self.scene = room.scene(self.place, csrf)
        self.address = f"/games/{room.game.slug}/learn"

    @property
    def last(self) -> bool:
        return self.place.number == len(self.lesson.places) - 1

    @property
    def first_of_step(self) -> bool:
        return self.place.number == 0 or same_step(self.room.place(self.place.number - 1), self.place) is False

    def item(self, token: str) -> Item:
        return next(item for item in self.room.game.vocabulary() if item.token == token)


def same_step(one: Place, other: Place) -> bool:
    return (one.chapter, one.step) == (other.chapter, other.step)


def status(shown: Shown) -> Element:
    """The line in the bar: how far the lesson has come."""
    return p("#status", data_turn="no", data_at=str(shown.place.number))[
        f"{shown.place.number + 1} of {len(shown.lesson.places)}"
    ]


def teacher(shown: Shown) -> Element:
    """What happens here and why, what has changed, and the next click."""
    place = shown.place
    return section("#prompt.teacher", aria_label="Lesson", data_asked="yes", data_where="here", data_next=place.token or None)[
        div(".ask", role="status")[p(".eyebrow")[shown.lesson.chapters[place.chapter].title], h2[shown.step.title]],
        div(".choices")[_scenery(shown), _play(shown), _changes(shown)],
        _click(shown),
        _corners(shown),
    ]


def _scenery(shown: Shown) -> Node:
    """The words of the step: open where it begins, folded behind its later clicks."""
    words = div(".lesson-words")[spoken(shown, shown.step.words)]
    if shown.first_of_step or not shown.place.token:
        return words
    return details(".lesson-step", data_keep=f"step-{shown.step.name}")[summary["What this step is about"], words]


def _play(shown: Shown) -> Node:
    """Who acts, and why so."""
    play = shown.place.play
    if play is None:
        return None
    chair = shown.scene.chairs[play.seat]
    return div(".lesson-play")[p(".lesson-who")[seat_mark(chair.seat), strong[chair.side.name]], spoken(shown, play.words)]


def _click(shown: Shown) -> Node:
    """The question and the next click: it never scrolls away."""
    question = shown.scene.question
    if question is None:
        return None
    return div(".lesson-click")[
        p(".lesson-asked")[question.prompt, " ", rule_link(shown.room.game, question.rule)], _next_button(shown)
    ]


def _next_button(shown: Shown) -> Node:
    """The next click: a button here, or a word that points at the board."""
    question = shown.scene.question
    assert question is not None
    [item] = question.options
    if item.token in tokens_in(layer_of(shown.scene)):
        return p(".lesson-point")[
            icon("crosshair"), "Click on ", link_to_item(tokens_of_sides(shown.scene), item), " on the board."
        ]
    if is_stop(item, question):
        return div(".options.words")[
            button(".option.glows", type="button", data_token=item.token, data_may=True)[span(".name")[item.name], icon("check")]
        ]
    return div(".options.words.lit-option")[option_button(shown.scene, question, item)]


def _changes(shown: Shown) -> Node:
    """The figures that this step has changed so far: from what to what, and what they mean."""
    changes = shown.place.changes
    if not changes:
        return None
    return dl(".lesson-figures", aria_label="What has changed")[[_change(shown, change) for change in changes]]


def _change(shown: Shown, change: Change) -> Node:
    lesson = shown.lesson
    name = next(name for name, figure in lesson.figures.items() if figure is change.figure)
    values = [lesson.said(name, value) for value in change.values]
    told: list[Node] = []
    for value in values[:-1]:
        told += [span(".was")[value], span(".to", aria_label="becomes")["→"]]
    return div[dt[change.figure.name], dd(".values")[told, strong[values[-1]]], dd(".meaning")[change.figure.meaning]]


def _corners(shown: Shown) -> Element:
    place = shown.place
    return div(".corners")[
        button(".corner.undo", type="button", data_do="learn-back", disabled=place.number == 0, title="One place back (←)")[
            icon("back"), span["Back"]
        ],
        _take_over(shown),
        span(".gap"),
        button(
            class_="corner" if place.token else "corner primary glows",
            type="button",
            data_do="learn-next",
            disabled=shown.last,
            title="Make this click for me (→)" if place.token else "Go on (→)",
        )[span["Do it" if place.token else "Next"], icon("forward")],
    ]


def _take_over(shown: Shown) -> Element:
    """Leaving the lesson: the game goes on from here, with a faction of one's own and bots for the others."""
    scene = shown.scene
    return details(".take-over")[
        summary(".corner.button", title="Leave the lesson and play on from here")[icon("play"), span["Take over"]],
        form(method="post", action=shown.address)[
            input(type="hidden", name="csrf", value=scene.csrf),
            input(type="hidden", name="at", value=str(shown.place.number)),
            label[
                span["You are"],
                select(name="seat")[
                    [option(value=str(chair.seat), selected=chair.seat == scene.seat)[chair.side.name] for chair in scene.chairs]
                ],
            ],
            p(".quiet")["The dice are free from here on, and bots play the others."],
            button(".primary", type="submit")["Play on"],
        ],
    ]


def spoken(shown: Shown, words: str) -> list[Node]:
    """Words of the lesson as paragraphs, with their rules and things as links."""
    return [p[_marked(shown, part)] for part in words.split("\n\n")]


def _marked(shown: Shown, part: str) -> list[Node]:
    said: list[Node] = []
    at = 0
    for found in SPOKEN.finditer(part):
        said += [part[at : found.start()], _word(shown, *found.groups())]
        at = found.end()
    return [*said, part[at:]]


def _word(shown: Shown, new: str | None, rule: str | None, thing: str | None) -> Node:
    if new:
        return em[new]
    if rule:
        return rule_link(shown.room.game, rule)
    return link_to_item(tokens_of_sides(shown.scene), shown.item(thing or ""))


FRAGMENTS: Final[dict[str, Callable[[Shown], Element]]] = {
    "status": status,
    "seats": lambda shown: seats(shown.scene),
    "strip": lambda shown: strip(shown.scene),
    "board-layer": lambda shown: board_layer(shown.scene),
    "prompt": teacher,
    "log": lambda shown: log(shown.scene),
    "cards": lambda shown: cards(shown.scene),
}


def fragments(shown: Shown) -> dict[str, str]:
    """What changes from place to place."""
    return {name: drawn(draw(shown)) for name, draw in FRAGMENTS.items()}


KEYS: Final = [
    ("→ ←", "one place on, one place back"),
    ("Enter", "the click in focus"),
    ("+ − 0 .", "closer, farther, whole board, to what glows"),
    ("?", "these words"),
]
WORDS: Final = "What glows is the next click. Anything else may be pointed at too: it says whether the rules would allow it."


def learn_page(shown: Shown, visit: Visit) -> str:
    """The whole page."""
    digest, plate = plate_of(shown.scene)
    return page(
        visit,
        f"Learn {shown.room.game.title}",
        marks_once(shown.scene),
        div(
            "#table.lesson",
            data_table="",
            data_seat="",
            data_at=str(shown.place.number),
            data_live="no",
            data_learn=shown.address,
        )[
            _top(shown),
            aside("#rail", aria_label="Players")[seats(shown.scene)],
            stage(plate, f"{shown.address}/{digest}.svg?at={shown.place.number}", board_layer(shown.scene), strip(shown.scene)),
            aside("#side", aria_label="Lesson and papers", data_height="mid")[
                button("#grip", type="button", data_do="sheet", aria_label="Make the sheet taller or lower")[span],
                teacher(shown),
                papers(
                    [
                        ("log", "log", "Log", log(shown.scene)),
                        ("cards", "cards", "Cards", cards(shown.scene)),
                        ("chapters", "first", "Chapters", _chapters(shown)),
                        ("rules", "rules", "Rules", rules_panel(shown.room.game)),
                    ]
                ),
            ],
        ],
        help_dialog(KEYS, WORDS),
        kind="table",
    )


def _chapters(shown: Shown) -> Element:
    """Every chapter, to begin where one likes."""
    firsts: dict[int, int] = {}
    for place in shown.lesson.places:
        firsts.setdefault(place.chapter, place.number)
    return ol("#chapters.lesson-chapters")[
        [
            li[a(href=f"{shown.address}?at={at}", data_learn_to=str(at))[shown.lesson.chapters[chapter].title]]
            for chapter, at in firsts.items()
        ]
    ]


def _top(shown: Shown) -> Node:
    title = shown.room.game.title
    return header("#top")[
        a(".top-home", href="/", aria_label="fourthrock, home")[icon("planet")],
        h1[shown.lesson.title, span(".quiet")[f" {title}"]],
        zoom(".only-wide"),
        status(shown),
        nav(aria_label="Table")[
            button(".quiet.only-wide", type="button", data_do="rail", aria_label="Fold the players away", aria_pressed="false")[
                icon("people")
            ],
            button(".quiet", type="button", data_do="theme", aria_label="Switch between dark and light")[icon("theme")],
            button(".quiet", type="button", data_do="help", aria_label="Keys and gestures")[icon("help")],
        ],
    ]
