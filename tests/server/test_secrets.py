"""What is hidden is in no byte that anybody else gets: pages, fragments, API, errors, logs."""

from __future__ import annotations

import logging
import random
import re
from typing import Any

import msgspec
import pytest
from visitors import Player, Visitor, Web

from fourthrock.server.room import Room
from fourthrock.server.routes.api import _log, _question
from fourthrock.server.scenes import plain_fragments, scene_for
from fourthrock.table import Table, dice_for

pytestmark = pytest.mark.anyio

RULES = re.compile(r'<div id="rules".*?</article>', re.DOTALL)


def hidden_cards(table: Table[Any]) -> dict[int, set[str]]:
    """For each seat the cards that nobody else may know: what it holds or is offered."""
    g = table.position
    cards: dict[int, set[str]] = {}
    for seat in range(table.seats):
        held = [*g.held[seat], *g.dealt[seat]] + ([] if g.returned[seat] is None else [g.returned[seat]])
        cards[seat] = {card.token for card in held}
    return cards


class Ear:
    """What a visitor has heard so far, as words like tokens; the printed rules are left out, for they name all cards."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.words: set[str] = set()

    def listen(self) -> set[str]:
        """All words up to now."""
        text = RULES.sub("", " ".join(self.visitor.heard))
        self.visitor.heard.clear()
        self.words.update(re.findall(r"[a-z0-9]+(?:[-_:][a-z0-9]+)*", text))
        return self.words


async def act(web: Web, room: Room, dice: random.Random, seats: dict[int, Visitor]) -> None:
    """One random answer, sometimes with the noise that players make: stale posts, foreign seats, asking for the record."""
    table = room.course.table
    question = dice.choice(table.asks)
    visitor, other = seats[question.seat], seats[(question.seat + 1) % len(seats)]
    token, at = dice.choice(question.tokens), room.course.at
    if isinstance(visitor, Player):
        await visitor.call("GET", f"/tables/{room.id}/question")
        await visitor.call("GET", f"/tables/{room.id}/record", status=403)
        await visitor.call("POST", f"/tables/{room.id}/answer", {"token": token, "at": at})
    else:
        await visitor.post(f"/table/{room.id}/answer", {"seat": question.seat, "token": token, "at": at})
    if isinstance(other, Player):
        await other.call("GET", f"/tables/{room.id}/view")
        await other.call("POST", f"/tables/{room.id}/answer", {"token": "no-such-answer", "at": at + 99}, 409)
    else:
        await other.post(f"/table/{room.id}/answer", {"seat": question.seat, "token": token, "at": at}, 403)
        await other.get(f"/table/{room.id}/replay", 200 if table.over else 403)


async def test_cards_of_one_seat_reach_nobody_else(web: Web, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "fourthrock")
    host, guest, watcher = await web.visitor(), await web.visitor(), await web.visitor()
    table = await host.begin("mission_red_planet", "me", "open", "open")
    room = await web.desk.house.room(table)
    await guest.get(f"/invite/{room.row.invite}")
    await guest.form(f"/table/{table}/join", {"name": "Ada", "seat": "1"})
    stranger = web.player()
    joined = await stranger.call("POST", f"/tables/{table}/join", {"invite": room.row.invite, "name": "Machine"})
    machine = web.player(joined["token"])
    seats: dict[int, Visitor] = {0: host, 1: guest, 2: machine}
    dice = random.Random(7)
    ears = {0: Ear(host), 1: Ear(guest), 2: Ear(machine), None: Ear(watcher)}
    ever: dict[int | None, set[str]] = {0: set(), 1: set(), 2: set(), None: set()}
    async with host.live(table) as a, guest.live(table) as b, watcher.live(table) as c:
        for _ in range(400):
            if room.course.table.over:
                break
            _note(ever, hidden_cards(room.course.table))
            await act(web, room, dice, seats)
            _note(ever, hidden_cards(room.course.table))
            for live in (a, b, c):
                await live.until(room.course.at)
            if dice.random() < 0.1:
                await watcher.page(table)
                await guest.page(table)
            if not room.course.table.over:
                _check(ears, ever, hidden_cards(room.course.table))
    assert room.course.table.over
    assert all(len(ever[seat] & ears[seat].words) >= 2 for seat in (0, 1, 2)), "whoever listens hears at least its own cards"
    assert not set.union(*ever.values()) & set(caplog.text.split())


def _note(ever: dict[int | None, set[str]], now: dict[int, set[str]]) -> None:
    """What a seat has held it may have heard of: some cards are there twice, and the answer just given may have dealt one."""
    for seat, cards in now.items():
        ever[seat] |= cards


def _check(ears: dict[int | None, Ear], ever: dict[int | None, set[str]], now: dict[int, set[str]]) -> None:
    """Nobody has heard of a card that lies in another's hand, unless it was its own before."""
    for listener, ear in ears.items():
        words = ear.listen()
        for seat, cards in now.items():
            if seat != listener:
                leaked = (cards & words) - ever[listener]
                assert not leaked, f"{listener} has heard of {leaked}, which seat {seat} holds"


