"""10 The reveal discovery phase: the last actions, then every discovery is turned face up."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.arrivals import arrive, kill_in, walk
from fourthrock.games.mission_red_planet.cards import (
    ACTIONS,
    BEFORE_REVEAL,
    ETHER_MAGNET,
    LAST_ORDERS,
    NATIVE_RESISTANCE,
    RESCUE_CAPSULE,
    SHIFTING_DEPOSITS,
    Action,
)
from fourthrock.games.mission_red_planet.launchpad import empty
from fourthrock.games.mission_red_planet.position import Planet, colour, neutral, present, turn_order
from fourthrock.games.mission_red_planet.zones import (
    ALL_MOVES,
    INNER,
    MARS_ZONES,
    MOVES,
    OUTER_ZONES,
    PHOBOS,
    RESOURCES,
    ZONES,
    Move,
    Zone,
)
from fourthrock.table import PASS, Refusal, Script, pick, pick_or_stop

NOT_NOW: Final = Refusal("11.6", "this card plays itself after the third production")
NOBODY_TO_MOVE: Final = Refusal("10.1", "you have nobody who could move")
NOBODY_LOST: Final = Refusal("10.1", "none of your astronauts lies on the Memorial")
INNER_ZONE: Final = Refusal("10.1", "the capsule reaches outer zones and Phobos only")


def last_actions(g: Planet) -> Script[None]:
    """10.1 In turn order each may play actions; whoever has drawn a card that is kept is asked, so that asking tells nothing."""
    for c in turn_order(g):
        if not neutral(g, c):
            yield from actions_of(g, c)


def actions_of(g: Planet, c: int) -> Script[None]:
    """10.1 One colour plays as many actions as it likes."""
    while len(g.held[c]) > 1:
        mine = [card for card in ACTIONS if card in g.held[c]]
        card = yield from pick_or_stop(
            c, "Play an action card?", mine, lambda a: no_action(g, c, a), stop=PASS, rule="10.1", always=True
        )
        if card is None:
            return
        g.held[c].remove(card)
        g.event_discard.append(card)
        g.reveal()
        g.say("{} plays {}", colour(c), card)
        if card is LAST_ORDERS:
            yield from last_orders(g, c)
        elif card is RESCUE_CAPSULE:
            yield from rescue_capsule(g, c)


def no_action(g: Planet, c: int, card: Action) -> Refusal | None:
    if card.window != BEFORE_REVEAL:
        return NOT_NOW
    if card is LAST_ORDERS and not orders(g, c):
        return NOBODY_TO_MOVE
    return NOBODY_LOST if card is RESCUE_CAPSULE and not g.memorial[c] else None


def orders(g: Planet, c: int) -> list[Move]:
    """Every move that Last Orders may give: a step on Mars, or from Phobos to anywhere there."""
    found = [move for zone in MARS_ZONES if present(g, zone.index, c) for move in g.mars.moves[zone.index]]
    if present(g, PHOBOS.index, c):
        found += [MOVES[PHOBOS.index][zone.index] for zone in MARS_ZONES]
    return found


def last_orders(g: Planet, c: int) -> Script[None]:
    """10.1 Last Orders: move one astronaut."""
    legal = orders(g, c)
    move = yield from pick(c, "Last orders: move whom where?", ALL_MOVES, lambda m: no_order(g, c, m), rule="10.1", legal=legal)
    walk(g, move.start.index, move.goal.index, c)


def no_order(g: Planet, c: int, move: Move) -> Refusal | None:
    if not present(g, move.start.index, c):
        return Refusal("10.1", "{} has nobody in {}", colour(c).name, move.start.name)
    if move in orders(g, c):
        return None
    return Refusal("10.1", "{} cannot be reached from {}", move.goal.name, move.start.name)


def rescue_capsule(g: Planet, c: int) -> Script[None]:
    """10.1 Rescue Capsule: one astronaut comes back from the Memorial."""
    zone = yield from pick(c, "The capsule comes down where?", ZONES, no_capsule, rule="10.1")
    g.memorial[c] -= 1
    g.say("{} comes back from the Memorial to {}", colour(c), zone)
    arrive(g, zone.index, c)


def no_capsule(zone: Zone) -> Refusal | None:
    return INNER_ZONE if zone.kind == INNER else None


def reveal_discoveries(g: Planet) -> None:
    """10.2 All discoveries face up; 10.3 those that act now."""
    g.revealed = True
    g.reveal()
    for zone in OUTER_ZONES:
        if g.discoveries[zone.index] is not None:
            g.say("In {} lies {}", zone, g.discoveries[zone.index])
    for zone in OUTER_ZONES:
        card = g.discoveries[zone.index]
        if card is NATIVE_RESISTANCE:
            native_resistance(g, zone)
        elif card is ETHER_MAGNET:
            ether_magnet(g, zone)
        elif card is SHIFTING_DEPOSITS:
            shifting_deposits(g, zone)


def native_resistance(g: Planet, zone: Zone) -> None:
    """10.3 Each colour present loses one."""
    for c in range(g.colours):
        if present(g, zone.index, c):
            kill_in(g, zone.index, c)
            g.say("{} loses an astronaut at {}", colour(c), zone)


def ether_magnet(g: Planet, zone: Zone) -> None:
    """10.3 The crews of all docked ships arrive here; the ships stay."""
    for dock in range(g.docks):
        if g.load[dock]:
            for c, n in enumerate(empty(g, dock)):
                if n:
                    g.say("{} {} drawn down to {}", n, colour(c), zone)
                    arrive(g, zone.index, c, n)


def shifting_deposits(g: Planet, zone: Zone) -> None:
    """10.3 The resource token changes places with the spare one and keeps its facing."""
    g.resource[zone.index], g.spare = g.spare, g.resource[zone.index]
    if g.faceup[zone.index]:
        g.say("The deposits in {} are now {}", zone, RESOURCES[g.resource[zone.index]])
    else:
        g.say("The deposits in {} shift unseen", zone)
