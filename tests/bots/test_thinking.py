"""What the bots find, in games small enough to see what they should find."""

from __future__ import annotations

import pytest
from tiny import Fork, Guess, Pennies, Quicksand, chair, table_of

import toy
from fourthrock.bots import Bot, Chair, Opinion, make
from fourthrock.bots.search import SearchBot, read_budget
from fourthrock.table import BadSetup, WrongSeat, record


def opinions(spec: str, of: Chair, seed: int = 1) -> dict[str, Opinion]:
    return {opinion.token: opinion for opinion in make(spec, seed).opinions(of)}


@pytest.mark.parametrize("spec", ["greedy", "search:100"])
def test_a_win_at_the_end_of_the_own_turn_is_found(spec: str) -> None:
    for seed in range(10):
        table = table_of(Fork())
        bot = make(spec, seed)
        table.play(bot.choose(chair(table)).token)
        assert table.ask.seat == 0, "it went left, where the other seat decides"
        table.play(bot.choose(chair(table)).token)
        assert table.position.winner == 0


def test_search_expects_the_other_seat_to_play_for_itself() -> None:
    thought = opinions("search:400", chair(table_of(Fork())))
    assert thought["right"].value > 0.9
    assert thought["right"].visits > thought["left"].visits


def test_search_takes_a_mean_answer_when_it_is_its_own() -> None:
    table = table_of(Fork())
    table.play("left")
    assert make("search:100", 1).choose(chair(table, 1)).token == "left"


def test_search_does_not_know_what_is_answered_at_the_same_time() -> None:
    for token in ("left", "right"):
        table = table_of(Pennies())
        table.play(token, 1)
        thought = opinions("search:400", chair(table))
        assert 0.35 < thought["left"].value < 0.65
        assert 0.35 < thought["right"].value < 0.65


def test_search_does_not_know_a_card_that_lies_face_down() -> None:
    cards = set()
    for seed in range(6):
        table = table_of(Guess(), seed)
        cards.add(table.position.card.token)
        thought = opinions("search:400", chair(table))
        assert 0.4 < max(thought.values(), key=lambda opinion: opinion.visits).value < 0.6
    assert cards == {"left", "right"}


@pytest.mark.parametrize("spec", ["greedy", "search:50", "search:20ms"])
def test_when_no_world_can_be_imagined_a_bot_still_answers_and_counts_the_failures(spec: str) -> None:
    table = table_of(Quicksand())
    bot = make(spec, 1)
    assert bot.choose(chair(table)).token in ("left", "right")
    assert bot.failed > 0


@pytest.mark.parametrize("spec", ["random", "greedy", "search:60"])
def test_a_bot_has_an_opinion_of_every_option_and_its_seed_decides(spec: str) -> None:
    table = record.begin(toy.GAME, 3, 5)
    first, again = (make(spec, 3).opinions(Chair(table, 0)) for _ in range(2))
    assert [opinion.token for opinion in first] == table.ask.tokens
    assert [(one.value, one.visits) for one in first] == [(two.value, two.visits) for two in again]
    assert all(0 <= opinion.value <= 1 for opinion in first)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:30"])
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    games = set()
    for _ in range(2):
        table = record.begin(toy.GAME, 2, 5)
        bots = [make(spec, seat) for seat in range(2)]
        while not table.over:
            seat = table.ask.seat
            table.play(bots[seat].choose(Chair(table, seat)).token)
        games.add(str(table.moves))
    assert len(games) == 1


def test_search_spends_what_it_is_given() -> None:
    bot = SearchBot("40", 1)
    bot.opinions(Chair(record.begin(toy.GAME, 4, 1), 0))
    assert bot.simulations <= 40
    assert bot.simulations + bot.failed >= 20


@pytest.mark.parametrize("parameter", ["1s", "0.5s", "200ms", "500", ""])
def test_a_budget_is_a_time_or_a_number_of_simulations(parameter: str) -> None:
    budget = read_budget(parameter)
    assert (budget.simulations, budget.seconds) == {
        "1s": (0, 1.0),
        "0.5s": (0, 0.5),
        "200ms": (0, 0.2),
        "500": (500, 0.0),
        "": (0, 1.0),
    }[parameter]


@pytest.mark.parametrize("parameter", ["fast", "0", "-3", "1.5", "1h", "s", "1s "])
def test_another_budget_is_refused_with_what_is_right(parameter: str) -> None:
    with pytest.raises(BadSetup, match=r"right are a time \(search:1s, search:200ms\) or a number of simulations"):
        read_budget(parameter)


def test_a_chair_is_for_a_seat_that_is_asked() -> None:
    table = table_of(Fork())
    with pytest.raises(WrongSeat, match="seat 1 is not asked anything now"):
        Chair(table, 1)


def test_a_tie_is_broken_by_the_dice() -> None:
    class Even(Bot):
        def opinions(self, chair: Chair) -> list[Opinion]:
            return [Opinion(token, 0.5, 1) for token in chair.question.tokens]

    table = table_of(Fork())
    assert {Even("", seed).choose(chair(table)).token for seed in range(20)} == {"left", "right"}
