"""The whole tutorial, answer by answer, through the real table: every figure and every board that it shows must come out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourthrock.games.red_dust_rebellion import RedDustRebellion
from fourthrock.games.red_dust_rebellion.attack import all_forces_in
from fourthrock.games.red_dust_rebellion.control import CONTROL_NAMES, control, population
from fourthrock.games.red_dust_rebellion.invariants import broken
from fourthrock.games.red_dust_rebellion.pieces import FACTIONS, KINDS, POPULATION, SATELLITE, TOKENS
from fourthrock.games.red_dust_rebellion.position import DUST_STORM, ELIGIBLE, ROUND_START, TURNS, Mars
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE, EARTH, NEW_CORDOBA, PHOBOS, PLACES, SPACES, WILDERNESS
from fourthrock.games.red_dust_rebellion.tutorial import Step, figure
from fourthrock.games.red_dust_rebellion.tutorial_rounds_6_to_11 import STEPS
from fourthrock.table import Script, Table
from fourthrock.table.record import begin

BOARDS: dict[str, Any] = json.loads(Path(__file__).with_name("tutorial_boards.json").read_text(encoding="utf-8"))
STORMS = [None, "approaching", "raging"]


class Watched(RedDustRebellion):
    """The game, which remembers the position before each script: as it was at the end of the step before."""

    def __init__(self) -> None:
        super().__init__()
        self.ends: list[Mars] = []

    def script(self, position: Mars) -> Script[None] | None:
        self.ends.append(position.copy())
        return super().script(position)


def replay(table: Table[Mars], step: Step) -> None:
    """Play one step's answers, checking the figures in between."""
    for play in step.plays:
        for answer in play.answers:
            assert table.ask.seat == play.by.seat, f"{step.name}: {answer} is {play.by.name}'s, but {table.ask} is asked"
            table.play(answer)
            assert broken(table.position) == []
        for name, value in play.figures.items():
            assert figure(table.position, name) == value, f"{step.name}, after {play.answers}: {name}"


def scripts_of(step: Step) -> int:
    """How many scripts a step takes: a round's end needs one to see that nobody acts, the Redeploy and Attrition two."""
    return 2 if step.name.endswith((".end", ".attrition", ".redeploy")) else 1


@pytest.fixture(scope="module")
def ends() -> dict[str, Mars]:
    """The position at the end of each step."""
    game = Watched()
    table = begin(game, 4, 1, {"scenario": "tutorial"})
    for step in STEPS:
        replay(table, step)
    found: dict[str, Mars] = {"start": game.ends[0]}
    at = 0
    for step in STEPS:
        at += scripts_of(step)
        found[step.name] = game.ends[at]
    assert (game.ends[at].phase, game.ends[at + 1].phase) == (DUST_STORM, ROUND_START)
    found["final"] = found[STEPS[-1].name]
    return found


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_the_figures_after_each_step(ends: dict[str, Mars], step: Step) -> None:
    for name, value in step.figures.items():
        assert figure(ends[step.name], name) == value, name


def board(g: Mars) -> dict[str, Any]:
    """A position in the form of the expected boards."""
    spaces: dict[str, Any] = {}
    for space in SPACES:
        held = control(g, space)
        row: dict[str, Any] = {
            "forces": {TOKENS[kind]: g.count(space, kind) for kind in range(POPULATION) if g.count(space, kind)},
            "control": CONTROL_NAMES[held] if held else None,
            "population": population(g, space),
            "support": g.support[space.index],
            "damage": g.damage[space.index],
            "pop_markers": g.count(space, POPULATION),
            "fortified": g.fortified[space.index],
            "storm": STORMS[g.storm[space.index]],
        }
        spaces[space.token] = row
    return spaces


def expected(rows: dict[str, Any]) -> dict[str, Any]:
    """The expected rows with all that they leave out; the Wilderness and Phobos have no people at all."""
    nothing = {"population": 0, "support": 0, "damage": 0, "pop_markers": 0, "fortified": 0, "storm": None}
    return {token: {**nothing, **row} for token, row in rows.items()}


@pytest.mark.parametrize("name", BOARDS)
def test_the_board_after_each_round(ends: dict[str, Mars], name: str) -> None:
    g = ends[name]
    assert board(g) == expected(BOARDS[name]["spaces"])


@pytest.mark.parametrize("name", BOARDS)
def test_the_boxes_after_each_round(ends: dict[str, Mars], name: str) -> None:
    g = ends[name]
    for place in PLACES:
        if place.token in BOARDS[name]["boxes"]:
            found = {TOKENS[kind]: g.count(place, kind) for kind in range(KINDS) if g.count(place, kind)}
            assert found == BOARDS[name]["boxes"][place.token], place.token
    available = {TOKENS[kind]: g.count(AVAILABLE, kind) for kind in range(KINDS) if g.count(AVAILABLE, kind)}
    assert available == {token: n for token, n in BOARDS[name]["available"].items() if n}


@pytest.mark.parametrize("name", BOARDS)
def test_the_tracks_after_each_round(ends: dict[str, Mars], name: str) -> None:
    for what, value in BOARDS[name]["figures"].items():
        assert figure(ends[name], what) == value, what


WHO_MAY_ACT = {
    "r1.start": ["MG", "CORP", "RD", "CR"],
    "r2.start": ["CORP", "CR"],
    "r3.start": ["MG", "RD"],
    "r4.start": ["CORP", "CR"],
    "r5.start": ["MG", "CORP", "RD"],
    "r6.start": ["RD", "CR"],
    "r7.start": ["MG", "CORP"],
    "r8.start": ["MG", "RD", "CR"],
    "r9.start": ["CORP", "CR"],
    "r10.start": ["MG", "RD"],
    "r11.start": ["CORP", "CR"],
}


@pytest.mark.parametrize("name", WHO_MAY_ACT)
def test_who_is_eligible_in_each_round(ends: dict[str, Mars], name: str) -> None:
    g = ends[name]
    assert g.phase == TURNS
    assert [by.short for by in FACTIONS if g.box[by.seat] == ELIGIBLE] == WHO_MAY_ACT[name]


def test_the_haboob_blows_in_round_eleven(ends: dict[str, Mars]) -> None:
    assert [name for name, g in ends.items() if g.haboob] == ["r10.end", "r11.start", "r11.corp", "r11.cr"]


def test_petition_put_three_supply_on_earth(ends: dict[str, Mars]) -> None:
    before, after = ends["r3.start"], ends["r3.mg"]
    assert figure(after, "supply_on_earth") == 5
    assert figure(before, "supply_on_earth") == 2


def test_the_attack_in_new_cordoba_counts_ten_forces(ends: dict[str, Mars]) -> None:
    assert all_forces_in(ends["r4.start"], NEW_CORDOBA) == 10


def test_the_population_on_earth_after_the_dust_storm_round_is_the_confidence_value(ends: dict[str, Mars]) -> None:
    assert ends["final"].count(EARTH, POPULATION) == 4


def test_phobos_and_the_wilderness_hold_nobody_to_count(ends: dict[str, Mars]) -> None:
    for g in ends.values():
        assert population(g, PHOBOS) == population(g, WILDERNESS) == 0
        assert sum(g.count(place, SATELLITE) for place in PLACES) == 4
