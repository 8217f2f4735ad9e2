"""The games. Each comes in by the entry-point group `fourthrock.games`, ours by the same door as anybody else's."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from fourthrock.table import BadSetup, Game

GROUP = "fourthrock.games"

_loaded: dict[str, Game[Any]] = {}


def slugs() -> list[str]:
    """The games that are installed here."""
    return sorted(point.name for point in _points())


def load(slug: str) -> Game[Any]:
    """The game of this name."""
    if slug not in _loaded:
        for point in _points():
            if point.name == slug:
                _loaded[slug] = point.load()
                break
        else:
            raise BadSetup("game", f"no game is called '{slug}'; there are {', '.join(slugs())}")
    return _loaded[slug]


def _points() -> list[EntryPoint]:
    return list(entry_points(group=GROUP))
