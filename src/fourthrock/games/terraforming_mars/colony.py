"""Colony tiles (21): what building, trading and owning there brings. The tiles themselves are in `colonies.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourthrock.games.terraforming_mars.card import NO_CARD, Card, Op
from fourthrock.table import Item

if TYPE_CHECKING:
    from fourthrock.games.terraforming_mars.position import Mars


class ColonyTile(Item):
    """One moon or dwarf planet."""

    def __init__(self, name: str, build: Op, income: str, trade: list[Op], bonus: Op, wakes_with: int = -1) -> None:
        super().__init__("colony:" + name.lower(), name)
        self.build = build
        self.income = income
        self.trade = trade
        self.bonus = bonus
        self.wakes_with = wakes_with
        self.index = -1
        self.source: Card = NO_CARD


def wake_colonies(g: Mars, kind: int) -> None:
    """21.2 A tile for floaters, microbes or animals opens when somebody has a card for them."""
    for number, tile in enumerate(g.colony_tiles):
        if tile.wakes_with == kind and not g.awake[number]:
            g.awake[number] = True
            g.track[number] = 1
            g.say("{} opens", tile)
