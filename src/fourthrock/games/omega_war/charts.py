"""Reading the charts of a scenario: movement, combat, the Political Index, the turn track, the set-up."""

from __future__ import annotations

from fourthrock.games.omega_war.counters import AIR, UNION
from fourthrock.games.omega_war.hexes import BARRIER, CLEAR, TERRAIN_NAMES, WASTE
from fourthrock.games.omega_war.places import BUBBLE, Month
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.reading import Field

ODDS = ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1"]
LINES = 8
COLUMNS = "ABCDE"
AIR_TERRAIN = [CLEAR, WASTE, BARRIER]


def read_charts(whole: Field, s: Scenario) -> None:
    read_markers(whole.get("revolt_markers"), s)
    read_movement(whole.get("movement_costs"), s)
    read_combat(whole, s)
    read_index(whole, s)
    read_numbers(whole.get("numbers"), s)
    for field in whole.get("turns").rows(1, 120):
        month = Month(
            field.get("month").text(20),
            field.get("year").integer(0, 9999),
            field.get("foul").truth(),
            field.get("warren").truth(),
            field.get("totem").truth(),
        )
        s.months.append(month)


def read_markers(field: Field, s: Scenario) -> None:
    """1.5 One marker for each settlement at least, so that the cup cannot run dry."""
    values = field.get("values")
    for key in values.names():
        if not key.isascii() or not key.isdigit() or not 1 <= int(key) <= 99:
            raise values.get(key).wrong("the name of this field must be a defence value from 1 to 99")
        s.marker_values += [int(key)] * values.get(key).integer(0, 200)
    if len(s.marker_values) < len(s.settlements):
        raise values.wrong(f"must add up to at least {len(s.settlements)}, one for each settlement")
    s.metro_bonus = field.get("metro_bonus").integer(0, 99)


def read_movement(field: Field, s: Scenario) -> None:
    """5.1 Costs as clear and foul; what an air unit may not enter has no cost."""
    field.only(["ground", "air", "strait", "enter_zoc", "leave_zoc"])
    ground, air = field.get("ground"), field.get("air")
    ground.only([*TERRAIN_NAMES, "settlement", "warren"])
    air.only([*(TERRAIN_NAMES[terrain] for terrain in AIR_TERRAIN), "settlement"])
    s.ground_costs = [ground.get(name).integers(1, 30, 2) for name in TERRAIN_NAMES]
    s.ground_settlement = ground.get("settlement").integers(1, 30, 2)
    s.ground_warren = ground.get("warren").integers(1, 30, 2)
    s.air_costs = [air.get(name).integers(1, 30, 2) if n in AIR_TERRAIN else [] for n, name in enumerate(TERRAIN_NAMES)]
    s.air_settlement = air.get("settlement").integers(1, 30, 2)
    s.strait_cost = field.get("strait").integer(0, 30)
    s.enter_zoc = field.get("enter_zoc").integer(0, 30)
    s.leave_zoc = field.get("leave_zoc").integer(0, 30)


def read_combat(whole: Field, s: Scenario) -> None:
    """6.8 to 6.10 The table, a row for each line of the die, a pair of losses for each odds; and the modifiers."""
    for line in whole.get("combat_table").rows(LINES, LINES):
        pairs = [entry.integers(0, 99, 2) for entry in line.rows(len(ODDS), len(ODDS))]
        s.attacker_losses.append([pair[0] for pair in pairs])
        s.defender_losses.append([pair[1] for pair in pairs])
    field = whole.get("combat_modifiers")
    field.only(["full_unit", "steps_of_full_unit", "settlement", "foul_north", "mixed_clans", "heavy_division", "nukes", "over"])
    s.full_unit = field.get("full_unit").integer(-9, 9)
    s.steps_of_full_unit = field.get("steps_of_full_unit").integer(1, 9)
    s.settlement_modifier = field.get("settlement").integer(-9, 9)
    s.foul_north = field.get("foul_north").integer(-9, 9)
    s.mixed_clans = field.get("mixed_clans").integer(-9, 9)
    s.heavy_division = field.get("heavy_division").integer(-9, 9)
    s.nukes = field.get("nukes").integer(-9, 9)
    s.over = field.get("over").integer(0, 20)


def read_index(whole: Field, s: Scenario) -> None:
    """2.8 The Political Index: its limits, its five columns, and what each line of the chart says in them."""
    field = whole.get("political_index")
    field.only(["start", "least", "most", "column_tops"])
    s.index_least = field.get("least").integer(0, 98)
    s.index_most = field.get("most").integer(s.index_least + 5, 99)
    s.index_start = field.get("start").integer(s.index_least, s.index_most)
    s.column_tops = field.get("column_tops").integers(s.index_least, s.index_most, len(COLUMNS))
    for lower, higher in zip(s.column_tops, s.column_tops[1:]):
        if higher <= lower:
            raise field.get("column_tops").wrong("must rise from column to column")
    if s.column_tops[-1] != s.index_most:
        raise field.get("column_tops").wrong(f"must end at {s.index_most}, the highest level of the track")
    if s.index_start + sum(warren.rating for warren in s.warrens) > s.index_most:
        raise field.get("start").wrong("with all Warren ratings added must not pass the top, or the Union wins in its first turn")
    for number, line in enumerate(whole.get("political_chart").rows(7, 7)):
        s.chart_names.append(line.get("line").text(60))
        most = 6 if number else 99
        pairs = [pair.rows(2, 2) for pair in line.get("columns").rows(len(COLUMNS), len(COLUMNS))]
        s.chart_first.append([pair[0].integer(0, 99 if number == 0 else 9) for pair in pairs])
        s.chart_second.append([pair[1].integer(0, most) for pair in pairs])
    s.results = [row.text(60) for row in whole.get("results").rows(len(COLUMNS), len(COLUMNS))]


def read_numbers(field: Field, s: Scenario) -> None:
    field.only(["orbital_strength", "reinforcement_steps", "units_of_a_struck_warren", "dome_rebuilds", "army_from_turn"])
    s.orbital_strength = field.get("orbital_strength").integer(1, 999)
    s.reinforcement_steps = field.get("reinforcement_steps").integer(0, 99)
    s.units_of_a_struck_warren = field.get("units_of_a_struck_warren").integer(0, 99)
    s.dome_rebuilds = field.get("dome_rebuilds").integer(0, 99)
    s.army_from_turn = field.get("army_from_turn").integer(1, 999)


def read_setup(whole: Field, s: Scenario) -> None:
    """14.1 Which units of the Union begin in which settlement."""
    start = whole.get("at_start")
    names = [settlement.name for settlement in s.settlements]
    tokens = [unit.token for unit in s.units]
    for name in start.names():
        settlement = s.settlements[Field(name, start.get(name).way).one_of(names)]
        for field in start.get(name).rows():
            unit = s.units[field.one_of(tokens)] if field.value in tokens else None
            if unit is None:
                raise field.wrong("must be the id of a counter")
            if unit.home_side != UNION or unit.nation >= 0 or unit.index in s.start_units:
                raise field.wrong("must be a division or fleet of the Union that has no place yet")
            if settlement.kind == BUBBLE and unit.kind_class == AIR:
                raise field.wrong("air units cannot be placed in the Bubble")
            s.start_units.append(unit.index)
            s.start_hexes.append(settlement.hex)
