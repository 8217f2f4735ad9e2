"""Section 8: both recruitment phases, line by line."""

from __future__ import annotations

import pytest
from tests.games.omega_war.stage import (
    DEAD,
    GAME,
    HELD,
    REVOLT,
    RUIN,
    at_table,
    awake,
    flattened,
    in_revolt,
    nomads,
    note,
    options,
    place,
    play,
    put,
    refused,
    ruined,
    status,
    steps,
    war,
    where,
)

from fourthrock.bots import Chair
from fourthrock.games.omega_war.counters import MUTANT, NOMAD, REBEL, UNION
from fourthrock.games.omega_war.hexes import WASTE
from fourthrock.games.omega_war.places import DORMANT
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.recruits import why_no_rebuilding
from fourthrock.games.omega_war.stages import (
    ARMY,
    DEFECTIONS,
    NEW_STEPS,
    PARTISANS,
    REBEL_MARCH,
    REBEL_NOMADS,
    REVOLTS,
    RISING,
    UNION_MUTANTS,
    UNION_NOMADS,
    begin_stage,
)
from fourthrock.games.omega_war.uprising import revolt_modifier, rising_modifier
from fourthrock.table import Table, dice_for


def index_at(stage: int, index: int, month: str = "Jul 2020") -> War:
    """A position with this index, as if the Continental Army had brought it there."""
    g = war(stage, month)
    g.rolled_for_army = index - g.index
    g.index = index
    begin_stage(g, stage)
    return g


# ------------------------------------------------------------------------------------------------------- 8.1 new steps


def test_8_1_a_step_brings_a_unit_to_full_strength_or_a_new_one_onto_the_map() -> None:
    g = war(NEW_STEPS)
    put(g, "SD-01", "1210", steps=1)
    put(g, "SD-02", "1210")
    table = at_table(g)
    assert table.position.left == 3
    assert table.position.left_mobile == 4
    assert refused(table, "SD-02") == "8.1"
    play(table, "SD-01", "SD-03", "1114", "SD-03", "PF-01", "2515")
    g = table.position
    assert steps(g, "SD-01") == steps(g, "SD-03") == 2
    assert where(g, "SD-03") == "1114"
    assert steps(g, "PF-01") == 1
    assert (g.left, g.left_mobile) == (2, 1)


@pytest.mark.parametrize(
    ("index", "expected"),
    [(2, (4, 6)), (13, (4, 6)), (14, (4, 6)), (23, (4, 5)), (30, (4, 5)), (31, (3, 4)), (38, (3, 4)), (39, (2, 3)), (50, (2, 3))],
)
def test_8_1_the_column_gives_the_steps(index: int, expected: tuple[int, int]) -> None:
    g = index_at(NEW_STEPS, index)
    table = at_table(g)
    assert (table.position.left, table.position.left_mobile) == expected


def test_8_1_steps_are_of_two_sorts() -> None:
    g = war(NEW_STEPS)
    table = at_table(g)
    play(table, "PF-01", "1210", "PF-01", "AF-01", "1210")
    assert refused(table, "AF-01") == "8.1"
    assert "SD-01" in options(table)


def test_8_1_airships_are_not_placed_in_the_bubble() -> None:
    g = war(NEW_STEPS)
    table = at_table(g)
    play(table, "PF-01")
    assert "2318" not in options(table)
    play(table, "1210", "SD-01")
    assert "2318" in options(table)


def test_8_1_unsupplied_units_take_no_step() -> None:
    g = war(NEW_STEPS)
    awake(g, "Ute")
    put(g, "HD-01", "1316", steps=1)
    for number, hex_ in enumerate(["1315", "1416", "1417", "1317", "1217", "1216"], 1):
        put(g, f"G-UTE-{number}", hex_)
    table = at_table(g)
    assert refused(table, "HD-01") == "8.1"


