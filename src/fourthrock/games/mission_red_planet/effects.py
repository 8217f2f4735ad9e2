"""6 Characters: what each of the nine does, from top to bottom, as far as it is possible (4.2.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourthrock.games.mission_red_planet.arrivals import kill_in, walk
from fourthrock.games.mission_red_planet.characters import ALL_NINE, CHARACTERS, RECRUITER
from fourthrock.games.mission_red_planet.colours import ABOARD, IN_ZONE, STRIDE, Target
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
from fourthrock.games.mission_red_planet.zones import ALL_MOVES, INNER, MARS_ZONES, PHOBOS, ZONES, Move, Zone
from fourthrock.table import PASS, Refusal, Script, pick, pick_or_stop

EXPLORER_STEPS: Final = 3
TRAVELLERS: Final = 3

GONE: Final = Refusal("5.5", "the ship has launched already")
FULL_SHIP: Final = Refusal("6.6", "a full ship is not sent off by the Secret Agent: it launches by itself")
TOO_SMALL: Final = Refusal("6.3", "the ship has no room for three")
MOON_TO_MOON: Final = Refusal("6.2", "they are on Phobos already: choose a zone of Mars")
NO_NEIGHBOUR: Final = Refusal("6.8", "Phobos is next to nothing: nobody walks to it or from it")
NOBODY: Final = Refusal("0.3", "that colour has nobody there")
OWN: Final = Refusal("6.4", "the Femme Fatale takes the place of another colour's astronaut")


def recruiter(g: Planet, c: int) -> Script[None]:
    """6.9 One aboard; then all played characters return to hand. 13.8 A neutral Recruiter leaves, and the deck is made anew."""
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
        move = yield from pick_or_stop(
            seat_of(g, c),
            ask_for(g, c, f"Explore: move whom where? ({left} left)"),
            ALL_MOVES,
            lambda m: no_step(g, c, m),
            rule="6.8",
            legal=legal,
        )
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


def femme_fatale(g: Planet, c: int) -> Script[None]:
    """6.4 One aboard; then kill another colour's astronaut where one's own is present, and take its place from supply."""
    yield from place(g, c, 1, "Board which ship?", "6.4")
    rivals, own = victims(g, c)
    if not neutral(g, c):
        own = []
    if not g.supply[c] or not (rivals or own):
        g.say("The Femme Fatale of {} finds nobody", colour(c))
        return
    prompt = ask_for(g, c, "Take whose place?")
    if rivals:
        target = yield from pick(
            seat_of(g, c), prompt, pointable(g), lambda t: no_replacing(g, c, t), rule="6.4", legal=rivals + own
        )
        replace(g, c, target)
    else:
        chosen = yield from pick_or_stop(
            seat_of(g, c), prompt, pointable(g), lambda t: no_replacing(g, c, t), rule="13.9", legal=own, stop=PASS
        )
        if chosen is not None:
            replace(g, c, chosen)


def victims(g: Planet, c: int) -> tuple[list[Target], list[Target]]:
    """The astronauts wherever this colour is present: those of others, and its own."""
    rivals: list[Target] = []
    own: list[Target] = []
    for dock, s in enumerate(g.ship):
        if s >= 0 and g.aboard[dock * STRIDE + c]:
            own.append(ABOARD[s * STRIDE + c])
            for other in range(g.colours):
                if other != c and g.aboard[dock * STRIDE + other]:
                    rivals.append(ABOARD[s * STRIDE + other])
    for zone in range(len(ZONES)):
        if g.on[zone * STRIDE + c]:
            own.append(IN_ZONE[zone * STRIDE + c])
            for other in range(g.colours):
                if other != c and g.on[zone * STRIDE + other]:
                    rivals.append(IN_ZONE[zone * STRIDE + other])
    return rivals, own


def pointable(g: Planet) -> list[Target]:
    """Every colour's astronauts at every place where they could be."""
    at_pad = [ABOARD[s * STRIDE + c] for s in g.ship if s >= 0 for c in range(g.colours)]
    return at_pad + [IN_ZONE[zone.index * STRIDE + c] for zone in ZONES for c in range(g.colours)]


def count_of(g: Planet, target: Target, c: int) -> int:
    """How many astronauts of a colour are where the target is."""
    if target.ship is not None:
        return g.aboard[dock_of(g, target.ship) * STRIDE + c]
    assert target.zone is not None
    return g.on[target.zone.index * STRIDE + c]


