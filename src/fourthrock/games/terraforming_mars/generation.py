"""Between the action phases (12, 13, 4.5): production, the end of the game, the world government, colonies."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars import scoring, solo, triggers
from fourthrock.games.terraforming_mars.parameters import complete, warm_for_the_world
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.tiles import GREENERY_RULE, choose_area, has_area, place, place_for_the_world
from fourthrock.games.terraforming_mars.words import (
    COLOURS,
    CONVERT_PLANTS,
    ENERGY,
    GREENERY,
    HEAT,
    LAST_GREENERIES,
    MC,
    OCEANS,
    OVER,
    OXYGEN,
    PARAMETER_NAMES,
    PLANTS,
    RESEARCH,
    SOLAR,
    TEMPERATURE,
    TURMOIL_EVENT,
    VENUS,
)
from fourthrock.table import Refusal, Script, Word, pick, pick_or_stop

WORLD: Final = [Word(f"world:{name.lower()}", name[0].upper() + name[1:]) for name in PARAMETER_NAMES]
AT_MOST: Final = Refusal("8.1", "it is at its maximum")


def production(g: Mars) -> Script[None]:
    """12 Energy becomes heat, TR and productions pay; then the end of the game is looked at (13.1)."""
    g.heading("Production")
    for me in g.in_order(g.first):
        produce(me)
        g.say("{} earns {} M€", COLOURS[me.seat], income(me))
        g.active = me.seat
        if not me.raised:
            yield from triggers.quiet_generation(g, me)
    take_down(g)
    g.active = g.first
    g.phase = after_production(g)
    g.step = 0


def produce(me: Player) -> None:
    """12.1 One player's production."""
    me.used = []
    me.next_cheaper = 0
    me.next_flex = 0
    me.consulted = False
    me.stock[HEAT] += me.stock[ENERGY]
    me.stock[ENERGY] = 0
    me.stock[MC] = max(0, me.stock[MC] + income(me))
    for what in range(1, 6):
        me.stock[what] += me.production[what]


def income(me: Player) -> int:
    """12.1 M€ a generation."""
    return me.tr + me.production[MC]


def take_down(g: Mars) -> None:
    """How everybody stands at the end of this generation."""
    for me in g.players:
        played = len(me.played) + len(me.events)
        me.course.append((income(me), me.tr, len(me.hand), played, scoring.total(g, me)))


def after_production(g: Mars) -> int:
    """13.1, 18.5-18.7 What follows: the last greeneries, the solar phase, or a loss alone."""
    if g.solo:
        if g.generation < solo.generations(g):
            return SOLAR
        g.final = True
        g.won = solo.victory(g)
        return LAST_GREENERIES if g.won else OVER
    if complete(g) or g.generation >= g.last_generation:
        g.final = True
        return LAST_GREENERIES
    return SOLAR


def last_greeneries(g: Mars) -> Script[None]:
    """13.2 In order each player turns plants into greeneries, as often as possible: no oxygen, no TR."""
    if g.step == g.seats:
        g.phase = OVER
        return
    me = g.players[(g.first + g.step) % g.seats]
    g.active = me.seat
    if me.stock[PLANTS] < me.greenery_cost or not has_area(g, me.seat, GREENERY_RULE):
        g.step += 1
        return
    word = yield from pick_or_stop(me.seat, "A last greenery?", [CONVERT_PLANTS], rule="13.2")
    if word is None:
        g.step += 1
        return
    me.stock[PLANTS] -= me.greenery_cost
    space = yield from choose_area(g, me, GREENERY, GREENERY_RULE)
    if space is not None:
        yield from place(g, me, GREENERY, space.index)


def solar(g: Mars) -> Script[None]:
    """4.5 The world government, then the colonies; Turmoil follows."""
    if g.venus_next and g.world_government:
        yield from govern_the_world(g)
    if g.colonies_in:
        colony_production(g)
    g.phase = TURMOIL_EVENT if g.turmoil else RESEARCH


def _at_most(g: Mars, word: Word) -> Refusal | None:
    levels = [g.temperature >= 8, g.oxygen >= 14, g.oceans >= 9, g.venus >= 30]
    return AT_MOST if levels[WORLD.index(word)] else None


def govern_the_world(g: Mars) -> Script[None]:
    """20.5 The first player raises one parameter a step, for nobody."""
    me = g.players[g.first]
    g.active = g.first
    if all(_at_most(g, word) is not None for word in WORLD):
        return
    word = yield from pick(me.seat, "The world government raises what?", WORLD, lambda w: _at_most(g, w), rule="20.5")
    g.say("{} lets the world government choose {}", COLOURS[me.seat], word)
    parameter = WORLD.index(word)
    if parameter == TEMPERATURE:
        yield from warm_for_the_world(g, me, 1)
    elif parameter == OXYGEN:
        g.oxygen += 1
        if g.oxygen == 8:
            yield from warm_for_the_world(g, me, 1)
    elif parameter == OCEANS:
        yield from place_for_the_world(g, me)
    elif parameter == VENUS:
        g.venus += 2
        yield from triggers.venus_raised(g, 1)


def colony_production(g: Mars) -> None:
    """21.7 Fleets come home, tracks move up."""
    for me in g.players:
        me.fleets_away = 0
    for number in range(len(g.colony_tiles)):
        g.visited[number] = False
        if g.awake[number]:
            g.track[number] = min(6, g.track[number] + 1)
