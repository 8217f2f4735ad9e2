"""How many tables one server process holds: two people at each, both with the page open, and a move every three seconds.

    python bench/load.py [--tables 25,50,100] [--seconds 12] [--write]

Everything stays on this machine's loopback and ends by itself. The time that counts runs from the post of a click until the
last of the two pages has its changed fragments. `--write` puts the table into bench/results.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from starlette.responses import Response
from websockets.asyncio.client import connect

from fourthrock.games import load
from fourthrock.server.course import follow
from fourthrock.server.house import new_id
from fourthrock.server.people import COOKIE, People, Visitor
from fourthrock.server.settings import Limits
from fourthrock.server.store import Event, Person, Seat, Store, TableRow
from fourthrock.table.record import begin

GAME = "mission_red_planet"
EVERY = 3.0
PLAYED = 40
WARM = 4.0
MOST_TABLES = 600
BOUND = 100.0
BEGIN, END = "<!-- web table: begin -->", "<!-- web table: end -->"
RESULTS = Path(__file__).parent / "results.md"
SERVER = """
import sys
from fourthrock.server.serve import serve
from fourthrock.server.settings import Limits, Settings
wide = (10**6, 10**7)
limits = Limits(acts=wide, reads=wide, connections_an_address=10**5)
serve(Settings(database=sys.argv[1], rooms_kept=2000, limits=limits), "127.0.0.1", int(sys.argv[2]))
"""


class News(msgspec.Struct):
    """What a page hears; only the prompt is read here."""

    at: int = 0
    fragments: dict[str, str] = {}


class Seated:
    """One person at one table, with the page open."""

    def __init__(self, table: str, seat: int, cookie: str, csrf: str, port: int) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.csrf = csrf
        self.port = port
        self.at = -1
        self.prompt = ""
        self.heard = asyncio.Event()
        self.bytes = 0

    async def listen(self) -> None:
        """The live connection, as the page holds it."""
        address = f"ws://127.0.0.1:{self.port}/table/{self.table}/live"
        async with connect(address, additional_headers={"cookie": self.cookie}, max_size=2**22) as stream:
            async for text in stream:
                news = msgspec.json.decode(text, type=News)
                self.bytes += len(text)
                self.at = max(self.at, news.at)
                self.prompt = news.fragments.get("prompt", self.prompt)
                self.heard.set()

    async def reached(self, at: int) -> None:
        while self.at < at:
            self.heard.clear()
            await self.heard.wait()

    def choices(self) -> list[str]:
        """What may be answered, as the prompt shows it."""
        asked = 'data-asked="yes"' in self.prompt
        buttons = re.findall(r"<button[^>]*data-token=\"[^\"]*\"[^>]*>", self.prompt) if asked else []
        return [found[1] for one in buttons if "data-may" in one and (found := re.search(r'data-token="([^"]*)"', one))]


class Post:
    """A kept connection that posts answers."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def answer(self, seated: Seated, token: str) -> int | None:
        """The event number, or None where the answer came too late."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        body = msgspec.json.encode({"seat": seated.seat, "token": token, "at": seated.at})
        head = (
            f"POST /table/{seated.table}/answer HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {seated.cookie}\r\n"
            f"X-CSRF-Token: {seated.csrf}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answered = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = re.search(rb"content-length: (\d+)", answered)
        reply = await reader.readexactly(int(length[1]) if length else 0)
        return int(msgspec.json.decode(reply)["at"]) if b" 200 " in answered.split(b"\r\n", 1)[0] else None

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


async def furnish(database: Path, tables: int, port: int) -> list[list[Seated]]:
    """Tables in the middle of a game, written straight into the store."""
    store = Store(str(database))
    await store.open()
    people = People(store, await store.key("cookies", "a secret of this measurement"), "", Limits())
    seated = [await _table(store, people, number, port) for number in range(tables)]
    await store.close()
    return seated


async def _table(store: Store, people: People, number: int, port: int) -> list[Seated]:
    game, dice = load(GAME), random.Random(number)
    played = begin(game, 2, number, journal=False)
    while len(played.moves) < PLAYED:
        played.play(dice.choice(played.ask.tokens))
    events = [Event(move.seat, move.item.token) for move in played.moves]
    visitors = [_visitor(f"Player {seat}") for seat in range(2)]
    for visitor in visitors:
        await store.add_person(Person(visitor.id, visitor.name))
    chairs = [Seat(seat, "person", visitor.name, visitor.id) for seat, visitor in enumerate(visitors)]
    row = TableRow(new_id(), "", GAME, game.version, 2, str(number), {}, visitors[0].id, new_id(20), chairs=chairs)
    course = await follow(game, row, events)
    row.at, row.asked = course.at, course.asked
    await store.add_table(row, events)
    return [Seated(row.id, seat, _cookie(people, visitor), people.csrf(visitor), port) for seat, visitor in enumerate(visitors)]


def _visitor(name: str) -> Visitor:
    person = Person(new_id(), name)
    return Visitor(person.id, new_id(), person)


def _cookie(people: People, visitor: Visitor) -> str:
    response = Response()
    people.remember(response, visitor, secure=False)
    found = re.search(rf"({COOKIE}=[^;]+)", response.headers["set-cookie"])
    assert found
    return found[1]


async def play(pair: list[Seated], delays: list[float], offset: float, end: float, counting: float) -> None:
    """A move every three seconds by whoever is asked; the delay until both pages show it."""
    post, dice = Post(pair[0].port), random.Random(pair[0].table)
    try:
        await asyncio.sleep(offset)
        while time.perf_counter() < end:
            began = time.perf_counter()
            mover = next((one for one in pair if one.choices()), None)
            if mover is None:
                return
            at = await post.answer(mover, dice.choice(mover.choices()))
            if at is not None:
                await asyncio.gather(*[one.reached(at) for one in pair])
                if began > counting:
                    delays.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))
    finally:
        post.close()


def spent(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident memory in MiB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def until_well(port: int) -> None:
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
            continue
        writer.close()
        return
    raise SystemExit("the server did not start")


async def measure(tables: int, seconds: float) -> dict[str, Any]:
    """One level: so many tables for so many seconds, in a server of its own."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite"
        seated = await furnish(database, tables, port)
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(database), str(port)])
        try:
            await until_well(port)
            return await _run(server.pid, seated, seconds)
        finally:
            server.terminate()
            server.wait(20)


