"""Many games at once."""

from __future__ import annotations

import sys

import pytest

import toy
from fourthrock import lab
from fourthrock.bots import options_for
from fourthrock.lab.games import Plan, bots_of, seed_of
from fourthrock.lab.simulation import AHEAD, BATCH_SECONDS, batch_size, play_batch, wilson
from fourthrock.table import BadSetup, Chart, Script, number, pick

MRP = "mission_red_planet"


class Crumbling(toy.SalvageGame):
    """Salvage, but some games break in the middle."""

    def script(self, position: toy.Salvage) -> Script[None] | None:
        return broken(position) if position.round == 2 and position.points[0] > 1 else super().script(position)


class Charted(toy.SalvageGame):
    """Salvage, with a chart of the points."""

    def charts(self, view: toy.SalvageView) -> list[Chart]:
        return [Chart("Points", ["the end"], [[float(points)] for points in view.points])]


def broken(g: toy.Salvage) -> Script[None]:
    yield from pick(0, "Nothing to choose", [number(1)], lambda amount: toy.SCRAP)


@pytest.fixture(autouse=True)
def salvage(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy games, as if they were installed."""
    loaded = sys.modules["fourthrock.games"].__dict__["_loaded"]
    monkeypatch.setitem(loaded, "salvage", toy.GAME)
    monkeypatch.setitem(loaded, "crumbling", Crumbling())
    return


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    alone = lab.simulate(MRP, 11, seats=3, seed=5)
    spread = lab.simulate(MRP, 11, seats=3, seed=5, jobs=2)
    assert alone.results == spread.results
    assert [result.number for result in alone.results] == list(range(11))
    assert len({str(result.scores) for result in alone.results}) > 1, "every game is another"


def test_another_seed_gives_other_games() -> None:
    one, two = (lab.simulate("salvage", 5, seed=seed) for seed in (1, 2))
    assert [result.scores for result in one.results] != [result.scores for result in two.results]


def test_everything_is_counted() -> None:
    outcome = lab.simulate("salvage", 20, seats=3, bots="greedy,random,random", seed=1)
    assert (outcome.games, outcome.finished, outcome.seats) == (20, 20, 3)
    assert outcome.decisions == sum(result.decisions for result in outcome.results)
    assert sum(share.wins for share in outcome.by_seat) == pytest.approx(20)
    assert [(share.name, share.games) for share in outcome.by_bot] == [("greedy", 20), ("random", 40)]
    assert sum(share.wins for share in outcome.by_bot) == pytest.approx(20)
    assert all(share.low <= share.rate <= share.high for share in [*outcome.by_seat, *outcome.by_bot])
    assert outcome.games_per_second == pytest.approx(20 / outcome.seconds)


def test_those_who_share_the_first_place_share_the_win() -> None:
    results = lab.simulate("salvage", 60, seats=3, seed=1, options={"rounds": 1}).results
    shared = [result for result in results if 0.5 in result.wins]
    assert shared, "no game was shared"
    for result in results:
        best = max(result.scores)
        first = [score == best for score in result.scores]
        assert result.wins == [is_first / sum(first) for is_first in first]


def test_a_match_plays_every_deal_from_every_seat() -> None:
    plan = Plan("salvage", 3, ["a", "b", "c"], "7", rotate=True)
    assert [seed_of(plan, number) for number in range(4)] == ["7-0", "7-0", "7-0", "7-1"]
    assert [bots_of(plan, number) for number in range(4)] == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"], ["a", "b", "c"]]
    assert [result.bots[0] for result in lab.match("salvage", 4, bots="greedy,random").results] == ["greedy", "random"] * 2


def test_greedy_beats_random_at_salvage() -> None:
    greedy, random = lab.match("salvage", 90, seats=3, bots="greedy,random,random", seed=1).by_bot
    assert greedy.low > random.high


def test_a_game_that_fails_is_named_so_that_it_can_be_played_again() -> None:
    with pytest.raises(lab.GameFailed, match="asks seat 0 'Nothing to choose' without a legal answer") as alone:
        lab.simulate("crumbling", 50, seed="x")
    with pytest.raises(lab.GameFailed) as spread:
        lab.simulate("crumbling", 50, seed="x", jobs=2)
    failure = alone.value
    assert failure.seed == f"x-{failure.number}"
    assert f"game {failure.number} (seed x-{failure.number}) failed" in str(failure)
    assert str(spread.value).startswith("game ")


def test_batches_are_cut_by_time_and_shrink_towards_the_end() -> None:
    assert batch_size(1000, 2, 0.0) == 1, "nothing is known yet of how long a game takes"
    assert batch_size(1000, 2, BATCH_SECONDS / 50) == 50
    assert batch_size(1000, 2, 30.0) == 1, "a long game is a batch of its own"
    left, sizes = 100, []
    while left:
        sizes.append(batch_size(left, 2, BATCH_SECONDS / 50))
        left -= sizes[-1]
    assert sizes[0] == 100 // (2 * AHEAD)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1, "no process plays on for long when the others have nothing left"


def test_a_batch_says_how_long_it_took() -> None:
    batch = play_batch(Plan("salvage", 3, ["random"] * 3, "1"), 4, 7)
    assert [result.number for result in batch.results] == [4, 5, 6]
    assert batch.seconds > 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_up_to_the_last_game(jobs: int) -> None:
    told: list[int] = []
    lab.simulate(MRP, 7, seats=3, jobs=jobs, report=told.append)
    assert told == sorted(told)
    assert told[-1] == 7


def test_a_game_that_does_not_end_is_not_finished_and_nobody_wins_it() -> None:
    outcome = lab.simulate("salvage", 3, seed=1, most_decisions=4)
    assert outcome.finished == 0
    assert [result.wins for result in outcome.results] == [[0.0, 0.0]] * 3


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"seats": 9}, "seats: Salvage is for 2, 3, 4 seats, not 9"),
        ({"bots": "clever"}, "no bot is called 'clever'"),
        ({"options": {"rouds": 3}}, "Salvage has no such option; it has rounds"),
        ({"games": 0}, "at least 1 game must be played, not 0"),
        ({"jobs": 0}, "at least 1 process is needed, not 0"),
    ],
)
def test_what_cannot_be_simulated_is_refused_before_anything_is_played(wrong: dict[str, object], message: str) -> None:
    plan: dict[str, object] = {"game": "salvage", "games": 1, **wrong}
    with pytest.raises(BadSetup, match=message):
        lab.simulate(**plan)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)]
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_charts_of_every_game_are_kept_where_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = sys.modules["fourthrock.games"].__dict__["_loaded"]
    monkeypatch.setitem(loaded, "charted", Charted())
    plain, drawn = (lab.simulate("charted", 3, seats=2, seed=1, charts=asked) for asked in (False, True))
    assert all(result.charts == [] for result in plain.results)
    for result in drawn.results:
        assert [(curve.title, curve.periods) for curve in result.charts] == [("Points", ["the end"])]
        assert all(0 <= seat[0] <= score for seat, score in zip(result.charts[0].values, result.scores))


def test_a_game_without_rules_for_non_players_says_so() -> None:
    with pytest.raises(BadSetup, match="Salvage has no rules for Non-Players"):
        toy.GAME.with_nonplayers(toy.Options(), [1])
    with pytest.raises(BadSetup, match="Salvage has no rules for Non-Players"):
        options_for(toy.GAME, {}, ["random", "nonplayer"])
    assert options_for(toy.GAME, {"rounds": 2}, ["random", "greedy"]) == toy.Options(rounds=2)
