"""What is not about games: static files, health, metrics."""

from __future__ import annotations

from importlib import resources

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from fourthrock.server.desk import Desk

FOR_EVER = b"public, max-age=31536000, immutable"


class Static(StaticFiles):
    """The built files. An address with a hash in it may be kept for ever."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def kept(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200 and b"v=" in scope["query_string"]:
                headers = [pair for pair in message["headers"] if pair[0] != b"cache-control"]
                message["headers"] = [*headers, (b"cache-control", FOR_EVER)]
            await send(message)

        await super().__call__(scope, receive, kept)


async def health(request: Request) -> Response:
    """GET /health: 200 when the store answers."""
    desk: Desk = request.app.state.desk
    try:
        await desk.store.person("")
    except SQLAlchemyError:
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("well\n")


async def metrics(request: Request) -> Response:
    """GET /metrics, as Prometheus reads them."""
    desk: Desk = request.app.state.desk
    desk.metrics.groups.set(desk.store.writer.groups)
    return Response(desk.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def routes() -> list[BaseRoute]:
    static = str(resources.files("fourthrock.server").joinpath("static"))
    return [
        Route("/health", health),
        Route("/metrics", metrics),
        Mount("/static", Static(directory=static, check_dir=False)),
    ]
