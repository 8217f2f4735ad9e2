"""14.2 Logistics of the Corporations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many
from fourthrock.games.red_dust_rebellion.cards import RD11
from fourthrock.games.red_dust_rebellion.control import raging_desert
from fourthrock.games.red_dust_rebellion.earthgov import aldrin_cycler
from fourthrock.games.red_dust_rebellion.forces import available, gain, place, upgrade
from fourthrock.games.red_dust_rebellion.operation import LIMIT, NOT_HERE, RAGING_DESERT, SELECTED, Operation
from fourthrock.games.red_dust_rebellion.pieces import CORP, CORP_BASE, SECURITY, SPECOPS_HIDDEN, TERRAFORMING, Group, group
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import DESERTS, EARTH, MARS, TRANSIT, Place, Space
from fourthrock.games.red_dust_rebellion.specials import no_special, perform, special_words
from fourthrock.table import Item, Refusal, Script, Word, pick, pick_or_stop

NO_PLAIN_BASE: Final = Refusal("14.2", "no Corporate Base there can be upgraded")
THREE_PROFITS: Final = Refusal("14.2", "a further Desert costs 3 Profits")
CUT_OFF: Final = Refusal("RD11", "Comms Cutoff: Transit cannot be selected")
WHERE: Final[list[Place]] = [EARTH, TRANSIT, *DESERTS]


def no_logistics(g: Mars, op: Operation, chosen: Sequence[Place], where: Place) -> Refusal | None:
    """14.2 Where: Earth, Transit, and Deserts with a plain Corporate Base."""
    if op.within is not None and where not in op.within:
        return NOT_HERE
    if where in chosen:
        return SELECTED
    if op.limited and chosen:
        return LIMIT
    if where is TRANSIT:
        return CUT_OFF if RD11 in g.campaigns else None
    if not isinstance(where, Space):
        return None
    if g.count(where, CORP_BASE) == 0:
        return NO_PLAIN_BASE
    if raging_desert(g, where):
        return RAGING_DESERT
    if any(isinstance(place, Space) for place in chosen) and g.resources[CORP.seat] < 3:
        return THREE_PROFITS
    return None


def logistics(g: Mars, op: Operation) -> Script[None]:
    """14.2 Logistics: pieces for Earth, the Aldrin Cycler, Terraforming; at last Security at the Bases."""
    chosen: list[Place] = []
    while not (op.limited and chosen):
        where = yield from _select(g, op, chosen)
        if where is None:
            break
        chosen.append(where)
        if where is EARTH:
            yield from _earth(g)
        elif where is TRANSIT:
            yield from aldrin_cycler(g, CORP, population_optional=True)
        elif isinstance(where, Space):
            if sum(isinstance(place, Space) for place in chosen) > 1:
                gain(g, CORP, -3)
            upgrade(g, where, CORP)
    yield from _security_at_bases(g, op)


def _select(g: Mars, op: Operation, chosen: list[Place]) -> Script[Place | None]:
    """13.2 The next place of Logistics; a Special Activity may come first."""
    while True:
        words = special_words(op)
        candidates: list[Item] = [*WHERE, *words]

        def why(item: Item) -> Refusal | None:
            if isinstance(item, Place):
                return no_logistics(g, op, chosen, item)
            return no_special(g, op, item) if isinstance(item, Word) else None

        if chosen:
            answer = yield from pick_or_stop(CORP.seat, "Logistics where?", candidates, why, rule="14.2")
        else:
            answer = yield from pick(CORP.seat, "Logistics where?", candidates, why, rule="14.2")
        if not isinstance(answer, Word):
            return answer if isinstance(answer, Place) else None
        yield from perform(g, op, answer)


def _earth(g: Mars) -> Script[None]:
    """14.2 Up to 4 units for Earth, 1 SpecOps among them at most; then 1 Profit for each further one."""
    specops = yield from how_many(CORP, "Place how many SpecOps on Earth?", 0, min(1, available(g, SPECOPS_HIDDEN)), "14.2")
    place(g, EARTH, SPECOPS_HIDDEN, specops)
    most = min(4 - specops, available(g, SECURITY))
    security = yield from how_many(CORP, "Place how many Security on Earth?", 0, most, "14.2")
    place(g, EARTH, SECURITY, security)
    while g.resources[CORP.seat] > 0:
        legal = [group(EARTH, kind) for kind in (SECURITY, SPECOPS_HIDDEN) if available(g, kind)]
        one: Group | None = None
        if legal:
            one = yield from pick_or_stop(CORP.seat, "Pay 1 Profit for a further unit on Earth?", legal, rule="14.2")
        if one is None:
            break
        gain(g, CORP, -1)
        place(g, EARTH, one.kind, 1)


def _security_at_bases(g: Mars, op: Operation) -> Script[None]:
    """14.2 Then, even if Limited: 1 Security at each Corporate Base on Mars for 1 Profit each."""
    where = MARS if op.within is None else op.within
    placed: list[Space] = []
    while g.resources[CORP.seat] > 0 and available(g, SECURITY):
        legal = [space for space in where if _bases(g, space) > placed.count(space) and not raging_desert(g, space)]
        if not legal:
            break
        space = yield from pick_or_stop(CORP.seat, "Pay 1 Profit for Security at which Base?", legal, rule="14.2")
        if space is None:
            break
        placed.append(space)
        gain(g, CORP, -1)
        place(g, space, SECURITY, 1)


def _bases(g: Mars, space: Space) -> int:
    return g.count(space, CORP_BASE) + g.count(space, TERRAFORMING)
