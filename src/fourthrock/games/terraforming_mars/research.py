"""The first choice (3.5), preludes (3.7), research (4.2) and the draft (17)."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.colony_ops import at
from fourthrock.games.terraforming_mars.playing import play
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import spend, throw_away, top_card
from fourthrock.games.terraforming_mars.special_ops import play_prelude
from fourthrock.games.terraforming_mars.words import (
    ACTIONS,
    BUYING,
    COLOURS,
    DRAFT,
    KEEP_ALL,
    MC,
    PRELUDE_ROUND,
)
from fourthrock.table import AskOrStop, Refusal, Script, pick, pick_or_stop, seats_mask, together

RESEARCH_CARDS: Final = 4
PRELUDES_KEPT: Final = 2


class FirstChoice:
    """What one player keeps of the first deal."""

    def __init__(self, corporation: Card, preludes: list[Card], cards: list[Card]) -> None:
        self.corporation = corporation
        self.preludes = preludes
        self.cards = cards


def choose_corporations(g: Mars) -> Script[None]:
    """3.5 Everybody chooses at once; then the corporations are played in order."""
    choices = yield from together([first_choice(g, me) for me in g.players])
    for me in g.in_order(g.first):
        g.active = me.seat
        yield from start_with(g, me, choices[me.seat])
    g.active = g.first
    if g.solo and g.colonies_in:
        yield from leave_out_a_colony(g)
    g.phase = PRELUDE_ROUND if g.prelude else ACTIONS
    g.step = 0
    g.taken = 0
    g.heading("Generation {}", g.generation)


def first_choice(g: Mars, me: Player) -> Script[FirstChoice]:
    """3.5 A corporation, two of four preludes, and as many cards as can be paid."""
    corporation = yield from pick(me.seat, "Which corporation?", me.dealt, rule="3.5")
    preludes: list[Card] = []
    while len(preludes) < min(PRELUDES_KEPT, len(me.preludes)):
        left = [card for card in me.preludes if card not in preludes]
        kept = yield from pick(me.seat, "Keep which prelude?", left, rule="3.7")
        preludes.append(kept)
    if g.beginners:
        return FirstChoice(corporation, preludes, me.offer[:])
    cards = yield from buy(me, me.offer, corporation.money, corporation.price)
    return FirstChoice(corporation, preludes, cards)


def buy(me: Player, offer: list[Card], money: int, price: int) -> Script[list[Card]]:
    """4.2 Any number of the cards offered, as far as the money goes."""
    bought: list[Card] = []
    while len(bought) < len(offer):
        card = yield from _offer(me.seat, offer, bought, money - price * len(bought), price)
        if card is None:
            break
        bought.append(card)
    return bought


def _offer(seat: int, offer: list[Card], bought: list[Card], left: int, price: int) -> AskOrStop[Card]:
    short = Refusal("4.2", "a card costs {} M€, you have {} left", price, left) if left < price else None
    prompt = f"Keep which card, {price} M€ each? {left} M€ left"
    return pick_or_stop(seat, prompt, offer, lambda card: ALREADY_KEPT if card in bought else short, stop=KEEP_ALL, rule="4.2")


ALREADY_KEPT: Final = Refusal("4.2", "you keep this one already")


def start_with(g: Mars, me: Player, choice: FirstChoice) -> Script[None]:
    """3.5 The corporation enters play, then the cards are paid."""
    me.corporation = choice.corporation
    g.corporations.extend([card for card in me.dealt if card is not choice.corporation and not g.beginners])
    me.dealt = []
    g.past_preludes.extend([card for card in me.preludes if card not in choice.preludes])
    me.preludes = choice.preludes
    me.hand = choice.cards[:]
    for card in me.offer:
        if card not in choice.cards:
            throw_away(g, me, card)
    me.offer = []
    me.stock[MC] += choice.corporation.money
    me.tr += choice.corporation.rating
    g.say("{} is {} and keeps {} cards", COLOURS[me.seat], choice.corporation, len(choice.cards))
    if g.solo and choice.corporation.token == "tharsis-republic":
        me.production[MC] += 2
    yield from play(g, me, choice.corporation)
    spend(me, choice.corporation.price * len(choice.cards))


def leave_out_a_colony(g: Mars) -> Script[None]:
    """18.9 Alone one of the four colony tiles goes, chosen with the dealt cards in view."""
    gone = yield from pick(0, "Leave out which colony tile?", g.colony_tiles, rule="18.9")
    number = at(g, gone)
    del g.colony_tiles[number]
    del g.awake[number]
    del g.track[number]
    del g.visited[number]
    del g.colonists[number]
    g.spare_colonies.append(gone)


def play_preludes(g: Mars) -> Script[None]:
    """3.7 In order, each player's two preludes, one a script."""
    seat = (g.first + g.step) % g.seats
    g.active = seat
    me = g.players[seat]
    if me.preludes:
        card = yield from pick(seat, "Play which prelude first?", me.preludes, rule="3.7")
        me.preludes.remove(card)
        yield from play_prelude(g, me, card)
    if not me.preludes:
        g.step += 1
    if g.step == g.seats:
        g.active = g.first
        g.phase = ACTIONS
        g.step = 0


def deal_research(g: Mars) -> Script[None]:
    """4.1-4.2 A new generation: the first player moves on, everybody gets four cards."""
    g.generation += 1
    g.first = (g.first + 1) % g.seats
    g.active = g.first
    g.taken = 0
    g.heading("Generation {}", g.generation)
    for me in g.players:
        me.raised = False
        me.passed = False
    for me in g.in_order(g.first):
        cards: list[Card] = []
        for _ in range(RESEARCH_CARDS):
            card = top_card(g)
            if card is not None:
                cards.append(card)
        if g.draft and not g.solo:
            me.dealt = cards
        else:
            me.offer = cards
        for card in cards:
            g.tell(seats_mask([me.seat]), "You are dealt {}", card)
    g.reveal()
    g.phase = DRAFT if g.draft and not g.solo else BUYING
    yield from ()


def draft(g: Mars) -> Script[None]:
    """17.1 Everybody keeps one and passes the others: clockwise in even generations."""
    kept = yield from together([keep_one(me) for me in g.players])
    packs = [[card for card in me.dealt if card not in kept[me.seat]] for me in g.players]
    clockwise = g.generation % 2 == 0
    for me in g.players:
        me.offer.extend(kept[me.seat])
        giver = (me.seat - 1 if clockwise else me.seat + 1) % g.seats
        me.dealt = packs[giver]
    g.reveal()
    if not any(me.dealt for me in g.players):
        g.phase = BUYING


def keep_one(me: Player) -> Script[list[Card]]:
    if not me.dealt:
        return []
    card = yield from pick(me.seat, "Keep which card?", me.dealt, rule="17.1", always=True)
    return [card]


def buy_cards(g: Mars) -> Script[None]:
    """4.2 Everybody buys at once, 3 M€ a card."""
    bought = yield from together([buy(me, me.offer, me.money(), me.price) for me in g.players])
    for me in g.players:
        cards = bought[me.seat]
        spend(me, me.price * len(cards))
        me.hand.extend(cards)
        for card in me.offer:
            if card not in cards:
                throw_away(g, me, card)
        me.offer = []
        g.say("{} buys {} cards", COLOURS[me.seat], len(cards))
    g.phase = ACTIONS
