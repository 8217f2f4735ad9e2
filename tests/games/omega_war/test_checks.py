"""Every invariant notices what it is there for: a war that is whole, one thing spoilt, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.omega_war.stage import ASIDE, CUP, DEAD, REVOLT, RUIN, WAITING, in_revolt, put, war

from fourthrock.games.omega_war.checks import broken
from fourthrock.games.omega_war.counters import NOMAD, UNION
from fourthrock.games.omega_war.places import BUBBLE, DOME, RISEN, ROUSED
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.stages import UNION_MARCH


def unit(g: War, token: str) -> int:
    return g.scenario.unit_named(token).index


def nomad(g: War) -> int:
    return next(one.index for one in g.scenario.units if one.kind == NOMAD)


def sleeper(g: War) -> int:
    """A unit whose clan is asleep."""
    return next(one.index for one in g.scenario.units if one.clan >= 0 and g.at[one.index] == WAITING)


def settlement(g: War, *kinds: int) -> int:
    return next(one.index for one in g.scenario.settlements if one.kind in kinds)


def off_the_map(g: War) -> None:
    g.at[unit(g, "SD-01")] = len(g.scenario.hexes)


def no_steps_left(g: War) -> None:
    put(g, "SD-01", "1314")
    g.steps[unit(g, "SD-01")] = 0


def dead_nomad(g: War) -> None:
    g.at[nomad(g)] = DEAD


def division_in_the_cup(g: War) -> None:
    g.at[unit(g, "SD-01")] = CUP


def sleeper_awake(g: War) -> None:
    g.at[sleeper(g)] = ASIDE


def traitor(g: War) -> None:
    put(g, "SD-01", "1314", side=1 - UNION)


def lost_in_battle(g: War) -> None:
    g.fights[unit(g, "SD-01")] = 3


def both_in_one_hex(g: War) -> None:
    put(g, "SD-01", "1314")
    put(g, "SD-02", "1314", side=1 - UNION)


def at_sea(g: War) -> None:
    put(g, "SD-01", "0101")


def in_a_warren(g: War) -> None:
    put(g, "SD-01", g.scenario.hexes[g.scenario.warrens[0].hex].token)


def fallen_and_held(g: War) -> None:
    g.revolts[0] += 1


def revolt_without_a_marker(g: War) -> None:
    g.status[0] = REVOLT


def marker_on_a_held_one(g: War) -> None:
    g.marker[0] = g.cup.pop()


def bubble_in_revolt(g: War) -> None:
    in_revolt(g, g.scenario.settlements[settlement(g, BUBBLE)].name)


def metro_rebuilt(g: War) -> None:
    n = next(one.index for one in g.scenario.settlements if one.kind not in (BUBBLE, DOME))
    g.razed[n] = g.rebuilt[n] = 1


def too_many_rebuilt(g: War) -> None:
    n = settlement(g, DOME)
    g.razed[n] = g.rebuilt[n] = g.scenario.dome_rebuilds + 1


def marker_gone(g: War) -> None:
    g.cup.pop()


def fight_out_of_nothing(g: War) -> None:
    g.fighting = 0


def twice_attacked(g: War) -> None:
    g.targets = [5, 5]
    g.fought = [0, 0]


def support_kept(g: War) -> None:
    g.support = 8


def index_off(g: War) -> None:
    g.index += 1


def ruin_not_counted(g: War) -> None:
    n = settlement(g, DOME)
    g.status[n] = RUIN
    g.razed[n] = 1


def warren_of_sleepers(g: War) -> None:
    g.destroyed[0] = 1


def wrong_end(g: War) -> None:
    g.outcome = "nobody"


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (off_the_map, "SD-01 is nowhere"),
        (no_steps_left, "SD-01 has 0 steps"),
        (dead_nomad, "cannot be dead or waiting"),
        (division_in_the_cup, "SD-01 belongs in the cup off the map, and nobody else does"),
        (sleeper_awake, "and its clan do not agree"),
        (traitor, "SD-01 is on the wrong side"),
        (lost_in_battle, "SD-01 fights in an attack that nobody announced"),
        (both_in_one_hex, "both sides are in 1314"),
        (at_sea, "SD-01 may not end in 0101"),
        (in_a_warren, "SD-01 may not be in "),
        (fallen_and_held, "has fallen 1 times and been rebuilt 0 times"),
        (revolt_without_a_marker, "is in revolt without a marker"),
        (marker_on_a_held_one, ", which the Union holds"),
        (bubble_in_revolt, "is a Bubble in revolt"),
        (metro_rebuilt, "was rebuilt, and is no Dome"),
        (too_many_rebuilt, "too many Domes were rebuilt"),
        (marker_gone, "a revolt marker is lost"),
        (fight_out_of_nothing, "an attack is fought out that nobody announced"),
        (twice_attacked, "a hex is attacked twice"),
        (support_kept, "support is left over from a combat"),
        (index_off, "a recount gives"),
        (ruin_not_counted, "a recount gives"),
        (warren_of_sleepers, "is destroyed, and its clan never rose"),
        (wrong_end, "the war has ended as nobody, not"),
    ],
)
def test_what_is_wrong_is_noticed(spoil: Callable[[War], None], says: str) -> None:
    g = war(UNION_MARCH)
    assert broken(g) == []
    spoil(g)
    assert any(says in sentence for sentence in broken(g)), broken(g)


@pytest.mark.parametrize(("state", "change"), [(RISEN, -1), (ROUSED, 1)])
def test_2_8_the_index_is_recounted_from_the_clans(state: int, change: int) -> None:
    g = war(UNION_MARCH)
    warren = g.scenario.warrens[0]
    clan = g.scenario.clans[warren.clan]
    for u in clan.units:
        g.at[u] = ASIDE
    g.clans[clan.index] = state
    g.index += change * sum(g.scenario.warrens[n].rating for n in clan.warrens)
    assert broken(g) == []
