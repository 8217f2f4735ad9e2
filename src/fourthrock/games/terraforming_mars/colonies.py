"""The eleven colony tiles: what a builder gets, what the trade track gives at positions 0 to 6, what each owner gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.terraforming_mars.card import Card, Op
from fourthrock.games.terraforming_mars.card_ops import Add, Draw
from fourthrock.games.terraforming_mars.colony import ColonyTile
from fourthrock.games.terraforming_mars.colony_ops import DrawAndDiscard
from fourthrock.games.terraforming_mars.ops import Gain, Production, ocean
from fourthrock.games.terraforming_mars.words import ANIMAL, CORPORATION, FLOATER, MICROBE


def _tile(name: str, build: Op, income: str, trade: Sequence[Op], bonus: Op, wakes_with: int = -1) -> ColonyTile:
    tile = ColonyTile(name, build, income, list(trade), bonus, wakes_with)
    tile.source = Card("", name, CORPORATION, 0, [])
    return tile


COLONY_TILES: Final[list[ColonyTile]] = [
    _tile("Callisto", Production(energy=1), "energy", [Gain(energy=n) for n in (0, 2, 3, 5, 7, 10, 13)], Gain(energy=3)),
    _tile("Ceres", Production(steel=1), "steel", [Gain(steel=n) for n in (1, 2, 3, 4, 6, 8, 10)], Gain(steel=2)),
    _tile("Enceladus", Add(3, MICROBE), "microbes", [Add(n, MICROBE) for n in (0, 1, 2, 3, 4, 4, 5)], Add(1, MICROBE), MICROBE),
    _tile(
        "Europa",
        ocean(),
        "production",
        [*[Production(mc=1)] * 2, *[Production(energy=1)] * 2, *[Production(plants=1)] * 3],
        Gain(mc=1),
    ),
    _tile("Ganymede", Production(plants=1), "plants", [Gain(plants=n) for n in (0, 1, 2, 3, 4, 5, 6)], Gain(plants=1)),
    _tile("Io", Production(heat=1), "heat", [Gain(heat=n) for n in (2, 3, 4, 6, 8, 10, 13)], Gain(heat=2)),
    _tile("Luna", Production(mc=2), "M€", [Gain(mc=n) for n in (1, 2, 4, 7, 10, 13, 17)], Gain(mc=2)),
    _tile("Miranda", Add(1, ANIMAL), "animals", [Add(n, ANIMAL) for n in (0, 1, 1, 2, 2, 3, 3)], Draw(1), ANIMAL),
    _tile("Pluto", Draw(2), "cards", [Draw(n) for n in (0, 1, 2, 2, 3, 3, 4)], DrawAndDiscard()),
    _tile("Titan", Add(3, FLOATER), "floaters", [Add(n, FLOATER) for n in (0, 1, 1, 2, 3, 3, 4)], Add(1, FLOATER), FLOATER),
    _tile("Triton", Gain(titanium=3), "titanium", [Gain(titanium=n) for n in (0, 1, 1, 2, 3, 4, 5)], Gain(titanium=1)),
]
