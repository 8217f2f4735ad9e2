"""Imagine: what a seat cannot know (15.2).

Both cups, of nomads and of revolt markers, are drawn from by the dice at the moment of the draw; what is drawn is shown to both
sides, and what is left in a cup can be counted by anybody. So nothing lies face down on this table: all that is unknown is
what the dice will say, and those the table deals anew by itself.
"""

from __future__ import annotations

from fourthrock.games.omega_war.position import War
from fourthrock.table.dice import Dice


def imagine(start: War, now: War, seat: int, dice: Dice) -> None:
    """Nothing on the table is hidden from a seat."""
