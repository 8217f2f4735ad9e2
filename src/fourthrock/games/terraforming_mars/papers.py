"""Papers: the cards that the viewer may read, what they are sorted and filtered by, and the charts of the game's course."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.colonies import COLONY_TILES
from fourthrock.games.terraforming_mars.deck import BY_TOKEN
from fourthrock.games.terraforming_mars.global_events import ALL_EVENTS
from fourthrock.games.terraforming_mars.view import MarsView, ReckoningView
from fourthrock.games.terraforming_mars.words import KIND_OF_CARD, PARTIES, TAG_NAMES
from fourthrock.table import Chart, Item

EVENTS = {event.token: event for event in ALL_EVENTS}
COLONIES = {tile.token: tile for tile in COLONY_TILES}


def held(view: MarsView) -> list[tuple[str, list[Item]]]:
    """The cards that the viewer may read: the own hand first, then every table, by tag; last what lies beside the board."""
    piles: list[tuple[str, list[Item]]] = [
        ("In your hand", cards([card.token for card in view.hand])),
        ("Dealt to you", cards([*view.dealt, *view.offer, *view.preludes, *view.drawn])),
        ("Shown to all", cards(view.shown)),
    ]
    for player in view.players:
        whose = "You" if player.seat == view.you else player.colour.capitalize()
        piles.append((f"{whose}: on the table", by_tag(cards([card.token for card in player.table]))))
        piles.append((f"{whose}: events", cards(player.events)))
    if view.turmoil is not None:
        ahead = [view.turmoil.current, view.turmoil.coming, view.turmoil.distant]
        piles.append(("Global events: current, coming, distant", [EVENTS[one.token] for one in ahead if one is not None]))
        piles.append(("Parties", list(PARTIES)))
    piles.append(("Colonies", [COLONIES[one.token] for one in view.colonies]))
    return [(name, items) for name, items in piles if items]


def cards(tokens: list[str]) -> list[Item]:
    return [BY_TOKEN[token] for token in tokens]


def by_tag(items: list[Item]) -> list[Item]:
    """Corporation first, then by the first tag; without tags last."""
    return sorted(items, key=lambda item: (item.tags or [99]) if isinstance(item, Card) else [])


def facets(view: MarsView, item: Item) -> Mapping[str, int | str]:
    """Cost after discounts for what is in hand, printed cost for the rest; tags, kind, and whether it can be played now."""
    if not isinstance(item, Card):
        return {}
    found: dict[str, int | str] = {"cost": item.cost}
    for card in view.hand:
        if card.token == item.token:
            found["cost"] = card.price
            found["playable"] = "now" if card.playable else "later"
    if item.tags:
        found["tags"] = " ".join(dict.fromkeys(TAG_NAMES[tag].lower() for tag in item.tags))
    found["type"] = KIND_OF_CARD[item.kind]
    return found


FIGURES: list[tuple[str, Callable[[ReckoningView], int]]] = [
    ("Income in M€", lambda one: one.income),
    ("Terraform rating", lambda one: one.rating),
    ("Cards in hand and played", lambda one: one.hand + one.played),
    ("Points, if it had ended then", lambda one: one.points),
]


def charts(view: MarsView) -> list[Chart]:
    """Income, rating, cards and points of each player at the end of each generation."""
    length = min(len(player.course) for player in view.players)
    if length == 0:
        return []
    periods = [str(number) for number in range(1, length + 1)]
    return [
        Chart(title, periods, [[float(of(one)) for one in player.course[:length]] for player in view.players])
        for title, of in FIGURES
    ]
