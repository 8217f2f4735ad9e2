# ruff: noqa: ARG002, C419
"""The odd ones: operations that play cards, copy production boxes, claim areas, use actions again, or fund awards."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars import tiles
from fourthrock.games.terraforming_mars.boards import SPACES
from fourthrock.games.terraforming_mars.card import Action, Card, Instant, Op, amount, lacking, perform, sentence, tags_text
from fourthrock.games.terraforming_mars.counts import Tags
from fourthrock.games.terraforming_mars.goals import MOST_CLAIMED
from fourthrock.games.terraforming_mars.ops import AnyProduction, Production, ProductionOfArea, ProductionPer, ops_taxed
from fourthrock.games.terraforming_mars.playing import play, play_from_hand, why_not_play
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import raise_production, tax_of
from fourthrock.games.terraforming_mars.words import BUILDING, COLOURS, ENERGY, HEAT, MC, PLANTS, RESOURCES
from fourthrock.table import Refusal, Script, pick, pick_number, seats_mask

ANY_CLIMATE: Final = 100
"""Steps by which Ecology Experts lets limits on global parameters be missed: all of them."""
UNPLAYABLE_PRELUDE: Final = 15
NO_BOX: Final = Refusal("6.1", "you have no building card whose production can be copied")
NO_PLAYABLE_CARD: Final = Refusal("3.7", "you have no card in hand that could be played with it")
NO_AWARD: Final = Refusal("11.1", "there is no award that could be funded")
NO_ENERGY: Final = Refusal("6.1", "you have no energy")
NO_USED_ACTION: Final = Refusal("5.3", "no action of yours that was used this generation can be used again")
NOT_LOWEST: Final = Refusal("5.3", "another production of yours is lower")
NOT_USED: Final = Refusal("5.3", "this action was not used this generation")


def production_box(card: Card) -> list[Op]:
    """The production part of a card (O-27)."""
    return [op for op in card.play if isinstance(op, (Production, ProductionPer, AnyProduction, ProductionOfArea))]


class CopyProduction(Op):
    """Robotic Workforce: the production of an own building card once more."""

    def _refusal(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        for op in production_box(card):
            refusal = op.too_low(me, 0) if isinstance(op, Production) else op.lacks(g, me, card)
            if refusal is not None:
                return refusal
        return None

    def _cards(self, me: Player) -> list[Card]:
        return [card for card in me.played if BUILDING in card.tags and production_box(card)]

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if any([self._refusal(g, me, other) is None for other in self._cards(me)]):
            return None
        return NO_BOX

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if self.lacks(g, me, card) is not None:
            return
        chosen = yield from pick(
            me.seat, "Copy the production of which card?", self._cards(me), lambda c: self._refusal(g, me, c), rule="6.1"
        )
        g.say("{} copies {}", COLOURS[me.seat], chosen)
        yield from perform(g, me, chosen, production_box(chosen))

    def text(self) -> str:
        return "do the production part of one of your building cards again"


class ClaimArea(Op):
    """Land Claim: an area where only its owner may place a tile (7.6)."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return None if any([self._taken(g, space.index) is None for space in SPACES]) else tiles.TAKEN

    def _taken(self, g: Mars, space: int) -> Refusal | None:
        if g.tile[space]:
            return tiles.TAKEN
        if g.board.ocean[space]:
            return tiles.FOR_OCEAN
        if g.claim[space] >= 0:
            return tiles.CLAIMED
        return tiles.FOR_NOCTIS if space == g.board.noctis else None

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if self.lacks(g, me, card) is None:
            space = yield from pick(me.seat, "Claim which area?", SPACES, lambda s: self._taken(g, s.index), rule="7.6")
            g.claim[space.index] = me.seat
            g.say("{} claims {}", COLOURS[me.seat], space)

    def text(self) -> str:
        return "claim a free land area: only you may place a tile there"


class PlayCard(Op):
    """A prelude that plays a card from the hand: cheaper, or whatever the climate."""

    def __init__(self, cheaper: int = 0, any_climate: bool = False) -> None:
        self.cheaper = cheaper
        self.any_climate = any_climate

    def _help(self, me: Player) -> None:
        me.next_cheaper += self.cheaper
        me.next_flex += ANY_CLIMATE if self.any_climate else 0

    def _stop_helping(self, me: Player) -> None:
        me.next_cheaper -= self.cheaper
        me.next_flex -= ANY_CLIMATE if self.any_climate else 0

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        self._help(me)
        found = any([why_not_play(g, me, other) is None for other in me.hand])
        self._stop_helping(me)
        return None if found else NO_PLAYABLE_CARD

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if self.lacks(g, me, card) is not None:
            return
        self._help(me)
        chosen = yield from pick(me.seat, "Play which card?", me.hand, lambda c: why_not_play(g, me, c), rule="3.7")
        yield from play_from_hand(g, me, chosen)

    def text(self) -> str:
        if self.cheaper:
            return f"play a card from your hand for {self.cheaper} M€ less"
        return "play a card from your hand whatever its limits on global parameters"


