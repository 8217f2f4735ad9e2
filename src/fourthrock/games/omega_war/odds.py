"""Strengths, odds and die modifiers (6.3 to 6.9), and what a combat may bring before anybody commits to it.

Strengths are counted in quarters of a point, so that the halves of 6.3 stay whole numbers.
"""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.charts import ODDS
from fourthrock.games.omega_war.counters import ASSAULT, GANG, HEAVY, PATROL, REBEL, UNION, WEAPONS
from fourthrock.games.omega_war.hexes import BARRIER, CLEAR, Hex, distance
from fourthrock.games.omega_war.places import HELD
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.state import foul, place_strength, settlement_stands, warren_stands

QUARTERS: Final = 4
NO_RESULT: Final = -1
TOP_LINE: Final = 7

# Ruling 6.6: the fleets' weakness against Warrens holds for their support too.
PATROL_SUPPORT_HALVED_AGAINST_WARRENS: Final = True


class Modifier:
    """A die modifier: what it is for, its rule, its size."""

    def __init__(self, name: str, rule: str, size: int) -> None:
        self.name = name
        self.rule = rule
        self.size = size

    def __repr__(self) -> str:
        return f"{self.size:+} {self.name} ({self.rule})"


class Outcome:
    """One face of the die: what each side would lose."""

    def __init__(self, die: int, attacker: int, defender: int, destroyed: bool) -> None:
        self.die = die
        self.attacker = attacker
        self.defender = defender
        self.destroyed = destroyed

    @property
    def said(self) -> str:
        return f"{self.attacker}/{self.defender}" + (" and the place falls" if self.destroyed else "")


class Forecast:
    """A combat before the die is thrown."""

    def __init__(self, attack: int, defence: int, modifiers: list[Modifier]) -> None:
        self.attack = attack
        self.defence = defence
        self.modifiers = modifiers
        self.total = sum(modifier.size for modifier in modifiers)
        self.odds = odds_of(attack, defence)
        self.outcomes: list[Outcome] = []

    @property
    def odds_name(self) -> str:
        return "below 1:3" if self.odds == NO_RESULT else ODDS[self.odds]

    @property
    def sentence(self) -> str:
        strengths = f"{points(self.attack)} against {points(self.defence)}, {self.odds_name}"
        if not self.modifiers:
            return strengths
        return f"{strengths}, die {self.total:+}: " + ", ".join(str(modifier) for modifier in self.modifiers)

    @property
    def whole_sentence(self) -> str:
        """With what each throw of the die would bring, throws that bring the same together."""
        if not self.outcomes:
            return self.sentence
        throws: dict[str, list[int]] = {}
        for one in self.outcomes:
            throws.setdefault(one.said, []).append(one.die)
        said = [f"{throws_said(dice)}: {what}" for what, dice in throws.items()]
        return f"{self.sentence}. Losses of attacker and defender on a throw of {'; '.join(said)}"


def throws_said(dice: list[int]) -> str:
    """`2 to 4` for throws in a row, `1, 6` for others."""
    in_a_row = len(dice) > 1 and dice[-1] - dice[0] == len(dice) - 1
    return f"{dice[0]} to {dice[-1]}" if in_a_row else ", ".join(str(die) for die in dice)


def points(quarters: int) -> str:
    """A strength as people write it."""
    whole = quarters / QUARTERS
    return str(int(whole)) if quarters % QUARTERS == 0 else str(whole)


# ------------------------------------------------------------------------------------------------------------- strengths


def attack_strength(g: War, u: int, target: Hex) -> int:
    """6.3 A unit's attack on a hex, in quarters: halved by coloured range, lack of supply, and for patrol fleets by a Warren."""
    s = g.scenario
    unit = s.units[u]
    strength = unit.attack[g.steps[u]] * QUARTERS
    if unit.coloured_range and distance(s.hexes[g.at[u]], target) > 1:
        strength //= 2
    if not g.supplied[u]:
        strength //= 2
    if unit.kind == PATROL and warren_stands(g, target):
        strength //= 2
    return strength


def defence_strength(g: War, target: Hex) -> int:
    """6.4 All units in the hex and its settlement or Warren, in quarters."""
    s = g.scenario
    strength = place_strength(g, target)
    for u, where in enumerate(g.at):
        if where == target.index:
            strength += s.units[u].defence[g.steps[u]]
    return strength * QUARTERS


