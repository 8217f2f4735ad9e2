"""How the seats stand (rules 16, 18.1, 20.2, 21.2, 22.2, 23.3, 23.5)."""

from __future__ import annotations

from fourthrock.games.on_mars.chapters import TROOPERS
from fourthrock.games.on_mars.events import TEAM_GOAL
from fourthrock.games.on_mars.position import HUMANS_LOSE, HUMANS_WIN, INVASION, NOBODY_WINS, Mars
from fourthrock.games.on_mars.scoring import rank_key, score_lines, total
from fourthrock.games.on_mars.solo import solo_won
from fourthrock.table import Standing


def standings(g: Mars) -> list[Standing]:
    if g.lacerda:
        lines = [*score_lines(g, 0), ("Lacerda has", total(g, 1))]
        return [Standing(0, 1 if solo_won(g) else 2, total(g, 0), lines)]
    if g.mode == INVASION:
        return _two_sides(g)
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
    found = [Standing(s, humans, g.team, team_lines(g, s)) for s in range(g.players)]
    alien = 1 if ahead <= 0 else 1 + g.players
    found.append(Standing(g.players, alien, g.alien_on_map, [("Troopers on Mars", g.alien_on_map)]))
    return found


def team_lines(g: Mars, s: int) -> list[tuple[str, float]]:
    """What each human has brought to the team's score."""
    return [(f"By player {other + 1}", sum(g.lines[other * 8 : other * 8 + 8])) for other in range(g.players)] if s >= 0 else []
