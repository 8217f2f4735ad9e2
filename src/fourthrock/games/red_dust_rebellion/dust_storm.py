"""Chapter 18: the Dust Storm Round, phase by phase; and chapter 10: how the game ends."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.control import (
    COIN,
    RED_DUST,
    bases_on_mars,
    control,
    has_opposition,
    margins,
    population,
)
from fourthrock.games.red_dust_rebellion.flashpoint import corporate_casualties
from fourthrock.games.red_dust_rebellion.forces import gain, hide
from fourthrock.games.red_dust_rebellion.hand import draw
from fourthrock.games.red_dust_rebellion.infrastructure import move_confidence
from fourthrock.games.red_dust_rebellion.nonplayer.pace import begin_round
from fourthrock.games.red_dust_rebellion.nonplayer.rounds_coin import pacify as nonplayer_pacify
from fourthrock.games.red_dust_rebellion.nonplayer.rounds_rebels import agitate as nonplayer_agitate
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total, reset_nonplayers
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP,
    CORP_BASE,
    CR,
    EG_TROOP,
    FACTIONS,
    MG,
    POPULATION,
    RD,
    REBELS,
    SATELLITE,
    SPECOPS,
    SPECOPS_HIDDEN,
    TERRAFORMING,
    Faction,
)
from fourthrock.games.red_dust_rebellion.position import ACTIVE_OPPOSITION, EG_VALUES, ELIGIBLE, OVER, ROUND_START, Mars
from fourthrock.games.red_dust_rebellion.redeploy import redeploy_coin, redeploy_rebels
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE, CASUALTIES, CITIES, DISPLACED, EARTH, MARS, SPACES, Space
from fourthrock.games.red_dust_rebellion.storms import roll_storms
from fourthrock.games.red_dust_rebellion.train import can_pacify, pacify
from fourthrock.games.red_dust_rebellion.words import LOBBY
from fourthrock.table import GameOver, Script, pick_or_stop

LOBBY_COST: Final = 5
CARD_CIRCLES: Final = [0, 1, 3, 6, 10, 15]
TIE_ORDER: Final = [CR, MG, RD, CORP]
ROUNDS: Final = 3


def dust_storm_step(g: Mars) -> Script[None]:
    """18 The step `g.step` of the round."""
    step = g.step
    if step == 0:
        yield from begin_round(g, "The Dust Storm Round")
        g.dust_storms += 1
        g.heading("Dust Storm Round {}", g.dust_storms)
        victory_phase(g)
    elif step == 1:
        yield from resources_phase(g)
    elif step == 2:
        yield from pacify_phase(g)
    elif step == 3:
        yield from agitate_phase(g)
    elif step == 4:
        yield from redeploy_coin(g)
    elif step == 5:
        yield from redeploy_rebels(g)
    elif step == 6:
        reset_phase(g)
    else:
        yield from new_storms(g)
    g.step += 1
    if step == 7:
        g.step = 0
        g.phase = ROUND_START


def victory_phase(g: Mars) -> None:
    """18.1 Casualties and Displaced Population cost; then whoever is above its mark wins."""
    corporate_casualties(g)
    lost = g.count(CASUALTIES, SATELLITE) + g.count(CASUALTIES, EG_TROOP) // 2
    if lost:
        move_confidence(g, -lost)
    troops = g.count(CASUALTIES, EG_TROOP)
    g.add(CASUALTIES, EG_TROOP, -troops)
    g.add(AVAILABLE, EG_TROOP, troops)
    satellites = g.count(CASUALTIES, SATELLITE)
    g.add(CASUALTIES, SATELLITE, -satellites)
    g.add(EARTH, SATELLITE, satellites)
    pairs = g.count(DISPLACED, POPULATION) // 2
    if g.nonplayers[MG.seat]:
        change_total(g, MG, -pairs)
    gain(g, MG, -3 * pairs)
    gain(g, CORP, -pairs)
    if above_mark(g):
        finish(g)
    for by in FACTIONS:
        if margins(g)[by.seat] > 0:
            g.say("{}: above the mark, but a single person wins at the last Dust Storm only", by)


def above_mark(g: Mars) -> list[Faction]:
    """10.1 Who wins at this check. One person against three Non-Players can win at the end only (20.12)."""
    by_margin = margins(g)
    return [by for by in FACTIONS if by_margin[by.seat] > 0 and not must_wait(g, by)]


def must_wait(g: Mars, by: Faction) -> bool:
    """20.12 The only person at the table, before the last Dust Storm Round."""
    alone = g.nonplayers.count(False) == 1 and not g.nonplayers[by.seat]
    return alone and g.dust_storms < ROUNDS


def finish(g: Mars) -> None:
    """10.1 to 10.3 The highest margin wins; ties go to the Church, MarsGov, Red Dust, the Corporations."""
    g.winner = ranking(g)[0]
    g.phase = OVER
    g.heading("Victory: {}", g.winner)
    raise GameOver


def ranking(g: Mars) -> list[Faction]:
    """10.1, 10.3 The factions from best to worst; whoever could not win yet (20.12) comes after a winner."""
    by_margin = margins(g)
    if any(by_margin[by.seat] > 0 for by in FACTIONS if not must_wait(g, by)):
        return sorted(TIE_ORDER, key=lambda by: (must_wait(g, by), -by_margin[by.seat]))
    return sorted(TIE_ORDER, key=lambda by: -by_margin[by.seat])


def mg_income(g: Mars) -> int:
    """18.2 Population under COIN Control without Opposition."""
    return sum(population(g, space) for space in MARS if control(g, space) == COIN and not has_opposition(g, space))


def corp_income(g: Mars) -> int:
    """18.2 Two Profits for each Corporate Base in a Labyrinth."""
    return sum(2 * (g.count(space, CORP_BASE) + g.count(space, TERRAFORMING)) for space in CITIES)


def rd_income(g: Mars) -> int:
    """18.2 Population at Active Opposition, and Red Dust Bases on Mars."""
    people = sum(population(g, space) for space in MARS if g.support[space.index] == ACTIVE_OPPOSITION)
    return people + bases_on_mars(g, RD)


def cr_income(g: Mars) -> int:
    """18.2 An Asset for each card icon that the Church's Base track shows."""
    bases = bases_on_mars(g, CR)
    return sum(1 for circle in CARD_CIRCLES if circle <= bases)


