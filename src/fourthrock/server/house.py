"""The house: the rooms that are open now, and how tables begin."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from fourthrock.bots import options_for
from fourthrock.server.catalogue import Catalogue
from fourthrock.server.course import follow, head_of
from fourthrock.server.metrics import Metrics
from fourthrock.server.problems import Problem, from_table, not_found
from fourthrock.server.room import Room, Surroundings
from fourthrock.server.settings import Settings
from fourthrock.server.store import Event, Person, Seat, Store, TableRow
from fourthrock.server.thinking import Thinkers
from fourthrock.table import BadSetup, Game, Item, read_options
from fourthrock.table.record import begin

ID = re.compile(r"[a-z2-7]{13}")
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_id(length: int = 13) -> str:
    """An address that cannot be guessed: five bits a letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class House:
    def __init__(self, settings: Settings, store: Store, catalogue: Catalogue, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.catalogue = catalogue
        self.thinkers = thinkers
        self.metrics = metrics
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._surroundings = Surroundings(store, thinkers, metrics, settings.limits, self.forget)

    # ----------------------------------------------------------------------------------------------------------- rooms

    async def room(self, id_: str) -> Room:
        """The room of this table, rebuilt from its record if it is not open."""
        room = self._rooms.get(id_)
        if room is not None:
            self._rooms.move_to_end(id_)
            return room
        if not ID.fullmatch(id_):
            raise not_found("table")
        opening = self._opening.get(id_)
        if opening is None:
            opening = self._opening[id_] = asyncio.create_task(self._open(id_), name=f"open {id_}")
            opening.add_done_callback(lambda task: self._opened(id_, task))
        return await asyncio.shield(opening)

    async def _open(self, id_: str) -> Room:
        row = await self.store.table(id_)
        if row is None:
            raise not_found("table")
        game = self.catalogue.find(row.game)
        course = await follow(game, row, await self.store.events(id_))
        chat = await self.store.chat(id_, self.settings.limits.chat_kept)
        room = Room(game, row, course, chat, self._surroundings)
        self._rooms[id_] = room
        self._put_away()
        self.metrics.rooms.set(len(self._rooms))
        room.wake_bots()
        return room

    def _opened(self, id_: str, task: asyncio.Task[Room]) -> None:
        self._opening.pop(id_, None)
        if not task.cancelled():
            task.exception()

    def _put_away(self) -> None:
        """Close the rooms that nobody has needed for longest."""
        spare = len(self._rooms) - self.settings.rooms_kept
        if spare > 0:
            for room in [room for room in self._rooms.values() if room.idle][:spare]:
                room.close()

    def moved(self, guest: Person, to: Person) -> None:
        """The chairs of this guest are an account's now: in the open rooms, as in the store."""
        for room in self._rooms.values():
            room.hand_chairs(guest, to)

    def forget(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.metrics.rooms.set(len(self._rooms))

    async def close(self) -> None:
        """Let everything that was begun come to its end."""
        rooms = list(self._rooms.values())
        for room in rooms:
            room.close()
        tasks = [task for room in rooms for task in (*room.thinking.values(), *room._acting)]
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def open_rooms(self) -> int:
        return len(self._rooms)

    # ------------------------------------------------------------------------------------------------------ new tables

    async def begin(
        self,
        game: Game[Any],
        chairs: Sequence[Seat],
        *,
        creator: str,
        name: str = "",
        seed: str = "",
        options: Mapping[str, Any] | None = None,
        watch: bool = True,
        moves: Sequence[Event] = (),
    ) -> TableRow:
        """Set a table up and keep it. The seed decides all chance, so nobody may choose it who invites others."""
        if seed and any(chair.kind == "open" for chair in chairs):
            raise Problem(422, "a chosen seed gives every hidden card away: leave it empty when others may join", "seed")
        row = TableRow(
            id=new_id(),
            name=name,
            game=game.slug,
            version=game.version,
            seats=len(chairs),
            seed=seed or secrets.token_hex(16),
            options=_with_nonplayers(game, options or {}, chairs),
            creator=creator,
            invite=new_id(20),
            watch=watch,
            chairs=list(chairs),
        )
        _check(game, row.seats, row.seed, row.options)
        course = await follow(game, row, moves)
        row.options = head_of(game, row).options
        row.at, row.asked, row.over = course.at, course.asked, course.table.over
        await self.store.add_table(row, moves)
        return row


def seats_for(game: Game[Any], seats: int, options: Mapping[str, Any]) -> list[Item]:
    """What the seats are called; a Problem where so many cannot play, or not with these options."""
    _check(game, seats, "a trial", options)
    return game.sides(seats, read_options(game, options))


def _with_nonplayers(game: Game[Any], options: Mapping[str, Any], chairs: Sequence[Seat]) -> dict[str, Any]:
    """The options, and in them which of the chairs the rules themselves play."""
    try:
        return dict(msgspec.to_builtins(options_for(game, options, [chair.bot for chair in chairs])))
    except BadSetup as error:
        raise from_table(error) from None


def _check(game: Game[Any], seats: int, seed: str, options: Mapping[str, Any]) -> None:
    try:
        begin(game, seats, seed, options)
    except BadSetup as error:
        raise from_table(error) from None
