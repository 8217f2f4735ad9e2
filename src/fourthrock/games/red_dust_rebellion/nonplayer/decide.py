"""20.4 What a Non-Player does with its turn: the first line of its table that applies."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.columns import ORDINALS
from fourthrock.games.red_dust_rebellion.nonplayer.performing import asset_event, critical, effective, performs
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total
from fourthrock.games.red_dust_rebellion.pieces import CR, Faction
from fourthrock.games.red_dust_rebellion.position import ELIGIBLE, FIRST_EVENT, FIRST_OP_SA, Mars
from fourthrock.table import Script

PLAYS_EVENT: Final = 0
PLAYED_ASSET: Final = 1
PASSES: Final = 2
OPERATION: Final = 3
OPERATION_AND_SPECIAL: Final = 4
LIMITED_OPERATION: Final = 5

SHIFT_DICE: Final = 3
MANY_ASSETS: Final = 5


# --------------------------------------------------------------------------------------------------------- who comes first


def eligible(g: Mars, order: list[Faction]) -> list[Faction]:
    """12.1 The factions that may still act, from the left."""
    return [by for by in order if g.box[by.seat] == ELIGIBLE and by not in g.acted]


def second_after(g: Mars, by: Faction) -> Faction | None:
    """12.1 Who acts after this 1st Eligible."""
    others = [other for other in eligible(g, g.order) if other is not by]
    return others[0] if others else None


def would_be_first(g: Mars, by: Faction) -> bool:
    """20.4 After passing now, this faction would be 1st on the Next Event: those who act in this round are Ineligible then."""
    if g.following is None or g.following.dust_storm:
        return False
    waiting = [other for other in eligible(g, g.order) if other is not by]
    acting = [*g.acted, *waiting[: 2 - len(g.acted)]]
    for other in g.following.order:
        if other is by:
            return True
        if g.stays[other.seat] or not (other in acting or g.barred[other.seat]):
            return False
    return False


# ---------------------------------------------------------------------------------------------------- the Church moves up


def assets_needed(g: Mars, place: int) -> int:
    """12.1 How many Assets the Church must spend to be the first (0) or second (1) Eligible faction; 0 if it is."""
    line = eligible(g, g.order)
    if line.index(CR) <= place:
        return 0
    return g.order.index(CR) - g.order.index(line[place])


def church_moves_up(g: Mars) -> None:
    """20.6 Three dice against the Asset Total: enough of them within it make the Church 1st, or else 2nd, Eligible."""
    if g.box[CR.seat] != ELIGIBLE:
        return
    total = g.totals[CR.seat]
    costs = [assets_needed(g, place) for place in (0, 1)]
    if not any(0 < cost <= total for cost in costs):
        return
    thrown = [g.dice.roll() for _ in range(SHIFT_DICE)]
    fits = sum(1 for die in thrown if die <= total)
    g.say("{} would move up: {} of the dice {} within the Asset Total of {}", CR, fits, ", ".join(map(str, thrown)), total)
    for cost, name in zip(costs, ["1st", "2nd"]):
        if 0 < cost <= min(fits, total):
            change_total(g, CR, -cost)
            place = g.order.index(CR) - cost
            g.order.remove(CR)
            g.order.insert(place, CR)
            g.say("{}: {} Assets make it the {} Eligible", CR, cost, name)
            return


# --------------------------------------------------------------------------------------------------------------- the table


def told(g: Mars, by: Faction, line: int, why: str) -> None:
    """Which line of the table decided."""
    g.say("{}: {} line of the {} Eligible, {}", by, ORDINALS[line], "2nd" if g.acted else "1st", why)


def decide(g: Mars, by: Faction) -> Script[int]:
    """20.4 What a Non-Player does. An Asset Event, if there is one, has been played when this returns."""
    if g.acted:
        return (yield from decide_second(g, by))
    return (yield from decide_first(g, by))


def next_is_for(g: Mars, by: Faction) -> bool:
    """20.4 The Next Event is Critical for a faction that would be 1st on it."""
    assert g.following is not None
    return critical(g, by, g.following.number) and would_be_first(g, by)


def critical_and_effective(g: Mars, by: Faction) -> bool:
    """20.4 The Current Event is Critical for a faction, and would do something for it."""
    assert g.current is not None
    return critical(g, by, g.current.number) and effective(g, by)


def decide_first(g: Mars, by: Faction) -> Script[int]:
    """20.4 The table of the 1st Eligible."""
    assert g.current is not None
    if critical_and_effective(g, by):
        told(g, by, 0, "the Event is Critical and effective: Event")
        return PLAYS_EVENT
    if by is CR and (yield from asset_event(g, False)):
        told(g, by, 1, "a Critical Asset is effective: Asset Event")
        return PLAYED_ASSET
    second = second_after(g, by)
    if second is not None and critical(g, second, g.current.number):
        told(g, by, 2, f"the Event is Critical for the 2nd Eligible, {second.name}: Operation only")
        return OPERATION
    if next_is_for(g, by):
        told(g, by, 3, "the Next Event is Critical and would be open to it first: Pass")
        return PASSES
    told(g, by, 4, "nothing before: Operation and Special Activity")
    return OPERATION_AND_SPECIAL


def decide_second(g: Mars, by: Faction) -> Script[int]:
    """20.4 The table of the 2nd Eligible."""
    assert g.following is not None
    if next_is_for(g, by) and not critical_and_effective(g, by):
        told(g, by, 0, "the Next Event is Critical and would be open to it first: Pass")
        return PASSES
    if g.first_choice == FIRST_EVENT:
        told(g, by, 1, "the 1st chose the Event: Operation and Special Activity")
        return OPERATION_AND_SPECIAL
    event_open = g.first_choice == FIRST_OP_SA
    if event_open and performs(g, by):
        told(g, by, 2, "the Event is open, performed and effective: Event")
        return PLAYS_EVENT
    if event_open and by is CR and (yield from asset_event(g, True)):
        told(g, by, 3, "an Asset is effective: Asset Event")
        return PLAYED_ASSET
    if would_be_first(g, by):
        told(g, by, 4, "it would be first on the Next Event: Pass")
        return PASSES
    if by is CR and g.totals[CR.seat] >= MANY_ASSETS and not g.following.dust_storm:
        told(g, by, 5, "the Asset Total is 5 or more: Pass")
        return PASSES
    told(g, by, 6, "nothing before: Limited Operation")
    return LIMITED_OPERATION
