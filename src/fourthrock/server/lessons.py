"""Lessons: a game that teaches itself, place by place. What a place shows comes from the game, played through by the rules."""

from __future__ import annotations

import asyncio
from typing import Any

from fourthrock.server.problems import Problem, from_table, not_found
from fourthrock.server.scene import Chair, Scene
from fourthrock.table import (
    Entry,
    Game,
    Item,
    Lesson,
    Place,
    Played,
    Question,
    Refusal,
    Table,
    TableError,
    play_through,
    read_options,
)
from fourthrock.table.record import begin

KEPT_EVERY = 20


class Classroom:
    """A game, its lesson played through once, and positions kept on the way."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.options = read_options(game, dict(lesson.options))
        self.sides = game.sides(lesson.seats, self.options)
        self.played: Played[Any] = play_through(game, lesson)
        self.kept = self._kept()

    def _kept(self) -> list[Table[Any]]:
        table = begin(self.game, self.lesson.seats, self.lesson.seed, dict(self.lesson.options))
        kept = [table.clone()]
        for number, (seat, token) in enumerate(self.lesson.moves(), 1):
            table.play(token, seat)
            if number % KEPT_EVERY == 0:
                kept.append(table.clone())
        return kept

    def place(self, number: int) -> Place:
        return self.lesson.places[number]

    def after(self, moves: int) -> Table[Any]:
        """The table after so many answers of the lesson."""
        near = moves // KEPT_EVERY
        table = self.kept[near].clone()
        for seat, token in self.lesson.moves()[near * KEPT_EVERY : moves]:
            table.play(token, seat)
        return table

    def seat_at(self, place: Place) -> int:
        """Whose eyes the learner has: whoever answers here, else whoever answers next, else whoever did last."""
        later = [other.play.seat for other in self.lesson.places[place.number :] if other.play is not None]
        return later[0] if later else self.lesson.moves()[-1][0]

    def scene(self, place: Place, csrf: str) -> Scene:
        """The table at this place. Only the next click of the lesson is open; everything else says why it is not."""
        seat = self.seat_at(place)
        table = self.after(place.moves)
        end = None if place.token else self.played.ends[place.end]
        position = table.position if end is None else end.position
        ask = table.ask_of(seat) if place.token else None
        return Scene(
            table="",
            name=self.lesson.title,
            game=self.game,
            options=self.options,
            at=place.number,
            chairs=[self._chair(side, number, seat, place, position) for number, side in enumerate(self.sides)],
            seat=seat,
            view=self.game.view(position, seat),
            question=None if ask is None else only(ask, place.token),
            entries=self._told(place, seat),
            since=max(0, place.moves - 1),
            undo_refused="this is a lesson",
            csrf=csrf,
            hints=False,
        )

    def _told(self, place: Place, seat: int) -> list[Entry]:
        journal = self.played.table.journal
        assert journal is not None
        if place.token or place.end < 0:
            return [entry for entry in journal.read(seat) if entry.at <= place.moves]
        readable = {id(entry) for entry in journal.read(seat)}
        return [entry for entry in journal.entries[: self.played.ends[place.end].entries] if id(entry) in readable]

    def _chair(self, side: Item, number: int, seat: int, place: Place, position: Any) -> Chair:
        standing = next((one for one in self.game.standings(position) if one.seat == number), None)
        asked = bool(place.token) and number == seat
        kind, name = ("me", "You") if number == seat else ("person", "The lesson")
        return Chair(number, side, name, kind, asked, present=True, standing=standing)

    def try_out(self, place: Place, token: str) -> tuple[str, str]:
        """What the rules say of another answer here: a sentence, and the number of the rule that forbids it, if one does."""
        if not place.token:
            raise Problem(409, "nothing is asked here: read, then go on")
        table = self.after(place.moves)
        try:
            table.play(token, self.seat_at(place))
        except TableError as error:
            problem = from_table(error)
            return problem.sentence, problem.rule
        return "The rules allow that too, but the lesson goes another way. Take over, and the game is yours from here.", ""


def only(ask: Question, token: str) -> Question:
    """The question with one answer left; the others are refused by the lesson, those that the rules forbid by the rules."""

    def refusal(item: Item) -> Refusal | None:
        if item.token == token:
            return None
        return (ask.refusal(item) if ask.refusal is not None else None) or Refusal("", "legal, but the lesson goes another way")

    options = [item for item in ask.options if item.token == token]
    return Question(ask.seat, ask.prompt, options, [*ask.among], refusal, ask.rule, ask.note, ask.always)


class Lessons:
    """The lessons of the installed games, each played through when somebody first opens it."""

    def __init__(self) -> None:
        self._rooms: dict[str, Classroom] = {}
        self._lock = asyncio.Lock()

    async def of(self, game: Game[Any]) -> Classroom:
        lesson = game.lesson()
        if lesson is None:
            raise not_found("lesson")
        async with self._lock:
            if game.slug not in self._rooms:
                self._rooms[game.slug] = await asyncio.to_thread(Classroom, game, lesson)
            return self._rooms[game.slug]
