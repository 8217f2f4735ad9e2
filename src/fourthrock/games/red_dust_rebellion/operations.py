"""Chapters 14 and 15: the door to all Operations: whether one can be executed, executing it, and executing it for free."""

from __future__ import annotations

from collections.abc import Sequence

from fourthrock.games.red_dust_rebellion.assault import assault, no_assault
from fourthrock.games.red_dust_rebellion.attack import attack, no_attack
from fourthrock.games.red_dust_rebellion.logistics import WHERE, logistics, no_logistics
from fourthrock.games.red_dust_rebellion.march import march, no_march
from fourthrock.games.red_dust_rebellion.nonplayer.plans import execute_free, execution_of
from fourthrock.games.red_dust_rebellion.operation import Operation, haboob_stops
from fourthrock.games.red_dust_rebellion.persuasion import campaign, no_audience, preach
from fourthrock.games.red_dust_rebellion.pieces import Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.rally import no_rally, rally
from fourthrock.games.red_dust_rebellion.secure import HABOOB, no_recon, no_secure, recon, secure
from fourthrock.games.red_dust_rebellion.spaces import SPACES, Space
from fourthrock.games.red_dust_rebellion.train import no_train, train
from fourthrock.games.red_dust_rebellion.travel import no_travel, travel
from fourthrock.games.red_dust_rebellion.words import (
    ASSAULT,
    ATTACK,
    CAMPAIGN,
    LOGISTICS,
    MARCH,
    PREACH,
    RALLY,
    RECON,
    SECURE,
    TRAIN,
    TRAVEL,
)
from fourthrock.table import Refusal, Script, Word

NOWHERE = Refusal("13.1", "no space can be selected for it")


def no_space(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """14, 15 Why this Operation cannot select this space."""
    word = op.word
    if word is TRAIN:
        return no_train(g, op, space)
    if word is SECURE:
        return no_secure(g, op, space) if space.labyrinth else NOWHERE
    if word is RECON:
        return no_recon(g, op, space) if space.desert else NOWHERE
    if not space.on_mars:
        return NOWHERE
    if word is ASSAULT:
        return no_assault(g, op, space)
    if word is RALLY:
        return no_rally(g, op, space)
    if word is MARCH:
        return no_march(g, op, space)
    if word is TRAVEL:
        return no_travel(g, op, space)
    if word is ATTACK:
        return no_attack(g, op, space)
    return no_audience(g, op, space)


def no_operation(g: Mars, op: Operation) -> Refusal | None:
    """13.1 Why an Operation cannot be executed at all."""
    if op.word is LOGISTICS:
        return None if any(no_logistics(g, op, [], place) is None for place in WHERE) else NOWHERE
    if (op.word is RECON or op.word is MARCH) and haboob_stops(g, op):
        return HABOOB
    return None if any(no_space(g, op, space) is None for space in SPACES) else NOWHERE


def execute(g: Mars, op: Operation) -> Script[None]:
    """14, 15 Execute an Operation; a Non-Player does it as its cards say (20.5)."""
    how = execution_of(g, op)
    if how is not None:
        yield from execute_free(g, op, how)
        return
    word = op.word
    if word is TRAIN:
        yield from train(g, op)
    elif word is LOGISTICS:
        yield from logistics(g, op)
    elif word is SECURE:
        yield from secure(g, op)
    elif word is RECON:
        yield from recon(g, op)
    elif word is ASSAULT:
        yield from assault(g, op)
    elif word is RALLY:
        yield from rally(g, op)
    elif word is MARCH:
        yield from march(g, op)
    elif word is TRAVEL:
        yield from travel(g, op)
    elif word is ATTACK:
        yield from attack(g, op)
    elif word is CAMPAIGN:
        yield from campaign(g, op)
    else:
        assert word is PREACH
        yield from preach(g, op)


def free(g: Mars, by: Faction, word: Word, within: Sequence[Space] | None = None, most: int = 0) -> Script[Operation | None]:
    """13.4 A free Operation from an Event: no cost, no Special Activity; nothing happens where it is not possible."""
    op = Operation(g, by, word, free=True, within=within, most=most)
    if no_operation(g, op) is not None:
        return None
    g.say("{}: free {}", by, word)
    yield from execute(g, op)
    return op
