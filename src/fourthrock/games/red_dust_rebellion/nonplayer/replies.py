"""20.12 The free Attack with which a Rebel faction may answer an Assault, when the rules play that faction."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.control import has_opposition
from fourthrock.games.red_dust_rebellion.pieces import RD, Faction, bases_of, hidden_rebel
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import Space


def answers_assault(g: Mars, by: Faction, space: Space) -> bool:
    """20.12 Not if the Attack would Activate the last Hidden Rebel at an own Base; Red Dust not where there is Opposition."""
    if by is RD and has_opposition(g, space):
        return False
    return g.total(space, bases_of(by)) == 0 or g.count(space, hidden_rebel(by)) == 0
