"""The moving part of the panel below the map: the tracks, the chart, the combat at hand, the units off the map."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from fourthrock.drawing.choices import Choices
from fourthrock.drawing.lettering import fit
from fourthrock.drawing.paper import at, g, num, path, rect, tip
from fourthrock.games.omega_war import sheet
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.sheet import label
from fourthrock.games.omega_war.unit_pieces import unit_counter
from fourthrock.games.omega_war.view import AttackView, OutcomeView, UnitView, View

TRAY_COLUMNS: Final = 13
LINE: Final = 42
COMBATS_SHOWN: Final = 8
FACES: Final = 402
"""Where the faces of the die begin in the dialogue."""
FACE_STEP: Final = 51


def moving_panel(s: Scenario, view: View, choices: Choices) -> Node:
    return [
        index_marker(s, view),
        chart(s, view),
        month_marker(s, view),
        standing(s, view),
        off_map(s, view, choices),
        dialogue(s, view) or combats(s, view),
    ]


def index_marker(s: Scenario, view: View) -> Element:
    x, y = sheet.index_cell(s, view.index)
    return at(x, y, id="index-marker", data_count=str(view.index))[
        tip(f"Political Index {view.index}, column {view.column}"),
        rect(x="-28", y="-28", width="56", height="56", rx="6", fill="#ffd166", stroke="#2a1d00", stroke_width="3"),
        label(0, 11, str(view.index), 33, "#2a1d00"),
    ]


def chart(s: Scenario, view: View) -> Element:
    """What the present column gives, line by line."""
    x, y = sheet.MARGIN + sheet.CHART_X, sheet.panel_y(s) + 100
    rows = [
        g[
            label(x, y + LINE * n, one.name, 30, "var(--ink-soft)", "start"),
            label(x + 260, y + LINE * n, one.says, 30, "var(--ink)", "start"),
        ]
        for n, one in enumerate(view.chart)
    ]
    return g(id="chart")[label(x, y - 52, f"Column {view.column}", 34, "var(--ink-soft)", "start"), rows]


def month_marker(s: Scenario, view: View) -> Element:
    x, y = sheet.month_cell(s, view.turn)
    return at(x, y, id="month-marker")[
        tip(f"{view.months[view.turn].name}, {'foul' if view.foul else 'clear'} weather"),
        rect(x="-25", y="-30", width="50", height="64", rx="5", fill="none", stroke="#ffd166", stroke_width="5"),
    ]


def standing(s: Scenario, view: View) -> Element:
    """The month, the stage, and how the war stands."""
    x, y = sheet.MARGIN, sheet.panel_y(s)
    weather = "foul weather" if view.foul else "clear weather"
    flags = [
        "Continental Army" if view.army else "",
        "Orbital Strike Station" if view.orbital else "",
        "Nukes" if view.nukes else "",
    ]
    said = " · ".join(flag for flag in flags if flag)
    return g(id="standing")[
        label(x, y + 44, f"{view.months[view.turn].name}, {weather}", 36, "var(--ink)", "start"),
        label(x, y + 80, view.stage, 28, "var(--ink-soft)", "start"),
        label(x + 220, y + 132, view.verdict, 30, "var(--ink)", "start"),
        said and label(x + sheet.CHART_X, y + 396, said, 30, "var(--ink)", "start"),
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
        left = x + sheet.TRAY_STEP[0] * (number % TRAY_COLUMNS)
        top = y + sheet.TRAY_STEP[1] * (number // TRAY_COLUMNS)
        found.append(
            at(left, top, scale=1.05)[
                unit_counter(s, wanted[0], (0.0, 0.0), choices, None),
                label(0, 42, f"× {len(units)}", 21, "var(--ink-soft)"),
            ]
        )
    return g(id="off-map")[found]


# ---------------------------------------------------------------------------------------------------------------- combat


def dialogue(s: Scenario, view: View) -> Node:
    """The combat that is being announced or fought: odds, every modifier with its rule, what each throw would bring."""
    current = [attack for attack in view.attacks if attack.current] or [attack for attack in view.attacks if not attack.fought]
    if not current:
        return None
    attack = current[-1]
    x, y = sheet.MARGIN + sheet.DIALOGUE_X, sheet.panel_y(s)
    total = sum(one.size for one in attack.modifiers)
    return at(x, y, id="dialogue")[
        rect(x="-16", y="4", width="836", height="392", rx="8", fill="var(--raised)", stroke="#e4572e", stroke_width="2.5"),
        label(6, 46, f"Attack on {s.hex_at(attack.target).name}", 34, "var(--ink)", "start"),
        label(6, 96, strengths(attack), 34, "var(--ink)", "start"),
        label(6, 136, f"Die {total:+}" if attack.modifiers else "No die modifiers", 30, "var(--ink-soft)", "start"),
        [
            label(6, 178 + 40 * n, said, fit(said, 28, FACES - 16), "var(--ink)", "start")
            for n, said in enumerate(f"{one.size:+} {one.name} ({one.rule})" for one in attack.modifiers)
        ],
        warnings(attack),
        at(FACES, 0)[outcomes(attack.outcomes)],
    ]


def warnings(attack: AttackView) -> Node:
    """What the reckoning above does not know yet."""
    said = [
        "The clan rises first: its units join (11.2)" if attack.rouses else "",
        f"Union support may add up to {attack.support_at_hand:g} (6.6)" if attack.support_at_hand else "",
    ]
    lines = [line for line in said if line]
    return [label(6, 380 - 34 * (len(lines) - 1 - n), line, 26, "#e4572e", "start") for n, line in enumerate(lines)]


def strengths(attack: AttackView) -> str:
    support = f", {attack.support:g} of it support" if attack.support else ""
    return f"{attack.strength:g} against {attack.defence:g}{support}: {attack.odds}"


def outcomes(faces: list[OutcomeView]) -> Node:
    """A column for each face of the die: the steps that both sides would lose, and whether the place falls."""
    if not faces:
        return label(6, 216, "too weak: it would have no result (6.7)", 30, "var(--ink)", "start")
    most = max(1, *(max(one.attacker, one.defender) for one in faces))
    return [
        label(0, 216, "Die", 28, "var(--ink-soft)", "start"),
        label(0, 290, "Attacker", 28, "var(--ink-soft)", "start"),
        label(0, 350, "Defender", 28, "var(--ink-soft)", "start"),
        [at(130 + FACE_STEP * n, 0)[face(one, most)] for n, one in enumerate(faces)],
    ]


def face(one: OutcomeView, most: int) -> Node:
    fate = "; the place falls" if one.destroyed else ""
    return [
        tip(f"{one.die}: attacker loses {one.attacker}, defender {one.defender}{fate}"),
        rect(x="-20", y="186", width="40", height="40", rx="6", fill="#f4ead6", stroke="#2b2117", stroke_width="2"),
        label(0, 217, str(one.die), 30, "#2b2117"),
        loss(one.attacker, most, 300, "#7fa6d8"),
        loss(one.defender, most, 360, "#e4572e"),
        path(d="M-18 384L-10 372-2 380 6 368 18 384Z", fill="#ffd166") if one.destroyed else None,
    ]


def loss(steps: int, most: int, foot: float, colour: str) -> Node:
    """Steps lost, as a bar and a figure."""
    high = 34.0 * steps / most
    return [
        rect(x="-20", y=num(foot - high), width="40", height=num(high), fill=colour, fill_opacity=".55"),
        label(0, foot - 6, str(steps), 30, "var(--ink)"),
    ]


def combats(s: Scenario, view: View) -> Element:
    """The combats of the turn, the latest below."""
    x, y = sheet.MARGIN + sheet.DIALOGUE_X, sheet.panel_y(s) + 100
    shown = view.combats[-COMBATS_SHOWN:]
    rows: list[Node] = []
    for n, one in enumerate(shown):
        target = s.hex_at(one.target).name
        fate = " destroyed" if one.destroyed else ""
        said = f"{one.odds}, die {one.die}{one.modifier:+}: {one.attacker_losses}/{one.defender_losses}{fate}"
        rows.append(
            g[
                label(x, y + LINE * n, f"{one.side} at {target}", 30, "var(--ink-soft)", "start"),
                label(x + 320, y + LINE * n, said, 30, "var(--ink)", "start"),
            ]
        )
    heading = label(x, y - 52, "Combats of the month", 34, "var(--ink-soft)", "start") if shown else None
    return g(id="combats")[heading, rows]
