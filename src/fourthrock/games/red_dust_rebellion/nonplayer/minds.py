"""20.1 The minds of all seats, and the game run so that no Non-Player is asked."""

from __future__ import annotations

from typing import Any, cast

from fourthrock.games.red_dust_rebellion.nonplayer.event_mind import EventMind
from fourthrock.games.red_dust_rebellion.nonplayer.mind import Mind
from fourthrock.games.red_dust_rebellion.nonplayer.minds_coin import CoinMind
from fourthrock.games.red_dust_rebellion.nonplayer.minds_rebels import RebelMind
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.table import Question, Script


def minds_for() -> list[Mind]:
    """One for each seat, for one turn."""
    return [EventMind(CoinMind(MG)), EventMind(CoinMind(CORP)), EventMind(RebelMind(RD)), EventMind(RebelMind(CR))]


def unattended(g: Mars, script: Script[None]) -> Script[None]:
    """20.1 Run any script of the game so that no Non-Player decides: what no mind has answered yet is answered here.

    Only the word to go on is left to whoever keeps the seat.
    """
    minds = minds_for()
    for step in cast("Any", script):
        if isinstance(step, Question) and g.nonplayers[step.seat] and not step.always:
            step.answer = minds[step.seat].answer(g, step)
        else:
            yield step
