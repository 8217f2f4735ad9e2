"""The position: everything that lies on the table, face up or face down."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.boards import AREAS, THARSIS
from fourthrock.games.terraforming_mars.card import NO_CARD, Card
from fourthrock.games.terraforming_mars.colony import ColonyTile
from fourthrock.games.terraforming_mars.global_event import GlobalEvent
from fourthrock.games.terraforming_mars.goals import Award, Milestone
from fourthrock.games.terraforming_mars.words import CARD_PRICE, CHOOSING, CORPORATION, GREENS, NO_TILE
from fourthrock.table import Dice, Position

HOLDERS = 49
"""How many cards, at most, can hold resources."""


Reckoning = tuple[int, int, int, int, int]
"""How one player stood at the end of a generation, for the charts: income, TR, cards in hand, cards played, points."""


class Player:
    """One corporation: its board, its hand, its cards on the table (2.1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tr = 20
        self.raised = False
        self.stock = [0] * 6
        self.production = [0] * 6
        self.corporation = NO_CARD
        self.hand: list[Card] = []
        self.dealt: list[Card] = []
        self.offer: list[Card] = []
        self.preludes: list[Card] = []
        self.drawn: list[Card] = []
        self.glimpsed: list[Card] = []
        self.played: list[Card] = []
        self.events: list[Card] = []
        self.watchers: list[Card] = []
        self.actors: list[Card] = []
        self.used: list[Card] = []
        self.held = [0] * HOLDERS
        self.tags = [0] * 12
        self.passed = False
        self.acted_first = False
        self.consulted = False
        self.owed = 0
        """M€ that what is being looked at costs by itself; 0 except while it is looked at."""
        self.fleets = 0
        self.fleets_away = 0
        self.score = 0
        # What standing effects and the corporation have changed.
        self.cheaper = 0
        self.cheaper_tag = [0] * 12
        self.cheaper_each = [0] * 12
        self.cheaper_power_plant = 0
        self.next_cheaper = 0
        self.flex = 0
        self.flex_venus = 0
        self.next_flex = 0
        self.steel_value = 2
        self.titanium_value = 3
        self.floater_pay = NO_CARD
        self.microbe_pay = NO_CARD
        self.habitats = False
        self.influence_bonus = 0
        self.greenery_cost = 8
        self.helion = False
        self.storm = NO_CARD
        self.manutech = False
        self.ocean_bonus = 2
        self.price = CARD_PRICE
        self.trade_discount = 0
        self.trade_bonus = 0
        self.course: list[Reckoning] = []

    def copy(self) -> Player:
        other = Player(self.seat)
        self._copy_board(other)
        self._copy_cards(other)
        self._copy_effects(other)
        return other

    def _copy_board(self, other: Player) -> None:
        other.tr = self.tr
        other.raised = self.raised
        other.stock = self.stock[:]
        other.production = self.production[:]
        other.passed = self.passed
        other.acted_first = self.acted_first
        other.consulted = self.consulted
        other.fleets = self.fleets
        other.fleets_away = self.fleets_away
        other.score = self.score
        other.course = self.course[:]

    def _copy_cards(self, other: Player) -> None:
        other.corporation = self.corporation
        other.hand = self.hand[:]
        other.dealt = self.dealt[:]
        other.offer = self.offer[:]
        other.preludes = self.preludes[:]
        other.drawn = self.drawn[:]
        other.glimpsed = self.glimpsed[:]
        other.played = self.played[:]
        other.events = self.events[:]
        other.watchers = self.watchers[:]
        other.actors = self.actors[:]
        other.used = self.used[:]
        other.held = self.held[:]
        other.tags = self.tags[:]

    def _copy_effects(self, other: Player) -> None:
        other.cheaper = self.cheaper
        other.cheaper_tag = self.cheaper_tag[:]
        other.cheaper_each = self.cheaper_each[:]
        other.cheaper_power_plant = self.cheaper_power_plant
        other.next_cheaper = self.next_cheaper
        other.flex = self.flex
        other.flex_venus = self.flex_venus
        other.next_flex = self.next_flex
        other.steel_value = self.steel_value
        other.titanium_value = self.titanium_value
        other.floater_pay = self.floater_pay
        other.microbe_pay = self.microbe_pay
        other.habitats = self.habitats
        other.influence_bonus = self.influence_bonus
        other.greenery_cost = self.greenery_cost
        other.helion = self.helion
        other.storm = self.storm
        other.manutech = self.manutech
        other.ocean_bonus = self.ocean_bonus
        other.price = self.price
        other.trade_discount = self.trade_discount
        other.trade_bonus = self.trade_bonus

    def money(self) -> int:
        """What can be paid where M€ are asked for: Helion's heat counts."""
        coins = self.stock[0] - self.owed
        return coins + self.stock[5] if self.helion else coins

    def heat(self) -> int:
        """What can be paid where heat is asked for: floaters on Stormcraft are 2 each."""
        return self.stock[5] if self.storm is NO_CARD else self.stock[5] + 2 * self.held[self.storm.slot]

    def on(self, card: Card) -> int:
        """How many resources lie on this card."""
        return self.held[card.slot] if card.slot >= 0 else 0


class Mars(Position):
    """The whole table (2.2)."""

    def __init__(self, dice: Dice, seats: int) -> None:
        super().__init__(dice)
        self.seats = seats
        self.players = [Player(seat) for seat in range(seats)]
        self.solo = seats == 1
        # What was agreed before the game.
        self.board = THARSIS
        self.turmoil = True
        self.prelude = False
        self.venus_next = False
        self.colonies_in = False
        self.draft = False
        self.beginners = False
        self.head_start = 0
        self.world_government = True
        self.rating_goal = False
        self.last_generation = 60
        # Where the game stands.
        self.phase = CHOOSING
        self.generation = 1
        self.first = 0
        self.active = 0
        self.taken = 0
        self.step = 0
        self.won = False
        self.final = False
        self.tax_due = 0
        # The world.
        self.temperature = -30
        self.oxygen = 0
        self.oceans = 0
        self.venus = 0
        self.tile = [0] * AREAS
        self.owner = [-1] * AREAS
        self.claim = [-1] * AREAS
        self.off_map = [-1] * 6
        self.latest = -1
        self.playing = NO_CARD
        self.due = NO_TILE
        """The tile whose place is being chosen, by `due_seat`."""
        self.due_seat = 0
        # Cards.
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.prelude_deck: list[Card] = []
        self.past_preludes: list[Card] = []
        self.corporations: list[Card] = []
        self.shown: list[Card] = []
        # Milestones and awards.
        self.milestones: list[Milestone] = []
        self.awards: list[Award] = []
        self.claimed: list[int] = []
        self.funded: list[int] = []
        self.claimed_by: list[int] = []
        self.funded_by: list[int] = []
        # Turmoil: delegates are counted a party and an owner; the neutral owner is number `seats`.
        self.delegates = [0] * (6 * (seats + 1))
        self.leader = [-1] * 6
        self.dominant = GREENS
        self.ruling = GREENS
        self.chairman = seats
        self.reserve = [0] * (seats + 1)
        self.lobby = [0] * seats
        self.events: list[GlobalEvent] = []
        self.distant: GlobalEvent | None = None
        self.coming: GlobalEvent | None = None
        self.current: GlobalEvent | None = None
        self.past: list[GlobalEvent] = []
        # Colonies.
        self.colony_tiles: list[ColonyTile] = []
        self.spare_colonies: list[ColonyTile] = []
        self.track: list[int] = []
        self.awake: list[bool] = []
        self.visited: list[bool] = []
        self.colonists: list[list[int]] = []

    def copy(self) -> Mars:
        other = Mars(self.dice.copy(), 0)
        other.seats = self.seats
        other.solo = self.solo
        other.players = [player.copy() for player in self.players]
        self._copy_agreed(other)
        self._copy_world(other)
        self._copy_cards(other)
        self._copy_turmoil(other)
        self._copy_colonies(other)
        return other

    def _copy_agreed(self, other: Mars) -> None:
        other.board = self.board
        other.turmoil = self.turmoil
        other.prelude = self.prelude
        other.venus_next = self.venus_next
        other.colonies_in = self.colonies_in
        other.draft = self.draft
        other.beginners = self.beginners
        other.head_start = self.head_start
        other.world_government = self.world_government
        other.rating_goal = self.rating_goal
        other.last_generation = self.last_generation

    def _copy_world(self, other: Mars) -> None:
        other.phase = self.phase
        other.generation = self.generation
        other.first = self.first
        other.active = self.active
        other.taken = self.taken
        other.step = self.step
        other.won = self.won
        other.final = self.final
        other.tax_due = self.tax_due
        other.temperature = self.temperature
        other.oxygen = self.oxygen
        other.oceans = self.oceans
        other.venus = self.venus
        other.tile = self.tile[:]
        other.owner = self.owner[:]
        other.claim = self.claim[:]
        other.off_map = self.off_map[:]
        other.latest = self.latest
        other.playing = self.playing
        other.due = self.due
        other.due_seat = self.due_seat

    def _copy_cards(self, other: Mars) -> None:
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.prelude_deck = self.prelude_deck[:]
        other.past_preludes = self.past_preludes[:]
        other.corporations = self.corporations[:]
        other.shown = self.shown[:]
        other.milestones = self.milestones[:]
        other.awards = self.awards[:]
        other.claimed = self.claimed[:]
        other.funded = self.funded[:]
        other.claimed_by = self.claimed_by[:]
        other.funded_by = self.funded_by[:]

    def _copy_turmoil(self, other: Mars) -> None:
        other.delegates = self.delegates[:]
        other.leader = self.leader[:]
        other.dominant = self.dominant
        other.ruling = self.ruling
        other.chairman = self.chairman
        other.reserve = self.reserve[:]
        other.lobby = self.lobby[:]
        other.events = self.events[:]
        other.distant = self.distant
        other.coming = self.coming
        other.current = self.current
        other.past = self.past[:]

    def _copy_colonies(self, other: Mars) -> None:
        other.colony_tiles = self.colony_tiles[:]
        other.spare_colonies = self.spare_colonies[:]
        other.track = self.track[:]
        other.awake = self.awake[:]
        other.visited = self.visited[:]
        other.colonists = [row[:] for row in self.colonists]

    def draft_pack(self, me: Player) -> bool:
        """Whether what this player was dealt is a pack of the draft, not a choice of corporations."""
        return bool(me.dealt) and me.dealt[0].kind != CORPORATION

    def in_order(self, start: int) -> list[Player]:
        """The players clockwise from this seat."""
        return self.players[start:] + self.players[:start] if start else self.players
