"""Rule 18: Lacerda's turns and the Solo Goals. Rule 16: the final reckoning. Rule 17: variants."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.cards import L_COLONISTS, SOLO_DECK
from fourthrock.games.on_mars.construct import reward_op
from fourthrock.games.on_mars.events import built_first, did_task
from fourthrock.games.on_mars.lacerda import (
    HE,
    build,
    construct_one,
    hire_somebody,
    lacerda_grows,
    lacerda_travels,
    lacerdas_turn,
    learn_one,
    move_rover,
    obtain_one,
    research,
    sites,
    take_most_plentiful,
    upgrade_some,
)
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.outcome import standings
from fourthrock.games.on_mars.position import NOBODY_WINS, ROVER, Mars
from fourthrock.games.on_mars.rounds import after_colonization
from fourthrock.games.on_mars.scoring import rank_key, score_lines, total
from fourthrock.games.on_mars.solo import solo_terms, solo_won
from fourthrock.games.on_mars.techs import use
from fourthrock.games.on_mars.turn import begin_turn, lenders_choose
from fourthrock.table import GameOver, Journal, dice_for

from .stage import CARD, HEX, SPACE, TECH, act, bare, building, built, game, give, learnt, on_display, piece, plan


def facing_lacerda(**options: object) -> Mars:
    return bare(game(1, **options))


def test_18_1_lacerda_begins_without_goods_goals_or_bots_on_the_map() -> None:
    g = GAME.setup(1, Options(), dice_for(5))
    assert g.stock[7:12] == [0] * 5
    assert g.goals[1] == []
    assert (g.bots_home[1], g.quarters[1], g.supply[1]) == (1, 0, 12)
    assert g.space[1] in (2, 3, 4, 6, 7, 8)
    assert g.shuttle_in_colony == (g.space[1] > 4)


DECK = [
    (0, 2, True), (0, 2, False), (0, 1, True), (0, 3, True), (1, 1, True), (1, 3, False),
    (1, 1, True), (1, 2, True), (2, 1, False), (2, 2, True), (2, 1, True), (2, 3, True),
]  # fmt: skip


def test_18_2_the_deck() -> None:
    assert [(card.mission, card.action, card.travels) for card in SOLO_DECK] == DECK


def test_18_2_from_the_second_pass_on_the_mission_is_pushed() -> None:
    g = facing_lacerda()
    g.space[1] = 1
    g.solo_deck, g.solo_pass, g.missions, g.mission_left = [2], 2, [4, 5, 6], [3, 3, 3]
    act(lacerdas_turn(g))
    assert g.mission_left == [2, 3, 3]


def test_18_3_a_blueprint_his_scientists_score_else_the_leftmost() -> None:
    g = facing_lacerda()
    on_display(g, "Gym", "Biomarket")
    obtain_one(g)
    assert g.card_owner[CARD["Gym"]] == HE
    on_display(g, "Casino", "Biomarket")
    g.scientist_owner[2] = HE
    obtain_one(g)
    assert g.card_owner[CARD["Biomarket"]] == HE


def test_18_3_the_fuller_row_the_bottom_if_tied() -> None:
    g = facing_lacerda()
    on_display(g, "Gym", "Casino")
    g.display[0], g.display[6] = -1, CARD["Gym"]
    obtain_one(g)
    assert g.card_owner[CARD["Gym"]] == HE


def test_18_3_the_cheapest_technology_on_the_upper_space_with_its_benefit() -> None:
    g = facing_lacerda()
    cheap = g.grid[6]
    act(learn_one(g))
    assert g.tech_at[13 + cheap] == 0
    assert g.warehouse[5] == 1


def test_18_3_develops_his_best_then_his_least() -> None:
    g = facing_lacerda()
    g.tech_at[13 + 5] = -1
    learnt(g, 1, "mine-tech", "lab-4a")
    learnt(g, 1, "rover-tech", "lab-1a")
    act(research(g))
    assert g.tech_at[13 + TECH["mine-tech"]] == 10
    assert g.tech_at[13 + TECH["rover-tech"]] in (2, 3)


def test_18_4_constructs_the_biggest_complex_that_any_technology_allows_far_from_bots() -> None:
    g = facing_lacerda()
    building(g, "mine", "g5", "g6")
    learnt(g, 0, "mine-tech", "lab-2a")
    assert all(h in sites(g, 0) for h in [HEX["g4"], HEX["h5"]])
    act(construct_one(g))
    assert g.building.count(0) == 3
    assert g.tech_uses == [0 * 16 + 0]
    assert g.solo_bot == 1
    assert g.supply[1] == 11


def test_18_4_passes_over_types_that_the_life_support_does_not_need() -> None:
    g = facing_lacerda()
    g.solo_bot = 1
    g.lss = [0, 2, 1, 1, 1]
    building(g, "water-extractor", "g5")
    g.lss[2] = 1
    act(construct_one(g))
    assert g.building.count(2) == 2
    assert g.solo_bot == 3


def test_18_4_upgrades_what_his_scientists_score() -> None:
    g = facing_lacerda()
    building(g, "mine", "g5")
    building(g, "greenhouse", "d5")
    plan(g, 1, "Metal Deposit")
    plan(g, 1, "Biomarket")
    g.scientist_owner[2] = HE
    act(upgrade_some(g))
    assert g.card_hex[CARD["Biomarket"]] == HEX["d5"]


def test_18_4_hires_by_potential_then_takes_contracts_counted_as_completed() -> None:
    g = facing_lacerda()
    for name in ("Gym", "Casino"):
        plan(g, 0, name)
    assert hire_somebody(g, True)
    assert g.scientist_owner[4] == HE
    assert len(g.contracts) == 1
    g.bench[1] = -1
    g.scientist_owner[0] = HE
    g.contracts = [6, 2]
    g.contract_deck = [c for c in range(12) if c not in (6, 2)]
    g.stock[7 + 5] = 1
    assert hire_somebody(g, True)
    assert g.contract_done[2]
    assert g.contract_owner[2] == HE


def test_18_5_a_rover_that_reaches_a_tile_takes_it() -> None:
    g = facing_lacerda()
    piece(g, ROVER, 1, "g5")
    g.tile[HEX["g4"]] = 14
    g.tile[HEX["g7"]] = 6
    act(move_rover(g))
    assert g.rover_at[1] == HEX["g7"]
    assert g.found[1] == [6]
    assert g.stock[7 + 5] == 3
    assert g.tile[HEX["g4"]] == 14


def test_18_6_on_each_level_a_shelter_a_bot_and_a_ship() -> None:
    g = facing_lacerda()
    act(lacerda_grows(g))
    assert (g.shelters[1], g.bots_home[1], g.hangar[1]) == (2, 2, 1)


def test_18_7_he_travels_with_the_shuttle_unless_his_card_forbids_it() -> None:
    g = facing_lacerda()
    g.space[1], g.shuttle_in_colony = 2, True
    g.solo_shown = [1]
    act(lacerda_travels(g, True))
    assert g.space[1] == 2
    g.solo_shown = [0]
    act(lacerda_travels(g, True))
    assert g.space[1] > 4


def test_18_7_the_warehouse_gives_crystals_first() -> None:
    g = facing_lacerda()
    g.warehouse = [0, 2, 2, 2, 2, 2, 0]
    g.stock[7 + 5] = 0
    take_most_plentiful(g)
    assert g.stock[7 + 5] == 1
    take_most_plentiful(g)
    assert g.warehouse == [0, 1, 2, 2, 2, 1, 0]


def test_18_5_building_with_your_technology_gives_you_the_oxygen() -> None:
    g = facing_lacerda()
    building(g, "mine", "g5")
    learnt(g, 0, "mine-tech", "lab-1a")
    act(build(g, 0, HEX["g4"]))
    assert g.tech_uses == [0]


def test_3_12_his_technology_that_you_used_goes_on_with_the_benefit_of_its_space() -> None:
    g = facing_lacerda()
    g.tech_at[HE * 13 + TECH["shelter-tech"]] = -1
    learnt(g, HE, "rover-tech", "lab-4b")
    on_display(g, "Gym", "Casino")
    g.tech_uses = [HE * 16 + TECH["rover-tech"]]
    act(lenders_choose(g))
    at = g.tech_at[HE * 13 + TECH["rover-tech"]]
    assert at in (SPACE["lab-5a"], SPACE["lab-5b"])
    assert g.card_owner.count(HE) == (1 if at == SPACE["lab-5a"] else 0)


def test_18_6_his_living_quarters_count_as_full_for_a_reward_too() -> None:
    g = facing_lacerda()
    g.shelters[HE] = 3
    assert g.quarters[HE] == 0
    assert reward_op(g, HE, L_COLONISTS) == 4 + 2 + 2


def meet(g: Mars, goal: int) -> None:
    """Everything that this Solo Goal demands, but for the points."""
    g.level = 4 if goal == 2 else 3
    g.goals_shown[0] = [1]
    g.contract_owner[3], g.contract_done[3] = 0, True
    g.contract_owner[10], g.contract_done[10] = 0, True
    learnt(g, 0, "greenhouse-tech", "lab-6a")
    g.researched[:2] = [1, 1]
    g.shelters[0] = 4
    building(g, "greenhouse", "d5", "d6")
    for name, at in (("Biomarket", "d2"), ("Trade Market", "d3"), ("Eco Resort", "d4"), ("Radar", "j1"), ("Casino", "j8")):
        built(g, 0, name, at)
    building(g, "mine", "g5", "g8", "g2")
    for name in ("g5", "g8", "g2"):
        piece(g, 3, 0, name)
    g.cubes[3] = 1
    g.scientist_owner[3] = 0
    give(g, 0, plant=5)
    g.space[0] = 1


@pytest.mark.parametrize(("goal", "margin"), list(enumerate([1, 10, 20, 30])))
def test_18_1_solo_goals(goal: int, margin: int) -> None:
    g = facing_lacerda()
    g.solo_goal = goal
    meet(g, goal)
    g.op[0] += total(g, 1) - total(g, 0) + margin
    assert solo_won(g), [name for name, holds in solo_terms(g) if not holds]
    assert standings(g)[0].place == 1
    g.op[0] -= 1
    assert not solo_won(g)
    assert standings(g)[0].place == 2


# ---------------------------------------------------------------------------------------------------- the end, 16 and 17


def test_16_2_every_line_of_the_reckoning() -> None:
    g = bare(game(3))
    g.cubes[:3] = [1, 1, 1]
    g.hangar[0] = 2
    g.quarters[0], g.working[0], g.supply[0] = 2, 1, 7
    g.slots[6] = 0
    g.slots[0] = 0
    g.tech_at[5] = -1
    learnt(g, 0, "mine-tech", "lab-6a")
    learnt(g, 0, "rover-tech", "lab-4a")
    built(g, 0, "Gym", "g5")
    plan(g, 0, "Library")
    g.scientist_owner[4] = 0
    built(g, 1, "Casino", "g7")
    g.contract_owner[0] = 0
    g.contract_owner[7], g.contract_done[7] = 0, True
    g.op[0] = 3
    g.lines[0] = 3
    lines = dict(score_lines(g, 0))
    assert lines == {
        "Life support": 3,
        "Progress at the end": 4,
        "Ships in the Hangar": 6,
        "Living Quarters": 3,
        "Laboratory": 13,
        "Blueprints built": 3,
        "Blueprints not built": -5,
        "Scientists": 6,
        "Contracts": 3,
    }
    assert total(g, 0) == sum(lines.values())


def test_16_3_ties_fall_by_crystals_then_advanced_buildings_then_cubes() -> None:
    g = bare(game(2))
    assert rank_key(g, 0) == rank_key(g, 1)
    assert [standing.place for standing in standings(g)] == [1, 1]
    give(g, 1, crystal=1)
    assert [standing.place for standing in standings(g)] == [2, 1]


def test_16_1_one_more_round_then_the_end() -> None:
    g = game(2)
    g.triggered = True
    after_colonization(g)
    assert g.last
    with pytest.raises(GameOver):
        after_colonization(g)
    assert g.result == NOBODY_WINS


def test_17_2_space_oddity_ends_with_that_phase() -> None:
    g = game(2, space_oddity=True)
    g.triggered = True
    with pytest.raises(GameOver):
        after_colonization(g)


def test_16_1_a_game_without_an_end_stops_after_the_last_round() -> None:
    g = game(2, last_round=3)
    g.round = 2
    after_colonization(g)
    g.round = 3
    with pytest.raises(GameOver):
        after_colonization(g)


def test_17_3_an_a_card_brings_two_b_cards_once() -> None:
    g = game(2, first_colonists=True)
    g.first_a[0] = 0
    built_first(g, 0, 4)
    assert g.first_b[0] == []
    built_first(g, 0, 0)
    assert len(g.first_b[0]) == 2
    built_first(g, 0, 0)
    assert len(g.first_b[0]) == 2


B_CARDS = [
    (0, "battery"),
    (1, "water"),
    (2, "crystal"),
    (3, "plant"),
    (4, "oxygen"),
    (5, "crystal"),
    (6, "mineral"),
    (7, "crystal"),
]


@pytest.mark.parametrize(("task", "good"), B_CARDS)
def test_17_3_a_b_card_pays_once_a_turn(task: int, good: str) -> None:
    from .stage import GOOD

    g = game(2, first_colonists=True)
    other = (task + 1) % 8
    g.first_b[0] = [task, other]
    did_task(g, 0, task)
    gained = g.pending[0] if good == "crystal" else g.stock[GOOD[good]]
    assert gained == 1
    did_task(g, 0, other)
    assert g.first_b[0] == [other]


def test_18_the_log_calls_him_by_his_name() -> None:
    g = facing_lacerda()
    journal = g.journal = Journal()
    begin_turn(g, HE)
    use(g, HE, 0, TECH["rover-tech"])
    use(g, 0, HE, TECH["ship-tech"])
    assert [str(entry) for entry in journal.entries] == [
        "Lacerda's turn",
        "Lacerda uses the Rover tech of Purple",
        "Purple uses the Ship tech of Lacerda",
    ]
