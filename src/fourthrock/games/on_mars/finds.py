"""Rovers and what they find (rules 8.1, 14): Crystals on the way, Research and Discovery tiles at its end."""

from __future__ import annotations

from fourthrock.games.on_mars import blueprints as bp
from fourthrock.games.on_mars.cards import DISCOVERIES, M_DISCOVERY, M_RESEARCH, RESEARCH, RESEARCH_TILES, Discovery
from fourthrock.games.on_mars.construct import all_kinds, construct, constructible
from fourthrock.games.on_mars.events import contribute
from fourthrock.games.on_mars.goods import BUILDINGS, COLOURS, CRYSTAL, GOODS, ROVER_TECH, Building, Good
from fourthrock.games.on_mars.hire import hire, may_hire
from fourthrock.games.on_mars.lab import develop_series, learn, may_learn
from fourthrock.games.on_mars.movement import move_units
from fourthrock.games.on_mars.plans import may_take_blueprint, take_blueprints, upgrade_cards, upgrade_series
from fourthrock.games.on_mars.position import Mars
from fourthrock.games.on_mars.quarters import able
from fourthrock.games.on_mars.stores import can_store, gain, may_take_from_warehouse, take_from_warehouse, wanted
from fourthrock.games.on_mars.techs import offer, steps
from fourthrock.table import Script, pick_or_stop


def kinds_of(g: Mars, find: Discovery) -> list[Building]:
    return all_kinds(g) if find.effect == bp.E_CONSTRUCT_ANY else [BUILDINGS[find.what]]


def usable(g: Mars, s: int, find: Discovery) -> bool:
    """8.1: whether its cost can be paid and at least part of its benefit used."""
    effect = find.effect
    if effect == bp.E_DEVELOP:
        return bool(steps(g, s, False))
    if effect == bp.E_UPGRADE:
        return bool(upgrade_cards(g, s, False, False))
    if effect in (bp.E_CONSTRUCT, bp.E_CONSTRUCT_ANY):
        return bool(constructible(g, s, kinds_of(g, find), 0, able(g, s)))
    if effect == bp.E_HIRE:
        return may_hire(g, s, able(g, s))
    if effect == bp.E_BLUEPRINT:
        return may_take_blueprint(g, s)
    if effect == bp.E_WAREHOUSE:
        return may_take_from_warehouse(g, s)
    if effect == bp.E_LEARN:
        return may_learn(g, s)
    if effect == bp.E_GAIN_CHOICE:
        return any(can_store(g, s, good) for good in range(1, 5))
    return _may_gain(g, s, find.what)


def _may_gain(g: Mars, s: int, good: int) -> bool:
    if good == CRYSTAL or can_store(g, s, good):
        return True
    return any(wanted(g, s, c, good) for c in range(12))


def may_claim(g: Mars, s: int, tile: int) -> bool:
    """8.1: a Research tile of a type not owned yet with a develop open, or a usable Discovery tile."""
    if tile >= RESEARCH:
        return not g.researched[s * 4 + tile - RESEARCH] and bool(steps(g, s, True))
    return usable(g, s, DISCOVERIES[tile])


def claim(g: Mars, s: int, h: int) -> Script[None]:
    """8.1: the tile leaves the map, counts for its Mission, and is resolved at once."""
    tile = g.tile[h]
    g.tile[h] = -1
    if tile >= RESEARCH:
        g.researched[s * 4 + tile - RESEARCH] = 1
        g.say("{} takes {}", COLOURS[s], RESEARCH_TILES[tile - RESEARCH])
        contribute(g, s, M_RESEARCH)
        yield from develop_series(g, s, 2, True, False)
        return
    g.found[s].append(tile)
    g.say("{} takes the Discovery tile {}", COLOURS[s], DISCOVERIES[tile])
    contribute(g, s, M_DISCOVERY)
    yield from resolve_find(g, s, DISCOVERIES[tile])


def resolve_find(g: Mars, s: int, find: Discovery) -> Script[None]:
    """14.2: what a Discovery tile does."""
    effect = find.effect
    if effect == bp.E_DEVELOP:
        yield from develop_series(g, s, 2, False, False)
    elif effect == bp.E_UPGRADE:
        yield from upgrade_series(g, s, find.count, False, False)
    elif effect in (bp.E_CONSTRUCT, bp.E_CONSTRUCT_ANY):
        yield from construct(g, s, kinds_of(g, find))
    elif effect == bp.E_HIRE:
        yield from hire(g, s)
    elif effect == bp.E_BLUEPRINT:
        yield from take_blueprints(g, s, find.count, False)
    elif effect == bp.E_WAREHOUSE:
        for _ in range(find.count):
            yield from take_from_warehouse(g, s)
    elif effect == bp.E_LEARN:
        yield from learn(g, s)
    elif effect == bp.E_GAIN_CHOICE:
        yield from gain_choice(g, s, find.count)
    else:
        gain(g, s, find.what, find.count)


def gain_choice(g: Mars, s: int, count: int) -> Script[None]:
    """Resources of choice, no Minerals."""
    for _ in range(count):
        open_goods: list[Good] = [GOODS[good] for good in range(1, 5) if can_store(g, s, good)]
        if not open_goods:
            return
        good = yield from pick_or_stop(s, "Gain which Resource?", open_goods, rule="3.1")
        if good is None:
            return
        gain(g, s, good.index, 1)


# ---------------------------------------------------------------------------------------------------------------- moving


def move_and_claim(g: Mars, s: int, bots: int, rover: int, extend: bool, as_rovers: bool) -> Script[None]:
    """8.1: all movement first, then the tiles on which collectors have ended."""
    arrived = yield from move_units(g, s, bots, rover, extend, lambda tile: may_claim(g, s, tile), as_rovers)
    for h in arrived:
        if g.tile[h] >= 0:
            yield from claim(g, s, h)


def drive(g: Mars, s: int, mp: int, extend: bool, tech: bool) -> Script[None]:
    """Rover MP, more by a Rover tech and by Crystals."""
    more = (yield from offer(g, s, ROVER_TECH)) if tech else 0
    yield from move_and_claim(g, s, -1, mp + more, extend, False)


def control_center(g: Mars, s: int) -> Script[None]:
    """8.1: 2 MP for the Bots and 2 for the Rover, more by a Rover tech and by Crystals."""
    more = yield from offer(g, s, ROVER_TECH)
    yield from move_and_claim(g, s, 2, 2 + more, True, False)
