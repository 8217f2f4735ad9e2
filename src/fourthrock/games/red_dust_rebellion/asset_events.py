"""19.5, 19.6 Assets that the Church plays as its Event: capabilities, which stay, and single Events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourthrock.games.red_dust_rebellion.asking import how_many, maybe_space, one_by_one, one_space, open_to, several_spaces
from fourthrock.games.red_dust_rebellion.attack import attack_space
from fourthrock.games.red_dust_rebellion.cards import CAPABILITY, RESOURCE, Asset
from fourthrock.games.red_dust_rebellion.control import has_support, labyrinths_with, populated
from fourthrock.games.red_dust_rebellion.forces import (
    base_room,
    hide,
    move,
    own_rebels,
    place_base,
    recruit,
    remove,
    upgrade,
)
from fourthrock.games.red_dust_rebellion.hand import draw
from fourthrock.games.red_dust_rebellion.hits import enemies_in
from fourthrock.games.red_dust_rebellion.infrastructure import place_damage
from fourthrock.games.red_dust_rebellion.operation import Operation, storm_bars, storm_stops
from fourthrock.games.red_dust_rebellion.operations import execute, no_operation
from fourthrock.games.red_dust_rebellion.paths import adjacent_deserts, neighbours, within_two
from fourthrock.games.red_dust_rebellion.pieces import (
    COIN_UNITS,
    CR,
    CR_HIDDEN,
    CR_KINDS,
    CR_REBEL,
    FORCES,
    KINDS,
    MG_TROOP,
    POPULATION,
    RD_HIDDEN,
    RD_REBEL,
    SECURITY,
    UNITS,
    group,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import CITIES, DESERTS, DISPLACED, LABYRINTHS, MARS, SPACES, Space
from fourthrock.games.red_dust_rebellion.words import OPERATIONS, TRAVEL
from fourthrock.table import Refusal, Script, pick, pick_or_stop

ONLY_VALUE: Final = Refusal("19.6", "the card is worth its value only")
RULE: Final = "19.6"


def no_asset_event(card: Asset) -> Refusal | None:
    """19.5, 19.6 Why an Asset cannot be played as the Event."""
    return ONLY_VALUE if card.kind == RESOURCE else None


def play_asset(g: Mars, card: Asset) -> Script[None]:
    """12.3, 19.5, 19.6 Play an Asset: a capability stays in play, an Event is discarded after it."""
    g.say("The Church plays {}", card)
    g.hand.remove(card)
    g.reveal()
    if card.kind == CAPABILITY:
        g.capabilities.append(card)
        yield from _free_operation(g)
        yield from draw(g, 1)
        return
    g.discards.append(card)
    yield from ASSET_EVENTS[card.number](g)


def _free_operation(g: Mars) -> Script[None]:
    """19.5 A free Operation in up to 2 spaces."""
    able = [word for word in OPERATIONS[CR.seat] if no_operation(g, Operation(g, CR, word, free=True, most=2)) is None]
    if able:
        word = yield from pick_or_stop(CR.seat, "Which free Operation, in up to 2 spaces?", able, rule="19.5")
        if word is not None:
            yield from execute(g, Operation(g, CR, word, free=True, most=2))


def children_of_the_desert(g: Mars) -> Script[None]:
    """CR7 Travel into a Desert and the Deserts around it, then Attack wherever Rebels arrived among enemies."""
    centre = yield from one_space(CR, "Which Desert?", open_to(g, CR, DESERTS), RULE)
    if centre is None:
        return
    around = [centre, *adjacent_deserts(g, centre)]
    op = Operation(g, CR, TRAVEL, free=True)
    op.moving = around
    if no_operation(g, op) is None:
        yield from execute(g, op)
        reached = [space for space in around if any(op.arrived[space.index * KINDS + kind] for kind in CR_KINDS)]
        for space in reached:
            if own_rebels(g, CR, space) and enemies_in(g, CR, space) and not storm_bars(g, CR, space):
                yield from attack_space(g, CR, space, ambush=False)


def weaponized_asteroid(g: Mars) -> Script[None]:
    """CR8 2 Damage in a Labyrinth, and half the units there, rounded up, are removed."""
    cities = LABYRINTHS if g.options.phobos_is_a_labyrinth_in_events else CITIES
    space = yield from pick(CR.seat, "Which Labyrinth is hit?", cities, rule=RULE)
    place_damage(g, space, 2)
    n = (g.total(space, UNITS) + 1) // 2
    yield from one_by_one(
        g, CR, "Remove which unit?", n, lambda: [group(space, kind) for kind in UNITS if g.count(space, kind)], RULE, True
    )


def reclaimer_faith(g: Mars) -> Script[None]:
    """CR9 A Base in each of 3 spaces that no other faction's forces hold."""
    others = [kind for kind in FORCES if kind not in CR_KINDS]
    legal = [s for s in open_to(g, CR, MARS) if g.total(s, others) == 0 and base_room(g, s, CR)]
    for space in (yield from several_spaces(CR, "Place a Base where?", 3, legal, RULE)):
        place_base(g, CR, space)


