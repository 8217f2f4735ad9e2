"""Rule 3: storage, paying, Crystals, Colonists, displacement, using technology."""

from __future__ import annotations

from fourthrock.games.on_mars.complexes import displace, refuges, size
from fourthrock.games.on_mars.position import BOT, COLONIST, ROVER
from fourthrock.games.on_mars.quarters import capacity, enter_quarters, recruit
from fourthrock.games.on_mars.stores import can_pay, gain, gain_crystals, pay, settle_crystals, take_from_warehouse
from fourthrock.games.on_mars.techs import offer, use_at_least
from fourthrock.games.on_mars.turn import lenders_choose

from .stage import HEX, TECH, act, bare, bot, building, colonists, first_question, game, give, learnt, piece, refused, stock


def test_3_2_storage_is_shelters_and_one() -> None:
    g = game()
    gain(g, 0, 2, 5)
    assert stock(g, 0, "water") == 2
    g.shelters[0] = 3
    gain(g, 0, 2, 5)
    assert stock(g, 0, "water") == 4


def test_3_3_a_mineral_stands_in_for_any_other_resource() -> None:
    g = game()
    give(g, 0, mineral=1, battery=1)
    assert can_pay(g, 0, [0, 1, 1, 0, 0, 0, 0])
    act(pay(g, 0, [0, 1, 1, 0, 0, 0, 0]))
    assert g.stock[:5] == [0, 0, 0, 0, 0]


def test_3_3_no_mineral_for_a_crystal() -> None:
    g = game()
    give(g, 0, mineral=2)
    assert not can_pay(g, 0, [0, 0, 0, 0, 0, 1, 0])


def test_3_3_one_may_choose_to_pay_with_the_mineral() -> None:
    g = game()
    give(g, 0, mineral=1, oxygen=1)
    act(pay(g, 0, [0, 0, 0, 0, 1, 0, 0]), "mineral")
    assert (stock(g, 0, "mineral"), stock(g, 0, "oxygen")) == (0, 1)


def test_3_4_crystals_wait_until_the_next_turn_and_need_a_slot() -> None:
    g = game()
    gain_crystals(g, 0, 5)
    assert (stock(g, 0, "crystal"), g.pending[0]) == (0, 5)
    settle_crystals(g, 0)
    assert (stock(g, 0, "crystal"), g.pending[0]) == (3, 0)
    g.depot[0] = 0
    gain_crystals(g, 0, 5)
    settle_crystals(g, 0)
    assert stock(g, 0, "crystal") == 4


def test_3_4_and_7_5_a_crystal_of_the_warehouse_needs_a_free_slot() -> None:
    g = game()
    give(g, 0, crystal=2)
    g.pending[0] = 1
    question = first_question(take_from_warehouse(g, 0))
    assert refused(question, "crystal").rule == "3.2"
    assert [good.token for good in question.among] == ["battery", "water", "plant", "oxygen", "crystal"], (
        "Minerals are never there"
    )
    g.warehouse[1] = 0
    assert refused(first_question(take_from_warehouse(g, 0)), "battery").rule == "7.5"


def test_3_5_living_quarters_grow_by_two_a_shelter_and_overflow_to_the_supply() -> None:
    g = game()
    colonists(g, 0, 4)
    assert capacity(g, 0) == 4
    assert not recruit(g, 0)
    g.shelters[0] = 2
    assert capacity(g, 0) == 6
    assert recruit(g, 0)
    colonists(g, 0, 6)
    before = g.supply[0]
    assert not enter_quarters(g, 0)
    assert g.supply[0] == before + 1


def test_3_6_shelters_of_different_players_are_different_types() -> None:
    g = bare(game())
    building(g, "shelter", "g5", "g6", owner=0)
    building(g, "shelter", "g7", owner=1)
    building(g, "mine", "d1", "d2")
    assert size(g, HEX["g5"]) == 2
    assert size(g, HEX["g7"]) == 1
    assert size(g, HEX["d1"]) == 2


def test_3_10_a_bot_makes_way_to_the_nearest_hex_of_its_owners_choice() -> None:
    g = bare(game())
    bot(g, 1, "g5")
    building(g, "mine", "g4")
    piece(g, COLONIST, 0, "g4")
    g.crystal[HEX["g6"]] = 1
    question = first_question(displace(g, HEX["g5"]))
    assert question.seat == 1
    assert sorted(question.tokens) == ["f4", "f5", "h4", "h5"]


def test_3_10_a_building_without_a_piece_is_a_place_to_go() -> None:
    g = bare(game())
    building(g, "mine", "g4")
    assert HEX["g4"] in refuges(g, HEX["g5"], ROVER)


def test_3_10_a_colonist_goes_home_or_to_the_supply() -> None:
    g = bare(game())
    building(g, "mine", "g5")
    piece(g, COLONIST, 1, "g5")
    g.supply[1] -= 1
    act(displace(g, HEX["g5"]))
    assert g.quarters[1] == 4
    piece(g, COLONIST, 1, "g5")
    g.supply[1] -= 1
    before = g.supply[1]
    act(displace(g, HEX["g5"]))
    assert (g.quarters[1], g.supply[1]) == (4, before + 1)


def test_3_10_o27_a_bot_without_any_place_goes_back_to_its_supply() -> None:
    g = bare(game())
    for h in range(91):
        g.crystal[h] = 1
        if g.building[h] >= 0:
            g.piece[h], g.who[h] = BOT, 1
    g.piece[HEX["g5"]], g.who[HEX["g5"]] = BOT, 0
    before = g.bots[0]
    act(displace(g, HEX["g5"]))
    assert g.bots[0] == before + 1


def test_3_12_the_owner_develops_the_tile_for_free_with_its_benefit() -> None:
    g = game()
    learnt(g, 1, "mine-tech", "lab-2a")
    act(use_at_least(g, 0, TECH["mine-tech"], 1))
    assert g.tech_uses == [1 * 16 + 0]
    act(lenders_choose(g), "mine-tech>lab-3a")
    assert g.tech_at[13 + TECH["mine-tech"]] == 5
    assert stock(g, 1, "mineral") == 1


def test_3_12_or_keeps_the_oxygen_and_must_if_the_tile_cannot_move() -> None:
    g = game()
    learnt(g, 1, "mine-tech", "lab-6a")
    act(use_at_least(g, 0, TECH["mine-tech"], 3))
    act(lenders_choose(g))
    assert stock(g, 1, "oxygen") == 1


def test_3_12_owners_choose_in_turn_order() -> None:
    g = game(seats=3)
    g.space = [5, 8, 6]
    g.tech_uses = [1 * 16 + 0, 2 * 16 + 1]
    learnt(g, 1, "mine-tech", "lab-1a")
    learnt(g, 2, "generator-tech", "lab-1a")
    assert first_question(lenders_choose(g)).seat == 2


def test_3_12_ones_own_sufficient_tile_is_used_without_a_question() -> None:
    g = game()
    learnt(g, 0, "mine-tech", "lab-2a")
    learnt(g, 1, "mine-tech", "lab-4a")
    act(use_at_least(g, 0, TECH["mine-tech"], 2))
    assert g.tech_uses == []
    assert act(offer(g, 0, TECH["mine-tech"]), "green") == 4
    assert g.tech_uses == [16]
