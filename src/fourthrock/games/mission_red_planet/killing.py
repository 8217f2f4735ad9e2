"""6.4 Femme Fatale and 6.2 Soldier: the two who kill one by one, and whom they may reach."""

from __future__ import annotations

from typing import Final

from fourthrock.games.mission_red_planet.arrivals import kill_in, walk
from fourthrock.games.mission_red_planet.colours import ABOARD, IN_ZONE, STRIDE, Target
from fourthrock.games.mission_red_planet.launchpad import ask_for, place, place_one
from fourthrock.games.mission_red_planet.position import Planet, colour, dock_of, neutral, present, seat_of
from fourthrock.games.mission_red_planet.zones import INNER, MARS_ZONES, PHOBOS, ZONES, Zone
from fourthrock.table import PASS, Refusal, Script, pick, pick_or_stop

MOON_TO_MOON: Final = Refusal("6.2", "they are on Phobos already: choose a zone of Mars")
NOBODY: Final = Refusal("0.3", "that colour has nobody there")
OWN: Final = Refusal("6.4", "the Femme Fatale takes the place of another colour's astronaut")


def femme_fatale(g: Planet, c: int) -> Script[None]:
    """6.4 One aboard; then kill another colour's astronaut where one's own is present, and take its place from supply."""
    boarded = yield from place_one(g, c, "Board which ship?", "6.4", None)
    new_at = -1 if boarded is None or g.options.placed_is_present else dock_of(g, boarded)
    rivals, own = victims(g, c, new_at)
    if not neutral(g, c):
        own = []
    if not g.supply[c] or not (rivals or own):
        g.say("The Femme Fatale of {} finds nobody", colour(c))
        return
    prompt = ask_for(g, c, "Take whose place?")
    if rivals or not g.options.neutral_may_spare_her_own:
        target = yield from pick(
            seat_of(g, c), prompt, pointable(g), lambda t: no_replacing(g, c, t, new_at), rule="6.4", legal=rivals + own
        )
        replace(g, c, target)
    else:
        chosen = yield from pick_or_stop(
            seat_of(g, c), prompt, pointable(g), lambda t: no_replacing(g, c, t, new_at), rule="13.9", legal=own, stop=PASS
        )
        if chosen is not None:
            replace(g, c, chosen)


def victims(g: Planet, c: int, new_at: int) -> tuple[list[Target], list[Target]]:
    """The astronauts wherever this colour is present: those of others, and its own. `new_at` is the dock of a ship on which one
    astronaut of it does not count, as it has only just been placed; -1 if all count."""
    rivals: list[Target] = []
    own: list[Target] = []
    for dock, s in enumerate(g.ship):
        if s >= 0 and g.aboard[dock * STRIDE + c] > int(dock == new_at):
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


def no_replacing(g: Planet, c: int, target: Target, new_at: int) -> Refusal | None:
    if not count_of(g, target, target.colour.index):
        return NOBODY
    if target.colour.index == c and not neutral(g, c):
        return OWN
    new = int(new_at >= 0 and target.ship is not None and dock_of(g, target.ship) == new_at)
    there = count_of(g, target, c) > new
    return None if there else Refusal("6.4", "{} has nobody at {}", colour(c).name, target.place.name)


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


def soldier(g: Planet, c: int) -> Script[None]:
    """6.2 One aboard; kill one astronaut, not in an inner zone; bring one to three of one's own from Phobos to Mars."""
    yield from place(g, c, g.options.soldier_aboard, "Board which ship?", "6.2")
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
    for number in range(g.options.soldier_descents):
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
