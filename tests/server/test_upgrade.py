"""Upgrades while people play: servers are replaced one at a time, and the database is migrated under the old ones."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import subprocess
import tarfile
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from northline.server.cluster.presence import Presence
from northline.server.db import migrations
from northline.server.db.database import open_database
from northline.server.db.store import Store
from northline.server.serve import bind
from northline.server.workers import Supervisor
from tests.server.fleet import EXPECTED, NOBODY_IS_TOO_FAST, Fleet, Start, more_play, play_through
from tests.server.harness import PATIENCE, Running, settings
from tests.server.load import Load
from tests.server.processes import ROOT, ready, serve, server_workers
from tests.server.storage import with_store

UPGRADE_FROM = os.environ.get("NORTHLINE_UPGRADE_FROM")
"""A commit of an older version, for the test that replaces its servers."""

# Servers


def test_a_rolling_restart_loses_nobodys_move(shared, tmp_path):
    """Two servers are told to stop and are replaced, one after the other, and people come back by themselves."""
    start = partial(serve, tmp_path, *NOBODY_IS_TOO_FAST, database=shared)
    replace_while_people_play(start, start, shared)


@pytest.mark.soak
@pytest.mark.skipif(UPGRADE_FROM is None, reason="NORTHLINE_UPGRADE_FROM names no commit to upgrade from")
def test_a_rolling_upgrade_from_an_older_version_loses_nobodys_move(shared, tmp_path):
    """The old version's servers begin the games; while the first of the new ones is there, both versions serve them."""
    assert UPGRADE_FROM is not None
    archive = subprocess.run(
        ["git", "archive", UPGRADE_FROM, "src"], cwd=ROOT, capture_output=True, check=True
    )
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
        tar.extractall(tmp_path / "old", filter="data")
    new = partial(serve, tmp_path, *NOBODY_IS_TOO_FAST, database=shared)
    old = partial(new, sources=tmp_path / "old" / "src")
    replace_while_people_play(old, new, shared)


def replace_while_people_play(old: Start, new: Start, database: str) -> None:
    """Start two old servers, and replace one after the other by a new one; check that nothing is lost."""

    async def body() -> None:
        load = Load(1, games=4, reconnects=True)

        async def upgrade() -> None:
            for place in range(2):
                await more_play(load, 20)
                fleet.stop(place)
                assert await fleet.wait(place) == 0
                await more_play(load, 10)  # at the other one
                await fleet.replace(place, new)
            await more_play(load, 20)

        with Fleet() as fleet:
            for _ in range(2):
                await fleet.add(old)
            await play_through(fleet, load, database, upgrade, timeout=8 * PATIENCE)
        assert load.reconnections >= 4
        assert load.refusals <= EXPECTED

    asyncio.run(body())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes")
def test_a_reload_replaces_the_workers_one_at_a_time(shared, tmp_path):
    async def body() -> None:
        load = Load(2, games=4, reconnects=True)

        async def reload() -> None:
            await more_play(load, 20)
            before = set(server_workers(fleet.pid(0)))
            assert len(before) == 2
            os.kill(fleet.pid(0), signal.SIGHUP)
            async with asyncio.timeout(4 * PATIENCE):
                while len(now := set(server_workers(fleet.pid(0)))) != 2 or now & before:
                    assert len(now) >= 2, "an old one goes only when a new one serves"
                    await asyncio.sleep(0.02)
            await more_play(load, 20)

        with Fleet() as fleet:
            await fleet.add(partial(serve, tmp_path, *NOBODY_IS_TOO_FAST, "--workers", "2", database=shared))
            await play_through(fleet, load, shared, reload, timeout=8 * PATIENCE)
            fleet.stop(0)
            assert await fleet.wait(0) == 0
        assert load.refusals <= EXPECTED

    asyncio.run(body())


def test_where_new_workers_cannot_start_the_old_ones_stay(shared, tmp_path, monkeypatch):
    """Such as when the code on the disk does not fit to the supervisor that is running."""
    module = tmp_path / "short_lived_bots.py"
    module.write_text(
        "from northline.bots import bot_factory as read\ndef read_bot(spec):\n    return read(spec)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    chosen = settings(tmp_path, database=shared, bot_factory=import_module("short_lived_bots").read_bot)
    with bind("127.0.0.1", 0, shared=True) as listening:
        supervisor, server = Supervisor(chosen, [listening]), Running(listening.getsockname()[1])
        supervisor.start_missing()
        try:
            asyncio.run(ready(server))
            before = [worker.pid for worker in supervisor.workers]
            module.unlink()
            supervisor.replace_all()
            assert [worker.pid for worker in supervisor.workers] == before
            asyncio.run(ready(server))
        finally:
            supervisor.stop()


def test_a_single_process_goes_on_when_it_is_told_to_reload(tmp_path):
    async def body(process, server) -> None:
        browser = await ready(server)
        for _ in range(2):
            process.send_signal(signal.SIGHUP)
            await browser.get("/api/health")
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, PATIENCE) == 0

    with serve(tmp_path) as (process, server):
        asyncio.run(body(process, server))
    assert "nothing is reloaded" in (tmp_path / "log").read_text()


# The database


def alembic(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations.__path__[0]))
    config.attributes["connection"] = connection
    return config


REVISIONS = [script.revision for script in ScriptDirectory.from_config(alembic(None)).walk_revisions()][::-1]  # type: ignore[arg-type]


def some_row(table: sa.Table, number: int) -> dict[str, object]:
    """A row with a value in every column that this version knows."""
    text = f"row {number}"
    plain: dict[type, object] = {
        str: text,
        bytes: text.encode(),
        int: number,
        float: number + 0.5,
        bool: True,
    }
    return {column.name: plain[column.type.python_type] for column in table.columns}


@pytest.mark.parametrize("step", range(1, len(REVISIONS)), ids=lambda step: REVISIONS[step])
def test_a_process_of_the_version_before_goes_on_after_a_migration(database, step):
    """It reads, writes and changes rows of which it does not know the newest columns."""
    before = sa.MetaData()

    def use_all(connection: sa.Connection, number: int) -> None:
        for table in before.sorted_tables:
            if table.name != "alembic_version":
                row = some_row(table, number)
                keys = [column == row[column.name] for column in table.primary_key.columns]
                connection.execute(table.insert().values(row))
                connection.execute(table.update().where(*keys).values(row))
                assert dict(connection.execute(table.select().where(*keys)).mappings().one()) == row

    def work(connection: sa.Connection) -> None:
        command.upgrade(alembic(connection), REVISIONS[step - 1])
        before.reflect(connection)
        use_all(connection, 1)
        command.upgrade(alembic(connection), REVISIONS[step])
        use_all(connection, 2)

    async def body() -> None:
        opened = open_database(database, Presence())
        try:
            await opened.write(work)
        finally:
            await opened.close()

    asyncio.run(body())


def test_a_database_that_a_newer_version_has_migrated_can_still_be_used(database):
    """So one can go back to the version before, and its processes may be started again in the middle of an upgrade."""

    async def as_if_newer(store: Store) -> None:
        newer = sa.text("UPDATE alembic_version SET version_num = '9999'")
        await store.database.write(lambda connection: connection.execute(newer))

    async def works(store: Store) -> None:
        assert await store.count_tables() == {}

    with_store(database, as_if_newer)
    with_store(database, works)
