"""A web table of our own for each test: a real uvicorn on a free port, visitors with cookies, live connections, API players."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from itsdangerous import URLSafeTimedSerializer
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from fourthrock.server.app import make_app
from fourthrock.server.desk import Desk
from fourthrock.server.settings import Limits, Settings

HOST_KEY = "the-key-of-the-host"
QUICK = 5.0


class Web:
    """A served web table."""

    def __init__(self, base: str, desk: Desk) -> None:
        self.base = base
        self.desk = desk
        self.visitors: list[Visitor] = []

    async def visitor(self) -> Visitor:
        """Somebody new, with a cookie and a CSRF token."""
        made = Visitor(self)
        self.visitors.append(made)
        await made.get("/")
        return made

    def player(self, token: str = "") -> Player:
        """A program with the token of a seat."""
        made = Player(self, token)
        self.visitors.append(made)
        return made


class Visitor:
    """A browser without a window. Everything that it was ever sent is kept in `heard`."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.client = httpx2.AsyncClient(base_url=web.base, follow_redirects=True, timeout=30)
        self.csrf = ""
        self.origin = web.base
        self.heard: list[str] = []

    @property
    def person(self) -> str:
        """The visitor's id, out of its cookie."""
        return str(URLSafeTimedSerializer("", salt="session").loads_unsafe(self.client.cookies["fourthrock"])[1][0])

    async def get(self, path: str, status: int = 200, **more: Any) -> httpx2.Response:
        reply = await self.client.get(path, **more)
        self._hear(reply)
        assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text[:300]}"
        return reply

    async def page(self, table: str) -> str:
        """The page of a table."""
        return (await self.get(f"/table/{table}")).text

    async def form(self, path: str, fields: dict[str, str], status: int = 200, **more: Any) -> httpx2.Response:
        """Post a form, as a page would."""
        reply = await self.client.post(path, data={"csrf": self.csrf, **fields}, **more)
        self._hear(reply)
        assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text[:300]}"
        return reply

    async def post(self, path: str, given: Any, status: int = 200) -> Any:
        """Post JSON, as the browser client would."""
        reply = await self.client.post(path, json=given, headers={"x-csrf-token": self.csrf})
        self._hear(reply)
        assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text[:300]}"
        return reply.json()

    async def begin(self, game: str, *seats: str, **fields: str) -> str:
        """A new table; its id."""
        chosen = {f"seat-{number}": who for number, who in enumerate(seats)}
        reply = await self.form(f"/games/{game}/new", {"seats": str(len(seats)), **chosen, **fields})
        return reply.url.path.rpartition("/")[2]

    @asynccontextmanager
    async def live(self, table: str, since: int | None = None, seat: int | None = None) -> AsyncIterator[Live]:
        """The live connection of a table's page."""
        address = f"{self.web.base.replace('http', 'ws')}/table/{table}/live?"
        address += "&".join(f"{name}={value}" for name, value in (("since", since), ("seat", seat)) if value is not None)
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        async with connect(
            address, additional_headers={"cookie": cookies}, origin=Origin(self.origin), max_size=2**22
        ) as connection:
            yield Live(connection, self.heard)

    def _hear(self, reply: httpx2.Response) -> None:
        self.heard += [str(reply.url), str(reply.headers), reply.text]
        found = re.search(r'name="csrf" content="([^"]+)"', reply.text)
        self.csrf = found[1] if found else self.csrf

    async def close(self) -> None:
        await self.client.aclose()


class Player(Visitor):
    """A program that plays one seat by the API."""

    def __init__(self, web: Web, token: str) -> None:
        super().__init__(web)
        if token:
            self.client.headers["authorization"] = f"Bearer {token}"

    async def call(self, method: str, path: str, given: Any = None, status: int = 200) -> Any:
        body = {} if given is None else {"json": given}
        reply = await self.client.request(method, f"/api/v1{path}", **body)
        self._hear(reply)
        assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text[:300]}"
        return reply.text if "jsonl" in reply.headers["content-type"] else reply.json()


class Live:
    """What a live connection hears."""

    def __init__(self, connection: ClientConnection, heard: list[str]) -> None:
        self.connection = connection
        self.heard = heard
        self.at = 0
        self.fragments: dict[str, str] = {}

    async def next(self, within: float = QUICK) -> dict[str, Any]:
        """The next message, its fragments put in place."""
        text = await asyncio.wait_for(self.connection.recv(), within)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self.at = message.get("at", self.at)
        self.fragments |= message.get("fragments", {})
        return message

    async def until(self, at: int, within: float = QUICK) -> None:
        """Listen until this event has happened."""
        async with asyncio.timeout(within):
            while self.at < at:
                await self.next(within)


@asynccontextmanager
async def served(database: Path, limits: Limits | None = None, **settings: Any) -> AsyncIterator[Web]:
    """Serve a web table on a free port for as long as the block runs."""
    chosen = {"also": ("toy:GAME",), "thinkers": 1, "host_key": HOST_KEY, "limits": limits or roomy()} | settings
    app = make_app(Settings(database=str(database), **chosen))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(app, log_level="error", access_log=False, lifespan="on", ws="websockets-sansio")
        server = uvicorn.Server(config)
        server.install_signal_handlers = lambda: None
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not task.done(), "the server did not start"
        web = Web(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.desk)
        try:
            yield web
        finally:
            for visitor in web.visitors:
                await visitor.close()
            server.should_exit = True
            await task


def roomy(**changed: Any) -> Limits:
    """Bounds so wide that a test which is not about them does not meet them."""
    wide = (100_000, 6_000_000)
    rates = dict.fromkeys(("acts", "new_tables", "uploads", "signs", "chats", "hints", "reads"), wide)
    return Limits(**(rates | {"running_as_guest": 1000, "running_with_account": 1000} | changed))


def at_of(page: str) -> int:
    found = re.search(r'id="table"[^>]*data-at="(\d+)"', page)
    assert found, page[:500]
    return int(found[1])


def tokens_of(html: str) -> list[str]:
    """Everything in a page or fragment that can be clicked as an answer."""
    return [unescape(token) for token in re.findall(r'data-token="([^"]+)"', html)]


async def play_to_the_end(visitor: Visitor, table: str, seats: list[int], dice: Any, most: int = 3000) -> int:
    """Answer at random for these seats of this visitor until the game is over. How many answers it gave."""
    room = await visitor.web.desk.house.room(table)
    given = 0
    for _ in range(most):
        played = room.course.table
        if played.over:
            return given
        asked = next((seat for seat in seats if played.ask_of(seat) is not None), None)
        if asked is None:
            await asyncio.sleep(0.005)
            continue
        token = dice.choice(played.ask_of(asked).tokens)
        await visitor.post(f"/table/{table}/answer", {"seat": asked, "token": token, "at": room.course.at})
        given += 1
    raise AssertionError(f"the game did not end within {most} steps")
