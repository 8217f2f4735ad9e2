"""20.10, 20.11 What a Non-Player's dice show in an Ambush."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.control import has_support
from fourthrock.games.red_dust_rebellion.forces import own_rebels
from fourthrock.games.red_dust_rebellion.hits import all_forces_in, hit
from fourthrock.games.red_dust_rebellion.nonplayer.measures import enemy_bases_of
from fourthrock.games.red_dust_rebellion.nonplayer.mind import Mind, answered
from fourthrock.games.red_dust_rebellion.pieces import CR, Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import Space


def ambush_dice(g: Mars, by: Faction, space: Space) -> tuple[int, int]:
    """20.10, 20.11 The Church shows ones. Red Dust takes Bases, then Damages only where there is Support, then hits most."""
    if by is CR:
        return 1, 1
    rebels, forces, damaging = own_rebels(g, by, space), all_forces_in(g, space), has_support(g, space)
    taken = [bases_taken(g, by, space, hits) for hits in range(3)]
    best = (1, 1)
    highest = (-1, False, 0)
    for one in range(1, 7):
        for two in range(one, 7):
            hits = int(one <= rebels) + int(two <= rebels)
            worth = (taken[hits], (one + two <= forces) == damaging, hits)
            if hits and worth > highest:
                highest = worth
                best = (one, two)
    return best


def bases_taken(g: Mars, by: Faction, space: Space, hits: int) -> int:
    """How many enemy Bases so many hits would remove here, tried on a copy."""
    trial = g.copy()
    kinds = enemy_bases_of(by)
    for _ in range(hits):
        for _question in answered(trial, hit(trial, by, space), Mind(by)):
            raise AssertionError("a hit asks nobody else")
    return g.total(space, kinds) - trial.total(space, kinds)
