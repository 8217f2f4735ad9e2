"""What a good player looks at: the margin to each faction's mark, discounted by the time until it is checked."""

from __future__ import annotations

from math import exp

from fourthrock.games.red_dust_rebellion.control import margins
from fourthrock.games.red_dust_rebellion.pieces import KINDS, MG, RD, SECURITY
from fourthrock.games.red_dust_rebellion.position import ELIGIBLE, OVER, Mars
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE

# What a margin is made of beside the totals themselves: means for the next turns.
RESOURCE_WEIGHT = 0.12
CARD_WEIGHT = 0.5
CONFIDENCE_WEIGHT = 0.5
ELIGIBLE_WEIGHT = 0.4


def worth(g: Mars) -> list[float]:
    """Roughly each faction's chance to win: a soft comparison of margins, sharper the nearer the next Dust Storm is."""
    if g.phase == OVER and g.winner is not None:
        return [1.0 if seat == g.winner.seat else 0.0 for seat in range(4)]
    sharp = sharpness(g)
    scores = [exp(sharp * (margin + promise)) for margin, promise in zip(margins(g), promises(g))]
    whole = sum(scores)
    return [score / whole for score in scores]


def sharpness(g: Mars) -> float:
    """How much a point counts: more the fewer cards lie before the next possible Dust Storm check."""
    cards = (len(g.deck) + (1 if g.following is not None else 0)) % 13
    return 0.22 - 0.008 * cards + 0.03 * g.dust_storms


def promises(g: Mars) -> list[float]:
    """What each faction holds that will turn into margin: Resources, Assets, the EarthGov marker, Eligibility."""
    found = [0.0, 0.0, 0.0, 0.0]
    found[0] = RESOURCE_WEIGHT * g.resources[MG.seat] + CONFIDENCE_WEIGHT * g.eg_side
    found[1] = 0.1 * (16 - g.pieces[AVAILABLE.index * KINDS + SECURITY]) - CONFIDENCE_WEIGHT * 0.3 * g.eg_side
    found[2] = RESOURCE_WEIGHT * g.resources[RD.seat]
    found[3] = CARD_WEIGHT * len(g.hand)
    for seat in range(4):
        if g.box[seat] == ELIGIBLE:
            found[seat] += ELIGIBLE_WEIGHT
    return found
