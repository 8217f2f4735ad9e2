"""The search tree: a node for every answer that some seat has given at some point, as the searching seat would see it.

One tree is grown through many imagined worlds. An answer that is legal in one world may not be in another, so every node
counts how often it was on offer, and competes only against what was on offer with it (Cowling, Powley, Whitehouse 2012).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fourthrock.table.dice import Dice
from fourthrock.table.items import Item

CURIOSITY: Final = 0.9
WIDTH: Final = 1.5


class Node:
    """An answer: how often it was tried and on offer, what it was worth to the seat that gave it, and what came after it."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}
        self.asides: dict[int, Node] = {}

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, token: str) -> Node:
        """What came after this with that answer."""
        found = self.children.get(token)
        if found is None:
            found = Node()
            self.children[token] = found
        return found

    def aside(self, seat: int) -> Node:
        """Where this seat's secret answers of a question asked together hang: seen by nobody else who answers with it."""
        found = self.asides.get(seat)
        if found is None:
            found = Node()
            self.asides[seat] = found
        return found


class Scale:
    """How much the values of each seat vary in this search: curiosity is measured in that."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, values: Sequence[float]) -> None:
        self.count += 1
        for seat in range(len(values)):
            value = values[seat]
            self.sums[seat] += value
            self.squares[seat] += value * value

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.count if self.count else 0.0

    def spread(self, seat: int) -> float:
        if self.count < 2:
            return 1.0
        mean = self.sums[seat] / self.count
        return math.sqrt(max(self.squares[seat] / self.count - mean * mean, 1e-6))


def choose(spot: Node, options: Sequence[Item], seat: int, scale: Scale, dice: Dice) -> Item:
    """The option to try next: a new one while few of those on offer were tried, else the most promising of the tried ones."""
    tried: list[Item] = []
    nodes: list[Node] = []
    untried: list[Item] = []
    for option in options:
        node = spot.children.get(option.token)
        if node is None or node.visits == 0:
            untried.append(option)
        else:
            node.offered += 1
            tried.append(option)
            nodes.append(node)
    if untried and len(tried) < may_try(nodes):
        return untried[dice.below(len(untried))]
    curiosity = CURIOSITY * scale.spread(seat)
    best = 0
    most = -1.0
    for number in range(len(nodes)):
        node = nodes[number]
        promise = node.total / node.visits + curiosity * math.sqrt(math.log(node.offered) / node.visits)
        if promise > most:
            best, most = number, promise
    return tried[best]


def may_try(nodes: Sequence[Node]) -> float:
    """How many options may be tried, after so many visits to those that were."""
    visits = 1
    for node in nodes:
        visits += node.visits
    return WIDTH * math.sqrt(visits)
