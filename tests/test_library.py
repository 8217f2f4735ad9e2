"""fourthrock as a library: what the README shows works as it is written there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import fourthrock
from fourthrock.table import BadSetup, record

ROOT = Path(__file__).parent.parent


def test_the_session_in_the_readme_is_true() -> None:
    session = re.search(r"```pycon\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert session is not None
    test = doctest.DocTestParser().get_doctest(session[1], {}, "README", "README.md", 0)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_docstring_of_the_package_is_true() -> None:
    assert doctest.testmod(fourthrock).failed == 0


def test_a_table_draws_itself_in_a_notebook() -> None:
    table = fourthrock.new("mission_red_planet", seats=3, seed=1)
    svg = table._repr_svg_()
    assert svg is not None
    assert svg.startswith("<svg")
    assert svg.rstrip().endswith("</svg>")


def test_a_record_comes_back_as_a_table() -> None:
    table = fourthrock.new("mission_red_planet", seats=3, seed=1)
    table.play(table.ask.tokens[0])
    again = fourthrock.replay(record.write(record.header(table.game, 3, 1), table))
    assert [move.item.token for move in again.moves] == [move.item.token for move in table.moves]
    assert again._repr_svg_() is not None


def test_an_unknown_game_is_answered_with_what_there_is() -> None:
    with pytest.raises(BadSetup, match=r"no game is called 'chess'; there are .*mission_red_planet"):
        fourthrock.new("chess")


def test_every_installed_game_is_listed() -> None:
    assert "mission_red_planet" in fourthrock.installed()
