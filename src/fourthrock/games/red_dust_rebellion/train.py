"""14.1 Train, and Pacify, which also belongs to the Dust Storm Round (18.3)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many, maybe_space
from fourthrock.games.red_dust_rebellion.control import COIN, control
from fourthrock.games.red_dust_rebellion.forces import gain, has_mg_base, recruit
from fourthrock.games.red_dust_rebellion.infrastructure import house, no_house, no_repair, no_shift, repair, shift
from fourthrock.games.red_dust_rebellion.operation import CANNOT_PAY, Operation, afford, mg_cost, no_selection, pay
from fourthrock.games.red_dust_rebellion.pieces import FORCE_POOL, MG, MG_TROOP, RD, Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import SPACES, Space
from fourthrock.games.red_dust_rebellion.specials import select
from fourthrock.games.red_dust_rebellion.words import HOUSE, REPAIR, SHIFT
from fourthrock.table import Refusal, Script, Word, pick_or_stop

NO_BASE_NOR_CITY: Final = Refusal("14.1", "Train needs a MarsGov Base, or a Labyrinth under COIN Control")
CANNOT_PAY_SHIFT: Final = Refusal("14.1", "the shift cannot be paid")
PACIFY_COST: Final = 3
AGITATE_COST: Final = 1


def no_train(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """14.1 Where: spaces with a MarsGov Base, and Labyrinths under COIN Control."""
    if not has_mg_base(g, space) and not (space.labyrinth and control(g, space) == COIN):
        return NO_BASE_NOR_CITY
    if not afford(g, op, bare_cost(g, op, space)):
        return CANNOT_PAY
    return no_selection(g, op, space)


def bare_cost(g: Mars, op: Operation, space: Space) -> int:
    """14.1, RD10 What a space costs where no Troops are placed."""
    return 0 if g.options.general_strike_needs_troops else mg_cost(g, op, space, 0)


def train(g: Mars, op: Operation) -> Script[None]:
    """14.1 Train: 0 to 4 Troops in each space, 3 Resources where any are placed; then Pacify in one of them."""
    while not op.full:
        space = yield from select(g, op, "Train where?", SPACES, lambda s: no_train(g, op, s))
        if not isinstance(space, Space):
            break
        yield from _train_one(g, op, space)
    places = [space for space in op.chosen if may_pacify(g, MG, space)]
    where = yield from maybe_space(MG, "Pacify where?", places, "14.1")
    if where is not None:
        yield from pacify(g, MG, where)


def _train_one(g: Mars, op: Operation, space: Space) -> Script[None]:
    most = min(4, FORCE_POOL[MG_TROOP] - g.count(space, MG_TROOP))
    if not afford(g, op, mg_cost(g, op, space, 3)):
        most = 0
    n = yield from how_many(MG, f"Place how many Troops in {space.name}?", 0, most, "14.1")
    placed = yield from recruit(g, MG, space, n)
    yield from pay(g, op, mg_cost(g, op, space, 3) if placed else bare_cost(g, op, space))


def no_pacify(g: Mars, by: Faction, space: Space, word: Word) -> Refusal | None:
    """14.1, 18.3 Why one part of Pacify or Agitate cannot be done here."""
    if word is HOUSE:
        return no_house(g, space)
    if word is REPAIR:
        return no_repair(g, by, space)
    if not g.nonplayers[by.seat] and g.resources[by.seat] < (PACIFY_COST if by is MG else AGITATE_COST):
        return CANNOT_PAY_SHIFT
    return no_shift(g, space, 1 if by is MG else -1)


def can_pacify(g: Mars, by: Faction, space: Space) -> bool:
    """Whether anything at all can be done here."""
    return any(no_pacify(g, by, space, word) is None for word in (HOUSE, REPAIR, SHIFT))


def may_pacify(g: Mars, by: Faction, space: Space) -> bool:
    """14.1 Pacify after Train needs COIN Control."""
    if g.options.house_repair_needs_coin_control and control(g, space) != COIN:
        return False
    return can_pacify(g, by, space)


def pacify(g: Mars, by: Faction, space: Space) -> Script[None]:
    """14.1, 18.3 Pacify (MarsGov) or Agitate (Red Dust): up to two of House, Repair and a paid shift, in any mix."""
    for _ in range(2):
        if not can_pacify(g, by, space):
            break
        word = yield from pick_or_stop(
            by.seat,
            f"{'Agitate' if by is RD else 'Pacify'} in {space.name}?",
            [HOUSE, REPAIR, SHIFT],
            lambda w: no_pacify(g, by, space, w),
            rule="18.3",
        )
        if word is None:
            break
        if word is HOUSE:
            yield from house(g, by, space)
        elif word is REPAIR:
            yield from repair(g, by, space)
        else:
            gain(g, by, -PACIFY_COST if by is MG else -AGITATE_COST)
            shift(g, space, 1 if by is MG else -1)
