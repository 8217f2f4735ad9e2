# ruff: noqa: C419, SIM110
"""Tiles (7): where one may lie, and what happens when it is placed."""

from __future__ import annotations

from typing import Final

from fourthrock.games.terraforming_mars import triggers
from fourthrock.games.terraforming_mars.boards import CARD_BONUS, SPACES, Space
from fourthrock.games.terraforming_mars.position import Mars, Player
from fourthrock.games.terraforming_mars.rating import REDS_TAX, draw, gain_tr, spend, taxed
from fourthrock.games.terraforming_mars.words import (
    ACTIONS,
    CAPITAL,
    CITY,
    COLOURS,
    GREENERY,
    GREENS,
    HEAT,
    MARS_FIRST,
    MC,
    NO_TILE,
    OCEAN,
    STEEL,
    TILE_NAMES,
    TITANIUM,
)
from fourthrock.table import Refusal, Script, pick

# Where a tile may lie.
OCEAN_AREA: Final = 0
LAND: Final = 1
CITY_RULE: Final = 2
GREENERY_RULE: Final = 3
ALONE: Final = 4
VOLCANIC: Final = 5
VOLCANIC_CITY: Final = 6
NOCTIS: Final = 7
BY_GREENERY: Final = 8
BY_CITY: Final = 9
BY_TWO_CITIES: Final = 10
METAL: Final = 11
METAL_BY_OWN: Final = 12
BESIDE_OWN: Final = 13
WHERE_TEXT: Final = [
    "on an area reserved for ocean",
    "on land",
    "",
    "",
    "next to no other tile",
    "on a volcanic area",
    "on a volcanic area, beside cities too",
    "on the area reserved for it",
    "next to a greenery",
    "next to a city",
    "next to at least two cities",
    "on an area with a steel or titanium bonus",
    "on an area with a steel or titanium bonus, next to a tile of yours",
    "",
]

TAKEN: Final = Refusal("7.7", "a tile lies there already")
CLAIMED: Final = Refusal("7.6", "another player has claimed this area")
FOR_OCEAN: Final = Refusal("7.5", "this area is reserved for an ocean")
NOT_FOR_OCEAN: Final = Refusal("7.2", "an ocean must lie on an area reserved for ocean")
FOR_NOCTIS: Final = Refusal("7.4", "this area is reserved for Noctis City")
NEXT_TO_CITY: Final = Refusal("7.4", "it is next to a city")
NOT_BESIDE_OWN: Final = Refusal("7.3", "a greenery must lie next to a tile of yours while there is room")
NOT_ALONE: Final = Refusal("7.5", "it must lie next to no other tile")
NOT_VOLCANIC: Final = Refusal("7.5", "this is not a volcanic area")
NOT_NOCTIS: Final = Refusal("7.4", "Noctis City has an area of its own")
NO_GREENERY: Final = Refusal("7.5", "it must lie next to a greenery")
NO_CITY: Final = Refusal("7.5", "it must lie next to a city")
NO_TWO_CITIES: Final = Refusal("7.5", "it must lie next to at least two cities")
NO_METAL: Final = Refusal("7.5", "the area must have a steel or titanium bonus")
NO_OWN_TILE: Final = Refusal("7.5", "it must lie next to a tile of yours")
NO_AREA: Final = [Refusal("6.1", f"there is no area left for the {name} tile") for name in TILE_NAMES]
PROMPTS: Final = [f"Place the {name} tile where?" for name in TILE_NAMES]
POLE_PRICE: Final = 6


def is_city(tile: int) -> bool:
    return tile in (CITY, CAPITAL)


def cities_around(g: Mars, space: int) -> int:
    """How many city tiles touch this area."""
    return sum([1 for other in SPACES[space].around if is_city(g.tile[other])])


def touches(g: Mars, space: int, tile: int) -> bool:
    return any([g.tile[other] == tile for other in SPACES[space].around])


def touches_own(g: Mars, space: int, seat: int) -> bool:
    """Whether a tile of this player touches the area; oceans are nobody's."""
    return any([g.owner[other] == seat for other in SPACES[space].around])


def oceans_around(g: Mars, space: int) -> int:
    return sum([1 for other in SPACES[space].around if g.tile[other] == OCEAN])


