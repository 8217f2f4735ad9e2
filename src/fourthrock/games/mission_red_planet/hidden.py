"""14 Hidden information: a world that a seat may believe in. What it has seen, and what it can deduce, holds in every one."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.cards import MISSIONS, Discovery, Event, Mission
from fourthrock.games.mission_red_planet.characters import HANDS, NUMBERED, Character
from fourthrock.games.mission_red_planet.position import Planet, seat_of
from fourthrock.games.mission_red_planet.scoring import is_over
from fourthrock.games.mission_red_planet.setup import NEUTRAL_CORE
from fourthrock.table import Dice

BELOW_THE_TOP: Final = 6
"""How many cards of a neutral deck lie below the three that were put on top (13.4)."""


def imagine(start: Planet, now: Planet, seat: int, dice: Dice) -> None:
    """Deal anew, in `start`, what this seat cannot know as the table lies `now`. When the game is over all lies open."""
    if is_over(now):
        return
    dice.shuffle(start.ship_deck)
    imagine_resources(start, now, dice)
    if start.dealt[seat]:
        imagine_dealt(start, seat, dice)
    else:
        imagine_events(start, now, seat, dice)
    for c in range(start.seats):
        if c != seat and start.chosen[c]:
            imagine_choice(start, now, c, dice)
    for c in range(start.seats, start.colours):
        imagine_deck(start, now, c, seat, dice)


def imagine_resources(start: Planet, now: Planet, dice: Dice) -> None:
    """The tokens that are still face down, and the spare one, in any order."""
    zones = [zone for zone, seen in enumerate(now.faceup) if not seen]
    kinds = [start.resource[zone] for zone in zones]
    kinds.append(start.spare)
    dice.shuffle(kinds)
    start.spare = kinds.pop()
    for zone, kind in zip(zones, kinds):
        start.resource[zone] = kind


# ---------------------------------------------------------------------------------------------------------- characters


def imagine_choice(start: Planet, now: Planet, c: int, dice: Dice) -> None:
    """An unrevealed character is one from the hand whose number the countdown has not reached."""
    hand = start.hand[c] | 1 << start.chosen[c]
    character = dice.choose([other for other in HANDS[hand] if still_to_come(now, other)])
    start.chosen[c] = character.number
    start.hand[c] = hand & ~(1 << character.number)


def still_to_come(now: Planet, character: Character) -> bool:
    return now.count == 0 or character.number < now.count


def imagine_deck(start: Planet, now: Planet, c: int, seat: int, dice: Dice) -> None:
    """13.4 A neutral deck in any order in which the three on top are none of the four that are certainly below them."""
    cards = start.decks[c][:]
    secret = start.chosen[c] != 0 and seat_of(start, c) != seat
    if secret:
        cards.append(NUMBERED[start.chosen[c]])
    top = 0 if start.reshuffled[c] else max(0, len(cards) - BELOW_THE_TOP)
    if secret:
        drawn = dice.choose([card for card in cards if still_to_come(now, card) and not (top and card in NEUTRAL_CORE)])
        start.chosen[c] = drawn.number
        cards.remove(drawn)
        top = max(0, top - 1)
    dice.shuffle(cards)
    above = [card for card in cards if card not in NEUTRAL_CORE][:top]
    start.decks[c] = [card for card in cards if card not in above] + above


# -------------------------------------------------------------------------------------------------------------- events


def imagine_dealt(start: Planet, seat: int, dice: Dice) -> None:
    """Before the missions are kept: the others' two, and the undealt ones, in any order."""
    missions: list[Mission] = [card for card in MISSIONS if card not in start.dealt[seat]]
    dice.shuffle(missions)
    for c in range(start.seats):
        if c != seat:
            start.dealt[c] = [missions.pop() for _ in start.dealt[c]]
    start.events = [*missions]


def imagine_events(start: Planet, now: Planet, seat: int, dice: Dice) -> None:
    """Deck, cards held by others, discoveries not looked at: each card only where one of its type can lie."""
    seen = events_seen(start, now, seat)
    places: list[list[Event]] = [start.events]
    places += [start.held[c] for c in range(start.seats) if c != seat]
    places += [start.boxed[other] for other in range(start.seats) if other != seat]
    unseen = [card for place in places for card in place if card not in seen]
    unseen += [card for card in start.discoveries if card is not None and card not in seen]
    discoveries: list[Discovery] = [card for card in unseen if isinstance(card, Discovery)]
    keepable = [card for card in unseen if not isinstance(card, Discovery)]
    dice.shuffle(discoveries)
    dice.shuffle(keepable)
    for zone, lying in enumerate(start.discoveries):
        if lying is not None and lying not in seen:
            start.discoveries[zone] = discoveries.pop()
    deal_held(start, seat, seen, keepable, dice)
    deal_deck(start, now, seen, discoveries, keepable, dice)


def events_seen(start: Planet, now: Planet, seat: int) -> set[Event]:
    """The event cards of which this seat knows where they lie."""
    seen = {*start.held[seat], *now.held[seat], *now.event_discard, *start.boxed[seat], *now.boxed[seat]}
    for zone, card in enumerate(now.discoveries):
        if card is not None and (now.revealed or now.known[zone] >> seat & 1):
            seen.add(card)
    if now.drawn is not None and seat_of(now, now.order[now.done]) == seat:
        seen.add(now.drawn)
    return seen


def deal_held(start: Planet, seat: int, seen: set[Event], keepable: list[Event], dice: Dice) -> None:
    """What the others hold: first the mission kept at the start, which is not the one that this seat gave back (2.7)."""
    others = [c for c in range(start.seats) if c != seat]
    for c in others:
        if start.held[c][0] not in seen:
            start.held[c][0] = take_mission(keepable, start.returned[seat])
    dice.shuffle(keepable)  # anew, as taking the first missions has moved the actions forward
    for c in others:
        deal_into(start.held[c], 1, seen, keepable)
        deal_into(start.boxed[c], 0, seen, keepable)
    first = [start.held[c][0] for c in range(start.seats)]
    spare: list[Mission] = [card for card in MISSIONS if card not in first and card is not start.returned[seat]]
    dice.shuffle(spare)
    for c in others:
        start.returned[c] = spare.pop()


def take_mission(keepable: list[Event], but: Mission | None) -> Event:
    for card in keepable:
        if isinstance(card, Mission) and card is not but:
            keepable.remove(card)
            return card
    raise ValueError("every colour began with a mission, so one is left to imagine")


def deal_into(cards: list[Event], begin: int, seen: set[Event], keepable: list[Event]) -> None:
    for place in range(begin, len(cards)):
        if cards[place] not in seen:
            cards[place] = keepable.pop()


def deal_deck(
    start: Planet, now: Planet, seen: set[Event], discoveries: list[Discovery], keepable: list[Event], dice: Dice
) -> None:
    """The event deck; on top a discovery, if somebody is just looking for a zone to lay one under."""
    open_places = [place for place, card in enumerate(start.events) if card not in seen]
    if now.drawn is not None and now.drawn not in seen:
        start.events[open_places.pop()] = discoveries.pop()
    rest: list[Event] = [*discoveries, *keepable]
    dice.shuffle(rest)
    for place, card in zip(open_places, rest):
        start.events[place] = card
