# ruff: noqa: ARG002
"""Lasting effects of cards: discounts and other standing changes, and triggers (5.4, 6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from fourthrock.games.terraforming_mars.card import Card, Effect, Op, Trigger, tags_text
from fourthrock.games.terraforming_mars.position import Player
from fourthrock.games.terraforming_mars.words import (
    CAPITAL,
    CITY,
    FLOATER,
    GREENERY,
    KIND_NAMES,
    NO_TILE,
    OCEAN,
    RED,
    TAG_NAMES,
    TILE_NAMES,
)

# ------------------------------------------------------------------------------------------------------- standing effects


class Discount(Effect):
    """Cards cost less: all of them, those with a tag, or (each) once for every such tag."""

    def __init__(self, amount: int, tag: int = -1, each: bool = False) -> None:
        self.amount = amount
        self.tag = tag
        self.each = each

    def enter(self, me: Player, card: Card) -> None:
        if self.tag < 0:
            me.cheaper += self.amount
        elif self.each:
            me.cheaper_each[self.tag] += self.amount
        else:
            me.cheaper_tag[self.tag] += self.amount

    def text(self) -> str:
        if self.tag < 0:
            return f"your cards cost {self.amount} M€ less"
        name = TAG_NAMES[self.tag]
        if self.each:
            return f"your cards cost {self.amount} M€ less for each {name} tag on them"
        return f"your cards with a {name} tag cost {self.amount} M€ less"


class NextCardCheaper(Effect):
    """The next card of this generation costs less (14.3)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def enter(self, me: Player, card: Card) -> None:
        me.next_cheaper += self.amount

    def text(self) -> str:
        return f"the next card you play this generation costs {self.amount} M€ less"


