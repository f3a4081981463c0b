"""The contract of the store, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from northline.server.db import schema
from northline.server.db.database import database_url
from northline.server.db.errors import Conflict, StorageError
from northline.server.db.rows import LogEntry, SeatRow
from northline.server.db.store import Store
from tests.server.storage import SEATS, START, action_entry, result, table_row, with_store


def test_what_is_kept_comes_back(database):
    async def contract(store: Store) -> None:
        await store.create_table(table_row("one"), SEATS)
        assert await store.table("one") == (table_row("one"), SEATS)
        assert await store.table("two") is None
        entries = [
            START,
            action_entry("take red", seat=1, chance=(5, 0), note="a note", spent=0.5, at=2.5),
            LogEntry(seq=2, kind="undo", seat=1, acted_on=1, action=""),
        ]
        for entry in entries:
            await store.append("one", entry)
        assert await store.log("one") == entries
        assert await store.log("two") == []

    with_store(database, contract)
    reopened: list[int] = []

    async def again(store: Store) -> None:
        reopened.append(len(await store.log("one")))

    with_store(database, again)
    assert reopened == [3]


def test_of_two_writers_of_an_entry_one_is_told(database):
    async def contract(store: Store) -> None:
        await store.create_table(table_row("one"), SEATS)
        await store.append("one", START)
        entries = [action_entry(f"take {seat}", seat=seat) for seat in range(6)]
        outcomes = await asyncio.gather(
            *(store.append("one", entry) for entry in entries), return_exceptions=True
        )
        assert sorted(map(repr, outcomes)) == ["Conflict()"] * 5 + ["None"]
        written = await store.log("one")
        assert written[1:] == [entries[outcomes.index(None)]]

    with_store(database, contract)


@pytest.mark.parametrize("tables", [20, 170])
def test_entries_of_many_tables_are_written_together_and_a_conflict_is_nobody_elses(database, tables):
    async def contract(store: Store) -> None:
        names = [f"table {number}" for number in range(tables)]
        for name in names:
            await store.create_table(table_row(name), SEATS)
            await store.append(name, START)
        await store.append(names[7], action_entry("was first", seat=1))
        entry = action_entry("draw", chance=(3, 1))
        outcomes = await asyncio.gather(
            *(store.append(name, entry) for name in names), return_exceptions=True
        )
        assert [name for name, outcome in zip(names, outcomes, strict=True) if outcome is not None] == [
            names[7]
        ]
        assert isinstance(outcomes[7], Conflict)
        for name in names:
            assert (await store.log(name))[1].action == ("was first" if name == names[7] else "draw")

    with_store(database, contract)


def test_an_entry_and_the_end_of_the_game_are_written_together_or_not_at_all(database):
    async def contract(store: Store) -> None:
        await store.create_table(table_row("one"), SEATS)
        await store.append("one", START)
        row, _ = await store.table("one")
        assert row.state == "playing"
        end = [result(1, "Greedy", None, 1, 50, bot="greedy"), result(0, "Ada", "hash", 2, 40)]
        with pytest.raises(Conflict):
            await store.append("one", START, end)
        assert await store.results("one") == []
        await store.append("one", action_entry("pass"), end)
        assert await store.results("one") == end
        row, _ = await store.table("one")
        assert row.state == "over"

    with_store(database, contract)


def test_a_seat_changes_only_from_what_it_was(database):
    async def contract(store: Store) -> None:
        await store.create_table(table_row("one"), SEATS)
        people = [SeatRow(0, name=name, player=f"hash of {name}") for name in ("Ada", "Bob", "Cyd")]
        outcomes = await asyncio.gather(
            *(store.change_seat("one", SEATS[0], person) for person in people), return_exceptions=True
        )
        assert sorted(map(repr, outcomes)) == ["Conflict()"] * 2 + ["None"]
        _, seats = await store.table("one")
        assert seats == (people[outcomes.index(None)], SEATS[1])

    with_store(database, contract)


def test_a_table_has_one_rematch(database):
    async def contract(store: Store) -> None:
        await store.create_table(table_row("one"), SEATS)
        rematches = [table_row(name) for name in ("two", "three")]
        outcomes = await asyncio.gather(
            *(store.create_table(table, SEATS, rematch_of="one") for table in rematches),
            return_exceptions=True,
        )
        assert sorted(map(repr, outcomes)) == ["Conflict()", "None"]
        row, _ = await store.table("one")
        assert row.next == rematches[outcomes.index(None)].id
        assert await store.table(rematches[1 - outcomes.index(None)].id) is None

    with_store(database, contract)


def test_tables_are_found_by_state(database):
    async def contract(store: Store) -> None:
        for number, (name, public) in enumerate([("one", True), ("two", False), ("three", True)]):
            await store.create_table(table_row(name, open=public, changed=float(number)), SEATS)
        await store.close_table("three")
        assert [row.id for row, _ in await store.tables("waiting")] == ["two", "one"]
        assert [(row.id, seats) for row, seats in await store.tables("waiting", open_only=True)] == [
            ("one", SEATS)
        ]
        assert [row.id for row, _ in await store.tables("waiting", "closed", limit=1)] == ["three"]
        assert await store.tables("playing") == []
        assert await store.count_tables() == {"waiting": 2, "closed": 1}
        await store.ping()

    with_store(database, contract)


def test_the_migrations_lead_to_the_tables_that_the_code_uses(database):
    async def contract(store: Store) -> None:
        def differences(connection):
            return compare_metadata(MigrationContext.configure(connection), schema.metadata)

        assert await store.database.read(differences) == []

    with_store(database, contract)


def test_databases_are_named_by_paths_and_urls():
    assert database_url("games.db") == "sqlite:///games.db"
    assert database_url("sqlite:////var/games.db") == "sqlite:////var/games.db"
    assert database_url("postgresql://me:secret@db/games") == "postgresql+asyncpg://me:secret@db/games"
    for bad in ("mysql://db/games", "://", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(StorageError):
            database_url(bad)
