"""The application: routes, guard, and what is opened at the start and closed at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from fourthrock.server.desk import close_desk, open_desk
from fourthrock.server.guard import HANDLERS, Guard
from fourthrock.server.routes import api, home, host, learn, live, people, plain, replay, table
from fourthrock.server.settings import Settings


def make_app(settings: Settings) -> Starlette:
    """A web table, ready to be served."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.desk = await open_desk(settings)
        yield
        await close_desk(app.state.desk)

    routes: list[BaseRoute] = [
        *home.ROUTES,
        *learn.ROUTES,
        *people.ROUTES,
        *table.ROUTES,
        *live.ROUTES,
        *replay.ROUTES,
        *host.ROUTES,
        *api.ROUTES,
        *plain.routes(),
    ]
    return Starlette(routes=routes, middleware=[Middleware(Guard)], exception_handlers=HANDLERS, lifespan=lifespan)
