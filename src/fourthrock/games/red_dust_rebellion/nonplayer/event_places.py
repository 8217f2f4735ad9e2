"""20.5 Special instructions: which space a Non-Player picks where an Event or Asset has one of its own."""

from __future__ import annotations

from collections.abc import Sequence

from fourthrock.games.red_dust_rebellion.control import has_opposition, has_support, own_units_in, population
from fourthrock.games.red_dust_rebellion.forces import own_rebels, rebels_in
from fourthrock.games.red_dust_rebellion.hits import enemies_in
from fourthrock.games.red_dust_rebellion.march import march_origins
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.event_columns import (
    AMBUSHES,
    ASTEROID,
    BUILD,
    DAMAGE,
    PLACE,
    REMOVE,
    SHIFT,
    STRIKE,
)
from fourthrock.games.red_dust_rebellion.nonplayer.measures import enemy_bases_of, own_bases, slot_for_base
from fourthrock.games.red_dust_rebellion.nonplayer.moves_rebels import most_spare, spare
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.paths import neighbours
from fourthrock.games.red_dust_rebellion.pieces import (
    COIN_UNITS,
    CORP_UNITS,
    CR_HIDDEN,
    MG,
    RD,
    RD_HIDDEN,
    REBEL_KINDS,
    Faction,
)
from fourthrock.games.red_dust_rebellion.position import PASSIVE_SUPPORT, Mars
from fourthrock.games.red_dust_rebellion.spaces import CITIES, MARS, MaglevLine, Space
from fourthrock.games.red_dust_rebellion.words import MARCH, TRAVEL


def most(figures: Sequence[int], spaces: Sequence[Space]) -> list[Space]:
    """The spaces with the highest figure."""
    highest = max(figures, default=0)
    return [space for space, figure in zip(spaces, figures) if figure == highest]


# ------------------------------------------------------------------------------------------------------------------ COIN


