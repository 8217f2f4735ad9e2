# ruff: noqa: ARG002, C419
"""Colonies (21): building, trading, tracks; as rules and as operations of cards."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars import triggers
from fourthrock.games.terraforming_mars.card import Card, Instant, Op, perform
from fourthrock.games.terraforming_mars.colony import ColonyTile
from fourthrock.games.terraforming_mars.payment import pay_money
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import draw, tax_of, tax_unpaid, throw_away
from fourthrock.games.terraforming_mars.words import COLOURS, ENERGY, TITANIUM, Means
from fourthrock.table import NO, YES, Refusal, Script, pick

ASLEEP: Final = Refusal("21.2", "nobody has a card yet that could use what this colony gives")
FULL: Final = Refusal("21.3", "there are three colonies already")
OWN_THERE: Final = Refusal("21.3", "you have a colony there already")
VISITED: Final = Refusal("21.4", "a trade fleet is there already")
NO_FLEET: Final = Refusal("21.4", "you have no trade fleet left this generation")
NO_COLONY_PLACE: Final = Refusal("21.3", "there is no colony tile where you may build")
NO_PORT: Final = Refusal("21.4", "there is no colony tile to trade with")
TRACK_AT_END: Final = Refusal("21.7", "the track is at its end")
TRACK_TOO_LOW: Final = Refusal("21.3", "the track stands beside its colonies already")
NO_TRACKS: Final = Refusal("21.3", "one track must be able to rise and another to fall")
WITH_MONEY: Final = Means("trade:money", "Pay 9 M€")
WITH_ENERGY: Final = Means("trade:energy", "Pay 3 energy")
WITH_TITANIUM: Final = Means("trade:titanium", "Pay 3 titanium")
FARES: Final = [WITH_MONEY, WITH_ENERGY, WITH_TITANIUM]
MOST_COLONIES: Final = 3
TRACK_END: Final = 6


def at(g: Mars, tile: ColonyTile) -> int:
    """The place of a tile among those in play."""
    return g.colony_tiles.index(tile)


def no_colony(g: Mars, me: Player, tile: ColonyTile, twice: bool) -> Refusal | None:
    """21.3 Why this player may not build here."""
    number = at(g, tile)
    if not g.awake[number]:
        return ASLEEP
    if len(g.colonists[number]) >= MOST_COLONIES:
        return FULL
    if not twice and me.seat in g.colonists[number]:
        return OWN_THERE
    tax = tax_of(g, me, tile.source, [tile.build])
    if tax and me.money() < tax + g.tax_due:
        return tax_unpaid(tax, me.money())
    return None


def build_colony(g: Mars, me: Player, twice: bool = False) -> Script[None]:
    """21.3 Build a colony: the track moves up with it, and the builder gains the bonus of the place."""
    if all([no_colony(g, me, tile, twice) is not None for tile in g.colony_tiles]):
        return
    tile = yield from pick(me.seat, "Build a colony where?", g.colony_tiles, lambda t: no_colony(g, me, t, twice), rule="21.3")
    number = at(g, tile)
    g.colonists[number].append(me.seat)
    g.track[number] = max(g.track[number], len(g.colonists[number]))
    g.say("{} builds a colony on {}", COLOURS[me.seat], tile)
    yield from perform(g, me, tile.source, [tile.build])
    yield from triggers.colony_built(g)


def no_trade(g: Mars, me: Player, tile: ColonyTile) -> Refusal | None:
    """21.4 Why no fleet of this player can trade here."""
    number = at(g, tile)
    if not g.awake[number]:
        return ASLEEP
    if g.visited[number]:
        return VISITED
    return NO_FLEET if me.fleets_away >= me.fleets else None


def fare_missing(me: Player, fare: Means) -> Refusal | None:
    """21.4 Why this player cannot pay for trading in this way."""
    less = me.trade_discount
    if fare is WITH_MONEY:
        return None if me.money() >= 9 - less else Refusal("21.4", "costs {} M€, you have {}", 9 - less, me.money())
    what = ENERGY if fare is WITH_ENERGY else TITANIUM
    if me.stock[what] >= 3 - less:
        return None
    return Refusal("21.4", "costs {} {}, you have {}", 3 - less, "energy" if what == ENERGY else "titanium", me.stock[what])


def pay_fare(g: Mars, me: Player, tile: ColonyTile) -> Script[None]:
    """21.4 Pay 9 M€, 3 energy or 3 titanium, less discounts."""
    fare = yield from pick(me.seat, "Pay for the trade how?", FARES, lambda f: fare_missing(me, f), rule="21.4")
    if fare is WITH_MONEY:
        yield from pay_money(g, me, f"trading with {tile.name}", 9 - me.trade_discount)
    else:
        me.stock[ENERGY if fare is WITH_ENERGY else TITANIUM] -= 3 - me.trade_discount


def trade(g: Mars, me: Player, tile: ColonyTile) -> Script[None]:
    """21.4 The income at the marker for the trader, then every colony's bonus for its owner; the marker falls back."""
    number = at(g, tile)
    me.fleets_away += 1
    g.visited[number] = True
    for _ in range(me.trade_bonus):
        if g.track[number] < TRACK_END:
            word = yield from pick(me.seat, f"Move the track of {tile.name} up first?", [YES, NO], rule="21.4")
            g.track[number] += 1 if word is YES else 0
    g.say("{} trades with {}", COLOURS[me.seat], tile)
    yield from perform(g, me, tile.source, [tile.trade[g.track[number]]])
    for seat in g.colonists[number][:]:
        yield from perform(g, g.players[seat], tile.source, [tile.bonus])
    g.track[number] = len(g.colonists[number])


