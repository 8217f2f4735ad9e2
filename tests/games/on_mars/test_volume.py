"""Random games of every mode and number of players, to the end, with nothing lost after any move."""

from __future__ import annotations

from typing import Any

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.table import BadSetup
from fourthrock.table.record import begin
from fourthrock.testing import Case, walk

GAMES = [
    *[(count, {"length": length}) for count in (1, 2, 3, 4) for length in ("short", "long")],
    (2, {"space_oddity": True}),
    (4, {"first_colonists": True, "beacon": True}),
    *[(count, {"mode": "invasion"}) for count in (3, 4, 5)],
    (
        4,
        {
            "mode": "invasion",
            "alien_starts_with_shelter_tech": True,
            "abduction_takes_the_card": True,
            "alien_lifts_sabotage": True,
        },
    ),
    (4, {"mode": "invasion", "impossible_actions_are_covered": False}),
    *[(count, {"mode": mode}) for count in (2, 3, 4) for mode in ("outbreak", "blackout")],
    (3, {"mode": "outbreak", "hard": True, "mineral_for_medicine": True, "beacon": True}),
    *[(1, {"mode": "monolith", "random_goals": dealt}) for dealt in (0, 2, 5)],
]


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_random_games_end_and_lose_nothing(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        case = Case(GAME, seats, 100 + seed, options)
        for table, question, _ in walk(case, rewindable=False, journal=False):
            assert question.options
            assert GAME.broken(table.position) == []


@pytest.mark.parametrize(
    ("seats", "mode"),
    [
        (5, "base"),
        (2, "invasion"),
        (1, "invasion"),
        (1, "outbreak"),
        (5, "outbreak"),
        (1, "blackout"),
        (5, "blackout"),
        (2, "monolith"),
    ],
)
def test_a_wrong_number_of_seats_for_a_mode_is_told(seats: int, mode: str) -> None:
    with pytest.raises(BadSetup, match=f"the mode {mode} is for") as told:
        begin(GAME, seats, 1, {"mode": mode})
    assert told.value.field == "seats"


@pytest.mark.parametrize(("seats", "mode"), [(2, "blackout"), (1, "base")])
def test_first_colonists_is_for_two_and_more_players_of_the_base_game(seats: int, mode: str) -> None:
    with pytest.raises(BadSetup, match="this variant") as told:
        begin(GAME, seats, 1, {"mode": mode, "first_colonists": True})
    assert told.value.field == "options.first_colonists"


@pytest.mark.parametrize("field", ["mode", "length", "random_goals", "last_round"])
def test_bad_options_name_their_field(field: str) -> None:
    with pytest.raises(BadSetup) as told:
        begin(GAME, 2, 1, {field: "nonsense"})
    assert told.value.field == f"options.{field}"
