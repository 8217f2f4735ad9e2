"""8 Production, and 11 the third one with its discoveries."""

from __future__ import annotations

import pytest

from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.production import produce, produce_third, share, winners_under

from .stage import (
    card,
    choose,
    earn,
    empty_table,
    give,
    hide,
    left,
    log,
    new_game,
    pile,
    real,
    resource,
    stand,
    won,
)


def hellas(**crowd: int) -> Planet:
    """Celerium in Hellas, and these astronauts."""
    g = empty_table(4)
    resource(g, "hellas", "celerium")
    stand(g, "hellas", **crowd)
    return g


def test_8_1_known_zones_yield_as_many_as_the_number_of_the_production() -> None:
    for number in (1, 2):
        g = hellas(yellow=1)
        produce(g, number)
        assert won(g, "yellow") == [0, 0, number]


def test_8_1_zone_face_down_yields_nothing() -> None:
    g = empty_table()
    produce(g, 2)
    assert g.piles == [0] * 30


def test_8_1_empty_zone_face_up_keeps_what_it_yields() -> None:
    g = hellas()
    produce(g, 1)
    produce(g, 2)
    assert left(g, "hellas") == [0, 0, 3]


def test_8_2_sole_leader_takes_all_with_what_was_left() -> None:
    g = hellas(yellow=2, blue=1)
    pile(g, "hellas", celerium=2)
    produce(g, 1)
    assert won(g, "yellow") == [0, 0, 3]
    assert won(g, "blue") == [0, 0, 0]


def test_8_2_three_tokens_two_leaders_one_each_and_one_stays() -> None:
    g = hellas(yellow=2, blue=2, orange=1)
    pile(g, "hellas", celerium=2)
    produce(g, 1)
    assert [won(g, who)[2] for who in ("yellow", "blue", "orange")] == [1, 1, 0]
    assert left(g, "hellas") == [0, 0, 1]


def test_8_2_two_tokens_three_leaders_both_stay() -> None:
    g = hellas(yellow=1, blue=1, orange=1)
    produce(g, 2)
    assert [won(g, who)[2] for who in ("yellow", "blue", "orange")] == [0, 0, 0]
    assert left(g, "hellas") == [0, 0, 2]


def test_8_3_each_kind_is_shared_by_itself() -> None:
    g = hellas(yellow=1, blue=1)
    pile(g, "hellas", ice=3, celerium=1)
    produce(g, 1)
    assert won(g, "yellow") == [1, 0, 1]
    assert left(g, "hellas") == [1, 0, 0]


def test_8_production_comes_after_round_5() -> None:
    g = hellas(yellow=1)
    g.step = 4
    table = real(g)
    choose(table, *["travel_agent"] * 4)
    assert won(table.position, "yellow") == [0, 0, 1]
    assert table.view(0).track[table.view(0).step] == "round_6"


def third(g: Planet) -> None:
    produce_third(g, 3)


def test_11_1_third_production_yields_three_and_mother_lode_two_more() -> None:
    g = hellas(yellow=1)
    hide(g, "hellas", "mother_lode")
    third(g)
    assert won(g, "yellow") == [0, 0, 5]


def test_11_1_synergy_adds_one_to_each_neighbour_but_not_to_itself() -> None:
    g = hellas(yellow=1)
    resource(g, "mare_serpentis", "celerium")
    stand(g, "mare_serpentis", blue=1)
    resource(g, "syrtis_major", "celerium")
    stand(g, "syrtis_major", orange=1)
    hide(g, "hellas", "synergy")
    third(g)
    assert [won(g, who)[2] for who in ("yellow", "blue", "orange")] == [3, 4, 4]


def test_11_1_zone_face_down_yields_nothing_even_beside_synergy() -> None:
    g = empty_table()
    hide(g, "hellas", "synergy")
    third(g)
    assert g.piles == [0] * 30


def test_11_2_mining_incident_stops_the_zone_synergy_or_not() -> None:
    g = hellas(yellow=1)
    hide(g, "hellas", "mining_incident")
    hide(g, "mare_serpentis", "synergy")
    third(g)
    assert won(g, "yellow") == [0, 0, 0]


def test_11_2_what_was_left_before_the_mining_incident_is_still_shared() -> None:
    g = hellas(yellow=1)
    pile(g, "hellas", celerium=2)
    hide(g, "hellas", "mining_incident")
    third(g)
    assert won(g, "yellow") == [0, 0, 2]


def test_11_3_hidden_glacier_yields_ice_instead() -> None:
    g = hellas(yellow=1)
    hide(g, "hellas", "hidden_glacier")
    third(g)
    assert won(g, "yellow") == [3, 0, 0]


def test_11_4_even_ground_five_and_one_share_three_tokens() -> None:
    g = hellas(yellow=5, blue=1)
    hide(g, "hellas", "even_ground")
    third(g)
    assert (won(g, "yellow")[2], won(g, "blue")[2], left(g, "hellas")[2]) == (1, 1, 1)


def test_11_4_uneven_ground_the_fewest_present_take_all() -> None:
    g = hellas(yellow=5, blue=1, orange=2)
    hide(g, "hellas", "uneven_ground")
    third(g)
    assert [won(g, who)[2] for who in ("yellow", "blue", "orange")] == [0, 3, 0]


def test_11_4_subterfuge_five_tokens_two_seconds() -> None:
    g = hellas(yellow=4, blue=2, orange=2)
    hide(g, "hellas", "subterfuge")
    pile(g, "hellas", celerium=2)
    third(g)
    assert [won(g, who)[2] for who in ("yellow", "blue", "orange")] == [0, 2, 2]
    assert left(g, "hellas")[2] == 1


@pytest.mark.parametrize(
    ("name", "counts", "winners"),
    [
        ("subterfuge", [3, 3, 1, 0, 0, 0], [0, 1]),
        ("subterfuge", [4, 0, 0, 0, 0, 0], []),
        ("subterfuge", [0, 0, 0, 0, 0, 0], []),
        ("even_ground", [0, 0, 0, 0, 0, 0], []),
        ("uneven_ground", [0, 0, 0, 0, 0, 0], []),
        ("uneven_ground", [2, 2, 3, 0, 0, 0], [0, 1]),
        ("lichens", [2, 2, 1, 0, 0, 0], [0, 1]),
    ],
)
def test_11_4_who_shares_the_zone(name: str, counts: list[int], winners: list[int]) -> None:
    assert winners_under(card(name), counts) == winners  # type: ignore[arg-type]


def test_11_5_sharing_rounds_down_as_ever() -> None:
    g = hellas()
    pile(g, "hellas", celerium=5)
    share(g, 4, [0, 1])
    assert left(g, "hellas")[2] == 1


def test_11_6_blocks_of_ice_and_sylvanite_cache_play_themselves() -> None:
    g = empty_table()
    give(g, "yellow", "blocks_of_ice")
    give(g, "blue", "sylvanite_cache")
    third(g)
    assert won(g, "yellow") == [2, 0, 0]
    assert won(g, "blue") == [0, 1, 0]
    assert [card.token for card in g.event_discard] == ["blocks_of_ice", "sylvanite_cache"]


def test_1_3_point_tokens_do_not_run_out() -> None:
    g = hellas(yellow=1)
    earn(g, "yellow", celerium=23)
    produce(g, 2)
    assert won(g, "yellow")[2] == 25


def test_8_log_says_who_takes_what_where() -> None:
    table = new_game()
    g = table.position
    resource(g, "hellas", "ice")
    stand(g, "hellas", yellow=1)
    produce(g, 2)
    assert log(table)[-1] == "Yellow takes 2 Ice from Hellas"