def may_trade_somewhere(g: Mars, me: Player) -> bool:
    return any([no_trade(g, me, tile) is None for tile in g.colony_tiles])


# -------------------------------------------------------------------------------------------------------------- operations


class BuildColony(Op):
    """A colony from a card."""

    def __init__(self, twice: bool = False) -> None:
        self.twice = twice

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if any([no_colony(g, me, tile, self.twice) is None for tile in g.colony_tiles]):
            return None
        return NO_COLONY_PLACE

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        yield from build_colony(g, me, self.twice)

    def text(self) -> str:
        return "build a colony" + (", even where you have one" if self.twice else "")


class TradeFleet(Instant):
    """One trade fleet more."""

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.fleets += 1

    def text(self) -> str:
        return "gain a trade fleet"


class FreeTrade(Op):
    """Trade without paying the fare; a fleet is still needed."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if me.fleets_away >= me.fleets:
            return NO_FLEET
        return None if may_trade_somewhere(g, me) else NO_PORT

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        tile = yield from pick(me.seat, "Trade with which colony?", g.colony_tiles, lambda t: no_trade(g, me, t), rule="21.4")
        yield from trade(g, me, tile)

    def text(self) -> str:
        return "trade with a colony for free"


class MoveTracks(Op):
    """Market Manipulation: one colony track up a step, another one down."""

    def _rising(self, g: Mars, tile: ColonyTile) -> Refusal | None:
        number = at(g, tile)
        if not g.awake[number]:
            return ASLEEP
        if g.track[number] >= TRACK_END:
            return TRACK_AT_END
        return None if any([self._falling(g, other, tile) is None for other in g.colony_tiles]) else NO_TRACKS

    def _falling(self, g: Mars, tile: ColonyTile, risen: ColonyTile) -> Refusal | None:
        number = at(g, tile)
        if tile is risen:
            return NO_TRACKS
        if not g.awake[number]:
            return ASLEEP
        return None if g.track[number] > len(g.colonists[number]) else TRACK_TOO_LOW

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return None if any([self._rising(g, tile) is None for tile in g.colony_tiles]) else NO_TRACKS

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if self.lacks(g, me, card) is not None:
            return
        up = yield from pick(me.seat, "Which track rises?", g.colony_tiles, lambda t: self._rising(g, t), rule="21.3")
        g.track[at(g, up)] += 1
        down = yield from pick(me.seat, "Which track falls?", g.colony_tiles, lambda t: self._falling(g, t, up), rule="21.3")
        g.track[at(g, down)] -= 1

    def text(self) -> str:
        return "move one colony track 1 step up and another 1 step down"


class OwnColonyBonuses(Op):
    """Productive Outpost: the bonus of every own colony, once each."""

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        for number, tile in enumerate(g.colony_tiles):
            for seat in g.colonists[number][:]:
                if seat == me.seat:
                    yield from perform(g, me, tile.source, [tile.bonus])

    def text(self) -> str:
        return "gain the bonus of every colony you have"


class AddColonyTile(Op):
    """Aridor: a colony tile that is not in play joins."""

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if not g.spare_colonies:
            return
        tile = yield from pick(me.seat, "Add which colony tile?", g.spare_colonies, rule="21.1")
        g.spare_colonies.remove(tile)
        open_tile(g, tile)
        g.say("{} adds {}", COLOURS[me.seat], tile)

    def text(self) -> str:
        return "add a colony tile of your choice to the game"


def open_tile(g: Mars, tile: ColonyTile) -> None:
    """21.1 A colony tile comes into play; some wait until somebody can use what they give (21.2)."""
    awake = tile.wakes_with < 0 or any([card.holds == tile.wakes_with for me in g.players for card in me.played])
    g.colony_tiles.append(tile)
    g.awake.append(awake)
    g.track.append(1)
    g.visited.append(False)
    g.colonists.append([])


class DrawAndDiscard(Op):
    """Pluto: draw a card, then discard one."""

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        draw(g, me, 1)
        if me.hand:
            thrown = yield from pick(me.seat, "Discard which card?", me.hand, rule="21.6")
            me.hand.remove(thrown)
            throw_away(g, me, thrown)

    def text(self) -> str:
        return "draw 1 card, then discard 1"
