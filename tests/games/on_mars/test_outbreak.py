"""Chapter 2 (rule 21): the examples of the booklet, infection, Medicine, Hospitals, winning and losing."""

from __future__ import annotations

import pytest

from fourthrock.games.on_mars import GAME
from fourthrock.games.on_mars.blueprints import BLUEPRINTS
from fourthrock.games.on_mars.cards import DISCOVERIES
from fourthrock.games.on_mars.chapters import INFECTIONS
from fourthrock.games.on_mars.checks import broken
from fourthrock.games.on_mars.colony import level_up
from fourthrock.games.on_mars.construct import construct_hexes
from fourthrock.games.on_mars.executive import card_effect, executive_action, possible
from fourthrock.games.on_mars.finds import resolve_find
from fourthrock.games.on_mars.goods import HOSPITAL, MEDICINE
from fourthrock.games.on_mars.hire import hire
from fourthrock.games.on_mars.laboratory import EXECUTIVE
from fourthrock.games.on_mars.medicine import change, cure, infected, spread
from fourthrock.games.on_mars.options import Options
from fourthrock.games.on_mars.outbreak import (
    check_win,
    end_of_turn_in_outbreak,
    mission_holds,
    quarantine,
    reveal_infection,
    tick,
    watched,
)
from fourthrock.games.on_mars.outcome import standings
from fourthrock.games.on_mars.plans import upgrade_series
from fourthrock.games.on_mars.position import COLONIST, HUMANS_LOSE, HUMANS_WIN, TURN_END, Mars
from fourthrock.games.on_mars.quarters import able, enter_quarters
from fourthrock.games.on_mars.stores import gain
from fourthrock.table import NO, YES, GameOver, Script, dice_for, pick

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
    play,
    stock,
    table,
)


def ill(seats: int = 3, **options: object) -> Mars:
    return bare(game(seats, mode="outbreak", **options))


def card_of(*places: int) -> int:
    return INFECTIONS.index(list(places))


def miner(g: Mars, s: int, name: str, health: int = 0) -> None:
    building(g, "mine", name)
    piece(g, COLONIST, s, name)
    g.health[HEX[name]] = health
    g.supply[s] -= 1


def wards_add_up(g: Mars) -> bool:
    return not [sentence for sentence in broken(g) if "ward" in sentence or "Working" in sentence]


def sick_at_home(g: Mars, s: int, count: int) -> None:
    g.ward[s * 15] -= count
    g.ward[s * 15 + 1] += count
    g.quarters_sick[s] += count


# ------------------------------------------------------------------------------------------------------ booklet examples


def test_example_the_active_player_lays_down_a_teammates_colonist_in_a_mine() -> None:
    g = ill()
    miner(g, 2, "g5")
    g.active = 1
    g.infection_deck.remove(card_of(0, 1))
    g.infection_deck.append(card_of(0, 1))
    question = first_question(reveal_infection(g))
    assert question.seat == 1
    g.infection_deck.append(g.infection_shown.pop())
    act(reveal_infection(g), "g5")
    assert g.health[HEX["g5"]] == 1
    assert infected(g) == 1


def test_example_the_second_no_infection_card_reshuffles_everything() -> None:
    g = ill()
    rest = [card for card in g.infection_deck if card < 14]
    g.infection_deck = [*rest[:6], 15]
    g.infection_shown = [*rest[6:], 14]
    act(reveal_infection(g))
    assert sorted(g.infection_deck) == list(range(16))
    assert g.infection_shown == []
    assert infected(g) == 0


def test_example_an_upgraded_mine_sends_its_sick_miner_home_where_he_infects_his_ward() -> None:
    g = ill()
    miner(g, 1, "g5", health=1)
    bot(g, 0, "g4")
    plan(g, 0, "Metal Deposit")
    give(g, 0, mineral=1)
    act(upgrade_series(g, 0, 1, False, False, must=True))
    assert g.quarters_sick[1] == 1
    spread(g)
    assert g.quarters_sick[1] == 4
    assert g.quarters_sick[2] == 0
    assert wards_add_up(g)


