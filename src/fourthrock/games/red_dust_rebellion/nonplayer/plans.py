"""13.4, 20.5 How a Non-Player executes a free Operation of an Event: as on its cards, without rolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer import (
    assault_coin,
    moves_church,
    moves_red_dust,
    operations_church,
    operations_coin,
    operations_corporations,
    operations_marsgov,
    operations_red_dust,
)
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.operations_rebels import attack
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD, Faction
from fourthrock.games.red_dust_rebellion.position import Mars
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
from fourthrock.table import Script, Word

Execution = Callable[[Mars, Turn, Operation], Script[None]]

EXECUTIONS: Final[list[tuple[Faction, Word, Execution]]] = [
    (MG, TRAIN, operations_marsgov.train),
    (MG, SECURE, operations_coin.secure),
    (MG, RECON, operations_coin.recon),
    (MG, ASSAULT, assault_coin.assault),
    (CORP, LOGISTICS, operations_corporations.logistics),
    (CORP, SECURE, operations_coin.secure),
    (CORP, RECON, operations_coin.recon),
    (CORP, ASSAULT, assault_coin.assault),
    (RD, RALLY, operations_red_dust.rally),
    (RD, MARCH, moves_red_dust.march),
    (RD, ATTACK, attack),
    (RD, CAMPAIGN, operations_red_dust.campaign),
    (CR, RALLY, operations_church.rally),
    (CR, TRAVEL, moves_church.travel),
    (CR, ATTACK, attack),
    (CR, PREACH, operations_church.preach),
]


def execution_of(g: Mars, op: Operation) -> Execution | None:
    """How a Non-Player executes this; None for people, and for what has no way of its own."""
    if not g.nonplayers[op.by.seat]:
        return None
    return next((how for by, word, how in EXECUTIONS if by is op.by and word is op.word), None)


def execute_free(g: Mars, op: Operation, how: Execution) -> Script[None]:
    """13.4 A free Operation has no Special Activity."""
    turn = Turn(op.by, limited=False, special=False)
    turn.op = op
    yield from how(g, turn, op)
