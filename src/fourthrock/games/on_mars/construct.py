"""Constructing a Building (rule 8.2) and the Life Support Systems (12.1 to 12.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.on_mars.cards import (
    L_ADVANCED,
    L_BOTS,
    L_COLONISTS,
    L_CRYSTALS,
    L_DEVELOP,
    L_DISCOVERY,
    L_MINES,
    L_RETRIEVE,
    L_SHELTERS,
    L_SHIPS,
    L_TECH,
    L_WAREHOUSE,
    M_PROGRESS,
    T_SHELTER,
)
from fourthrock.games.on_mars.complexes import (
    alike,
    bot_hexes,
    clear_ground,
    displace,
    hexes,
    is_empty,
    joined,
    place,
    size,
    zone,
)
from fourthrock.games.on_mars.events import (
    F_LSS,
    F_SHELTERS,
    built_first,
    check_contracts,
    contribute,
    did_task,
    named,
    score,
    team_score,
)
from fourthrock.games.on_mars.goods import (
    BUILDINGS,
    COLOURS,
    GOODS,
    HOSPITAL,
    HUMAN_BUILDINGS,
    LSS_FIRST,
    LSS_LAST,
    MINE,
    SHELTER,
    Building,
)
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES, NEIGHBOUR_AT, NEIGHBOURS, RING_2
from fourthrock.games.on_mars.lab import benefit, develop
from fourthrock.games.on_mars.laboratory import B_BOTS, B_CRYSTAL, B_MINERAL, B_RETRIEVE, LAB
from fourthrock.games.on_mars.position import (
    ADVANCED,
    BLACKOUT,
    COLONIST,
    MONOLITH,
    NO_PIECE,
    OUTBREAK,
    TROOPER,
    Mars,
)
from fourthrock.games.on_mars.printing import PRINTING
from fourthrock.games.on_mars.quarters import able, capacity, leave_quarters
from fourthrock.games.on_mars.recall import posted, recall
from fourthrock.games.on_mars.stores import can_pay, gain, gain_crystals, is_lacerda, pay, take_from_warehouse
from fourthrock.games.on_mars.techs import best_level, use_at_least
from fourthrock.table import Item, Refusal, Script, pick, pick_or_stop

BUILT: Final = Refusal("8.2", "there is a Building here")
TROOPS: Final = Refusal("20.3", "a Trooper stands here")
NOT_NEAR: Final = Refusal("8.2", "no Bot of yours is near")
TOO_FAR: Final = Refusal("8.2", "neither next to nor exactly 2 hexes from a Building of its type")
CLINIC_FIRST: Final = Refusal("21.6", "the first Hospital stands next to a Shelter of yours")
SHELTERS_EACH: Final = 5
LSS_TOP: Final = 5
FIRST_STEP_OP: Final = 2
COST: Final[list[list[int]]] = [[1 if good == kind.cost else 0 for good in range(7)] for kind in BUILDINGS]
CORNER: Final = [
    Item("take-bots", "Bots 2 MP"),
    Item("take-crystal", "1 Crystal"),
    Item("take-mineral", "1 Mineral"),
    Item("take-colonist", "A Colonist back"),
]
CORNER_BENEFIT: Final = [B_BOTS, B_CRYSTAL, B_MINERAL, B_RETRIEVE]


def no_construct(g: Mars, s: int, kind: int, h: int, level: int) -> Refusal | None:
    """8.2(3): whether a Building of this type may go here with technology of this level, Bot zones aside."""
    if g.building[h] >= 0:
        return None if g.mode == MONOLITH and g.building[h] == kind and h in g.flipped else BUILT
    if g.piece[h] == TROOPER:
        return TROOPS
    if kind == HOSPITAL and HOSPITAL not in g.building:
        return None if any(alike(g, n, SHELTER, s) for n in NEIGHBOURS[h]) else CLINIC_FIRST
    neighbours = joined(g, h, kind, s)
    if neighbours:
        return None if neighbours <= level else Refusal("8.2", "this complex needs technology of level {}", neighbours)
    for n in RING_2[h]:
        if g.building[n] == kind and alike(g, n, kind, s):
            return None
    return TOO_FAR


def construct_hexes(g: Mars, s: int, kind: int, level: int, ground: Sequence[int]) -> list[int]:
    return [h for h in ground if no_construct(g, s, kind, h, level) is None]


def left(g: Mars, s: int, kind: int) -> bool:
    """O34: whether there is a tile of this type to build, or (23) one to turn up again."""
    if g.mode == MONOLITH and any(g.building[h] == kind for h in g.flipped):
        return True
    if kind != SHELTER:
        return bool(g.stacks[kind])
    return sum(1 for h in range(HEX_COUNT) if g.building[h] == SHELTER and g.owner[h] == s) < SHELTERS_EACH


def affordable(g: Mars, s: int, kind: int, colonists: int) -> bool:
    """8.2(2): the cost; a Mine takes a Colonist of the Living Quarters."""
    return colonists >= 1 if kind == MINE else can_pay(g, s, COST[kind])


def constructible(g: Mars, s: int, kinds: Sequence[Building], bonus: int, colonists: int) -> list[Building]:
    """The types that this player could construct now."""
    found: list[Building] = []
    ground: list[int] = []
    for kind in kinds:
        k = kind.index
        if not left(g, s, k) or not affordable(g, s, k, colonists):
            continue
        if not ground:
            ground = zone(g, s)
        level = best_level(g, k) + bonus
        if any(no_construct(g, s, k, h, level) is None for h in ground):
            found.append(kind)
    return found


def all_kinds(g: Mars) -> list[Building]:
    return HUMAN_BUILDINGS if g.mode == OUTBREAK else HUMAN_BUILDINGS[:6]


def chain(kind: Building) -> str:
    """What a Building takes and what it yields."""
    taken = "a Colonist" if kind.cost < 0 else f"1 {GOODS[kind.cost].name}"
    return f"{taken} for {GOODS[kind.index].name}"


def hex_note(g: Mars, s: int, kind: int, h: int) -> str:
    """What a Building on this hex takes and what it yields there; one that is only turned up again yields nothing (O79)."""
    taken = "-1 Colonist" if kind == MINE else f"-1 {GOODS[BUILDINGS[kind].cost].name}"
    return taken if g.building[h] >= 0 else f"{taken} +{joined(g, h, kind, s) + 1} {GOODS[kind].name}"


def construct(g: Mars, s: int, kinds: Sequence[Building], bonus: int = 0, must: bool = False) -> Script[bool]:
    """8.2: type, place, technology, cost, and everything that a new Building brings."""
    choice = constructible(g, s, kinds, bonus, able(g, s))
    if not choice:
        return False
    kind: Building | None
    if must:
        kind = yield from pick(s, "Construct what?", choice, rule="8.2", note=chain)
    else:
        kind = yield from pick_or_stop(s, "Construct what?", choice, rule="8.2", note=chain)
    if kind is None:
        return False
    k = kind.index
    level = best_level(g, k) + bonus
    ground = zone(g, s)
    to = yield from pick(
        s,
        "Construct it where?",
        HEXES,
        lambda h: no_construct(g, s, k, h.index, level) or (None if h.index in ground else NOT_NEAR),
        rule="8.2",
        legal=hexes(construct_hexes(g, s, k, level, ground)),
        note=lambda h: hex_note(g, s, k, h.index),
    )
    rebuilt = g.building[to.index] >= 0
    needed = 0 if rebuilt else joined(g, to.index, k, s) - bonus
    if needed > 0:
        yield from use_at_least(g, s, k, needed)
    if k != MINE:
        yield from pay(g, s, COST[k])
    if rebuilt:
        restore(g, s, to.index)
    else:
        yield from put_building(g, s, k, to.index)
    return True


def restore(g: Mars, s: int, h: int) -> None:
    """O79: a Building that lies face down is turned up again."""
    g.flipped.remove(h)
    if g.building[h] == MINE:
        _staff(g, s, h)
    else:
        g.shelters[s] += 1
    g.say("{} restores {}", COLOURS[s], HEXES[h])


def put_building(g: Mars, s: int, kind: int, h: int) -> Script[None]:
    """8.2(4) to (8): displacement, Crystals, the tile, its yield, Progress, life support, the miner."""
    yield from displace(g, h)
    clear_ground(g, h)
    g.building[h] = kind
    g.say("{} constructs {} on {}", named(g, s), BUILDINGS[kind], HEXES[h])
    if kind == SHELTER:
        g.owner[h] = s
        g.shelters[s] += 1
        team_score(g, s, 3, F_SHELTERS)
        did_task(g, s, T_SHELTER)
    else:
        _turn_over(g, kind, h)
    count = size(g, h)
    gain(g, s, kind, count)
    g.say("{} gains {} {}", named(g, s), count, GOODS[kind])
    if kind < SHELTER and count >= 2:
        _progress(g, s, kind)
    built_first(g, s, kind)
    if kind == MINE:
        _staff(g, s, h)
    check_contracts(g)
    if LSS_FIRST <= kind <= LSS_LAST:
        yield from advance_lss(g, s, kind)


def _turn_over(g: Mars, kind: int, h: int) -> None:
    """8.2(4): a Crystal on each adjacent empty hex to which an arrow of the tile points."""
    arrows = g.stacks[kind].pop()
    g.reveal()
    for direction in range(6):
        n = NEIGHBOUR_AT[h][direction]
        if arrows >> direction & 1 and n >= 0 and is_empty(g, n):
            g.crystal[n] = 1


def _staff(g: Mars, s: int, h: int) -> None:
    """8.2(8): a Colonist stands on the Mine, unless a piece does already (O79)."""
    if g.piece[h] != NO_PIECE:
        return
    if is_lacerda(g, s) and g.supply[s]:
        g.supply[s] -= 1
        place(g, h, COLONIST, s)
        return
    if able(g, s) == 0:
        return
    health = leave_quarters(g, s)
    place(g, h, COLONIST, s)
    if g.mode == OUTBREAK:
        g.health[h] = health


def _progress(g: Mars, s: int, kind: int) -> None:
    """8.2(6): the first complex of a type; no cubes in chapters 2 and 3."""
    if g.mode in (OUTBREAK, BLACKOUT) or g.cubes[s * 5 + kind]:
        return
    g.cubes[s * 5 + kind] = 1
    contribute(g, s, M_PROGRESS)


# ---------------------------------------------------------------------------------------------------------- life support


def advance_lss(g: Mars, s: int, kind: int) -> Script[None]:
    """12.2, 12.3: the marker moves up; below the level marker's row it also pays the Reward tile and a benefit."""
    row = g.lss[kind]
    if row >= LSS_TOP:
        return
    g.lss[kind] = row + 1
    if row == 1:
        score(g, s, FIRST_STEP_OP, F_LSS)
    if row >= g.level + 1:
        return
    if g.lss_spoilt:
        g.lss_spoilt -= 1
        g.say("The life support was sabotaged: no reward")
        return
    yield from _reward(g, s, g.lss_reward[kind])
    yield from corner(g, s)


