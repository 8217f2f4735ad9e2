"""15.4 Attack, with Ambush (16.5, 16.6)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import yes_no
from fourthrock.games.red_dust_rebellion.forces import activate, own_rebels
from fourthrock.games.red_dust_rebellion.hits import all_forces_in, enemies_in, hit
from fourthrock.games.red_dust_rebellion.infrastructure import place_damage
from fourthrock.games.red_dust_rebellion.nonplayer.ambush_dice import ambush_dice
from fourthrock.games.red_dust_rebellion.operation import CANNOT_PAY, Operation, afford, no_selection, pay
from fourthrock.games.red_dust_rebellion.pieces import RD, Faction, hidden_rebel
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.games.red_dust_rebellion.words import AMBUSH
from fourthrock.table import Refusal, Script, pick_number

NO_OWN_REBEL: Final = Refusal("15.4", "you have no Rebel there")
NO_ENEMY: Final = Refusal("15.4", "there is no enemy")


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
        one, two = yield from _set_dice(g, by, space)
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


def _set_dice(g: Mars, by: Faction, space: Space) -> Script[tuple[int, int]]:
    """16.5, 16.6, 20.10 An Ambush: both dice show what the faction likes."""
    if g.nonplayers[by.seat]:
        return ambush_dice(g, by, space)
    one = yield from pick_number(by.seat, "Set the first die", 1, 6, rule="16.5")
    two = yield from pick_number(by.seat, "Set the second die", 1, 6, rule="16.5")
    return one, two
