"""Prices and payment (6.2): M€, metal, Helion's heat, and resources on cards that pay."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import NO_CARD, Card
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import spend
from fourthrock.games.terraforming_mars.words import (
    ACTIONS,
    AS_PROPOSED,
    BUILDING,
    FLOATER,
    HEAT,
    MC,
    OTHER_MIX,
    PLANT,
    SPACE,
    STEEL,
    TITANIUM,
    UNITY,
    VENUS_TAG,
)
from fourthrock.table import Script, pick, pick_number

# Means of payment beside M€.
WITH_STEEL: Final = 0
WITH_TITANIUM: Final = 1
WITH_FLOATERS: Final = 2
WITH_MICROBES: Final = 3
WITH_HEAT: Final = 4
MEANS: Final = 5
MEANS_NAMES: Final = ["steel", "titanium", "floaters from Dirigibles", "microbes from Psychrophiles", "heat"]
HOW: Final = [AS_PROPOSED, OTHER_MIX]


class Purse:
    """What may pay for one thing: for each means how many units there are and what one is worth."""

    def __init__(self, me: Player, kept_heat: int) -> None:
        self.money = me.stock[MC]
        self.units = [0, 0, 0, 0, 0]
        self.value = [me.steel_value, me.titanium_value, 3, 2, 1]
        if me.helion:
            self.units[WITH_HEAT] = max(0, me.stock[HEAT] - kept_heat)

    def cover(self, means: int) -> int:
        """What this means and all after it are worth together."""
        total = 0
        for other in range(means, MEANS):
            total += self.units[other] * self.value[other]
        return total


def titanium_value(g: Mars, me: Player) -> int:
    """16.2 Unity makes titanium worth 1 M€ more, in the action phase."""
    return me.titanium_value + (1 if g.turmoil and g.ruling == UNITY and g.phase == ACTIONS else 0)


def price(me: Player, card: Card) -> int:
    """6.2 Printed cost less discounts."""
    cost = card.cost - me.cheaper - me.next_cheaper
    seen = -1
    for tag in card.tags:
        cost -= me.cheaper_each[tag]
        if tag != seen:
            cost -= me.cheaper_tag[tag]
            seen = tag
    return cost if cost > 0 else 0


def most_payable(g: Mars, me: Player, card: Card) -> int:
    """6.2 The most that this player can pay for a card."""
    total = me.money()
    for tag in card.tags:
        if tag == BUILDING:
            total += me.stock[STEEL] * me.steel_value
        elif tag == SPACE:
            total += me.stock[TITANIUM] * titanium_value(g, me)
        elif tag == PLANT:
            total += 2 * me.on(me.microbe_pay)
    if me.floater_pay is not NO_CARD and VENUS_TAG in card.tags:
        total += 3 * dirigible_floaters(me, card)
    return total


def dirigible_floaters(me: Player, card: Card) -> int:
    """Floaters on Dirigibles that may pay; one that the card itself takes cannot."""
    there = me.on(me.floater_pay)
    if card.floater_due and there:
        elsewhere = sum([me.held[other.slot] for other in me.played if other.holds == FLOATER]) - there
        return there if elsewhere >= card.floater_due else there - card.floater_due
    return there


def pay_for_card(g: Mars, me: Player, card: Card, cost: int, kept: int) -> Script[None]:
    """6.2 Pay for a card, keeping back the Reds' tax that it will bring."""
    if cost == 0:
        return
    purse = Purse(me, card.heat_due)
    if BUILDING in card.tags:
        purse.units[WITH_STEEL] = me.stock[STEEL]
    if SPACE in card.tags:
        purse.units[WITH_TITANIUM] = me.stock[TITANIUM]
        purse.value[WITH_TITANIUM] = titanium_value(g, me)
    if VENUS_TAG in card.tags:
        purse.units[WITH_FLOATERS] = dirigible_floaters(me, card)
    if PLANT in card.tags:
        purse.units[WITH_MICROBES] = me.on(me.microbe_pay)
    yield from pay(me, purse, card.name, cost, kept)


def pay_money(g: Mars, me: Player, what: str, cost: int, *, steel: bool = False, titanium: bool = False) -> Script[None]:
    """Pay for anything that is not a card: metal only where it is allowed (9.1)."""
    if cost == 0:
        return
    purse = Purse(me, 0)
    if steel:
        purse.units[WITH_STEEL] = me.stock[STEEL]
    if titanium:
        purse.units[WITH_TITANIUM] = me.stock[TITANIUM]
        purse.value[WITH_TITANIUM] = titanium_value(g, me)
    yield from pay(me, purse, what, cost, g.tax_due)


