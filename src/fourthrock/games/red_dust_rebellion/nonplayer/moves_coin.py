"""20.9 Move priorities of MarsGov and the Corporations: an origin keeps just enough, a destination gets just enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.cards import RD7
from fourthrock.games.red_dust_rebellion.control import COIN, control, has_support, own_units_in, populated, population
from fourthrock.games.red_dust_rebellion.forces import has_corp_base, has_mg_base, own_forces
from fourthrock.games.red_dust_rebellion.nonplayer.measures import (
    GUARDS_NEEDED,
    slot_for_base,
    vulnerable_enemies,
)
from fourthrock.games.red_dust_rebellion.nonplayer.order import order_for
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP,
    CR,
    CR_HIDDEN,
    CR_REBEL,
    CUBES,
    EG_TROOP,
    KINDS,
    MG,
    MG_TROOP,
    RD_HIDDEN,
    RD_REBEL,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    Faction,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import WILDERNESS, Space

FOR_A_BASE: Final = 3
"""The Security that the Corporations want where they might build."""
ANY: Final = [MG_TROOP, SECURITY, SPECOPS_HIDDEN, SPECOPS, EG_TROOP]


class Wish:
    """What a space should have, and the kinds of unit that help it to that."""

    def __init__(self, words: str, met: Callable[[Mars, Faction, Space], bool], helps: Sequence[int]) -> None:
        self.words = words
        self.met = met
        self.helps = list(helps)


class Movement:
    """Units on their way in one Operation or Special Activity: which kinds move, and how many have arrived where."""

    def __init__(self, g: Mars, by: Faction, kinds: Sequence[int], arrived: list[int]) -> None:
        self.by = by
        self.kinds = [kind for kind in order_for(by) if kind in kinds]
        self.arrived = arrived
        self.church_is_human = not g.nonplayers[CR.seat]

    def ready(self, g: Mars, space: Space, kind: int) -> int:
        """How many units here have not moved yet."""
        return g.count(space, kind) - self.arrived[space.index * KINDS + kind]


# --------------------------------------------------------------------------------------------------------- what to keep


def own_cubes(g: Mars, by: Faction, space: Space) -> int:
    """Troops or Security; EarthGov Troops are the Controller's."""
    own = g.count(space, MG_TROOP if by is MG else SECURITY)
    return own + (g.count(space, EG_TROOP) if by is g.controller else 0)


def hidden_rebels(g: Mars, space: Space) -> int:
    return g.count(space, RD_HIDDEN) + g.count(space, CR_HIDDEN)


def as_many_as_active(g: Mars, by: Faction, space: Space) -> bool:
    return own_cubes(g, by, space) >= g.count(space, RD_REBEL) + g.count(space, CR_REBEL)


def keeps_up_with_corp(g: Mars, by: Faction, space: Space) -> bool:  # noqa: ARG001
    """MarsGov is no weaker than the Corporations, where there are Support and a Corporate Base."""
    if not (has_support(g, space) and has_corp_base(g, space)):
        return True
    return own_forces(g, MG, space) >= own_forces(g, CORP, space)


def outweighs_mg(g: Mars, by: Faction, space: Space) -> bool:  # noqa: ARG001
    """The Corporations are stronger than MarsGov, in a Populated space with a Corporate Base."""
    if not (populated(g, space) and has_corp_base(g, space)):
        return True
    return own_forces(g, CORP, space) > own_forces(g, MG, space)


def a_cube_a_head(g: Mars, by: Faction, space: Space) -> bool:  # noqa: ARG001
    return g.total(space, CUBES) >= population(g, space)


def four_at_mg_base(g: Mars, by: Faction, space: Space) -> bool:  # noqa: ARG001
    """Counts only while a person plays the Church."""
    return g.nonplayers[CR.seat] or not has_mg_base(g, space) or g.total(space, CUBES) >= GUARDS_NEEDED


def four_at_corp_base(g: Mars, by: Faction, space: Space) -> bool:  # noqa: ARG001
    return not has_corp_base(g, space) or g.total(space, CUBES) >= GUARDS_NEEDED


Keep = Callable[[Mars, Faction, Space], bool]
KEEPS: Final[list[list[Keep]]] = [
    [as_many_as_active, keeps_up_with_corp, a_cube_a_head, four_at_mg_base],
    [as_many_as_active, outweighs_mg, four_at_corp_base],
]


def kept(g: Mars, by: Faction, origin: Space) -> list[Keep]:
    """20.9 What an origin must go on keeping: what holds there now; the rest is impossible already."""
    found = [keep for keep in KEEPS[by.seat] if keep(g, by, origin)]
    if as_many_as_active in found and own_cubes(g, by, origin) < vulnerable_enemies(g, origin):
        found.remove(as_many_as_active)
    return found


def may_leave(g: Mars, by: Faction, origin: Space, kind: int, keeps: Sequence[Keep]) -> bool:
    """20.9 One unit may leave: Control does not change, and what was kept still is."""
    before = true_control(g, origin)
    g.add(origin, kind, -1)
    fine = true_control(g, origin) == before and all(keep(g, by, origin) for keep in keeps)
    g.add(origin, kind, 1)
    return fine


