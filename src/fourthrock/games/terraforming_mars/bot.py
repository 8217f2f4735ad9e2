"""What a good player looks at: points now, points to come from production and cards, and the committee.

Everything is reckoned in points. What money, plants and heat are worth falls with the generations that are left: early they
buy an engine, at last only what the standard projects sell; so a player who waits loses by it.
"""

from __future__ import annotations

import math
from typing import Final

from fourthrock.games.terraforming_mars import scoring, solo
from fourthrock.games.terraforming_mars.appraisal import (
    ACTION_USE,
    ACTIONS_OF,
    APPRAISALS,
    EFFECT_INCOME,
    PLACED,
    PLACED_ELSE,
    PRODUCTION_WORTH,
    STOCK_WORTH,
)
from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.goals import MILESTONE_POINTS
from fourthrock.games.terraforming_mars.payment import price
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.tiles import cities
from fourthrock.games.terraforming_mars.words import ENERGY, GREENERY, HEAT, MC, NO_TILE, OCEAN, OVER, PLANTS, STEEL, TITANIUM

LAST_GENERATIONS: Final = [14.0, 14.0, 12.0, 11.0, 10.0, 9.5]
"""In which generation a game of so many players is usually over."""
MONEY_AT_THE_END: Final = 0.06
"""Points for a M€ that can only buy standard projects."""
MONEY_EARLIER: Final = 0.016
"""How much more it buys for each generation that its purchase still works; at most for seven."""
MONEY_FOR_LATER: Final = 45
"""What lies in stock beyond this is not spent in this generation."""
GREENERY_POINTS: Final = 1.1
PLANT_SHARE: Final = 0.92
HEAT_SHARE: Final = 0.9
"""How much of the plants and the heat is in time for a tile, or for a step."""
CITY_GROWTH: Final = 1.2
"""Points that greeneries will still bring a city, early in the game."""
CARD_NOW: Final = 0.75
"""How far a card in hand counts like one on the table: one that can be paid at once,"""
CARD_NEXT: Final = 0.55
"""one that the next production pays for,"""
CARD_LATER: Final = 0.2
"""and one for which money is not in sight."""
NOT_YET: Final = 0.5
"""How much of that is left while its requirements do not hold."""
CARD_SOLD: Final = 0.9
"""M€: a card in hand can always be sold."""
PACE: Final = 0.022
"""How many steps a M€ of income is turned into in a generation, by cards and standard projects."""
FASTEST: Final = 6.0
"""How many steps a generation each player can hardly exceed: so soon the game may end once its usual time has come."""
HURRY: Final = 2.0
"""How many more are reckoned with for every generation past the usual end: who builds on then has waited too long."""
LEADER_EARLY: Final = 0.25
"""How far the seats in the committee count before the end."""
CHAIR_IN_SIGHT: Final = 0.8
CERTAIN: Final = 2.0
DOUBT: Final = 2.4
"""How many points are as good as a lead of e to 1: at the end, and for each generation to come. So a leader wants the end."""
AWARD_AT_THE_END: Final = 0.95
AWARD_DOUBT: Final = 0.07
AWARD_LEAST: Final = 0.2
"""How far the present order in an award counts: less and less the more generations are to come."""


class Prices:
    """What things are worth in points, with so many productions still to come, this generation's included."""

    def __init__(self, g: Mars, left: float) -> None:
        self.left = left
        later = max(0.0, left - 1.0)
        last = MONEY_AT_THE_END
        self.money = last + MONEY_EARLIER * min(later, 7.0)
        self.income = later * (last + MONEY_EARLIER * min(max(0.0, left - 2.0), 7.0) / 2.0)
        step = 1.0 + self.income
        plant = PLANT_SHARE * (GREENERY_POINTS + (step if g.oxygen < 14 else 0.0)) / 8.0
        plant_last = PLANT_SHARE * (GREENERY_POINTS + (0.6 if g.oxygen < 14 else 0.0)) / 8.0
        heat = HEAT_SHARE * step / 8.0 * _heat_in_demand(g, later) if g.temperature < 8 else 0.0
        self.stock = [self.money * worth for worth in STOCK_WORTH]
        self.production = [self.income * worth for worth in PRODUCTION_WORTH]
        self.stock[PLANTS] = plant
        self.production[PLANTS] = later * (plant + plant_last) / 2.0 + plant_last
        self.stock[HEAT] = heat
        self.stock[ENERGY] = heat
        self.production[HEAT] = later * heat
        self.production[ENERGY] = later * heat + self.income * 0.4


