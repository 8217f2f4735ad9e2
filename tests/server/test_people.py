"""People: guests play at once, accounts keep games together, and only whoever sits there acts for a seat."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest
from visitors import HOST_KEY, Web, roomy, served

from fourthrock.server.pace import Pace
from fourthrock.server.problems import Problem

pytestmark = pytest.mark.anyio

SECRET = "correct horse"


async def test_a_guest_plays_at_once_and_finds_the_game_again(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open", name="Tuesday evening")
    assert "Tuesday evening" in (await me.get("/mine")).text
    assert f"/table/{table}" in (await me.get("/")).text
    assert f"/table/{table}" not in (await (await web.visitor()).get("/mine")).text


async def test_an_account_brings_the_games_to_another_device(web: Web) -> None:
    phone, desktop = await web.visitor(), await web.visitor()
    one = await phone.begin("salvage", "me", "open")
    await phone.form("/sign-up", {"name": "Ada", "password": SECRET, "then": "/mine"})
    two = await desktop.begin("salvage", "me", "open")
    page = await desktop.form("/sign-in", {"name": "ada", "password": SECRET, "then": "/mine"})
    assert f"/table/{one}" in page.text
    assert f"/table/{two}" in page.text
    await phone.get("/")
    assert f"/table/{two}" in (await phone.get("/mine")).text


async def test_a_guest_who_signs_in_while_playing_goes_on_under_the_name_of_the_account(web: Web) -> None:
    elsewhere, me, other = await web.visitor(), await web.visitor(), await web.visitor()
    await elsewhere.form("/sign-up", {"name": "Ada", "password": SECRET})
    table = await me.begin("salvage", "me", "open")
    room = await web.desk.house.room(table)
    await other.get(f"/invite/{room.row.invite}")
    await other.form(f"/table/{table}/join", {"name": "Bob", "seat": "1"})
    await me.form("/sign-in", {"name": "Ada", "password": SECRET})
    await other.form("/sign-up", {"name": "Robert", "password": SECRET})
    assert [chair.name for chair in room.chairs] == ["Ada", "Robert"]
    await me.post(f"/table/{table}/answer", {"seat": 0, "token": "1", "at": 0})
    await other.post(f"/table/{table}/answer", {"seat": 1, "token": "1", "at": 1})
    stored = await web.desk.store.table(table)
    assert stored is not None
    assert [(chair.name, chair.person) for chair in stored.chairs] == [("Ada", me.person), ("Robert", other.person)]
    assert table in (await elsewhere.get("/mine")).text


async def test_a_wrong_password_and_an_unknown_name_are_told_alike(web: Web) -> None:
    me, other = await web.visitor(), await web.visitor()
    await me.form("/sign-up", {"name": "Ada", "password": SECRET})
    wrong = await other.form("/sign-in", {"name": "Ada", "password": "wrong password"}, 403)
    unknown = await other.form("/sign-in", {"name": "Eve", "password": "wrong password"}, 403)
    told = [re.search(r'role="alert">(.*?)</p>', reply.text, re.DOTALL) for reply in (wrong, unknown)]
    assert told[0] is not None
    assert told[1] is not None
    assert told[0][1] == told[1][1]


async def test_the_password_is_kept_as_an_argon2_hash(web: Web) -> None:
    me = await web.visitor()
    await me.form("/sign-up", {"name": "Ada", "password": SECRET})
    person = await web.desk.store.account("ada")
    assert person is not None
    assert (person.password or "").startswith("$argon2id$")


@pytest.mark.parametrize(
    ("name", "password", "said"),
    [
        ("", SECRET, "at least one letter"),
        ("x" * 41, SECRET, "at most 40 letters"),
        ("A\u200bda", SECRET, "can be seen"),
        ("Ada", "short", "8 to 200 letters"),
        ("Ada", "x" * 201, "8 to 200 letters"),
    ],
)
async def test_names_and_passwords_have_bounds(web: Web, name: str, password: str, said: str) -> None:
    me = await web.visitor()
    assert said in (await me.form("/sign-up", {"name": name, "password": password}, 422)).text


async def test_a_name_is_taken_whatever_its_capitals(web: Web) -> None:
    one, two = await web.visitor(), await web.visitor()
    await one.form("/sign-up", {"name": "Ada", "password": SECRET})
    assert "already" in (await two.form("/sign-up", {"name": "ADA", "password": SECRET}, 409)).text


async def test_signing_out_leaves_a_stranger(web: Web) -> None:
    me = await web.visitor()
    await me.form("/sign-up", {"name": "Ada", "password": SECRET})
    await me.form("/sign-out", {})
    assert "Sign in" in (await me.get("/")).text


async def test_signing_in_sends_nobody_to_another_site(web: Web) -> None:
    me = await web.visitor()
    fields = {"name": "Ada", "password": SECRET, "csrf": me.csrf}
    for elsewhere in ("https://example.org/", "//example.org", "/\\example.org"):
        reply = await me.client.post("/sign-up", data={**fields, "then": elsewhere}, follow_redirects=False)
        assert reply.headers.get("location", "/") == "/"


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(web: Web) -> None:
    async with httpx2.AsyncClient(base_url=web.base) as client:
        plain = (await client.get("/")).headers["set-cookie"].lower()
        assert "httponly" in plain
        assert "samesite=lax" in plain
        assert "secure" not in plain


async def test_the_cookie_is_secure_behind_https(web: Web) -> None:
    async with httpx2.AsyncClient(base_url=web.base, headers={"x-forwarded-proto": "https"}) as client:
        reply = await client.get("/")
        assert "secure" in reply.headers["set-cookie"].lower()
        assert "strict-transport-security" in reply.headers


async def test_a_forged_cookie_is_a_stranger(web: Web) -> None:
    me, other = await web.visitor(), await web.visitor()
    table = await me.begin("salvage", "me", "open")
    cookie = me.client.cookies["fourthrock"]
    other.client.cookies.clear()
    other.client.cookies.set("fourthrock", cookie[:-4] + "AAAA")
    assert 'data-seat=""' in await other.page(table)


async def test_a_post_without_the_csrf_token_changes_nothing(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    room = await web.desk.house.room(table)
    for headers in ({}, {"x-csrf-token": "guessed"}, {"x-csrf-token": "é"}):
        raw = {name: value.encode() for name, value in headers.items()}
        reply = await me.client.post(f"/table/{table}/answer", json={"seat": 0, "token": "1", "at": 0}, headers=raw)
        assert reply.status_code == 403
    assert (await me.client.post("/games/salvage/new", data={"seats": "2"})).status_code == 403
    assert room.course.at == 0


async def test_only_who_sits_there_acts_for_a_seat(web: Web) -> None:
    me, eve = await web.visitor(), await web.visitor()
    table = await me.begin("salvage", "me", "open")
    room = await web.desk.house.room(table)
    for action, given in {
        "answer": {"seat": 0, "token": "1", "at": 0},
        "undo": {"seat": 0, "at": 0},
        "hint": {"seat": 0},
        "notes": {"seat": 0, "text": "mine"},
        "unveil": {"seat": 0},
        "say": {"text": "let me in"},
    }.items():
        assert "error" in await eve.post(f"/table/{table}/{action}", given, 403)
    await me.post(f"/table/{table}/answer", {"seat": 1, "token": "1", "at": 0}, 403)
    await eve.get(f"/table/{table}?seat=0", 403)
    await eve.get(f"/table/{table}/join", 403)
    await eve.form(f"/table/{table}/join", {"name": "Eve", "seat": "1"}, 403)
    assert (room.course.at, room.chairs[1].kind, room.chat) == (0, "open", [])


async def test_a_table_may_be_closed_to_spectators(web: Web) -> None:
    api, eve = web.player(), await web.visitor()
    made = await api.call("POST", "/tables", {"game": "salvage", "chairs": [{}, {}], "watch": False}, 201)
    await eve.get(f"/table/{made['table']}", 403)
    await api.call("GET", f"/tables/{made['table']}/view", status=403)
    async with eve.live(made["table"]) as live:
        assert "sit at it" in (await live.next())["error"]


async def test_other_sites_open_no_live_connection(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    me.origin = "https://example.org"
    async with me.live(table) as live:
        assert "pages of this server" in (await live.next())["error"]


async def test_every_answer_carries_its_headers(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    for path in ("/", f"/table/{table}", "/games/salvage", "/sign-in", "/nowhere", "/api/v1/games", "/health"):
        headers = (await me.client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy.replace("style-src-attr 'unsafe-inline';", ""), "only drawings may style themselves"
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in policy


async def test_no_page_has_inline_scripts_or_styles(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("mission_red_planet", "me", "bot:random")
    for path in ("/", f"/table/{table}", "/games/mission_red_planet", "/games/mission_red_planet/new", "/sign-in", "/mine"):
        html = (await me.get(path)).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", html)
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=", html)


async def test_user_text_is_escaped_everywhere(web: Web) -> None:
    me = await web.visitor()
    evil = "<img src=x onerror=alert(1)>"
    await me.form("/sign-up", {"name": evil, "password": SECRET})
    table = await me.begin("salvage", "me", "open", name=evil)
    await me.post(f"/table/{table}/say", {"text": evil})
    await me.post(f"/table/{table}/notes", {"seat": 0, "text": evil + "</textarea>"})
    for path in (f"/table/{table}", "/", "/mine"):
        html = (await me.get(path)).text
        assert "<img src=x" not in html
        assert "&lt;img src=x" in html


async def test_the_host_page_opens_with_the_printed_key(web: Web) -> None:
    me = await web.visitor()
    await me.get("/host", 403)
    await me.get("/host?key=guessed", 403)
    assert "Running" in (await me.get(f"/host?key={HOST_KEY}")).text
    assert "Running" in (await me.get("/host")).text


async def test_too_much_at_once_is_refused_with_a_time_to_come_back(tmp_path: Path) -> None:
    async with served(tmp_path / "games.sqlite", roomy(chats=(2, 6), new_tables=(3, 6), running_as_guest=2)) as web:
        me = await web.visitor()
        table = await me.begin("salvage", "me", "open")
        for _ in range(2):
            await me.post(f"/table/{table}/say", {"text": "hello"})
        reply = await me.client.post(f"/table/{table}/say", json={"text": "hello"}, headers={"x-csrf-token": me.csrf})
        assert reply.status_code == 429
        assert 0 < int(reply.headers["retry-after"]) <= 11
        await me.begin("salvage", "me", "open")
        assert "unfinished" in (await me.form("/games/salvage/new", {"seats": "2", "seat-0": "me", "seat-1": "me"}, 429)).text


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])
    for _ in range(2):
        pace.check("chat", "ada", (2, 60))
    with pytest.raises(Problem, match="wait 1 second"):
        pace.check("chat", "ada", (2, 60))
    pace.check("chat", "bob", (2, 60))
    now[0] = 1.0
    pace.check("chat", "ada", (2, 60))
