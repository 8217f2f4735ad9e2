"""20.10 The Operations and Special Activities of Red Dust, as its cards call for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.control import raging_desert
from fourthrock.games.red_dust_rebellion.forces import available, upgrade
from fourthrock.games.red_dust_rebellion.infrastructure import no_house, no_repair, no_shift
from fourthrock.games.red_dust_rebellion.nonplayer.activation import may_go_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import (
    RD_BASES,
    RD_POPULATION,
    RD_REBELS,
    RD_REDISTRIBUTE,
    RD_SHIFT,
)
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.mind import answered
from fourthrock.games.red_dust_rebellion.nonplayer.minds_rebels import RebelMind
from fourthrock.games.red_dust_rebellion.nonplayer.operations_rebels import (
    bares_a_base,
    build_bases,
    exposed,
    hide_biggest,
    place_rebels,
    rebel_spaces,
    safe,
)
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.persuasion import campaign_one, choose_campaign, no_audience
from fourthrock.games.red_dust_rebellion.pieces import MG_TROOP, RD, RD_BASE, RD_HIDDEN, SECURITY
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, MARS, Space
from fourthrock.games.red_dust_rebellion.special_red_dust import (
    coordinate_one,
    may_coordinate,
    may_redistribute,
    redistribute_one,
)
from fourthrock.games.red_dust_rebellion.words import REMOVE_TWO, REPLACE_ONE
from fourthrock.table import Item, Question, Script

COORDINATED: Final = 2
REDISTRIBUTED: Final = 4


# ----------------------------------------------------------------------------------------------------------------- Rally


def rally(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.10 Bases without rolls; Rebels space by space; one Base's Rebels Hide; at last a Base is dug in, come what may."""
    yield from build_bases(g, op)
    roll = False
    while (legal := rebel_spaces(g, op)) and not (roll and not may_go_on(g, op)):
        space = best_space(g, RD, RD_REBELS, legal)
        assert space is not None
        yield from place_rebels(g, op, space)
        roll = True
    shown = exposed(g, op)
    if shown and not (roll and not may_go_on(g, op)):
        hide_biggest(g, op, shown)
    dig_in(g)


def dig_in(g: Mars) -> None:
    """20.10 One Base in a Desert."""
    space = best_space(g, RD, RD_BASES, [s for s in DESERTS if g.count(s, RD_BASE) and not raging_desert(g, s)])
    if space is not None:
        g.say("Rally, at last: dig in at {}", space)
        upgrade(g, space, RD)


# -------------------------------------------------------------------------------------------------------------- Campaign


def campaign(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.10 Campaign by the column for shifts; the first card drawn is played, even after a failed roll."""
    while True:
        legal = [space for space in MARS if no_audience(g, op, space) is None and not bares_a_base(g, RD, space)]
        if not legal or not may_go_on(g, op):
            break
        space = best_space(g, RD, RD_SHIFT, legal)
        assert space is not None
        op.chosen.append(space)
        g.say("Campaign: {}", space)
        campaign_one(g, space)
    yield from answered(g, choose_campaign(g), RebelMind(RD))


# ---------------------------------------------------------------------------------------------------- Special Activities


class CoordinateMind(RebelMind):
    """16.5 House, else Repair; of a garrison remove 2 before replacing 1."""

    def __init__(self, space: Space) -> None:
        super().__init__(RD)
        self.target = space

    def word(self, g: Mars, question: Question, words: Sequence[Item], may_stop: bool) -> Item | None:
        if REMOVE_TWO in words:
            return REPLACE_ONE if garrison(g, self.target) == 1 and available(g, RD_HIDDEN) else REMOVE_TWO
        return super().word(g, question, words, may_stop)


def garrison(g: Mars, space: Space) -> int:
    """16.5 MarsGov Troops and Security."""
    return g.count(space, MG_TROOP) + g.count(space, SECURITY)


def coordinate(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.10 Coordinate in up to 2 spaces: where it can House, else Repair, else shift. Returns whether there was one."""
    done: list[Space] = []
    while len(done) < COORDINATED:
        space = coordinate_space(g, [s for s in MARS if may_coordinate(g, s) and safe(g, RD, s) and s not in done])
        if space is None:
            break
        done.append(space)
        yield from answered(g, coordinate_one(g, space), CoordinateMind(space))
    return len(done) > 0


def coordinate_space(g: Mars, legal: Sequence[Space]) -> Space | None:
    """20.10 House comes before Repair, Repair before a shift."""
    houses = [space for space in legal if no_house(g, space) is None]
    if houses:
        return best_space(g, RD, RD_POPULATION, houses)
    repairs = [space for space in legal if no_repair(g, RD, space) is None]
    if repairs:
        return best_space(g, RD, RD_POPULATION, repairs)
    return best_space(g, RD, RD_SHIFT, [space for space in legal if stirs(g, space)])


def stirs(g: Mars, space: Space) -> bool:
    """16.5 A shift, or at Active Opposition a garrison to turn on."""
    if g.support[space.index] == ACTIVE_OPPOSITION:
        return garrison(g, space) > 0
    return no_shift(g, space, -1) is None


def redistribute(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.10 Redistribute in up to 4 spaces; the Agitate Total rises by 1 for each 2 Resources. Whether there was one."""
    done: list[Space] = []
    taken = 0
    while len(done) < REDISTRIBUTED:
        legal = [space for space in MARS if may_redistribute(g, space) and safe(g, RD, space) and space not in done]
        space = best_space(g, RD, RD_REDISTRIBUTE, legal)
        if space is None:
            break
        done.append(space)
        taken += redistribute_one(g, space)
    change_total(g, RD, taken // 2)
    return len(done) > 0
    yield
