"""fourthrock as a library: what the README shows works as it is written there."""

from __future__ import annotations

import doctest
import re
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

import fourthrock
from fourthrock.games import load
from fourthrock.lab.measure import most_seats
from fourthrock.table import BadSetup, dice_for, fingerprint, record

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


def test_the_notebook_in_the_manual_is_true() -> None:
    session = re.search(r"## In a notebook\n\n```python\n(.*?)```", (ROOT / "docs" / "play.md").read_text(), re.S)
    assert session is not None
    made: dict[str, Any] = {}
    exec(session[1], made)
    assert [move.item.token for move in made["table"].moves[-1:]] == ["pilot"]


@pytest.mark.parametrize("game", fourthrock.installed())
def test_every_game_draws_itself_in_a_notebook_as_the_asked_seat_sees_it(game: str) -> None:
    table = fourthrock.new(game, seed=1)
    drawn = ElementTree.fromstring(table._repr_svg_() or "")
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    tokens = {part.get("data-token") for part in drawn.iter()}
    assert tokens & {*table.ask.tokens} or not tokens - {None}


def test_a_record_comes_back_as_a_table() -> None:
    table = fourthrock.new("mission_red_planet", seats=3, seed=1)
    table.play(table.ask.tokens[0])
    again = fourthrock.replay(record.write(record.header(table.game, 3, 1), table))
    assert [move.item.token for move in again.moves] == [move.item.token for move in table.moves]
    assert again._repr_svg_() is not None


def test_an_unknown_game_is_answered_with_what_there_is() -> None:
    with pytest.raises(BadSetup, match=r"no game is called 'chess'; there are .*mission_red_planet"):
        fourthrock.new("chess")


def test_a_game_of_another_package_comes_in_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is after `pip install`: here the toy game, by what its package would say of itself."""
    about = tmp_path / "salvage-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: salvage\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[fourthrock.games]\nsalvage = toy:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules["fourthrock.games"].__dict__["_loaded"], "salvage", raising=False)
    assert "salvage" in fourthrock.installed()
    assert fourthrock.new("salvage", seats=3).ask.prompt == "Bid how much scrap?"
    monkeypatch.delitem(sys.modules["fourthrock.games"].__dict__["_loaded"], "salvage")


def test_every_installed_game_is_listed() -> None:
    assert "mission_red_planet" in fourthrock.installed()


@pytest.mark.parametrize("game", fourthrock.installed())
def test_a_record_of_2000_moves_loads_in_well_under_a_second(game: str) -> None:
    """Any game: as many moves as it has, counted up to 2,000."""
    rules = load(game)
    seats = most_seats(rules)
    table = record.begin(rules, seats, "long")
    dice = dice_for("long")
    while not table.over and len(table.moves) < 2000:
        question = table.asks[0]
        table.answer(dice.choose(question.options), question)
    text = record.write(record.header(rules, seats, "long"), table)
    begun = time.process_time()
    again = fourthrock.replay(text)
    allowed = 0.6 if sys.gettrace() is None else 3.0  # what measures coverage slows everything down
    assert time.process_time() - begun < allowed * max(len(table.moves), 500) / 2000
    assert fingerprint(again.position) == fingerprint(table.position)
