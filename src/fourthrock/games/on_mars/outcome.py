"""How the seats stand (rules 16, 18.1, 20.2, 21.2, 22.2, 23.3, 23.5)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.blackout import DARK
from fourthrock.games.on_mars.chapters import AIMS_OP, AIMS_TO_WIN, BLACKOUT_GOALS, MISSION_OP, TROOPERS
from fourthrock.games.on_mars.events import FROM, TEAM_GOAL
from fourthrock.games.on_mars.medicine import infected
from fourthrock.games.on_mars.monolith import aims_reached, final_score, rank
from fourthrock.games.on_mars.outbreak import mission_holds
from fourthrock.games.on_mars.position import BLACKOUT, HUMANS_LOSE, HUMANS_WIN, INVASION, MONOLITH, NOBODY_WINS, OUTBREAK, Mars
from fourthrock.games.on_mars.scoring import rank_key, score_lines, total
from fourthrock.games.on_mars.solo import solo_won
from fourthrock.table import Standing

HUMANS: Final = 0
"""The side of all who play together; the Alien Commander stands for himself."""


def standings(g: Mars) -> list[Standing]:
    if g.lacerda:
        lines = [*score_lines(g, 0), ("Lacerda has", total(g, 1))]
        return [Standing(0, 1 if solo_won(g) else 2, total(g, 0), lines)]
    if g.mode == INVASION:
        return _two_sides(g)
    if g.mode == MONOLITH:
        return _lone(g)
    if g.mode in (OUTBREAK, BLACKOUT):
        return _together(g)
    keys = [rank_key(g, s) for s in range(g.players)]
    return [
        Standing(s, 1 + sum(1 for other in keys if other > keys[s]), total(g, s), score_lines(g, s)) for s in range(g.players)
    ]


def _two_sides(g: Mars) -> list[Standing]:
    """20.2: the humans share their points; the alien counts Troopers on the map."""
    ahead = g.team / TEAM_GOAL - g.alien_on_map / TROOPERS
    if g.result == HUMANS_WIN:
        ahead = 1.0
    elif g.result == HUMANS_LOSE:
        ahead = -1.0
    elif g.result == NOBODY_WINS:
        ahead = 0.0
    humans = 1 if ahead >= 0 else 2
    found = [Standing(s, humans, g.team, team_lines(g), HUMANS) for s in range(g.players)]
    alien = 1 if ahead <= 0 else 1 + g.players
    found.append(Standing(g.players, alien, g.alien_on_map, [("Troopers on Mars", g.alien_on_map)]))
    return found


def team_lines(g: Mars) -> list[tuple[str, float]]:
    """Where the team's points come from."""
    return [(FROM[at], sum([g.lines[s * 8 + at] for s in range(g.players)])) for at in range(8)]


def _together(g: Mars) -> list[Standing]:
    """21.2, 22.2: all win or all lose; the score counts what is done of what is asked."""
    if g.mode == OUTBREAK:
        lines: list[tuple[str, float]] = [("Missions fulfilled", sum(1 for mission in g.aims if mission_holds(g, mission)))]
        lines.append(("Sick Colonists", infected(g)))
        lines.append(("Rounds left", g.track))
    else:
        lines = [("Missions and Private Goals", BLACKOUT_GOALS[g.players] - g.track)]
        lines.append(("Dark Buildings", g.black.count(DARK)))
    place = 2 if g.result == HUMANS_LOSE else 1
    return [Standing(s, place, lines[0][1], lines, HUMANS) for s in range(g.players)]


def _lone(g: Mars) -> list[Standing]:
    """23.3, 23.5: four goals of five, the points and the rank."""
    reached = aims_reached(g)
    lines = score_lines(g, 0)
    lines.append((f"{reached} of 5 goals", AIMS_OP[reached]))
    lines.append(("Missions", MISSION_OP * g.missions_done))
    lines.append((f"Rank: {rank(g)}", 0))
    return [Standing(0, 1 if reached >= AIMS_TO_WIN else 2, final_score(g), lines)]
