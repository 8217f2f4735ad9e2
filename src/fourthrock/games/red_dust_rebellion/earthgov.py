"""16.1 The Aldrin Cycler, which brings pieces from Earth by way of Transit to Phobos."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many, yes_no
from fourthrock.games.red_dust_rebellion.cards import RD3, RD8
from fourthrock.games.red_dust_rebellion.forces import gain, move
from fourthrock.games.red_dust_rebellion.nonplayer.order import order_for
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP,
    EG_TROOP,
    MG,
    NAMES,
    POPULATION,
    RD,
    SATELLITE,
    SECURITY,
    SPECOPS_HIDDEN,
    SUPPLY,
    Faction,
    group,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import DISPLACED, EARTH, ORBIT, PHOBOS, TRANSIT
from fourthrock.table import Script, pick_or_stop

PASSENGERS: Final = [EG_TROOP, SECURITY, SPECOPS_HIDDEN, SATELLITE, SUPPLY]
SEATS: Final = 5


def aldrin_cycler(g: Mars, chooser: Faction | None, population_optional: bool) -> Script[None]:
    """16.1 The ship lands and leaves: steps 1 to 7 of the sheet."""
    arrive(g)
    yield from _population_leaves(g, population_optional)
    if chooser is not None:
        yield from _board(g, chooser)
    yield from _extra(g)


def arrive(g: Mars) -> None:
    """16.1, steps 1 to 4: units to Phobos, Population is displaced, Satellites to Orbit, Supply becomes Resources."""
    for kind in (EG_TROOP, SECURITY, SPECOPS_HIDDEN):
        move(g, TRANSIT, PHOBOS, kind, g.count(TRANSIT, kind))
    move(g, TRANSIT, DISPLACED, POPULATION, g.count(TRANSIT, POPULATION))
    move(g, TRANSIT, ORBIT, SATELLITE, g.count(TRANSIT, SATELLITE))
    supply = g.count(TRANSIT, SUPPLY)
    g.add(TRANSIT, SUPPLY, -supply)
    if RD3 in g.campaigns:
        supply //= 2
    if supply:
        g.say("{} Supply reaches Phobos", supply)
        _supply_is_spent(g, supply)


def _supply_is_spent(g: Mars, supply: int) -> None:
    """16.1, RD8 Supply becomes Resources; for Non-Players (20.2) it counts in their totals."""
    endorsed = RD8 in g.campaigns
    if g.nonplayers[MG.seat]:
        change_total(g, MG, supply)
    else:
        gain(g, MG, (2 if endorsed else 3) * supply)
    if endorsed and g.nonplayers[RD.seat]:
        change_total(g, RD, supply)
    elif endorsed:
        gain(g, RD, supply)


def _population_leaves(g: Mars, optional: bool) -> Script[None]:
    """16.1, step 5: one Population leaves Earth; the Corporations may keep it there."""
    if g.count(EARTH, POPULATION) == 0:
        return
    if not optional or (yield from yes_no(CORP, "Move 1 Population from Earth to Transit?", "16.1")):
        move(g, EARTH, TRANSIT, POPULATION, 1)


def _board(g: Mars, chooser: Faction) -> Script[None]:
    """16.1, step 6: five pieces leave Earth, or all if there are fewer (by option up to five)."""
    waiting = sum(g.count(EARTH, kind) for kind in PASSENGERS)
    left = min(SEATS, waiting)
    if g.nonplayers[chooser.seat]:
        _board_by_priority(g, chooser, left)
        return
    for kind in PASSENGERS:
        here = g.count(EARTH, kind)
        waiting -= here
        if here == 0 or left == 0:
            continue
        prompt = f"How many leave Earth, of {left} pieces: {NAMES[kind]}?"
        least = max(0, left - waiting) if g.options.cycler_seats_compulsory else 0
        n = yield from how_many(chooser, prompt, least, min(here, left), "16.1")
        move(g, EARTH, TRANSIT, kind, n)
        left -= n


def _board_by_priority(g: Mars, chooser: Faction, left: int) -> None:
    """20.12 A Non-Player ships from the top of the piece priorities."""
    for kind in order_for(chooser):
        if kind in PASSENGERS:
            n = min(g.count(EARTH, kind), left)
            move(g, EARTH, TRANSIT, kind, n)
            left -= n


def _extra(g: Mars) -> Script[None]:
    """16.1, step 7: the Corporations may pay 1 Profit for each further piece."""
    while g.resources[CORP.seat] > 0:
        legal = [group(EARTH, kind) for kind in PASSENGERS if g.count(EARTH, kind)]
        if not legal:
            break
        one = yield from pick_or_stop(CORP.seat, "Pay 1 Profit for a further piece from Earth?", legal, rule="16.1")
        if one is None:
            break
        gain(g, CORP, -1)
        move(g, EARTH, TRANSIT, one.kind, 1)
