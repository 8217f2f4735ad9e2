# ruff: noqa: ARG002
"""Operations on cards: drawing, looking, discarding, and resources that lie on cards (6.8-6.11, 14.4)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Card, Count, Instant, Op, amount, kind_text
from fourthrock.games.terraforming_mars.counts import floaters_of
from fourthrock.games.terraforming_mars.payment import pay_money
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import draw, throw_away, top_card
from fourthrock.games.terraforming_mars.words import (
    ANIMAL,
    COLOURS,
    FLOATER,
    KEEP_ALL,
    KIND_NAMES,
    MATCHING,
    MICROBE,
    NOBODY,
    TAG_NAMES,
)
from fourthrock.table import Refusal, Script, pick, pick_number, pick_or_stop, seats_mask

# To which cards resources may go (6.9).
ANY_OWN: Final = 0
ANOTHER: Final = 1

NOT_PLAYED_THERE: Final = Refusal("6.9", "the card just played holds neither animals nor microbes")
NO_CARD_TO_DISCARD: Final = Refusal("6.1", "you have no other card in hand to discard")
NOTHING_THERE: Final = [Refusal("6.9", f"there is no {name} to take") for name in KIND_NAMES]


# ------------------------------------------------------------------------------------------------------ resources on cards


class AddHere(Instant):
    """Resources onto this card."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self.kind = MATCHING

    def bind(self, card: Card) -> None:
        self.kind = card.holds

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.held[card.slot] += self.count

    def text(self) -> str:
        return f"put {self.count} {kind_text(self.kind, self.count)} here"


class Add(Op):
    """Resources onto one own card that can hold them; lost if there is none (6.9)."""

    def __init__(self, count: int | Count, kind: int, to: int = ANY_OWN, tag: int = -1, at_least: int = 0) -> None:
        self.fixed = count if isinstance(count, int) else 0
        self.counted = count if isinstance(count, Count) else None
        self.kind = kind
        self.to = to
        self.tag = tag
        self.at_least = at_least

    def targets(self, me: Player, card: Card) -> list[Card]:
        found: list[Card] = []
        for other in me.played:
            if other.holds < 0 or (self.kind != MATCHING and other.holds != self.kind):
                continue
            if (self.to == ANOTHER and other is card) or me.held[other.slot] < self.at_least:
                continue
            if self.tag < 0 or self.tag in other.tags:
                found.append(other)
        return found

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        count = self.fixed if self.counted is None else self.counted.of(g, me, card)
        yield from add_to_one(g, me, self.targets(me, card), count)

    def text(self) -> str:
        count = "1" if self.counted is not None else str(self.fixed)
        many = 1 if self.counted is not None else self.fixed
        name = "resource of its kind" if self.kind == MATCHING else kind_text(self.kind, many)
        which = "another card" if self.to == ANOTHER else "a card"
        tag = f" with a {TAG_NAMES[self.tag]} tag" if self.tag >= 0 else ""
        least = " that already holds one" if self.at_least else ""
        counted = f" {self.counted.text()}" if self.counted is not None else ""
        return f"put {count} {name} on {which} of yours{tag}{least}{counted}"


def add_to_one(g: Mars, me: Player, targets: list[Card], count: int) -> Script[None]:
    """All units of one instruction go to one card (6.9)."""
    if not targets or count <= 0:
        return
    prompt = f"Put {amount(count, 'resource')} on which card?"
    target = yield from pick(me.seat, prompt, targets, rule="6.9", note=lambda c: f"{me.held[c.slot]} there")
    me.held[target.slot] += count
    g.say("{} puts {} on {}", COLOURS[me.seat], count, target)


