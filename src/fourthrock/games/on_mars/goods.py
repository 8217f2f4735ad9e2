"""What is stored, built and known: goods, buildings, technologies (rules 1.1, 8.2). A building, what it yields, who works
in it and the technology of its complexes carry the same number.
"""

from __future__ import annotations

from typing import Final

from fourthrock.table import Item

MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
MEDICINE: Final = 6
KINDS_OF_GOODS: Final = 7
RESOURCES: Final = [MINERAL, BATTERY, WATER, PLANT, OXYGEN]


class Good(Item):
    """A resource, a Crystal or Medicine."""

    def __init__(self, index: int, token: str, name: str) -> None:
        super().__init__(token, name)
        self.index = index


GOODS: Final = [
    Good(MINERAL, "mineral", "Mineral"),
    Good(BATTERY, "battery", "Battery"),
    Good(WATER, "water", "Water"),
    Good(PLANT, "plant", "Plant"),
    Good(OXYGEN, "oxygen", "Oxygen"),
    Good(CRYSTAL, "crystal", "Crystal"),
    Good(MEDICINE, "medicine", "Medicine"),
]

MINE: Final = 0
GENERATOR: Final = 1
EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
CONDENSER: Final = 4
SHELTER: Final = 5
HOSPITAL: Final = 6
ALIEN_SHELTER: Final = 7
ALIEN_MINE: Final = 8
KINDS_OF_BUILDINGS: Final = 9


class Building(Item):
    """A kind of building. `cost` is the good that it takes one of (-1: none)."""

    def __init__(self, index: int, token: str, name: str, cost: int) -> None:
        super().__init__(token, name)
        self.index = index
        self.cost = cost


BUILDINGS: Final = [
    Building(MINE, "mine", "Mine", -1),
    Building(GENERATOR, "generator", "Power Generator", MINERAL),
    Building(EXTRACTOR, "water-extractor", "Water Extractor", BATTERY),
    Building(GREENHOUSE, "greenhouse", "Greenhouse", WATER),
    Building(CONDENSER, "oxygen-condenser", "Oxygen Condenser", PLANT),
    Building(SHELTER, "shelter", "Shelter", OXYGEN),
    Building(HOSPITAL, "hospital", "Hospital", MINERAL),
    Building(ALIEN_SHELTER, "alien-shelter", "Alien Shelter", -1),
    Building(ALIEN_MINE, "alien-mine", "Alien Mine", -1),
]
HUMAN_BUILDINGS: Final = BUILDINGS[:7]
LSS_FIRST: Final = GENERATOR
LSS_LAST: Final = CONDENSER

ROVER_TECH: Final = 7
SHIP_TECH: Final = 8
UPGRADE_TECH: Final = 9
SHIELD_TECH: Final = 10
SENTRY_TECH: Final = 11
EXOSUIT_TECH: Final = 12
KINDS_OF_TECH: Final = 13
GRID_TECHS: Final = [MINE, GENERATOR, EXTRACTOR, GREENHOUSE, CONDENSER, ROVER_TECH, SHIP_TECH, UPGRADE_TECH]


class Tech(Item):
    """A kind of technology tile."""

    def __init__(self, index: int, token: str, name: str) -> None:
        super().__init__(token, name)
        self.index = index


TECHS: Final = [
    Tech(MINE, "mine-tech", "Mine tech"),
    Tech(GENERATOR, "generator-tech", "Generator tech"),
    Tech(EXTRACTOR, "water-tech", "Water Extractor tech"),
    Tech(GREENHOUSE, "greenhouse-tech", "Greenhouse tech"),
    Tech(CONDENSER, "oxygen-tech", "Oxygen Condenser tech"),
    Tech(SHELTER, "shelter-tech", "Shelter tech"),
    Tech(HOSPITAL, "medicine-tech", "Medicine tech"),
    Tech(ROVER_TECH, "rover-tech", "Rover tech"),
    Tech(SHIP_TECH, "ship-tech", "Ship tech"),
    Tech(UPGRADE_TECH, "upgrade-tech", "Upgrade tech"),
    Tech(SHIELD_TECH, "shield-tech", "Shield tech"),
    Tech(SENTRY_TECH, "sentry-tech", "Sentry Movement tech"),
    Tech(EXOSUIT_TECH, "exosuit-tech", "Exosuit Movement tech"),
]


class Colour(Item):
    """A player's colour."""

    def __init__(self, index: int, token: str, name: str) -> None:
        super().__init__(token, name)
        self.index = index


COLOURS: Final = [
    Colour(0, "purple", "Purple"),
    Colour(1, "green", "Green"),
    Colour(2, "yellow", "Yellow"),
    Colour(3, "blue", "Blue"),
]
LACERDA: Final = Item("lacerda", "Lacerda")
COMMANDER: Final = Item("alien", "Alien Commander")
