"""The drawing: every answer can be clicked, nothing secret is in it. What bots steer by. What a seat sees."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.bot import expected
from fourthrock.games.on_mars.position import HUMANS_LOSE, HUMANS_WIN, OVER
from fourthrock.testing import Case, draws_well, walk

from .stage import bare, building, built, game, give, learnt

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"last_round": 4}),
    (4, {"last_round": 3}),
    (4, {"mode": "invasion", "last_round": 3}),
    (3, {"mode": "outbreak"}),
    (3, {"mode": "blackout"}),
    (1, {"mode": "monolith"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_every_candidate_is_an_element_with_its_token(seats: int, options: dict[str, Any]) -> None:
    for number, (table, question, _) in enumerate(walk(Case(GAME, seats, 21, options), rewindable=False, journal=False)):
        if number % 9:
            continue
        drawn = GAME.layer(table.view(question.seat), question).replace("&gt;", ">").replace("&amp;", "&")
        shown = set(re.findall(r'data-token="([^"]+)"', drawn))
        assert {item.token for item in [*question.among, *question.options]} <= shown


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_drawings_are_well_formed(seats: int, options: dict[str, Any]) -> None:
    draws_well(Case(GAME, seats, 22, options, every=60))


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_worth_is_a_chance_for_every_seat_all_game_long(seats: int, options: dict[str, Any]) -> None:
    for table, _, _ in walk(Case(GAME, seats, 23, options), rewindable=False, journal=False):
        values = GAME.worth(table.position)
        assert len(values) == seats
        assert all(0.0 <= value <= 1.0 for value in values)
    assert len(table.standings()) == seats


def test_worth_rises_with_what_helps() -> None:
    """Base: goods, a Bot's reach, knowledge and Buildings are worth having."""
    for better in (
        lambda g: give(g, 0, mineral=1),
        lambda g: give(g, 0, crystal=1),
        lambda g: learnt(g, 0, "rover-tech", "lab-3a"),
        lambda g: built(g, 0, "Gym", "d5"),
        lambda g: g.hangar.__setitem__(0, 1),
    ):
        g = bare(game())
        before, chance = expected(g, 0), GAME.worth(g)[0]
        better(g)
        assert expected(g, 0) > before
        assert GAME.worth(g)[0] > chance


def test_worth_of_two_sides() -> None:
    g = bare(game(3, mode="invasion"))
    even = GAME.worth(g)
    assert even[0] == even[1] == pytest.approx(1 - even[2])
    g.team = 60
    assert GAME.worth(g)[0] > even[0]
    g.alien_on_map = 15
    assert GAME.worth(g)[2] > 1 - GAME.worth(game(3, mode="invasion"))[0] or GAME.worth(g)[2] > 0.1
    g.result, g.phase = HUMANS_LOSE, OVER
    assert GAME.worth(g) == [0.0, 0.0, 1.0]


def test_worth_of_the_co_operative_chapters() -> None:
    g = bare(game(3, mode="outbreak"))
    g.aims = [1, 3]
    before = GAME.worth(g)[0]
    building(g, "hospital", "d1", "d4")
    assert GAME.worth(g)[0] > before
    g.working_sick[0] = g.working[0] = 10
    assert GAME.worth(g)[0] < before
    g = bare(game(3, mode="blackout"))
    before = GAME.worth(g)[0]
    g.black[0] = g.black[1] = 2
    assert GAME.worth(g)[0] < before
    g.track -= 3
    g.black[0] = g.black[1] = 0
    assert GAME.worth(g)[0] > before
    g.result = HUMANS_WIN
    assert GAME.worth(g) == [1.0] * 3


@pytest.mark.parametrize(("seats", "options"), [(3, {"last_round": 4}), (2, {"first_colonists": True, "last_round": 4})], ids=str)
def test_25_1_nobody_sees_the_goals_and_cards_of_others(seats: int, options: dict[str, Any]) -> None:
    for table, _, _ in walk(Case(GAME, seats, 24, options)):
        for seat in [None, *range(seats)]:
            view = table.view(seat)
            for s, board in enumerate(view.boards):
                if s != seat:
                    assert board.goals == []
                    assert board.first_cards == []


def test_the_view_is_plain_data() -> None:
    g = bare(game(3))
    text = msgspec.json.encode(GAME.view(g, 0))
    assert msgspec.json.decode(text)["boards"][0]["colour"] == "purple"