def test_8_1_new_units_come_to_held_settlements_only() -> None:
    g = war(NEW_STEPS)
    in_revolt(g, "Tulsy")
    ruined(g, "Sedaly")
    table = at_table(g)
    play(table, "SD-01")
    assert not {"1813", "1811"} & set(options(table))


def test_8_1_rebuilding_takes_all_steps_and_gives_the_rating() -> None:
    g = war(NEW_STEPS)
    ruined(g, "Tulsy")
    put(g, "SD-01", "1813")
    before = g.index
    table = at_table(g)
    assert options(table) == ["1813", "spend"]
    play(table, "1813")
    g = table.position
    assert status(g, "Tulsy") == HELD
    assert g.index == before + 2
    assert g.stage == UNION_MUTANTS


def test_8_1_what_a_rebuilding_needs() -> None:
    g = war(NEW_STEPS)
    ruined(g, "Tulsy")
    ruined(g, "Chago")

    def rule(hex_: str = "1813") -> str:
        refusal = why_no_rebuilding(g, place(g, hex_))
        return refusal.sentence if refusal else ""

    put(g, "HD-01", "1813")
    put(g, "SD-02", "2209")
    assert rule() == "no strike division stands in the ruin"
    assert rule("2209") == "only ruined Domes can be rebuilt"
    put(g, "SD-01", "1813")
    assert rule() == ""
    put(g, "PT-01", "1812")
    assert rule() == "enemy units are adjacent"
    put(g, "PT-01", "1915")
    assert rule() == ""
    g.rebuilt[0] = 2
    assert rule() == "2 Domes have been rebuilt: that is all"


def test_8_1_a_marker_goes_back_into_the_cup() -> None:
    g = war(NEW_STEPS)
    in_revolt(g, "Tulsy", 6)
    number = g.scenario.settlement_named("Tulsy").index
    g.status[number] = RUIN
    g.crushed[number] = 1
    g.index += 2
    put(g, "SD-01", "1813")
    assert g.cup.count(6) == 5
    table = at_table(g)
    play(table, "1813")
    assert table.position.cup.count(6) == 6


# --------------------------------------------------------------------------------------------- 8.2, 8.3 mutants, nomads


def test_8_2_mutants_appear_in_waste_without_units() -> None:
    g = war(UNION_MUTANTS)
    put(g, "ML-02", "1310")
    table = at_table(g, 3)
    assert note(table, "roll") == "1 die, 1 to 3 succeeds"
    play(table, "roll")
    assert refused(table, "1310") == "8.2"
    play(table, "1211")
    g = table.position
    assert where(g, "ML-01") == "1211"
    assert g.side[g.scenario.unit_named("ML-01").index] == UNION


def test_8_2_a_failure_brings_nobody_and_ceasing_is_for_good() -> None:
    g = war(UNION_MUTANTS, "Jan 2020")
    table = at_table(g, 4)
    play(table, "roll")
    assert where(table.position, "ML-01") == "aside"
    g = war(UNION_MUTANTS)
    table = at_table(g)
    play(table, "cease")
    assert table.position.mutants_ceased == 1
    assert table.position.nomads_ceased == 0, "the other line goes on"
    assert table.ask.prompt.startswith("Roll for nomads")
    g = war(UNION_MUTANTS, "Jan 2020")
    g.mutants_ceased = 1
    assert at_table(g).ask.seat == REBEL


def test_8_3_nomads_come_to_a_totem_of_their_own_reserve() -> None:
    g = war(UNION_NOMADS)
    put(g, "NM-BRA-6", "1512", side=REBEL)
    g.dice.rig([(1, 6), (1, 13)])

    table = Table(GAME, g, 2)
    play(table, "roll")
    assert refused(table, "1512") == "8.3", "the Rebel is there"
    assert refused(table, "1205") == "8.3", "another nation's"
    assert options(table) == ["1409", "1609"]
    play(table, "1409")
    assert where(table.position, "NM-BRA-1") == "1409"


