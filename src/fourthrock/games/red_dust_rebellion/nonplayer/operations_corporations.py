"""20.9 Logistics and the Special Activities of the Non-Player Corporations, which never spend more Profits than they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.control import populated, raging_desert
from fourthrock.games.red_dust_rebellion.earthgov import aldrin_cycler
from fourthrock.games.red_dust_rebellion.forces import (
    activate_specops,
    available,
    gain,
    has_corp_base,
    move,
    place,
    removable,
    upgrade,
)
from fourthrock.games.red_dust_rebellion.infrastructure import house, no_house, no_repair
from fourthrock.games.red_dust_rebellion.logistics import no_logistics
from fourthrock.games.red_dust_rebellion.nonplayer.columns import best_space
from fourthrock.games.red_dust_rebellion.nonplayer.columns_coin import (
    CORP_BASES,
    CORP_CUBES,
    CORP_EXPLOIT,
    CORP_POPULATION,
    CORP_REMOVE,
)
from fourthrock.games.red_dust_rebellion.nonplayer.face import Turn
from fourthrock.games.red_dust_rebellion.nonplayer.measures import thin_corp_base
from fourthrock.games.red_dust_rebellion.nonplayer.mind import answered
from fourthrock.games.red_dust_rebellion.nonplayer.minds_coin import CoinMind
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import CORP, REBEL_KINDS, SECURITY, SPECOPS_HIDDEN, Group
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, EARTH, MARS, SPACES, TRANSIT, Place, Space
from fourthrock.games.red_dust_rebellion.special_corporations import (
    exploit_one,
    lose_face,
    may_exploit,
    raid_spaces,
    relations_spaces,
    repairs,
    specops_near,
    strike,
)
from fourthrock.table import Item, Question, Script

DUST_STORM_ROUNDS: Final = 3
FREE_UNITS: Final = 4
UPGRADE_COST: Final = 3
ROUNDS_WORTH_IT: Final = 2
"""Dust Storm Rounds that must be left before further Bases are upgraded for Profits."""
SPACES_A_SPECIAL: Final = 2


# --------------------------------------------------------------------------------------------------------------- Logistics


def logistics(g: Mars, turn: Turn, op: Operation) -> Script[None]:  # noqa: ARG001
    """20.9 Logistics from the top; a Limited one ends with the first place; Security at the Bases comes in any case."""
    chosen: list[Place] = []
    terraform(g, op, chosen)
    if no_logistics(g, op, chosen, EARTH) is None and available(g, SECURITY) + available(g, SPECOPS_HIDDEN):
        chosen.append(EARTH)
        ship_to_earth(g)
    if no_logistics(g, op, chosen, TRANSIT) is None:
        chosen.append(TRANSIT)
        yield from answered(g, aldrin_cycler(g, CORP, population_optional=True), CoinMind(CORP))
    guard_bases(g, op)


def terraform(g: Mars, op: Operation, chosen: list[Place]) -> None:
    """20.9 One Base becomes Terraforming; further ones for 3 Profits each while 2 Dust Storm Rounds are left."""
    while not chosen or DUST_STORM_ROUNDS - g.dust_storms >= ROUNDS_WORTH_IT:
        space = best_space(g, CORP, CORP_BASES, [s for s in DESERTS if no_logistics(g, op, chosen, s) is None])
        if space is None:
            break
        if chosen:
            gain(g, CORP, -UPGRADE_COST)
        chosen.append(space)
        g.say("Logistics: Terraforming in {}", space)
        upgrade(g, space, CORP)


def ship_to_earth(g: Mars) -> None:
    """20.9 Four units for Earth, Security first, at no cost."""
    security = place(g, EARTH, SECURITY, FREE_UNITS)
    place(g, EARTH, SPECOPS_HIDDEN, min(1, FREE_UNITS - security))


def guard_bases(g: Mars, op: Operation) -> None:
    """20.9 Security for 1 Profit each at Bases with under 4 COIN cubes."""
    where = MARS if op.within is None else op.within
    placed: list[Space] = []
    while g.resources[CORP.seat] > 0 and available(g, SECURITY):
        legal = [s for s in where if s not in placed and thin_corp_base(g, CORP, s) and not raging_desert(g, s)]
        space = best_space(g, CORP, CORP_CUBES, legal)
        if space is None:
            break
        placed.append(space)
        gain(g, CORP, -1)
        g.say("Logistics: 1 Profit for Security in {}", space)
        place(g, space, SECURITY, 1)


# --------------------------------------------------------------------------------------------------------------- Exploit


def exploit(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.9 Exploit up to 2 Populated spaces."""
    done: list[Space] = []
    while len(done) < SPACES_A_SPECIAL:
        legal = [space for space in SPACES if may_exploit(g, space) and populated(g, space) and space not in done]
        space = best_space(g, CORP, CORP_EXPLOIT, legal)
        if space is None:
            break
        done.append(space)
        yield from answered(g, exploit_one(g, space), CoinMind(CORP))
    return len(done) > 0


