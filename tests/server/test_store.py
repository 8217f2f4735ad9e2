"""The store: nothing is acknowledged before it is kept, nothing is written twice, the schema comes by migrations."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from fourthrock.server.store import Chat, Event, NoStore, Person, Seat, Store, TableRow, Taken
from fourthrock.server.store.migrate import newest
from fourthrock.server.store.schema import METADATA
from fourthrock.table import BadSetup

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(str(tmp_path / "deep" / "games.sqlite"))
    await opened.open()
    yield opened
    await opened.close()


def table_of(name: str, *people: str) -> TableRow:
    chairs = [Seat(seat, "person" if person else "open", person, person) for seat, person in enumerate(people)]
    return TableRow(name, "", "salvage", 1, len(people), "7", {"rounds": 3}, people[0], f"invite-{name}", chairs=chairs)


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    await store.add_table(table_of("one", "ada", ""), [Event(0, "1"), Event(0, "", True)])
    row = await store.table("one")
    assert row is not None
    assert (row.options, [chair.kind for chair in row.chairs]) == ({"rounds": 3}, ["person", "open"])
    assert await store.events("one") == [Event(0, "1"), Event(0, "", True)]
    assert await store.table("two") is None


async def test_two_writers_cannot_both_write_move_57(store: Store) -> None:
    await store.add_table(table_of("one", "ada"))
    results = await asyncio.gather(
        *[store.append("one", 57, Event(0, f"token-{writer}"), 1, False) for writer in range(20)], return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Taken) for result in results) == 19
    assert len(await store.events("one")) == 1


async def test_one_refused_write_does_not_take_the_others_with_it(store: Store) -> None:
    await store.add_table(table_of("one", "ada"))
    await store.append("one", 1, Event(0, "first"), 1, False)
    numbers = [1, 2, 3, 1, 4]
    results = await asyncio.gather(
        *[store.append("one", number, Event(0, "x"), 1, False) for number in numbers], return_exceptions=True
    )
    assert [isinstance(result, Taken) for result in results] == [True, False, False, True, False]
    assert len(await store.events("one")) == 4


async def test_hundreds_of_moves_share_a_commit(store: Store) -> None:
    for number in range(50):
        await store.add_table(table_of(f"t{number}", "ada"))
    before = store.writer.groups
    await asyncio.gather(
        *[store.append(f"t{number}", move, Event(0, "x"), 1, False) for number in range(50) for move in range(1, 11)]
    )
    assert store.writer.groups - before < 50
    assert all([len(await store.events(f"t{number}")) == 10 for number in range(50)])


async def test_a_chair_is_taken_once(store: Store) -> None:
    await store.add_table(table_of("one", "ada", ""))
    taken = await asyncio.gather(*[store.take_chair("one", Seat(1, "person", name, name)) for name in ("bob", "eve")])
    assert sorted(taken) == [False, True]
    assert await store.take_chair("one", Seat(0, "person", "eve", "eve")) is False


async def test_whose_turn_it_is_is_known_without_the_rules(store: Store) -> None:
    await store.add_table(table_of("one", "ada", "bob"))
    await store.append("one", 1, Event(0, "x"), asked=0b10, over=False)
    assert (await store.turns_of("ada"), await store.turns_of("bob")) == (0, 1)
    assert [row.id for row in await store.tables_of("bob")] == ["one"]
    assert await store.running_of("ada") == 1
    await store.append("one", 2, Event(1, "x"), asked=0, over=True)
    assert await store.running_of("ada") == 0


async def test_a_name_belongs_to_one_account(store: Store) -> None:
    await store.add_person(Person("1", "Ada", "ada", "hash"))
    await store.add_person(Person("2", "Ada"))
    with pytest.raises(Taken):
        await store.add_person(Person("3", "ADA", "ada", "hash"))
    with pytest.raises(Taken):
        await store.set_person(Person("2", "ada", "ada", "hash"))


async def test_a_guest_who_signs_in_brings_the_games_along(store: Store) -> None:
    await store.add_table(table_of("one", "guest", "bob"))
    await store.move_chairs(Person("guest", "Guest"), Person("ada", "Ada", "ada", "hash"))
    assert [row.id for row in await store.tables_of("ada")] == ["one"]
    assert await store.tables_of("guest") == []


async def test_the_last_lines_of_the_chat_are_kept_in_order(store: Store) -> None:
    for number in range(1, 6):
        await store.add_chat("one", Chat(number, "Ada", f"line {number}", 0))
    assert [line.number for line in await store.chat("one", 3)] == [3, 4, 5]


async def test_a_secret_stays_the_same(store: Store) -> None:
    assert [await store.key("cookies", fresh) for fresh in ("one", "two")] == ["one", "one"]


async def test_a_rematch_is_named_once(store: Store) -> None:
    await store.add_table(table_of("one", "ada"))
    assert [await store.set_rematch("one", name) for name in ("two", "three")] == [True, False]


async def test_the_database_is_a_file() -> None:
    with pytest.raises(BadSetup, match="path of a file"):
        Store("postgresql://somewhere/games")


async def test_what_is_kept_outlives_the_store(tmp_path: Path) -> None:
    for number in range(1, 4):
        store = Store(str(tmp_path / "games.sqlite"))
        await store.open()
        if number == 1:
            await store.add_table(table_of("one", "ada"))
        await store.append("one", number, Event(0, str(number)), 1, False)
        await store.close()
    with pytest.raises(NoStore):
        await store.append("one", 4, Event(0, "4"), 1, False)


async def test_the_migrations_make_the_schema(store: Store) -> None:
    async with store._engine.connect() as connection:
        context = await connection.run_sync(
            lambda sync: (
                compare_metadata(MigrationContext.configure(sync), METADATA),
                MigrationContext.configure(sync).get_current_revision(),
            )
        )
    assert context == ([], newest())


async def test_every_commit_waits_for_the_disk(store: Store) -> None:
    async with store._engine.connect() as connection:
        values = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
    assert values == ["wal", 2]
