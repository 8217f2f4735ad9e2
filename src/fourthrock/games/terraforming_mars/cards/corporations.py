"""The corporations, a list for each set that they come in."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Card, corporation
from fourthrock.games.terraforming_mars.card_ops import Add, AddHere, Draw, DrawUntil
from fourthrock.games.terraforming_mars.colony_ops import AddColonyTile, BuildColony
from fourthrock.games.terraforming_mars.counts import PartiesJoined, PointsPerResource
from fourthrock.games.terraforming_mars.effects import (
    CardPrice,
    Discount,
    Flex,
    FloatersAreHeat,
    GreeneryCost,
    HeatIsMoney,
    MetalValue,
    OceanBonus,
    OnCard,
    OnColony,
    OnMetalArea,
    OnNewTag,
    OnProject,
    OnQuietGeneration,
    OnTag,
    OnTile,
    OnVenus,
    PowerPlantCheaper,
    ProductionPays,
    WildTag,
)
from fourthrock.games.terraforming_mars.ops import Gain, GainPer, LowerProduction, Pay, Production, Rating, city
from fourthrock.games.terraforming_mars.special_ops import DrawPreludes, FundAward, LowestProduction, ReuseAction
from fourthrock.games.terraforming_mars.words import (
    ANIMAL,
    ANIMAL_TAG,
    BUILDING,
    CITY,
    EARTH,
    ENERGY,
    FLOATER,
    HEAT,
    JOVIAN,
    MC,
    MICROBE_TAG,
    OCEAN,
    PLANT,
    PLANTS,
    POWER,
    PRESERVATION,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
    VENUS_TAG,
    WILD,
)

BASE_CORPORATIONS: Final[list[Card]] = [
    corporation("R00", "Beginner Corporation", 42, [], price=0),
    corporation("R08", "CrediCor", 57, [], effects=[OnCard([Gain(mc=4)], cost=20), OnProject([Gain(mc=4)], cost=20)]),
    corporation("R17", "EcoLine", 36, [PLANT], start=[Production(plants=2), Gain(plants=3)], effects=[GreeneryCost(7)]),
    corporation("R18", "Helion", 42, [SPACE], start=[Production(heat=3)], effects=[HeatIsMoney()]),
    corporation(
        "R19", "Interplanetary Cinematics", 30, [BUILDING], start=[Gain(steel=20)], effects=[OnCard([Gain(mc=2)], event=True)]
    ),
    corporation("R43", "Inventrix", 45, [SCIENCE], first=[Draw(3)], effects=[Flex(2)]),
    corporation(
        "R24",
        "Mining Guild",
        30,
        [BUILDING, BUILDING],
        start=[Production(steel=1), Gain(steel=5)],
        effects=[OnMetalArea([Production(steel=1)])],
    ),
    corporation("R09", "PhoboLog", 23, [SPACE], start=[Gain(titanium=10)], effects=[MetalValue(0, 1)]),
    corporation(
        "R31",
        "Tharsis Republic",
        40,
        [BUILDING],
        first=[city()],
        effects=[OnTile(CITY, [Production(mc=1)], anybody=True, on_mars=True), OnTile(CITY, [Gain(mc=3)])],
    ),
    corporation("R13", "ThorGate", 48, [POWER], start=[Production(energy=1)], effects=[Discount(3, POWER), PowerPlantCheaper(3)]),
    corporation("R32", "United Nations Mars Initiative", 40, [EARTH], actions=[[Pay(mc=3), Rating(1)]], when_raised=True),
]
CORPORATE_ERA_CORPORATIONS: Final[list[Card]] = [
    corporation(
        "R03",
        "Saturn Systems",
        42,
        [JOVIAN],
        start=[Production(titanium=1)],
        effects=[OnTag([JOVIAN], [Production(mc=1)], anybody=True)],
    ),
    corporation("R30", "Teractor", 60, [EARTH], effects=[Discount(3, EARTH, each=True)]),
]
TURMOIL_CORPORATIONS: Final[list[Card]] = [
    corporation(
        "R38", "Lakefront Resorts", 54, [BUILDING], effects=[OnTile(OCEAN, [Production(mc=1)], anybody=True), OceanBonus(3)]
    ),
    corporation(
        "R07",
        "Pristar",
        53,
        [],
        effects=[OnQuietGeneration([AddHere(), Gain(mc=6)])],
        vp=PointsPerResource(1),
        holds=PRESERVATION,
        rating=-2,
    ),
    corporation("R14", "TerraLabs Research", 14, [SCIENCE, EARTH], effects=[CardPrice(1)], rating=-1, price=1),
    corporation(
        "R33",
        "Utopia Invest",
        40,
        [BUILDING],
        start=[Production(steel=1, titanium=1)],
        actions=[
            [LowerProduction(MC), Gain(mc=4)],
            [LowerProduction(STEEL), Gain(steel=4)],
            [LowerProduction(TITANIUM), Gain(titanium=4)],
            [LowerProduction(PLANTS), Gain(plants=4)],
            [LowerProduction(ENERGY), Gain(energy=4)],
            [LowerProduction(HEAT), Gain(heat=4)],
        ],
    ),
    corporation("R15", "Septem Tribus", 36, [WILD], effects=[WildTag()], actions=[[GainPer(MC, PartiesJoined(each=2))]]),
]
PRELUDE_CORPORATIONS: Final[list[Card]] = [
    corporation("R16", "Cheung Shing Mars", 44, [BUILDING], start=[Production(mc=3)], effects=[Discount(2, BUILDING, each=True)]),
    corporation("R10", "Point Luna", 38, [SPACE, EARTH], start=[Production(titanium=1)], effects=[OnTag([EARTH], [Draw(1)])]),
    corporation("R27", "Robinson Industries", 47, [], actions=[[Pay(mc=4), LowestProduction()]]),
    corporation("R34", "Valley Trust", 37, [EARTH], first=[DrawPreludes()], effects=[Discount(2, SCIENCE, each=True)]),
    corporation(
        "R35", "Vitor", 45, [EARTH], start=[Gain(mc=3)], first=[FundAward()], effects=[OnCard([Gain(mc=3)], points=True)]
    ),
]
VENUS_NEXT_CORPORATIONS: Final[list[Card]] = [
    corporation("R01", "Aphrodite", 47, [PLANT, VENUS_TAG], start=[Production(plants=1)], effects=[OnVenus([Gain(mc=2)])]),
    corporation(
        "R05",
        "Celestic",
        42,
        [VENUS_TAG],
        first=[DrawUntil(2)],
        actions=[[Add(1, FLOATER)]],
        vp=PointsPerResource(1, per=3),
        holds=FLOATER,
    ),
    corporation("R23", "Manutech", 35, [BUILDING], start=[Production(steel=1)], effects=[ProductionPays()]),
    corporation("R06", "Morning Star Inc.", 50, [VENUS_TAG], first=[DrawUntil(3, VENUS_TAG)], effects=[Flex(2, venus_only=True)]),
    corporation("R12", "Viron", 48, [MICROBE_TAG], actions=[[ReuseAction()]]),
]
COLONIES_CORPORATIONS: Final[list[Card]] = [
    corporation("R20", "Aridor", 40, [], first=[AddColonyTile()], effects=[OnNewTag([Production(mc=1)])]),
    corporation(
        "R04",
        "Arklight",
        45,
        [ANIMAL_TAG],
        start=[Production(mc=2)],
        effects=[OnTag([ANIMAL_TAG, PLANT], [AddHere()])],
        vp=PointsPerResource(1, per=2),
        holds=ANIMAL,
    ),
    corporation("R11", "Polyphemos", 50, [], start=[Production(mc=5), Gain(titanium=5)], effects=[CardPrice(5)], price=5),
    corporation("R02", "Poseidon", 45, [], first=[BuildColony()], effects=[OnColony([Production(mc=1)])]),
    corporation(
        "R29", "Stormcraft Incorporated", 48, [JOVIAN], effects=[FloatersAreHeat()], actions=[[Add(1, FLOATER)]], holds=FLOATER
    ),
]
