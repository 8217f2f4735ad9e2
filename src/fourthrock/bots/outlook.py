"""Outlook: what a table promises each seat, and how a table is played on to where that can be judged."""

from __future__ import annotations

from typing import Any, Final

from fourthrock.bots.chair import Chair
from fourthrock.table.ask import Question
from fourthrock.table.dice import Dice
from fourthrock.table.items import Item
from fourthrock.table.table import Table

REACH: Final = 24


def prospects(table: Table[Any]) -> list[float]:
    """For each seat its chance to win: the shared win when the game is over, the game's own estimate before."""
    return result(table) if table.over else table.game.worth(table.position)


def result(table: Table[Any]) -> list[float]:
    """For each seat its part of the win: 1 for the only winner, the same part for those who share the first place."""
    standings = table.standings()
    first = 0
    for standing in standings:
        if standing.place == 1:
            first += 1
    return [1.0 / first if standing.place == 1 else 0.0 for standing in standings]


def judge_in_a_world(chair: Chair, dice: Dice) -> list[float] | None:
    """In one imagined world, what each option promises the seat; None if that world cannot be played."""
    try:
        world = chair.imagine(dice)
        return [value_of(world, chair.seat, option, dice) for option in chair.question.options]
    except Exception:
        return None


def value_of(world: Table[Any], seat: int, option: Item, dice: Dice) -> float:
    """What this answer promises the seat at the end of its own turn."""
    table = world.clone()
    question = table.ask_of(seat)
    assert question is not None
    table.answer(option, question)
    finish_turn(table, seat, dice, question.part >= 0)
    return prospects(table)[seat]


def finish_turn(table: Table[Any], seat: int, dice: Dice, waiting: bool) -> None:
    """Play on to the end of the seat's turn: its own answers one ahead each, those of others at random.

    A secret answer shows what it is good for only when the seat acts on it: then `waiting` for that comes first.
    """
    for _ in range(REACH):
        if table.over:
            return
        question = table.asks[0]
        if question.seat == seat:
            waiting = waiting and question.part >= 0
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
