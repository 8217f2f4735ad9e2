"""The whole tutorial, answer by answer, through the real table: every figure and every board that it shows must come out."""

from __future__ import annotations

import json
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fourthrock.games.red_dust_rebellion import GAME
from fourthrock.games.red_dust_rebellion.control import CONTROL_NAMES, control, population
from fourthrock.games.red_dust_rebellion.hits import all_forces_in
from fourthrock.games.red_dust_rebellion.invariants import broken
from fourthrock.games.red_dust_rebellion.pieces import CR_REBEL, FACTIONS, KINDS, POPULATION, RD_REBEL, SATELLITE, TOKENS
from fourthrock.games.red_dust_rebellion.position import DUST_STORM, ELIGIBLE, TURNS, Mars
from fourthrock.games.red_dust_rebellion.spaces import AVAILABLE, EARTH, NEW_CORDOBA, PHOBOS, PLACES, SPACES, WILDERNESS
from fourthrock.games.red_dust_rebellion.tutorial.figures import figure, scoreboard
from fourthrock.games.red_dust_rebellion.tutorial.scenario import THROWS
from fourthrock.table import Chapter, Place, Step, play_through, record
from fourthrock.table.record import begin

BOARDS: dict[str, Any] = json.loads(Path(__file__).with_name("tutorial_boards.json").read_text(encoding="utf-8"))
STORMS = [None, "approaching", "raging"]
LESSON = GAME.lesson()
STEPS = LESSON.steps()
PASSING = {"supply_on_earth", "campaigns_drawn"}
"""Figures that no step need tell: they stand on no track."""


@pytest.fixture(scope="module")
def ends() -> dict[str, Mars]:
    """The position at the end of each step; `start` is before the first, `final` after the last."""
    played = play_through(GAME, LESSON)
    found = {step.name: end.position for step, end in zip(STEPS, played.ends, strict=True)}
    assert found["ds1.reset"].phase == DUST_STORM
    return {"start": found["setup.end"], **found, "final": found["ds1.reset"]}


def test_the_figures_between_the_answers() -> None:
    table = begin(GAME, LESSON.seats, LESSON.seed, LESSON.options)
    for step in STEPS:
        for play in step.plays:
            for answer in play.answers:
                assert table.ask.seat == play.seat, f"{step.name}: {answer} is not for seat {table.ask.seat}, which is asked"
                table.play(answer)
                assert broken(table.position) == []
            for name, value in play.figures.items():
                assert figure(table.position, name) == value, f"{step.name}, after {play.answers}: {name}"


def test_every_change_on_a_track_is_told(ends: dict[str, Mars]) -> None:
    before = scoreboard(ends["start"])
    for step in STEPS:
        now = scoreboard(ends[step.name])
        changed = {name for name in now if now[name] != before[name]} - PASSING
        assert changed - set(step.figures) == set(), step.name
        before = now


def test_a_change_begins_with_what_stood_on_the_board_before(ends: dict[str, Mars]) -> None:
    before = {"setup.welcome": ends["start"]} | {one.name: ends[other.name] for other, one in pairwise(STEPS)}
    for place in LESSON.places:
        step = LESSON.step_at(place)
        for change in place.changes:
            name = next(name for name, known in LESSON.figures.items() if known is change.figure)
            assert change.values[0] == figure(before[step.name], name), f"{step.name}: {name}"


def test_the_places_lead_through_every_answer_and_every_step() -> None:
    clicks = [place for place in LESSON.places if place.token]
    assert [(place.play.seat, place.token) for place in clicks if place.play] == LESSON.moves()
    assert [place.moves for place in clicks] == list(range(len(clicks)))
    visited = [LESSON.step_at(place) for place in LESSON.places]
    assert list(dict.fromkeys(step.name for step in visited)) == [step.name for step in STEPS]


def spoken(chapters: list[Chapter]) -> list[tuple[str, str]]:
    """Everything that the lesson says, with the step in which it says it."""
    found = [(step.name, step.words) for chapter in chapters for step in chapter.steps]
    return found + [(step.name, play.words) for chapter in chapters for step in chapter.steps for play in step.plays]


def test_every_step_and_every_play_is_explained() -> None:
    assert [name for name, words in spoken(list(LESSON.chapters)) if len(words) < 5] == []


def test_the_words_name_rules_that_there_are() -> None:
    numbers = set(re.findall(r"^(?:#+ |\*\*)?(\d+(?:\.\d+)*)\b", GAME.rules(), re.MULTILINE))
    named = {number for _, words in spoken(list(LESSON.chapters)) for number in re.findall(r"§ (\d+(?:\.\d+)*)", words)}
    assert named - numbers == set()
    assert len(named) > 40


def test_the_words_point_at_things_that_there_are() -> None:
    tokens = {item.token for item in GAME.vocabulary()}
    named = {token for _, words in spoken(list(LESSON.chapters)) for token in re.findall(r"{([^}]*)}", words)}
    assert named - tokens == set()


@pytest.mark.parametrize("seed", ["2", "a", "dust"])
def test_the_lesson_goes_the_same_way_with_every_seed(ends: dict[str, Mars], seed: str) -> None:
    other = play_through(GAME, LESSON, seed)
    for step, end in zip(STEPS, other.ends, strict=True):
        assert board(end.position) == board(ends[step.name]), step.name


