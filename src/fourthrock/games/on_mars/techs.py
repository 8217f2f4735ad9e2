"""Technology (rules 3.12, 7.3, 7.4): whose tile is used, and where tiles lie in a Laboratory."""

from __future__ import annotations

from fourthrock.games.on_mars.events import named
from fourthrock.games.on_mars.goods import COLOURS, HOSPITAL, TECHS, Colour
from fourthrock.games.on_mars.laboratory import COLUMN_ANY, COLUMN_COST, FIRST_COLUMN, LAB, STEPS, Step
from fourthrock.games.on_mars.position import BLACKOUT, INVASION, OUTBREAK, Mars
from fourthrock.games.on_mars.stores import can_pay
from fourthrock.table import Script, pick, pick_or_stop

CORRUPTED = 1
GUARDED = 2


def level(g: Mars, s: int, tech: int) -> int:
    """The level of this player's tile: its column in the Laboratory, 0 without one."""
    at = g.tech_at[s * 13 + tech]
    return LAB[at].level if at >= 0 else 0


def best_level(g: Mars, tech: int) -> int:
    """The highest level of this technology on any player's board."""
    return max([level(g, s, tech) for s in range(g.players)])


def is_team(g: Mars) -> bool:
    """In chapters 1 to 3 a teammate's tile may be the better one to use even if one's own would do."""
    return g.mode in (INVASION, OUTBREAK, BLACKOUT)


def use(g: Mars, s: int, owner: int, tech: int) -> None:
    """3.12: another's tile earns its owner Oxygen or a develop at the end of the turn; chapter 1: and the alien an advance."""
    if owner == s:
        return
    g.tech_uses.append(owner * 16 + tech)
    g.say("{} uses the {} of {}", named(g, s), TECHS[tech], named(g, owner))
    if g.mode == INVASION:
        g.owed_advances += 1


def _owners(g: Mars, s: int, tech: int, least: int) -> list[Colour]:
    """Whose tile of at least this level could be used. One's own is asked about only where it is not simply the best."""
    own = level(g, s, tech)
    if own >= least and not is_team(g):
        return [COLOURS[s]]
    return [COLOURS[other] for other in range(g.players) if level(g, other, tech) >= least]


def use_at_least(g: Mars, s: int, tech: int, least: int) -> Script[None]:
    """3.12: one tile of this type with this level or more is used; the caller knows that there is one."""
    owner = yield from pick(
        s,
        f"Use whose {TECHS[tech].name}?",
        _owners(g, s, tech, least),
        rule="3.12",
        note=lambda colour: f"level {level(g, colour.index, tech)}",
    )
    use(g, s, owner.index, tech)


def offer(g: Mars, s: int, tech: int) -> Script[int]:
    """3.12: a tile of this type may be used for its level; the level, 0 without."""
    own = level(g, s, tech)
    if is_team(g):
        lenders = [COLOURS[other] for other in range(g.players) if level(g, other, tech) > 0]
    else:
        lenders = [COLOURS[other] for other in range(g.players) if level(g, other, tech) > (0 if other == s else own)]
    if not lenders:
        return 0
    if len(lenders) == 1 and lenders[0].index == s:
        return own
    owner = yield from pick_or_stop(
        s, f"Use whose {TECHS[tech].name}?", lenders, rule="3.12", note=lambda colour: f"level {level(g, colour.index, tech)}"
    )
    if owner is None:
        return 0
    use(g, s, owner.index, tech)
    return level(g, owner.index, tech)


# ------------------------------------------------------------------------------------------------------------ Laboratory


def lab_tiles(g: Mars, s: int) -> list[int]:
    """For each space of the Laboratory the technology that lies there, -1 if none."""
    lab = [-1] * len(LAB)
    for tech in range(13):
        at = g.tech_at[s * 13 + tech]
        if at >= 0:
            lab[at] = tech
    return lab


def free_first_spaces(g: Mars, s: int) -> list[int]:
    lab = lab_tiles(g, s)
    return [space for space in FIRST_COLUMN if lab[space] < 0]


def movable(g: Mars, s: int, tech: int) -> bool:
    """20.6, 21.9: a corrupted tile cannot be developed, the Medicine tech only by its own ways."""
    return g.tech_at[s * 13 + tech] >= 0 and g.tech_token[s * 13 + tech] != CORRUPTED


def steps_of(g: Mars, s: int, tech: int, free: bool) -> list[Step]:
    """7.4: the spaces of the next column that this tile may move to."""
    if not movable(g, s, tech):
        return []
    lab = lab_tiles(g, s)
    return _steps(g, s, tech, free, lab)


def _steps(g: Mars, s: int, tech: int, free: bool, lab: list[int]) -> list[Step]:
    found: list[Step] = []
    for space in LAB[g.tech_at[s * 13 + tech]].onward:
        if lab[space] < 0 and (free or can_enter(g, s, LAB[space].level)):
            found.append(STEPS[tech][space])
    return found


def can_enter(g: Mars, s: int, column: int) -> bool:
    """Whether this player can pay for a step into this column."""
    return can_pay(g, s, COLUMN_COST[column], COLUMN_ANY[column])


def steps(g: Mars, s: int, free: bool) -> list[Step]:
    """7.4: every develop open to this player; the Medicine tech is not among them (21.9)."""
    lab = lab_tiles(g, s)
    found: list[Step] = []
    for tech in range(13):
        if tech != HOSPITAL and movable(g, s, tech):
            found.extend(_steps(g, s, tech, free, lab))
    return found
