"""The board: what a view shows, as the moving layer over the map sheet. Every counter has an id that stays, so it can glide."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node
from markupsafe import Markup

from fourthrock.drawing.choices import Choices, choices_in
from fourthrock.drawing.paper import Point, at, g, num, path, pen, rect, tip
from fourthrock.drawing.pieces import halo
from fourthrock.games.omega_war import pieces, sheet
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.scenario import known
from fourthrock.games.omega_war.view import SettlementView, UnitView, View, WarrenView
from fourthrock.table import Question

STACK_STEP: Final[Point] = (5.0, -5.0)
FAN_STEPS: Final[list[Point]] = [(0.0, 0.0), (0.0, 0.0), (26.0, -18.0), (22.0, -15.0), (18.0, -13.0), (15.0, -11.0), (12.0, -9.0)]
"""How far the counters of a fanned stack lie apart, by how many there are."""
TRAY_COLUMNS: Final = 8


def plate(view: View) -> str:
    """The still part of the board."""
    return sheet.plate(view.scenario)


def layer(view: View, question: Question | None) -> str:
    """The moving part: hexes to point at, places, attacks, counters, then the tracks and the units off the map."""
    s = known(view.scenario)
    choices = choices_in(question)
    stacks = stacks_of(view)
    return str(
        g(class_="layer")[
            [clan_name(s, view, number, choices) for number in range(len(s.clans))],
            barriers_down(s, view),
            [hex_zone(place, choices) for place in s.hexes if place.token in choices.marks],
            [settlement(s, one, one.hex in stacks) for one in view.settlements],
            [warren(s, one, one.hex in stacks) for one in view.warrens],
            attacks(s, view),
            [stack(s, place, units, choices) for place, units in stacks.items()],
            index_marker(s, view),
            chart(s, view),
            month_marker(s, view),
            standing(s, view),
            off_map(s, view, choices),
            combats(s, view),
        ]
    )


def stacks_of(view: View) -> dict[str, list[UnitView]]:
    """The units in each hex, in the order in which they lie."""
    found: dict[str, list[UnitView]] = {}
    for unit in view.units:
        if unit.hex is not None:
            found.setdefault(unit.hex, []).append(unit)
    return found


# ------------------------------------------------------------------------------------------------------------------ the map


def hex_zone(place: Hex, choices: Choices) -> Element:
    """A hex that may be pointed at."""
    attributes = choices.of(place.token, place.name, "zone")
    return g(id=f"hex-{place.token}", **attributes)[
        tip(f"{place.name} ({place.token})"), path(d=pen(sheet.outline(place, sheet.SIZE - 1.5), closed=True))
    ]


def clan_name(s: Scenario, view: View, number: int, choices: Choices) -> Element:
    """The name of a clanhold: dark while it sleeps, red when it has risen; what is clicked when a clan is asked for."""
    clan, shown = s.clans[number], view.clans[number]
    x, y = sheet.heartland(s, clan=number)
    asleep = shown.state == "dormant"
    wide = 30 * len(clan.name)
    attributes = choices.of(clan.token, f"{clan.name}, {shown.state}", "piece")
    return at(x, y, id=f"clan-{clan.token}", **attributes)[
        tip(f"{clan.name}: {shown.state}, {shown.waiting} units off the map"),
        halo(rect(x=num(-wide / 2), y="-38", width=num(wide), height="54", rx="10")),
        g(opacity=".55" if asleep else ".7")[
            sheet.label(0, 0, clan.name.upper(), 34, sheet.INK if asleep else "#8a1d0c", letter_spacing="10")
        ],
    ]


def barriers_down(s: Scenario, view: View) -> Node:
    """Hexes of a barrier that is switched off are plain land again."""
    down = [number for number, name in enumerate(s.barrier_names) if not view.barriers[name]]
    return [
        path(d=pen(sheet.outline(place, sheet.SIZE - 0.5), closed=True), fill=sheet.tint(s, place), fill_opacity=".86")
        for place in s.hexes
        if place.barrier in down
    ]


def settlement(s: Scenario, one: SettlementView, covered: bool) -> Element:
    place = s.hex_at(one.hex)
    said = f"{one.name}, {one.type}, {one.status}; rating {one.rating}, defence {one.defence}"
    if one.status == "union" and one.support:
        said += f", support {one.support} at {one.support_range}"
    return spot(place, covered, f"place-{one.hex}", said, pieces.settlement(one.type, one.status, one.rating, one.marker))


def warren(s: Scenario, one: WarrenView, covered: bool) -> Element:
    place = s.hex_at(one.hex)
    state = "destroyed" if not one.standing else "risen" if one.risen else "dormant"
    said = f"{one.name}, Warren of {one.clan}, {state}; rating {one.rating}, defence {one.defence}"
    return spot(place, covered, f"place-{one.hex}", said, pieces.warren(one.risen, one.standing, one.rating))


def spot(place: Hex, covered: bool, name: str, said: str, drawn: Node) -> Element:
    """A place in the middle of its hex, or in its corner when units stand there."""
    x, y = sheet.middle(place)
    if covered:
        return at(x - 19, y - 17, tip(said), drawn, scale=0.72, id=name, data_piece=place.token)
    return at(x, y - 4, tip(said), drawn, id=name, data_piece=place.token)


def attacks(s: Scenario, view: View) -> Node:
    """Announced attacks: an arrow from each attacker, a ring around the target."""
    found: list[Node] = []
    where = {unit.unit: unit.hex for unit in view.units}
    for attack in view.attacks:
        target = s.hex_at(attack.target)
        x, y = sheet.middle(target)
        faint = ".4" if attack.fought else "1"
        found.append(
            path(
                d=pen(sheet.outline(target, sheet.SIZE - 3), closed=True),
                fill="none",
                stroke="#e4572e",
                stroke_width="5",
                opacity=faint,
            )
        )
        for token in attack.attackers:
            start = sheet.middle(s.hex_at(where[token] or attack.target))
            found.append(
                path(
                    d=arrow(start, (x, y)), fill="none", stroke="#e4572e", stroke_width="4", stroke_linecap="round", opacity=faint
                )
            )
    return found


def arrow(start: Point, end: Point) -> str:
    """A line that stops short of the target, with a head."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / far, dy / far
    tip_x, tip_y = end[0] - ux * 20, end[1] - uy * 20
    left = (tip_x - ux * 12 - uy * 8, tip_y - uy * 12 + ux * 8)
    right = (tip_x - ux * 12 + uy * 8, tip_y - uy * 12 - ux * 8)
    return pen([start, (tip_x, tip_y)]) + pen([left, (tip_x, tip_y), right])


