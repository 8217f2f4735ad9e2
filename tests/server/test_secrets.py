"""What is hidden is in no byte that anybody else gets: pages, fragments, API, errors, logs."""

from __future__ import annotations

import logging
import random
import re
from functools import cache
from html import unescape
from typing import Any

import msgspec
import pytest
from visitors import Player, Visitor, Web

from fourthrock.games import load, slugs
from fourthrock.server.pages.games import default_seats
from fourthrock.server.room import Room
from fourthrock.server.routes.api import _log, _question
from fourthrock.server.scenes import plain_fragments, scene_for
from fourthrock.table import Item, Table, dice_for

pytestmark = pytest.mark.anyio

RULES = re.compile(r'<div id="rules".*?</article>', re.DOTALL)
MY_GAMES = 'href="/mine"'
"""A link in the head of every page, not the card Mine."""
TAGS = re.compile(r"<[^>]*>")
TOKEN = re.compile(r"[a-z0-9]+(?:[-_:][a-z0-9]+)*")


def hidden_cards(table: Table[Any]) -> dict[int, set[Item]]:
    """For each seat the cards that nobody else may know: what it holds or is offered."""
    if table.game.slug == "mission_red_planet":  # its view shows the nine characters that everybody has as a hand, too
        g = table.position
        return {
            seat: {*g.held[seat], *g.dealt[seat], *([] if g.returned[seat] is None else [g.returned[seat]])}
            for seat in range(table.seats)
        }
    open_ = _readable(table, None)
    return {seat: _readable(table, seat) - open_ for seat in range(table.seats)}


def _readable(table: Table[Any], seat: int | None) -> set[Item]:
    return {card for _, cards in table.game.held(table.view(seat)) for card in cards}