def test_example_the_clinic_brings_the_medicine_technology_if_column_1_has_room() -> None:
    g = ill()
    plan(g, 0, "Disease Control Clinic")
    building(g, "hospital", "g5")
    bot(g, 0, "g4")
    give(g, 0, mineral=1)
    learnt(g, 0, "mine-tech", "lab-1a")
    learnt(g, 0, "rover-tech", "lab-1b")
    assert act(upgrade_series(g, 0, 1, False, False)) == 0
    g.tech_at[TECH["mine-tech"]] = -1
    act(upgrade_series(g, 0, 1, False, False, must=True))
    assert g.tech_at[TECH["medicine-tech"]] == 0
    act(card_effect(g, 0, BLUEPRINTS[CARD["Disease Control Clinic"]]))
    assert g.tech_at[TECH["medicine-tech"]] == 2


def test_example_a_vaccinated_miner_stands_up_and_stays_immune() -> None:
    g = ill()
    miner(g, 2, "g5", health=1)
    act(card_effect(g, 0, BLUEPRINTS[CARD["Vaccination Center"]]), "g5")
    assert g.health[HEX["g5"]] == 2
    assert g.vaccines == 3
    assert infected(g) == 0


# -------------------------------------------------------------------------------------------------------------- infection

PAIRS = {
    frozenset(pair)
    for pair in [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]
}  # fmt: skip


@pytest.mark.parametrize("card", range(16))
def test_21_3_infection_cards(card: int) -> None:
    """Each card strikes one healthy Colonist in either of its places; the last two nobody."""
    g = ill()
    miner(g, 0, "g5")
    g.working[1] += 1
    g.supply[1] -= 1
    g.slots[0] = 1
    g.slots[6] = 2
    g.supply[1] -= 1
    g.supply[2] -= 1
    g.infection_deck.remove(card)
    g.infection_deck.append(card)
    where = {0: {"g5"}, 1: {f"{c}:quarters" for c in ("purple", "green", "yellow")}, 2: {"green:working-area"}}
    where[3] = {"green:at-blueprint"}
    where[4] = {"yellow:at-construct"}
    if card >= 14:
        act(reveal_infection(g))
        assert infected(g) == 0
        return
    first, second = INFECTIONS[card]
    assert frozenset((first, second)) in PAIRS
    question = first_question(reveal_infection(g))
    assert set(question.tokens) == where[first] | where[second]
    change(g, question.options[0], 0, 1)
    assert infected(g) == 1
    assert wards_add_up(g)


def test_21_3_nobody_there_means_somebody_in_any_living_quarters() -> None:
    g = ill()
    g.infection_deck.remove(card_of(2, 3))
    g.infection_deck.append(card_of(2, 3))
    act(reveal_infection(g), "yellow:quarters")
    assert g.quarters_sick[2] == 1


def test_21_3_no_card_in_the_first_round() -> None:
    from fourthrock.games.on_mars.outbreak import start_of_turn

    g = ill()
    act(start_of_turn(g))
    assert len(g.infection_deck) == 16
    g.round = 2
    next(start_of_turn(g), None)
    assert len(g.infection_deck) == 15


def test_21_3_quarantine_parts_the_healthy_from_the_sick() -> None:
    g = ill()
    g.shelters[0] = 2
    sick_at_home(g, 0, 1)
    quarantine(g, 0)
    spread(g)
    assert g.quarters_sick[0] == 1
    assert wards_add_up(g)


def test_21_3_with_one_ward_there_is_no_parting() -> None:
    g = ill()
    sick_at_home(g, 0, 1)
    quarantine(g, 0)
    spread(g)
    assert g.quarters_sick[0] == 3


def test_21_3_the_sick_do_nothing() -> None:
    g = ill()
    sick_at_home(g, 0, 2)
    assert able(g, 0) == 1
    miner(g, 0, "g5", health=1)
    from fourthrock.games.on_mars.travel import produce

    produce(g, 0)
    assert stock(g, 0, "mineral") == 0


def test_21_4_medicine_stands_up_anybody() -> None:
    g = ill()
    sick_at_home(g, 2, 1)
    give(g, 0, medicine=1)
    act(cure(g, 0))
    assert infected(g) == 0
    assert stock(g, 0, "medicine") == 0


def test_21_5_spread_within_an_action_a_working_area_but_not_beyond() -> None:
    g = ill()
    g.slots[0:3] = [0 + 4, 1, -1]
    g.slots[3] = 2
    g.working[0] = 2
    g.working_sick[0] = 1
    spread(g)
    assert g.slots[1] == 1 + 4
    assert g.slots[3] == 2
    assert g.working_sick[0] == 2
    assert g.quarters_sick == [0, 0, 0]


