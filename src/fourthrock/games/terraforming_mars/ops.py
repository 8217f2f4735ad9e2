# ruff: noqa: ARG002
"""Operations on boards and map: production, stock, TR, parameters, tiles, and what is taken from others."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars import payment, tiles
from fourthrock.games.terraforming_mars.card import Card, Count, Forecast, Instant, Op, amount, lacking, perform, sentence
from fourthrock.games.terraforming_mars.parameters import raise_parameter
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import (
    forecast,
    gain_tr,
    production_floor,
    raise_production,
    tax_of,
    tax_unpaid,
)
from fourthrock.games.terraforming_mars.words import (
    CITY,
    COLOURS,
    ENERGY,
    GREENERY,
    HEAT,
    MC,
    NOBODY,
    OCEAN,
    OFF_MAP,
    OXYGEN,
    PLANTS,
    PRODUCTION_NAMES,
    RESOURCE_NAMES,
    STEEL,
    TEMPERATURE,
    TILE_NAMES,
    TITANIUM,
    VENUS_TAG,
    Seat,
)
from fourthrock.table import Item, Refusal, Script, pick, pick_number, pick_or_stop

NOBODY_HAS: Final = [Refusal("6.1", f"nobody has enough {name} production to lose") for name in PRODUCTION_NAMES]
_LOW: Final = "your {} production is {} and would fall below {}"


def changes(mc: int, steel: int, titanium: int, plants: int, energy: int, heat: int) -> list[int]:
    return [mc, steel, titanium, plants, energy, heat]


def _changes_text(values: list[int], names: list[str]) -> str:
    words = [names[what].removesuffix("s") if value == 1 else names[what] for what, value in enumerate(values)]
    return ", ".join(f"{value} {words[what]}" for what, value in enumerate(values) if value)


class Production(Instant):
    """Own production up and down; what goes down must be there (6.1)."""

    def __init__(
        self,
        *,
        mc: int = 0,
        steel: int = 0,
        titanium: int = 0,
        plants: int = 0,
        energy: int = 0,
        heat: int = 0,
        repaired: int = 0,
    ) -> None:
        self.values = changes(mc, steel, titanium, plants, energy, heat)
        self.falls = [(what, value) for what, value in enumerate(self.values) if value < 0]
        self.rises = [(what, value) for what, value in enumerate(self.values) if value]
        self.repaired = repaired

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        for what, value in self.falls:
            if me.production[what] + value + self.repaired < production_floor(what):
                return Refusal("6.1", _LOW, PRODUCTION_NAMES[what], me.production[what], production_floor(what))
        return None

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        for what, value in self.rises:
            raise_production(me, what, value)

    def text(self) -> str:
        parts = [f"{'+' if value > 0 else '−'}{abs(value)} {PRODUCTION_NAMES[what]}" for what, value in self.rises]
        return f"production {', '.join(parts)}"


class ProductionPer(Instant):
    """Own production up by a count."""

    def __init__(self, what: int, count: Count) -> None:
        self.what = what
        self.count = count

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        raise_production(me, self.what, self.count.of(g, me, card))

    def text(self) -> str:
        return f"production +1 {PRODUCTION_NAMES[self.what]} {self.count.text()}"


class AnyProduction(Op):
    """One player, the actor included, loses exactly so much production (6.8); the neutral opponent of a solo game can too."""

    def __init__(self, what: int, steps: int) -> None:
        self.what = what
        self.steps = steps

    def victims(self, g: Mars) -> list[Seat]:
        floor = production_floor(self.what) + self.steps
        return [COLOURS[player.seat] for player in g.players if player.production[self.what] >= floor]

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if g.solo or self.victims(g):
            return None
        return NOBODY_HAS[self.what]

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        victims = self.victims(g)
        if g.solo or not victims:
            return
        name = PRODUCTION_NAMES[self.what]
        victim = yield from pick(me.seat, f"Who loses {self.steps} {name} production?", victims, rule="6.8")
        g.players[victim.index].production[self.what] -= self.steps
        g.say("{} loses {} {} production", victim, self.steps, name)

    def text(self) -> str:
        return f"any one player loses {self.steps} {PRODUCTION_NAMES[self.what]} production"


class ProductionOfArea(Instant):
    """Mining: production of the metal printed on the area under this card's tile."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        space = tiles.site(g, self.tile)
        if space >= 0:
            raise_production(me, STEEL if g.board.bonus[space][STEEL] else TITANIUM, 1)

    def text(self) -> str:
        return "production +1 of the metal printed there"