def test_8_3_without_a_totem_the_nomad_goes_back() -> None:
    g = war(UNION_NOMADS)
    for number, hex_ in enumerate(["1409", "1512", "1609"], 4):
        put(g, f"NM-BRA-{number}", hex_, side=REBEL)

    g.dice.rig([(1, 6), (1, 11), (6, 6)])
    table = Table(GAME, g, 2)
    play(table, "roll")
    assert where(table.position, "NM-BRA-1") == "cup"


def test_8_3_not_in_foul_weather() -> None:
    assert at_table(war(UNION_NOMADS, "Jan 2020")).ask.seat == REBEL
    assert at_table(war(UNION_NOMADS, "Apr 2020")).ask.prompt.startswith("Roll for nomads")


# ---------------------------------------------------------------------------------------------------------- 8.4 rising


def test_8_4_a_rising_brings_the_whole_clan_and_costs_the_ratings_of_its_warrens() -> None:
    g = war(RISING)
    before = g.index
    table = at_table(g, 2)
    assert note(table, "zarkan") == "die +2, succeeds on 4 or less"
    play(table, "zarkan")
    g = table.position
    assert {where(g, token) for token in ("G-ZARK-1", "G-ZARK-4", "HW-ZARK-1", "HW-ZARK-2")} == {"2013"}
    assert steps(g, "HW-ZARK-1") == 2
    assert g.index == before - 1


def test_8_4_a_failure_may_be_tried_again() -> None:
    g = war(RISING, "May 2020")
    table = at_table(g, 6)
    play(table, "zarkan")
    assert table.position.clans[g.scenario.clan_named("Zarkan").index] == DORMANT
    g = table.position.copy()
    begin_stage(g, RISING)
    assert "zarkan" in options(at_table(g))


def test_8_4_modifiers() -> None:
    g = war(RISING)
    zarkan = g.scenario.clan_named("Zarkan")
    assert rising_modifier(g, zarkan) == 2, "Sedaly and Tulsy are held"
    in_revolt(g, "Tulsy")
    assert rising_modifier(g, zarkan) == 0
    put(g, "SD-01", "1913")
    assert rising_modifier(g, zarkan) == 1, "a division on the loose"
    put(g, "SD-01", "1811")
    assert rising_modifier(g, zarkan) == 0, "in a settlement"
    put(g, "SD-01", "1712")
    assert rising_modifier(g, zarkan) == 0, "in an active barrier"
    in_revolt(g, "Ioway")
    assert rising_modifier(g, zarkan) == 1, "the barrier is down"
    put(g, "SD-01", "1210")
    put(g, "PF-01", "1913")
    assert rising_modifier(g, zarkan) == 0, "airships do not count"
    ruined(g, "Sedaly")
    assert rising_modifier(g, zarkan) == -1


def test_8_4_the_rebel_divides_a_clan_of_two_warrens() -> None:
    g = war(RISING)
    before = g.index
    table = at_table(g, 1)
    play(table, "mecklan", "3")
    g = table.position
    assert [where(g, f"G-MECK-{number}") for number in range(1, 9)] == ["1121"] * 3 + ["1018"] * 5
    assert g.index == before - 2


def test_8_4_clans_risen_are_refused() -> None:
    g = war(RISING)
    awake(g, "Ute")
    assert refused(at_table(g), "ute") == "8.4"


# ---------------------------------------------------------------------------------------------------------- 8.5 revolt


def test_8_5_a_revolt_kills_the_garrison_draws_a_marker_and_costs_the_rating() -> None:
    g = war(REVOLTS, "Jan 2020")
    put(g, "PF-01", "1813")
    before = g.index
    table = at_table(g, 2)
    play(table, "1813")
    g = table.position
    number = g.scenario.settlement_named("Tulsy").index
    assert g.status[number] == REVOLT
    assert where(g, "PF-01") == "dead"
    assert 3 <= g.marker[number] <= 8
    assert g.index == before - 2


