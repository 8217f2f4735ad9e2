"""Playing alone (18): the neutral tiles, the length of the game, winning."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.boards import SPACES
from fourthrock.games.terraforming_mars.parameters import complete
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.tiles import CITY_RULE, LAND, lay, not_there
from fourthrock.games.terraforming_mars.words import CITY, GREENERY

START_RATING = 14
RATING_GOAL = 63
GENERATIONS = 14
GENERATIONS_WITH_PRELUDE = 12


def generations(g: Mars) -> int:
    """18.1 How long a game alone lasts."""
    return GENERATIONS_WITH_PRELUDE if g.prelude else GENERATIONS


def neutral_tiles(g: Mars) -> None:
    """18.2 The costs of four cards place two cities, then a greenery beside each."""
    costs = []
    for _ in range(4):
        card = g.deck.pop()
        g.discard.append(card)
        costs.append(max(1, card.cost))
    neutral = g.seats
    first = _city_area(g, costs[0], False)
    lay(g, neutral, CITY, first)
    second = _city_area(g, costs[1], True)
    lay(g, neutral, CITY, second)
    for city, cost in ((first, costs[2]), (second, costs[3])):
        around = [space for space in SPACES[city].around if not_there(g, neutral, space, LAND) is None]
        lay(g, neutral, GREENERY, around[(cost - 1) % len(around)])
    g.latest = -1


def _city_area(g: Mars, cost: int, from_the_end: bool) -> int:
    """Count so many areas where a city, with a greenery beside it, may lie."""
    areas = [
        space.index for space in SPACES if not_there(g, g.seats, space.index, CITY_RULE) is None and _has_room(g, space.index)
    ]
    if from_the_end:
        areas.reverse()
    return areas[(cost - 1) % len(areas)]


def _has_room(g: Mars, space: int) -> bool:
    return any(not_there(g, g.seats, other, LAND) is None for other in SPACES[space].around)


def victory(g: Mars) -> bool:
    """18.5, 18.6 Whether the goal is reached now."""
    if g.rating_goal:
        return g.players[0].tr >= RATING_GOAL
    return complete(g) and (not g.venus_next or g.venus >= 30)
