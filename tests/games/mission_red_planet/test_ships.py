"""5 Ships and destination tokens."""

from __future__ import annotations

import pytest

from fourthrock.games.mission_red_planet.characters import (
    EXPLORER,
    PILOT,
    RECRUITER,
    SABOTEUR,
    SCIENTIST,
    SECRET_AGENT,
    TRAVEL_AGENT,
    Character,
)
from fourthrock.games.mission_red_planet.launchpad import land
from fourthrock.games.mission_red_planet.position import TOKENS_A_ZONE, Planet
from fourthrock.games.mission_red_planet.zones import ZONES

from .stage import act, count, crew, dock, empty_table, log, play, refused, ship


def test_5_1_only_docked_ships_with_room_are_boarded() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", blue=2)
    dock(g, 1, "ship_14", blue=1)
    dock(g, 2, "ship_24")
    table = act(g, "yellow", RECRUITER)
    assert table.ask.tokens == ["ship_14", "ship_24"]
    assert refused(table, "ship_13") == "the ship is full (rule 5.1)"


def test_5_2_first_aboard_an_unbound_ship_binds_it_at_once() -> None:
    g = empty_table()
    dock(g, 0, "ship_31")
    dock(g, 1, "ship_24")
    table = act(g, "yellow", SCIENTIST)
    play(table, "ship_31")
    assert table.ask.prompt == "Where is this ship bound for?"
    play(table, "hellas")
    assert table.view(None).docks[0].destination == "hellas"
    play(table, "ship_31")
    assert crew(g, 0, "yellow") == 2


def test_5_2_second_aboard_is_not_asked() -> None:
    g = empty_table()
    dock(g, 0, "ship_34", tokens=("hellas",), blue=1)
    dock(g, 1, "ship_24")
    table = act(g, "yellow", RECRUITER)
    play(table, "ship_34")
    assert table.over
    assert g.stacks[0] == [4]


def test_5_2_travel_agent_binds_an_unbound_ship_once() -> None:
    g = empty_table()
    dock(g, 0, "ship_36")
    table = act(g, "yellow", TRAVEL_AGENT)
    play(table, "phobos")
    assert table.over
    assert crew(g, 0, "yellow") == 3


def test_5_3_zone_without_tokens_cannot_be_chosen() -> None:
    g = empty_table()
    dock(g, 0, "ship_31")
    dock(g, 1, "ship_01", tokens=("hellas", "hellas"))
    table = act(g, "yellow", RECRUITER)
    play(table, "ship_31")
    assert "hellas" not in table.ask.tokens
    assert refused(table, "hellas") == "both destination tokens of this zone are in use (rule 5.3)"


def every_token_on(g: Planet, at: int) -> None:
    for zone in ZONES:
        g.stacks[at] += [zone.index] * TOKENS_A_ZONE
        g.tokens_left[zone.index] = 0


def test_5_3_without_any_token_an_unbound_ship_cannot_be_boarded() -> None:
    g = empty_table()
    dock(g, 0, "ship_36")
    dock(g, 1, "ship_24")
    dock(g, 2, "ship_27")
    every_token_on(g, 1)
    table = act(g, "yellow", RECRUITER)
    assert table.ask.tokens == ["ship_24", "ship_27"]
    assert "rule 5.3" in refused(table, "ship_36")


def test_5_3_without_any_token_the_travel_agent_finds_no_unbound_ship() -> None:
    g = empty_table()
    dock(g, 0, "ship_36")
    dock(g, 1, "ship_24", blue=4)
    every_token_on(g, 1)
    assert act(g, "yellow", TRAVEL_AGENT).over
    assert g.load[0] == 0


def test_5_4_newest_token_counts_and_all_return_at_landing() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", launched=True, tokens=("hellas", "ausonia"), yellow=2)
    land(g)
    assert count(g, "ausonia", "yellow") == 2
    assert g.tokens_left == [2] * 10


def test_5_4_all_tokens_return_when_the_ship_is_destroyed() -> None:
    g = empty_table()
    dock(g, 0, "ship_14", tokens=("hellas", "ausonia"), blue=1)
    act(g, "yellow", SABOTEUR)
    assert g.tokens_left == [2] * 10
    assert g.ship[0] == -1
    assert g.ship_discard == [ship("ship_14")]


@pytest.mark.parametrize(("character", "answers"), [(SABOTEUR, ["ship_24"]), (SECRET_AGENT, ["ship_24", "ship_27"])])
def test_5_5_launched_ship_is_neither_boarded_nor_destroyed_nor_sent_off(character: Character, answers: list[str]) -> None:
    g = empty_table()
    dock(g, 0, "ship_14", launched=True, blue=1)
    dock(g, 1, "ship_24")
    dock(g, 2, "ship_27")
    table = act(g, "yellow", character)
    for answer in answers:
        if answer in table.ask.tokens:
            assert "rule 5.5" in refused(table, "ship_14")
            play(table, answer)
    if not table.over:
        assert "rule 5.5" in refused(table, "ship_14")


def test_5_5_pilot_still_steers_a_launched_ship() -> None:
    g = empty_table()
    dock(g, 0, "ship_14", launched=True, blue=2)
    table = act(g, "yellow", PILOT)
    play(table, "phobos")
    assert table.view(None).docks[0].destination == "phobos"


def test_0_5_no_supply_nobody_boards() -> None:
    g = empty_table()
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_27")
    g.supply[0] = 0
    table = act(g, "yellow", EXPLORER)
    assert table.over
    assert "Yellow cannot place an astronaut" in log(table)


def test_6_supply_too_small_places_fewer() -> None:
    g = empty_table()
    dock(g, 0, "ship_24")
    dock(g, 1, "ship_27")
    g.supply[0] = 1
    table = act(g, "yellow", SCIENTIST)
    play(table, "ship_24")
    assert crew(g, 0, "yellow") == 1
    assert crew(g, 1, "yellow") == 0


def test_6_room_too_small_places_fewer() -> None:
    g = empty_table()
    dock(g, 0, "ship_13", blue=1)
    table = act(g, "yellow", PILOT)
    assert table.ask.prompt == "To which zone?"
    assert crew(g, 0, "yellow") == 1
