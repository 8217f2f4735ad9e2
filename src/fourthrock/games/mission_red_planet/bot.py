"""What a good player looks at."""

from __future__ import annotations

from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.scoring import is_over, places


def worth(g: Planet) -> list[float]:
    """Win shares, exact at the end."""
    return [1.0 / g.seats] * g.seats if not is_over(g) else shares(places(g))


def shares(place: list[int]) -> list[float]:
    """The winners share 1."""
    winners = place.count(1)
    return [1.0 / winners if mine == 1 else 0.0 for mine in place]
