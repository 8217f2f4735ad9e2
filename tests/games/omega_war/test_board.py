"""What the board shows: costs of the reach, the combat dialogue, overlays, stacks, the tracks."""

from __future__ import annotations

import re

from tests.games.omega_war.stage import (
    GAME,
    RUIN,
    at_table,
    awake,
    flattened,
    in_revolt,
    note,
    place,
    play,
    put,
    ruined,
    status,
    war,
)

from fourthrock.drawing.sketch import Panel
from fourthrock.games.omega_war.counters import REBEL
from fourthrock.games.omega_war.position import War
from fourthrock.games.omega_war.stages import REBEL_ATTACKS, REBEL_MARCH, TURN_RECORD, UNION_ATTACKS, UNION_MARCH
from fourthrock.games.omega_war.view import EVERY_CLAN, MUTANTS, AttackView
from fourthrock.table import Table


def layer(table: Table[War]) -> str:
    """The moving part of the board as the seat that is asked sees it."""
    return GAME.layer(table.view(table.ask.seat), table.ask)


def part(drawing: str, mark: str) -> str:
    """The group that bears this mark, up to where it closes."""
    begin = drawing.rindex("<g", 0, drawing.index(mark))
    depth = 0
    for found in re.finditer(r"<g[ >]|</g>", drawing[begin:]):
        depth += 1 if found.group() != "</g>" else -1
        if depth == 0:
            return drawing[begin : begin + found.end()]
    raise AssertionError(f"{mark} does not close")


def overlay(table: Table[War], name: str) -> str:
    return part(layer(table), f'data-overlay="{name}"')


def attack(table: Table[War]) -> AttackView:
    return next(one for one in table.view(None).attacks if one.current)


def siege() -> War:
    """Three gangs beside Tulsy, which a division holds."""
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    for number in (1, 2, 3):
        put(g, f"G-ZARK-{number}", "1913")
    put(g, "SD-01", "1813")
    put(g, "AF-01", "1715")
    return g


# -------------------------------------------------------------------------------------------------------- the map, by layers


def test_the_sheet_shows_relief_coast_weather_line_territories_and_waste() -> None:
    plate = GAME.plate(GAME.view(war(UNION_MARCH), None))
    assert "weather line" in plate
    assert all(nation in plate for nation in ("BRASKAN", "DAKOTAN", "WYOLAN"))
    assert "url(#ow-waste)" in plate
    assert "url(#ow-barrier)" in plate
    assert "url(#ow-barrier-2)" in plate
    assert "Nu Denver" in plate


def test_settlements_show_their_rating_and_warrens_whether_they_have_risen() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Zarkan", "Ute")
    flattened(g, "Zion")
    put(g, "G-ZARK-1", "2014")
    drawing = layer(at_table(g))
    assert "Nu Denver, metro, union; rating 5, defence 16, support 8 at 3" in drawing
    assert "Ozar, Warren of Zarkan, risen; rating 1, defence 14" in drawing
    assert "Zion, Warren of Ute, destroyed" in drawing
    assert "Tuskal, Warren of Bama, dormant" in drawing


def test_a_barrier_that_is_down_is_painted_over() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1110")
    before = layer(at_table(g)).count('fill-opacity=".86"')
    ruined(g, "Ioway")
    assert before == 0
    assert layer(at_table(g)).count('fill-opacity=".86"') == 26


def test_reachable_hexes_say_what_they_cost() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1415")
    table = at_table(g)
    play(table, "SD-01")
    assert note(table, "1515") == "1 of 8 movement points"
    shown = re.findall(r'pointer-events="none"><circle[^>]*></circle><text[^>]*><tspan[^>]*>(\d+)<', layer(table))
    assert len(shown) == len([token for token in table.ask.tokens if token.isdigit()])
    assert shown.count("1") == 6
    assert max(int(cost) for cost in shown) <= 8


def test_a_stack_fans_out_when_it_is_asked_for_and_on_demand() -> None:
    g = siege()
    put(g, "G-ZARK-4", "1913")
    table = at_table(g)
    closed = part(layer(table), 'id="stack-1913"')
    assert closed.count("<title>Zarkan Gang") == 3, "of a closed stack the top three are seen"
    assert overlay(table, "Stacks fanned out").count("<title>Zarkan Gang") == 4
    play(table, "1813")
    assert part(layer(table), 'id="stack-1913"').count("<title>Zarkan Gang") == 4, "when they may be chosen, all are"


# ----------------------------------------------------------------------------------------------------------------- overlays