class FeedPlayed(Instant):
    """Viral Enhancers: an animal or microbe onto the card that was just played."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        played = g.playing
        return None if played.holds in (ANIMAL, MICROBE) and played in me.played else NOT_PLAYED_THERE

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.held[g.playing.slot] += 1

    def text(self) -> str:
        return "put 1 animal or microbe on that card, if it holds them"


class SpendHere(Instant):
    """The cost of an action: resources off this card."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.kind = MATCHING

    def bind(self, card: Card) -> None:
        self.kind = card.holds

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        have = me.on(card)
        if have >= self.count:
            return None
        return Refusal("6.1", "costs {} {} from the card, it has {}", self.count, kind_text(self.kind, self.count), have)

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        me.held[card.slot] -= self.count

    def text(self) -> str:
        return f"take {self.count} {kind_text(self.kind, self.count)} from here"

    def is_cost(self) -> bool:
        return True


class TradeIn(Op):
    """Any number of resources from this card, each for so much of one resource."""

    def __init__(self, what: int, each: int, name: str) -> None:
        self.what = what
        self.each = each
        self.name = name
        self.kind = MATCHING

    def bind(self, card: Card) -> None:
        self.kind = card.holds

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return None if me.on(card) else Refusal("6.1", "there is nothing on the card")

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        count = yield from pick_number(me.seat, f"Take how many from {card.name}?", 1, me.on(card), rule="5.3")
        me.held[card.slot] -= count
        me.stock[self.what] += self.each * count

    def text(self) -> str:
        return f"take any number of {kind_text(self.kind, 2)} from here to gain {self.each} {self.name} for each"


class TakeAnywhere(Op):
    """Take a resource off a card of anybody (6.8); Pets and Protected Habitats are spared (6.11)."""

    def __init__(self, kind: int, most: int = 1, optional: bool = False) -> None:
        self.kind = kind
        self.most = most
        self.optional = optional

    def targets(self, g: Mars, me: Player) -> list[Card]:
        found: list[Card] = []
        for player in g.players:
            if player is me or not player.habitats:
                for card in player.played:
                    if card.holds == self.kind and not card.safe and player.held[card.slot]:
                        found.append(card)
        return found

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return None if g.solo or self.optional or self.targets(g, me) else NOTHING_THERE[self.kind]

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        targets = self.targets(g, me)
        if g.solo or not targets:
            return
        prompt = f"Take {self.most} {kind_text(self.kind, self.most)} from which card?"
        if self.optional:
            target = yield from pick_or_stop(me.seat, prompt, targets, stop=NOBODY, rule="6.8")
            if target is None:
                return
        else:
            target = yield from pick(me.seat, prompt, targets, rule="6.8")
        for player in g.players:
            if target in player.played:
                player.held[target.slot] -= min(self.most, player.held[target.slot])
                g.say("{} loses {} from {}", COLOURS[player.seat], kind_text(self.kind, self.most), target)

    def text(self) -> str:
        count = f"up to {self.most}" if self.optional else str(self.most)
        return f"take {count} {kind_text(self.kind, self.most)} from any card"

    def is_cost(self) -> bool:
        return not self.optional


class TakeOwn(Op):
    """A mandatory resource off an own card."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        have = floaters_of(me) if self.kind == FLOATER else 0
        return None if have else NOTHING_THERE[self.kind]

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        targets = [other for other in me.played if other.holds == self.kind and me.held[other.slot]]
        if targets:
            target = yield from pick(me.seat, f"Take 1 {KIND_NAMES[self.kind]} from which card?", targets, rule="6.9")
            me.held[target.slot] -= 1

    def text(self) -> str:
        return f"take 1 {KIND_NAMES[self.kind]} from a card of yours"


# ---------------------------------------------------------------------------------------------------------- drawing, looking


class Draw(Instant):
    """Draw cards for free (14.4)."""

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        draw(g, me, self.count)

    def text(self) -> str:
        return f"draw {amount(self.count, 'card')}"


class DrawPer(Instant):
    """Draw cards by a count."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        draw(g, me, self.count.of(g, me, card))

    def text(self) -> str:
        return f"draw 1 card {self.count.text()}"


class OpponentsDraw(Instant):
    """Each opponent draws a card."""

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        for player in g.in_order(me.seat):
            if player is not me:
                draw(g, player, 1)

    def text(self) -> str:
        return "each opponent draws 1 card"


