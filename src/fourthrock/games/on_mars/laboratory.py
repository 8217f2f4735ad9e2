"""The Laboratory, the Tech Grid, the Executive actions and the Turn Order spaces: what is printed on the boards."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.goods import CRYSTAL, OXYGEN, TECHS, Tech
from fourthrock.games.on_mars.printing import PRINTING
from fourthrock.table import Item

NO_BENEFIT: Final = 0
B_WAREHOUSE: Final = 1
B_CRYSTAL: Final = 2
B_MINERAL: Final = 3
B_BOTS: Final = 4
B_BLUEPRINT: Final = 5
B_UPGRADE: Final = 6
B_LEARN: Final = 7
B_COLONIST: Final = 8
B_RETRIEVE: Final = 9
B_DEVELOP: Final = 10
BENEFIT_NAMES: Final = [
    "nothing", "1 item from the Warehouse", "1 Crystal", "1 Mineral", "Bots 2 MP", "1 Blueprint", "1 upgrade",
    "1 technology", "1 Colonist for Water and Plant", "a Colonist back", "develop once free",
]  # fmt: skip
_BENEFITS: Final = {
    "nothing": NO_BENEFIT,
    "warehouse": B_WAREHOUSE,
    "crystal": B_CRYSTAL,
    "mineral": B_MINERAL,
    "bots": B_BOTS,
    "blueprint": B_BLUEPRINT,
    "upgrade": B_UPGRADE,
    "technology": B_LEARN,
    "colonist": B_COLONIST,
}


class LabSpace(Item):
    """A space of the Laboratory; `onward` are the spaces of the next column that touch it."""

    def __init__(self, index: int, level: int, row: int, onward: list[int]) -> None:
        super().__init__(f"lab-{level}{'abc'[row]}", f"Lab {level}{'abc'[row]}")
        self.index = index
        self.level = level
        self.row = row
        self.benefit = _BENEFITS[PRINTING.laboratory[f"{level}{'abc'[row]}"]]  # type: ignore[index]
        self.onward = onward


LAB: Final = [
    LabSpace(0, 1, 0, [2, 3]),
    LabSpace(1, 1, 1, [3, 4]),
    LabSpace(2, 2, 0, [5]),
    LabSpace(3, 2, 1, [5, 6]),
    LabSpace(4, 2, 2, [6]),
    LabSpace(5, 3, 0, [7, 8]),
    LabSpace(6, 3, 1, [8, 9]),
    LabSpace(7, 4, 0, [10]),
    LabSpace(8, 4, 1, [10, 11]),
    LabSpace(9, 4, 2, [11]),
    LabSpace(10, 5, 0, [12]),
    LabSpace(11, 5, 1, [12]),
    LabSpace(12, 6, 0, []),
]
LAB_SPACES: Final = len(LAB)
FIRST_COLUMN: Final = [0, 1]
SHELTER_TECH_START: Final = 3
GOAL_14_SPACES: Final = [space.index for space in LAB if space.token[4:] in PRINTING.goal_14]
TOP_LEVEL: Final = 6

# What a step into a column costs, goods in their order, then resources of any kind.
COLUMN_COST: Final[list[list[int]]] = [[0] * 7 for _ in range(7)]
COLUMN_COST[3][OXYGEN] = 1
COLUMN_COST[4][OXYGEN] = 1
COLUMN_COST[5][OXYGEN] = 1
COLUMN_COST[6][OXYGEN] = 1
COLUMN_COST[6][CRYSTAL] = 1
COLUMN_ANY: Final = [0, 0, 1, 0, 0, 1, 0]
TECH_OP: Final[list[int]] = [0, *PRINTING.laboratory_points]


class Step(Item):
    """A develop: this technology onto this space."""

    def __init__(self, tech: Tech, space: LabSpace) -> None:
        super().__init__(f"{tech.token}>{space.token}", f"{tech.name} to {space.name}")
        self.tech = tech.index
        self.space = space.index


STEPS: Final = [[Step(tech, space) for space in LAB] for tech in TECHS]


class GridSpace(Item):
    """A space of the Tech Grid."""

    def __init__(self, index: int) -> None:
        super().__init__(f"grid-{index + 1}", f"Tech Grid {index + 1}")
        self.index = index


GRID: Final = [GridSpace(index) for index in range(8)]
GRID_COST: Final[list[list[int]]] = [[0, 1, 0, 0, 0, 0, 0]] * 6 + [[0] * 7] * 2
GRID_ANY: Final = [1, 1, 1, 0, 0, 0, 0, 0]
GRID_REFILL: Final = [6, 7, 3, 4, 5, 0, 1, 2]


class Executive(Item):
    """An Executive action beside a Depot slot: usable when no Ship stands on it. `slot` is the printing's, `index` our number."""

    def __init__(self, index: int, token: str, name: str, cost: int) -> None:
        super().__init__(f"exec-{token}", name)
        self.index = index
        self.slot = PRINTING.executive.index(token)  # type: ignore[arg-type]
        self.cost = cost


X_DEVELOP: Final = 0
X_ROVER: Final = 1
X_BLUEPRINT: Final = 2
X_UPGRADE: Final = 3
X_MINERAL: Final = 4
X_BOTS: Final = 5
X_WAREHOUSE: Final = 6
X_ADVANCED: Final = 7
EXECUTIVE: Final = sorted(
    [
        Executive(X_DEVELOP, "develop", "Develop once for free (4 Crystals)", 4),
        Executive(X_ROVER, "rover", "Rover 2 MP (4 Crystals)", 4),
        Executive(X_BLUEPRINT, "blueprint", "Take a Blueprint (3 Crystals)", 3),
        Executive(X_UPGRADE, "upgrade", "Upgrade a Building (3 Crystals)", 3),
        Executive(X_MINERAL, "mineral", "Gain a Mineral (3 Crystals)", 3),
        Executive(X_BOTS, "bots", "Bots 2 MP (2 Crystals)", 2),
        Executive(X_WAREHOUSE, "warehouse", "1 Resource from the Warehouse (2 Crystals)", 2),
        Executive(X_ADVANCED, "advanced", "Use an Advanced Building (2 Crystals, or a Scientist)", 2),
    ],
    key=lambda action: action.slot,
)
"""In the order of the Depot slots, from the top."""


class DepotSlot(Item):
    """A slot of the Depot: a Ship stands on it, or a Crystal may lie on it."""

    def __init__(self, index: int) -> None:
        super().__init__(f"depot-{index + 1}", f"Depot slot {index + 1}")
        self.index = index


DEPOT: Final = [DepotSlot(index) for index in range(8)]


class OrderSpace(Item):
    """A Turn Order space: 1 to 4 lie in Orbit, 5 to 8 in the Colony."""

    def __init__(self, number: int) -> None:
        where = "Orbit" if number <= 4 else "Colony"
        super().__init__(f"order-{number}", f"{where} space {number}")
        self.number = number
        self.benefit = _BENEFITS[PRINTING.turn_order[number - 1]]


ORDER_SPACES: Final = [OrderSpace(number) for number in range(1, 9)]
SHIP_COST: Final = [0, 0, 1, 1, 0, 0, 0]

# How Colonists in the Living Quarters score, by row of two from the bottom; Progress cubes by count.
QUARTERS_OP: Final[list[int]] = [0, *[points for points in PRINTING.living_quarters_points for _ in range(2)]]
PROGRESS_OP: Final = [0, 1, 2, 4, 7, 11]