def _heat_in_demand(g: Mars, later: float) -> float:
    """How much of everybody's heat the temperature still has room for."""
    supply = 1.0
    for me in g.players:
        supply += me.stock[HEAT] + me.stock[ENERGY] + later * (me.production[HEAT] + me.production[ENERGY])
    return min(1.0, 0.8 * 4.0 * (8 - g.temperature) / supply)


def steps_left(g: Mars) -> int:
    """How many steps of temperature, oxygen and oceans are still to go."""
    return (8 - g.temperature) // 2 + 14 - g.oxygen + 9 - g.oceans


def generations_left(g: Mars) -> float:
    """A guess at how many productions are still to come, this generation's included: by the clock and by what is done."""
    if g.solo:
        return float(solo.generations(g) - g.generation + 1)
    clock = LAST_GENERATIONS[g.seats] - g.generation - (1.0 if g.prelude else 0.0)
    steps = steps_left(g)
    fastest = g.seats * (FASTEST + HURRY * max(0.0, -clock))
    left = 1.0 + max(min(clock, steps / _pace(g)), steps / fastest)
    return min(left, float(g.last_generation - g.generation + 1))


def _pace(g: Mars) -> float:
    """How many steps a generation everybody's production is good for; engines still grow."""
    pace = 0.6 * g.seats
    for me in g.players:
        pace += PACE * (me.tr + me.production[MC]) + (me.production[PLANTS] + me.production[ENERGY] + me.production[HEAT]) / 10.0
    return pace


def worth(g: Mars) -> list[float]:
    """Shares of the win: sharper the nearer the end; alone, how near the goal is."""
    if g.solo:
        return [_alone(g)]
    if g.phase == OVER:
        return _final(g)
    left = generations_left(g)
    values = expected_points(g, left)
    scale = CERTAIN + DOUBT * left
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
    prices = Prices(g, left)
    on_map = scoring.map_points(g)
    growth = CITY_GROWTH * min(1.0, (left - 1.0) / 4.0)
    values = [
        me.tr * (1.0 + prices.income) + on_map[me.seat] + growth * cities(g, me.seat, False) + _own_points(g, me, prices)
        for me in g.players
    ]
    certainty = max(AWARD_LEAST, AWARD_AT_THE_END - AWARD_DOUBT * left)
    if g.due != NO_TILE:
        values[g.due_seat] += _tile_to_come(g, prices)
    for number in g.funded:
        for seat, points in enumerate(scoring.award_points(g, number)):
            values[seat] += certainty * points
    return values


def _tile_to_come(g: Mars, prices: Prices) -> float:
    """A tile that is paid for and has no place yet: without it every tile would look dear in the middle of its action."""
    lump, _, points = PLACED.get(g.due, PLACED_ELSE)
    if g.due == OCEAN or (g.due == GREENERY and g.oxygen < 14):
        points += prices.income + (1.0 if g.due == GREENERY else 0.0)
    return points + lump * prices.money


def _own_points(g: Mars, me: Player, prices: Prices) -> float:
    """Milestones, cards, the committee, and what money will buy."""
    points = MILESTONE_POINTS * g.claimed_by.count(me.seat) + scoring.card_points(g, me) + _growing(me, prices)
    if g.turmoil:
        points += _committee(g, me, prices.left)
    return points + _board(me, prices) + _hand(g, me, prices)


