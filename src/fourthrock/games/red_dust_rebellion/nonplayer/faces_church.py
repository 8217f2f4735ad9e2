"""20.11 The cards of the Church, both sides of each."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.face import Face, Plan, Special, next_card, other_side
from fourthrock.games.red_dust_rebellion.nonplayer.moves_church import travel
from fourthrock.games.red_dust_rebellion.nonplayer.needs_rebels import (
    AMBUSH_TO_CONQUER,
    BARE_BASE,
    BASE_AVAILABLE,
    FEW_ASSETS,
    FORCES_TO_COME,
    REBELS_TO_COME,
    TEN_REBELS,
    THREE_REBELS,
    THREE_TO_CONQUER,
    TO_CONVERT,
    TO_PREACH,
)
from fourthrock.games.red_dust_rebellion.nonplayer.operations_church import preach, purify, rally, ransack
from fourthrock.games.red_dust_rebellion.nonplayer.operations_rebels import ambush, attack
from fourthrock.games.red_dust_rebellion.pieces import CR
from fourthrock.games.red_dust_rebellion.words import AMBUSH, ATTACK, PREACH, PURIFY, RALLY, RANSACK, TRAVEL

_AMBUSH: Final = Special(AMBUSH, ambush)
_PURIFY: Final = Special(PURIFY, purify)
_RANSACK: Final = Special(RANSACK, ransack)
_RANSACK_IF_POOR: Final = Special(RANSACK, ransack, need=FEW_ASSETS)
_RALLY: Final = Plan(RALLY, rally)
_TRAVEL: Final = Plan(TRAVEL, travel)
_PREACH: Final = Plan(PREACH, preach)
_AMBUSH_THEN_ATTACK: Final = Plan(ATTACK, attack, first=[_AMBUSH])
_ALL_THEN_ATTACK: Final = Plan(ATTACK, attack, first=[_PURIFY, _AMBUSH, _RANSACK])
_RANSACK_THEN_PREACH: Final = Plan(PREACH, preach, first=[_RANSACK_IF_POOR])
_RANSACK_THEN_TRAVEL: Final = Plan(TRAVEL, travel, first=[_RANSACK_IF_POOR])
_BOTH: Final = [_PURIFY, _RANSACK]
_ALL: Final = [_PURIFY, _AMBUSH, _RANSACK]

FACES: Final[list[Face]] = [
    Face("U", CR, 3, [next_card(BASE_AVAILABLE), other_side(FORCES_TO_COME)], _RALLY, _BOTH),
    Face("V", CR, 3, [next_card(FORCES_TO_COME), other_side(AMBUSH_TO_CONQUER)], _AMBUSH_THEN_ATTACK, [_AMBUSH]),
    Face("W", CR, 3, [next_card(BARE_BASE), other_side(REBELS_TO_COME)], _RALLY, _BOTH),
    Face("X", CR, 3, [next_card(TO_CONVERT), other_side(AMBUSH_TO_CONQUER)], _AMBUSH_THEN_ATTACK, [_AMBUSH]),
    Face("Y", CR, 3, [next_card(TEN_REBELS), other_side(AMBUSH_TO_CONQUER)], _AMBUSH_THEN_ATTACK, [_AMBUSH]),
    Face("Z", CR, 3, [next_card(THREE_REBELS), other_side(THREE_TO_CONQUER)], _ALL_THEN_ATTACK, _ALL),
    Face("UU", CR, 3, [], _RANSACK_THEN_PREACH, _BOTH, choice=TO_PREACH, otherwise=_RANSACK_THEN_TRAVEL),
    Face("VV", CR, 3, [], _RALLY, _BOTH),
    Face("WW", CR, 3, [], _AMBUSH_THEN_ATTACK, _BOTH, choice=THREE_TO_CONQUER, otherwise=_TRAVEL),
    Face("XX", CR, 3, [], _PREACH, _BOTH),
    Face("YY", CR, 3, [], _PREACH, _BOTH, choice=TO_PREACH, otherwise=_TRAVEL),
    Face("ZZ", CR, 3, [], _RALLY, _BOTH, choice=FORCES_TO_COME, otherwise=_TRAVEL),
]
