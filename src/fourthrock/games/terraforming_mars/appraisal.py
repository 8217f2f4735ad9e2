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
from fourthrock.games.terraforming_mars.words import GREENERY, OCEAN

STOCK_WORTH: Final = [1.0, 1.7, 2.5, 1.6, 0.6, 0.6]
"""What a unit in stock is worth in M€."""
PRODUCTION_WORTH: Final = [1.0, 1.6, 2.4, 2.1, 1.3, 0.8]
"""What a step of production brings in M€ a generation."""
POINT_PRICE: Final = 7.5
"""How many M€ buy a point late in the game."""
DRAWN_CARD: Final = 3.2
USUAL_COUNT: Final = 2.5
"""What "for each" usually counts when such a card is played."""
HARM_SHARE: Final = 0.4
"""How far an opponent's loss is one's own gain."""
PLACED: Final = {OCEAN: (3.0, 1.0, 1.0), GREENERY: (2.0, 0.0, 1.4)}
"""A tile: M€ at once, M€ a generation, points. Other tiles are worth a little of each."""
ACTION_USE: Final = 0.8
"""In how many generations an action is really used."""
EFFECT_INCOME: Final = 2.0
RESOURCE_WORTH: Final = 1.2


class Appraisal:
    """M€ at once, M€ a generation, points at the end."""

    def __init__(self) -> None:
        self.lump = 0.0
        self.income = 0.0
        self.points = 0.0

    def add(self, lump: float, income: float = 0.0, points: float = 0.0) -> None:
        self.lump += lump
        self.income += income
        self.points += points

    def total(self, left: float) -> float:
        """All of it in M€, with so many productions still to come."""
        return self.lump + self.income * left + POINT_PRICE * self.points


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
        lump, income, points = PLACED.get(op.tile, (2.0, 0.5, 1.5))
        found.add(lump, income, points)
    elif isinstance(op, OffMapCity):
        found.add(1.0)
    elif isinstance(op, Add):
        found.add(RESOURCE_WORTH * max(op.fixed, 1))
    elif isinstance(op, AddHere):
        found.add(op.count * resource_worth(card))
    elif isinstance(op, SpendHere):
        found.add(-op.count * resource_worth(card))


def consider_best(found: Appraisal, card: Card, choice: Choose) -> None:
    """Of several things the best."""
    best: Appraisal | None = None
    for option in choice.options:
        other = Appraisal()
        for op in option.ops:
            consider(other, card, op)
        if best is None or other.total(5.0) > best.total(5.0):
            best = other
    if best is not None:
        found.add(best.lump, best.income, best.points)


def resource_worth(card: Card) -> float:
    """What a resource on this card is worth in M€."""
    points = card.points
    if isinstance(points, PointsPerResource):
        return POINT_PRICE * points.points / points.per
    return RESOURCE_WORTH


def action_worth(card: Card, action: Action) -> float:
    """What using an action once is worth in M€, halfway through a game."""
    found = Appraisal()
    for op in action.ops:
        consider(found, card, op)
    return found.total(4.0)


def best_action(card: Card) -> float:
    """What the best of its actions is worth; 0 without one."""
    return max([0.0, *[action_worth(card, action) for action in card.actions]])


def appraise(card: Card) -> Appraisal:
    """What a card promises, its price not counted."""
    found = Appraisal()
    for op in [*card.play, *card.late]:
        consider(found, card, op)
    found.add(0.0, ACTION_USE * best_action(card))
    for effect in card.effects:
        if isinstance(effect, (Discount, MetalValue, OnTag, OnTile)):
            found.add(0.0, EFFECT_INCOME)
    points = card.points
    if points is not None and not isinstance(points, PointsPerResource):
        found.add(0.0, 0.0, 1.0 if isinstance(points, PointsIfResource) else float(points.points))
    return found


APPRAISALS: Final[list[Appraisal]] = [appraise(card) for card in ALL_CARDS]
"""By the index of the card."""
ACTION_WORTH: Final[list[float]] = [best_action(card) for card in ALL_CARDS]
