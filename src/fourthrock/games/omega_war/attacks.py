"""Announcing attacks: the active player names every target and attacker before the first die is thrown (6.1, 6.2, 6.15)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import REBEL, UNION, Unit
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.odds import (
    NO_RESULT,
    QUARTERS,
    attack_strength,
    defence_strength,
    forecast,
    in_range,
    odds_of,
    orbital_ready,
    points,
)
from fourthrock.games.omega_war.places import HELD, REVOLT
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.stages import REBEL_ATTACKS, STAGE_NAMES, end_stage
from fourthrock.games.omega_war.state import asleep, place_strength
from fourthrock.games.omega_war.supply import check_supply
from fourthrock.games.omega_war.words import ENOUGH, LAUNCH, ORBITAL
from fourthrock.table import Item, Refusal, Script, pick, pick_or_stop

ATTACKED_ALREADY: Final = Refusal("6.2", "a hex is attacked at most once in a phase")
NOBODY_IN_RANGE: Final = Refusal("6.2", "nobody who may still attack has it in range")
FIGHTS_ALREADY: Final = Refusal("6.2", "a unit attacks at most once in a phase")
OUT_OF_RANGE: Final = Refusal("6.2", "the target is out of its range")


def announce(g: War) -> Script[None]:
    """6.1 Announce one more attack, or say that all are announced."""
    side = REBEL if g.stage == REBEL_ATTACKS else UNION
    if not g.begun:
        g.begun = 1
        check_supply(g, side)
        g.heading(STAGE_NAMES[g.stage])
    prospect = Prospect(g, side)
    target = yield from pick_or_stop(
        side,
        "Attack which hex?",
        prospect.among,
        prospect.why_not,
        stop=LAUNCH,
        rule="6.1",
        legal=prospect.legal,
        note=prospect.note,
    )
    if target is None:
        end_stage(g)
    else:
        yield from choose_attackers(g, side, target)


def targets(g: War, side: int) -> list[Hex]:
    """6.1 What a side may attack: enemy units, enemy settlements, and for the Union every Warren that stands."""
    s = g.scenario
    found = [0] * len(s.hexes)
    for u, where in enumerate(g.at):
        if where >= 0 and g.side[u] != side:
            found[where] = 1
    enemy_status = REVOLT if side == UNION else HELD
    for settlement in s.settlements:
        if g.status[settlement.index] == enemy_status:
            found[settlement.hex] = 1
    if side == UNION:
        for warren in s.warrens:
            if g.destroyed[warren.index] == 0:
                found[warren.hex] = 1
    return [place for place in s.hexes if found[place.index]]


class Prospect:
    """Which hexes may still be attacked, and with how much at most."""

    def __init__(self, g: War, side: int) -> None:
        self.g = g
        self.side = side
        self.among = targets(g, side)
        self.best = best_attacks(g, side)
        self.defence = all_defences(g, self.among)
        self.legal = [place for place in self.among if self.why_not(place) is None]

    def why_not(self, place: Hex) -> Refusal | None:
        if place.index in self.g.targets:
            return ATTACKED_ALREADY
        most = self.best[place.index]
        if most == 0:
            return NOBODY_IN_RANGE
        defence = self.defence[place.index]
        if odds_of(most, defence) == NO_RESULT:
            return Refusal("6.5", "all in range together have {}, less than a third of {}", points(most), points(defence))
        return None

    def note(self, place: Hex) -> str:
        said = f"defence {points(self.defence[place.index])}, at most {points(self.best[place.index])} against it"
        return said + "; the clan will rise (11.2)" if asleep(self.g, place) else said


def best_attacks(g: War, side: int) -> list[int]:
    """For each hex the strength of all that could still attack it, in quarters."""
    s = g.scenario
    most = [s.orbital_strength * QUARTERS if side == UNION and orbital_ready(g) else 0] * len(s.hexes)
    for u, where in enumerate(g.at):
        if where >= 0 and g.side[u] == side and g.fights[u] < 0:
            for place in s.disc(where, s.units[u].range):
                most[place.index] += attack_strength(g, u, place)
    return most


def all_defences(g: War, places: list[Hex]) -> list[int]:
    """6.4 The defence of each of these hexes, in quarters."""
    s = g.scenario
    found = [0] * len(s.hexes)
    for place in places:
        found[place.index] = place_strength(g, place) * QUARTERS
    for u, where in enumerate(g.at):
        if where >= 0:
            found[where] += s.units[u].defence[g.steps[u]] * QUARTERS
    return found


def choose_attackers(g: War, side: int, target: Hex) -> Script[None]:
    """6.2 Name the attackers one by one; the attack must come to 1:3 at least."""
    number = len(g.targets)
    g.targets.append(target.index)
    g.fought.append(0)
    g.say("{} will be attacked", target)
    while True:
        party = Party(g, side, target, number)
        if not party.legal:
            return
        prompt = f"Who attacks {target.name}?"
        if not party.below_the_least:
            party.among.append(ENOUGH)
            party.legal.append(ENOUGH)
        answer = yield from pick(side, prompt, party.among, party.why_not, rule="6.2", legal=party.legal, note=party.note)
        if answer is ENOUGH:
            return
        if isinstance(answer, Unit):
            g.fights[answer.index] = number
        else:
            g.orbital_attack = number
        g.say("{} attacks {}", answer, target)


class Party:
    """Who may join an attack, and what each would make of it."""

    def __init__(self, g: War, side: int, target: Hex, number: int) -> None:
        self.g = g
        self.side = side
        self.target = target
        self.orbital = g.orbital_attack == number
        self.attackers = [u for u, attack in enumerate(g.fights) if attack == number and g.at[u] >= 0]
        units = g.scenario.units
        self.among: list[Item] = []
        self.legal: list[Item] = []
        for u, where in enumerate(g.at):
            if where >= 0 and g.side[u] == side and g.fights[u] != number:
                self.among.append(units[u])
                if g.fights[u] < 0 and in_range(g, u, target):
                    self.legal.append(units[u])
        if side == UNION and orbital_ready(g):
            self.among.append(ORBITAL)
            self.legal.append(ORBITAL)

    @property
    def below_the_least(self) -> bool:
        strength = sum(attack_strength(self.g, u, self.target) for u in self.attackers)
        if self.orbital:
            strength += self.g.scenario.orbital_strength * QUARTERS
        return odds_of(strength, defence_strength(self.g, self.target)) == NO_RESULT

    def why_not(self, item: Item) -> Refusal | None:
        if not isinstance(item, Unit):
            return None
        if self.g.fights[item.index] >= 0:
            return FIGHTS_ALREADY
        return None if in_range(self.g, item.index, self.target) else OUT_OF_RANGE

    def note(self, item: Item) -> str:
        """The odds with this one added, every modifier with its rule; with nobody added, also what each throw would bring."""
        if item is ENOUGH:
            said = forecast(self.g, self.side, self.target, self.attackers, self.orbital).whole_sentence
            return (
                f"{said}. Before that the clan rises, and units of it join the defence (11.2)"
                if asleep(self.g, self.target)
                else said
            )
        attackers = [*self.attackers, item.index] if isinstance(item, Unit) else self.attackers
        orbital = self.orbital or item is ORBITAL
        return forecast(self.g, self.side, self.target, attackers, orbital, outcomes=False).sentence
