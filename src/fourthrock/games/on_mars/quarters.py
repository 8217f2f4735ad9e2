"""Colonists (rules 3.5, 21.3): in the Living Quarters, the Working Area, the supply; in an Outbreak also sick and vaccinated.

The wards of an Outbreak are the four first slots of the Living Quarters and the two slots of each further Shelter.
"""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.position import HEALTHY, OUTBREAK, SICK, VACCINATED, Mars

FIRST_SLOTS: Final = 4
SLOTS_A_SHELTER: Final = 2
WARDS: Final = 5


def capacity(g: Mars, s: int) -> int:
    """3.5: four slots, and two for each Shelter after the first."""
    return FIRST_SLOTS + SLOTS_A_SHELTER * max(0, g.shelters[s] - 1)


def able(g: Mars, s: int) -> int:
    """How many Colonists in the Living Quarters can be sent: the sick cannot."""
    return g.quarters[s] - g.quarters_sick[s]


def leave_quarters(g: Mars, s: int) -> int:
    """An able Colonist leaves the Living Quarters; whether he is vaccinated."""
    g.quarters[s] -= 1
    if g.mode != OUTBREAK:
        return HEALTHY
    ward, health = _who_leaves(g, s)
    g.ward[s * 15 + ward * 3 + health] -= 1
    return health


def enter_quarters(g: Mars, s: int, health: int = HEALTHY) -> bool:
    """A Colonist comes home, into the supply if the Living Quarters are full (there the sick recover, O71)."""
    if g.quarters[s] >= capacity(g, s):
        g.supply[s] += 1
        return False
    g.quarters[s] += 1
    if g.mode == OUTBREAK:
        g.ward[s * 15 + _where_to(g, s, health) * 3 + health] += 1
        if health == SICK:
            g.quarters_sick[s] += 1
    return True


def to_working_area(g: Mars, s: int) -> None:
    """An able Colonist goes from the Living Quarters to the Working Area."""
    enter_working_area(g, s, leave_quarters(g, s))


def enter_working_area(g: Mars, s: int, health: int) -> None:
    g.working[s] += 1
    if health == SICK:
        g.working_sick[s] += 1
    elif health == VACCINATED:
        g.working_safe[s] += 1


def from_working_area(g: Mars, s: int) -> None:
    """One Colonist, healthy before sick, goes from the Working Area to the Living Quarters."""
    g.working[s] -= 1
    health = HEALTHY
    if g.mode == OUTBREAK and g.working[s] < g.working_sick[s] + g.working_safe[s]:
        health = VACCINATED if g.working_safe[s] else SICK
        if health == VACCINATED:
            g.working_safe[s] -= 1
        else:
            g.working_sick[s] -= 1
    enter_quarters(g, s, health)


def recruit(g: Mars, s: int) -> bool:
    """A new Colonist from the supply, if there is one and room for it."""
    if g.supply[s] == 0 or g.quarters[s] >= capacity(g, s):
        return False
    g.supply[s] -= 1
    return enter_quarters(g, s)


def slot_of(s: int, health: int) -> int:
    """How a Colonist stands in an Action slot."""
    return s + 4 * health


def slot_seat(slot: int) -> int:
    return slot & 3


def slot_health(slot: int) -> int:
    return slot >> 2


def return_from_slots(g: Mars, s: int, first: int, last: int) -> None:
    """Every Colonist of this player in the slots of these actions goes home."""
    for at in range(first * 3, last * 3 + 3):
        if g.slots[at] >= 0 and slot_seat(g.slots[at]) == s:
            health = slot_health(g.slots[at])
            g.slots[at] = -1
            enter_quarters(g, s, health)


def return_from_bench(g: Mars, s: int) -> None:
    """The Colonist in the Scientist and Contract slot goes home."""
    if g.bench[s] >= 0:
        health = g.bench[s]
        g.bench[s] = -1
        enter_quarters(g, s, health)


def return_from_working_area(g: Mars, s: int) -> None:
    for _ in range(g.working[s]):
        from_working_area(g, s)


def ward_size(g: Mars, s: int, ward: int) -> int:
    """How many slots a ward has now."""
    if ward == 0:
        return FIRST_SLOTS
    return SLOTS_A_SHELTER if g.shelters[s] > ward else 0


def _who_leaves(g: Mars, s: int) -> tuple[int, int]:
    """Those who share a ward with the sick leave first, the vaccinated last."""
    best = -1
    ward = 0
    health = HEALTHY
    for at in range(WARDS):
        base = s * 15 + at * 3
        worth = 0
        if g.ward[base] > 0:
            worth = 3 if g.ward[base + SICK] else 2
        elif g.ward[base + VACCINATED] > 0:
            worth = 1
        if worth > best and worth > 0:
            best = worth
            ward = at
            health = VACCINATED if worth == 1 else HEALTHY
    return ward, health


def _where_to(g: Mars, s: int, health: int) -> int:
    """The healthy go where nobody is sick, the sick where others are, the vaccinated too."""
    best = -1
    ward = 0
    for at in range(WARDS):
        base = s * 15 + at * 3
        inside = g.ward[base] + g.ward[base + 1] + g.ward[base + 2]
        if inside >= ward_size(g, s, at):
            continue
        sick = g.ward[base + SICK] > 0
        if health == HEALTHY:
            worth = 1 if sick else 2
        else:
            worth = 3 if sick else (2 if g.ward[base] == 0 else 1)
        if worth > best:
            best = worth
            ward = at
    return ward
