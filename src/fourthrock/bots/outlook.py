"""Outlook: what a table promises each seat, and how a table is played on to where that can be judged."""

from __future__ import annotations

from typing import Any

from fourthrock.table.dice import Dice
from fourthrock.table.table import Table


def prospects(table: Table[Any]) -> list[float]:
    """For each seat its chance to win: the shared win when the game is over, the game's own estimate before."""
    return result(table) if table.over else table.game.worth(table.position)


def result(table: Table[Any]) -> list[float]:
    """For each seat its part of the win: 1 for the only winner, the same part for those who share the first place."""
    standings = table.standings()
    first = 0
    for standing in standings:
        if standing.place == 1:
            first += 1
    return [1.0 / first if standing.place == 1 else 0.0 for standing in standings]


def wander(table: Table[Any], dice: Dice, steps: int) -> None:
    """Play on at random for this many answers, or to the end of the game."""
    for _ in range(steps):
        if table.over:
            return
        question = table.asks[0]
        options = question.options
        table.answer(options[dice.below(len(options))], question)
