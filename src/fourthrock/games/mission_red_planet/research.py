"""9 Event cards, as the Scientist meets them (6.7): drawn, kept, assigned to a zone, or looked at where they lie."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.cards import Discovery, Event
from fourthrock.games.mission_red_planet.launchpad import ask_for, place
from fourthrock.games.mission_red_planet.position import Planet, colour, neutral, seat_of
from fourthrock.games.mission_red_planet.zones import OUTER, OUTER_ZONES, ZONES, Zone
from fourthrock.table import Item, Refusal, Script, Word, pick

DRAW: Final = Word("draw", "Draw an event card")

NO_EVENTS: Final = Refusal("9.3", "the event deck is empty, and its discard is not shuffled again")
NO_DISCOVERY: Final = Refusal("6.7", "no discovery lies here")
OUTER_ONLY: Final = Refusal("9.2", "discoveries lie under outer zones only")
TAKEN: Final = Refusal("9.2", "a discovery lies here already, and stays")


def scientist(g: Planet, c: int) -> Script[None]:
    """6.7 Two aboard; then draw an event card or look at a discovery. 13.7 A neutral one must draw if it can."""
    yield from place(g, c, 2, "Board which ship?", "6.7")
    if neutral(g, c) and g.events and g.options.neutral_scientist_must_draw:
        yield from draw_event(g, c)
        return
    legal: list[Item] = [DRAW] if g.events else []
    legal += peekable(g)
    if not legal:
        g.say("The Scientist of {} finds nothing to study", colour(c))
        return
    among: list[Item] = [DRAW, *ZONES]
    choice = yield from pick(
        seat_of(g, c),
        ask_for(g, c, "Draw an event card, or look at which discovery?"),
        among,
        lambda item: no_study(g, item),
        rule="6.7",
        legal=legal,
        note=lambda item: study_note(g, c, item),
    )
    if choice is DRAW:
        yield from draw_event(g, c)
    else:
        peek(g, c, choice)


def peekable(g: Planet) -> list[Zone]:
    return [zone for zone in OUTER_ZONES if g.discoveries[zone.index] is not None]


def no_study(g: Planet, item: Item) -> Refusal | None:
    if item is DRAW:
        return None if g.events else NO_EVENTS
    return None if item in peekable(g) else NO_DISCOVERY


def study_note(g: Planet, c: int, item: Item) -> str:
    """Which discovery lies there, for whoever has seen it; how many cards are left to draw."""
    if not isinstance(item, Zone):
        return f"{len(g.events)} left"
    card = g.discoveries[item.index] if item in peekable(g) else None
    return card.name if card is not None and g.known[item.index] >> seat_of(g, c) & 1 else ""


def peek(g: Planet, c: int, item: Item) -> None:
    """Look at a discovery and leave it face down."""
    assert isinstance(item, Zone)
    seen_by = 1 << seat_of(g, c)
    if not g.known[item.index] & seen_by:
        g.known[item.index] |= seen_by
        g.reveal()
    g.say("{} looks at the discovery in {}", colour(c), item)
    g.tell(seen_by, "In {} lies {}", item, g.discoveries[item.index])


def draw_event(g: Planet, c: int) -> Script[None]:
    """9.1 Draw the top event card."""
    card = g.events.pop()
    g.reveal()
    g.say("{} draws an event card", colour(c))
    g.tell(1 << seat_of(g, c), "It is {}: {}", card, card.text)
    if isinstance(card, Discovery):
        yield from assign(g, c, card)
    else:
        keep(g, c, card)


def keep(g: Planet, c: int, card: Event) -> None:
    """9.1 Missions and actions are kept in secret. 13.7 Those of a neutral colour leave the game unseen."""
    if neutral(g, c):
        g.boxed[seat_of(g, c)].append(card)
        g.say("It leaves the game unseen")
    else:
        g.held[c].append(card)
        g.say("{} keeps it", colour(c))


def assign(g: Planet, c: int, card: Discovery) -> Script[None]:
    """9.1 Lay a discovery under an outer zone that has none; if there is none left, discard it and look at one."""
    seat = seat_of(g, c)
    if not free_zones(g):
        g.event_discard.append(card)
        g.say("It is {}, and there is no room for it", card)
        zone = yield from pick(seat, ask_for(g, c, "Look at which discovery?"), OUTER_ZONES, rule="9.1")
        peek(g, c, zone)
        return
    g.drawn = card
    zone = yield from pick(
        seat,
        ask_for(g, c, f"Lay {card.name} under which zone?"),
        ZONES,
        lambda z: no_room_for_discovery(g, z),
        rule="9.1",
        legal=free_zones(g),
    )
    g.drawn = None
    g.discoveries[zone.index] = card
    g.known[zone.index] = 1 << seat
    g.say("{} lays a discovery under {}", colour(c), zone)


def free_zones(g: Planet) -> list[Zone]:
    return [zone for zone in OUTER_ZONES if g.discoveries[zone.index] is None]


def no_room_for_discovery(g: Planet, zone: Zone) -> Refusal | None:
    if zone.kind != OUTER:
        return OUTER_ONLY
    return None if g.discoveries[zone.index] is None else TAKEN