def test_4_3_the_overlay_of_union_supply_crosses_out_what_is_cut_off() -> None:
    g = war(UNION_MARCH)
    awake(g, "Ute")
    put(g, "SD-01", "1210")
    put(g, "G-UTE-1", "1116")
    table = at_table(g)
    cut_off = table.view(None).union_cut_off
    assert {"1116", "1117", "1115", "2013"} <= set(cut_off), "a gang, its zone of control, a Warren"
    assert "1210" not in cut_off
    assert overlay(table, "Union supply").count("l26 26") == len(cut_off)


def test_4_4_the_overlay_of_rebel_supply_has_each_people_by_itself_until_there_is_one_army() -> None:
    g = war(REBEL_MARCH)
    awake(g, "Ute", "Zarkan")
    put(g, "G-UTE-1", "0810")
    put(g, "G-ZARK-1", "1914")
    put(g, "ML-01", "1211", side=REBEL)
    table = at_table(g)
    areas = {one.people: one.hexes for one in table.view(None).rebel_supply}
    assert set(areas) == {"Ute", "Zarkan", MUTANTS}
    assert "0711" in areas["Ute"]
    assert "0711" not in areas["Zarkan"]
    assert overlay(table, "Rebel supply").count("<path") == 6, "a dot and its rim for each"
    g.army = 1
    areas = {one.people: one.hexes for one in at_table(g).view(None).rebel_supply}
    assert set(areas) == {EVERY_CLAN, MUTANTS}
    assert {"0711", "2013"} <= set(areas[EVERY_CLAN])


def test_5_3_the_overlays_of_zones_of_control() -> None:
    g = war(UNION_MARCH)
    awake(g, "Ute")
    put(g, "SD-01", "1415")
    put(g, "G-UTE-1", "1117")
    table = at_table(g)
    view = table.view(None)
    assert "1515" in view.union_zones
    assert "1116" in view.rebel_zones
    assert "1116" not in view.union_zones
    for name in ("Union zones of control", "Rebel zones of control"):
        tokens = view.union_zones if name.startswith("Union") else view.rebel_zones
        assert overlay(table, name).count("Z") == len(tokens) > 5


# ------------------------------------------------------------------------------------------------------ the combat dialogue


def test_the_dialogue_shows_odds_modifiers_with_rules_and_every_throw_before_the_attack_is_made() -> None:
    table = at_table(siege())
    play(table, "1813", "G-ZARK-1", "G-ZARK-2")
    now = attack(table)
    assert (now.strength, now.defence, now.odds) == (10, 20, "1:2")
    assert [(one.size, one.name, one.rule) for one in now.modifiers] == [
        (1, "full units in the hex", "6.8"),
        (1, "settlement or Warren", "6.8"),
    ]
    assert [(one.die, one.attacker, one.defender) for one in now.outcomes] == [
        (1, 2, 0),
        (2, 2, 0),
        (3, 1, 0),
        (4, 1, 1),
        (5, 1, 1),
        (6, 1, 1),
    ]
    drawn = part(layer(table), 'id="dialogue"')
    assert "Attack on Tulsy" in drawn
    assert "10 against 20: 1:2" in drawn
    assert "+1 settlement or Warren (6.8)" in drawn
    assert "4: attacker loses 1, defender 1" in drawn
    assert note(table, "enough") == (
        "10 against 20, 1:2, die +2: +1 full units in the hex (6.8), +1 settlement or Warren (6.8). "
        "Losses of attacker and defender on a throw of 1 to 2: 2/0; 3: 1/0; 4 to 6: 1/1"
    )


def test_the_dialogue_says_when_a_place_would_fall() -> None:
    g = war(UNION_ATTACKS)
    in_revolt(g, "Tulsy", 3)
    for number in (1, 2):
        put(g, f"SD-0{number}", "1914")
    put(g, "PT-01", "1415")
    table = at_table(g)
    play(table, "1813", "SD-01")
    assert [one.destroyed for one in attack(table).outcomes] == [False, True, True, True, True, True]
    assert "5: attacker loses 0, defender 2; the place falls" in part(layer(table), 'id="dialogue"')
    assert "and the place falls" in note(table, "enough")


def test_6_6_the_dialogue_counts_support_as_it_is_given() -> None:
    table = at_table(siege(), 1)
    play(table, "1813", "G-ZARK-1", "G-ZARK-2", "G-ZARK-3")
    assert table.ask.prompt.startswith("Support the defence of Tulsy")
    assert (attack(table).defence, attack(table).support, attack(table).odds) == (20, 0, "1:2")
    play(table, "AF-01")
    assert (attack(table).defence, attack(table).support, attack(table).odds) == (26, 6, "1:2")
    assert "15 against 26, 6 of it support: 1:2" in part(layer(table), 'id="dialogue"')
    play(table, "1811")
    assert (attack(table).defence, attack(table).odds) == (30, "1:2")


