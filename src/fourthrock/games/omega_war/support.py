"""Support: the Union's free airships, Metros and Domes help in either combat phase (6.6)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import AIR, UNION, Unit
from fourthrock.games.omega_war.hexes import Hex, distance
from fourthrock.games.omega_war.odds import (
    QUARTERS,
    attack_strength,
    defence_strength,
    forecast,
    points,
    support_range,
    support_strength,
)
from fourthrock.games.omega_war.places import HELD
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.state import foul
from fourthrock.games.omega_war.words import ENOUGH
from fourthrock.table import Item, Refusal, Script, pick

ENGAGED: Final = Refusal("6.6", "it attacks, or its hex is under attack, in this phase")
SPENT: Final = Refusal("6.6", "it has given support in this phase")
TOO_FAR: Final = Refusal("6.6", "the combat is out of its range")
UNSUPPLIED: Final = Refusal("6.6", "it is not supplied")
GROUNDED: Final = Refusal("6.6", "airships north of the weather line give no support in foul weather")
NO_SUPPORT: Final = Refusal("6.6", "a Bubble gives no support")


def give_support(g: War, side: int, target: Hex, attackers: list[int], orbital: bool) -> Script[None]:
    """6.6 The Union adds support until it has enough; it counts at most as much as what it supports. In quarters."""
    most = support_limit(g, side, target, attackers, orbital)
    while g.support < most:
        help_at_hand = Supporters(g, side, target, attackers, orbital)
        answer = yield from pick(
            UNION,
            f"Support the {'attack on' if side == UNION else 'defence of'} {target.name} with what?",
            help_at_hand.among,
            help_at_hand.why_not,
            rule="6.6",
            legal=help_at_hand.legal,
            note=help_at_hand.note,
        )
        if answer is ENOUGH:
            return
        g.support += strength_of(g, answer, target)
        if isinstance(answer, Unit):
            g.supports[answer.index] = 1
        elif isinstance(answer, Hex):
            g.supporting[answer.settlement] = 1
        g.say("{} gives support at {}", answer, target)


def support_limit(g: War, side: int, target: Hex, attackers: list[int], orbital: bool) -> int:
    """6.6 Support counts at most as much as the attackers have, or as the attacked hex has."""
    if side != UNION:
        return defence_strength(g, target)
    own = sum(attack_strength(g, u, target) for u in attackers)
    return own + (g.scenario.orbital_strength * QUARTERS if orbital else 0)


def support_at_hand(g: War, side: int, target: Hex, attackers: list[int], orbital: bool) -> int:
    """6.6 The most that support could still add in a combat as things stand. In quarters."""
    supporters = Supporters(g, side, target, attackers, orbital).legal
    whole = sum(strength_of(g, item, target) for item in supporters if item is not ENOUGH)
    return max(0, min(whole, support_limit(g, side, target, attackers, orbital) - g.support))


def strength_of(g: War, item: Item, target: Hex) -> int:
    if isinstance(item, Unit):
        return support_strength(g, item.index, target)
    assert isinstance(item, Hex)
    return g.scenario.settlements[item.settlement].support * QUARTERS


class Supporters:
    """Who may give support in a combat, and what it would change."""

    def __init__(self, g: War, side: int, target: Hex, attackers: list[int], orbital: bool) -> None:
        self.g = g
        self.side = side
        self.target = target
        self.attackers = attackers
        self.orbital = orbital
        self.among: list[Item] = []
        s = g.scenario
        for u, where in enumerate(g.at):
            if where >= 0 and s.units[u].kind_class == AIR:
                self.among.append(s.units[u])
        for settlement in s.settlements:
            if g.status[settlement.index] == HELD and settlement.hex != target.index:
                self.among.append(s.hexes[settlement.hex])
        self.among.append(ENOUGH)
        self.legal = [item for item in self.among if self.why_not(item) is None]

    def why_not(self, item: Item) -> Refusal | None:
        if isinstance(item, Unit):
            return self.why_not_airship(item)
        if not isinstance(item, Hex):
            return None
        g = self.g
        settlement = g.scenario.settlements[item.settlement]
        if settlement.support == 0:
            return NO_SUPPORT
        if distance(item, self.target) > settlement.range:
            return TOO_FAR
        if item.index in g.targets:
            return ENGAGED
        return SPENT if g.supporting[settlement.index] else None

    def why_not_airship(self, unit: Unit) -> Refusal | None:
        g, u = self.g, unit.index
        place = g.scenario.hexes[g.at[u]]
        if distance(place, self.target) > support_range(g, u):
            return TOO_FAR
        if g.fights[u] >= 0 or place.index in g.targets:
            return ENGAGED
        if g.supports[u]:
            return SPENT
        if not g.supplied[u]:
            return UNSUPPLIED
        return GROUNDED if place.north and foul(g) else None

    def note(self, item: Item) -> str:
        g = self.g
        if item is ENOUGH:
            return forecast(g, self.side, self.target, self.attackers, self.orbital, g.support).whole_sentence
        added = strength_of(g, item, self.target)
        seen = forecast(g, self.side, self.target, self.attackers, self.orbital, g.support + added, outcomes=False)
        return f"{points(added)} of support: {seen.sentence}"
