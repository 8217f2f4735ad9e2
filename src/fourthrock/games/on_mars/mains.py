"""The Main actions (rules 6, 7, 8): Action slots and their costs, and the ten actions."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.cards import T_RESEARCH
from fourthrock.games.on_mars.complexes import zone
from fourthrock.games.on_mars.construct import all_kinds, construct, constructible
from fourthrock.games.on_mars.events import did_task
from fourthrock.games.on_mars.finds import control_center
from fourthrock.games.on_mars.goods import COLOURS, CRYSTAL, GOODS
from fourthrock.games.on_mars.hire import hire, may_hire
from fourthrock.games.on_mars.lab import develop_series, learn_boosted, may_learn
from fourthrock.games.on_mars.plans import may_take_blueprint, take_blueprints, upgrade_cards, upgrade_series
from fourthrock.games.on_mars.position import A_BLUEPRINT, A_CONSTRUCT, A_RESEARCH, A_UPGRADE, SLOTS, Mars
from fourthrock.games.on_mars.quarters import (
    able,
    enter_working_area,
    leave_quarters,
    slot_health,
    slot_of,
    slot_seat,
    to_working_area,
)
from fourthrock.games.on_mars.ships import may_welcome, welcome_ships
from fourthrock.games.on_mars.stores import may_take_from_warehouse, pay_crystals, purse, take_from_warehouse
from fourthrock.games.on_mars.techs import steps
from fourthrock.games.on_mars.travel import in_colony, travel
from fourthrock.table import Item, Refusal, Script, pick

POD: Final = 0
BLUEPRINT: Final = 1
LEARN: Final = 2
RESEARCH: Final = 3
RESUPPLY: Final = 4
CONTROL: Final = 5
CONSTRUCT: Final = 6
UPGRADE: Final = 7
WELCOME: Final = 8
HIRE: Final = 9


class Main(Item):
    """A Main action. `slot` is the row of Action slots that it needs a Colonist on, -1 for none."""

    def __init__(self, index: int, token: str, name: str, slot: int, rule: str) -> None:
        super().__init__(token, name)
        self.index = index
        self.slot = slot
        self.rule = rule


MAINS: Final = [
    Main(POD, "landing-pod", "Landing Pod", -1, "7.1"),
    Main(BLUEPRINT, "obtain-blueprint", "Obtain Blueprint", A_BLUEPRINT, "7.2"),
    Main(LEARN, "learn-technology", "Learn Technology", -1, "7.3"),
    Main(RESEARCH, "research", "R&D", A_RESEARCH, "7.4"),
    Main(RESUPPLY, "resupply", "Resupply", -1, "7.5"),
    Main(CONTROL, "control-center", "Control Center", -1, "8.1"),
    Main(CONSTRUCT, "construct", "Construct a Building", A_CONSTRUCT, "8.2"),
    Main(UPGRADE, "upgrade", "Upgrade a Building", A_UPGRADE, "8.3"),
    Main(WELCOME, "welcome-ship", "Welcome a Ship", -1, "8.4"),
    Main(HIRE, "scientist-or-contract", "Scientist or Contract", -1, "8.5"),
]
COLONIST: Final = Item("colonist", "A Colonist to the Working Area")
OTHER_SIDE: Final = Refusal("5", "this action belongs to the other side")
NOTHING: Final = Refusal("7.2", "there is nothing that this action could do for you now")
SLOT_COST: Final = Refusal("6.3", "you lack the Colonist for the slot, or what the others there cost")
BENCH_FULL: Final = Refusal("6.4", "your Colonist is still on this action")


def slot_price(g: Mars, s: int, row: int) -> int:
    """6.2, 6.3: what the Colonists cost who would be there; 2 players and chapter 4: each Colonist, own ones too."""
    there = slot_row(g, row)
    if len(there) == SLOTS:
        leaving = _most(there)
        there = [seat for seat in there if seat not in leaving]
    if g.slot_for_each:
        return len(there) + g.toll
    return len({seat for seat in there if seat != s}) + g.toll


def slot_row(g: Mars, row: int) -> list[int]:
    """Whose Colonists stand on this action."""
    return [slot_seat(slot) for slot in g.slots[row * SLOTS : row * SLOTS + SLOTS] if slot >= 0]


def _most(there: list[int]) -> list[int]:
    """6.2: the player or players with most Colonists there."""
    top = max([there.count(seat) for seat in range(4)])
    return [seat for seat in range(4) if there.count(seat) == top]


def no_main(g: Mars, s: int, action: Main) -> Refusal | None:
    """5, 6: side, slot, cost, and whether the action could do anything."""
    if (action.index >= CONTROL) != in_colony(g, s):
        return OTHER_SIDE
    colonists = able(g, s)
    if action.slot >= 0:
        price = slot_price(g, s, action.slot)
        if colonists < 1 or price > colonists - 1 + purse(g, s):
            return SLOT_COST
        colonists -= 1 + max(0, price - purse(g, s))
    elif action.index == HIRE:
        if g.bench[s] >= 0:
            return BENCH_FULL
        if colonists < 1:
            return SLOT_COST
        colonists -= 1
    return None if _possible(g, s, action.index, colonists) else NOTHING


def _possible(g: Mars, s: int, index: int, colonists: int) -> bool:
    if index == BLUEPRINT:
        return may_take_blueprint(g, s)
    if index == LEARN:
        return may_learn(g, s)
    if index == RESEARCH:
        return bool(steps(g, s, False))
    if index == RESUPPLY:
        return may_take_from_warehouse(g, s)
    if index == CONSTRUCT:
        return bool(constructible(g, s, all_kinds(g), 0, colonists))
    if index == UPGRADE:
        return bool(upgrade_cards(g, s, False, False))
    if index == WELCOME:
        return may_welcome(g, s)
    if index == HIRE:
        return may_hire(g, s, colonists)
    return True


def take_slot(g: Mars, s: int, row: int, keep: int) -> Script[None]:
    """6.2, 6.3: clear a full action, pay for the Colonists there, put one's own; `keep` Colonists stay at home."""
    base = row * SLOTS
    there = slot_row(g, row)
    if len(there) == SLOTS:
        leaving = _most(there)
        for at in range(base, base + SLOTS):
            if slot_seat(g.slots[at]) in leaving:
                enter_working_area(g, slot_seat(g.slots[at]), slot_health(g.slots[at]))
                g.slots[at] = -1
    price = slot_price(g, s, row)
    if g.toll:
        g.toll = 0
    for _ in range(price):
        ways: list[Item] = []
        if purse(g, s):
            ways.append(GOODS[CRYSTAL])
        if able(g, s) > 1 + (keep if purse(g, s) else 0):
            ways.append(COLONIST)
        paid = yield from pick(s, "Pay for the action with what?", ways, rule="6.3")
        if paid is COLONIST:
            to_working_area(g, s)
        else:
            yield from pay_crystals(g, s, 1)
    for at in range(base, base + SLOTS):
        if g.slots[at] < 0:
            g.slots[at] = slot_of(s, leave_quarters(g, s))
            return


