"""The words of the game: resources, tags, parameters, tiles, parties, phases, and the small items that questions offer."""

from __future__ import annotations

from typing import Final

from fourthrock.table import Item, Word

# Resources (2.1): stocks and productions are lists in this order.
MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
RESOURCE_NAMES: Final = ["M€", "steel", "titanium", "plants", "energy", "heat"]
PRODUCTION_NAMES: Final = ["M€", "steel", "titanium", "plant", "energy", "heat"]

# Tags: an event is a kind of card, not a tag.
BUILDING: Final = 0
SPACE: Final = 1
SCIENCE: Final = 2
POWER: Final = 3
EARTH: Final = 4
JOVIAN: Final = 5
VENUS_TAG: Final = 6
PLANT: Final = 7
MICROBE_TAG: Final = 8
ANIMAL_TAG: Final = 9
CITY_TAG: Final = 10
WILD: Final = 11
TAG_NAMES: Final = [
    "building",
    "space",
    "science",
    "power",
    "Earth",
    "Jovian",
    "Venus",
    "plant",
    "microbe",
    "animal",
    "city",
    "wild",
]

# Resources that lie on cards.
ANIMAL: Final = 0
MICROBE: Final = 1
DATA: Final = 2
FIGHTER: Final = 3
FLOATER: Final = 4
ASTEROID: Final = 5
CAMP: Final = 6
PRESERVATION: Final = 7
MATCHING: Final = 8
"""Whatever kind the chosen card holds."""
KIND_NAMES: Final = ["animal", "microbe", "science", "fighter", "floater", "asteroid", "camp", "preservation", "resource"]

# Global parameters (8).
TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
VENUS: Final = 3
PARAMETER_NAMES: Final = ["temperature", "oxygen", "oceans", "Venus"]
MOST: Final = [8, 14, 9, 30]
LEAST: Final = [-30, 0, 0, 0]
STEP: Final = [2, 1, 1, 2]

# Tiles (2.3). Capital counts as a city.
NO_TILE: Final = 0
OCEAN: Final = 1
GREENERY: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
COMMERCIAL_DISTRICT: Final = 5
ECOLOGICAL_ZONE: Final = 6
INDUSTRIAL_CENTER: Final = 7
LAVA_FLOWS: Final = 8
MINING_AREA: Final = 9
MINING_RIGHTS: Final = 10
MOHOLE_AREA: Final = 11
NATURAL_PRESERVE: Final = 12
NUCLEAR_ZONE: Final = 13
RESTRICTED_AREA: Final = 14
TILE_NAMES: Final = [
    "nothing",
    "ocean",
    "greenery",
    "city",
    "Capital",
    "Commercial District",
    "Ecological Zone",
    "Industrial Center",
    "Lava Flows",
    "Mining Area",
    "Mining Rights",
    "Mohole Area",
    "Natural Preserve",
    "Nuclear Zone",
    "Restricted Area",
]

# City areas off the map.
OFF_MAP: Final = ["Ganymede Colony", "Phobos Space Haven", "Luna Metropolis", "Dawn City", "Stratopolis", "Maxwell Base"]
GANYMEDE_COLONY: Final = 0
PHOBOS_SPACE_HAVEN: Final = 1
LUNA_METROPOLIS: Final = 2
DAWN_CITY: Final = 3
STRATOPOLIS: Final = 4
MAXWELL_BASE: Final = 5

# Kinds of card.
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
PRELUDE: Final = 3
CORPORATION: Final = 4
KIND_OF_CARD: Final = ["automated", "active", "event", "prelude", "corporation"]

# Sets of cards.
BASE: Final = 0
CORPORATE_ERA: Final = 1
TURMOIL: Final = 2
PRELUDES: Final = 3
VENUS_NEXT: Final = 4
COLONIES: Final = 5
SET_NAMES: Final = ["Base game", "Corporate Era", "Turmoil", "Prelude", "Venus Next", "Colonies"]

# Whose things are counted.
OWN: Final = 0
ALL: Final = 1
OPPONENTS: Final = 2

# Phases (4).
CHOOSING: Final = 0
PRELUDE_ROUND: Final = 1
RESEARCH: Final = 2
DRAFT: Final = 3
BUYING: Final = 4
ACTIONS: Final = 5
PRODUCTION_PHASE: Final = 6
SOLAR: Final = 7
TURMOIL_EVENT: Final = 8
TURMOIL_GOVERNMENT: Final = 9
LAST_GREENERIES: Final = 10
OVER: Final = 11
PHASE_NAMES: Final = [
    "Corporations",
    "Preludes",
    "Research",
    "Draft",
    "Buying cards",
    "Actions",
    "Production",
    "World government",
    "Global event",
    "New government",
    "Last greeneries",
    "The end",
]

