"""The position: all that lies on the table of Mission: Red Planet, face up or down.

Colours, zones, ships and resources are written as their indexes; -1 is nothing. Lists with an entry for each colour in each
place have a row of `STRIDE` entries a place: `g.on[zone * STRIDE + colour]`.
"""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.cards import Discovery, Event, Mission
from fourthrock.games.mission_red_planet.characters import ALL_NINE, Character
from fourthrock.games.mission_red_planet.colours import ASTRONAUTS, COLOURS, STRIDE, Colour
from fourthrock.games.mission_red_planet.options import Options
from fourthrock.games.mission_red_planet.ships import SHIPS, Ship
from fourthrock.games.mission_red_planet.zones import OUTER_ZONES, RESOURCES, ZONES, Mars
from fourthrock.table import Dice, Position

TOKENS_A_ZONE: Final = 2


class Planet(Position):
    """What lies on the table."""

    def __init__(self, dice: Dice, seats: int, colours: int, mars: Mars, options: Options) -> None:
        super().__init__(dice)
        docks, zones = colours, len(ZONES)
        # The game that is played
        self.seats = seats
        self.colours = colours
        self.mars = mars
        self.options = options
        # The round
        self.step = 0
        self.first = 0
        self.count = 0
        """Where the countdown is, from 9 down to 1; 0 while characters are being chosen."""
        self.order: list[int] = []
        """The colours that have revealed a character this round, in the order in which they act."""
        self.done = 0
        """How many of them have acted."""
        self.shown = [0] * colours
        """The number of the character that each has revealed this round."""
        # The colours
        self.supply = [ASTRONAUTS] * colours
        self.memorial = [0] * colours
        self.tokens = [0] * (colours * len(RESOURCES))
        self.hand = [ALL_NINE] * colours
        """The characters in hand and played, each a sum of bits; the chosen one, face down, is in neither."""
        self.played = [0] * colours
        self.chosen = [0] * colours
        self.held: list[list[Event]] = [[] for _ in range(colours)]
        """The mission kept at the start, then missions and actions as they were drawn."""
        self.dealt: list[list[Mission]] = [[] for _ in range(colours)]
        self.returned: list[Mission | None] = [None] * colours
        """The mission that each gave back at the start: it knows that nobody else began with it."""
        # The neutral colours of two players
        self.decks: list[list[Character]] = [[] for _ in range(colours)]
        """Their characters, the top one last."""
        self.reshuffled = [False] * colours
        """Whether the Recruiter has left the game, and the deck of nine with him."""
        self.boxed: list[list[Event]] = [[] for _ in range(seats)]
        """Events that a neutral Scientist took out of the game, by the seat that saw them."""
        # Mars and Phobos
        self.on = [0] * (zones * STRIDE)
        self.resource = [0] * zones
        self.faceup = [False] * zones
        self.spare = 0
        self.piles = [0] * (zones * len(RESOURCES))
        self.discoveries: list[Discovery | None] = [None] * len(OUTER_ZONES)
        self.known = [0] * len(OUTER_ZONES)
        """Who has seen the discovery of a zone: a bit a seat."""
        self.revealed = False
        # The launchpad
        self.docks = docks
        self.ship = [-1] * docks
        self.launched = [False] * docks
        """The ship has left its dock; it lands at the end of the round."""
        self.load = [0] * docks
        self.aboard = [0] * (docks * STRIDE)
        self.stacks: list[list[int]] = [[] for _ in range(docks)]
        """The destination tokens on a ship, the newest last."""
        self.tokens_left = [TOKENS_A_ZONE] * zones
        # Decks
        self.ship_deck: list[Ship] = []
        self.ship_discard: list[Ship] = []
        self.events: list[Event] = []
        self.event_discard: list[Event] = []
        self.drawn: Event | None = None
        """A discovery that has just been drawn and waits for its zone."""

    def copy(self) -> Planet:
        # without colours, as every list is replaced below
        other = Planet(self.dice.copy(), self.seats, 0, self.mars, self.options)
        other.colours = self.colours
        other.docks = self.docks
        other.step = self.step
        other.first = self.first
        other.count = self.count
        other.order = self.order[:]
        other.done = self.done
        other.shown = self.shown[:]
        other.supply = self.supply[:]
        other.memorial = self.memorial[:]
        other.tokens = self.tokens[:]
        other.hand = self.hand[:]
        other.played = self.played[:]
        other.chosen = self.chosen[:]
        other.held = [cards[:] for cards in self.held]
        other.dealt = [cards[:] for cards in self.dealt]
        other.returned = self.returned[:]
        other.decks = [deck[:] for deck in self.decks]
        other.reshuffled = self.reshuffled[:]
        other.boxed = [cards[:] for cards in self.boxed]
        other.on = self.on[:]
        other.resource = self.resource[:]
        other.faceup = self.faceup[:]
        other.spare = self.spare
        other.piles = self.piles[:]
        other.discoveries = self.discoveries[:]
        other.known = self.known[:]
        other.revealed = self.revealed
        other.ship = self.ship[:]
        other.launched = self.launched[:]
        other.load = self.load[:]
        other.aboard = self.aboard[:]
        other.stacks = [stack[:] for stack in self.stacks]
        other.tokens_left = self.tokens_left[:]
        other.ship_deck = self.ship_deck[:]
        other.ship_discard = self.ship_discard[:]
        other.events = self.events[:]
        other.event_discard = self.event_discard[:]
        other.drawn = self.drawn
        return other


def colour(c: int) -> Colour:
    return COLOURS[c]


def seat_of(g: Planet, c: int) -> int:
    """Who answers for a colour: in a game of two the neutral one across is the controller's (13.6)."""
    return c % g.seats


def neutral(g: Planet, c: int) -> bool:
    return c >= g.seats


def turn_order(g: Planet) -> list[int]:
    """0.4 Clockwise from the first player."""
    return [(g.first + c) % g.colours for c in range(g.colours)]


def present(g: Planet, zone: int, c: int) -> bool:
    """0.3 Present in a zone."""
    return g.on[zone * STRIDE + c] > 0


def room(g: Planet, dock: int) -> int:
    """0.5 Capacity less the astronauts aboard."""
    return SHIPS[g.ship[dock]].capacity - g.load[dock]


def destination(g: Planet, dock: int) -> int:
    """0.7 The newest token on the ship, else what is printed on it; -1 if unknown."""
    stack = g.stacks[dock]
    return stack[-1] if stack else SHIPS[g.ship[dock]].bound


def dock_of(g: Planet, ship: Ship) -> int:
    return g.ship.index(ship.index)


def leaders(counts: list[int]) -> list[int]:
    """Who has the most, at least 1 (8.2)."""
    top = max(counts)
    return [c for c, n in enumerate(counts) if n == top] if top > 0 else []


def crowd(g: Planet, zone: int) -> list[int]:
    """How many astronauts each colour has in a zone."""
    return g.on[zone * STRIDE : zone * STRIDE + STRIDE]
