"""Chapter 19: all sides of all Events, and executing one."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.events import events_01_12, events_13_24, events_25_36, events_37_48
from fourthrock.games.red_dust_rebellion.events.side import Side
from fourthrock.games.red_dust_rebellion.infrastructure import set_eg
from fourthrock.games.red_dust_rebellion.pieces import Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.table import Script

ALL_SIDES: Final[list[Side]] = [*events_01_12.SIDES, *events_13_24.SIDES, *events_25_36.SIDES, *events_37_48.SIDES]
UNSHADED: Final[dict[int, Side]] = {side.number: side for side in ALL_SIDES if not side.shaded}
SHADED: Final[dict[int, Side]] = {side.number: side for side in ALL_SIDES if side.shaded}


def side_of_event(number: int, shaded: bool) -> Side | None:
    """12.4 One side of an Event; None if the card has no such side."""
    return SHADED.get(number) if shaded else UNSHADED.get(number)


def play_event(g: Mars, by: Faction, shaded: bool) -> Script[None]:
    """19.1 Execute a side of the Current Event: the EarthGov symbol first, then its steps in order."""
    assert g.current is not None
    side = side_of_event(g.current.number, shaded)
    assert side is not None
    g.say("{}: {}, {}", by, g.current, side.name)
    if side.eg:
        set_eg(g, side.eg)
    yield from side.play(g, by)
