"""20.10 The cards of Red Dust, both sides of each."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.face import Face, Plan, Special, next_card, other_side
from fourthrock.games.red_dust_rebellion.nonplayer.moves_red_dust import march
from fourthrock.games.red_dust_rebellion.nonplayer.needs_rebels import (
    AMBUSH_A_BASE,
    BASES_TO_COME,
    CROWD_TO_STIR,
    DISPLACED_PEOPLE,
    FIFTEEN_REBELS,
    FORCES_TO_COME,
    THREE_REBELS,
    THREE_TO_BUILD,
    THREE_WITH_BASE,
    THREE_WITH_ENEMIES,
    TWO_TO_STIR,
)
from fourthrock.games.red_dust_rebellion.nonplayer.operations_rebels import ambush, attack
from fourthrock.games.red_dust_rebellion.nonplayer.operations_red_dust import campaign, coordinate, rally, redistribute
from fourthrock.games.red_dust_rebellion.pieces import RD
from fourthrock.games.red_dust_rebellion.words import AMBUSH, ATTACK, CAMPAIGN, COORDINATE, MARCH, RALLY, REDISTRIBUTE

_AMBUSH: Final = Special(AMBUSH, ambush)
_COORDINATE: Final = Special(COORDINATE, coordinate)
_REDISTRIBUTE: Final = Special(REDISTRIBUTE, redistribute)
_RALLY: Final = Plan(RALLY, rally)
_MARCH: Final = Plan(MARCH, march)
_CAMPAIGN: Final = Plan(CAMPAIGN, campaign)
_ATTACK: Final = Plan(ATTACK, attack)
_AMBUSH_THEN_ATTACK: Final = Plan(ATTACK, attack, first=[_AMBUSH])
_BOTH: Final = [_COORDINATE, _REDISTRIBUTE]

FACES: Final[list[Face]] = [
    Face("N", RD, 2, [next_card(DISPLACED_PEOPLE), other_side(FORCES_TO_COME)], _RALLY, _BOTH),
    Face("P", RD, 2, [next_card(BASES_TO_COME), other_side(FORCES_TO_COME)], _RALLY, _BOTH),
    Face("Q", RD, 3, [next_card(FIFTEEN_REBELS), other_side(THREE_WITH_BASE)], _AMBUSH_THEN_ATTACK, [_REDISTRIBUTE]),
    Face("R", RD, 2, [next_card(THREE_REBELS), other_side(THREE_TO_BUILD)], _RALLY, _BOTH),
    Face("S", RD, 3, [next_card(TWO_TO_STIR), other_side(AMBUSH_A_BASE)], _AMBUSH_THEN_ATTACK, [_AMBUSH]),
    Face("T", RD, 2, [next_card(FORCES_TO_COME), other_side(CROWD_TO_STIR)], _CAMPAIGN, _BOTH),
    Face("NN", RD, 3, [], _MARCH, _BOTH),
    Face("PP", RD, 3, [], _MARCH, _BOTH),
    Face("QQ", RD, 3, [], _CAMPAIGN, _BOTH, choice=TWO_TO_STIR, otherwise=_MARCH),
    Face("RR", RD, 3, [], _ATTACK, _BOTH, choice=THREE_WITH_ENEMIES, otherwise=_MARCH),
    Face("SS", RD, 3, [], _CAMPAIGN, _BOTH),
    Face("TT", RD, 2, [], _RALLY, _BOTH),
]
