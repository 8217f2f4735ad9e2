"""20.11 The Operations and Special Activities of the Church, as its cards call for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.forces import removable
from fourthrock.games.red_dust_rebellion.nonplayer.activation import goes_on, may_go_on
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import CR_BASES, CR_DAMAGE, CR_RANSACK, CR_REBELS, CR_REMOVE
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.mind import answered
from fourthrock.games.red_dust_rebellion.nonplayer.minds_rebels import RebelMind
from fourthrock.games.red_dust_rebellion.nonplayer.operations_rebels import (
    RallyMind,
    bares_a_base,
    build_bases,
    exposed,
    hide_biggest,
    place_rebels,
    rebel_spaces,
    safe,
)
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.persuasion import no_audience, preach_one
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, CR_BASE
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.rally import no_mode, no_rally, rally_one
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, MARS, Space
from fourthrock.games.red_dust_rebellion.special_reclaimer import (
    ENEMY_BASES,
    ENEMY_UNITS,
    ghost_in_the_machine,
    may_purify,
    may_ransack,
    purify_one,
    ransack_one,
)
from fourthrock.games.red_dust_rebellion.words import UPGRADE
from fourthrock.table import Script

MOST_SPACES: Final = 2
"""16.6 Spaces of a Special Activity."""


# ----------------------------------------------------------------------------------------------------------------- Rally


def rally(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.11 Bases and, against human Corporations, Centers in Deserts without rolls; then Rebels and upgrades by turns."""
    yield from build_bases(g, op)
    if not g.nonplayers[CORP.seat]:
        while legal := upgradable(g, op, DESERTS):
            yield from upgrade_one(g, op, legal)
    placed = yield from rebels_and_upgrades(g, op)
    shown = exposed(g, op)
    if shown and not (placed and not may_go_on(g, op)):
        hide_biggest(g, op, shown)


def upgradable(g: Mars, op: Operation, among: Sequence[Space]) -> list[Space]:
    """15.1 Plain Bases of the Church that Rally may upgrade."""
    bases = [space for space in among if g.count(space, CR_BASE) and no_rally(g, op, space) is None]
    return [space for space in bases if no_mode(g, CR, space, UPGRADE) is None]


def upgrade_one(g: Mars, op: Operation, legal: Sequence[Space]) -> Script[None]:
    """20.11 A Conversion Center by the column for Bases."""
    space = best_space(g, CR, CR_BASES, legal)
    assert space is not None
    op.chosen.append(space)
    g.say("Rally, upgrade: a Conversion Center in {}", space)
    yield from answered(g, rally_one(g, CR, space), RallyMind(CR, UPGRADE))


def rebels_and_upgrades(g: Mars, op: Operation) -> Script[bool]:
    """20.11 By turns a space gets Rebels and a Base is upgraded; only Rebels call for a roll. Whether a roll is due."""
    due = False
    upgrade_next = False
    while True:
        spaces = rebel_spaces(g, op)
        bases = upgradable(g, op, MARS)
        if not spaces and not bases:
            return due
        if due and not goes_on(g, op):
            op.over = True
            return False
        upgrade_now = bool(bases) and (upgrade_next or not spaces)
        if upgrade_now:
            yield from upgrade_one(g, op, bases)
        else:
            space = best_space(g, CR, CR_REBELS, spaces)
            assert space is not None
            yield from place_rebels(g, op, space)
        due = upgrade_next = not upgrade_now


# ---------------------------------------------------------------------------------------------------------------- Preach


def preach(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.11 Preach by the column for Damage, but not where a Base would lose its last Hidden Rebel."""
    while True:
        legal = [space for space in MARS if no_audience(g, op, space) is None and not bares_a_base(g, CR, space)]
        if not legal or not may_go_on(g, op):
            break
        space = best_space(g, CR, CR_DAMAGE, legal)
        assert space is not None
        op.chosen.append(space)
        g.say("Preach: {}", space)
        yield from answered(g, preach_one(g, space), RebelMind(CR))


# ---------------------------------------------------------------------------------------------------- Special Activities


def purifiable(g: Mars, kinds: list[int], done: Sequence[Space]) -> list[Space]:
    """16.6 Where a Purify would find such pieces."""
    return [space for space in MARS if space not in done and may_purify(g, space) and removable(g, space, kinds)]


def purify(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.11 Purify up to 2 spaces, Bases first, then units. Returns whether there was one."""
    done: list[Space] = []
    while len(done) < MOST_SPACES:
        legal = purifiable(g, ENEMY_BASES, done) or purifiable(g, ENEMY_UNITS, done)
        space = best_space(g, CR, CR_REMOVE, legal)
        if space is None:
            break
        done.append(space)
        yield from answered(g, purify_one(g, space), RebelMind(CR))
    return len(done) > 0


def ransack(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.11 Ransack up to 2 spaces, at a Base of its own only with 2 Hidden Rebels. Returns whether there was one."""
    done: list[Space] = []
    while len(done) < MOST_SPACES:
        legal = [space for space in MARS if space not in done and may_ransack(g, space) and safe(g, CR, space)]
        space = best_space(g, CR, CR_RANSACK, legal)
        if space is None:
            break
        done.append(space)
        yield from ransack_one(g, space)
    if done:
        yield from answered(g, ghost_in_the_machine(g), RebelMind(CR))
    return len(done) > 0
