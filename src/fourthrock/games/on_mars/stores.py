"""Goods (rules 3.1 to 3.4): storage, gaining, the Warehouse, paying; and boosts, which are paid in Colonists or Crystals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.on_mars.cards import CONTRACTS, GOALS
from fourthrock.games.on_mars.goods import (
    BATTERY,
    COLOURS,
    CRYSTAL,
    GOODS,
    MEDICINE,
    MINERAL,
    OXYGEN,
    Good,
)
from fourthrock.games.on_mars.position import OUTBREAK, TURN, Mars
from fourthrock.games.on_mars.quarters import to_working_area
from fourthrock.table import Item, Refusal, Script, pick, pick_or_stop

EMPTY = Refusal("7.5", "the Warehouse has none")
NO_ROOM = Refusal("3.2", "there is no room to store it")
IN_STORE_RESOURCES: Final = GOODS[BATTERY : OXYGEN + 1]
IN_STORE: Final = [*IN_STORE_RESOURCES, GOODS[CRYSTAL]]
IN_STORE_OF_OUTBREAK: Final = [*IN_STORE_RESOURCES, GOODS[MEDICINE]]
"""What ever lies in the Warehouse: never Minerals; Medicine, a Resource (O67), in the place of Crystals in chapter 2."""


def stock(g: Mars, s: int, good: int) -> int:
    return g.stock[s * 7 + good]


def limit(g: Mars, s: int) -> int:
    """3.2: as many of each resource as own Shelters on the map, and one."""
    return g.shelters[s] + 1


def depot_room(g: Mars, s: int) -> int:
    """3.4: the Depot slots without a Ship."""
    return 8 - sum(g.depot[s * 8 : s * 8 + 8])


def is_lacerda(g: Mars, s: int) -> bool:
    return g.lacerda and s == 1


def gain(g: Mars, s: int, good: int, count: int) -> None:
    """3.1, 3.2: from the general supply, up to the limit; what does not fit may go straight onto a Contract (15.1)."""
    if good == CRYSTAL:
        gain_crystals(g, s, count)
        return
    if is_lacerda(g, s):
        return
    fits = min(count, max(0, limit(g, s) - g.stock[s * 7 + good]))
    g.stock[s * 7 + good] += fits
    if count > fits:
        _onto_contract(g, s, good, count - fits)


def gain_crystals(g: Mars, s: int, count: int) -> None:
    """3.4: gained Crystals wait below the Depot. Chapter 4: what was stolen is made good first."""
    if g.debt:
        paid = min(g.debt, count)
        g.debt -= paid
        count -= paid
    g.pending[s] += count
    if is_lacerda(g, s):
        settle_crystals(g, s)


def settle_crystals(g: Mars, s: int) -> None:
    """3.4: at the start of a turn the Crystals move up; the excess is lost."""
    g.stock[s * 7 + CRYSTAL] = min(depot_room(g, s), g.stock[s * 7 + CRYSTAL] + g.pending[s])
    g.pending[s] = 0


def _onto_contract(g: Mars, s: int, good: int, count: int) -> None:
    for c in range(len(CONTRACTS)):
        while count and wanted(g, s, c, good):
            g.delivered[c * 7 + good] += 1
            count -= 1


def wanted(g: Mars, s: int, c: int, good: int) -> bool:
    """15.1: whether this player's Contract still asks for this good."""
    if g.contract_owner[c] != s or g.contract_done[c]:
        return False
    return g.delivered[c * 7 + good] < CONTRACTS[c].needs[good]


def can_store(g: Mars, s: int, good: int) -> bool:
    """Whether one more would not be lost (O21 for Crystals)."""
    if good == CRYSTAL:
        return g.stock[s * 7 + CRYSTAL] + g.pending[s] < depot_room(g, s)
    return g.stock[s * 7 + good] < limit(g, s)


# ------------------------------------------------------------------------------------------------------------- Warehouse


def no_take(g: Mars, s: int, good: Good) -> Refusal | None:
    """7.5: from the Warehouse, with room to store it."""
    if g.warehouse[good.index] == 0:
        return EMPTY
    return None if can_store(g, s, good.index) else NO_ROOM


def in_store(g: Mars, crystals: bool) -> list[Good]:
    """What may be taken from the Warehouse: everything there, or (9.1) a Resource."""
    if g.mode == OUTBREAK:
        return IN_STORE_OF_OUTBREAK
    return IN_STORE if crystals else IN_STORE_RESOURCES


def may_take_from_warehouse(g: Mars, s: int, crystals: bool = True) -> bool:
    return any(no_take(g, s, good) is None for good in in_store(g, crystals))


