"""20.9 What Rebels that move leave behind, and how many of them a destination still wants."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.control import (
    church_strength,
    coin_strength,
    control,
    majority,
    populated,
    population,
    red_dust_strength,
    side_of,
)
from fourthrock.games.red_dust_rebellion.forces import own_rebels
from fourthrock.games.red_dust_rebellion.march import unmoved
from fourthrock.games.red_dust_rebellion.nonplayer.measures import own_bases, slot_for_base
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import RD, Faction, active_rebel, hidden_rebel
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, Mars
from fourthrock.games.red_dust_rebellion.spaces import Space

FOR_A_BASE: Final = 3
"""Rebels that a space with a slot for an Available Base wants."""
CROWD: Final = 2
"""Population of which Red Dust keeps a Rebel until it is at Active Opposition."""


class Spare:
    """20.9 What an origin can do without: Hidden and Active Rebels, of each at most so many, and so many in all."""

    def __init__(self, hidden: int, active: int, most: int) -> None:
        self.hidden = hidden
        self.active = active
        self.most = max(0, min(most, hidden + active))

    def of(self, n: int) -> tuple[int, int]:
        """Up to n of them: Hidden ones first, by the piece priorities."""
        n = min(n, self.most)
        hidden = min(n, self.hidden)
        return hidden, min(n - hidden, self.active)


def strength(g: Mars, by: Faction, space: Space) -> int:
    """6.1 Own forces of a Rebel faction."""
    return red_dust_strength(g, space) if by is RD else church_strength(g, space)


def others(g: Mars, by: Faction, space: Space) -> int:
    """6.1 Forces that stand against a Rebel faction's Control."""
    return coin_strength(g, space) + (church_strength(g, space) if by is RD else red_dust_strength(g, space))


def may_leave(g: Mars, by: Faction, space: Space, most: int) -> int:
    """20.9 How many own forces can leave, so that Control does not change."""
    coin, red, church = coin_strength(g, space), red_dust_strength(g, space), church_strength(g, space)
    before = majority(coin, red, church)
    for n in range(most, 0, -1):
        after = majority(coin, red - n, church) if by is RD else majority(coin, red, church - n)
        if after == before:
            return n
    return 0


def kept(g: Mars, by: Faction, space: Space) -> int:
    """20.9 How many own Rebels stay for a Base to come, or for the people."""
    rebels = own_rebels(g, by, space)
    if rebels >= FOR_A_BASE and slot_for_base(g, by, space):
        return FOR_A_BASE
    return int(rebels > 0 and wants_watch(g, by, space))


def wants_watch(g: Mars, by: Faction, space: Space) -> bool:
    """20.9 Red Dust: much Population short of Active Opposition; the Church: any Population."""
    if by is RD:
        return population(g, space) >= CROWD and g.support[space.index] != ACTIVE_OPPOSITION
    return populated(g, space)


def spare(g: Mars, op: Operation, space: Space) -> Spare:
    """20.9 What can leave an origin: just enough stays for each thing that is kept."""
    by = op.by
    rebels = own_rebels(g, by, space)
    most = min(may_leave(g, by, space, rebels), rebels - kept(g, by, space))
    hidden = g.count(space, hidden_rebel(by)) - int(own_bases(g, by, space) > 0)
    return Spare(
        max(0, min(hidden, unmoved(g, op, space, hidden_rebel(by)))), max(0, unmoved(g, op, space, active_rebel(by))), most
    )


def wanted(g: Mars, by: Faction, to: Space, unseen: bool) -> int:
    """20.9 How many own Rebels a destination wants: one, a Hidden one at an own Base, three for a Base, own Control.

    `unseen` says whether one that comes can be Hidden there.
    """
    here = own_rebels(g, by, to)
    n = int(here == 0 or (unseen and wants_hidden(g, by, to)))
    if slot_for_base(g, by, to):
        n = max(n, FOR_A_BASE - here)
    if control(g, to) != side_of(by):
        n = max(n, others(g, by, to) + 1 - strength(g, by, to))
    return n


def wants_hidden(g: Mars, by: Faction, to: Space) -> bool:
    """20.9 An own Base without a Hidden Rebel."""
    return own_bases(g, by, to) > 0 and g.count(to, hidden_rebel(by)) == 0


def most_spare(g: Mars, spares: list[tuple[Space, int]]) -> Space:
    """20.9 The origin with the most pieces that can move; at random if several have as many."""
    most = max(n for _, n in spares)
    return g.dice.choose([space for space, n in spares if n == most])
