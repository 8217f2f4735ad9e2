"""Specs: short strings that name a bot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import toy
from fourthrock import bots, lab
from fourthrock.bots.simple import COPIES, GreedyBot, RandomBot
from fourthrock.table import BadSetup
from fourthrock.table.record import begin


def test_a_name_makes_the_bot_of_its_entry_point() -> None:
    assert isinstance(bots.make("random"), RandomBot)
    assert isinstance(bots.make(" greedy "), GreedyBot)


def test_nonplayer_leaves_the_seat_to_the_rules_and_is_no_bot() -> None:
    absent = bots.make("nonplayer")
    assert not absent.imagines
    assert bots.NONPLAYER not in bots.names()
    with pytest.raises(BadSetup, match="'nonplayer' takes nothing behind a colon"):
        bots.make("nonplayer:3")
    with pytest.raises(BadSetup, match="the rules of the game do not play seat 1"):
        absent.choose(bots.Chair(begin(toy.GAME, 2), 1))


def test_an_unknown_name_lists_what_there_is() -> None:
    with pytest.raises(BadSetup, match="no bot is called 'clever'; there are greedy, random, search"):
        bots.make("clever")


def test_a_parameter_that_a_bot_does_not_take_is_refused() -> None:
    with pytest.raises(BadSetup, match="'random' takes nothing behind a colon"):
        bots.make("random:5")


@pytest.mark.parametrize("parameter", ["0", "1s", "-3", "200000", "5.5"])
def test_greedy_takes_a_number_of_tables(parameter: str) -> None:
    with pytest.raises(BadSetup, match=f"'greedy:{parameter}' is not a number of tables; right is greedy, or greedy:50"):
        bots.make(f"greedy:{parameter}")


def test_greedy_copies_as_many_tables_as_it_is_told() -> None:
    assert [bot.copies for bot in (GreedyBot(), GreedyBot("50"))] == [COPIES, 50]


def test_a_line_up_begins_again_when_there_are_more_seats_than_specs() -> None:
    assert [type(bot) for bot in bots.line_up("greedy,random", 3)] == [GreedyBot, RandomBot, GreedyBot]


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(BadSetup, match="3 bots were named for 2 seats"):
        bots.line_up("greedy,random,random", 2)


def test_a_line_up_with_an_empty_place_is_refused() -> None:
    with pytest.raises(BadSetup, match="no bot is called ''"):
        bots.line_up("greedy,", 2)


def test_the_bots_of_a_line_up_think_with_dice_of_their_own() -> None:
    one, two = bots.line_up("random", 2, seed=1)
    assert [one.dice.below(1000) for _ in range(5)] != [two.dice.below(1000) for _ in range(5)]


def test_non_players_sit_where_the_game_has_rules_for_them() -> None:
    class Automated(toy.SalvageGame):
        def with_nonplayers(self, options: toy.Options, seats: Sequence[int]) -> toy.Options:
            return toy.Options(rounds=10 * len(seats))

    assert bots.options_for(Automated(), {}, ["nonplayer", "random", "nonplayer"]).rounds == 20
    assert bots.split("random,nonplayer", 4) == ["random", "nonplayer"] * 2


STRANGER = """
from fourthrock.bots import Bot, Opinion

class FirstBot(Bot):
    def opinions(self, chair):
        return [Opinion(option.token, 1.0, int(number == 0)) for number, option in enumerate(chair.question.options)]
"""


def test_a_bot_of_another_package_comes_in_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is after `pip install`: a module, and beside it what its package says of itself."""
    (tmp_path / "stranger.py").write_text(STRANGER)
    about = tmp_path / "stranger-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[fourthrock.bots]\nfirst = stranger:FirstBot\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bots.names() == ["first", "greedy", "random", "search"]
    table = begin(toy.GAME, 2)
    assert bots.make("first").choose(bots.Chair(table, 0)) is table.ask.options[0]
    outcome = lab.simulate("mission_red_planet", 2, seats=2, bots="first,random")
    assert [share.name for share in outcome.by_bot] == ["first", "random"]
