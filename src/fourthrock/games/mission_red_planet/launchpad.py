"""5 Ships and destination tokens: boarding, binding a ship for a zone, launching; 4.3 landing, 4.4 new ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthrock.games.mission_red_planet.arrivals import arrive
from fourthrock.games.mission_red_planet.colours import COLOURS, STRIDE
from fourthrock.games.mission_red_planet.position import Planet, colour, destination, dock_of, neutral, seat_of
from fourthrock.games.mission_red_planet.ships import SHIPS, Ship
from fourthrock.games.mission_red_planet.zones import ZONES, Zone
from fourthrock.table import Refusal, Script, pick

FULL: Final = Refusal("5.1", "the ship is full")
LAUNCHED: Final = Refusal("5.5", "the ship has launched: nobody boards it, and it cannot be stopped")
NO_TOKEN: Final = Refusal("5.3", "nobody boards an unbound ship while no destination token is left")
ANOTHER: Final = Refusal("6.6", "the second astronaut boards another ship than the first")
BOUND_ALREADY: Final = Refusal("6.1.2", "the ship is bound for this zone already")
TOKENS_GONE: Final = Refusal("5.3", "both destination tokens of this zone are in use")


def ask_for(g: Planet, c: int, prompt: str) -> str:
    """The prompt; with the colour before it when a controller is asked for a neutral one."""
    return f"{COLOURS[c].name} (neutral): {prompt}" if neutral(g, c) else prompt


def at_launchpad(g: Planet) -> list[Ship]:
    """Every ship at a dock or just launched from one."""
    return [SHIPS[s] for s in g.ship if s >= 0]


def docked(g: Planet) -> list[Ship]:
    return [SHIPS[s] for dock, s in enumerate(g.ship) if s >= 0 and not g.launched[dock]]


def boardable(g: Planet, places: int = 1) -> list[Ship]:
    """5.1 The docked ships with room for so many, 5.3 less those that could not be bound for anywhere."""
    ships: list[Ship] = []
    for dock, s in enumerate(g.ship):
        if s >= 0 and not g.launched[dock] and g.load[dock] + places <= SHIPS[s].capacity and bindable(g, dock):
            ships.append(SHIPS[s])
    return ships


def bindable(g: Planet, dock: int) -> bool:
    return not unchosen(g, dock) or any(g.tokens_left)


def unchosen(g: Planet, dock: int) -> bool:
    """5.2 Whether the next aboard says where the ship goes; 6.1.1 a Pilot's token stands in for that, if it does."""
    if destination(g, dock) < 0:
        return True
    return not g.options.pilot_token_binds and g.load[dock] == 0 and SHIPS[g.ship[dock]].zone is None


def no_boarding(g: Planet, ship: Ship) -> Refusal | None:
    """Why nobody may board this ship at the launchpad now."""
    dock = dock_of(g, ship)
    if g.launched[dock]:
        return LAUNCHED
    if g.load[dock] >= ship.capacity:
        return FULL
    return None if bindable(g, dock) else NO_TOKEN


def place(g: Planet, c: int, astronauts: int, prompt: str, rule: str) -> Script[None]:
    """Put so many astronauts aboard, each on any docked ship; as many as supply and room allow."""
    for _ in range(astronauts):
        yield from place_one(g, c, prompt, rule, None)


def place_one(g: Planet, c: int, prompt: str, rule: str, besides: Ship | None) -> Script[Ship | None]:
    """One astronaut aboard a docked ship (6.6: not `besides`); None if that is impossible."""
    legal = boardable(g)
    if besides is not None and besides in legal:
        legal.remove(besides)
    if not legal or not g.supply[c]:
        g.say("{} cannot place an astronaut", colour(c))
        return None
    among: Sequence[Ship] = at_launchpad(g)
    ship = yield from pick(
        seat_of(g, c),
        ask_for(g, c, prompt),
        among,
        lambda other: ANOTHER if other is besides else no_boarding(g, other),
        rule=rule,
        legal=legal,
        note=lambda other: ship_note(g, other),
    )
    dock = dock_of(g, ship)
    choosing = unchosen(g, dock)
    board(g, c, dock)
    if choosing:
        yield from bind(g, c, dock)
    return ship


def ship_note(g: Planet, ship: Ship) -> str:
    """What matters of a ship when it is chosen: where it goes, and how full it is."""
    dock = dock_of(g, ship)
    bound = destination(g, dock)
    where = "unbound" if bound < 0 else f"to {ZONES[bound].name}"
    return f"{where}, {g.load[dock]} of {ship.capacity} aboard"


