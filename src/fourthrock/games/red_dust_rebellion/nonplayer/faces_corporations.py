"""20.9 The cards of the Corporations, both sides of each; they never roll for Activation."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.assault_coin import assault
from fourthrock.games.red_dust_rebellion.nonplayer.face import Face, Plan, Special, next_card, other_side
from fourthrock.games.red_dust_rebellion.nonplayer.needs_coin import (
    ASSAULT_ON_BASE,
    ASSAULT_ON_TWO,
    CONFIDENCE_IS_HIGH,
    CORP_BASE_AVAILABLE,
    DAMAGE_TO_REPAIR,
    DESERT_TO_SETTLE,
    DISPLACED_PEOPLE,
    LABYRINTH_TO_WIN,
    PLAIN_BASE_IN_DESERT,
    SECURITY_TO_COME,
    TWO_TO_EXPLOIT,
)
from fourthrock.games.red_dust_rebellion.nonplayer.operations_coin import recon, secure
from fourthrock.games.red_dust_rebellion.nonplayer.operations_corporations import exploit, logistics, public_relations, raid
from fourthrock.games.red_dust_rebellion.pieces import CORP
from fourthrock.games.red_dust_rebellion.words import ASSAULT, EXPLOIT, LOGISTICS, PUBLIC_RELATIONS, RAID, RECON, SECURE

_RELATIONS: Final = Special(PUBLIC_RELATIONS, public_relations)
_EXPLOIT: Final = Special(EXPLOIT, exploit)
_RAID: Final = Special(RAID, raid)
_ASSAULT: Final = Plan(ASSAULT, assault)
_SECURE: Final = Plan(SECURE, secure)
_RECON: Final = Plan(RECON, recon)
_FIGHTING: Final = [_EXPLOIT, _RAID]
_MOVING: Final = [_RELATIONS, _RAID]
_RELATIONS_FIRST: Final = [_RELATIONS, _EXPLOIT]
_EXPLOIT_FIRST: Final = [_EXPLOIT, _RELATIONS]


def _logistics(specials: list[Special]) -> Plan:
    """Logistics whose Special Activities are tried before it, and again after it."""
    return Plan(LOGISTICS, logistics, first=specials)


FACES: Final[list[Face]] = [
    Face("G", CORP, 0, [next_card(PLAIN_BASE_IN_DESERT), other_side(ASSAULT_ON_BASE)], _ASSAULT, _FIGHTING),
    Face("H", CORP, 0, [next_card(TWO_TO_EXPLOIT), other_side(ASSAULT_ON_TWO)], _ASSAULT, _FIGHTING),
    Face("J", CORP, 0, [next_card(DISPLACED_PEOPLE), other_side(DAMAGE_TO_REPAIR)], _logistics([_RELATIONS]), [_RELATIONS]),
    Face("K", CORP, 0, [next_card(CORP_BASE_AVAILABLE), other_side(ASSAULT_ON_TWO)], _ASSAULT, _FIGHTING),
    Face("L", CORP, 0, [next_card(SECURITY_TO_COME), other_side(ASSAULT_ON_TWO)], _ASSAULT, _FIGHTING),
    Face(
        "M",
        CORP,
        0,
        [next_card(CONFIDENCE_IS_HIGH), other_side(PLAIN_BASE_IN_DESERT)],
        _logistics(_RELATIONS_FIRST),
        _RELATIONS_FIRST,
    ),
    Face("GG", CORP, 0, [], _logistics(_RELATIONS_FIRST), _RELATIONS_FIRST),
    Face("HH", CORP, 0, [], _logistics(_EXPLOIT_FIRST), _EXPLOIT_FIRST),
    Face("JJ", CORP, 0, [], _SECURE, _MOVING, choice=LABYRINTH_TO_WIN, otherwise=_RECON),
    Face("KK", CORP, 0, [], _RECON, _MOVING, choice=DESERT_TO_SETTLE, otherwise=_SECURE),
    Face("LL", CORP, 0, [], _logistics(_EXPLOIT_FIRST), _EXPLOIT_FIRST),
    Face("MM", CORP, 0, [], _RECON, _MOVING, choice=DESERT_TO_SETTLE, otherwise=_SECURE),
]
