"""Outlook: what a table promises each seat, and where an answer leads by the end of the seat's own turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fourthrock.bots.chair import Chair
from fourthrock.table.ask import Question
from fourthrock.table.dice import Dice
from fourthrock.table.game import parts_of_the_win
from fourthrock.table.items import Item
from fourthrock.table.table import Table

LONGEST_TURN: Final = 24


class Patience:
    """How many more tables may be copied for one answer: a turn of many large questions is not looked through to its end."""

    def __init__(self, copies: int) -> None:
        self.copies = copies


def prospects(table: Table[Any]) -> list[float]:
    """For each seat its chance to win: its part of the win when the game is over, the game's own estimate before."""
    return parts_of_the_win(table.standings()) if table.over else table.game.worth(table.position)


def judge_in_a_world(chair: Chair, dice: Dice, copies: int) -> list[float] | None:
    """In one imagined world, what each option promises the seat; None if that world cannot be played."""
    options: Sequence[Item] = chair.question.options
    each = max(0, copies) // len(options)
    try:
        world = chair.imagine(dice)
        return [value_of(world, chair.seat, option, dice, Patience(each)) for option in options]
    except Exception:
        return None


def value_of(world: Table[Any], seat: int, option: Item, dice: Dice, patience: Patience) -> float:
    """What this answer promises the seat at the end of its own turn."""
    table = world.clone()
    question = table.ask_of(seat)
    assert question is not None
    table.answer(option, question)
    finish_turn(table, seat, dice, question.part >= 0, patience)
    return prospects(table)[seat]


def finish_turn(table: Table[Any], seat: int, dice: Dice, waiting: bool, patience: Patience) -> None:
    """Play on to the end of the seat's turn: its own answers one ahead each, those of others at random.

    A secret answer shows what it is good for only when the seat acts on it: then `waiting` for that comes first.
    """
    for _ in range(LONGEST_TURN):
        if table.over:
            return
        question = table.asks[0]
        if question.seat == seat:
            waiting = waiting and question.part >= 0
            if patience.copies < len(question.options):
                return
            patience.copies -= len(question.options)
            table.answer(best_at_once(table, question), question)
        elif waiting or question.part >= 0:
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
