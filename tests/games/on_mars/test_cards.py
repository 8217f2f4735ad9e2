"""Every Blueprint, Discovery tile, Mission and Private Goal of the base game, each with a position and what must come of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import DISCOVERIES, GOALS, MISSIONS, REWARDS, SCIENTISTS, Goal
from fourthrock.games.on_mars.construct import put_building
from fourthrock.games.on_mars.events import contribute
from fourthrock.games.on_mars.executive import card_effect
from fourthrock.games.on_mars.finds import claim, resolve_find, usable
from fourthrock.games.on_mars.goals import DELIVERIES, complete_goal, deliver, holds, no_goal
from fourthrock.games.on_mars.hire import take_scientist
from fourthrock.games.on_mars.lab import learn
from fourthrock.games.on_mars.plans import take_blueprint, upgrade_once
from fourthrock.games.on_mars.position import ADVANCED, COLONIST, Mars
from fourthrock.games.on_mars.ships import new_bot

from .stage import CARD, HEX, act, bare, bot, building, built, colonists, game, give, learnt, on_display, piece, plan, stock

Check = Callable[[Mars], object]


def yard() -> Mars:
    """A wide bare map for everything: two players, level 2, a Bot on G4, roomy stores, three Colonists."""
    g = bare(game())
    g.level = 2
    g.shelters[0] = 5
    g.lss = [0, 5, 5, 5, 5]
    bot(g, 0, "g4")
    on_display(g, "Gym", "Casino", "Library")
    return g


def with_building(kind: str) -> Callable[[], Mars]:
    def lay() -> Mars:
        g = yard()
        building(g, kind, "g6", owner=0)
        if kind != "mine":
            good = {"generator": "mineral", "water-extractor": "battery", "greenhouse": "water", "oxygen-condenser": "plant"}
            give(g, 0, **{good.get(kind, "oxygen"): 1})
        return g

    return lay


def with_plans() -> Mars:
    g = yard()
    building(g, "mine", "h3", "g5", "h4")
    plan(g, 0, "Biolab")
    plan(g, 0, "Metal Deposit")
    give(g, 0, mineral=2)
    return g


def with_far_mine() -> Mars:
    g = yard()
    building(g, "mine", "a1")
    plan(g, 0, "Metal Deposit")
    give(g, 0, mineral=1)
    return g


def with_ship_goods() -> Mars:
    g = yard()
    give(g, 0, water=1, plant=1)
    return g


def with_lab() -> Mars:
    g = yard()
    g.tech_at[5] = -1
    learnt(g, 0, "mine-tech", "lab-2a")
    give(g, 0, oxygen=2)
    return g


def with_posted() -> Mars:
    g = yard()
    colonists(g, 0, 0)
    g.working[0], g.supply[0] = 3, 8
    g.slots[0] = 0
    return g


def with_contracts() -> Mars:
    g = yard()
    g.contracts = [2, 6]
    g.contract_deck = [c for c in g.contract_deck if c not in (2, 6)]
    give(g, 0, crystal=1)
    return g


def with_resource() -> Mars:
    g = yard()
    give(g, 0, mineral=1)
    return g


def with_producers() -> Mars:
    g = yard()
    built(g, 0, "Biomarket", "d1")
    building(g, "mine", "d3")
    piece(g, COLONIST, 0, "d3")
    return g


def with_tile() -> Mars:
    g = yard()
    g.tile[HEX["g6"]] = 14
    return g


def with_rover_tech() -> Mars:
    g = yard()
    learnt(g, 1, "rover-tech", "lab-3a")
    return g


def with_exploration() -> Mars:
    g = yard()
    for deck in (g.discovery_deck, g.exploration):
        if 17 in deck:
            deck.remove(17)
    g.exploration.insert(0, 17)
    return g


BLUEPRINT_TABLE: list[tuple[str, Callable[[], Mars], list[str], Check]] = [
    ("Construction Yard", with_plans, ["metal-deposit", "g5", "done"], lambda g: g.piece[HEX["g5"]] == ADVANCED),
    ("Metal Deposit", with_building("mine"), ["0", "g4", "f3"], lambda g: g.building[HEX["g4"]] == 0),
    ("Automated Production", with_producers, ["d3", "done"], lambda g: stock(g, 0, "mineral") == 2 and stock(g, 0, "plant") == 1),
    ("Wind Turbines", with_building("generator"), ["0", "g4", "f3"], lambda g: stock(g, 0, "battery") == 1),
    ("Private Ship", with_ship_goods, ["depot-1", "colonists"], lambda g: g.quarters[0] == 6 and g.hangar[0] == 1),
    ("Moisture Vaporator", with_building("water-extractor"), ["0", "g4", "f3"], lambda g: stock(g, 0, "water") == 1),
    ("Biomarket", yard, ["water", "plant", "done"], lambda g: stock(g, 0, "plant") == 1 and g.working[0] == 1),
    ("Hydroponic Farm", with_building("greenhouse"), ["0", "g4", "f3"], lambda g: stock(g, 0, "plant") == 1),
    ("Oxygen Tank", yard, ["grid-7", "lab-1b", "done"], lambda g: g.grid[6] == -1),
    ("Concentrator", with_building("oxygen-condenser"), ["0", "g4", "f3"], lambda g: stock(g, 0, "oxygen") == 1),
    ("Casino", yard, ["2"], lambda g: g.pending[0] == 4 and g.working[0] == 2),
    ("Gym", with_building("shelter"), ["0", "g4", "f3"], lambda g: g.building[HEX["g4"]] == 5),
    ("Mineral Mine", yard, [], lambda g: g.op[0] == 2),
    ("Biolab", with_contracts, ["contract-7"], lambda g: g.contract_owner[6] == 0 and stock(g, 0, "crystal") == 0),
    ("Radar", with_exploration, ["find-plants"], lambda g: stock(g, 0, "plant") == 3 and g.radar == 17 and g.found[0] == []),
    ("Builder Drone AI600", with_far_mine, ["metal-deposit"], lambda g: g.piece[HEX["a1"]] == ADVANCED),
    ("Research Lab", with_lab, ["mine-tech>lab-3a", "mine-tech>lab-4a", "oxygen"], lambda g: stock(g, 0, "mineral") == 1),
    ("Aqueduct", with_posted, ["from-working-area", "from-working-area"], lambda g: g.quarters[0] == 2 and g.working[0] == 1),
    ("Eco Resort", with_posted, ["from-blueprint"], lambda g: g.quarters[0] == 1 and g.slots[0] == -1),
    ("Trade Market", with_resource, ["1", "water", "plant", "oxygen"], lambda g: g.stock[:5] == [0, 0, 1, 1, 1]),
    ("Recycling Bots", with_tile, ["0", "g6"], lambda g: g.found[0] == [14] and stock(g, 0, "mineral") == 2),
    ("Aerial Elevator", yard, ["order-1"], lambda g: g.space[0] == 1),
    ("Library", yard, ["casino", "done"], lambda g: g.card_owner[CARD["Casino"]] == 0),
    ("Command Center", with_rover_tech, ["1", "g1"], lambda g: g.rover_at[0] == HEX["g1"] and g.tech_uses == []),
    ("Beacon", with_plans, ["beacon-upgrade", "metal-deposit", "g5"], lambda g: g.piece[HEX["g5"]] == ADVANCED),
]


@pytest.mark.parametrize(("name", "lay", "answers", "check"), BLUEPRINT_TABLE, ids=[row[0] for row in BLUEPRINT_TABLE])
def test_9_5_blueprints(name: str, lay: Callable[[], Mars], answers: list[str], check: Check) -> None:
    g = lay()
    run(g, name, answers)
    assert check(g)


def run(g: Mars, name: str, answers: list[str]) -> None:
    act(card_effect(g, 0, BLUEPRINTS[CARD[name]]), *answers)


def test_9_5_every_base_blueprint_is_in_the_table() -> None:
    assert {row[0] for row in BLUEPRINT_TABLE} == {card.name for card in BLUEPRINTS if card.index <= 24}


BUILDS_AND_WORKS = [
    ("Construction Yard", 1, "mine"), ("Metal Deposit", 1, "mine"), ("Automated Production", 1, "generator"),
    ("Wind Turbines", 1, "generator"), ("Private Ship", 1, "water-extractor"), ("Moisture Vaporator", 1, "water-extractor"),
    ("Biomarket", 1, "greenhouse"), ("Hydroponic Farm", 1, "greenhouse"), ("Oxygen Tank", 1, "oxygen-condenser"),
    ("Concentrator", 1, "oxygen-condenser"), ("Casino", 1, "shelter"), ("Gym", 1, "shelter"), ("Mineral Mine", 3, "mine"),
    ("Biolab", 3, "mine"), ("Radar", 3, "generator"), ("Builder Drone AI600", 3, "generator"),
    ("Research Lab", 3, "water-extractor"), ("Aqueduct", 3, "water-extractor"), ("Eco Resort", 3, "greenhouse"),
    ("Trade Market", 3, "greenhouse"), ("Recycling Bots", 3, "oxygen-condenser"), ("Aerial Elevator", 3, "oxygen-condenser"),
    ("Library", 3, "shelter"), ("Command Center", 3, "shelter"), ("Beacon", 3, "generator"),
]  # fmt: skip
UNBOOSTED = {
    "Mineral Mine", "Biolab", "Radar", "Builder Drone AI600", "Aqueduct", "Eco Resort", "Aerial Elevator", "Beacon",
}  # fmt: skip


@pytest.mark.parametrize(("name", "level", "kind"), BUILDS_AND_WORKS)
def test_9_5_level_type_and_points(name: str, level: int, kind: str) -> None:
    from .stage import BUILDING

    card = BLUEPRINTS[CARD[name]]
    assert (card.level, card.building, card.op) == (level, BUILDING[kind], 3 if level == 1 else 5)
    assert card.boost == (name not in UNBOOSTED)


DISCOVERY_TABLE: list[tuple[str, Callable[[], Mars], list[str], Check]] = [
    ("find-develop", with_lab, ["mine-tech>lab-3a", "mine-tech>lab-4a", "oxygen"], lambda g: g.tech_at[0] == 7),
    ("find-upgrades", with_plans, ["metal-deposit", "g5", "biolab", "h3"], lambda g: g.piece[HEX["h3"]] == ADVANCED),
    ("find-construct-any", with_building("mine"), ["mine", "g4", "f3"], lambda g: g.building[HEX["g4"]] == 0),
    ("find-hire", with_contracts, ["contract-3"], lambda g: g.contract_owner[2] == 0),
    ("find-blueprints", yard, ["gym", "casino"], lambda g: g.card_owner.count(0) == 2 and g.working[0] == 0),
    ("find-warehouse", yard, ["water", "battery"], lambda g: g.stock[1] == 1 and g.stock[2] == 1),
    ("find-crystals", yard, [], lambda g: g.pending[0] == 3),
    ("find-technology", yard, ["grid-8", "lab-1b"], lambda g: g.grid[7] == -1),
    ("find-mine", with_building("mine"), ["mine", "g4", "f3"], lambda g: g.piece[HEX["g4"]] == COLONIST),
    ("find-generator", with_building("generator"), ["generator", "g4", "f3"], lambda g: g.building[HEX["g4"]] == 1),
    ("find-extractor", with_building("water-extractor"), ["water-extractor", "g4", "f3"], lambda g: g.building[HEX["g4"]] == 2),
    ("find-greenhouse", with_building("greenhouse"), ["greenhouse", "g4", "f3"], lambda g: g.building[HEX["g4"]] == 3),
    ("find-condenser", with_building("oxygen-condenser"), ["oxygen-condenser", "g4", "f3"], lambda g: g.building[HEX["g4"]] == 4),
    ("find-shelter", with_building("shelter"), ["shelter", "g4", "f3"], lambda g: g.building[HEX["g4"]] == 5),
    ("find-minerals", yard, [], lambda g: stock(g, 0, "mineral") == 2),
    ("find-batteries", yard, [], lambda g: stock(g, 0, "battery") == 3),
    ("find-waters", yard, [], lambda g: stock(g, 0, "water") == 3),
    ("find-plants", yard, [], lambda g: stock(g, 0, "plant") == 3),
    ("find-oxygens", yard, [], lambda g: stock(g, 0, "oxygen") == 3),
    ("find-blackout-choice", yard, ["water", "oxygen"], lambda g: g.stock[2] == 1 and g.stock[4] == 1),
]


@pytest.mark.parametrize(("token", "lay", "answers", "check"), DISCOVERY_TABLE, ids=[row[0] for row in DISCOVERY_TABLE])
def test_14_2_discovery_tiles(token: str, lay: Callable[[], Mars], answers: list[str], check: Check) -> None:
    g = lay()
    find = next(tile for tile in DISCOVERIES if tile.token == token)
    assert usable(g, 0, find)
    act(resolve_find(g, 0, find), *answers)
    assert check(g)


def test_14_2_the_chapters_tiles_do_what_the_base_tiles_do() -> None:
    effects = {(tile.effect, tile.what, tile.count) for tile in DISCOVERIES[:19]}
    odd = [tile.token for tile in DISCOVERIES[19:] if (tile.effect, tile.what, tile.count) not in effects]
    assert odd == ["find-outbreak-hospital", "find-outbreak-medicine-1", "find-outbreak-medicine-2", "find-blackout-choice"]


MISSION_TABLE = [
    ("mission-blueprints", [10, 10, 13], 1),
    ("mission-scientists", [4, 4, 5], 2),
    ("mission-techs", [7, 11, 12], 1),
    ("mission-bots", [3, 4, 5], 2),
    ("mission-research", [5, 5, 7], 2),
    ("mission-advanced", [8, 8, 10], 1),
    ("mission-discovery", [5, 7, 9], 1),
    ("mission-progress", [8, 11, 14], 1),
    ("mission-contracts", [2, 2, 3], 1),
]


@pytest.mark.parametrize(("token", "needs", "crystals"), MISSION_TABLE)
def test_10_1_missions(token: str, needs: list[int], crystals: int) -> None:
    mission = next(one for one in MISSIONS if one.token == token)
    assert mission.needs == needs
    g = game()
    g.missions, g.mission_left = [mission.index], [2]
    contribute(g, 1, mission.index)
    assert (g.pending[1], g.mission_left, g.remaining) == (crystals, [1], 3)
    contribute(g, 1, mission.index)
    assert (g.mission_left, g.remaining, g.missions_done) == ([0], 2, 1)
    contribute(g, 1, mission.index)
    assert g.pending[1] == 2 * crystals


def contracts_of_four_minerals(g: Mars) -> None:
    g.contract_deck.remove(6)
    g.contract_owner[6] = 0
    g.delivered[6 * 7] = 3
    give(g, 0, mineral=1)
    act(deliver(g, 0, DELIVERIES[0]))


def research_tile(g: Mars) -> None:
    g.tech_at[5] = -1
    g.tile[HEX["g6"]] = 100
    act(claim(g, 0, HEX["g6"]))


def discovery_tile(g: Mars) -> None:
    g.tile[HEX["g6"]] = 14
    act(claim(g, 0, HEX["g6"]))


def upgraded_mine(g: Mars) -> None:
    building(g, "mine", "g5")
    plan(g, 0, "Metal Deposit")
    give(g, 0, mineral=1)
    act(upgrade_once(g, 0, False, False, True))


def second_mine_beside_the_first(g: Mars) -> None:
    building(g, "mine", "g6")
    act(put_building(g, 0, 0, HEX["g5"]))


MISSION_EVENTS: list[tuple[str, Callable[[Mars], object]]] = [
    ("mission-blueprints", lambda g: act(take_blueprint(g, 0), "casino")),
    ("mission-scientists", lambda g: take_scientist(g, 0, SCIENTISTS[2])),
    ("mission-techs", lambda g: act(learn(g, 0), "grid-8", "lab-1b")),
    ("mission-bots", lambda g: act(new_bot(g, 0))),
    ("mission-research", research_tile),
    ("mission-advanced", upgraded_mine),
    ("mission-discovery", discovery_tile),
    ("mission-progress", second_mine_beside_the_first),
    ("mission-contracts", contracts_of_four_minerals),
]


@pytest.mark.parametrize(("token", "happens"), MISSION_EVENTS, ids=[row[0] for row in MISSION_EVENTS])
def test_10_1_what_contributes_to_each_mission_and_to_no_other(token: str, happens: Callable[[Mars], object]) -> None:
    g = yard()
    g.missions = list(range(len(MISSIONS)))
    g.mission_left = [5] * len(MISSIONS)
    happens(g)
    assert [MISSIONS[at].token for at in range(len(MISSIONS)) if g.mission_left[at] != 5] == [token]
    assert sum(g.mission_left) == 5 * len(MISSIONS) - 1


def test_10_1_first_bots_and_buildings_without_a_complex_contribute_nothing() -> None:
    g = yard()
    g.missions = list(range(len(MISSIONS)))
    g.mission_left = [5] * len(MISSIONS)
    bot(g, 0, "k4")
    act(put_building(g, 0, 0, HEX["c4"]))
    assert g.mission_left == [5] * len(MISSIONS)


def goal_1(g: Mars) -> None:
    for name in ("Gym", "Casino", "Library", "Radar"):
        plan(g, 0, name)


def goal_2(g: Mars) -> None:
    for name, at in (("Gym", "d1"), ("Biomarket", "d3"), ("Radar", "d5")):
        built(g, 0, name, at)


def goal_3(g: Mars) -> None:
    building(g, "mine", "d1", "d3")
    piece(g, COLONIST, 0, "d1")
    piece(g, COLONIST, 0, "d3")
    built(g, 0, "Metal Deposit", "d5")


def goal_5(g: Mars) -> None:
    building(g, "mine", "d2", "d3", "d4")
    built(g, 0, "Metal Deposit", "d1")


def goal_13(g: Mars) -> None:
    g.scientist_owner[2] = 0
    g.contract_owner[3] = 0
    g.contract_done[3] = True


def goal_14(g: Mars) -> None:
    learnt(g, 0, "mine-tech", "lab-3a")
    learnt(g, 0, "rover-tech", "lab-3b")
    learnt(g, 0, "ship-tech", "lab-4b")


def goal_16(g: Mars) -> None:
    building(g, "mine", "d2", "d3")
    built(g, 0, "Metal Deposit", "d1")
    building(g, "greenhouse", "g2", "g3")
    built(g, 0, "Biomarket", "g1")


def five_techs(g: Mars) -> None:
    for tech, space in (("mine-tech", "lab-1a"), ("rover-tech", "lab-1b"), ("ship-tech", "lab-2a"), ("upgrade-tech", "lab-2c")):
        learnt(g, 0, tech, space)


def setting(name: str, value: object) -> Callable[[Mars], None]:
    def set_it(g: Mars) -> None:
        setattr(g, name, value)

    return set_it


def contract_ready(g: Mars) -> None:
    g.contracts = [2]


def two_at_work(g: Mars) -> None:
    g.working[0], g.quarters[0] = 2, 1


def mine_to_upgrade(g: Mars) -> None:
    """A Mine in the Bot's zone, a Blueprint for it, and nothing to pay with."""
    building(g, "mine", "g5")
    plan(g, 0, "Construction Yard")