def true_control(g: Mars, space: Space) -> int:
    """6.1 Control as it would be counted now, even in a Redeploy Phase."""
    frozen = g.frozen_control
    g.frozen_control = []
    found = control(g, space)
    g.frozen_control = frozen
    return found


def moveable(g: Mars, move: Movement, origin: Space) -> int:
    """20.9 How many units may leave an origin in all."""
    keeps = kept(g, move.by, origin)
    left: list[int] = []
    for kind in move.kinds:
        ready = move.ready(g, origin, kind)
        while ready > 0 and may_leave(g, move.by, origin, kind, keeps):
            g.add(origin, kind, -1)
            left.append(kind)
            ready -= 1
    for kind in left:
        g.add(origin, kind, 1)
    return len(left)


# ---------------------------------------------------------------------------------------------------------- what to get


def a_unit(g: Mars, by: Faction, space: Space) -> bool:
    return own_units_in(g, by, space) > 0


def as_many_as_hidden(g: Mars, by: Faction, space: Space) -> bool:
    """In the Wilderness it takes 2 units to see a Rebel."""
    return own_units_in(g, by, space) >= hidden_rebels(g, space) * (2 if space is WILDERNESS else 1)


def coin_control(g: Mars, by: Faction, space: Space) -> bool:
    """RD7 makes Corporate units count for nothing in Labyrinths: more of them would not help."""
    return true_control(g, space) == COIN or (by is CORP and space.labyrinth and RD7 in g.campaigns)


def security_to_build(g: Mars, by: Faction, space: Space) -> bool:
    if has_corp_base(g, space) or not slot_for_base(g, by, space):
        return True
    return g.count(space, SECURITY) >= FOR_A_BASE


def security_to_repair(g: Mars, by: Faction, space: Space) -> bool:  # noqa: ARG001
    return g.damage[space.index] == 0 or g.count(space, SECURITY) > 0


def a_specops(g: Mars, by: Faction, space: Space) -> bool:  # noqa: ARG001
    return g.count(space, SPECOPS_HIDDEN) + g.count(space, SPECOPS) > 0


_UNIT: Final = Wish("1 own unit", a_unit, ANY)
_HIDDEN: Final = Wish("as many units as Hidden Rebels", as_many_as_hidden, ANY)
_CONTROL: Final = Wish("COIN Control", coin_control, ANY)
_HEADS: Final = Wish("as many cubes as Population", a_cube_a_head, CUBES)
WISHES: Final[list[list[Wish]]] = [
    [
        _UNIT,
        _HIDDEN,
        Wish("no fewer MarsGov than Corporate forces", keeps_up_with_corp, ANY),
        _CONTROL,
        _HEADS,
        Wish("4 cubes at a MarsGov Base", four_at_mg_base, CUBES),
    ],
    [
        _UNIT,
        _HIDDEN,
        _CONTROL,
        _HEADS,
        Wish("more Corporate than MarsGov forces", outweighs_mg, ANY),
        Wish("4 cubes at a Corporate Base", four_at_corp_base, CUBES),
        Wish("3 Security for a Base", security_to_build, [SECURITY]),
        Wish("1 Security for Repairs", security_to_repair, [SECURITY]),
        Wish("1 SpecOps", a_specops, [SPECOPS_HIDDEN, SPECOPS]),
    ],
]


def next_unit(g: Mars, move: Movement, origin: Space, to: Space, keeps: Sequence[Keep]) -> int:
    """20.9 The kind of unit that should go from here to there next: for the first wish that one of them helps; -1 for none."""
    for wish in WISHES[move.by.seat]:
        if wish.met(g, move.by, to):
            continue
        for kind in move.kinds:
            if kind in wish.helps and move.ready(g, origin, kind) > 0 and may_leave(g, move.by, origin, kind, keeps):
                return kind
    return -1


def brings(g: Mars, move: Movement, origin: Space, to: Space) -> list[int]:
    """20.9 How many of each kind should go from an origin to a destination: just enough, as far as they may leave."""
    keeps = kept(g, move.by, origin)
    going = [0] * KINDS
    while True:
        kind = next_unit(g, move, origin, to, keeps)
        if kind < 0:
            break
        g.add(origin, kind, -1)
        g.add(to, kind, 1)
        going[kind] += 1
    for kind in move.kinds:
        g.add(origin, kind, going[kind])
        g.add(to, kind, -going[kind])
    return going


def best_origin(g: Mars, move: Movement, to: Space, sources: Sequence[Space]) -> Space | None:
    """20.9 Of the origins that have something for this destination, the one with most moveable units; at random if several."""
    able = [origin for origin in sources if origin is not to and next_unit(g, move, origin, to, kept(g, move.by, origin)) >= 0]
    if not able:
        return None
    counts = [moveable(g, move, origin) for origin in able]
    most = max(counts)
    origin = g.dice.choose([origin for origin, n in zip(able, counts) if n == most])
    g.say("Move priorities: {} to {}, most moveable units ({})", origin, to, most)
    return origin