def test_8_5_modifiers() -> None:
    g = war(REVOLTS)
    awake(g, "Ute")

    def modifier(hex_: str) -> int:
        return revolt_modifier(g, place(g, hex_))

    assert modifier("1813") == 0
    assert modifier("1210") == 3, "a Metro"
    assert modifier("2318") == 3, "the Bubble"
    put(g, "SD-01", "1813")
    put(g, "ML-01", "1813")
    put(g, "PF-01", "1813")
    assert modifier("1813") == 2, "mobile units, mutants too, airships not"
    awake(g, "Zarkan")
    assert modifier("1813") == 1, "its clan has risen"
    flattened(g, "Ozar")
    assert modifier("1813") == 2, "and has no Warren left"
    put(g, "G-ZARK-1", "1812")
    assert modifier("1813") == 2
    put(g, "PT-01", "1814")
    assert modifier("1813") == 1, "two Rebels beside it"
    put(g, "PT-02", "1814")
    assert modifier("1813") == 1
    put(g, "PT-03", "1714")
    assert modifier("1813") == 0


def test_8_5_the_bubble_is_ruined_at_once_and_its_rating_counts_once() -> None:
    g = war(REVOLTS, "Jan 2020")
    for number, hex_ in enumerate(["2317", "2217", "2317", "2217", "2317", "2217"], 1):
        put(g, f"PT-0{number}", hex_)
    before = g.index
    table = at_table(g, 1)
    play(table, "2318")
    g = table.position
    assert status(g, "Gulfa") == RUIN
    assert g.index == before - 3
    assert len(g.cup) == 33


def test_8_5_only_held_settlements() -> None:
    g = war(REVOLTS)
    in_revolt(g, "Tulsy")
    assert refused(at_table(g), "1813") == "8.5"


# --------------------------------------------------------------------------------------- 8.6 to 8.9


def test_8_6_rebel_nomads_are_rolled_for_without_a_choice() -> None:
    g = war(REBEL_NOMADS, "May 2020")
    table = at_table(g, 1)
    assert table.ask.seat == REBEL
    assert table.ask.prompt.startswith("Place ")
    play(table, options(table)[0])
    token = next(token for token in nomads(g) if where(table.position, token) != "cup")
    assert table.position.side[g.scenario.unit_named(token).index] == REBEL


def test_8_6_not_in_foul_weather() -> None:
    table = at_table(war(REBEL_NOMADS, "Dec 2020"), 1)
    assert table.ask.prompt == "Form the Continental Army?"


def test_8_7_a_defector_alone_stays_where_it_is() -> None:
    g = war(DEFECTIONS)
    put(g, "ML-01", "1211")
    put(g, "ML-02", "1310")
    table = at_table(g, 2)
    play(table, "ML-01")
    assert table.position.side[g.scenario.unit_named("ML-01").index] == REBEL
    assert where(table.position, "ML-01") == "1211"


def test_8_7_a_defector_among_the_union_must_move_beside() -> None:
    g = war(DEFECTIONS)
    put(g, "ML-01", "1210")
    put(g, "ML-02", "1310")
    table = at_table(g, 1)
    play(table, "ML-01")
    assert "1310" not in options(table), "the Union's"
    assert "1211" in options(table), "a mutant may stay in waste"
    play(table, "1211")
    assert where(table.position, "ML-01") == "1211"


def test_8_7_without_a_hex_it_dies() -> None:
    g = war(DEFECTIONS)
    put(g, "ML-01", "1210")
    for number, hex_ in enumerate(["1209", "1310", "1211"], 2):
        put(g, f"ML-0{number}", hex_)
    for number, hex_ in enumerate(["1311", "1111", "1110"], 1):
        put(g, f"SD-0{number}", hex_)
    table = at_table(g, 1)
    play(table, "ML-01")
    assert where(table.position, "ML-01") == "aside"
    assert table.position.side[g.scenario.unit_named("ML-01").index] == UNION


def test_8_7_only_mutants_and_nomads_of_the_union() -> None:
    g = war(DEFECTIONS)
    put(g, "SD-01", "1210")
    put(g, "ML-01", "1211")
    put(g, "NM-WYO-1", "1107")
    put(g, "ML-02", "1310", side=REBEL)
    assert options(at_table(g)) == ["ML-01", "NM-WYO-1"]


