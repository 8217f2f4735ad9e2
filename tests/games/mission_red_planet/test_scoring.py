"""12 Final scoring."""

from __future__ import annotations

import pytest

from fourthrock.games.mission_red_planet import GAME
from fourthrock.games.mission_red_planet.cards import Mission
from fourthrock.games.mission_red_planet.position import Planet
from fourthrock.games.mission_red_planet.scoring import discovery_points, ice_monopoly, mission_points, places, total

from .stage import card, earn, empty_table, hide, lose, stand


def over(g: Planet) -> Planet:
    g.step = 14
    g.held = [[] for _ in range(g.colours)]
    return g


def points(g: Planet, name: str, c: int = 0) -> int:
    mission = card(name)
    assert isinstance(mission, Mission)
    return mission_points(g, c, mission)


def test_1_2_values_of_point_tokens() -> None:
    g = over(empty_table())
    earn(g, "blue", ice=9)
    earn(g, "yellow", ice=1, sylvanite=1, celerium=1)
    assert total(g, 0) == 6


@pytest.mark.parametrize(
    ("zones", "score"),
    [
        ([], 0),
        (["ausonia"], 1),
        (["ausonia", "hellas"], 2),
        (["ausonia", "hellas", "mare_tyrrhenum"], 4),
        (["ausonia", "hellas", "mare_tyrrhenum", "tritonis_sinus"], 7),
    ],
)
def test_12_3_influence_ladder(zones: list[str], score: int) -> None:
    g = empty_table()
    stand(g, "sinus_sabaeus", yellow=1)
    for where in zones:
        stand(g, where, yellow=1)
    assert points(g, "eastern_influence") == score


@pytest.mark.parametrize(
    ("name", "zones"),
    [
        ("western_influence", ["sinus_sabaeus", "tritonis_sinus", "mare_serpentis", "vastitas_borealis"]),
        ("northern_influence", ["vastitas_borealis", "ausonia", "sinus_sabaeus", "valles_marineris"]),
        ("southern_influence", ["hellas", "mare_tyrrhenum", "mare_serpentis", "syrtis_major"]),
    ],
)
def test_12_3_the_other_influence_missions(name: str, zones: list[str]) -> None:
    g = empty_table()
    for where in zones:
        stand(g, where, yellow=1)
    assert points(g, name) == 7


def test_12_3_strategic_zones_adds_both_inner_zones() -> None:
    g = empty_table()
    stand(g, "syrtis_major", yellow=2, blue=3)
    stand(g, "valles_marineris", yellow=2, orange=3)
    assert [points(g, "strategic_zones", c) for c in range(3)] == [7, 0, 0]


def test_12_3_phobos_outpost_counts_ties_as_completed() -> None:
    g = empty_table()
    stand(g, "phobos", yellow=2, blue=2, orange=1)
    assert [points(g, "phobos_outpost", c) for c in range(3)] == [7, 7, 0]


def test_12_3_most_of_nothing_is_not_most() -> None:
    g = empty_table()
    names = ("phobos_outpost", "strategic_zones", "celerium_contract", "roll_of_honour")
    assert [points(g, name) for name in names] == [0, 0, 0, 0]


def test_12_3_contracts() -> None:
    g = empty_table()
    earn(g, "yellow", celerium=2, sylvanite=1)
    earn(g, "blue", celerium=1, sylvanite=3)
    assert [points(g, "celerium_contract", c) for c in range(3)] == [7, 0, 0]
    assert [points(g, "sylvanite_contract", c) for c in range(3)] == [0, 7, 0]


@pytest.mark.parametrize(("sets", "score"), [(0, 0), (1, 4), (2, 7), (3, 7)])
def test_12_3_balanced_portfolio(sets: int, score: int) -> None:
    g = empty_table()
    earn(g, "yellow", ice=sets + 4, sylvanite=sets, celerium=sets + 1)
    assert points(g, "balanced_portfolio") == score


def test_12_3_roll_of_honour() -> None:
    g = empty_table()
    lose(g, yellow=3, blue=2)
    assert [points(g, "roll_of_honour", c) for c in range(2)] == [6, 0]


@pytest.mark.parametrize(("present", "score"), [(5, 0), (6, 2), (7, 4), (8, 6), (9, 8), (10, 8)])
def test_12_3_planetary_network(present: int, score: int) -> None:
    g = empty_table()
    for zone in range(present):
        g.on[zone * 6] = 1
    assert points(g, "planetary_network") == score


