"""Servers that come and go while games are played, and what kills them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, ExitStack
from types import TracebackType

from tests.server.harness import PATIENCE, Running
from tests.server.load import Load, nothing_is_lost
from tests.server.processes import ServerProcess, ready
from tests.toy import TOY_FILE

NOBODY_IS_TOO_FAST = (
    *("--messages-per-second", "100000", "--requests-per-second", "100000", "--tables-per-minute", "100000"),
    *("--edition-file", str(TOY_FILE)),
)
EXPECTED = {"stale", "unavailable", "no_undo", "game_over", "too_many_undos"}
"""What may be refused: others were faster, the database is away, or somebody takes back too much."""

Start = Callable[[], AbstractContextManager[ServerProcess]]
"""Starts a server process; leaving it kills whatever is left of the process."""


class Fleet:
    """Servers at numbered places; the list of their addresses is always the newest, for those who reconnect."""

    def __init__(self) -> None:
        self.addresses: list[Running] = []
        self._places: list[tuple[ExitStack, ServerProcess]] = []

    def __enter__(self) -> Fleet:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for stack, _ in self._places:
            stack.close()

    async def add(self, start: Start) -> None:
        """Start a further server, and wait until it answers."""
        stack, running = await self._start(start)
        self._places.append((stack, running))
        self.addresses.append(running[1])

    async def replace(self, place: int, start: Start) -> None:
        """Kill what is left of the server at a place, and start another one."""
        await asyncio.to_thread(self._places[place][0].close)
        stack, running = await self._start(start)
        self._places[place], self.addresses[place] = (stack, running), running[1]

    async def _start(self, start: Start) -> tuple[ExitStack, ServerProcess]:
        stack = ExitStack()
        try:
            running = await asyncio.to_thread(stack.enter_context, start())
            await ready(running[1])
        except BaseException:
            stack.close()
            raise
        return stack, running

    def pid(self, place: int) -> int:
        return self._places[place][1][0].pid

    def kill(self, place: int) -> None:
        """Kill a server as hard as the system can."""
        self._places[place][1][0].kill()

    def stop(self, place: int) -> None:
        """Ask a server to stop, as systemd does."""
        self._places[place][1][0].terminate()

    async def wait(self, place: int) -> int:
        """The exit status of a server that is about to end."""
        return await asyncio.to_thread(self._places[place][1][0].wait, 6 * PATIENCE)


async def more_play(load: Load, enough: int) -> None:
    """Wait until so much more is acknowledged."""
    wanted = load.acknowledged + enough
    async with asyncio.timeout(6 * PATIENCE):
        while load.acknowledged < wanted:
            await asyncio.sleep(0.01)


async def play_through(
    fleet: Fleet, load: Load, database: str, trouble: Callable[[], Awaitable[None]], timeout: float
) -> None:
    """Let people play while there is trouble, then let their games end: nothing is lost, nothing is done twice."""
    over = False
    playing = asyncio.create_task(load.play(fleet.addresses, lambda: over, timeout))
    troubled = asyncio.ensure_future(trouble())
    await asyncio.wait([playing, troubled], return_when=asyncio.FIRST_COMPLETED)
    over = True
    if playing.done():  # it does not end by itself before the trouble is over
        troubled.cancel()
    await asyncio.gather(playing, troubled)
    await load.finish(fleet.addresses)
    await nothing_is_lost(database, load, answered=True)
