"""20.10, 20.11 What Red Dust and the Church do alike: Rally, Attack and Ambush of a Non-Player, one space at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.attack import attack_space, no_attack
from fourthrock.games.red_dust_rebellion.control import has_opposition, has_support
from fourthrock.games.red_dust_rebellion.forces import available, hide, may_place_base, own_rebels
from fourthrock.games.red_dust_rebellion.nonplayer.activation import may_go_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column, best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import CR_ATTACK, CR_BASES, RD_AMBUSH, RD_ATTACK, RD_BASES
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.measures import own_bases
from fourthrock.games.red_dust_rebellion.nonplayer.mind import Mind, answered
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import CR, RD, Faction, active_rebel, hidden_rebel
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.rally import fill_limit, no_rally, rally_one
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.games.red_dust_rebellion.words import AMBUSH, BUILD, FILL, PLACE_ONE
from fourthrock.table import Item, Question, Script, Word

AMBUSHES: Final = 2
REBELS_FOR_A_BASE: Final = 3
TO_SPARE: Final = 2
"""Hidden Rebels at an own Base, so that one stays Hidden."""


# --------------------------------------------------------------------------------------------------------- own Bases


def bares_a_base(g: Mars, by: Faction, space: Space) -> bool:
    """20.10, 20.11 Speaking up here would leave an own Base without a Hidden Rebel."""
    if own_bases(g, by, space) == 0 or g.count(space, active_rebel(by)):
        return False
    return not safe(g, by, space)


def safe(g: Mars, by: Faction, space: Space) -> bool:
    """20.10, 20.11 At an own Base it takes 2 Hidden Rebels to Activate one."""
    return own_bases(g, by, space) == 0 or g.count(space, hidden_rebel(by)) >= TO_SPARE


# ---------------------------------------------------------------------------------------------------------------- minds


class RallyMind(Mind):
    """15.1 Rally in one way; Active Rebels make room for a Base first."""

    def __init__(self, by: Faction, way: Word) -> None:
        super().__init__(by)
        self.way = way

    def word(self, g: Mars, question: Question, words: Sequence[Item], may_stop: bool) -> Item | None:
        return self.way if self.way in words else super().word(g, question, words, may_stop)

    def count(self, g: Mars, question: Question, least: int, most: int) -> int:
        return least if question.rule == "7.3" else super().count(g, question, least, most)


# ---------------------------------------------------------------------------------------------------------------- Ambush


def may_ambush_in(g: Mars, op: Operation, space: Space) -> bool:
    """16.5, 16.6 An Attack space with a Hidden own Rebel."""
    return no_attack(g, op, space) is None and g.count(space, hidden_rebel(op.by)) > 0


def ambush(g: Mars, turn: Turn) -> Script[bool]:
    """20.10, 20.11 Up to 2 Ambushes, before the other Attacks of the same Operation; returns whether there was one."""
    op = turn.op
    assert op is not None
    while op.ambushes < AMBUSHES:
        legal = [space for space in MARS if may_ambush_in(g, op, space)]
        if not legal or not may_go_on(g, op):
            break
        space = best_space(g, op.by, ambush_column(op.by), legal)
        assert space is not None
        op.chosen.append(space)
        op.ambushes += 1
        op.special_done = AMBUSH
        yield from answered(g, attack_space(g, op.by, space, ambush=True), Mind(op.by))
    return op.ambushes > 0


def ambush_column(by: Faction) -> Column:
    """20.7 Red Dust has a column for Ambush, the Church looks at that for Attack."""
    return RD_AMBUSH if by is RD else CR_ATTACK


# ---------------------------------------------------------------------------------------------------------------- Attack


def at_support(g: Mars, by: Faction, space: Space) -> bool:
    """Spaces at Support, for the Church at Opposition too."""
    return has_support(g, space) or (by is CR and has_opposition(g, space))


def in_force(g: Mars, by: Faction, space: Space) -> bool:
    """Spaces with 3 own Rebels; Red Dust leaves those with Opposition alone."""
    return own_rebels(g, by, space) >= REBELS_FOR_A_BASE and not (by is RD and has_opposition(g, space))


def all_active(g: Mars, by: Faction, space: Space) -> bool:
    """Spaces where all own Rebels are Active."""
    return g.count(space, hidden_rebel(by)) == 0


def anywhere(g: Mars, by: Faction, space: Space) -> bool:  # noqa: ARG001
    """Where an Event sends the Attack."""
    return True


Stage = tuple[str, Callable[[Mars, Faction, Space], bool]]
STAGES: Final[list[Stage]] = [
    ("Attack where the people take sides", at_support),
    ("Attack with 3 Rebels", in_force),
    ("Attack where all Rebels are Active", all_active),
]
BY_EVENT: Final[list[Stage]] = [("Attack as the Event says", anywhere)]


def attack(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.10, 20.11 Attack where there is Support, then in force, then where all own Rebels are Active."""
    column = RD_ATTACK if op.by is RD else CR_ATTACK
    for why, fits in STAGES if op.within is None else BY_EVENT:
        while True:
            legal = [space for space in MARS if no_attack(g, op, space) is None and fits(g, op.by, space)]
            if not legal or not may_go_on(g, op):
                break
            g.say("{}", why)
            space = best_space(g, op.by, column, legal)
            assert space is not None
            op.chosen.append(space)
            yield from answered(g, attack_space(g, op.by, space, ambush=False), Mind(op.by))


