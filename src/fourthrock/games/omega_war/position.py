"""The position: where every counter lies, what has become of every place, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.printed import Scenario
from fourthrock.table.dice import Dice
from fourthrock.table.items import Item
from fourthrock.table.position import Position

# Where a unit is that is not on the map.
ASIDE: Final = -1  # not built or recruited yet
DEAD: Final = -2  # eliminated, may be rebuilt
CUP: Final = -3  # a nomad in its cup
WAITING: Final = -4  # its clan has not risen

# What a unit has done in this movement phase.
FRESH: Final = 0
MOVED: Final = 1
ANCHOR: Final = 2  # a strike division through which somebody has teleported: it may not move

# How many numbers the log of the turn keeps of a combat: side, target, odds, modifiers, die, both losses, destroyed.
COMBAT_FIELDS: Final = 8


class Ground(Item):
    """How the land lies for a side in a movement phase: the enemy's zones of control, and for each kind of mover what it costs to
    enter each hex, worked out when the first of that kind moves. Nothing of it changes within the phase."""

    def __init__(self, side: int, zone: list[int], leave: list[int], movers: int) -> None:
        super().__init__("ground", "The lie of the land")
        self.side = side
        self.zone = zone
        self.leave = leave
        self.entry: list[list[int]] = [[] for _ in range(movers)]


class CostChart(Item):
    """What each hex costs each mover while nothing changes hands, rises or falls: kept from phase to phase, checked at use."""

    def __init__(self, foul: bool, status: list[int], clans: list[int], destroyed: list[int], movers: int) -> None:
        super().__init__("cost-chart", "The cost of every hex")
        self.foul = foul
        self.status = status
        self.clans = clans
        self.destroyed = destroyed
        self.costs: list[list[int]] = [[] for _ in range(2 * movers)]


UNKNOWN_GROUND: Final = Ground(0, [], [], 0)
NO_CHART: Final = CostChart(False, [], [], [], 0)


class War(Position):
    """Flat lists of numbers: by unit, by settlement, by clan, by Warren, by announced attack."""

    def __init__(self, dice: Dice, scenario: Scenario) -> None:
        super().__init__(dice)
        self.scenario = scenario
        # By unit.
        self.at: list[int] = []
        self.steps: list[int] = []
        self.side: list[int] = []
        self.moved: list[int] = []
        self.supplied: list[int] = []
        self.fights: list[int] = []
        self.supports: list[int] = []
        # By settlement: its status, the value of the marker on it (or 0), whether it has given support in this phase; and how
        # often it has revolted, been crushed, razed, rebuilt: from these the Political Index is recounted.
        self.status: list[int] = []
        self.marker: list[int] = []
        self.supporting: list[int] = []
        self.revolts: list[int] = []
        self.crushed: list[int] = []
        self.razed: list[int] = []
        self.rebuilt: list[int] = []
        # The values of the markers in the cup (drawn by the dice, so that their order says nothing); by clan; by Warren.
        self.cup: list[int] = []
        self.clans: list[int] = []
        self.destroyed: list[int] = []
        # The tracks.
        self.index = scenario.index_start
        self.turn = 0
        self.stage = 0
        self.begun = 0
        self.column = 0
        self.left = 0
        self.left_mobile = 0
        self.outcome = ""
        # What lasts.
        self.mutants_ceased = 0
        self.nomads_ceased = 0
        self.army = 0
        self.orbital = 0
        self.nuclear = 0
        self.rolled_for_army = 0
        self.paid_for_orbital = 0
        self.paid_for_nukes = 0
        # The combat phase: the target of each announced attack, and whether it has been fought out.
        self.targets: list[int] = []
        self.fought: list[int] = []
        self.orbital_attack = -1
        # The attack that is being fought out, and the support it has so far, in quarters of a point.
        self.fighting = -1
        self.support = 0
        # The combats of this turn, so many numbers each.
        self.combats: list[int] = []
        # Where the Political Index stood at the end of each month.
        self.course: list[int] = []
        # How the land lies in this movement phase.
        self.ground = UNKNOWN_GROUND
        self.chart = NO_CHART

    def copy(self) -> War:
        other = War(self.dice.copy(), self.scenario)
        other.at = self.at[:]
        other.steps = self.steps[:]
        other.side = self.side[:]
        other.moved = self.moved[:]
        other.supplied = self.supplied[:]
        other.fights = self.fights[:]
        other.supports = self.supports[:]
        other.status = self.status[:]
        other.marker = self.marker[:]
        other.supporting = self.supporting[:]
        other.revolts = self.revolts[:]
        other.crushed = self.crushed[:]
        other.razed = self.razed[:]
        other.rebuilt = self.rebuilt[:]
        other.cup = self.cup[:]
        other.clans = self.clans[:]
        other.destroyed = self.destroyed[:]
        other.index = self.index
        other.turn = self.turn
        other.stage = self.stage
        other.begun = self.begun
        other.column = self.column
        other.left = self.left
        other.left_mobile = self.left_mobile
        other.outcome = self.outcome
        other.mutants_ceased = self.mutants_ceased
        other.nomads_ceased = self.nomads_ceased
        other.army = self.army
        other.orbital = self.orbital
        other.nuclear = self.nuclear
        other.rolled_for_army = self.rolled_for_army
        other.paid_for_orbital = self.paid_for_orbital
        other.paid_for_nukes = self.paid_for_nukes
        other.targets = self.targets[:]
        other.fought = self.fought[:]
        other.orbital_attack = self.orbital_attack
        other.fighting = self.fighting
        other.support = self.support
        other.combats = self.combats[:]
        other.course = self.course[:]
        other.ground = self.ground
        other.chart = self.chart
        return other