def say_boarding(g: Planet, c: int, dock: int) -> None:
    bound = destination(g, dock)
    if bound < 0:
        g.say("{} boards {}", colour(c), SHIPS[g.ship[dock]])
    else:
        g.say("{} boards {} to {}", colour(c), SHIPS[g.ship[dock]], ZONES[bound])


def board(g: Planet, c: int, dock: int) -> None:
    g.supply[c] -= 1
    g.load[dock] += 1
    g.aboard[dock * STRIDE + c] += 1
    if g.journal is not None:
        say_boarding(g, c, dock)


def bind(g: Planet, c: int, dock: int) -> Script[None]:
    """5.2 The first aboard an unbound ship says where it goes."""
    zone = yield from pick_token(g, c, ask_for(g, c, "Where is this ship bound for?"), "5.2")
    put_token(g, dock, zone)


def pick_token(g: Planet, c: int, prompt: str, rule: str, but: int = -1) -> Script[Zone]:
    """A zone of which a destination token is left (5.3), and not this one (6.1.2)."""
    zone = yield from pick(seat_of(g, c), prompt, ZONES, lambda z: no_token(g, z, but), rule=rule)
    return zone


def no_token(g: Planet, zone: Zone, but: int) -> Refusal | None:
    if not g.tokens_left[zone.index]:
        return TOKENS_GONE
    return BOUND_ALREADY if zone.index == but else None


def put_token(g: Planet, dock: int, zone: Zone) -> None:
    """5.4 Tokens stack, and the newest counts."""
    g.tokens_left[zone.index] -= 1
    g.stacks[dock].append(zone.index)
    g.say("{} is now bound for {}", SHIPS[g.ship[dock]], zone)


def launch(g: Planet, dock: int) -> None:
    g.launched[dock] = True
    bound = destination(g, dock)
    if bound < 0:
        g.say("{} launches, bound for nowhere", SHIPS[g.ship[dock]])
    else:
        g.say("{} launches for {}", SHIPS[g.ship[dock]], ZONES[bound])


def launch_full(g: Planet) -> None:
    """4.2.3 When a colour has done all that its character says, every full ship launches."""
    for dock, s in enumerate(g.ship):
        if s >= 0 and not g.launched[dock] and g.load[dock] == SHIPS[s].capacity:
            launch(g, dock)


def clear_dock(g: Planet, dock: int) -> None:
    """The ship goes to the discard, all its tokens to the supply (5.4); whoever is aboard must be elsewhere by now."""
    for zone in g.stacks[dock]:
        g.tokens_left[zone] += 1
    g.stacks[dock].clear()
    g.ship_discard.append(SHIPS[g.ship[dock]])
    g.ship[dock] = -1
    g.launched[dock] = False


def empty(g: Planet, dock: int) -> list[int]:
    """Take everybody off a ship: how many there were of each colour."""
    crew = g.aboard[dock * STRIDE : (dock + 1) * STRIDE]
    for c in range(g.colours):
        g.aboard[dock * STRIDE + c] = 0
    g.load[dock] = 0
    return crew


def land(g: Planet) -> None:
    """4.3 Every launched ship lands."""
    for dock in range(g.docks):
        if g.launched[dock]:
            land_one(g, dock)


def land_one(g: Planet, dock: int) -> None:
    ship = SHIPS[g.ship[dock]]
    zone = destination(g, dock)
    if g.load[dock]:
        g.say("{} lands at {}", ship, ZONES[zone])
    else:
        g.say("{} flies off with nobody aboard", ship)
    for c, n in enumerate(empty(g, dock)):
        if n:
            arrive(g, zone, c, n)
    clear_dock(g, dock)


def draw_ships(g: Planet) -> None:
    """4.4 A new ship at every open dock."""
    for dock in range(g.docks):
        if g.ship[dock] < 0:
            ship = draw_ship(g)
            g.ship[dock] = ship.index
            if ship.zone is None:
                g.say("{} docks, unbound, with {} seats", ship, ship.capacity)
            else:
                g.say("{} docks, to {} with {} seats", ship, ship.zone, ship.capacity)


def draw_ship(g: Planet) -> Ship:
    """The top ship of the deck; an empty deck is made anew from the discard."""
    if not g.ship_deck:
        g.ship_deck = g.ship_discard
        g.ship_discard = []
        g.dice.shuffle(g.ship_deck)
    g.reveal()
    return g.ship_deck.pop()
