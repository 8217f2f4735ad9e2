"""Chapter 9: rolling for storms, and what a storm that strikes twice does."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.forces import removable, remove
from fourthrock.games.red_dust_rebellion.pieces import COIN_KINDS, CR, RD_KINDS
from fourthrock.games.red_dust_rebellion.position import APPROACHING, CALM, RAGING, STORM_MARKERS, Mars
from fourthrock.games.red_dust_rebellion.spaces import SPACES, STORM_TABLE, Space
from fourthrock.table import Script, pick_or_stop

PREY: Final = [*COIN_KINDS, *RD_KINDS]


def storms_on_map(g: Mars) -> int:
    """2.3 How many of the six markers are in use."""
    return sum(1 for storm in g.storm if storm != CALM)


def roll_storms(g: Mars, n: int) -> Script[None]:
    """9.1, 9.2 Roll n times; stop when all six markers are on the map."""
    for _ in range(n):
        if storms_on_map(g) >= STORM_MARKERS:
            g.say("All storm markers are on the map")
            break
        white = g.dice.roll()
        black = g.dice.roll()
        yield from storm_hits(g, STORM_TABLE[white - 1][black - 1])


def storm_hits(g: Mars, space: Space) -> Script[None]:
    """9.2 An Approaching Storm; where one is already it rages, and the Church may remove an enemy."""
    if g.storm[space.index] == CALM:
        g.storm[space.index] = APPROACHING
        g.say("A storm approaches {}", space)
        return
    g.storm[space.index] = RAGING
    g.say("The storm rages in {}", space)
    legal = removable(g, space, PREY)
    if legal:
        one = yield from pick_or_stop(CR.seat, f"The storm takes an enemy in {space.name}: which?", legal, rule="9.2")
        if one is not None:
            remove(g, space, one.kind, 1)


def turn_storms(g: Mars) -> None:
    """17.5 Raging Storms end, Approaching ones rage."""
    for space in SPACES:
        if g.storm[space.index] == RAGING:
            g.storm[space.index] = CALM
        elif g.storm[space.index] == APPROACHING:
            g.storm[space.index] = RAGING