def test_21_5_the_vaccinated_stay_well() -> None:
    g = ill()
    g.ward[0:3] = [1, 1, 1]
    g.quarters_sick[0] = 1
    spread(g)
    assert g.ward[0:3] == [0, 2, 1]


def test_21_3_who_finds_no_slot_recovers_in_the_supply() -> None:
    g = ill()
    g.ward[0] += 1
    g.quarters[0] = 4
    before = g.supply[0]
    assert not enter_quarters(g, 0, 1)
    assert g.supply[0] == before + 1


# ------------------------------------------------------------------------------------------------------------- Hospitals


def test_21_6_the_first_hospital_stands_next_to_an_own_shelter_later_ones_by_the_rules() -> None:
    g = ill()
    building(g, "shelter", "g5", owner=0)
    hospital = 6
    assert construct_hexes(g, 0, hospital, 0, [HEX["g4"], HEX["g3"]]) == [HEX["g4"]]
    building(g, "hospital", "g4")
    assert construct_hexes(g, 0, hospital, 0, [HEX["g3"], HEX["g2"]]) == [HEX["g2"]]
    assert HEX["g3"] in construct_hexes(g, 0, hospital, 1, [HEX["g3"]])


def test_21_6_a_hospital_costs_a_mineral_and_yields_medicine() -> None:
    g = ill()
    building(g, "shelter", "g5", owner=0)
    bot(g, 0, "g3")
    give(g, 0, mineral=1)
    act(resolve_find(g, 0, DISCOVERIES[20]), "hospital", *([] if len(_near(g)) == 1 else [_near(g)[0]]))
    assert stock(g, 0, "medicine") == 1
    assert stock(g, 0, "mineral") == 0


def _near(g: Mars) -> list[str]:
    return ["g4"]


@pytest.mark.parametrize(("name", "level", "crystals", "medicine"), [("Microbiology Lab", 1, 2, 1), ("Pharmacy", 3, 0, 1)])
def test_21_9_medicine_makers(name: str, level: int, crystals: int, medicine: int) -> None:
    g = ill()
    card = BLUEPRINTS[CARD[name]]
    assert (card.level, card.building) == (level, 6)
    assert possible(g, 0, card, crystals)
    assert crystals == 0 or not possible(g, 0, card, crystals - 1)
    give(g, 0, crystal=crystals)
    act(card_effect(g, 0, card))
    assert (stock(g, 0, "medicine"), stock(g, 0, "crystal")) == (medicine, 0)


def test_21_1_the_microbiologist_costs_two_medicine() -> None:
    g = ill()
    give(g, 0, medicine=2)
    act(hire(g, 0, must=True))
    assert g.scientist_owner[6] == 0
    assert stock(g, 0, "medicine") == 0


def test_21_1_setup_and_21_7_displays_of_seven() -> None:
    g = GAME.setup(2, Options(mode="outbreak"), dice_for(3))
    shown = [card for card in g.display if card >= 0]
    assert len(shown) == 7
    assert {25, 26} <= set(shown)
    assert (g.warehouse[5], g.warehouse[6], g.track) == (0, 2, 12)
    assert g.contracts == g.contract_deck == []
    assert not {12, 14} & {goal for hand in [*g.goals, g.goals_boxed] for goal in hand}
    level_up(g)
    shown = [card for card in g.display if card >= 0]
    assert len(shown) == 14
    assert {27, 28} <= set(shown)
    level_up(g)
    assert all(BLUEPRINTS[card].level == 3 for card in g.display if card >= 0)
    assert g.blueprint_deck == []


@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 10), (4, 8)])
def test_21_8_the_tracker_counts_down_to_defeat(players: int, rounds: int) -> None:
    g = GAME.setup(players, Options(mode="outbreak"), dice_for(3))
    for _ in range(rounds - 1):
        tick(g)
    with pytest.raises(GameOver):
        tick(g)
    assert g.result == HUMANS_LOSE


# --------------------------------------------------------------------------------------------------------------- outcome


