"""The board in characters: the map, two lines a row so that neighbours touch, the tracks, the fights, every stack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fourthrock.drawing.sketch import DANGER, GREEN, ICE, MAY, QUIET, RUST, STRONG, WATER, Ink, Line, Panel, columns
from fourthrock.games.omega_war.counters import SIDE_NAMES, UNION
from fourthrock.games.omega_war.hexes import BARRIER, CLEAR, ROUGH, SEA, WASTE
from fourthrock.games.omega_war.scenario import known
from fourthrock.games.omega_war.view import UnitView, View
from fourthrock.table import Question

CELL: Final = 3
"""Characters from one odd column of hexes to the next: the whole map fits a terminal of 80."""
TERRAIN: Final = {CLEAR: ("·", QUIET), ROUGH: ("^", RUST), WASTE: ("%", QUIET), BARRIER: ("#", STRONG), SEA: ("~", WATER)}
SETTLEMENTS: Final = {"metro": "■", "dome": "●", "bubble": "◎"}
RUIN: Final = "×"
RISEN: Final = "▼"
ASLEEP: Final = "▽"
SIDES: Final = {SIDE_NAMES[UNION]: "blue", SIDE_NAMES[1 - UNION]: "red"}
STATUS: Final = {"union": "blue", "revolt": "red", "ruin": QUIET}
STACKS_A_LINE: Final = 1
KEY: Final[Line] = [
    Ink("■ metro ● dome ◎ bubble × ruin ▼ ▽ warren risen, asleep   ^ rough % waste # barrier   a number: units", QUIET)
]


def sketch(view: View, question: Question | None) -> list[Panel]:
    """The whole table; what may be answered stands out."""
    may = set(question.tokens) if question is not None else set()
    panels = [Panel(title(view), [*land(view, may), KEY]), tracks(view)]
    if view.attacks or view.combats:
        panels.append(Panel("Combats of this turn", [*attacks(view), *combats(view)]))
    return [*panels, Panel("Stacks: attack-defence-movement, lost steps in brackets", stacks(view, may)), places(view)]


def title(view: View) -> str:
    month = view.months[min(view.turn, len(view.months) - 1)]
    return f"{month.name}{', foul weather' if view.foul else ''}: {view.stage}"


def land(view: View, may: set[str]) -> list[Line]:
    """The map. Even columns lie half a hex lower, so each row of hexes takes two lines."""
    s = known(view.scenario)
    signs = signs_of(view)
    lines: list[Line] = [[Ink("    " + "".join(f"{number:<{CELL}}" for number in range(1, s.columns + 1, 2)), QUIET)]]
    for row in range(1, s.rows + 1):
        for odd in (True, False):
            line: list[str | Ink] = [Ink(f"{row:>2}  " if odd else "     " + " ", QUIET)]
            for place in sorted((h for h in s.hexes if h.row == row and h.column % 2 == odd), key=lambda h: h.column):
                said, ink = signs.get(place.token, TERRAIN[place.terrain])
                line.append(Ink(f"{said:<{CELL}}"[:CELL], MAY if place.token in may else ink))
            lines.append(line)
    return lines


def signs_of(view: View) -> dict[str, tuple[str, str]]:
    """What stands on the hexes that are not empty: a settlement or Warren, and how many units."""
    signs: dict[str, tuple[str, str]] = {}
    for settlement in view.settlements:
        sign = RUIN if settlement.status == "ruin" else SETTLEMENTS[settlement.type]
        signs[settlement.hex] = (sign, STATUS[settlement.status])
    for warren in view.warrens:
        if warren.standing:
            signs[warren.hex] = (RISEN if warren.risen else ASLEEP, "red" if warren.risen else RUST)
    for token, units in stacks_of(view).items():
        sign = signs.get(token, ("", ""))[0]
        signs[token] = (f"{sign}{len(units)}", SIDES[units[0].side])
    return signs


def stacks_of(view: View) -> dict[str, list[UnitView]]:
    stacks: dict[str, list[UnitView]] = {}
    for unit in view.units:
        if unit.hex is not None:
            stacks.setdefault(unit.hex, []).append(unit)
    return stacks


def tracks(view: View) -> Panel:
    """The Political Index with the lines of its present column, and what the sides have left."""
    least, most = view.index_least, view.index_most
    bar = [Ink("█" * (view.index - least), "blue"), Ink("░" * (most - view.index), "red")]
    index: Line = [f"Political Index {view.index} ", *bar, f" column {view.column}, {view.verdict}"]
    cups = ", ".join(f"{name} {count}" for name, count in view.nomad_cup.items())
    steps = f"new steps left: {view.air_steps} air, {view.mobile_steps} mobile" if view.air_steps or view.mobile_steps else ""
    marks = [
        word for word, holds in (("Orbital Strike Station", view.orbital), ("nukes", view.nukes), ("army", view.army)) if holds
    ]
    return Panel(
        "Political Index",
        [
            index,
            *columns([[[Ink(line.name, QUIET)], [line.says]] for line in view.chart]),
            [Ink("nomads in the cup: ", QUIET), cups],
            [Ink("at hand: ", QUIET), ", ".join(marks) or "nothing"],
            *([[steps]] if steps else []),
        ],
    )


def attacks(view: View) -> Iterator[Line]:
    for attack in view.attacks:
        who = ", ".join([*attack.attackers, *(["Orbital Strike Station"] if attack.orbital else [])])
        if attack.fought and not attack.current:
            yield [Ink(f"{attack.target} ", STRONG), f"by {who} ", Ink("fought", QUIET)]
            continue
        support = f", {attack.support:g} of it support" if attack.support else ""
        yield [
            Ink(f"{attack.target} ", STRONG),
            f"by {who}: {attack.strength:g} against {attack.defence:g}{support}, ",
            Ink(attack.odds, STRONG),
        ]
        for modifier in attack.modifiers:
            yield [Ink(f"     {modifier.size:+} {modifier.name} ({modifier.rule})", QUIET)]
        throws = [f"{one.die}: {one.attacker}/{one.defender}{' falls' if one.destroyed else ''}" for one in attack.outcomes]
        if throws:
            yield [Ink("     losses by throw  ", QUIET), "  ".join(throws)]


def combats(view: View) -> Iterator[Line]:
    for combat in view.combats:
        losses = f"attacker loses {combat.attacker_losses}, defender {combat.defender_losses}"
        end = [Ink(" destroyed", DANGER)] if combat.destroyed else []
        yield [
            Ink(f"{combat.target} ", STRONG),
            f"{combat.side} at {combat.odds} {combat.modifier:+d}, die {combat.die}: {losses}",
            *end,
        ]


def stacks(view: View, may: set[str]) -> list[Line]:
    """Every stack with its units, so many a line."""
    cells = [stack(token, units, may) for token, units in sorted(stacks_of(view).items())]
    return columns([cells[at : at + STACKS_A_LINE] for at in range(0, len(cells), STACKS_A_LINE)])


def stack(token: str, units: list[UnitView], may: set[str]) -> Line:
    line: list[str | Ink] = [Ink(f"{token} ", MAY if token in may else QUIET)]
    for unit in units:
        lost = f"({unit.full_steps - unit.steps})" if unit.steps < unit.full_steps else ""
        supply = "" if unit.supplied else "!"
        figures = f"{unit.unit}{lost}{supply} {unit.attack}-{unit.defence}-{unit.movement} "
        line.append(Ink(figures, MAY if unit.unit in may else SIDES[unit.side]))
    return line


def places(view: View) -> Panel:
    """Settlements that are not held by the Union, clans, and what stands off the map."""
    fallen: list[Line] = [
        [Ink(one.name, STATUS[one.status]), f" {one.hex} {one.status}", f" marker {one.marker}" if one.marker else ""]
        for one in view.settlements
        if one.status != "union"
    ]
    clans = [[[Ink(clan.name, STRONG)], [Ink(clan.state, DANGER if clan.state != "dormant" else GREEN)]] for clan in view.clans]
    barriers = ", ".join(f"{name} {'up' if up else 'down'}" for name, up in view.barriers.items())
    away = [unit.unit for unit in view.units if unit.hex is None and unit.place == "dead"]
    return Panel(
        "Clans and settlements",
        [
            *columns(clans),
            *(fallen or [[Ink("every settlement is the Union's", ICE)]]),
            [Ink("barriers: ", QUIET), barriers],
            [Ink("eliminated: ", QUIET), ", ".join(away) or "none"],
        ],
    )