NOTHING: Callable[[Mars], None] = lambda g: None  # noqa: E731
GOAL_TABLE: list[tuple[int, Callable[[Mars], None], Callable[[Mars], None], list[str], Check]] = [
    (1, goal_1, mine_to_upgrade, ["construction-yard"], lambda g: g.piece[HEX["g5"]] == ADVANCED),
    (2, goal_2, NOTHING, ["water", "plant", "plant"], lambda g: g.stock[2] == 1 and g.stock[3] == 2),
    (3, goal_3, NOTHING, [], lambda g: stock(g, 0, "mineral") == 3),
    (4, lambda g: g.found[0].extend([1, 2, 3]), NOTHING, ["g9", "done"], lambda g: g.rover_at[0] == HEX["g9"]),
    (5, goal_5, NOTHING, [], lambda g: g.quarters[0] == 5),
    (6, lambda g: give(g, 0, plant=4), contract_ready, ["contract-3"], lambda g: g.contract_owner[2] == 0),
    (7, lambda g: None, NOTHING, [], lambda g: g.quarters[0] == 5),
    (8, setting("level", 3), NOTHING, ["g9", "done"], lambda g: g.rover_at[0] == HEX["g9"]),
    (9, lambda g: colonists(g, 0, 7), NOTHING, ["depot-1", "colonists"], lambda g: g.hangar[0] == 1 and g.quarters[0] == 9),
    (10, five_techs, two_at_work, ["from-working-area"] * 2, lambda g: (g.quarters[0], g.working[0]) == (3, 0)),
    (11, lambda g: g.hangar.__setitem__(0, 3), NOTHING, ["order-1"], lambda g: g.space[0] == 1),
    (12, lambda g: g.researched.__setitem__(slice(0, 2), [1, 1]), NOTHING, ["biochemist"], lambda g: g.scientist_owner[3] == 0),
    (13, goal_13, contract_ready, ["contract-3"], lambda g: g.contract_owner[2] == 0),
    (14, goal_14, NOTHING, [], lambda g: g.pending[0] == 3),
    (
        15,
        lambda g: g.cubes.__setitem__(slice(0, 3), [1, 1, 1]),
        two_at_work,
        ["from-working-area"] * 2,
        lambda g: (g.quarters[0], g.working[0]) == (3, 0),
    ),
    (16, goal_16, mine_to_upgrade, ["construction-yard"], lambda g: g.piece[HEX["g5"]] == ADVANCED),
]


