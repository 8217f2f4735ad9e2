"""Bots think in processes of their own: one that dies is replaced, and one that fails does not stop the game."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest
from visitors import Web

import toy
from fourthrock.server import worker
from fourthrock.server.settings import Limits
from fourthrock.server.thinking import Thinkers
from fourthrock.server.worker import Job, in_the_making, opinions
from fourthrock.table.record import header

pytestmark = pytest.mark.anyio


def job(*moves: tuple[int, str], seat: int = 0, bot: str = "greedy") -> Job:
    return Job("one", header(toy.GAME, 2, "7"), list(moves), seat, bot, "seed")


def process_id(_job: Job) -> int:
    return os.getpid()


async def test_a_worker_that_dies_is_replaced() -> None:
    thinkers = Thinkers(1, ("toy:GAME",))
    first = await thinkers.ask(process_id, job())
    os.kill(first, signal.SIGKILL)
    second = await thinkers.ask(process_id, job())
    assert first != second != os.getpid()
    await asyncio.to_thread(thinkers.close)


def test_a_worker_plays_only_the_new_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_games", {"salvage": toy.GAME})
    monkeypatch.setattr(worker, "_tables", type(worker._tables)())
    opinions(job(seat=0))
    before = worker._tables["one"]
    assert {thought.token for thought in opinions(job((0, "1"), seat=1))} == {"0", "1", "2", "3"}
    assert worker._tables["one"] is before
    opinions(job((0, "2"), seat=1))
    assert worker._tables["one"] is not before
    assert [str(move) for move in worker._tables["one"].moves] == ["0:2"]


async def test_a_bot_that_fails_is_replaced_by_chance(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_work: Callable[[Job], Any], _job: Job) -> Any:
        raise RuntimeError("the bot stumbled over part-5-1")

    monkeypatch.setattr(web.desk.thinkers, "ask", fails)
    me = await web.visitor()
    table = await me.begin("salvage", "me", "bot:greedy")
    room = await web.desk.house.room(table)
    async with asyncio.timeout(5):
        while room.course.at == 0:
            await asyncio.sleep(0.01)
    assert "bot greedy failed" in web.desk.metrics.lately()[0][1]
    assert "part-5-1" not in str(web.desk.metrics.lately())


async def test_a_hint_that_takes_too_long_is_given_up(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(_work: Callable[[Job], Any], _job: Job) -> Any:
        await asyncio.sleep(60)

    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    room = await web.desk.house.room(table)
    monkeypatch.setattr(web.desk.thinkers, "ask", slow)
    monkeypatch.setattr(room._house, "limits", Limits(hint_seconds=0.05))
    problem = await me.post(f"/table/{table}/hint", {"seat": 0}, 503)
    assert "busy" in problem["error"]


def test_a_game_in_the_making_is_named_by_module_and_object() -> None:
    assert in_the_making("toy:GAME") is toy.GAME
    with pytest.raises(ValueError, match="module:object"):
        in_the_making("toy:DIG")
