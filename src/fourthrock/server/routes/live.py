"""The live connection of a page: it sends the fragments that have changed, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fourthrock.server.call import address_of, whole
from fourthrock.server.desk import Desk
from fourthrock.server.problems import Problem
from fourthrock.server.room import Room, Viewer
from fourthrock.server.scenes import drawn_for, eyes

ALWAYS = ("seats", "chat", "notes", "status")
"""What may have changed without an event: sent anew to whoever comes back."""
MOST_EVENTS = 999_999_999
NOTHING_YET = -1
COME_AGAIN = 1012
REFUSED = 1008


async def live(socket: WebSocket) -> None:
    """GET /table/{table}/live?seat=S&since=N"""
    desk: Desk = socket.app.state.desk
    try:
        room, viewer, since = await _admitted(socket, desk)
        async with connected(socket, desk, room, viewer):
            await _tell(socket, room, viewer, since)
    except Problem as problem:
        await refuse(socket, problem)


async def _admitted(socket: WebSocket, desk: Desk) -> tuple[Room, Viewer, int]:
    check_origin(socket)
    visitor = await desk.people.visitor(socket)
    room = await desk.house.room(socket.path_params["table"])
    given = socket.query_params
    wanted = whole(given["seat"], "seat", 0, room.row.seats - 1) if given.get("seat") else None
    eyes(room, visitor.id, wanted)
    since = whole(given["since"], "since", 0, MOST_EVENTS) if given.get("since") else NOTHING_YET
    scheme = "https" if socket.url.scheme == "wss" else "http"
    base = f"{scheme}://{socket.url.netloc}"
    return room, Viewer(visitor.id, base=base, csrf=desk.people.csrf(visitor)), since


def check_origin(socket: WebSocket) -> None:
    """Other sites may not open a connection with our visitor's cookie."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Problem(403, "a live connection is for pages of this server")


@asynccontextmanager
async def connected(socket: WebSocket, desk: Desk, room: Room, viewer: Viewer) -> AsyncIterator[None]:
    """Accept the connection, count it, and hear when the other side hangs up."""
    where = address_of(socket)
    limit = desk.settings.limits.connections_an_address
    if desk.connections.get(where, 0) >= limit:
        raise Problem(429, f"no more than {limit} live connections from one address")
    room.enter(viewer)
    desk.connections[where] = desk.connections.get(where, 0) + 1
    desk.metrics.viewers.inc()
    listening = None
    try:
        await socket.accept()
        listening = asyncio.create_task(_until_gone(socket, viewer))
        with suppress(WebSocketDisconnect, RuntimeError):
            yield
    finally:
        if listening is not None:
            listening.cancel()
        desk.metrics.viewers.dec()
        desk.connections[where] -= 1
        if not desk.connections[where]:
            del desk.connections[where]
        room.leave(viewer)


async def refuse(socket: WebSocket, problem: Problem) -> None:
    """Say why there is no connection, in the one place where a WebSocket can say it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(msgspec.json.encode(problem.as_error()).decode())
        await socket.close(REFUSED)


async def _until_gone(socket: WebSocket, viewer: Viewer) -> None:
    """Nothing that a page says here is heard; too much of it, or hanging up, ends the connection."""
    for _ in range(100):
        if (await socket.receive())["type"] == "websocket.disconnect":
            break
    viewer.left = True
    viewer.news.set()


async def _tell(socket: WebSocket, room: Room, viewer: Viewer, since: int) -> None:
    """Send what changed, whenever something does. A slow page gets the newest state, not every state between."""
    sent: dict[str, str] = {}
    first = True
    while True:
        async with room.lock:
            at, drawn = drawn_for(room, viewer)
        if first and since == at and len(room.seats_of(viewer.person)) < 2:
            sent = {name: html for name, html in drawn.items() if name not in ALWAYS}
        changed = {name: html for name, html in drawn.items() if sent.get(name) != html}
        if changed or first:
            await socket.send_text(msgspec.json.encode({"at": at, "fragments": changed}).decode())
        sent, first = drawn, False
        await viewer.news.wait()
        viewer.news.clear()
        if viewer.left:
            return
        if viewer.gone:
            await socket.close(COME_AGAIN)
            return


ROUTES: list[BaseRoute] = [WebSocketRoute("/table/{table}/live", live)]
