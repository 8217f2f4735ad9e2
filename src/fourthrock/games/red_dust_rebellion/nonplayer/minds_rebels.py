"""20.10, 20.11 How Red Dust and the Church answer what they are asked outside their own turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.asking import space_of
from fourthrock.games.red_dust_rebellion.nonplayer.columns import Column, best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import CR_REBELS, CR_REMOVE, RD_POPULATION, RD_REBELS, RD_REMOVE
from fourthrock.games.red_dust_rebellion.nonplayer.mind import Mind
from fourthrock.games.red_dust_rebellion.pieces import MG, RD, SATELLITE, Faction, Group, group
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import Space
from fourthrock.games.red_dust_rebellion.words import PROFITS_WORD, RESOURCES_WORD
from fourthrock.table import Item, Question

OWN_LOSSES: Final = ["7.3", "17.6"]
"""Rules that ask how many of some own Rebels are Hidden ones: Active ones go first."""


def rebel_column(by: Faction) -> Column:
    """20.7 Where a Rebel faction places Rebels."""
    return RD_REBELS if by is RD else CR_REBELS


def removal_column(by: Faction) -> Column:
    """20.7 Where a Rebel faction removes or replaces."""
    return RD_REMOVE if by is RD else CR_REMOVE


class RebelMind(Mind):
    """The general mind of Red Dust and of the Church."""

    def count(self, g: Mars, question: Question, least: int, most: int) -> int:
        return least if question.rule in OWN_LOSSES else super().count(g, question, least, most)

    def group(self, g: Mars, question: Question, groups: Sequence[Group], may_stop: bool) -> Item | None:
        """20.2 No Non-Player takes pieces off the map to place them anew; CR26 which Satellite is hit."""
        if question.rule == "7.1":
            return None
        chosen = super().group(g, question, groups, may_stop)
        if not isinstance(chosen, Group) or chosen.kind != SATELLITE:
            return chosen
        where = best_space(g, self.by, removal_column(self.by), [space_of(one) for one in groups if one.kind == SATELLITE])
        return chosen if where is None else group(where, SATELLITE)

    def space(self, g: Mars, question: Question, spaces: Sequence[Space], may_stop: bool) -> Item | None:  # noqa: ARG002
        """CR3 The first space Assaulted; 4.2 House by its column; 16.4 and all else where Rebels are placed."""
        if question.rule == "CR3":
            return spaces[0]
        if question.rule == "4.2":
            return best_space(g, self.by, RD_POPULATION, spaces)
        return best_space(g, self.by, rebel_column(self.by), spaces)

    def word(self, g: Mars, question: Question, words: Sequence[Item], may_stop: bool) -> Item | None:
        """CR24 The Resources of a person, else Profits."""
        if question.rule == "CR24":
            human = not g.nonplayers[MG.seat] and g.resources[MG.seat] > 0
            return RESOURCES_WORD if human else PROFITS_WORD
        return super().word(g, question, words, may_stop)
