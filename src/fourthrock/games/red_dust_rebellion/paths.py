"""3.3 to 3.7, 9.4 to 9.5: what borders what, and who can come from where by Secure, Recon and March."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.cards import RD4
from fourthrock.games.red_dust_rebellion.control import COIN, enemy_control, raging, side_of, usable_spaceport
from fourthrock.games.red_dust_rebellion.pieces import RD, Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    ASCRAEUS_MONS,
    EUROPA,
    LABYRINTHS,
    NOCTIS_LABYRINTHUS,
    PAVONIS_MONS,
    PHOBOS,
    RODGERS_LINE,
    TERESHKOVA,
    WILDERNESS,
    Space,
)

_WITH_NOCTIS: Final = [*WILDERNESS.adjacent, NOCTIS_LABYRINTHUS]
_WITH_WILDERNESS: Final = [*NOCTIS_LABYRINTHUS.adjacent, WILDERNESS]
_NO_PAVONIS: Final = [space for space in ASCRAEUS_MONS.adjacent if space is not PAVONIS_MONS]
_NO_ASCRAEUS: Final = [space for space in PAVONIS_MONS.adjacent if space is not ASCRAEUS_MONS]


def neighbours(g: Mars, space: Space) -> list[Space]:
    """3.3 The spaces that share a border with this one."""
    if g.options.wilderness_touches_noctis:
        if space is WILDERNESS:
            return _WITH_NOCTIS
        if space is NOCTIS_LABYRINTHUS:
            return _WITH_WILDERNESS
    if not g.options.ascraeus_pavonis_adjacent:
        if space is ASCRAEUS_MONS:
            return _NO_PAVONIS
        if space is PAVONIS_MONS:
            return _NO_ASCRAEUS
    return space.adjacent


def adjacent_deserts(g: Mars, space: Space) -> list[Space]:
    return [other for other in neighbours(g, space) if other.desert]


def by_maglev(g: Mars, space: Space) -> list[Space]:
    """3.6 The Labyrinths at the other ends of this one's Maglev lines."""
    if g.rodgers_line and (space is EUROPA or space is TERESHKOVA):
        return [*space.maglev, *[end for end in RODGERS_LINE.ends if end is not space]]
    return space.maglev


def one_step_from(g: Mars, by: Faction, to: Space, held: list[int]) -> list[Space]:
    """14.3, 15.2 From which spaces one step leads here: across a border, along a Maglev line, from Spaceport to Spaceport.

    `held` is the Control of every space when the Operation began.
    """
    found = list(neighbours(g, to))
    if by is RD or RD4 not in g.campaigns:
        found.extend(by_maglev(g, to))
    own = side_of(by)
    if held[to.index] == own and usable_spaceport(g, to):
        found.extend(port for port in LABYRINTHS if port is not to and held[port.index] == own and usable_spaceport(g, port))
    return [space for space in found if not raging(g, space) and (space is not PHOBOS or by.coin)]


def origins(g: Mars, by: Faction, to: Space, held: list[int]) -> list[Space]:
    """14.3, 15.2 Every space from which units can come here, step by step.

    On the way only Labyrinths are entered, and none that was under enemy Control when the Operation began.
    """
    if raging(g, to):
        return []
    found: list[Space] = []
    frontier = [to]
    while frontier:
        for space in one_step_from(g, by, frontier.pop(), held):
            if space is to or space in found:
                continue
            found.append(space)
            if space.labyrinth and not enemy_control(held[space.index], by):
                frontier.append(space)
    return found


def recon_origins(g: Mars, to: Space, held: list[int], beacon: bool) -> list[Space]:
    """14.4 One move into a Desert: from a bordering space, or from any usable Spaceport under COIN Control."""
    if raging(g, to) and not beacon:
        return []
    ports = [port for port in LABYRINTHS if held[port.index] == COIN and usable_spaceport(g, port)]
    found = [space for space in neighbours(g, to) if space not in ports]
    return [space for space in [*found, *ports] if not raging(g, space)]


def within_two(g: Mars, space: Space) -> list[Space]:
    """CR29 The spaces at most two borders away."""
    found = list(neighbours(g, space))
    for near in neighbours(g, space):
        found.extend(far for far in neighbours(g, near) if far is not space and far not in found)
    return found
