"""Salvage with Non-Players: a crew that the rules play bids nothing and stays at home. It has no scrap, and is known by that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fourthrock.table import Dice, Game, Script, together
from toy import Salvage, SalvageGame, bid, turn


class Options(msgspec.Struct):
    rounds: int = 2
    played_by_rules: list[int] = []


class AutomaticSalvage(SalvageGame):
    def __init__(self) -> None:
        Game.__init__(self, "automatic", "Automatic Salvage", seats=[2, 3], version=1, options=Options, nonplayers=True)

    def with_nonplayers(self, options: Any, seats: Sequence[int]) -> Any:
        return msgspec.structs.replace(options, played_by_rules=list(seats))

    def setup(self, seats: int, options: Any, dice: Dice) -> Salvage:
        g = super().setup(seats, options, dice)
        for seat in options.played_by_rules:
            g.scrap[seat] = 0
        return g

    def script(self, position: Salvage) -> Script[None] | None:
        if position.round == position.rounds or position.caved_in:
            return None
        return turn(position) if position.order else bidding(position)


def bidding(g: Salvage) -> Script[None]:
    awake = [seat for seat in range(g.seats) if g.scrap[seat]]
    bids = yield from together([bid(g, seat) for seat in awake])
    g.order = sorted(awake, key=lambda seat: -bids[awake.index(seat)])


GAME = AutomaticSalvage()
