"""Rules 7.2, 8.3: Blueprints and upgrades. Rules 7.3, 7.4: technologies. Rule 8.4: Ships. Rule 8.5: people."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import CONTRACTS, SCIENTISTS
from fourthrock.games.on_mars.goals import DELIVERIES, deliver, last_deliveries
from fourthrock.games.on_mars.hire import hire
from fourthrock.games.on_mars.lab import develop, develop_series, learn, learn_boosted
from fourthrock.games.on_mars.plans import take_blueprints, upgrade_series
from fourthrock.games.on_mars.position import ADVANCED, BOT, COLONIST
from fourthrock.games.on_mars.ships import welcome_ships
from fourthrock.games.on_mars.stores import gain
from fourthrock.games.on_mars.turn import refill_display

from .stage import (
    CARD,
    HEX,
    SPACE,
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
    on_display,
    piece,
    plan,
    refused,
    stock,
)

CORNERS = [
    ("Construction Yard", "mineral"),
    ("Wind Turbines", "battery"),
    ("Private Ship", "water"),
    ("Biomarket", "plant"),
    ("Concentrator", "oxygen"),
]


@pytest.mark.parametrize(("name", "good"), CORNERS)
def test_7_2_a_blueprint_brings_its_corner_item(name: str, good: str) -> None:
    g = game()
    on_display(g, name, "Gym")
    act(take_blueprints(g, 0, 1, False, must=True), BLUEPRINTS[CARD[name]].token)
    assert g.card_owner[CARD[name]] == 0
    assert stock(g, 0, good) == 1


def test_7_2_the_casino_brings_a_crystal_and_each_colonist_one_more_card() -> None:
    g = game()
    on_display(g, "Casino", "Gym", "Library")
    act(take_blueprints(g, 0, 1, True, must=True), "casino", "gym", "library")
    assert g.pending[0] == 3
    assert (g.quarters[0], g.working[0]) == (1, 2)


def test_7_2_eight_markers_are_the_limit() -> None:
    g = game()
    for name in ("Gym", "Casino", "Library", "Radar", "Biolab", "Aqueduct", "Trade Market", "Eco Resort"):
        plan(g, 0, name)
    assert act(take_blueprints(g, 0, 1, False)) == 0


def test_8_3_upgrade_pays_a_mineral_and_moves_the_marker() -> None:
    g = bare(game())
    building(g, "mine", "g5")
    bot(g, 0, "g4")
    plan(g, 0, "Metal Deposit")
    give(g, 0, mineral=1)
    act(upgrade_series(g, 0, 1, False, False, must=True))
    assert (g.piece[HEX["g5"]], g.who[HEX["g5"]]) == (ADVANCED, 0)
    assert g.card_hex[CARD["Metal Deposit"]] == HEX["g5"]
    assert stock(g, 0, "mineral") == 0


def test_8_3_level_3_needs_a_complex_of_three_and_shelters_must_be_ones_own() -> None:
    g = bare(game())
    building(g, "mine", "g5", "g6")
    building(g, "shelter", "h4", owner=1)
    bot(g, 0, "g4")
    give(g, 0, mineral=2)
    plan(g, 0, "Biolab")
    plan(g, 0, "Gym")
    assert act(upgrade_series(g, 0, 1, False, False)) == 0
    building(g, "mine", "g7")
    assert act(upgrade_series(g, 0, 1, False, False, must=True)) == 1


def test_8_3_upgrade_technology_repeats_up_to_its_level_each_paid() -> None:
    g = bare(game())
    building(g, "mine", "g5", "h4", "f4")
    bot(g, 0, "g4")
    learnt(g, 0, "upgrade-tech", "lab-1a")
    for name in ("Construction Yard", "Metal Deposit", "Biolab"):
        plan(g, 0, name)
    give(g, 0, mineral=3)
    done = act(upgrade_series(g, 0, 1, True, False, must=True), "construction-yard", "g5", "metal-deposit", "h4")
    assert done == 2
    assert stock(g, 0, "mineral") == 1


def test_8_3_the_miner_on_an_upgraded_mine_goes_home() -> None:
    g = bare(game())
    building(g, "mine", "g5")
    piece(g, COLONIST, 1, "g5")
    g.supply[1] -= 1
    bot(g, 0, "g4")
    plan(g, 0, "Metal Deposit")
    give(g, 0, mineral=1)
    act(upgrade_series(g, 0, 1, False, False, must=True))
    assert g.quarters[1] == 4


# ------------------------------------------------------------------------------------------------------------- technology


@pytest.mark.parametrize(("space", "cost"), [("grid-7", {}), ("grid-4", {"battery": 1}), ("grid-1", {"battery": 1, "plant": 1})])
def test_7_3_rows_cost_nothing_a_battery_a_battery_and_any(space: str, cost: dict[str, int]) -> None:
    g = game()
    give(g, 0, **cost)
    act(learn(g, 0, must=True), space, "lab-1b")
    assert sum(g.stock[:5]) == 0
    assert g.pending[0] == 1


def test_7_3_not_a_kind_one_has_nor_without_a_free_space() -> None:
    g = game()
    learnt(g, 0, "mine-tech", "lab-2a")
    g.grid = [0, -1, -1, -1, -1, -1, 0, 3]
    question = first_question(learn(g, 0))
    assert "already" in refused(question, "grid-7").sentence
    assert "no tile" in refused(question, "grid-2").sentence
    learnt(g, 0, "rover-tech", "lab-1a")
    learnt(g, 0, "ship-tech", "lab-1b")
    assert act(learn(g, 0)) is False


def test_7_3_one_colonist_for_one_more_tile_only_once() -> None:
    g = game()
    g.grid = [-1] * 6 + [1, 2]
    act(learn_boosted(g, 0, True), "grid-7", "lab-1b", "grid-8", "done")
    assert (g.tech_at[1], g.tech_at[2]) == (1, 0)
    assert g.working[0] == 1


@pytest.mark.parametrize(
    ("before", "after", "cost"),
    [
        ("lab-1a", "lab-2a", {"plant": 1}),
        ("lab-2a", "lab-3a", {"oxygen": 1}),
        ("lab-3a", "lab-4a", {"oxygen": 1}),
        ("lab-4a", "lab-5a", {"oxygen": 1, "plant": 1}),
        ("lab-5a", "lab-6a", {"oxygen": 1, "crystal": 1}),
    ],
)
def test_7_4_each_column_has_its_cost(before: str, after: str, cost: dict[str, int]) -> None:
    g = game()
    g.tech_at[5] = -1
    learnt(g, 0, "rover-tech", before)
    assert first_or_false(g) is False
    give(g, 0, **cost)
    act(develop(g, 0, False), f"rover-tech>{after}", *(["done"] if after == "lab-5a" else []))
    assert g.tech_at[TECH["rover-tech"]] == SPACE[after]
    assert sum(g.stock[:6]) == (1 if after == "lab-3a" else 0)


def first_or_false(g: object) -> object:
    return act(develop(g, 0, False))  # type: ignore[arg-type]


def test_7_4_r_and_d_develops_twice_and_once_more_for_a_colonist() -> None:
    g = game()
    g.tech_at[5] = -1
    learnt(g, 0, "mine-tech", "lab-1a")
    g.shelters[0] = 4
    give(g, 0, plant=1, oxygen=2)
    act(
        develop_series(g, 0, 2, False, True, must=True),
        "mine-tech>lab-2b", "plant", "mine-tech>lab-3a", "mine-tech>lab-4a", "mineral",
    )  # fmt: skip
    assert g.tech_at[0] == SPACE["lab-4a"]
    assert g.working[0] == 1


def test_7_4_only_touching_empty_spaces_of_the_next_column() -> None:
    g = game()
    learnt(g, 0, "mine-tech", "lab-2a")
    learnt(g, 0, "rover-tech", "lab-3a")
    g.tech_at[5] = -1
    tokens = first_question(develop(g, 0, True)).tokens
    assert "mine-tech>lab-3a" not in tokens
    assert "mine-tech>lab-3b" not in tokens
    assert "rover-tech>lab-4a" in tokens
    assert "rover-tech>lab-4c" not in tokens


# ------------------------------------------------------------------------------------------------------------------ ships


def test_8_4_a_ship_for_water_and_a_plant_brings_two_colonists() -> None:
    g = game()
    g.quarters[0] = 2
    g.supply[0] = 10
    give(g, 0, plant=1, water=1)
    act(welcome_ships(g, 0), "depot-2", "colonists")
    assert g.depot[:8] == [1, 0, 1, 1, 1, 0, 0, 0]
    assert (g.hangar[0], g.quarters[0], g.supply[0]) == (1, 4, 8)


def test_8_4_or_a_colonist_and_a_bot_on_ones_shelter() -> None:
    g = game()
    home = next(h for h in range(91) if g.building[h] == 5 and g.owner[h] == 0)
    give(g, 0, plant=1, water=1)
    act(welcome_ships(g, 0), "depot-1", "colonist-and-bot")
    assert (g.piece[home], g.quarters[0], g.bots[0]) == (BOT, 4, 3)


def test_8_4_no_more_ships_than_the_level() -> None:
    from fourthrock.games.on_mars.ships import may_welcome

    g = game()
    give(g, 0, plant=2, water=2)
    assert may_welcome(g, 0)
    g.depot[0] = 0
    assert not may_welcome(g, 0)
    g.level = 2
    assert may_welcome(g, 0)


def test_8_4_o15_a_ship_technology_and_colonists_bring_more_ships() -> None:
    g = game()
    g.level = 5
    g.shelters[0] = 3
    learnt(g, 0, "ship-tech", "lab-1a")
    give(g, 0, plant=3, water=3)
    act(
        welcome_ships(g, 0),
        "depot-1", "colonists", "depot-2", "colonists", "depot-3", "colonists",
    )  # fmt: skip
    assert g.hangar[0] == 3
    assert g.working[0] == 1


# ----------------------------------------------------------------------------------------------- Scientists and Contracts

HIRE = [
    ("rd-engineer", "mineral", 1, 2),
    ("hydrologist", "battery", 2, 3),
    ("biochemist", "water", 3, 4),
    ("geochemist", "plant", 4, 5),
    ("systems-engineer", "oxygen", 5, 0),
]


@pytest.mark.parametrize(("token", "good", "works_in", "scores"), HIRE)
def test_8_5_each_scientist_costs_two_of_his_goods(token: str, good: str, works_in: int, scores: int) -> None:
    g = game()
    colonists(g, 0, 0)
    give(g, 0, **{good: 2})
    act(hire(g, 0, must=True), *([token] if good == "mineral" else []))
    assert g.scientist_owner[works_in] == 0
    assert SCIENTISTS[works_in].token == token
    assert SCIENTISTS[works_in].scores == scores
    assert stock(g, 0, good) == 0
    assert g.gaps == 1


def test_8_5_the_geologist_takes_two_colonists() -> None:
    g = game()
    act(hire(g, 0, must=True))
    assert g.scientist_owner[0] == 0
    assert (g.quarters[0], g.working[0]) == (1, 2)
    assert SCIENTISTS[0].scores == 1


def test_8_5_a_contract_costs_a_crystal_and_the_gap_is_filled_by_choice() -> None:
    g = game()
    colonists(g, 0, 0)
    g.contracts = [6]
    g.contract_deck.remove(6)
    give(g, 0, crystal=1)
    act(hire(g, 0, must=True))
    assert g.contract_owner[6] == 0
    act(refill_display(g), "contract-12")
    assert g.contracts == [11]


DELIVERY = [
    (7, {"mineral": 4}),
    (8, {"battery": 3, "mineral": 2}),
    (9, {"water": 3, "mineral": 2}),
    (10, {"oxygen": 3, "mineral": 2}),
    (11, {"plant": 3, "mineral": 2}),
    (12, {"crystal": 3, "mineral": 2}),
]


@pytest.mark.parametrize(("number", "needs"), DELIVERY)
def test_15_1_delivery_contracts_pay_9_or_cost_4(number: int, needs: dict[str, int]) -> None:
    from fourthrock.games.on_mars.scoring import contracts_op

    g = game()
    c = number - 1
    g.contract_deck.remove(c)
    g.contract_owner[c] = 0
    assert contracts_op(g, 0) == -4
    give(g, 0, **needs)
    by_good = {delivery.token.removeprefix("deliver-"): delivery for delivery in DELIVERIES}
    for good, count in needs.items():
        for _ in range(count):
            act(deliver(g, 0, by_good[good]))
    assert g.contract_done[c]
    assert contracts_op(g, 0) == 9
    assert sum(g.stock[:6]) == 0


UPGRADE = [
    (1, "mine", "Metal Deposit"),
    (2, "generator", "Wind Turbines"),
    (3, "water-extractor", "Private Ship"),
    (4, "greenhouse", "Biomarket"),
    (5, "oxygen-condenser", "Concentrator"),
    (6, "shelter", "Gym"),
]


@pytest.mark.parametrize(("number", "kind", "card"), UPGRADE)
def test_15_2_upgrade_contracts_need_an_own_advanced_building_in_a_complex_of_four(number: int, kind: str, card: str) -> None:
    from fourthrock.games.on_mars.events import check_contracts
    from fourthrock.games.on_mars.scoring import contracts_op

    g = bare(game())
    building(g, kind, "g4", "g5", owner=0)
    g.contract_deck.remove(number - 1)
    g.contract_owner[number - 1] = 0
    built(g, 0, card, "g3")
    check_contracts(g)
    assert contracts_op(g, 0) == -6
    building(g, kind, "g6", owner=0)
    check_contracts(g)
    assert contracts_op(g, 0) == 12


def test_15_1_what_does_not_fit_goes_onto_the_contract() -> None:
    g = game()
    g.contract_owner[8] = 0
    gain(g, 0, 2, 5)
    assert stock(g, 0, "water") == 2
    assert g.delivered[8 * 7 + 2] == 3


def test_16_1_at_the_end_a_contract_that_can_be_completed_is() -> None:
    g = game()
    g.contract_owner[6] = 0
    give(g, 0, mineral=4)
    last_deliveries(g, 0)
    assert g.delivered[6 * 7] == 4
    assert len(CONTRACTS) == 12


def test_6_5_the_colonist_of_a_boost_goes_before_the_boosted_step_can_use_him() -> None:
    """7.4 with the Blueprint space of column 5: the last Colonist cannot boost twice."""
    g = game()
    g.tech_at[5] = -1
    learnt(g, 0, "mine-tech", "lab-4a")
    colonists(g, 0, 1)
    on_display(g, "Gym", "Casino", "Library")
    learnt(g, 0, "rover-tech", "lab-1a")
    learnt(g, 0, "ship-tech", "lab-1b")
    g.shelters[0] = 5
    give(g, 0, plant=4, oxygen=2)
    act(
        develop_series(g, 0, 2, False, True, must=True),
        "rover-tech>lab-2a", "plant", "ship-tech>lab-2b", "plant", "mine-tech>lab-5a", "plant", "gym",
    )  # fmt: skip
    assert (g.quarters[0], g.working[0]) == (0, 1)
