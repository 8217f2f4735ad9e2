"""The projects of Turmoil."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Card, blue, green, red
from fourthrock.games.terraforming_mars.card_ops import Draw
from fourthrock.games.terraforming_mars.counts import EmptyAreas, HasParty, IsChairman, LeadsParty, Tags
from fourthrock.games.terraforming_mars.effects import Influence, OnTag
from fourthrock.games.terraforming_mars.ops import (
    Gain,
    GainPer,
    Pay,
    Production,
    ProductionPer,
    Raise,
    Rating,
    Remove,
    city,
    greenery,
)
from fourthrock.games.terraforming_mars.politics_ops import ExchangeDelegate, RemoveDelegate, ReplaceChairman, SendDelegates
from fourthrock.games.terraforming_mars.words import (
    ALL,
    ANIMAL_TAG,
    BUILDING,
    CITY_TAG,
    EARTH,
    GREENS,
    JOVIAN,
    KELVINISTS,
    MARS_FIRST,
    MC,
    MICROBE_TAG,
    OXYGEN,
    PLANT,
    PLANTS,
    REDS,
    SCIENCE,
    SCIENTISTS,
    UNITY,
)

TURMOIL_CARDS: Final[list[Card]] = [
    green("T01", "Aerial Lenses", 2, [], needs=[HasParty(KELVINISTS)], play=[Production(heat=2), Remove(PLANTS, 2)], vp=-1),
    red("T02", "Banned Delegate", 0, [], needs=[IsChairman()], play=[RemoveDelegate()]),
    green(
        "T03",
        "Cultural Metropolis",
        20,
        [CITY_TAG, BUILDING],
        needs=[HasParty(UNITY)],
        play=[Production(energy=-1, mc=3), city(), SendDelegates(2)],
    ),
    green("T04", "Diaspora Movement", 7, [JOVIAN], needs=[HasParty(REDS)], play=[GainPer(MC, Tags(JOVIAN, scope=ALL))], vp=1),
    blue("T05", "Event Analysts", 5, [SCIENCE], needs=[HasParty(SCIENTISTS)], effects=[Influence()]),
    blue(
        "T06",
        "GMO Contract",
        3,
        [MICROBE_TAG, SCIENCE],
        needs=[HasParty(GREENS)],
        effects=[OnTag([PLANT, ANIMAL_TAG, MICROBE_TAG], [Gain(mc=2)])],
    ),
    blue(
        "T07",
        "Martian Media Center",
        7,
        [BUILDING],
        needs=[HasParty(MARS_FIRST)],
        play=[Production(mc=2)],
        actions=[[Pay(mc=3), SendDelegates(1)]],
    ),
    green(
        "T08",
        "Parliament Hall",
        8,
        [BUILDING],
        needs=[HasParty(MARS_FIRST)],
        play=[ProductionPer(MC, Tags(BUILDING, per=3))],
        vp=1,
    ),
    green("T09", "PR Office", 7, [EARTH], needs=[HasParty(UNITY)], play=[GainPer(MC, Tags(EARTH)), Rating(1)]),
    red("T10", "Public Celebrations", 8, [], needs=[IsChairman()], vp=2),
    red("T11", "Recruitment", 2, [], play=[ExchangeDelegate()]),
    red("T12", "Red Tourism Wave", 3, [EARTH], needs=[HasParty(REDS)], play=[GainPer(MC, EmptyAreas())]),
    green("T13", "Sponsored Mohole", 5, [BUILDING], needs=[HasParty(KELVINISTS)], play=[Production(heat=2)]),
    green("T14", "Supported Research", 3, [SCIENCE], needs=[HasParty(SCIENTISTS)], play=[Draw(2)]),
    green("T15", "Wildlife Dome", 15, [ANIMAL_TAG, PLANT, BUILDING], needs=[HasParty(GREENS)], play=[greenery(), Raise(OXYGEN)]),
    red("T16", "Vote of No Confidence", 5, [], needs=[LeadsParty()], play=[ReplaceChairman(), Rating(1)]),
]
