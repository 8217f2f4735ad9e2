"""Chapter 1 (rule 20): the examples of the booklet, the ten alien actions, the four alien and four Defensive Blueprints."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.alien import alien_act, alien_possible, card_effect
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import CONTRACTS, SCIENTISTS
from fourthrock.games.on_mars.chapters import ALIEN_CARDS
from fourthrock.games.on_mars.complexes import displace
from fourthrock.games.on_mars.construct import construct_hexes
from fourthrock.games.on_mars.defence import exosuit, sabotage, sentry_bots, shields
from fourthrock.games.on_mars.executive import executive_action
from fourthrock.games.on_mars.hire import take_contract, take_scientist
from fourthrock.games.on_mars.invasion import alien_entries, alien_turn, owed_advances
from fourthrock.games.on_mars.lab import develop, learn
from fourthrock.games.on_mars.laboratory import EXECUTIVE
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.outcome import standings
from fourthrock.games.on_mars.plans import obtain, on_display, upgrade_series
from fourthrock.games.on_mars.position import ALIEN, ALIEN_TURN, EXOSUIT, SENTRY, STUNNED, TROOPER, Mars
from fourthrock.games.on_mars.ships import welcome_ships
from fourthrock.games.on_mars.techs import use
from fourthrock.games.on_mars.travel import flight
from fourthrock.table import dice_for

from .stage import (
    CARD,
    HEX,
    TECH,
    act,
    bare,
    bot,
    building,
    built,
    first_question,
    game,
    give,
    learnt,
    piece,
    plan,
    stock,
    to_orbit,
)


def invaded(seats: int = 3) -> Mars:
    g = bare(game(seats, mode="invasion"))
    g.scientist_owner = [-1] * 7
    return g


def troopers(g: Mars, *names: str) -> None:
    for name in names:
        piece(g, TROOPER, ALIEN, name)
        g.alien_on_map += 1
        g.alien_aside -= 1


def aliens_turn(g: Mars) -> Mars:
    g.phase = ALIEN_TURN
    return g


# ------------------------------------------------------------------------------------------------------ booklet examples


def test_example_shield_removes_corruption_then_guards_the_technology() -> None:
    g = invaded()
    learnt(g, 0, "shield-tech", "lab-1a")
    g.tech_token[TECH["shield-tech"]] = 1
    g.corruption = 9
    act(shields(g, 0), "neutralize", "guard-tech", "purple:shield-tech")
    assert g.tech_token[TECH["shield-tech"]] == 2
    assert (g.corruption, g.shields) == (10, 9)


def test_example_sabotage_covers_construct_a_building() -> None:
    g = invaded()
    act(sabotage(g, 0), "alien-construct")
    assert g.sabotages == 1
    aliens_turn(g)
    assert "reusable:alien-construct" not in [entry.token for entry in alien_entries(g)]


def test_example_sentry_bots_bulldoze_then_stun_three_troopers() -> None:
    g = invaded()
    learnt(g, 0, "sentry-tech", "lab-1a")
    piece(g, SENTRY, 0, "g3")
    piece(g, SENTRY, 0, "e5")
    g.sentries = 2
    troopers(g, "g4", "g6", "f6")
    act(sentry_bots(g, 0), "move", "g3", "g4", "g5", "move", "e5", "f5", "stun", "f5")
    assert [g.piece[HEX[name]] for name in ("g5", "g6", "f6")] == [STUNNED] * 3
    assert g.piece[HEX["g4"]] == SENTRY


def test_example_exosuit_takes_a_stunned_trooper_then_a_standing_one() -> None:
    g = invaded()
    learnt(g, 0, "exosuit-tech", "lab-1a")
    piece(g, EXOSUIT, 0, "g3")
    troopers(g, "g4", "g5")
    g.piece[HEX["g4"]] = STUNNED
    act(exosuit(g, 0), "move", "g4", "move", "g5")
    assert g.exosuit_at == HEX["g5"]
    assert (g.alien_on_map, g.alien_troopers) == (0, 6)


def test_example_exosuit_may_not_enter_a_standing_trooper_with_its_last_activation() -> None:
    g = invaded()
    piece(g, EXOSUIT, 0, "g3")
    troopers(g, "g5")
    question = first_question(exosuit(g, 0))
    question.answer = question.options[0]
    from fourthrock.games.on_mars.defence import exosuit_goals

    assert HEX["g5"] not in exosuit_goals(g, HEX["g3"], 2)
    assert HEX["g5"] in exosuit_goals(g, HEX["g3"], 3)


def test_example_a_far_alien_shelter_brings_one_trooper() -> None:
    g = invaded()
    before = g.alien_troopers
    act(alien_act(g, 0), "alien-shelter", "a1")
    assert g.alien_troopers == before + 1
    assert g.alien_shelters == 3


def test_example_research_moves_reinforcement_and_adds_a_trooper() -> None:
    g = aliens_turn(invaded())
    g.alien_tech[1] = 0
    g.alien_expendable, g.alien_reserve = 1, 9
    act(alien_turn(g), "expendable:alien-research", "reinforcement-tech>alien-lab-2a")
    assert g.alien_crystals == 2
    assert g.alien_troopers == 5
    assert g.alien_tech[1] == 1


def test_example_corruption_on_the_shield_technology_stops_its_development() -> None:
    g = invaded()
    g.tech_at[TECH["shelter-tech"]] = -1
    learnt(g, 0, "shield-tech", "lab-1a")
    act(card_effect(g, ALIEN_CARDS[3]), "purple:shield-tech")
    assert g.corruption == 9
    assert act(develop(g, 0, True)) is False


def test_example_deploy_with_one_level_places_two_beside_buildings() -> None:
    g = invaded()
    g.alien_tech[2] = 0
    building(g, "alien-shelter", "g5")
    act(alien_act(g, 7), "g4", "h5")
    assert g.piece[HEX["g4"]] == g.piece[HEX["h5"]] == TROOPER
    assert (g.alien_on_map, g.alien_troopers) == (2, 2)


def test_example_move_stands_a_trooper_up_and_moves_two() -> None:
    g = invaded()
    g.alien_tech[3] = 1
    troopers(g, "g5", "d1")
    g.piece[HEX["g5"]] = STUNNED
    act(alien_act(g, 9), "g5", "g5", "g4", "d1", "e1")
    assert [g.piece[HEX[name]] for name in ("g5", "g4", "d1", "e1")] == [0, TROOPER, 0, TROOPER]


def test_example_reset_returns_everything_even_an_unused_expendable_token() -> None:
    g = aliens_turn(invaded())
    g.alien_on = [2, 1, 1, 3, 2, 0, 0, 0, 0, 0]
    g.alien_open = [True] * 8 + [False] * 2
    g.alien_expendable, g.alien_reserve, g.alien_reusable, g.sabotages = 1, 7, 1, 1
    g.alien_scientist = 2
    g.alien_flipped[1] = True
    act(alien_turn(g), "reset")
    assert g.alien_on == [0] * 10
    assert (g.alien_expendable, g.alien_reserve, g.alien_reusable, g.sabotages) == (0, 10, 3, 2)
    assert g.alien_scientist == -1
    assert not any(g.alien_flipped)


# --------------------------------------------------------------------------------------------------------- flow and ends


def test_20_1_the_defensive_cards_are_dealt_with_their_items_and_a_fourth_waits_for_three_humans() -> None:
    two = GAME.setup(3, Options(mode="invasion"), dice_for(1))
    assert sorted(two.card_owner[29:33]) == [0, 0, 1, 1]
    three = GAME.setup(4, Options(mode="invasion"), dice_for(1))
    assert three.fourth_card in (29, 30, 31, 32)
    assert [card.index for card in on_display(three)] == [three.fourth_card]
    four = GAME.setup(5, Options(mode="invasion"), dice_for(1))
    assert sorted(four.card_owner[29:33]) == [0, 1, 2, 3]
    assert (two.alien_troopers, two.alien_aside, two.alien_crystals, two.alien_reusable) == (4, 16, 3, 1)


def test_20_2_the_alien_acts_after_each_human() -> None:
    from .stage import play, table

    g = to_orbit(invaded())
    t = play(table(g), "landing-pod")
    while t.ask.seat == 0:
        t.play(t.ask.tokens[0])
    assert t.ask.seat == 2


def test_20_2_humans_win_at_once_with_100_points() -> None:
    g = invaded()
    g.team = 99
    g.tech_at = [-1] * 26
    learnt(g, 0, "mine-tech", "lab-1a")
    assert act(develop(g, 0, True), "mine-tech>lab-2a") == "over"
    assert [standing.place for standing in standings(g)] == [1, 1, 3]


def test_20_2_the_alien_wins_at_once_with_the_twentieth_trooper() -> None:
    g = invaded()
    g.alien_on_map = 19
    building(g, "alien-shelter", "g5")
    assert act(alien_act(g, 7), "g4") == "over"
    assert [standing.place for standing in standings(g)] == [2, 2, 1]


def test_20_3_a_teammates_technology_lets_the_alien_advance() -> None:
    g = invaded()
    g.alien_tech[4] = 0
    use(g, 0, 1, TECH["mine-tech"])
    assert g.owed_advances == 1
    act(owed_advances(g), "alien-mine-tech>alien-lab-2b")
    assert g.alien_pending == 1


def test_20_3_points_of_blueprints() -> None:
    g = invaded()
    card = next(BLUEPRINTS[shown] for shown in g.display if shown >= 0)
    obtain(g, 0, card)
    assert g.team == -3
    building(g, "mine", "g5")
    bot(g, 0, "g4")
    for name in ("Metal Deposit", "Biolab"):
        if g.card_owner[CARD[name]] != 0:
            plan(g, 0, name)
    give(g, 0, mineral=1)
    g.scientist_owner[5] = 1
    before = g.team
    g.card_owner = [0 if n == CARD["Metal Deposit"] else -1 for n in range(33)]
    act(upgrade_series(g, 0, 1, False, False, must=True))
    assert g.team == before + 2 * 3 + 3


def test_20_3_a_defensive_blueprint_scores_3_and_brings_its_technology() -> None:
    g = invaded()
    g.card_owner = [0 if n == CARD["Shield"] else -1 for n in range(33)]
    building(g, "generator", "g5")
    bot(g, 0, "g4")
    give(g, 0, mineral=1)
    act(upgrade_series(g, 0, 1, False, False, must=True), "lab-1b")
    assert g.team == 3
    assert g.tech_at[TECH["shield-tech"]] == 1


def test_20_3_without_a_free_space_of_column_1_it_cannot_be_built() -> None:
    g = invaded()
    g.card_owner = [0 if n == CARD["Shield"] else -1 for n in range(33)]
    building(g, "generator", "g5")
    bot(g, 0, "g4")
    give(g, 0, mineral=1)
    learnt(g, 0, "mine-tech", "lab-1a")
    learnt(g, 0, "rover-tech", "lab-1b")
    assert act(upgrade_series(g, 0, 1, False, False)) == 0


def test_20_3_points_of_learning_developing_ships_people() -> None:
    g = invaded()
    g.grid = [-1] * 7 + [7]
    act(learn(g, 0, must=True), "lab-1b")
    assert g.team == 1
    g.tech_at[TECH["shelter-tech"]] = -1
    learnt(g, 0, "rover-tech", "lab-5a")
    act(develop(g, 0, True), "rover-tech>lab-6a")
    assert g.team == 5
    give(g, 0, water=1, plant=1)
    act(welcome_ships(g, 0), "depot-1", "colonists")
    assert g.team == 8
    g.shuttle_in_colony = True
    act(flight(g, 0, False), "by-ship", "order-1")
    assert g.team == 5
    built(g, 1, "Gym", "g5")
    take_scientist(g, 0, SCIENTISTS[4])
    assert g.team == 8
    g.contracts = [0]
    take_contract(g, 0, CONTRACTS[0])
    assert g.team == 2
    g.contract_done[0] = False
    building(g, "mine", "d1", "d2", "d3")
    built(g, 0, "Metal Deposit", "d4")
    from fourthrock.games.on_mars.events import check_contracts

    check_contracts(g)
    assert g.team == 2 + 12 + 6


def test_20_3_nothing_is_built_under_a_standing_trooper_and_the_alien_moves_a_stunned_one() -> None:
    g = invaded()
    building(g, "mine", "g5")
    troopers(g, "g3")
    assert construct_hexes(g, 0, 0, 0, [HEX["g3"]]) == []
    g.piece[HEX["g3"]] = STUNNED
    assert construct_hexes(g, 0, 0, 0, [HEX["g3"]]) == [HEX["g3"]]
    assert first_question(displace(g, HEX["g3"])).seat == 2


@pytest.mark.parametrize(("card", "what"), [("Sentry Bot", SENTRY), ("Defense Exosuit", EXOSUIT)])
def test_20_3_sentry_bots_and_exosuit_make_way_where_the_owner_of_their_card_wants(card: str, what: int) -> None:
    g = invaded()
    plan(g, 1, card)
    piece(g, what, 0, "g3")
    assert first_question(displace(g, HEX["g3"])).seat == 1


def test_20_3_an_executive_action_gives_the_alien_an_expendable_token() -> None:
    g = invaded()
    give(g, 0, crystal=3)
    act(executive_action(g, 0, EXECUTIVE[4]))
    assert (g.alien_expendable, g.alien_reserve) == (1, 9)
    assert stock(g, 0, "mineral") == 1


# -------------------------------------------------------------------------------------------------------- the alien turn


def test_20_4_unlock_costs_two_crystals_and_ends_the_turn() -> None:
    g = aliens_turn(invaded())
    act(alien_turn(g), "unlock:alien-move")
    assert g.alien_open[9]
    assert (g.alien_crystals, g.alien_reusable) == (1, 2)
    assert g.phase != ALIEN_TURN


def test_20_4_one_token_of_each_kind_on_different_spaces() -> None:
    g = aliens_turn(invaded())
    g.alien_expendable, g.alien_reserve = 1, 9
    act(alien_turn(g), "reusable:alien-obtain", "vigilant")
    tokens = [entry.token for entry in alien_entries(g)]
    assert "expendable:alien-obtain" not in tokens
    assert "expendable:alien-construct" in tokens
    assert "alien-end" in tokens
    assert "reset" not in tokens


def test_20_4_no_reset_with_three_uncovered_spaces_and_tokens_left() -> None:
    g = aliens_turn(invaded())
    assert "reset" not in [entry.token for entry in alien_entries(g)]
    g.alien_on = [2, 2, 2, 2, 0, 0, 0, 0, 0, 0]
    assert "reset" in [entry.token for entry in alien_entries(g)]
    g.alien_on = [0] * 10
    g.alien_reusable = 0
    assert "reset" in [entry.token for entry in alien_entries(g)]


def test_20_4_an_expendable_token_without_a_crystal_is_wasted() -> None:
    g = aliens_turn(invaded())
    g.alien_crystals, g.alien_reusable, g.alien_expendable = 0, 0, 1
    act(alien_turn(g), "waste:alien-learn")
    assert g.alien_on[2] == 1
    assert g.phase != ALIEN_TURN


def test_20_4_the_scientist_activates_a_built_card_beside_a_token() -> None:
    g = aliens_turn(invaded())
    g.alien_card[0] = 2
    g.alien_card_hex[0] = HEX["m2"]
    act(alien_turn(g), "alien-infection")
    assert g.alien_scientist == 0
    assert (g.working[0], g.working[1]) == (1, 1)
    assert "alien-end" not in [entry.token for entry in alien_entries(g)]


# ----------------------------------------------------------------------------------------------------------- the actions


def test_20_5_construct_is_limited_by_technology_and_pays_by_size() -> None:
    g = invaded()
    building(g, "alien-mine", "a1")
    g.alien_mines = 4
    assert HEX["a2"] not in _sites(g, "alien-mine")
    g.alien_tech[4] = 0
    act(alien_act(g, 0), "alien-mine", "a2")
    assert g.alien_pending == 2


def _sites(g: Mars, kind: str) -> list[int]:
    from fourthrock.games.on_mars.alien import _sites

    from .stage import BUILDING

    return _sites(g, BUILDING[kind])


def test_20_5_reinforcement_adds_troopers_for_a_shelter() -> None:
    g = invaded()
    g.alien_tech[1] = 2
    act(alien_act(g, 0), "alien-shelter", "d1")
    assert g.alien_troopers == 4 + 1 + 2


@pytest.mark.parametrize(("card", "trooper"), [("alien-infection", 1), ("vigilant", 0), ("abduction", 1), ("rd-corruption", 0)])
def test_20_5_obtaining_brings_the_corner_item(card: str, trooper: int) -> None:
    g = invaded()
    act(alien_act(g, 1), card)
    assert (g.alien_troopers, g.alien_pending) == (4 + trooper, 1 - trooper)


def test_20_5_learning_needs_the_single_first_space() -> None:
    g = invaded()
    act(alien_act(g, 2), "deployment-tech")
    assert g.alien_tech[2] == 0
    assert not alien_possible(g, 2)


def test_20_5_upgrade_builds_an_obtained_card_for_nothing() -> None:
    g = invaded()
    g.alien_card[1] = 1
    act(alien_act(g, 4))
    assert g.alien_card[1] == 2
    assert g.who[HEX["m2"]] == ALIEN


def test_20_5_activate_flips_the_card_until_the_reset() -> None:
    g = invaded()
    g.alien_card[1] = 2
    g.shuttle = 1
    act(alien_act(g, 5))
    assert g.shuttle == 2
    assert g.alien_flipped[1]
    assert not alien_possible(g, 5)


def test_20_5_steal_takes_two_crystals_of_the_map_or_the_warehouse() -> None:
    g = invaded()
    g.crystal[HEX["g5"]] = 1
    before = g.warehouse[5]
    act(alien_act(g, 6), "g5", "done" if before == 0 else "crystal")
    assert (g.alien_pending, g.warehouse[5], g.crystal[HEX["g5"]]) == (2, before - 1, 0)


def test_20_5_deploy_onto_buildings_but_not_on_a_marker() -> None:
    g = invaded()
    building(g, "alien-mine", "g5")
    piece(g, 4, ALIEN, "m2")
    act(alien_act(g, 8))
    assert g.piece[HEX["g5"]] == TROOPER
    assert not alien_possible(g, 8)


def test_20_5_troopers_never_enter_guarded_or_advanced_buildings() -> None:
    g = invaded()
    building(g, "mine", "g4")
    g.shielded[HEX["g4"]] = 1
    built(g, 0, "Gym", "h5")
    troopers(g, "g5")
    tokens = first_question(alien_act(g, 9)).tokens
    assert "g4" not in tokens
    assert "h5" not in tokens
    assert "g6" in tokens


def test_20_5_infection_sends_a_colonist_of_each_human_to_work() -> None:
    g = invaded()
    g.quarters[1], g.supply[1] = 0, 12
    act(card_effect(g, ALIEN_CARDS[0]))
    assert (g.quarters, g.working) == ([2, 0], [1, 0])


@pytest.mark.parametrize(("at", "way", "after"), [(2, "shuttle-forth", 1), (2, "shuttle-back", 3), (1, "", 2), (3, "", 2)])
def test_20_5_vigilant_moves_the_shuttle_within_its_side(at: int, way: str, after: int) -> None:
    g = invaded()
    g.shuttle, g.shuttle_in_colony = at, True
    act(card_effect(g, ALIEN_CARDS[1]), *([way] if way else []))
    assert (g.shuttle, g.shuttle_in_colony) == (after, True)


def test_20_5_abduction_sends_a_scientist_off_his_card() -> None:
    g = invaded()
    g.scientist_owner[2] = 0
    g.scientist_on[2] = CARD["Private Ship"]
    act(card_effect(g, ALIEN_CARDS[2]))
    assert (g.scientist_on[2], g.scientist_owner[2]) == (-1, 0)
    g.abducts_card = True
    g.scientist_on[2] = CARD["Private Ship"]
    act(card_effect(g, ALIEN_CARDS[2]))
    assert g.scientist_owner[2] == -1


def test_20_5_a_guarded_technology_loses_only_its_shield() -> None:
    g = invaded()
    g.tech_at = [-1] * 26
    learnt(g, 0, "rover-tech", "lab-1a")
    g.tech_token[TECH["rover-tech"]] = 2
    g.shields = 9
    act(card_effect(g, ALIEN_CARDS[3]))
    assert g.tech_token[TECH["rover-tech"]] == 0
    assert (g.shields, g.corruption) == (10, 10)


def test_20_6_a_sentry_lands_on_a_shelter_or_next_to_one() -> None:
    g = invaded()
    act(sentry_bots(g, 0), "deploy", _home(g, 0), "done")
    assert g.sentries == 3


def _home(g: Mars, s: int) -> str:
    from fourthrock.games.on_mars.hexes import HEXES

    return next(item.token for item in HEXES if g.building[item.index] == 5 and g.owner[item.index] == s)


def test_20_4_impossible_actions_count_as_covered_only_by_the_option() -> None:
    g = aliens_turn(invaded())
    g.alien_on = [2, 2, 2, 0, 0, 0, 0, 0, 0, 0]
    assert "reset" in [entry.token for entry in alien_entries(g)]
    g.impossible_is_covered = False
    assert "reset" not in [entry.token for entry in alien_entries(g)]