CARD_PRICE: Final = 3
MC_FLOOR: Final = -5


class Seat(Item):
    """A player's colour; the neutral colour belongs to nobody."""

    def __init__(self, index: int, name: str) -> None:
        super().__init__(name.lower(), name)
        self.index = index


class Resource(Item):
    """One of the six resources, as an answer."""

    def __init__(self, index: int, token: str) -> None:
        super().__init__(token, RESOURCE_NAMES[index])
        self.index = index


class Party(Item):
    """One of the six parties (15)."""

    def __init__(self, index: int, name: str) -> None:
        super().__init__(name.lower().replace(" ", "-"), name)
        self.index = index
        self.many = name.endswith("s")
        """Whether one says that they rule, as of the Greens, or that it rules, as of Unity."""


class Lobbying(Item):
    """Put a delegate into a party: the one in the lobby for free, or one of the reserve for 5 M€ (15.6)."""

    def __init__(self, party: Party, free: bool) -> None:
        origin = "lobby" if free else "reserve"
        super().__init__(f"{origin}:{party.token}", f"Delegate from the {origin} to {party.name}")
        self.party = party
        self.free = free


class Project(Item):
    """A standard project (9)."""

    def __init__(self, index: int, name: str, cost: int) -> None:
        super().__init__("project:" + name.lower().replace(" ", "-"), name)
        self.index = index
        self.cost = cost


class Means(Item):
    """A way to pay: as proposed, or a mix of one's own."""


COLOURS: Final = [Seat(0, "Red"), Seat(1, "Green"), Seat(2, "Blue"), Seat(3, "Yellow"), Seat(4, "Purple")]
NEUTRAL: Final = Seat(5, "Neutral")
RESOURCES: Final = [
    Resource(MC, "megacredits"),
    Resource(STEEL, "steel"),
    Resource(TITANIUM, "titanium"),
    Resource(PLANTS, "plants"),
    Resource(ENERGY, "energy"),
    Resource(HEAT, "heat"),
]

# Parties in the order in which the dominance marker looks for the next one (15.9).
KELVINISTS: Final = 0
REDS: Final = 1
GREENS: Final = 2
UNITY: Final = 3
SCIENTISTS: Final = 4
MARS_FIRST: Final = 5
PARTIES: Final = [
    Party(KELVINISTS, "Kelvinists"),
    Party(REDS, "Reds"),
    Party(GREENS, "Greens"),
    Party(UNITY, "Unity"),
    Party(SCIENTISTS, "Scientists"),
    Party(MARS_FIRST, "Mars First"),
]
LOBBY: Final = [Lobbying(party, True) for party in PARTIES]
RESERVE: Final = [Lobbying(party, False) for party in PARTIES]

SELL_PATENTS: Final = Project(0, "Sell Patents", 0)
POWER_PLANT: Final = Project(1, "Power Plant", 11)
ASTEROID_PROJECT: Final = Project(2, "Asteroid", 14)
AQUIFER: Final = Project(3, "Aquifer", 18)
GREENERY_PROJECT: Final = Project(4, "Greenery", 23)
CITY_PROJECT: Final = Project(5, "City", 25)
BUFFER_GAS: Final = Project(6, "Buffer Gas", 16)
AIR_SCRAPPING: Final = Project(7, "Air Scrapping", 15)
BUILD_COLONY: Final = Project(8, "Build Colony", 17)
PROJECTS: Final = [
    SELL_PATENTS,
    POWER_PLANT,
    ASTEROID_PROJECT,
    AQUIFER,
    GREENERY_PROJECT,
    CITY_PROJECT,
    BUFFER_GAS,
    AIR_SCRAPPING,
    BUILD_COLONY,
]

CONVERT_PLANTS: Final = Word("convert:plants", "Plants into a greenery")
CONVERT_HEAT: Final = Word("convert:heat", "Heat into temperature")
KELVINISTS_ACTION: Final = Word("policy:kelvinists", "Energy and heat production from the Kelvinists")
SCIENTISTS_ACTION: Final = Word("policy:scientists", "3 cards from the Scientists")
END_TURN: Final = Word("end-turn", "End the turn after one action")
NOBODY: Final = Word("nobody", "Nobody")
KEEP_ALL: Final = Word("keep-none", "No more cards")
AS_PROPOSED: Final = Means("pay:proposed", "Pay like this")
OTHER_MIX: Final = Means("pay:other", "Another mix")
