"""Home, the games, a new table, taking a chair, my games."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fourthrock.server.call import Call, called
from fourthrock.server.house import seats_for
from fourthrock.server.pages.games import game_page, new_game
from fourthrock.server.pages.home import home as home_page
from fourthrock.server.pages.people import join as join_page
from fourthrock.server.pages.people import my_games
from fourthrock.server.pages.visit import BotKind
from fourthrock.server.pages.visit import TableRow as Line
from fourthrock.server.problems import Problem, not_found
from fourthrock.server.scenes import ago, scene_for
from fourthrock.server.store import Seat, TableRow
from fourthrock.server.store.rows import now
from fourthrock.table import Game

BOTS = {
    "random": ("Random", "Any legal answer is as likely as the other."),
    "greedy": ("Greedy", "Takes what looks best at the end of its own turn."),
    "search": ("Search", "Looks ahead in many imagined worlds."),
    "nonplayer": ("Non-Player", "Played by the game's own rules for seats without a player."),
}
NAME = 60
SEED = 40


def bot_kinds(specs: list[str]) -> list[BotKind]:
    """The bots on offer, as the form shows them."""
    kinds: dict[str, BotKind] = {}
    for spec in specs:
        name, _, strength = spec.partition(":")
        kind = kinds.setdefault(name, BotKind(name, *BOTS.get(name, (name.capitalize(), ""))))
        if strength:
            kind.strengths.append(strength)
    return list(kinds.values())


def line(call: Call, row: TableRow) -> Line:
    """A table in a list, as this person sees it."""
    mine = [chair.seat for chair in row.chairs if chair.person == call.person]
    open_ = any(chair.kind == "open" for chair in row.chairs)
    asked = any(row.asked >> seat & 1 for seat in mine)
    state = "over" if row.over else "your_turn" if asked else "open" if open_ else "waiting"
    names = ["" if chair.kind == "open" else chair.name for chair in row.chairs]
    seat = mine[0] if len(mine) == 1 else None
    return Line(row.id, row.name, call.desk.catalogue.find(row.game), names, state, ago(row.touched, now()), seat)


async def lines(call: Call) -> list[Line]:
    """My tables: those that wait for me first, then the running, then the finished; each part the newest first."""
    rows = await call.desk.store.tables_of(call.person) if call.visitor.person is not None else []
    order = {"your_turn": 0, "open": 1, "waiting": 1, "over": 2}
    known = [row for row in rows if call.desk.catalogue.has(row.game)]
    return sorted([line(call, row) for row in known], key=lambda one: order[one.state])


async def home(call: Call) -> Response:
    """GET /"""
    return call.page(home_page(await call.visit(), call.desk.catalogue.games, await lines(call)))


async def mine(call: Call) -> Response:
    """GET /mine"""
    return call.page(my_games(await call.visit(), await lines(call)))


async def about(call: Call) -> Response:
    """GET /games/{game}"""
    return call.page(game_page(await call.visit(), call.desk.catalogue.find(call.request.path_params["game"])))


async def new(call: Call) -> Response:
    """GET /games/{game}/new"""
    game = call.desk.catalogue.find(call.request.path_params["game"])
    return call.page(new_game(await call.visit(), game, bot_kinds(call.desk.catalogue.bots_for(game))))


async def begin(call: Call) -> Response:
    """POST /games/{game}/new: a table with these chairs; a form with a mistake comes back with a sentence."""
    game = call.desk.catalogue.find(call.request.path_params["game"])
    try:
        row = await _begun(call, game)
    except Problem as problem:
        if problem.status != 422:
            raise
        filled = {name: value for name, value in call.form.items() if isinstance(value, str)}
        bots = bot_kinds(call.desk.catalogue.bots_for(game))
        html = new_game(await call.visit(), game, bots, filled, problem.sentence, problem.field.replace("options.", "option."))
        return call.page(html, 422)
    return call.to(f"/table/{row.id}")


async def _begun(call: Call, game: Game[Any]) -> TableRow:
    seats = call.number("seats", 1, 20)
    if seats not in game.seats:
        raise Problem(422, f"{game.title} is for {', '.join(map(str, game.seats))} seats, not {seats}", "seats")
    name, seed = call.text("name", NAME).strip(), call.text("seed", SEED).strip()
    options = form_options(game, {key: value for key, value in call.form.items() if isinstance(value, str)})
    await may_begin(call)
    sides = seats_for(game, seats, options)
    person = await call.desk.people.known(call.visitor, call.text("player").strip())
    chairs = [chair_of(call, game, seat, call.text(f"seat-{seat}"), person.name, sides[seat].name) for seat in range(seats)]
    return await call.desk.house.begin(game, chairs, creator=call.person, name=name, seed=seed, options=options)


async def may_begin(call: Call) -> None:
    """Not too many new tables at once, and not too many unfinished ones."""
    limits = call.desk.settings.limits
    call.pace("new tables", limits.new_tables)
    most = limits.running_with_account if call.visitor.account else limits.running_as_guest
    if await call.desk.store.running_of(call.person) >= most:
        raise Problem(429, f"you have {most} unfinished games; finish one of them first")


def chair_of(call: Call, game: Game[Any], seat: int, who: str, me: str, side: str) -> Seat:
    """A chair as the form names it: me, same_screen, open or bot:NAME."""
    kind, _, bot = who.partition(":")
    if kind == "me":
        return Seat(seat, "person", me, call.person)
    if kind == "same_screen":
        return Seat(seat, "person", side, call.person)
    if kind == "open":
        return Seat(seat, "open")
    if kind == "bot":
        spec = call.desk.catalogue.bot(bot, game)
        return Seat(seat, "bot", bot_name(spec), bot=spec)
    raise Problem(422, f"say who sits in seat {seat}: me, same_screen, open or bot:NAME", f"seat-{seat}")


def bot_name(spec: str) -> str:
    name, _, strength = spec.partition(":")
    title = BOTS.get(name, (name.capitalize(), ""))[0]
    return f"{title} bot {strength}".strip()


def form_options(game: Game[Any], form: Mapping[str, str]) -> dict[str, Any]:
    """The options in a form, as the game's own kinds of values."""
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(game.options):
        text = form.get(f"option.{field.name}")
        if field.type is bool:
            given[field.name] = text in ("yes", "on", "true")
        elif text is not None:
            given[field.name] = text
    try:
        return dict(msgspec.to_builtins(msgspec.convert(given, game.options, strict=False)))
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$.")
        raise Problem(422, reason, f"option.{path.rstrip('`')}") from None


