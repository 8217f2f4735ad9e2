# ruff: noqa: ARG002
"""What global events are made of (16.5-16.7): counts capped at five, influence on top, then multiplied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourthrock.games.terraforming_mars.boards import SPACES
from fourthrock.games.terraforming_mars.card import Card, amount
from fourthrock.games.terraforming_mars.card_ops import add_to_one
from fourthrock.games.terraforming_mars.committee import influence
from fourthrock.games.terraforming_mars.global_event import EventPart
from fourthrock.games.terraforming_mars.measures import tag_kinds
from fourthrock.games.terraforming_mars.parameters import cool, warm_for_the_world
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import draw, gain_tr, lose_tr, production_floor, raise_production, throw_away
from fourthrock.games.terraforming_mars.tiles import place_for_the_world
from fourthrock.games.terraforming_mars.words import (
    FLOATER,
    HEAT,
    MC,
    NO_TILE,
    OCEAN,
    PLANTS,
    PRODUCTION_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
)
from fourthrock.table import Refusal, Script, Word, pick, together

CAP: Final = 5
"""No event counts more than five of anything, unless it says so (16.6)."""
NO_CAP: Final = 99


class Unit:
    """What an event counts of a player."""

    def __init__(self, noun: str, of: Callable[[Mars, Player], int]) -> None:
        self.noun = noun
        self.of = of


NOTHING: Final = Unit("", lambda g, me: 0)  # noqa: ARG005


def counted(g: Mars, me: Player, unit: Unit, sign: int, cap: int) -> int:
    """16.6 The count, at most the cap, then up or down by influence, never below 0."""
    return max(0, min(unit.of(g, me), cap) + sign * influence(g, me))


def unit_text(unit: Unit, sign: int, cap: int) -> str:
    """`for each building tag (5 at most), one fewer for each influence`."""
    limit = " (5 at most)" if cap == CAP else ""
    if not unit.noun:
        return "for each influence"
    return f"for each {unit.noun}{limit}" + {1: " and for each influence", -1: ", one fewer for each influence", 0: ""}[sign]


class ForEach(EventPart):
    """Something that happens to every player in order."""

    def happen(self, g: Mars) -> Script[None]:
        for me in g.in_order(g.first):
            yield from self.befall(g, me)

    def befall(self, g: Mars, me: Player) -> Script[None]:
        raise NotImplementedError


class Stock(ForEach):
    """Gain or lose so much of a resource for every unit; nobody loses more than there is."""

    def __init__(self, what: int, each: int, unit: Unit, sign: int = 1, cap: int = CAP) -> None:
        self.what = what
        self.each = each
        self.unit = unit
        self.sign = sign
        self.cap = cap

    def amount(self, g: Mars, me: Player) -> int:
        change = self.each * counted(g, me, self.unit, self.sign, self.cap)
        return max(change, -me.stock[self.what])

    def befall(self, g: Mars, me: Player) -> Script[None]:
        me.stock[self.what] += self.amount(g, me)
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        change = self.amount(g, me)
        return f"{change:+d} {RESOURCE_NAMES[self.what]}" if change else ""

    def text(self) -> str:
        verb = "gain" if self.each > 0 else "lose"
        name = RESOURCE_NAMES[self.what].removesuffix("s") if abs(self.each) == 1 else RESOURCE_NAMES[self.what]
        return f"{verb} {abs(self.each)} {name} {unit_text(self.unit, self.sign, self.cap)}"


class ProductionUp(ForEach):
    """Production rises by a step for every so many units."""

    def __init__(self, what: int, unit: Unit, sign: int = 1, cap: int = CAP, per: int = 1) -> None:
        self.what = what
        self.unit = unit
        self.sign = sign
        self.cap = cap
        self.per = per

    def amount(self, g: Mars, me: Player) -> int:
        return counted(g, me, self.unit, self.sign, self.cap) // self.per

    def befall(self, g: Mars, me: Player) -> Script[None]:
        raise_production(me, self.what, self.amount(g, me))
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        steps = self.amount(g, me)
        return f"+{steps} {PRODUCTION_NAMES[self.what]} production" if steps else ""

    def text(self) -> str:
        if self.per > 1:
            return (
                f"gain 1 {PRODUCTION_NAMES[self.what]} production for every {self.per} {self.unit.noun}s and influence together"
            )
        return f"gain 1 {PRODUCTION_NAMES[self.what]} production {unit_text(self.unit, self.sign, self.cap)}"


class ProductionDown(ForEach):
    """Production falls a step, if it can."""

    def __init__(self, what: int) -> None:
        self.what = what

    def befall(self, g: Mars, me: Player) -> Script[None]:
        if me.production[self.what] > production_floor(self.what):
            me.production[self.what] -= 1
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        return f"-1 {PRODUCTION_NAMES[self.what]} production" if me.production[self.what] > 0 else ""

    def text(self) -> str:
        return f"lose 1 {PRODUCTION_NAMES[self.what]} production, if you have any"


class LoseAllHeat(ForEach):
    """Global Dust Storm: heat is gone."""

    def befall(self, g: Mars, me: Player) -> Script[None]:
        me.stock[HEAT] = 0
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        return f"-{me.stock[HEAT]} heat" if me.stock[HEAT] else ""

    def text(self) -> str:
        return "lose all heat"


class KeepFewPlants(ForEach):
    """Eco Sabotage: at most three plants stay, one more per influence."""

    def loss(self, g: Mars, me: Player) -> int:
        return max(0, me.stock[PLANTS] - 3 - influence(g, me))

    def befall(self, g: Mars, me: Player) -> Script[None]:
        me.stock[PLANTS] -= self.loss(g, me)
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        loss = self.loss(g, me)
        return f"-{loss} plants" if loss else ""

    def text(self) -> str:
        return "lose all plants but 3, and 1 more for each influence"


class ResourcesOfChoice(ForEach):
    """Dry Deserts: resources of one's own choice, one per influence."""

    def befall(self, g: Mars, me: Player) -> Script[None]:
        for _ in range(influence(g, me)):
            chosen = yield from pick(me.seat, "Gain 1 of which resource?", RESOURCES, rule="16.5")
            me.stock[chosen.index] += 1

    def to(self, g: Mars, me: Player) -> str:
        count = influence(g, me)
        return f"+{amount(count, 'resource')} of your choice" if count else ""

    def text(self) -> str:
        return "gain 1 resource of your choice for each influence"