def take_from_warehouse(g: Mars, s: int, must: bool = False, crystals: bool = True, boosted: bool = False) -> Script[bool]:
    """Take one item from the Warehouse; whether one was taken."""
    if not may_take_from_warehouse(g, s, crystals):
        return False
    among = in_store(g, crystals)
    good: Good | None
    if must:
        good = yield from pick(s, "Take what from the Warehouse?", among, lambda one: no_take(g, s, one), rule="7.5")
    else:
        good = yield from pick_or_stop(s, "Take what from the Warehouse?", among, lambda one: no_take(g, s, one), rule="7.5")
    if good is None:
        return False
    if boosted:
        to_working_area(g, s)
    g.warehouse[good.index] -= 1
    gain(g, s, good.index, 1)
    g.say("{} takes 1 {} from the Warehouse", COLOURS[s], good)
    return True


# ---------------------------------------------------------------------------------------------------------------- paying


def goals_as_crystals(g: Mars, s: int) -> list[int]:
    """11.2: in one's own turn every Private Goal in hand stands for a Crystal; the Shuttle phase is nobody's turn."""
    return g.goals[s] if g.active == s and g.phase == TURN else []


def purse(g: Mars, s: int) -> int:
    """Crystals to spend: those in the Depot, and Private Goals in their place."""
    return g.stock[s * 7 + CRYSTAL] + len(goals_as_crystals(g, s))


def can_pay(g: Mars, s: int, cost: Sequence[int], anything: int = 0) -> bool:
    """3.3: Minerals stand in for other resources, never for Crystals."""
    base = s * 7
    spare = g.stock[base + MINERAL] - cost[MINERAL]
    rest = 0
    for good in range(BATTERY, OXYGEN + 1):
        left = g.stock[base + good] - cost[good]
        if left < 0:
            spare += left
        else:
            rest += left
    short = cost[MEDICINE] - g.stock[base + MEDICINE]
    if short > 0:
        if not g.mineral_for_medicine:
            return False
        spare -= short
    if spare < 0 or spare + rest < anything:
        return False
    return cost[CRYSTAL] == 0 or purse(g, s) >= cost[CRYSTAL]


def pay(g: Mars, s: int, cost: Sequence[int], anything: int = 0) -> Script[None]:
    """Pay goods in their order, then resources of any kind; asked only where there is a choice."""
    due = list(cost)
    for good in range(7):
        while due[good]:
            due[good] -= 1
            if good == CRYSTAL:
                yield from pay_crystals(g, s, 1)
            else:
                yield from _pay_one(g, s, [GOODS[good], *_joker(g, good)], due, anything)
    while anything:
        anything -= 1
        yield from _pay_one(g, s, GOODS[:5], due, anything)


def _joker(g: Mars, good: int) -> list[Good]:
    if good == MINERAL or (good == MEDICINE and not g.mineral_for_medicine):
        return []
    return [GOODS[MINERAL]]


def _pay_one(g: Mars, s: int, means: list[Good], due: list[int], anything: int) -> Script[None]:
    """One resource, paid so that the rest can still be paid."""
    ways: list[Good] = []
    for way in means:
        at = s * 7 + way.index
        if g.stock[at]:
            g.stock[at] -= 1
            if can_pay(g, s, due, anything):
                ways.append(way)
            g.stock[at] += 1
    paid = yield from pick(s, "Pay with what?", ways, rule="3.3")
    g.stock[s * 7 + paid.index] -= 1


def pay_crystals(g: Mars, s: int, count: int) -> Script[None]:
    """3.4, 11.2: Crystals of the Depot, or Private Goals instead; asked while both can be used."""
    for _ in range(count):
        crystals = g.stock[s * 7 + CRYSTAL] > 0
        goals = goals_as_crystals(g, s)
        if crystals and not goals:
            g.stock[s * 7 + CRYSTAL] -= 1
            continue
        ways: list[Item] = [GOODS[CRYSTAL]] if crystals else []
        for goal in goals:
            ways.append(GOALS[goal])
        paid = yield from pick(s, "Pay a Crystal, or a Private Goal instead?", ways, rule="11.2")
        if paid is GOODS[CRYSTAL]:
            g.stock[s * 7 + CRYSTAL] -= 1
        else:
            _throw_goal(g, s, paid)


def _throw_goal(g: Mars, s: int, card: Item) -> None:
    """11.2: unseen by the others."""
    for goal in g.goals[s]:
        if GOALS[goal] is card:
            g.goals[s].remove(goal)
            g.goals_thrown[s].append(goal)
            g.say("{} discards a Private Goal as a Crystal", COLOURS[s])
            return


def medicine_at_hand(g: Mars, s: int) -> bool:
    return g.mode == OUTBREAK and g.stock[s * 7 + MEDICINE] > 0
