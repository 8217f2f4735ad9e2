"""A table driven by Hypothesis: play, undo, clone, imagine, reload in any order, and it never loses its footing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import toy
from fourthrock.games import load
from fourthrock.table import Game, Table, TableError, dice_for, fingerprint, record


class TableMachine(RuleBasedStateMachine):
    game: Game[Any] = toy.GAME

    @initialize(seats=st.integers(0, 2), seed=st.integers(0, 50))
    def begin(self, seats: int, seed: int) -> None:
        self.seed = seed
        self.table: Table[Any] = record.begin(self.game, self.game.seats[seats], seed)
        self.lines: list[record.Line] = []

    @precondition(lambda self: not self.table.over)
    @rule(which=st.integers(0, 3), answer=st.integers(0, 20))
    def answer(self, which: int, answer: int) -> None:
        question = self.table.asks[which % len(self.table.asks)]
        item = question.options[answer % len(question.options)]
        self.table.play(item.token, question.seat)
        self.lines.append(record.Line(seat=question.seat, play=item.token))

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        moves = len(self.table.moves)
        if self.table.undo_refused(seat) is None:
            self.table.undo(seat)
            self.lines.append(record.Line(seat=seat, undo=True))
            assert len(self.table.moves) == moves - 1

    @rule(token=st.text(max_size=6), seat=st.integers(-1, 5))
    def nonsense(self, token: str, seat: int) -> None:
        before = fingerprint(self.table.position)
        question = None if self.table.over else self.table.ask_of(seat)
        if question is None or token not in question.tokens:
            with pytest.raises(TableError, match=r"\S"):
                self.table.play(token, seat)
        assert fingerprint(self.table.position) == before

    @rule()
    def clone(self) -> None:
        assert fingerprint(self.table.clone().position) == fingerprint(self.table.position)

    @precondition(lambda self: not self.table.over)
    @rule(seed=st.integers(0, 1000))
    def imagine(self, seed: int) -> None:
        seat = self.table.ask.seat
        world = self.table.imagine(seat, dice_for(seed))
        assert world.view(seat) == self.table.view(seat)

    @rule()
    def reload(self) -> None:
        head = record.header(self.game, self.table.seats, self.seed)
        table = record.open_table(head, lambda name: self.game)
        for _ in record.steps(table, head, self.lines):
            pass
        assert fingerprint(table.position) == fingerprint(self.table.position)
        assert [str(entry) for entry in table.journal.entries] == [str(entry) for entry in self.table.journal.entries]

    @invariant()
    def whole(self) -> None:
        if hasattr(self, "table"):
            assert self.game.broken(self.table.position) == []
            assert self.table.over == (not self.table.asks)


class MissionRedPlanetMachine(TableMachine):
    game = load("mission_red_planet")


TableMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
MissionRedPlanetMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
test_table = TableMachine.TestCase
test_table_of_mission_red_planet = MissionRedPlanetMachine.TestCase