# ----------------------------------------------------------------------------------------------------------------- Rally


def base_column(by: Faction) -> Column:
    return RD_BASES if by is RD else CR_BASES


def ripe(g: Mars, op: Operation, space: Space) -> bool:
    """20.10, 20.11 3 own Rebels, at least 1 of them Hidden, and room for an Available Base."""
    by = op.by
    if own_rebels(g, by, space) < REBELS_FOR_A_BASE or g.count(space, hidden_rebel(by)) == 0:
        return False
    return may_place_base(g, by, space) and no_rally(g, op, space) is None


def build_bases(g: Mars, op: Operation) -> Script[None]:
    """20.10, 20.11 A Base in every space with 3 own Rebels; no activation rolls."""
    while True:
        space = best_space(g, op.by, base_column(op.by), [space for space in MARS if ripe(g, op, space)])
        if space is None:
            break
        op.chosen.append(space)
        g.say("Rally, 3 Rebels and a slot: a Base in {}", space)
        yield from answered(g, rally_one(g, op.by, space), RallyMind(op.by, BUILD))


def rebel_spaces(g: Mars, op: Operation) -> list[Space]:
    """15.1 Where Rally may still place Rebels."""
    if not available(g, hidden_rebel(op.by)):
        return []
    return [space for space in MARS if no_rally(g, op, space) is None]


def place_rebels(g: Mars, op: Operation, space: Space) -> Script[None]:
    """20.10, 20.11 Rebels in a space, as many as possible."""
    op.chosen.append(space)
    g.say("Rally, place Rebels: {}", space)
    way = FILL if fill_limit(g, op.by, space) else PLACE_ONE
    yield from answered(g, rally_one(g, op.by, space), RallyMind(op.by, way))


def exposed(g: Mars, op: Operation) -> list[Space]:
    """20.10, 20.11 Spaces to Rally with an own Base where all Rebels are Active."""
    by = op.by
    shown = [s for s in MARS if own_bases(g, by, s) and g.count(s, active_rebel(by)) and all_active(g, by, s)]
    return [space for space in shown if no_rally(g, op, space) is None]


def hide_biggest(g: Mars, op: Operation, among: Sequence[Space]) -> None:
    """20.10, 20.11 Where most of them are, all Rebels Hide."""
    most = max(own_rebels(g, op.by, space) for space in among)
    space = g.dice.choose([space for space in among if own_rebels(g, op.by, space) == most])
    op.chosen.append(space)
    g.say("Rally, all Rebels at a Base are Active: they Hide in {}", space)
    hide(g, space, op.by)
