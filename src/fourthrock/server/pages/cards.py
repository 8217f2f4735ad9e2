"""The card browser: the cards that the viewer may read, with what they can be sorted and filtered by.

The server says what each card is worth in each respect (`data-facets`); the client hides and moves, and knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from htpy import Element, Node, button, div, h2, input, label, p, section, span
from markupsafe import Markup

from fourthrock.drawing.icons import icon
from fourthrock.drawing.paper import printed
from fourthrock.server.pages.marks import shape_of
from fourthrock.server.scene import Scene
from fourthrock.table import Item

Facets = Mapping[str, int | str]
WORTH_BROWSING: Final = 4
"""With fewer cards than this there is nothing to look for."""


def cards(scene: Scene) -> Element:
    """The cards that the viewer may read, under their headings."""
    held = [] if scene.veil is not None else [(name, items) for name, items in scene.game.held(scene.view) if items]
    sorts = [[(item, scene.game.facets(scene.view, item)) for item in items] for _, items in held]
    return section("#cards", aria_label="Cards")[
        _browser([facets for group in sorts for _, facets in group]),
        [
            div(".cards-group")[
                h2[name, span(".quiet.cards-count")[f" {len(group)}"]],
                div(".faces")[[_face(scene, item, facets) for item, facets in group]],
            ]
            for (name, _), group in zip(held, sorts)
        ]
        or p(".empty")["No cards to read here."],
        p("#cards-none.empty", hidden=True)["No card fits all of that."],
    ]


def _face(scene: Scene, item: Item, facets: Facets) -> Markup:
    return _pasted(scene.game.face(item), item, msgspec.json.encode(dict(facets)).decode() if facets else None)


@printed
def _pasted(face: str, item: Item, facets: str | None) -> Element:
    kind = f"face {shape_of(face)}".strip()
    return div(class_=kind, data_piece=item.token, data_name=item.name, data_facets=facets)[Markup(face) or item.name]


def _browser(facets: Sequence[Facets]) -> Node:
    """A field to find a card by name, and a button for each number to sort by and each word to filter by."""
    if len(facets) < WORTH_BROWSING:
        return None
    numbers, words = respects(facets)
    return div(".browse", role="group", aria_label="Sort and filter the cards")[
        div(".browse-head")[
            label(".search")[
                span(".hear")["Find a card by its name"],
                input("#cards-search", type="search", placeholder="Find a card", autocomplete="off"),
            ],
            bool(numbers)
            and div(".browse-line", role="group", aria_label="Sort by")[
                span(".browse-word", aria_hidden="true")["Sort"], [_sort(name) for name in numbers]
            ],
        ],
        [
            div(".browse-line", role="group", aria_label=f"Only {spoken(name)}")[
                span(".browse-word", aria_hidden="true")[spoken(name).capitalize()],
                [_chip(name, word, count) for word, count in counted.items()],
            ]
            for name, counted in words.items()
        ],
    ]


def respects(facets: Iterable[Facets]) -> tuple[list[str], dict[str, dict[str, int]]]:
    """What can be sorted by, and for what can be filtered by each word with the number of cards that have it."""
    numbers: list[str] = []
    words: dict[str, dict[str, int]] = {}
    for one in facets:
        for name, value in one.items():
            if isinstance(value, int):
                numbers += [] if name in numbers else [name]
            else:
                counted = words.setdefault(name, {})
                for word in value.split():
                    counted[word] = counted.get(word, 0) + 1
    return numbers, {name: dict(sorted(counted.items())) for name, counted in words.items() if counted}


def spoken(name: str) -> str:
    """A name as people read it."""
    return name.replace("_", " ").replace("-", " ")


def _sort(name: str) -> Element:
    return button(".toggle", type="button", data_sort=name, aria_pressed="false")[spoken(name), icon("down")]


def _chip(name: str, word: str, count: int) -> Element:
    return button(".toggle", type="button", data_filter=name, data_word=word, aria_pressed="false")[
        spoken(word), span(".quiet")[str(count)]
    ]
