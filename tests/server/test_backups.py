"""A backup of a game that is half-way is another server on which the same people play it to its end."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import make_url

from northline.cli import cli
from northline.server.wire.identity import COOKIE
from tests.server.conftest import new_database
from tests.server.harness import Running, first, last, running, settings

HALF_WAY = 8
"""Entries of the log when the backup is made."""


class People:
    """Two players with their tokens, and what they saw when the backup was made."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.table = ""
        self.views: list[object] = []

    async def begin(self, server: Running) -> None:
        """Play the first half of a game."""
        browsers = server.browser(), server.browser()
        self.table = (await browsers[0].create("toy", name="Ada", open=True))["table"]["id"]
        await browsers[1].post(f"/api/tables/{self.table}/join", {"name": "Bob"})
        self.tokens = [browser.http.cookies[COOKIE] for browser in browsers]
        async with browsers[0].socket(self.table) as one, browsers[1].socket(self.table) as two:
            clients = (one, two)
            for client in clients:
                await client.until("welcome")
            while one.seq < HALF_WAY:
                acting = next(client for client in clients if client.view["legal_actions"])
                assert (await acting.act(first(acting.view)))["type"] == "done"
                for client in clients:
                    while client.seq < acting.seq:
                        await client.receive()
            self.views = [client.view for client in clients]

    async def go_on(self, server: Running) -> None:
        """Find everything as it was, and play the game to its end."""
        browsers = server.browser(), server.browser()
        for browser, token in zip(browsers, self.tokens, strict=True):
            browser.http.cookies.set(COOKIE, token, domain="127.0.0.1")
        async with browsers[0].socket(self.table) as one, browsers[1].socket(self.table) as two:
            for number, client in enumerate((one, two)):
                await client.until("welcome")
                assert (client.seat, client.view) == (number, self.views[number])
            await asyncio.gather(one.play(first), two.play(last))
        assert (await browsers[0].get(f"/api/tables/{self.table}"))["state"] == "over"


def test_a_backup_of_a_file_goes_on_at_a_second_server(tmp_path):
    people, copy = People(), str(tmp_path / "copy.db")
    with running(settings(tmp_path)) as server:
        asyncio.run(people.begin(server))
        done = CliRunner().invoke(cli, ["db", "backup", copy, "--database", settings(tmp_path).database])
        assert done.exit_code == 0, done.output
        asyncio.run(people.go_on(server))  # the first one goes on as well, and does not touch the copy
    with running(settings(tmp_path, database=copy)) as second:
        asyncio.run(people.go_on(second))


def tool(name: str, folder: Path) -> str | None:
    """One of PostgreSQL's own tools: that of the server under test, or one that is installed."""
    return str(folder / name) if (folder / name).exists() else shutil.which(name)


def test_a_dump_of_postgresql_goes_on_at_a_second_server(own_postgres, tmp_path):
    dump, restore = (tool(name, own_postgres.bin_path) for name in ("pg_dump", "pg_restore"))
    if dump is None or restore is None:
        pytest.skip("pg_dump and pg_restore are not installed")
    first_one, second_one = (next(new_database(own_postgres.get_uri())) for _ in range(2))
    people, file = People(), str(tmp_path / "games.dump")
    with running(settings(tmp_path, database=first_one)) as server:
        asyncio.run(people.begin(server))
        run(dump, "--format", "custom", "--file", file, "--dbname", plain(first_one))
        asyncio.run(people.go_on(server))
    run(restore, "--no-owner", "--exit-on-error", "--dbname", plain(second_one), file)
    with running(settings(tmp_path, database=second_one)) as second:
        asyncio.run(people.go_on(second))


def plain(url: str) -> str:
    """A URL as PostgreSQL's own tools read it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
