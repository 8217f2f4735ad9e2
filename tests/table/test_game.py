"""What a game must say, and what it need not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import toy
from fourthrock.table import Chart, Dice, Game, Position, Standing, dice_for
from fourthrock.table.game import parts_of_the_win

EMPTY: Game[Any] = Game("empty", "Empty", seats=[2], version=1, options=toy.Options)


@pytest.mark.parametrize(
    "ask",
    [
        lambda g: EMPTY.setup(2, toy.Options(), dice_for(1)),
        lambda g: EMPTY.script(g),
        lambda g: EMPTY.standings(g),
        lambda g: EMPTY.view(g, 0),
        lambda g: EMPTY.imagine(g, g, 0, dice_for(1)),
        lambda g: EMPTY.vocabulary(),
        lambda g: EMPTY.sides(2, toy.Options()),
        lambda g: EMPTY.worth(g),
        lambda g: EMPTY.plate(None),
        lambda g: EMPTY.layer(None, None),
        lambda g: EMPTY.rules(),
        lambda g: Position(dice_for(1)).copy(),
    ],
)
def test_a_game_must_say(ask: Callable[[Position], object]) -> None:
    with pytest.raises(NotImplementedError):
        ask(toy.GAME.setup(2, toy.Options(), dice_for(1)))


def test_a_game_need_not_say() -> None:
    g = toy.GAME.setup(2, toy.Options(), dice_for(1))
    assert EMPTY.broken(g) == []
    assert EMPTY.strip(None) == EMPTY.mat(None, 0, None) == EMPTY.face(toy.DIG) == ""
    assert EMPTY.held(None) == EMPTY.charts(None) == EMPTY.sketch(None, None) == []
    assert EMPTY.facets(None, toy.DIG) == {}
    assert EMPTY.lesson() is None


def test_things_say_what_they_are() -> None:
    assert repr(toy.DIG) == "<dig>"
    assert repr(Standing(1, 2, 7.5)) == "Standing(seat=1, place=2, score=7.5)"
    chart = Chart("Points", ("May", "June"), ((1.0, 2.0), (0.0, 4.0)))
    assert (chart.title, chart.periods, chart.values) == ("Points", ["May", "June"], [[1.0, 2.0], [0.0, 4.0]])


def test_a_card_is_drawn_at_random_and_is_gone() -> None:
    dice: Dice = dice_for(2)
    cards = list(range(10))
    drawn = [dice.draw(cards) for _ in range(10)]
    assert sorted(drawn) == list(range(10)) != drawn
    assert cards == []


def test_rigged_dice_say_how_many_throws_are_fixed_and_a_copy_keeps_them() -> None:
    dice = dice_for(2)
    dice.rig([(3, 6), (1, 6)])
    assert (dice.roll(), dice.fixed_left) == (3, 1)
    assert (dice.copy().roll(), dice.fixed_left) == (1, 1)


@pytest.mark.parametrize(
    ("standings", "parts"),
    [
        ([(1, -1), (2, -1)], [1.0, 0.0]),
        ([(1, -1), (1, -1), (3, -1)], [0.5, 0.5, 0.0]),
        ([(1, 0), (1, 0), (3, -1)], [1.0, 1.0, 0.0]),
        ([(1, 0), (1, 0), (1, -1)], [0.5, 0.5, 0.5]),
        ([(2, 0), (2, 0)], [0.0, 0.0]),
    ],
    ids=["one wins", "two share", "a side wins together", "a side shares with one", "all lose"],
)
def test_parts_of_the_win(standings: list[tuple[int, int]], parts: list[float]) -> None:
    assert parts_of_the_win([Standing(seat, place, 0.0, (), side) for seat, (place, side) in enumerate(standings)]) == parts
