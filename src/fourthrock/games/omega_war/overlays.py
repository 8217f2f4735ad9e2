"""Overlays of the map, shown when somebody wants them: supply of both sides, zones of control."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Element, Node

from fourthrock.drawing.paper import Point, g, num, path
from fourthrock.games.omega_war import pieces, sheet
from fourthrock.games.omega_war.hexes import SEA
from fourthrock.games.omega_war.printed import Scenario
from fourthrock.games.omega_war.view import EVERY_CLAN, MUTANTS, SupplyView, View

CUT_OFF: Final = "#8e1b10"
DOT: Final = 11.0
RING: Final = 17.0
"""How far from the middle of a hex the dots lie."""
MUTANTS_INK: Final = "#b55fd0"


def overlays(s: Scenario, view: View) -> Node:
    return [
        overlay("Union supply")[cut_off(s, view.union_cut_off)],
        overlay("Rebel supply")[[rebel_area(s, one) for one in view.rebel_supply]],
        overlay("Union zones of control")[zone(s, view.union_zones, pieces.UNION_RIM)],
        overlay("Rebel zones of control")[zone(s, view.rebel_zones, pieces.REBEL_RIM)],
    ]


def overlay(name: str) -> Element:
    return g(class_="overlay", data_overlay=name, pointer_events="none")


def cut_off(s: Scenario, tokens: Sequence[str]) -> Node:
    """4.3 Land in supply stays as it is under a blue veil; where none comes it is crossed out in red."""
    shut = set(tokens)
    open_land = [place for place in s.hexes if place.terrain != SEA and place.token not in shut]
    closed = [s.hex_at(token) for token in tokens]
    crosses = ""
    for place in closed:
        x, y = sheet.middle(place)
        crosses += f"M{num(x - 13)} {num(y - 13)}l26 26M{num(x - 13)} {num(y + 13)}l26 -26"
    return [
        path(d="".join(sheet.ring(place) for place in open_land), fill="#3f8cff", fill_opacity=".3"),
        path(d="".join(sheet.ring(place) for place in closed), fill=CUT_OFF, fill_opacity=".42"),
        path(d=crosses, stroke="#ffe3dc", stroke_width="3.5", stroke_linecap="round"),
    ]


def rebel_area(s: Scenario, one: SupplyView) -> Node:
    """4.4 Where a people of the Rebel is supplied: of each clan a dot in its colour, of all in one army the whole hex."""
    places = [s.hex_at(token) for token in one.hexes]
    if one.people == EVERY_CLAN:
        return path(d="".join(sheet.ring(place) for place in places), fill="#e4572e", fill_opacity=".38")
    if one.people == MUTANTS:
        return dots([sheet.middle(place) for place in places], MUTANTS_INK)
    clan = next(clan for clan in s.clans if clan.name == one.people)
    turn = 360.0 * clan.index / len(s.clans)
    return dots([sheet.around(place, RING, turn) for place in places], pieces.back_of(clan.back, clan.text))


def dots(spots: Sequence[Point], colour: str) -> Node:
    d = "".join(f"M{num(x)} {num(y)}h.01" for x, y in spots)
    return [
        path(d=d, stroke="#171311", stroke_width=num(DOT + 4), stroke_linecap="round"),
        path(d=d, stroke=colour, stroke_width=num(DOT), stroke_linecap="round"),
    ]


def zone(s: Scenario, tokens: Sequence[str], colour: str) -> Element:
    """5.3 The hexes in a side's zones of control."""
    d = "".join(sheet.ring(s.hex_at(token), sheet.SIZE - 4) for token in tokens)
    return path(d=d, fill=colour, fill_opacity=".3", stroke=colour, stroke_width="4", stroke_dasharray="7 5")