class Discard(Op):
    """Discard a card from the hand; there must be one beside the card being played (O-28 of the rulings)."""

    def lacks(self, g: Mars, me: Player, card: Card) -> Refusal | None:
        return None if [other for other in me.hand if other is not card] else NO_CARD_TO_DISCARD

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if me.hand:
            thrown = yield from pick(me.seat, "Discard which card?", me.hand, rule="14.4")
            me.hand.remove(thrown)
            throw_away(g, me, thrown)

    def text(self) -> str:
        return "discard 1 card"


class DiscardToDraw(Op):
    """Mars University: a card may be discarded for another."""

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        if not me.hand:
            return
        thrown = yield from pick_or_stop(me.seat, "Discard a card to draw another?", me.hand, stop=NOBODY, rule="6.3")
        if thrown is not None:
            me.hand.remove(thrown)
            throw_away(g, me, thrown)
            draw(g, me, 1)

    def text(self) -> str:
        return "you may discard a card to draw another"


class Look(Op):
    """Look at cards from the deck; keep some, for free or at the price of a card; discard the rest unseen by others."""

    def __init__(self, count: int, take: int = 0, buy: bool = False) -> None:
        self.count = count
        self.take = take
        self.buy = buy

    def do(self, g: Mars, me: Player, card: Card) -> Script[None]:
        for _ in range(self.count):
            top = top_card(g)
            if top is not None:
                me.drawn.append(top)
        g.reveal()
        for top in me.drawn:
            g.tell(seats_mask([me.seat]), "You look at {}", top)
        if self.buy:
            yield from self._buy(g, me)
        else:
            for _ in range(min(self.take, len(me.drawn))):
                kept = yield from pick(me.seat, "Keep which card?", me.drawn, rule="14.4")
                me.drawn.remove(kept)
                me.hand.append(kept)
        for rest in me.drawn:
            throw_away(g, me, rest)
        me.drawn = []

    def _buy(self, g: Mars, me: Player) -> Script[None]:
        if not me.drawn or me.money() < me.price:
            return
        bought = yield from pick_or_stop(me.seat, f"Buy it for {me.price} M€?", me.drawn, stop=KEEP_ALL, rule="4.2")
        if bought is not None:
            me.drawn.remove(bought)
            me.hand.append(bought)
            yield from pay_money(g, me, bought.name, me.price)

    def text(self) -> str:
        if self.buy:
            return "look at the top card of the deck and either buy it or discard it"
        return f"look at the top {self.count} cards of the deck and keep {self.take} of them"


class RevealForTag(Instant):
    """Search for Life: show and discard the top card; a tag on it puts a resource here."""

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        top = top_card(g)
        if top is None:
            return
        g.reveal()
        g.shown.append(top)
        g.discard.append(top)
        g.say("{} shows {}", COLOURS[me.seat], top)
        if self.tag in top.tags:
            me.held[card.slot] += 1

    def text(self) -> str:
        return f"show and discard the top card of the deck; if it has a {TAG_NAMES[self.tag]} tag, put 1 science resource here"


class DrawUntil(Instant):
    """Show cards until enough of them have a tag, or a floater icon; keep those, discard the others."""

    def __init__(self, count: int, tag: int = -1) -> None:
        self.count = count
        self.tag = tag

    def apply(self, g: Mars, me: Player, card: Card) -> None:
        found = 0
        others: list[Card] = []
        while found < self.count:
            top = top_card(g)
            if top is None:
                break
            g.shown.append(top)
            if (self.tag in top.tags) if self.tag >= 0 else top.floater_icon:
                found += 1
                me.hand.append(top)
                g.say("{} shows and keeps {}", COLOURS[me.seat], top)
            else:
                others.append(top)
                g.say("{} shows {}", COLOURS[me.seat], top)
        g.discard.extend(others)
        g.reveal()

    def text(self) -> str:
        what = f"a {TAG_NAMES[self.tag]} tag" if self.tag >= 0 else "a floater icon"
        return f"show cards from the deck until {self.count} of them have {what}, and keep those"
