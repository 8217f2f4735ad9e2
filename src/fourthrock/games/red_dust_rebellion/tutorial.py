"""The tutorial as steps: who plays which answers, what they mean in our words, and the figures that must then stand on the board.

It is played with the scenario `tutorial`. A learn mode can walk through it; the tests replay it against the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fourthrock.games.red_dust_rebellion.control import (
    CONTROL_NAMES,
    control,
    cr_total,
    enemy_bases,
    mg_total,
    population,
    rd_total,
    total_opposition,
    total_support,
)
from fourthrock.games.red_dust_rebellion.pieces import CORP, MG, POPULATION, RD, SUPPLY, Faction
from fourthrock.games.red_dust_rebellion.position import EG_PLUS, EG_VALUES, Mars
from fourthrock.games.red_dust_rebellion.spaces import DISPLACED, EARTH, SPACES, Space

Figure = int | str | list[int]


class Play:
    """Answers of one faction, and the figures that hold when the next question is asked."""

    def __init__(self, by: Faction, answers: str, figures: Mapping[str, Figure]) -> None:
        self.by = by
        self.answers = answers.split()
        self.figures = figures


class Step:
    """One step of the tutorial; its figures hold when its script has ended."""

    def __init__(self, name: str, title: str, text: str, plays: Sequence[Play], figures: Mapping[str, Figure]) -> None:
        self.name = name
        self.title = title
        self.text = text
        self.plays = plays
        self.figures = figures


def space_named(token: str) -> Space:
    """The space with this token."""
    return next(space for space in SPACES if space.token == token)


def figure(g: Mars, name: str) -> Figure:
    """A figure by its name: a track, a total, `control:tenzing`, `population:tenzing`, `support:tenzing`."""
    what, _, where = name.partition(":")
    if where:
        space = space_named(where)
        if what == "control":
            return CONTROL_NAMES[control(g, space)]
        return population(g, space) if what == "population" else g.support[space.index]
    return _scoreboard(g)[name]


def _scoreboard(g: Mars) -> dict[str, Figure]:
    return {
        "mg_resources": g.resources[MG.seat],
        "rd_resources": g.resources[RD.seat],
        "profits": g.resources[CORP.seat],
        "mg_total": mg_total(g),
        "rd_total": rd_total(g),
        "cr_total": cr_total(g),
        "enemy_bases": enemy_bases(g),
        "total_support": total_support(g),
        "total_opposition": total_opposition(g),
        "flashpoint": g.flashpoint,
        "eg_index": g.eg_index,
        "eg_value": EG_VALUES[g.eg_index],
        "eg_side": "EG+" if g.eg_side == EG_PLUS else "EG-",
        "displaced": g.count(DISPLACED, POPULATION),
        "supply_on_earth": g.count(EARTH, SUPPLY),
        "hand": sorted(card.number for card in g.hand),
        "campaigns": sorted(card.number for card in g.campaigns),
        "campaigns_drawn": len(g.campaigns_drawn),
    }
