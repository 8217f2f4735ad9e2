"""What bots look at, and what the eyes of both seats are given."""

from __future__ import annotations

import msgspec
from tests.games.omega_war.stage import GAME, at_table, awake, in_revolt, put, ruined, war

from fourthrock.games.omega_war.bearing import Bearing, bearing_of
from fourthrock.games.omega_war.counters import REBEL, UNION
from fourthrock.games.omega_war.stages import NEW_STEPS, REBEL_ATTACKS, TURN_RECORD, UNION_MARCH
from fourthrock.table import dice_for, record


def test_worth_is_a_share_of_the_win_and_follows_the_index() -> None:
    shares = []
    for index in (8, 20, 28, 33, 44):
        g = war(NEW_STEPS, "Sep 2021")
        g.rolled_for_army = index - 32
        g.index = index
        share = GAME.worth(g)
        assert abs(sum(share) - 1) < 1e-9
        shares.append(share[UNION])
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.3
    assert 0.7 < shares[-1] < 1


def test_worth_knows_who_has_won() -> None:
    g = war(TURN_RECORD, "Nov 2021")
    g.rolled_for_army = -20
    g.index = 12
    g = at_table(g).position
    assert GAME.worth(g) == [0.0, 1.0]


def test_worth_sees_material_threats_and_garrisons() -> None:
    g = war(UNION_MARCH)
    awake(g, "Zarkan")
    bare = GAME.worth(g)[UNION]
    put(g, "SD-01", "1813")
    guarded = GAME.worth(g)[UNION]
    assert guarded > bare
    for number in (1, 2, 3, 4):
        put(g, f"G-ZARK-{number}", "1913")
    assert GAME.worth(g)[UNION] < guarded


def test_15_2_both_seats_and_spectators_see_the_same() -> None:
    g = record.begin(GAME).position
    views = [msgspec.json.encode(GAME.view(g, seat)) for seat in (UNION, REBEL, None)]
    assert views[0] == views[1] == views[2]


def test_the_view_tells_of_units_places_tracks_and_supply() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Ute")
    in_revolt(g, "Tulsy", 4)
    ruined(g, "Sedaly")
    put(g, "G-UTE-1", "1316", steps=1)
    view = GAME.view(g, None)
    gang = next(unit for unit in view.units if unit.unit == "G-UTE-1")
    assert (gang.hex, gang.steps, gang.attack, gang.supplied) == ("1316", 1, 3, False)
    tulsy = next(one for one in view.settlements if one.name == "Tulsy")
    assert (tulsy.status, tulsy.marker, tulsy.defence, tulsy.rating) == ("revolt", 4, 4, 2)
    assert next(one for one in view.settlements if one.name == "Sedaly").status == "ruin"
    assert view.column == "C"
    assert view.index == 32 - 1 - 2 - 1
    assert view.chart[4].says == "1 die, 1 to 3 succeeds"
    assert view.marker_cup["4"] == 7
    assert view.verdict == "Rebel marginal"
    assert view.months[view.turn].name == "Jul 2020"


def test_the_view_shows_combats_of_the_turn() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    put(g, "G-ZARK-1", "1914")
    put(g, "PF-01", "2014")
    put(g, "SD-01", "1210")
    table = at_table(g, 6)
    table.play("2014")
    table.play("enough")
    view = table.view(0)
    combat = view.combats[0]
    assert (combat.side, combat.target, combat.die) == ("Rebel", "2014", 6)
    assert combat.defender_losses == 1


def test_the_bearing_kept_from_position_to_position_is_the_one_counted_anew() -> None:
    table = record.begin(GAME, 2, 11, rewindable=False, journal=False)
    dice = dice_for("bearing")
    for _ in range(400):
        table.answer(dice.choose(table.ask.options), table.ask)
        g = table.position
        kept, anew = bearing_of(g), Bearing(g.scenario)
        anew.at, anew.steps, anew.side = g.at[:], g.steps[:], g.side[:]
        for u in range(len(g.at)):
            anew.count(u, 1)
        assert (kept.might, kept.on_places, kept.guards) == (anew.might, anew.on_places, anew.guards)
