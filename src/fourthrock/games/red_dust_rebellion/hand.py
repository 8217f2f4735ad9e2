"""8.5 The Church's Asset cards: drawing, the hand limit, discarding, and paying with them."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.cards import Asset
from fourthrock.games.red_dust_rebellion.nonplayer.totals import change_total
from fourthrock.games.red_dust_rebellion.pieces import CR
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.table import Script, pick, seats_mask

HAND_LIMIT: Final = 6
ONLY_CHURCH: Final = seats_mask([CR.seat])


def take_from_deck(g: Mars, n: int) -> int:
    """8.5 Draw without regard to the limit; nothing when the deck is empty. Returns how many."""
    drawn = min(n, len(g.assets))
    for _ in range(drawn):
        card = g.assets.pop()
        g.hand.append(card)
        g.tell(ONLY_CHURCH, "Drawn: {}", card)
    if drawn:
        g.reveal()
        g.say("The Church draws {}", drawn)
    return drawn


def draw(g: Mars, n: int) -> Script[None]:
    """8.5 Draw, then discard down to 6. A Non-Player has a total instead of a hand (20.2)."""
    if g.nonplayers[CR.seat]:
        change_total(g, CR, n)
        return
    take_from_deck(g, n)
    while len(g.hand) > HAND_LIMIT:
        card = yield from pick(CR.seat, "Hand limit 6: discard which Asset?", g.hand[:], rule="8.5")
        discard(g, card)


def discard(g: Mars, card: Asset) -> None:
    g.hand.remove(card)
    g.discards.append(card)
    g.reveal()
    g.say("The Church discards {}", card)


def discard_one(g: Mars) -> Script[None]:
    """The Church discards one Asset of its choice, if it has any."""
    if g.nonplayers[CR.seat]:
        change_total(g, CR, -1)
    if g.hand:
        card = yield from pick(CR.seat, "Discard which Asset?", g.hand[:], rule="16.3")
        discard(g, card)


def lose_at_random(g: Mars, n: int) -> None:
    """The Church loses Assets that nobody chooses."""
    if g.nonplayers[CR.seat]:
        change_total(g, CR, -n)
    for _ in range(min(n, len(g.hand))):
        discard(g, g.dice.choose(g.hand))


def value_for(card: Asset, operation: str) -> int:
    """8.5 What a card pays for an Operation."""
    return 5 if card.best_for == operation else card.value


def purse_limit(g: Mars, operation: str, one_card: bool) -> int:
    """8.5, 12.6 The most that the hand can pay: all of it, or the best single card."""
    most = 0
    for card in g.hand:
        value = value_for(card, operation)
        most = max(most, value) if one_card else most + value
    return most
