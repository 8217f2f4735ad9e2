"""16 What is true of every position."""

from __future__ import annotations

from fourthrock.games.mission_red_planet.cards import EVENTS
from fourthrock.games.mission_red_planet.characters import ALL_NINE, RECRUITER, bit
from fourthrock.games.mission_red_planet.colours import ASTRONAUTS, STRIDE
from fourthrock.games.mission_red_planet.position import TOKENS_A_ZONE, Planet, colour, neutral
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.zones import RESOURCES, ZONES


def broken(g: Planet) -> list[str]:
    """Every invariant that does not hold, as a sentence."""
    return [*astronauts(g), *tokens(g), *ships(g), *characters(g), *events(g)]


def astronauts(g: Planet) -> list[str]:
    """16.1 Nobody is lost but on the Memorial; 16.6 whoever stands in a zone has turned its token."""
    found: list[str] = []
    for c in range(g.colours):
        count = g.supply[c] + g.memorial[c] + sum(g.aboard[c::STRIDE]) + sum(g.on[c::STRIDE])
        if count != ASTRONAUTS:
            found.append(f"16.1: {colour(c).name} has {count} astronauts")
    if min(g.supply + g.memorial + g.aboard + g.on) < 0:
        found.append("16.1: less than no astronauts somewhere")
    for zone in ZONES:
        if any(g.on[zone.index * STRIDE : (zone.index + 1) * STRIDE]) and not g.faceup[zone.index]:
            found.append(f"16.6: astronauts in {zone.name} and its resource face down")
    return found


def tokens(g: Planet) -> list[str]:
    """16.2 Destination tokens, and the eleven resource tokens."""
    found: list[str] = []
    for zone in ZONES:
        if g.tokens_left[zone.index] + sum([stack.count(zone.index) for stack in g.stacks]) != TOKENS_A_ZONE:
            found.append(f"16.2: the destination tokens of {zone.name} are not {TOKENS_A_ZONE}")
    kinds = sorted([*g.resource, g.spare])
    if kinds != [resource.index for resource in RESOURCES for _ in range(resource.copies)]:
        found.append("1.1: the resource tokens are not those of the game")
    if min(g.tokens + g.piles) < 0:
        found.append("8.2: less than no point tokens somewhere")
    return found


def ships(g: Planet) -> list[str]:
    """16.3 Every ship is somewhere once; loads are the crews aboard; 16.7 none is full and docked."""
    found: list[str] = []
    everywhere = [ship.index for ship in [*g.ship_deck, *g.ship_discard]] + [s for s in g.ship if s >= 0]
    if sorted(everywhere) != list(range(len(SHIPS))):
        found.append("16.3: a ship is lost or there twice")
    for dock, s in enumerate(g.ship):
        crew = sum(g.aboard[dock * STRIDE : (dock + 1) * STRIDE])
        if crew != g.load[dock] or (s < 0 and crew) or (s >= 0 and crew > SHIPS[s].capacity):
            found.append(f"16.3: dock {dock} does not hold what it says")
        if s < 0 and (g.launched[dock] or g.stacks[dock]):
            found.append(f"16.3: dock {dock} is open, but something is left there")
    return found


def full_and_docked(g: Planet) -> list[str]:
    """16.7 Between two colours' effects no full ship is docked. Not true in the middle of an effect."""
    return [
        f"16.7: dock {dock} holds a full ship"
        for dock, s in enumerate(g.ship)
        if s >= 0 and not g.launched[dock] and g.load[dock] == SHIPS[s].capacity
    ]


def characters(g: Planet) -> list[str]:
    """16.4 Each character of a colour is in one place."""
    found: list[str] = []
    for c in range(g.colours):
        places = [g.hand[c], g.played[c], *[bit(character) for character in g.decks[c]]]
        if g.chosen[c]:
            places.append(1 << g.chosen[c])
        if neutral(g, c) and g.reshuffled[c]:
            places.append(bit(RECRUITER))
        whole = 0
        for place in places:
            if whole & place:
                found.append(f"16.4: a character of {colour(c).name} is in two places")
            whole |= place
        if whole != ALL_NINE:
            found.append(f"16.4: a character of {colour(c).name} is lost")
    return found


def events(g: Planet) -> list[str]:
    """16.5 Every event card is somewhere once (actions and discoveries join when the missions are kept)."""
    cards = [*g.events, *g.event_discard]
    for pile in [*g.held, *g.boxed]:
        cards += pile
    for dealt in g.dealt:
        cards += dealt
    cards += [card for card in g.discoveries if card is not None]
    if g.drawn is not None:
        cards.append(g.drawn)
    whole = EVENTS if g.held[0] else EVENTS[:13]
    if sorted([card.token for card in cards]) != sorted([card.token for card in whole]):
        return ["16.5: an event card is lost or there twice"]
    return []
