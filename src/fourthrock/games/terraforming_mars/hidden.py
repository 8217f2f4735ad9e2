"""Dealing anew what a seat cannot know: hands, dealt cards, decks, the global events to come."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.card import Card
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.words import PRELUDE_ROUND
from fourthrock.table import Dice, deal_anew


def imagine(start: Mars, now: Mars, seat: int, dice: Dice) -> None:
    """Make `start` a world that this seat may believe in, looking at the table as it lies `now`."""
    seen = known(start, now, seat)
    others = [me for me in start.players if me.seat != seat]
    projects = [start.deck, start.discard]
    for me in others:
        projects += [me.hand, me.offer, me.drawn]
        if start.draft_pack(me):
            projects.append(me.dealt)
    deal_anew(projects, seen, dice)
    corporations = [start.corporations, *[me.dealt for me in others if not start.draft_pack(me)]]
    deal_anew(corporations, seen, dice)
    deal_anew([start.prelude_deck, start.past_preludes, *[me.preludes for me in others]], seen, dice)
    deal_anew([start.events], [event for event in start.events if event not in now.events], dice)


def known(start: Mars, now: Mars, seat: int) -> set[Card]:
    """The cards that stay where they were: seen by the seat, or moved since by somebody else's answer.

    Whether a prelude can be done may hang on its player's hand; in the middle of a prelude that hand stays.
    """
    seen: set[Card] = set(now.shown)
    for before, after in zip(start.players, now.players):
        seen.update(after.played, after.events)
        if before.seat == seat:
            for me in (before, after):
                seen.update(me.hand, me.dealt, me.offer, me.preludes, me.drawn, me.glimpsed)
        else:
            seen.update(_moved(before, after))
            if now.phase == PRELUDE_ROUND and now.active == before.seat:
                seen.update(before.hand)
    return seen


def _moved(before: Player, after: Player) -> set[Card]:
    """What another player has drawn, kept or thrown away since the script began: it must be there for that again."""
    moved = set(after.glimpsed) | set(after.drawn)
    moved |= set(before.hand) ^ set(after.hand)
    moved |= set(before.preludes) ^ set(after.preludes)
    return moved
