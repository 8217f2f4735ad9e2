"""19 Events that change who is Eligible."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.pieces import Faction
from fourthrock.games.red_dust_rebellion.position import INELIGIBLE, Mars


def bar(g: Mars, by: Faction) -> None:
    """INELIGIBLE: now, and still in the next Event Round."""
    g.box[by.seat] = INELIGIBLE
    g.barred[by.seat] = True
    g.say("{}: Ineligible", by)


def stay(g: Mars, by: Faction) -> None:
    """STAY_ELIGIBLE: Eligible in the next Event Round, whatever happens in this one."""
    g.stays[by.seat] = True
    g.say("{}: stays Eligible", by)
