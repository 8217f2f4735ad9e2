"""21.3 What must hold in every position: conserved pieces, limits, tracks."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS, EVENTS
from fourthrock.games.red_dust_rebellion.control import population
from fourthrock.games.red_dust_rebellion.nonplayer.deck import CARDS
from fourthrock.games.red_dust_rebellion.nonplayer.totals import MOST_ASSETS, TOTAL_NAMES
from fourthrock.games.red_dust_rebellion.pieces import (
    BASES,
    CORP,
    CR,
    DUG_IN,
    FACTIONS,
    FORCE_POOL,
    KINDS,
    MG_TROOP,
    PLAIN,
    POPULATION,
    REBEL_KINDS,
    SATELLITE,
    SUPPLY,
    TERRAFORMING,
    TOKENS,
)
from fourthrock.games.red_dust_rebellion.position import CALM, STORM_MARKERS, Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    AVAILABLE,
    BOXES,
    CASUALTIES,
    DISPLACED,
    EARTH,
    GONE,
    MARS,
    ORBIT,
    PHOBOS,
    PLACES,
    SPACES,
    TRANSIT,
    WILDERNESS,
    Space,
)


def broken(g: Mars) -> list[str]:
    """Every invariant that does not hold, as a sentence."""
    found = [*_pieces(g), *_tracks(g), *_cards(g), *_nonplayers(g)]
    for space in SPACES:
        found.extend(f"{space.token}: {what}" for what in _space(g, space))
    return found


def _pieces(g: Mars) -> list[str]:
    """Chapter 2: no piece is lost, none is in two places, none below zero."""
    found = [f"{PLACES[i // KINDS].token} holds {n} {TOKENS[i % KINDS]}" for i, n in enumerate(g.pieces) if n < 0]
    for plain, most in FORCE_POOL.items():
        kinds = [kind for kind in range(KINDS) if PLAIN[kind] == plain]
        n = sum(g.count(place, kind) for place in PLACES for kind in kinds)
        if n != most:
            found.append(f"there are {n} {TOKENS[plain]}, not {most}")
    for place in BOXES:
        found.extend(
            f"{place.token} holds {TOKENS[kind]}"
            for kind in range(KINDS)
            if g.count(place, kind) and not _belongs(place.token, kind)
        )
    return found


def _belongs(box: str, kind: int) -> bool:
    """Which pieces may lie in which box."""
    if box == AVAILABLE.token:
        return kind in FORCE_POOL and kind != SATELLITE
    if box == CASUALTIES.token:
        return PLAIN[kind] == kind and TOKENS[kind] in ("security", "specops_hidden", "corp_base", "eg_troop", "satellite")
    if box == ORBIT.token:
        return kind == SATELLITE
    if box == DISPLACED.token:
        return kind == POPULATION
    if box == GONE.token:
        return TOKENS[kind] == "specops_hidden"
    assert box in (EARTH.token, TRANSIT.token)
    return TOKENS[kind] in ("security", "specops_hidden", "eg_troop", "satellite", "supply", "population")


def _space(g: Mars, space: Space) -> list[str]:
    """3.8, 4.1, 4.5, 5.2, 16.2 One space."""
    found: list[str] = []
    at = space.index
    if g.total(space, BASES) > space.base_slots:
        found.append("more Bases than slots")
    if not 0 <= g.damage[at] <= space.green:
        found.append(f"{g.damage[at]} Damage")
    if g.count(space, POPULATION) > space.gray:
        found.append("more Population markers than boxes")
    if g.damage[at] and g.count(space, POPULATION):
        found.append("Damage beside Population markers")
    if not -2 <= g.support[at] <= 2 or (population(g, space) == 0 and g.support[at]):
        found.append(f"Support {g.support[at]} at Population {population(g, space)}")
    if not 0 <= g.fortified[at] <= min(population(g, space), g.count(space, MG_TROOP)):
        found.append(f"{g.fortified[at]} Fortified Troops")
    if not space.desert and g.count(space, TERRAFORMING) + g.count(space, DUG_IN):
        found.append("a Base upgraded where it cannot be")
    if space is PHOBOS and g.total(space, REBEL_KINDS):
        found.append("Rebels on Phobos")
    calm = [PHOBOS] if g.options.event_47_reaches_the_wilderness else [PHOBOS, WILDERNESS]
    if space in calm and g.storm[at] != CALM:
        found.append("a storm where none can be")
    if g.count(space, SUPPLY):
        found.append("Supply in a space")
    return found


def _tracks(g: Mars) -> list[str]:
    found: list[str] = []
    if not all(0 <= n <= 50 for n in g.resources) or g.resources[3]:
        found.append(f"Resources {g.resources}")
    if not 0 <= g.flashpoint <= 5:
        found.append(f"Flashpoint {g.flashpoint}")
    if not 0 <= g.eg_index <= 8 or g.eg_side not in (1, -1):
        found.append("EarthGov Confidence off its track")
    if sum(1 for storm in g.storm if storm != CALM) > STORM_MARKERS:
        found.append("more than six storms")
    if g.eg_index == 0 and any(g.count(space, TOKENS.index("eg_troop")) for space in MARS):
        found.append("EarthGov Troops on Mars without Confidence")
    return found


def _cards(g: Mars) -> list[str]:
    found: list[str] = []
    on_top = [card for card in (g.current, g.following) if card is not None]
    events = [*g.deck, *on_top, *g.played, *g.left_out]
    if sorted(card.number for card in events) != [card.number for card in EVENTS]:
        found.append("an Event card is lost")
    assets = [*g.hand, *g.assets, *g.discards, *g.capabilities]
    if sorted(card.number for card in assets) != [card.number for card in ASSETS]:
        found.append("an Asset card is lost")
    campaigns = [*g.campaigns, *g.campaign_deck, *g.campaigns_drawn, *g.campaigns_gone]
    if sorted(card.number for card in campaigns) != [card.number for card in CAMPAIGNS]:
        found.append("a Campaign card is lost")
    return found


def _nonplayers(g: Mars) -> list[str]:
    """20.2, 20.3 Non-Players have totals, no Resources and no hand; every card of theirs is in the deck."""
    found: list[str] = []
    for by in FACTIONS:
        plays_itself = g.nonplayers[by.seat]
        if plays_itself and by is not CORP and g.resources[by.seat]:
            found.append(f"Non-Player {by.short} has Resources")
        if g.totals[by.seat] and not (plays_itself and TOTAL_NAMES[by.seat]):
            found.append(f"{by.short} has a total of {g.totals[by.seat]}")
    if min(g.totals) < 0 or g.totals[CR.seat] > MOST_ASSETS:
        found.append(f"totals {g.totals}")
    if g.nonplayers[CR.seat] and g.hand:
        found.append("the Non-Player Church has a hand")
    if sorted(card.letter for card in g.curiosity) != [card.letter for card in CARDS if g.nonplayers[card.by.seat]]:
        found.append("a Curiosity card is lost")
    if any(card not in g.curiosity for card in g.curiosity_seen):
        found.append("a Curiosity card was seen that is not in the deck")
    return found
