"""Calling Colonists back (12.3, 11.3): from Action slots and the Working Area to the Living Quarters."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.position import Mars
from fourthrock.games.on_mars.quarters import (
    capacity,
    enter_quarters,
    from_working_area,
    return_from_bench,
    slot_health,
    slot_seat,
)
from fourthrock.table import Item, Script, pick_or_stop

IN_WORKING_AREA: Final = 5
IN_BENCH: Final = 4
PLACES: Final = [
    Item("from-blueprint", "From Obtain Blueprint"),
    Item("from-research", "From R&D"),
    Item("from-construct", "From Construct"),
    Item("from-upgrade", "From Upgrade"),
    Item("from-bench", "From Scientist or Contract"),
    Item("from-working-area", "From the Working Area"),
]


def posted(g: Mars, s: int, slots: bool, working: bool) -> list[Item]:
    """Where this player has Colonists to call back."""
    found: list[Item] = []
    if slots:
        for action in range(4):
            if _slot_with(g, s, action) >= 0:
                found.append(PLACES[action])
        if g.bench[s] >= 0:
            found.append(PLACES[IN_BENCH])
    if working and g.working[s]:
        found.append(PLACES[IN_WORKING_AREA])
    return found


def _slot_with(g: Mars, s: int, action: int) -> int:
    for at in range(action * 3, action * 3 + 3):
        if g.slots[at] >= 0 and slot_seat(g.slots[at]) == s:
            return at
    return -1


def recall(g: Mars, s: int, count: int, slots: bool = True, working: bool = True) -> Script[None]:
    """Up to so many own Colonists come back, as far as there is room."""
    for _ in range(count):
        places = posted(g, s, slots, working)
        if not places or g.quarters[s] >= capacity(g, s):
            return
        place = yield from pick_or_stop(s, "Call back which Colonist?", places, rule="12.3")
        if place is None:
            return
        call_back(g, s, PLACES.index(place))


def call_back(g: Mars, s: int, place: int) -> None:
    if place == IN_WORKING_AREA:
        from_working_area(g, s)
    elif place == IN_BENCH:
        return_from_bench(g, s)
    else:
        at = _slot_with(g, s, place)
        health = slot_health(g.slots[at])
        g.slots[at] = -1
        enter_quarters(g, s, health)
