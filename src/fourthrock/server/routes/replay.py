"""After the game: replay, branch, rematch. And a record from elsewhere that becomes a table here."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fourthrock.server.call import Call, called
from fourthrock.server.pages.table import table_page
from fourthrock.server.problems import Problem, from_table
from fourthrock.server.room import Room
from fourthrock.server.routes.home import bot_name, may_begin
from fourthrock.server.routes.table import json
from fourthrock.server.scenes import eyes
from fourthrock.server.store import Event, Seat
from fourthrock.table import RecordError, TableError, read_options, record
from fourthrock.table.record import Header, Line


async def replay(call: Call) -> Response:
    """GET /table/{table}/replay?at=N&seat=S: any position of a finished game, with anybody's eyes."""
    room = await call.room()
    eyes(room, call.person)
    shown = await call.desk.replays.of(room)
    at = call.asked_number("at", 0, shown.moves)
    seat = call.asked_number("seat", 0, room.row.seats - 1)
    if seat is None:
        seat = next(iter(room.seats_of(call.person)), None)
    at = shown.moves if at is None else at
    if "application/json" in call.request.headers.get("accept", ""):
        return json({"at": at, "fragments": shown.fragments(at, seat)})
    return call.page(table_page(shown.scene(at, seat, call.csrf), await call.visit()))


async def branch(call: Call) -> Response:
    """POST /table/{table}/branch: a new table that begins after so many moves of a finished one."""
    room = await call.room()
    eyes(room, call.person)
    if not room.course.table.over:
        raise Problem(403, "a game may be played on from the middle when it is over")
    moves = room.course.table.moves
    at = call.number("at", 0, len(moves))
    await may_begin(call)
    person = await call.desk.people.known(call.visitor)
    seat = moves[at].seat if at < len(moves) else 0
    chairs = [_sitter(call, chair, person.name, room.seats_of(call.person) or [seat]) for chair in room.chairs]
    row = await call.desk.house.begin(
        room.game,
        chairs,
        creator=call.person,
        name=room.row.name,
        seed=room.row.seed,
        options=room.row.options,
        moves=[Event(move.seat, move.item.token) for move in moves[:at]],
    )
    return call.to(f"/table/{row.id}")


def _sitter(call: Call, chair: Seat, name: str, mine: list[int]) -> Seat:
    """Who sits there in a branch: I where I sat, the same bots, and bots for everybody else."""
    if chair.seat in mine:
        return Seat(chair.seat, "person", name if len(mine) == 1 else chair.name, call.person)
    bot = chair.bot if chair.kind == "bot" else call.desk.catalogue.hints_by
    if not bot:
        return Seat(chair.seat, "person", chair.name, call.person)
    return Seat(chair.seat, "bot", bot_name(bot), bot=bot)


async def rematch(call: Call) -> Response:
    """POST /table/{table}/rematch: the same game with the same people, once."""
    room = await call.room()
    if not room.seats_of(call.person):
        raise Problem(403, "a rematch is for those who sat at the table")
    if not room.course.table.over:
        raise Problem(409, "the rematch comes when the game is over")
    async with room.lock:
        if not room.row.rematch:
            room.row.rematch = await _again(call, room)
            room.changed()
    return call.to(f"/table/{room.row.rematch}")


async def _again(call: Call, room: Room) -> str:
    await may_begin(call)
    chairs = [Seat(old.seat, old.kind, old.name, old.person, old.bot) for old in room.chairs]
    for chair in chairs:
        if chair.kind == "remote":
            chair.kind, chair.name = "open", ""
    begin = call.desk.house.begin
    row = await begin(room.game, chairs, creator=call.person, name=room.row.name, options=room.row.options, watch=room.row.watch)
    if await call.desk.store.set_rematch(room.id, row.id):
        return row.id
    known = await call.desk.store.table(room.id)
    return row.id if known is None else known.rematch


# ------------------------------------------------------------------------------------------------------------- uploads


async def upload(call: Call) -> Response:
    """POST /upload (a form with the file `record`): a table from a record, every move and fingerprint checked first."""
    call.pace("uploads", call.desk.settings.limits.uploads)
    row = await stored(call, await call.upload("record"))
    return call.to(f"/table/{row}")


async def stored(call: Call, text: str) -> str:
    """The table of this record: all its seats are the uploader's, who has read the seed and knows everything."""
    head, events = await asyncio.to_thread(checked, call, text)
    game = call.desk.catalogue.find(head.game)
    await may_begin(call)
    await call.desk.people.known(call.visitor)
    sides = game.sides(head.seats, read_options(game, head.options))
    names = [name[: call.desk.settings.limits.name] for name in head.names] + [side.name for side in sides[len(head.names) :]]
    chairs = [Seat(seat, "person", names[seat] or sides[seat].name, call.person) for seat in range(head.seats)]
    row = await call.desk.house.begin(game, chairs, creator=call.person, seed=head.seed, options=head.options, moves=events)
    return row.id


def checked(call: Call, text: str) -> tuple[Header, list[Event]]:
    """A record, followed to its end in a thread of its own; a Problem that names the line where it goes wrong."""
    most = call.desk.settings.limits.record_moves
    try:
        head, lines = record.read(text if text.endswith("\n") else text + "\n")
        if len(lines) > most:
            raise Problem(413, f"a record of at most {most} lines is taken here; this one has {len(lines)}", "record")
        if not 0 < len(head.seed) <= 100:
            raise RecordError(1, "the seed has 1 to 100 letters")
        table = record.open_table(head, call.desk.catalogue.find)
        for _ in record.steps(table, head, lines):
            pass
    except TableError as error:
        raise from_table(error) from None
    return head, [_event(line) for line in lines if line.fingerprint is None]


def _event(line: Line) -> Event:
    seat: Any = line.seat
    return Event(seat, line.play or "", line.undo)


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/replay", called(replay)),
    Route("/table/{table}/branch", called(branch), methods=["POST"]),
    Route("/table/{table}/rematch", called(rematch), methods=["POST"]),
    Route("/upload", called(upload), methods=["POST"]),
]