# --------------------------------------------------------------------------------------------------------------- counters


def stack(s: Scenario, token: str, units: list[UnitView], choices: Choices) -> Element:
    """The units of a hex: close together, or fanned out when one of them may be chosen."""
    place = s.hex_at(token)
    x, y = sheet.middle(place)
    open_out = len(units) > 1 and any(choices.may(unit.unit) for unit in units)
    step = FAN_STEPS[min(len(units), len(FAN_STEPS) - 1)] if open_out else STACK_STEP
    shown = units if open_out else units[-3:]
    back = (len(shown) - 1) / 2
    counters = [
        unit_counter(s, unit, (step[0] * (n - back), step[1] * (n - back)), choices, unit.hex) for n, unit in enumerate(shown)
    ]
    return at(x + 2, y + 2, id=f"stack-{token}", data_count=str(len(units)))[
        counters, stack_badge(place, len(units), step, back, choices) if len(units) > 1 else None
    ]


def stack_badge(place: Hex, count: int, step: Point, back: float, choices: Choices) -> Element:
    """How many there are; the handle of the whole stack where it can be chosen."""
    x, y = -step[0] * back - 22, -step[1] * back + 20
    if not choices.may(place.token):
        return at(x, y)[pieces.count_badge(count)]
    attributes = choices.of(place.token, f"{place.name}, {count} units", "piece")
    return at(x, y, **attributes)[tip(f"The {count} units in {place.name}"), halo_of(14), pieces.count_badge(count)]


def halo_of(radius: float) -> Element:
    return halo(rect(x=num(-radius), y=num(-radius), width=num(2 * radius), height=num(2 * radius), rx=num(radius)))


def unit_counter(s: Scenario, unit: UnitView, spot_in_stack: Point, choices: Choices, where: str | None) -> Element:
    said = unit_said(unit)
    attributes = choices.of(unit.unit, said, "piece")
    half = pieces.WIDE / 2
    return at(*spot_in_stack, id=f"unit-{unit.unit}", **attributes)[
        tip(said + (f", in {s.hex_at(where).name}" if where else "")),
        halo(rect(x=num(-half), y=num(-half), width=num(2 * half), height=num(2 * half), rx="5")),
        counter_of(s, unit),
    ]


_drawn: Final[dict[tuple[object, ...], Markup]] = {}


def counter_of(s: Scenario, unit: UnitView) -> Markup:
    """A counter, drawn once for all that look alike."""
    values = (unit.attack, unit.defence, unit.range, unit.movement, unit.coloured_range, unit.zoc)
    state = (unit.steps, unit.full_steps, unit.moved, unit.hex is None or unit.supplied)
    key = (s.token, unit.kind, unit.side, unit.people, values, state)
    if key not in _drawn:
        _drawn[key] = Markup(str(pieces.counter(unit, livery_of(s, unit))))
    return _drawn[key]


def livery_of(s: Scenario, unit: UnitView) -> pieces.Livery:
    """The colours of a unit's people or side."""
    for clan in s.clans:
        if clan.name == unit.people:
            band = pieces.BANDS.get(clan.band, "")
            return pieces.Livery(pieces.back_of(clan.back, clan.text), pieces.ink_of(clan.text), band)
    for nation in s.nations:
        if nation.name == unit.people:
            return pieces.Livery(pieces.back_of(nation.back, nation.text), pieces.ink_of(nation.text))
    if unit.kind == "mutant legion":
        return pieces.Livery(pieces.MUTANT_BACK, "#ffffff")
    if unit.kind == "partisan":
        return pieces.Livery(pieces.PARTISAN_BACK, "#ffffff")
    return pieces.Livery(pieces.UNION_BACK, pieces.UNION_INK)


