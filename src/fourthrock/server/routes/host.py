"""The host page: what this server is doing. It opens with the key that was printed at the start."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fourthrock import __version__
from fourthrock.server.call import Call, address_of, called
from fourthrock.server.pages.host import host_page
from fourthrock.server.pages.visit import HostFacts
from fourthrock.server.problems import Problem
from fourthrock.server.routes.home import line

SHOWN = 50


async def host(call: Call) -> Response:
    """GET /host, the first time as /host?key=KEY."""
    key = call.request.query_params.get("key")
    if key is not None:
        call.desk.pace.check("signs", address_of(call.request), call.desk.settings.limits.signs)
        response = call.to("/host")
        call.desk.people.open_host(response, key, call.secure)
        return response
    if not call.desk.people.is_host(call.request):
        raise Problem(403, "the host page opens with the address that was printed when the server started")
    return call.page(host_page(await call.visit(), await _facts(call)))


async def _facts(call: Call) -> HostFacts:
    desk = call.desk
    counted = await desk.store.counts()
    counts = [(name.capitalize(), f"{count:,}") for name, count in counted.items()]
    counts += [
        ("Tables in memory", str(desk.house.open_rooms)),
        ("Live connections", str(sum(desk.connections.values()))),
        ("Bots waiting to think", str(desk.thinkers.waiting)),
        ("Faults since the start", str(desk.metrics.fault_count)),
    ]
    settings = [
        ("Version", __version__),
        ("Database", desk.settings.database),
        ("Worker processes for bots", str(desk.settings.thinkers)),
        ("Bots", ", ".join(desk.catalogue.bots)),
        ("Games", ", ".join(game.title for game in desk.catalogue.games)),
    ]
    rows = [line(call, row) for row in await desk.store.latest(SHOWN) if desk.catalogue.has(row.game)]
    return HostFacts(counts, settings, rows, desk.metrics.lately())


ROUTES: list[BaseRoute] = [Route("/host", called(host))]
