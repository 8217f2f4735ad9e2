"""What happens next: the script for each phase of the game; 11.2, 12, 17, 18."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.dust_storm import dust_storm_step
from fourthrock.games.red_dust_rebellion.flashpoint import flashpoint_step
from fourthrock.games.red_dust_rebellion.nonplayer.minds import unattended
from fourthrock.games.red_dust_rebellion.position import (
    DUST_STORM,
    FLASHPOINT,
    OPENING,
    OVER,
    ROUND_END,
    ROUND_START,
    TURNS,
    Mars,
)
from fourthrock.games.red_dust_rebellion.rounds import round_end, round_start, turns
from fourthrock.games.red_dust_rebellion.storms import roll_storms
from fourthrock.table import Script


def next_script(g: Mars) -> Script[None] | None:
    """The script to run now, in which no Non-Player is asked (20.1); None when the game is over."""
    script = _of_the_phase(g)
    return script if script is None or not any(g.nonplayers) else unattended(g, script)


def _of_the_phase(g: Mars) -> Script[None] | None:
    phase = g.phase
    if phase == ROUND_START:
        return round_start(g)
    if phase == TURNS:
        return turns(g)
    if phase == ROUND_END:
        return round_end(g)
    if phase == FLASHPOINT:
        return flashpoint_step(g)
    if phase == DUST_STORM:
        return dust_storm_step(g)
    if phase == OPENING:
        return first_storms(g)
    assert phase == OVER
    return None


def first_storms(g: Mars) -> Script[None]:
    """11.2 Two storms approach; two in the same space rage, and the Church takes a piece."""
    yield from roll_storms(g, 2)
    g.phase = ROUND_START
