"""Simulations: many games over several processes, and what they say of seats and bots."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

import msgspec

from fourthrock.bots import options_for, split
from fourthrock.games import load
from fourthrock.lab.games import MOST_DECISIONS, GameResult, Plan, play_one
from fourthrock.table import BadSetup

Z95 = 1.959964
BATCH_SECONDS = 0.25
"""How long a process plays before it hands over what it has played, and is given more."""
REPORT_SECONDS = 0.1
AHEAD = 2
"""How many batches a process has been given: the next one is there when it has done with the first."""

Report = Callable[[int], None]


class Share(msgspec.Struct):
    """How often somebody won: wins (shared ones in part) of games, the rate with its Wilson 95 % interval, the mean score."""

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    score: float


class Simulation(msgspec.Struct):
    """What came out of many games. The same plan gives the same games, however many processes played them."""

    game: str
    seats: int
    bots: list[str]
    seed: str
    options: dict[str, Any]
    games: int
    finished: int
    decisions: int
    failed_worlds: int
    by_seat: list[Share]
    by_bot: list[Share]
    jobs: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    results: list[GameResult] = []


class Batch(msgspec.Struct):
    """Games that one process has played in one go, and how long they took."""

    results: list[GameResult]
    seconds: float


def simulate(
    game: str,
    games: int,
    *,
    seats: int | None = None,
    bots: str = "random",
    seed: int | str = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    rotate: bool = False,
    most_decisions: int = MOST_DECISIONS,
    charts: bool = False,
    report: Report | None = None,
) -> Simulation:
    """Play this many games between these bots. `report` is told, now and then, how many games are done.

    With `charts` every result also holds what the game draws of its course (`Game.charts`).

    A game that ends with an error raises `GameFailed`, with its number and seed.
    """
    plan = plan_of(game, seats, bots, seed, options, rotate, most_decisions)
    plan = msgspec.structs.replace(plan, charts=charts)
    if games < 1:
        raise BadSetup("games", f"at least 1 game must be played, not {games}")
    if jobs < 1:
        raise BadSetup("jobs", f"at least 1 process is needed, not {jobs}")
    begun = time.perf_counter()
    results = sorted(_results(plan, games, jobs, report), key=lambda result: result.number)
    return summary(plan, results, jobs, time.perf_counter() - begun)


def match(
    game: str,
    games: int,
    *,
    bots: str,
    seats: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    report: Report | None = None,
) -> Simulation:
    """As `simulate`, but every deal is played once from each seat by each bot: the bots' shares compare like with like."""
    return simulate(game, games, seats=seats, bots=bots, seed=seed, jobs=jobs, options=options, rotate=True, report=report)


def plan_of(
    slug: str,
    seats: int | None,
    bots: str,
    seed: int | str,
    options: Mapping[str, Any] | None,
    rotate: bool = False,
    most_decisions: int = MOST_DECISIONS,
) -> Plan:
    """A checked plan: a wrong game, number of seats, option or bot is a BadSetup here, before anything is played."""
    game = load(slug)
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise BadSetup("seats", f"{game.title} is for {', '.join(map(str, game.seats))} seats, not {count}")
    specs = split(bots, count)
    options_for(game, options, specs)
    return Plan(slug, count, specs, str(seed), dict(options or {}), rotate, most_decisions)


def _results(plan: Plan, games: int, jobs: int, report: Report | None) -> Iterator[GameResult]:
    done = 0
    told = time.perf_counter()
    for batch in _alone(plan, games) if jobs == 1 else _side_by_side(plan, games, jobs):
        yield from batch
        done += len(batch)
        now = time.perf_counter()
        if report is not None and (done == games or now - told > REPORT_SECONDS):
            report(done)
            told = now


def _alone(plan: Plan, games: int) -> Iterator[list[GameResult]]:
    """The games one by one, in this process."""
    for number in range(games):
        yield [play_one(plan, number)]


def _side_by_side(plan: Plan, games: int, jobs: int) -> Iterator[list[GameResult]]:
    """The games in several processes, in batches as they are done."""
    begun = played = 0
    spent = 0.0
    waiting: set[Future[Batch]] = set()
    with ProcessPoolExecutor(min(jobs, games), initializer=stop_at_once) as pool:
        try:
            while waiting or begun < games:
                while begun < games and len(waiting) < jobs * AHEAD:
                    stop = begun + batch_size(games - begun, jobs, spent / played if played else 0.0)
                    waiting.add(pool.submit(play_batch, plan, begun, stop))
                    begun = stop
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    batch = future.result()
                    spent += batch.seconds
                    played += len(batch.results)
                    yield batch.results
        finally:
            pool.shutdown(cancel_futures=True)


def stop_at_once() -> None:
    """Ctrl-C reaches every process: the others just end, and this one says so."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def batch_size(left: int, jobs: int, seconds: float) -> int:
    """How many games make the next batch, if a game takes so many seconds: one while that is not known. Towards the end batches
    shrink, lest one process plays on while the others have nothing left."""
    if seconds <= 0.0:
        return 1
    return max(1, min(int(BATCH_SECONDS / seconds), left // (AHEAD * jobs)))


def play_batch(plan: Plan, start: int, stop: int) -> Batch:
    """The games with these numbers, one after the other."""
    begun = time.perf_counter()
    results = [play_one(plan, number) for number in range(start, stop)]
    return Batch(results, time.perf_counter() - begun)


def summary(plan: Plan, results: list[GameResult], jobs: int, seconds: float) -> Simulation:
    """The shares of every seat and every bot, and how fast it went."""
    decisions = sum(result.decisions for result in results)
    return Simulation(
        game=plan.game,
        seats=plan.seats,
        bots=plan.bots,
        seed=plan.seed,
        options=plan.options,
        games=len(results),
        finished=sum(result.finished for result in results),
        decisions=decisions,
        failed_worlds=sum(result.failed for result in results),
        by_seat=[_share_of_seat(results, seat) for seat in range(plan.seats)],
        by_bot=[_share_of_bot(results, bot) for bot in dict.fromkeys(plan.bots)],
        jobs=jobs,
        seconds=seconds,
        games_per_second=len(results) / seconds,
        decisions_per_second=decisions / seconds,
        results=results,
    )


def _share_of_seat(results: list[GameResult], seat: int) -> Share:
    return _share(f"seat {seat}", [(result.wins[seat], result.scores[seat]) for result in results])


def _share_of_bot(results: list[GameResult], bot: str) -> Share:
    """Every chair that this bot sat on counts as a game of its own."""
    sat = [(result.wins[seat], result.scores[seat]) for result in results for seat, spec in enumerate(result.bots) if spec == bot]
    return _share(bot, sat)


def _share(name: str, games: list[tuple[float, float]]) -> Share:
    wins = sum(win for win, _ in games)
    low, high = wilson(wins, len(games))
    score = sum(score for _, score in games) / len(games)
    return Share(name, len(games), wins, wins / len(games), low, high, score)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a rate."""
    rate = wins / games
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle, width = rate + Z95**2 / (2 * games), 1 + Z95**2 / games
    return max(0.0, (middle - spread) / width), min(1.0, (middle + spread) / width)