class Gain(Instant):
    """Resources from the bank."""

    def __init__(
        self, *, mc: int = 0, steel: int = 0, titanium: int = 0, plants: int = 0, energy: int = 0, heat: int = 0
    ) -> None:
        self.values = changes(mc, steel, titanium, plants, energy, heat)
        self.rises = [(what, value) for what, value in enumerate(self.values) if value]

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        for what, value in self.rises:
            me.stock[what] += value

    def text(self) -> str:
        return f"gain {_changes_text(self.values, RESOURCE_NAMES) or 'nothing'}"


class GainPer(Instant):
    """Resources from the bank by a count."""

    def __init__(self, what: int, count: Count) -> None:
        self.what = what
        self.count = count

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.stock[self.what] += self.count.of(g, me, card)

    def text(self) -> str:
        each = self.count.single()
        name = RESOURCE_NAMES[self.what].removesuffix("s") if each == 1 else RESOURCE_NAMES[self.what]
        return f"gain {each} {name} {self.count.text()}"


class Pay(Op):
    """A mandatory payment. M€ may come from Helion's heat, heat from Stormcraft's floaters, metal only where allowed."""

    def __init__(
        self,
        *,
        mc: int = 0,
        steel: int = 0,
        titanium: int = 0,
        plants: int = 0,
        energy: int = 0,
        heat: int = 0,
        with_steel: bool = False,
        with_titanium: bool = False,
    ) -> None:
        self.values = changes(0, steel, titanium, plants, energy, 0)
        self.mc = mc
        self.heat = heat
        self.with_steel = with_steel
        self.with_titanium = with_titanium

    def payable(self, g: Mars, me: Player) -> int:
        """How many M€ could be paid."""
        total = me.money()
        if self.with_steel:
            total += me.stock[STEEL] * me.steel_value
        if self.with_titanium:
            total += me.stock[TITANIUM] * payment.titanium_value(g, me)
        return total

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if self.mc and self.payable(g, me) < self.mc:
            return Refusal("6.1", "costs {} M€, you can pay {}", self.mc, self.payable(g, me))
        if self.heat and me.heat() < self.heat:
            return Refusal("6.1", "costs {} heat, you have {}", self.heat, me.heat())
        for what in range(STEEL, HEAT):
            if me.stock[what] < self.values[what]:
                return Refusal("6.1", "costs {} {}, you have {}", self.values[what], RESOURCE_NAMES[what], me.stock[what])
        return None

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if self.mc:
            yield from payment.pay_money(g, me, card, self.mc, steel=self.with_steel, titanium=self.with_titanium)
        if self.heat:
            yield from payment.pay_heat(me, self.heat)
        for what in range(STEEL, HEAT):
            me.stock[what] -= self.values[what]

    def text(self) -> str:
        values = self.values[:]
        values[MC] = self.mc
        values[HEAT] = self.heat
        metal = " (steel may be used)" if self.with_steel else " (titanium may be used)" if self.with_titanium else ""
        return f"pay {_changes_text(values, RESOURCE_NAMES)}{metal}"


class LosePlants(Instant):
    """Moss: lose plants; what playing the card brings may cover it."""

    def __init__(self, plants: int) -> None:
        self.plants = plants

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.stock[PLANTS] = max(0, me.stock[PLANTS] - self.plants)

    def text(self) -> str:
        return f"lose {amount(self.plants, 'plant')}"


class HasPlants(Instant):
    """Moss: there must be plants to lose, counting those that Viral Enhancers and Manutech bring while it is played."""

    def __init__(self, plants: int) -> None:
        self.plants = plants

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        have = me.stock[PLANTS] + (self.plants if me.manutech else 0)
        have += sum([1 for other in me.watchers if other.token == "viral-enhancers"])
        return None if have >= self.plants else Refusal("6.1", "costs {} plants, you have {}", self.plants, me.stock[PLANTS])

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        return

    def text(self) -> str:
        return f"needs {amount(self.plants, 'plant')} to lose"


class LowerProduction(Instant):
    """The cost of an action: a step of own production."""

    def __init__(self, what: int) -> None:
        self.what = what

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if me.production[self.what] > production_floor(self.what):
            return None
        floor = production_floor(self.what)
        return Refusal("6.1", _LOW, PRODUCTION_NAMES[self.what], me.production[self.what], floor)

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.production[self.what] -= 1

    def text(self) -> str:
        return f"lower {PRODUCTION_NAMES[self.what]} production 1 step"


