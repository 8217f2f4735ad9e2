"""The map (rules 3.6 to 3.10): complexes, Bot zones, where pieces may stand, and displacement."""

from __future__ import annotations

from fourthrock.games.on_mars.blueprints import EXOSUIT_CARD, SENTRY_CARD
from fourthrock.games.on_mars.goods import SHELTER
from fourthrock.games.on_mars.hexes import BY_DISTANCE, DISTANCE, HEX_COUNT, HEXES, NEIGHBOURS, Hex
from fourthrock.games.on_mars.position import (
    ADVANCED,
    ALIEN,
    BLACKOUT,
    BOT,
    COLONIST,
    EXOSUIT,
    INVASION,
    MONOLITH,
    NO_PIECE,
    OUTBREAK,
    ROVER,
    SENTRY,
    STUNNED,
    TROOPER,
    Mars,
)
from fourthrock.games.on_mars.quarters import enter_quarters
from fourthrock.table import Script, pick


def stands(g: Mars, h: int) -> bool:
    """Whether the Building here counts for complexes: not in blackout (22.5), not face down (23.2)."""
    if g.mode == BLACKOUT:
        return g.black[h] != 2
    if g.mode == MONOLITH:
        return h not in g.flipped
    return True


def alike(g: Mars, h: int, kind: int, owner: int) -> bool:
    """3.6: a Building of this type; Shelters of different players are different types."""
    return g.building[h] == kind and (kind != SHELTER or g.owner[h] == owner)


def group(g: Mars, h: int) -> list[int]:
    """The hexes of the complex around this Building, itself included."""
    kind = g.building[h]
    if kind < 0 or not stands(g, h):
        return [h]
    owner = g.owner[h]
    found = [h]
    for at in found:
        for n in NEIGHBOURS[at]:
            if g.building[n] == kind and n not in found and alike(g, n, kind, owner) and stands(g, n):
                found.append(n)
    return found


def size(g: Mars, h: int) -> int:
    """3.6: how many Buildings the complex has; 1 if it stands alone."""
    return len(group(g, h))


def joined(g: Mars, h: int, kind: int, owner: int) -> int:
    """8.2(a): all Buildings of the groups that a Building of this type on this hex would be connected to."""
    found: list[int] = []
    for n in NEIGHBOURS[h]:
        if g.building[n] == kind and n not in found and alike(g, n, kind, owner):
            start = len(found)
            found.append(n)
            while start < len(found):
                for m in NEIGHBOURS[found[start]]:
                    if g.building[m] == kind and m not in found and alike(g, m, kind, owner):
                        found.append(m)
                start += 1
    return len(found)


def bot_hexes(g: Mars, s: int) -> list[int]:
    """Where this player's Bots stand."""
    return [h for h in range(HEX_COUNT) if g.piece[h] == BOT and g.who[h] == s]


def zone(g: Mars, s: int) -> list[int]:
    """3.9: the hexes of this player's Bots and their neighbours."""
    near = [0] * HEX_COUNT
    for h in range(HEX_COUNT):
        if g.piece[h] == BOT and g.who[h] == s:
            near[h] = 1
            for n in NEIGHBOURS[h]:
                near[n] = 1
    return [h for h in range(HEX_COUNT) if near[h]]


def own_advanced(g: Mars, s: int) -> list[int]:
    """The hexes of this player's Advanced Buildings."""
    return [h for h in range(HEX_COUNT) if g.piece[h] == ADVANCED and g.who[h] == s]


def is_empty(g: Mars, h: int) -> bool:
    """3.8: nothing at all."""
    return g.building[h] < 0 and g.piece[h] == NO_PIECE and g.tile[h] < 0 and g.crystal[h] == 0


def no_piece(g: Mars, h: int) -> bool:
    """3.7: no piece, nor a Colonist lying in a blackout."""
    return g.piece[h] == NO_PIECE and (g.mode != BLACKOUT or g.black[h] != 2)


def place(g: Mars, h: int, piece: int, s: int) -> None:
    """A piece comes to this hex, with a number of its own among its owner's pieces."""
    g.number[h] = _free_number(g, s)
    g.piece[h] = piece
    g.who[h] = s
    if piece == ROVER:
        g.rover_at[s] = h
    elif piece == EXOSUIT:
        g.exosuit_at = h


def _free_number(g: Mars, s: int) -> int:
    taken = [g.number[h] for h in range(HEX_COUNT) if g.who[h] == s]
    number = 1
    while number in taken:
        number += 1
    return number


def move(g: Mars, start: int, to: int) -> None:
    """The piece on this hex goes to that one, and keeps its number: a drawing can tell that it is the same."""
    piece, s, number = g.piece[start], g.who[start], g.number[start]
    lift(g, start)
    place(g, to, piece, s)
    g.number[to] = number


def lift(g: Mars, h: int) -> None:
    """Take the piece off this hex."""
    if g.piece[h] == ROVER:
        g.rover_at[g.who[h]] = -1
    elif g.piece[h] == EXOSUIT:
        g.exosuit_at = -1
    g.piece[h] = NO_PIECE
    g.who[h] = -1
    g.number[h] = 0


def clear_ground(g: Mars, h: int) -> None:
    """3.10: Crystals go to the supply, tiles to the box."""
    g.crystal[h] = 0
    if g.tile[h] >= 0:
        g.boxed_tiles.append(g.tile[h])
        g.tile[h] = -1


def refuges(g: Mars, h: int, piece: int) -> list[int]:
    """3.10: the nearest hexes that are empty or hold a Building without a piece."""
    nearest = 99
    found: list[int] = []
    for n in BY_DISTANCE[h]:
        if DISTANCE[h][n] > nearest:
            break
        if n != h and no_piece(g, n) and (g.building[n] >= 0 or is_empty(g, n)):
            if piece >= TROOPER and g.mode == INVASION and g.shielded[n]:
                continue
            nearest = DISTANCE[h][n]
            found.append(n)
    return found


def displace(g: Mars, h: int) -> Script[None]:
    """3.10: the piece here makes way. A Colonist goes home; others go to the nearest place, their owner's choice."""
    piece = g.piece[h]
    s = g.who[h]
    if piece == NO_PIECE:
        return
    if piece == COLONIST:
        health = g.health[h] if g.mode == OUTBREAK else 0
        lift(g, h)
        if g.mode == OUTBREAK:
            g.health[h] = 0
        enter_quarters(g, s, health)
        return
    places = refuges(g, h, piece)
    if not places:
        lift(g, h)
        _off_the_map(g, piece, s)
        return
    chooser = owner_of(g, piece, s)
    if g.lacerda and s == 1:
        move(g, h, places[0])
        return
    to = yield from pick(chooser, "Move the displaced piece to which hex?", hexes(places), rule="3.10")
    move(g, h, to.index)


def owner_of(g: Mars, piece: int, s: int) -> int:
    """3.10, 20.1(2): whose choice it is; Sentry Bots and the Exosuit go with their cards, whoever brought them here."""
    if piece in (SENTRY, EXOSUIT):
        return g.card_owner[SENTRY_CARD if piece == SENTRY else EXOSUIT_CARD]
    return g.players if s == ALIEN else s


def _off_the_map(g: Mars, piece: int, s: int) -> None:
    """O27, O60: with no place left the piece goes back where it came from."""
    if piece == BOT:
        g.bots[s] += 1
    elif piece == SENTRY:
        g.sentries += 1
    elif piece in (TROOPER, STUNNED):
        g.alien_troopers += 1
        g.alien_on_map -= 1


def hexes(indexes: list[int]) -> list[Hex]:
    return [HEXES[index] for index in indexes]