def test_8_8_a_partisan_in_each_revolt() -> None:
    for month, north in (("Jan 2020", "aside"), ("Jul 2020", "2807")):
        g = war(PARTISANS, month)
        in_revolt(g, "Tulsy")
        in_revolt(g, "Bufflo")
        g = at_table(g).position
        assert where(g, "PT-01") == "1813"
        assert where(g, "PT-02") == north


def test_8_8_if_counters_are_short_the_rebel_chooses() -> None:
    g = war(PARTISANS)
    for name in ("Tulsy", "Sedaly", "Linkon"):
        in_revolt(g, name)
    for number in range(1, 19):
        put(g, f"PT-{number:02}", "1415")
    table = at_table(g)
    assert options(table) == ["1610", "1811", "1813"]
    play(table, "1813")
    assert refused(table, "1813") == "8.8"
    play(table, "1610")
    assert where(table.position, "PT-20") == "1610"


def test_8_9_the_continental_army_once_and_a_die_onto_the_index() -> None:
    g = war(ARMY)
    before = g.index
    table = at_table(g, 5)
    play(table, "yes")
    assert table.position.army == 1
    assert table.position.index == before + 5
    g = war(ARMY)
    g.army, g.rolled_for_army, g.index = 1, 2, 34
    put(g, "PT-01", "1415")
    assert at_table(g).position.stage == REBEL_MARCH


def test_7_1_a_column_counts_from_the_next_step_on() -> None:
    g = index_at(REVOLTS, 31, "Jan 2020")
    put(g, "ML-01", "1211")
    put(g, "ML-02", "1310")
    table = at_table(g, 2)
    assert table.position.column == 3
    play(table, "1813")
    assert table.position.stage == DEFECTIONS
    assert table.position.column == 2


# ------------------------------------------------------------------------------------------- the finer conditions, in order


def test_8_1_any_number_of_new_units_in_one_settlement() -> None:
    table = at_table(war(NEW_STEPS))
    play(table, "SD-01", "1114", "SD-02", "1114", "HD-01", "1114")
    assert [where(table.position, token) for token in ("SD-01", "SD-02", "HD-01")] == ["1114"] * 3


def test_8_1_steps_that_are_not_spent_are_lost() -> None:
    table = at_table(war(NEW_STEPS))
    play(table, "done")
    g = table.position
    assert g.stage == UNION_MUTANTS
    assert g.left_mobile == 0


def test_8_1_mutants_and_nomads_take_no_new_steps() -> None:
    g = war(NEW_STEPS)
    put(g, "ML-01", "1210")
    put(g, "NM-BRA-1", "1409")
    assert not {"ML-01", "ML-02", "NM-BRA-1", "NM-BRA-2"} & {item.token for item in at_table(g).ask.among}


def test_8_1_eliminated_units_come_back_by_new_steps() -> None:
    g = war(NEW_STEPS)
    for number in range(1, 13):
        g.at[g.scenario.unit_named(f"SD-{number:02}").index] = DEAD
    table = at_table(g)
    play(table, "SD-01", "1210")
    assert (where(table.position, "SD-01"), steps(table.position, "SD-01")) == ("1210", 1)


def test_8_1_a_dome_in_revolt_is_not_rebuilt_nor_is_the_bubble() -> None:
    g = war(NEW_STEPS)
    in_revolt(g, "Tulsy")
    ruined(g, "Gulfa")
    assert at_table(g).ask.prompt.startswith("Give a new step"), "there is nothing to rebuild"


def test_8_1_rebuilding_may_be_declined() -> None:
    g = war(NEW_STEPS)
    ruined(g, "Tulsy")
    put(g, "SD-01", "1813")
    table = at_table(g)
    play(table, "spend")
    assert table.ask.prompt.startswith("Give a new step")
    assert status(table.position, "Tulsy") == RUIN


