"""Chapter 11: the opening position."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS, DUST_STORMS, PLAIN_EVENTS, Event
from fourthrock.games.red_dust_rebellion.nonplayer.totals import ASSETS_AT_START, shuffle_curiosity
from fourthrock.games.red_dust_rebellion.options import Options
from fourthrock.games.red_dust_rebellion.pieces import (
    CORP_BASE,
    CR,
    CR_BASE,
    CR_HIDDEN,
    EG_TROOP,
    FORCE_POOL,
    MG,
    MG_BASE,
    MG_TROOP,
    POPULATION,
    RD,
    RD_BASE,
    RD_HIDDEN,
    SATELLITE,
    SECURITY,
    SPECOPS_HIDDEN,
    SUPPLY,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import (
    ALPHEUS_COLLES,
    ASCRAEUS_MONS,
    AVAILABLE,
    CORONAE_MONTES,
    DAEDALIA_PLANUM,
    DISPLACED,
    EARTH,
    EUROPA,
    GANDHI,
    HELLAS_CHAOS,
    MARTH,
    NEW_CORDOBA,
    NOCTIS_LABYRINTHUS,
    ORBIT,
    PAVONIS_MONS,
    PHOBOS,
    PLACES,
    RADAU,
    SHARMA,
    SHENZHOU,
    SHEPARD,
    SINAI_PLANUM,
    SYRIA_PLANUM,
    TENZING,
    TERESHKOVA,
    THARSIS_THOLUS,
    TRANSIT,
    TROUVELOT,
    WILDERNESS,
    Place,
    Space,
)
from fourthrock.games.red_dust_rebellion.tutorial.scenario import stack_tutorial
from fourthrock.table import BadSetup, Dice

# 11.1 Who stands where.
FORCES_AT_START: Final[list[tuple[Place, list[tuple[int, int]]]]] = [
    (ASCRAEUS_MONS, [(CR_BASE, 1), (CR_HIDDEN, 2)]),
    (THARSIS_THOLUS, [(MG_BASE, 1), (MG_TROOP, 2)]),
    (NOCTIS_LABYRINTHUS, [(RD_BASE, 1), (RD_HIDDEN, 2)]),
    (SINAI_PLANUM, [(RD_HIDDEN, 1)]),
    (DAEDALIA_PLANUM, [(RD_HIDDEN, 1)]),
    (EUROPA, [(MG_TROOP, 2), (SECURITY, 1)]),
    (TENZING, [(MG_TROOP, 3), (SECURITY, 1), (CR_HIDDEN, 1)]),
    (TERESHKOVA, [(MG_TROOP, 2), (RD_HIDDEN, 1)]),
    (SHEPARD, [(MG_TROOP, 1), (RD_HIDDEN, 2)]),
    (NEW_CORDOBA, [(MG_TROOP, 2), (RD_HIDDEN, 1), (CR_BASE, 1), (CR_HIDDEN, 2)]),
    (RADAU, [(RD_BASE, 1), (RD_HIDDEN, 1)]),
    (TROUVELOT, [(CR_BASE, 1), (CR_HIDDEN, 1)]),
    (MARTH, [(CORP_BASE, 1), (SECURITY, 2)]),
    (SHENZHOU, [(MG_TROOP, 2), (CORP_BASE, 1), (SECURITY, 2), (RD_HIDDEN, 1)]),
    (ALPHEUS_COLLES, [(RD_BASE, 1), (RD_HIDDEN, 1)]),
    (CORONAE_MONTES, [(MG_BASE, 1), (MG_TROOP, 2), (CR_HIDDEN, 2)]),
    (HELLAS_CHAOS, [(CORP_BASE, 1), (SECURITY, 2)]),
    (GANDHI, [(MG_TROOP, 1), (RD_BASE, 1), (RD_HIDDEN, 2)]),
    (SHARMA, [(MG_TROOP, 1), (RD_BASE, 1), (RD_HIDDEN, 3)]),
    (WILDERNESS, [(CR_BASE, 1), (CR_HIDDEN, 3)]),
    (PHOBOS, [(EG_TROOP, 4), (SECURITY, 2)]),
    (EARTH, [(EG_TROOP, 2), (SECURITY, 1), (SPECOPS_HIDDEN, 1), (SATELLITE, 2), (SUPPLY, 1), (POPULATION, 1)]),
    (TRANSIT, [(EG_TROOP, 2), (SECURITY, 1), (SPECOPS_HIDDEN, 1), (SATELLITE, 1), (SUPPLY, 3)]),
    (ORBIT, [(SATELLITE, 1)]),
    (DISPLACED, [(POPULATION, 4)]),
]
SUPPORT_AT_START: Final[list[tuple[Space, int]]] = [
    (EUROPA, 1),
    (TENZING, 2),
    (PAVONIS_MONS, 1),
    (SYRIA_PLANUM, 2),
    (SHEPARD, -1),
    (ALPHEUS_COLLES, -1),
    (GANDHI, -1),
    (SHARMA, -2),
]
DAMAGE_AT_START: Final = [ASCRAEUS_MONS, THARSIS_THOLUS, RADAU, TROUVELOT, MARTH, CORONAE_MONTES, HELLAS_CHAOS]


def lay_out(g: Mars) -> None:
    """11.1 Pieces, markers and tracks."""
    for place, pieces in FORCES_AT_START:
        for kind, n in pieces:
            g.add(place, kind, n)
    for kind, most in FORCE_POOL.items():
        g.add(AVAILABLE, kind, most - sum(g.count(place, kind) for place in PLACES))
    for space, level in SUPPORT_AT_START:
        g.support[space.index] = level
    for space in DAMAGE_AT_START:
        g.damage[space.index] = 1
    g.resources[MG.seat] = 18
    g.resources[RD.seat] = 14


def event_deck(dice: Dice) -> tuple[list[Event], list[Event]]:
    """11.4 Three piles of 12, a Dust Storm among the last 7 of each; and the 12 cards left out. The top is the end of "
    "the list."""
    events = PLAIN_EVENTS[:]
    dice.shuffle(events)
    storms = DUST_STORMS[:]
    dice.shuffle(storms)
    top_down: list[Event] = []
    for pile in range(3):
        cards = events[12 * pile : 12 * pile + 12]
        last = [*cards[6:], storms[pile]]
        dice.shuffle(last)
        top_down += [*cards[:6], *last]
    top_down.reverse()
    return top_down, events[36:]


