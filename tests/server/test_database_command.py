"""`northline db`."""

from __future__ import annotations

import asyncio

from click.testing import CliRunner

from northline.cli import cli
from northline.server.db.store import Store
from tests.server.storage import SEATS, START, table_row


def db(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["db", *arguments])
    return result.exit_code, result.output


async def keep_table_row(database: str) -> Store:
    store = await Store.open(database)
    await store.create_table(table_row("one"), SEATS)
    await store.append("one", START)
    return store


def test_migrate_and_vacuum_work_on_both_databases(database):
    for _ in range(2):
        assert db("migrate", "--database", database) == (0, "The database is up to date.\n")
    assert db("vacuum", "--database", database) == (0, "Done.\n")

    async def works() -> None:
        await (await keep_table_row(database)).close()

    asyncio.run(works())


def test_a_backup_is_a_database_with_the_same_games(tmp_path):
    database, copy = str(tmp_path / "games.db"), str(tmp_path / "copy.db")

    async def body() -> None:
        store = await keep_table_row(database)  # the server still has it open
        code, words = await asyncio.to_thread(db, "backup", copy, "--database", database)
        assert (code, words) == (0, f"The database has been copied to {copy}.\n")
        await store.close()
        again = await Store.open(copy)
        assert await again.log("one") == [START]
        await again.close()

    asyncio.run(body())
    code, words = db("backup", copy, "--database", database)
    assert (code, words) == (1, f"Error: {copy} exists already\n")


def test_what_is_wrong_is_said_in_a_line(postgres, tmp_path):
    assert db("migrate", "--database", "mysql://db/x") == (
        1,
        "Error: the database is sqlite or postgresql, not mysql\n",
    )
    assert db("migrate", "--database", str(tmp_path))[0] == 1
    code, words = db("backup", str(tmp_path / "copy.db"), "--database", postgres)
    assert (code, words) == (1, "Error: PostgreSQL has its own tool for this: pg_dump\n")
