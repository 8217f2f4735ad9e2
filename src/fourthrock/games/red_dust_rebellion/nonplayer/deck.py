"""20.3 The Curiosity deck: six two-sided cards for each Non-Player. What a side says stands in the `faces_` modules."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD, Faction
from fourthrock.table import Item


class CuriosityCard(Item):
    """One card: the side that lies up has one letter, the other side the same letter twice."""

    def __init__(self, letter: str, by: Faction) -> None:
        super().__init__(f"curiosity-{letter.lower()}", f"Curiosity card {letter}")
        self.letter = letter
        self.by = by


LETTERS: Final = [(MG, "ABCDEF"), (CORP, "GHJKLM"), (RD, "NPQRST"), (CR, "UVWXYZ")]
CARDS: Final[list[CuriosityCard]] = [CuriosityCard(letter, by) for by, letters in LETTERS for letter in letters]
