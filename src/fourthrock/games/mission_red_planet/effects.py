"""6 Characters: what each of the nine does, from top to bottom, as far as it is possible (4.2.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourthrock.games.mission_red_planet.arrivals import walk
from fourthrock.games.mission_red_planet.characters import ALL_NINE, CHARACTERS, RECRUITER
from fourthrock.games.mission_red_planet.colours import STRIDE
from fourthrock.games.mission_red_planet.killing import femme_fatale, soldier
from fourthrock.games.mission_red_planet.launchpad import (
    ask_for,
    at_launchpad,
    bind,
    board,
    boardable,
    clear_dock,
    docked,
    empty,
    launch,
    no_boarding,
    pick_token,
    place,
    place_one,
    put_token,
    ship_note,
    unchosen,
)
from fourthrock.games.mission_red_planet.position import (
    Planet,
    colour,
    destination,
    dock_of,
    neutral,
    present,
    room,
    seat_of,
)
from fourthrock.games.mission_red_planet.research import scientist
from fourthrock.games.mission_red_planet.ships import SHIPS, Ship
from fourthrock.games.mission_red_planet.zones import ALL_MOVES, MARS_ZONES, PHOBOS, ZONES, Move, Zone
from fourthrock.table import Refusal, Script, pick, pick_or_stop

EXPLORER_STEPS: Final = 3
TRAVELLERS: Final = 3

GONE: Final = Refusal("5.5", "the ship has launched already")
FULL_SHIP: Final = Refusal("6.6", "a full ship is not sent off by the Secret Agent: it launches by itself")
TOO_SMALL: Final = Refusal("6.3", "the ship has no room for three")
NOWHERE_ELSE: Final = Refusal("6.1.2", "no destination token is left that would send it elsewhere")
NO_NEIGHBOUR: Final = Refusal("6.8", "Phobos is next to nothing: nobody walks to it or from it")


def recruiter(g: Planet, c: int) -> Script[None]:
    """6.9 One aboard; then all played characters return to hand. 13.8 A neutral Recruiter leaves, and the deck is made anew."""
    if g.options.neutral_recruiter_boards or not neutral(g, c):
        yield from place(g, c, 1, "Board which ship?", "6.9")
    g.played[c] = 0
    if neutral(g, c):
        new_deck(g, c)
    else:
        g.hand[c] = ALL_NINE
        g.say("{} takes all played characters back", colour(c))


def new_deck(g: Planet, c: int) -> None:
    """13.8 The other eight characters, drawn or not, make a new deck. The Recruiter comes only once."""
    g.decks[c] = [character for character in CHARACTERS if character is not RECRUITER]
    g.dice.shuffle(g.decks[c])
    g.reshuffled[c] = True
    g.say("The Recruiter of {} leaves the game, the other eight are shuffled", colour(c))


def explorer(g: Planet, c: int) -> Script[None]:
    """6.8 One aboard; then up to three steps of own astronauts on Mars."""
    yield from place(g, c, 1, "Board which ship?", "6.8")
    for left in range(EXPLORER_STEPS, 0, -1):
        legal = steps(g, c)
        if not legal:
            return
        prompt = ask_for(g, c, f"Explore: move whom where? ({left} left)")
        if left == EXPLORER_STEPS and g.options.explorer_must_move:
            move: Move | None = yield from pick(
                seat_of(g, c), prompt, ALL_MOVES, lambda m: no_step(g, c, m), rule="6.8", legal=legal
            )
        else:
            move = yield from pick_or_stop(seat_of(g, c), prompt, ALL_MOVES, lambda m: no_step(g, c, m), rule="6.8", legal=legal)
        if move is None:
            return
        walk(g, move.start.index, move.goal.index, c)


def steps(g: Planet, c: int) -> list[Move]:
    """Every step that an astronaut of this colour can take on Mars."""
    found: list[Move] = []
    for zone in MARS_ZONES:
        if g.on[zone.index * STRIDE + c]:
            found += g.mars.moves[zone.index]
    return found


def no_step(g: Planet, c: int, move: Move) -> Refusal | None:
    if move.start is PHOBOS or move.goal is PHOBOS:
        return NO_NEIGHBOUR
    if move.goal not in g.mars.neighbours[move.start.index]:
        return Refusal("6.8", "{} is not next to {}", move.goal.name, move.start.name)
    return None if present(g, move.start.index, c) else Refusal("6.8", "{} has nobody in {}", colour(c).name, move.start.name)


def secret_agent(g: Planet, c: int) -> Script[None]:
    """6.6 One aboard each of two ships; then a docked ship with room must launch, even with nobody aboard."""
    first = yield from place_one(g, c, "Board a first ship", "6.6", None)
    yield from place_one(g, c, "Board a second ship", "6.6", first)
    legal = [ship for ship in docked(g) if room(g, dock_of(g, ship)) > 0]
    if not legal:
        g.say("No ship is left that {} could send off", colour(c))
        return
    ship = yield from pick(
        seat_of(g, c),
        ask_for(g, c, "Which ship must launch?"),
        at_launchpad(g),
        lambda s: no_sending(g, s),
        rule="6.6",
        legal=legal,
        note=lambda s: ship_note(g, s),
    )
    launch(g, dock_of(g, ship))


def no_sending(g: Planet, ship: Ship) -> Refusal | None:
    dock = dock_of(g, ship)
    if g.launched[dock]:
        return GONE
    return None if room(g, dock) else FULL_SHIP


def saboteur(g: Planet, c: int) -> Script[None]:
    """6.5 One aboard; then a docked ship is destroyed, one's own if there is no other."""
    yield from place(g, c, 1, "Board which ship?", "6.5")
    legal = docked(g)
    if not legal:
        g.say("No ship is left that {} could destroy", colour(c))
        return
    ship = yield from pick(
        seat_of(g, c),
        ask_for(g, c, "Destroy which ship?"),
        at_launchpad(g),
        lambda s: GONE if g.launched[dock_of(g, s)] else None,
        rule="6.5",
        legal=legal,
        note=lambda s: ship_note(g, s),
    )
    destroy(g, dock_of(g, ship))