async def test_the_drawing_is_the_same_whatever_is_hidden(web: Web) -> None:
    """Two tables that differ only in what a seat cannot see give it, byte for byte, the same page, view, question and log."""
    me = await web.visitor()
    table = await me.begin("mission_red_planet", "me", "bot:random", "bot:random")
    room = await web.desk.house.room(table)
    dice, compared = random.Random(11), 0
    for _ in range(2000):
        played = room.course.table
        if played.over:
            break
        question = played.ask_of(0)
        if question is None:
            await me.get("/health")
            continue
        async with room.lock:
            real = _all_that_is_sent(room, me.person)
            room.course.table = imagined = played.imagine(0, dice_for(dice.random()))  # type: ignore[assignment]
            imagined.journal = played.journal
            same_asked = imagined.seats_asked == played.seats_asked
            other = _all_that_is_sent(room, me.person)
            room.course.table = played
        if same_asked:
            assert other == real
            compared += 1
        answer = {"seat": 0, "token": dice.choice(question.tokens), "at": room.course.at}
        reply = await me.client.post(f"/table/{table}/answer", json=answer, headers={"x-csrf-token": me.csrf})
        assert reply.status_code in (200, 409)
    assert compared > 20


def _all_that_is_sent(room: Room, person: str) -> list[str]:
    scene = scene_for(room, person)
    scene.undo_refused = "depends on the past, which an imagined table has not"
    fragments = plain_fragments(scene)
    view = msgspec.json.encode(room.course.table.view(0)).decode()
    asked = room.course.table.ask_of(0)
    question = "" if asked is None else msgspec.json.encode(_question(asked)).decode()
    return [*fragments.values(), view, question, msgspec.json.encode(_log(room, 0, 0)).decode()]


async def test_a_running_game_gives_away_neither_its_seed_nor_its_record(web: Web) -> None:
    me = await web.visitor()
    table = await me.begin("salvage", "me", "open")
    room = await web.desk.house.room(table)
    reader = web.player()
    await me.page(table)
    await me.get(f"/table/{table}/record.jsonl", 403)
    await reader.call("GET", f"/tables/{table}")
    await reader.call("GET", f"/tables/{table}/record", status=403)
    assert all(room.row.seed not in text for visitor in (me, reader) for text in visitor.heard)


async def test_nobody_chooses_the_seed_of_a_table_that_others_join(web: Web) -> None:
    me = await web.visitor()
    fields = {"seats": "2", "seat-0": "me", "seat-1": "open", "seed": "7"}
    assert "gives every hidden card away" in (await me.form("/games/salvage/new", fields, 422)).text
    chairs = [{"kind": "remote"}, {"kind": "open"}]
    problem = await web.player().call("POST", "/tables", {"game": "salvage", "chairs": chairs, "seed": "7"}, 422)
    assert problem["field"] == "seed"
