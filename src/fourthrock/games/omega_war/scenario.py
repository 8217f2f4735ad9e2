"""Scenario files: a packaged scenario or a JSON file of yours, read whole and checked; every error names the field.

The packaged ones lie in `scenarios/`. What a scenario may say is written down in `scenarios/README.md`.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from fourthrock.games.omega_war.atlas import read_counters, read_map, read_places
from fourthrock.games.omega_war.charts import read_charts, read_setup
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.reading import Field
from fourthrock.table.errors import BadSetup

STANDARD: Final = "standard"
FOLDER: Final = Path(__file__).parent / "scenarios"
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


def load(name: str) -> Scenario:
    """The scenario of this name, or in this JSON file."""
    text = _text(name)
    digest = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    if digest not in _loaded:
        token = name if name in packaged() else f"scenario-{digest}"
        _loaded[digest] = read(_parsed(text), token)
    return _loaded[digest]


def known(token: str) -> Scenario:
    """A scenario by its token, once it has been loaded."""
    for scenario in _loaded.values():
        if scenario.token == token:
            return scenario
    return load(token)


def read(facts: Any, token: str) -> Scenario:
    """A scenario from parsed JSON."""
    whole = Field(facts, "")
    whole.only(FIELDS)
    scenario = Scenario(token, whole.get("title").text(80))
    scenario.about = whole.get("about").text(400)
    read_map(whole, scenario)
    read_places(whole, scenario)
    read_counters(whole, scenario)
    read_charts(whole, scenario)
    read_setup(whole, scenario)
    return scenario


def _text(name: str) -> str:
    if name in packaged():
        return (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    if not name.endswith(".json"):
        raise BadSetup("options.scenario", f"must be one of {', '.join(packaged())}, or the path of a file that ends in .json")
    path = Path(name)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadSetup("options.scenario", f"the file is larger than {LARGEST_FILE} bytes")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError):
        raise BadSetup("options.scenario", "the file cannot be read as text") from None


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f" at line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise BadSetup("options.scenario", f"the file is not JSON{where}") from None