def destroy(g: Planet, dock: int) -> None:
    g.say("{} is destroyed", SHIPS[g.ship[dock]])
    for c, n in enumerate(empty(g, dock)):
        if n:
            g.memorial[c] += n
            g.say("{} {} lost in space", n, colour(c))
    clear_dock(g, dock)


def travel_agent(g: Planet, c: int) -> Script[None]:
    """6.3 Three aboard one ship, or nothing."""
    legal = boardable(g, TRAVELLERS)
    if not legal or g.supply[c] < TRAVELLERS:
        g.say("The Travel Agent of {} finds no ship for three", colour(c))
        return
    ship = yield from pick(
        seat_of(g, c),
        ask_for(g, c, "Three astronauts aboard which ship?"),
        at_launchpad(g),
        lambda s: no_three(g, s),
        rule="6.3",
        legal=legal,
        note=lambda s: ship_note(g, s),
    )
    dock = dock_of(g, ship)
    choosing = unchosen(g, dock)
    for _ in range(TRAVELLERS):
        board(g, c, dock)
    if choosing:
        yield from bind(g, c, dock)


def no_three(g: Planet, ship: Ship) -> Refusal | None:
    refused = no_boarding(g, ship)
    if refused is None and room(g, dock_of(g, ship)) < TRAVELLERS:
        return TOO_SMALL
    return refused


def pilot(g: Planet, c: int) -> Script[None]:
    """6.1 Two aboard; then a new destination for a docked or launched ship, over any older one."""
    yield from place(g, c, g.options.pilot_aboard, "Board which ship?", "6.1")
    legal = [ship for ship in at_launchpad(g) if zones_for(g, ship)]
    if not legal:
        g.say("The Pilot of {} has nothing to steer", colour(c))
        return
    ship = yield from pick(
        seat_of(g, c),
        ask_for(g, c, "Steer which ship elsewhere?"),
        at_launchpad(g),
        lambda s: None if zones_for(g, s) else NOWHERE_ELSE,
        rule="6.1",
        legal=legal,
        note=lambda s: ship_note(g, s),
    )
    zone = yield from pick_token(g, c, ask_for(g, c, "To which zone?"), "6.1", repeated(g, ship))
    put_token(g, dock_of(g, ship), zone)


def repeated(g: Planet, ship: Ship) -> int:
    """6.1.2 The zone that a Pilot may not name, as the ship is bound for it anyway; -1 if any will do."""
    return -1 if g.options.pilot_may_repeat else destination(g, dock_of(g, ship))


def zones_for(g: Planet, ship: Ship) -> list[Zone]:
    """Where a Pilot can send this ship."""
    but = repeated(g, ship)
    return [zone for zone in ZONES if g.tokens_left[zone.index] and zone.index != but]


Effect = Callable[[Planet, int], Script[None]]

EFFECTS: Final[list[Effect]] = [
    pilot,
    pilot,
    soldier,
    travel_agent,
    femme_fatale,
    saboteur,
    secret_agent,
    scientist,
    explorer,
    recruiter,
]
"""What the character with this number does; there is no number 0."""
