"""The position: what lies on the table. Pieces are one flat list of counts, place by place and kind by kind."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.cards import Asset, Campaign, Event
from fourthrock.games.red_dust_rebellion.nonplayer.deck import CuriosityCard
from fourthrock.games.red_dust_rebellion.options import Options, nonplayer_seats
from fourthrock.games.red_dust_rebellion.pieces import CORP, KINDS, MG, Faction
from fourthrock.games.red_dust_rebellion.spaces import PLACES, SPACES, Place
from fourthrock.table import Dice, Position

# What happens next (`g.phase`).
ROUND_START: Final = 0
TURNS: Final = 1
ROUND_END: Final = 2
FLASHPOINT: Final = 3
DUST_STORM: Final = 4
OVER: Final = 5
OPENING: Final = 6

# 12.1 The boxes of the Sequence of Play, where the eligibility cylinders stand.
ELIGIBLE: Final = 0
INELIGIBLE: Final = 1
PASSED: Final = 2
FIRST_OP: Final = 3
FIRST_OP_SA: Final = 4
FIRST_EVENT: Final = 5
SECOND_LIMITED_OP: Final = 6
SECOND_LIMITED_OP_OR_EVENT: Final = 7
SECOND_OP_SA: Final = 8
BOX_NAMES: Final = [
    "Eligible",
    "Ineligible",
    "Passed",
    "1st: Operation only",
    "1st: Operation and Special Activity",
    "1st: Event",
    "2nd: Limited Operation",
    "2nd: Limited Operation or Event",
    "2nd: Operation and Special Activity",
]

ACTIVE_SUPPORT: Final = 2
PASSIVE_SUPPORT: Final = 1
NEUTRAL: Final = 0
PASSIVE_OPPOSITION: Final = -1
ACTIVE_OPPOSITION: Final = -2

CALM: Final = 0
APPROACHING: Final = 1
RAGING: Final = 2
STORM_MARKERS: Final = 6

TRIGGER: Final = 5
TRACK_END: Final = 50
EG_PLUS: Final = 1
EG_MINUS: Final = -1

# 8.3 The EarthGov Confidence track from the bottom: its value, who is Controller, and what a Flashpoint Round adds to Earth.
EG_VALUES: Final = [0, 0, 1, 1, 2, 4, 6, 8, 10]
EG_CONTROLLERS: Final[list[Faction | None]] = [None, CORP, CORP, CORP, CORP, CORP, MG, MG, MG]
EG_TROOPS: Final = [0, 6, 6, 4, 4, 3, 2, 1, 0]
EG_SUPPLY: Final = [0, 1, 1, 1, 2, 2, 2, 3, 3]
EG_POPULATION: Final = [0, 0, 0, 1, 1, 1, 2, 2, 3]


class Mars(Position):
    """Everything on the table of Red Dust Rebellion."""

    def __init__(self, dice: Dice, options: Options) -> None:
        super().__init__(dice)
        self.options = options
        self.phase = OPENING
        self.step = 0
        # The board.
        self.pieces: list[int] = [0] * (len(PLACES) * KINDS)
        self.damage: list[int] = [0] * len(SPACES)
        self.support: list[int] = [0] * len(SPACES)
        self.storm: list[int] = [0] * len(SPACES)
        self.fortified: list[int] = [0] * len(SPACES)
        self.rodgers_line = False
        self.frozen_control: list[int] = []
        # The tracks.
        self.resources: list[int] = [0, 0, 0, 0]
        self.flashpoint = 0
        self.eg_index = 3
        self.eg_side = EG_MINUS
        # Sequence of play.
        self.box: list[int] = [ELIGIBLE] * 4
        self.order: list[Faction] = []
        self.acted: list[Faction] = []
        self.first_choice = ELIGIBLE
        self.barred: list[bool] = [False] * 4
        self.stays: list[bool] = [False] * 4
        # The cards.
        self.deck: list[Event] = []
        self.current: Event | None = None
        self.following: Event | None = None
        self.played: list[Event] = []
        self.left_out: list[Event] = []
        self.hand: list[Asset] = []
        self.assets: list[Asset] = []
        self.discards: list[Asset] = []
        self.capabilities: list[Asset] = []
        self.campaigns: list[Campaign] = []
        self.campaign_deck: list[Campaign] = []
        self.campaigns_drawn: list[Campaign] = []
        self.campaigns_gone: list[Campaign] = []
        # Non-Players.
        self.nonplayers: list[bool] = nonplayer_seats(options)
        self.totals: list[int] = [0, 0, 0, 0]
        self.curiosity: list[CuriosityCard] = []
        self.curiosity_seen: list[CuriosityCard] = []
        self.faces: list[str] = ["", "", "", ""]
        # The end.
        self.dust_storms = 0
        self.winner: Faction | None = None

    def copy(self) -> Mars:
        other = Mars(self.dice.copy(), self.options)
        other.phase = self.phase
        other.step = self.step
        other.pieces = self.pieces[:]
        other.damage = self.damage[:]
        other.support = self.support[:]
        other.storm = self.storm[:]
        other.fortified = self.fortified[:]
        other.rodgers_line = self.rodgers_line
        other.frozen_control = self.frozen_control[:]
        other.resources = self.resources[:]
        other.flashpoint = self.flashpoint
        other.eg_index = self.eg_index
        other.eg_side = self.eg_side
        other.box = self.box[:]
        other.order = self.order[:]
        other.acted = self.acted[:]
        other.first_choice = self.first_choice
        other.barred = self.barred[:]
        other.stays = self.stays[:]
        other.deck = self.deck[:]
        other.current = self.current
        other.following = self.following
        other.played = self.played[:]
        other.left_out = self.left_out[:]
        other.hand = self.hand[:]
        other.assets = self.assets[:]
        other.discards = self.discards[:]
        other.capabilities = self.capabilities[:]
        other.campaigns = self.campaigns[:]
        other.campaign_deck = self.campaign_deck[:]
        other.campaigns_drawn = self.campaigns_drawn[:]
        other.campaigns_gone = self.campaigns_gone[:]
        other.totals = self.totals[:]
        other.curiosity = self.curiosity[:]
        other.curiosity_seen = self.curiosity_seen[:]
        other.faces = self.faces[:]
        other.dust_storms = self.dust_storms
        other.winner = self.winner
        return other

    def count(self, place: Place, kind: int) -> int:
        """How many pieces of this kind are in this place."""
        return self.pieces[place.index * KINDS + kind]

    def total(self, place: Place, kinds: list[int]) -> int:
        """How many pieces of these kinds are in this place."""
        first = place.index * KINDS
        pieces = self.pieces
        found = 0
        for kind in kinds:
            found += pieces[first + kind]
        return found

    def add(self, place: Place, kind: int, n: int) -> None:
        """Change a count; what may and may not be there is the rules' business."""
        self.pieces[place.index * KINDS + kind] += n

    @property
    def controller(self) -> Faction | None:
        """8.3 The EarthGov Controller."""
        return EG_CONTROLLERS[self.eg_index]

    @property
    def haboob(self) -> bool:
        """9.8 A Dust Storm card is the Next Event."""
        return self.following is not None and self.following.dust_storm
