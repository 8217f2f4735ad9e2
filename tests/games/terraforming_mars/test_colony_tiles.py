"""The eleven colony tiles (21.3, 21.4): what building brings, what trading brings at each place of the track, what owners get."""

from __future__ import annotations

import pytest
from tests.games.terraforming_mars.facts import snapshot
from tests.games.terraforming_mars.stage import colonies, give, on_table, play, stage, start, take

from fourthrock.games.terraforming_mars.position import Mars
from fourthrock.table import Table

TILES = [
    ("callisto", "energy.prod", 1, "energy", [0, 2, 3, 5, 7, 10, 13], "energy", 3),
    ("ceres", "steel.prod", 1, "steel", [1, 2, 3, 4, 6, 8, 10], "steel", 2),
    ("enceladus", "microbes", 3, "microbes", [0, 1, 2, 3, 4, 4, 5], "microbes", 1),
    ("europa", "oceans", 1, "", [1] * 7, "mc", 1),
    ("ganymede", "plants.prod", 1, "plants", [0, 1, 2, 3, 4, 5, 6], "plants", 1),
    ("io", "heat.prod", 1, "heat", [2, 3, 4, 6, 8, 10, 13], "heat", 2),
    ("luna", "mc.prod", 2, "mc", [1, 2, 4, 7, 10, 13, 17], "mc", 2),
    ("miranda", "animals", 1, "animals", [0, 1, 1, 2, 2, 3, 3], "cards", 1),
    ("pluto", "cards", 2, "cards", [0, 1, 2, 2, 3, 3, 4], "cards", 0),
    ("titan", "floaters", 3, "floaters", [0, 1, 1, 2, 3, 3, 4], "floaters", 1),
    ("triton", "titanium", 3, "titanium", [0, 1, 1, 2, 3, 4, 5], "titanium", 1),
]
EUROPA = ["mc.prod"] * 2 + ["energy.prod"] * 2 + ["plants.prod"] * 3
IDS = [row[0] for row in TILES]
HOLDERS = ["tardigrades", "livestock", "dirigibles"]
"""Cards of seat 0 that hold microbes, animals and floaters; for seat 1 others."""


def outpost(name: str) -> Mars:
    """This colony tile awake, 50 M€ each, a trade fleet, and a place for everything a colony may give."""
    g = stage(2, turmoil=False, prelude=False)
    others = [other for other in ("luna", "io", "ceres", "triton") if other != name]
    on_table(g, 0, *HOLDERS)
    on_table(g, 1, "ants", "birds", "local-shading")
    colonies(g, name, *others)
    g.awake[0] = True
    for player in g.players:
        player.stock[0] = 50
        player.fleets = 1
    give(g, 0, "mine")
    give(g, 1, "sponsors")
    return g


def settle(table: Table[Mars]) -> None:
    while not table.ask.prompt.endswith(" action"):
        table.play(table.ask.tokens[0])


def test_21_1_every_colony_tile_is_here() -> None:
    from fourthrock.games.terraforming_mars.colonies import COLONY_TILES

    assert [tile.name.lower() for tile in COLONY_TILES] == IDS


@pytest.mark.parametrize(("name", "what", "count"), [row[:3] for row in TILES], ids=IDS)
def test_21_3_a_colony_costs_17_and_brings_its_bonus_at_once(name: str, what: str, count: int) -> None:
    g = outpost(name)
    table = start(g)
    before = snapshot(table.position)
    play(table, "project:build-colony", f"colony:{name}")
    settle(table)
    after = snapshot(table.position)
    assert after[what] - before[what] == count
    assert after["mc"] - before["mc"] == -17
    assert table.position.colonists[0] == [0]
    assert table.position.track[0] == 1


@pytest.mark.parametrize("place", range(7))
@pytest.mark.parametrize(("name", "what", "values"), [(row[0], row[3], row[4]) for row in TILES], ids=IDS)
def test_21_4_trading_brings_what_stands_beside_the_track(name: str, what: str, values: list[int], place: int) -> None:
    g = outpost(name)
    g.track[0] = place
    table = start(g)
    before = snapshot(table.position)
    play(table, f"colony:{name}")
    settle(table)
    after = snapshot(table.position)
    got = after[what or EUROPA[place]] - before[what or EUROPA[place]]
    assert got == values[place] - (9 if what == "mc" else 0)
    assert table.position.track[0] == 0


@pytest.mark.parametrize(("name", "what", "count"), [(row[0], row[5], row[6]) for row in TILES], ids=IDS)
def test_21_4_the_owner_of_a_colony_gets_its_bonus_when_another_trades(name: str, what: str, count: int) -> None:
    g = outpost(name)
    g.colonists[0] = [1]
    g.track[0] = 1
    table = start(g)
    before = snapshot(table.position)[f"their.{what}"]
    play(table, f"colony:{name}")
    settle(table)
    assert snapshot(table.position)[f"their.{what}"] - before == count


def test_21_5_the_owner_of_a_colony_on_pluto_draws_one_and_discards_one() -> None:
    g = outpost("pluto")
    g.colonists[0] = [1]
    table = play(start(g), "colony:pluto")
    while table.ask.seat == 0:
        table.play(table.ask.tokens[0])
    assert table.ask.seat == 1
    assert len(table.ask.tokens) == 2
    table.play("sponsors")
    hand = table.position.players[1].hand
    assert len(hand) == 1
    assert hand[0].token != "sponsors"


def test_21_2_a_tile_sleeps_until_somebody_has_a_card_for_its_kind() -> None:
    g = stage(2, turmoil=False, prelude=False)
    colonies(g, "titan", "miranda", "enceladus", "luna", "io")
    assert g.awake == [False, False, False, True, True]
    on_table(g, 1, "dirigibles")
    assert g.awake == [True, False, False, True, True]
    take(g, "mine")
