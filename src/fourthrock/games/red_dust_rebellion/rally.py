"""15.1 Rally of Red Dust and of the Church."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many, maybe_space, remove_own_rebels
from fourthrock.games.red_dust_rebellion.cards import CR5
from fourthrock.games.red_dust_rebellion.control import has_support, populated, population, raging_desert
from fourthrock.games.red_dust_rebellion.forces import (
    available,
    cr_bases,
    hide,
    may_place_base,
    own_rebels,
    place_base,
    recruit,
    upgrade,
)
from fourthrock.games.red_dust_rebellion.hand import draw
from fourthrock.games.red_dust_rebellion.operation import CANNOT_PAY, Operation, afford, no_selection, pay
from fourthrock.games.red_dust_rebellion.pieces import (
    CR,
    CR_BASE,
    DUG_IN,
    FORCE_POOL,
    RD,
    RD_BASE,
    Faction,
    active_rebel,
    hidden_rebel,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, MARS, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.games.red_dust_rebellion.words import BUILD, FILL, HIDE, PLACE_ONE, UPGRADE
from fourthrock.table import Refusal, Script, Word, pick

NOT_POPULATED: Final = Refusal("15.1", "Red Dust Rallies only in Populated spaces")
SUPPORT: Final = Refusal("15.1", "Red Dust does not Rally where there is Support")
NOT_NEUTRAL: Final = Refusal("15.1", "the Church Rallies only in Neutral spaces")
NO_REBEL_LEFT: Final = Refusal("7.1", "no Rebel is left to place")
NO_TWO_REBELS: Final = Refusal("15.1", "it takes 2 Rebels, a Base and room for it")
NO_OWN_BASE: Final = Refusal("15.1", "you have no Base there")
NOBODY_TO_HIDE: Final = Refusal("15.1", "no Active Rebel of yours is there")
NO_UPGRADE: Final = Refusal("15.1", "no plain Reclaimer Base is there")
MODES: Final = [PLACE_ONE, BUILD, FILL, HIDE, UPGRADE]
RD_MODES: Final = [PLACE_ONE, BUILD, FILL, HIDE]


def no_rally(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """15.1 Where: Red Dust in Populated spaces without Support, the Church in Neutral spaces on Mars."""
    if op.by is RD:
        if not populated(g, space):
            return NOT_POPULATED
        if has_support(g, space):
            return SUPPORT
    elif g.support[space.index] != 0:
        return NOT_NEUTRAL
    if not afford(g, op, 1):
        return CANNOT_PAY
    refused = no_selection(g, op, space)
    if refused is not None or _supply_of_rebels(g, op.by, space):
        return refused
    return NO_REBEL_LEFT if all(no_mode(g, op.by, space, mode) is not None for mode in _modes(op.by)) else None


def _modes(by: Faction) -> list[Word]:
    return RD_MODES if by is RD else MODES


def bases_here(g: Mars, by: Faction, space: Space) -> int:
    """15.1, CR23 Own Bases that Rally counts."""
    return g.count(space, RD_BASE) + g.count(space, DUG_IN) if by is RD else cr_bases(g, space)


def fill_limit(g: Mars, by: Faction, space: Space) -> int:
    """15.1 Population and own Bases; Neural Conditioning (CR5) needs no Base; 0 if it is not allowed."""
    bases = bases_here(g, by, space)
    if bases == 0 and not (by is CR and CR5 in g.capabilities):
        return 0
    return population(g, space) + bases


def _supply_of_rebels(g: Mars, by: Faction, space: Space) -> int:
    """7.1 Rebels that can be placed here: Available ones, and own ones from elsewhere; all but those that are here."""
    if g.nonplayers[by.seat]:
        return available(g, hidden_rebel(by))
    return FORCE_POOL[hidden_rebel(by)] - own_rebels(g, by, space)


def no_mode(g: Mars, by: Faction, space: Space, mode: Word) -> Refusal | None:
    """15.1 Why one of the ways to Rally is closed here."""
    if mode is PLACE_ONE:
        return None if _supply_of_rebels(g, by, space) else NO_REBEL_LEFT
    if mode is BUILD:
        return None if own_rebels(g, by, space) >= 2 and may_place_base(g, by, space) else NO_TWO_REBELS
    if mode is FILL:
        if fill_limit(g, by, space) == 0:
            return NO_OWN_BASE
        return None if _supply_of_rebels(g, by, space) else NO_REBEL_LEFT
    if mode is HIDE:
        if bases_here(g, by, space) == 0 and not (by is CR and CR5 in g.capabilities):
            return NO_OWN_BASE
        return None if g.count(space, active_rebel(by)) else NOBODY_TO_HIDE
    return None if g.count(space, CR_BASE) else NO_UPGRADE


def rally(g: Mars, op: Operation) -> Script[None]:
    """15.1 Rally: one thing in each space; Red Dust then may dig in one Base in any Desert."""
    while not op.full:
        space = yield from select(g, op, "Rally where?", MARS, lambda s: no_rally(g, op, s))
        if not isinstance(space, Space):
            break
        yield from pay(g, op, 1)
        yield from rally_one(g, op.by, space)
    if op.by is RD:
        legal = [space for space in DESERTS if g.count(space, RD_BASE) and not raging_desert(g, space)]
        dig = yield from maybe_space(RD, "Dig in a Base where?", legal, "15.1")
        if dig is not None:
            upgrade(g, dig, RD)


def rally_one(g: Mars, by: Faction, space: Space) -> Script[None]:
    """15.1 One of the ways to Rally."""
    prompt = f"Rally in {space.name}: how?"
    mode = yield from pick(by.seat, prompt, _modes(by), lambda m: no_mode(g, by, space, m), rule="15.1")
    if mode is PLACE_ONE:
        yield from recruit(g, by, space, 1)
    elif mode is BUILD:
        yield from remove_own_rebels(g, by, space, 2)
        place_base(g, by, space)
    elif mode is FILL:
        most = min(fill_limit(g, by, space), _supply_of_rebels(g, by, space))
        n = yield from how_many(by, f"Place how many Rebels in {space.name}?", 1, most, "15.1")
        yield from recruit(g, by, space, n)
    elif mode is HIDE:
        hide(g, space, by)
    else:
        upgrade(g, space, CR)
        yield from draw(g, 1)
