"""7 Arrivals, and the other ways in which astronauts come and go in a zone."""

from __future__ import annotations

from fourthrock.games.mission_red_planet.colours import STRIDE
from fourthrock.games.mission_red_planet.position import Planet, colour
from fourthrock.games.mission_red_planet.zones import RESOURCES, ZONES


def arrive(g: Planet, zone: int, c: int, astronauts: int = 1) -> None:
    """7.1 Whoever arrives in a zone turns its resource token face up."""
    g.on[zone * STRIDE + c] += astronauts
    if not g.faceup[zone]:
        g.faceup[zone] = True
        g.reveal()
        g.say("{} is found at {}", RESOURCES[g.resource[zone]], ZONES[zone])


def walk(g: Planet, start: int, goal: int, c: int) -> None:
    """One astronaut goes from one zone to another."""
    g.on[start * STRIDE + c] -= 1
    g.say("{} goes from {} to {}", colour(c), ZONES[start], ZONES[goal])
    arrive(g, goal, c)


def kill_in(g: Planet, zone: int, c: int) -> None:
    """0.8 One astronaut goes from a zone to the Memorial."""
    g.on[zone * STRIDE + c] -= 1
    g.memorial[c] += 1