class Rating(Instant):
    """TR up."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def forecast(self, f: Forecast, g: Mars, me: Player, card: Card) -> None:
        f.steps += self.steps

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        gain_tr(g, me, self.steps)

    def text(self) -> str:
        return f"TR +{self.steps}"


class RatingPer(Instant):
    """TR up by a count; the tags of the card itself are added here when it is only looked at."""

    def __init__(self, count: Count, own: int) -> None:
        self.count = count
        self.own = own

    def forecast(self, f: Forecast, g: Mars, me: Player, card: Card) -> None:
        f.steps += self.count.of(g, me, card) + (0 if card in me.played else self.own)

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        gain_tr(g, me, self.count.of(g, me, card))

    def text(self) -> str:
        return f"TR +1 {self.count.text()}"


class Raise(Op):
    """Raise a global parameter (8.1)."""

    def __init__(self, parameter: int, steps: int = 1) -> None:
        self.parameter = parameter
        self.steps = steps

    def forecast(self, f: Forecast, g: Mars, me: Player, card: Card) -> None:
        if self.parameter == TEMPERATURE:
            f.warm(self.steps)
        elif self.parameter == OXYGEN:
            f.breathe(self.steps)
        else:
            f.shade(self.steps)

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        yield from raise_parameter(g, me, self.parameter, self.steps)

    def text(self) -> str:
        name = ["temperature", "oxygen", "oceans", "Venus"][self.parameter]
        return f"raise {name} {amount(self.steps, 'step')}"


class Place(Op):
    """Place a tile on Mars (7)."""

    def __init__(self, tile: int, where: int) -> None:
        self.tile = tile
        self.where = where

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if self.tile == OCEAN or tiles.has_area(g, me.seat, self.where):
            return None
        return tiles.NO_AREA[self.tile]

    def forecast(self, f: Forecast, g: Mars, me: Player, card: Card) -> None:
        if self.tile == OCEAN:
            f.flood(1)

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if self.tile == OCEAN:
            yield from tiles.place_ocean(g, me, self.where)
            return
        space = yield from tiles.choose_area(g, me, self.tile, self.where)
        if space is not None:
            yield from tiles.place(g, me, self.tile, space.index)

    def text(self) -> str:
        where = tiles.WHERE_TEXT[self.where] if self.tile != OCEAN or self.where != tiles.OCEAN_AREA else ""
        name = TILE_NAMES[self.tile]
        article = "an" if name[0] in "oOAEI" else "a" if self.tile <= CITY else "the"
        return f"place {article} {name} tile {where}".rstrip()


class OffMapCity(Op):
    """Place a city on its area off the map (7.4)."""

    def __init__(self, area: int) -> None:
        self.area = area

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        yield from tiles.place_off_map(g, me, self.area)

    def text(self) -> str:
        return f"place a city tile on {OFF_MAP[self.area]}, off the map"


def ocean(where: int = tiles.OCEAN_AREA) -> Place:
    return Place(OCEAN, where)


def greenery(where: int = tiles.GREENERY_RULE) -> Place:
    return Place(GREENERY, where)


def city(where: int = tiles.CITY_RULE) -> Place:
    return Place(CITY, where)


# ------------------------------------------------------------------------------------------------------- taken from others


class Remove(Op):
    """Take up to so many resources off one player, if one wants to (6.8, 6.11)."""

    def __init__(self, what: int, most: int, steal: bool = False, venus_only: bool = False, beside_ocean: bool = False) -> None:
        self.what = what
        self.most = most
        self.steal = steal
        self.venus_only = venus_only
        self.beside_ocean = beside_ocean

    def victims(self, g: Mars, me: Player) -> list[Seat]:
        found: list[Seat] = []
        for player in g.players:
            if player.stock[self.what] and self._may_hit(g, me, player):
                found.append(COLOURS[player.seat])
        return found

    def _may_hit(self, g: Mars, me: Player, player: Player) -> bool:
        if player is me and self.steal:
            return False
        if self.what == PLANTS and player.habitats and player is not me:
            return False
        if self.venus_only and player.tags[VENUS_TAG] == 0:
            return False
        return not self.beside_ocean or (g.latest >= 0 and tiles.touches_own(g, g.latest, player.seat))

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if g.solo:
            if self.steal:
                me.stock[self.what] += self.most
            return
        if self.beside_ocean and (g.latest < 0 or g.tile[g.latest] != OCEAN):
            return
        victims = self.victims(g, me)
        if not victims:
            return
        name = RESOURCE_NAMES[self.what]
        victim = yield from pick_or_stop(
            me.seat,
            f"Who loses up to {self.most} {name}?",
            victims,
            stop=NOBODY,
            rule="6.8",
            note=lambda seat: f"has {g.players[seat.index].stock[self.what]}",
        )
        if victim is None:
            return
        loser = g.players[victim.index]
        lost = min(self.most, loser.stock[self.what])
        loser.stock[self.what] -= lost
        if self.steal:
            me.stock[self.what] += lost
        g.say("{} loses {} {}", victim, lost, name)

    def text(self) -> str:
        whose = "any player"
        if self.venus_only:
            whose = "a player with a Venus tag"
        elif self.beside_ocean:
            whose = "the owner of a tile next to that ocean"
        verb = "steal" if self.steal else "remove"
        return f"you may {verb} up to {self.most} {RESOURCE_NAMES[self.what]} from {whose}"


# ----------------------------------------------------------------------------------------------------- choices, conditions


class Option(Item):
    """One of the things that a card lets its player choose from."""

    def __init__(self, ops: list[Op]) -> None:
        super().__init__("", "")
        self.ops = ops


class Choose(Op):
    """Exactly one of several things."""

    def __init__(self, *options: list[Op]) -> None:
        self.options = [Option(ops) for ops in options]

    def bind(self, card: Card) -> None:
        for number, option in enumerate(self.options, 1):
            option.token = f"{card.token}:option-{number}"
            option.name = sentence(option.ops)
            for op in option.ops:
                op.bind(card)

    def forecast(self, f: Forecast, g: Mars, me: Player, card: Card) -> None:
        least = -1
        for option in self.options:
            other = forecast(g)
            for op in option.ops:
                op.forecast(other, g, me, card)
            least = other.steps if least < 0 else min(least, other.steps)
        f.steps += max(0, least)

    def refusal(self, g: Mars, me: Player, card: Card, option: Option) -> Refusal | None:
        refusal = lacking(g, me, card, option.ops)
        if refusal is not None:
            return refusal
        tax = tax_of(g, me, card, option.ops)
        return tax_unpaid(tax, me.money()) if tax > me.money() else None

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        last: Refusal | None = None
        for option in self.options:
            last = self.refusal(g, me, card, option)
            if last is None:
                return None
        return last

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if self.lacks(g, me, card) is not None:
            return
        prompt = f"{card.name}: which one?"
        option = yield from pick(me.seat, prompt, self.options, lambda o: self.refusal(g, me, card, o), rule="5.4")
        yield from perform(g, me, card, option.ops)

    def text(self) -> str:
        return "either " + ", or ".join(sentence(option.ops) for option in self.options)


class IfCount(Op):
    """One thing if a count is reached, another if not."""

    def __init__(self, count: Count, least: int, then: list[Op], otherwise: list[Op]) -> None:
        self.count = count
        self.least = least
        self.then = then
        self.otherwise = otherwise

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        enough = self.count.of(g, me, card) >= self.least
        yield from perform(g, me, card, self.then if enough else self.otherwise)

    def text(self) -> str:
        counted = self.count.text().removeprefix("for each ").replace(" tag ", " tags ")
        return f"{sentence(self.otherwise)} - with {self.least} or more {counted} instead {sentence(self.then)}"


class EnergyIntoMoney(Op):
    """Power Infrastructure: any amount of energy into as many M€."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return None if me.stock[ENERGY] else NO_ENERGY

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        spent = yield from pick_number(me.seat, "Turn how much energy into M€?", 1, me.stock[ENERGY], rule="5.3")
        me.stock[ENERGY] -= spent
        me.stock[MC] += spent

    def text(self) -> str:
        return "turn any amount of energy into as many M€"


class HeatProductionIntoMoney(Op):
    """Insulation: any number of heat production steps into M€ production."""

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        steps = yield from pick_number(
            me.seat, "Turn how many steps of heat production into M€ production?", 0, me.production[HEAT]
        )
        me.production[HEAT] -= steps
        raise_production(me, MC, steps)

    def text(self) -> str:
        return "turn any number of steps of heat production into M€ production"


NO_ENERGY: Final = Refusal("6.1", "you have no energy")