def open_nonplayers(g: Mars) -> None:
    """20.2, 20.3 Non-Players have totals instead of Resources and a hand; their cards are shuffled together."""
    for by in (MG, RD):
        if g.nonplayers[by.seat]:
            g.resources[by.seat] = 0
    if g.nonplayers[RD.seat]:
        g.totals[RD.seat] = g.dice.roll(3)
    if g.nonplayers[CR.seat]:
        g.totals[CR.seat] = ASSETS_AT_START
    shuffle_curiosity(g)


def opening(options: Options, dice: Dice) -> Mars:
    """11 The position before the first question; the first storms (11.2) are rolled by the first script."""
    g = Mars(dice, options)
    lay_out(g)
    if any(g.nonplayers):
        open_nonplayers(g)
    if options.scenario == "tutorial":
        if any(g.nonplayers):
            raise BadSetup("options.scenario", "the tutorial is played by people or bots, without Non-Players")
        stack_tutorial(g)
        return g
    g.assets = ASSETS[:]
    dice.shuffle(g.assets)
    if not g.nonplayers[CR.seat]:
        for _ in range(3):
            g.hand.append(g.assets.pop())
    g.campaign_deck = CAMPAIGNS[:]
    dice.shuffle(g.campaign_deck)
    g.campaigns.append(g.campaign_deck.pop())
    g.deck, g.left_out = event_deck(dice)
    g.current = g.deck.pop()
    g.following = g.deck.pop()
    return g
