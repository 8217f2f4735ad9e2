"""Chapter 3 (rule 22): the examples of the booklet, vandalism, blackouts, repairs."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.blackout import repair, repairs, vandalism
from fourthrock.games.on_mars.cards import GOALS, M_PROGRESS
from fourthrock.games.on_mars.chapters import VANDALISM
from fourthrock.games.on_mars.complexes import size
from fourthrock.games.on_mars.events import contribute
from fourthrock.games.on_mars.goals import complete_goal, no_goal
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.outcome import standings
from fourthrock.games.on_mars.plans import upgrade_series
from fourthrock.games.on_mars.position import COLONIST, HUMANS_LOSE, HUMANS_WIN, Mars
from fourthrock.games.on_mars.rounds import shuttle_phase
from fourthrock.games.on_mars.travel import produce
from fourthrock.table import dice_for

from .stage import BUILDING, HEX, act, bare, bot, building, built, colonists, first_question, game, give, piece, plan, stock

KINDS = ["mine", "generator", "water-extractor", "greenhouse", "oxygen-condenser"]


def dark_times(seats: int = 3) -> Mars:
    return bare(game(seats, mode="blackout"))


def next_card(g: Mars, kind: str) -> None:
    card = VANDALISM.index(BUILDING[kind]) if kind else 0
    g.vandal_deck.remove(card)
    g.vandal_deck.append(card)


def test_example_the_first_generator_card_vandalizes_a_normal_generator() -> None:
    g = dark_times()
    building(g, "generator", "g5", "d5")
    next_card(g, "generator")
    act(vandalism(g), "g5")
    assert g.black[HEX["g5"]] == 1
    assert g.black[HEX["d5"]] == 0


def test_example_the_second_one_lays_any_colonist_on_the_vandalized_generator() -> None:
    g = dark_times()
    building(g, "generator", "g5", "d5")
    g.black[HEX["g5"]] = 1
    next_card(g, "generator")
    act(vandalism(g), "yellow")
    assert g.black[HEX["g5"]] == 2
    assert g.black_who[HEX["g5"]] == 2
    assert g.quarters[2] == 2


@pytest.mark.parametrize("kind", KINDS)
def test_22_4_vandalism_cards_strike_their_type_first_lightly_then_hard(kind: str) -> None:
    g = dark_times()
    building(g, kind, "g5")
    next_card(g, kind)
    act(vandalism(g))
    assert g.black[HEX["g5"]] == 1
    g.vandal_deck.extend(g.vandal_shown)
    g.vandal_shown = []
    next_card(g, kind)
    act(vandalism(g), "purple")
    assert g.black[HEX["g5"]] == 2


def test_22_4_the_alien_reshuffles_all_six() -> None:
    g = dark_times()
    g.vandal_deck, g.vandal_shown = [3, 0], [1, 2, 4, 5]
    act(vandalism(g))
    assert sorted(g.vandal_deck) == [0, 1, 2, 3, 4, 5]
    assert sum(g.black) == 0


def test_22_4_on_a_mine_the_miner_himself_lies_down() -> None:
    g = dark_times()
    building(g, "mine", "g5")
    piece(g, COLONIST, 1, "g5")
    g.black[HEX["g5"]] = 1
    next_card(g, "mine")
    act(vandalism(g))
    assert (g.black_who[HEX["g5"]], g.piece[HEX["g5"]]) == (1, 0)
    assert g.quarters == [3, 3, 3]


def test_22_4_advanced_buildings_are_immune_then_shelters_are_struck() -> None:
    g = dark_times()
    built(g, 0, "Wind Turbines", "g5")
    g.space = [7, 5, 6]
    next_card(g, "generator")
    act(vandalism(g))
    home = next(h for h in range(91) if g.building[h] == 5 and g.owner[h] == 1)
    assert g.black[home] == 1
    g.vandal_deck.extend(g.vandal_shown)
    g.vandal_shown = []
    next_card(g, "generator")
    act(vandalism(g), "purple")
    assert g.black[home] == 2
    g.vandal_deck.extend(g.vandal_shown)
    g.vandal_shown = []
    next_card(g, "generator")
    act(vandalism(g))
    second = next(h for h in range(91) if g.building[h] == 5 and g.owner[h] == 2)
    assert g.black[second] == 1


def test_22_3_five_dark_buildings_lose() -> None:
    g = dark_times()
    building(g, "generator", "g5", "d1", "d3", "d5", "g1")
    for name in ("d1", "d3", "d5", "g1"):
        g.black[HEX[name]] = 2
    g.black[HEX["g5"]] = 1
    next_card(g, "generator")
    assert act(vandalism(g), "purple") == "over"
    assert (g.result, g.why) == (HUMANS_LOSE, "Five Buildings are dark")
    assert {standing.place for standing in standings(g)} == {2}


def test_22_3_without_a_colonist_for_the_blackout_all_is_lost() -> None:
    g = dark_times()
    for s in range(3):
        colonists(g, s, 0)
    building(g, "generator", "g5")
    g.black[HEX["g5"]] = 1
    next_card(g, "generator")
    assert act(vandalism(g)) == "over"
    assert g.result == HUMANS_LOSE


def test_22_3_the_games_own_end_comes_first_and_loses() -> None:
    g = dark_times()
    g.last = True
    assert act(shuttle_phase(g)) == "over"
    assert g.result == HUMANS_LOSE


def test_22_5_dark_buildings_do_not_count_or_produce_and_cannot_be_upgraded() -> None:
    g = dark_times()
    building(g, "mine", "g4", "g5", "g6")
    bot(g, 0, "h4")
    plan(g, 0, "Biolab")
    give(g, 0, mineral=1)
    assert size(g, HEX["g4"]) == 3
    g.black[HEX["g5"]] = 2
    g.black_who[HEX["g5"]] = 0
    assert size(g, HEX["g4"]) == 1
    assert act(upgrade_series(g, 0, 1, False, False)) == 0
    before = stock(g, 0, "mineral")
    produce(g, 0)
    assert stock(g, 0, "mineral") == before


def test_22_6_repairing_a_blackout_leaves_it_vandalized_and_frees_the_colonist() -> None:
    g = dark_times()
    building(g, "generator", "g5")
    g.black[HEX["g5"]] = 2
    g.black_who[HEX["g5"]] = 1
    repair(g, HEX["g5"])
    assert g.black[HEX["g5"]] == 1
    assert g.working[1] == 1
    repair(g, HEX["g5"])
    assert g.black[HEX["g5"]] == 0


def test_22_6_the_miner_of_a_repaired_mine_stands_up() -> None:
    g = dark_times()
    building(g, "mine", "g5")
    g.black[HEX["g5"]] = 2
    g.black_who[HEX["g5"]] = 1
    repair(g, HEX["g5"])
    assert (g.piece[HEX["g5"]], g.who[HEX["g5"]]) == (COLONIST, 1)


def test_22_4_upgrading_removes_the_token() -> None:
    g = dark_times()
    building(g, "generator", "g5")
    g.black[HEX["g5"]] = 1
    bot(g, 0, "g4")
    plan(g, 0, "Wind Turbines")
    give(g, 0, mineral=1)
    act(upgrade_series(g, 0, 1, False, False, must=True))
    assert g.black[HEX["g5"]] == 0


def test_22_6_a_mission_moves_the_tracker_and_earns_a_repair() -> None:
    g = dark_times()
    building(g, "generator", "g5")
    g.black[HEX["g5"]] = 1
    g.missions, g.mission_left = [0], [1]
    contribute(g, 0, 0)
    assert (g.track, g.repairs) == (6, 1)
    assert first_question(repairs(g)).tokens == ["g5", "done"]
    g.repairs = 1
    act(repairs(g), "g5")
    assert sum(g.black) == 0


def test_22_2_all_three_goals_count_one_a_turn_and_the_last_wins_at_once() -> None:
    g = dark_times()
    g.level = 3
    g.hangar[0] = 3
    g.shelters[0] = 3
    g.goals[0] = [6, 7, 10]
    g.track = 2
    act(complete_goal(g, 0, GOALS[6]), "reward-colonists")
    assert g.track == 1
    assert "a turn" in str(no_goal(g, 0, GOALS[7]))
    g.goal_done = False
    assert no_goal(g, 0, GOALS[7]) is None
    assert act(complete_goal(g, 0, GOALS[10])) == "over", "nobody is asked for a reward any more"
    assert g.result == HUMANS_WIN


@pytest.mark.parametrize(("players", "goals"), [(2, 6), (3, 7), (4, 8)])
def test_22_1_setup(players: int, goals: int) -> None:
    for seed in range(6):
        g = GAME.setup(players, Options(mode="blackout", length="long"), dice_for(seed))
        assert g.track == goals
        assert M_PROGRESS not in g.missions
        assert not {12, 14} & {goal for hand in [*g.goals, g.goals_boxed] for goal in hand}
        assert sorted(g.lss_reward[1:]) == [8, 9, 10, 11]
        assert len(g.discovery_deck) + len(g.exploration) == 10
