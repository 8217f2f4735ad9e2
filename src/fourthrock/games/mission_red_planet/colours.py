"""The six colours, and the astronauts of each as something that can be pointed at."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.ships import SHIPS, Ship
from fourthrock.games.mission_red_planet.zones import PHOBOS, ZONES, Zone
from fourthrock.table import Item

ASTRONAUTS: Final = 22


class Colour(Item):
    """A set of 22 astronauts (0.1)."""

    def __init__(self, index: int, token: str, name: str) -> None:
        super().__init__(token, name)
        self.index = index


COLOURS: Final = [
    Colour(0, "yellow", "Yellow"),
    Colour(1, "blue", "Blue"),
    Colour(2, "orange", "Orange"),
    Colour(3, "green", "Green"),
    Colour(4, "purple", "Purple"),
    Colour(5, "grey", "Grey"),
]
STRIDE: Final = len(COLOURS)


class Target(Item):
    """An astronaut of one colour, in a zone or aboard a ship."""

    def __init__(self, colour: Colour, zone: Zone | None, ship: Ship | None) -> None:
        place: Item | None = zone if ship is None else ship
        assert place is not None
        where = "aboard" if ship is not None else "on" if zone is PHOBOS else "in"
        super().__init__(f"{place.token}:{colour.token}", f"{colour.name} {where} {place.name}")
        self.colour = colour
        self.place = place
        self.zone = zone
        self.ship = ship


IN_ZONE: Final = [Target(colour, zone, None) for zone in ZONES for colour in COLOURS]
ABOARD: Final = [Target(colour, None, ship) for ship in SHIPS for colour in COLOURS]
