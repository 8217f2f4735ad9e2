"""The position: everything that lies on the table. `s` is always the number of a player board, 0 to players - 1."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.blueprints import BLUEPRINT_COUNT
from fourthrock.games.on_mars.goods import KINDS_OF_GOODS, KINDS_OF_TECH
from fourthrock.games.on_mars.hexes import HEX_COUNT
from fourthrock.table import Dice, Position

BASE_GAME: Final = 0
INVASION: Final = 1
OUTBREAK: Final = 2
BLACKOUT: Final = 3
MONOLITH: Final = 4

# What stands on a hex: one piece at most (3.7).
NO_PIECE: Final = 0
BOT: Final = 1
ROVER: Final = 2
COLONIST: Final = 3
ADVANCED: Final = 4
SENTRY: Final = 5
EXOSUIT: Final = 6
TROOPER: Final = 7
STUNNED: Final = 8
ALIEN: Final = 9  # in `who`: the piece is the Alien Commander's

# The Action slots that hold Colonists (6.1, 6.4).
A_BLUEPRINT: Final = 0
A_RESEARCH: Final = 1
A_CONSTRUCT: Final = 2
A_UPGRADE: Final = 3
SLOTS: Final = 3

HEALTHY: Final = 0
SICK: Final = 1
VACCINATED: Final = 2

PLACING: Final = 0
SHUTTLE_START: Final = 1
COLONIZE: Final = 2
TURN: Final = 3
TURN_END: Final = 4
SHUTTLE: Final = 5
TRAVEL: Final = 6
ALIEN_TURN: Final = 7
SABOTAGE_PHASE: Final = 8
MONOLITH_START: Final = 9
OVER: Final = 10

HUMANS_WIN: Final = 1
HUMANS_LOSE: Final = 2
NOBODY_WINS: Final = 3


class Mars(Position):
    """On Mars, as it lies on the table."""

    def __init__(self, dice: Dice, players: int, mode: int, lacerda: bool) -> None:
        super().__init__(dice)
        if players == 0:  # a copy: `copy` fills in every part
            return
        # --- the kind of game
        self.mode = mode
        self.players = players
        self.lacerda = lacerda
        self.slot_for_each = players == 2 or mode == MONOLITH
        self.space_oddity = False
        self.last_round = 40
        self.solo_goal = 0
        self.infection_limit = 14
        self.mineral_for_medicine = False
        self.lifts_sabotage = False
        self.abducts_card = False
        self.impossible_is_covered = True
        # --- the course of the game
        self.phase = PLACING
        self.queue: list[int] = list(range(players))
        self.active = 0
        self.round = 1
        self.last = False
        self.triggered = False
        self.result = 0
        self.why = ""
        self.main_done = False
        self.executive_done = False
        self.goal_done = False
        self.task_done = False
        self.gaps = 0
        self.tech_uses: list[int] = []
        self.developed = 0
        self.shuttle = 1
        self.shuttle_in_colony = False
        self.landed: list[int] = []
        # --- the map
        self.building = [-1] * HEX_COUNT
        self.owner = [-1] * HEX_COUNT
        self.piece = [NO_PIECE] * HEX_COUNT
        self.who = [-1] * HEX_COUNT
        self.number = [0] * HEX_COUNT
        self.card_at = [-1] * HEX_COUNT
        self.crystal = [0] * HEX_COUNT
        self.tile = [-1] * HEX_COUNT
        # --- displays and decks
        self.stacks: list[list[int]] = []
        self.blueprint_deck: list[int] = []
        self.display = [-1] * 16
        self.card_owner = [-1] * BLUEPRINT_COUNT
        self.card_hex = [-1] * BLUEPRINT_COUNT
        self.boxed_cards: list[int] = []
        self.radar = -1
        self.scientist_owner = [-1] * 7
        self.scientist_on = [-1] * 7
        self.contract_deck: list[int] = []
        self.contracts: list[int] = []
        self.contract_owner = [-1] * 12
        self.contract_done = [False] * 12
        self.delivered = [0] * (12 * KINDS_OF_GOODS)
        self.discovery_deck: list[int] = []
        self.exploration: list[int] = []
        self.boxed_tiles: list[int] = []
        self.grid = [-1] * 8
        self.tech_deck: list[int] = []
        self.warehouse = [0] * KINDS_OF_GOODS
        self.missions: list[int] = []
        self.mission_left: list[int] = []
        self.missions_done = 0
        self.remaining = 3
        self.lss = [0, 1, 1, 1, 1]
        self.lss_reward = [-1] * 5
        self.level = 1
        # --- each player's board
        self.op = [0] * players
        self.lines: list[int] = [0] * (players * 8)
        self.stock = [0] * (players * KINDS_OF_GOODS)
        self.pending = [0] * players
        self.quarters = [3] * players
        self.working = [0] * players
        self.supply = [9] * players
        self.quarters_sick = [0] * players
        self.working_sick = [0] * players
        self.slots = [-1] * (4 * SLOTS)
        self.bench = [-1] * players
        self.bots = [3] * players
        self.bots_home = [0] * players
        self.rover_at = [-1] * players
        self.depot = [1, 1, 1, 1, 1, 0, 0, 0] * players
        self.hangar = [0] * players
        self.shelters = [1] * players
        self.space = [0] * players
        self.tech_at = [-1] * (players * KINDS_OF_TECH)
        self.tech_token = [0] * (players * KINDS_OF_TECH)
        self.cubes = [0] * (players * 5)
        self.found: list[list[int]] = [[] for _ in range(players)]
        self.researched = [0] * (players * 4)
        self.goals: list[list[int]] = [[] for _ in range(players)]
        self.goals_shown: list[list[int]] = [[] for _ in range(players)]
        self.goals_thrown: list[list[int]] = [[] for _ in range(players)]
        self.goals_boxed: list[int] = []
        # --- First Colonists
        self.first_a: list[int] = []
        self.first_a_box: list[int] = []
        self.first_a_seen: list[int] = []
        self.first_b: list[list[int]] = [[] for _ in range(players)]
        self.first_deck: list[int] = []
        self.first_done: list[int] = []
        self.start_space: list[int] = []
        # --- Lacerda
        self.solo_deck: list[int] = []
        self.solo_shown: list[int] = []
        self.solo_pass = 1
        self.solo_bot = 0
        self.solo_finds: list[int] = []
        # --- chapter 1
        self.team = 0
        self.fourth_card = -1
        self.shields = 0
        self.shielded = [0] * HEX_COUNT if mode == INVASION else []
        self.sabotages = 0
        self.sentries = 0
        self.exosuit_at = -1
        self.owed_advances = 0
        self.alien_tech = [-1] * 5
        self.alien_open = [True] * 6 + [False] * 4
        self.alien_on = [0] * 10
        self.alien_reusable = 0
        self.alien_expendable = 0
        self.alien_reserve = 0
        self.alien_scientist = -1
        self.alien_card = [0] * 4
        self.alien_card_hex = [-1] * 4
        self.alien_flipped = [False] * 4
        self.alien_troopers = 0
        self.alien_aside = 0
        self.alien_on_map = 0
        self.alien_crystals = 0
        self.alien_pending = 0
        self.alien_shelters = 0
        self.alien_mines = 0
        self.corruption = 0
        self.alien_kept = 0
        self.alien_steps = 0
        # --- chapters 2 and 3
        self.track = 0
        self.ward: list[int] = []
        self.health: list[int] = []
        self.working_safe = [0] * players
        self.infection_deck: list[int] = []
        self.infection_shown: list[int] = []
        self.vaccines = 0
        self.black: list[int] = []
        self.black_who: list[int] = []
        self.vandal_deck: list[int] = []
        self.vandal_shown: list[int] = []
        self.repairs = 0
        # --- chapter 4
        self.row: list[int] = []
        self.row_cubes: list[int] = []
        self.sabotage_deck: list[int] = []
        self.sabotage_gone: list[int] = []
        self.aims: list[int] = []
        self.aim_decks: list[int] = []
        self.bombed = False
        self.plans_changed = False
        self.toll = 0
        self.debt = 0
        self.lss_spoilt = 0
        self.rover_off = 0
        self.flipped: list[int] = []

    def copy(self) -> Mars:
        """Everything changeable is copied, part by part."""
        other = Mars(self.dice.copy(), 0, self.mode, self.lacerda)
        self._copy_course(other)
        self._copy_map(other)
        self._copy_displays(other)
        self._copy_boards(other)
        self._copy_variants(other)
        self._copy_invasion(other)
        self._copy_chapters(other)
        return other

    def _copy_course(self, other: Mars) -> None:
        """The kind of game and how far it has come."""
        other.mode = self.mode
        other.players = self.players
        other.lacerda = self.lacerda
        other.slot_for_each = self.slot_for_each
        other.space_oddity = self.space_oddity
        other.last_round = self.last_round
        other.solo_goal = self.solo_goal
        other.infection_limit = self.infection_limit
        other.mineral_for_medicine = self.mineral_for_medicine
        other.lifts_sabotage = self.lifts_sabotage
        other.abducts_card = self.abducts_card
        other.impossible_is_covered = self.impossible_is_covered
        other.phase = self.phase
        other.queue = self.queue[:]
        other.active = self.active
        other.round = self.round
        other.last = self.last
        other.triggered = self.triggered
        other.result = self.result
        other.why = self.why
        other.main_done = self.main_done
        other.executive_done = self.executive_done
        other.goal_done = self.goal_done
        other.task_done = self.task_done
        other.gaps = self.gaps
        other.tech_uses = self.tech_uses[:]
        other.developed = self.developed
        other.shuttle = self.shuttle
        other.shuttle_in_colony = self.shuttle_in_colony
        other.landed = self.landed[:]

    def _copy_map(self, other: Mars) -> None:
        """What lies on the hexes."""
        other.building = self.building[:]
        other.owner = self.owner[:]
        other.piece = self.piece[:]
        other.who = self.who[:]
        other.number = self.number[:]
        other.card_at = self.card_at[:]
        other.crystal = self.crystal[:]
        other.tile = self.tile[:]

    def _copy_displays(self, other: Mars) -> None:
        """Displays and decks."""
        other.stacks = [part[:] for part in self.stacks]
        other.blueprint_deck = self.blueprint_deck[:]
        other.display = self.display[:]
        other.card_owner = self.card_owner[:]
        other.card_hex = self.card_hex[:]
        other.boxed_cards = self.boxed_cards[:]
        other.radar = self.radar
        other.scientist_owner = self.scientist_owner[:]
        other.scientist_on = self.scientist_on[:]
        other.contract_deck = self.contract_deck[:]
        other.contracts = self.contracts[:]
        other.contract_owner = self.contract_owner[:]
        other.contract_done = self.contract_done[:]
        other.delivered = self.delivered[:]
        other.discovery_deck = self.discovery_deck[:]
        other.exploration = self.exploration[:]
        other.boxed_tiles = self.boxed_tiles[:]
        other.grid = self.grid[:]
        other.tech_deck = self.tech_deck[:]
        other.warehouse = self.warehouse[:]
        other.missions = self.missions[:]
        other.mission_left = self.mission_left[:]
        other.missions_done = self.missions_done
        other.remaining = self.remaining
        other.lss = self.lss[:]
        other.lss_reward = self.lss_reward[:]
        other.level = self.level

    def _copy_boards(self, other: Mars) -> None:
        """The players' boards."""
        other.op = self.op[:]
        other.lines = self.lines[:]
        other.stock = self.stock[:]
        other.pending = self.pending[:]
        other.quarters = self.quarters[:]
        other.working = self.working[:]
        other.supply = self.supply[:]
        other.quarters_sick = self.quarters_sick[:]
        other.working_sick = self.working_sick[:]
        other.slots = self.slots[:]
        other.bench = self.bench[:]
        other.bots = self.bots[:]
        other.bots_home = self.bots_home[:]
        other.rover_at = self.rover_at[:]
        other.depot = self.depot[:]
        other.hangar = self.hangar[:]
        other.shelters = self.shelters[:]
        other.space = self.space[:]
        other.tech_at = self.tech_at[:]
        other.tech_token = self.tech_token[:]
        other.cubes = self.cubes[:]
        other.found = [part[:] for part in self.found]
        other.researched = self.researched[:]
        other.goals = [part[:] for part in self.goals]
        other.goals_shown = [part[:] for part in self.goals_shown]
        other.goals_thrown = [part[:] for part in self.goals_thrown]
        other.goals_boxed = self.goals_boxed[:]

    def _copy_variants(self, other: Mars) -> None:
        """First Colonists and Lacerda."""
        other.first_a = self.first_a[:]
        other.first_a_box = self.first_a_box[:]
        other.first_a_seen = self.first_a_seen[:]
        other.first_b = [part[:] for part in self.first_b]
        other.first_deck = self.first_deck[:]
        other.first_done = self.first_done[:]
        other.start_space = self.start_space[:]
        other.solo_deck = self.solo_deck[:]
        other.solo_shown = self.solo_shown[:]
        other.solo_pass = self.solo_pass
        other.solo_bot = self.solo_bot
        other.solo_finds = self.solo_finds[:]

    def _copy_invasion(self, other: Mars) -> None:
        """Chapter 1."""
        other.team = self.team
        other.fourth_card = self.fourth_card
        other.shields = self.shields
        other.shielded = self.shielded[:]
        other.sabotages = self.sabotages
        other.sentries = self.sentries
        other.exosuit_at = self.exosuit_at
        other.owed_advances = self.owed_advances
        other.alien_tech = self.alien_tech[:]
        other.alien_open = self.alien_open[:]
        other.alien_on = self.alien_on[:]
        other.alien_reusable = self.alien_reusable
        other.alien_expendable = self.alien_expendable
        other.alien_reserve = self.alien_reserve
        other.alien_scientist = self.alien_scientist
        other.alien_card = self.alien_card[:]
        other.alien_card_hex = self.alien_card_hex[:]
        other.alien_flipped = self.alien_flipped[:]
        other.alien_troopers = self.alien_troopers
        other.alien_aside = self.alien_aside
        other.alien_on_map = self.alien_on_map
        other.alien_crystals = self.alien_crystals
        other.alien_pending = self.alien_pending
        other.alien_shelters = self.alien_shelters
        other.alien_mines = self.alien_mines
        other.corruption = self.corruption
        other.alien_kept = self.alien_kept
        other.alien_steps = self.alien_steps

    def _copy_chapters(self, other: Mars) -> None:
        """Chapters 2 to 4."""
        other.track = self.track
        other.ward = self.ward[:]
        other.health = self.health[:]
        other.working_safe = self.working_safe[:]
        other.infection_deck = self.infection_deck[:]
        other.infection_shown = self.infection_shown[:]
        other.vaccines = self.vaccines
        other.black = self.black[:]
        other.black_who = self.black_who[:]
        other.vandal_deck = self.vandal_deck[:]
        other.vandal_shown = self.vandal_shown[:]
        other.repairs = self.repairs
        other.row = self.row[:]
        other.row_cubes = self.row_cubes[:]
        other.sabotage_deck = self.sabotage_deck[:]
        other.sabotage_gone = self.sabotage_gone[:]
        other.aims = self.aims[:]
        other.aim_decks = self.aim_decks[:]
        other.bombed = self.bombed
        other.plans_changed = self.plans_changed
        other.toll = self.toll
        other.debt = self.debt
        other.lss_spoilt = self.lss_spoilt
        other.rover_off = self.rover_off
        other.flipped = self.flipped[:]
