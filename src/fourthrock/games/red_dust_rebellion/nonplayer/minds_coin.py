"""20.9 How MarsGov and the Corporations answer what they are asked, unless an Operation has a mind of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column, best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_coin import CORP_POPULATION, CORP_REMOVE, MG_POPULATION, MG_REMOVE
from fourthrock.games.red_dust_rebellion.nonplayer.mind import Mind
from fourthrock.games.red_dust_rebellion.pieces import CR, MG, RD, Faction, Group
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import Space
from fourthrock.table import NO, Item, Question

CYCLER: Final = "16.1"
ACTIVATING: Final = "7.3"
HOUSING: Final = "4.2"


def population_column(by: Faction) -> Column:
    """20.7 Where MarsGov or the Corporations House and Repair."""
    return MG_POPULATION if by is MG else CORP_POPULATION


def removal_column(by: Faction) -> Column:
    """20.7 Where they remove or replace."""
    return MG_REMOVE if by is MG else CORP_REMOVE


class CoinMind(Mind):
    """The general mind of a COIN faction."""

    def count(self, g: Mars, question: Question, least: int, most: int) -> int:
        """7.3 The count is of Red Dust Rebels: the Church's come first, but a person's before a Non-Player's."""
        if question.rule == ACTIVATING:
            return most if g.nonplayers[CR.seat] and not g.nonplayers[RD.seat] else least
        return super().count(g, question, least, most)

    def group(self, g: Mars, question: Question, groups: Sequence[Group], may_stop: bool) -> Item | None:
        """16.1 A Non-Player never pays for a further piece on the Cycler; 7.1 none takes its own off the map."""
        return None if question.rule in (CYCLER, "7.1") else super().group(g, question, groups, may_stop)

    def space(self, g: Mars, question: Question, spaces: Sequence[Space], may_stop: bool) -> Item | None:  # noqa: ARG002
        """House by its column, all else where pieces are removed."""
        column = population_column(self.by) if question.rule == HOUSING else removal_column(self.by)
        return best_space(g, self.by, column, spaces)

    def word(self, g: Mars, question: Question, words: Sequence[Item], may_stop: bool) -> Item | None:
        """16.1 The Corporations send no Population from Earth unless they must."""
        return NO if question.rule == CYCLER and NO in words else super().word(g, question, words, may_stop)