def unit_said(unit: UnitView) -> str:
    """A unit in words."""
    parts = [
        f"{unit.side}, {unit.mobility}",
        f"attack {unit.attack}, defence {unit.defence}, range {unit.range}, movement {unit.movement}",
        f"{unit.steps} of {unit.full_steps} steps" if unit.hex else unit.place,
        "" if unit.supplied or not unit.hex else "out of supply",
        "has moved" if unit.moved else "",
    ]
    return f"{unit.name}: " + "; ".join(part for part in parts if part)


# ----------------------------------------------------------------------------------------------------------------- the panel


def index_marker(s: Scenario, view: View) -> Element:
    x, y = sheet.index_cell(s, view.index)
    return at(x, y, id="index-marker", data_count=str(view.index))[
        tip(f"Political Index {view.index}, column {view.column}"),
        rect(x="-24", y="-24", width="48", height="48", rx="6", fill="#ffd166", stroke="#2a1d00", stroke_width="3"),
        sheet.label(0, 9, str(view.index), 26, "#2a1d00"),
    ]


def chart(s: Scenario, view: View) -> Element:
    """What the present column gives, and the flags of the war."""
    x, y = sheet.panel_x(s) + 6, 742.0
    rows = [
        g[
            sheet.label(x, y + 30 * n, one.name, 21, "var(--ink-soft)", "start"),
            sheet.label(x + 250, y + 30 * n, one.says, 21, "var(--ink)", "start"),
        ]
        for n, one in enumerate(view.chart)
    ]
    return g(id="chart")[sheet.label(x, y - 40, f"Column {view.column}", 26, "var(--ink-soft)", "start"), rows]


def month_marker(s: Scenario, view: View) -> Element:
    x, y = sheet.month_cell(s, view.turn)
    return at(x, y, id="month-marker")[
        tip(f"{view.months[view.turn].name}, {'foul' if view.foul else 'clear'} weather"),
        rect(x="-20", y="-26", width="40", height="54", rx="5", fill="none", stroke="#ffd166", stroke_width="4.5"),
    ]


def standing(s: Scenario, view: View) -> Element:
    """The month, the stage, and how the war stands."""
    x = sheet.panel_x(s) + 6
    weather = "foul weather" if view.foul else "clear weather"
    flags = [
        "Continental Army" if view.army else "",
        "Orbital Strike Station" if view.orbital else "",
        "Nukes" if view.nukes else "",
    ]
    said = " · ".join(flag for flag in flags if flag)
    return g(id="standing")[
        sheet.label(x, 106, f"{view.months[view.turn].name}, {weather}", 25, "var(--ink)", "start"),
        sheet.label(x, 133, view.stage, 21, "var(--ink-soft)", "start"),
        sheet.label(x + 250, 174, view.verdict, 21, "var(--ink)", "start"),
        said and sheet.label(x, 664, said, 22, "var(--ink)", "start"),
    ]


def off_map(s: Scenario, view: View, choices: Choices) -> Element:
    """Units off the map, a counter for each kind; whoever may be chosen lies on top."""
    groups: dict[tuple[str, str], list[UnitView]] = {}
    for unit in view.units:
        if unit.hex is None:
            groups.setdefault((unit.kind, unit.people or ""), []).append(unit)
    x, y = sheet.tray(s)
    found: list[Node] = []
    for number, units in enumerate(groups.values()):
        wanted = [unit for unit in units if choices.may(unit.unit)] or units
        left, top = x + 60 * (number % TRAY_COLUMNS), y + 70 * (number // TRAY_COLUMNS)
        found.append(
            at(left, top)[
                unit_counter(s, wanted[0], (0.0, 0.0), choices, None),
                sheet.label(8, 40, f"× {len(units)}", 18, "var(--ink-soft)", "start"),
            ]
        )
    return g(id="off-map")[found]


def combats(s: Scenario, view: View) -> Element:
    """The combats of the turn, the latest below."""
    x, y = sheet.panel_x(s) + 6, sheet.tray(s)[1] + 250
    shown = view.combats[-9:]
    rows: list[Node] = []
    for n, one in enumerate(shown):
        target = s.hex_at(one.target).name
        fate = " destroyed" if one.destroyed else ""
        said = f"{one.odds}, die {one.die}{one.modifier:+}: {one.attacker_losses}/{one.defender_losses}{fate}"
        rows.append(
            g[
                sheet.label(x, y + 30 * n, f"{one.side} at {target}", 21, "var(--ink-soft)", "start"),
                sheet.label(x + 250, y + 30 * n, said, 21, "var(--ink)", "start"),
            ]
        )
    heading = sheet.label(x, y - 40, "Combats of the month", 26, "var(--ink-soft)", "start") if shown else None
    return g(id="combats")[heading, rows]
