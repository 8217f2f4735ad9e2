"""The tutorial scenario: its cards in order, its first storms, and its dice, all laid ready before the first question."""

from __future__ import annotations

from typing import Final

from fourthrock.games.red_dust_rebellion.cards import ASSETS, CAMPAIGNS, DUST_STORMS, EVENTS, PLAIN_EVENTS, Event
from fourthrock.games.red_dust_rebellion.position import APPROACHING, ROUND_START, Mars
from fourthrock.games.red_dust_rebellion.spaces import HELLAS_CHAOS, SHEPARD

EVENT_ORDER: Final = [29, 47, 48, 12, 23, 44, 43, 4, 1, 16, 9]
FIRST_HAND: Final = [16, 20, 26]
ASSET_ORDER: Final = [29, 9, 14, 24, 30, 4, 12, 21, 28]
FIRST_CAMPAIGN: Final = 9
CAMPAIGN_ORDER: Final = [11, 5, 1, 10]

# The dice, in the order in which the tutorial throws them. After a Campaign draw the cards go back in the same order.
FIRST_STORMS: Final = [4, 4, 1, 2, 3, 3, 3, 3]
ATTACK_IN_NEW_CORDOBA: Final = [1, 5]
SECOND_STORMS: Final = [1, 4, 4, 6]
THIRD_STORMS: Final = [3, 5, 1, 5]
ANSWER_IN_NEW_CORDOBA: Final = [2, 4]


def six_sided(throws: list[int]) -> list[tuple[int, int]]:
    return [(value, 6) for value in throws]


def unshuffled(cards: int) -> list[tuple[int, int]]:
    """Throws that leave so many cards in their order when they are shuffled."""
    return [(last, last) for last in range(cards, 1, -1)]


THROWS: Final = [
    *six_sided(FIRST_STORMS),
    *unshuffled(10),
    *six_sided(ATTACK_IN_NEW_CORDOBA),
    *six_sided(SECOND_STORMS),
    *six_sided(THIRD_STORMS),
    *unshuffled(9),
    *six_sided(ANSWER_IN_NEW_CORDOBA),
]


def stack_tutorial(g: Mars) -> None:
    """The first eleven Events, the Assets and the Campaigns in order; what comes after them is shuffled."""
    dice = g.dice
    g.deck = _deck(g)
    g.current = g.deck.pop()
    g.following = g.deck.pop()
    g.hand = [ASSETS[number - 1] for number in FIRST_HAND]
    g.assets = [card for card in ASSETS if card.number not in FIRST_HAND and card.number not in ASSET_ORDER]
    dice.shuffle(g.assets)
    g.assets.extend(ASSETS[number - 1] for number in reversed(ASSET_ORDER))
    g.campaigns = [CAMPAIGNS[FIRST_CAMPAIGN - 1]]
    g.campaign_deck = [card for card in CAMPAIGNS if card.number != FIRST_CAMPAIGN and card.number not in CAMPAIGN_ORDER]
    dice.shuffle(g.campaign_deck)
    g.campaign_deck.extend(CAMPAIGNS[number - 1] for number in reversed(CAMPAIGN_ORDER))
    for space in (SHEPARD, HELLAS_CHAOS):
        g.storm[space.index] = APPROACHING
    g.phase = ROUND_START
    dice.rig(THROWS[: g.options.fixed_throws])


def _deck(g: Mars) -> list[Event]:
    """The tutorial's eleven Events and a Dust Storm on top of 27 others with two Dust Storms; ten cards are left out."""
    others = [event for event in PLAIN_EVENTS if event.number not in EVENT_ORDER]
    g.dice.shuffle(others)
    second = [*others[7:13], DUST_STORMS[1]]
    third = [*others[19:25], DUST_STORMS[2]]
    g.dice.shuffle(second)
    g.dice.shuffle(third)
    g.left_out = others[25:]
    top_down = [EVENTS[number - 1] for number in EVENT_ORDER]
    top_down += [DUST_STORMS[0], *others[:7], *second, *others[13:19], *third]
    top_down.reverse()
    return top_down
