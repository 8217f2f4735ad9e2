"""What a card in hand promises: money at once, money a generation, and points, estimated once from what the card does."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Action, Card, Op
from fourthrock.games.terraforming_mars.card_ops import Add, AddHere, Draw, DrawUntil, Look, SpendHere
from fourthrock.games.terraforming_mars.counts import PointsIfResource, PointsPerResource
from fourthrock.games.terraforming_mars.deck import ALL_CARDS
from fourthrock.games.terraforming_mars.effects import Discount, MetalValue, OnTag, OnTile
from fourthrock.games.terraforming_mars.ops import (
    AnyProduction,
    Choose,
    Gain,
    GainPer,
    LowerProduction,
    OffMapCity,
    Pay,
    Place,
    Production,
    ProductionOfArea,
    ProductionPer,
    Raise,
    Rating,
    RatingPer,
    Remove,
)
from fourthrock.games.terraforming_mars.words import CAPITAL, CITY, GREENERY, OCEAN

STOCK_WORTH: Final = [1.0, 1.7, 2.5, 1.6, 0.6, 0.6]
"""What a unit in stock is worth in M€."""
PRODUCTION_WORTH: Final = [1.0, 1.6, 2.4, 2.1, 1.3, 0.8]
"""What a step of production brings in M€ a generation."""
POINT_PRICE: Final = 7.5
"""How many M€ buy a point late in the game."""
DRAWN_CARD: Final = 3.2
USUAL_LEFT: Final = 4.0
"""How many productions are still to come halfway through a game."""
USUAL_COUNT: Final = 2.5
"""What "for each" usually counts when such a card is played."""
HARM_SHARE: Final = 0.4
"""How far an opponent's loss is one's own gain."""
PLACED: Final = {OCEAN: (3.0, 1.0, 1.0), GREENERY: (2.0, 0.0, 1.3), CITY: (2.0, 0.0, 1.2), CAPITAL: (2.0, 0.0, 1.2)}
"""A tile: M€ at once, M€ a generation, points. Others only take what is printed where they lie."""
PLACED_ELSE: Final = (2.0, 0.0, 0.0)
ACTION_USE: Final = 0.8
"""In how many generations an action is really used."""
EFFECT_INCOME: Final = 2.0
RESOURCE_WORTH: Final = 1.2


class Appraisal:
    """M€ at once, M€ a generation, points at the end, and points a generation."""

    def __init__(self) -> None:
        self.lump = 0.0
        self.income = 0.0
        self.points = 0.0
        self.growth = 0.0

    def add(self, lump: float, income: float = 0.0, points: float = 0.0) -> None:
        self.lump += lump
        self.income += income
        self.points += points

    def total(self) -> float:
        """All of it in M€, halfway through a game."""
        return self.lump + USUAL_LEFT * (self.income + POINT_PRICE * self.growth) + POINT_PRICE * self.points

    def points_at(self, money: float, income: float, later: float) -> float:
        """All of it in points, a M€ and a M€ a generation being worth so much, with so many productions after this one."""
        return money * self.lump + income * self.income + self.points + later * self.growth


def weighed(values: list[int], worth: list[float]) -> float:
    return sum([value * each for value, each in zip(values, worth)])


def consider(found: Appraisal, card: Card, op: Op) -> None:
    """Add what one operation is worth."""
    if isinstance(op, Production):
        found.add(0.0, weighed(op.values, PRODUCTION_WORTH))
    elif isinstance(op, ProductionPer):
        found.add(0.0, USUAL_COUNT * PRODUCTION_WORTH[op.what])
    elif isinstance(op, ProductionOfArea):
        found.add(0.0, PRODUCTION_WORTH[1])
    elif isinstance(op, AnyProduction):
        found.add(0.0, HARM_SHARE * op.steps * PRODUCTION_WORTH[op.what])
    elif isinstance(op, LowerProduction):
        found.add(0.0, -PRODUCTION_WORTH[op.what])
    elif isinstance(op, (Rating, Raise)):
        found.add(0.0, op.steps, op.steps)
    elif isinstance(op, RatingPer):
        found.add(0.0, USUAL_COUNT, USUAL_COUNT)
    elif isinstance(op, Choose):
        consider_best(found, card, op)
    else:
        consider_lump(found, card, op)


def consider_lump(found: Appraisal, card: Card, op: Op) -> None:
    """Operations that are worth something at once."""
    if isinstance(op, Gain):
        found.add(weighed(op.values, STOCK_WORTH))
    elif isinstance(op, GainPer):
        found.add(USUAL_COUNT * op.count.single() * STOCK_WORTH[op.what])
    elif isinstance(op, Pay):
        found.add(-weighed(op.values, STOCK_WORTH) - op.mc - STOCK_WORTH[5] * op.heat)
    elif isinstance(op, Remove):
        found.add(HARM_SHARE * op.most * STOCK_WORTH[op.what])
    elif isinstance(op, (Draw, DrawUntil)):
        found.add(DRAWN_CARD * op.count)
    elif isinstance(op, Look):
        found.add(DRAWN_CARD * op.take if op.take else 1.0)
    elif isinstance(op, Place):
        lump, income, points = PLACED.get(op.tile, PLACED_ELSE)
        found.add(lump, income, points)
    elif isinstance(op, OffMapCity):
        found.add(1.0)
    elif isinstance(op, Add):
        found.add(RESOURCE_WORTH * max(op.fixed, 1))
    elif isinstance(op, AddHere):
        consider_resources(found, card, op.count)
    elif isinstance(op, SpendHere):
        consider_resources(found, card, -op.count)


def consider_resources(found: Appraisal, card: Card, count: int) -> None:
    """Resources on this card: points where it gives points for them, else what they may be spent on."""
    points = card.points
    if isinstance(points, PointsPerResource):
        found.add(0.0, 0.0, count * points.points / points.per)
    else:
        found.add(count * RESOURCE_WORTH)


def consider_best(found: Appraisal, card: Card, choice: Choose) -> None:
    """Of several things the best."""
    best: Appraisal | None = None
    for option in choice.options:
        other = Appraisal()
        for op in option.ops:
            consider(other, card, op)
        if best is None or other.total() > best.total():
            best = other
    if best is not None:
        found.add(best.lump, best.income, best.points)


def action_of(action: Action) -> Appraisal:
    """What using an action once brings, halfway through a game; a production that it raises is money by then."""
    found = Appraisal()
    for op in action.ops:
        consider(found, action.card, op)
    found.lump += USUAL_LEFT * found.income
    found.income = 0.0
    return found


def best_action(card: Card) -> Appraisal:
    """The best of its actions; nothing without a good one."""
    best = Appraisal()
    for action in card.actions:
        found = action_of(action)
        if found.total() > best.total():
            best = found
    return best


def appraise(card: Card) -> Appraisal:
    """What a card promises, its price not counted."""
    found = Appraisal()
    for op in [*card.play, *card.late]:
        consider(found, card, op)
    action = best_action(card)
    found.income += ACTION_USE * action.lump
    found.growth += ACTION_USE * action.points
    for effect in card.effects:
        if isinstance(effect, (Discount, MetalValue, OnTag, OnTile)):
            found.add(0.0, EFFECT_INCOME)
    points = card.points
    if points is not None and not isinstance(points, PointsPerResource):
        found.add(0.0, 0.0, 1.0 if isinstance(points, PointsIfResource) else float(points.points))
    return found


APPRAISALS: Final[list[Appraisal]] = [appraise(card) for card in ALL_CARDS]
"""By the index of the card."""
ACTIONS_OF: Final[list[Appraisal]] = [best_action(card) for card in ALL_CARDS]
"""What its best action brings each time."""