def places_to_leave() -> list[Place]:
    return [place for place in LESSON.places if place.token][::35]


@pytest.mark.parametrize("place", places_to_leave(), ids=lambda place: str(place.moves))
def test_whoever_leaves_the_lesson_plays_on_with_free_dice_and_may_save(place: Place) -> None:
    table = begin(GAME, 4, LESSON.seed, LESSON.options)
    for seat, token in LESSON.moves()[: place.moves]:
        table.play(token, seat)
    options = LESSON.fixed(table.position)
    left = begin(GAME, 4, "own seed", options)
    for seat, token in LESSON.moves()[: place.moves]:
        left.play(token, seat)
    assert left.position.dice.fixed_left == 0
    assert board(left.position) == board(table.position)
    chance = random.Random(place.moves)
    for _ in range(300):
        if left.over:
            break
        left.play(chance.choice(left.ask.tokens))
        assert broken(left.position) == []
    text = record.write(record.header(GAME, 4, "own seed", options), left)
    assert [str(move) for move in record.replay(text, lambda _: GAME).moves] == [str(move) for move in left.moves]


def test_every_step_may_be_left_at_its_first_click() -> None:
    firsts = {LESSON.step_at(place).name: place for place in reversed(LESSON.places) if place.token}
    table = begin(GAME, 4, LESSON.seed, LESSON.options)
    for place in sorted(firsts.values(), key=lambda one: one.number):
        for seat, token in LESSON.moves()[len(table.moves) : place.moves]:
            table.play(token, seat)
        left = begin(GAME, 4, "own seed", LESSON.fixed(table.position))
        for seat, token in LESSON.moves()[: place.moves]:
            left.play(token, seat)
        assert board(left.position) == board(table.position), place.number
        assert left.ask.tokens == table.ask.tokens, place.number


def test_two_who_leave_at_the_same_place_meet_different_dice() -> None:
    thrown = []
    for seed in ("one", "two"):
        table = begin(GAME, 4, seed, {"scenario": "tutorial", "fixed_throws": 0})
        thrown.append([table.position.dice.roll(6) for _ in range(20)])
    assert thrown[0] != thrown[1]


def test_the_options_know_how_many_throws_there_are() -> None:
    assert begin(GAME, 4, 1, {"scenario": "tutorial"}).position.options.fixed_throws == len(THROWS)


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


def test_secure_activated_six_rebels(ends: dict[str, Mars]) -> None:
    def active(g: Mars) -> int:
        return sum(g.count(space, kind) for space in SPACES for kind in (RD_REBEL, CR_REBEL))

    assert active(ends["r3.mg"]) - active(ends["r3.start"]) == 6


def test_the_attack_in_new_cordoba_counts_ten_forces(ends: dict[str, Mars]) -> None:
    assert all_forces_in(ends["r4.start"], NEW_CORDOBA) == 10


def test_the_population_on_earth_after_the_dust_storm_round_is_the_confidence_value(ends: dict[str, Mars]) -> None:
    assert ends["final"].count(EARTH, POPULATION) == 4


def test_phobos_and_the_wilderness_hold_nobody_to_count(ends: dict[str, Mars]) -> None:
    for g in ends.values():
        assert population(g, PHOBOS) == population(g, WILDERNESS) == 0
        assert sum(g.count(place, SATELLITE) for place in PLACES) == 4


GAINS = [
    ("r6.rd", "rd_total", 1),
    ("r7.mg", "mg_resources", 3),
    ("r8.mg", "mg_resources", -6),
    ("r9.cr", "rd_total", -1),
    ("r11.corp", "profits", 6),
    ("ds1.victory", "mg_resources", -6),
    ("ds1.victory", "profits", -2),
    ("ds1.resources", "mg_resources", 15),
    ("ds1.resources", "profits", 2),
    ("ds1.resources", "rd_resources", 12),
]
"""What the tutorial states as a gain or a loss of a whole step."""


@pytest.mark.parametrize(("name", "what", "gain"), GAINS)
def test_the_gain_of_a_step(ends: dict[str, Mars], name: str, what: str, gain: int) -> None:
    before = {one.name: other.name for other, one in pairwise(STEPS)}[name]
    assert scoreboard(ends[name])[what] - scoreboard(ends[before])[what] == gain  # type: ignore[operator]


def test_redistribute_brings_four_and_the_campaign_costs_six_and_draws_two_cards() -> None:
    table = begin(GAME, LESSON.seats, LESSON.seed, LESSON.options)
    purse, drawn = [], 0
    for step in STEPS:
        for play in step.plays:
            for answer in play.answers:
                table.play(answer)
                if step.name == "r10.rd":
                    purse.append(table.position.resources[2])
                    drawn = max(drawn, len(table.position.campaigns_drawn))
    assert purse[0] == 9
    assert (max(purse) - purse[0], max(purse) - purse[-1], drawn) == (4, 6, 2)


def test_the_church_draws_three_cards_in_the_resources_phase(ends: dict[str, Mars]) -> None:
    assert len(ends["ds1.resources"].hand) - len(ends["ds1.victory"].hand) == 3
