"""Global parameters (8): raising them, and the bonuses on their tracks."""

from __future__ import annotations

from fourthrock.games.terraforming_mars import triggers
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import draw, gain_tr, raise_production
from fourthrock.games.terraforming_mars.tiles import place_for_the_world, place_ocean
from fourthrock.games.terraforming_mars.words import COLOURS, HEAT, OCEANS, OXYGEN, TEMPERATURE, VENUS
from fourthrock.table import Script


def level(g: Mars, parameter: int) -> int:
    """Where a parameter stands."""
    if parameter == TEMPERATURE:
        return g.temperature
    if parameter == OXYGEN:
        return g.oxygen
    return g.oceans if parameter == OCEANS else g.venus


def raise_parameter(g: Mars, me: Player, parameter: int, steps: int) -> Script[None]:
    """8.1 Raise a parameter: 1 TR a step, until it is at its maximum."""
    if parameter == TEMPERATURE:
        yield from raise_temperature(g, me, steps)
    elif parameter == OXYGEN:
        yield from raise_oxygen(g, me, steps)
    elif parameter == VENUS:
        yield from raise_venus(g, me, steps)


def raise_temperature(g: Mars, me: Player, steps: int) -> Script[None]:
    """8.2 -24 and -20 give heat production, 0 an ocean."""
    for _ in range(steps):
        if g.temperature >= 8:
            return
        g.temperature += 2
        g.say("{} raises the temperature to {} °C", COLOURS[me.seat], g.temperature)
        gain_tr(g, me, 1)
        if g.temperature == -24 or g.temperature == -20:
            raise_production(me, HEAT, 1)
        elif g.temperature == 0:
            yield from place_ocean(g, me)


def raise_oxygen(g: Mars, me: Player, steps: int) -> Script[None]:
    """8.2 8 % raises the temperature."""
    for _ in range(steps):
        if g.oxygen >= 14:
            return
        g.oxygen += 1
        g.say("{} raises oxygen to {} %", COLOURS[me.seat], g.oxygen)
        gain_tr(g, me, 1)
        if g.oxygen == 8:
            yield from raise_temperature(g, me, 1)


def raise_venus(g: Mars, me: Player, steps: int) -> Script[None]:
    """20.1 8 % gives a card, 16 % a TR."""
    for _ in range(steps):
        if g.venus >= 30:
            return
        g.venus += 2
        g.say("{} raises Venus to {} %", COLOURS[me.seat], g.venus)
        gain_tr(g, me, 1)
        if g.venus == 8:
            draw(g, me, 1)
        elif g.venus == 16:
            gain_tr(g, me, 1)
        yield from triggers.venus_raised(g, 1)


def warm_for_the_world(g: Mars, chooser: Player, steps: int) -> Script[None]:
    """16.7 The temperature rises for nobody's benefit; at 0 the ocean is placed by the chooser."""
    for _ in range(steps):
        if g.temperature >= 8:
            return
        g.temperature += 2
        g.say("The temperature rises to {} °C", g.temperature)
        if g.temperature == 0:
            yield from place_for_the_world(g, chooser)


def cool(g: Mars, steps: int) -> None:
    """Snow cover: the temperature falls, unless it is at its maximum (8.1)."""
    if g.temperature < 8:
        g.temperature = max(-30, g.temperature - 2 * steps)


def complete(g: Mars) -> bool:
    """13.1 Whether Mars is terraformed: temperature, oxygen and oceans at their maximum."""
    return g.temperature >= 8 and g.oxygen >= 14 and g.oceans >= 9