class PowerPlantCheaper(Effect):
    """The standard project Power Plant costs less."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def enter(self, me: Player, card: Card) -> None:
        me.cheaper_power_plant += self.amount

    def text(self) -> str:
        return f"the Power Plant project costs you {self.amount} M€ less"


class Flex(Effect):
    """Requirements on global parameters may be missed by some steps (6.4)."""

    def __init__(self, steps: int, venus_only: bool = False, next_card: bool = False) -> None:
        self.steps = steps
        self.venus_only = venus_only
        self.next_card = next_card

    def enter(self, me: Player, card: Card) -> None:
        if self.next_card:
            me.next_flex = self.steps
        elif self.venus_only:
            me.flex_venus += self.steps
        else:
            me.flex += self.steps

    def text(self) -> str:
        what = "Venus" if self.venus_only else "global parameters"
        whose = "the next card you play this generation" if self.next_card else "your cards"
        return f"{whose} may miss requirements on {what} by up to {self.steps} steps"


class MetalValue(Effect):
    """Metal is worth more in payment."""

    def __init__(self, steel: int, titanium: int) -> None:
        self.steel = steel
        self.titanium = titanium

    def enter(self, me: Player, card: Card) -> None:
        me.steel_value += self.steel
        me.titanium_value += self.titanium

    def text(self) -> str:
        metals = [name for extra, name in ((self.steel, "steel"), (self.titanium, "titanium")) if extra]
        return f"each {' or '.join(metals)} you pay with is worth {max(self.steel, self.titanium)} M€ more"


class PaysWith(Effect):
    """Resources on this card pay for cards with a tag."""

    def __init__(self, kind: int, value: int, tag: int) -> None:
        self.kind = kind
        self.value = value
        self.tag = tag

    def enter(self, me: Player, card: Card) -> None:
        if self.kind == FLOATER:
            me.floater_pay = card
        else:
            me.microbe_pay = card

    def text(self) -> str:
        kind = KIND_NAMES[self.kind]
        return f"when you play a card with a {TAG_NAMES[self.tag]} tag, each {kind} from here may pay {self.value} M€"


class Habitats(Effect):
    """Opponents cannot take plants, animals or microbes (6.11)."""

    def enter(self, me: Player, card: Card) -> None:
        me.habitats = True

    def text(self) -> str:
        return "opponents cannot remove your plants, animals or microbes"


class WildTag(Effect):
    """The wild tag stands for any one tag while its owner performs an action (6.7)."""

    def text(self) -> str:
        return "in your actions the wild tag counts as one tag of your choice"


class Influence(Effect):
    """More influence (15.11)."""

    def enter(self, me: Player, card: Card) -> None:
        me.influence_bonus += 1

    def text(self) -> str:
        return "you have 1 influence more"


class GreeneryCost(Effect):
    """A greenery takes fewer plants (9.2)."""

    def __init__(self, plants: int) -> None:
        self.plants = plants

    def enter(self, me: Player, card: Card) -> None:
        me.greenery_cost = self.plants

    def text(self) -> str:
        return f"a greenery costs you {self.plants} plants"


class HeatIsMoney(Effect):
    """Heat pays like M€ (6.2)."""

    def enter(self, me: Player, card: Card) -> None:
        me.helion = True

    def text(self) -> str:
        return "you may pay with heat as if it were M€"


class OceanBonus(Effect):
    """Neighbouring oceans pay more (7.1)."""

    def __init__(self, money: int) -> None:
        self.money = money

    def enter(self, me: Player, card: Card) -> None:
        me.ocean_bonus = self.money

    def text(self) -> str:
        return f"each ocean beside a tile you place pays you {self.money} M€ instead of 2"


class CardPrice(Effect):
    """Buying a card costs something else than 3 M€ (4.2)."""

    def __init__(self, price: int) -> None:
        self.price = price

    def enter(self, me: Player, card: Card) -> None:
        me.price = self.price

    def text(self) -> str:
        return f"buying a card costs you {self.price} M€, at the start too"


class FloatersAreHeat(Effect):
    """Floaters on this card may be spent as 2 heat."""

    def enter(self, me: Player, card: Card) -> None:
        me.storm = card

    def text(self) -> str:
        return "each floater here may be spent as 2 heat"


class ProductionPays(Effect):
    """Manutech: every step of production gained brings one of its resource at once."""

    def enter(self, me: Player, card: Card) -> None:
        me.manutech = True

    def text(self) -> str:
        return "for each step that a production of yours goes up, gain 1 of that resource"


class TradeCheaper(Effect):
    """Trading costs one less of whatever is paid (21.4)."""

    def enter(self, me: Player, card: Card) -> None:
        me.trade_discount += 1

    def text(self) -> str:
        return "trading costs you 1 less of what you pay with"


class TradeFurther(Effect):
    """The track may first be moved up when trading (21.4)."""

    def enter(self, me: Player, card: Card) -> None:
        me.trade_bonus += 1

    def text(self) -> str:
        return "when you trade, you may first move that track 1 step up"


# ---------------------------------------------------------------------------------------------------------------- triggers


class OnTag(Trigger):
    """Fires once for every such tag of a card played, this one included unless said otherwise."""

    def __init__(self, tags: Sequence[int], ops: list[Op], anybody: bool = False) -> None:
        super().__init__(ops)
        self.tags = list(tags)
        self.anybody = anybody

    def text(self) -> str:
        who = "anybody plays" if self.anybody else "you play"
        return f"for each {tags_text(self.tags)} tag {who}, {self.what()}"


class OnCard(Trigger):
    """Fires when its owner plays a card of some kind."""

    def __init__(self, ops: list[Op], *, event: bool = False, tag: int = -1, cost: int = 0, points: bool = False) -> None:
        super().__init__(ops)
        self.event = event
        self.tag = tag
        self.cost = cost
        self.points = points

    def matches(self, card: Card) -> bool:
        if self.event and card.kind != RED:
            return False
        if self.tag >= 0 and self.tag not in card.tags:
            return False
        if card.cost < self.cost:
            return False
        return not self.points or (card.points is not None and card.points.points > 0)

    def text(self) -> str:
        kind = "an event" if self.event else "a card"
        tag = f" with a {TAG_NAMES[self.tag]} tag" if self.tag >= 0 else ""
        cost = f" with a printed cost of {self.cost} M€ or more" if self.cost else ""
        points = " that is worth victory points" if self.points else ""
        return f"when you play {kind}{tag}{cost}{points}, {self.what()}"


class OnTile(Trigger):
    """Fires when a tile of some kind is placed."""

    def __init__(self, tile: int, ops: list[Op], *, anybody: bool = False, on_mars: bool = False) -> None:
        super().__init__(ops)
        self.tile = tile
        self.anybody = anybody
        self.on_mars = on_mars

    def matches(self, own: bool, tile: int, on_mars: bool) -> bool:
        if tile != self.tile and not (tile == CAPITAL and self.tile == CITY):
            return False
        return (own or self.anybody) and (on_mars or not self.on_mars)

    def text(self) -> str:
        tile = {NO_TILE: "a", OCEAN: "an ocean", GREENERY: "a greenery"}.get(self.tile, f"a {TILE_NAMES[self.tile]}")
        where = " on Mars" if self.on_mars else ""
        return f"when {'anybody places' if self.anybody else 'you place'} {tile} tile{where}, {self.what()}"


class OnMetalArea(Trigger):
    """Fires when its owner places a tile on an area with a printed steel or titanium bonus."""

    def text(self) -> str:
        return f"when you place a tile on an area with a steel or titanium bonus, {self.what()}"


class OnProject(Trigger):
    """Fires when its owner uses a standard project of at least this cost; never for selling patents."""

    def __init__(self, ops: list[Op], cost: int = 1) -> None:
        super().__init__(ops)
        self.cost = cost

    def text(self) -> str:
        which = "except selling patents" if self.cost <= 1 else f"that costs {self.cost} M€ or more"
        return f"when you use a standard project {which}, {self.what()}"


class OnVenus(Trigger):
    """Fires for every step that anybody raises Venus."""

    def text(self) -> str:
        return f"for each step that Venus is raised by anybody, {self.what()}"


class OnQuietGeneration(Trigger):
    """Fires in the production phase if its owner's TR was not raised this generation."""

    def text(self) -> str:
        return f"in the production phase, if your TR was not raised this generation, {self.what()}"


class OnNewTag(Trigger):
    """Fires when its owner gets a kind of tag that was not yet among the cards face up; events and wild tags do not count."""

    def text(self) -> str:
        return f"when you play a kind of tag that you did not have yet (events do not count), {self.what()}"


class OnColony(Trigger):
    """Fires when anybody builds a colony."""

    def text(self) -> str:
        return f"when anybody builds a colony, {self.what()}"


def effect_text(effect: Effect) -> str:
    """An effect as a sentence."""
    words = effect.text()
    return words[0].upper() + words[1:] + "."
