"""Dice: all chance of a game, inside its position. Two small linear congruential generators, combined (L'Ecuyer 1988):
plain integers below 2**47, so the same throws come out interpreted, compiled, and on any machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_M1: Final = 2147483563
_M2: Final = 2147483399


class Dice:
    """A seeded source of throws. `learnt` counts how often somebody learnt something from it: no undo goes back over that."""

    def __init__(self, one: int, two: int) -> None:
        self.one = one
        self.two = two
        self.learnt = 0
        self.log: list[int] = []
        self.forced: list[int] = []
        self.at = 0

    def raw(self) -> int:
        """The next number, 1 to 2147483562."""
        self.learnt += 1
        if self.at < len(self.forced):
            z = self.forced[self.at]
            self.at += 1
        else:
            self.one = self.one * 40014 % _M1
            self.two = self.two * 40692 % _M2
            z = (self.one - self.two) % (_M1 - 1) + 1
        self.log.append(z)
        return z

    def below(self, sides: int) -> int:
        """0 to sides - 1, each as likely as the other."""
        return (self.raw() - 1) * sides // (_M1 - 1)

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to sides."""
        return self.below(sides) + 1

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def choose(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.raw() - 1) / (_M1 - 1)

    def draw(self, things: list[T]) -> T:
        """Take one out at random."""
        return things.pop(self.below(len(things)))

    def copy(self) -> Dice:
        other = Dice(self.one, self.two)
        other.learnt = self.learnt
        if self.at < len(self.forced):
            other.forced = self.forced[self.at :]
        return other

    def rig(self, throws: Sequence[tuple[int, int]]) -> None:
        """Fix the next throws, each as (value, sides) with values from 1: for tutorials, puzzles and tests."""
        span = _M1 - 1
        self.forced = self.forced[self.at :] + [-(-(value - 1) * span // sides) + 1 for value, sides in throws]
        self.at = 0

    @property
    def fixed_left(self) -> int:
        """How many of the next throws are fixed."""
        return len(self.forced) - self.at

    def following(self, throws: Sequence[int]) -> Dice:
        """Dice that first repeat these raw throws, then go on as this one."""
        other = Dice(self.one, self.two)
        other.learnt = self.learnt
        other.forced = list(throws)
        return other


def dice_for(seed: int | str) -> Dice:
    """The dice of a seed."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    one = int.from_bytes(digest[:8], "big") % (_M1 - 1) + 1
    two = int.from_bytes(digest[8:], "big") % (_M2 - 1) + 1
    return Dice(one, two)
