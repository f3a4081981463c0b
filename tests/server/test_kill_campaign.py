"""A campaign of kills, while people play on and reconnect by themselves: nothing is lost, nothing is done twice.

A few kills here; in the soak as many as NORTHLINE_SOAK_KILLS says, for each way of running a server.
"""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import pytest

from northline.rules import SplitMix
from tests.server.crashing_server import MOMENTS
from tests.server.fleet import EXPECTED, NOBODY_IS_TOO_FAST, Fleet, Start, more_play, play_through
from tests.server.harness import PATIENCE
from tests.server.load import Load
from tests.server.processes import crashing_server, serve, server_workers

SOAK_KILLS = int(os.environ.get("NORTHLINE_SOAK_KILLS", "80"))
SECONDS_PER_KILL = 180.0
"""Within which a game must go on, on a busy machine."""
_STARTS_FIRST = 12
"""Transactions that a server needs to start: it must not kill itself before it answers."""


def report(kind: str, kills: int, load: Load) -> None:
    print(
        f"{kind}: {kills} kills, {len(load.tables)} games, {load.acknowledged} acknowledged actions, "
        f"{load.reconnections} reconnections; nothing lost, nothing done twice"
    )


def kill_servers(folder: Path, database: str, seed: int, kills: int, games: int, size: int = 1) -> None:
    """Kill servers, one at a time: from outside whenever it comes, or by their own hand in a transaction."""

    async def body() -> None:
        chance, load = SplitMix(seed), Load(seed, games, reconnects=True)
        doomed = [False] * size
        """Whether the server at a place is going to kill itself."""

        def next_server(place: int, last: bool) -> Start:
            moment = chance.below(2 * len(MOMENTS))
            doomed[place] = moment < len(MOMENTS) and not last
            countdown = _STARTS_FIRST + chance.below(5 * games)
            plan = ("--moment", MOMENTS[moment], "--countdown", str(countdown)) if doomed[place] else ()
            return partial(crashing_server, folder, database, *plan)

        async def trouble() -> None:
            for number in range(kills):
                place = chance.below(size)
                if not doomed[place]:
                    await more_play(load, 1 + chance.below(8 * games))
                    fleet.kill(place)
                assert await fleet.wait(place) == -signal.SIGKILL
                await fleet.replace(place, next_server(place, last=number + size >= kills))

        with Fleet() as fleet:
            for place in range(size):
                await fleet.add(next_server(place, last=kills == 0))
            await play_through(fleet, load, database, trouble, SECONDS_PER_KILL * kills)
        assert load.refusals <= EXPECTED
        report(f"{size} on {database.partition(':')[0]}", kills, load)

    asyncio.run(body())


def kill_workers(folder: Path, database: str, seed: int, kills: int, games: int, size: int) -> None:
    """Kill workers of one `northline serve`, which starts others, and sometimes the whole of it."""

    async def body() -> None:
        chance, load = SplitMix(seed), Load(seed, games, reconnects=True)
        start = partial(serve, folder, *NOBODY_IS_TOO_FAST, "--workers", str(size), database=database)

        async def trouble() -> None:
            for _ in range(kills):
                await more_play(load, 1 + chance.below(8 * games))
                if chance.below(6) == 0:
                    fleet.kill(0)
                    await fleet.replace(0, start)
                else:
                    workers = await _all_workers(fleet.pid(0), size)
                    os.kill(workers[chance.below(size)], signal.SIGKILL)

        with Fleet() as fleet:
            await fleet.add(start)
            await play_through(fleet, load, database, trouble, SECONDS_PER_KILL * kills)
        assert load.refusals <= EXPECTED
        report(f"{size} workers", kills, load)

    asyncio.run(body())


async def _all_workers(supervisor: int, size: int) -> list[int]:
    """The workers of a server, once there are as many as there should be."""
    async with asyncio.timeout(2 * PATIENCE):
        while len(workers := server_workers(supervisor)) < size:
            await asyncio.sleep(0.1)
    return workers


def test_people_play_on_through_a_few_kills(database, tmp_path):
    kill_servers(tmp_path, database, seed=1, kills=3, games=3)


@pytest.mark.soak
def test_a_campaign_of_kills(database, tmp_path):
    kill_servers(tmp_path, database, seed=2, kills=SOAK_KILLS, games=8)


@pytest.mark.soak
def test_a_campaign_of_kills_of_two_servers(shared, tmp_path):
    kill_servers(tmp_path, shared, seed=3, kills=SOAK_KILLS, games=8, size=2)


@pytest.mark.soak
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes")
def test_a_campaign_of_kills_of_workers(shared, tmp_path):
    kill_workers(tmp_path, shared, seed=4, kills=SOAK_KILLS, games=8, size=2)
