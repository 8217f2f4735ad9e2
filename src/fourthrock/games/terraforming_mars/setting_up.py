"""Setup (3, 15, 18, 21): the decks, the boards, and what is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from fourthrock.games.terraforming_mars import solo
from fourthrock.games.terraforming_mars.boards import BOARDS
from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.colonies import COLONY_TILES
from fourthrock.games.terraforming_mars.colony_ops import open_tile
from fourthrock.games.terraforming_mars.committee import send_neutral, set_up
from fourthrock.games.terraforming_mars.deck import BEGINNER, CORPORATIONS_OF, PRELUDE_CARDS_ALL, PROJECTS_OF
from fourthrock.games.terraforming_mars.global_events import CORE_EVENTS, EXTRA_EVENTS
from fourthrock.games.terraforming_mars.measures import awards_of, milestones_of
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import BASE, COLONIES, CORPORATE_ERA, MC, PRELUDES, TURMOIL, VENUS_NEXT

FIRST_HAND = 10
CORPORATIONS_DEALT = 2
PRELUDES_DEALT = 4


def sets_in_play(g: Mars, corporate_era: bool) -> list[int]:
    """1.1 Which sets of cards are shuffled together."""
    wanted = [
        (BASE, True),
        (CORPORATE_ERA, corporate_era),
        (TURMOIL, g.turmoil),
        (PRELUDES, g.prelude),
        (VENUS_NEXT, g.venus_next),
        (COLONIES, g.colonies_in),
    ]
    return [number for number, there in wanted if there]


def lay_out(g: Mars, board: str, sets: Sequence[int], extra_events: bool) -> None:
    """3.1-3.4 Everything up to the first question."""
    g.board = BOARDS[board]
    if not g.solo:
        g.milestones = milestones_of(board, g.turmoil, g.venus_next)
        g.awards = awards_of(board, g.venus_next)
    g.first = g.dice.below(g.seats)
    g.active = g.first
    g.deck = [card for number in sets for card in PROJECTS_OF[number]]
    g.dice.shuffle(g.deck)
    g.corporations = [card for number in sets for card in CORPORATIONS_OF[number]]
    g.dice.shuffle(g.corporations)
    if g.prelude:
        g.prelude_deck = PRELUDE_CARDS_ALL[:]
        g.dice.shuffle(g.prelude_deck)
    if g.turmoil:
        _committee(g, sets, extra_events)
    if g.colonies_in:
        _colony_tiles(g)
    if g.solo:
        solo.neutral_tiles(g)
    _deal(g)


def _committee(g: Mars, sets: Sequence[int], extra_events: bool) -> None:
    """15.1-15.4 Delegates, and the first two events."""
    set_up(g)
    extra = [event for event in EXTRA_EVENTS if extra_events and all(number in sets for number in event.needs)]
    g.events = [*CORE_EVENTS, *extra]
    g.dice.shuffle(g.events)
    g.coming = g.events.pop()
    send_neutral(g, g.coming.revealed)
    g.distant = g.events.pop()
    send_neutral(g, g.distant.revealed)


def _colony_tiles(g: Mars) -> None:
    """21.1 Two tiles more than players; five for two players; four alone, of which one goes."""
    tiles = COLONY_TILES[:]
    g.dice.shuffle(tiles)
    count = {1: 4, 2: 5}.get(g.seats, g.seats + 2)
    for tile in tiles[:count]:
        open_tile(g, tile)
    g.spare_colonies = tiles[count:]
    for me in g.players:
        me.fleets = 1


def _deal(g: Mars) -> None:
    """3.2, 3.4 Starting boards, and the cards from which the first choice is made."""
    for me in g.players:
        me.tr = solo.START_RATING if g.solo else 20
        me.production = [g.head_start] * 6
        if g.solo and g.colonies_in:
            me.production[MC] -= 2
        me.offer = _take(g.deck, FIRST_HAND)
        if g.beginners:
            me.dealt = [BEGINNER]
        else:
            me.dealt = _take(g.corporations, CORPORATIONS_DEALT)
        if g.prelude:
            me.preludes = _take(g.prelude_deck, PRELUDES_DEALT)


def _take(deck: list[Card], count: int) -> list[Card]:
    return [deck.pop() for _ in range(count)]
