"""21.1 What a seat cannot know, dealt anew: the Church's hand, the decks, the Campaign cards that Red Dust looks through."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.cards import Asset, Campaign, Event
from fourthrock.games.red_dust_rebellion.pieces import CR, RD
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.table import Dice, deal_anew


def imagine(start: Mars, now: Mars, seat: int, dice: Dice) -> None:
    """Deal anew, in `start`, what this seat has not seen as the table lies `now`."""
    _events(start, now, dice)
    _assets(start, now, seat, dice)
    _campaigns(start, now, seat, dice)
    deal_anew([start.curiosity], [*start.curiosity_seen, *now.curiosity_seen], dice)


def _events(start: Mars, now: Mars, dice: Dice) -> None:
    """11.4 Everybody knows the backs: a Dust Storm lies among the last 7 of each pile, the rest is unseen."""
    seen: list[Event] = [card for card in (now.current, now.following) if card is not None]
    seen.extend(now.played)
    storms = [card for card in start.deck if card.dust_storm and card not in seen]
    deal_anew([start.deck, start.left_out], [*seen, *storms], dice)
    _move_storms(start, now, dice)


def _move_storms(start: Mars, now: Mars, dice: Dice) -> None:
    """A Dust Storm that has not come yet may lie anywhere among the last 7 of its pile that is still unseen."""
    deepest_seen = len(now.deck)
    for pile in range(3):
        low = 13 * pile
        high = min(low + 7, deepest_seen)
        places = [at for at in range(low, high) if at < len(start.deck)]
        storm = [at for at in places if start.deck[at].dust_storm]
        if storm and len(places) > 1:
            other = dice.choose(places)
            start.deck[storm[0]], start.deck[other] = start.deck[other], start.deck[storm[0]]


def _assets(start: Mars, now: Mars, seat: int, dice: Dice) -> None:
    """8.5 The Church knows its hand, nobody the order of the deck."""
    seen: list[Asset] = [*start.discards, *now.discards, *now.capabilities]
    if seat == CR.seat:
        seen.extend(start.hand)
        seen.extend(now.hand)
    deal_anew([start.hand, start.assets], seen, dice)


def _campaigns(start: Mars, now: Mars, seat: int, dice: Dice) -> None:
    """15.5 Red Dust knows the Campaign cards that it has just drawn."""
    seen: list[Campaign] = [*start.campaigns, *now.campaigns, *now.campaigns_gone]
    if seat == RD.seat:
        seen.extend(now.campaigns_drawn)
        seen.extend(start.campaigns_drawn)
    deal_anew([start.campaign_deck, start.campaigns_drawn], seen, dice)
