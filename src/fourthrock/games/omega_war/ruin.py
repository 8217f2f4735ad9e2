"""What becomes of settlements and Warrens: revolt, ruin, rebuilding, and the Political Index (2.1, 2.3, 6.12)."""

from __future__ import annotations

from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.places import BUBBLE, HELD, REVOLT, RUIN
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.state import eliminate, units_in


def move_index(g: War, amount: int, why: str) -> None:
    """2.8 The Political Index moves at once; it is not held within its track."""
    g.index += amount
    g.say("Political Index {}: {}, now {}", f"{amount:+}", why, g.index)


def destroy_place(g: War, place: Hex) -> None:
    """6.12 The settlement or Warren in a hex is destroyed."""
    if place.settlement >= 0:
        destroy_settlement(g, place)
    else:
        warren = g.scenario.warrens[place.warren]
        g.destroyed[warren.index] = 1
        move_index(g, warren.rating, f"{warren.name} is destroyed")


def destroy_settlement(g: War, place: Hex) -> None:
    """6.12 One that the Union held costs its rating; one in revolt gives it, and its marker is turned over."""
    settlement = g.scenario.settlements[place.settlement]
    was = g.status[settlement.index]
    g.status[settlement.index] = RUIN
    if was == HELD:
        g.razed[settlement.index] += 1
        move_index(g, -settlement.rating, f"{settlement.name} is a ruin")
    else:
        g.crushed[settlement.index] += 1
        move_index(g, settlement.rating, f"{settlement.name} is a ruin")


def revolt(g: War, place: Hex) -> None:
    """8.5 All Union units in it die; a marker is drawn and laid on it. The Bubble is ruined at once."""
    s = g.scenario
    settlement = s.settlements[place.settlement]
    for u in units_in(g, place.index):
        eliminate(g, u)
        g.say("{} is eliminated", s.units[u])
    g.revolts[settlement.index] += 1
    if settlement.kind == BUBBLE:
        g.status[settlement.index] = RUIN
    else:
        value = g.cup.pop(g.dice.below(len(g.cup)))
        g.marker[settlement.index] = value
        g.status[settlement.index] = REVOLT
        g.say("{} revolts: a marker of {} is drawn", place, value)
    move_index(g, -settlement.rating, f"revolt in {settlement.name}")


def rebuild(g: War, place: Hex) -> None:
    """8.1 A ruined Dome stands again; if a marker lies on it, that goes back into the cup."""
    settlement = g.scenario.settlements[place.settlement]
    number = settlement.index
    g.status[number] = HELD
    g.rebuilt[number] += 1
    if g.marker[number]:
        g.cup.append(g.marker[number])
        g.marker[number] = 0
    move_index(g, settlement.rating, f"{settlement.name} is rebuilt")
