"""Who may move in which phase, and how far (9.1 to 10.3)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.omega_war.counters import AIR, LAND, MOBILE
from fourthrock.games.omega_war.position import FRESH, MOVED, War
from fourthrock.games.omega_war.stages import REBEL_MARCH, REBEL_REACTION, UNION_MARCH, UNION_REACTION
from fourthrock.table.ask import Refusal

REACTIONS: Final = (UNION_REACTION, REBEL_REACTION)

ALREADY_MOVED: Final = Refusal("5.1", "it has already moved in this phase")
TELEPORT_ANCHOR: Final = Refusal("5.12", "somebody has teleported by this division: it may not move in this phase")
NO_AIR: Final = Refusal("10.1", "air units move in the Union march phase only")
ONLY_MOBILE: Final = Refusal("10.1", "only mobile units move in a reaction phase")
UNSUPPLIED: Final = Refusal("9.2", "only supplied units move in this phase")


def why_still(g: War, u: int) -> Refusal | None:
    """Why a unit may not move in this phase; None if it may."""
    if g.moved[u] != FRESH:
        return ALREADY_MOVED if g.moved[u] == MOVED else TELEPORT_ANCHOR
    stage = g.stage
    kind_class = g.scenario.units[u].kind_class
    if kind_class == AIR and stage != UNION_MARCH:
        return NO_AIR
    if kind_class == LAND and stage in REACTIONS:
        return ONLY_MOBILE
    if not g.supplied[u] and stage != REBEL_MARCH and stage != UNION_MARCH:
        return UNSUPPLIED
    return None


def who_may_move(g: War, side: int) -> list[int]:
    """The units of a side that may still move in this phase: those with nothing against it, for the hot paths."""
    stage = g.stage
    units, at, sides, moved, supplied = g.scenario.units, g.at, g.side, g.moved, g.supplied
    marching = stage in (REBEL_MARCH, UNION_MARCH)
    reacting = stage in (UNION_REACTION, REBEL_REACTION)
    found: list[int] = []
    for u in range(len(at)):
        if at[u] >= 0 and sides[u] == side and moved[u] == FRESH and (marching or supplied[u]):
            kind_class = units[u].kind_class
            if kind_class == MOBILE or (stage == UNION_MARCH if kind_class == AIR else not reacting):
                found.append(u)
    return found


def allowance(g: War, u: int) -> int:
    """A unit's movement points in this phase: all, or half (rounded down) if it reacts or marches without supply."""
    movement = g.scenario.units[u].movement
    if g.stage in REACTIONS or not g.supplied[u]:
        return movement // 2
    return movement
