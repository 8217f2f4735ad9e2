"""Tiny games, each with one point to make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fourthrock.bots import Chair
from fourthrock.table import Dice, Game, Item, Position, Script, Standing, Table, Word, pick, record, together

LEFT = Word("left", "Left")
RIGHT = Word("right", "Right")
WORDS = [LEFT, RIGHT]


class NoOptions(msgspec.Struct):
    pass


class Paths(Position):
    """What was answered so far, by everybody, and a card that lies face down."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.said: list[Item] = []
        self.card: Item = LEFT
        self.winner = -1

    def copy(self) -> Paths:
        other = Paths(self.dice.copy())
        other.said = self.said[:]
        other.card = self.card
        other.winner = self.winner
        return other


class TinyGame(Game[Paths]):
    """Two seats; the subclass says what is asked. Nobody knows who is ahead before the end."""

    def __init__(self) -> None:
        super().__init__("tiny", "Tiny", seats=[2], version=1, options=NoOptions)

    def setup(self, seats: int, options: Any, dice: Dice) -> Paths:
        g = Paths(dice)
        g.card = dice.choose(WORDS)
        return g

    def script(self, position: Paths) -> Script[None] | None:
        return self.turn(position) if position.winner < 0 else None

    def turn(self, g: Paths) -> Script[None]:
        raise NotImplementedError

    def standings(self, position: Paths) -> list[Standing]:
        return [Standing(seat, 1 if seat == position.winner else 2, float(seat == position.winner)) for seat in (0, 1)]

    def worth(self, position: Paths) -> list[float]:
        return [0.5, 0.5]

    def view(self, position: Paths, seat: int | None) -> msgspec.Struct:
        return NoOptions()

    def imagine(self, start: Paths, now: Paths, seat: int, dice: Dice) -> None:
        start.card = dice.choose(WORDS)

    def vocabulary(self) -> Sequence[Item]:
        return WORDS

    def sides(self, seats: int, options: Any) -> list[Item]:
        return [Item("one", "One"), Item("two", "Two")]


class Fork(TinyGame):
    """Left gives the other seat the choice who wins; right, and right again, wins."""

    def turn(self, g: Paths) -> Script[None]:
        first = yield from pick(0, "Which way?", WORDS)
        if first is LEFT:
            mercy = yield from pick(1, "Left to win, right to lose", WORDS)
            g.winner = 1 if mercy is LEFT else 0
        else:
            second = yield from pick(0, "Which way now?", WORDS)
            g.winner = 0 if second is RIGHT else 1


class Pennies(TinyGame):
    """Both choose at once; seat 0 wins if they chose the same."""

    def turn(self, g: Paths) -> Script[None]:
        one, two = yield from together([self.choose(0), self.choose(1)])
        g.winner = 0 if one is two else 1

    def choose(self, seat: int) -> Script[Word]:
        return (yield from pick(seat, "Which side?", WORDS))


class Guess(TinyGame):
    """Seat 0 wins if it names the card that lies face down."""

    def turn(self, g: Paths) -> Script[None]:
        guess = yield from pick(0, "Which card is it?", WORDS)
        g.winner = 0 if guess is g.card else 1


class Quicksand(Guess):
    """A game whose imagination is broken: every imagined table asks somebody else."""

    def turn(self, g: Paths) -> Script[None]:
        yield from pick(1 if g.said else 0, "Which card is it?", WORDS)
        g.winner = 0

    def imagine(self, start: Paths, now: Paths, seat: int, dice: Dice) -> None:
        start.said = [LEFT]


def table_of(game: TinyGame, seed: int = 0) -> Table[Any]:
    return record.begin(game, 2, seed)


def chair(table: Table[Any], seat: int = 0) -> Chair:
    return Chair(table, seat)
