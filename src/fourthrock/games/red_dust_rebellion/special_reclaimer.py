"""16.6 The Special Activities of the Church: Purify and Ransack. Ambush is part of the Attack."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import next_space
from fourthrock.games.red_dust_rebellion.cards import CR4, CR24
from fourthrock.games.red_dust_rebellion.control import CHURCH, control
from fourthrock.games.red_dust_rebellion.forces import (
    activate,
    available,
    gain,
    place_base,
    recruit,
    removable,
    remove,
)
from fourthrock.games.red_dust_rebellion.hand import draw
from fourthrock.games.red_dust_rebellion.operation import storm_bars
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CORP_BASE,
    CR,
    CR_BASE,
    CR_HIDDEN,
    DUG_IN,
    EG_TROOP,
    IS_BASE,
    MG,
    MG_BASE,
    MG_TROOP,
    RD_BASE,
    RD_HIDDEN,
    RD_REBEL,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    TERRAFORMING,
    Group,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.games.red_dust_rebellion.words import PROFITS_WORD, RESOURCES_WORD
from fourthrock.table import Refusal, Script, pick, pick_or_stop

NO_PURIFY: Final = Refusal("16.6", "no space under Reclaimer Control has both a Hidden Rebel and enemies")
NO_RANSACK: Final = Refusal("16.6", "no Damaged space has a Hidden Reclaimer Rebel")
ENEMY_UNITS: Final = [MG_TROOP, SECURITY, SPECOPS_HIDDEN, SPECOPS, EG_TROOP, RD_HIDDEN, RD_REBEL]
ENEMY_BASES: Final = [MG_BASE, CORP_BASE, TERRAFORMING, RD_BASE, DUG_IN]


def may_purify(g: Mars, space: Space) -> bool:
    return (
        g.count(space, CR_HIDDEN) > 0
        and control(g, space) == CHURCH
        and g.total(space, ENEMY_UNITS) + g.total(space, ENEMY_BASES) > 0
        and not storm_bars(g, CR, space)
    )


def no_purify(g: Mars) -> Refusal | None:
    return None if any(may_purify(g, space) for space in MARS) else NO_PURIFY


def purify(g: Mars) -> Script[None]:
    """16.6 Purify up to 2 spaces."""
    done: list[Space] = []
    while True:
        space = yield from next_space(CR, "Purify where?", done, 2, [space for space in MARS if may_purify(g, space)], "16.6")
        if space is None:
            break
        yield from purify_one(g, space)


def purify_one(g: Mars, space: Space) -> Script[None]:
    """16.6 Replace 1 unit (2 with a Conversion Center) or a Base without guards; The Mind Twister (CR4) adds one piece more."""
    activate(g, space, CR, 1)
    most = 2 if g.count(space, CONVERSION) else 1
    extra = 1 if CR4 in g.capabilities else 0
    units = bases = 0
    while True:
        replaceable = [*ENEMY_UNITS, *ENEMY_BASES] if available(g, CR_BASE) else ENEMY_UNITS
        legal = [
            one
            for one in removable(g, space, replaceable)
            if fits(most, extra, units + (not IS_BASE[one.kind]), bases + IS_BASE[one.kind])
        ]
        if not legal:
            break
        one = yield from pick_or_stop(CR.seat, f"Convert which piece in {space.name}?", legal, rule="16.6")
        if one is None:
            break
        units += not IS_BASE[one.kind]
        bases += IS_BASE[one.kind]
        yield from _convert(g, space, one)


def fits(most: int, extra: int, units: int, bases: int) -> bool:
    """16.6, CR4 Whether so many replaced units and Bases are within one Purify."""
    if units < 0 or bases < 0:
        return False
    if (bases == 0 and units <= most) or (units == 0 and bases <= 1):
        return True
    return extra > 0 and (fits(most, 0, units - 1, bases) or fits(most, 0, units, bases - 1))


def _convert(g: Mars, space: Space, one: Group) -> Script[None]:
    """A unit becomes a Rebel; a Base becomes a Conversion Center and brings an Asset."""
    remove(g, space, one.kind, 1, to_available=True)
    if not IS_BASE[one.kind]:
        yield from recruit(g, CR, space, 1)
    elif place_base(g, CR, space, upgraded=True):
        yield from draw(g, 1)


def may_ransack(g: Mars, space: Space) -> bool:
    return g.damage[space.index] > 0 and g.count(space, CR_HIDDEN) > 0 and not storm_bars(g, CR, space)


def no_ransack(g: Mars) -> Refusal | None:
    return None if any(may_ransack(g, space) for space in MARS) else NO_RANSACK


def ransack(g: Mars) -> Script[None]:
    """16.6 Ransack up to 2 spaces: Activate one, draw an Asset for each Damage; AI Unleashed (CR24) strikes once."""
    done: list[Space] = []
    while True:
        space = yield from next_space(CR, "Ransack where?", done, 2, [space for space in MARS if may_ransack(g, space)], "16.6")
        if space is None:
            break
        yield from ransack_one(g, space)
    yield from ghost_in_the_machine(g)


def ransack_one(g: Mars, space: Space) -> Script[None]:
    """16.6 One space."""
    activate(g, space, CR, 1)
    yield from draw(g, g.damage[space.index])


def ghost_in_the_machine(g: Mars) -> Script[None]:
    """CR24 AI Unleashed strikes once with each Ransack."""
    if CR24 in g.capabilities:
        word = yield from pick(CR.seat, "AI Unleashed: cost whom?", [RESOURCES_WORD, PROFITS_WORD], rule="CR24")
        gain(g, MG if word is RESOURCES_WORD else CORP, -3 if word is RESOURCES_WORD else -1)
