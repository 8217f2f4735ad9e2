"""15.4 Attack, with Ambush (16.5, 16.6)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import yes_no
from fourthrock.games.red_dust_rebellion.cards import CR1, CR26
from fourthrock.games.red_dust_rebellion.forces import activate, own_rebels, place_base, removable, remove
from fourthrock.games.red_dust_rebellion.infrastructure import place_damage
from fourthrock.games.red_dust_rebellion.operation import CANNOT_PAY, Operation, afford, no_selection, pay
from fourthrock.games.red_dust_rebellion.pieces import (
    COIN_KINDS,
    CORP_BASE,
    CR,
    CR_KINDS,
    EG_TROOP,
    FORCES,
    MG_BASE,
    MG_TROOP,
    RD,
    RD_KINDS,
    SATELLITE,
    SECURITY,
    SPECOPS,
    TERRAFORMING,
    Faction,
    Group,
    group,
    hidden_rebel,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.games.red_dust_rebellion.words import AMBUSH
from fourthrock.table import Refusal, Script, pick_number, pick_or_stop

NO_OWN_REBEL: Final = Refusal("15.4", "you have no Rebel there")
NO_ENEMY: Final = Refusal("15.4", "there is no enemy")
COIN_TARGETS: Final = [MG_TROOP, MG_BASE, SECURITY, SPECOPS, CORP_BASE, TERRAFORMING, EG_TROOP]


def enemies_in(g: Mars, by: Faction, space: Space) -> int:
    """15.4 Enemy forces, Hidden ones and Satellites too."""
    n = g.total(space, COIN_KINDS) + g.total(space, CR_KINDS if by is RD else RD_KINDS)
    return n + (g.count(space, SATELLITE) if g.options.satellites_are_forces else 0)


def all_forces_in(g: Mars, space: Space) -> int:
    """15.4 All forces of every faction, Bases, Hidden pieces and Satellites too."""
    return g.total(space, FORCES) + (g.count(space, SATELLITE) if g.options.satellites_are_forces else 0)


def no_attack(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """15.4 Where: spaces with own Rebels and enemy forces."""
    if own_rebels(g, op.by, space) == 0:
        return NO_OWN_REBEL
    if enemies_in(g, op.by, space) == 0:
        return NO_ENEMY
    if not afford(g, op, 1):
        return CANNOT_PAY
    return no_selection(g, op, space)


def attack(g: Mars, op: Operation) -> Script[None]:
    """15.4 Attack: space by space; up to two of them may be Ambushes."""
    while not op.full:
        space = yield from select(g, op, "Attack where?", MARS, lambda s: no_attack(g, op, s))
        if not isinstance(space, Space):
            break
        yield from pay(g, op, 1)
        ambush = yield from _ambush(g, op, space)
        yield from attack_space(g, op.by, space, ambush)


def _ambush(g: Mars, op: Operation, space: Space) -> Script[bool]:
    """16.5, 16.6 Whether this Attack is an Ambush."""
    if AMBUSH not in op.specials or (op.special_done is not None and op.special_done is not AMBUSH):
        return False
    if op.ambushes >= 2 or g.count(space, hidden_rebel(op.by)) == 0:
        return False
    if not (yield from yes_no(op.by, f"Ambush in {space.name}?", "16.5" if op.by is RD else "16.6")):
        return False
    op.special_done = AMBUSH
    op.ambushes += 1
    return True


def attack_space(g: Mars, by: Faction, space: Space, ambush: bool) -> Script[None]:
    """15.4 One Attack: Activate, throw (or set) two dice, Damage by their sum, then each die that hits."""
    g.say("{}: {} in {}", by, "Ambush" if ambush else "Attack", space)
    if ambush:
        activate(g, space, by, 1)
        one = yield from pick_number(by.seat, "Set the first die", 1, 6, rule="16.5")
        two = yield from pick_number(by.seat, "Set the second die", 1, 6, rule="16.5")
    else:
        activate(g, space, by, g.count(space, hidden_rebel(by)))
        one = g.dice.roll()
        two = g.dice.roll()
    g.say("The dice show {} and {}", one, two)
    if one + two <= all_forces_in(g, space):
        place_damage(g, space)
    for die in (one, two):
        if die <= own_rebels(g, by, space):
            yield from hit(g, by, space)


def targets(g: Mars, by: Faction, space: Space) -> list[Group]:
    """15.4 What a hit may remove: any enemy but Hidden SpecOps, Bases last; Ares Rockets (CR26) reach every Satellite."""
    found = removable(g, space, [*COIN_TARGETS, *(CR_KINDS if by is RD else RD_KINDS)], hidden_specops_guard=False)
    if by is CR and CR26 in g.capabilities:
        found.extend(group(other, SATELLITE) for other in MARS if g.count(other, SATELLITE))
    elif g.options.satellites_are_forces and g.count(space, SATELLITE):
        found.append(group(space, SATELLITE))
    return found


def hit(g: Mars, by: Faction, space: Space) -> Script[None]:
    """15.4 One die: 1 EarthGov Troop, or up to 2 other enemies; Subdermal Weaponry (CR1) adds 1 of any kind."""
    first = yield from _remove_target(g, by, space, targets(g, by, space))
    if first is not None and first.kind != EG_TROOP:
        others = [one for one in targets(g, by, space) if one.kind != EG_TROOP]
        yield from _remove_target(g, by, space, others)
    if by is CR and CR1 in g.capabilities:
        yield from _remove_target(g, by, space, targets(g, by, space))


def _remove_target(g: Mars, by: Faction, space: Space, legal: list[Group]) -> Script[Group | None]:
    if not legal:
        return None
    one = yield from pick_or_stop(by.seat, f"Attack in {space.name}: remove which enemy?", legal, rule="15.4")
    if one is not None:
        remove(g, one.place, one.kind, 1)
        if by is CR and one.kind == TERRAFORMING:
            place_base(g, CR, space)
    return one
