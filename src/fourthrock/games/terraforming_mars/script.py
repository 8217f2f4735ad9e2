"""What happens next (4): one script a question or phase step."""

from __future__ import annotations

from fourthrock.games.terraforming_mars import actions, generation, research, turmoil
from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.games.terraforming_mars.words import (
    ACTIONS,
    BUYING,
    CHOOSING,
    DRAFT,
    LAST_GREENERIES,
    OVER,
    PRELUDE_ROUND,
    PRODUCTION_PHASE,
    RESEARCH,
    SOLAR,
    TURMOIL_EVENT,
)
from fourthrock.table import Script


def next_script(g: Mars) -> Script[None] | None:
    """The script of the phase in which the game is; None at the end."""
    if g.shown:
        g.shown = []
    for me in g.players:
        if me.glimpsed:
            me.glimpsed = []
    phase = g.phase
    if phase == ACTIONS:
        return actions.action(g)
    if phase == OVER:
        return None
    if phase in (CHOOSING, PRELUDE_ROUND, RESEARCH, DRAFT, BUYING):
        return _before_actions(g, phase)
    if phase == PRODUCTION_PHASE:
        return generation.production(g)
    if phase == SOLAR:
        return generation.solar(g)
    if phase == LAST_GREENERIES:
        return generation.last_greeneries(g)
    return turmoil.revision_and_event(g) if phase == TURMOIL_EVENT else turmoil.new_government(g)


def _before_actions(g: Mars, phase: int) -> Script[None]:
    if phase == CHOOSING:
        return research.choose_corporations(g)
    if phase == PRELUDE_ROUND:
        return research.play_preludes(g)
    if phase == RESEARCH:
        return research.deal_research(g)
    return research.draft(g) if phase == DRAFT else research.buy_cards(g)
