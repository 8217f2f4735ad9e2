"""The log, grouped by its headings; things that it speaks of are links that light up the board."""

from __future__ import annotations

from htpy import Element, Node, h3, li, ol, section, span
from markupsafe import Markup, escape

from fourthrock.drawing.icons import die
from fourthrock.server.pages.marks import link_to_item
from fourthrock.server.scene import Scene
from fourthrock.table import EVERYONE, Entry, Item


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
    body = entries[1:] if first.level == 0 else entries
    return [
        first.level == 0 and h3(id=f"log-{number}", data_at=str(first.at))[sentence(scene, first)],
        ol[[line(scene, entry, f"log-{number}-{i}") for i, entry in enumerate(body)]],
    ]


def line(scene: Scene, entry: Entry, name: str) -> Element:
    classes = ["new"] if entry.at > scene.since else []
    classes += ["private"] if entry.readers != EVERYONE else []
    return li(id=name, class_=" ".join(classes) or None, data_at=str(entry.at))[
        sentence(scene, entry), entry.readers != EVERYONE and span(".only-you", title="Only you can read this")["only you"]
    ]


def sentence(scene: Scene, entry: Entry) -> Markup:
    """The sentence with its things as links, and dice as dice."""
    thrown = "roll" in entry.text or "die" in entry.text
    said = [_thing(scene, thing, thrown) for thing in entry.things]
    return Markup(entry.text.replace("<", "&lt;")).format(*said) if said else escape(entry.text)


def _thing(scene: Scene, thing: object, thrown: bool) -> Markup:
    if isinstance(thing, Item):
        return Markup(link_to_item(scene, thing))
    if isinstance(thing, (list, tuple)):
        return Markup(", ").join(_thing(scene, one, thrown) for one in thing)
    if thrown and isinstance(thing, int) and 1 <= thing <= 6:
        return Markup(die(thing))
    return escape(str(thing))
