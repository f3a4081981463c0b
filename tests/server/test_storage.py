"""The contract of the storage, proved on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from northline.server.db import schema
from northline.server.db.store import (
    Conflict,
    LogEntry,
    Result,
    SeatRow,
    StorageError,
    Store,
    TableRow,
    database_url,
)

SEATS = (SeatRow(0), SeatRow(1, "Greedy", "greedy"))
START = LogEntry(0, "start", None, 0, "the header", at=1.5)


def a_table(name: str, **more: object) -> TableRow:
    row = TableRow(name, "toy", "digest", True, "code", "waiting", None, None, False, 1.0, 1.0)
    return replace(row, **more)


def run(database: str, contract) -> None:
    async def body() -> None:
        store = await Store.open(database)
        try:
            await contract(store)
        finally:
            await store.close()

    asyncio.run(body())


def test_what_is_kept_comes_back(database):
    async def contract(store: Store) -> None:
        await store.create_table(a_table("one"), SEATS)
        assert await store.table("one") == (a_table("one"), SEATS)
        assert await store.table("two") is None
        entries = [
            START,
            LogEntry(1, "action", 1, 0, "take red", (5, 0), "a note", 0.5, 2.5),
            LogEntry(2, "undo", 1, 1, ""),
        ]
        for entry in entries:
            await store.append("one", entry)
        assert await store.log("one") == entries
        assert await store.log("two") == []

    run(database, contract)
    reopened: list[int] = []

    async def again(store: Store) -> None:
        reopened.append(len(await store.log("one")))

    run(database, again)
    assert reopened == [3]


def test_of_two_writers_of_an_entry_one_is_told(database):
    async def contract(store: Store) -> None:
        await store.create_table(a_table("one"), SEATS)
        await store.append("one", START)
        entries = [LogEntry(1, "action", seat, 0, f"take {seat}") for seat in range(6)]
        outcomes = await asyncio.gather(
            *(store.append("one", entry) for entry in entries), return_exceptions=True
        )
        assert sorted(map(repr, outcomes)) == ["Conflict()"] * 5 + ["None"]
        written = await store.log("one")
        assert written[1:] == [entries[outcomes.index(None)]]

    run(database, contract)


@pytest.mark.parametrize("tables", [20, 170])
def test_entries_of_many_tables_are_written_together_and_a_conflict_is_nobody_elses(database, tables):
    async def contract(store: Store) -> None:
        names = [f"table {number}" for number in range(tables)]
        for name in names:
            await store.create_table(a_table(name), SEATS)
            await store.append(name, START)
        await store.append(names[7], LogEntry(1, "action", 1, 0, "was first"))
        entry = LogEntry(1, "action", 0, 0, "draw", (3, 1))
        outcomes = await asyncio.gather(
            *(store.append(name, entry) for name in names), return_exceptions=True
        )
        assert [name for name, outcome in zip(names, outcomes, strict=True) if outcome is not None] == [
            names[7]
        ]
        assert isinstance(outcomes[7], Conflict)
        for name in names:
            assert (await store.log(name))[1].action == ("was first" if name == names[7] else "draw")

    run(database, contract)


def test_an_entry_and_the_end_of_the_game_are_written_together_or_not_at_all(database):
    async def contract(store: Store) -> None:
        await store.create_table(a_table("one"), SEATS)
        await store.append("one", START)
        row, _ = await store.table("one")
        assert row.state == "playing"
        end = [Result(1, "Greedy", "greedy", None, 1, 50), Result(0, "Ada", None, "hash", 2, 40)]
        with pytest.raises(Conflict):
            await store.append("one", START, end)
        assert await store.results("one") == []
        await store.append("one", LogEntry(1, "action", 0, 0, "pass"), end)
        assert await store.results("one") == end
        row, _ = await store.table("one")
        assert row.state == "over"

    run(database, contract)


def test_a_seat_changes_only_from_what_it_was(database):
    async def contract(store: Store) -> None:
        await store.create_table(a_table("one"), SEATS)
        people = [SeatRow(0, name, None, f"hash of {name}") for name in ("Ada", "Bob", "Cyd")]
        outcomes = await asyncio.gather(
            *(store.change_seat("one", SEATS[0], person) for person in people), return_exceptions=True
        )
        assert sorted(map(repr, outcomes)) == ["Conflict()"] * 2 + ["None"]
        _, seats = await store.table("one")
        assert seats == (people[outcomes.index(None)], SEATS[1])

    run(database, contract)


def test_a_table_has_one_rematch(database):
    async def contract(store: Store) -> None:
        await store.create_table(a_table("one"), SEATS)
        rematches = [a_table(name) for name in ("two", "three")]
        outcomes = await asyncio.gather(
            *(store.create_table(table, SEATS, rematch_of="one") for table in rematches),
            return_exceptions=True,
        )
        assert sorted(map(repr, outcomes)) == ["Conflict()", "None"]
        row, _ = await store.table("one")
        assert row.next == rematches[outcomes.index(None)].id
        assert await store.table(rematches[1 - outcomes.index(None)].id) is None

    run(database, contract)


def test_tables_are_found_by_state(database):
    async def contract(store: Store) -> None:
        for number, (name, public) in enumerate([("one", True), ("two", False), ("three", True)]):
            await store.create_table(a_table(name, open=public, changed=float(number)), SEATS)
        await store.close_table("three")
        assert [row.id for row, _ in await store.tables("waiting")] == ["two", "one"]
        assert [(row.id, seats) for row, seats in await store.tables("waiting", open_only=True)] == [
            ("one", SEATS)
        ]
        assert [row.id for row, _ in await store.tables("waiting", "closed", most=1)] == ["three"]
        assert await store.tables("playing") == []
        assert await store.count_tables() == {"waiting": 2, "closed": 1}
        await store.ping()

    run(database, contract)


def test_the_migrations_lead_to_the_tables_that_the_code_uses(database):
    async def contract(store: Store) -> None:
        def differences(connection):
            return compare_metadata(MigrationContext.configure(connection), schema.metadata)

        assert await store.database.read(differences) == []

    run(database, contract)


def test_databases_are_named_by_paths_and_urls():
    assert database_url("games.db") == "sqlite:///games.db"
    assert database_url("sqlite:////var/games.db") == "sqlite:////var/games.db"
    assert database_url("postgresql://me:secret@db/games") == "postgresql+asyncpg://me:secret@db/games"
    for bad in ("mysql://db/games", "://", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(StorageError):
            database_url(bad)
