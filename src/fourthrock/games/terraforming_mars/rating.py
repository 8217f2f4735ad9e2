"""Terraform rating, money, production and the deck: what changes on a player's board without a question."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.card import Card, Forecast, Op, amount, lacking
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import ACTIONS, COLOURS, HEAT, MC, MC_FLOOR, REDS
from fourthrock.table import Refusal, seats_mask

REDS_TAX = 3
"""M€ a step of TR while the Reds rule."""


def taxed(g: Mars, me: Player) -> bool:
    """16.14 The Reds tax the acting player, in the action phase."""
    return g.turmoil and g.ruling == REDS and g.phase == ACTIONS and me.seat == g.active


def gain_tr(g: Mars, me: Player, steps: int) -> None:
    """8.1 TR goes up; under the Reds each step is paid for, and a step that cannot be paid is not gained (16.14)."""
    if taxed(g, me):
        payable = min(steps, me.money() // REDS_TAX)
        if payable < steps:
            g.say("{} cannot pay the Reds for {} TR", COLOURS[me.seat], steps - payable)
        spend(me, REDS_TAX * payable)
        g.tax_due = max(0, g.tax_due - REDS_TAX * steps)
        steps = payable
    if steps > 0:
        me.tr += steps
        me.raised = True
        g.say("{} rises to TR {}", COLOURS[me.seat], me.tr)


def lose_tr(me: Player, steps: int) -> None:
    """16.4 TR goes down, never below 0."""
    me.tr = max(0, me.tr - steps)


def spend(me: Player, money: int) -> None:
    """Pay M€; what is missing comes from the heat of Helion."""
    coins = min(money, me.stock[MC])
    me.stock[MC] -= coins
    if coins < money:
        me.stock[HEAT] -= money - coins


def raise_production(me: Player, what: int, steps: int) -> None:
    """A production goes up, or down; Manutech is paid for every step up."""
    me.production[what] += steps
    if me.manutech and steps > 0:
        me.stock[what] += steps


def production_floor(what: int) -> int:
    """2.1 M€ production may fall to -5, every other to 0."""
    return MC_FLOOR if what == MC else 0


def forecast(g: Mars) -> Forecast:
    return Forecast(g.temperature, g.oxygen, g.oceans, g.venus)


def tax_of(g: Mars, me: Player, card: Card, ops: list[Op]) -> int:
    """16.14 What these operations will certainly cost in Reds' tax."""
    if not taxed(g, me):
        return 0
    f = forecast(g)
    for op in ops:
        op.forecast(f, g, me, card)
    return REDS_TAX * f.steps


def besides(g: Mars, me: Player, card: Card, ops: list[Op], money: int) -> Refusal | None:
    """6.1, 16.14 Why these operations, or the Reds' tax on them, cannot all be done beside a price of so many M€."""
    owed, due = me.owed, g.tax_due
    me.owed = owed + money if money > 0 else owed
    tax = tax_of(g, me, card, ops)
    g.tax_due = due + tax
    refusal = lacking(g, me, card, ops)
    if refusal is None and tax > me.money():
        refusal = tax_unpaid(tax, me.money())
    me.owed, g.tax_due = owed, due
    return refusal


def tax_unpaid(tax: int, left: int) -> Refusal:
    return Refusal("16.14", "the Reds take {} M€ for the TR it brings, you would have {} M€ left", tax, left)


# ---------------------------------------------------------------------------------------------------------------- the deck


def top_card(g: Mars) -> Card | None:
    """Take the top card of the deck; when it is empty the discard pile is shuffled (2.2)."""
    if not g.deck:
        if not g.discard:
            return None
        g.deck = g.discard
        g.discard = []
        g.dice.shuffle(g.deck)
    return g.deck.pop()


def draw(g: Mars, me: Player, count: int) -> None:
    """14.4 Draw cards into the hand, for free and unseen by the others."""
    if count <= 0:
        return
    drawn: list[Card] = []
    for _ in range(count):
        card = top_card(g)
        if card is None:
            break
        drawn.append(card)
    me.hand.extend(drawn)
    g.reveal()
    if g.journal is not None:
        g.say("{} draws {}", COLOURS[me.seat], amount(len(drawn), "card"))
        for card in drawn:
            g.tell(seats_mask([me.seat]), "You draw {}", card)


def throw_away(g: Mars, me: Player, card: Card) -> None:
    """Discard a card, face down; its owner has seen it."""
    g.discard.append(card)
    me.glimpsed.append(card)