def corner(g: Mars, s: int) -> Script[None]:
    """12.3: Bots, a Crystal, a Mineral or a Colonist; Lacerda's is fixed (18.6)."""
    if g.lacerda and s == 1:
        if g.bench[s] >= 0:
            g.bench[s] = -1
            g.supply[s] += 1
        else:
            gain_crystals(g, s, 1)
        return
    options = CORNER if posted(g, s, True, True) and g.quarters[s] < capacity(g, s) else CORNER[:3]
    chosen = yield from pick(s, "Which benefit of the life support?", options, rule="12.3")
    yield from benefit(g, s, CORNER_BENEFIT[CORNER.index(chosen)])


def _reward(g: Mars, s: int, tile: int) -> Script[None]:
    """12.3; in chapters 2 and 3 as much as the printing says (O68)."""
    if tile == L_WAREHOUSE:
        for _ in range(PRINTING.cooperative_rewards["warehouse"]):
            yield from take_from_warehouse(g, s)
    elif tile == L_DEVELOP:
        for _ in range(PRINTING.cooperative_rewards["develop"]):
            yield from develop(g, s, True)
    elif tile == L_RETRIEVE:
        yield from recall(g, s, PRINTING.cooperative_rewards["colonists"])
    elif tile == L_CRYSTALS:
        gain_crystals(g, s, PRINTING.cooperative_rewards["crystals"])
    else:
        score(g, s, reward_op(g, s, tile), F_LSS)


def reward_op(g: Mars, s: int, tile: int) -> int:
    """12.3: what a Reward tile of the base game is worth to this player now."""
    if tile == L_TECH:
        return max([LAB[at].level for at in g.tech_at[s * 13 : s * 13 + 13] if at >= 0], default=0)
    if tile == L_SHIPS:
        return 2 * g.hangar[s]
    if tile == L_ADVANCED:
        return 2 * sum(1 for h in range(HEX_COUNT) if g.piece[h] == ADVANCED and g.who[h] == s)
    if tile == L_MINES:
        return 2 * mines_held(g, s)
    if tile == L_BOTS:
        return 2 * (len(bot_hexes(g, s)) + g.bots_home[s])
    if tile == L_DISCOVERY:
        return 2 * len(g.found[s])
    if tile == L_SHELTERS:
        return 2 * g.shelters[s]
    if tile == L_COLONISTS:
        return capacity(g, s) if is_lacerda(g, s) else g.quarters[s]
    return 0


def mines_held(g: Mars, s: int) -> int:
    """Mines with a Colonist or an Advanced Building of this player."""
    return sum(1 for h in range(HEX_COUNT) if g.building[h] == MINE and g.who[h] == s and g.piece[h] in (COLONIST, ADVANCED))