class DrawForInfluence(ForEach):
    """A card for every influence."""

    def befall(self, g: Mars, me: Player) -> Script[None]:
        draw(g, me, influence(g, me))
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        count = influence(g, me)
        return f"+{amount(count, 'card')}" if count else ""

    def text(self) -> str:
        return "draw 1 card for each influence"


class DiscardTwo(EventPart):
    """Paradigm Breakdown: two cards of one's own choice go; everybody chooses at once."""

    def happen(self, g: Mars) -> Script[None]:
        chosen = yield from together([choose_two(me) for me in g.players])
        for me in g.players:
            for card in chosen[me.seat]:
                me.hand.remove(card)
                throw_away(g, me, card)

    def to(self, g: Mars, me: Player) -> str:
        count = min(2, len(me.hand))
        return f"-{amount(count, 'card')}" if count else ""

    def text(self) -> str:
        return "discard 2 cards"


def choose_two(me: Player) -> Script[list[Card]]:
    """Which two cards of the hand go."""
    chosen: list[Card] = []
    while len(chosen) < min(2, len(me.hand)):
        left = [card for card in me.hand if card not in chosen]
        card = yield from pick(me.seat, "Discard which card?", left, rule="16.5")
        chosen.append(card)
    return chosen


class LoseRating(ForEach):
    """War on Earth: TR falls by four, less influence."""

    def befall(self, g: Mars, me: Player) -> Script[None]:
        lose_tr(me, max(0, 4 - influence(g, me)))
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        loss = min(me.tr, max(0, 4 - influence(g, me)))
        return f"-{loss} TR" if loss else ""

    def text(self) -> str:
        return "lose 4 TR, one fewer for each influence"


class Diversity(ForEach):
    """10 M€ for nine kinds of tag; influence counts as kinds."""

    def befall(self, g: Mars, me: Player) -> Script[None]:
        if tag_kinds(me) + influence(g, me) >= 9:
            me.stock[MC] += 10
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        return "+10 M€" if tag_kinds(me) + influence(g, me) >= 9 else ""

    def text(self) -> str:
        return "gain 10 M€ with 9 kinds of tag or more; each influence counts as a kind"


class EachCardGrows(ForEach):
    """Sponsored Projects: a resource more on every card that holds one."""

    def befall(self, g: Mars, me: Player) -> Script[None]:
        for card in me.played:
            if me.on(card):
                me.held[card.slot] += 1
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        count = len([card for card in me.played if me.on(card)])
        return f"+1 resource on {amount(count, 'card')}" if count else ""

    def text(self) -> str:
        return "put 1 resource on each card of yours that holds one"


