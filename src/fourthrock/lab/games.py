"""One game between bots, from its number: which seed, who sits where, how it ended."""

from __future__ import annotations

from typing import Any

import msgspec

from fourthrock.bots import Chair, make, options_for
from fourthrock.games import load
from fourthrock.table import Table
from fourthrock.table.game import parts_of_the_win
from fourthrock.table.record import begin

MOST_DECISIONS = 1_000_000


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: from a plan and a number follows a whole game."""

    game: str
    seats: int
    bots: list[str]
    seed: str
    options: dict[str, Any] = {}
    rotate: bool = False
    most_decisions: int = MOST_DECISIONS
    charts: bool = False


class Curve(msgspec.Struct):
    """One chart of one game: for each seat a value at the end of each period."""

    title: str
    periods: list[str]
    values: list[list[float]]


class GameResult(msgspec.Struct):
    """How one game went. `wins` holds each seat's part of the win; `failed` how many imagined worlds could not be played."""

    number: int
    seed: str
    bots: list[str]
    finished: bool
    decisions: int
    wins: list[float]
    scores: list[float]
    failed: int = 0
    charts: list[Curve] = []


class GameFailed(Exception):
    """A game ended with an error. Its number and seed are enough to play it again."""

    def __init__(self, number: int, seed: str, message: str) -> None:
        super().__init__(number, seed, message)
        self.number = number
        self.seed = seed
        self.message = message

    def __str__(self) -> str:
        return f"game {self.number} (seed {self.seed}) failed: {self.message}"


def seed_of(plan: Plan, number: int) -> str:
    """The seed of a game; with rotated seats, each deal is played once from every seat."""
    return f"{plan.seed}-{number // plan.seats if plan.rotate else number}"


def bots_of(plan: Plan, number: int) -> list[str]:
    """Who sits where in this game."""
    shift = number % plan.seats if plan.rotate else 0
    return [plan.bots[(seat - shift) % plan.seats] for seat in range(plan.seats)]


def play_one(plan: Plan, number: int) -> GameResult:
    """Play the game of this number to its end."""
    seed, specs = seed_of(plan, number), bots_of(plan, number)
    bots = [make(spec, f"{plan.seed}-{number}/{seat}") for seat, spec in enumerate(specs)]
    try:
        rewindable = any(bot.imagines for bot in bots)
        game = load(plan.game)
        options = options_for(game, plan.options, specs)
        table = begin(game, plan.seats, seed, options, rewindable=rewindable, journal=False)
        decisions = 0
        while not table.over and decisions < plan.most_decisions:
            question = table.asks[0]
            table.answer(bots[question.seat].choose(Chair(table, question.seat)), question)
            decisions += 1
    except Exception as error:
        raise GameFailed(number, seed, f"{type(error).__name__}: {error}") from error
    failed = sum(bot.failed for bot in bots)
    charts = curves_of(table) if plan.charts else []
    return GameResult(number, seed, specs, table.over, decisions, wins_of(table), scores_of(table), failed, charts)


def curves_of(table: Table[Any]) -> list[Curve]:
    """How the game went, as a spectator may see it."""
    return [Curve(chart.title, chart.periods, chart.values) for chart in table.game.charts(table.view())]


def wins_of(table: Table[Any]) -> list[float]:
    """Each seat's part of the win: sides that share the first place share the win. Nobody wins an unfinished game."""
    return parts_of_the_win(table.standings()) if table.over else [0.0] * table.seats


def scores_of(table: Table[Any]) -> list[float]:
    return [standing.score for standing in table.standings()]
