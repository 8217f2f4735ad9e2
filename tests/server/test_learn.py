"""Learning a game at the web table: every place of the lesson, another click than the next one, and taking over."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from visitors import Visitor, Web

from fourthrock.games import load
from fourthrock.server.lessons import Classroom

pytestmark = pytest.mark.anyio

GAME = load("red_dust_rebellion")
ADDRESS = "/games/red_dust_rebellion/learn"
JSON = {"accept": "application/json"}


@pytest.fixture(scope="module")
def room() -> Classroom:
    lesson = GAME.lesson()
    assert lesson is not None
    return Classroom(GAME, lesson)


async def shown(me: Visitor, at: int) -> dict[str, str]:
    reply: dict[str, Any] = (await me.get(f"{ADDRESS}?at={at}", headers=JSON)).json()
    assert reply["at"] == at
    return dict(reply["fragments"])


def clickable(fragments: dict[str, str]) -> set[str]:
    """The tokens that glow: on the board, and as a button of the lesson."""
    board = re.findall(r"<g[^>]*\bmay\b[^>]*>", fragments["board-layer"])
    buttons = re.findall(r"<button[^>]*data-may[^>]*>", fragments["prompt"])
    return {unescape(token) for tag in board + buttons for token in re.findall(r'data-token="([^"]*)"', tag)}


async def test_the_way_in_is_on_the_shelf_and_on_the_page_of_the_game(web: Web) -> None:
    me = await web.visitor()
    for path in ("/", "/games/red_dust_rebellion"):
        assert f'href="{ADDRESS}"' in (await me.get(path)).text
    assert "/games/omega_war/learn" not in (await me.get("/")).text


async def test_a_game_without_a_lesson_has_no_such_page(web: Web) -> None:
    me = await web.visitor()
    assert "here is no lesson" in (await me.get("/games/omega_war/learn", 404)).text


async def test_nothing_but_the_next_click_glows_at_each_place(web: Web, room: Classroom) -> None:
    me = await web.visitor()
    for place in room.lesson.places[::7]:
        fragments = await shown(me, place.number)
        assert clickable(fragments) == ({place.token} if place.token else set()), place.number


async def test_each_place_tells_its_step_its_reasons_and_its_figures(web: Web, room: Classroom) -> None:
    me = await web.visitor()
    for place in room.lesson.places[3::11]:
        teacher = unescape(re.sub(r"<[^>]*>", "", (await shown(me, place.number))["prompt"]))
        assert room.lesson.step_at(place).title in teacher
        assert room.lesson.chapters[place.chapter].title in teacher
        for change in place.changes:
            assert change.figure.name in teacher
            assert change.figure.meaning in teacher
        assert ("Do it" in teacher) == bool(place.token)


async def test_a_figure_shows_what_it_was_and_what_it_became(web: Web, room: Classroom) -> None:
    changes = ["Red Dust Resources", "14", "10"]
    place = next(one for one in room.lesson.places if [c.figure.name for c in one.changes if c.values == [14, 10]] == changes[:1])
    me = await web.visitor()
    teacher = (await shown(me, place.number))["prompt"]
    found = re.search(r"<dt>Red Dust Resources</dt><dd class=\"values\">(.*?)</dd>", teacher)
    assert found is not None
    assert re.sub(r"<[^>]*>", " ", found[1]).split() == ["14", "→", "10"]


async def test_the_page_opens_at_any_place_with_its_board(web: Web, room: Classroom) -> None:
    me = await web.visitor()
    page = (await me.get(f"{ADDRESS}?at=20")).text
    assert 'data-at="20"' in page
    [plate] = re.findall(r'data-plate="([^"]+)"', page)
    assert (await me.get(unescape(plate))).text.startswith("<svg")
    await me.get(f"{ADDRESS}/0123456789abcdef.svg", 404)
    await me.get(f"{ADDRESS}?at={len(room.lesson.places)}", 422)
    await me.get(f"{ADDRESS}?at=-1", 422)


def place_of(room: Classroom, step: str, token: str) -> int:
    return next(one.number for one in room.lesson.places if room.lesson.step_at(one).name == step and one.token == token)


async def test_another_click_that_is_legal_is_called_legal(web: Web, room: Classroom) -> None:
    me = await web.visitor()
    at = place_of(room, "r1.rd", "rally")
    said = (await me.get(f"{ADDRESS}/try?at={at}&token=march", headers=JSON)).json()
    assert said["said"].startswith("The rules allow that too")


async def test_another_click_that_is_forbidden_names_the_rule(web: Web, room: Classroom) -> None:
    me = await web.visitor()
    at = place_of(room, "r1.rd", "arsia_mons")
    said = (await me.get(f"{ADDRESS}/try?at={at}&token=tenzing", headers=JSON)).json()
    assert said["rule"] == "15.1"
    assert "Support" in said["said"]


async def test_where_one_reads_nothing_is_clicked(web: Web) -> None:
    me = await web.visitor()
    said = (await me.get(f"{ADDRESS}/try?at=0&token=tenzing", 409, headers=JSON)).json()
    assert "nothing is asked" in said["error"]


@pytest.mark.parametrize("part", [0, 1, 2, 3, 4])
async def test_whoever_takes_over_plays_on_at_the_same_point(web: Web, room: Classroom, part: int) -> None:
    place = room.lesson.places[min(part * 89, len(room.lesson.places) - 1)]
    me = await web.visitor()
    reply = await me.form(ADDRESS, {"at": str(place.number), "seat": "1"})
    table = await web.desk.house.room(reply.url.path.rpartition("/")[2])
    played = [(move.seat, move.item.token) for move in table.course.table.moves[: place.moves]]
    assert played == room.lesson.moves()[: place.moves]
    assert [chair.kind for chair in table.chairs] == ["bot", "person", "bot", "bot"]
    assert table.chairs[1].person == me.person
    assert table.course.table.position.dice.fixed_left == 0


async def test_taking_over_needs_a_place_and_a_seat_that_there_are(web: Web) -> None:
    me = await web.visitor()
    await me.form(ADDRESS, {"at": "9999", "seat": "1"}, 422)
    await me.form(ADDRESS, {"at": "3", "seat": "4"}, 422)
