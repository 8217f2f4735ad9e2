"""Printings: what no public source tells lies in a file, and a player may lay out another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.printing import COMPLAINT, PRINTED, STANDARD_FILE, VARIABLE, WrongPrinting, load, read
from fourthrock.table import BadSetup, dice_for

Facts = dict[str, Any]


def facts() -> Facts:
    found: Facts = json.loads(STANDARD_FILE.read_text(encoding="utf-8"))
    return found


def written(folder: Path, name: str, changed: Facts) -> Path:
    path = folder / name
    path.write_text(json.dumps(changed), encoding="utf-8")
    return path


def other_table(path: Path, script: str) -> str:
    """What a program prints that was started with this printing."""
    environment = {**os.environ, VARIABLE: str(path)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_without_a_file_the_table_has_the_standard_printing() -> None:
    assert (PRINTED, COMPLAINT) == ("standard", "")
    assert Options().printing == "standard"


BROKEN: list[tuple[str, Callable[[Facts], object], str]] = [
    ("a field too many", lambda f: f.update(colour="red"), "colour"),
    ("a field too few", lambda f: f.pop("arrows"), "arrows"),
    ("a hex off the map", lambda f: f["life_support"].__setitem__(0, "a9"), "a9 is no hex of the map"),
    ("two things on a hex", lambda f: f["research"][0].__setitem__(0, "e4"), "two things begin on hex e4"),
    ("a Shelter on the centre", lambda f: f["shelters"][0].__setitem__(0, "g5"), "two things begin on hex g5"),
    ("a Shelter too few", lambda f: f["shelters"][2].pop(), "`shelters` has 2 hexes for 3 players"),
    ("an unknown benefit", lambda f: f["turn_order"].__setitem__(0, "gold"), "turn_order"),
    ("a Lab space too few", lambda f: f["laboratory"].pop("6a"), "`laboratory` must name each of these once"),
    ("an Executive action twice", lambda f: f["executive"].__setitem__(0, "bots"), "`executive` must name each of these once"),
    ("a Mission in both lists", lambda f: f["long_missions"].append("techs"), "must name each of these once"),
    ("a tile too few", lambda f: f["discoveries"].pop(), "discoveries"),
    ("a Hospital in the base game", lambda f: f["discoveries"].__setitem__(0, "hospital"), "only chapter 2 knows"),
    ("Contracts in chapter 2", lambda f: f["outbreak_discoveries"].__setitem__(0, "hire"), "has no Contracts"),
    ("three cards of level 1", lambda f: f["hospital_levels"].update(pharmacy=1), "two cards of level 1"),
    ("a Building struck twice", lambda f: f["vandalism"].__setitem__(0, "generator"), "`vandalism` names generator twice"),
    ("a space of goal 14 twice", lambda f: f["goal_14"].__setitem__(0, "3b"), "`goal_14` names 3b twice"),
]


@pytest.mark.parametrize(("what", "spoil", "told"), BROKEN, ids=[row[0] for row in BROKEN])
def test_a_file_that_cannot_be_is_refused_with_its_field(what: str, spoil: Callable[[Facts], object], told: str) -> None:
    spoilt = facts()
    spoil(spoilt)
    with pytest.raises(WrongPrinting, match=told):
        read(json.dumps(spoilt))


@pytest.mark.parametrize("text", ["", "{", "[]", "\xff", "[" * 5000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(WrongPrinting):
        read(text)


def test_a_printing_goes_by_the_name_of_its_file(tmp_path: Path) -> None:
    name, printing, complaint = load(str(written(tmp_path, "my_box.json", {**facts(), "title": "My box"})))
    assert (name, printing.title, complaint) == ("my_box", "My box", "")


@pytest.mark.parametrize("name", ["standard.json", "my box.json", "my_box.txt"])
def test_a_name_that_is_none_is_told_and_nothing_replaced(name: str, tmp_path: Path) -> None:
    standing, _, complaint = load(str(written(tmp_path, name, facts())))
    assert standing == "standard"
    assert "must be called NAME.json" in complaint


def test_a_missing_file_is_told() -> None:
    assert load("/no/such/printing.json")[2] == "the file of the printing cannot be read"


@pytest.mark.parametrize("asked", ["my_box", "../my_box", "/etc/passwd", ""])
def test_a_game_cannot_name_a_printing_that_the_host_has_not_laid_out(asked: str) -> None:
    with pytest.raises(BadSetup, match="this table has the printing 'standard'"):
        GAME.setup(2, Options(printing=asked), dice_for(1))


OTHER_GAME = """
from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.cards import DISCOVERIES
from fourthrock.games.on_mars.goods import BUILDINGS
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.hexes import HEXES
from fourthrock.games.on_mars.laboratory import EXECUTIVE, LAB, ORDER_SPACES, TECH_OP
from fourthrock.games.on_mars.options import Options
from fourthrock.table import BadSetup, dice_for
g = GAME.setup(2, Options(printing="my_box"), dice_for(1))
print([HEXES[h].token for h in range(91) if g.building[h] == 5])
print(EXECUTIVE[0].token, LAB[0].benefit, ORDER_SPACES[0].benefit, TECH_OP[5], BUILDINGS[BLUEPRINTS[29].building].token)
print(sorted(DISCOVERIES[n].token for n in g.discovery_deck + g.exploration)[:3])
try:
    GAME.setup(2, Options(), dice_for(1))
except BadSetup as error:
    print(error)
"""


def test_another_printing_is_played_from_its_file_and_by_its_name(tmp_path: Path) -> None:
    mine = facts()
    mine["shelters"][1] = ["c3", "k5"]
    mine["executive"].reverse()
    mine["laboratory"].update({"1a": "crystal", "1b": "warehouse"})
    mine["turn_order"][0] = "bots"
    mine["laboratory_points"][4] = 6
    mine["defensive_blueprints"]["shield"] = "shelter"
    mine["discoveries"][18] = "batteries"
    path = written(tmp_path, "my_box.json", mine)
    shelters, printed, tiles, refusal = other_table(path, OTHER_GAME).splitlines()
    assert shelters == "['c3', 'k5']"
    assert printed == "exec-advanced 2 4 6 shelter"
    assert tiles == "['find-batteries-1', 'find-batteries-2', 'find-blueprints']"
    assert "this table has the printing 'my_box', not 'standard'" in refusal


def test_a_broken_file_is_told_when_a_game_is_begun(tmp_path: Path) -> None:
    broken = facts()
    del broken["arrows"]
    script = """
from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.options import Options
from fourthrock.table import BadSetup, dice_for
try:
    GAME.setup(2, Options(), dice_for(1))
except BadSetup as error:
    print(error)
"""
    assert "Object missing required field `arrows`" in other_table(written(tmp_path, "my_box.json", broken), script)