class Ranking(EventPart):
    """TR for the first and the second; ties share, and nobody is second to a shared first place."""

    def __init__(self, unit: Unit, first: int, second: int, least: int, alone: list[tuple[int, int]]) -> None:
        self.unit = unit
        self.first = first
        self.second = second
        self.least = least
        self.alone = alone

    def change(self, g: Mars, me: Player) -> int:
        score = self._score(g, me)
        if g.solo:
            return next((change for least, change in self.alone if score >= least), 0)
        if score < self.least:
            return 0
        above = [other for other in g.players if self._score(g, other) > score]
        if not above:
            return self.first
        best = max([self._score(g, other) for other in above])
        shared = len([other for other in above if self._score(g, other) == best])
        return self.second if len(above) == shared == 1 else 0

    def _score(self, g: Mars, me: Player) -> int:
        return self.unit.of(g, me) + influence(g, me)

    def happen(self, g: Mars) -> Script[None]:
        changes = [self.change(g, me) for me in g.players]
        for me in g.in_order(g.first):
            change = changes[me.seat]
            if change > 0:
                gain_tr(g, me, change)
            elif change < 0:
                lose_tr(me, -change)
        yield from ()

    def to(self, g: Mars, me: Player) -> str:
        change = self.change(g, me)
        return f"{change:+d} TR" if change else ""

    def text(self) -> str:
        verb = "gain" if self.first > 0 else "lose"
        spared = "; whoever has none is spared" if self.least else ""
        alone = ", ".join([f"{least} or more {verb} {abs(change)} TR" for least, change in self.alone])
        most = f"most {self.unit.noun} and influence together: {verb} {abs(self.first)} TR"
        return f"{most}; second most: {verb} {abs(self.second)} TR{spared}. Alone: {alone}"


class FirstPlacesOcean(EventPart):
    """The first player places an ocean, for nobody."""

    def happen(self, g: Mars) -> Script[None]:
        yield from place_for_the_world(g, g.players[g.first])

    def to(self, g: Mars, me: Player) -> str:
        return "you place an ocean, without a bonus" if me.seat == g.first and g.oceans < 9 else ""

    def text(self) -> str:
        return "the first player places an ocean, without TR or bonus"


class FirstRemovesOcean(EventPart):
    """Dry Deserts: an ocean leaves the map, unless all nine are out."""

    def happen(self, g: Mars) -> Script[None]:
        if 0 < g.oceans < 9:
            oceans = [space for space in SPACES if g.tile[space.index] == OCEAN]
            space = yield from pick(g.first, "Remove which ocean?", oceans, rule="16.7")
            g.tile[space.index] = NO_TILE
            g.oceans -= 1
            g.say("The ocean on {} dries up", space)

    def to(self, g: Mars, me: Player) -> str:
        return "you remove an ocean" if me.seat == g.first and 0 < g.oceans < 9 else ""

    def text(self) -> str:
        return "the first player removes an ocean, unless all nine are placed"


class Climate(EventPart):
    """The temperature moves for nobody's benefit."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def happen(self, g: Mars) -> Script[None]:
        if self.steps < 0:
            cool(g, -self.steps)
        else:
            yield from warm_for_the_world(g, g.players[g.first], self.steps)

    def to(self, g: Mars, me: Player) -> str:
        return ""

    def text(self) -> str:
        if self.steps < 0:
            return f"the temperature falls {-self.steps} steps"
        return f"the temperature rises {self.steps} steps, without TR or bonus"


class FloatersForAll(ForEach):
    """Cloud Societies: a floater on every card for floaters, then one per influence on one of them."""

    def befall(self, g: Mars, me: Player) -> Script[None]:
        cards = [card for card in me.played if card.holds == FLOATER]
        for card in cards:
            me.held[card.slot] += 1
        yield from add_to_one(g, me, cards, influence(g, me))

    def to(self, g: Mars, me: Player) -> str:
        count = len([card for card in me.played if card.holds == FLOATER])
        return f"+{count + influence(g, me)} floaters" if count else ""

    def text(self) -> str:
        return "put 1 floater on each card of yours for floaters, then 1 for each influence on one of them"


LOSE_FLOATERS: Final = Word("lose:floaters", "Lose 2 floaters")
LOSE_MONEY: Final = Word("lose:money", "Lose 10 M€")
TOO_FEW_FLOATERS: Final = Refusal("16.5", "no card of yours has two floaters")


class FloatersOrMoney(ForEach):
    """Corrosive Rain: two floaters of one card, or 10 M€."""

    def befall(self, g: Mars, me: Player) -> Script[None]:
        cards = [card for card in me.played if card.holds == FLOATER and me.held[card.slot] >= 2]
        way = yield from pick(
            me.seat,
            "Corrosive Rain: lose what?",
            [LOSE_FLOATERS, LOSE_MONEY],
            lambda word: TOO_FEW_FLOATERS if word is LOSE_FLOATERS and not cards else None,
            rule="16.5",
        )
        if way is LOSE_MONEY:
            me.stock[MC] = max(0, me.stock[MC] - 10)
        else:
            card = yield from pick(me.seat, "Take 2 floaters from which card?", cards, rule="16.5")
            me.held[card.slot] -= 2

    def to(self, g: Mars, me: Player) -> str:
        return f"2 floaters or -{min(10, me.stock[MC])} M€"

    def text(self) -> str:
        return "lose 2 floaters from one card, or 10 M€"
