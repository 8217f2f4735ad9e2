"""The room: one live table. It lets one answer happen after the other, wakes the bots, and tells everybody who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from fourthrock.server.course import Course, head_of
from fourthrock.server.metrics import Metrics
from fourthrock.server.problems import Problem, from_table
from fourthrock.server.settings import Limits
from fourthrock.server.store import Chat, Event, NoStore, Person, Seat, Store, TableRow, Taken
from fourthrock.server.store.rows import now
from fourthrock.server.thinking import Thinkers
from fourthrock.server.worker import Job, Thought, choose, opinions
from fourthrock.table import Game, GameIsOver, IllegalAnswer, NothingToUndo, Question, TableError, WrongSeat
from fourthrock.table.dice import dice_for

PRESENCE = ("seats", "status")
"""The fragments that show who is there and who thinks."""
T = TypeVar("T")


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table now: a browser's page, or a program that listens."""

    person: str
    seat: int | None = None
    base: str = ""
    """The server's address, as this viewer sees it."""
    csrf: str = ""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    gone: bool = False
    """The room has closed: come again."""
    left: bool = False
    """The viewer has hung up."""


class Room:
    """A table in play. `drawn` keeps the fragments that are still true, by who sees them."""

    def __init__(self, game: Game[Any], row: TableRow, course: Course, chat: list[Chat], house: Surroundings) -> None:
        self.id = row.id
        self.game = game
        self.row = row
        self.course = course
        self.chat = chat
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.lifted: dict[str, int] = {}
        self.drawn: dict[tuple[str, str], tuple[int, dict[str, str]]] = {}
        self.closed = False
        self._house = house
        self._acting: set[asyncio.Task[Any]] = set()
        self._hand_on()

    # ---------------------------------------------------------------------------------------------------------- chairs

    @property
    def chairs(self) -> list[Seat]:
        return self.row.chairs

    def seats_of(self, person: str) -> list[int]:
        """The seats that this person answers for."""
        return [chair.seat for chair in self.chairs if chair.kind == "person" and chair.person == person and person]

    def present(self) -> set[int]:
        """The seats whose player looks at the table now."""
        people = {viewer.person for viewer in self.viewers if viewer.person}
        seats = {chair.seat for chair in self.chairs if chair.person in people and chair.person}
        return seats | {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    async def take(self, chair: Seat) -> None:
        """Somebody sits down on an open chair."""
        if not await self._house.store.take_chair(self.id, chair):
            raise Problem(409, "somebody has just taken this chair; choose another", "seat")
        mine = self.chairs[chair.seat]
        mine.kind, mine.name, mine.person, mine.nonce = chair.kind, chair.name, chair.person, chair.nonce
        self.changed()

    def hand_chairs(self, guest: Person, to: Person) -> None:
        """What was a guest's is an account's now."""
        theirs = [chair for chair in self.chairs if chair.person == guest.id]
        for chair in theirs:
            chair.person = to.id
            chair.name = to.name if chair.name == guest.name else chair.name
        if theirs:
            self.changed()

    # ------------------------------------------------------------------------------------------------------- what happens

    async def answer(self, seat: int, token: str, at: int) -> int:
        """This seat's answer to the question it saw at event `at`. The number of events after it, once it is on the disk."""
        return await self._to_the_end(self._happen(Event(seat, token), at))

    async def undo(self, seat: int, at: int) -> int:
        return await self._to_the_end(self._happen(Event(seat, "", True), at))

    async def _to_the_end(self, act: Awaitable[T]) -> T:
        """Finish what was begun, even when who asked for it hangs up meanwhile."""
        task = asyncio.ensure_future(act)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        return await asyncio.shield(task)

    async def _happen(self, event: Event, at: int) -> int:
        async with self.lock:
            self._check_fresh(event, at)
            self._apply(event)
            await self._keep(event)
            self._hand_on()
            reached = self.course.at
        self._house.metrics.events.labels("undo" if event.undo else "answer").inc()
        self.wake_bots()
        self.changed()
        return reached

    def _check_fresh(self, event: Event, at: int) -> None:
        if self.closed:
            raise Problem(409, "the table was opened anew; look again and repeat the answer", "at")
        if self.course.table.over and not event.undo:
            raise Problem(409, "the game is over: nobody is asked anything any more")
        fresh = at == self.course.at if event.undo else self.course.is_fresh(event.seat, at)
        if not fresh:
            raise Problem(409, f"the table has moved on to {self.course.at}, this was meant for {at}; look again", "at")

    def _apply(self, event: Event) -> None:
        try:
            self.course.apply(event)
        except (IllegalAnswer, WrongSeat, GameIsOver, NothingToUndo) as error:
            raise from_table(error) from None
        except Exception as error:
            self._house.metrics.fault(f"table {self.id} broke at event {self.course.at + 1}: {type(error).__name__}")
            self.close()
            raise Problem(
                500, "the rules stumbled over this answer; it was not kept, and the game stands where it was"
            ) from error

    async def _keep(self, event: Event) -> None:
        """On the disk before anybody hears of it."""
        course = self.course
        try:
            await self._house.store.append(self.id, course.at, event, course.asked, course.table.over)
        except Taken:
            self.close()
            raise Problem(409, "somebody else has written this move already; look again", "at") from None
        except NoStore:
            self._house.metrics.fault(f"event {course.at} of table {self.id} could not be written")
            self.close()
            raise Problem(503, "the answer could not be kept; nothing has changed, try again", wait=2) from None

    def changed(self, *fragments: str) -> None:
        """These fragments of the page, or any of them, look different now: everybody who looks on is told."""
        if fragments:
            for _, drawn in self.drawn.values():
                for name in fragments:
                    drawn.pop(name, None)
        else:
            self.drawn.clear()
        for viewer in self.viewers:
            viewer.news.set()

    def close(self) -> None:
        """This room no longer stands for its table; whoever is here comes again and finds a new one."""
        self.closed = True
        self._house.forget(self)
        for viewer in self.viewers:
            viewer.gone = True
            viewer.news.set()
        for task in self.thinking.values():
            task.cancel()

    # --------------------------------------------------------------------------------------------------------- looking on

    def enter(self, viewer: Viewer) -> None:
        before = self.present()
        if len(self.viewers) >= self._house.limits.viewers_a_table:
            raise Problem(429, f"no more than {self._house.limits.viewers_a_table} may look at one table", wait=30)
        self.viewers.add(viewer)
        if self.present() != before:
            self.changed(*PRESENCE)

    def leave(self, viewer: Viewer) -> None:
        before = self.present()
        self.viewers.discard(viewer)
        if self.present() != before:
            self.changed(*PRESENCE)

    @property
    def idle(self) -> bool:
        """Whether it may be put away."""
        return not (self.viewers or self.thinking or self._acting or self.lock.locked())

    # --------------------------------------------------------------------------------------------------------- same screen

    def unveil(self, person: str, seat: int) -> None:
        """The device is in the hands of this seat now."""
        self.lifted[person] = seat
        self.changed()

    def veiled_for(self, person: str) -> int | None:
        """The seat that must first take the device, if this person plays several seats on one screen and the next answer is
        secret: the seat sees more than a spectator does, or several are asked at once and none may see what another answers."""
        mine, asked = self._on_screen(person)
        if len(mine) < 2 or not asked or self.lifted.get(person) in asked:
            return None
        return asked[0] if len(asked) > 1 or self.course.is_secret(asked[0]) else None

    def _on_screen(self, person: str) -> tuple[list[int], list[int]]:
        mine = self.seats_of(person)
        return mine, [seat for seat in mine if self.course.table.ask_of(seat) is not None]

    def _hand_on(self) -> None:
        """Where nothing is secret the device goes on by itself to whoever is asked."""
        for person in {chair.person for chair in self.chairs if chair.kind == "person"}:
            mine, asked = self._on_screen(person)
            if len(mine) > 1 and asked and self.lifted.get(person) not in asked and self.veiled_for(person) is None:
                self.lifted[person] = asked[0]

    # --------------------------------------------------------------------------------------------------------- words

    async def say(self, name: str, text: str) -> None:
        line = Chat(self.chat[-1].number + 1 if self.chat else 1, name, text, now())
        self.chat.append(line)
        del self.chat[: -self._house.limits.chat_kept]
        self.changed("chat")
        await self._house.store.add_chat(self.id, line)

    async def note(self, seat: int, text: str) -> None:
        self.chairs[seat].notes = text
        self.changed("notes")
        await self._house.store.set_notes(self.id, seat, text)

    # --------------------------------------------------------------------------------------------------------- bots

    def wake_bots(self) -> None:
        """Every bot that is asked something begins to think, in a worker process."""
        if self.closed:
            return
        for question in self.course.table.asks:
            seat = question.seat
            if self.chairs[seat].kind == "bot" and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat), name=f"bot {self.id}/{seat}")

    async def _think(self, seat: int) -> None:
        """Answer for this bot as long as it is asked; what it thought of a question that is gone is thrown away."""
        try:
            while (question := self.course.table.ask_of(seat)) is not None and not self.closed:
                token = await self._choice(question)
                if self.course.table.ask_of(seat) is question:
                    await self._answer_of_bot(seat, token)
        finally:
            self.thinking.pop(seat, None)
            self.changed(*PRESENCE)

    async def _answer_of_bot(self, seat: int, token: str) -> None:
        try:
            await self.answer(seat, token, self.course.at)
        except Problem as problem:
            if problem.status >= 500 or self.closed:
                self.close()

    async def _choice(self, question: Question) -> str:
        """The bot's token; if the bot fails, a random legal one, so that nobody waits for ever."""
        job = self.job(question.seat, self.chairs[question.seat].bot)
        try:
            with self._house.metrics.thinking.time():
                return await self._house.thinkers.ask(choose, job)
        except Exception as error:
            self._house.metrics.fault(f"bot {job.bot} failed at table {self.id}: {type(error).__name__}")
            return dice_for(job.seed).choose(question.options).token

    async def hint(self, seat: int, bot: str) -> list[Thought]:
        """What a bot would think in this seat, from what this seat can see."""
        if self.course.table.ask_of(seat) is None:
            raise Problem(409, "this seat is not asked anything now", "seat")
        asking = self._house.thinkers.ask(opinions, self.job(seat, bot))
        try:
            return await asyncio.wait_for(asking, self._house.limits.hint_seconds)
        except TimeoutError:
            raise Problem(503, "the bots are busy; ask again in a little while", wait=10) from None
        except TableError:
            raise Problem(409, "the bot has no opinion here") from None

    def job(self, seat: int, bot: str) -> Job:
        moves = [(move.seat, move.item.token) for move in self.course.table.moves]
        seed = f"{self.row.seed}/{seat}/{self.course.at}/bot"
        return Job(self.id, head_of(self.game, self.row), moves, seat, bot, seed)


@dataclass
class Surroundings:
    """What a room needs of the house around it."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    limits: Limits
    forget: Callable[[Room], None]