def specops_among_hidden(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 12: SpecOps and Hidden Rebels, by the column for removing."""
    fitting = [space for space in spaces if g.count(space, RD_HIDDEN) + g.count(space, CR_HIDDEN)]
    return best_space(g, by, REMOVE[by.seat], fitting or spaces)


def toward_neutral(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 17: MarsGov wants Opposition to shrink; the Corporations take any Desert by the column for Exploit."""
    if by is MG:
        spaces = [space for space in spaces if has_opposition(g, space)]
    return best_space(g, by, SHIFT[by.seat], spaces)


def site_to_build(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 18, CR28: where the Base has a slot."""
    return best_space(g, by, BUILD[by.seat], [space for space in spaces if slot_for_base(g, by, space)] or spaces)


def desert_to_search(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 45: a Desert with Rebel forces that own units are in or next to."""
    fitting = [
        space
        for space in spaces
        if g.total(space, REBEL_KINDS) and any(own_units_in(g, by, near) for near in [space, *neighbours(g, space)])
    ]
    return best_space(g, by, REMOVE[by.seat], fitting)


def dissidents(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 39: a Labyrinth with Rebels and Corporate units."""
    return best_space(g, by, REMOVE[by.seat], [s for s in spaces if rebels_in(g, s) and g.total(s, CORP_UNITS)])


# ---------------------------------------------------------------------------------------------------------------- Rebels


def deserts_of_30(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 30: COIN ends most Opposition; Red Dust shifts where a Base has a slot; the Church goes from Support to Bases."""
    if by.coin:
        return best_space(g, by, REMOVE[by.seat], most([max(0, -g.support[space.index]) for space in spaces], spaces))
    if by is RD:
        return best_space(g, by, SHIFT[by.seat], [space for space in spaces if slot_for_base(g, by, space)] or spaces)
    passive = [space for space in spaces if g.support[space.index] == PASSIVE_SUPPORT]
    return best_space(g, by, BUILD[by.seat], passive or [space for space in spaces if has_support(g, space)] or spaces)


def labyrinths_to_turn(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Events 22, 39: Red Dust by its column for shifts; the Church takes Support first, then least Population."""
    if by is RD:
        return best_space(g, by, SHIFT[by.seat], spaces)
    supporting = [space for space in spaces if has_support(g, space)]
    return best_space(g, by, SHIFT[by.seat], supporting or most([-population(g, space) for space in spaces], spaces))


def desert_to_strike(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 45: by the column for Attack, among the enemies that own Rebels are with or can come to."""
    fitting = [s for s in spaces if enemies_in(g, by, s) and (own_rebels(g, by, s) or within_reach(g, by, s))]
    return best_space(g, by, STRIKE[by.seat], fitting)


def within_reach(g: Mars, by: Faction, to: Space) -> list[Space]:
    """15.2, 15.3 From where own Rebels that can be spared could March there, or Travel next door."""
    op = Operation(g, by, MARCH if by is RD else TRAVEL, free=True)
    found = march_origins(g, op, to) if by is RD else neighbours(g, to)
    return [space for space in found if spare(g, op, space).most]


def to_smash(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 26: by the column for removing, among the Bases within reach of the origin that can spare most Rebels."""
    reached = [(space, within_reach(g, by, space)) for space in spaces]
    among = [origin for origin in MARS if any(origin in origins for _, origins in reached)]
    if among:
        origin = origin_to_leave(g, by, among)
        spaces = [space for space, origins in reached if origin in origins]
    return best_space(g, by, REMOVE[by.seat], spaces)


def origin_to_leave(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space:
    """20.9 The origin that can spare most Rebels."""
    op = Operation(g, by, MARCH if by is RD else TRAVEL, free=True)
    return most_spare(g, [(space, spare(g, op, space).most) for space in spaces])


def bazaar(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 29: Rebels and a Base, so where it has a slot."""
    return best_space(g, by, PLACE[by.seat], [space for space in spaces if slot_for_base(g, by, space)] or spaces)


def riot(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """Event 12: by the column for Ambush."""
    return best_space(g, by, AMBUSHES[by.seat], spaces)


def line_to_hit(g: Mars, by: Faction, lines: Sequence[MaglevLine]) -> MaglevLine:
    """Events 13, 38: a space along a line by its column (for shifts or for Damage), and again until one line is fixed."""
    shifting = g.current is not None and g.current.number == 13
    left = list(lines)
    seen: list[Space] = []
    while len(left) > 1:
        touching = [s for s in MARS if s not in seen and any(s in (line.touching if shifting else line.ends) for line in left)]
        space = best_space(g, by, (SHIFT if shifting else DAMAGE)[by.seat], touching)
        if space is None:
            break
        seen.append(space)
        kept = [line for line in left if space in (line.touching if shifting else line.ends)]
        left = kept or left
    return left[0] if len(left) == 1 else g.dice.choose(left)


# ---------------------------------------------------------------------------------------------------------------- Assets


def desert_of_bases(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """CR7 A Desert with enemy Bases, by the column for Attack."""
    fitting = [space for space in spaces if g.total(space, enemy_bases_of(by))]
    return best_space(g, by, STRIKE[by.seat], fitting or spaces)


def asteroid(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """CR8 By the column for Damage, whether there are enemies or not."""
    return best_space(g, by, ASTEROID[by.seat], spaces)


def patrol_to_lose(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """CR12 The Labyrinth comes first, by the column for Damage; then a Desert next to it, by the column for removing."""
    patrols = [space for space in spaces if g.total(space, COIN_UNITS)]
    cities = [city for city in CITIES if any(city in neighbours(g, space) for space in patrols)]
    city = best_space(g, by, DAMAGE[by.seat], cities)
    near = patrols if city is None else [space for space in patrols if city in neighbours(g, space)]
    return best_space(g, by, REMOVE[by.seat], near or spaces)


def gathering(g: Mars, by: Faction, spaces: Sequence[Space]) -> Space | None:
    """CR13 As in a Redeploy: a Desert with an own Base, by the column for Rebels."""
    return best_space(g, by, PLACE[by.seat], [space for space in spaces if own_bases(g, by, space)])
