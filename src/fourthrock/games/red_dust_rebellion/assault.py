"""14.5 Assault, with the Controller's Bombard and Suppress (16.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many, one_space, yes_no
from fourthrock.games.red_dust_rebellion.attack import attack_space
from fourthrock.games.red_dust_rebellion.cards import CR3, CR6, RD6
from fourthrock.games.red_dust_rebellion.control import raging
from fourthrock.games.red_dust_rebellion.forces import (
    activate_specops,
    gain,
    move,
    own_forces,
    own_rebels,
    rebels_in,
    recruit,
    removable,
    remove,
)
from fourthrock.games.red_dust_rebellion.hits import enemies_in
from fourthrock.games.red_dust_rebellion.infrastructure import place_damage, shift, shift_to_neutral
from fourthrock.games.red_dust_rebellion.nonplayer.replies import answers_assault
from fourthrock.games.red_dust_rebellion.operation import (
    CANNOT_PAY,
    Operation,
    afford,
    may_use_satellite,
    mg_cost,
    no_selection,
    pay,
    use_satellite,
)
from fourthrock.games.red_dust_rebellion.paths import adjacent_deserts
from fourthrock.games.red_dust_rebellion.pieces import (
    ALL_REBELS,
    COIN_KINDS,
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    CR_KINDS,
    CR_REBEL,
    DUG_IN,
    EG_TROOP,
    MG,
    MG_TROOP,
    RD,
    RD_BASE,
    RD_HIDDEN,
    RD_KINDS,
    RD_REBEL,
    REBEL_KINDS,
    REBELS,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    Faction,
    group,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import MARS, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.games.red_dust_rebellion.words import SUPPRESS
from fourthrock.table import Item, Refusal, Script, pick, pick_or_stop

NO_OWN_FORCES: Final = Refusal("14.5", "you have no forces there")
STILL: Final = Refusal("16.4", "it was Suppressed and cannot be Assaulted")
NO_REBELS: Final = Refusal("14.5", "there are no Rebel forces")
STRUCK: Final = [RD_REBEL, RD_BASE, DUG_IN, CR_REBEL, CR_BASE, CONVERSION]
NOT_CHURCH: Final = [RD_REBEL, RD_BASE, DUG_IN]


def no_assault(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """14.5 Where: spaces with own forces and Rebel forces."""
    if own_forces(g, op.by, space) == 0:
        return NO_OWN_FORCES
    if g.total(space, REBEL_KINDS) == 0:
        return NO_REBELS
    if not afford(g, op, mg_cost(g, op, space, 3)):
        return CANNOT_PAY
    return no_selection(g, op, space)


def hits(g: Mars, by: Faction, space: Space) -> int:
    """14.5 Active COIN units there, of all factions."""
    eg = 0 if g.options.assault_eg_needs_controller and by is not g.controller else g.count(space, EG_TROOP)
    mg = g.count(space, MG_TROOP)
    corp = g.count(space, SECURITY) + g.count(space, SPECOPS)
    if not g.options.assault_counts_all_coin:
        return eg + (mg if by is MG else corp)
    return mg + corp + eg


def assault(g: Mars, op: Operation) -> Script[None]:
    """14.5 Assault: space by space; once the Controller may Suppress a space that is not Assaulted."""
    lost: list[Space] = []
    suppressed: Space | None = None
    while True:
        buttons: list[Item] = [SUPPRESS] if suppressed is None and suppressible(g, op) else []
        if op.full and not buttons:
            break

        def why(space: Space, quelled: Space | None = suppressed) -> Refusal | None:
            return STILL if space is quelled else no_assault(g, op, space)

        chosen = yield from select(g, op, "Assault where?", MARS, why, buttons)
        if chosen is SUPPRESS:
            suppressed = yield from one_space(op.by, "Suppress which space?", suppressible(g, op), "16.4")
            if suppressed is not None:
                yield from suppress(g, op.by, suppressed)
        elif isinstance(chosen, Space):
            yield from pay(g, op, mg_cost(g, op, chosen, 3))
            if (yield from assault_space(g, op, chosen)):
                lost.append(chosen)
        else:
            break
    yield from metabolism(g, lost)


def assault_space(g: Mars, op: Operation, space: Space) -> Script[bool]:
    """14.5 One space; returns whether the Church lost forces."""
    g.say("{}: Assault in {}", op.by, space)
    if op.by is CORP and g.count(space, SPECOPS_HIDDEN):
        n = yield from how_many(CORP, f"Activate how many SpecOps in {space.name}?", 0, g.count(space, SPECOPS_HIDDEN), "14.5")
        activate_specops(g, space, n)
    before = [g.total(space, RD_KINDS), g.total(space, CR_KINDS)]
    mercenaries = g.count(space, SECURITY) + g.count(space, SPECOPS) > 0
    yield from _strike(g, op.by, space, hits(g, op.by, space), STRUCK)
    yield from _bombard(g, op, space)
    lost = [before[0] - g.total(space, RD_KINDS), before[1] - g.total(space, CR_KINDS)]
    op.rebels_removed += lost[0] + lost[1]
    if mercenaries:
        gain(g, CORP, (lost[0] + lost[1]) // 2)
    if RD6 in g.campaigns and space.labyrinth:
        shift(g, space, -1)
    yield from _replies(g, op, space, lost)
    return lost[1] > 0


def _strike(g: Mars, by: Faction, space: Space, n: int, kinds: list[int]) -> Script[None]:
    """14.5 Each hit removes an Active Rebel, or a Base that nothing protects."""
    for _ in range(n):
        legal = removable(g, space, kinds)
        if not legal:
            break
        one = yield from pick(by.seat, f"Assault in {space.name}: remove which?", legal, rule="14.5")
        remove(g, space, one.kind, 1)


def _bombard(g: Mars, op: Operation, space: Space) -> Script[None]:
    """16.4 Bombard: 2 more hits, and Damage in a Labyrinth; Deep Tunneling (CR6) shields the Church."""
    kinds = NOT_CHURCH if CR6 in g.capabilities else STRUCK
    if not may_use_satellite(g, op, space) or not (space.labyrinth or removable(g, space, kinds)):
        return
    if (yield from yes_no(op.by, f"Bombard {space.name}?", "16.4")):
        use_satellite(g, op, space)
        yield from _strike(g, op.by, space, 2, kinds)
        if space.labyrinth:
            place_damage(g, space)


def _replies(g: Mars, op: Operation, space: Space, lost: list[int]) -> Script[None]:
    """14.5 In a Labyrinth, or from a Dug-In Base, a Rebel faction that lost forces may Attack at once, free."""
    for by in REBELS:
        if lost[by.seat - 2] == 0 or own_rebels(g, by, space) == 0 or enemies_in(g, by, space) == 0:
            continue
        if not (space.labyrinth or (by is RD and g.count(space, DUG_IN))):
            continue
        if (yield from _answers(g, by, space)):
            coin = g.total(space, COIN_KINDS)
            rebels = g.total(space, REBEL_KINDS)
            yield from attack_space(g, by, space, ambush=False)
            if g.options.petition_counts_replies:
                op.coin_removed += coin - g.total(space, COIN_KINDS)
                op.rebels_removed += rebels - g.total(space, REBEL_KINDS)


def _answers(g: Mars, by: Faction, space: Space) -> Script[bool]:
    """14.5, 20.12 Whether a Rebel faction takes its free Attack."""
    if g.nonplayers[by.seat]:
        return answers_assault(g, by, space)
    wanted = yield from yes_no(by, f"Answer the Assault on {space.name} with a free Attack?", "14.5")
    return wanted


def suppressible(g: Mars, op: Operation) -> list[Space]:
    """16.4 Spaces that the Controller may Suppress: EarthGov Troops and Rebels, not Assaulted, not Raging."""
    if op.by is not g.controller or (op.limited and not g.options.suppress_with_limited_assault):
        return []
    return [
        space
        for space in MARS
        if space not in op.chosen and g.count(space, EG_TROOP) and rebels_in(g, space) and not raging(g, space)
    ]


def suppress(g: Mars, by: Faction, space: Space) -> Script[None]:
    """16.4 Suppress: as many Rebels as EarthGov Troops are driven into bordering Deserts; Opposition shifts toward Neutral."""
    for _ in range(g.count(space, EG_TROOP)):
        legal = [group(space, kind) for kind in ALL_REBELS if g.count(space, kind)]
        if not legal:
            break
        one = yield from pick_or_stop(by.seat, f"Drive which Rebel out of {space.name}?", legal, rule="16.4")
        if one is None:
            break
        owner = RD if one.kind in (RD_HIDDEN, RD_REBEL) else CR
        to = yield from pick(owner.seat, f"Your Rebel leaves {space.name} for?", adjacent_deserts(g, space), rule="16.4")
        move(g, space, to, one.kind, 1)
    if g.support[space.index] < 0:
        shift_to_neutral(g, space)


def metabolism(g: Mars, lost: Sequence[Space]) -> Script[None]:
    """CR3 Enhanced Metabolism: after the Operation 1 Rebel in a space where the Church lost forces."""
    if CR3 not in g.capabilities or not lost:
        return
    where = yield from pick_or_stop(CR.seat, "Enhanced Metabolism: place a Rebel where?", lost, rule="CR3")
    if where is not None:
        yield from recruit(g, CR, where, 1)
