"""Infection and Medicine (rules 21.3 to 21.9): where the sick are, how they fall ill and stand up, the Hospital Buildings."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars import blueprints as bp
from fourthrock.games.on_mars.chapters import IN_COLONY, IN_MINE, IN_ORBIT, IN_QUARTERS, IN_WORKING_AREA, VACCINES
from fourthrock.games.on_mars.goods import COLOURS, HOSPITAL, MEDICINE
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES, Hex
from fourthrock.games.on_mars.lab import take_step
from fourthrock.games.on_mars.position import COLONIST, HEALTHY, SICK, VACCINATED, Mars
from fourthrock.games.on_mars.quarters import WARDS, slot_health, slot_of, slot_seat
from fourthrock.games.on_mars.stores import can_store, gain, pay_crystals, purse
from fourthrock.games.on_mars.techs import steps_of
from fourthrock.table import Item, Script, pick

LAB_COST: Final = 2
CLINIC_IS_FREE: Final[bool] = True
"""O66: whether the Clinic's step of the Medicine technology waives the cost of the column."""
WORKING: Final = 5
BENCH: Final = 10
_PLACES: Final = [
    ("quarters", "first four slots"),
    ("shelter-2", "second Shelter"),
    ("shelter-3", "third Shelter"),
    ("shelter-4", "fourth Shelter"),
    ("shelter-5", "fifth Shelter"),
    ("working-area", "Working Area"),
    ("at-blueprint", "Obtain Blueprint"),
    ("at-research", "R&D"),
    ("at-construct", "Construct"),
    ("at-upgrade", "Upgrade"),
    ("at-bench", "Scientist or Contract"),
]


class Post(Item):
    """Where a player's Colonists are: a ward, the Working Area, an action."""

    def __init__(self, s: int, place: int) -> None:
        token, name = _PLACES[place]
        super().__init__(f"{COLOURS[s].token}:{token}", f"{COLOURS[s].name}: {name}")
        self.seat = s
        self.place = place


POSTS: Final = [[Post(s, place) for place in range(11)] for s in range(4)]


def count_at(g: Mars, s: int, place: int, health: int) -> int:
    """How many Colonists of this player are here in this state."""
    if place < WARDS:
        return g.ward[s * 15 + place * 3 + health]
    if place == WORKING:
        if health == HEALTHY:
            return g.working[s] - g.working_sick[s] - g.working_safe[s]
        return g.working_sick[s] if health == SICK else g.working_safe[s]
    if place == BENCH:
        return int(g.bench[s] == health)
    base = (place - 6) * 3
    return g.slots[base : base + 3].count(slot_of(s, health))


def change_at(g: Mars, s: int, place: int, old: int, new: int) -> None:
    """One Colonist here changes from one state to another."""
    if place < WARDS:
        g.ward[s * 15 + place * 3 + old] -= 1
        g.ward[s * 15 + place * 3 + new] += 1
        g.quarters_sick[s] += (new == SICK) - (old == SICK)
    elif place == WORKING:
        g.working_sick[s] += (new == SICK) - (old == SICK)
        g.working_safe[s] += (new == VACCINATED) - (old == VACCINATED)
    elif place == BENCH:
        g.bench[s] = new
    else:
        base = (place - 6) * 3
        g.slots[g.slots.index(slot_of(s, old), base)] = slot_of(s, new)


def change(g: Mars, at: Item, old: int, new: int) -> None:
    if isinstance(at, Hex):
        g.health[at.index] = new
    elif isinstance(at, Post):
        change_at(g, at.seat, at.place, old, new)


def all_with(g: Mars, health: int) -> list[Item]:
    """Every place where somebody in this state is."""
    found: list[Item] = [HEXES[h] for h in range(HEX_COUNT) if g.piece[h] == COLONIST and g.health[h] == health]
    for s in range(g.players):
        for place in range(11):
            if count_at(g, s, place, health):
                found.append(POSTS[s][place])
    return found


def healthy_in(g: Mars, location: int) -> list[Item]:
    """21.3(1): where the Infection card looks."""
    return [at for at in all_with(g, HEALTHY) if location_of(at) == location]


def location_of(at: Item) -> int:
    if not isinstance(at, Post):
        return IN_MINE
    if at.place < WARDS:
        return IN_QUARTERS
    if at.place == WORKING:
        return IN_WORKING_AREA
    return IN_ORBIT if at.place in (6, 7) else IN_COLONY