async def _run(pid: int, seated: list[list[Seated]], seconds: float) -> dict[str, Any]:
    empty = memory(pid)
    listening = [asyncio.create_task(one.listen()) for pair in seated for one in pair]
    async with asyncio.timeout(120):
        for pair in seated:
            await asyncio.gather(*[one.reached(0) for one in pair])
    delays: list[float] = []
    start = time.perf_counter()
    counting, end = start + WARM, start + WARM + seconds
    playing = [play(pair, delays, random.uniform(0, EVERY), end, counting) for pair in seated]
    running = asyncio.gather(*playing)
    await asyncio.sleep(WARM)
    before = spent(pid)
    await asyncio.sleep(seconds)
    busy = (spent(pid) - before) / seconds
    async with asyncio.timeout(60):
        await running
    full = memory(pid)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    delays.sort()
    return {
        "tables": len(seated),
        "moves": len(delays) / seconds,
        "p50": statistics.median(delays),
        "p95": delays[int(len(delays) * 0.95)],
        "busy": busy,
        "each": (full - empty) * 1024 / len(seated),
        "sent": sum(one.bytes for pair in seated for one in pair) / 1024 / max(1, len(delays)),
    }


def as_table(rows: list[dict[str, Any]]) -> str:
    held = max((row["tables"] for row in rows if row["p95"] < BOUND), default=0)
    lines = [
        "## Web table",
        "",
        f"One server process, {GAME}, two people with the page open at each table, a move every {EVERY:g} seconds.",
        "The time runs from the click until both pages have their fragments. "
        f"{os.cpu_count()} processors, shared with the clients.",
        f"**{held} tables** keep the 95th percentile under {BOUND:g} ms.",
        "",
        "| tables | moves/s | p50 ms | p95 ms | processor | KiB a table |",
        "|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        figures = f"{row['moves']:.1f} | {row['p50']:.0f} | {row['p95']:.0f} | {row['busy']:.0%} | {row['each']:.0f}"
        lines.append(f"| {row['tables']} | {figures} |")
    return "\n".join(lines) + "\n"


def write(text: str) -> None:
    """Put the section between its markers; what else stands in the results stays."""
    old = RESULTS.read_text() if RESULTS.exists() else "# Measured\n"
    section = f"{BEGIN}\n{text}{END}\n"
    if BEGIN in old and END in old:
        before, rest = old.split(BEGIN, 1)
        new = before + section.rstrip("\n") + rest.split(END, 1)[1]
    else:
        new = old.rstrip("\n") + "\n\n" + section
    RESULTS.write_text(new)


def main() -> None:
    parser = argparse.ArgumentParser(description="How many tables one server process holds.")
    parser.add_argument(
        "--tables", default="25,50,100,150,200,300,400", help="levels, rising; the run stops after the first that fails"
    )
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--write", action="store_true", help="write bench/results.md")
    given = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for tables in [min(MOST_TABLES, int(one)) for one in given.tables.split(",")]:
        rows.append(asyncio.run(measure(tables, min(60.0, given.seconds))))
        print(
            " ".join(
                f"{name} {value:,.1f}" if isinstance(value, float) else f"{name} {value}" for name, value in rows[-1].items()
            )
        )
        if rows[-1]["p95"] > 2 * BOUND:
            break
    text = as_table(rows)
    print(text)
    if given.write:
        write(text)


if __name__ == "__main__":
    main()
