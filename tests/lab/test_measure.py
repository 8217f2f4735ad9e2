"""What is measured of a game."""

from __future__ import annotations

import toy
from fourthrock.lab.measure import measure, most_seats, play_at_random, sample
from fourthrock.table import BadSetup, Dice, dice_for, record


def test_every_figure_is_measured() -> None:
    figures = measure(toy.GAME, 0.02)
    assert (figures.game, figures.seats) == ("salvage", 4)
    numbers = (figures.games_per_second, figures.clone, figures.options, figures.view, figures.simulations_per_second)
    assert all(number > 0 for number in numbers)
    assert figures.decisions_per_second > figures.games_per_second


def test_random_play_counts_decisions() -> None:
    table = record.begin(toy.GAME, 2, 1, journal=False)
    assert play_at_random(table, dice_for(1)) == len(table.moves)
    assert table.over


def test_samples_are_open_positions() -> None:
    assert all(table.asks for table in sample(toy.GAME, 3))


def test_a_game_is_measured_with_as_many_seats_as_its_default_options_allow() -> None:
    class Narrow(toy.SalvageGame):
        def setup(self, seats: int, options: toy.Options, dice: Dice) -> toy.Salvage:
            if seats == 4:
                raise BadSetup("seats", "not four")
            return super().setup(seats, options, dice)

    assert (most_seats(toy.GAME), most_seats(Narrow())) == (4, 3)
