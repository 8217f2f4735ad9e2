"""Units as counters on the board: their colours, what is said of them, and what a click on them means."""

from __future__ import annotations

from typing import Final

from htpy import Element
from markupsafe import Markup

from fourthrock.drawing.choices import Choices
from fourthrock.drawing.paper import Point, at, num, rect, tip
from fourthrock.drawing.pieces import halo
from fourthrock.games.omega_war import pieces
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.view import UnitView

_drawn: Final[dict[tuple[object, ...], Markup]] = {}


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
