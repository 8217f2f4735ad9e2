"""Lessons: a game played through in small steps that say what happens and why, click by click.

A lesson is the beginning of a game with words beside it. A learner stands at one of its *places*: before a click, or
reading between two clicks. In words, `§ 15.1` is a rule of the game, and `{europa}` the item with this token.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from fourthrock.table.position import Position


class Figure:
    """A figure on the table: what it is called, what it means to a player, and what it is at the start."""

    def __init__(self, name: str, meaning: str, value: object) -> None:
        self.name = name
        self.meaning = meaning
        self.value = value


class Play:
    """Answers of one seat in a row, what they do and why, and the figures that hold when the next question is asked."""

    def __init__(self, seat: int, answers: str, words: str, figures: Mapping[str, object]) -> None:
        self.seat = seat
        self.answers = answers.split()
        self.words = words
        self.figures = figures


class Step:
    """One step: its answers, and the figures that hold when the last of its `scripts` scripts has ended."""

    def __init__(
        self, name: str, title: str, words: str, plays: Sequence[Play], figures: Mapping[str, object], scripts: int = 1
    ) -> None:
        self.name = name
        self.title = title
        self.words = words
        self.plays = plays
        self.figures = figures
        self.scripts = scripts


class Chapter:
    """Steps under a heading: the setup, a card, a round."""

    def __init__(self, title: str, steps: Sequence[Step]) -> None:
        self.title = title
        self.steps = steps


class Change:
    """A figure that a step changes: its values one after the other, the first as it was before."""

    def __init__(self, figure: Figure, values: list[object]) -> None:
        self.figure = figure
        self.values = values


class Place:
    """Where a learner stands, after so many moves: before a click (`token`), or reading (no token)."""

    def __init__(
        self, number: int, chapter: int, step: int, play: Play | None, token: str, moves: int, changes: list[Change]
    ) -> None:
        self.number = number
        self.chapter = chapter
        self.step = step
        self.play = play
        self.token = token
        self.moves = moves
        self.changes = changes
        self.end = -1
        """While reading: which end of a step (counted through the whole lesson) lies on the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesson:
    """What a game teaches. `figures` are all that its steps speak of, by name; `said` puts a value in words."""

    def __init__(
        self,
        title: str,
        about: str,
        seats: int,
        options: Mapping[str, Any],
        seed: str,
        chapters: Sequence[Chapter],
        figures: Mapping[str, Figure],
        said: Callable[[str, object], str],
        fixed: Callable[[Position], Mapping[str, Any]],
    ) -> None:
        self.title = title
        self.about = about
        self.seats = seats
        self.options = options
        self.seed = seed
        self.chapters = chapters
        self.figures = figures
        self.said = said
        self.fixed = fixed
        """The options of a game that leaves the lesson at this position: chance is free from there on."""
        self.places = places_of(self)

    def steps(self) -> list[Step]:
        """All steps in their order."""
        return [step for chapter in self.chapters for step in chapter.steps]

    def step_at(self, place: Place) -> Step:
        return self.chapters[place.chapter].steps[place.step]

    def moves(self) -> list[tuple[int, str]]:
        """Every answer of the lesson: seat and token."""
        return [(play.seat, token) for step in self.steps() for play in step.plays for token in play.answers]


def places_of(lesson: Lesson) -> list[Place]:
    known = {name: figure.value for name, figure in lesson.figures.items()}
    places: list[Place] = []
    moves = 0
    ends = 0
    for c, chapter in enumerate(lesson.chapters):
        for s, step in enumerate(chapter.steps):
            changes: dict[str, Change] = {}
            for play in step.plays:
                for token in play.answers:
                    places.append(Place(len(places), c, s, play, token, moves, _copied(changes)))
                    moves += 1
                _note(lesson, changes, known, play.figures)
            _note(lesson, changes, known, step.figures)
            ends += 1
            told = _copied(changes)
            if told or not step.plays:
                reading = Place(len(places), c, s, None, "", moves, told)
                reading.end = ends - 1
                places.append(reading)
    return places


def _copied(changes: Mapping[str, Change]) -> list[Change]:
    return [Change(change.figure, change.values[:]) for change in changes.values() if len(change.values) > 1]


def _note(lesson: Lesson, changes: dict[str, Change], known: dict[str, object], figures: Mapping[str, object]) -> None:
    """These figures hold now; what is not new is no change."""
    for name, value in figures.items():
        if name not in changes:
            changes[name] = Change(lesson.figures[name], [known[name]])
        if known[name] != value:
            changes[name].values.append(value)
            known[name] = value