def pay(me: Player, purse: Purse, what: str, cost: int, kept: int) -> Script[None]:
    """Offer the sensible mix; ask for another one if that is wanted and there is one."""
    if not any(purse.units):
        me.stock[MC] -= cost
        return
    money = purse.money - max(0, kept - purse.units[WITH_HEAT])
    units = proposed(purse, money, cost)
    if _only_one(purse, money, cost):
        _take(me, purse, units, cost)
        return
    how = yield from pick(
        me.seat,
        f"Pay {cost} M€ for {what}",
        HOW,
        rule="6.2",
        note=lambda way: spelt(purse, units, cost) if way is AS_PROPOSED else "",
    )
    if how is OTHER_MIX:
        units = yield from _own_mix(me, purse, money, cost)
    _take(me, purse, units, cost)


def proposed(purse: Purse, money: int, cost: int) -> list[int]:
    """Metal and card resources as far as nothing is wasted, then M€; heat and waste only where M€ are short."""
    units = [0] * MEANS
    left = cost
    for means in range(WITH_HEAT):
        units[means] = min(purse.units[means], left // purse.value[means])
        left -= units[means] * purse.value[means]
    if left > money:
        units[WITH_HEAT] = min(purse.units[WITH_HEAT], left - money)
        left -= units[WITH_HEAT]
    for means in range(WITH_HEAT):
        while left > money and units[means] < purse.units[means]:
            units[means] += 1
            left -= purse.value[means]
    return units


def _least(purse: Purse, means: int, money: int, left: int) -> int:
    """How many units of this means are needed at least when everything after it helps."""
    short = left - money - purse.cover(means + 1)
    return max(0, -(-short // purse.value[means])) if short > 0 else 0


def _most(purse: Purse, means: int, left: int) -> int:
    """How many units make sense at most: the last one may be worth more than what is left."""
    return min(purse.units[means], -(-left // purse.value[means]))


def _only_one(purse: Purse, money: int, cost: int) -> bool:
    for means in range(MEANS):
        if purse.units[means]:
            others = purse.cover(0) - purse.units[means] * purse.value[means]
            short = cost - money - others
            least = max(0, -(-short // purse.value[means])) if short > 0 else 0
            if least < _most(purse, means, cost):
                return False
    return True


def _own_mix(me: Player, purse: Purse, money: int, cost: int) -> Script[list[int]]:
    """Ask how many units of each means are paid; the rest is M€."""
    units = [0] * MEANS
    left = cost
    for means in range(MEANS):
        if purse.units[means] == 0 or left <= 0:
            continue
        least = _least(purse, means, money, left)
        most = _most(purse, means, left)
        if least < most:
            waste = most * purse.value[means] - left
            warning = f" ({most} would waste {waste} M€)" if waste > 0 else ""
            asked = f"{left} M€ to pay: how many {MEANS_NAMES[means]}, {purse.value[means]} M€ each?{warning}"
            units[means] = yield from pick_number(me.seat, asked, least, most, rule="6.2")
        else:
            units[means] = least
        left -= units[means] * purse.value[means]
    return units


def _take(me: Player, purse: Purse, units: list[int], cost: int) -> None:
    """Take what was agreed; no change is given."""
    left = cost
    for means in range(MEANS):
        left -= units[means] * purse.value[means]
    me.stock[STEEL] -= units[WITH_STEEL]
    me.stock[TITANIUM] -= units[WITH_TITANIUM]
    me.stock[HEAT] -= units[WITH_HEAT]
    if units[WITH_FLOATERS]:
        me.held[me.floater_pay.slot] -= units[WITH_FLOATERS]
    if units[WITH_MICROBES]:
        me.held[me.microbe_pay.slot] -= units[WITH_MICROBES]
    if left > 0:
        spend(me, left)


def spelt(purse: Purse, units: list[int], cost: int) -> str:
    """A mix in words, with what it wastes."""
    left = cost
    parts: list[str] = []
    for means in range(MEANS):
        if units[means]:
            parts.append(f"{units[means]} {MEANS_NAMES[means]}")
            left -= units[means] * purse.value[means]
    if left > 0:
        parts.append(f"{left} M€")
    waste = f" (wastes {-left} M€)" if left < 0 else ""
    return ", ".join(parts) + waste


def pay_heat(me: Player, heat: int) -> Script[None]:
    """Pay heat; a floater on Stormcraft may stand for 2."""
    storm = me.storm
    floaters = 0
    if storm is not NO_CARD and me.held[storm.slot]:
        least = max(0, -(-(heat - me.stock[HEAT]) // 2))
        most = min(me.held[storm.slot], -(-heat // 2))
        floaters = yield from pick_number(me.seat, f"Pay {heat} heat: how many floaters, 2 heat each?", least, most, rule="6.2")
        me.held[storm.slot] -= floaters
    me.stock[HEAT] -= max(0, heat - 2 * floaters)
