"""20.7 Space columns: rows filter the candidates one after the other until one space is left; at last chance decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.pieces import Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import Space

Measure = Callable[[Mars, Faction, Space], int]
ORDINALS: Final = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"]


class Row:
    """One row: the spaces with the highest figure stay (with `least`: the lowest). Where nobody meets it, all of them do."""

    def __init__(self, words: str, measure: Measure, human: Faction | None = None, least: bool = False) -> None:
        self.words = words
        self.measure = measure
        self.human = human
        self.sign = -1 if least else 1

    def applies(self, g: Mars) -> bool:
        """Some rows count only while a person plays a certain faction."""
        return self.human is None or not g.nonplayers[self.human.seat]


class Column:
    """A column of the table: what it is for, and its rows from the top."""

    def __init__(self, name: str, rows: Sequence[Row]) -> None:
        self.name = name
        self.rows = list(rows)


def best_space(g: Mars, by: Faction, column: Column, candidates: Sequence[Space]) -> Space | None:
    """20.7 The space that a column picks among some; None if there are none. The row that decided is told."""
    left = list(candidates)
    if not left:
        return None
    if len(left) == 1:
        g.say("{}: {}, the only candidate", column.name, left[0])
        return left[0]
    for number, row in enumerate(column.rows):
        if not row.applies(g):
            continue
        figures = [row.sign * row.measure(g, by, space) for space in left]
        most = max(figures)
        left = [space for space, figure in zip(left, figures) if figure == most]
        if len(left) == 1:
            g.say("{}: {} by the {} priority, {}", column.name, left[0], ORDINALS[number], row.words)
            return left[0]
    chosen = g.dice.choose(left)
    g.say("{}: {} at random of {} equal", column.name, chosen, len(left))
    return chosen


def in_order(g: Mars, by: Faction, column: Column, candidates: Sequence[Space]) -> list[Space]:
    """20.7 All candidates, in the order in which a column picks them."""
    left = list(candidates)
    found: list[Space] = []
    while left:
        space = best_space(g, by, column, left)
        assert space is not None
        found.append(space)
        left.remove(space)
    return found