def main_action(g: Mars, s: int, action: Main) -> Script[None]:
    """One Main action with the Colonist that it needs."""
    g.main_done = True
    g.say("{}: {}", COLOURS[s], action)
    if action.slot >= 0:
        yield from take_slot(g, s, action.slot, _kept_for(g, s, action.index))
    elif action.index == HIRE:
        g.bench[s] = leave_quarters(g, s)
    index = action.index
    if index == POD:
        yield from travel(g, s, explore=False)
    elif index == BLUEPRINT:
        yield from take_blueprints(g, s, 1, True, must=True)
    elif index == LEARN:
        yield from learn_boosted(g, s, True)
    elif index == RESEARCH:
        did_task(g, s, T_RESEARCH)
        yield from develop_series(g, s, 2, False, True, must=True)
    elif index == RESUPPLY:
        yield from resupply(g, s, True)
    elif index == CONTROL:
        yield from control_center(g, s)
    elif index == CONSTRUCT:
        yield from construct(g, s, all_kinds(g), must=True)
    elif index == UPGRADE:
        yield from upgrade_series(g, s, 1, True, False, must=True)
    elif index == WELCOME:
        yield from welcome_ships(g, s)
    else:
        yield from hire(g, s, must=True)


def _kept_for(g: Mars, s: int, index: int) -> int:
    """A Colonist must stay at home for a Mine if nothing else can be constructed."""
    if index != CONSTRUCT or not zone(g, s):
        return 0
    return 0 if constructible(g, s, all_kinds(g)[1:], 0, 0) else 1


def resupply(g: Mars, s: int, must: bool) -> Script[None]:
    """7.5: one item from the Warehouse, and one more for each Colonist sent."""
    boosts = able(g, s)
    taken = yield from take_from_warehouse(g, s, must)
    while taken and boosts and able(g, s):
        taken = yield from take_from_warehouse(g, s, boosted=True)
        boosts -= 1
