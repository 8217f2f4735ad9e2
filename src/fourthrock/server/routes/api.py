"""The JSON API: what a program needs to play a whole game. Each seat has a bearer token; there are no cookies here."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from fourthrock.server.call import address_of, decoded, whole
from fourthrock.server.desk import Desk
from fourthrock.server.house import seats_for
from fourthrock.server.openapi import Operation, Parameter, document
from fourthrock.server.problems import Problem, not_found
from fourthrock.server.room import Room, Viewer
from fourthrock.server.routes import shapes
from fourthrock.server.routes.home import bot_name
from fourthrock.server.routes.live import COME_AGAIN, MOST_EVENTS, connected, refuse
from fourthrock.server.routes.table import record_of
from fourthrock.server.scenes import options_of, sides_of
from fourthrock.server.store import Seat
from fourthrock.table import EVERYONE, Game, Question


class Caller:
    """One request of the API: its table, and the seat whose token it carries."""

    def __init__(self, connection: HTTPConnection, body: bytes = b"") -> None:
        self.connection = connection
        self.desk: Desk = connection.app.state.desk
        self.body = body

    async def room(self) -> Room:
        return await self.desk.house.room(self.connection.path_params["table"])

    def seat(self, room: Room) -> int | None:
        """The seat of the token; None without a token, if others may watch this table."""
        header = self.connection.headers.get("authorization", "")
        if not header:
            if not room.row.watch:
                raise Problem(403, "this table is for those who sit at it; send your seat's token")
            return None
        scheme, _, token = header.partition(" ")
        named = self.desk.people.seat_of_token(token.strip()) if scheme.lower() == "bearer" else None
        if named is None:
            raise Problem(401, "this is not a token of this server; send 'Authorization: Bearer TOKEN'", "authorization")
        table, seat, nonce = named
        chair = room.chairs[seat] if table == room.id and 0 <= seat < len(room.chairs) else None
        if chair is None or not secrets.compare_digest(chair.nonce, nonce):
            raise Problem(403, "this token is for another seat or another table", "authorization")
        return seat

    def my_seat(self, room: Room) -> int:
        seat = self.seat(room)
        if seat is None:
            raise Problem(401, "this needs the token of a seat: send 'Authorization: Bearer TOKEN'", "authorization")
        return seat

    def number(self, name: str, least: int, most: int, default: int) -> int:
        value = self.connection.query_params.get(name)
        return default if value is None else whole(value, name, least, most)


# ----------------------------------------------------------------------------------------------------- games and tables


async def games(caller: Caller) -> shapes.Games:
    """The games that are installed, with their options and the bots on offer."""
    catalogue = caller.desk.catalogue
    return shapes.Games([_about(game, catalogue.bots_for(game)) for game in catalogue.games], catalogue.bots)


def _about(game: Game[Any], bots: list[str]) -> shapes.GameInfo:
    schema = msgspec.json.schema(game.options)
    options = schema["$defs"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    return shapes.GameInfo(game.slug, game.title, game.about, game.minutes, game.weight, game.version, game.seats, options, bots)


async def make_table(caller: Caller) -> shapes.Made:
    """A new table. Every remote chair comes with its token; an open chair is taken with the invitation."""
    desk = caller.desk
    given = decoded(caller.body, shapes.NewTable)
    game = desk.catalogue.find(given.game)
    if len(given.chairs) not in game.seats:
        seats = ", ".join(map(str, game.seats))
        raise Problem(422, f"{game.title} is for {seats} seats, not {len(given.chairs)}", "chairs")
    where = f"api {address_of(caller.connection)}"
    desk.pace.check("new tables", where, desk.settings.limits.new_tables)
    if await desk.store.running_of(where) >= desk.settings.limits.running_with_account:
        raise Problem(429, "too many unfinished tables were made from this address; finish some first", wait=60)
    sides = seats_for(game, len(given.chairs), given.options)
    chairs = [_chair(caller, game, seat, chair, sides[seat].name) for seat, chair in enumerate(given.chairs)]
    row = await desk.house.begin(
        game, chairs, creator=where, name=given.name, seed=given.seed, options=given.options, watch=given.watch
    )
    await desk.house.room(row.id)
    seats_made = [
        shapes.SeatMade(chair.seat, side.token, chair.kind, chair.name, _token(caller, row.id, chair))
        for chair, side in zip(chairs, sides)
    ]
    has_open = any(chair.kind == "open" for chair in chairs)
    return shapes.Made(row.id, f"/table/{row.id}", row.invite if has_open else None, seats_made)


def _chair(caller: Caller, game: Game[Any], seat: int, chair: shapes.NewChair, side: str) -> Seat:
    if chair.kind == "bot":
        spec = caller.desk.catalogue.bot(chair.bot or "greedy", game)
        return Seat(seat, "bot", chair.name or bot_name(spec), bot=spec)
    if chair.kind == "open":
        return Seat(seat, "open")
    name = caller.desk.people.checked_name(chair.name) if chair.name else side
    return Seat(seat, "remote", name, nonce=secrets.token_urlsafe(12))


def _token(caller: Caller, table: str, chair: Seat) -> str | None:
    return caller.desk.people.token(table, chair.seat, chair.nonce) if chair.kind == "remote" else None


async def table(caller: Caller) -> shapes.TableState:
    """What everybody may know of a table."""
    room = await caller.room()
    async with room.lock:
        caller.seat(room)
        played, present = room.course.table, room.present()
        chairs = [
            shapes.ChairState(chair.seat, side.token, side.name, chair.kind, chair.name, chair.seat in present)
            for chair, side in zip(room.chairs, sides_of(room))
        ]
        standings = [shapes.StandingLine(one.seat, one.place, one.score) for one in played.standings()]
        options = msgspec.to_builtins(options_of(room))
        return shapes.TableState(
            table=room.id,
            name=room.row.name,
            game=room.row.game,
            version=room.row.version,
            options=options,
            at=room.course.at,
            moves=len(played.moves),
            over=played.over,
            asked=list(played.seats_asked),
            chairs=chairs,
            standings=standings,
        )


async def join(caller: Caller) -> shapes.Joined:
    """Sit down on an open chair."""
    room = await caller.room()
    given = decoded(caller.body, shapes.Join)
    if not secrets.compare_digest(given.invite.encode(), room.row.invite.encode()):
        raise Problem(403, "this is not the invitation of this table", "invite")
    free = [chair.seat for chair in room.chairs if chair.kind == "open"]
    if not free:
        raise Problem(409, "every chair is taken", "seat")
    seat = free[0] if given.seat is None else given.seat
    if seat not in free:
        raise Problem(409, f"seat {seat} is not open; open are {', '.join(map(str, free))}", "seat")
    chair = Seat(seat, "remote", caller.desk.people.checked_name(given.name), nonce=secrets.token_urlsafe(12))
    await room.take(chair)
    return shapes.Joined(room.id, seat, caller.desk.people.token(room.id, seat, chair.nonce))


# ------------------------------------------------------------------------------------------------------------- playing


async def view(caller: Caller) -> shapes.View:
    """What the seat of the token sees; without one, what a spectator sees."""
    room = await caller.room()
    async with room.lock:
        seat = caller.seat(room)
        return shapes.View(room.course.at, seat, msgspec.to_builtins(room.course.table.view(seat)))


async def question(caller: Caller) -> shapes.Asked:
    """What the seat is asked. With `wait`, the answer comes when it is asked something, or the game or the time is over."""
    room = await caller.room()
    seat = caller.my_seat(room)
    wait = caller.number("wait", 0, int(caller.desk.settings.limits.wait_seconds), 0)
    await _until(room, seat, lambda: room.course.table.ask_of(seat) is not None or room.course.table.over, wait)
    async with room.lock:
        played = room.course.table
        asked = played.ask_of(seat)
        return shapes.Asked(room.course.at, played.over, None if asked is None else _question(asked))


def _question(asked: Question) -> shapes.QuestionShown:
    options = [shapes.Option(option.token, option.name, asked.note_on(option)) for option in asked.options]
    refused = [shapes.Refused(item.token, item.name, refusal.rule, refusal.sentence) for item, refusal in asked.refused()]
    return shapes.QuestionShown(asked.seat, asked.prompt, asked.rule, options, refused)


async def log(caller: Caller) -> shapes.Log:
    """What happened after the event `since`, as far as the seat may read it. With `wait`, as soon as something happens."""
    room = await caller.room()
    seat = caller.seat(room)
    since = caller.number("since", 0, MOST_EVENTS, 0)
    wait = caller.number("wait", 0, int(caller.desk.settings.limits.wait_seconds), 0)
    await _until(room, seat, lambda: room.course.at > since or room.course.table.over, wait)
    async with room.lock:
        return _log(room, seat, since)


def _log(room: Room, seat: int | None, since: int) -> shapes.Log:
    base, entries = room.course.entries_since(seat, min(since, room.course.at))
    lines = [shapes.LogLine(entry.at, entry.level, str(entry), entry.readers != EVERYONE) for entry in entries]
    return shapes.Log(room.course.at, room.course.table.over, list(room.course.table.seats_asked), base, lines)


async def _until(room: Room, seat: int | None, happened: Callable[[], bool], wait: int) -> None:
    """Wait for something to happen at a table, so many seconds at most."""
    if wait == 0 or happened():
        return
    viewer = Viewer("", seat)
    room.enter(viewer)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while not (happened() or viewer.gone):
                    await viewer.news.wait()
                    viewer.news.clear()
    finally:
        room.leave(viewer)


async def answer(caller: Caller) -> shapes.At:
    """Answer the open question. `at` is the event number at which the question was read."""
    room = await caller.room()
    seat = caller.my_seat(room)
    given = decoded(caller.body, shapes.Answer)
    return shapes.At(await room.answer(seat, given.token, given.at))


async def undo(caller: Caller) -> shapes.At:
    """Take back the seat's last answer: never over a die, a card, a reveal or another seat's answer."""
    room = await caller.room()
    seat = caller.my_seat(room)
    return shapes.At(await room.undo(seat, decoded(caller.body, shapes.At).at))


async def record(caller: Caller) -> Response:
    """The record of a finished game."""
    room = await caller.room()
    caller.seat(room)
    return Response(await asyncio.to_thread(record_of, room), media_type="application/jsonl")


async def live(socket: WebSocket) -> None:
    """GET /api/v1/tables/{table}/live?since=N as a WebSocket: the log as it grows. The token is in the header."""
    caller = Caller(socket)
    try:
        room = await caller.room()
        viewer = Viewer("", caller.seat(room))
        since = caller.number("since", 0, MOST_EVENTS, 0)
        async with connected(socket, caller.desk, room, viewer):
            await _tell(socket, room, viewer, since)
    except Problem as problem:
        await refuse(socket, problem)


async def _tell(socket: WebSocket, room: Room, viewer: Viewer, since: int) -> None:
    first = True
    while True:
        async with room.lock:
            news = _log(room, viewer.seat, since)
        if first or news.at > since:
            await socket.send_text(msgspec.json.encode(news).decode())
        since, first = news.at, False
        await viewer.news.wait()
        viewer.news.clear()
        if viewer.left:
            return
        if viewer.gone:
            await socket.close(COME_AGAIN)
            return


# -------------------------------------------------------------------------------------------------------- the operations

TABLE = "/api/v1/tables/{table}"
SINCE = Parameter("since", "the number of events that are known already", MOST_EVENTS)
WAIT = Parameter("wait", "how many seconds to wait for news", 25)
WRITER = (400, 403, 404, 409, 413, 415, 422, 429, 503)
PLAYER = (400, 401, 403, 404, 409, 413, 422, 429, 503)

OPERATIONS = [
    Operation("GET", "/api/v1/games", games, shapes.Games, problems=(429,)),
    Operation("POST", "/api/v1/tables", make_table, shapes.Made, shapes.NewTable, 201, problems=WRITER),
    Operation("GET", TABLE, table, shapes.TableState, seat="maybe", problems=(401, 403, 404, 409, 429)),
    Operation("POST", TABLE + "/join", join, shapes.Joined, shapes.Join, problems=WRITER),
    Operation("GET", TABLE + "/view", view, shapes.View, seat="maybe", problems=(401, 403, 404, 409, 429)),
    Operation("GET", TABLE + "/question", question, shapes.Asked, seat="yes", query=[WAIT], problems=PLAYER),
    Operation("GET", TABLE + "/log", log, shapes.Log, seat="maybe", query=[SINCE, WAIT], problems=PLAYER),
    Operation("POST", TABLE + "/answer", answer, shapes.At, shapes.Answer, seat="yes", problems=(*PLAYER, 415)),
    Operation("POST", TABLE + "/undo", undo, shapes.At, shapes.At, seat="yes", problems=(*PLAYER, 415)),
    Operation("GET", TABLE + "/record", record, None, seat="maybe", problems=(401, 403, 404, 409, 429)),
]


def served(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    """An operation as Starlette calls it."""

    async def endpoint(request: Request) -> Response:
        caller = Caller(request)
        limits = caller.desk.settings.limits
        kind, rate = ("acts", limits.acts) if operation.method == "POST" else ("reads", limits.reads)
        caller.desk.pace.check(f"api {kind}", request.headers.get("authorization") or address_of(request), rate)
        if operation.body is not None:
            if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise Problem(415, "the body must be JSON, sent as application/json")
            caller.body = await request.body()
        reply = await operation.handler(caller)
        if isinstance(reply, Response):
            return reply
        return Response(msgspec.json.encode(reply), operation.status, media_type="application/json")

    return endpoint


async def openapi(_request: Request) -> Response:
    """GET /api/openapi.json"""
    return Response(document(OPERATIONS), media_type="application/json")


async def nothing(_request: Request) -> Response:
    raise not_found("part of the API")


ROUTES: list[BaseRoute] = [
    Route("/api/openapi.json", openapi),
    *[Route(operation.path, served(operation), methods=[operation.method]) for operation in OPERATIONS],
    WebSocketRoute(TABLE + "/live", live),
    Route("/api/{rest:path}", nothing),
]
