"""The JSON API: programs play whole games with the tokens of their seats."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from visitors import Player, Web
from websockets.asyncio.client import connect

from fourthrock.server.catalogue import Catalogue
from fourthrock.table import record

pytestmark = pytest.mark.anyio


async def seated(web: Web, game: str, count: int, **more: Any) -> tuple[str, list[Player]]:
    """A table of remote players."""
    made = await web.player().call("POST", "/tables", {"game": game, "chairs": [{}] * count, **more}, 201)
    return made["table"], [web.player(seat["token"]) for seat in made["seats"]]


async def play_on(player: Player, table: str, dice: random.Random) -> None:
    """Play one seat to the end of the game, knowing nothing but what the API says."""
    while True:
        asked = await player.call("GET", f"/tables/{table}/question?wait=5")
        if asked["over"]:
            return
        if asked["question"] is not None:
            token = dice.choice(asked["question"]["options"])["token"]
            await player.call("POST", f"/tables/{table}/answer", {"token": token, "at": asked["at"]})


async def test_remote_bots_play_a_whole_game_and_read_its_record(web: Web) -> None:
    table, players = await seated(web, "mission_red_planet", 3)
    await asyncio.gather(*[play_on(player, table, random.Random(seat)) for seat, player in enumerate(players)])
    state = await web.player().call("GET", f"/tables/{table}")
    assert state["over"]
    assert sorted(one["place"] for one in state["standings"])[0] == 1
    text = await players[0].call("GET", f"/tables/{table}/record")
    again = record.replay(text, Catalogue().find)
    assert [one.place for one in again.standings()] == [one["place"] for one in state["standings"]]


async def test_a_remote_bot_against_bots_of_this_server(web: Web) -> None:
    chairs = [{"kind": "remote", "name": "Machine"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    made = await web.player().call("POST", "/tables", {"game": "salvage", "chairs": chairs}, 201)
    assert [seat["token"] is not None for seat in made["seats"]] == [True, False, False]
    await play_on(web.player(made["seats"][0]["token"]), made["table"], random.Random(1))


async def test_the_games_are_listed_with_their_options(web: Web) -> None:
    listed = await web.player().call("GET", "/games")
    salvage = next(game for game in listed["games"] if game["game"] == "salvage")
    assert salvage["seats"] == [2, 3, 4]
    assert salvage["options"]["properties"]["rounds"]["default"] == 4
    assert "greedy" in listed["bots"]


async def test_options_and_a_seed_give_the_same_game_again(web: Web) -> None:
    setup = {"seed": "7", "options": {"rounds": 2}}
    (one, [first, _]), (two, [second, _]) = await seated(web, "salvage", 2, **setup), await seated(web, "salvage", 2, **setup)
    assert (await first.call("GET", f"/tables/{one}/view"))["view"] == (await second.call("GET", f"/tables/{two}/view"))["view"]
    assert (await first.call("GET", f"/tables/{one}"))["options"] == {"rounds": 2}


async def test_a_question_explains_what_is_refused(web: Web) -> None:
    table, [first, second] = await seated(web, "salvage", 2, seed="1", options={"rounds": 9})
    for _ in range(80):
        for player in (first, second):
            asked = await player.call("GET", f"/tables/{table}/question")
            if asked["question"] and asked["question"]["refused"]:
                refused = asked["question"]["refused"][0]
                assert refused["rule"] == "2.1"
                given = {"token": refused["token"], "at": asked["at"]}
                problem = await player.call("POST", f"/tables/{table}/answer", given, 422)
                assert problem["rule"] == "2.1"
                assert problem["detail"] == "not enough scrap"
                return
            if asked["question"]:
                tokens = [option["token"] for option in asked["question"]["options"]]
                best = "2" if "2" in tokens else "done" if "done" in tokens else tokens[-1]
                await player.call("POST", f"/tables/{table}/answer", {"token": best, "at": asked["at"]})
    raise AssertionError("no bid was ever refused")


async def test_the_log_waits_for_news(web: Web) -> None:
    table, [first, second] = await seated(web, "salvage", 2)
    news = asyncio.create_task(second.call("GET", f"/tables/{table}/log?since=0&wait=5"))
    await asyncio.sleep(0.1)
    assert not news.done()
    await first.call("POST", f"/tables/{table}/answer", {"token": "1", "at": 0})
    assert (await news)["at"] == 1
    await second.call("POST", f"/tables/{table}/answer", {"token": "0", "at": 0})
    log = await second.call("GET", f"/tables/{table}/log?since=1")
    assert [line["text"] for line in log["lines"]] == ["Round 1", "The bids are [1, 0]"]


async def test_the_log_streams_over_a_websocket(web: Web) -> None:
    table, [first, second] = await seated(web, "salvage", 2)
    address = f"{web.base.replace('http', 'ws')}/api/v1/tables/{table}/live?since=0"
    headers = {"authorization": second.client.headers["authorization"]}
    async with connect(address, additional_headers=headers) as stream:
        assert json.loads(await stream.recv())["asked"] == [0, 1]
        await first.call("POST", f"/tables/{table}/answer", {"token": "1", "at": 0})
        assert json.loads(await asyncio.wait_for(stream.recv(), 5))["asked"] == [1]
        await second.call("POST", f"/tables/{table}/answer", {"token": "2", "at": 0})
        assert json.loads(await asyncio.wait_for(stream.recv(), 5))["lines"][0]["text"] == "Round 1"


async def test_undo_by_the_api(web: Web) -> None:
    table, [first, _] = await seated(web, "salvage", 2)
    await first.call("POST", f"/tables/{table}/answer", {"token": "1", "at": 0})
    assert await first.call("POST", f"/tables/{table}/undo", {"at": 1}) == {"at": 2}
    assert (await first.call("GET", f"/tables/{table}/question"))["question"]["prompt"] == "Bid how much scrap?"


async def test_an_open_chair_is_taken_with_the_invitation(web: Web) -> None:
    made = await web.player().call("POST", "/tables", {"game": "salvage", "chairs": [{}, {"kind": "open"}]}, 201)
    given = {"invite": made["invite"], "name": "Machine"}
    joined = await web.player().call("POST", f"/tables/{made['table']}/join", given)
    assert joined["seat"] == 1
    assert (await web.player(joined["token"]).call("GET", f"/tables/{made['table']}/question"))["question"]["seat"] == 1
    problem = await web.player().call("POST", f"/tables/{made['table']}/join", given, 409)
    assert problem["detail"] == "every chair is taken"
    await web.player().call("POST", f"/tables/{made['table']}/join", {"invite": "guessed", "name": "Eve"}, 403)


async def test_a_token_opens_its_own_seat_only(web: Web) -> None:
    one, [first, second] = await seated(web, "salvage", 2)
    two, _ = await seated(web, "salvage", 2)
    await first.call("GET", f"/tables/{two}/view", status=403)
    await web.player("forged").call("GET", f"/tables/{one}/view", status=401)
    await web.player().call("GET", f"/tables/{one}/question", status=401)
    mine = (await first.call("GET", f"/tables/{one}/view"))["seat"], (await second.call("GET", f"/tables/{one}/view"))["seat"]
    assert mine == (0, 1)
