"""Scenes from rooms: what a table looks like to one pair of eyes. Everything in it comes from that seat's own view."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from fourthrock.drawing.paper import drawn
from fourthrock.server.pages.table import FRAGMENTS
from fourthrock.server.problems import Problem
from fourthrock.server.room import Room, Viewer
from fourthrock.server.scene import Chair, ChatLine, Scene
from fourthrock.server.store import Seat
from fourthrock.table import Entry, Game, Item, Table, read_options

LOG_STEP = 50


def eyes(room: Room, person: str, wanted: int | None = None) -> int | None:
    """With whose eyes this person looks: its seat's; on a same screen those of whoever has the device; else a spectator's."""
    mine = room.seats_of(person)
    if wanted is not None and wanted not in mine:
        raise Problem(403, f"seat {wanted} is not yours; you may look at this table without it", "seat")
    if not mine:
        if not room.row.watch:
            raise Problem(403, "this table is for those who sit at it")
        return None
    if len(mine) == 1:
        return mine[0]
    if room.veiled_for(person) is not None:
        return None
    lifted = room.lifted.get(person)
    return lifted if lifted in mine else mine[0] if room.course.table.over else None


def scene_for(room: Room, person: str, base: str = "", csrf: str = "") -> Scene:
    """The table as this person sees it now. `base` is the server's address, for links that are sent around."""
    table = room.course.table
    mine = room.seats_of(person)
    seat = eyes(room, person)
    veil = room.veiled_for(person)
    chairs = chairs_of(room, table, mine, seat)
    refused = None if seat is None else table.undo_refused(seat)
    return Scene(
        table=room.id,
        name=room.row.name,
        game=room.game,
        options=options_of(room),
        at=room.course.at,
        chairs=chairs,
        seat=seat,
        view=table.view(seat),
        question=None if seat is None else table.ask_of(seat),
        entries=_recent(table, seat),
        since=room.course.answered.get(seat, 0) if seat is not None else 0,
        undo_refused="you watch" if seat is None else None if refused is None else str(refused),
        over=table.over,
        veil=None if veil is None else chairs[veil],
        chat=[ChatLine(line.number, line.name, line.text, clock(line.when)) for line in room.chat],
        notes="" if seat is None else room.chairs[seat].notes,
        invite=f"{base}/invite/{room.row.invite}" if mine and _open(room) else "",
        watch=f"{base}/table/{room.id}" if room.row.watch else "",
        csrf=csrf,
        mine=mine,
        hints=seat is not None and not table.over,
        record=table.over,
        rematch=room.row.rematch,
    )


def _open(room: Room) -> bool:
    return any(chair.kind == "open" for chair in room.chairs)


def options_of(room: Room) -> Any:
    return read_options(room.game, room.row.options)


def sides_of(room: Room) -> list[Item]:
    return room.game.sides(room.row.seats, options_of(room))


def chairs_of(room: Room, table: Table[Any], mine: list[int], seat: int | None) -> list[Chair]:
    """Every chair as this viewer sees it."""
    standings = {standing.seat: standing for standing in table.standings()}
    asked = set(table.seats_asked)
    present = room.present()
    return [
        Chair(
            seat=chair.seat,
            side=side,
            name=chair.name,
            kind=_kind(chair, mine, seat),
            asked=chair.seat in asked,
            thinking=chair.seat in room.thinking and chair.seat in asked,
            present=chair.seat in present,
            standing=standings.get(chair.seat),
        )
        for chair, side in zip(room.chairs, sides_of(room))
    ]


def _kind(chair: Seat, mine: list[int], seat: int | None) -> str:
    if chair.seat in mine:
        return "me" if len(mine) == 1 or chair.seat == seat else "same_screen"
    return "person" if chair.kind == "remote" else chair.kind


def _recent(table: Table[Any], seat: int | None) -> list[Entry]:
    """The end of the log. It begins at a round number, so that most lines keep their place from one event to the next."""
    assert table.journal is not None
    entries = table.journal.read(seat)
    return entries[max(0, len(entries) - LOG_STEP) // LOG_STEP * LOG_STEP :]


def drawn_for(room: Room, viewer: Viewer) -> tuple[int, dict[str, str]]:
    """The fragments that this viewer's page shows now, drawn once for everybody who sees the same."""
    sits = bool(room.seats_of(viewer.person))
    key = (viewer.base, viewer.csrf if sits else "")
    at, drawn = room.drawn.setdefault(key, (room.course.at, {}))
    missing = [name for name in FRAGMENTS if name not in drawn]
    if missing:
        scene = scene_for(room, viewer.person if sits else "", *key)
        drawn.update(plain_fragments(scene, missing))
    return at, dict(drawn)


def plain_fragments(scene: Scene, names: Iterable[str] = FRAGMENTS) -> dict[str, str]:
    """Fragments of the page as plain text, ready to be sent."""
    return {name: drawn(FRAGMENTS[name](scene)) for name in names}


def clock(when: int) -> str:
    return datetime.fromtimestamp(when / 1000, UTC).strftime("%H:%M")


def ago(when: int, now: int) -> str:
    """How long ago, as people say it."""
    minutes = max(0, now - when) // 60_000
    for unit, size in (("day", 1440), ("hour", 60), ("minute", 1)):
        count = minutes // size
        if count:
            return f"{count} {unit}{'s' if count > 1 else ''} ago"
    return "just now"


def token_name(game: Game[Any], token: str) -> str:
    """What people read for a token."""
    return _names(game).get(token, token)


@lru_cache(maxsize=64)
def _names(game: Game[Any]) -> dict[str, str]:
    return {item.token: item.name for item in game.vocabulary()}
