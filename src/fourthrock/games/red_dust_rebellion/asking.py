"""Small questions that many rules ask: one space of some, several spaces, how many of each side, where Rebels come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fourthrock.games.red_dust_rebellion.cards import CR2
from fourthrock.games.red_dust_rebellion.control import raging_desert
from fourthrock.games.red_dust_rebellion.forces import activate, move, remove
from fourthrock.games.red_dust_rebellion.pieces import (
    CR,
    RD,
    Faction,
    Group,
    active_rebel,
    hidden_rebel,
)
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import SPACES, Place, Space
from fourthrock.table import NO, YES, Script, pick, pick_number, pick_or_stop


def space_of(one: Group) -> Space:
    """The space in which a group of pieces stands."""
    return SPACES[one.place.index]


def yes_no(by: Faction, prompt: str, rule: str) -> Script[bool]:
    """A plain offer."""
    answer = yield from pick(by.seat, prompt, [YES, NO], rule=rule)
    return answer is YES


def one_space(by: Faction, prompt: str, legal: Sequence[Space], rule: str) -> Script[Space | None]:
    """One of these spaces; None if there is none."""
    if not legal:
        return None
    chosen = yield from pick(by.seat, prompt, legal, rule=rule)
    return chosen


def maybe_space(by: Faction, prompt: str, legal: Sequence[Space], rule: str) -> Script[Space | None]:
    """One of these spaces, or none."""
    if not legal:
        return None
    chosen = yield from pick_or_stop(by.seat, prompt, legal, rule=rule)
    return chosen


def next_space(by: Faction, prompt: str, done: list[Space], most: int, legal: Sequence[Space], rule: str) -> Script[Space | None]:
    """The next of up to `most` different spaces: the first must be named, the others may. It joins `done`."""
    left = [space for space in legal if space not in done]
    if not left or len(done) >= most:
        return None
    if done:
        chosen = yield from pick_or_stop(by.seat, prompt, left, rule=rule)
    else:
        chosen = yield from pick(by.seat, prompt, left, rule=rule)
    if chosen is not None:
        done.append(chosen)
    return chosen


def several_spaces(
    by: Faction, prompt: str, n: int, legal: Sequence[Space], rule: str, exactly: bool = False
) -> Script[list[Space]]:
    """Up to n different spaces of these; exactly n (or all there are) if so wanted."""
    chosen: list[Space] = []
    left = list(legal)
    while left and len(chosen) < n:
        if exactly and len(left) <= n - len(chosen):
            return [*chosen, *left]
        if exactly:
            space = yield from pick(by.seat, prompt, left, rule=rule)
        else:
            answer = yield from pick_or_stop(by.seat, prompt, left, rule=rule)
            if answer is None:
                break
            space = answer
        chosen.append(space)
        left.remove(space)
    return chosen


def open_to(g: Mars, by: Faction, among: Sequence[Space]) -> list[Space]:
    """9.4, 19.2 Those of these spaces that an Event may touch: no Raging Deserts, but for the Church with CR2."""
    if by is CR and CR2 in g.capabilities:
        return list(among)
    return [space for space in among if not raging_desert(g, space)]


def how_many(by: Faction, prompt: str, least: int, most: int, rule: str) -> Script[int]:
    """A count; nothing is asked when there is no choice."""
    if most <= least:
        return most
    n = yield from pick_number(by.seat, prompt, least, most, rule=rule)
    return n


def split(by: Faction, prompt: str, n: int, first: int, second: int, rule: str) -> Script[int]:
    """Of n things taken from two piles, how many come from the first."""
    answer = yield from how_many(by, prompt, max(0, n - second), min(n, first), rule)
    return answer


def remove_own_rebels(g: Mars, by: Faction, space: Space, n: int) -> Script[None]:
    """Take n own Rebels, Hidden or Active, to Available."""
    hidden = g.count(space, hidden_rebel(by))
    active = g.count(space, active_rebel(by))
    take = yield from split(by, f"How many of the {n} Rebels are Hidden ones?", n, hidden, active, "7.3")
    remove(g, space, hidden_rebel(by), take)
    remove(g, space, active_rebel(by), n - take)


def activate_up_to(g: Mars, by: Faction, space: Space, n: int) -> Script[int]:
    """7.3 Activate n Hidden Rebels in a space, the executing faction choosing whose. Returns how many."""
    red = g.count(space, hidden_rebel(RD))
    church = g.count(space, hidden_rebel(CR))
    n = min(n, red + church)
    if n <= 0:
        return 0
    reds = yield from split(by, f"Activate how many Red Dust Rebels in {space.name}, of {n}?", n, red, church, "7.3")
    activate(g, space, RD, reds)
    activate(g, space, CR, n - reds)
    return n


def one_by_one(
    g: Mars, by: Faction, prompt: str, n: int, targets: Callable[[], list[Group]], rule: str, compulsory: bool = False
) -> Script[int]:
    """Remove up to n pieces, each chosen among what can be removed then. Returns how many."""
    for done in range(n):
        legal = targets()
        if not legal:
            return done
        if compulsory:
            target = yield from pick(by.seat, prompt, legal, rule=rule)
        else:
            answer = yield from pick_or_stop(by.seat, prompt, legal, rule=rule)
            if answer is None:
                return done
            target = answer
        remove(g, target.place, target.kind, 1)
    return n


def bring(g: Mars, by: Faction, prompt: str, to: Place, most: int, groups: Callable[[], list[Group]], rule: str) -> Script[int]:
    """Move units here, group by group, each group once; up to `most` in all (0: no limit). Returns how many."""
    brought = 0
    used: list[Group] = []
    while most == 0 or brought < most:
        legal = [one for one in groups() if one not in used]
        if not legal:
            break
        one = yield from pick_or_stop(by.seat, prompt, legal, rule=rule)
        if one is None:
            break
        used.append(one)
        there = g.count(one.place, one.kind)
        n = yield from how_many(by, f"How many: {one.name}?", 1, there if most == 0 else min(there, most - brought), rule)
        move(g, one.place, to, one.kind, n)
        brought += n
    return brought
