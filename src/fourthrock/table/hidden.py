"""Dealing hidden things anew: what every game's `imagine` is made of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from fourthrock.table.dice import Dice

T = TypeVar("T")


def deal_anew(places: Sequence[list[T]], seen: Collection[T], dice: Dice) -> None:
    """Shuffle what is not in `seen` among the slots of `places` in which it lies; what is seen stays where it is."""
    slots = [(place, index) for place in places for index, thing in enumerate(place) if thing not in seen]
    things = [place[index] for place, index in slots]
    dice.shuffle(things)
    for (place, index), thing in zip(slots, things):
        place[index] = thing
