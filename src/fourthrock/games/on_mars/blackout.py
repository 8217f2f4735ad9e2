"""Chapter 3, Blackout (rule 22): vandalism, blackouts and repairs."""

from __future__ import annotations

from typing import Final

from fourthrock.games.on_mars.chapters import ALIEN_CARD, BLACKOUT_GOALS, BLACKOUT_LIMIT, VANDAL_NAMES, VANDALISM
from fourthrock.games.on_mars.complexes import hexes, lift, place
from fourthrock.games.on_mars.events import end
from fourthrock.games.on_mars.goods import COLOURS, MINE, SHELTER, Colour
from fourthrock.games.on_mars.hexes import HEX_COUNT, HEXES
from fourthrock.games.on_mars.position import ADVANCED, COLONIST, HUMANS_LOSE, NO_PIECE, Mars
from fourthrock.games.on_mars.quarters import able, enter_working_area, leave_quarters
from fourthrock.table import Script, pick, pick_or_stop

NORMAL: Final = 0
VANDALIZED: Final = 1
DARK: Final = 2
TOKENS: Final = 10


def lay_blackout(g: Mars) -> None:
    """22.1."""
    g.track = BLACKOUT_GOALS[g.players]
    g.black = [NORMAL] * HEX_COUNT
    g.black_who = [-1] * HEX_COUNT
    g.vandal_deck = list(range(len(VANDALISM)))
    g.dice.shuffle(g.vandal_deck)


def in_state(g: Mars, kind: int, state: int) -> list[int]:
    """Buildings of this type in this state; Advanced ones are immune."""
    return [h for h in range(HEX_COUNT) if g.building[h] == kind and g.black[h] == state and g.piece[h] != ADVANCED]


def vandalism(g: Mars) -> Script[None]:
    """22.4: a card at the end of each turn."""
    card = g.vandal_deck.pop()
    g.vandal_shown.append(card)
    g.reveal()
    g.say("Vandalism: {}", VANDAL_NAMES[card])
    if card == ALIEN_CARD:
        g.vandal_deck.extend(g.vandal_shown)
        g.vandal_shown = []
        g.dice.shuffle(g.vandal_deck)
        return
    kind = VANDALISM[card]
    struck = yield from _strike(g, in_state(g, kind, VANDALIZED), in_state(g, kind, NORMAL))
    if not struck:
        yield from _strike(g, in_state(g, SHELTER, VANDALIZED), _shelters_of_the_least_struck(g))


def _strike(g: Mars, vandalized: list[int], normal: list[int]) -> Script[bool]:
    """22.4(i), (ii): a vandalized Building goes dark, else a normal one is vandalized; False if there is neither."""
    if vandalized:
        at = yield from pick(g.active, "Which Building goes dark?", hexes(vandalized), rule="22.4")
        yield from _darken(g, at.index)
        return True
    if normal and sum(1 for state in g.black if state) < TOKENS:
        at = yield from pick(g.active, "Which Building is vandalized?", hexes(normal), rule="22.4")
        g.black[at.index] = VANDALIZED
        g.say("{} is vandalized", at)
        return True
    return bool(normal)


def _shelters_of_the_least_struck(g: Mars) -> list[int]:
    """22.4(iii): of the player with fewest dark Shelters, the earlier in turn order, who still has a normal one."""
    dark = in_state(g, SHELTER, DARK)
    best: list[int] = []
    fewest = 99
    for s in sorted(range(g.players), key=lambda seat: g.space[seat]):
        own = [h for h in in_state(g, SHELTER, NORMAL) if g.owner[h] == s]
        count = sum(1 for h in dark if g.owner[h] == s)
        if own and count < fewest:
            fewest = count
            best = own
    return best


def _darken(g: Mars, h: int) -> Script[None]:
    """22.4(i): a Colonist is laid on the token: on a Mine the one who stands there, else one of any Living Quarters (O73)."""
    if g.building[h] == MINE and g.piece[h] == COLONIST:
        g.black_who[h] = g.who[h]
        lift(g, h)
    else:
        ready: list[Colour] = [COLOURS[s] for s in range(g.players) if able(g, s)]
        if not ready:
            end(g, HUMANS_LOSE, "No Colonist is left for the blackout")
        of = yield from pick(g.active, "Whose Colonist is laid down?", ready, rule="22.4")
        leave_quarters(g, of.index)
        g.black_who[h] = of.index
    g.black[h] = DARK
    g.say("{} goes dark", HEXES[h])
    if g.black.count(DARK) >= BLACKOUT_LIMIT:
        end(g, HUMANS_LOSE, "Five Buildings are dark")


def repairs(g: Mars) -> Script[None]:
    """22.6: for each completed Mission or Goal one repair, if wanted."""
    while g.repairs:
        g.repairs -= 1
        damaged = [h for h in range(HEX_COUNT) if g.black[h]]
        at = yield from pick_or_stop(g.active, "Repair which Building?", hexes(damaged), rule="22.6")
        if at is not None:
            repair(g, at.index)


def repair(g: Mars, h: int) -> None:
    """22.6: the Colonist gets up and leaves it vandalized; or the token goes."""
    g.say("{} is repaired", HEXES[h])
    if g.black[h] == VANDALIZED:
        g.black[h] = NORMAL
        return
    s = g.black_who[h]
    g.black_who[h] = -1
    g.black[h] = VANDALIZED
    if g.building[h] == MINE and g.piece[h] == NO_PIECE:
        place(g, h, COLONIST, s)
    else:
        enter_working_area(g, s, 0)
