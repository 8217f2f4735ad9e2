"""The board: what a view shows, as the moving layer over the map sheet. Every counter has an id that stays, so it can glide."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from fourthrock.drawing.choices import Choices, choices_in
from fourthrock.drawing.paper import Point, at, circle, drawn, g, num, path, pen, rect, tip
from fourthrock.drawing.pieces import halo
from fourthrock.games.omega_war import pieces, sheet
from fourthrock.games.omega_war.hexes import Hex
from fourthrock.games.omega_war.overlays import overlays
from fourthrock.games.omega_war.panel import moving_panel
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.scenario import known
from fourthrock.games.omega_war.unit_pieces import counter_of, halo_of, unit_counter, unit_said
from fourthrock.games.omega_war.view import SettlementView, UnitView, View, WarrenView
from fourthrock.table import Question

STACK_STEP: Final[Point] = (5.0, -5.0)
FAN_STEPS: Final[list[Point]] = [(0.0, 0.0), (0.0, 0.0), (26.0, -18.0), (22.0, -15.0), (18.0, -13.0), (15.0, -11.0), (12.0, -9.0)]
"""How far the counters of a fanned stack lie apart, by how many there are."""
FAN_ROW: Final = 4
COSTS: Final = " movement points"
"""How the note on a hex ends that says what it costs to get there."""


def plate(view: View) -> str:
    """The still part of the board."""
    return sheet.plate(view.scenario)


def layer(view: View, question: Question | None) -> str:
    """The moving part: hexes to point at, places, attacks, counters, then the tracks and the units off the map."""
    s = known(view.scenario)
    choices = choices_in(question)
    stacks = stacks_of(view)
    return drawn(
        g(class_="layer")[
            [clan_name(s, view, number, choices) for number in range(len(s.clans))],
            barriers_down(s, view),
            [hex_zone(place, choices) for place in s.hexes if place.token in choices.marks],
            [settlement(s, one, one.hex in stacks) for one in view.settlements],
            [warren(s, one, one.hex in stacks) for one in view.warrens],
            overlays(s, view),
            attacks(s, view),
            [stack(s, place, units, choices) for place, units in stacks.items()],
            fanned_out(s, stacks, choices),
            [cost_of_hex(place, choices) for place in s.hexes if choices.may(place.token)],
            moving_panel(s, view, choices),
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
        tip(f"{place.name} ({place.token})"), path(d=sheet.ring(place, sheet.SIZE - 1.5))
    ]


def cost_of_hex(place: Hex, choices: Choices) -> Node:
    """What it costs the chosen units to get to a hex, where the question says so."""
    note = choices.marks[place.token][2]
    if not note.endswith(COSTS):
        return None
    x, y = sheet.middle(place)
    said = note.partition(" of ")[0]
    return at(x + 15, y + 17, pointer_events="none")[
        circle(r="12", fill="#171311", fill_opacity=".88", stroke="#ffd166", stroke_width="2"),
        sheet.label(0, 7, said, 19, "#ffd166"),
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
        counters, stack_badge(place, units, step, back, choices) if len(units) > 1 else None
    ]


def fanned_out(s: Scenario, stacks: dict[str, list[UnitView]], choices: Choices) -> Element:
    """On demand every stack with all its counters in sight."""
    return g(class_="overlay", data_overlay="Stacks fanned out")[
        [fan(s, place, units, choices) for place, units in stacks.items() if len(units) > 1]
    ]


def fan(s: Scenario, token: str, units: list[UnitView], choices: Choices) -> Element:
    """One stack as a row of counters, several rows if they are many."""
    x, y = sheet.middle(s.hex_at(token))
    in_a_row = min(len(units), FAN_ROW)
    rows = -(-len(units) // FAN_ROW)
    wide, high = 48.0 * in_a_row + 6, 48.0 * rows + 6
    spots = [(48.0 * (n % FAN_ROW) - 24 * (in_a_row - 1), 48.0 * (n // FAN_ROW) - 24 * (rows - 1)) for n in range(len(units))]
    return at(x, y)[
        rect(
            x=num(-wide / 2),
            y=num(-high / 2),
            width=num(wide),
            height=num(high),
            rx="8",
            fill="#171311",
            fill_opacity=".8",
            stroke="#fff6ea",
        ),
        [
            at(*spot, **choices.of(unit.unit, unit_said(unit), "piece"))[tip(unit_said(unit)), halo_of(23), counter_of(s, unit)]
            for unit, spot in zip(units, spots)
        ],
    ]


def stack_badge(place: Hex, units: list[UnitView], step: Point, back: float, choices: Choices) -> Element:
    """How many there are, and on a second look who; the handle of the whole stack where it can be chosen."""
    x, y = -step[0] * back - 22, -step[1] * back + 20
    count = pieces.count_badge(len(units))
    said = tip(f"{len(units)} units in {place.name}: {', '.join(unit.name for unit in units)}")
    if not choices.may(place.token):
        return at(x, y)[said, count]
    attributes = choices.of(place.token, f"{place.name}, {len(units)} units", "piece")
    return at(x, y, **attributes)[said, halo_of(14), count]
