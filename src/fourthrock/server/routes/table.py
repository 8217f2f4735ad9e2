"""The table: its page, and what is done at it."""

from __future__ import annotations

import asyncio
import unicodedata

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fourthrock.server.call import Call, called
from fourthrock.server.course import head_of
from fourthrock.server.pages.table import hint as hint_fragment
from fourthrock.server.pages.table import plate_of, table_page
from fourthrock.server.pages.visit import Hint
from fourthrock.server.problems import Problem, not_found
from fourthrock.server.room import Room
from fourthrock.server.scenes import eyes, scene_for, token_name
from fourthrock.table import record

FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    token: str
    at: int


class SeatAt(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    at: int = -1


class SeatOnly(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class Said(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    seat: int | None = None


def json(given: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(given), status, media_type="application/json")


def my_seat(call: Call, room: Room, seat: int) -> int:
    """The seat, if this person sits there."""
    if seat not in room.seats_of(call.person):
        raise Problem(403, f"seat {seat} is not yours at this table", "seat")
    return seat


async def table(call: Call) -> Response:
    """GET /table/{table}: the page."""
    room = await call.room()
    wanted = call.asked_number("seat", 0, room.row.seats - 1)
    async with room.lock:
        eyes(room, call.person, wanted)
        html = table_page(scene_for(room, call.person, call.base, call.csrf), await call.visit())
    return call.page(html)


async def plate(call: Call) -> Response:
    """GET /table/{table}/plate/{digest}.svg: the still part of the board."""
    room = await call.room()
    async with room.lock:
        digest, drawn = plate_of(scene_for(room, call.person))
    if digest != call.request.path_params["digest"]:
        raise not_found("board")
    return Response(drawn, media_type="image/svg+xml", headers=FOR_EVER)


async def answer(call: Call) -> Response:
    """POST /table/{table}/answer"""
    room = await call.room()
    given = await call.json(Answer)
    return json({"at": await room.answer(my_seat(call, room, given.seat), given.token, given.at)})


async def undo(call: Call) -> Response:
    """POST /table/{table}/undo"""
    room = await call.room()
    given = await call.json(SeatAt)
    at = room.course.at if given.at < 0 else given.at
    return json({"at": await room.undo(my_seat(call, room, given.seat), at)})


async def unveil(call: Call) -> Response:
    """POST /table/{table}/unveil: on a same screen, this seat has the device now."""
    room = await call.room()
    seat = my_seat(call, room, (await call.json(SeatAt)).seat)
    room.unveil(call.person, seat)
    return json({"at": room.course.at})


async def hint(call: Call) -> Response:
    """POST /table/{table}/hint: what a bot would think."""
    room = await call.room()
    seat = my_seat(call, room, (await call.json(SeatAt)).seat)
    bot = call.desk.catalogue.hints_by
    if not bot:
        raise Problem(404, "no bot that could give a hint is installed here")
    call.pace("hints", call.desk.settings.limits.hints)
    thoughts = await room.hint(seat, bot)
    visits = sum(thought.visits for thought in thoughts) or 1
    hints = [Hint(t.token, token_name(room.game, t.token), t.visits / visits, t.value) for t in thoughts]
    hints.sort(key=lambda one: (-one.share, -one.worth))
    return json({"fragments": {"hint": str.__str__(str(hint_fragment(hints)))}, "hints": hints})


async def say(call: Call) -> Response:
    """POST /table/{table}/say"""
    room = await call.room()
    given = await call.json(Said)
    seats = room.seats_of(call.person)
    if not seats:
        raise Problem(403, "only those who sit at the table talk here")
    call.pace("chats", call.desk.settings.limits.chats)
    most = call.desk.settings.limits.chat_line
    text = " ".join("".join(letter for letter in given.text if unicodedata.category(letter) != "Cc" or letter.isspace()).split())
    if not 1 <= len(text) <= most:
        raise Problem(422, f"say something of 1 to {most} letters; this has {len(text)}", "text")
    await room.say(room.chairs[given.seat if given.seat in seats else seats[0]].name, text)
    return json({"at": room.course.at})


async def notes(call: Call) -> Response:
    """POST /table/{table}/notes: what only this seat reads."""
    room = await call.room()
    given = await call.json(Said)
    seats = room.seats_of(call.person)
    seat = my_seat(call, room, seats[0] if given.seat is None and seats else -1 if given.seat is None else given.seat)
    most = call.desk.settings.limits.notes
    if len(given.text) > most:
        raise Problem(422, f"notes have at most {most} letters; these have {len(given.text)}", "text")
    await room.note(seat, given.text)
    return json({"at": room.course.at})


async def download(call: Call) -> Response:
    """GET /table/{table}/record.jsonl: the record, once the game is over, for its seed gives everything away."""
    room = await call.room()
    text = await asyncio.to_thread(record_of, room)
    name = f'attachment; filename="{room.row.game}-{room.id[:6]}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


def record_of(room: Room) -> str:
    if not room.course.table.over:
        raise Problem(403, "the record opens when the game is over: its seed tells every hidden card")
    return record.write(head_of(room.game, room.row), room.course.table)


ROUTES: list[BaseRoute] = [
    Route("/table/{table}", called(table)),
    Route("/table/{table}/plate/{digest}.svg", called(plate)),
    Route("/table/{table}/answer", called(answer), methods=["POST"]),
    Route("/table/{table}/undo", called(undo), methods=["POST"]),
    Route("/table/{table}/unveil", called(unveil), methods=["POST"]),
    Route("/table/{table}/hint", called(hint), methods=["POST"]),
    Route("/table/{table}/say", called(say), methods=["POST"]),
    Route("/table/{table}/notes", called(notes), methods=["POST"]),
    Route("/table/{table}/record.jsonl", called(download)),
]
