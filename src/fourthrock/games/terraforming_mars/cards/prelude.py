"""The projects and the preludes of Prelude."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Card, blue, green, red
from fourthrock.games.terraforming_mars.card_ops import AddHere, Draw
from fourthrock.games.terraforming_mars.counts import HasTags, need
from fourthrock.games.terraforming_mars.effects import PaysWith, WildTag
from fourthrock.games.terraforming_mars.ops import Production, city
from fourthrock.games.terraforming_mars.tiles import VOLCANIC_CITY
from fourthrock.games.terraforming_mars.words import BUILDING, CITY_TAG, EARTH, MICROBE, MICROBE_TAG, PLANT, SCIENCE, SPACE, WILD

PRELUDE_CARDS: Final[list[Card]] = [
    green("P36", "House Printing", 10, [BUILDING], play=[Production(steel=1)], vp=1),
    green("P37", "Lava Tube Settlement", 15, [BUILDING, CITY_TAG], play=[Production(energy=-1, mc=2), city(VOLCANIC_CITY)]),
    red("P38", "Martian Survey", 9, [SCIENCE], needs=[need(oxygen=4, at_most=True)], play=[Draw(2)], vp=1),
    blue(
        "P39",
        "Psychrophiles",
        2,
        [MICROBE_TAG],
        needs=[need(temperature=-20, at_most=True)],
        effects=[PaysWith(MICROBE, 2, PLANT)],
        actions=[[AddHere()]],
        holds=MICROBE,
    ),
    green("P40", "Research Coordination", 4, [WILD], effects=[WildTag()]),
    green("P41", "SF Memorial", 7, [BUILDING], play=[Draw(1)], vp=1),
    green("P42", "Space Hotels", 12, [SPACE, EARTH], needs=[HasTags(*[EARTH] * 2)], play=[Production(mc=4)]),
]
