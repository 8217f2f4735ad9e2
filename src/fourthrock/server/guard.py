"""The guard around every request: how large it may be, the headers of the answer, a sentence for whatever goes wrong."""

from __future__ import annotations

import logging
import time
import traceback
from contextlib import suppress
from typing import Any

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from fourthrock.server.desk import Desk
from fourthrock.server.pages.error import error_page
from fourthrock.server.pages.visit import Visit
from fourthrock.server.problems import Problem
from fourthrock.server.store import NoStore, Taken

LOG = logging.getLogger("fourthrock.server")
POLICY = (  # attributes of style are the drawings'; style elements, like scripts, come from our own files alone
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SENTENCES = {404: "there is nothing at this address", 405: "this address does not take that kind of request"}
UPLOADS = ("/upload", "/api/v1/records")
BROKEN = 1011
ROOM_FOR_FORM = 16 * 1024


class Guard:
    """ASGI middleware, the outermost."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._socket(scope, receive, send)
            return
        desk: Desk = scope["app"].state.desk
        started = time.perf_counter()
        answer = _Answer(send, scope["scheme"] == "https")
        try:
            await self.app(scope, _measured(desk, scope, receive), answer.send)
        except Exception as error:
            _fault(scope, error)
            if not answer.status:
                problem = Problem(500, "something broke on this side; nothing of the request was kept")
                await as_response(Request(scope), problem)(scope, receive, answer.send)
        desk.metrics.requests.labels(scope["method"], _route(scope), str(answer.status)).inc()
        desk.metrics.seconds.labels(_route(scope)).observe(time.perf_counter() - started)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A live connection. If it breaks, it ends; the page connects again."""
        try:
            await self.app(scope, receive, send)
        except (WebSocketDisconnect, OSError):
            return  # the other side hung up, which is its right
        except Exception as error:
            _fault(scope, error)
            with suppress(RuntimeError):
                await send({"type": "websocket.close", "code": BROKEN})


def _fault(scope: Scope, error: Exception) -> None:
    """Note what broke: its kind and where, never its words, which may speak of cards."""
    desk: Desk = scope["app"].state.desk
    desk.metrics.fault(f"{type(error).__name__} on {_route(scope)}")
    LOG.error("%s", "".join(traceback.format_tb(error.__traceback__)))


class _Answer:
    """The answer on its way out: it gets its headers, and its status is noted."""

    def __init__(self, send: Send, secure: bool) -> None:
        self._send = send
        self._secure = secure
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            if self._secure:
                headers["strict-transport-security"] = "max-age=31536000"
        await self._send(message)


def _measured(desk: Desk, scope: Scope, receive: Receive) -> Receive:
    """The body, as long as it is not too large."""
    limits = desk.settings.limits
    most = limits.record + ROOM_FOR_FORM if scope["path"] in UPLOADS else limits.body
    size = 0

    async def measured() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise Problem(413, f"that is too large: at most {most // 1024} KiB are taken here")
        return message

    return measured


def _route(scope: Scope) -> str:
    """The pattern of the address, never the address itself: an address may hold an invitation."""
    route: Any = scope.get("route")
    return str(getattr(route, "path", "other"))


def as_response(request: Request, problem: Problem) -> Response:
    """A problem, as whoever sent the request reads it: the API, the browser client, or a person."""
    headers = {"retry-after": str(problem.wait)} if problem.wait else {}
    if request.url.path.startswith("/api/"):
        body = msgspec.json.encode(problem.as_details())
        return Response(body, problem.status, headers, "application/problem+json")
    if _wants_json(request):
        return Response(msgspec.json.encode(problem.as_error()), problem.status, headers, "application/json")
    call = getattr(request.state, "call", None)
    visit = Visit() if call is None else Visit(call.csrf, call.visitor.name, call.visitor.account, here="/")
    return HTMLResponse(error_page(visit, problem.status, _sentence(problem.sentence)), problem.status, headers)


def _wants_json(request: Request) -> bool:
    kinds = request.headers.get("content-type", "") + request.headers.get("accept", "")
    return "application/json" in kinds or "x-csrf-token" in request.headers


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return as_response(request, error)


async def on_http(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: no such address, no such method, a body that it cannot read."""
    assert isinstance(error, HTTPException)
    response = as_response(request, Problem(error.status_code, SENTENCES.get(error.status_code, error.detail)))
    response.headers.update(error.headers or {})
    return response


async def on_store(request: Request, error: Exception) -> Response:
    """The store refused: nothing was kept."""
    if isinstance(error, Taken):
        return as_response(request, Problem(409, "somebody else has just written this; look again"))
    return as_response(request, Problem(503, "the store does not take anything now; nothing was kept, try again", wait=2))


HANDLERS: dict[Any, Any] = {Problem: on_problem, HTTPException: on_http, Taken: on_store, NoStore: on_store}
