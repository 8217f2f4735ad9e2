"""Signing up, in and out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fourthrock.server.call import Call, address_of, called
from fourthrock.server.pages import people as pages
from fourthrock.server.people import Visitor
from fourthrock.server.problems import Problem

PASSWORD = 1000


def inside(path: str) -> str:
    """An address of ours to go on at; anything else is the front door."""
    own = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() and len(path) < 200
    return path if own else "/"


async def sign_in_page(call: Call) -> Response:
    """GET /sign-in"""
    return call.page(pages.sign_in(await call.visit(), then=inside(call.request.query_params.get("then", "/"))))


async def sign_up_page(call: Call) -> Response:
    """GET /sign-up"""
    return call.page(pages.sign_up(await call.visit(), then=inside(call.request.query_params.get("then", "/"))))


async def sign_in(call: Call) -> Response:
    """POST /sign-in"""
    return await _sign(call, call.desk.people.sign_in, pages.sign_in)


async def sign_up(call: Call) -> Response:
    """POST /sign-up"""
    return await _sign(call, call.desk.people.sign_up, pages.sign_up)


async def _sign(call: Call, act: Callable[[Visitor, str, str], Awaitable[Visitor]], form: Callable[..., str]) -> Response:
    name, then = call.text("name"), inside(call.text("then", 300) or "/")
    call.desk.pace.check("signs", address_of(call.request), call.desk.settings.limits.signs)
    guest = None if call.visitor.account else call.visitor.person
    try:
        call.visitor = await act(call.visitor, name, call.text("password", PASSWORD))
    except Problem as problem:
        return call.page(form(await call.visit(), problem.sentence, name, then), problem.status)
    if guest is not None and call.visitor.person is not None:
        call.desk.house.moved(guest, call.visitor.person)
    return call.to(then)


async def sign_out(call: Call) -> Response:
    """POST /sign-out: a stranger again."""
    call.visitor = call.desk.people.stranger()
    return call.to("/")


ROUTES: list[BaseRoute] = [
    Route("/sign-in", called(sign_in_page)),
    Route("/sign-up", called(sign_up_page)),
    Route("/sign-in", called(sign_in), methods=["POST"]),
    Route("/sign-up", called(sign_up), methods=["POST"]),
    Route("/sign-out", called(sign_out), methods=["POST"]),
]
