"""The Defensive Buildings of chapter 1 (20.6): Shields, Sabotage, Sentry Bots, the Exosuit."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars import blueprints as bp
from fourthrock.games.on_mars.chapters import ALIEN_ACTIONS, SABOTAGED, TILES, AlienAction, Tile
from fourthrock.games.on_mars.complexes import clear_ground, displace, hexes, is_empty, lift, move, place
from fourthrock.games.on_mars.goods import COLOURS, EXOSUIT_TECH, SENTRY_TECH, SHELTER, SHIELD_TECH
from fourthrock.games.on_mars.hexes import DISTANCE, HEX_COUNT, HEXES, NEIGHBOURS
from fourthrock.games.on_mars.position import EXOSUIT, NO_PIECE, SENTRY, STUNNED, TROOPER, Mars
from fourthrock.games.on_mars.techs import CORRUPTED, GUARDED, offer
from fourthrock.table import Script, Word, pick, pick_or_stop

NEUTRALIZE: Final = Word("neutralize", "Remove a Corruption token")
GUARD_TECH: Final = Word("guard-tech", "Guard a technology")
GUARD_HEX: Final = Word("guard-hex", "Guard a Building")
DEPLOY: Final = Word("deploy", "Place it on the map")
MOVE: Final = Word("move", "Move it")
STUN: Final = Word("stun", "Stun the Troopers around it")


def defence_possible(g: Mars, s: int, effect: int) -> bool:
    """Whether the Building could do anything; `s` is whoever uses it."""
    if g.active != s:
        return False
    if effect == bp.E_SHIELD:
        return bool(_shield_ways(g))
    if effect == bp.E_SABOTAGE:
        return g.sabotages > 0 and bool(coverable(g))
    if effect == bp.E_SENTRY:
        return bool(_sentry_ways(g, 2))
    return bool(_exosuit_ways(g, 2))


def use_defence(g: Mars, s: int, effect: int) -> Script[None]:
    if effect == bp.E_SHIELD:
        yield from shields(g, s)
    elif effect == bp.E_SABOTAGE:
        yield from sabotage(g, s)
    elif effect == bp.E_SENTRY:
        yield from sentry_bots(g, s)
    else:
        yield from exosuit(g, s)


# --------------------------------------------------------------------------------------------------------------- Shields


def human_tiles(g: Mars, token: int) -> list[Tile]:
    """The technology tiles of all humans with this token on them (0: none)."""
    return [
        TILES[s][tech]
        for s in range(g.players)
        for tech in range(13)
        if g.tech_at[s * 13 + tech] >= 0 and g.tech_token[s * 13 + tech] == token
    ]


def unguarded(g: Mars) -> list[int]:
    """Human Buildings without a Shield."""
    return [h for h in range(HEX_COUNT) if 0 <= g.building[h] <= SHELTER and not g.shielded[h] and g.piece[h] < TROOPER]


def _shield_ways(g: Mars) -> list[Word]:
    if g.shields == 0:
        return []
    ways: list[Word] = []
    if human_tiles(g, CORRUPTED):
        ways.append(NEUTRALIZE)
    if human_tiles(g, 0):
        ways.append(GUARD_TECH)
    if unguarded(g):
        ways.append(GUARD_HEX)
    return ways


def shields(g: Mars, s: int) -> Script[None]:
    """20.6 Shield: one deployment, and one for each level."""
    for _ in range(1 + (yield from offer(g, s, SHIELD_TECH))):
        ways = _shield_ways(g)
        if not ways:
            return
        way = yield from pick_or_stop(s, "Deploy a Shield how?", ways, rule="20.6")
        if way is None:
            return
        if way is NEUTRALIZE:
            tile = yield from pick(s, "Clean which technology?", human_tiles(g, CORRUPTED), rule="20.6")
            g.tech_token[tile.seat * 13 + tile.tech] = 0
            g.corruption += 1
        elif way is GUARD_TECH:
            tile = yield from pick(s, "Guard which technology?", human_tiles(g, 0), rule="20.6")
            g.tech_token[tile.seat * 13 + tile.tech] = GUARDED
            g.shields -= 1
        else:
            to = yield from pick(s, "Guard which Building?", hexes(unguarded(g)), rule="20.6")
            g.shielded[to.index] = 1
            g.shields -= 1


def coverable(g: Mars) -> list[AlienAction]:
    """O57: open Action spaces without a token."""
    return [action for action in ALIEN_ACTIONS if g.alien_open[action.index] and g.alien_on[action.index] == 0]


def sabotage(g: Mars, s: int) -> Script[None]:
    """20.6 Sabotage: cover one Action space until the alien resets."""
    action = yield from pick(s, "Cover which Action space?", coverable(g), rule="20.6")
    g.sabotages -= 1
    g.alien_on[action.index] = SABOTAGED
    g.say("{} sabotages {}", COLOURS[s], action)


# ------------------------------------------------------------------------------------------------- Sentry Bots and Exosuit


def landing_hexes(g: Mars) -> list[int]:
    """20.6: Shelters without a piece; if there is none, free hexes next to one."""
    homes = [h for h in range(HEX_COUNT) if g.building[h] == SHELTER]
    free = [h for h in homes if g.piece[h] == NO_PIECE]
    if free:
        return free
    found: list[int] = []
    for home in homes:
        for n in NEIGHBOURS[home]:
            if n not in found and g.piece[n] == NO_PIECE and (g.building[n] >= 0 or is_empty(g, n)):
                found.append(n)
    return found


def _pieces(g: Mars, piece: int) -> list[int]:
    return [h for h in range(HEX_COUNT) if g.piece[h] == piece]


def sentry_goals(g: Mars, start: int, reach: int) -> list[int]:
    """Free hexes, and hexes with a Trooper, who is displaced."""
    return [h for h in range(HEX_COUNT) if 0 < DISTANCE[start][h] <= reach and g.piece[h] in (NO_PIECE, TROOPER, STUNNED)]


def exosuit_goals(g: Mars, start: int, reach: int) -> list[int]:
    """Free hexes, hexes with a stunned Trooper, and with a standing one if an activation is left for him."""
    found: list[int] = []
    for h in range(HEX_COUNT):
        far = DISTANCE[start][h]
        if 0 < far <= reach and (g.piece[h] in (NO_PIECE, STUNNED) or (g.piece[h] == TROOPER and far < reach)):
            found.append(h)
    return found


def _victims(g: Mars, h: int) -> list[int]:
    return [n for n in NEIGHBOURS[h] if g.piece[n] == TROOPER]


def _sentry_ways(g: Mars, left: int) -> list[Word]:
    ways: list[Word] = []
    if g.sentries and landing_hexes(g):
        ways.append(DEPLOY)
    bots = _pieces(g, SENTRY)
    if any(sentry_goals(g, h, left) for h in bots):
        ways.append(MOVE)
    if any(_victims(g, h) for h in bots):
        ways.append(STUN)
    return ways


def sentry_bots(g: Mars, s: int) -> Script[None]:
    """20.6 Sentry: two activations and one for each level."""
    left = 2 + (yield from offer(g, s, SENTRY_TECH))
    while left:
        ways = _sentry_ways(g, left)
        if not ways:
            break
        way = yield from pick_or_stop(s, f"Activate the Sentry Bots, {left} left", ways, rule="20.6")
        if way is None:
            break
        if way is DEPLOY:
            to = yield from pick(s, "Place it where?", hexes(landing_hexes(g)), rule="20.6")
            g.sentries -= 1
            place(g, to.index, SENTRY, s)
            left -= 1
        elif way is MOVE:
            left -= yield from _move_sentry(g, s, left)
        else:
            bots = [h for h in _pieces(g, SENTRY) if _victims(g, h)]
            at = yield from pick(s, "Stun around which Sentry Bot?", hexes(bots), rule="20.6")
            for n in _victims(g, at.index):
                g.piece[n] = STUNNED
            left -= 1
    for h in _pieces(g, SENTRY):
        clear_ground(g, h)


def _move_sentry(g: Mars, s: int, left: int) -> Script[int]:
    """It pushes aside the Trooper where it ends; the alien says where to."""
    bots = [h for h in _pieces(g, SENTRY) if sentry_goals(g, h, left)]
    start = yield from pick(s, "Move which Sentry Bot?", hexes(bots), rule="20.6")
    to = yield from pick(s, "Move it where?", hexes(sentry_goals(g, start.index, left)), rule="20.6")
    yield from displace(g, to.index)
    move(g, start.index, to.index)
    return DISTANCE[start.index][to.index]


def _exosuit_ways(g: Mars, left: int) -> list[Word]:
    if g.exosuit_at < 0:
        return [DEPLOY] if landing_hexes(g) else []
    return [MOVE] if exosuit_goals(g, g.exosuit_at, left) else []


def exosuit(g: Mars, s: int) -> Script[None]:
    """20.6 Exosuit: two activations and one for each level; entering a standing Trooper's hex takes one more to send him home."""
    left = 2 + (yield from offer(g, s, EXOSUIT_TECH))
    while left > 0:
        ways = _exosuit_ways(g, left)
        if not ways:
            break
        way = yield from pick_or_stop(s, f"Activate the Exosuit, {left} left", ways, rule="20.6")
        if way is None:
            break
        if way is DEPLOY:
            to = yield from pick(s, "Place it where?", hexes(landing_hexes(g)), rule="20.6")
            place(g, to.index, EXOSUIT, s)
            left -= 1
        else:
            left -= yield from _move_exosuit(g, s, left)
    if g.exosuit_at >= 0:
        clear_ground(g, g.exosuit_at)


def _move_exosuit(g: Mars, s: int, left: int) -> Script[int]:
    start = g.exosuit_at
    to = yield from pick(s, "Move it where?", hexes(exosuit_goals(g, start, left)), rule="20.6")
    spent = DISTANCE[start][to.index]
    if g.piece[to.index] in (TROOPER, STUNNED):
        spent += g.piece[to.index] == TROOPER
        lift(g, to.index)
        g.alien_on_map -= 1
        g.alien_troopers += 1
        g.say("A Trooper on {} is sent back", HEXES[to.index])
    lift(g, start)
    place(g, to.index, EXOSUIT, s)
    return spent
