"""The position: what lies on the table, face up or down. Every game has a class of its own, built on this one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fourthrock.table.dice import Dice
from fourthrock.table.journal import EVERYONE, Journal


class GameOver(Exception):
    """Raised by a script in whose middle the game ends. The position must already say who won."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Base of all positions: the dice, and the journal while somebody reads it (never in a clone)."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.journal: Journal | None = None

    def copy(self) -> Position:
        """A position that shares nothing changeable with this one. Its journal is None."""
        raise NotImplementedError(type(self).__name__)

    def reveal(self) -> None:
        """Say that something hidden has been shown to somebody: no undo goes back over this point."""
        self.dice.learnt += 1

    def heading(self, text: str, *things: object) -> None:
        """Begin a part of the log: a round, a phase, a turn."""
        if self.journal is not None:
            self.journal.write(0, EVERYONE, text, things)

    def say(self, text: str, *things: object) -> None:
        """Write what everybody may read."""
        if self.journal is not None:
            self.journal.write(1, EVERYONE, text, things)

    def tell(self, readers: int, text: str, *things: object) -> None:
        """Write what only some seats may read (a bit a seat, see `seats_mask`)."""
        if self.journal is not None:
            self.journal.write(1, readers, text, things)
