"""Combat: support, the die, losses, ruin, advance (6.5 to 6.15)."""

from __future__ import annotations

from fourthrock.games.omega_war.counters import AIR, MOBILE, REBEL, SIDE_NAMES, UNION
from fourthrock.games.omega_war.ground import SHUT, may_end, mover, terrain_cost
from fourthrock.games.omega_war.hexes import Hex, distance
from fourthrock.games.omega_war.odds import (
    NO_RESULT,
    QUARTERS,
    Forecast,
    attack_strength,
    defence_strength,
    forecast,
    losses,
    odds_of,
    support_range,
)
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.ruin import destroy_place
from fourthrock.games.omega_war.stages import REBEL_COMBAT, end_stage
from fourthrock.games.omega_war.state import lose_step, settlement_stands, units_in, warren_stands
from fourthrock.games.omega_war.supply import judge
from fourthrock.games.omega_war.support import give_support
from fourthrock.games.omega_war.words import HOLD
from fourthrock.table import Script, pick, pick_or_stop


def combat(g: War) -> Script[None]:
    """6.5 Fight out one of the announced attacks, in the order that the active player likes."""
    side = REBEL if g.stage == REBEL_COMBAT else UNION
    left = [g.scenario.hexes[where] for number, where in enumerate(g.targets) if not g.fought[number]]
    if not left:
        end_combat(g)
        return
    target = yield from pick(
        side, "Which attack is fought out next?", left, rule="6.5", note=lambda place: preview(g, side, place)
    )
    number = g.targets.index(target.index)
    g.fought[number] = 1
    g.fighting = number
    yield from fight(g, side, number, target)
    g.fighting = -1
    g.support = 0


def end_combat(g: War) -> None:
    units = len(g.at)
    g.fights = [-1] * units
    g.supports = [0] * units
    g.supporting = [0] * len(g.supporting)
    g.targets = []
    g.fought = []
    g.orbital_attack = -1
    end_stage(g)


def attackers_of(g: War, number: int) -> list[int]:
    return [u for u, attack in enumerate(g.fights) if attack == number and g.at[u] >= 0]


def preview(g: War, side: int, target: Hex) -> str:
    number = g.targets.index(target.index)
    return forecast(g, side, target, attackers_of(g, number), g.orbital_attack == number).whole_sentence


def fight(g: War, side: int, number: int, target: Hex) -> Script[None]:
    """6.5 to 6.14 One combat from the check of supply to the advance."""
    attackers = attackers_of(g, number)
    judge_for_combat(g, side, attackers, target)
    orbital = g.orbital_attack == number
    if too_weak(g, attackers, orbital, target):
        g.say("The attack on {} has come below 1:3 and is dropped", target)
        write_combat(g, side, target, NO_RESULT, 0, 0, 0, 0, 0)
        return
    yield from give_support(g, side, target, attackers, orbital)
    seen = forecast(g, side, target, attackers, orbital, g.support, outcomes=False)
    if seen.odds == NO_RESULT:
        g.say("Support brings the attack on {} below 1:3: it has no result", target)
        write_combat(g, side, target, NO_RESULT, seen.total, 0, 0, 0, 0)
        return
    yield from throw(g, side, target, attackers, seen)
    yield from advance(g, side, target, attackers)


def judge_for_combat(g: War, side: int, attackers: list[int], target: Hex) -> None:
    """4.1, 6.5 Supply at the instant of combat: of the attackers, and of the airships that are near enough to give support."""
    judge(g, attackers, side)
    airships = [u for u, where in enumerate(g.at) if where >= 0 and g.scenario.units[u].kind_class == AIR and g.fights[u] < 0]
    judge(g, [u for u in airships if distance(g.scenario.hexes[g.at[u]], target) <= support_range(g, u)], UNION)


def too_weak(g: War, attackers: list[int], orbital: bool, target: Hex) -> bool:
    """6.5 Below 1:3 before support."""
    strength = sum(attack_strength(g, u, target) for u in attackers)
    if orbital:
        strength += g.scenario.orbital_strength * QUARTERS
    return odds_of(strength, defence_strength(g, target)) == NO_RESULT


def throw(g: War, side: int, target: Hex, attackers: list[int], seen: Forecast) -> Script[None]:
    """6.9 to 6.12 The die, the defender's losses and what falls with them, then the attackers' losses."""
    die = g.dice.roll()
    attacker, defender = losses(g, seen, die)
    if g.journal is not None:
        lost = f"{attacker} and {defender}"
        g.say("{} attacks {}: {}. The die shows {}: losses {}", SIDE_NAMES[side], target, seen.sentence, die, lost)
    beyond = yield from lose(g, 1 - side, units_in(g, target.index), defender, f"in {target.name}")
    destroyed = 0
    if beyond and (warren_stands(g, target) or settlement_stands(g, target)):
        destroyed = 1
        destroy_place(g, target)
    write_combat(g, side, target, seen.odds, seen.total, die, attacker, defender, destroyed)
    yield from lose(g, side, attackers, attacker, f"attacking {target.name}")


def write_combat(
    g: War, side: int, target: Hex, odds: int, total: int, die: int, attacker: int, defender: int, destroyed: int
) -> None:
    """Keep a combat for the log of the turn."""
    g.combats += [side, target.index, odds, total, die, attacker, defender, destroyed]


def lose(g: War, side: int, party: list[int], count: int, where: str) -> Script[int]:
    """6.10, 6.11 Each owner picks the steps that go; what the units cannot absorb is returned."""
    s = g.scenario
    steps = sum(g.steps[u] for u in party)
    if count >= steps:
        for u in party:
            while g.steps[u]:
                lose_step(g, u)
            g.say("{} is eliminated", s.units[u])
        return count - steps
    for _ in range(count):
        unit = yield from pick(side, f"Which unit {where} loses a step?", [s.units[u] for u in party if g.steps[u]], rule="6.10")
        lose_step(g, unit.index)
        g.say("{} is eliminated" if g.steps[unit.index] == 0 else "{} is reduced", unit)
    return 0


def advance(g: War, side: int, target: Hex, attackers: list[int]) -> Script[None]:
    """6.14 Attackers beside the emptied hex may move in at once."""
    s = g.scenario
    if units_in_way(g, side, target):
        return
    able = [u for u in attackers if may_advance(g, u, target)]
    while able:
        unit = yield from pick_or_stop(
            side, f"Advance into {target.name} with whom?", [s.units[u] for u in able], stop=HOLD, rule="6.14"
        )
        if unit is None:
            return
        g.at[unit.index] = target.index
        g.say("{} advances into {}", unit, target)
        able.remove(unit.index)


def units_in_way(g: War, side: int, target: Hex) -> bool:
    return any(where == target.index and g.side[u] != side for u, where in enumerate(g.at))


def may_advance(g: War, u: int, target: Hex) -> bool:
    """6.14 A survivor beside the hex that may enter it and end there."""
    s = g.scenario
    where = g.at[u]
    if where < 0 or distance(s.hexes[where], target) != 1:
        return False
    if s.units[u].kind_class != MOBILE and s.is_strait(where, target.index):
        return False
    return terrain_cost(g, g.side[u], mover(g, u), target, False) < SHUT and may_end(g, u, target)
