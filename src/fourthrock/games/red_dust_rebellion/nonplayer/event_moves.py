"""20.5, 20.9 Which pieces a Non-Player moves when an Event or Asset lets it: so many of each group, one group after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.asking import space_of
from fourthrock.games.red_dust_rebellion.control import populated
from fourthrock.games.red_dust_rebellion.events.events_25_36 import ways_for
from fourthrock.games.red_dust_rebellion.forces import own_rebels
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.event_columns import COME
from fourthrock.games.red_dust_rebellion.nonplayer.measures import enemy_bases_of
from fourthrock.games.red_dust_rebellion.nonplayer.moves_coin import Movement, best_origin, brings
from fourthrock.games.red_dust_rebellion.nonplayer.moves_rebels import most_spare, spare
from fourthrock.games.red_dust_rebellion.nonplayer.rounds_rebels import can_spare
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP,
    CR,
    CR_HIDDEN,
    CR_REBEL,
    KINDS,
    RD,
    RD_REBEL,
    SECURITY,
    Faction,
    Group,
    active_rebel,
    group,
    hidden_rebel,
)
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, Mars
from fourthrock.games.red_dust_rebellion.secure import unit_kinds
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, MARS, SPACES, Space
from fourthrock.games.red_dust_rebellion.words import MARCH, TRAVEL

Party = tuple[Group, int]
"""So many of one group."""
PATROL: Final = 3
STEPS: Final = 3
PILGRIMS: Final = 3


# ------------------------------------------------------------------------------------------------------------------ COIN


def security_for(g: Mars, _by: Faction, to: Space, groups: Sequence[Group]) -> list[Party]:
    """Event 13: Security gathers by the move priorities of the Corporations, as if all spaces were next door."""
    return units_for(g, CORP, [SECURITY], to, groups)


def own_units_for(g: Mars, by: Faction, to: Space, groups: Sequence[Group]) -> list[Party]:
    """Events 36, 45: own units gather by the move priorities."""
    return units_for(g, by, unit_kinds(g, by), to, groups)


def units_for(g: Mars, by: Faction, kinds: Sequence[int], to: Space, groups: Sequence[Group]) -> list[Party]:
    """20.9 From origin after origin, just enough; tried on a copy, so that each counts what came before."""
    trial = g.copy()
    move = Movement(trial, by, kinds, [0] * len(trial.pieces))
    left = [space for space in SPACES if any(one.place is space and one.kind in kinds for one in groups)]
    found: list[Party] = []
    while left:
        origin = best_origin(trial, move, to, left)
        if origin is None:
            break
        left.remove(origin)
        going = brings(trial, move, origin, to)
        for kind in range(KINDS):
            if going[kind]:
                trial.add(origin, kind, -going[kind])
                trial.add(to, kind, going[kind])
                found.append((group(origin, kind), going[kind]))
    return found


# ---------------------------------------------------------------------------------------------------------------- Assets


def settlers(g: Mars, _by: Faction, _to: Space, groups: Sequence[Group]) -> list[Party]:
    """CR13 As in a Redeploy: one Rebel more from where most are, while they can be spared."""
    able = [one for one in groups if can_spare(g, CR, space_of(one))]
    if not able:
        return []
    space = most_spare(g, [(space_of(one), own_rebels(g, CR, space_of(one))) for one in able])
    return [(group(space, CR_HIDDEN), 1)]


def pilgrims(g: Mars, _by: Faction, _to: Space, groups: Sequence[Group]) -> list[Party]:
    """CR29 Three Rebels, from where most can be spared, Hidden ones first."""
    op = Operation(g, CR, TRAVEL, free=True)
    spaces = [space for space in MARS if any(one.place is space for one in groups)]
    found: list[Party] = []
    left = PILGRIMS
    while left and spaces:
        space = most_spare(g, [(origin, spare(g, op, origin).most) for origin in spaces])
        spaces.remove(space)
        hidden, active = spare(g, op, space).of(left)
        found.extend((group(space, kind), n) for kind, n in ((CR_HIDDEN, hidden), (CR_REBEL, active)) if n)
        left -= hidden + active
    return found


# ---------------------------------------------------------------------------------------------- Event 34, the long patrol


class Patrol:
    """Event 34: who goes from where through which Deserts."""

    def __init__(self, origin: Space, kinds: Sequence[int], trail: Sequence[Space]) -> None:
        self.origin = origin
        self.kinds = list(kinds)
        self.trail = list(trail)


def long_patrol(g: Mars, by: Faction, origins: Sequence[Space]) -> Patrol | None:
    """Event 34: to Active Rebels (COIN), to people to stir up (Red Dust), to an enemy Base (the Church); None for nowhere."""
    goals = [space for space in DESERTS if worth_a_patrol(g, by, space)]
    trails = [(origin, trail) for origin in origins for trail in trails_from(g, by, origin) if trail[-1] in goals]
    parties = [(origin, trail, party_of(g, by, origin, trail[-1])) for origin, trail in trails]
    able = [one for one in parties if one[2]]
    to = best_space(g, by, COME[by.seat], [space for space in goals if any(one[1][-1] is space for one in able)])
    if to is None:
        return None
    among = [one for one in able if one[1][-1] is to]
    origin = most_spare(g, [(one[0], len(one[2])) for one in among])
    _, trail, kinds = next(one for one in among if one[0] is origin)
    return Patrol(origin, kinds, trail)


def worth_a_patrol(g: Mars, by: Faction, space: Space) -> bool:
    """Event 34: what a patrol looks for."""
    if by.coin:
        return g.count(space, RD_REBEL) + g.count(space, CR_REBEL) > 0
    if by is RD:
        return populated(g, space) and g.support[space.index] != ACTIVE_OPPOSITION
    return g.total(space, enemy_bases_of(by)) > 0


def trails_from(g: Mars, by: Faction, origin: Space) -> list[list[Space]]:
    """Event 34: the shortest chain of 1 to 3 Deserts to each that can be reached."""
    found = [[space] for space in ways_for(g, by, origin)]
    entered = [origin, *ways_for(g, by, origin)]
    for trail in found:
        for space in ways_for(g, by, trail[-1]) if len(trail) < STEPS else []:
            if space not in entered:
                entered.append(space)
                found.append([*trail, space])
    return found


def party_of(g: Mars, by: Faction, origin: Space, to: Space) -> list[int]:
    """Event 34: up to 3 units that the origin can spare, one kind after the other."""
    if by.coin:
        move = Movement(g, by, unit_kinds(g, by), [0] * len(g.pieces))
        going = brings(g, move, origin, to)
        return [kind for kind in range(KINDS) for _ in range(going[kind])][:PATROL]
    op = Operation(g, by, MARCH if by is RD else TRAVEL, free=True)
    hidden, active = spare(g, op, origin).of(PATROL)
    return [hidden_rebel(by)] * hidden + [active_rebel(by)] * active