def no_replacing(g: Planet, c: int, target: Target) -> Refusal | None:
    if not count_of(g, target, target.colour.index):
        return NOBODY
    if target.colour.index == c:
        return None if neutral(g, c) else OWN
    return None if count_of(g, target, c) else Refusal("6.4", "{} has nobody at {}", colour(c).name, target.place.name)


def replace(g: Planet, c: int, target: Target) -> None:
    g.say("{} takes the place of {}", colour(c), target)
    victim = target.colour.index
    if target.ship is not None:
        row = dock_of(g, target.ship) * STRIDE
        g.aboard[row + victim] -= 1
        g.aboard[row + c] += 1
        g.memorial[victim] += 1
    else:
        assert target.zone is not None
        kill_in(g, target.zone.index, victim)
        g.on[target.zone.index * STRIDE + c] += 1
    g.supply[c] -= 1


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
    for _ in range(TRAVELLERS):
        board(g, c, dock)
    if destination(g, dock) < 0:
        yield from bind(g, c, dock)


def no_three(g: Planet, ship: Ship) -> Refusal | None:
    refused = no_boarding(g, ship)
    if refused is None and room(g, dock_of(g, ship)) < TRAVELLERS:
        return TOO_SMALL
    return refused


def soldier(g: Planet, c: int) -> Script[None]:
    """6.2 One aboard; kill one astronaut, not in an inner zone; bring one to three of one's own from Phobos to Mars."""
    yield from place(g, c, g.soldier_aboard, "Board which ship?", "6.2")
    legal = in_sight(g)
    if legal:
        target = yield from pick(
            seat_of(g, c),
            ask_for(g, c, "Kill which astronaut?"),
            [IN_ZONE[zone.index * STRIDE + other] for zone in ZONES for other in range(g.colours)],
            lambda t: no_killing(g, t),
            rule="6.2",
            legal=legal,
        )
        assert target.zone is not None
        kill_in(g, target.zone.index, target.colour.index)
        g.say("{} kills {}", colour(c), target)
    yield from descend(g, c)


def in_sight(g: Planet) -> list[Target]:
    """Whom a Soldier may kill: anybody, own or not, but in the inner zones."""
    found: list[Target] = []
    for zone in ZONES:
        if zone.kind != INNER:
            row = zone.index * STRIDE
            for c in range(g.colours):
                if g.on[row + c]:
                    found.append(IN_ZONE[row + c])
    return found


def no_killing(g: Planet, target: Target) -> Refusal | None:
    assert target.zone is not None
    if target.zone.kind == INNER:
        return Refusal("6.2", "Soldiers cannot kill in {}", target.zone.name)
    return None if count_of(g, target, target.colour.index) else NOBODY


def descend(g: Planet, c: int) -> Script[None]:
    """6.2 (c) From Phobos to any zones of Mars: the first must go, the others may."""
    seat = seat_of(g, c)
    for number in range(g.soldier_descents):
        if not present(g, PHOBOS.index, c):
            return
        prompt = ask_for(g, c, "From Phobos down to which zone?")
        if number == 0:
            goal: Zone | None = yield from pick(seat, prompt, ZONES, not_down, rule="6.2", legal=MARS_ZONES)
        else:
            goal = yield from pick_or_stop(seat, prompt, ZONES, not_down, rule="6.2", legal=MARS_ZONES)
        if goal is None:
            return
        walk(g, PHOBOS.index, goal.index, c)


def not_down(zone: Zone) -> Refusal | None:
    return MOON_TO_MOON if zone is PHOBOS else None


def pilot(g: Planet, c: int) -> Script[None]:
    """6.1 Two aboard; then a new destination for a docked or launched ship, over any older one."""
    yield from place(g, c, g.pilot_aboard, "Board which ship?", "6.1")
    ships = at_launchpad(g)
    if not ships or not any(g.tokens_left):
        g.say("The Pilot of {} has nothing to steer", colour(c))
        return
    ship = yield from pick(
        seat_of(g, c), ask_for(g, c, "Steer which ship elsewhere?"), ships, rule="6.1", note=lambda s: ship_note(g, s)
    )
    zone = yield from pick_token(g, c, ask_for(g, c, "To which zone?"), "6.1")
    put_token(g, dock_of(g, ship), zone)


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