# --------------------------------------------------------------------------------------------------------- open chairs


async def invited(call: Call) -> Response:
    """GET /invite/{code}: whoever has the link may sit down."""
    row = await call.desk.store.invited(call.request.path_params["code"])
    if row is None:
        raise not_found("invitation")
    response = call.to(f"/table/{row.id}/join")
    call.desk.people.invite(response, call.request, row.invite, call.secure)
    return response


async def join(call: Call) -> Response:
    """GET /table/{table}/join: the open chairs."""
    room = await call.room()
    _check_invited(call, room.row)
    return call.page(join_page(await call.visit(), scene_for(room, call.person, call.base, call.csrf)))


async def sit_down(call: Call) -> Response:
    """POST /table/{table}/join"""
    room = await call.room()
    _check_invited(call, room.row)
    try:
        seat = call.number("seat", 0, room.row.seats - 1)
        if room.chairs[seat].kind != "open":
            raise Problem(409, "this chair is taken; choose another", "seat")
        person = await call.desk.people.known(call.visitor, call.text("name") or call.visitor.name)
        await room.take(Seat(seat, "person", person.name, person.id, nonce=secrets.token_urlsafe(9)))
    except Problem as problem:
        if problem.status not in (409, 422):
            raise
        scene = scene_for(room, call.person, call.base, call.csrf)
        return call.page(join_page(await call.visit(), scene, problem.sentence), problem.status)
    return call.to(f"/table/{room.id}")


def _check_invited(call: Call, row: TableRow) -> None:
    if row.creator != call.person and row.invite not in call.desk.people.invites(call.request):
        raise Problem(403, "sitting down needs the invitation link of the table")


ROUTES: list[BaseRoute] = [
    Route("/", called(home)),
    Route("/mine", called(mine)),
    Route("/games/{game}", called(about)),
    Route("/games/{game}/new", called(new)),
    Route("/games/{game}/new", called(begin), methods=["POST"]),
    Route("/invite/{code}", called(invited)),
    Route("/table/{table}/join", called(join)),
    Route("/table/{table}/join", called(sit_down), methods=["POST"]),
]
