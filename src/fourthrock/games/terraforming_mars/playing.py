"""Playing a card (6): whether it may be played, its price, and what then happens, in the order of rule 6.3."""

from __future__ import annotations

from fourthrock.games.terraforming_mars import triggers
from fourthrock.games.terraforming_mars.card import Card, perform
from fourthrock.games.terraforming_mars.colony import wake_colonies
from fourthrock.games.terraforming_mars.payment import most_payable, pay_for_card, price
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import besides, tax_of
from fourthrock.games.terraforming_mars.words import COLOURS, RED, WILD
from fourthrock.table import Refusal, Script


def why_not_play(g: Mars, me: Player, card: Card) -> Refusal | None:
    """6.1 Why this card cannot be played now; None if it can."""
    for need in card.needs:
        refusal = need.lack(g, me)
        if refusal is not None:
            return refusal
    cost = price(me, card)
    payable = most_payable(g, me, card)
    if cost > payable:
        return Refusal("6.2", "costs {} M€, you can pay {}", cost, payable)
    if card.heat_due:
        refusal = _heat_missing(me, card, cost)
        if refusal is not None:
            return refusal
    return besides(g, me, card, card.play, cost - (payable - me.money()))


def _heat_missing(me: Player, card: Card, cost: int) -> Refusal | None:
    """Local Heat Trapping: its heat is paid beside its price."""
    if me.heat() < card.heat_due:
        return Refusal("6.1", "costs {} heat, you have {}", card.heat_due, me.heat())
    if me.helion and me.money() < cost + card.heat_due:
        return Refusal("6.1", "costs {} M€ and {} heat, you have {} of both", cost, card.heat_due, me.money())
    return None


def play_from_hand(g: Mars, me: Player, card: Card) -> Script[None]:
    """6.3 Pay, then play."""
    cost = price(me, card)
    g.tax_due = tax_of(g, me, card, card.play)
    g.shown.append(card)
    g.say("{} plays {} for {} M€", COLOURS[me.seat], card, cost)
    yield from pay_for_card(g, me, card, cost, g.tax_due)
    me.hand.remove(card)
    me.next_cheaper = 0
    me.next_flex = 0
    yield from play(g, me, card)


def play(g: Mars, me: Player, card: Card) -> Script[None]:
    """6.3 The card enters play, does what it says, and triggers what waits for it."""
    g.latest = -1
    kinds = enter(g, me, card)
    yield from perform(g, me, card, card.play)
    yield from triggers.card_played(g, me, card)
    if kinds:
        yield from triggers.new_tag_kinds(g, me, kinds)
    if card.late:
        yield from perform(g, me, card, card.late)
    if card.kind == RED:
        for tag in card.tags:
            me.tags[tag] -= 1


def enter(g: Mars, me: Player, card: Card) -> int:
    """6.5 Lay the card on the table; how many kinds of tag are new with it."""
    kinds = 0
    for tag in card.tags:
        if me.tags[tag] == 0 and tag != WILD and card.kind != RED:
            kinds += 1
        me.tags[tag] += 1
    (me.events if card.kind == RED else me.played).append(card)
    for effect in card.effects:
        effect.enter(me, card)
    if card.watches:
        me.watchers.append(card)
    if card.actions:
        me.actors.append(card)
    if card.holds >= 0 and g.colonies_in:
        wake_colonies(g, card.holds)
    return kinds
