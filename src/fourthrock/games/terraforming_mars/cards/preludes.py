"""The thirty-five preludes."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Card, prelude
from fourthrock.games.terraforming_mars.card_ops import Draw, DrawUntil
from fourthrock.games.terraforming_mars.effects import WildTag
from fourthrock.games.terraforming_mars.ops import Gain, Pay, Production, Raise, Rating, city, greenery, ocean
from fourthrock.games.terraforming_mars.special_ops import PlayCard
from fourthrock.games.terraforming_mars.words import (
    BUILDING,
    CITY_TAG,
    EARTH,
    JOVIAN,
    MICROBE_TAG,
    OXYGEN,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
    TEMPERATURE,
    WILD,
)

PRELUDE_DECK: Final[list[Card]] = [
    prelude("P01", "Allied Bank", tags=[EARTH], play=[Production(mc=4), Gain(mc=3)]),
    prelude("P02", "Aquifer Turbines", tags=[POWER], play=[Pay(mc=3), Production(energy=2), ocean()]),
    prelude("P03", "Biofuels", tags=[MICROBE_TAG], play=[Production(energy=1, plants=1), Gain(plants=2)]),
    prelude("P04", "Biolab", tags=[SCIENCE], play=[Production(plants=1), Draw(3)]),
    prelude("P05", "Biosphere Support", tags=[PLANT], play=[Production(plants=2, mc=-1)]),
    prelude("P06", "Business Empire", tags=[EARTH], play=[Pay(mc=6), Production(mc=6)]),
    prelude("P07", "Dome Farming", tags=[PLANT, BUILDING], play=[Production(mc=2, plants=1)]),
    prelude("P08", "Donation", play=[Gain(mc=21)]),
    prelude("P09", "Early Settlement", tags=[BUILDING, CITY_TAG], play=[Production(plants=1), city()]),
    prelude("P10", "Ecology Experts", tags=[PLANT, MICROBE_TAG], play=[Production(plants=1), PlayCard(any_climate=True)]),
    prelude("P11", "Eccentric Sponsor", play=[PlayCard(cheaper=25)]),
    prelude("P12", "Experimental Forest", tags=[PLANT], play=[greenery(), Raise(OXYGEN), DrawUntil(2, PLANT)]),
    prelude("P13", "Galilean Mining", tags=[JOVIAN], play=[Pay(mc=5), Production(titanium=2)]),
    prelude("P14", "Great Aquifer", play=[ocean(), ocean()]),
    prelude("P15", "Huge Asteroid", play=[Pay(mc=5), Raise(TEMPERATURE, 3)]),
    prelude("P16", "Io Research Outpost", tags=[JOVIAN, SCIENCE], play=[Production(titanium=1), Draw(1)]),
    prelude("P17", "Loan", play=[Production(mc=-2), Gain(mc=30)]),
    prelude("P18", "Martian Industries", tags=[BUILDING], play=[Production(energy=1, steel=1), Gain(mc=6)]),
    prelude("P19", "Metal-Rich Asteroid", play=[Gain(titanium=4, steel=4), Raise(TEMPERATURE)]),
    prelude("P20", "Metals Company", play=[Production(mc=1, steel=1, titanium=1)]),
    prelude("P21", "Mining Operations", tags=[BUILDING], play=[Production(steel=2), Gain(steel=4)]),
    prelude("P22", "Mohole", tags=[BUILDING], play=[Production(heat=3), Gain(heat=3)]),
    prelude("P23", "Mohole Excavation", tags=[BUILDING], play=[Production(steel=1, heat=2), Gain(heat=2)]),
    prelude("P24", "Nitrogen Shipment", play=[Production(plants=1), Gain(mc=5), Rating(1)]),
    prelude("P25", "Orbital Construction Yard", tags=[SPACE], play=[Production(titanium=1), Gain(titanium=4)]),
    prelude("P26", "Polar Industries", tags=[BUILDING], play=[Production(heat=2), ocean()]),
    prelude("P27", "Power Generation", tags=[POWER], play=[Production(energy=3)]),
    prelude("P28", "Research Network", tags=[WILD], play=[Production(mc=1), Draw(3)], effects=[WildTag()]),
    prelude("P29", "Self-Sufficient Settlement", tags=[BUILDING, CITY_TAG], play=[Production(mc=2), city()]),
    prelude("P30", "Smelting Plant", tags=[BUILDING], play=[Gain(steel=5), Raise(OXYGEN, 2)]),
    prelude("P31", "Society Support", play=[Production(plants=1, energy=1, heat=1, mc=-1)]),
    prelude("P32", "Supplier", tags=[POWER], play=[Production(energy=2), Gain(steel=4)]),
    prelude("P33", "Supply Drop", play=[Gain(titanium=3, steel=8, plants=3)]),
    prelude("P34", "UNMI Contractor", tags=[EARTH], play=[Rating(3), Draw(1)]),
    prelude("P35", "Acquired Space Agency", play=[Gain(titanium=6), DrawUntil(2, SPACE)]),
]
