"""Chapter 17: the Flashpoint Round, one step after the other."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.asking import split
from fourthrock.games.red_dust_rebellion.control import populated, raging
from fourthrock.games.red_dust_rebellion.earthgov import aldrin_cycler
from fourthrock.games.red_dust_rebellion.forces import (
    available,
    gain,
    has_corp_base,
    has_mg_base,
    has_rd_base,
    place,
    recruit,
    remove,
)
from fourthrock.games.red_dust_rebellion.infrastructure import move_confidence
from fourthrock.games.red_dust_rebellion.nonplayer.columns import in_order
from fourthrock.games.red_dust_rebellion.nonplayer.columns_rebels import CR_REBELS
from fourthrock.games.red_dust_rebellion.nonplayer.pace import begin_round
from fourthrock.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CORP_BASE,
    CR,
    CR_HIDDEN,
    EG_TROOP,
    MG_TROOP,
    POPULATION,
    RD,
    RD_HIDDEN,
    RD_REBEL,
    SATELLITE,
    SECURITY,
    SPECOPS_HIDDEN,
    SUPPLY,
    TERRAFORMING,
    Faction,
)
from fourthrock.games.red_dust_rebellion.position import EG_POPULATION, EG_SUPPLY, EG_TROOPS, ROUND_START, Mars
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE, CASUALTIES, DESERTS, EARTH, MARS, ORBIT, SPACES, Space
from fourthrock.games.red_dust_rebellion.storms import roll_storms, turn_storms
from fourthrock.table import Script


def flashpoint_step(g: Mars) -> Script[None]:
    """17 The step `g.step` of the round; a script of its own, so that undo and clones stay cheap."""
    step = g.step
    if step == 0:
        yield from begin_round(g, "The Flashpoint Round")
        g.heading("Flashpoint Round")
        yield from aldrin_cycler(g, g.controller, population_optional=False)
    elif step == 1:
        corporate_casualties(g)
    elif step == 2:
        earthgov_confidence(g)
    elif step == 3:
        terraforming(g)
    elif step == 4:
        turn_storms(g)
        yield from roll_storms(g, 0 if g.following is None else g.following.flashpoint)
    elif step == 5:
        yield from attrition(g)
    elif step == 6:
        yield from conversion(g)
    g.step += 1
    if step == 7:
        g.flashpoint = 0
        g.step = 0
        g.phase = ROUND_START


def corporate_casualties(g: Mars) -> None:
    """17.2, 18.1 Profits -1 for each Base and each two Security in Casualties; Corporate pieces become Available."""
    gain(g, CORP, -g.count(CASUALTIES, CORP_BASE) - g.count(CASUALTIES, SECURITY) // 2)
    for kind in (CORP_BASE, SECURITY, SPECOPS_HIDDEN):
        lost = g.count(CASUALTIES, kind)
        g.add(CASUALTIES, kind, -lost)
        g.add(AVAILABLE, kind, lost)


def earthgov_confidence(g: Mars) -> None:
    """17.3 Satellites return to Orbit; the marker moves by its side; Earth gets what the new box says."""
    for space in SPACES:
        satellites = g.count(space, SATELLITE)
        g.add(space, SATELLITE, -satellites)
        g.add(ORBIT, SATELLITE, satellites)
    move_confidence(g, g.eg_side)
    place(g, EARTH, EG_TROOP, EG_TROOPS[g.eg_index])
    g.add(EARTH, SUPPLY, EG_SUPPLY[g.eg_index])
    g.add(EARTH, POPULATION, EG_POPULATION[g.eg_index])


def terraforming_income(g: Mars) -> int:
    """17.4 Each Desert: 2 for the first Terraforming Base, 1 for each further one, -1 for each Conversion Center."""
    income = 0
    for space in DESERTS:
        bases = g.count(space, TERRAFORMING)
        income += (bases + 1 if bases else 0) - g.count(space, CONVERSION)
    return income


def terraforming(g: Mars) -> None:
    """17.4 The sum of all Deserts changes Profits."""
    income = terraforming_income(g)
    g.say("Terraforming changes Profits by {}", income)
    gain(g, CORP, income)


def attrition(g: Mars) -> Script[None]:
    """17.6 In Unpopulated or Raging Deserts units without a friendly Base die away."""
    for space in DESERTS:
        if populated(g, space) and not raging(g, space):
            continue
        if not has_mg_base(g, space) and not has_corp_base(g, space):
            remove(g, space, MG_TROOP, min(1, g.count(space, MG_TROOP)))
            remove(g, space, SECURITY, min(1, g.count(space, SECURITY)), not g.options.attrition_to_casualties)
        if not has_rd_base(g, space):
            yield from _lose_rebel(g, space, RD)


def _lose_rebel(g: Mars, space: Space, by: Faction) -> Script[None]:
    """One Rebel of Red Dust, Hidden or Active as it likes."""
    hidden = g.count(space, RD_HIDDEN)
    active = g.count(space, RD_REBEL)
    if hidden + active == 0:
        return
    n = yield from split(
        by, f"Attrition in {space.name}: lose how many Hidden Rebels (else an Active one)?", 1, hidden, active, "17.6"
    )
    remove(g, space, RD_HIDDEN, n)
    remove(g, space, RD_REBEL, 1 - n)


def conversion(g: Mars) -> Script[None]:
    """17.7 A Reclaimer Rebel in each Populated space with a Conversion Center; 20.12 by priority when they run short."""
    centers = [space for space in MARS if g.count(space, CONVERSION) and populated(g, space)]
    if g.nonplayers[CR.seat] and len(centers) > available(g, CR_HIDDEN):
        centers = in_order(g, CR, CR_REBELS, centers)
    for space in centers:
        yield from recruit(g, CR, space, 1)
