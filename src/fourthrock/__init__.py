"""fourthrock: heavy board games of Mars and revolt, rules-complete, at one table.

>>> import fourthrock
>>> table = fourthrock.new("mission_red_planet", seats=4, seed=7)
>>> table.ask.seat
0
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fourthrock.games import load, slugs
from fourthrock.table import Table, record

__version__ = "0.1.0"
__all__ = ["Table", "installed", "new", "replay"]


def installed() -> list[str]:
    """The names of the games that are installed."""
    return slugs()


def new(game: str, seats: int | None = None, seed: int | str = 0, options: Mapping[str, Any] | None = None) -> Table[Any]:
    """Set up a game: `new("mission_red_planet", seats=4, seed=7)`."""
    return drawn(record.begin(load(game), seats, seed, options))


def replay(text: str) -> Table[Any]:
    """The table at the end of a record (see `fourthrock.table.record`), every move and fingerprint checked on the way."""
    return drawn(record.replay(text, load))


def drawn(table: Table[Any]) -> Table[Any]:
    """The table, able to draw itself in a notebook."""
    from fourthrock.drawing.compose import standalone

    table.picture = standalone
    return table
