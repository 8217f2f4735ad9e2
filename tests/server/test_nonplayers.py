"""Non-Players: where a game has rules for seats without a player, the form and the API offer them; elsewhere nobody may."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from visitors import Web, served, tokens_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    async with served(tmp_path / "games.sqlite", also=("toy:GAME", "automatic:GAME")) as one:
        yield one


async def test_the_form_offers_the_rules_as_a_player_where_a_game_has_them(web: Web) -> None:
    me = await web.visitor()
    assert 'value="bot:nonplayer"' in (await me.get("/games/automatic/new")).text
    assert "nonplayer" not in (await me.get("/games/salvage/new")).text
    assert "played_by_rules" not in (await me.get("/games/automatic/new")).text, "who sits where says it already"


async def test_a_seat_of_the_rules_is_never_asked(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("automatic", "bot:nonplayer", "me", "bot:nonplayer")
    room = await web.desk.house.room(table)
    assert room.row.options == {"played_by_rules": [0, 2]}
    assert room.course.table.seats_asked == [1]
    page = await me.page(table)
    assert page.count("Non-Player bot") >= 2
    assert tokens_of(page)


async def test_the_api_says_per_game_who_may_be_sat_down(web: Web) -> None:
    program = web.player()
    listed = await program.call("GET", "/games")
    offered = {game["game"]: game["bots"] for game in listed["games"]}
    assert "nonplayer" in offered["automatic"]
    assert offered["salvage"] == listed["bots"]
    chairs = [{}, {"kind": "bot", "bot": "nonplayer"}]
    made = await program.call("POST", "/tables", {"game": "automatic", "chairs": chairs}, 201)
    assert made["seats"][1]["name"] == "Non-Player bot"
    assert (await program.call("GET", f"/tables/{made['table']}"))["asked"] == [0]


async def test_where_a_game_has_no_such_rules_a_sentence_says_so(web: Web) -> None:
    program, me = web.player(), await web.visitor()
    chairs = [{}, {"kind": "bot", "bot": "nonplayer"}]
    problem = await program.call("POST", "/tables", {"game": "salvage", "chairs": chairs}, 422)
    assert problem["detail"].startswith("no bot is called 'nonplayer' at Salvage; there are random, greedy")
    refused = await me.form("/games/salvage/new", {"seats": "2", "seat-0": "me", "seat-1": "bot:nonplayer"}, 422)
    assert "no bot is called &#39;nonplayer&#39; at Salvage" in refused.text
    assert (await web.desk.store.counts())["tables"] == 0


async def test_the_factions_of_red_dust_rebellion_play_by_themselves(web: Web) -> None:
    """Four Non-Players at a table that nobody looks at: they go on, and nothing goes wrong in the worker."""
    me = await web.visitor()
    table = await me.begin("red_dust_rebellion", *["bot:nonplayer"] * 4)
    room = await web.desk.house.room(table)
    async with asyncio.timeout(60):
        while room.course.at < 5 and not room.course.table.over:
            await asyncio.sleep(0.05)
    assert web.desk.metrics.fault_count == 0
    assert "Non-Player bot" in await me.page(table)
