"""Two bots that do not search: random, and greedy."""

from __future__ import annotations

import re
from typing import Final

from fourthrock.bots.bot import Bot, Opinion, refuse_parameter
from fourthrock.bots.chair import Chair
from fourthrock.bots.outlook import judge_in_a_world
from fourthrock.table.errors import BadSetup
from fourthrock.table.items import Item

WORLDS: Final = 4
TRIES: Final = 12
COPIES: Final = 600
"""How many tables may be copied for one decision, unless its parameter says otherwise."""
MOST_COPIES: Final = 100_000


def read_copies(parameter: str) -> int:
    """`50` is 50 tables a decision; without it as many as are usual."""
    if not parameter:
        return COPIES
    if not re.fullmatch(r"[1-9]\d{0,5}", parameter) or int(parameter) > MOST_COPIES:
        raise BadSetup(
            "bots", f"'greedy:{parameter}' is not a number of tables; right is greedy, or greedy:50, up to greedy:{MOST_COPIES}"
        )
    return int(parameter)


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
    """Tries each answer in a few imagined worlds, plays its own turn on to the end, and takes what looks best then.

    `greedy:50` copies 50 tables for a decision: quicker, with a shorter look ahead, down to one answer in one world.
    """

    def __init__(self, parameter: str = "", seed: int | str = 0) -> None:
        super().__init__(parameter, seed)
        self.copies = read_copies(parameter)

    def opinions(self, chair: Chair) -> list[Opinion]:
        self.dice.log.clear()
        options = chair.question.options
        totals = [0.0] * len(options)
        wanted = max(1, min(WORLDS, self.copies // len(options)))
        worlds = 0
        for _ in range(TRIES):
            values = judge_in_a_world(chair, self.dice, self.copies // wanted - len(options))
            if values is None:
                self.failed += 1
                continue
            totals = [total + value for total, value in zip(totals, values)]
            worlds += 1
            if worlds == wanted:
                break
        if worlds == 0:
            return [Opinion(option.token, 1 / chair.seats, 0) for option in options]
        return [Opinion(option.token, total / worlds, worlds) for option, total in zip(options, totals)]