def resources_phase(g: Mars) -> Script[None]:
    """18.2 Everybody earns."""
    mg, corp, rd = mg_income(g), corp_income(g), rd_income(g)
    gain(g, MG, mg)
    gain(g, CORP, corp)
    gain(g, RD, rd)
    g.say("MarsGov earns {}, the Corporations {}, Red Dust {}", mg, corp, rd)
    yield from draw(g, cr_income(g))


def pacify_phase(g: Mars) -> Script[None]:
    """18.3 MarsGov Pacifies under COIN Control, and may Lobby once."""
    if g.nonplayers[MG.seat]:
        yield from nonplayer_pacify(g)
        return
    done: list[Space] = []
    lobbied = False
    while True:
        legal: list[Space] = [
            space for space in MARS if space not in done and control(g, space) == COIN and can_pacify(g, MG, space)
        ]
        may_lobby = not lobbied and g.resources[MG.seat] >= LOBBY_COST and g.eg_index < 8
        if not legal and not may_lobby:
            break
        answer = yield from pick_or_stop(MG.seat, "Pacify where?", [*legal, *([LOBBY] if may_lobby else [])], rule="18.3")
        if answer is None:
            break
        if isinstance(answer, Space):
            done.append(answer)
            yield from pacify(g, MG, answer)
        else:
            lobbied = True
            gain(g, MG, -LOBBY_COST)
            move_confidence(g, 1)


def agitate_phase(g: Mars) -> Script[None]:
    """18.3 Red Dust Agitates under Red Dust Control."""
    if g.nonplayers[RD.seat]:
        yield from nonplayer_agitate(g)
        return
    done: list[Space] = []
    while True:
        legal = [space for space in MARS if space not in done and control(g, space) == RED_DUST and can_pacify(g, RD, space)]
        if not legal:
            break
        space = yield from pick_or_stop(RD.seat, "Agitate where?", legal, rule="18.3")
        if space is None:
            break
        done.append(space)
        yield from pacify(g, RD, space)


def reset_phase(g: Mars) -> None:
    """18.5 After the third round the game ends; else everything is made ready."""
    g.frozen_control = []
    if g.dust_storms >= ROUNDS or len(g.deck) < 2:
        finish(g)
    g.add(EARTH, POPULATION, EG_VALUES[g.eg_index] - g.count(EARTH, POPULATION))
    for space in SPACES:
        for by in REBELS:
            hide(g, space, by)
        active = g.count(space, SPECOPS)
        g.add(space, SPECOPS, -active)
        g.add(space, SPECOPS_HIDDEN, active)
    g.campaigns_gone.extend(g.campaigns)
    g.campaigns = []
    g.assets.extend(g.discards)
    g.discards = []
    g.dice.shuffle(g.assets)
    if any(g.nonplayers):
        reset_nonplayers(g)
    g.box = [ELIGIBLE for _ in FACTIONS]
    if g.current is not None:
        g.played.append(g.current)
    g.current = g.deck.pop()
    g.following = g.deck.pop()
    g.reveal()
    g.flashpoint = 0
    g.say("Current Event: {}; Next Event: {}", g.current, g.following)


def new_storms(g: Mars) -> Script[None]:
    """18.5 At last storms are rolled, as many as the two new cards say."""
    assert g.current is not None
    assert g.following is not None
    yield from roll_storms(g, g.current.flashpoint + g.following.flashpoint)
