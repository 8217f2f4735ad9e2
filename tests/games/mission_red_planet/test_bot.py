"""The evaluation that bots steer by: exact at the end, sensible before."""

from __future__ import annotations

import pytest

from fourthrock.games.mission_red_planet import GAME
from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.table import dice_for

from .stage import card, dock, earn, empty_table, hide, new_game, resource, stand


def better(g: Planet, other: Planet, seat: int = 0) -> bool:
    return GAME.worth(g)[seat] > GAME.worth(other)[seat]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_worth_is_a_share_of_winning_all_through_a_game(seats: int) -> None:
    table = new_game(seats, 3)
    dice = dice_for(3)
    while not table.over:
        chances = GAME.worth(table.position)
        assert len(chances) == seats
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) <= 1 + 1e-9 if seats == 2 else sum(chances) == pytest.approx(1)
        table.answer(dice.choose(table.ask.options), table.ask)
    winners = [standing.seat for standing in table.standings() if standing.place == 1]
    assert GAME.worth(table.position) == [1 / len(winners) if seat in winners else 0 for seat in range(seats)]


def test_majority_in_a_rich_zone_is_worth_more_than_in_a_poor_one() -> None:
    rich, poor = empty_table(), empty_table()
    for g, kind in ((rich, "celerium"), (poor, "ice")):
        resource(g, "hellas", kind)
        stand(g, "hellas", yellow=2, blue=1)
        earn(g, "orange", ice=20)
    assert better(rich, poor)


def test_crew_on_its_way_is_worth_more_than_supply() -> None:
    flying, waiting = empty_table(), empty_table()
    dock(flying, 0, "ship_14", launched=True, yellow=3)
    assert better(flying, waiting)


def test_same_lead_in_points_is_surer_late_than_early() -> None:
    early, late = empty_table(), empty_table()
    late.step = 11
    for g in (early, late):
        earn(g, "yellow", celerium=3)
    assert better(late, early)


def test_own_mission_counts() -> None:
    with_mission, without = empty_table(), empty_table()
    for g in (with_mission, without):
        stand(g, "phobos", yellow=2)
        for c in range(3):
            g.held[c] = []
    with_mission.held[0] = [card("phobos_outpost")]
    assert better(with_mission, without)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("lichens", "toxic_vent"),
        ("mother_lode", "mining_incident"),
        ("mother_lode", "hidden_glacier"),
        ("ancient_ruins", "native_resistance"),
        ("even_ground", "uneven_ground"),
    ],
)
def test_discoveries_count(good: str, bad: str) -> None:
    helped, harmed = empty_table(), empty_table()
    for g, name in ((helped, good), (harmed, bad)):
        resource(g, "hellas", "celerium")
        stand(g, "hellas", yellow=2)
        stand(g, "hellas", orange=1)
        stand(g, "ausonia", blue=2)
        hide(g, "hellas", name)
        g.step = 11
    assert better(helped, harmed)


def test_synergy_next_door_counts() -> None:
    beside, apart = empty_table(), empty_table()
    for g, where in ((beside, "mare_serpentis"), (apart, "vastitas_borealis")):
        resource(g, "hellas", "celerium")
        stand(g, "hellas", yellow=2)
        hide(g, where, "synergy")
        g.step = 11
    assert better(beside, apart)


def test_crews_at_the_docks_hope_for_the_ether_magnet() -> None:
    drawn, left_behind = empty_table(), empty_table()
    for g, name in ((drawn, "ether_magnet"), (left_behind, "shifting_deposits")):
        dock(g, 0, "ship_24", yellow=4)
        hide(g, "hellas", name)
        g.step = 11
    assert better(drawn, left_behind)


def test_13_12_a_rich_neutral_colour_takes_from_both_players() -> None:
    g = empty_table(2)
    earn(g, "orange", celerium=20)
    assert sum(GAME.worth(g)) < 0.5
