# ruff: noqa: ARG001, ARG005
"""The milestones and awards of the three boards, and those of Venus Next (10.1, 11.1, 20.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourthrock.games.terraforming_mars import tiles
from fourthrock.games.terraforming_mars.counts import floaters_of
from fourthrock.games.terraforming_mars.goals import Award, Milestone
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import (
    ANIMAL_TAG,
    BLUE,
    BUILDING,
    ENERGY,
    GREEN,
    HEAT,
    JOVIAN,
    MC,
    MICROBE_TAG,
    PLANT,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
    VENUS_TAG,
    WILD,
)


def tag_kinds(me: Player) -> int:
    """How many kinds of tag lie face up; wild is not a kind."""
    return sum([1 for tag in range(WILD) if me.tags[tag]])


def _tag(tag: int) -> Callable[[Mars, Player], int]:
    return lambda g, me: me.tags[tag]


def _tag_or_wild(tag: int) -> Callable[[Mars, Player], int]:
    return lambda g, me: me.tags[tag] + me.tags[WILD]


def _tiles(g: Mars, me: Player) -> int:
    return tiles.tiles_of(g, me.seat) + sum([1 for owner in g.off_map if owner == me.seat])


def _with_needs(g: Mars, me: Player) -> int:
    return sum([1 for card in me.played if card.needs])


def _organisms(g: Mars, me: Player) -> int:
    return me.tags[PLANT] + me.tags[MICROBE_TAG] + me.tags[ANIMAL_TAG] + me.tags[WILD]


def _raised(g: Mars, me: Player) -> int:
    return sum([1 for production in me.production if production > g.head_start])


def _greens_and_blues(g: Mars, me: Player) -> int:
    return sum([1 for card in me.played if card.kind <= BLUE])


def _greens(g: Mars, me: Player) -> int:
    return sum([1 for card in me.played if card.kind == GREEN])


def _dear_cards(g: Mars, me: Player) -> int:
    return sum([1 for card in me.played if card.kind <= BLUE and card.cost >= 20])


def _resources(g: Mars, me: Player) -> int:
    return sum(me.held)


def _kinds_and_wild(g: Mars, me: Player) -> int:
    return tag_kinds(me) + me.tags[WILD]


def _polar(g: Mars, me: Player) -> int:
    return tiles.tiles_of(g, me.seat, 7)


def _southern(g: Mars, me: Player) -> int:
    return tiles.tiles_of(g, me.seat, 5)


def _cities(g: Mars, me: Player) -> int:
    return tiles.cities(g, me.seat)


def _greeneries(g: Mars, me: Player) -> int:
    return tiles.greeneries(g, me.seat)


TERRAFORMER: Final = Milestone("Terraformer", "TR 35", 35, lambda g, me: me.tr)
TERRAFORMER_26: Final = Milestone("Terraformer", "TR 26", 26, lambda g, me: me.tr)
HOVERLORD: Final = Milestone("Hoverlord", "7 floaters on your cards", 7, lambda g, me: floaters_of(me))
VENUPHILE: Final = Award("Venuphile", "most Venus tags", _tag(VENUS_TAG))

MILESTONES: Final = {
    "tharsis": [
        TERRAFORMER,
        Milestone("Mayor", "3 cities", 3, _cities),
        Milestone("Gardener", "3 greeneries", 3, _greeneries),
        Milestone("Builder", "8 building tags", 8, _tag_or_wild(BUILDING)),
        Milestone("Planner", "16 cards in hand", 16, lambda g, me: len(me.hand)),
    ],
    "hellas": [
        Milestone("Diversifier", "8 kinds of tag", 8, _kinds_and_wild),
        Milestone("Tactician", "5 face-up cards that have requirements", 5, _with_needs),
        Milestone("Polar Explorer", "3 tiles on the two bottom rows", 3, _polar),
        Milestone("Energizer", "6 energy production", 6, lambda g, me: me.production[ENERGY]),
        Milestone("Rim Settler", "3 Jovian tags", 3, _tag_or_wild(JOVIAN)),
    ],
    "elysium": [
        Milestone("Generalist", "all 6 productions raised", 6, _raised),
        Milestone("Specialist", "10 of one production", 10, lambda g, me: max(me.production)),
        Milestone("Ecologist", "4 plant, microbe or animal tags", 4, _organisms),
        Milestone("Tycoon", "15 green or blue cards", 15, _greens_and_blues),
        Milestone("Legend", "5 events", 5, lambda g, me: len(me.events)),
    ],
}
AWARDS: Final = {
    "tharsis": [
        Award("Landlord", "most tiles", _tiles),
        Award("Banker", "highest M€ production", lambda g, me: me.production[MC]),
        Award("Scientist", "most science tags", _tag(SCIENCE)),
        Award("Thermalist", "most heat", lambda g, me: me.stock[HEAT]),
        Award("Miner", "most steel and titanium", lambda g, me: me.stock[STEEL] + me.stock[TITANIUM]),
    ],
    "hellas": [
        Award("Cultivator", "most greeneries", _greeneries),
        Award("Magnate", "most green cards", _greens),
        Award("Space Baron", "most space tags", _tag(SPACE)),
        Award("Excentric", "most resources on cards", _resources),
        Award("Contractor", "most building tags", _tag(BUILDING)),
    ],
    "elysium": [
        Award("Celebrity", "most green or blue cards that cost 20 M€ or more", _dear_cards),
        Award("Industrialist", "most steel and energy", lambda g, me: me.stock[STEEL] + me.stock[ENERGY]),
        Award("Desert Settler", "most tiles on the four bottom rows", _southern),
        Award("Estate Dealer", "most tiles next to oceans", lambda g, me: tiles.tiles_by_oceans(g, me.seat)),
        Award("Benefactor", "highest TR", lambda g, me: me.tr),
    ],
}


def milestones_of(board: str, turmoil: bool, venus: bool) -> list[Milestone]:
    """The milestones of a game; with Turmoil Terraformer needs less (10.2)."""
    found = [TERRAFORMER_26 if turmoil and goal is TERRAFORMER else goal for goal in MILESTONES[board]]
    return [*found, HOVERLORD] if venus else found


def awards_of(board: str, venus: bool) -> list[Award]:
    found = AWARDS[board]
    return [*found, VENUPHILE] if venus else found[:]
