"""Bad input: a clear 4xx with a sentence, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.routing import Route
from visitors import Web

from fourthrock.server.routes import home, learn, people, replay
from fourthrock.server.routes import table as table_routes

pytestmark = pytest.mark.anyio

NOWHERE = "aaaaaaaaaaaaa"


async def started(web: Web) -> tuple[Any, str, Any]:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    return me, table, await web.desk.house.room(table)


@pytest.mark.parametrize(
    ("given", "status", "said"),
    [
        ({"seat": 0, "token": "1"}, 422, "at"),
        ({"seat": "zero", "token": "1", "at": 0}, 422, "seat"),
        ({"seat": 0, "token": 1, "at": 0}, 422, "token"),
        ({"seat": 0, "token": "1", "at": 0, "extra": 1}, 422, "extra"),
        ({"seat": 0, "token": "1", "at": 5}, 409, "moved on"),
        ({"seat": 0, "token": "1", "at": -1}, 409, "moved on"),
        ({"seat": 0, "token": "99", "at": 0}, 422, "legal are"),
        ({"seat": 7, "token": "1", "at": 0}, 403, "seat 7"),
        ({"seat": -1, "token": "1", "at": 0}, 403, "not yours"),
        ([], 422, "object"),
        ("text", 422, "object"),
    ],
)
async def test_a_bad_answer_is_explained(web: Web, given: Any, status: int, said: str) -> None:
    me, table, room = await started(web)
    problem = await me.post(f"/table/{table}/answer", given, status)
    assert said in problem["error"] + problem["field"]
    assert room.course.at == 0


async def test_bytes_that_are_no_json_are_refused(web: Web) -> None:
    me, table, room = await started(web)
    for body in (b"", b"{", b"\xff\xfe", b"[" * 50_000):
        headers = {"x-csrf-token": me.csrf, "content-type": "application/json"}
        reply = await me.client.post(f"/table/{table}/answer", content=body, headers=headers)
        assert 400 <= reply.status_code < 500
        assert "JSON" in reply.json()["error"] or "object" in reply.json()["error"]
    reply = await me.client.post(f"/table/{table}/answer", content=b"seat=0", headers={"x-csrf-token": me.csrf})
    assert reply.status_code == 415
    assert room.course.at == 0


async def test_a_body_that_is_too_large_is_refused(web: Web) -> None:
    me, table, _ = await started(web)
    given = {"seat": 0, "token": "1" * 200_000, "at": 0}
    reply = await me.client.post(f"/table/{table}/answer", json=given, headers={"x-csrf-token": me.csrf})
    assert reply.status_code == 413


async def test_a_replayed_post_is_refused(web: Web) -> None:
    me, table, room = await started(web)
    given = {"seat": 0, "token": "1", "at": 0}
    await me.post(f"/table/{table}/answer", given)
    problem = await me.post(f"/table/{table}/answer", given, 409)
    assert "moved on" in problem["error"]
    assert room.course.at == 1


async def test_an_answer_out_of_turn_is_refused(web: Web) -> None:
    me, table, room = await started(web)
    await me.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 0})
    problem = await me.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 1}, 409)
    assert "not asked" in problem["error"]
    assert room.course.at == 1


async def test_an_undo_that_is_not_possible_says_why(web: Web) -> None:
    me, table, room = await started(web)
    problem = await me.post(f"/table/{table}/undo", {"seat": 0, "at": 0}, 409)
    assert "not answered anything yet" in problem["error"]
    assert room.course.at == 0


async def test_answers_together_do_not_outdate_each_other(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "same_screen", "same_screen")
    for seat in range(3):
        await me.post(f"/table/{table}/answer", {"seat": seat, "token": "1", "at": 0})
    room = await web.desk.house.room(table)
    assert room.course.at == 3


async def test_more_seats_than_the_options_allow_come_back_with_a_sentence(web: Web) -> None:
    me = await web.visitor()
    seats = {f"seat-{seat}": "me" for seat in range(5)}
    reply = await me.form("/games/on_mars/new", {"seats": "5", **seats}, 422)
    assert "the mode base is for 1, 2, 3, 4 seats, not 5" in reply.text
    chairs = [{"kind": "open"} for _ in range(5)]
    problem = await web.player().call("POST", "/tables", {"game": "on_mars", "chairs": chairs}, 422)
    assert "the mode base is for 1, 2, 3, 4 seats, not 5" in problem["detail"]
    assert (await web.desk.store.counts())["tables"] == 0


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, "seats"),
        ({"seats": "two"}, "seats"),
        ({"seats": "9", "seat-0": "me"}, "2, 3, 4 seats"),
        ({"seats": "2", "seat-0": "me"}, "seat 1"),
        ({"seats": "2", "seat-0": "me", "seat-1": "bot:deep-blue"}, "no bot is called"),
        ({"seats": "2", "seat-0": "me", "seat-1": "me", "option.rounds": "many"}, "rounds"),
        ({"seats": "2", "seat-0": "me", "seat-1": "me", "name": "x" * 61}, "at most 60"),
        ({"seats": "2", "seat-0": "me", "seat-1": "me", "seed": "x" * 41}, "at most 40"),
    ],
)
async def test_a_bad_form_comes_back_with_a_sentence(web: Web, fields: dict[str, str], said: str) -> None:
    me = await web.visitor()
    reply = await me.form("/games/salvage/new", fields, 422)
    assert 'role="alert"' in reply.text
    assert said in reply.text
    assert (await web.desk.store.counts())["tables"] == 0


POSTS = [
    route.path
    for part in (home, learn, people, table_routes, replay)
    for route in part.ROUTES
    if isinstance(route, Route) and "POST" in (route.methods or ()) and route.path != "/sign-out"
]
LONG = "x" * 30_000
NONSENSE: list[dict[str, Any]] = [
    {"json": {}},
    {"json": {"seat": "first", "token": 7, "at": None, "text": [], "extra": LONG}},
    {"json": {"seat": 99, "token": LONG, "at": 10**30, "text": LONG}},
    {"json": [1, 2, 3]},
    {"content": b"\x00\xff", "headers": {"content-type": "application/json"}},
    {"content": b"\x00\xff", "headers": {"content-type": "application/x-www-form-urlencoded"}},
    {"content": b"--no such part", "headers": {"content-type": "multipart/form-data; boundary=x"}},
    {"content": b"plain", "headers": {"content-type": "text/plain"}},
    {"data": dict.fromkeys(("seats", "seat", "seat-0", "at", "name", "password", "record", "player", "option.rounds"), LONG)},
    {"data": {"seats": "-1", "seat": "-1", "at": "-1", "name": "\u202e", "password": "short", "record": "{}"}},
    {"files": {"record": ("r.jsonl", b"\xff\xfe{")}},
    {"files": {"record": ("r.jsonl", b'{"game": "salvage"}\n' * 3)}},
]


@pytest.mark.parametrize("path", POSTS)
async def test_nonsense_is_refused_at_every_address_and_changes_nothing(web: Web, path: str) -> None:
    me, table, room = await started(web)
    before = await web.desk.store.counts()
    address = path.format(table=table, game="salvage")
    for given in NONSENSE:
        sent = {**given, "headers": {**given.get("headers", {}), "x-csrf-token": me.csrf}}
        reply = await me.client.post(address, **sent)
        assert 400 <= reply.status_code < 500, (given, reply.status_code, reply.text[:200])
        assert "Traceback" not in reply.text
        assert len(reply.text) > 20, "a sentence says what is wrong"
        forged = await me.client.post(address, **given)
        assert forged.status_code in (400, 403, 413, 415), (given, forged.status_code)
    assert await web.desk.store.counts() == before
    assert room.course.at == 0
    assert not room.chat


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        f"/table/{NOWHERE}",
        f"/table/{NOWHERE}/replay",
        "/table/..%2f..%2fetc",
        "/table/%00",
        "/games/chess",
        "/games/chess/new",
        "/invite/x",
        "/static/../settings.py",
        "/static/none.js",
        "/api/v1/nothing",
        f"/api/v1/tables/{NOWHERE}",
    ],
)
async def test_what_is_not_there_is_a_404_with_a_sentence(web: Web, path: str) -> None:
    me = await web.visitor()
    reply = await me.get(path, 404)
    assert "there is no" in reply.text.lower() or "no game" in reply.text.lower()


async def test_a_seat_or_number_in_the_address_must_make_sense(web: Web) -> None:
    me, table, _ = await started(web)
    for query in ("seat=x", "seat=99", "seat=-1", "seat=0x0", "seat=٣"):
        await me.get(f"/table/{table}?{query}", 422)
        async with me.live(table) as live:
            assert "prompt" in (await live.next())["fragments"]
    async with me.live(NOWHERE) as live:
        assert "no table" in (await live.next())["error"]
    async with me.live(table, since=-5) as live:
        assert "whole number" in (await live.next())["error"]


async def test_the_wrong_method_is_told_the_right_one(web: Web) -> None:
    me, table, _ = await started(web)
    reply = await me.client.get(f"/table/{table}/answer")
    assert reply.status_code == 405
    assert "POST" in reply.headers["allow"]


async def test_a_fault_on_this_side_is_a_sentence_without_a_traceback(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    me, table, room = await started(web)

    def broken(*_: object) -> None:
        raise RuntimeError("the secret card is part-5-1")

    monkeypatch.setattr(room.course, "apply", broken)
    problem = await me.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 0}, 500)
    assert "stumbled" in problem["error"]
    assert "part-5-1" not in str(problem)
    await me.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 0})


async def test_a_move_that_another_process_wrote_is_a_conflict(web: Web) -> None:
    me, table, _ = await started(web)
    from fourthrock.server.store import Event

    await web.desk.store.append(table, 1, Event(1, "2"), 1, False)
    problem = await me.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 0}, 409)
    assert "already" in problem["error"]
    assert (await web.desk.house.room(table)).course.at == 1
    await me.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 1})


@pytest.mark.parametrize(
    ("given", "status", "field"),
    [
        ({}, 422, "game"),
        ({"game": "chess", "chairs": [{}]}, 404, "game"),
        ({"game": "salvage", "chairs": [{}]}, 422, "chairs"),
        ({"game": "salvage", "chairs": []}, 422, "chairs"),
        ({"game": "salvage", "chairs": [{}, {"kind": "king"}]}, 422, "chairs[1].kind"),
        ({"game": "salvage", "chairs": [{}, {"kind": "bot", "bot": "deep"}]}, 422, "bot"),
        ({"game": "salvage", "chairs": [{}, {}], "options": {"rounds": "many"}}, 422, "options.rounds"),
        ({"game": "salvage", "chairs": [{}, {}], "options": {"speed": 1}}, 422, "options.speed"),
        ({"game": "salvage", "chairs": [{}, {}], "seed": "x" * 101}, 422, "seed"),
        ({"game": "salvage", "chairs": [{}, {"name": "\u0000"}]}, 422, "name"),
    ],
)
async def test_a_bad_table_is_refused_by_the_api(web: Web, given: Any, status: int, field: str) -> None:
    problem = await web.player().call("POST", "/tables", given, status)
    assert (problem["field"], problem["status"]) == (field, status)
    assert len(problem["detail"]) > 10
    assert (await web.desk.store.counts())["tables"] == 0
