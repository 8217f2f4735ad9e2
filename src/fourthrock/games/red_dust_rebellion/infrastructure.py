"""Chapters 4 and 5: House, Repair, Damage, shifts of Support, and the EarthGov Confidence marker."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.cards import RD5, RD12
from fourthrock.games.red_dust_rebellion.control import COIN, control, populated, population
from fourthrock.games.red_dust_rebellion.forces import gain, remove, trim_fortified
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total
from fourthrock.games.red_dust_rebellion.pieces import CORP, EG_TROOP, MG, MG_TROOP, POPULATION, RD, SATELLITE, SECURITY, Faction
from fourthrock.games.red_dust_rebellion.position import EG_MINUS, EG_PLUS, EG_VALUES, Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    AVAILABLE,
    DISPLACED,
    EARTH,
    MARS,
    ORBIT,
    PHOBOS,
    SPACES,
    TRANSIT,
    Place,
    Space,
)
from fourthrock.games.red_dust_rebellion.words import EG_MINUS_WORD, EG_PLUS_WORD, HOUSE, REPAIR
from fourthrock.table import Refusal, Script, Word, pick, pick_or_stop

NO_DISPLACED = Refusal("4.2", "no Population is displaced")
IS_DAMAGED = Refusal("4.2", "there is Damage")
NO_GRAY_BOX = Refusal("4.2", "no empty Infrastructure box is left")
NOT_DAMAGED = Refusal("4.3", "there is no Damage")
CANNOT_PAY_REPAIR = Refusal("4.3", "the Repair cannot be paid")
UNPOPULATED = Refusal("5.2", "the space is Unpopulated")
AT_THE_END = Refusal("5.1", "it cannot shift further that way")
REPAIR_COST = [3, 0, 2, 0]


def set_eg(g: Mars, side: int) -> None:
    """8.3 Turn the EarthGov Confidence marker."""
    if g.eg_side != side:
        g.eg_side = side
        g.say("EarthGov Confidence is set to {}", "EG+" if side == EG_PLUS else "EG-")


def set_eg_by(g: Mars, by: Faction) -> Script[None]:
    """4.2 After House or Repair: MarsGov sets EG+, Red Dust EG-, the Corporations either."""
    if by is MG:
        set_eg(g, EG_PLUS)
    elif by is RD:
        set_eg(g, EG_MINUS)
    elif by is CORP:
        word = yield from pick(by.seat, "Set EarthGov Confidence to?", [EG_PLUS_WORD, EG_MINUS_WORD], rule="4.2")
        set_eg(g, EG_PLUS if word is EG_PLUS_WORD else EG_MINUS)


def no_house(g: Mars, space: Space) -> Refusal | None:
    """4.2 Why nobody can House here."""
    if g.count(DISPLACED, POPULATION) == 0:
        return NO_DISPLACED
    if g.damage[space.index]:
        return IS_DAMAGED
    return NO_GRAY_BOX if g.count(space, POPULATION) >= space.gray else None


def house(g: Mars, by: Faction, space: Space) -> Script[None]:
    """4.2 House: a marker of Displaced Population moves into an empty box."""
    g.add(DISPLACED, POPULATION, -1)
    g.add(space, POPULATION, 1)
    g.say("{}: House in {}", by, space)
    yield from set_eg_by(g, by)


def no_repair(g: Mars, by: Faction, space: Space) -> Refusal | None:
    """4.3 Why this faction cannot Repair here."""
    if g.damage[space.index] == 0:
        return NOT_DAMAGED
    if g.count(DISPLACED, POPULATION) == 0:
        return NO_DISPLACED
    return None if _repair_payable(g, by, space) else CANNOT_PAY_REPAIR


def _repair_payable(g: Mars, by: Faction, space: Space) -> bool:
    """4.3, 20.2 A Repair costs Resources or Security; Non-Player Red Dust 1 of its Agitate Total, Non-Player MarsGov nothing."""
    if by is CORP:
        return g.count(space, SECURITY) > 0
    if g.nonplayers[by.seat]:
        return by is MG or g.totals[by.seat] > 0
    return g.resources[by.seat] >= REPAIR_COST[by.seat]


def repair(g: Mars, by: Faction, space: Space) -> Script[None]:
    """4.3 Repair: pay, take one Damage and one marker of Displaced Population away."""
    if by is CORP:
        remove(g, space, SECURITY, 1, to_available=True)
    elif by is RD and g.nonplayers[RD.seat]:
        change_total(g, RD, -1)
    else:
        gain(g, by, -REPAIR_COST[by.seat])
    g.damage[space.index] -= 1
    g.add(DISPLACED, POPULATION, -1)
    g.say("{}: Repair in {}", by, space)
    yield from set_eg_by(g, by)


def no_house_or_repair(g: Mars, by: Faction, space: Space) -> Refusal | None:
    """14.3 Why neither can be done here; COIN Control is needed after Secure, Recon and Train."""
    if g.options.house_repair_needs_coin_control and by.coin and control(g, space) != COIN:
        return Refusal("14.3", "{} is not under COIN Control", space.name)
    refused = no_house(g, space)
    return refused if refused is not None and no_repair(g, by, space) is not None else None


def house_or_repair(g: Mars, by: Faction, space: Space, optional: bool = False) -> Script[None]:
    """House or Repair once, whichever is possible."""

    def refusal(word: Word) -> Refusal | None:
        return no_house(g, space) if word is HOUSE else no_repair(g, by, space)

    if optional:
        word = yield from pick_or_stop(by.seat, f"House or Repair in {space.name}?", [HOUSE, REPAIR], refusal, rule="4.2")
    else:
        word = yield from pick(by.seat, f"House or Repair in {space.name}?", [HOUSE, REPAIR], refusal, rule="4.2")
    if word is HOUSE:
        yield from house(g, by, space)
    elif word is REPAIR:
        yield from repair(g, by, space)


def place_damage(g: Mars, space: Space, n: int = 1) -> None:
    """4.4 Place Damage: a Fortified Troop absorbs one; else the rightmost undamaged green box is covered."""
    for _ in range(n):
        _one_damage(g, space)


def _one_damage(g: Mars, space: Space) -> None:
    at = space.index
    if g.fortified[at]:
        g.fortified[at] -= 1
        g.say("A Fortified Troop absorbs the Damage in {}", space)
        remove(g, space, MG_TROOP, 1)
        return
    if g.damage[at] >= space.green:
        return
    if _markers_absorb(g, space):
        return
    g.damage[at] += 1
    g.add(DISPLACED, POPULATION, 1)
    g.say("{} is Damaged", space)
    after_population_change(g, space)


def _markers_absorb(g: Mars, space: Space) -> bool:
    """4.4(c) What becomes of Population markers; whether the Damage is spent on them."""
    markers = g.count(space, POPULATION)
    if markers == 0:
        return False
    ruling = g.options.damage_clears_population_markers
    if ruling == "one_instead":
        g.add(space, POPULATION, -1)
        g.add(DISPLACED, POPULATION, 1)
        after_population_change(g, space)
        return True
    g.add(space, POPULATION, -markers)
    if ruling == "all_to_displaced":
        g.add(DISPLACED, POPULATION, markers)
    return False


def clear_damage(g: Mars, space: Space) -> int:
    """Event 1: take all Damage away at no cost; returns how much."""
    cleared = g.damage[space.index]
    g.damage[space.index] = 0
    return cleared


def lose_population_marker(g: Mars, space: Space) -> None:
    """4.6 A Population marker returns to the pool."""
    g.add(space, POPULATION, -1)
    after_population_change(g, space)


def after_population_change(g: Mars, space: Space) -> None:
    """4.4(f), 16.2 An Unpopulated space becomes Neutral; Fortified Troops never exceed Population."""
    if population(g, space) == 0:
        g.support[space.index] = 0
    trim_fortified(g, space)


def no_shift(g: Mars, space: Space, steps: int) -> Refusal | None:
    """5.1, 5.2, RD5 Why a space cannot shift (steps above 0: toward Active Support)."""
    if not populated(g, space):
        return UNPOPULATED
    return AT_THE_END if shifted(g, space, steps) == g.support[space.index] else None


def shifted(g: Mars, space: Space, steps: int) -> int:
    """5.1 Where a shift would end, with Water Reclamation Workers (RD5) and Red Wave Elections (RD12)."""
    before = g.support[space.index]
    after = max(-2, min(2, before + steps))
    if after == 2 and before < 2 and space.labyrinth and RD5 in g.campaigns:
        after = 1
    if before > 0 and after == 0 and RD12 in g.campaigns:
        after = -1
    return after


def shift(g: Mars, space: Space, steps: int) -> None:
    """5.1 Shift a Populated space toward Active Support (steps above 0) or Active Opposition."""
    if not populated(g, space):
        return
    after = shifted(g, space, steps)
    if after != g.support[space.index]:
        g.support[space.index] = after
        g.say("{} shifts to {}", space, LEVELS[after + 2])


def shift_to_neutral(g: Mars, space: Space) -> None:
    """5.1 Shift 1 toward Neutral."""
    if g.support[space.index]:
        shift(g, space, -1 if g.support[space.index] > 0 else 1)


LEVELS = ["Active Opposition", "Passive Opposition", "Neutral", "Passive Support", "Active Support"]


def set_neutral(g: Mars, space: Space) -> None:
    """5.1 Set a space to Neutral directly."""
    if g.support[space.index]:
        g.support[space.index] = 0
        g.say("{} becomes Neutral", space)


def move_confidence(g: Mars, boxes: int) -> None:
    """8.3, 8.4 Move EarthGov Confidence up or down; at the bottom EarthGov leaves Mars."""
    g.eg_index = max(0, min(8, g.eg_index + boxes))
    g.say("EarthGov Confidence is now {}", EG_VALUES[g.eg_index])
    if g.eg_index == 0:
        _earthgov_leaves(g)


def _earthgov_leaves(g: Mars) -> None:
    """8.4 All EarthGov Troops become Available, Satellites in Orbit and on Mars return to Earth."""
    places: list[Place] = [*SPACES, TRANSIT, EARTH]
    for place in places:
        troops = g.count(place, EG_TROOP)
        g.add(place, EG_TROOP, -troops)
        g.add(AVAILABLE, EG_TROOP, troops)
    above: list[Place] = [*MARS, PHOBOS, ORBIT]
    for place in above:
        satellites = g.count(place, SATELLITE)
        g.add(place, SATELLITE, -satellites)
        g.add(EARTH, SATELLITE, satellites)
