"""Chapter 7: placing, removing, moving, activating and hiding pieces. Only these functions change what is where."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.cards import CR23, RD1, RD2
from fourthrock.games.red_dust_rebellion.control import population
from fourthrock.games.red_dust_rebellion.pieces import (
    ALL_REBELS,
    BASES,
    CONVERSION,
    CORP,
    CORP_BASE,
    CORP_KINDS,
    CR,
    CR_BASE,
    CR_HIDDEN,
    CR_REBEL,
    CUBES,
    DUG_IN,
    EG_TROOP,
    IS_BASE,
    MG,
    MG_BASE,
    MG_KINDS,
    MG_TROOP,
    PLAIN,
    RD,
    RD_BASE,
    RD_HIDDEN,
    RD_REBEL,
    REBELS,
    SATELLITE,
    SECURITY,
    SPECOPS,
    SPECOPS_HIDDEN,
    TERRAFORMING,
    Faction,
    Group,
    active_rebel,
    group,
    hidden_rebel,
    plain_base,
)
from fourthrock.games.red_dust_rebellion.position import TRACK_END, Mars
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE, CASUALTIES, PHOBOS, SPACES, Place, Space
from fourthrock.table import Script, pick_or_stop


def available(g: Mars, kind: int) -> int:
    """7.1 How many of this kind are Available."""
    return g.count(AVAILABLE, PLAIN[kind])


def gain(g: Mars, by: Faction, n: int) -> None:
    """8.1 Resources or Profits change; they stay between 0 and 50. Non-Player MarsGov and Red Dust have none (20.2)."""
    if g.nonplayers[by.seat] and by is not CORP:
        return
    g.resources[by.seat] = max(0, min(TRACK_END, g.resources[by.seat] + n))


def base_room(g: Mars, space: Space, by: Faction) -> int:
    """3.8 Free Base slots; with MPS Uplink Hacked (CR23) a Satellite fills one against other factions."""
    room = space.base_slots - g.total(space, BASES)
    if by is not CR and CR23 in g.capabilities and g.count(space, SATELLITE):
        room -= 1
    return max(0, room)


def may_place_base(g: Mars, by: Faction, space: Space) -> bool:
    """3.8, 7.1 A Base is Available and the space has room for it."""
    return available(g, plain_base(by)) > 0 and base_room(g, space, by) > 0


def place(g: Mars, space: Place, kind: int, n: int) -> int:
    """7.1, 7.2 Place units from Available, Hidden if they can be; as many as there are. Returns how many."""
    placed = max(0, min(n, available(g, kind)))
    g.add(AVAILABLE, PLAIN[kind], -placed)
    g.add(space, kind, placed)
    if placed:
        g.say("{} {} placed", placed, group(space, kind))
    return placed


def place_base(g: Mars, by: Faction, space: Space, upgraded: bool = False) -> bool:
    """7.1, 3.8 Place a Base if there is one and room; RD1 and RD2 bite here. Returns whether it was placed."""
    if not may_place_base(g, by, space):
        return False
    kind = plain_base(by)
    g.add(AVAILABLE, kind, -1)
    if by is RD and space.desert and (upgraded or RD1 in g.campaigns):
        kind = DUG_IN
    elif by is CR and upgraded:
        kind = CONVERSION
    g.add(space, kind, 1)
    g.say("{} placed", group(space, kind))
    if by is CORP and RD2 in g.campaigns:
        gain(g, CORP, -1)
    return True


def remove(g: Mars, space: Place, kind: int, n: int, to_available: bool = False) -> None:
    """7.4, 7.6 Remove pieces: those of the Corporations and EarthGov to Casualties, all others to Available, plain side up."""
    if n <= 0:
        return
    g.add(space, kind, -n)
    lost = SECURITY <= kind <= SATELLITE and not to_available
    g.add(CASUALTIES if lost else AVAILABLE, PLAIN[kind], n)
    g.say("{} {} removed", n, group(space, kind))
    if kind == MG_TROOP:
        trim_fortified(g, space)


def move(g: Mars, origin: Place, to: Place, kind: int, n: int, arrives_as: int = -1) -> None:
    """Move pieces, perhaps turning them over as they arrive."""
    if n <= 0:
        return
    g.add(origin, kind, -n)
    g.add(to, kind if arrives_as < 0 else arrives_as, n)
    g.say("{} {} to {}", n, group(origin, kind), to)
    if kind == MG_TROOP:
        trim_fortified(g, origin)


def trim_fortified(g: Mars, place: Place) -> None:
    """16.2 Never more Fortified Troops than Troops, nor than Population; Troops without the status leave first."""
    if place.index < len(SPACES):
        space = SPACES[place.index]
        most = max(0, min(g.count(space, MG_TROOP), population(g, space)))
        if g.fortified[space.index] > most:
            g.fortified[space.index] = most


def flip(g: Mars, space: Space, kind: int, into: int, n: int) -> None:
    """7.3 Turn pieces over."""
    if n <= 0:
        return
    g.add(space, kind, -n)
    g.add(space, into, n)
    g.say("{} {} turned over", n, group(space, kind))


def activate(g: Mars, space: Space, by: Faction, n: int) -> int:
    """7.3 Activate up to n Hidden Rebels of a faction; returns how many."""
    hidden = hidden_rebel(by)
    turned = min(n, g.count(space, hidden))
    if turned > 0:
        flip(g, space, hidden, active_rebel(by), turned)
    return max(0, turned)


def activate_all(g: Mars, space: Space) -> None:
    """7.3 Activate every Rebel in a space."""
    for by in REBELS:
        activate(g, space, by, g.count(space, hidden_rebel(by)))


def activate_specops(g: Mars, space: Space, n: int) -> None:
    """7.3 Activate SpecOps."""
    flip(g, space, SPECOPS_HIDDEN, SPECOPS, min(n, g.count(space, SPECOPS_HIDDEN)))


def hide(g: Mars, space: Space, by: Faction) -> None:
    """7.3 Hide every Rebel of a faction in a space."""
    flip(g, space, active_rebel(by), hidden_rebel(by), g.count(space, active_rebel(by)))


def upgrade(g: Mars, space: Space, by: Faction) -> bool:
    """Turn one plain Base to its upgraded side: Terraforming and Dug-In in Deserts only."""
    kind = plain_base(by)
    if g.count(space, kind) == 0 or not (by is CR or space.desert):
        return False
    flip(g, space, kind, TERRAFORMING if by is CORP else DUG_IN if by is RD else CONVERSION, 1)
    return True


def guarded(g: Mars, space: Space, kind: int, hidden_specops_guard: bool = True) -> bool:
    """7.5 Whether a Base still has protectors in its space."""
    if kind in (RD_BASE, DUG_IN):
        return g.count(space, RD_HIDDEN) + g.count(space, RD_REBEL) > 0
    if kind in (CR_BASE, CONVERSION):
        return g.count(space, CR_HIDDEN) + g.count(space, CR_REBEL) > 0
    guards = g.total(space, CUBES) + g.count(space, SPECOPS)
    if hidden_specops_guard:
        guards += g.count(space, SPECOPS_HIDDEN)
    return guards > 0


def removable(g: Mars, space: Space, kinds: list[int], hidden_specops_guard: bool = True) -> list[Group]:
    """7.5 What of these kinds may be removed now: Bases only when nothing protects them."""
    return [
        group(space, kind)
        for kind in kinds
        if g.count(space, kind) and not (IS_BASE[kind] and guarded(g, space, kind, hidden_specops_guard))
    ]


def own_units_elsewhere(g: Mars, kinds: list[int], to: Place) -> list[Group]:
    """7.1 Units that a faction may take off the map, Phobos included, to place them anew."""
    return [group(space, kind) for space in SPACES for kind in kinds if space is not to and g.count(space, kind)]


def recruit(g: Mars, by: Faction, to: Space, n: int) -> Script[int]:
    """7.1 Place n MarsGov Troops or Rebels; when they run out the faction may take its own off the map. Returns how many.

    Non-Players never take any off the map (20.2).
    """
    kind = MG_TROOP if by.coin else hidden_rebel(by)
    if to is PHOBOS and by.rebel:
        return 0
    placed = place(g, to, kind, n)
    kinds = [MG_TROOP] if by.coin else [active_rebel(by), kind]
    while placed < n and not g.nonplayers[by.seat]:
        taken = yield from pick_or_stop(
            by.seat,
            f"None is Available: take one off the map for {to.name}?",
            own_units_elsewhere(g, kinds, to),
            rule="7.1",
        )
        if taken is None:
            break
        remove(g, taken.place, taken.kind, 1)
        placed += place(g, to, kind, 1)
    return placed


def eg_troops_to(g: Mars, place_to: Place, n: int) -> int:
    """8.4 Place EarthGov Troops; none on Mars while EarthGov Confidence is at the bottom."""
    if g.eg_index == 0 and place_to.index < len(SPACES) and place_to is not PHOBOS:
        return 0
    return place(g, place_to, EG_TROOP, n)


def rebels_in(g: Mars, space: Space) -> int:
    return g.total(space, ALL_REBELS)


def has_mg_base(g: Mars, space: Space) -> bool:
    return g.count(space, MG_BASE) > 0


def has_corp_base(g: Mars, space: Space) -> bool:
    return g.count(space, CORP_BASE) + g.count(space, TERRAFORMING) > 0


def has_rd_base(g: Mars, space: Space) -> bool:
    return g.count(space, RD_BASE) + g.count(space, DUG_IN) > 0


def cr_bases(g: Mars, space: Space) -> int:
    """CR23 Reclaimer Bases for the purposes of Operations: a Satellite counts as one more with MPS Uplink Hacked."""
    bases = g.count(space, CR_BASE) + g.count(space, CONVERSION)
    return bases + (1 if CR23 in g.capabilities and g.count(space, SATELLITE) else 0)


def own_rebels(g: Mars, by: Faction, space: Space) -> int:
    if by is RD:
        return g.count(space, RD_HIDDEN) + g.count(space, RD_REBEL)
    return g.count(space, CR_HIDDEN) + g.count(space, CR_REBEL)


def own_forces(g: Mars, by: Faction, space: Space) -> int:
    """1.3 Forces of one COIN faction; EarthGov Troops are the Controller's."""
    n = g.total(space, MG_KINDS if by is MG else CORP_KINDS)
    return n + (g.count(space, EG_TROOP) if by is g.controller else 0)
