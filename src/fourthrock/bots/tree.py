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


class Style:
    """The parameters of a search. A spec always means the same ones."""

    def __init__(
        self,
        curiosity: float = 0.9,
        width: float = 1.5,
        rollout: int = 20,
        prior_worlds: int = 1,
        prior_weight: float = 2.0,
        prior_copies: int = 150,
        prior_part: float = 0.1,
        echo: float = 80.0,
    ) -> None:
        self.curiosity = curiosity
        self.width = width
        self.rollout = rollout
        self.prior_worlds = prior_worlds
        self.prior_weight = prior_weight
        self.prior_copies = prior_copies
        self.prior_part = prior_part
        self.echo = echo


class Node:
    """An answer: how often it was tried and on offer, what it was worth to the seat that gave it, and what came after it.

    `echoes` holds, for answers given here or anywhere later by the seat that answers here, how the games went in which they were
    given: a first opinion of an answer that was hardly tried here yet (Gelly & Silver 2007).
    """

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.prior = 0.0
        self.weight = 0.0
        self.children: dict[str, Node] = {}
        self.asides: dict[int, Node] = {}
        self.echoes: dict[str, Echo] = {}

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else self.prior

    def expect(self, value: float, weight: float) -> None:
        """A first opinion, that counts like so many visits."""
        self.prior = value
        self.weight = weight

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

    def hear(self, token: str, value: float) -> None:
        """Note how a game went in which this was answered here or later."""
        echo = self.echoes.get(token)
        if echo is None:
            echo = Echo()
            self.echoes[token] = echo
        echo.count += 1
        echo.total += value


class Echo:
    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0


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


def choose(spot: Node, options: Sequence[Item], seat: int, together: bool, scale: Scale, dice: Dice, style: Style) -> Item:
    """The option to try next: a new one while few of those on offer were tried, else the most promising of the tried ones.

    Seats that answer together are curious at random, lest they learn in step to answer each other.
    """
    tried: list[Item] = []
    nodes: list[Node] = []
    untried: list[Item] = []
    visits = 1
    for option in options:
        node = spot.children.get(option.token)
        if node is None or node.visits == 0:
            untried.append(option)
        else:
            node.offered += 1
            visits += node.visits
            tried.append(option)
            nodes.append(node)
    if untried and len(tried) < style.width * math.sqrt(visits):
        return first_try(spot, untried, dice)
    curiosity = style.curiosity * scale.spread(seat)
    best = 0
    most = -1.0
    for number in range(len(nodes)):
        node = nodes[number]
        promise = estimate(spot, node, tried[number].token, style.echo)
        mood = 2.0 * dice.chance() if together else 1.0
        promise += mood * curiosity * math.sqrt(math.log(node.offered) / node.visits)
        if promise > most:
            best, most = number, promise
    return tried[best]


def first_try(spot: Node, untried: list[Item], dice: Dice) -> Item:
    """Of the options not tried yet, the one that promises most by its prior or its echo; one without either, by the dice."""
    start = dice.below(len(untried))
    best = untried[start]
    most = -1.0
    for step in range(len(untried)):
        option = untried[(start + step) % len(untried)]
        hint = -1.0
        node = spot.children.get(option.token)
        echo = spot.echoes.get(option.token)
        if node is not None and node.weight > 0.0:
            hint = node.prior
        elif echo is not None:
            hint = echo.total / echo.count
        if hint > most:
            best, most = option, hint
    return best


def estimate(spot: Node, node: Node, token: str, echo_weight: float) -> float:
    """What an answer is worth: its own games with its prior, and the less there are of them, its echo."""
    value = (node.total + node.weight * node.prior) / (node.visits + node.weight)
    if echo_weight > 0.0:
        echo = spot.echoes.get(token)
        if echo is not None:
            trust = echo_weight / (echo_weight + node.visits)
            value = trust * (echo.total / echo.count) + (1.0 - trust) * value
    return value


DEFAULT_STYLE: Final = Style()
STEADY_STYLE: Final = Style(
    curiosity=0.4, rollout=0, prior_worlds=4, prior_weight=10.0, prior_copies=600, prior_part=0.4, echo=0.0
)
"""For games in which random play soon spoils a position: no rollouts, but a longer look ahead that counts for more."""
