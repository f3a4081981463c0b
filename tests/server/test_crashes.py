"""Servers that are killed in the middle of everything lose nothing that they said was done."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import ExitStack

import pytest

from northline.rules import SplitMix
from northline.server.db.store import Store
from tests.server.crashing_server import MOMENTS
from tests.server.harness import PATIENCE
from tests.server.load import Load, nothing_is_lost
from tests.server.processes import crashing_server, ready
from tests.server.storage import with_store

ROOM_FOR_SOME_PLAY = 500_000
"""Bytes that a file may grow by before the disk is full."""


async def some_play(servers, load: Load, processes, enough: int) -> None:
    """Play until so much more is acknowledged, or everything is over; then the first of the processes is killed."""
    for server in servers:
        await ready(server)
    wanted = load.acknowledged + enough

    def now() -> bool:
        if load.acknowledged < wanted:
            return False
        processes[0].kill()
        return True

    await load.play(servers, now)


def again_and_again(folder, database: str, seed: int, rounds: int, games: int, servers: int = 1) -> Load:
    """Kill a server at random moments of its life; then let the games end."""
    chance, load = SplitMix(seed), Load(seed, games)
    for number in range(rounds + 1):
        with ExitStack() as stack:
            running = [stack.enter_context(crashing_server(folder, database)) for _ in range(servers)]
            processes, addresses = [process for process, _ in running], [server for _, server in running]
            if number < rounds:
                asyncio.run(some_play(addresses, load, processes, 1 + chance.below(20 * games)))
            else:
                asyncio.run(finish(addresses, load))
        asyncio.run(nothing_is_lost(database, load))
    assert load.refusals <= {"stale", "unavailable", "no_undo", "game_over"}
    return load


async def finish(servers, load: Load) -> None:
    for server in servers:
        await ready(server)
    await load.finish(servers)


def test_killed_at_random_moments(database, tmp_path):
    load = again_and_again(tmp_path, database, seed=1, rounds=1, games=3)
    assert load.acknowledged > 50


def test_of_two_servers_one_is_killed_at_random_moments(shared, tmp_path):
    again_and_again(tmp_path, shared, seed=2, rounds=2, games=3, servers=2)


def test_killed_in_the_middle_of_a_transaction(database, tmp_path):
    """It dies by its own hand in the middle of writing an entry, just before the commit, and just after it."""
    load = Load(3, games=3)

    async def until_it_dies(server) -> None:
        await ready(server)
        await load.play([server], lambda: False)

    for number, moment in enumerate(MOMENTS):
        options = ("--moment", moment, "--countdown", str(9 + 5 * number))
        with crashing_server(tmp_path, database, *options) as (process, server):
            asyncio.run(until_it_dies(server))
            assert process.wait(PATIENCE) == -9
        asyncio.run(nothing_is_lost(database, load))
    with crashing_server(tmp_path, database) as (_, server):
        asyncio.run(finish([server], load))
    asyncio.run(nothing_is_lost(database, load))


def full_disk(folder, database: str, make_room, *options: str) -> None:
    """While the disk is full nothing is done and everything is refused; with room again the games go on."""
    load = Load(4, games=3)

    async def until_full(server) -> None:
        browser = await ready(server)
        await load.play([server], lambda: "unavailable" in load.refusals)
        assert load.acknowledged > 20
        await browser.get("/api/tables")  # looking is still possible

    with crashing_server(folder, database, *options, "--database-timeout", "0.5") as (_, server):
        asyncio.run(until_full(server))
    make_room()
    asyncio.run(nothing_is_lost(database, load))
    with crashing_server(folder, database) as (_, server):
        asyncio.run(finish([server], load))
    asyncio.run(nothing_is_lost(database, load))


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits on the size of files")
def test_a_full_disk_costs_nothing_that_was_acknowledged(tmp_path):
    database = tmp_path / "games.db"
    with_store(str(database), just_migrate)
    largest = database.stat().st_size + ROOM_FOR_SOME_PLAY
    full_disk(tmp_path, str(database), lambda: None, "--largest-file", str(largest))


async def just_migrate(store: Store) -> None:
    """Leave the tables as they are: how large an empty database is depends on the version."""


@pytest.mark.soak
def test_a_small_disk_that_is_really_full(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()

    def mount(options: str) -> None:
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", options, "tmpfs", disk], check=True, capture_output=True
        )

    try:
        mount("size=700k")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a small disk cannot be mounted here")
    try:
        full_disk(tmp_path, str(disk / "games.db"), lambda: mount("remount,size=20m"))
    finally:
        subprocess.run(["umount", disk], check=True)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 14))
def test_killed_for_a_long_time(database, tmp_path, seed):
    again_and_again(tmp_path, database, seed, rounds=25, games=12)


@pytest.mark.soak
def test_two_servers_for_a_long_time(shared, tmp_path):
    again_and_again(tmp_path, shared, seed=20, rounds=25, games=12, servers=2)
