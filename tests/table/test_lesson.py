"""Lessons: a game played through step by step, with words and figures beside it."""

from __future__ import annotations

from typing import Any

import pytest

import toy
from fourthrock.table import Chapter, Figure, Lesson, Play, RecordError, Step, play_through

SCRAP = Figure("Scrap", "what the first crew can still bid", 6)
PARTS = Figure("Parts", "how many parts the first crew has", 0)


def lesson(turn: str = "draw keep") -> Lesson:
    bids = Step(
        "bids",
        "All bid at once",
        "Whoever bids most goes first.",
        [Play(0, "3", "The first crew wants to go first.", {}), Play(1, "0", "The second one saves.", {"scrap": 3})],
        {"parts": 0},
    )
    first = Step("first", "The first crew draws", "", [Play(0, turn, "It keeps the part.", {"parts": 1})], {})
    rest = Step("rest", "What now?", "A word at the end.", [], {}, scripts=0)
    return Lesson(
        "A first evening",
        "How bids work.",
        2,
        {"rounds": 2},
        "evening",
        [Chapter("The bids", [bids]), Chapter("The turns", [first, rest])],
        {"scrap": SCRAP, "parts": PARTS},
        lambda name, value: f"{value} {name}",
        lambda position: {"rounds": 1},
    )


def test_a_lesson_is_a_list_of_answers_in_steps() -> None:
    taught = lesson()
    assert [step.name for step in taught.steps()] == ["bids", "first", "rest"]
    assert taught.moves() == [(0, "3"), (1, "0"), (0, "draw"), (0, "keep")]


def test_a_learner_stands_before_every_click_and_reads_where_figures_have_changed() -> None:
    taught = lesson()
    assert [(place.step, place.token, place.moves) for place in taught.places] == [
        (0, "3", 0),
        (0, "0", 1),
        (0, "", 2),
        (0, "draw", 2),
        (0, "keep", 3),
        (0, "", 4),
        (1, "", 4),
    ]
    assert [place.number for place in taught.places] == list(range(7))
    assert [place.end for place in taught.places] == [-1, -1, 0, -1, -1, 1, 2]
    assert taught.step_at(taught.places[3]).name == "first"
    assert taught.step_at(taught.places[-1]).title == "What now?"


def test_a_change_holds_a_figure_before_and_after_and_leaves_out_what_stayed() -> None:
    changes = [[(change.figure, change.values) for change in place.changes] for place in lesson().places]
    assert changes == [[], [], [(SCRAP, [6, 3])], [], [], [(PARTS, [0, 1])], []]


def test_a_lesson_is_played_through_the_real_rules() -> None:
    played = play_through(toy.GAME, lesson())
    bids, first, rest = [end.position for end in played.ends]
    assert bids.scrap == [3, 6]
    assert (len(bids.hands[0]), len(first.hands[0]), len(rest.hands[0])) == (0, 1, 1)
    assert [move.item.token for move in played.table.moves] == ["3", "0", "draw", "keep"]
    assert [end.entries for end in played.ends] == sorted(end.entries for end in played.ends)
    assert played.table.view(0).hands == [1, 0]
    assert len(played.table.standings()) == 2
    assert played.table.game.vocabulary() == toy.GAME.vocabulary()


def test_another_seed_teaches_with_other_chance() -> None:
    drawn = {str(play_through(toy.GAME, lesson(), seed).table.position.hands) for seed in ("1", "2", "3", "4")}
    assert len(drawn) > 1


def test_a_lesson_that_cannot_go_on_names_its_step() -> None:
    with pytest.raises(RecordError, match="the lesson stumbles in first: 'sell' does not answer 'Dig or draw"):
        play_through(toy.GAME, lesson("sell"))


def test_a_game_teaches_nothing_unless_it_says_so() -> None:
    assert toy.GAME.lesson() is None


def test_what_a_value_is_in_words_and_how_the_game_goes_on_are_the_lessons_own() -> None:
    taught: Any = lesson()
    assert taught.said("scrap", 3) == "3 scrap"
    assert taught.fixed(play_through(toy.GAME, taught).table.position) == {"rounds": 1}