@pytest.mark.parametrize(("number", "lay", "more", "answers", "check"), GOAL_TABLE, ids=[f"goal-{row[0]}" for row in GOAL_TABLE])
def test_11_3_private_goals(
    number: int, lay: Callable[[Mars], None], more: Callable[[Mars], None], answers: list[str], check: Check
) -> None:
    goal: Goal = GOALS[number - 1]
    g = yard()
    if number == 7:
        g.shelters[0] = 2
    assert not holds(g, 0, goal.index)
    if number == 7:
        g.shelters[0] = 3
    lay(g)
    assert holds(g, 0, goal.index)
    more(g)
    g.goals[0] = [goal.index]
    act(complete_goal(g, 0, goal), REWARDS[goal.reward].token, *answers)
    assert check(g)
    assert g.goals_shown[0] == [goal.index]


def test_11_1_develop_twice_for_free_instead() -> None:
    g = yard()
    g.tech_at[5] = -1
    learnt(g, 0, "mine-tech", "lab-2a")
    g.level = 3
    g.goals[0] = [7]
    act(complete_goal(g, 0, GOALS[7]), "reward-develop", "mine-tech>lab-3a", "mine-tech>lab-4a")
    assert g.tech_at[0] == 7


def test_11_1_one_private_goal_a_game() -> None:
    g = yard()
    g.level = 3
    g.goals_shown[0] = [2]
    assert no_goal(g, 0, GOALS[7]) is not None


def test_11_3_upgrades_at_no_cost() -> None:
    g = with_plans()
    g.stock[0] = 0
    plan(g, 0, "Gym")
    plan(g, 0, "Casino")
    g.goals[0] = [0]
    act(complete_goal(g, 0, GOALS[0]), "reward-upgrades", "metal-deposit", "g5", "biolab", "h3")
    assert g.piece[HEX["h3"]] == ADVANCED
