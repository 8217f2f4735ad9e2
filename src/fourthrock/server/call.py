"""Calls: one request, checked. Whatever a handler takes out of it is of the right type and size, or the request is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeVar

import msgspec
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fourthrock.server.desk import Desk
from fourthrock.server.pages.visit import Visit
from fourthrock.server.people import Visitor
from fourthrock.server.problems import Problem
from fourthrock.server.room import Room

T = TypeVar("T", bound=msgspec.Struct)
FIELDS = 80


class Call:
    """One request of one visitor."""

    def __init__(self, request: Request, desk: Desk, visitor: Visitor) -> None:
        self.request = request
        self.desk = desk
        self.visitor = visitor
        self.form: FormData = FormData()

    @property
    def person(self) -> str:
        return self.visitor.id

    @property
    def csrf(self) -> str:
        return self.desk.people.csrf(self.visitor)

    @property
    def base(self) -> str:
        """This server's address, as the visitor sees it."""
        return str(self.request.base_url).rstrip("/")

    @property
    def secure(self) -> bool:
        return self.request.url.scheme == "https"

    def pace(self, kind: str, rate: tuple[int, int]) -> None:
        """Not too often: counted by person, and for strangers by where they come from."""
        known = not self.visitor.fresh and self.visitor.person is not None
        self.desk.pace.check(kind, self.person if known else address_of(self.request), rate)

    # ---------------------------------------------------------------------------------------------------- what is given

    async def json(self, kind: type[T]) -> T:
        """The body, as this struct."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Problem(415, "the body must be JSON, sent as application/json")
        return decoded(await self.request.body(), kind)

    def text(self, name: str, most: int = 200) -> str:
        """A field of the form; empty if it was not sent."""
        value = self.form.get(name, "")
        if not isinstance(value, str) or len(value) > most:
            raise Problem(422, f"'{name}' must be a text of at most {most} letters", name)
        return value

    def number(self, name: str, least: int, most: int) -> int:
        """A number in the form."""
        return whole(self.text(name), name, least, most)

    def asked_number(self, name: str, least: int, most: int) -> int | None:
        """A number in the address, if it is there."""
        value = self.request.query_params.get(name, "")
        return None if value == "" else whole(value, name, least, most)

    async def upload(self, name: str) -> str:
        """The text of a file in the form."""
        given = self.form.get(name)
        data = await given.read() if isinstance(given, UploadFile) else str(given or "").encode("utf-8", "replace")
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise Problem(422, f"'{name}' is not a text in UTF-8", name) from None

    async def room(self) -> Room:
        """The room of the table in the address."""
        return await self.desk.house.room(self.request.path_params["table"])

    # ---------------------------------------------------------------------------------------------------- answering

    async def visit(self) -> Visit:
        """What the frame of a page shows of this visitor."""
        visitor = self.visitor
        turns = await self.desk.store.turns_of(visitor.id) if visitor.person is not None else 0
        path = self.request.url.path
        return Visit(self.csrf, visitor.name, visitor.account, self.desk.people.is_host(self.request), turns, path)

    def page(self, html: str, status: int = 200) -> Response:
        return HTMLResponse(html, status)

    def to(self, path: str) -> Response:
        """Go on at another page of ours."""
        return RedirectResponse(path, 303)


Handler = Callable[[Call], Awaitable[Response]]


def called(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler as Starlette calls it: the visitor is known, a post is proved to come from our page, the cookie is set."""

    @wraps(handler)
    async def endpoint(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        call = Call(request, desk, await desk.people.visitor(request))
        request.state.call = call
        call.pace("reads", desk.settings.limits.reads)
        try:
            if request.method == "POST":
                await _check_post(call)
            response = await handler(call)
        finally:
            await call.form.close()
        if call.visitor.fresh:
            desk.people.remember(response, call.visitor, call.secure)
        return response

    return endpoint


async def _check_post(call: Call) -> None:
    call.pace("acts", call.desk.settings.limits.acts)
    kind = call.request.headers.get("content-type", "").partition(";")[0].strip()
    if kind in ("application/x-www-form-urlencoded", "multipart/form-data"):
        try:
            call.form = await call.request.form(max_files=1, max_fields=FIELDS, max_part_size=call.desk.settings.limits.record)
        except HTTPException as error:
            raise Problem(400, f"the form could not be read: {error.detail}") from None
    given = call.request.headers.get("x-csrf-token") or call.text("csrf")
    call.desk.people.check_csrf(call.visitor, given)


def whole(value: str, name: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not (value.isascii() and value.isdigit() and len(value) < 10 and least <= int(value) <= most):
        raise Problem(422, f"'{name}' must be a whole number from {least} to {most}", name)
    return int(value)


def decoded(body: bytes, kind: type[T]) -> T:
    """JSON as this struct; a Problem that names the field where it does not fit."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        raise Problem(422, reason[0].lower() + reason[1:], path.strip("`.") or _field_in(reason)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem(400, "the body is not JSON that can be read") from None


def _field_in(reason: str) -> str:
    return reason.split("`")[1] if reason.count("`") >= 2 and "field" in reason else ""


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "here"
