"""Every item that a question of this game can offer."""

from __future__ import annotations

from collections.abc import Sequence

from fourthrock.games.on_mars import (
    alien,
    cards,
    chapters,
    construct,
    defence,
    executive,
    goals,
    invasion,
    laboratory,
    mains,
    medicine,
    monolith,
    movement,
    outbreak,
    recall,
    rounds,
    sabotage,
    ships,
    travel,
    turn,
)
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.goods import BUILDINGS, COLOURS, GOODS
from fourthrock.games.on_mars.hexes import HEXES
from fourthrock.table import DONE, NO, YES, Item, number


def vocabulary() -> Sequence[Item]:
    """In a fixed order; learning environments number their actions by it."""
    return [
        DONE, YES, NO, *[number(n) for n in range(13)], turn.END_TURN,
        *HEXES, *GOODS, *BUILDINGS, *COLOURS, *BLUEPRINTS,
        *cards.SCIENTISTS, *cards.CONTRACTS, *cards.GOALS, *cards.REWARDS, cards.DEVELOP_TWICE, *cards.DISCOVERIES,
        *laboratory.LAB, *laboratory.GRID, *laboratory.EXECUTIVE, *laboratory.DEPOT, *laboratory.ORDER_SPACES,
        *[step for steps in laboratory.STEPS for step in steps],
        *mains.MAINS, mains.COLONIST, movement.THE_ROVER, *recall.PLACES, *construct.CORNER, *goals.DELIVERIES, *ships.CREW,
        executive.UPGRADE_ONE, executive.CONSTRUCT_ONE, travel.BY_SHIP, travel.BY_SHUTTLE, travel.STAY, *rounds.SIDES,
        *chapters.PLACE_EXPENDABLE, *chapters.PLACE_REUSABLE, *chapters.WASTE, *chapters.UNLOCK, *chapters.LIFT,
        *chapters.ALIEN_ACTIONS, *chapters.ALIEN_TECHS, *chapters.ALIEN_CARDS,
        *[step for steps in chapters.ALIEN_STEPS for step in steps],
        *[tile for tiles in chapters.TILES for tile in tiles],
        invasion.RESET, invasion.ALIEN_END, invasion.ALIEN_PASS, alien.FORTH, alien.BACK,
        defence.NEUTRALIZE, defence.GUARD_TECH, defence.GUARD_HEX, defence.DEPLOY, defence.MOVE, defence.STUN,
        *[post for posts in medicine.POSTS for post in posts], outbreak.CURE,
        *[aim for aims in chapters.AIMS for aim in aims], monolith.STOP_HERE, monolith.GO_ON, sabotage.AT_HOME,
    ]  # fmt: skip