def settled(g: Mars, seat: int, where: int) -> int:
    """Which rule holds on this board now: greeneries stay beside own tiles while there is room (7.3, 19.1)."""
    if where == GREENERY_RULE:
        for space in range(len(SPACES)):
            if g.owner[space] == seat and g.tile[space] != NO_TILE:
                for other in SPACES[space].around:
                    if not_free(g, seat, other) is None:
                        return BESIDE_OWN
        return LAND
    if where == VOLCANIC and not g.board.has_volcanoes:
        return LAND
    if where == VOLCANIC_CITY and not g.board.has_volcanoes:
        return CITY_RULE
    if where == NOCTIS and g.board.noctis < 0:
        return CITY_RULE
    return where


def not_free(g: Mars, seat: int, space: int) -> Refusal | None:
    """7.5-7.7 Why this is not a free land area for this player."""
    if g.tile[space] != NO_TILE:
        return TAKEN
    if g.board.ocean[space]:
        return FOR_OCEAN
    if g.claim[space] >= 0 and g.claim[space] != seat:
        return CLAIMED
    if space == g.board.noctis:
        return FOR_NOCTIS
    if space == g.board.pole:
        return _pole_unpaid(g, seat)
    return None


def _pole_unpaid(g: Mars, seat: int) -> Refusal | None:
    """7.8 The south pole must be paid for while oceans are left."""
    if g.oceans >= 9 or seat >= g.seats:
        return None
    me = g.players[seat]
    price = POLE_PRICE + g.tax_due + (REDS_TAX if taxed(g, me) else 0)
    return (
        None if me.money() >= price else Refusal("7.8", "the south pole and its ocean cost {} M€, you have {}", price, me.money())
    )


def not_there(g: Mars, seat: int, space: int, where: int) -> Refusal | None:
    """Why a tile of this player may not lie here; `where` must be settled."""
    if where == OCEAN_AREA:
        if g.tile[space] != NO_TILE:
            return TAKEN
        return None if g.board.ocean[space] else NOT_FOR_OCEAN
    if where == NOCTIS:
        return None if space == g.board.noctis and g.tile[space] == NO_TILE else NOT_NOCTIS
    refusal = not_free(g, seat, space)
    if refusal is not None or where == LAND:
        return refusal
    if where == CITY_RULE:
        return NEXT_TO_CITY if cities_around(g, space) else None
    if where == BESIDE_OWN:
        return None if touches_own(g, space, seat) else NOT_BESIDE_OWN
    return _not_special(g, seat, space, where)


def _not_special(g: Mars, seat: int, space: int, where: int) -> Refusal | None:
    """7.5 The restriction that a card puts on its tile."""
    if where == ALONE:
        return NOT_ALONE if any([g.tile[other] != NO_TILE for other in SPACES[space].around]) else None
    if where in (VOLCANIC, VOLCANIC_CITY):
        return None if g.board.volcanic[space] else NOT_VOLCANIC
    if where == BY_GREENERY:
        return None if touches(g, space, GREENERY) else NO_GREENERY
    if where == BY_CITY:
        return None if cities_around(g, space) else NO_CITY
    if where == BY_TWO_CITIES:
        return None if cities_around(g, space) >= 2 else NO_TWO_CITIES
    bonus = g.board.bonus[space]
    if bonus[STEEL] + bonus[TITANIUM] == 0:
        return NO_METAL
    if where == METAL_BY_OWN and not touches_own(g, space, seat):
        return NO_OWN_TILE
    return None


def areas(g: Mars, seat: int, where: int) -> list[Space]:
    """Every area where this player may place a tile now."""
    rule = settled(g, seat, where)
    return [space for space in SPACES if not_there(g, seat, space.index, rule) is None]


def has_area(g: Mars, seat: int, where: int) -> bool:
    rule = settled(g, seat, where)
    for space in range(len(SPACES)):
        if not_there(g, seat, space, rule) is None:
            return True
    return False


# ----------------------------------------------------------------------------------------------------------------- placing


def choose_area(g: Mars, me: Player, tile: int, where: int) -> Script[Space | None]:
    """Ask where a tile goes; None when there is no area left for it."""
    legal = areas(g, me.seat, where)
    if not legal:
        return None
    rule = settled(g, me.seat, where)
    g.due, g.due_seat = tile, me.seat
    space = yield from pick(
        me.seat,
        PROMPTS[tile],
        SPACES,
        lambda s: not_there(g, me.seat, s.index, rule),
        legal=legal,
        rule="7.1",
        note=lambda s: bonus_note(g, me, s.index),
    )
    g.due = NO_TILE
    return space


