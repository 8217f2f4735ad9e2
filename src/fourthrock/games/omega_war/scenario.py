"""Scenarios: the packaged ones and those of the host, each a JSON file known by its name, read whole and checked.

The option `scenario` takes a name, never a path: whoever asks for a game over the web names no file of the host. The packaged
scenarios lie in `scenarios/`, with a page on what one may say. Further files and folders of files are named by the host, in the
environment variable FOURTHROCK_SCENARIOS or by `offer`.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from pathlib import Path
from typing import Any, Final

from fourthrock.games.omega_war.atlas import read_counters, read_map, read_places
from fourthrock.games.omega_war.charts import read_charts, read_setup
from fourthrock.games.omega_war.lines import line_of
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.reading import Field, WrongField
from fourthrock.table.errors import BadSetup

STANDARD: Final = "standard"
FOLDER: Final = Path(__file__).parent / "scenarios"
VARIABLE: Final = "FOURTHROCK_SCENARIOS"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
LARGEST_FILE: Final = 2_000_000

FIELDS: Final = [
    "title",
    "about",
    "columns",
    "rows",
    "terrain_letters",
    "terrain",
    "territory_letters",
    "territory",
    "north_rows",
    "straits",
    "waste_names",
    "clans",
    "nations",
    "settlement_types",
    "settlements",
    "warrens",
    "totems",
    "barrier_switches",
    "orbital_home",
    "units",
    "revolt_markers",
    "movement_costs",
    "combat_table",
    "combat_modifiers",
    "political_index",
    "political_chart",
    "results",
    "numbers",
    "turns",
    "at_start",
]

_loaded: Final[dict[str, Scenario]] = {}


def packaged() -> list[str]:
    """The names of the scenarios that come with the game."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def offered() -> dict[str, Path]:
    """All scenarios that there are, by name; nobody's file hides a packaged one."""
    found = {name: FOLDER / f"{name}.json" for name in packaged()}
    for entry in os.environ.get(VARIABLE, "").split(os.pathsep):
        for path in _files(entry):
            if NAME.fullmatch(path.stem):
                found.setdefault(path.stem, path)
    return found


def offer(path: Path | str) -> list[str]:
    """Add a scenario file, or every one in a folder, in this process and those that it starts; the names they go by."""
    files = _files(str(path))
    if not files:
        raise BadSetup("scenario", f"'{path}' is neither a .json file nor a folder of them")
    for file in files:
        if not NAME.fullmatch(file.stem) or file.stem in packaged():
            raise BadSetup(
                "scenario", f"'{file.stem}' is no name for a scenario: letters, digits, - and _, and none of the game's own"
            )
    before = os.environ.get(VARIABLE, "")
    whole = os.path.abspath(path)
    os.environ[VARIABLE] = f"{whole}{os.pathsep}{before}" if before else whole
    return [file.stem for file in files]


def load(name: str) -> Scenario:
    """The scenario of this name."""
    there = offered()
    if name not in there:
        raise BadSetup("options.scenario", f"must be the name of a scenario: {', '.join(there)}")
    text = _text(name, there[name])
    digest = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    if digest not in _loaded:
        token = name if there[name].parent == FOLDER else f"{name}-{digest}"
        _loaded[digest] = _read_text(text, token, name)
    return _loaded[digest]


def sound() -> list[Scenario]:
    """Every scenario that can be played, the packaged ones first; files of the host that are broken are left out."""
    found: list[Scenario] = []
    for name in offered():
        try:
            found.append(load(name))
        except BadSetup:
            if name in packaged():
                raise
    return found


def known(token: str) -> Scenario:
    """A scenario by its token; one that this process has not loaded yet is looked for."""
    for scenario in _loaded.values():
        if scenario.token == token:
            return scenario
    return load(token if token in packaged() else token.rpartition("-")[0])


def read(facts: Any, token: str) -> Scenario:
    """A scenario from parsed JSON."""
    whole = Field(facts)
    whole.only(FIELDS)
    scenario = Scenario(token, whole.get("title").text(80))
    scenario.about = whole.get("about").text(400)
    read_map(whole, scenario)
    read_places(whole, scenario)
    read_counters(whole, scenario)
    read_charts(whole, scenario)
    read_setup(whole, scenario)
    return scenario


def _files(entry: str) -> list[Path]:
    path = Path(entry)
    try:
        if not entry:
            return []
        if path.is_dir():
            return sorted(path.glob("*.json"))
        return [path] if path.suffix == ".json" and path.is_file() else []
    except (OSError, ValueError):
        return []


def _text(name: str, path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadSetup("options.scenario", f"the file of {name} is larger than {LARGEST_FILE} bytes")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadSetup("options.scenario", f"the file of {name} cannot be read as text") from None


def _read_text(text: str, token: str, name: str) -> Scenario:
    """A scenario from the text of its file; what is wrong with it is said with its field and line."""
    try:
        facts = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadSetup("options.scenario", f"the file of {name} is no JSON: line {error.lineno}, {error.msg}") from None
    except (ValueError, RecursionError):
        raise BadSetup("options.scenario", f"the file of {name} is no JSON") from None
    try:
        return read(facts, token)
    except WrongField as error:
        raise BadSetup(error.field, f"{error.message} (line {line_of(text, error.way)} of the file of {name})") from None
