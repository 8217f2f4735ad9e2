"""The store's one interface. Its statements are the same for every engine; what is SQLite's own is in `sqlite.py`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, bindparam, func, insert, literal, select, update

from fourthrock.server.store import sqlite
from fourthrock.server.store.migrate import migrate
from fourthrock.server.store.rows import Chat, Event, Person, Seat, TableRow, now
from fourthrock.server.store.schema import CHAIRS, CHAT, EVENTS, KEYS, PEOPLE, TABLES
from fourthrock.server.store.writer import NoStore, Taken, Writer

__all__ = ["NoStore", "Store", "Taken"]

CONNECTIONS = 5

ADD_EVENT = insert(EVENTS)
TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"), TABLES.c.at < bindparam("b_at"))
    .values(at=bindparam("b_at"), asked=bindparam("b_asked"), over=bindparam("b_over"), touched=bindparam("b_touched"))
)
TAKE_CHAIR = (
    update(CHAIRS)
    .where(CHAIRS.c.table_id == bindparam("b_table"), CHAIRS.c.seat == bindparam("b_seat"), CHAIRS.c.kind == "open")
    .values(kind=bindparam("b_kind"), name=bindparam("b_name"), person=bindparam("b_person"), nonce=bindparam("b_nonce"))
)
NOTES = (
    update(CHAIRS)
    .where(CHAIRS.c.table_id == bindparam("b_table"), CHAIRS.c.seat == bindparam("b_seat"))
    .values(notes=bindparam("b_notes"))
)


class Store:
    """Tables, their events, who sits at them, what they say. Whatever a method wrote is on the disk when it returns."""

    def __init__(self, database: str) -> None:
        self._engine = sqlite.engine(database, CONNECTIONS)
        self.writer = Writer(self._engine, (ADD_EVENT, TOUCH))

    async def open(self) -> None:
        await migrate(self._engine)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self._engine.dispose()

    # ------------------------------------------------------------------------------------------------------- tables

    async def add_table(self, table: TableRow, events: Sequence[Event] = ()) -> None:
        """A new table with its chairs, and with the events that it begins with."""
        time = now()
        row = {**_plain(table, without="chairs"), "options": msgspec.json.encode(table.options).decode()}
        row |= {"created": time, "touched": time}
        steps: list[tuple[Any, dict[str, Any]]] = [(insert(TABLES), row)]
        steps += [(insert(CHAIRS), {**_plain(chair), "table_id": table.id}) for chair in table.chairs]
        steps += [(ADD_EVENT, _event(table.id, number, event, time)) for number, event in enumerate(events, 1)]
        await self.writer.write(*steps)

    async def table(self, id_: str) -> TableRow | None:
        rows = await self._tables(select(TABLES).where(TABLES.c.id == id_))
        return rows[0] if rows else None

    async def invited(self, code: str) -> TableRow | None:
        """The table of this invitation."""
        rows = await self._tables(select(TABLES).where(TABLES.c.invite == code))
        return rows[0] if rows else None

    async def tables_of(self, person: str, most: int = 200) -> list[TableRow]:
        """The tables at which this person sits, the newest first."""
        sits = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)
        return await self._tables(select(TABLES).where(TABLES.c.id.in_(sits)).order_by(TABLES.c.touched.desc()).limit(most))

    async def turns_of(self, person: str) -> int:
        """At how many tables this person is asked something now."""
        asked = and_(CHAIRS.c.table_id == TABLES.c.id, TABLES.c.asked.bitwise_and(_bit(CHAIRS.c.seat)) != 0)
        mine = select(TABLES.c.id).join(CHAIRS, asked).where(CHAIRS.c.person == person).distinct()
        return await self._number(select(func.count()).select_from(mine.subquery()))

    async def latest(self, most: int) -> list[TableRow]:
        """The tables at which something happened last."""
        return await self._tables(select(TABLES).order_by(TABLES.c.touched.desc()).limit(most))

    async def running_of(self, person: str) -> int:
        """How many unfinished tables this person has made."""
        return await self._number(
            select(func.count()).select_from(TABLES).where(TABLES.c.creator == person, TABLES.c.over.is_(False))
        )

    async def counts(self) -> dict[str, int]:
        """How much there is of everything, for the host."""
        counted = {
            "tables": select(func.count()).select_from(TABLES),
            "running": select(func.count()).select_from(TABLES).where(TABLES.c.over.is_(False)),
            "events": select(func.count()).select_from(EVENTS),
            "people": select(func.count()).select_from(PEOPLE),
            "accounts": select(func.count()).select_from(PEOPLE).where(PEOPLE.c.folded.is_not(None)),
        }
        return {name: await self._number(query) for name, query in counted.items()}

    async def set_rematch(self, table: str, rematch: str) -> bool:
        """Name the table that follows; False if one was named already."""
        statement = update(TABLES).where(TABLES.c.id == table, TABLES.c.rematch == "").values(rematch=rematch)
        return await self.writer.write((statement, {})) == 1

    # ------------------------------------------------------------------------------------------------------- events

    async def append(self, table: str, number: int, event: Event, asked: int, over: bool) -> None:
        """Write the event with this number. Taken if there is one already: two writers cannot both write move 57."""
        time = now()
        touched = {"b_id": table, "b_at": number, "b_asked": asked, "b_over": over, "b_touched": time}
        await self.writer.write((ADD_EVENT, _event(table, number, event, time)), (TOUCH, touched))

    async def events(self, table: str) -> list[Event]:
        """The whole log of a table, in order."""
        columns = select(EVENTS.c.seat, EVENTS.c.token, EVENTS.c.undo)
        rows = await self._all(columns.where(EVENTS.c.table_id == table).order_by(EVENTS.c.number))
        return [Event(row.seat, row.token, bool(row.undo)) for row in rows]

    # ------------------------------------------------------------------------------------------------------- chairs

    async def take_chair(self, table: str, chair: Seat) -> bool:
        """Sit down on an open chair; False if somebody was faster."""
        values = {"kind": chair.kind, "name": chair.name, "person": chair.person, "nonce": chair.nonce}
        values |= {"table": table, "seat": chair.seat}  # type: ignore[dict-item]
        return await self.writer.write((TAKE_CHAIR, {f"b_{name}": value for name, value in values.items()})) == 1

    async def move_chairs(self, person: Person, to: Person) -> None:
        """Everything that this guest has is an account's now, under its name; a chair called otherwise keeps its own."""
        theirs = update(CHAIRS).where(CHAIRS.c.person == person.id)
        await self.writer.write(
            (theirs.where(CHAIRS.c.name == person.name).values(name=to.name), {}),
            (theirs.values(person=to.id), {}),
            (update(TABLES).where(TABLES.c.creator == person.id).values(creator=to.id), {}),
        )

    async def set_notes(self, table: str, seat: int, notes: str) -> None:
        await self.writer.write((NOTES, {"b_table": table, "b_seat": seat, "b_notes": notes}))

    # ------------------------------------------------------------------------------------------------------- people

    async def add_person(self, person: Person) -> None:
        """A new person; Taken if the name is somebody's account already."""
        await self.writer.write((insert(PEOPLE), {**_plain(person), "since": now()}))

    async def person(self, id_: str) -> Person | None:
        return await self._person(PEOPLE.c.id == id_)

    async def account(self, folded: str) -> Person | None:
        return await self._person(PEOPLE.c.folded == folded)

    async def set_person(self, person: Person) -> None:
        """Write what has changed of a person; Taken if the name is another's account."""
        values = _plain(person, without="id")
        await self.writer.write((update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values), {}))

    # ------------------------------------------------------------------------------------------------- chat and keys

    async def add_chat(self, table: str, line: Chat) -> None:
        row = {"table_id": table, "number": line.number, "name": line.name, "text": line.text, "happened": line.when}
        await self.writer.write((insert(CHAT), row))

    async def chat(self, table: str, most: int) -> list[Chat]:
        """The last lines, the oldest first."""
        columns = select(CHAT.c.number, CHAT.c.name, CHAT.c.text, CHAT.c.happened)
        rows = await self._all(columns.where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(most))
        return [Chat(*row) for row in reversed(rows)]

    async def key(self, name: str, fresh: str) -> str:
        """A lasting secret of this server; `fresh` becomes it when there is none yet."""
        query = select(KEYS.c.value).where(KEYS.c.name == name)
        if not await self._all(query):
            with suppress(Taken):
                await self.writer.write((insert(KEYS), {"name": name, "value": fresh}))
        return str((await self._all(query))[0][0])

    # ------------------------------------------------------------------------------------------------------ reading

    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            result: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return result

    async def _number(self, query: Select[Any]) -> int:
        return int((await self._all(query))[0][0])

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        rows = [row._asdict() for row in await self._all(query)]
        if not rows:
            return []
        ids = [row["id"] for row in rows]
        found = await self._all(select(CHAIRS).where(CHAIRS.c.table_id.in_(ids)).order_by(CHAIRS.c.seat))
        chairs: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
        for chair in (row._asdict() for row in found):
            chairs[chair.pop("table_id")].append(Seat(**chair))
        return [TableRow(**{**row, "options": msgspec.json.decode(row["options"]), "chairs": chairs[row["id"]]}) for row in rows]

    async def _person(self, which: Any) -> Person | None:
        rows = await self._all(select(PEOPLE).where(and_(which)))
        if not rows:
            return None
        row = rows[0]._asdict()
        row.pop("since")
        return Person(**row)


def _bit(seat: ColumnElement[int]) -> ColumnElement[int]:
    return literal(1).bitwise_lshift(seat)


def _plain(row: msgspec.Struct, without: str = "") -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__ if name != without}


def _event(table: str, number: int, event: Event, time: int) -> dict[str, Any]:
    return {"table_id": table, "number": number, "seat": event.seat, "token": event.token, "undo": event.undo, "happened": time}