def converts(g: Mars) -> Script[None]:
    """CR10 Replace up to 4 Red Dust Rebels by Reclaimer Rebels."""
    for _ in range(4):
        legal = [group(s, kind) for s in open_to(g, CR, MARS) for kind in (RD_HIDDEN, RD_REBEL) if g.count(s, kind)]
        if not legal:
            break
        one = yield from pick_or_stop(CR.seat, "Convert which Rebel?", legal, rule=RULE)
        if one is None:
            break
        remove(g, one.place, one.kind, 1)
        yield from recruit(g, CR, SPACES[one.place.index], 1)


def church_assets(g: Mars) -> Script[None]:
    """CR11 Draw for each Labyrinth with Reclaimer forces; a Base in each of 2 Labyrinths."""
    yield from draw(g, len(labyrinths_with(g, CR_KINDS)))
    legal = [space for space in CITIES if base_room(g, space, CR)]
    for space in (yield from several_spaces(CR, "Place a Base in which Labyrinth?", 2, legal, RULE)):
        place_base(g, CR, space)


def lost_patrol(g: Mars) -> Script[None]:
    """CR12 All COIN units in a Desert vanish; a Labyrinth next to it is Damaged."""
    space = yield from one_space(CR, "Which Desert swallows a patrol?", open_to(g, CR, DESERTS), RULE)
    if space is None:
        return
    for kind in COIN_UNITS:
        remove(g, space, kind, g.count(space, kind))
    near = [city for city in neighbours(g, space) if city.labyrinth]
    city = yield from one_space(CR, "Which Labyrinth is Damaged?", near, RULE)
    if city is not None:
        place_damage(g, city)


def the_maadim(g: Mars) -> Script[None]:
    """CR13 All Reclaimer Rebels Hide; up to 6 of them gather in a Desert."""
    for space in open_to(g, CR, MARS):
        hide(g, space, CR)
    to = yield from maybe_space(CR, "Gather Rebels in which Desert?", open_to(g, CR, DESERTS), RULE)
    left = 6
    while to is not None and left:
        legal = [group(s, CR_HIDDEN) for s in MARS if s is not to and g.count(s, CR_HIDDEN) and not storm_stops(g, CR, s)]
        if not legal:
            break
        one = yield from pick_or_stop(CR.seat, "From where?", legal, rule=RULE)
        if one is None:
            break
        n = yield from how_many(CR, "How many Rebels?", 1, min(left, g.count(one.place, CR_HIDDEN)), RULE)
        move(g, one.place, to, CR_HIDDEN, n)
        left -= n


def loyalty(g: Mars) -> Script[None]:
    """CR27 In each of 4 spaces without Support remove up to 2 Security or MarsGov Troops."""
    cubes = [SECURITY, MG_TROOP]
    legal = [s for s in open_to(g, CR, MARS) if not has_support(g, s) and g.total(s, cubes)]
    for space in (yield from several_spaces(CR, "Desertion in which space?", 4, legal, RULE)):
        yield from _desert(g, space, cubes)


def _desert(g: Mars, space: Space, cubes: list[int]) -> Script[None]:
    for _ in range(2):
        legal = [group(space, kind) for kind in cubes if g.count(space, kind)]
        if not legal:
            break
        one = yield from pick_or_stop(CR.seat, f"Who deserts in {space.name}?", legal, rule=RULE)
        if one is None:
            break
        remove(g, space, one.kind, 1)


def remote_base(g: Mars) -> Script[None]:
    """CR28 A Base and 2 Rebels in an Unpopulated Desert; the Base is upgraded and an Asset drawn."""
    space = yield from one_space(
        CR, "Which Unpopulated Desert?", [s for s in open_to(g, CR, DESERTS) if not populated(g, s)], RULE
    )
    if space is None:
        return
    placed = place_base(g, CR, space)
    yield from recruit(g, CR, space, 2)
    if placed:
        upgrade(g, space, CR)
    yield from draw(g, 1)


def pilgrimage(g: Mars) -> Script[None]:
    """CR29 Up to 4 Rebels from at most 2 spaces away come to a Labyrinth, which is Damaged; Displaced Population leaves."""
    space = yield from pick(CR.seat, "Pilgrims go to which Labyrinth?", CITIES, rule=RULE)
    left = 0 if storm_stops(g, CR, space) else 4
    while left:
        near = [s for s in within_two(g, space) if not storm_stops(g, CR, s)]
        legal = [group(s, kind) for s in near for kind in (CR_HIDDEN, CR_REBEL) if g.count(s, kind)]
        if not legal:
            break
        one = yield from pick_or_stop(CR.seat, "Which Rebels make the pilgrimage?", legal, rule=RULE)
        if one is None:
            break
        n = yield from how_many(CR, f"How many: {one.name}?", 1, min(left, g.count(one.place, one.kind)), RULE)
        move(g, one.place, space, one.kind, n)
        left -= n
    place_damage(g, space)
    most = min(3, g.count(DISPLACED, POPULATION))
    g.add(DISPLACED, POPULATION, -(yield from how_many(CR, "Remove how many Displaced Population?", 0, most, RULE)))


ASSET_EVENTS: Final[dict[int, Callable[[Mars], Script[None]]]] = {
    7: children_of_the_desert,
    8: weaponized_asteroid,
    9: reclaimer_faith,
    10: converts,
    11: church_assets,
    12: lost_patrol,
    13: the_maadim,
    27: loyalty,
    28: remote_base,
    29: pilgrimage,
}
