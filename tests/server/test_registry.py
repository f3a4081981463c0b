"""Idle tables stay in memory for a while, unless another process could change them."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from northline.server.db.store import Store
from northline.server.game.lobby import Lobby
from northline.server.game.registry import TableRegistry
from northline.server.ops.budgets import Who
from northline.server.wire.protocol import NewTable
from northline.server.wire.refusals import Refusal
from tests.server.harness import settings


@asynccontextmanager
async def registry_of(database: str):
    store = await Store.open(database)
    registry = TableRegistry(store, settings("", database=database))
    await registry.start()
    try:
        yield registry
    finally:
        await registry.close()
        await store.close()


async def a_table(registry: TableRegistry) -> str:
    name, _ = await Lobby(registry).create(
        NewTable("toy", [None, None], open=True, name="Ada"), "hash of Ada", Who.of("hash of Ada", "?")
    )
    return name


def test_an_idle_table_stays_until_many_others_have_been_used(tmp_path):
    async def body() -> None:
        async with registry_of(str(tmp_path / "games.db")) as registry:
            name = await a_table(registry)
            async with registry.use(name) as table:
                assert registry.in_use == 1
            assert registry.in_use == 0, "it is idle"
            async with registry.use(name) as again:
                assert again is table
            for _ in range(32):
                await a_table(registry)
            async with registry.use(name) as anew:
                assert anew is not table
                assert (anew.info, anew.seats) == (table.info, table.seats)

    asyncio.run(body())


def test_a_table_in_use_is_never_forgotten(tmp_path):
    async def body() -> None:
        async with registry_of(str(tmp_path / "games.db")) as registry:
            name = await a_table(registry)
            async with registry.use(name) as table:
                for _ in range(40):
                    await a_table(registry)
                async with registry.use(name) as again:
                    assert again is table

    asyncio.run(body())


def test_what_is_no_table_is_not_kept(tmp_path):
    async def body() -> None:
        async with registry_of(str(tmp_path / "games.db")) as registry:
            name = await a_table(registry)
            async with registry.use(name) as table:
                pass
            for number in range(100):
                with pytest.raises(Refusal):
                    async with registry.use(f"no{number}"):
                        pass
            async with registry.use(name) as again:
                assert again is table

    asyncio.run(body())


def test_with_other_processes_no_idle_table_stays(shared):
    """Whoever comes back finds what has happened elsewhere, also when the message about it is late."""

    async def body() -> None:
        async with registry_of(shared) as one:
            name = await a_table(one)
            async with one.use(name) as table:
                pass
            async with registry_of(shared) as other:
                while one.store.presence.alone:
                    await asyncio.sleep(0.05)
                await Lobby(other).join(name, "hash of Bob", "Bob", None)
                one.on_message = lambda message: None  # type: ignore[method-assign]  # all messages are late
                for _ in range(2):
                    async with one.use(name) as anew:
                        assert anew is not table
                        assert anew.logged is not None
                        assert anew.seats[1].name == "Bob"

    asyncio.run(body())
