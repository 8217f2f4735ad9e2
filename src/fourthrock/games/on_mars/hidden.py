"""Imagine: what a seat cannot know (25.1) is dealt anew: Private Goals, First Colonist cards, the order of every deck."""

from __future__ import annotations

from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.position import Mars
from fourthrock.table import Dice, deal_anew


def imagine(start: Mars, now: Mars, seat: int, dice: Dice) -> None:
    """25.1: what has been drawn since the script began stays where it was; the rest is shuffled."""
    _goals(start, now, seat, dice)
    _first_colonists(start, now, seat, dice)
    for kind in range(len(start.stacks)):
        _reorder(start.stacks[kind], len(now.stacks[kind]), dice)
    _reorder(start.discovery_deck, len(now.discovery_deck), dice)
    _reorder(start.tech_deck, len(now.tech_deck), dice)
    _blueprints(start, now, dice)
    _reorder(start.solo_deck, len(now.solo_deck), dice)
    _reorder(start.infection_deck, len(now.infection_deck), dice)
    _reorder(start.vandal_deck, len(now.vandal_deck), dice)
    _reorder(start.sabotage_deck, len(now.sabotage_deck), dice)


def _reorder(deck: list[int], left: int, dice: Dice) -> None:
    """Shuffle what still lies in the deck; the top of a deck is its end."""
    rest = deck[:left]
    dice.shuffle(rest)
    deck[: len(rest)] = rest


def _blueprints(start: Mars, now: Mars, dice: Dice) -> None:
    """The level-1 part lies on the level-3 part; chapter 2's own cards lie on top of each part and stay there."""
    left = len(now.blueprint_deck)
    for level in (1, 3):
        slots = [
            at
            for at, card in enumerate(start.blueprint_deck[:left])
            if BLUEPRINTS[card].level == level and BLUEPRINTS[card].kind < 2
        ]
        cards = [start.blueprint_deck[at] for at in slots]
        dice.shuffle(cards)
        for at, card in zip(slots, cards):
            start.blueprint_deck[at] = card


def _goals(start: Mars, now: Mars, seat: int, dice: Dice) -> None:
    """Others' hands, what they discarded before, and the boxed cards; what was shown or discarded since then is fixed."""
    seen: list[int] = []
    places: list[list[int]] = [start.goals_boxed]
    for s in range(start.players):
        seen.extend(now.goals_shown[s])
        seen.extend([goal for goal in now.goals_thrown[s] if goal not in start.goals_thrown[s]])
        if s != seat:
            places.append(start.goals[s])
            places.append(start.goals_thrown[s])
    deal_anew(places, seen, dice)


def _first_colonists(start: Mars, now: Mars, seat: int, dice: Dice) -> None:
    """17.3: others' cards, except of a player in the middle of a turn, whose answers must still fit."""
    if not start.start_space:
        return
    fixed = (seat, now.active)
    holders = [s for s in range(start.players) if s not in fixed and start.first_a[s] >= 0 and now.first_a[s] >= 0]
    cards = [start.first_a[s] for s in holders]
    deal_anew([cards, start.first_a_box], [], dice)
    for n, s in enumerate(holders):
        start.first_a[s] = cards[n]
    places = [start.first_b[s] for s in range(start.players) if s not in fixed]
    drawn = start.first_deck[len(now.first_deck) :]
    deal_anew([*places, start.first_deck], drawn, dice)
