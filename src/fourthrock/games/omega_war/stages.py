"""The stages of a turn, in order (section 7)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import REBEL, UNION
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.state import column

NEW_STEPS: Final = 0
UNION_MUTANTS: Final = 1
UNION_NOMADS: Final = 2
RISING: Final = 3
REVOLTS: Final = 4
REBEL_NOMADS: Final = 5
DEFECTIONS: Final = 6
PARTISANS: Final = 7
ARMY: Final = 8
REBEL_MARCH: Final = 9
REBEL_ATTACKS: Final = 10
REBEL_COMBAT: Final = 11
UNION_REACTION: Final = 12
REBEL_EXPLOITATION: Final = 13
UNION_MARCH: Final = 14
REBEL_REACTION: Final = 15
UNION_ATTACKS: Final = 16
ROUSING: Final = 17
UNION_COMBAT: Final = 18
UNION_EXPLOITATION: Final = 19
REINFORCEMENT: Final = 20
TURN_RECORD: Final = 21
OVER: Final = 22

STAGE_NAMES: Final = [
    "Union recruitment: new steps",
    "Union recruitment: mutants",
    "Union recruitment: nomads",
    "Rebel recruitment: rising",
    "Rebel recruitment: revolt",
    "Rebel recruitment: nomads",
    "Rebel recruitment: defections",
    "Rebel recruitment: partisans",
    "Rebel recruitment: Continental Army",
    "Rebel march",
    "Rebel combat: attacks announced",
    "Rebel combat",
    "Union reaction",
    "Rebel exploitation",
    "Union march",
    "Rebel reaction",
    "Union combat: attacks announced",
    "Union combat: risings under attack",
    "Union combat",
    "Union exploitation",
    "Rebel reinforcement",
    "Game turn record",
    "The war is over",
]

MOVEMENT: Final = [REBEL_MARCH, UNION_REACTION, REBEL_EXPLOITATION, UNION_MARCH, REBEL_REACTION, UNION_EXPLOITATION]
UNION_MOVEMENT: Final = [UNION_REACTION, UNION_MARCH, UNION_EXPLOITATION]


def side_moving(stage: int) -> int:
    """Whose movement phase it is."""
    return UNION if stage in UNION_MOVEMENT else REBEL


def begin_stage(g: War, stage: int) -> None:
    """7.1 Each numbered step reads its column as it begins."""
    g.stage = stage
    g.begun = 0
    g.left = 0
    g.left_mobile = 0
    g.column = column(g)


def end_stage(g: War) -> None:
    begin_stage(g, g.stage + 1)
