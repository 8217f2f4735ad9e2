# ruff: noqa: ARG005
"""The global events: the party of the neutral delegate when revealed and when current, and what happens."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars import tiles
from fourthrock.games.terraforming_mars.counts import colonies_of
from fourthrock.games.terraforming_mars.event_parts import (
    NO_CAP,
    NOTHING,
    Climate,
    DiscardTwo,
    Diversity,
    DrawForInfluence,
    EachCardGrows,
    FirstPlacesOcean,
    FirstRemovesOcean,
    FloatersForAll,
    FloatersOrMoney,
    KeepFewPlants,
    LoseAllHeat,
    LoseRating,
    ProductionDown,
    ProductionUp,
    Ranking,
    ResourcesOfChoice,
    Stock,
    Unit,
)
from fourthrock.games.terraforming_mars.global_event import GlobalEvent
from fourthrock.games.terraforming_mars.words import (
    BLUE,
    BUILDING,
    COLONIES,
    EARTH,
    ENERGY,
    GREENS,
    HEAT,
    JOVIAN,
    KELVINISTS,
    MARS_FIRST,
    MC,
    PLANTS,
    POWER,
    REDS,
    SCIENCE,
    SCIENTISTS,
    SPACE,
    STEEL,
    TAG_NAMES,
    TITANIUM,
    UNITY,
    VENUS_NEXT,
    VENUS_TAG,
)


def _tags(tag: int) -> Unit:
    return Unit(f"{TAG_NAMES[tag]} tag", lambda g, me: me.tags[tag])


BUILDING_TAGS: Final = _tags(BUILDING)
SPACE_TAGS: Final = _tags(SPACE)
SCIENCE_TAGS: Final = _tags(SCIENCE)
POWER_TAGS: Final = _tags(POWER)
EARTH_TAGS: Final = _tags(EARTH)
JOVIAN_TAGS: Final = _tags(JOVIAN)
VENUS_TAGS: Final = _tags(VENUS_TAG)
EARTHLINGS: Final = Unit("Earth tags", lambda g, me: me.tags[EARTH])
OWN_CITIES: Final = Unit("city of yours", lambda g, me: tiles.cities(g, me.seat))
TILES_BY_OCEANS: Final = Unit("tile of yours next to an ocean", lambda g, me: tiles.tiles_by_oceans(g, me.seat))
EVENTS_PLAYED: Final = Unit("event you have played", lambda g, me: len(me.events))
BLUE_CARDS: Final = Unit("active card of yours", lambda g, me: len([card for card in me.played if card.kind == BLUE]))
HAND_CARDS: Final = Unit("card in your hand", lambda g, me: len(me.hand))
OWN_COLONIES: Final = Unit("colony of yours", lambda g, me: colonies_of(g, me.seat))
STEEL_PRODUCTION: Final = Unit("steel production", lambda g, me: me.production[STEEL])
PLANT_PRODUCTION: Final = Unit("plant production", lambda g, me: me.production[PLANTS])
SETS_ABOVE_15: Final = Unit("full 5 TR above 15", lambda g, me: max(0, me.tr - 15) // 5)
SETS_ABOVE_10: Final = Unit("full 5 TR above 10", lambda g, me: max(0, me.tr - 10) // 5)
BUILDERS: Final = Unit("building tags, city tiles", lambda g, me: me.tags[BUILDING] + tiles.cities(g, me.seat))

CORE_EVENTS: Final[list[GlobalEvent]] = [
    GlobalEvent(
        "Aquifer Released by Public Council",
        MARS_FIRST,
        GREENS,
        [FirstPlacesOcean(), Stock(PLANTS, 1, NOTHING), Stock(STEEL, 1, NOTHING)],
    ),
    GlobalEvent("Asteroid Mining", REDS, UNITY, [Stock(TITANIUM, 1, JOVIAN_TAGS)]),
    GlobalEvent("Celebrity Leaders", UNITY, GREENS, [Stock(MC, 2, EVENTS_PLAYED)]),
    GlobalEvent("Diversity", SCIENTISTS, SCIENTISTS, [Diversity()]),
    GlobalEvent("Dry Deserts", REDS, UNITY, [FirstRemovesOcean(), ResourcesOfChoice()]),
    GlobalEvent("Eco Sabotage", GREENS, REDS, [KeepFewPlants()]),
    GlobalEvent("Election", GREENS, MARS_FIRST, [Ranking(BUILDERS, 2, 1, 0, [(10, 2), (5, 1)])]),
    GlobalEvent("Generous Funding", KELVINISTS, UNITY, [Stock(MC, 2, SETS_ABOVE_15)]),
    GlobalEvent("Global Dust Storm", KELVINISTS, GREENS, [LoseAllHeat(), Stock(MC, -2, BUILDING_TAGS, sign=-1)]),
    GlobalEvent("Homeworld Support", REDS, UNITY, [Stock(MC, 2, EARTH_TAGS)]),
    GlobalEvent("Improved Energy Templates", SCIENTISTS, KELVINISTS, [ProductionUp(ENERGY, POWER_TAGS, cap=NO_CAP, per=2)]),
    GlobalEvent("Interplanetary Trade", UNITY, UNITY, [Stock(MC, 2, SPACE_TAGS)]),
    GlobalEvent("Miners on Strike", MARS_FIRST, GREENS, [Stock(TITANIUM, -1, JOVIAN_TAGS, sign=-1)]),
    GlobalEvent("Mud Slides", KELVINISTS, GREENS, [Stock(MC, -4, TILES_BY_OCEANS, sign=-1)]),
    GlobalEvent("Pandemic", GREENS, MARS_FIRST, [Stock(MC, -3, BUILDING_TAGS, sign=-1)]),
    GlobalEvent("Paradigm Breakdown", KELVINISTS, REDS, [DiscardTwo(), Stock(MC, 2, NOTHING)]),
    GlobalEvent("Productivity", SCIENTISTS, MARS_FIRST, [Stock(STEEL, 1, STEEL_PRODUCTION)]),
    GlobalEvent("Red Influence", KELVINISTS, REDS, [Stock(MC, -3, SETS_ABOVE_10, sign=0), ProductionUp(MC, NOTHING)]),
    GlobalEvent("Revolution", UNITY, MARS_FIRST, [Ranking(EARTHLINGS, -2, -1, 1, [(4, -2)])]),
    GlobalEvent("Riots", MARS_FIRST, REDS, [Stock(MC, -4, OWN_CITIES, sign=-1)]),
    GlobalEvent("Sabotage", UNITY, REDS, [ProductionDown(STEEL), ProductionDown(ENERGY), Stock(STEEL, 1, NOTHING)]),
    GlobalEvent("Scientific Community", REDS, SCIENTISTS, [Stock(MC, 1, HAND_CARDS, cap=NO_CAP)]),
    GlobalEvent("Snow Cover", KELVINISTS, KELVINISTS, [Climate(-2), DrawForInfluence()]),
    GlobalEvent("Solar Flare", UNITY, KELVINISTS, [Stock(MC, -3, SPACE_TAGS, sign=-1)]),
    GlobalEvent("Solarnet Shutdown", SCIENTISTS, MARS_FIRST, [Stock(MC, -3, BLUE_CARDS, sign=-1)]),
    GlobalEvent("Spin-Off Products", GREENS, SCIENTISTS, [Stock(MC, 2, SCIENCE_TAGS)]),
    GlobalEvent("Sponsored Projects", SCIENTISTS, GREENS, [EachCardGrows(), DrawForInfluence()]),
    GlobalEvent("Strong Society", REDS, MARS_FIRST, [Stock(MC, 2, OWN_CITIES)]),
    GlobalEvent("Successful Organisms", MARS_FIRST, SCIENTISTS, [Stock(PLANTS, 1, PLANT_PRODUCTION)]),
    GlobalEvent("Volcanic Eruptions", SCIENTISTS, KELVINISTS, [Climate(2), ProductionUp(HEAT, NOTHING)]),
    GlobalEvent("War on Earth", MARS_FIRST, KELVINISTS, [LoseRating()]),
]
EXTRA_EVENTS: Final[list[GlobalEvent]] = [
    GlobalEvent("Venus Infrastructure", MARS_FIRST, UNITY, [Stock(MC, 2, VENUS_TAGS)], needs=(VENUS_NEXT,)),
    GlobalEvent(
        "Cloud Societies",
        UNITY,
        REDS,
        [FloatersForAll()],
        needs=(
            VENUS_NEXT,
            COLONIES,
        ),
    ),
    GlobalEvent(
        "Corrosive Rain",
        KELVINISTS,
        GREENS,
        [FloatersOrMoney(), DrawForInfluence()],
        needs=(
            VENUS_NEXT,
            COLONIES,
        ),
    ),
    GlobalEvent(
        "Jovian Tax Rights",
        SCIENTISTS,
        UNITY,
        [ProductionUp(MC, OWN_COLONIES, sign=0), Stock(TITANIUM, 1, NOTHING)],
        needs=(COLONIES,),
    ),
    GlobalEvent(
        "Microgravity Health Problems", MARS_FIRST, SCIENTISTS, [Stock(MC, -3, OWN_COLONIES, sign=-1)], needs=(COLONIES,)
    ),
]
ALL_EVENTS: Final[list[GlobalEvent]] = [*CORE_EVENTS, *EXTRA_EVENTS]
