"""20.12 What EarthGov and MarsGov do in a Dust Storm Round when the rules play them: Pacify and Redeploy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.control import (
    COIN,
    coin_strength,
    control,
    has_opposition,
    has_support,
)
from fourthrock.games.red_dust_rebellion.forces import has_corp_base, has_mg_base, move, own_forces
from fourthrock.games.red_dust_rebellion.infrastructure import (
    house,
    move_confidence,
    no_house,
    no_repair,
    no_shift,
    repair,
    shift,
)
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space, in_order
from fourthrock.games.red_dust_rebellion.nonplayer.columns_coin import MG_CUBES, MG_POPULATION, MG_SHIFT
from fourthrock.games.red_dust_rebellion.nonplayer.measures import GUARDS_NEEDED
from fourthrock.games.red_dust_rebellion.nonplayer.moves_coin import true_control
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, CUBES, EG_TROOP, MG, MG_TROOP, REBEL_KINDS
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, MARS, PHOBOS, SPACES, Space
from fourthrock.table import Script

A_SPACE: Final = 2
"""18.3 How often MarsGov Pacifies in a space."""
HIGHEST_CONFIDENCE: Final = 8
TO_A_BASE: Final = 4
AT_SUPPORT: Final = 3


# ------------------------------------------------------------------------------------------------------------------ Pacify


def pacify(g: Mars) -> Script[None]:
    """20.12 House where there is no Opposition; two dice say how many Repairs and shifts follow; then EarthGov is Lobbied."""
    done = [0] * len(SPACES)
    while True:
        space = best_space(
            g, MG, MG_POPULATION, [s for s in _open(g, done) if not has_opposition(g, s) and no_house(g, s) is None]
        )
        if space is None:
            break
        done[space.index] += 1
        yield from house(g, MG, space)
    actions = g.dice.roll() + g.dice.roll()
    g.say("{}: two dice give {} Repairs and shifts", MG, actions)
    for _ in range(actions):
        if not (yield from _repair_or_shift(g, done)):
            break
    if g.eg_index < HIGHEST_CONFIDENCE:
        move_confidence(g, 1)


def _open(g: Mars, done: Sequence[int]) -> list[Space]:
    """18.3 Spaces under COIN Control where MarsGov has not yet Pacified twice."""
    return [space for space in MARS if done[space.index] < A_SPACE and control(g, space) == COIN]


def _repair_or_shift(g: Mars, done: list[int]) -> Script[bool]:
    """20.12 One action of the dice; whether there was anything left to do."""
    space = best_space(g, MG, MG_POPULATION, [s for s in _open(g, done) if no_repair(g, MG, s) is None])
    if space is not None:
        done[space.index] += 1
        yield from repair(g, MG, space)
        return True
    space = best_space(g, MG, MG_SHIFT, [s for s in _open(g, done) if no_shift(g, s, 1) is None])
    if space is None:
        return False
    done[space.index] += 1
    shift(g, space, 1)
    return True


# ---------------------------------------------------------------------------------------------------------------- EarthGov


def redeploy_earthgov(g: Mars) -> None:
    """20.12 The Corporations send all EarthGov Troops to Phobos; MarsGov 4 to each MarsGov Base, the rest to Phobos."""
    for space in MARS:
        move(g, space, PHOBOS, EG_TROOP, g.count(space, EG_TROOP))
    if g.controller is not MG:
        return
    for space in in_order(g, MG, MG_CUBES, [s for s in MARS if has_mg_base(g, s)]):
        move(g, PHOBOS, space, EG_TROOP, min(TO_A_BASE, g.count(PHOBOS, EG_TROOP)))


# ----------------------------------------------------------------------------------------------------------------- MarsGov


def outnumbers_rebels(g: Mars, space: Space) -> bool:
    """COIN forces are more than Rebel forces, in Labyrinths and in Deserts with a MarsGov Base."""
    if not (space.labyrinth or has_mg_base(g, space)):
        return True
    return coin_strength(g, space) > g.total(space, REBEL_KINDS)


def guards_base(g: Mars, space: Space) -> bool:
    """4 cubes at a MarsGov Base in a Desert; counts only while a person plays the Church."""
    if g.nonplayers[CR.seat] or not (space.desert and has_mg_base(g, space)):
        return True
    return g.total(space, CUBES) >= GUARDS_NEEDED


def outweighs_corp(g: Mars, space: Space) -> bool:
    """More MarsGov than Corporate forces, where there are Support and a Corporate Base."""
    if not (has_support(g, space) and has_corp_base(g, space)):
        return True
    return own_forces(g, MG, space) > own_forces(g, CORP, space)


def holds_support(g: Mars, space: Space) -> bool:
    """3 cubes in a space with Support."""
    return not has_support(g, space) or g.total(space, CUBES) >= AT_SUPPORT


def exposed_desert(g: Mars, space: Space) -> bool:
    """18.4 A Desert that Troops must leave: no COIN Base."""
    return space.desert and not has_mg_base(g, space) and not has_corp_base(g, space)


Goal = tuple[str, Callable[[Mars, Space], bool]]
GOALS: Final[list[Goal]] = [
    ("more COIN than Rebel forces", outnumbers_rebels),
    ("4 cubes at a Base", guards_base),
    ("more MarsGov than Corporate forces", outweighs_corp),
]


def redeploy_marsgov(g: Mars, to: Sequence[Space]) -> None:
    """20.12 Troops go one at a time where they are needed, out of Deserts without COIN Bases first; then those are left."""
    arrived = [0] * len(SPACES)
    for words, met in GOALS:
        _redeploy_for(g, to, words, met, arrived)
    while True:
        left = [space for space in DESERTS if exposed_desert(g, space) and g.count(space, MG_TROOP)]
        where = best_space(g, MG, MG_CUBES, list(to)) if left else None
        if where is None:
            break
        move(g, left[0], where, MG_TROOP, 1)


def _redeploy_for(g: Mars, to: Sequence[Space], words: str, met: Callable[[Mars, Space], bool], arrived: list[int]) -> None:
    """20.12 Serve one goal in every space that lacks it, while Troops can be spared."""
    given_up: list[Space] = []
    while True:
        where = best_space(g, MG, MG_CUBES, [space for space in to if space not in given_up and not met(g, space)])
        if where is None:
            break
        origin = _spare(g, where, arrived)
        if origin is None:
            given_up.append(where)
            continue
        g.say("Redeploy for {}: {}", words, where)
        move(g, origin, where, MG_TROOP, 1)
        arrived[where.index] += 1


def _spare(g: Mars, to: Space, arrived: Sequence[int]) -> Space | None:
    """20.12 Whence the next Troop comes: Deserts that must be left, else where most Troops are that can be spared."""
    ready = [space for space in SPACES if space is not to and g.count(space, MG_TROOP) > arrived[space.index]]
    fleeing = [space for space in ready if exposed_desert(g, space)]
    able = fleeing or [space for space in ready if _can_spare(g, space)]
    if not able:
        return None
    most = max(g.count(space, MG_TROOP) for space in able)
    return g.dice.choose([space for space in able if g.count(space, MG_TROOP) == most])


def _can_spare(g: Mars, space: Space) -> bool:
    """20.12 Without this Troop Control stays, Support keeps its 3 cubes, and MarsGov outweighs the Corporations."""
    keeps = [met for met in (outweighs_corp, holds_support) if met(g, space)]
    before = true_control(g, space)
    g.add(space, MG_TROOP, -1)
    fine = true_control(g, space) == before and all(met(g, space) for met in keeps)
    g.add(space, MG_TROOP, 1)
    return fine
