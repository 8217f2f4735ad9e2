"""Learning a game: the places of its lesson, trying something else at one of them, and taking over."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fourthrock.server.call import Call, called
from fourthrock.server.lessons import Classroom
from fourthrock.server.pages.learn import Shown, fragments, learn_page
from fourthrock.server.pages.table import plate_of
from fourthrock.server.problems import not_found
from fourthrock.server.routes.home import bot_name, may_begin
from fourthrock.server.routes.table import FOR_EVER, json
from fourthrock.server.store import Event, Seat

TOKEN = 80


async def classroom(call: Call) -> Classroom:
    """The lesson of the game in the address."""
    return await call.desk.lessons.of(call.desk.catalogue.find(call.request.path_params["game"]))


async def learn(call: Call) -> Response:
    """GET /games/{game}/learn?at=N: a place of the lesson; as JSON its fragments."""
    room = await classroom(call)
    at = call.asked_number("at", 0, len(room.lesson.places) - 1) or 0
    shown = await asyncio.to_thread(Shown, room, at, call.csrf)
    if "application/json" in call.request.headers.get("accept", ""):
        return json({"at": at, "fragments": fragments(shown)})
    return call.page(learn_page(shown, await call.visit()))


async def plate(call: Call) -> Response:
    """GET /games/{game}/learn/{digest}.svg?at=N: the still part of the board."""
    room = await classroom(call)
    at = call.asked_number("at", 0, len(room.lesson.places) - 1) or 0
    digest, drawn = plate_of(room.scene(room.place(at), ""))
    if digest != call.request.path_params["digest"]:
        raise not_found("board")
    return Response(drawn, media_type="image/svg+xml", headers=FOR_EVER)


async def try_out(call: Call) -> Response:
    """GET /games/{game}/learn/try?at=N&token=T: what the rules say of another click."""
    room = await classroom(call)
    at = call.asked_number("at", 0, len(room.lesson.places) - 1) or 0
    token = call.request.query_params.get("token", "")[:TOKEN]
    said, rule = await asyncio.to_thread(room.try_out, room.place(at), token)
    return json({"said": said, "rule": rule})


async def take_over(call: Call) -> Response:
    """POST /games/{game}/learn: a table of one's own that begins at this place, with bots for the other seats."""
    room = await classroom(call)
    place = room.place(call.number("at", 0, len(room.lesson.places) - 1))
    seat = call.number("seat", 0, room.lesson.seats - 1)
    await may_begin(call)
    person = await call.desk.people.known(call.visitor)
    bot = call.desk.catalogue.hints_by
    chairs = [
        Seat(number, "person", person.name if number == seat else side.name, call.person)
        if number == seat or not bot
        else Seat(number, "bot", bot_name(bot), bot=bot)
        for number, side in enumerate(room.sides)
    ]
    row = await call.desk.house.begin(
        room.game,
        chairs,
        creator=call.person,
        name=f"From the lesson: {room.lesson.step_at(place).title}"[:60],
        options=room.lesson.fixed(room.after(place.moves).position),
        moves=[Event(number, token) for number, token in room.lesson.moves()[: place.moves]],
    )
    return call.to(f"/table/{row.id}")


ROUTES: list[BaseRoute] = [
    Route("/games/{game}/learn", called(learn)),
    Route("/games/{game}/learn", called(take_over), methods=["POST"]),
    Route("/games/{game}/learn/try", called(try_out)),
    Route("/games/{game}/learn/{digest}.svg", called(plate)),
]
