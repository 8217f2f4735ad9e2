"""The log, grouped by its headings; things that it speaks of are links that light up the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Element, Node, details, h3, li, ol, p, section, span, summary
from markupsafe import Markup, escape

from fourthrock.drawing.icons import die, icon
from fourthrock.server.pages.marks import link_to_item, sides_of
from fourthrock.server.scene import Scene
from fourthrock.table import EVERYONE, Entry, Item

SINCE_SHOWN: Final = 40


def log(scene: Scene) -> Element:
    """All that the viewer may read, the newest last; what is new since its last answer is marked."""
    return section("#log", role="log", aria_label="Log", aria_live="polite", tabindex="0")[
        [] if scene.veil is not None else [_part(scene, part, number) for number, part in enumerate(_parts(scene.entries))]
    ]


def _parts(entries: list[Entry]) -> list[list[Entry]]:
    parts: list[list[Entry]] = []
    for entry in entries:
        if entry.level == 0 or not parts:
            parts.append([])
        parts[-1].append(entry)
    return parts


def _part(scene: Scene, entries: list[Entry], number: int) -> Node:
    first = entries[0]
    sides = sides_of(scene)
    body = entries[1:] if first.level == 0 else entries
    lines = [line(entry, sides, entry.at > scene.since, f"log-{number}-{i}") for i, entry in enumerate(body)]
    return [
        first.level == 0 and h3(id=f"log-{number}", data_at=str(first.at))[sentence(first, sides)],
        ol[Markup("").join(lines)],
    ]


def since(scene: Scene) -> Node:
    """What has happened since the viewer's last answer, in the prompt; what names the viewer is marked."""
    news = [entry for entry in scene.entries if entry.at > scene.since and entry.level > 0] if scene.since else []
    if not news or scene.seat is None:
        return None
    sides, me = sides_of(scene), scene.chairs[scene.seat].side
    told = sum(names(entry, me) for entry in news)
    count = "1 thing" if len(news) == 1 else f"{len(news)} things"
    count = f"more than {count}" if scene.entries[0].at > scene.since else count
    lines = [line(entry, sides, names(entry, me), f"since-{i}") for i, entry in enumerate(news[-SINCE_SHOWN:])]
    return details(".since", data_keep="since")[
        summary[icon("eye"), f"Since your last turn: {count}", told > 0 and f", {told} about you"],
        len(news) > SINCE_SHOWN and p(".quiet")[f"The last {SINCE_SHOWN}; the rest stands in the log."],
        ol[Markup("").join(lines)],
    ]


def names(entry: Entry, side: Item) -> bool:
    """Whether a line speaks of this side."""
    return side.name in str(entry)


@lru_cache(maxsize=8192)
def line(entry: Entry, sides: tuple[str, ...], new: bool, name: str) -> Markup:
    """One line; most lines were drawn before."""
    private = entry.readers != EVERYONE
    classes = " ".join(word for word, on in (("new", new), ("private", private)) if on)
    return Markup(
        str(
            li(id=name, class_=classes or None, data_at=str(entry.at))[
                sentence(entry, sides), private and span(".only-you", title="Only you can read this")["only you"]
            ]
        )
    )


def sentence(entry: Entry, sides: tuple[str, ...]) -> Markup:
    """The sentence with its things as links, and dice as dice."""
    thrown = "roll" in entry.text or "die" in entry.text
    said = [_thing(sides, thing, thrown) for thing in entry.things]
    return Markup(entry.text.replace("<", "&lt;")).format(*said) if said else escape(entry.text)


def _thing(sides: tuple[str, ...], thing: object, thrown: bool) -> Markup:
    if isinstance(thing, Item):
        return link_to_item(sides, thing)
    if isinstance(thing, (list, tuple)):
        return Markup(", ").join(_thing(sides, one, thrown) for one in thing)
    if thrown and isinstance(thing, int) and 1 <= thing <= 6:
        return die(thing)
    return escape(str(thing))
