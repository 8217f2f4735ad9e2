"""20.5 Whether an Event would be effective for a faction: what its list counts, before and after a rehearsal on a copy.

Each faction has a list of figures that it likes to see rise or fall. The rehearsal plays the very Event, every question
answered as the Non-Players would (people included), with every throw at its lowest, so that no real die is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.control import population
from fourthrock.games.red_dust_rebellion.nonplayer.mind import Mind
from fourthrock.games.red_dust_rebellion.pieces import (
    COIN_KINDS,
    CONVERSION,
    CORP,
    CORP_KINDS,
    CR,
    CR_HIDDEN,
    CR_KINDS,
    MG,
    MG_KINDS,
    POPULATION,
    RD,
    RD_HIDDEN,
    RD_KINDS,
    REBEL_KINDS,
    SATELLITE,
    SUPPLY,
    TERRAFORMING,
    Faction,
)
from fourthrock.games.red_dust_rebellion.position import EG_VALUES, Mars
from fourthrock.games.red_dust_rebellion.spaces import DISPLACED, EARTH, MARS, SPACES, TRANSIT
from fourthrock.table import Question, Script, dice_for

CORP_CONFIDENCE: Final = 4
"""The Corporations set EG+ while EarthGov Confidence is worth less than this."""
LUCKY_THROWS: Final = [(1, 6)] * 120


def on_map(g: Mars, kinds: Sequence[int]) -> int:
    """How many of these pieces are on the map, Phobos included."""
    return sum(g.count(space, kind) for space in SPACES for kind in kinds)


def support_levels(g: Mars) -> list[int]:
    """Support in each space."""
    return [max(0, g.support[space.index]) for space in MARS]


def opposition_levels(g: Mars) -> list[int]:
    """Opposition in each space."""
    return [max(0, -g.support[space.index]) for space in MARS]


def people_at_support(g: Mars) -> list[int]:
    """Population of each space with Support."""
    return [population(g, space) if g.support[space.index] > 0 else 0 for space in MARS]


def people_at_opposition(g: Mars) -> list[int]:
    """Population of each space with Opposition."""
    return [population(g, space) if g.support[space.index] < 0 else 0 for space in MARS]


def people(g: Mars) -> list[int]:
    """Population on Mars, and with it that which is displaced."""
    on_mars = sum(population(g, space) for space in MARS)
    return [on_mars, on_mars + g.count(DISPLACED, POPULATION)]


def supply(g: Mars) -> int:
    """Supply under way, and what has reached a Non-Player."""
    return g.count(EARTH, SUPPLY) + g.count(TRANSIT, SUPPLY) + g.totals[MG.seat]


def assets(g: Mars) -> int:
    """The cards of the Church, or its Asset Total."""
    return g.totals[CR.seat] if g.nonplayers[CR.seat] else len(g.hand)


def human_resources(g: Mars, by: Faction) -> list[int]:
    """The Resources of each other faction that a person plays."""
    return [g.resources[who.seat] for who in (MG, RD) if who is not by and not g.nonplayers[who.seat]]


def wants_plus(g: Mars) -> bool:
    """20.5 The EarthGov rule of the Corporations."""
    return EG_VALUES[g.eg_index] < CORP_CONFIDENCE


def _minus(figures: Sequence[int]) -> list[int]:
    return [-figure for figure in figures]


def marsgov_likes(g: Mars, _plus: bool) -> list[int]:
    """20.5 MarsGov's list: figures that it wants to see rise."""
    adds = [*support_levels(g), *people_at_support(g), on_map(g, MG_KINDS), g.eg_index, g.eg_side, supply(g)]
    removes = [on_map(g, REBEL_KINDS), g.resources[CORP.seat], *opposition_levels(g), *people_at_opposition(g), assets(g)]
    return [*adds, *_minus([*removes, *human_resources(g, MG)])]


def corporations_like(g: Mars, plus: bool) -> list[int]:
    """20.5 The Corporations' list; `plus` is what the EarthGov rule said before."""
    confidence = [g.eg_index, g.eg_side]
    adds = [g.resources[CORP.seat], on_map(g, CORP_KINDS), on_map(g, [TERRAFORMING])]
    removes = [on_map(g, REBEL_KINDS), assets(g), *human_resources(g, CORP)]
    return [*adds, *(confidence if plus else _minus(confidence)), *_minus(removes)]


def red_dust_likes(g: Mars, _plus: bool) -> list[int]:
    """20.5 Red Dust's list."""
    adds = [*opposition_levels(g), *people_at_opposition(g), g.totals[RD.seat], on_map(g, RD_KINDS), on_map(g, [RD_HIDDEN])]
    enemies = on_map(g, [*COIN_KINDS, SATELLITE, *CR_KINDS])
    removes = [enemies, *support_levels(g), g.resources[CORP.seat], g.eg_index, g.eg_side, *people_at_support(g), assets(g)]
    return [*adds, *_minus([*removes, supply(g), *human_resources(g, RD)])]


def church_likes(g: Mars, _plus: bool) -> list[int]:
    """20.5 The Church's list."""
    adds = [g.totals[CR.seat], on_map(g, CR_KINDS), on_map(g, [CONVERSION]), on_map(g, [CR_HIDDEN])]
    enemies = on_map(g, [*COIN_KINDS, SATELLITE, *RD_KINDS])
    removes = [g.resources[CORP.seat], enemies, *support_levels(g), *opposition_levels(g), *people(g), g.eg_index, g.eg_side]
    return [*adds, *_minus([*removes, supply(g), *human_resources(g, CR)])]


LIKES: Final[list[Callable[[Mars, bool], list[int]]]] = [marsgov_likes, corporations_like, red_dust_likes, church_likes]


def better(by: Faction, before: Mars, after: Mars) -> bool:
    """20.5 Whether anything on the faction's list went its way."""
    plus = wants_plus(before)
    likes = LIKES[by.seat]
    return any(now > then for then, now in zip(likes(before, plus), likes(after, plus)))


def rehearsal(g: Mars) -> Mars:
    """A copy of the table whose dice always show their lowest side."""
    trial = g.copy()
    trial.dice = dice_for("rehearsal")
    trial.dice.rig(LUCKY_THROWS)
    return trial


def settle(g: Mars, script: Script[None], minds: Sequence[Mind]) -> None:
    """Run a script to its end, each seat's questions answered by its mind."""
    for step in script:
        assert isinstance(step, Question)
        step.answer = minds[step.seat].answer(g, step)