def test_12_3_territorial_claim_needs_three_outer_zones_ties_included() -> None:
    g = empty_table()
    stand(g, "hellas", yellow=1, blue=1)
    stand(g, "ausonia", yellow=1)
    stand(g, "syrtis_major", yellow=5)
    assert points(g, "territorial_claim") == 0
    stand(g, "mare_serpentis", yellow=2, blue=1)
    assert points(g, "territorial_claim") == 7
    assert points(g, "territorial_claim", 1) == 0


def test_12_3_field_research_two_a_zone_at_most_eight() -> None:
    g = empty_table()
    names = ["synergy", "toxic_vent", "subterfuge", "even_ground", "mother_lode"]
    zones = ["hellas", "ausonia", "mare_serpentis", "mare_tyrrhenum", "sinus_sabaeus"]
    scores = []
    for where, name in zip(zones, names):
        hide(g, where, name)
        stand(g, where, yellow=1)
        scores.append(points(g, "field_research"))
    assert scores == [2, 4, 6, 8, 8]
    assert points(g, "field_research", 1) == 0


@pytest.mark.parametrize(("holders", "each"), [(1, 9), (2, 4), (3, 3), (4, 2)])
def test_12_4_ice_monopoly_is_shared_rounded_down(holders: int, each: int) -> None:
    g = empty_table(4)
    for who in ("yellow", "blue", "orange", "green")[:holders]:
        earn(g, who, ice=3)
    assert [ice_monopoly(g, c) for c in range(4)] == [each] * holders + [0] * (4 - holders)


def test_12_4_nobody_scores_without_ice() -> None:
    assert ice_monopoly(empty_table(), 0) == 0


def test_12_5_lichens_toxic_vent_and_ancient_ruins() -> None:
    g = empty_table()
    hide(g, "hellas", "lichens")
    hide(g, "ausonia", "toxic_vent")
    hide(g, "mare_serpentis", "ancient_ruins")
    for where in ("hellas", "ausonia"):
        stand(g, where, yellow=1, blue=3)
    stand(g, "mare_serpentis", yellow=2, blue=2, orange=1)
    assert [discovery_points(g, c, 4) for c in range(3)] == [6, 6, 0]
    assert [discovery_points(g, c, 1) for c in range(3)] == [-3, -3, 0]
    assert [discovery_points(g, c, 5) for c in range(3)] == [3, 3, 0]


def test_12_2_score_may_be_below_zero_and_lists_every_item() -> None:
    g = empty_table()
    hide(g, "ausonia", "toxic_vent")
    stand(g, "ausonia", yellow=1)
    over(g)
    standing = GAME.standings(g)[0]
    assert standing.score == -3
    assert ("Toxic Vent in Ausonia", -3.0) in standing.lines


def test_12_2_lines_add_up_to_the_score() -> None:
    g = over(empty_table())
    g.held[0] = [card("phobos_outpost")]
    stand(g, "phobos", yellow=1)
    earn(g, "yellow", ice=2, celerium=1)
    standing = GAME.standings(g)[0]
    assert dict(standing.lines)["Phobos Outpost"] == 7
    assert sum(amount for _, amount in standing.lines) == standing.score == 21


def test_12_missions_are_not_counted_before_the_end() -> None:
    g = empty_table()
    g.held[0] = [card("phobos_outpost")]
    stand(g, "phobos", yellow=1)
    assert total(g, 0) == 0


def test_12_6_most_points_win() -> None:
    g = over(empty_table())
    earn(g, "blue", celerium=1)
    assert places(g) == [2, 1, 2]


def test_12_6_tie_goes_to_more_tokens_in_number() -> None:
    g = over(empty_table())
    earn(g, "yellow", celerium=2)
    earn(g, "blue", sylvanite=3)
    assert (total(g, 0), total(g, 1)) == (6, 6)
    assert places(g) == [2, 1, 3]


def test_12_6_still_tied_is_a_shared_win() -> None:
    g = over(empty_table())
    earn(g, "yellow", celerium=2)
    earn(g, "blue", celerium=2)
    assert places(g) == [1, 1, 3]
    assert GAME.worth(g) == [0.5, 0.5, 0.0]
