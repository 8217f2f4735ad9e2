"""20.9 Assault of a Non-Player: what it could take where, Bases first, Suppress, then whatever it hits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.assault import (
    STRUCK,
    assault_space,
    hits,
    metabolism,
    no_assault,
    suppress,
    suppressible,
)
from fourthrock.games.red_dust_rebellion.cards import CR6
from fourthrock.games.red_dust_rebellion.control import has_support
from fourthrock.games.red_dust_rebellion.forces import removable
from fourthrock.games.red_dust_rebellion.nonplayer.activation import may_go_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.mind import answered
from fourthrock.games.red_dust_rebellion.nonplayer.minds_coin import CoinMind, removal_column
from fourthrock.games.red_dust_rebellion.nonplayer.moves_coin import hidden_rebels
from fourthrock.games.red_dust_rebellion.operation import Operation, may_use_satellite
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    DUG_IN,
    RD,
    RD_BASE,
    SPECOPS_HIDDEN,
    Faction,
    active_rebel,
    hidden_rebel,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.games.red_dust_rebellion.words import ASSAULT
from fourthrock.table import NO, YES, Item, Question, Script

BOMBS: Final = 2
"""16.4 The hits of a Bombardment."""
_BASES: Final = [(RD, [RD_BASE, DUG_IN]), (CR, [CR_BASE, CONVERSION])]
_BOMBARD: Final = "16.4"
_SPECOPS: Final = "14.5"


# ------------------------------------------------------------------------------------------------- what Assault could take


def probe(g: Mars, by: Faction) -> Operation:
    """An Assault to ask about, which is not executed."""
    return Operation(g, by, ASSAULT)


def power(g: Mars, op: Operation, space: Space) -> int:
    """14.5, 16.4 All hits that an Assault could have here, with SpecOps and a Satellite."""
    specops = g.count(space, SPECOPS_HIDDEN) if op.by is CORP else 0
    return hits(g, op.by, space) + specops + (BOMBS if may_use_satellite(g, op, space) else 0)


def rebels_within_reach(g: Mars, op: Operation, space: Space) -> int:
    """How many Rebels an Assault could take here."""
    if no_assault(g, op, space) is not None:
        return 0
    return min(power(g, op, space), g.count(space, active_rebel(RD)) + g.count(space, active_rebel(CR)))


def takes_base(g: Mars, op: Operation, space: Space) -> bool:
    """Whether an Assault could take a Rebel Base here: nobody Hidden guards it, and there are hits beyond its guards."""
    if no_assault(g, op, space) is not None:
        return False
    for owner, bases in _BASES:
        if g.total(space, bases) == 0 or g.count(space, hidden_rebel(owner)):
            continue
        shielded = owner is CR and CR6 in g.capabilities and may_use_satellite(g, op, space)
        if power(g, op, space) - (BOMBS if shielded else 0) > g.count(space, active_rebel(owner)):
            return True
    return False


def has_effect(g: Mars, op: Operation, space: Space) -> bool:
    """Whether an Assault would remove anything here."""
    return rebels_within_reach(g, op, space) > 0 or takes_base(g, op, space)


def takes_base_somewhere(g: Mars, by: Faction) -> bool:
    op = probe(g, by)
    return any(takes_base(g, op, space) for space in MARS)


def takes_rebels_somewhere(g: Mars, by: Faction, least: int) -> bool:
    """So many Rebels in one space."""
    op = probe(g, by)
    return any(rebels_within_reach(g, op, space) >= least for space in MARS)


def takes_rebel_at_support(g: Mars, by: Faction) -> bool:
    op = probe(g, by)
    return any(has_support(g, space) and rebels_within_reach(g, op, space) > 0 for space in MARS)


# --------------------------------------------------------------------------------------------------------------- executing


class AssaultMind(CoinMind):
    """14.5, 16.4 One Assault: a Satellite as needed, SpecOps as needed beyond that."""

    def __init__(self, op: Operation, space: Space) -> None:
        super().__init__(op.by)
        self.op = op
        self.target = space

    def count(self, g: Mars, question: Question, least: int, most: int) -> int:
        if question.rule != _SPECOPS:
            return super().count(g, question, least, most)
        bombs = BOMBS if may_use_satellite(g, self.op, self.target) else 0
        return max(least, min(most, prey(g, self.target) - hits(g, self.by, self.target) - bombs))

    def word(self, g: Mars, question: Question, words: Sequence[Item], may_stop: bool) -> Item | None:
        if question.rule == _BOMBARD:
            return YES if removable(g, self.target, STRUCK) else NO
        return super().word(g, question, words, may_stop)


def prey(g: Mars, space: Space) -> int:
    """All that hits could remove here: Active Rebels, and Bases that no Hidden Rebel guards."""
    found = 0
    for owner, bases in _BASES:
        found += g.count(space, active_rebel(owner))
        if g.count(space, hidden_rebel(owner)) == 0:
            found += g.total(space, bases)
    return found


Target = Callable[[Mars, Operation, Space], bool]


def assault(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.9 Assault where a Base falls, Suppress as Controller, then Assault wherever it has effect."""
    lost: list[Space] = []
    quelled: list[Space] = []
    yield from _assault_where(g, op, "Assault that takes a Base", takes_base, lost, quelled)
    if not op.over:
        yield from _suppress(g, op, quelled)
        yield from _assault_where(g, op, "Assault", has_effect, lost, quelled)
    yield from metabolism(g, lost)


def _assault_where(g: Mars, op: Operation, what: str, fits: Target, lost: list[Space], quelled: Sequence[Space]) -> Script[None]:
    """Space by space while there are any and the dice allow."""
    while True:
        legal = [space for space in MARS if space not in quelled and fits(g, op, space)]
        if not legal or not may_go_on(g, op):
            break
        space = best_space(g, op.by, removal_column(op.by), legal)
        assert space is not None
        g.say("{}: {}", what, space)
        op.chosen.append(space)
        if (yield from answered(g, assault_space(g, op, space), AssaultMind(op, space))):
            lost.append(space)


def _suppress(g: Mars, op: Operation, quelled: list[Space]) -> Script[None]:
    """16.4 Once, where EarthGov Troops are and Hidden Rebels."""
    space = best_space(g, op.by, removal_column(op.by), [s for s in suppressible(g, op) if hidden_rebels(g, s)])
    if space is not None:
        g.say("{}: Suppress {}", op.by, space)
        quelled.append(space)
        yield from answered(g, suppress(g, op.by, space), CoinMind(op.by))