def bonus_note(g: Mars, me: Player, space: int) -> str:
    """What placing a tile here would bring at once."""
    parts = [g.board.names[space], g.board.bonus_text[space]]
    oceans = oceans_around(g, space)
    if oceans:
        parts.append(f"{oceans * me.ocean_bonus} M€ from oceans")
    return ", ".join([part for part in parts if part])


def place(g: Mars, me: Player, tile: int, space: int) -> Script[None]:
    """7.1 Place a tile: printed bonus, neighbouring oceans, policies and triggers, then the parameter."""
    lay(g, me.seat, tile, space)
    g.say("{} places {} on {}", COLOURS[me.seat], TILE_NAMES[tile], SPACES[space])
    bonus = g.board.bonus[space]
    for resource in range(STEEL, HEAT + 1):
        me.stock[resource] += bonus[resource]
    draw(g, me, bonus[CARD_BONUS])
    me.stock[MC] += me.ocean_bonus * oceans_around(g, space)
    if g.turmoil and g.phase == ACTIONS:
        if g.ruling == MARS_FIRST:
            me.stock[STEEL] += 1
        elif g.ruling == GREENS and tile == GREENERY:
            me.stock[MC] += 4
    if bonus[STEEL] + bonus[TITANIUM]:
        yield from triggers.metal_area_used(g, me)
    yield from triggers.tile_placed(g, me, tile, True)
    if tile == OCEAN:
        gain_tr(g, me, 1)
    if space == g.board.pole and g.oceans < 9:
        spend(me, POLE_PRICE)
        yield from place_ocean(g, me)


def lay(g: Mars, seat: int, tile: int, space: int) -> None:
    """Put a tile on the map, and nothing else."""
    g.tile[space] = tile
    g.owner[space] = -1 if tile == OCEAN else seat
    g.latest = space
    if tile == OCEAN:
        g.oceans += 1


def place_ocean(g: Mars, me: Player, where: int = OCEAN_AREA) -> Script[None]:
    """7.2 Place an ocean, if one is left."""
    if g.oceans >= 9:
        return
    space = yield from choose_area(g, me, OCEAN, where)
    if space is not None:
        yield from place(g, me, OCEAN, space.index)


def place_for_the_world(g: Mars, me: Player) -> Script[None]:
    """7.9 An ocean for the world government or by an event: no TR, no bonus; other cards do see it (16.7)."""
    if g.oceans >= 9:
        return
    space = yield from choose_area(g, me, OCEAN, OCEAN_AREA)
    if space is None:
        return
    lay(g, me.seat, OCEAN, space.index)
    g.say("An ocean is placed on {}", space)
    yield from triggers.tile_placed(g, me, OCEAN, True)


def place_off_map(g: Mars, me: Player, area: int) -> Script[None]:
    """7.4 A city off the map: no neighbours, no bonus."""
    g.off_map[area] = me.seat
    yield from triggers.tile_placed(g, me, CITY, False)


# ---------------------------------------------------------------------------------------------------------------- counting


def cities(g: Mars, seat: int, off_map_too: bool = True) -> int:
    """How many cities this player has; seat -1 counts everybody's."""
    found = 0
    for space in range(len(SPACES)):
        if is_city(g.tile[space]) and (seat < 0 or g.owner[space] == seat):
            found += 1
    if off_map_too:
        found += sum([1 for owner in g.off_map if owner >= 0 and (seat < 0 or owner == seat)])
    return found


def greeneries(g: Mars, seat: int) -> int:
    """How many greeneries this player has; seat -1 counts everybody's."""
    return sum([1 for space in range(len(SPACES)) if g.tile[space] == GREENERY and (seat < 0 or g.owner[space] == seat)])


def tiles_of(g: Mars, seat: int, first_row: int = 0) -> int:
    """How many tiles on Mars this player has, from this row down."""
    return sum([1 for space in SPACES if g.owner[space.index] == seat and space.row >= first_row])


def tiles_by_oceans(g: Mars, seat: int) -> int:
    """How many tiles of this player touch an ocean."""
    return sum([1 for space in SPACES if g.owner[space.index] == seat and oceans_around(g, space.index)])


def site(g: Mars, tile: int) -> int:
    """Where this special tile lies; -1 if nowhere."""
    for space in range(len(SPACES)):
        if g.tile[space] == tile:
            return space
    return -1
