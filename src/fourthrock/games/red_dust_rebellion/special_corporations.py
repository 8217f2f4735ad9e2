"""16.3 The Special Activities of the Corporations: Public Relations, Exploit, Raid."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import next_space, yes_no
from fourthrock.games.red_dust_rebellion.control import (
    CHURCH,
    COIN,
    RED_DUST,
    control,
    population,
    raging,
    raging_desert,
)
from fourthrock.games.red_dust_rebellion.forces import activate_specops, gain, has_corp_base, move, removable, remove
from fourthrock.games.red_dust_rebellion.hand import discard_one, draw
from fourthrock.games.red_dust_rebellion.infrastructure import house, no_house, no_repair, repair, set_eg, shift_to_neutral
from fourthrock.games.red_dust_rebellion.paths import neighbours
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP,
    CORP_KINDS,
    CR,
    CR_KINDS,
    EG_TROOP,
    MG,
    MG_BASE,
    MG_KINDS,
    MG_TROOP,
    RD,
    RD_KINDS,
    REBEL_KINDS,
    SATELLITE,
    SECURITY,
    SPECOPS_HIDDEN,
    Group,
    group,
)
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, Mars
from fourthrock.games.red_dust_rebellion.spaces import SPACES, Space
from fourthrock.games.red_dust_rebellion.words import REPAIR
from fourthrock.table import Refusal, Script, pick_or_stop

NO_PUBLIC_RELATIONS: Final = Refusal("16.3", "nothing can be Repaired or Housed where COIN Control and Security are")
NO_EXPLOIT: Final = Refusal("16.3", "no undamaged space has a Corporate Base and more Corporate than MarsGov forces")
NO_RAID: Final = Refusal("16.3", "no Hidden SpecOps can reach a target")


def relations_spaces(g: Mars) -> list[Space]:
    """16.3 Where Public Relations can do something."""
    return [
        space
        for space in SPACES
        if g.count(space, SECURITY)
        and control(g, space) == COIN
        and not raging_desert(g, space)
        and (no_repair(g, CORP, space) is None or no_house(g, space) is None)
    ]


def no_public_relations(g: Mars) -> Refusal | None:
    return None if relations_spaces(g) else NO_PUBLIC_RELATIONS


def public_relations(g: Mars) -> Script[None]:
    """16.3 Public Relations: Repair in up to 2 spaces for 2 Profits a Damage, House in one; the Rebels there lose face."""
    selected: list[Space] = []
    done: list[Space] = []
    while True:
        space = yield from next_space(CORP, "Public Relations where?", selected, 2, relations_spaces(g), "16.3")
        if space is None:
            break
        if (yield from repairs(g, space)):
            done.append(space)
    houses = [space for space in selected if no_house(g, space) is None]
    if houses:
        housed = yield from pick_or_stop(CORP.seat, "House where?", houses, rule="16.3")
        if housed is not None:
            yield from house(g, CORP, housed)
            if housed not in done:
                done.append(housed)
    for space in done:
        yield from lose_face(g, space)


def repairs(g: Mars, space: Space) -> Script[bool]:
    """Repair any number of times; whether it was done at all."""
    done = False
    while no_repair(g, CORP, space) is None:
        word = yield from pick_or_stop(CORP.seat, f"Repair {space.name} with 1 Security?", [REPAIR], rule="16.3")
        if word is None:
            break
        yield from repair(g, CORP, space)
        gain(g, CORP, 2)
        done = True
    return done


def lose_face(g: Mars, space: Space) -> Script[None]:
    """Red Dust forces there cost it 3 Resources, Reclaimer forces an Asset."""
    if g.total(space, RD_KINDS):
        gain(g, RD, -3)
    if g.total(space, CR_KINDS):
        yield from discard_one(g)


def may_exploit(g: Mars, space: Space, against_mg: bool = True) -> bool:
    """16.3 A Corporate Base, no Damage, and more Corporate than MarsGov forces (EarthGov counts for the Controller)."""
    if not has_corp_base(g, space) or g.damage[space.index] or raging_desert(g, space):
        return False
    own = g.total(space, CORP_KINDS)
    other = g.total(space, MG_KINDS)
    if g.controller is CORP:
        own += g.count(space, EG_TROOP)
    elif g.controller is MG:
        other += g.count(space, EG_TROOP)
    return own > other or not against_mg


def no_exploit(g: Mars) -> Refusal | None:
    return None if any(may_exploit(g, space) for space in SPACES) else NO_EXPLOIT


def exploit(g: Mars) -> Script[None]:
    """16.3 Exploit up to 2 spaces."""
    done: list[Space] = []
    while True:
        space = yield from next_space(
            CORP, "Exploit where?", done, 2, [space for space in SPACES if may_exploit(g, space)], "16.3"
        )
        if space is None:
            break
        yield from exploit_one(g, space)


def exploit_one(g: Mars, space: Space) -> Script[None]:
    """16.3 Profits by Population, a shift toward Neutral; a Rebel faction in Control takes its share."""
    people = population(g, space)
    g.say("Corporations: Exploit {} for {}", space, people)
    gain(g, CORP, people)
    shift_to_neutral(g, space)
    held = control(g, space)
    if held == RED_DUST:
        gain(g, RD, people)
    elif held == CHURCH and (yield from yes_no(CR, "Draw an Asset for the Exploit?", "16.3")):
        yield from draw(g, 1)


def raid_targets(g: Mars, space: Space) -> list[Group]:
    """16.3 What a Raid may remove here: EarthGov, Rebel and MarsGov forces, Hidden ones included, Bases last."""
    found = removable(g, space, [EG_TROOP, MG_TROOP, *REBEL_KINDS])
    if g.count(space, MG_BASE) and not g.count(space, MG_TROOP) and not g.count(space, EG_TROOP):
        found.append(group(space, MG_BASE))
    if g.options.satellites_are_forces and g.count(space, SATELLITE):
        found.append(group(space, SATELLITE))
    return found


def specops_near(g: Mars, space: Space) -> list[Group]:
    """16.3 Hidden SpecOps that can move in from bordering spaces."""
    if raging(g, space):
        return []
    return [group(near, SPECOPS_HIDDEN) for near in neighbours(g, space) if g.count(near, SPECOPS_HIDDEN) and not raging(g, near)]


def raid_spaces(g: Mars) -> list[Space]:
    """16.3 Spaces with Hidden SpecOps, or into which some can move."""
    return [
        space for space in SPACES if not raging_desert(g, space) and (g.count(space, SPECOPS_HIDDEN) or specops_near(g, space))
    ]


def no_raid(g: Mars) -> Refusal | None:
    return None if raid_spaces(g) else NO_RAID


def raid(g: Mars) -> Script[None]:
    """16.3 Raid up to 2 spaces: move up to 2 Hidden SpecOps in, Activate one to strike."""
    done: list[Space] = []
    while True:
        space = yield from next_space(CORP, "Raid where?", done, 2, raid_spaces(g), "16.3")
        if space is None:
            break
        yield from _move_in(g, space)
        armed = g.count(space, SPECOPS_HIDDEN) > 0 and len(raid_targets(g, space)) > 0
        if armed and (yield from yes_no(CORP, f"Activate SpecOps in {space.name} to strike?", "16.3")):
            activate_specops(g, space, 1)
            yield from strike(g, space)


def _move_in(g: Mars, space: Space) -> Script[None]:
    for _ in range(2):
        legal = specops_near(g, space)
        if not legal:
            break
        one = yield from pick_or_stop(CORP.seat, f"Move which SpecOps to {space.name}?", legal, rule="16.3")
        if one is None:
            break
        move(g, one.place, space, SPECOPS_HIDDEN, 1)


def strike(g: Mars, space: Space) -> Script[None]:
    """1 EarthGov Troop, or any 2 other forces; hurting MarsGov or EarthGov sets EG-."""
    hurt = False
    for n in range(2):
        legal = [one for one in raid_targets(g, space) if n == 0 or one.kind != EG_TROOP]
        if not legal:
            break
        one = yield from pick_or_stop(CORP.seat, "Remove which piece?", legal, rule="16.3")
        if one is None:
            break
        remove(g, space, one.kind, 1)
        hurt = hurt or one.kind in (MG_TROOP, MG_BASE, EG_TROOP, SATELLITE)
        if one.kind == EG_TROOP:
            break
    if hurt:
        set_eg(g, EG_MINUS)
