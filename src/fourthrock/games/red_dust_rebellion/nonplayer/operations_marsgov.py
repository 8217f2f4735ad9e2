"""20.9 Train and the Special Activities of Non-Player MarsGov."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.control import COIN, control, has_support, raging
from fourthrock.games.red_dust_rebellion.forces import available, has_mg_base, may_place_base, move, place
from fourthrock.games.red_dust_rebellion.infrastructure import no_house, no_repair, no_shift
from fourthrock.games.red_dust_rebellion.nonplayer.activation import may_go_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_coin import (
    MG_BASES,
    MG_CUBES,
    MG_FORTIFY,
    MG_POPULATION,
    MG_SHIFT,
    MG_TRANSPORT,
)
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.mind import answered
from fourthrock.games.red_dust_rebellion.nonplayer.minds_coin import CoinMind
from fourthrock.games.red_dust_rebellion.nonplayer.moves_coin import Movement, best_origin, brings, kept, next_unit
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import KINDS, MG, MG_TROOP
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, PHOBOS, SPACES, Space
from fourthrock.games.red_dust_rebellion.special_marsgov import (
    entrench_base,
    entrench_spaces,
    fortifiable,
    fortify,
    petition,
    transport_troops,
)
from fourthrock.games.red_dust_rebellion.train import may_pacify, no_train, pacify
from fourthrock.games.red_dust_rebellion.words import HOUSE, REPAIR, SHIFT
from fourthrock.table import Item, Question, Script

TROOPS: Final = 4
"""14.1 So many Troops come to a space at most."""
ENTRENCHED: Final = 2
REBELS_SEEN: Final = 3


# ------------------------------------------------------------------------------------------------------------------- Train


def train(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.9 Troops by the column for cubes; then Pacify, come what may, if need be in one space more."""
    while available(g, MG_TROOP):
        legal = [space for space in SPACES if no_train(g, op, space) is None]
        if not legal or not may_go_on(g, op):
            break
        space = best_space(g, MG, MG_CUBES, legal)
        assert space is not None
        op.chosen.append(space)
        place(g, space, MG_TROOP, TROOPS)
    yield from pacify_one(g, op)


class PacifyMind(CoinMind):
    """14.1 Pacify: House where there is Support, else Repair, else a shift."""

    def __init__(self, space: Space) -> None:
        super().__init__(MG)
        self.target = space

    def word(self, g: Mars, question: Question, words: Sequence[Item], may_stop: bool) -> Item | None:
        if HOUSE in words and has_support(g, self.target):
            return HOUSE
        for wanted in (REPAIR, SHIFT):
            if wanted in words:
                return wanted
        return None if may_stop else super().word(g, question, words, may_stop)


def pacify_one(g: Mars, op: Operation) -> Script[None]:
    """20.9 Pacify where it can House or Repair, else where it can shift; an unlimited Train may select a space for that."""
    op.over = False
    extra = [] if op.limited and op.chosen else [space for space in MARS if no_train(g, op, space) is None]
    legal = [space for space in [*op.chosen, *extra] if may_pacify(g, MG, space)]
    settle = [s for s in legal if (has_support(g, s) and no_house(g, s) is None) or no_repair(g, MG, s) is None]
    if settle:
        space = best_space(g, MG, MG_POPULATION, settle)
    else:
        space = best_space(g, MG, MG_SHIFT, [s for s in legal if no_shift(g, s, 1) is None])
    op.over = True
    if space is None:
        return
    if space not in op.chosen:
        op.chosen.append(space)
    g.say("Pacify: {}", space)
    yield from answered(g, pacify(g, MG, space), PacifyMind(space))


# ---------------------------------------------------------------------------------------------------------------- Entrench


def builds_base(g: Mars, space: Space) -> bool:
    """20.9 A Base is built in Deserts without a MarsGov Base only."""
    return space.desert and not has_mg_base(g, space) and may_place_base(g, MG, space)


def entrench(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.9 Entrench up to 2 spaces: Bases in Deserts first, then Fortified Troops where there is Support."""
    done: list[Space] = []
    while len(done) < ENTRENCHED:
        legal = [space for space in entrench_spaces(g) if space not in done]
        space = best_space(g, MG, MG_BASES, [s for s in legal if builds_base(g, s)])
        if space is None:
            space = best_space(g, MG, MG_FORTIFY, [s for s in legal if has_support(g, s) and fortifiable(g, s) > 0])
        if space is None:
            break
        done.append(space)
        g.say("Entrench: {}", space)
        if builds_base(g, space):
            entrench_base(g, space)
        if has_support(g, space):
            fortify(g, space, max(0, fortifiable(g, space)))
    return len(done) > 0
    yield


# ---------------------------------------------------------------------------------------------------------------- Petition


def rebels_lost_more(g: Mars, turn: Turn) -> bool:
    """After an Assault that cost the Rebels more, while the marker shows EG-."""
    return turn.op is not None and g.eg_side == EG_MINUS and turn.op.rebels_removed > turn.op.coin_removed


def rebels_were_seen(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return turn.op is not None and turn.op.activated >= REBELS_SEEN


def petition_now(g: Mars, turn: Turn) -> Script[bool]:
    """20.9 Petition, for EG+ or for Supply."""
    assert turn.op is not None
    yield from petition(g, turn.op)
    return True


# --------------------------------------------------------------------------------------------------------------- Transport


def is_hub(g: Mars, space: Space) -> bool:
    """16.2 Phobos and spaces with MarsGov Bases."""
    return space is PHOBOS or has_mg_base(g, space)


def reachable(g: Mars, hubs: Sequence[Space], left: int) -> list[Space]:
    """16.2 The spaces that Transport may still use: its hubs, and others while some may be added."""
    return [space for space in SPACES if not raging(g, space) and (space in hubs or left > 0)]


def transport(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.9 Transport by move priorities; Troops go to Mars only."""
    hubs = [space for space in SPACES if is_hub(g, space) and not raging(g, space)]
    left = 2 if g.controller is MG else 1
    moving = Movement(g, MG, transport_troops(g), [0] * len(g.pieces))
    done: list[Space] = []
    anybody = False
    while True:
        legal = [to for to in reachable(g, hubs, left) if to.on_mars and to not in done and comes(g, moving, hubs, left, to)]
        to = best_space(g, MG, MG_TRANSPORT, legal)
        if to is None:
            break
        done.append(to)
        if to not in hubs:
            hubs.append(to)
            left -= 1
        while (origin := best_origin(g, moving, to, reachable(g, hubs, left))) is not None:
            if origin not in hubs:
                hubs.append(origin)
                left -= 1
            carry(g, moving, origin, to)
            anybody = True
            if control(g, to) == COIN:
                break
    return anybody
    yield


def comes(g: Mars, moving: Movement, hubs: Sequence[Space], left: int, to: Space) -> bool:
    """Whether some Troop could come to a destination and do good there."""
    spent = 0 if to in hubs else 1
    return any(
        next_unit(g, moving, origin, to, kept(g, MG, origin)) >= 0
        for origin in reachable(g, hubs, left - spent)
        if origin is not to
    )


def carry(g: Mars, moving: Movement, origin: Space, to: Space) -> None:
    """Troops go from one hub to another."""
    going = brings(g, moving, origin, to)
    for kind in moving.kinds:
        move(g, origin, to, kind, going[kind])
        moving.arrived[to.index * KINDS + kind] += going[kind]
