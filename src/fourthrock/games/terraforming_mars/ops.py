# ruff: noqa: ARG002
"""Operations on boards and map: production, stock, TR, parameters, tiles, and what is taken from others."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars import payment, tiles
from fourthrock.games.terraforming_mars.card import Card, Count, Forecast, Instant, Op, amount, lacking, listed, perform, sentence
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
    GREENERY,
    HEAT,
    MC,
    NOBODY,
    OCEAN,
    OFF_MAP,
    OXYGEN,
    PARAMETER_NAMES,
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
from fourthrock.table import Item, Refusal, Script, pick, pick_or_stop

NOBODY_HAS: Final = [Refusal("6.1", f"nobody has enough {name} production to lose") for name in PRODUCTION_NAMES]
_LOW: Final = "your {} production is {} and would fall below {}"


def changes(mc: int, steel: int, titanium: int, plants: int, energy: int, heat: int) -> list[int]:
    return [mc, steel, titanium, plants, energy, heat]


def stock_text(values: list[int]) -> str:
    """`3 M€, 1 plant and 2 heat`."""
    return listed([f"{value} {resource_text(what, value)}" for what, value in enumerate(values) if value])


def resource_text(what: int, count: int) -> str:
    """`plant`, `plants`."""
    return RESOURCE_NAMES[what].removesuffix("s") if count == 1 else RESOURCE_NAMES[what]


def production_text(values: list[int]) -> str:
    """`lose 1 energy production and gain 3 M€ production`."""
    falls = [f"{-value} {PRODUCTION_NAMES[what]}" for what, value in enumerate(values) if value < 0]
    rises = [f"{value} {PRODUCTION_NAMES[what]}" for what, value in enumerate(values) if value > 0]
    parts = [f"{verb} {listed(words)} production" for verb, words in (("lose", falls), ("gain", rises)) if words]
    return listed(parts)


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
    ) -> None:
        self.values = changes(mc, steel, titanium, plants, energy, heat)
        self.falls = [(what, value) for what, value in enumerate(self.values) if value < 0]
        self.rises = [(what, value) for what, value in enumerate(self.values) if value]

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return self.too_low(me, 0)

    def too_low(self, me: Player, repaired: int) -> Refusal | None:
        """What would fall below its floor, if so many steps of it are made good."""
        for what, value in self.falls:
            if me.production[what] + value + repaired < production_floor(what):
                return Refusal("6.1", _LOW, PRODUCTION_NAMES[what], me.production[what], production_floor(what))
        return None

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        for what, value in self.rises:
            raise_production(me, what, value)

    def text(self) -> str:
        return production_text(self.values)


class ProductionRepaired(Production):
    """Immigrant City: its own effect has made good one step before the loss."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return self.too_low(me, 1)


class ProductionPer(Instant):
    """Own production up by a count."""

    def __init__(self, what: int, count: Count) -> None:
        self.what = what
        self.count = count

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        raise_production(me, self.what, self.count.of(g, me, card))

    def text(self) -> str:
        return f"gain {self.count.single()} {PRODUCTION_NAMES[self.what]} production {self.count.text()}"


class AnyProduction(Op):
    """One player, the actor included, loses exactly so much production (6.8); the neutral opponent of a solo game can too."""

    def __init__(self, what: int, steps: int, own_first: bool = False) -> None:
        self.what = what
        self.steps = steps
        self.own_first = own_first
        """Whether the card has raised the actor's own production first: then there is always somebody to lose it."""

    def victims(self, g: Mars) -> list[Seat]:
        floor = production_floor(self.what) + self.steps
        return [COLOURS[player.seat] for player in g.players if player.production[self.what] >= floor]

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if g.solo or self.own_first or self.victims(g):
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
        return "gain 1 production of the metal printed there"


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
        return f"gain {stock_text(self.values)}" if self.rises else "gain nothing"


class GainPer(Instant):
    """Resources from the bank by a count."""

    def __init__(self, what: int, count: Count) -> None:
        self.what = what
        self.count = count

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.stock[self.what] += self.count.of(g, me, card)

    def text(self) -> str:
        each = self.count.single()
        return f"gain {each} {resource_text(self.what, each)} {self.count.text()}"


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
            yield from payment.pay_money(g, me, card.name, self.mc, steel=self.with_steel, titanium=self.with_titanium)
        if self.heat:
            yield from payment.pay_heat(me, self.heat)
        for what in range(STEEL, HEAT):
            me.stock[what] -= self.values[what]

    def text(self) -> str:
        values = self.values[:]
        values[MC] = self.mc
        values[HEAT] = self.heat
        metal = " (steel may be used)" if self.with_steel else " (titanium may be used)" if self.with_titanium else ""
        return f"pay {stock_text(values)}{metal}"

    def is_cost(self) -> bool:
        return True


def money_left(g: Mars, me: Player, ops: list[Op]) -> int:
    """The M€ that are left at most when the costs among these operations are paid."""
    left = me.money()
    for op in ops:
        if isinstance(op, Pay):
            left -= max(0, op.mc - (op.payable(g, me) - me.money()))
            if me.helion:
                left -= op.heat
    return left


def ops_taxed(g: Mars, me: Player, card: Card, ops: list[Op]) -> Refusal | None:
    """16.14 The Reds' tax on an action must be payable beside what the action costs."""
    tax = tax_of(g, me, card, ops)
    if tax == 0:
        return None
    left = money_left(g, me, ops)
    return tax_unpaid(tax, left) if left < tax else None


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
        return f"lose 1 {PRODUCTION_NAMES[self.what]} production"

    def is_cost(self) -> bool:
        return True


class Rating(Instant):
    """TR up."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def forecast(self, f: Forecast, g: Mars, me: Player, card: Card) -> None:
        f.steps += self.steps

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        gain_tr(g, me, self.steps)

    def text(self) -> str:
        return f"raise your TR {amount(self.steps, 'step')}"


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
        return f"raise your TR 1 step {self.count.text()}"


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
        name = "the temperature" if self.parameter == TEMPERATURE else PARAMETER_NAMES[self.parameter]
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
        article = "an" if self.tile == OCEAN else "a" if self.tile <= CITY else "the"
        return f"place {article} {TILE_NAMES[self.tile]} tile {where}".rstrip()

    def text_of(self, times: int) -> str:
        return self.text() if times == 1 else self.text().replace("an ocean tile", f"{times} ocean tiles")


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
            f"Steal up to {self.most} {name} from whom?" if self.steal else f"Who loses up to {self.most} {name}?",
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
        whose = "any one player"
        if self.venus_only:
            whose = "a player with a Venus tag"
        elif self.beside_ocean:
            whose = "the owner of a tile next to that ocean"
        verb = "steal" if self.steal else "remove"
        return f"{verb} up to {self.most} {RESOURCE_NAMES[self.what]} from {whose}"


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
            for op in option.ops:
                op.bind(card)
            option.name = sentence(option.ops)

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