def test_6_6_the_dialogue_tells_the_rebel_what_support_may_come() -> None:
    table = at_table(siege())
    play(table, "1813", "G-ZARK-1", "G-ZARK-2")
    assert attack(table).support_at_hand == 6 + 4, "an assault fleet at two hexes, and Sedaly"
    assert "Union support may add up to 10 (6.6)" in part(layer(table), 'id="dialogue"')
    play(table, "G-ZARK-3", "AF-01")
    assert attack(table).support_at_hand == 4, "what has come is counted above"


def test_6_7_the_dialogue_says_when_support_leaves_no_result() -> None:
    g = war(REBEL_ATTACKS)
    awake(g, "Zarkan")
    put(g, "G-ZARK-1", "1913")
    put(g, "AF-01", "1715")
    table = at_table(g)
    play(table, "1813")
    play(table, "1811")
    assert attack(table).odds == "below 1:3"
    assert attack(table).outcomes == []
    assert "it would have no result (6.7)" in part(layer(table), 'id="dialogue"')


def test_11_2_the_dialogue_warns_that_a_clan_asleep_will_join_the_defence() -> None:
    for risen in (False, True):
        g = war(UNION_ATTACKS)
        if risen:
            awake(g, "Zarkan")
        put(g, "SD-01", "1914")
        put(g, "SD-02", "1914")
        table = at_table(g)
        play(table, "2013", "SD-01")
        assert attack(table).rouses is not risen
        assert ("The clan rises first" in part(layer(table), 'id="dialogue"')) is not risen
        assert note(table, "enough").endswith("join the defence (11.2)") is not risen


def test_what_was_forecast_is_what_the_die_brings() -> None:
    for die in range(1, 7):
        g = war(UNION_ATTACKS)
        in_revolt(g, "Tulsy", 3)
        put(g, "SD-01", "1914")
        put(g, "SD-02", "1914")
        table = at_table(g, die)
        play(table, "1813", "SD-01")
        told = attack(table).outcomes[die - 1]
        play(table, "enough", "announced", "enough")
        combat = table.view(None).combats[0]
        assert (combat.die, combat.attacker_losses, combat.defender_losses) == (die, told.attacker, told.defender)
        assert combat.destroyed is told.destroyed is (status(table.position, "Tulsy") == RUIN)


# ---------------------------------------------------------------------------------------------------------------- the tracks


def test_2_8_the_track_stands_beside_the_lines_of_its_column() -> None:
    g = war(UNION_MARCH)
    put(g, "SD-01", "1210")
    table = at_table(g)
    drawing = layer(table)
    assert "Political Index 32, column D" in drawing
    lines = part(drawing, 'id="chart"')
    for said in ("Column D", "Union new steps", "3 air steps, 4 mobile steps", "Rebel defections"):
        assert said in lines


def test_the_course_of_the_war_is_a_chart_month_by_month() -> None:
    g = war(TURN_RECORD, "Jan 2020")
    assert GAME.charts(GAME.view(g, None)) == []
    g = at_table(g).position
    chart = GAME.charts(GAME.view(g, None))[0]
    assert (chart.title, chart.periods, chart.values) == ("Political Index", ["Jan 20"], [[32.0]])
    assert g.turn == 1


def test_every_hex_of_a_unit_is_on_the_sheet() -> None:
    g = siege()
    drawing = layer(at_table(g))
    for token in ("SD-01", "AF-01", "G-ZARK-3"):
        assert f'id="unit-{token}"' in drawing
    assert place(g, "1913").name == "hex 1913"


def test_the_terminal_shows_the_combat_at_hand_as_the_board_does() -> None:
    table = at_table(siege())
    play(table, "1813", "G-ZARK-1", "G-ZARK-2")
    said = "\n".join(panel_text(panel) for panel in GAME.sketch(table.view(None), table.ask))
    assert "by G-ZARK-1, G-ZARK-2: 10 against 20, 1:2" in said
    assert "+1 settlement or Warren (6.8)" in said
    assert "1: 2/0  2: 2/0  3: 1/0  4: 1/1  5: 1/1  6: 1/1" in said


def panel_text(panel: Panel) -> str:
    return "\n".join("".join(part if isinstance(part, str) else part.text for part in line) for line in panel.lines)
