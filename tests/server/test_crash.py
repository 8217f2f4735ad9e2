"""Kill -9 in the middle of play: every acknowledged move is there again, every game goes on, nothing is there twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

pytestmark = pytest.mark.anyio

TABLES = 125
SEATS = 4
IN_FLIGHT = TABLES * SEATS
ACKNOWLEDGED = 300
SERVER = """
import sys
from fourthrock.server.serve import serve
from fourthrock.server.settings import Limits, Settings
wide = (10**6, 10**7)
limits = Limits(acts=wide, reads=wide, new_tables=wide, running_as_guest=10**4, running_with_account=10**4)
serve(Settings(database=sys.argv[1], also=("toy:GAME",), thinkers=1, limits=limits), "127.0.0.1", int(sys.argv[2]))
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def start(database: Path, port: int) -> subprocess.Popen[bytes]:
    tests = str(Path(__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")])}
    return subprocess.Popen([sys.executable, "-c", SERVER, str(database), str(port)], env=environment)


async def until_well(client: httpx2.AsyncClient) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                if (await client.get("/health")).status_code == 200:
                    return
            except httpx2.TransportError:
                await asyncio.sleep(0.05)


class Seat:
    """One seat of one table, and the event numbers that the server has acknowledged to it."""

    def __init__(self, client: httpx2.AsyncClient, table: str, token: str, dice: random.Random) -> None:
        self.client = client
        self.address = f"/api/v1/tables/{table}"
        self.headers = {"authorization": f"Bearer {token}"}
        self.dice = dice
        self.acknowledged: list[int] = []

    async def step(self) -> bool:
        """Answer if asked. False when the game is over."""
        asked = (await self.client.get(f"{self.address}/question", headers=self.headers)).json()
        if asked["question"] is not None:
            token = self.dice.choice(asked["question"]["options"])["token"]
            given = {"token": token, "at": asked["at"]}
            reply = await self.client.post(f"{self.address}/answer", json=given, headers=self.headers)
            if reply.status_code == 200:
                self.acknowledged.append(reply.json()["at"])
        return not asked["over"]

    async def play(self) -> None:
        """Play until the game, or the server, is gone."""
        try:
            while await self.step():
                pass
        except (httpx2.TransportError, httpx2.ProtocolError):
            return


def kept(tables: list[list[Seat]]) -> int:
    """How many answers were acknowledged."""
    return sum(len(seat.acknowledged) for seats in tables for seat in seats)


async def seats_of_a_table(client: httpx2.AsyncClient, number: int) -> list[Seat]:
    given = {"game": "salvage", "chairs": [{}] * SEATS, "options": {"rounds": 50}, "seed": f"seed {number}"}
    made = (await client.post("/api/v1/tables", json=given)).json()
    return [Seat(client, made["table"], seat["token"], random.Random(number)) for seat in made["seats"]]


async def test_every_acknowledged_move_outlives_a_kill(tmp_path: Path) -> None:
    database, port = tmp_path / "games.sqlite", free_port()
    limits = httpx2.Limits(max_connections=IN_FLIGHT)
    server = start(database, port)
    try:
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as client:
            await until_well(client)
            tables = await asyncio.gather(*[seats_of_a_table(client, number) for number in range(TABLES)])
            playing = [asyncio.create_task(seat.play()) for seats in tables for seat in seats]
            async with asyncio.timeout(100):
                while kept(tables) < ACKNOWLEDGED:
                    await asyncio.sleep(0.01)
            os.kill(server.pid, signal.SIGKILL)
            await asyncio.gather(*playing)
        server.wait()
        assert kept(tables) >= ACKNOWLEDGED
        server = start(database, port)
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as client:
            await until_well(client)
            await asyncio.gather(*[check_and_play_on(client, seats) for seats in tables])
    finally:
        server.kill()
        server.wait()


async def check_and_play_on(client: httpx2.AsyncClient, seats: list[Seat]) -> None:
    """No number was acknowledged twice; the table has reached the highest; it takes the next answer."""
    numbers = [number for seat in seats for number in seat.acknowledged]
    assert len(numbers) == len(set(numbers))
    state = (await client.get(seats[0].address)).json()
    assert state["at"] >= max(numbers, default=0)
    assert state["at"] == state["moves"]
    if not state["over"]:
        seat = seats[state["asked"][0]]
        seat.client = client
        before = len(seat.acknowledged)
        await seat.step()
        assert seat.acknowledged[before:] == [state["at"] + 1]