class LowestProduction(Op):
    """Robinson Industries: one of the lowest own productions rises."""

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        lowest = min(me.production)
        chosen = yield from pick(
            me.seat,
            "Raise which production?",
            RESOURCES,
            lambda r: NOT_LOWEST if me.production[r.index] > lowest else None,
            rule="5.3",
        )
        raise_production(me, chosen.index, 1)

    def text(self) -> str:
        return "raise one of your lowest productions 1 step"


class FundAward(Op):
    """Vitor: fund an award for free; the next one still costs more."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return NO_AWARD if g.solo or len(g.funded) >= MOST_CLAIMED else None

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        free = [award for number, award in enumerate(g.awards) if number not in g.funded]
        award = yield from pick(me.seat, "Fund which award for free?", free, rule="11.1")
        g.funded.append(g.awards.index(award))
        g.funded_by.append(me.seat)
        g.say("{} funds {}", COLOURS[me.seat], award)

    def text(self) -> str:
        return "fund an award for free"


class ReuseAction(Op):
    """Viron: an action of a card that was already used this generation."""

    def _refusal(self, g: Mars, me: Player, action: Action) -> Refusal | None:
        if action.card not in me.used or action.card is me.corporation:
            return NOT_USED
        return lacking(g, me, action.card, action.ops) or ops_taxed(g, me, action.card, action.ops)

    def _actions(self, me: Player) -> list[Action]:
        return [action for card in me.actors for action in card.actions]

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        if any([self._refusal(g, me, action) is None for action in self._actions(me)]):
            return None
        return NO_USED_ACTION

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if self.lacks(g, me, card) is not None:
            return
        prompt = "Use which action again?"
        again = yield from pick(me.seat, prompt, self._actions(me), lambda a: self._refusal(g, me, a), rule="5.3")
        g.tax_due = tax_of(g, me, again.card, again.ops)
        yield from perform(g, me, again.card, again.ops)

    def text(self) -> str:
        return "use an action of yours again that was already used this generation"


class DrawPreludes(Op):
    """Valley Trust: three preludes, one of them played."""

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        while g.prelude_deck and len(me.preludes) < 3:
            me.preludes.append(g.prelude_deck.pop())
        g.reveal()
        for found in me.preludes:
            g.tell(seats_mask([me.seat]), "You draw {}", found)
        if not me.preludes:
            return
        chosen = yield from pick(me.seat, "Play which prelude?", me.preludes, rule="3.8")
        me.preludes.remove(chosen)
        g.past_preludes.extend(me.preludes)
        me.preludes = []
        yield from play_prelude(g, me, chosen)

    def text(self) -> str:
        return "draw 3 preludes, play 1 and discard the others"


def play_prelude(g: Mars, me: Player, card: Card) -> Script[None]:
    """3.7 A prelude is free; one that cannot be done is discarded for 15 M€."""
    if lacking(g, me, card, card.play) is None:
        g.say("{} plays {}", COLOURS[me.seat], card)
        yield from play(g, me, card)
    else:
        g.say("{} cannot do {} and takes {} M€", COLOURS[me.seat], card, UNPLAYABLE_PRELUDE)
        g.past_preludes.append(card)
        me.stock[0] += UNPLAYABLE_PRELUDE


# ------------------------------------------------------------------------------------------- paying with what comes, counting


class LosePlants(Instant):
    """Moss: lose plants; what playing the card brings may cover it."""

    def __init__(self, plants: int) -> None:
        self.plants = plants

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.stock[PLANTS] = max(0, me.stock[PLANTS] - self.plants)

    def text(self) -> str:
        return f"lose {amount(self.plants, 'plant')}, which you must have"


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
        return ""


class IfCount(Op):
    """One thing if a count is reached, another if not."""

    def __init__(self, count: Tags, least: int, then: list[Op], otherwise: list[Op]) -> None:
        self.count = count
        self.least = least
        self.then = then
        self.otherwise = otherwise

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        enough = self.count.of(g, me, card) >= self.least
        yield from perform(g, me, card, self.then if enough else self.otherwise)

    def text(self) -> str:
        enough = f"{self.least} {tags_text(self.count.tags)} tags or more"
        return f"{sentence(self.otherwise)}; with {enough} {sentence(self.then)} instead"


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
            me.seat, "Turn how many steps of heat production into M€ production?", 0, me.production[HEAT], rule="5.4"
        )
        me.production[HEAT] -= steps
        raise_production(me, MC, steps)

    def text(self) -> str:
        return "turn any number of steps of heat production into M€ production"
