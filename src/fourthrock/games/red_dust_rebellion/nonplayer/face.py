"""20.3 What a side of a Curiosity card says: a gate, the Operation to execute, and the Special Activities to try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.table import Script, Word

NEXT_CARD: Final = 0
OTHER_SIDE: Final = 1


class Turn:
    """One turn of a Non-Player: which faction, whether it is Limited, and whether a Special Activity belongs to it."""

    def __init__(self, by: Faction, limited: bool, special: bool) -> None:
        self.by = by
        self.limited = limited
        self.special = special
        self.special_done: Word | None = None
        """The Special Activity that was performed; there is one in a turn."""
        self.op: Operation | None = None
        """The Operation, once there is one."""

    @property
    def special_allowed(self) -> bool:
        """Whether a Special Activity may still be performed."""
        return self.special and self.special_done is None


class Need:
    """A condition on a card, in words and as a function; some throw dice."""

    def __init__(self, words: str, met: Callable[[Mars, Turn], bool]) -> None:
        self.words = words
        self.met = met


class Gate:
    """A condition at the top of a face, and what comes if it is not met: the next card, or the other side."""

    def __init__(self, need: Need, otherwise: int) -> None:
        self.need = need
        self.otherwise = otherwise


class Special:
    """A Special Activity of a face. `perform` says whether anything was done; a need may stand before it."""

    def __init__(self, word: Word, perform: Callable[[Mars, Turn], Script[bool]], need: Need | None = None) -> None:
        self.word = word
        self.perform = perform
        self.need = need


class Plan:
    """An Operation of a face: the script knows its steps; `first` are the Special Activities printed above it."""

    def __init__(
        self, word: Word, execute: Callable[[Mars, Turn, Operation], Script[None]], first: Sequence[Special] = ()
    ) -> None:
        self.word = word
        self.execute = execute
        self.first = list(first)


class Face:
    """One side of a card."""

    def __init__(
        self,
        letters: str,
        by: Faction,
        activation: int,
        gates: Sequence[Gate],
        plan: Plan,
        specials: Sequence[Special],
        choice: Need | None = None,
        otherwise: Plan | None = None,
    ) -> None:
        self.letters = letters
        self.by = by
        self.activation = activation
        self.gates = list(gates)
        self.plan = plan
        self.specials = list(specials)
        self.choice = choice
        """Where a face names two Operations: the condition for the first of them."""
        self.otherwise = otherwise


def next_card(need: Need) -> Gate:
    """Draw the next card if this is not met."""
    return Gate(need, NEXT_CARD)


def other_side(need: Need) -> Gate:
    """Use the other side if this is not met."""
    return Gate(need, OTHER_SIDE)