def test_8_2_without_a_counter_or_a_vacant_waste_hex_the_mutant_is_lost() -> None:
    g = war(UNION_MUTANTS)
    for number in range(1, 13):
        put(g, f"ML-{number:02}", "1210")
    table = at_table(g, 1)
    play(table, "roll")
    assert table.ask.prompt.startswith("Roll for nomads"), "all twelve are on the map"
    g = war(UNION_MUTANTS)
    wastes = [place.token for place in g.scenario.hexes if place.terrain == WASTE]
    others = [unit.token for unit in g.scenario.units if unit.kind not in (MUTANT, NOMAD)]
    for clan in g.scenario.clans:
        awake(g, clan.name)
    for token, hex_ in zip(others, wastes):
        put(g, token, hex_)
    g.dice.rig([(1, 6)])
    table = Table(GAME, g, 2)
    table.play("roll")
    assert table.ask.prompt.startswith("Roll for nomads"), "a unit of either side is in every waste hex"


def test_8_2_as_many_dice_as_the_column_says() -> None:
    g = index_at(UNION_MUTANTS, 20)
    table = at_table(g, 4, 5)
    assert note(table, "roll") == "2 dice, 1 to 4 succeeds"
    play(table, "roll", "1211")
    assert [where(table.position, f"ML-0{number}") for number in (1, 2)] == ["1211", "aside"]


def test_8_3_ceasing_to_recruit_nomads_is_for_good_and_leaves_mutants() -> None:
    table = at_table(war(UNION_NOMADS))
    play(table, "cease")
    g = table.position
    assert (g.nomads_ceased, g.mutants_ceased) == (1, 0)
    begin_stage(g, UNION_NOMADS)
    assert at_table(g).ask.seat == REBEL


def test_8_3_the_draw_is_blind() -> None:
    """15.2 What a bot imagines of the next draw is any nomad of the cup."""
    g = war(REBEL_NOMADS, "May 2020")
    table = at_table(war(UNION_NOMADS))
    drawn = set()
    for seed in range(40):
        imagined = Chair(table, UNION).imagine(dice_for(f"draw {seed}"))
        imagined.play("roll", UNION)
        drawn |= {unit.name.split(" ")[0] for unit in g.scenario.units if imagined.position.at[unit.index] >= 0}
        if imagined.ask.prompt.startswith("Place "):
            drawn.add(imagined.ask.prompt.split(" ")[1])
    assert {"Braskan", "Dakotan", "Wyolan"} <= drawn


def test_8_4_union_mobile_units_on_the_loose_count_once_and_mutants_with_them() -> None:
    g = war(RISING)
    zarkan = g.scenario.clan_named("Zarkan")
    put(g, "ML-01", "1913")
    assert rising_modifier(g, zarkan) == 3
    put(g, "SD-01", "1914")
    put(g, "SD-02", "2014")
    assert rising_modifier(g, zarkan) == 3
    put(g, "ML-01", "1913", side=REBEL)
    put(g, "SD-01", "1210")
    put(g, "SD-02", "1210")
    assert rising_modifier(g, zarkan) == 2, "a Rebel mutant is none of them"


def test_8_4_a_unit_in_a_ruin_is_on_the_loose() -> None:
    g = war(RISING)
    ruined(g, "Tulsy")
    put(g, "SD-01", "1813")
    assert rising_modifier(g, g.scenario.clan_named("Zarkan")) == 2, "Sedaly, and the division in the ruin"


def test_8_4_the_modified_throw_decides() -> None:
    for throw, risen in ((2, True), (3, False)):
        g = war(RISING)
        table = at_table(g, throw)
        play(table, "zarkan")
        assert (table.position.clans[g.scenario.clan_named("Zarkan").index] != DORMANT) is risen, f"{throw} + 2 against 4"