# ------------------------------------------------------------------------------------------------------ Public Relations


def public_relations(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.9 Repair in up to 2 spaces, then House in one that has a Corporate Base."""
    selected: list[Space] = []
    while len(selected) < SPACES_A_SPECIAL:
        legal = [s for s in relations_spaces(g) if s not in selected and no_repair(g, CORP, s) is None]
        space = best_space(g, CORP, CORP_POPULATION, legal)
        if space is None:
            break
        selected.append(space)
        g.say("Public Relations: Repair in {}", space)
        yield from answered(g, repairs(g, space), CoinMind(CORP))
    housed = best_space(g, CORP, CORP_POPULATION, house_spaces(g, selected))
    if housed is not None:
        yield from answered(g, house(g, CORP, housed), CoinMind(CORP))
        if housed not in selected:
            selected.append(housed)
    for space in selected:
        yield from answered(g, lose_face(g, space), CoinMind(CORP))
    return len(selected) > 0


def house_spaces(g: Mars, selected: Sequence[Space]) -> list[Space]:
    """16.3 Where Population may be Housed: among the 2 spaces selected, or in a further one while there are fewer."""
    open_spaces = selected if len(selected) >= SPACES_A_SPECIAL else [*selected, *relations_spaces(g)]
    return [space for space in SPACES if space in open_spaces and has_corp_base(g, space) and no_house(g, space) is None]


# ------------------------------------------------------------------------------------------------------------------ Raid


class RaidMind(CoinMind):
    """16.3 A Raid takes Rebels only."""

    def __init__(self) -> None:
        super().__init__(CORP)

    def group(self, g: Mars, question: Question, groups: Sequence[Group], may_stop: bool) -> Item | None:
        prey = [one for one in groups if one.kind in REBEL_KINDS]
        return super().group(g, question, prey, may_stop) if prey else None


def raid(g: Mars, turn: Turn) -> Script[bool]:  # noqa: ARG001
    """20.9 Raid up to 2 spaces where it removes enemies, with SpecOps that are there if there are any."""
    done: list[Space] = []
    while len(done) < SPACES_A_SPECIAL:
        legal = [s for s in raid_spaces(g) if s not in done and removable(g, s, REBEL_KINDS)]
        at_hand = [space for space in legal if g.count(space, SPECOPS_HIDDEN)]
        space = best_space(g, CORP, CORP_REMOVE, at_hand if at_hand else legal)
        if space is None:
            break
        done.append(space)
        g.say("Raid: {}", space)
        if g.count(space, SPECOPS_HIDDEN) == 0:
            send_specops(g, space)
        activate_specops(g, space, 1)
        yield from answered(g, strike(g, space), RaidMind())
    return len(done) > 0


def send_specops(g: Mars, space: Space) -> None:
    """16.3 One Hidden SpecOps comes from wherever most of them are."""
    near = specops_near(g, space)
    most = max(g.count(one.place, one.kind) for one in near)
    one = g.dice.choose([one for one in near if g.count(one.place, one.kind) == most])
    move(g, one.place, space, SPECOPS_HIDDEN, 1)
