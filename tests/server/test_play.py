"""Whole games at the web table: alone against bots, two people and a spectator, several on one screen."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from visitors import Web, at_of, play_to_the_end, tokens_of

from fourthrock.table import EVERYONE

pytestmark = pytest.mark.anyio


async def test_a_whole_game_alone_against_bots(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("mission_red_planet", "me", "bot:greedy", "bot:random")
    answers = await play_to_the_end(me, table, [0], random.Random(1))
    assert answers > 10
    page = await me.page(table)
    assert "The game is over" in page
    assert "wins" in page or "win together" in page


async def test_an_answer_reaches_the_others_within_a_fifth_of_a_second(web: Web) -> None:
    host, guest, watcher = await web.visitor(), await web.visitor(), await web.visitor()
    table = await host.begin("salvage", "me", "open")
    room = await web.desk.house.room(table)
    await guest.get(f"/invite/{room.row.invite}")
    await guest.form(f"/table/{table}/join", {"name": "Ada", "seat": "1"})
    async with guest.live(table) as there, watcher.live(table) as beside:
        await there.next()
        await beside.next()
        began = time.perf_counter()
        await host.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 0})
        await there.until(1)
        await beside.until(1)
        assert time.perf_counter() - began < 0.2
    assert "Ada" in there.fragments["seats"]


async def test_only_the_fragments_that_changed_are_sent(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    async with me.live(table) as live:
        first = await live.next()
        assert set(first["fragments"]) >= {"prompt", "board-layer", "log", "seats", "chat", "notes", "status", "result"}
        await me.post(f"/table/{table}/say", {"text": "Hello <b>all</b>"})
        said = await live.next()
        assert set(said["fragments"]) == {"chat"}
        assert "Hello &lt;b&gt;all&lt;/b&gt;" in said["fragments"]["chat"]


async def test_who_comes_back_gets_what_it_missed_and_not_what_it_has(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    await me.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 0})
    async with me.live(table, since=0) as late:
        assert "board-layer" in (await late.next())["fragments"]
    async with me.live(table, since=1) as current:
        message = await current.next()
        assert message["at"] == 1
        assert "board-layer" not in message["fragments"]


async def test_the_page_shows_who_thinks(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("mission_red_planet", "me", "bot:search:1s")
    async with me.live(table) as live:
        await live.next()
        async with asyncio.timeout(10):
            while "is thinking" not in live.fragments["seats"]:
                await live.next(10)


async def test_several_on_one_screen_hand_the_device_over_behind_a_veil(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("mission_red_planet", "me", "same_screen")
    veiled = await me.page(table)
    assert 'data-asked="veil"' in veiled
    assert not tokens_of(veiled)
    await me.post(f"/table/{table}/unveil", {"seat": 0})
    open_ = await me.page(table)
    assert 'data-asked="yes"' in open_
    token = next(iter(tokens_of(open_)))
    await me.post(f"/table/{table}/answer", {"seat": 0, "token": token, "at": at_of(open_)})
    assert 'data-asked="veil"' in await me.page(table)


async def test_where_nothing_is_secret_the_device_goes_on_without_a_veil(web: Web) -> None:
    """All is open in The Omega War: whoever is asked next on the same screen is asked at once."""
    me = await web.visitor()
    table = await me.begin("omega_war", "me", "same_screen")
    room = await web.desk.house.room(table)
    dice, asked = random.Random(1), set()
    for _ in range(60):
        page = await me.page(table)
        assert 'data-asked="yes"' in page
        question = room.course.table.ask
        asked.add(question.seat)
        answer = {"seat": question.seat, "token": dice.choice(question.tokens), "at": room.course.at}
        await me.post(f"/table/{table}/answer", answer)
    assert asked == {0, 1}


async def test_the_veil_falls_again_as_soon_as_the_next_seat_knows_something(web: Web) -> None:
    """A part drawn face down is its crew's secret from then on."""
    me = await web.visitor()
    table = await me.begin("salvage", "me", "same_screen", seed="a long one")
    room = await web.desk.house.room(table)
    played = room.course.table
    dice, veils = random.Random(1), []
    while not played.over and len(played.moves) < 40:
        asked = next(seat for seat in (0, 1) if played.ask_of(seat) is not None)
        alone = len(played.seats_asked) == 1
        knows = any(entry.readers != EVERYONE for entry in played.journal.read(asked))
        was = room.lifted.get(me.person)
        veiled = 'data-asked="veil"' in await me.page(table)
        if alone and was != asked:
            veils.append((veiled, knows))
        if veiled:
            await me.post(f"/table/{table}/unveil", {"seat": asked})
        token = dice.choice(played.ask_of(asked).tokens)
        await me.post(f"/table/{table}/answer", {"seat": asked, "token": token, "at": room.course.at})
    assert any(knows for _, knows in veils)
    assert all(veiled for veiled, knows in veils if knows)


async def test_a_whole_game_on_one_screen(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "same_screen", "same_screen")
    await play_to_the_end(me, table, [0, 1, 2], random.Random(2))
    assert "The game is over" in await me.page(table)


async def test_bots_play_among_themselves_while_nobody_looks(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "bot:random", "bot:random", "bot:random")
    room = await web.desk.house.room(table)
    async with asyncio.timeout(20):
        while not room.course.table.over:
            await asyncio.sleep(0.02)


async def test_a_hint_names_the_options(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("mission_red_planet", "me", "bot:random")
    page = await me.page(table)
    reply = await me.post(f"/table/{table}/hint", {"seat": 0})
    assert {hint["token"] for hint in reply["hints"]} <= set(tokens_of(page))
    assert 'id="hint"' in reply["fragments"]["hint"]


async def test_undo_takes_the_last_answer_back(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    await me.post(f"/table/{table}/answer", {"seat": 0, "token": "2", "at": 0})
    assert 'data-asked="no"' in await me.page(table)
    assert await me.post(f"/table/{table}/undo", {"seat": 0, "at": 1}) == {"at": 2}
    assert 'data-asked="yes"' in await me.page(table)


async def test_notes_are_for_their_seat_alone(web: Web) -> None:
    me, other = await web.visitor(), await web.visitor()
    table = await me.begin("salvage", "me", "open")
    await me.post(f"/table/{table}/notes", {"seat": 0, "text": "the deck is thin"})
    assert "the deck is thin" in await me.page(table)
    assert "the deck is thin" not in await other.page(table)


async def test_who_is_present_is_seen(web: Web) -> None:
    host, guest = await web.visitor(), await web.visitor()
    table = await host.begin("salvage", "me", "open")
    room = await web.desk.house.room(table)
    await guest.get(f"/invite/{room.row.invite}")
    await guest.form(f"/table/{table}/join", {"name": "Ada", "seat": "1"})
    await guest.post(f"/table/{table}/answer", {"seat": 1, "token": "1", "at": 0})
    async with host.live(table) as live:
        await live.next()
        assert "away" in live.fragments["seats"]
        async with guest.live(table):
            await live.next()
            assert "away" not in live.fragments["seats"]
        await live.next()
        assert "away" in live.fragments["seats"]
