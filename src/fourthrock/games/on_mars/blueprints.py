"""The Blueprints (9.5): 24 of the base game, the Beacon (24), four Hospitals' (21), four Defensive ones (20)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.goods import (
    BUILDINGS,
    CONDENSER,
    EXTRACTOR,
    GENERATOR,
    GREENHOUSE,
    HOSPITAL,
    MINE,
    SHELTER,
)
from fourthrock.games.on_mars.printing import PRINTING
from fourthrock.table import Item

E_UPGRADE: Final = 0
E_CONSTRUCT: Final = 1
E_PRODUCE: Final = 2
E_SHIP_PLUS: Final = 3
E_WAREHOUSE: Final = 4
E_LEARN: Final = 5
E_CRYSTALS: Final = 6
E_SCORE: Final = 7
E_CONTRACT: Final = 8
E_RADAR: Final = 9
E_ANYWHERE: Final = 10
E_DEVELOP: Final = 11
E_RETRIEVE_WORKING: Final = 12
E_RETRIEVE_SLOTS: Final = 13
E_TRADE: Final = 14
E_RECYCLE: Final = 15
E_ELEVATOR: Final = 16
E_BLUEPRINT: Final = 17
E_COMMAND: Final = 18
E_BEACON: Final = 19
E_CLINIC: Final = 20
E_MICROLAB: Final = 21
E_PHARMACY: Final = 22
E_VACCINATE: Final = 23
E_SHIELD: Final = 24
E_SABOTAGE: Final = 25
E_SENTRY: Final = 26
E_EXOSUIT: Final = 27
E_HIRE: Final = 28
E_GAIN: Final = 29
E_CONSTRUCT_ANY: Final = 30
E_GAIN_CHOICE: Final = 31
E_FREE_DEVELOP: Final = 32

BASE: Final = 0
PROMO: Final = 1
OUTBREAK_SET: Final = 2
DEFENSIVE: Final = 3


class Blueprint(Item):
    """A Blueprint card. Its corner item is what its Building yields; its Scientist is the one who works there."""

    def __init__(self, index: int, name: str, level: int, building: int, effect: int, boost: bool, kind: int, text: str) -> None:
        super().__init__(name.lower().replace(" ", "-").replace("&", "and"), name)
        self.index = index
        self.level = level
        self.building = building
        self.effect = effect
        self.boost = boost
        self.kind = kind
        self.text = text
        self.op = 3 if level == 1 else 5


def _hospital(index: int, name: str, effect: int, text: str) -> Blueprint:
    card = Blueprint(index, name, 1, HOSPITAL, effect, False, OUTBREAK_SET, text)
    if PRINTING.hospital_levels[card.token] == 3:  # type: ignore[index]
        return Blueprint(index, name, 3, HOSPITAL, effect, False, OUTBREAK_SET, text)
    return card


def _defence(index: int, name: str, effect: int, text: str) -> Blueprint:
    upgraded = PRINTING.defensive_blueprints[name.lower().replace(" ", "-")]  # type: ignore[index]
    building = next(kind.index for kind in BUILDINGS if kind.token == upgraded)
    return Blueprint(index, name, 1, building, effect, False, DEFENSIVE, text)


BLUEPRINTS: Final = [
    Blueprint(0, "Construction Yard", 1, MINE, E_UPGRADE, True, BASE, "Upgrade 1 Building, Upgrade tech allowed."),
    Blueprint(1, "Metal Deposit", 1, MINE, E_CONSTRUCT, True, BASE, "Construct a Mine."),
    Blueprint(2, "Automated Production", 1, GENERATOR, E_PRODUCE, True, BASE, "Your miners and Advanced Buildings produce."),
    Blueprint(3, "Wind Turbines", 1, GENERATOR, E_CONSTRUCT, True, BASE, "Construct a Power Generator."),
    Blueprint(4, "Private Ship", 1, EXTRACTOR, E_SHIP_PLUS, True, BASE, "Welcome a Ship for 3 Colonists, or 2 and a Bot."),
    Blueprint(5, "Moisture Vaporator", 1, EXTRACTOR, E_CONSTRUCT, True, BASE, "Construct a Water Extractor."),
    Blueprint(6, "Biomarket", 1, GREENHOUSE, E_WAREHOUSE, True, BASE, "Take 1 item from the Warehouse."),
    Blueprint(7, "Hydroponic Farm", 1, GREENHOUSE, E_CONSTRUCT, True, BASE, "Construct a Greenhouse."),
    Blueprint(8, "Oxygen Tank", 1, CONDENSER, E_LEARN, True, BASE, "Take 1 tile from the Tech Grid."),
    Blueprint(9, "Concentrator", 1, CONDENSER, E_CONSTRUCT, True, BASE, "Construct an Oxygen Condenser."),
    Blueprint(10, "Casino", 1, SHELTER, E_CRYSTALS, True, BASE, "Gain 2 Crystals."),
    Blueprint(11, "Gym", 1, SHELTER, E_CONSTRUCT, True, BASE, "Construct a Shelter."),
    Blueprint(12, "Mineral Mine", 3, MINE, E_SCORE, False, BASE, "Score 2 OP."),
    Blueprint(13, "Biolab", 3, MINE, E_CONTRACT, False, BASE, "Take an Earth Contract for its cost."),
    Blueprint(14, "Radar", 3, GENERATOR, E_RADAR, False, BASE, "Keep a Discovery tile of the Exploration space; use it."),
    Blueprint(15, "Builder Drone AI600", 3, GENERATOR, E_ANYWHERE, False, BASE, "Upgrade 1 Building, no Bot needed."),
    Blueprint(16, "Research Lab", 3, EXTRACTOR, E_DEVELOP, True, BASE, "Develop twice, paying."),
    Blueprint(17, "Aqueduct", 3, EXTRACTOR, E_RETRIEVE_WORKING, False, BASE, "Up to 2 Colonists back from the Working Area."),
    Blueprint(18, "Eco Resort", 3, GREENHOUSE, E_RETRIEVE_SLOTS, False, BASE, "Any of your Colonists back from Action slots."),
    Blueprint(19, "Trade Market", 3, GREENHOUSE, E_TRADE, True, BASE, "1 Resource for any 2 that are not Minerals."),
    Blueprint(20, "Recycling Bots", 3, CONDENSER, E_RECYCLE, True, BASE, "Bots 2 MP, moving as Rovers."),
    Blueprint(21, "Aerial Elevator", 3, CONDENSER, E_ELEVATOR, False, BASE, "Travel to Orbit now."),
    Blueprint(22, "Library", 3, SHELTER, E_BLUEPRINT, True, BASE, "Take 1 Blueprint."),
    Blueprint(23, "Command Center", 3, SHELTER, E_COMMAND, True, BASE, "Rover MP as the highest Rover tech in play."),
    Blueprint(24, "Beacon", 3, GENERATOR, E_BEACON, False, PROMO, "Upgrade 1 Building or construct 1 Building."),
    _hospital(25, "Disease Control Clinic", E_CLINIC, "The Medicine tech goes on one space."),
    _hospital(26, "Microbiology Lab", E_MICROLAB, "2 more Crystals for 1 Medicine."),
    _hospital(27, "Pharmacy", E_PHARMACY, "1 Medicine."),
    _hospital(28, "Vaccination Center", E_VACCINATE, "1 Vaccine for any Colonist."),
    _defence(29, "Shield", E_SHIELD, "Deploy 1 Shield and 1 a level of Shield tech."),
    _defence(30, "Sabotage", E_SABOTAGE, "Cover an Action space of the aliens."),
    _defence(31, "Sentry Bot", E_SENTRY, "2 activations of Sentry Bots and 1 a level."),
    _defence(32, "Defense Exosuit", E_EXOSUIT, "2 activations of the Exosuit and 1 a level."),
]
BLUEPRINT_COUNT: Final = len(BLUEPRINTS)
RADAR: Final = 14
BEACON: Final = 24
CLINIC: Final = 25
VACCINATION: Final = 28
SHIELD_CARD: Final = 29
SABOTAGE_CARD: Final = 30
SENTRY_CARD: Final = 31
EXOSUIT_CARD: Final = 32
