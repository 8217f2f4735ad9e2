"""Two bots that do not search: random, and greedy."""

from __future__ import annotations

from typing import Any, Final

from fourthrock.bots.bot import Bot, Opinion, refuse_parameter
from fourthrock.bots.chair import Chair
from fourthrock.bots.outlook import prospects
from fourthrock.table.ask import Question
from fourthrock.table.dice import Dice
from fourthrock.table.items import Item
from fourthrock.table.table import Table

WORLDS: Final = 4
REACH: Final = 24
TRIES: Final = 3


class RandomBot(Bot):
    """Any legal answer is as likely as the other."""

    def __init__(self, parameter: str = "", seed: int | str = 0) -> None:
        super().__init__(parameter, seed)
        refuse_parameter("random", parameter)
        self.imagines = False

    def choose(self, chair: Chair) -> Item:
        self.dice.log.clear()
        options = chair.question.options
        return options[self.dice.below(len(options))]

    def opinions(self, chair: Chair) -> list[Opinion]:
        options = chair.question.options
        return [Opinion(option.token, 1 / chair.seats, 0) for option in options]


class GreedyBot(Bot):
    """Tries each answer in a few imagined worlds, plays its own turn on to the end, and takes what looks best then."""

    def __init__(self, parameter: str = "", seed: int | str = 0) -> None:
        super().__init__(parameter, seed)
        refuse_parameter("greedy", parameter)

    def opinions(self, chair: Chair) -> list[Opinion]:
        self.dice.log.clear()
        options = chair.question.options
        totals = [0.0] * len(options)
        worlds = 0
        for _ in range(WORLDS * TRIES):
            values = self.judge_in_a_world(chair)
            if values is not None:
                totals = [total + value for total, value in zip(totals, values)]
                worlds += 1
            if worlds == WORLDS:
                break
        if worlds == 0:
            return [Opinion(option.token, self.dice.chance(), 0) for option in options]
        return [Opinion(option.token, total / worlds, worlds) for option, total in zip(options, totals)]

    def judge_in_a_world(self, chair: Chair) -> list[float] | None:
        """The value of each option in one imagined world; None if that world cannot be played."""
        try:
            world = chair.imagine(self.dice)
            return [value_of(world, chair.seat, option, self.dice) for option in chair.question.options]
        except Exception:
            self.failed += 1
            return None


def value_of(world: Table[Any], seat: int, option: Item, dice: Dice) -> float:
    """What this answer promises the seat at the end of its own turn."""
    table = world.clone()
    question = table.ask_of(seat)
    assert question is not None
    table.answer(option, question)
    finish_turn(table, seat, dice)
    return prospects(table)[seat]


def finish_turn(table: Table[Any], seat: int, dice: Dice) -> None:
    """Answer the seat's own questions, one ahead each, and the secret ones of others at random, until another seat's turn."""
    for _ in range(REACH):
        if table.over:
            return
        question = table.asks[0]
        if question.seat == seat:
            table.answer(best_at_once(table, question), question)
        elif question.part >= 0:
            table.answer(question.options[dice.below(len(question.options))], question)
        else:
            return


def best_at_once(table: Table[Any], question: Question) -> Item:
    """The option after which the position looks best, at once."""
    seat = question.seat
    best = question.options[0]
    most = -1.0
    for option in question.options:
        other = table.clone(rewindable=False)
        asked = other.ask_of(seat)
        assert asked is not None
        other.answer(option, asked)
        value = prospects(other)[seat]
        if value > most:
            best, most = option, value
    return best
