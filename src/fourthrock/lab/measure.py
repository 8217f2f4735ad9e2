"""How fast a game runs here: one process, random play, and what each thing costs that a search or a server does often.

Seconds are seconds of processor time, so that other work on the machine hardly shows.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from fourthrock.bots import Chair
from fourthrock.bots.search import Budget, Search
from fourthrock.table import BadSetup, Game, Question, Table, dice_for
from fourthrock.table.record import begin

SAMPLES = 24
STRIDE = 7
SEARCHED = 6
SIMULATIONS = 100


class Figures(msgspec.Struct):
    """Costs are means over positions of random games, in microseconds."""

    game: str
    seats: int
    games_per_second: float
    decisions_per_second: float
    clone: float
    options: float
    """To spell out a question: every legal answer's token, and every refused candidate with its refusal."""
    view: float
    simulations_per_second: float


def measure(game: Game[Any], seconds: float, seats: int | None = None) -> Figures:
    """Measure each figure for about this long, with as many seats as the game takes unless said otherwise."""
    count = seats or most_seats(game)
    games, decisions = random_play(game, count, seconds)
    tables = sample(game, count)
    return Figures(
        game.slug,
        count,
        games,
        decisions,
        clone=cost(lambda table: table.clone(rewindable=False), tables, seconds),
        options=cost(spell_out, tables, seconds),
        view=cost(lambda table: table.view(table.ask.seat), tables, seconds),
        simulations_per_second=search_speed(tables, seconds),
    )


def most_seats(game: Game[Any]) -> int:
    """As many as its default options allow."""
    for count in reversed(game.seats):
        try:
            begin(game, count, rewindable=False, journal=False)
        except BadSetup:
            continue
        return count
    return game.seats[0]


def random_play(game: Game[Any], seats: int, seconds: float) -> tuple[float, float]:
    """Random games a second and decisions a second."""
    dice = dice_for("random play")
    games = decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or games == 0:
        decisions += play_at_random(begin(game, seats, games, rewindable=False, journal=False), dice)
        games += 1
    return games / spent, decisions / spent


def play_at_random(table: Table[Any], dice: Any) -> int:
    """Play to the end at random; the number of decisions."""
    dice.log.clear()
    decisions = 0
    while not table.over:
        question = table.asks[0]
        options = question.options
        table.answer(options[dice.below(len(options))], question)
        decisions += 1
    return decisions


def sample(game: Game[Any], seats: int) -> list[Table[Any]]:
    """Tables in positions of random games, a few answers apart."""
    dice = dice_for("sample")
    found: list[Table[Any]] = []
    seed = 0
    while len(found) < SAMPLES:
        table = begin(game, seats, seed, journal=False)
        for number in range(1, 10_000):
            if table.over:
                break
            if number % STRIDE == 0:
                found.append(table.clone())
            question = table.asks[0]
            table.answer(question.options[dice.below(len(question.options))], question)
        seed += 1
    return found[:: max(1, len(found) // SAMPLES)][:SAMPLES]


def cost(act: Callable[[Table[Any]], Any], tables: list[Table[Any]], seconds: float) -> float:
    """What doing this to a table costs, in microseconds."""
    rounds = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or rounds == 0:
        for table in tables:
            act(table)
        rounds += 1
    return spent / (rounds * len(tables)) * 1e6


def spell_out(table: Table[Any]) -> object:
    question: Question = table.ask
    return question.tokens, question.refused()


def search_speed(tables: list[Table[Any]], seconds: float) -> float:
    """Search simulations a second, over some of these positions."""
    dice = dice_for("search")
    done = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or done == 0:
        for table in tables[:: len(tables) // SEARCHED]:
            search = Search(Chair(table, table.ask.seat), dice)
            search.think(Budget(SIMULATIONS, 0.0))
            done += search.done
    return done / spent
