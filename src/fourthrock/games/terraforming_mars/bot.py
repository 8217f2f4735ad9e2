"""What a good player looks at: points now, points to come from production and cards, and the committee."""

from __future__ import annotations

import math
from typing import Final

from fourthrock.games.terraforming_mars import scoring, solo
from fourthrock.games.terraforming_mars.appraisal import (
    ACTION_USE,
    ACTION_WORTH,
    APPRAISALS,
    POINT_PRICE,
    PRODUCTION_WORTH,
    STOCK_WORTH,
)
from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.goals import MILESTONE_POINTS
from fourthrock.games.terraforming_mars.payment import price
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import OVER, STEEL, TITANIUM

LEAST_WORTH: Final = 0.9
"""A card in hand can always be sold."""
HAND_SHARE: Final = 0.5
"""How much of what a card promises counts while it is still in the hand."""
NOT_YET: Final = 0.5
"""How much of that is left while its requirements do not hold."""
MOST_HELD: Final = 7
"""No more cards than these will come to the table soon: only the best count in full."""
AWARD_AT_THE_END: Final = 0.9
AWARD_DOUBT: Final = 0.06
AWARD_LEAST: Final = 0.25
"""How far the present order in an award counts: less and less the more generations are to come."""


def steps_left(g: Mars) -> int:
    """How many steps of temperature, oxygen and oceans are still to go."""
    return (8 - g.temperature) // 2 + 14 - g.oxygen + 9 - g.oceans


def generations_left(g: Mars) -> float:
    """A guess at how many productions are still to come, this generation's included."""
    if g.solo:
        return float(solo.generations(g) - g.generation + 1)
    pace = 1.3 + 0.9 * g.seats + 0.25 * g.generation
    left = 1.0 + steps_left(g) / pace
    return min(left, float(g.last_generation - g.generation + 1))


def worth(g: Mars) -> list[float]:
    """Shares of the win: sharper the nearer the end; alone, how near the goal is."""
    if g.solo:
        return [_alone(g)]
    if g.phase == OVER:
        return _final(g)
    left = generations_left(g)
    values = expected_points(g, left)
    scale = 6.0 + 2.2 * left
    best = max(values)
    weights = [math.exp((points - best) / scale) for points in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def _final(g: Mars) -> list[float]:
    places = [standing.place for standing in scoring.standings(g)]
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def expected_points(g: Mars, left: float) -> list[float]:
    """Points that each player may expect at the end."""
    on_map = scoring.map_points(g)
    values = [float(me.tr + on_map[me.seat]) + _own_points(g, me, left) for me in g.players]
    certainty = max(AWARD_LEAST, AWARD_AT_THE_END - AWARD_DOUBT * left)
    for number in g.funded:
        for seat, points in enumerate(scoring.award_points(g, number)):
            values[seat] += certainty * points
    return values


def _own_points(g: Mars, me: Player, left: float) -> float:
    """Milestones, cards, the committee, and what money will buy."""
    points = MILESTONE_POINTS * g.claimed_by.count(me.seat) + scoring.card_points(g, me) + _growing(me, left)
    if g.turmoil:
        points += _committee(g, me, left)
    return points + (_money(me, left) + _hand(g, me, left)) / POINT_PRICE


def _hand(g: Mars, me: Player, left: float) -> float:
    """What the cards in hand promise beyond their price, in M€; the best of them."""
    worths = [_card(g, me, card, left) for card in me.hand]
    if len(worths) > MOST_HELD:
        worths.sort(reverse=True)
        return sum(worths[:MOST_HELD]) + LEAST_WORTH * (len(worths) - MOST_HELD)
    return sum(worths)


def _card(g: Mars, me: Player, card: Card, left: float) -> float:
    gain = HAND_SHARE * (APPRAISALS[card.index].total(max(0.3, left - 1.0)) - price(me, card))
    if gain <= LEAST_WORTH:
        return LEAST_WORTH
    for need in card.needs:
        if need.lack(g, me) is not None:
            return max(LEAST_WORTH, NOT_YET * gain)
    return gain


def _money(me: Player, left: float) -> float:
    """Stock and production to come, in M€; the last production comes too late for much."""
    total = me.tr * max(0.0, left - 1.0)
    for what in range(6):
        total += STOCK_WORTH[what] * me.stock[what]
        total += PRODUCTION_WORTH[what] * me.production[what] * max(0.3, left - 0.6)
    total += (me.steel_value - 2) * (me.stock[STEEL] + left * me.production[STEEL])
    total += (me.titanium_value - 3) * (me.stock[TITANIUM] + left * me.production[TITANIUM])
    total += left * (2.0 * me.cheaper + 0.6 * sum(me.cheaper_tag) + 0.6 * sum(me.cheaper_each))
    return total


def _growing(me: Player, left: float) -> float:
    """Points that the actions of cards on the table will still bring."""
    total = 0.0
    for card in me.actors:
        uses = left - 1.0 if card in me.used else left
        total += ACTION_USE * ACTION_WORTH[card.index] * uses
    return total / POINT_PRICE


def _committee(g: Mars, me: Player, left: float) -> float:
    """Leaders, the chair, and the prospect of it."""
    near = 1.0 if left < 2.0 else 0.4
    leaders, chairman = scoring.committee_points(g, me.seat)
    total = near * (leaders + chairman)
    if g.leader[g.dominant] == me.seat and left > 1.5:
        total += 1.0
    return total


def _alone(g: Mars) -> float:
    """How near the goal of a game alone is, 0 to 1."""
    if g.phase == OVER:
        return 1.0 if g.won else 0.0
    me = g.players[0]
    left = generations_left(g)
    means = _money(me, left) + _hand(g, me, left)
    if g.rating_goal:
        needed = max(0, solo.RATING_GOAL - me.tr) * 13.0
    else:
        needed = steps_left(g) * 14.0 + ((30 - g.venus) // 2 * 14.0 if g.venus_next else 0.0)
    done = 1.0 / (1.0 + math.exp(-(means - needed) / 60.0))
    return min(0.999, 0.02 + 0.9 * done + 0.0005 * me.tr)
