"""The chair: all that whoever sits at a table may know. A bot gets a chair, never the table."""

from __future__ import annotations

from typing import Any

from fourthrock.table.ask import Question
from fourthrock.table.dice import Dice
from fourthrock.table.errors import WrongSeat
from fourthrock.table.game import Game
from fourthrock.table.journal import Entry
from fourthrock.table.table import Table


class Chair:
    """One seat at a table that asks it something: its question, its view, its log, and worlds as it may imagine them."""

    def __init__(self, table: Table[Any], seat: int) -> None:
        question = table.ask_of(seat)
        if question is None:
            raise WrongSeat(f"seat {seat} is not asked anything now")
        self.game: Game[Any] = table.game
        self.seat = seat
        self.seats = table.seats
        self.question: Question = question
        self._table = table

    @property
    def view(self) -> Any:
        """What this seat sees."""
        return self._table.view(self.seat)

    @property
    def journal(self) -> list[Entry]:
        """What this seat may read of what happened; empty at a table that keeps no log."""
        journal = self._table.journal
        return [] if journal is None else journal.read(self.seat)

    def imagine(self, dice: Dice, *, rewindable: bool = True) -> Table[Any]:
        """A table as this seat might believe it to be: what is hidden from it, and all chance to come, dealt by these dice."""
        return self._table.imagine(self.seat, dice, rewindable=rewindable)
