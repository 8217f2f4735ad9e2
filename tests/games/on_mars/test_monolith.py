"""Chapter 4 (rule 23): goals, the Sabotage row, each Sabotage card, the final rank."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.cards import MISSIONS
from fourthrock.games.on_mars.chapters import AIMS, SABOTAGE
from fourthrock.games.on_mars.construct import advance_lss, construct
from fourthrock.games.on_mars.goods import BUILDINGS
from fourthrock.games.on_mars.mains import slot_price, take_slot
from fourthrock.games.on_mars.monolith import _add_card, aim_holds, aims_reached, final_score, rank, sabotage_phase
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.outcome import standings
from fourthrock.games.on_mars.plans import upgrade_cost
from fourthrock.games.on_mars.position import COLONIST, HUMANS_LOSE, HUMANS_WIN, ROVER, Mars
from fourthrock.games.on_mars.quarters import capacity
from fourthrock.games.on_mars.sabotage import resolve, rover_recovers
from fourthrock.games.on_mars.stores import gain_crystals
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
    colonists,
    first_question,
    game,
    give,
    learnt,
    piece,
    stock,
    table,
)


def alone(**options: object) -> Mars:
    g = bare(game(1, mode="monolith", **options))
    g.aims = [CARD["Library"], 6, TECH["rover-tech"], 3, 0]
    return g


def card(token: str) -> int:
    return next(one.index for one in SABOTAGE if one.token == token)


def test_23_1_two_goals_dealt_three_chosen_mission_cubes_at_half() -> None:
    g = GAME.setup(1, Options(mode="monolith"), dice_for(4))
    assert sum(aim >= 0 for aim in g.aims) == 2
    assert g.mission_left == [(MISSIONS[mission].needs[0] + 1) // 2 for mission in g.missions]
    assert g.warehouse == [0, 2, 2, 2, 2, 2, 0]
    t = table(g)
    for _ in range(3):
        t.play(t.ask.tokens[0])
    assert all(aim >= 0 for aim in t.position.aims)
    assert t.ask.prompt.startswith("Stand on")


@pytest.mark.parametrize("dealt", [0, 5])
def test_23_1_as_many_goals_at_random_as_wanted(dealt: int) -> None:
    g = GAME.setup(1, Options(mode="monolith", random_goals=dealt), dice_for(4))
    assert sum(aim >= 0 for aim in g.aims) == dealt


def test_23_1_a_cube_at_once_if_both_cards_have_the_same_letter() -> None:
    for seed in range(8):
        g = GAME.setup(1, Options(mode="monolith"), dice_for(seed))
        same = SABOTAGE[g.row[0]].letter == SABOTAGE[g.row[1]].letter
        assert g.row_cubes == ([1, 0] if same else [0, 0])


def test_23_2_a_new_card_puts_a_cube_on_the_leftmost_card_of_its_letter() -> None:
    g = alone()
    g.row, g.row_cubes = [card("theft"), card("bombed"), card("hacked")], [0, 2, 1]
    g.sabotage_deck = [card("plans")]
    _add_card(g)
    assert g.row[-1] == card("plans")
    assert g.row_cubes == [0, 2, 2, 0]
    g.sabotage_deck = [card("lss")]
    _add_card(g)
    assert g.row_cubes == [1, 2, 2, 0, 0]


def test_23_2_no_cube_for_a_letter_that_was_not_there() -> None:
    g = alone()
    g.row, g.row_cubes, g.sabotage_deck = [card("theft")], [0], [card("plans")]
    _add_card(g)
    assert g.row_cubes == [0, 0]


def test_23_2_only_alien_spaces_resolve_cards_with_two_cubes() -> None:
    g = alone()
    g.row, g.row_cubes = [card("plans"), card("harvest")], [2, 1]
    g.track = 1
    act(sabotage_phase(g))
    assert not g.plans_changed
    g.row, g.row_cubes = [card("plans"), card("harvest")], [2, 1]
    act(sabotage_phase(g))
    assert g.plans_changed
    assert card("plans") not in g.row
    assert card("plans") in g.sabotage_gone


# ------------------------------------------------------------------------------------------------------------- the cards


def test_23_2_bombed_takes_the_marker_of_goal_1_and_doubles_its_cost() -> None:
    g = alone()
    built(g, 0, "Library", "g5")
    assert aim_holds(g, 0)
    act(resolve(g, card("bombed")))
    assert not aim_holds(g, 0)
    assert g.piece[HEX["g5"]] == 0
    assert upgrade_cost(g, CARD["Library"])[0] == 2
    assert upgrade_cost(g, CARD["Gym"])[0] == 1


@pytest.mark.parametrize(("before", "after"), [("lab-3a", "lab-2a"), ("lab-6a", "lab-5a"), ("lab-1a", "")])
def test_23_2_hacked_moves_the_technology_of_goal_3_back(before: str, after: str) -> None:
    from .stage import SPACE

    g = alone()
    g.tech_at[5] = -1
    learnt(g, 0, "rover-tech", before)
    g.grid = [-1 if tech == TECH["rover-tech"] else tech for tech in g.grid]
    act(resolve(g, card("hacked")), *([] if not after else [after]))
    assert g.tech_at[TECH["rover-tech"]] == (SPACE[after] if after else -1)
    assert after or TECH["rover-tech"] in g.grid


def test_23_2_science_resources_are_lost_as_far_as_there_are_any() -> None:
    g = alone()
    give(g, 0, water=1)
    act(resolve(g, card("science")))
    assert stock(g, 0, "water") == 0
    g.aims[3] = 0
    act(resolve(g, card("science")))
    assert g.working[0] == 2


def test_23_2_change_of_plans_asks_for_a_second_building_of_the_type() -> None:
    g = alone()
    built(g, 0, "Library", "g5")
    act(resolve(g, card("plans")))
    assert not aim_holds(g, 0)
    built(g, 0, "Gym", "g7")
    assert aim_holds(g, 0)


def test_23_2_abduction_takes_from_the_working_area_else_from_anywhere() -> None:
    g = alone()
    g.working[0] = 1
    before = g.supply[0]
    act(resolve(g, card("abducted")))
    assert (g.working[0], g.supply[0]) == (0, before + 1)
    g.slots[0] = 0
    act(resolve(g, card("abducted")), "from-blueprint")
    assert g.slots[0] == -1
    act(resolve(g, card("abducted")))
    assert g.quarters[0] == 2


def test_23_2_harvest_delay_and_efficiency() -> None:
    g = alone()
    g.crystal[HEX["g5"]] = 1
    act(resolve(g, card("harvest")))
    assert sum(g.crystal) == 0
    g.shuttle = 3
    act(resolve(g, card("delayed")))
    assert g.shuttle == 4
    act(resolve(g, card("efficiency")))
    assert slot_price(g, 0, 2) == 1
    act(take_slot(g, 0, 2, 0))
    assert g.working[0] == 1
    assert slot_price(g, 0, 3) == 0


def test_23_2_stolen_crystals_are_made_good_from_the_next_gains() -> None:
    g = alone()
    give(g, 0, crystal=1)
    act(resolve(g, card("theft")))
    assert (stock(g, 0, "crystal"), g.debt) == (0, 1)
    gain_crystals(g, 0, 3)
    assert (g.pending[0], g.debt) == (2, 0)


def test_23_2_crystals_that_wait_below_the_depot_are_stolen_after_those_in_it() -> None:
    g = alone()
    give(g, 0, crystal=1)
    g.pending[0] = 3
    act(resolve(g, card("theft")))
    assert (stock(g, 0, "crystal"), g.pending[0], g.debt) == (0, 2, 0)


def test_23_2_life_support_sabotage_spoils_one_reward() -> None:
    g = alone()
    act(resolve(g, card("lss")))
    g.lss = [0, 1, 1, 1, 1]
    g.lss_reward[1] = 6
    act(advance_lss(g, 0, 1))
    assert g.op[0] == 2
    g.lss = [0, 1, 1, 1, 1]
    act(advance_lss(g, 0, 1), "take-crystal")
    assert g.op[0] == 6


def test_23_2_ships_in_the_hangar_cost_water_or_plants() -> None:
    g = alone()
    g.hangar[0] = 3
    give(g, 0, water=1, plant=1)
    act(resolve(g, card("hangar")), "plant")
    assert (stock(g, 0, "water"), stock(g, 0, "plant")) == (0, 0)


def test_23_2_an_exploded_mine_lies_face_down_until_it_is_constructed_again() -> None:
    g = alone()
    building(g, "mine", "g5")
    piece(g, COLONIST, 0, "g5")
    act(resolve(g, card("explosion")))
    assert g.flipped == [HEX["g5"]]
    assert (g.working[0], g.piece[HEX["g5"]]) == (1, 0)
    bot(g, 0, "g4")
    act(construct(g, 0, [BUILDINGS[0]], must=True), *([] if len(_places(g)) == 1 else ["g5"]))
    assert g.flipped == []
    assert g.piece[HEX["g5"]] == COLONIST
    assert stock(g, 0, "mineral") == 0


def _places(g: Mars) -> list[str]:
    return first_tokens(g)


def first_tokens(g: Mars) -> list[str]:
    from fourthrock.games.on_mars.complexes import zone
    from fourthrock.games.on_mars.construct import construct_hexes
    from fourthrock.games.on_mars.hexes import HEXES

    return [HEXES[h].token for h in construct_hexes(g, 0, 0, 0, zone(g, 0))]


def test_23_2_a_leaking_shelter_shrinks_the_living_quarters_but_never_the_last_one() -> None:
    g = alone()
    act(resolve(g, card("seal")))
    assert g.shelters[0] == 1
    building(g, "shelter", "g5", owner=0)
    colonists(g, 0, 6)
    act(resolve(g, card("seal")), "g5")
    assert g.shelters[0] == 1
    assert capacity(g, 0) == 4
    assert g.quarters[0] == 6


def test_23_2_a_destroyed_bot_goes_back_to_the_supply() -> None:
    g = alone()
    bot(g, 0, "g5")
    before = g.bots[0]
    act(resolve(g, card("bot")))
    assert g.bots[0] == before + 1


def test_23_2_a_disabled_rover_misses_two_phases_then_stands_on_a_shelter() -> None:
    g = alone()
    piece(g, ROVER, 0, "g5")
    act(resolve(g, card("rover-disabled")))
    assert g.rover_at[0] == -1
    act(rover_recovers(g))
    assert g.rover_at[0] == -1
    act(rover_recovers(g))
    assert g.building[g.rover_at[0]] == 5


def test_23_2_misinformation_pushes_back_the_mission_nearest_to_its_end() -> None:
    g = alone()
    g.mission_left = [3, 1, 0]
    act(resolve(g, card("misinformation")))
    assert g.mission_left == [3, 2, 0]


def test_23_2_every_sabotage_card_resolves_from_a_plain_position() -> None:
    letters = [one.letter for one in SABOTAGE]
    assert letters.count("A") == letters.count("B") == 8
    for one in SABOTAGE:
        g = alone()
        script = resolve(g, one.index)
        for question in script:
            question.answer = question.options[0]


# ------------------------------------------------------------------------------------------------------- goals and score


def test_23_4_the_five_kinds_of_goals() -> None:
    g = alone()
    assert [len(deck) for deck in AIMS] == [12, 12, 8, 6, 4]
    assert aims_reached(g) == 0
    built(g, 0, "Library", "g5")
    g.contract_owner[6], g.contract_done[6] = 0, True
    learnt(g, 0, "rover-tech", "lab-6a")
    g.scientist_owner[3] = 0
    for name, at in (("Recycling Bots", "d1"), ("Oxygen Tank", "d3"), ("Concentrator", "d5")):
        built(g, 0, name, at)
    g.found[0] = [1, 2, 3]
    g.researched[:2] = [1, 1]
    assert [aim_holds(g, deck) for deck in range(5)] == [True] * 5


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (150, "Star Child"), (149, "Planet Tamer"), (125, "Planet Tamer"), (124, "Pioneer"), (100, "Pioneer"), (99, "Explorer"),
        (75, "Explorer"), (74, "Passenger"), (50, "Passenger"), (49, "Lost in Space"), (-30, "Lost in Space"),
    ],
)  # fmt: skip
def test_23_5_ranks(points: int, name: str) -> None:
    g = alone()
    g.op[0] += points - final_score(g)
    assert final_score(g) == points
    assert rank(g) == name


def test_23_5_goals_and_missions_count() -> None:
    g = alone()
    before = final_score(g)
    g.contract_owner[6], g.contract_done[6] = 0, True
    assert final_score(g) == before + 9 + 25
    g.missions_done = 2
    assert final_score(g) == before + 9 + 25 + 20


def test_23_3_at_fifteen_the_game_is_lost_with_fewer_than_four_goals() -> None:
    g = alone()
    g.track = 14
    assert act(sabotage_phase(g)) == "over"
    assert g.result == HUMANS_LOSE
    assert standings(g)[0].place == 2


def test_23_3_with_four_goals_one_may_stop() -> None:
    g = alone()
    built(g, 0, "Library", "g5")
    g.contract_owner[6], g.contract_done[6] = 0, True
    learnt(g, 0, "rover-tech", "lab-6a")
    g.found[0], g.researched[:2] = [1, 2, 3], [1, 1]
    assert first_question(sabotage_phase(g)).tokens == ["go-on", "stop-here"]
    assert act(sabotage_phase(g), "stop-here") == "over"
    assert g.result == HUMANS_WIN
    assert standings(g)[0].place == 1
