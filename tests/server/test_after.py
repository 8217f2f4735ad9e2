"""After the game: replay, branch, rematch, record down and up."""

from __future__ import annotations

import random

import pytest
from visitors import Visitor, Web, at_of, play_to_the_end, roomy, served

from fourthrock.table import record

pytestmark = pytest.mark.anyio


async def finished(web: Web, game: str = "salvage", *seats: str) -> tuple[Visitor, str]:
    me = await web.visitor()
    table = await me.begin(game, *(seats or ("me", "same_screen")))
    await play_to_the_end(me, table, [0, 1] if not seats else [0], random.Random(5))
    return me, table


async def test_a_replay_shows_every_position_as_it_was(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("mission_red_planet", "me", "same_screen")
    room = await web.desk.house.room(table)
    dice, seen = random.Random(3), {}
    while not room.course.table.over:
        played = room.course.table
        seen[len(played.moves)] = played.game.layer(played.view(1), None)
        seat = played.seats_asked[0]
        answer = {"seat": seat, "token": dice.choice(played.ask_of(seat).tokens), "at": room.course.at}
        await me.post(f"/table/{table}/answer", answer)
    stranger = await web.visitor()
    for moves in [0, 1, 19, 20, 21, 40, max(seen)]:
        reply = await stranger.get(f"/table/{table}/replay?at={moves}&seat=1", headers={"accept": "application/json"})
        shown = reply.json()
        assert shown["at"] == moves
        assert seen[moves] in shown["fragments"]["board-layer"]


async def test_the_replay_page_has_its_slider(web: Web) -> None:
    me, table = await finished(web)
    page = (await me.get(f"/table/{table}/replay?at=3")).text
    assert at_of(page) == 3
    assert 'id="replay-at"' in page


async def test_a_replay_opens_when_the_game_is_over(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    assert "opens when the game is over" in (await me.get(f"/table/{table}/replay", 403)).text


async def test_a_branch_is_a_new_game_from_the_middle(web: Web) -> None:
    me, table = await finished(web)
    old = await web.desk.house.room(table)
    reply = await me.form(f"/table/{table}/branch", {"at": "4"})
    new = await web.desk.house.room(reply.url.path.rpartition("/")[2])
    assert [str(move) for move in new.course.table.moves] == [str(move) for move in old.course.table.moves[:4]]
    assert new.id != table
    await play_to_the_end(me, new.id, [0, 1], random.Random(6))


async def test_whoever_watched_branches_from_the_seat_that_is_asked(web: Web) -> None:
    _, table = await finished(web)
    stranger = await web.visitor()
    reply = await stranger.form(f"/table/{table}/branch", {"at": "0"})
    room = await web.desk.house.room(reply.url.path.rpartition("/")[2])
    assert sorted(chair.kind for chair in room.chairs) == ["bot", "person"]


async def test_a_rematch_is_made_once(web: Web) -> None:
    me, table = await finished(web)
    first = (await me.form(f"/table/{table}/rematch", {})).url.path
    second = (await me.form(f"/table/{table}/rematch", {})).url.path
    assert first == second != f"/table/{table}"
    assert first in await me.page(table)
    await (await web.visitor()).form(f"/table/{table}/rematch", {}, 403)


async def test_a_record_comes_down_and_goes_up_again(web: Web) -> None:
    me, table = await finished(web)
    text = (await me.get(f"/table/{table}/record.jsonl")).text
    other = await web.visitor()
    reply = await other.form("/upload", {}, files={"record": ("game.jsonl", text)})
    copy = await web.desk.house.room(reply.url.path.rpartition("/")[2])
    assert copy.course.table.over
    assert (await other.get(f"/table/{copy.id}/record.jsonl")).text == text


async def test_an_unfinished_record_is_played_on(web: Web) -> None:
    me, table = await finished(web)
    text = (await me.get(f"/table/{table}/record.jsonl")).text
    half = "\n".join(text.splitlines()[:4]) + "\n"
    reply = await me.form("/upload", {}, files={"record": ("half.jsonl", half)})
    assert at_of(reply.text) == 3
    await play_to_the_end(me, reply.url.path.rpartition("/")[2], [0, 1], random.Random(8))


async def test_a_forged_record_is_refused_at_its_line_and_nothing_is_stored(web: Web) -> None:
    me, table = await finished(web)
    lines = (await me.get(f"/table/{table}/record.jsonl")).text.splitlines()
    tables = (await web.desk.store.counts())["tables"]
    forgeries = {
        "line 2": [lines[0], '{"seat":0,"play":"steal"}', *lines[2:]],
        f"line {len(lines)}": [*lines[:-1], lines[-1].replace('"fingerprint":"', '"fingerprint":"0')],
        "no game is called": [lines[0].replace("salvage", "chess"), *lines[1:]],
        "line 1: not the header": ["{}", *lines[1:]],
        f"line {len(lines)}: not a move": [*lines[:-1], lines[-1][:-5]],
        "line 3": [*lines[:2], '{"seat":99,"undo":true}', *lines[2:]],
    }
    for said, forged in forgeries.items():
        body = "\n".join(forged) + "\n"
        reply = await me.client.post("/upload", data={"csrf": me.csrf}, files={"record": ("f.jsonl", body)})
        assert 400 <= reply.status_code < 500, reply.text
        assert said.lower() in reply.text.lower(), reply.text
    assert (await web.desk.store.counts())["tables"] == tables


async def test_a_record_that_is_too_large_is_refused(tmp_path) -> None:
    async with served(tmp_path / "games.sqlite", roomy(record=4096, record_moves=5)) as web:
        me = await web.visitor()
        await me.form("/upload", {}, 413, files={"record": ("f.jsonl", "x" * 50_000)})
        long = '{"fourthrock":1,"game":"salvage","version":1,"seats":2,"seed":"1"}\n' + '{"seat":0,"play":"1"}\n' * 6
        assert "at most 5 lines" in (await me.form("/upload", {}, 413, files={"record": ("f.jsonl", long)})).text


async def test_a_downloaded_record_replays_anywhere(web: Web) -> None:
    me, table = await finished(web, "mission_red_planet", "me", "bot:random")
    text = (await me.get(f"/table/{table}/record.jsonl")).text
    assert record.replay(text, web.desk.catalogue.find).over