def _board(me: Player, prices: Prices) -> float:
    """Stock and production to come."""
    total = 0.0
    for what in range(6):
        total += prices.stock[what] * me.stock[what] + prices.production[what] * me.production[what]
    spare = me.stock[MC] - MONEY_FOR_LATER
    if spare > 0:
        total -= 0.5 * spare * prices.stock[MC]
    if me.steel_value > 2:
        total += 0.8 * (prices.money * me.stock[STEEL] + prices.income * me.production[STEEL])
    if me.titanium_value > 3:
        total += 0.8 * (prices.money * me.stock[TITANIUM] + prices.income * me.production[TITANIUM])
    effects = 2.0 * me.cheaper + 0.6 * sum(me.cheaper_tag) + 0.6 * sum(me.cheaper_each) + EFFECT_INCOME * len(me.watchers)
    return total + effects * prices.income


def _hand(g: Mars, me: Player, prices: Prices) -> float:
    """What the cards in hand promise beyond their price: the more, the sooner there is money for them."""
    sold = CARD_SOLD * prices.money
    total = 0.0
    promises: list[tuple[float, int]] = []
    for card in me.hand:
        cost = price(me, card)
        gain = _gain(g, me, card, cost, prices)
        if gain > sold:
            promises.append((gain, cost))
        else:
            total += sold
    promises.sort(reverse=True)
    purse = me.stock[MC] + 2 * me.stock[STEEL] + 3 * me.stock[TITANIUM]
    income = me.tr + me.production[MC] if prices.left > 1.5 else 0
    for gain, cost in promises:
        purse -= cost
        share = CARD_NOW if purse >= 0 else CARD_NEXT if purse + income >= 0 else CARD_LATER
        total += max(sold, share * gain)
    return total


def _gain(g: Mars, me: Player, card: Card, cost: int, prices: Prices) -> float:
    """What a card promises beyond its price."""
    gain = APPRAISALS[card.index].points_at(prices.money, prices.income, prices.left - 1.0) - cost * prices.money
    if gain > 0.0:
        for need in card.needs:
            if need.lack(g, me) is not None:
                return NOT_YET * gain
    return gain


def _growing(me: Player, prices: Prices) -> float:
    """Points that the actions of cards on the table will still bring."""
    total = 0.0
    for card in me.actors:
        uses = prices.left - 1.0 if card in me.used else prices.left
        each = ACTIONS_OF[card.index]
        total += ACTION_USE * uses * (each.points + prices.money * each.lump)
    return total


def _committee(g: Mars, me: Player, left: float) -> float:
    """Leaders, the chair, and the prospect of it."""
    near = 1.0 if left < 2.0 else LEADER_EARLY
    leaders, chairman = scoring.committee_points(g, me.seat)
    total = near * (leaders + chairman)
    if g.leader[g.dominant] == me.seat and left > 1.5:
        total += CHAIR_IN_SIGHT
    return total


def _alone(g: Mars) -> float:
    """How near the goal of a game alone is, 0 to 1."""
    if g.phase == OVER:
        return 1.0 if g.won else 0.0
    me = g.players[0]
    left = generations_left(g)
    means = _means(g, me, left) + (14.0 if g.due in (OCEAN, GREENERY) else 0.0)
    if g.rating_goal:
        needed = max(0, solo.RATING_GOAL - me.tr) * 13.0
    else:
        needed = steps_left(g) * 14.0 + ((30 - g.venus) // 2 * 14.0 if g.venus_next else 0.0)
    done = 1.0 / (1.0 + math.exp(-(means - needed) / 60.0))
    return min(0.999, 0.02 + 0.9 * done + 0.0005 * me.tr)


def _means(g: Mars, me: Player, left: float) -> float:
    """In M€, what stock, productions to come and cards in hand will pay for."""
    total = me.tr * max(0.0, left - 1.0)
    for what in range(6):
        total += STOCK_WORTH[what] * me.stock[what]
        total += PRODUCTION_WORTH[what] * me.production[what] * max(0.3, left - 0.6)
    for card in me.hand:
        found = APPRAISALS[card.index]
        gain = 0.5 * (found.lump + found.income * max(0.3, left - 1.0) - price(me, card))
        lacks = [need for need in card.needs if need.lack(g, me) is not None]
        total += max(CARD_SOLD, NOT_YET * gain if lacks else gain)
    return total + left * (2.0 * me.cheaper + 0.6 * sum(me.cheaper_tag) + 0.6 * sum(me.cheaper_each))