def test_8_5_a_failure_may_be_tried_again() -> None:
    g = war(REVOLTS)
    table = at_table(g, 6)
    play(table, "1813")
    assert status(table.position, "Tulsy") == HELD
    g = table.position
    begin_stage(g, REVOLTS)
    assert "1813" in options(at_table(g))


def test_8_5_every_unit_in_the_settlement_dies_whatever_it_is() -> None:
    g = war(REVOLTS)
    put(g, "AF-01", "1813")
    put(g, "ML-01", "1813")
    for number, hex_ in enumerate(["1812", "1812", "1814", "1814", "1814", "1814"], 1):
        put(g, f"PT-0{number}", hex_)
    table = at_table(g, 1)
    play(table, "1813")
    assert [where(table.position, token) for token in ("AF-01", "ML-01")] == ["dead", "aside"]


def test_8_5_the_marker_is_not_known_before_it_is_drawn() -> None:
    """15.2 A bot's imagined worlds draw different markers."""
    g = war(REVOLTS)
    for number, hex_ in enumerate(["1812", "1812", "1814", "1814", "1814", "1814"], 1):
        put(g, f"PT-0{number}", hex_)
    table = at_table(g)
    number = g.scenario.settlement_named("Tulsy").index
    drawn = set()
    for seed in range(40):
        imagined = Chair(table, REBEL).imagine(dice_for(f"marker {seed}"))
        imagined.play("1813", REBEL)
        drawn.add(imagined.position.marker[number])
    assert len(drawn - {0}) >= 3


def test_8_6_rebel_nomads_join_their_own_at_a_totem_but_not_the_unions() -> None:
    g = war(REBEL_NOMADS, "May 2020")
    put(g, "NM-BRA-5", "1409", side=REBEL)
    put(g, "NM-BRA-6", "1512")
    g.dice.rig([(1, 6), (1, 12)])
    table = Table(GAME, g, 2)
    assert options(table) == ["1409", "1609"]
    assert refused(table, "1512") == "8.3"


def test_8_7_a_failure_changes_nothing_and_may_be_tried_again() -> None:
    g = war(DEFECTIONS)
    put(g, "ML-01", "1211")
    put(g, "ML-02", "1310")
    table = at_table(g, 6)
    play(table, "ML-01")
    g = table.position
    assert g.side[g.scenario.unit_named("ML-01").index] == UNION
    begin_stage(g, DEFECTIONS)
    assert "ML-01" in options(at_table(g))


def test_8_7_a_defector_stacked_in_the_open_goes_to_a_vacant_hex_or_to_rebels() -> None:
    g = war(DEFECTIONS)
    put(g, "ML-01", "1415")
    put(g, "ML-02", "1415")
    put(g, "PT-01", "1515")
    put(g, "SD-01", "1416")
    table = at_table(g, 1)
    play(table, "ML-01")
    assert "1515" in options(table), "the Rebel's"
    assert "1414" in options(table), "vacant"
    assert "1416" not in options(table), "the Union's"
    play(table, "1515")
    assert where(table.position, "ML-01") == "1515"
    assert where(table.position, "ML-02") == "1415"


def test_8_7_a_nomad_flees_within_the_reserves() -> None:
    g = war(DEFECTIONS)
    put(g, "NM-BRA-1", "1409")
    put(g, "NM-BRA-2", "1409")
    table = at_table(g, 1)
    play(table, "NM-BRA-1")
    assert all(place(g, token).nation >= 0 for token in options(table))
    assert options(table)


def test_8_8_a_revolt_gets_a_partisan_every_month() -> None:
    g = war(PARTISANS)
    in_revolt(g, "Tulsy")
    put(g, "PT-01", "1813")
    assert where(at_table(g).position, "PT-02") == "1813"


def test_8_9_the_army_may_wait_and_is_asked_for_again() -> None:
    table = at_table(war(ARMY, "Jan 2020"))
    play(table, "no")
    g = table.position
    assert (g.army, g.rolled_for_army) == (0, 0)
    begin_stage(g, ARMY)
    assert at_table(g).ask.prompt == "Form the Continental Army?"