def support_strength(g: War, u: int, target: Hex) -> int:
    """6.6 What an airship adds in support, in quarters: halved by coloured range, and for patrol fleets by a Warren."""
    s = g.scenario
    unit = s.units[u]
    strength = unit.attack[g.steps[u]] * QUARTERS
    if unit.coloured_range and distance(s.hexes[g.at[u]], target) > 1:
        strength //= 2
    if PATROL_SUPPORT_HALVED_AGAINST_WARRENS and unit.kind == PATROL and warren_stands(g, target):
        strength //= 2
    return strength


def support_range(g: War, u: int) -> int:
    """6.6 Patrol fleets support at half their range."""
    unit = g.scenario.units[u]
    return unit.range // 2 if unit.kind == PATROL else unit.range


def in_range(g: War, u: int, target: Hex) -> bool:
    """6.2 From 1 to the unit's range."""
    s = g.scenario
    return 1 <= distance(s.hexes[g.at[u]], target) <= s.units[u].range


def orbital_ready(g: War) -> bool:
    """6.15 The station strikes once a phase, while the Union holds its settlement."""
    return g.orbital > 0 and g.orbital_attack < 0 and g.status[g.scenario.orbital_home] == HELD


# ------------------------------------------------------------------------------------------------------ odds and modifiers


def odds_of(attack: int, defence: int) -> int:
    """6.7 The column of the combat table, rounded for the defender; NO_RESULT below 1:3."""
    if attack >= defence:
        return min(attack // defence, 6) + 1 if defence > 0 else 7
    if attack * 2 >= defence:
        return 1
    return 0 if attack * 3 >= defence else NO_RESULT


def modifiers(g: War, side: int, target: Hex, attackers: list[int]) -> list[Modifier]:
    """6.8 Every die modifier of an attack on a hex."""
    s = g.scenario
    found: list[Modifier] = []
    steps = sum(g.steps[u] for u, where in enumerate(g.at) if where == target.index)
    full = steps // s.steps_of_full_unit
    if full:
        found.append(Modifier("full units in the hex", "6.8", full * s.full_unit))
    place = warren_stands(g, target) or settlement_stands(g, target)
    if place:
        found.append(Modifier("settlement or Warren", "6.8", s.settlement_modifier))
    if target.north and foul(g):
        found.append(Modifier("north in foul weather", "6.8", s.foul_north))
    if side == REBEL and not g.army and mixed(g, attackers):
        found.append(Modifier("mixed clans", "6.8", s.mixed_clans))
    if side == UNION:
        kinds = [s.units[u].kind for u in attackers]
        if HEAVY in kinds and not place and target.terrain in (CLEAR, BARRIER):
            found.append(Modifier("heavy division on open ground", "6.8", s.heavy_division))
        if g.nuclear and ASSAULT in kinds:
            found.append(Modifier("nukes", "6.8", s.nukes))
    return found


def mixed(g: War, attackers: list[int]) -> bool:
    """6.8 Whether gangs or brigades of two clans attack together."""
    clan = -1
    for u in attackers:
        unit = g.scenario.units[u]
        if unit.kind in (GANG, WEAPONS):
            if clan >= 0 and unit.clan != clan:
                return True
            clan = unit.clan
    return False


def forecast(
    g: War, side: int, target: Hex, attackers: list[int], orbital: bool = False, support: int = 0, outcomes: bool = True
) -> Forecast:
    """6.7 to 6.11 An attack before the die is thrown. Support (in quarters) counts for the Union, on whichever side it is."""
    attack = sum(attack_strength(g, u, target) for u in attackers)
    if orbital:
        attack += g.scenario.orbital_strength * QUARTERS
    defence = defence_strength(g, target)
    if side == UNION:
        attack += min(support, attack)
    else:
        defence += min(support, defence)
    seen = Forecast(attack, defence, modifiers(g, side, target, attackers))
    if outcomes and seen.odds != NO_RESULT:
        seen.outcomes = [outcome(g, target, seen, die) for die in range(1, 7)]
    return seen


def outcome(g: War, target: Hex, seen: Forecast, die: int) -> Outcome:
    """6.9 to 6.11 What this throw would bring."""
    attacker, defender = losses(g, seen, die)
    steps = sum(g.steps[u] for u, where in enumerate(g.at) if where == target.index)
    stands = warren_stands(g, target) or settlement_stands(g, target)
    return Outcome(die, attacker, defender, stands and defender > steps)


def losses(g: War, seen: Forecast, die: int) -> tuple[int, int]:
    """6.9, 6.10 The losses on this throw: modifiers beyond the limit cost the defender extra steps, whatever the table says."""
    s = g.scenario
    line = max(0, min(TOP_LINE, die + seen.total))
    extra = max(0, seen.total - s.over)
    return s.attacker_losses[line][seen.odds], s.defender_losses[line][seen.odds] + extra
