"""20.9 The cards of MarsGov, both sides of each."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.assault_coin import assault
from fourthrock.games.red_dust_rebellion.nonplayer.face import Face, Need, Plan, Special, Turn, next_card, other_side
from fourthrock.games.red_dust_rebellion.nonplayer.needs_coin import (
    A_FEW_TROOPS_TO_COME,
    ASSAULT_AT_SUPPORT,
    ASSAULT_IN_FORCE,
    CONFIDENCE_FALLS,
    DISPLACED_PEOPLE,
    HELD_HALF_HEARTED,
    HIDDEN_IN_LABYRINTH,
    LABYRINTH_TO_WIN,
    LOYAL_DESERT,
    LOYAL_LABYRINTH,
    TROOPS_TO_COME,
    UNCONTROLLED,
)
from fourthrock.games.red_dust_rebellion.nonplayer.operations_coin import recon, secure
from fourthrock.games.red_dust_rebellion.nonplayer.operations_marsgov import (
    entrench,
    petition_now,
    rebels_lost_more,
    rebels_were_seen,
    train,
    transport,
)
from fourthrock.games.red_dust_rebellion.pieces import MG
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.words import ASSAULT, ENTRENCH, PETITION, RECON, SECURE, TRAIN, TRANSPORT


def after_secure(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return turn.op is not None and turn.op.word is SECURE


def after_recon(g: Mars, turn: Turn) -> bool:  # noqa: ARG001
    return turn.op is not None and turn.op.word is RECON


_TRAIN: Final = Plan(TRAIN, train)
_SECURE: Final = Plan(SECURE, secure)
_RECON: Final = Plan(RECON, recon)
_ASSAULT: Final = Plan(ASSAULT, assault)
_TRANSPORT: Final = Special(TRANSPORT, transport)
_ENTRENCH: Final = Special(ENTRENCH, entrench)
_CONFIDENCE: Final = Special(
    PETITION, petition_now, Need("the marker shows EG-, and an Assault cost the Rebels more", rebels_lost_more)
)
_SUPPLY: Final = Special(PETITION, petition_now, Need("3 or more Rebels were Activated", rebels_were_seen))
_BUILDING: Final = [_ENTRENCH, _TRANSPORT]
_FIGHTING: Final = [_CONFIDENCE, _TRANSPORT]
_MOVING: Final = [_SUPPLY, _ENTRENCH, _TRANSPORT]
_AFTER_SECURE: Final = Special(ENTRENCH, entrench, Need("the Operation was Secure", after_secure))
_AFTER_RECON: Final = Special(ENTRENCH, entrench, Need("the Operation was Recon", after_recon))

FACES: Final[list[Face]] = [
    Face("A", MG, 3, [next_card(DISPLACED_PEOPLE), other_side(TROOPS_TO_COME)], _TRAIN, _BUILDING),
    Face("B", MG, 3, [next_card(LOYAL_LABYRINTH), other_side(TROOPS_TO_COME)], _TRAIN, _BUILDING),
    Face("C", MG, 3, [next_card(LOYAL_DESERT), other_side(TROOPS_TO_COME)], _TRAIN, _BUILDING),
    Face("D", MG, 3, [next_card(UNCONTROLLED), other_side(ASSAULT_IN_FORCE)], _ASSAULT, _FIGHTING),
    Face("E", MG, 3, [next_card(HELD_HALF_HEARTED), other_side(A_FEW_TROOPS_TO_COME)], _TRAIN, _BUILDING),
    Face("F", MG, 3, [next_card(CONFIDENCE_FALLS), other_side(ASSAULT_IN_FORCE)], _ASSAULT, _FIGHTING),
    Face("AA", MG, 4, [], _SECURE, _MOVING, choice=HIDDEN_IN_LABYRINTH, otherwise=_RECON),
    Face(
        "BB",
        MG,
        4,
        [],
        _ASSAULT,
        [_CONFIDENCE, _SUPPLY, _AFTER_SECURE, _TRANSPORT],
        choice=ASSAULT_AT_SUPPORT,
        otherwise=_SECURE,
    ),
    Face(
        "CC",
        MG,
        4,
        [],
        _ASSAULT,
        [_CONFIDENCE, _SUPPLY, _AFTER_RECON, _TRANSPORT],
        choice=ASSAULT_AT_SUPPORT,
        otherwise=_RECON,
    ),
    Face("DD", MG, 4, [], _SECURE, _MOVING, choice=LABYRINTH_TO_WIN, otherwise=_RECON),
    Face("EE", MG, 4, [], _SECURE, _MOVING, choice=HIDDEN_IN_LABYRINTH, otherwise=_RECON),
    Face("FF", MG, 4, [], _SECURE, _MOVING, choice=LABYRINTH_TO_WIN, otherwise=_RECON),
]
