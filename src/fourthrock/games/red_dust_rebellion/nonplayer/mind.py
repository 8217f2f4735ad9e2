"""20.1 How the rules answer for a Non-Player: a mind, and the scripts of the game run with it.

The scripts of the rules ask their questions as ever. A mind answers those to its seat; questions to others go outwards. So a
Non-Player obeys the same rules as everybody, and is never asked anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, cast

from fourthrock.games.red_dust_rebellion.cards import Asset
from fourthrock.games.red_dust_rebellion.nonplayer.order import best_group, worst_own_group
from fourthrock.games.red_dust_rebellion.pieces import Faction, Group
from fourthrock.games.red_dust_rebellion.position import EG_VALUES, Mars
from fourthrock.games.red_dust_rebellion.spaces import Space
from fourthrock.games.red_dust_rebellion.words import EG_MINUS_WORD, EG_PLUS_WORD
from fourthrock.table import YES, Item, Question, Script, number
from fourthrock.table.ask import AskOrStop
from fourthrock.table.items import Number

R = TypeVar("R")
LOSSES: Final = ["17.6"]
"""Rules under which a faction picks pieces of its own to lose."""
EG_TURNS: Final = 4
"""20.2 Below this value of EarthGov Confidence the Corporations set EG+."""


class Mind:
    """What a Non-Player answers: by piece priorities, as much as possible, ties at random. Operations have minds of their own."""

    def __init__(self, by: Faction) -> None:
        self.by = by

    def answer(self, g: Mars, question: Question) -> Item:
        """One of the options."""
        options = question.options
        may_stop = isinstance(question, AskOrStop)
        things = list(options[:-1]) if may_stop else list(options)
        chosen = self.choose(g, question, things, may_stop) if things else None
        if chosen is None or chosen not in options:
            return options[-1]
        return chosen

    def choose(self, g: Mars, question: Question, things: list[Item], may_stop: bool) -> Item | None:
        """By what is offered; None says the stop word."""
        first = things[0]
        last = things[-1]
        if isinstance(first, Number) and isinstance(last, Number):
            return number(self.count(g, question, first.value, last.value))
        groups = [one for one in things if isinstance(one, Group)]
        if groups:
            return self.group(g, question, groups, may_stop)
        spaces = [one for one in things if isinstance(one, Space)]
        if spaces:
            return self.space(g, question, spaces, may_stop)
        cards = [one for one in things if isinstance(one, Asset)]
        if cards:
            return None if may_stop else cards[0]
        factions = [one for one in things if isinstance(one, Faction)]
        if factions:
            return self.faction(g, question, factions)
        return self.word(g, question, things, may_stop)

    def count(self, g: Mars, question: Question, least: int, most: int) -> int:  # noqa: ARG002
        """As much as possible."""
        return most

    def group(self, g: Mars, question: Question, groups: Sequence[Group], may_stop: bool) -> Item | None:  # noqa: ARG002
        """Enemy pieces from the top of the piece priorities, own ones from their end."""
        if question.rule in LOSSES:
            return worst_own_group(g, self.by, groups)
        return best_group(g, self.by, groups)

    def space(self, g: Mars, question: Question, spaces: Sequence[Space], may_stop: bool) -> Item | None:  # noqa: ARG002
        """Any of them."""
        return g.dice.choose(spaces)

    def faction(self, g: Mars, question: Question, factions: Sequence[Faction]) -> Item | None:  # noqa: ARG002
        """Itself if that is offered, else any."""
        return self.by if self.by in factions else g.dice.choose(factions)

    def word(self, g: Mars, question: Question, words: Sequence[Item], may_stop: bool) -> Item | None:  # noqa: ARG002
        """20.2 The EarthGov marker by its value; yes to an offer; else the first that can be done."""
        if EG_PLUS_WORD in words and EG_MINUS_WORD in words:
            return EG_PLUS_WORD if EG_VALUES[g.eg_index] < EG_TURNS else EG_MINUS_WORD
        return YES if YES in words else words[0]


def answered(g: Mars, script: Script[R], mind: Mind) -> Script[R]:
    """Run a script of the rules, a mind answering every question to its seat; questions to others go outwards."""
    seat = mind.by.seat
    try:
        while True:
            step = next(script)
            if isinstance(step, Question) and step.seat == seat:
                step.answer = step.options[0] if len(step.options) == 1 else mind.answer(g, step)
            else:
                yield step
    except StopIteration as stop:
        return cast(R, stop.value)
