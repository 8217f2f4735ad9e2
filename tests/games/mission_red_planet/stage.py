"""Building positions for tests: an empty table, ships and astronauts put where a test wants them, one character acting.

g = empty_table()
dock(g, 0, "ship_14", yellow=1)
stand(g, "hellas", blue=2)
table = act(g, "yellow", SOLDIER)
play(table, "ship_14", "hellas:blue")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fourthrock.games.mission_red_planet import GAME, MissionRedPlanet, Options
from fourthrock.games.mission_red_planet.cards import ACTIONS, DISCOVERIES, EVENTS, MISSIONS, Discovery, Event
from fourthrock.games.mission_red_planet.characters import Character
from fourthrock.games.mission_red_planet.colours import ASTRONAUTS, COLOURS, STRIDE
from fourthrock.games.mission_red_planet.effects import EFFECTS
from fourthrock.games.mission_red_planet.launchpad import launch_full
from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.ships import SHIPS, Ship
from fourthrock.games.mission_red_planet.zones import RESOURCES, ZONES, Zone
from fourthrock.table import IllegalAnswer, Journal, Script, Table, dice_for
from fourthrock.table.record import begin

KINDS = len(RESOURCES)


class Scene(MissionRedPlanet):
    """The game, but with one script only: what a test is about."""

    def __init__(self, script: Callable[[Planet], Script[None]]) -> None:
        super().__init__()
        self.scripts = [script]

    def script(self, position: Planet) -> Script[None] | None:
        return self.scripts.pop(0)(position) if self.scripts else None


def colour(name: str) -> int:
    return next(c.index for c in COLOURS if c.token == name)


def zone(name: str) -> Zone:
    return next(z for z in ZONES if z.token == name)


def ship(name: str) -> Ship:
    return next(s for s in SHIPS if s.token == name)


def card(name: str) -> Event:
    return next(event for event in EVENTS if event.token == name)


def empty_table(seats: int = 3, **options: Any) -> Planet:
    """Round 1 with nothing on Mars and no ship docked; every colour holds the mission it began with, all ice lies face down."""
    g = GAME.setup(seats, Options(**options), dice_for("stage"))
    for dock_number in range(g.docks):
        clear(g, dock_number)
    g.supply = [ASTRONAUTS] * g.colours
    g.first = 0
    missions = MISSIONS[:]
    for c in range(g.seats):
        g.dealt[c] = []
        g.held[c] = [missions.pop()]
        g.returned[c] = missions[c]
    g.events = [*missions, *DISCOVERIES, *ACTIONS]
    g.resource = sorted(g.resource)
    return g


def clear(g: Planet, at: int) -> None:
    for destination in g.stacks[at]:
        g.tokens_left[destination] += 1
    g.stacks[at] = []
    g.ship_deck.append(SHIPS[g.ship[at]])
    g.ship[at] = -1
    g.load[at] = 0
    for c in range(STRIDE):
        g.aboard[at * STRIDE + c] = 0


def dock(g: Planet, at: int, name: str, launched: bool = False, tokens: tuple[str, ...] = (), **crew: int) -> None:
    """A ship at a dock, with tokens and crew."""
    g.ship_deck.remove(ship(name))
    g.ship[at] = ship(name).index
    g.launched[at] = launched
    for token in tokens:
        g.stacks[at].append(zone(token).index)
        g.tokens_left[zone(token).index] -= 1
    for who, n in crew.items():
        g.supply[colour(who)] -= n
        g.load[at] += n
        g.aboard[at * STRIDE + colour(who)] = n


def stand(g: Planet, where: str, **crowd: int) -> None:
    """Astronauts in a zone, its resource face up."""
    g.faceup[zone(where).index] = True
    for who, n in crowd.items():
        g.supply[colour(who)] -= n
        g.on[zone(where).index * STRIDE + colour(who)] += n


def lose(g: Planet, **lost: int) -> None:
    for who, n in lost.items():
        g.supply[colour(who)] -= n
        g.memorial[colour(who)] += n


def hide(g: Planet, where: str, name: str, *, known_to: tuple[int, ...] = ()) -> None:
    """A discovery under a zone."""
    discovery = card(name)
    assert isinstance(discovery, Discovery)
    g.events.remove(discovery)
    g.discoveries[zone(where).index] = discovery
    g.known[zone(where).index] = sum(1 << seat for seat in known_to)


def next_event(g: Planet, name: str) -> None:
    g.events.remove(card(name))
    g.events.append(card(name))


def give(g: Planet, who: str, name: str) -> None:
    """Somebody has drawn this card and keeps it."""
    g.events.remove(card(name))
    g.held[colour(who)].append(card(name))


def resource(g: Planet, where: str, name: str, *, faceup: bool = True) -> None:
    """Swap tokens so that this one lies there (the table is set up with sorted tokens)."""
    wanted = next(r.index for r in RESOURCES if r.token == name)
    here = zone(where).index
    if g.resource[here] != wanted:
        if g.spare == wanted:
            g.spare, g.resource[here] = g.resource[here], g.spare
        else:
            there = next(z for z in reversed(range(len(ZONES))) if g.resource[z] == wanted and not g.faceup[z])
            g.resource[there], g.resource[here] = g.resource[here], g.resource[there]
    g.faceup[here] = faceup


def pile(g: Planet, where: str, **tokens: int) -> None:
    for name, n in tokens.items():
        g.piles[zone(where).index * KINDS + [r.token for r in RESOURCES].index(name)] = n


def earn(g: Planet, who: str, **tokens: int) -> None:
    for name, n in tokens.items():
        g.tokens[colour(who) * KINDS + [r.token for r in RESOURCES].index(name)] = n


def count(g: Planet, where: str, who: str) -> int:
    return g.on[zone(where).index * STRIDE + colour(who)]


def crew(g: Planet, at: int, who: str) -> int:
    return g.aboard[at * STRIDE + colour(who)]


def won(g: Planet, who: str) -> list[int]:
    """Ice, sylvanite, celerium."""
    return g.tokens[colour(who) * KINDS : (colour(who) + 1) * KINDS]


def left(g: Planet, where: str) -> list[int]:
    return g.piles[zone(where).index * KINDS : (zone(where).index + 1) * KINDS]


# ------------------------------------------------------------------------------------------------------------- playing


def scene(g: Planet, script: Callable[[Planet], Script[None]]) -> Table[Planet]:
    return Table(Scene(script), g, g.seats, rewindable=False, journal=Journal())


def act(g: Planet, who: str, character: Character) -> Table[Planet]:
    """One colour does what this character says, and full ships launch; nothing comes after."""
    c = colour(who)
    g.order = [c]
    g.shown[c] = character.number
    return scene(g, lambda planet: effect(planet, c))


def effect(g: Planet, c: int) -> Script[None]:
    yield from EFFECTS[g.shown[c]](g, c)
    launch_full(g)


def real(g: Planet) -> Table[Planet]:
    """The whole game, from this position on."""
    return Table(GAME, g, g.seats, journal=Journal())


def play(table: Table[Planet], *tokens: str) -> None:
    for token in tokens:
        table.play(token)


def choose(table: Table[Planet], *characters: str) -> None:
    """Every seat chooses, in seat order."""
    for seat, character in enumerate(characters):
        table.play(character, seat)


def refused(table: Table[Planet], token: str) -> str:
    """The sentence with which this answer is refused."""
    with pytest.raises(IllegalAnswer) as caught:
        table.play(token)
    assert caught.value.refusal is not None, f"'{token}' is no candidate at all: {caught.value}"
    return str(caught.value)


def log(table: Table[Planet], seat: int | None = None) -> list[str]:
    assert table.journal is not None
    return [str(entry) for entry in table.journal.read(seat)]


def new_game(seats: int = 3, seed: int = 1, **options: Any) -> Table[Planet]:
    return begin(GAME, seats, seed, options)


def kept(table: Table[Planet]) -> Table[Planet]:
    """After everybody has kept the first mission."""
    while table.position.dealt[0]:
        question = table.ask
        table.answer(question.options[0], question)
    return table
