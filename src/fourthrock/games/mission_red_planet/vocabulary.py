"""Every answer that a question of this game can ever have."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.cards import ACTIONS, BEFORE_REVEAL, MISSIONS
from fourthrock.games.mission_red_planet.characters import CHARACTERS
from fourthrock.games.mission_red_planet.colours import ABOARD, IN_ZONE
from fourthrock.games.mission_red_planet.research import DRAW
from fourthrock.games.mission_red_planet.ships import SHIPS
from fourthrock.games.mission_red_planet.zones import ALL_MOVES, PHOBOS, ZONES
from fourthrock.table import DONE, PASS, Item

VOCABULARY: Final[list[Item]] = [
    *CHARACTERS,
    *SHIPS,
    *ZONES,
    *[move for move in ALL_MOVES if move.goal is not PHOBOS],
    *IN_ZONE,
    *ABOARD,
    *MISSIONS,
    *[action for action in ACTIONS if action.window == BEFORE_REVEAL],
    DRAW,
    DONE,
    PASS,
]
