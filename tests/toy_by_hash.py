"""Salvage with a deck in the order of a set: what no game may do, as that order changes from process to process."""

from __future__ import annotations

import toy
from fourthrock.table import Dice


class UnorderedGame(toy.SalvageGame):
    def setup(self, seats: int, options: toy.Options, dice: Dice) -> toy.Salvage:
        g = super().setup(seats, options, dice)
        by_token = {part.token: part for part in toy.PARTS}
        g.deck = [by_token[token] for token in {part.token for part in toy.PARTS}]
        return g


GAME = UnorderedGame()
