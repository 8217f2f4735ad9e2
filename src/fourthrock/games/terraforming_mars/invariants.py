"""What must hold at every moment (23)."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.committee import NEUTRAL_DELEGATES, PLAYER_DELEGATES, party_size
from fourthrock.games.terraforming_mars.deck import BEGINNER, CORPORATIONS_OF, PRELUDE_CARDS_ALL, PROJECTS_OF
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import production_floor
from fourthrock.games.terraforming_mars.words import (
    CORPORATE_ERA,
    LEAST,
    MOST,
    NO_TILE,
    OCEAN,
    PARAMETER_NAMES,
    PRODUCTION_NAMES,
    RED,
    RESOURCE_NAMES,
    STEP,
)


def broken(g: Mars) -> list[str]:
    """Every invariant that does not hold, as a sentence."""
    found = [*_cards(g), *_world(g)]
    for me in g.players:
        found += _board(me)
    if g.turmoil:
        found += _committee(g)
    if len(g.claimed) > 3 or len(g.funded) > 3:
        found.append("more than three milestones or awards")
    if len(set(g.claimed)) < len(g.claimed) or len(set(g.funded)) < len(g.funded):
        found.append("a milestone or award is taken twice")
    return found


def _cards(g: Mars) -> list[str]:
    """23.3 Every card is in exactly one place."""
    piles = [g.deck, g.discard, g.corporations, g.prelude_deck, g.past_preludes]
    for me in g.players:
        piles += [me.hand, me.dealt, me.offer, me.preludes, me.drawn, me.played, me.events]
    lying = sorted(card.index for pile in piles for card in pile if card is not BEGINNER)
    if lying == sorted(card.index for card in expected_cards(g)):
        return []
    twice = len(lying) - len(set(lying))
    return [f"{len(lying)} cards lie on the table, {twice} of them twice; there should be {len(expected_cards(g))}"]


def expected_cards(g: Mars) -> list[Card]:
    """The cards of the sets in play."""
    with_era = [CORPORATE_ERA] if g.head_start == 0 else []
    extra = [(2, g.turmoil), (3, g.prelude), (4, g.venus_next), (5, g.colonies_in)]
    sets = [0, *with_era, *[number for number, there in extra if there]]
    cards = [card for number in sets for card in [*PROJECTS_OF[number], *CORPORATIONS_OF[number]]]
    return [*cards, *PRELUDE_CARDS_ALL] if g.prelude else cards


def _world(g: Mars) -> list[str]:
    found = []
    levels = [g.temperature, g.oxygen, g.oceans, g.venus]
    for parameter, value in enumerate(levels):
        if not LEAST[parameter] <= value <= MOST[parameter] or (value - LEAST[parameter]) % STEP[parameter]:
            found.append(f"{PARAMETER_NAMES[parameter]} stands at {value}")
    if g.tile.count(OCEAN) != g.oceans:
        found.append(f"{g.tile.count(OCEAN)} oceans lie on the map, the track says {g.oceans}")
    for space, tile in enumerate(g.tile):
        if (g.owner[space] >= 0) != (tile not in (NO_TILE, OCEAN)):
            found.append(f"area {space} has tile {tile} and owner {g.owner[space]}")
    for tile in set(g.tile):
        if tile > 3 and g.tile.count(tile) > 1:
            found.append(f"special tile {tile} lies twice")
    return found


def _board(me: Player) -> list[str]:
    """23.4 Stocks and productions; the numbers that are kept equal the numbers counted again."""
    found = []
    for what in range(6):
        if me.stock[what] < 0:
            found.append(f"seat {me.seat} has {me.stock[what]} {RESOURCE_NAMES[what]}")
        if me.production[what] < production_floor(what):
            found.append(f"seat {me.seat} has {me.production[what]} {PRODUCTION_NAMES[what]} production")
    if me.tr < 0:
        found.append(f"seat {me.seat} has TR {me.tr}")
    tags = [0] * 12
    for card in me.played:
        for tag in card.tags:
            tags[tag] += 1
    resolving = me.events[-1].tags if me.events else []
    spare = [me.tags[tag] - tags[tag] for tag in range(12)]
    if any(spare) and spare != [resolving.count(tag) for tag in range(12)]:
        found.append(f"seat {me.seat} has tags {me.tags}, counted {tags}")
    if any(card.kind == RED for card in me.played) or any(card.kind != RED for card in me.events):
        found.append(f"seat {me.seat} has an event among its cards face up")
    held = sum(me.held[card.slot] for card in me.played if card.slot >= 0)
    if held != sum(me.held) or min(me.held) < 0:
        found.append(f"seat {me.seat} has resources on cards that are not there")
    return found


def _committee(g: Mars) -> list[str]:
    """23.1, 23.5 Delegates are conserved; leaders have the most."""
    found = []
    for owner in range(g.seats + 1):
        count = g.reserve[owner] + sum(g.delegates[party * (g.seats + 1) + owner] for party in range(6))
        count += (1 if g.chairman == owner else 0) + (g.lobby[owner] if owner < g.seats else 0)
        if count != (PLAYER_DELEGATES if owner < g.seats else NEUTRAL_DELEGATES) or g.reserve[owner] < 0:
            found.append(f"owner {owner} has {count} delegates")
    for party in range(6):
        row = g.delegates[party * (g.seats + 1) : (party + 1) * (g.seats + 1)]
        leader = g.leader[party]
        if (leader < 0) != (sum(row) == 0) or (leader >= 0 and row[leader] < max(row)):
            found.append(f"party {party} is led by {leader} with {row}")
    if any(party_size(g, party) > party_size(g, g.dominant) for party in range(6)):
        found.append(f"party {g.dominant} is not dominant")
    return found
