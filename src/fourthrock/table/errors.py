"""What can go wrong at a table. Every message says what is wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fourthrock.table.ask import Refusal


class TableError(Exception):
    """Base of everything that a table refuses."""


class BadSetup(TableError):
    """A game cannot be set up like this. `field` names what to change."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


class GameIsOver(TableError):
    """The game has ended; nobody is asked anything any more."""


class WrongSeat(TableError):
    """This seat is not asked anything now."""


class IllegalAnswer(TableError):
    """The answer is not among the options. `refusal` is the rule that forbids it, if a rule does."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class NothingToUndo(TableError):
    """There is no answer of this seat that may still be taken back."""


class DeadEnd(TableError):
    """A script asked a question without a legal answer: a fault of the game's rules, not of a player."""


class Diverged(TableError):
    """A replay reached a question that its next move does not answer."""


class RecordError(TableError):
    """A record is damaged or foreign. `line` is where (1 is the header; 0 the record as a whole)."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
