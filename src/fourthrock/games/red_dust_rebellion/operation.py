"""Chapter 13: what all Operations share. An `Operation` is one Operation being executed: by whom, how, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.red_dust_rebellion.cards import CR2, RD9, RD10
from fourthrock.games.red_dust_rebellion.control import all_control, has_opposition, has_support, raging, raging_desert
from fourthrock.games.red_dust_rebellion.forces import gain
from fourthrock.games.red_dust_rebellion.hand import discard, purse_limit, value_for
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG, SATELLITE, Faction
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import ORBIT, Space
from fourthrock.games.red_dust_rebellion.words import (
    AMBUSH,
    ASSAULT,
    ATTACK,
    CAMPAIGN,
    COORDINATE,
    ENTRENCH,
    EXPLOIT,
    LOGISTICS,
    MARCH,
    PETITION,
    PREACH,
    PUBLIC_RELATIONS,
    PURIFY,
    RAID,
    RALLY,
    RANSACK,
    RECON,
    REDISTRIBUTE,
    SECURE,
    TRAIN,
    TRANSPORT,
    TRAVEL,
)
from fourthrock.table import Refusal, Script, Word, pick

# 13.5 Which Special Activities go with which Operation.
MG_SPECIALS: Final = [
    (TRAIN, [ENTRENCH, TRANSPORT]),
    (SECURE, [ENTRENCH, PETITION, TRANSPORT]),
    (RECON, [ENTRENCH, PETITION, TRANSPORT]),
    (ASSAULT, [PETITION, TRANSPORT]),
]
CORP_SPECIALS: Final = [
    (LOGISTICS, [PUBLIC_RELATIONS, EXPLOIT]),
    (SECURE, [PUBLIC_RELATIONS, RAID]),
    (RECON, [PUBLIC_RELATIONS, RAID]),
    (ASSAULT, [EXPLOIT, RAID]),
]
RD_SPECIALS: Final = [
    (RALLY, [REDISTRIBUTE, COORDINATE]),
    (MARCH, [REDISTRIBUTE, COORDINATE]),
    (ATTACK, [REDISTRIBUTE, AMBUSH]),
    (CAMPAIGN, [REDISTRIBUTE, COORDINATE]),
]
CR_SPECIALS: Final = [
    (RALLY, [PURIFY, RANSACK]),
    (TRAVEL, [PURIFY, RANSACK]),
    (ATTACK, [PURIFY, RANSACK, AMBUSH]),
    (PREACH, [PURIFY, RANSACK]),
]
SPECIALS: Final = [MG_SPECIALS, CORP_SPECIALS, RD_SPECIALS, CR_SPECIALS]

# 14.3, 14.4, 15.2 Operations for which it counts who had Control when they began.
MOVES: Final = [SECURE, RECON, MARCH]

CANNOT_PAY: Final = Refusal("13.1", "the cost cannot be paid")
RAGING_DESERT: Final = Refusal("9.4", "a Raging Storm keeps everybody out")
SELECTED: Final = Refusal("13.1", "it was selected already")
NOT_HERE: Final = Refusal("19.1", "it must be done elsewhere")
LIMIT: Final = Refusal("12.5", "no further space can be selected")


def specials_with(by: Faction, word: Word) -> list[Word]:
    """13.5 The Special Activities that a faction may add to an Operation."""
    for operation, specials in SPECIALS[by.seat]:
        if operation is word:
            return specials
    return []


class Operation:
    """One Operation being executed. It lives no longer than the script that executes it."""

    def __init__(
        self,
        g: Mars,
        by: Faction,
        word: Word,
        *,
        free: bool = False,
        limited: bool = False,
        special: bool = False,
        most: int = 0,
        within: Sequence[Space] | None = None,
    ) -> None:
        self.by = by
        self.word = word
        self.free = free
        self.limited = limited
        self.most = 1 if limited and by is not CR else most
        self.within = within
        self.specials: list[Word] = specials_with(by, word) if special else []
        self.special_done: Word | None = None
        self.ambushes = 0
        self.chosen: list[Space] = []
        self.held: list[int] = all_control(g) if word in MOVES else []
        self.activated = 0
        self.rebels_removed = 0
        self.coin_removed = 0
        self.spent = 0
        self.purse = 0
        self.cards_spent = 0
        self.satellites: list[Space] = []
        self.arrived: list[int] = []
        self.moving: Sequence[Space] | None = None
        self.over = False
        # 20.8 The Activation Number of a Non-Player's Operation; 0 when no dice are rolled.
        self.activation = 0

    @property
    def full(self) -> bool:
        """12.5 No further space can be selected."""
        return self.over or (self.most > 0 and len(self.chosen) >= self.most)


def no_selection(g: Mars, op: Operation, space: Space) -> Refusal | None:
    """9.4, 12.5, 13.1 Why a space cannot be selected, whatever the Operation."""
    if op.within is not None and space not in op.within:
        return NOT_HERE
    if space in op.chosen:
        return SELECTED
    if op.full:
        return LIMIT
    return RAGING_DESERT if storm_bars(g, op.by, space) else None


def storm_bars(g: Mars, by: Faction, space: Space) -> bool:
    """9.4 A Raging Desert cannot be selected; Dust-Adaptation (CR2) lets the Church."""
    return raging_desert(g, space) and not (by is CR and CR2 in g.capabilities)


def storm_stops(g: Mars, by: Faction, space: Space) -> bool:
    """9.4, 9.5 A Raging Storm lets nobody in or out; Dust-Adaptation (CR2) frees the Church."""
    return raging(g, space) and not (by is CR and CR2 in g.capabilities)


def afford(g: Mars, op: Operation, cost: int) -> bool:
    """13.1, 13.3 Whether one more cost can be paid."""
    if op.free or cost <= 0 or pays_nothing(g, op.by):
        return True
    if op.by is not CR:
        return g.resources[op.by.seat] >= cost
    if op.purse >= cost:
        return True
    if op.limited:
        return op.cards_spent == 0 and op.purse + purse_limit(g, op.word.token, True) >= cost
    return op.purse + purse_limit(g, op.word.token, False) >= cost


def pays_nothing(g: Mars, by: Faction) -> bool:
    """13.3, 20.2 Operations cost the Corporations nothing, nor any Non-Player."""
    return by is CORP or g.nonplayers[by.seat]


def pay(g: Mars, op: Operation, cost: int) -> Script[None]:
    """8.5, 12.6, 13.1 Pay: Resources, or Assets whose surplus goes on to the next space of the same Operation."""
    if op.free or cost <= 0 or pays_nothing(g, op.by):
        return
    op.spent += cost
    if op.by is not CR:
        gain(g, op.by, -cost)
        return
    while op.purse < cost:
        card = yield from pick(
            CR.seat,
            f"Pay {op.word.name} with which Asset?",
            g.hand[:],
            lambda c: CANNOT_PAY if op.limited and op.purse + value_for(c, op.word.token) < cost else None,
            rule="8.5",
            note=lambda c: f"worth {value_for(c, op.word.token)}",
        )
        op.purse += value_for(card, op.word.token)
        op.cards_spent += 1
        discard(g, card)
    op.purse -= cost


def haboob_stops(g: Mars, op: Operation) -> bool:
    """9.8 Under the Haboob there is no Recon and no March, not even a free one."""
    return g.haboob and (g.options.haboob_stops_free_operations or not op.free)


def mg_cost(g: Mars, op: Operation, space: Space, base: int) -> int:
    """14, RD9, RD10 What a space costs MarsGov."""
    if op.by is not MG or op.free:
        return 0
    if op.word is SECURE and RD9 in g.campaigns and has_opposition(g, space):
        base = 6
    if RD10 in g.campaigns and not has_support(g, space):
        base += 1
    return base


def may_use_satellite(g: Mars, op: Operation, space: Space) -> bool:
    """16.4 The Controller has a Satellite in Orbit, and none was used here yet in this Operation."""
    if op.by is not g.controller or g.count(ORBIT, SATELLITE) == 0:
        return False
    return space not in op.satellites or not g.options.one_satellite_a_space


def use_satellite(g: Mars, op: Operation, space: Space) -> None:
    """16.4 A Satellite leaves Orbit for a space."""
    g.add(ORBIT, SATELLITE, -1)
    g.add(space, SATELLITE, 1)
    op.satellites.append(space)
    g.say("A Satellite goes to {}", space)
