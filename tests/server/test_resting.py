"""Tables that nobody uses rest in memory for a while, unless somebody else could change them."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from northline.server.db.store import Store
from northline.server.game.lobby import Tables
from northline.server.wire.protocol import NewTable
from northline.server.wire.refusals import Refusal
from tests.server.tables import settings


@asynccontextmanager
async def tables_of(database: str):
    store = await Store.open(database)
    tables = Tables(store, settings("", database=database))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


async def a_table(tables: Tables) -> str:
    name, _ = await tables.create(NewTable("toy", [None, None], open=True, name="Ada"), "hash of Ada")
    return name


def test_a_table_rests_until_many_others_have_been_used(tmp_path):
    async def body() -> None:
        async with tables_of(str(tmp_path / "games.db")) as tables:
            name = await a_table(tables)
            async with tables.use(name) as table:
                assert tables.in_memory == 1
            assert tables.in_memory == 0, "it rests"
            async with tables.use(name) as again:
                assert again is table
            for _ in range(32):
                await a_table(tables)
            async with tables.use(name) as anew:
                assert anew is not table
                assert (anew.info, anew.seats) == (table.info, table.seats)

    asyncio.run(body())


def test_a_table_in_use_is_never_forgotten(tmp_path):
    async def body() -> None:
        async with tables_of(str(tmp_path / "games.db")) as tables:
            name = await a_table(tables)
            async with tables.use(name) as table:
                for _ in range(40):
                    await a_table(tables)
                async with tables.use(name) as again:
                    assert again is table

    asyncio.run(body())


def test_what_is_no_table_is_not_kept(tmp_path):
    async def body() -> None:
        async with tables_of(str(tmp_path / "games.db")) as tables:
            name = await a_table(tables)
            async with tables.use(name) as table:
                pass
            for number in range(100):
                with pytest.raises(Refusal):
                    async with tables.use(f"no{number}"):
                        pass
            async with tables.use(name) as again:
                assert again is table

    asyncio.run(body())


def test_with_other_processes_about_no_table_rests(shared):
    """Whoever comes back finds what has happened elsewhere, also when the note of it is late."""

    async def body() -> None:
        async with tables_of(shared) as one:
            name = await a_table(one)
            async with one.use(name) as table:
                pass
            async with tables_of(shared) as other:
                while one.store.presence.alone:
                    await asyncio.sleep(0.05)
                await other.join(name, "hash of Bob", "Bob", None)
                one.heard = lambda note: None  # type: ignore[method-assign]  # all notes are late
                for _ in range(2):
                    async with one.use(name) as anew:
                        assert anew is not table
                        assert anew.play is not None
                        assert anew.seats[1].name == "Bob"

    asyncio.run(body())
