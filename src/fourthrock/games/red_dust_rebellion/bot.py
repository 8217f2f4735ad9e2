"""What a good player looks at: the margin to each mark and what will change it, sharper the nearer the next Dust Storm is."""

from __future__ import annotations

from math import exp
from typing import Final

from fourthrock.games.red_dust_rebellion.control import margins, population
from fourthrock.games.red_dust_rebellion.dust_storm import ROUNDS
from fourthrock.games.red_dust_rebellion.flashpoint import terraforming_income
from fourthrock.games.red_dust_rebellion.pieces import CORP_BASE, FORCE_POOL, MG, POPULATION, RD, SECURITY
from fourthrock.games.red_dust_rebellion.position import ELIGIBLE, OVER, Mars
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE, CASUALTIES, DISPLACED, MARS
from fourthrock.games.red_dust_rebellion.special_corporations import may_exploit

# What a margin is made of beside the totals themselves: means for the next turns, in points of margin.
RESOURCE_WEIGHT: Final = 0.12
CARD_WEIGHT: Final = 0.5
CONFIDENCE_WEIGHT: Final = 0.5
CORP_CONFIDENCE_WEIGHT: Final = 0.15
ELIGIBLE_WEIGHT: Final = 0.4
SECURITY_WEIGHT: Final = 0.1
EXPLOIT_WEIGHT: Final = 0.35
TERRAFORMING_WEIGHT: Final = 0.25
DISPLACED_MG_WEIGHT: Final = 0.1
DISPLACED_CORP_WEIGHT: Final = 0.25
FLASHPOINTS_A_CARD: Final = 0.35
"""How many Flashpoint Rounds there are for each card that is turned up, about."""
FLASHPOINTS_A_STORM: Final = 2.0
"""How many more each later Dust Storm promises: they are far off, and the game may be over before."""
CARDS_A_PILE: Final = 13


def worth(g: Mars) -> list[float]:
    """Roughly each faction's chance to win: a soft comparison of margins, sharper the nearer the next Dust Storm is."""
    if g.phase == OVER and g.winner is not None:
        return [1.0 if seat == g.winner.seat else 0.0 for seat in range(4)]
    sharp = sharpness(g)
    scores = [exp(sharp * (margin + promise)) for margin, promise in zip(margins(g), promises(g))]
    whole = sum(scores)
    return [score / whole for score in scores]


def cards_left(g: Mars) -> int:
    """How many cards lie before the next possible Dust Storm."""
    return (len(g.deck) + (1 if g.following is not None else 0)) % CARDS_A_PILE


def sharpness(g: Mars) -> float:
    """How much a point counts: more the fewer cards lie before the next possible Dust Storm check."""
    return 0.22 - 0.008 * cards_left(g) + 0.03 * g.dust_storms


def promises(g: Mars) -> list[float]:
    """What each faction holds that will turn into margin: Resources, Assets, the EarthGov marker, Eligibility."""
    homeless = g.count(DISPLACED, POPULATION)
    found = [0.0, 0.0, 0.0, 0.0]
    found[0] = RESOURCE_WEIGHT * g.resources[MG.seat] + CONFIDENCE_WEIGHT * g.eg_side - DISPLACED_MG_WEIGHT * homeless
    found[1] = profits_to_come(g) - CORP_CONFIDENCE_WEIGHT * g.eg_side - DISPLACED_CORP_WEIGHT * homeless
    found[2] = RESOURCE_WEIGHT * g.resources[RD.seat]
    found[3] = CARD_WEIGHT * len(g.hand)
    for seat in range(4):
        if g.box[seat] == ELIGIBLE:
            found[seat] += ELIGIBLE_WEIGHT
    return found


def profits_to_come(g: Mars) -> float:
    """What the Corporations have built: Terraforming pays at each Flashpoint, Exploits lie ready, Casualties will cost."""
    flashpoints = FLASHPOINTS_A_CARD * cards_left(g) + FLASHPOINTS_A_STORM * max(0, ROUNDS - 1 - g.dust_storms)
    lost = g.count(CASUALTIES, SECURITY)
    at_work = FORCE_POOL[SECURITY] - g.count(AVAILABLE, SECURITY) - lost
    ready = sum(population(g, space) for space in MARS if may_exploit(g, space))
    return (
        TERRAFORMING_WEIGHT * flashpoints * terraforming_income(g)
        + EXPLOIT_WEIGHT * ready
        + SECURITY_WEIGHT * at_work
        - g.count(CASUALTIES, CORP_BASE)
        - lost / 2
    )
