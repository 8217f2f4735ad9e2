"""Teleporting: a unit of the Union goes from node to node, and in the march phase may walk on (5.12)."""

from __future__ import annotations

from fourthrock.games.omega_war.course import Course
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.nodes import anchor, arrivals, departures, teleport_cost
from fourthrock.games.omega_war.position import ANCHOR, MOVED, War
from fourthrock.games.omega_war.words import HALT
from fourthrock.table import Script, pick, pick_or_stop


def teleport(g: War, side: int, u: int, course: Course) -> Script[None]:
    """5.12 Choose the nodes; whoever teleports by a strike division holds it in place for the phase."""
    s = g.scenario
    unit = s.units[u]
    leaving = departures(g, u, course.points[0], course.costs)
    start = yield from pick(
        side, f"From which node does {unit.name} teleport?", [s.hexes[n] for n in leaving], rule="5.12", note=course.note
    )
    nodes = [s.hexes[n] for n in arrivals(g, u, start.index)]
    node = yield from pick(side, f"To which node does {unit.name} teleport?", nodes, rule="5.12")
    for used in (start.index, node.index):
        division = anchor(g, u, used)
        if division >= 0:
            g.moved[division] = ANCHOR
    g.moved[u] = MOVED
    g.at[u] = node.index
    g.say("{} teleports from {} to {}", unit, start, node)
    yield from walk_on(g, side, u, course.points[0] - course.costs[start.index] - teleport_cost(g, u))


def walk_on(g: War, side: int, u: int, points: int) -> Script[None]:
    """5.12 With the movement points that are left."""
    onward = Course(g, [u], [points], onward=True)
    place = yield from pick_or_stop(
        side,
        f"Where to with {onward.name} now?",
        onward.among,
        onward.why_not,
        stop=HALT,
        rule="5.12",
        legal=onward.ends,
        note=onward.note,
    )
    if isinstance(place, Hex):
        g.at[u] = place.index
        g.say("{} moves on to {}", g.scenario.units[u], place)
