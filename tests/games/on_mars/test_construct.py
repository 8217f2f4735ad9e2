"""Rules 8.2 and 12: constructing, complexes, life support, the Colony's level."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars.cards import LSS_REWARDS
from fourthrock.games.on_mars.colony import level_up, rises
from fourthrock.games.on_mars.construct import advance_lss, construct, construct_hexes, put_building, reward_op
from fourthrock.games.on_mars.goods import BUILDINGS
from fourthrock.games.on_mars.position import BOT, COLONIST, Mars
from fourthrock.games.on_mars.turn import colony_status

from .stage import (
    BUILDING,
    HEX,
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
    refused,
    stock,
)

MINE, GENERATOR, GREENHOUSE, SHELTER = BUILDING["mine"], BUILDING["generator"], BUILDING["greenhouse"], BUILDING["shelter"]


def ready(kind: str, *hexes: str) -> Mars:
    """A bare map with these Buildings of one type and a Bot of player 0 on G3; no level needs life support."""
    g = bare(game())
    building(g, kind, *hexes)
    bot(g, 0, "g3")
    return g


def ask_where(g: Mars, kind: str) -> list[str]:
    question = first_question(construct(g, 0, [BUILDINGS[BUILDING[kind]]], must=True))
    return question.tokens


@pytest.mark.parametrize(
    ("kind", "good"),
    [
        ("generator", "mineral"),
        ("water-extractor", "battery"),
        ("greenhouse", "water"),
        ("oxygen-condenser", "plant"),
        ("shelter", "oxygen"),
    ],
)
def test_8_2_each_type_has_its_cost_and_its_yield(kind: str, good: str) -> None:
    g = ready(kind, "g5")
    g.owner[HEX["g5"]] = 0 if kind == "shelter" else -1
    give(g, 0, **{good: 1})
    act(construct(g, 0, [BUILDINGS[BUILDING[kind]]], must=True), "g3", "g2")
    assert g.building[HEX["g3"]] == BUILDING[kind]
    assert stock(g, 0, good) == 0
    if kind == "shelter":
        assert g.pending[0] == 1
    else:
        assert g.stock[BUILDING[kind]] == 1


def test_8_2_a_mine_costs_nothing_but_a_colonist_who_stands_on_it() -> None:
    g = ready("mine", "g5")
    act(construct(g, 0, [BUILDINGS[MINE]], must=True), "g3", "g2")
    assert (g.piece[HEX["g3"]], g.who[HEX["g3"]]) == (COLONIST, 0)
    assert g.quarters[0] == 2
    assert stock(g, 0, "mineral") == 1


def test_8_2_no_mine_without_a_colonist_at_home() -> None:
    g = ready("mine", "g5")
    colonists(g, 0, 0)
    assert act(construct(g, 0, [BUILDINGS[MINE]])) is False


def test_8_2_alone_means_exactly_two_hexes_away() -> None:
    g = ready("mine", "g5")
    legal = construct_hexes(g, 0, MINE, 0, [HEX[name] for name in ("g2", "g3", "g4", "h3", "f3", "e4", "i4")])
    assert legal == [HEX["g3"], HEX["h3"], HEX["f3"], HEX["e4"], HEX["i4"]]


def test_8_2_next_to_its_type_needs_technology_of_the_size_joined() -> None:
    g = ready("mine", "g5", "g6")
    assert HEX["g4"] not in construct_hexes(g, 0, MINE, 1, [HEX["g4"]])
    assert construct_hexes(g, 0, MINE, 2, [HEX["g4"]]) == [HEX["g4"]]


def test_8_2_joining_two_groups_counts_all_their_buildings() -> None:
    g = ready("mine", "g5", "g6", "g3", "g2")
    assert construct_hexes(g, 0, MINE, 3, [HEX["g4"]]) == []
    assert construct_hexes(g, 0, MINE, 4, [HEX["g4"]]) == [HEX["g4"]]


def test_8_2_refusals_say_why() -> None:
    g = ready("mine", "g5")
    question = first_question(construct(g, 0, [BUILDINGS[MINE]], must=True))
    assert "here" in refused(question, "g5").sentence
    assert "level 1" in refused(question, "g4").sentence
    assert "no Bot" in refused(question, "g7").sentence
    assert "exactly 2" in refused(question, "g2").sentence


def test_8_2_another_players_technology_serves_and_pays_him() -> None:
    g = ready("mine", "g5")
    learnt(g, 1, "mine-tech", "lab-1a")
    act(construct(g, 0, [BUILDINGS[MINE]], must=True), "g4")
    assert g.tech_uses == [16]
    assert stock(g, 0, "mineral") == 2


def test_8_2_arrows_put_crystals_on_adjacent_empty_hexes_only() -> None:
    g = ready("mine", "g5")
    g.stacks[MINE].append(0b001001)
    g.tile[HEX["g2"]] = 3
    act(put_building(g, 0, MINE, HEX["g3"]), "h2")
    assert g.crystal[HEX["g2"]] == 0
    assert g.crystal[HEX["g4"]] == 1


def test_8_2_yield_is_the_size_of_the_complex() -> None:
    g = ready("mine", "g5", "g6")
    g.shelters[0] = 4
    act(put_building(g, 0, MINE, HEX["g4"]))
    assert stock(g, 0, "mineral") == 3


def test_8_2_the_first_complex_of_a_type_puts_a_cube_once() -> None:
    g = ready("mine", "g5")
    act(put_building(g, 0, MINE, HEX["g4"]))
    assert g.cubes[:5] == [1, 0, 0, 0, 0]
    g.missions, g.mission_left = [7], [8]
    act(put_building(g, 0, MINE, HEX["h4"]))
    assert g.mission_left == [8]


def test_8_2_a_shelter_yields_crystals_and_no_cube() -> None:
    g = bare(game())
    building(g, "shelter", "g5", owner=0)
    g.shelters[0] = 2
    act(put_building(g, 0, SHELTER, HEX["g4"]))
    assert g.pending[0] == 2
    assert sum(g.cubes) == 0
    assert g.shelters[0] == 3


def test_8_2_never_more_than_five_shelters_and_no_tile_no_building() -> None:
    g = ready("mine", "g5")
    g.stacks[MINE] = []
    assert act(construct(g, 0, [BUILDINGS[MINE]])) is False


def test_8_2_a_discovery_tile_under_a_building_leaves_the_game() -> None:
    g = ready("mine", "g5")
    g.tile[HEX["g3"]] = 6
    act(put_building(g, 0, MINE, HEX["g3"]), "g2")
    assert g.tile[HEX["g3"]] == -1
    assert 6 in g.boxed_tiles


# ---------------------------------------------------------------------------------------------------------- life support


def test_12_2_the_first_step_scores_2_and_below_the_level_row_it_pays() -> None:
    g = bare(game())
    g.lss = [0, 1, 1, 1, 1]
    g.lss_reward[GENERATOR] = 4
    bot(g, 0, "g3", "g5")
    act(advance_lss(g, 0, GENERATOR), "take-mineral")
    assert g.lss[GENERATOR] == 2
    assert g.op[0] == 2 + 4
    assert stock(g, 0, "mineral") == 1


def test_12_3_no_reward_at_or_above_the_level_row() -> None:
    g = bare(game())
    g.lss = [0, 2, 1, 1, 1]
    act(advance_lss(g, 0, GENERATOR))
    assert g.op[0] == 0


def test_12_3_a_colonist_may_come_back() -> None:
    g = bare(game())
    g.quarters[0] -= 1
    g.working[0] += 1
    act(advance_lss(g, 0, GENERATOR), "take-colonist", "from-working-area")
    assert (g.quarters[0], g.working[0]) == (3, 0)


REWARD_TILES = [
    ("lss-tech", 5),
    ("lss-ships", 4),
    ("lss-advanced", 2),
    ("lss-mines", 4),
    ("lss-bots", 6),
    ("lss-discovery", 2),
    ("lss-shelters", 6),
    ("lss-colonists", 3),
]


@pytest.mark.parametrize(("token", "points"), REWARD_TILES)
def test_12_3_reward_tiles(token: str, points: int) -> None:
    g = bare(game())
    learnt(g, 0, "rover-tech", "lab-5a")
    g.hangar[0] = 2
    built(g, 0, "Metal Deposit", "d1")
    building(g, "mine", "d3")
    piece(g, COLONIST, 0, "d3")
    bot(g, 0, "g3", "g4", "g5")
    g.found[0] = [6]
    g.shelters[0] = 3
    tile = next(n for n, item in enumerate(LSS_REWARDS) if item.token == token)
    assert reward_op(g, 0, tile) == points


def test_12_4_the_level_rises_when_all_four_have_arrived() -> None:
    g = game(seats=3)
    g.lss = [0, 2, 2, 2, 1]
    assert not rises(g)
    g.lss = [0, 2, 2, 2, 2]
    assert rises(g)
    g.warehouse = [0, 0, 1, 0, 0, 0, 0]
    g.grid = [-1] * 8
    for s, cubes in enumerate((0, 2, 5)):
        g.cubes[s * 5 : s * 5 + cubes] = [1] * cubes
    old = [card for card in g.display if card >= 0]
    assert colony_status(g) == 1
    assert g.level == 2
    assert sum(card >= 0 for card in g.display) == 12
    assert g.boxed_cards == old
    assert g.warehouse == [0, 3, 3, 3, 3, 3, 0]
    assert -1 not in g.grid
    assert g.op == [0, 2, 11]
    assert g.remaining == 3


def test_12_4_level_3_drops_level_1_cards_and_moves_the_missions_marker() -> None:
    g = game(seats=3)
    level_up(g)
    level_up(g)
    from fourthrock.games.on_mars.blueprints import BLUEPRINTS

    assert all(BLUEPRINTS[card].level == 3 for card in g.display if card >= 0)
    assert g.blueprint_deck == []
    assert g.remaining == 2


def test_12_4_progress_scores_only_twice_and_level_5_triggers_the_end() -> None:
    g = game(seats=3)
    g.cubes[:5] = [1] * 5
    for _ in range(4):
        level_up(g)
    assert g.op[0] == 22
    assert g.triggered


def test_12_4_no_refill_of_the_grid_with_two_players() -> None:
    g = game(seats=2)
    g.grid[0] = -1
    level_up(g)
    assert g.grid[0] == -1


def test_3_7_the_bot_on_the_site_is_displaced() -> None:
    g = ready("mine", "g5")
    act(construct(g, 0, [BUILDINGS[MINE]], must=True), "g3", "f2")
    assert g.piece[HEX["f2"]] == BOT
