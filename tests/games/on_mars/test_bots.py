"""Every seat of every kind of game can be a bot: the Alien Commander, co-operative partners, the lone player."""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.bots.chair import Chair
from fourthrock.bots.specs import make
from fourthrock.games.on_mars import GAME
from fourthrock.table import Table, dice_for
from fourthrock.table.record import begin

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (3, {"last_round": 4}),
    (3, {"mode": "invasion"}),
    (2, {"mode": "outbreak"}),
    (2, {"mode": "blackout"}),
    (1, {"mode": "monolith"}),
]
BETWEEN = 7
"""Answers by chance between two of the bot's."""


def first_answers(seats: int, options: dict[str, Any], bot: str, wanted: int) -> set[int]:
    """The seats for which this bot has found legal answers; in between the dice play on."""
    table: Table[Any] = begin(GAME, seats, 3, options)
    dice = dice_for(3)
    thinker = make(bot, 3)
    answered: set[int] = set()
    for n in range(wanted * BETWEEN):
        if table.over:
            break
        question = table.asks[0]
        chosen = question.options[dice.below(len(question.options))]
        if question.seat not in answered or n % BETWEEN == 0:
            chosen = thinker.choose(Chair(table, question.seat))
            assert chosen in question.options
            answered.add(question.seat)
        table.answer(chosen, question)
    assert thinker.failed == 0
    return answered


@pytest.mark.parametrize("bot", ["greedy", "search:4"])
@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_bots_answer_for_every_seat_of_every_mode(seats: int, options: dict[str, Any], bot: str) -> None:
    assert first_answers(seats, options, bot, 6) == set(range(seats))