class Ear:
    """What a visitor hears; the printed rules are left out, for they name all cards."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.known: set[Item] = set()
        """Cards that were its own once, or that it heard of when they lay open."""

    def listen(self, cards: set[Item]) -> set[Item]:
        """Which of these cards are named in what has come since the last time: by token or by name."""
        text = unescape(RULES.sub("", " ".join(self.visitor.heard)).replace('\\"', '"')).replace(MY_GAMES, "")
        self.visitor.heard.clear()
        tokens, words = set(TOKEN.findall(text)), TAGS.sub(" ", text)
        return {card for card in cards if _telling(card) and (card.token in tokens or _named(card, words))}


LIE_OPEN = {"Eco Sabotage"}
"""Global events, which everybody sees, in whose name that of a card stands; no answer names them."""


@cache
def _longer(name: str) -> list[str]:
    """The names of other things in which this one stands."""
    names = {item.name for slug in slugs() for item in load(slug).vocabulary()} | LIE_OPEN
    return [longer for longer in names if name in longer and name != longer]


def _named(card: Item, words: str) -> bool:
    """Whether the name stands there by itself: Miner does not name the card Mine, nor Tundra Farming the card Farming."""
    for longer in _longer(card.name):
        words = words.replace(longer, " ")
    return re.search(rf"(?<!\w){re.escape(card.name)}(?!\w)", words) is not None


def _telling(card: Item) -> bool:
    """Whether the name alone is a sign: it is not also the name of a place or a project that lies open anyhow."""
    return card.name not in {"Noctis City", "Power Plant", "Aquifer", "Asteroid", "Greenery"}


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


@pytest.mark.parametrize(
    ("slug", "seats", "answers"),
    [
        ("mission_red_planet", 3, 400),
        ("red_dust_rebellion", 4, 150),
        ("terraforming_mars", 3, 150),
        ("on_mars", 3, 150),
        ("omega_war", 2, 60),
    ],
)
async def test_cards_of_one_seat_reach_nobody_else(
    web: Web, caplog: pytest.LogCaptureFixture, slug: str, seats: int, answers: int
) -> None:
    """Two browsers, programs at the other seats and a watcher play at random; all that each of them is sent is searched."""
    caplog.set_level(logging.DEBUG, "fourthrock")
    host, guest, watcher = await web.visitor(), await web.visitor(), await web.visitor()
    table = await host.begin(slug, "me", *["open"] * (seats - 1))
    room = await web.desk.house.room(table)
    await guest.get(f"/invite/{room.row.invite}")
    await guest.form(f"/table/{table}/join", {"name": "Ada", "seat": "1"})
    sitting: dict[int, Visitor] = {0: host, 1: guest}
    for seat in range(2, seats):
        joined = await web.player().call("POST", f"/tables/{table}/join", {"invite": room.row.invite, "name": "Machine"})
        sitting[seat] = web.player(joined["token"])
    dice = random.Random(7)
    ears: dict[int | None, Ear] = {None: Ear(watcher)} | {seat: Ear(visitor) for seat, visitor in sitting.items()}
    own: dict[int, set[Item]] = {seat: set() for seat in sitting}
    heard: dict[int, set[Item]] = {seat: set() for seat in sitting}
    held = hidden_cards(room.course.table)
    async with host.live(table) as a, guest.live(table) as b, watcher.live(table) as c:
        for _ in range(answers):
            before = held
            await act(web, room, dice, sitting)
            held = hidden_cards(room.course.table)
            for live in (a, b, c):
                await live.until(room.course.at)
            if dice.random() < 0.1:
                await watcher.page(table)
                await guest.page(table)
            if room.course.table.over:
                break
            for seat in sitting:
                own[seat] |= before[seat] | held[seat]
                ears[seat].known |= own[seat]
            cards = set.union(*own.values())
            for listener, ear in ears.items():
                named = ear.listen(cards)
                if listener is not None:
                    heard[listener] |= named & own[listener]
                for seat in sitting:
                    kept = before[seat] & held[seat]
                    leaked = set() if seat == listener else (named & kept) - ear.known
                    assert not leaked, f"{listener} has heard of {leaked}, which seat {seat} holds"
                ear.known |= named
    if slug == "mission_red_planet":
        assert room.course.table.over
    for seat, cards in own.items():
        assert heard[seat] or not cards, "whoever listens hears of its own cards"
    assert any(own.values()) or slug == "omega_war", "all lies open in The Omega War, and only there"
    logged = set(TOKEN.findall(caplog.text))
    assert not {card for cards in own.values() for card in cards if card.token in logged}


@pytest.mark.parametrize("slug", slugs())
async def test_the_drawing_is_the_same_whatever_is_hidden(web: Web, slug: str) -> None:
    """Two tables that differ only in what a seat cannot see give it and those who watch, byte for byte, the same page, view,
    question and log."""
    me = await web.visitor()
    seats = default_seats(load(slug))
    room = await web.desk.house.room(await me.begin(slug, "me", *["open"] * (seats - 1)))
    dice, compared = random.Random(11), 0
    for step in range(160):
        played = room.course.table
        if played.over:
            break
        if step % 2 == 0:
            real = _all_that_is_sent(room, me.person) + _all_that_is_sent(room, "")
            room.course.table = imagined = played.imagine(0, dice_for(dice.random()))
            imagined.journal = played.journal
            if imagined.seats_asked == played.seats_asked:
                assert _all_that_is_sent(room, me.person) + _all_that_is_sent(room, "") == real
                compared += 1
            room.course.table = played
        question = dice.choice(played.asks)
        await room.answer(question.seat, dice.choice(question.tokens), room.course.at)
    assert compared > 20


def _all_that_is_sent(room: Room, person: str) -> list[str]:
    scene = scene_for(room, person)
    scene.undo_refused = "depends on the past, which an imagined table has not"
    fragments = plain_fragments(scene)
    view = msgspec.json.encode(room.course.table.view(scene.seat)).decode()
    question = "" if scene.question is None else msgspec.json.encode(_question(scene.question)).decode()
    return [*fragments.values(), view, question, msgspec.json.encode(_log(room, scene.seat, 0)).decode()]


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