@pytest.mark.parametrize(("hard", "limit"), [(False, 14), (True, 12)])
def test_21_2_as_many_sick_as_the_limit_lose(hard: bool, limit: int) -> None:
    g = ill(4, hard=hard)
    for s in range(4):
        g.supply[s] = 0
        g.working[s] = 9
    g.working_sick[0], g.working_sick[1] = 9, limit - 10
    for s in range(4):
        g.working_sick[s] = min(9, g.working_sick[s])
    g.working = [9, limit - 10, 9, 9]
    g.aims = [1, 3]
    end_of_turn_in_outbreak(g)
    assert g.result == 0
    g.working_sick[1] += 1
    g.working[1] += 1
    with pytest.raises(GameOver):
        end_of_turn_in_outbreak(g)
    assert g.result == HUMANS_LOSE
    assert {standing.place for standing in standings(g)} == {2}


def test_21_2_every_active_colonist_sick_loses() -> None:
    g = ill()
    for s in range(3):
        sick_at_home(g, s, 3)
    with pytest.raises(GameOver):
        end_of_turn_in_outbreak(g)
    assert g.why == "Every active Colonist is sick"


def five_medicine(g: Mars) -> None:
    give(g, 0, medicine=2)
    give(g, 2, medicine=3)


def four_cards(g: Mars) -> None:
    for n, card in enumerate((25, 26, 27, 28)):
        g.card_owner[card] = n % 3


def three_upgrades(g: Mars) -> None:
    for name, at in (("Pharmacy", "d1"), ("Microbiology Lab", "d3"), ("Vaccination Center", "d5")):
        built(g, 1, name, at)


MISSIONS = [
    (0, lambda g: learnt(g, 1, "medicine-tech", "lab-6a")),
    (1, lambda g: building(g, "hospital", "d1", "d2", "d3", "d4", "d5")),
    (2, three_upgrades),
    (3, five_medicine),
    (4, lambda g: setattr(g, "vaccines", 2)),
    (5, four_cards),
]


@pytest.mark.parametrize(("mission", "lay"), MISSIONS)
def test_21_2_missions(mission: int, lay) -> None:  # type: ignore[no-untyped-def]
    g = ill()
    assert not mission_holds(g, mission)
    lay(g)
    assert mission_holds(g, mission)


def test_21_2_the_win_comes_before_the_next_question_of_the_same_action() -> None:
    """The fifth Medicine of a Construct action wins; nobody chooses a life support benefit or pays any more."""
    g = ill()
    g.aims = [1, 3]
    building(g, "hospital", "d1", "d2", "d3", "d4", "d5")
    give(g, 1, medicine=4)

    def later() -> Script[None]:
        gain(g, 0, MEDICINE, 1)
        yield from pick(0, "Anything more?", [YES, NO])

    assert act(watched(g, later()), "yes") == "over"
    assert g.result == HUMANS_WIN


def test_21_2_a_lender_who_ends_the_medicine_technology_wins_before_the_infection_spreads() -> None:
    g = ill()
    g.aims = [0, 3]
    give(g, 0, medicine=2)
    give(g, 1, medicine=2)
    give(g, 2, medicine=1)
    learnt(g, 1, "medicine-tech", "lab-5a")
    for s in range(3):
        g.working[s], g.working_sick[s], g.supply[s] = 9, 4, 0
    g.tech_uses = [1 * 16 + HOSPITAL]
    g.phase = TURN_END
    t = table(g)
    play(t, "medicine-tech>lab-6a")
    assert t.position.result == HUMANS_WIN
    assert sum(t.position.working_sick) == 12


def test_21_2_both_missions_win_at_once() -> None:
    g = ill()
    g.aims = [1, 3]
    building(g, "hospital", "d1", "d2", "d3", "d4", "d5")
    check_win(g)
    five_medicine(g)
    with pytest.raises(GameOver):
        check_win(g)
    assert g.result == HUMANS_WIN
    assert {standing.place for standing in standings(g)} == {1}


def test_9_1_medicine_is_a_resource_for_the_executive_action_of_the_warehouse() -> None:
    g = ill()
    give(g, 0, crystal=2)
    action = next(one for one in EXECUTIVE if one.token == "exec-warehouse")
    act(executive_action(g, 0, action), "medicine")
    assert (stock(g, 0, "medicine"), g.warehouse[MEDICINE]) == (1, 1)
