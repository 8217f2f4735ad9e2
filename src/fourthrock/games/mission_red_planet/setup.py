"""2 Setup, and what is different for two players (13.1 to 13.4)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.cards import ACTIONS, DISCOVERIES, MISSIONS, Mission
from fourthrock.games.mission_red_planet.characters import (
    CHARACTERS,
    EXPLORER,
    FEMME_FATALE,
    RECRUITER,
    SOLDIER,
    Character,
)
from fourthrock.games.mission_red_planet.colours import STRIDE
from fourthrock.games.mission_red_planet.options import Options
from fourthrock.games.mission_red_planet.position import Planet, colour, destination, seat_of
from fourthrock.games.mission_red_planet.ships import SHIPS, Ship
from fourthrock.games.mission_red_planet.zones import BAND, PHOBOS, RESOURCES, RING, ZONES
from fourthrock.table import Dice, Script, pick, together

MISSIONS_DEALT: Final = 2
NEUTRAL_CORE: Final = [RECRUITER, EXPLORER, FEMME_FATALE, SOLDIER]
NEUTRAL_TOP: Final = 3


def set_up(seats: int, options: Options, dice: Dice) -> Planet:
    """2.1 to 2.9 The table before the first question."""
    mars = RING if options.map == RING.token else BAND
    g = Planet(dice, seats, 4 if seats == 2 else seats, mars, options)
    dock_ships(g)
    first_crews(g)
    lay_resources(g)
    deal_missions(g)
    for c in range(seats, g.colours):
        g.decks[c] = neutral_deck(dice)
        g.hand[c] = 0
    return g


def dock_ships(g: Planet) -> None:
    """2.2 A ship at each dock, none with an unknown destination; 2.3 one of them bound for Phobos."""
    g.ship_deck = SHIPS[:]
    g.dice.shuffle(g.ship_deck)
    aside: list[Ship] = []
    for dock in range(g.docks):
        ship = g.ship_deck.pop()
        while ship.zone is None:
            aside.append(ship)
            ship = g.ship_deck.pop()
        g.ship[dock] = ship.index
    if aside:
        g.ship_deck += aside
        g.dice.shuffle(g.ship_deck)
    if not any(destination(g, dock) == PHOBOS.index for dock in range(g.docks)):
        g.stacks[-1].append(PHOBOS.index)
        g.tokens_left[PHOBOS.index] -= 1


def first_crews(g: Planet) -> None:
    """2.5 An astronaut of each colour on a ship of its own; whose is at the leftmost dock goes first."""
    colours = list(range(g.colours))
    g.dice.shuffle(colours)
    for dock, c in enumerate(colours):
        g.supply[c] -= 1
        g.aboard[dock * STRIDE + c] = 1
        g.load[dock] = 1
    g.first = colours[0]


def lay_resources(g: Planet) -> None:
    """2.6 A resource token face down in each zone; the eleventh is the spare one."""
    kinds = [resource.index for resource in RESOURCES for _ in range(resource.copies)]
    g.dice.shuffle(kinds)
    g.spare = kinds.pop()
    for zone in ZONES:
        g.resource[zone.index] = kinds[zone.index]


def deal_missions(g: Planet) -> None:
    """2.7 Two missions to each colour that somebody plays for; 13.3 none to neutral ones."""
    missions = MISSIONS[:]
    g.dice.shuffle(missions)
    for c in range(g.seats):
        g.dealt[c] = [missions.pop() for _ in range(MISSIONS_DEALT)]
    g.events += missions


def neutral_deck(dice: Dice) -> list[Character]:
    """13.4 Six shuffled characters, four of them certain; on top of them the three that are left."""
    others = [character for character in CHARACTERS if character not in NEUTRAL_CORE]
    dice.shuffle(others)
    top = others[:NEUTRAL_TOP]
    below = NEUTRAL_CORE + others[NEUTRAL_TOP:]
    dice.shuffle(below)
    return below + top


def keep_missions(g: Planet) -> Script[None]:
    """2.7 Each keeps one mission, the other goes back; 2.8 the event deck is shuffled."""
    announce(g)
    kept = yield from together([keep_one(g, c) for c in range(g.seats)])
    for c, mission in enumerate(kept):
        g.held[c].append(mission)
        other = next(card for card in g.dealt[c] if card is not mission)
        g.returned[c] = other
        g.events.append(other)
        g.dealt[c] = []
        g.tell(1 << c, "You keep {} and return {}", mission, other)
    g.say("Everybody has kept one mission of two")
    g.events += DISCOVERIES
    g.events += ACTIONS
    g.dice.shuffle(g.events)


def announce(g: Planet) -> None:
    """What everybody sees before the first question."""
    g.heading("Missions are dealt")
    for dock, s in enumerate(g.ship):
        c = g.aboard.index(1, dock * STRIDE) - dock * STRIDE
        g.say("{} waits for {} with {} seats, {} aboard", SHIPS[s], ZONES[destination(g, dock)], SHIPS[s].capacity, colour(c))
    g.say("{} is first player", colour(g.first))


def keep_one(g: Planet, c: int) -> Script[Mission]:
    mission = yield from pick(seat_of(g, c), "Keep which mission?", g.dealt[c], rule="2.7", note=mission_text)
    return mission


def mission_text(mission: Mission) -> str:
    return mission.text
