"""The evaluation that the bots play by: points now and to come, by generation."""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.stage import give, greenery, play, stage, start, take

from fourthrock.bots import Chair, make
from fourthrock.games.terraforming_mars import GAME
from fourthrock.games.terraforming_mars.bot import Prices, expected_points, generations_left
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import HEAT, MC, PLANTS

PLAIN = {"prelude": False, "venus_next": False, "colonies": False, "turmoil": False}


def plain(seats: int = 2) -> Mars:
    g = stage(seats, **PLAIN)
    for me in g.players:
        me.stock = [50, 0, 0, 0, 0, 0]
        me.production = [0] * 6
    return g


def at_the_start(g: Mars) -> Mars:
    g.generation, g.temperature, g.oxygen, g.oceans = 1, -30, 0, 0
    return g


def near_the_end(g: Mars) -> Mars:
    g.generation, g.temperature, g.oxygen = 13, 8, 14
    g.oceans = 8
    return g


def points(g: Mars, seat: int = 0) -> float:
    return expected_points(g, generations_left(g))[seat]


def test_a_game_for_two_is_expected_to_last_some_twelve_generations() -> None:
    assert 10 < generations_left(at_the_start(plain())) < 14
    assert generations_left(near_the_end(plain())) < 2


def test_production_is_worth_much_early_and_little_late() -> None:
    gains = []
    for position in (at_the_start(plain()), near_the_end(plain())):
        before = points(position)
        position.players[0].production[MC] += 5
        gains.append(points(position) - before)
    assert gains[0] > 5 * gains[1] > 0


def test_a_point_is_worth_more_money_late_than_early() -> None:
    early = Prices(at_the_start(plain()), 12.0)
    late = Prices(near_the_end(plain()), 1.0)
    assert early.money > 2 * late.money


def test_heat_is_worth_nothing_once_it_is_warm() -> None:
    g = near_the_end(plain())
    before = points(g)
    g.players[0].stock[HEAT] += 8
    assert points(g) == before


def test_a_greenery_that_has_no_place_yet_counts_already() -> None:
    """In the middle of the action the plants are gone and the tile does not lie yet."""
    g = at_the_start(plain())
    greenery(g, 0, "c5")
    g.players[0].stock[PLANTS] = 8
    table = start(g)
    before = points(table.position)
    play(table, "convert:plants")
    assert table.position.due == 2
    assert points(table.position) > before
    play(table, table.ask.tokens[0])
    assert table.position.due == 0


def test_a_card_is_worth_more_on_the_table_than_in_the_hand() -> None:
    g = at_the_start(plain())
    give(g, 0, "mine")
    table = start(g)
    before = points(table.position)
    play(table, "mine")
    assert points(table.position) > before


@pytest.mark.parametrize("bot", ["greedy", "search:10"])
def test_a_bot_turns_plants_into_a_greenery_before_it_passes_in_the_last_generation(bot: str) -> None:
    g = near_the_end(plain())
    g.oxygen = 13
    greenery(g, 0, "c5")
    for me in g.players:
        me.stock = [0] * 6
        me.production = [0] * 6
    g.players[0].stock[PLANTS] = 8
    table = start(g)
    assert make(bot, 1).choose(Chair(table, 0)).token == "convert:plants"


def test_alone_a_step_towards_the_goal_counts() -> None:
    g = stage(1, **PLAIN)
    g.players[0].stock[MC] = 50
    take(g, "mine")
    before = GAME.worth(g)[0]
    g.temperature += 8
    assert GAME.worth(g)[0] > before
