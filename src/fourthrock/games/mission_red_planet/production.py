"""8 Production, 11 the third production with its discoveries, and how a zone's tokens are shared."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.cards import (
    ACTIONS,
    AFTER_PRODUCTION,
    BLOCKS_OF_ICE,
    EVEN_GROUND,
    HIDDEN_GLACIER,
    MINING_INCIDENT,
    MOTHER_LODE,
    MOTHER_LODE_BONUS,
    SUBTERFUGE,
    SYLVANITE_CACHE,
    SYNERGY,
    SYNERGY_BONUS,
    UNEVEN_GROUND,
    Discovery,
)
from fourthrock.games.mission_red_planet.position import Planet, colour, crowd, leaders
from fourthrock.games.mission_red_planet.zones import ICE, RESOURCES, SYLVANITE, ZONES

KINDS: Final = len(RESOURCES)
BLOCKS_OF_ICE_TOKENS: Final = 2
SYLVANITE_CACHE_TOKENS: Final = 1


def produce(g: Planet, number: int) -> None:
    """8 Production 1 or 2: every zone whose resource is known yields so many, then each zone is shared out."""
    g.heading("Production {}", number)
    for zone in ZONES:
        if g.faceup[zone.index]:
            g.piles[zone.index * KINDS + g.resource[zone.index]] += number
        share(g, zone.index, leaders(crowd(g, zone.index)))


def share(g: Planet, zone: int, winners: list[int]) -> None:
    """8.2 The leaders share evenly, rounded down; the rest stays. 8.3 Each kind by itself."""
    if not winners:
        return
    for kind in range(KINDS):
        each = g.piles[zone * KINDS + kind] // len(winners)
        if each:
            g.piles[zone * KINDS + kind] -= each * len(winners)
            for c in winners:
                g.tokens[c * KINDS + kind] += each
                g.say("{} takes {} {} from {}", colour(c), each, RESOURCES[kind], ZONES[zone])


def produce_third(g: Planet, number: int) -> None:
    """11 The third production, with the discoveries of that phase; 11.6 then the actions that play themselves."""
    g.heading("Production {}", number)
    for zone in ZONES:
        card = discovery_in(g, zone.index)
        if g.faceup[zone.index]:
            kind = ICE.index if card is HIDDEN_GLACIER else g.resource[zone.index]
            g.piles[zone.index * KINDS + kind] += yield_of(g, zone.index, card, number)
        if card is not MINING_INCIDENT or g.options.share_under_incident:
            share(g, zone.index, winners_under(card, crowd(g, zone.index)))
    for c in range(g.colours):
        play_caches(g, c)


def discovery_in(g: Planet, zone: int) -> Discovery | None:
    return g.discoveries[zone] if zone < len(g.discoveries) else None


def yield_of(g: Planet, zone: int, card: Discovery | None, number: int) -> int:
    """11.1 Mother Lode and Synergy add; 11.2 a Mining Incident stops everything."""
    if card is MINING_INCIDENT:
        return 0
    lode = MOTHER_LODE_BONUS if card is MOTHER_LODE else 0
    beside = [other for other in g.mars.neighbours[zone] if discovery_in(g, other.index) is SYNERGY]
    return number + lode + SYNERGY_BONUS * len(beside)


def winners_under(card: Discovery | None, counts: list[int]) -> list[int]:
    """11.4 Who shares a zone with this discovery."""
    if card is EVEN_GROUND:
        return [c for c, n in enumerate(counts) if n]
    if card is UNEVEN_GROUND:
        fewest = min([n for n in counts if n], default=0)
        return [c for c, n in enumerate(counts) if n and n == fewest]
    top = leaders(counts)
    if card is SUBTERFUGE and len(top) == 1:
        return leaders([0 if c == top[0] else n for c, n in enumerate(counts)])
    return top


def play_caches(g: Planet, c: int) -> None:
    """11.6 Blocks of Ice and the Sylvanite Cache play themselves."""
    for card in ACTIONS:
        if card.window == AFTER_PRODUCTION and card in g.held[c]:
            g.held[c].remove(card)
            g.event_discard.append(card)
            if card is BLOCKS_OF_ICE:
                g.tokens[c * KINDS + ICE.index] += BLOCKS_OF_ICE_TOKENS
            elif card is SYLVANITE_CACHE:
                g.tokens[c * KINDS + SYLVANITE.index] += SYLVANITE_CACHE_TOKENS
            g.reveal()
            g.say("{} plays {}", colour(c), card)