def infected(g: Mars) -> int:
    """How many Colonists are sick."""
    total = sum(g.quarters_sick) + sum(g.working_sick) + sum(1 for health in g.bench if health == SICK)
    total += sum(1 for slot in g.slots if slot >= 0 and slot_health(slot) == SICK)
    return total + sum(1 for h in range(HEX_COUNT) if g.piece[h] == COLONIST and g.health[h] == SICK)


def active_colonists(g: Mars) -> int:
    """O70: all who are not in a supply."""
    return 12 * g.players - sum(g.supply)


def spread(g: Mars) -> None:
    """21.5: whoever shares an area with the sick falls ill, unless vaccinated."""
    for s in range(g.players):
        for place in range(WORKING + 1):
            if count_at(g, s, place, SICK):
                for _ in range(count_at(g, s, place, HEALTHY)):
                    change_at(g, s, place, HEALTHY, SICK)
    for base in range(0, 12, 3):
        if any(slot >= 0 and slot_health(slot) == SICK for slot in g.slots[base : base + 3]):
            for at in range(base, base + 3):
                if g.slots[at] >= 0 and slot_health(g.slots[at]) == HEALTHY:
                    g.slots[at] = slot_of(slot_seat(g.slots[at]), SICK)
    if SICK in g.bench:
        g.bench = [SICK if health == HEALTHY else health for health in g.bench]


def endangered(g: Mars) -> int:
    """21.5: how many share an area with the sick and would fall ill if a turn ended now."""
    count = 0
    for s in range(g.players):
        for place in range(WORKING + 1):
            if count_at(g, s, place, SICK):
                count += count_at(g, s, place, HEALTHY)
    for base in range(0, 12, 3):
        states = [slot_health(slot) for slot in g.slots[base : base + 3] if slot >= 0]
        if SICK in states:
            count += states.count(HEALTHY)
    return count + (g.bench.count(HEALTHY) if SICK in g.bench else 0)


def cure(g: Mars, s: int) -> Script[None]:
    """21.4: a Medicine stands up any Colonist."""
    at = yield from pick(s, "Cure whom?", all_with(g, SICK), rule="21.4")
    g.stock[s * 7 + MEDICINE] -= 1
    change(g, at, SICK, HEALTHY)
    g.say("{} cures a Colonist: {}", COLOURS[s], at)


# -------------------------------------------------------------------------------------------------- Hospital Buildings


def medicine_tech_owner(g: Mars) -> int:
    for s in range(g.players):
        if g.tech_at[s * 13 + HOSPITAL] >= 0:
            return s
    return -1


def hospital_possible(g: Mars, s: int, effect: int, crystals: int) -> bool:
    """Whether the Building could do anything."""
    if effect == bp.E_CLINIC:
        owner = medicine_tech_owner(g)
        return owner >= 0 and bool(steps_of(g, owner, HOSPITAL, CLINIC_IS_FREE))
    if effect == bp.E_VACCINATE:
        return g.vaccines > 0 and bool(all_with(g, SICK) or all_with(g, HEALTHY))
    return can_store(g, s, MEDICINE) and (effect != bp.E_MICROLAB or crystals >= LAB_COST)


def use_hospital(g: Mars, s: int, effect: int) -> Script[None]:
    """21.9."""
    if effect == bp.E_CLINIC:
        owner = medicine_tech_owner(g)
        step = yield from pick(s, "Develop the Medicine tech where?", steps_of(g, owner, HOSPITAL, CLINIC_IS_FREE), rule="21.9")
        yield from take_step(g, owner, step, CLINIC_IS_FREE)
    elif effect == bp.E_VACCINATE:
        yield from vaccinate(g, s)
    else:
        if effect == bp.E_MICROLAB and purse(g, s) >= LAB_COST:
            yield from pay_crystals(g, s, LAB_COST)
        gain(g, s, MEDICINE, 1)


def vaccinate(g: Mars, s: int) -> Script[None]:
    """21.9: one of four Vaccines; a sick Colonist there before a healthy one."""
    sick = all_with(g, SICK)
    among = sick + [at for at in all_with(g, HEALTHY) if at not in sick]
    at = yield from pick(s, "Vaccinate whom?", among, rule="21.9")
    change(g, at, SICK if at in sick else HEALTHY, VACCINATED)
    g.vaccines -= 1
    g.say("{} vaccinates a Colonist: {}", COLOURS[s], at)


def vaccines_given(g: Mars) -> int:
    return VACCINES - g.vaccines
