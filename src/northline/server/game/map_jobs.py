"""Who may have work done on maps, and when: one piece at a time, in a process of its own, in the order of asking.

The lines of a piece of work go straight into the response. Whoever closes the connection ends the process, so nothing
goes on that nobody waits for. Layouts that follow a drag have a process beside it: they cannot wait.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import msgspec

from northline.extras import missing
from northline.server.game import map_drags
from northline.server.game.slow_work import SlowWorker, WorkFailed
from northline.server.ops.budgets import Budget, Who
from northline.server.ops.ledger import Ledger
from northline.server.ops.limits import Allowance
from northline.server.wire.refusals import Refusal

MOST_OF_ONE, MOST_WAITING = 3, 12
"""Pieces of work that may wait at a time, of one person and of everybody."""
_WORK = Allowance(60, 0.5)
"""Pieces of work of a person: a layout is asked for whenever the hand rests."""
_STEPS = Allowance(80, 15.0)
"""Steps of a drag: ten a second, as fast as they can be seen."""
_NEEDED = ("numba", "scipy", "shapely", "pyproj", "threadpoolctl")
_LOOK = 1.0
"""Seconds between two looks at how many are ahead."""


class MapJobs:
    """The queue of work on maps."""

    def __init__(self, seconds: float, ledger: Ledger) -> None:
        self._worker = SlowWorker(seconds)
        self._turn = asyncio.Lock()
        self._waiting: list[object] = []
        self._of_one: Counter[str] = Counter()
        self._budget = Budget(ledger, "workshop", _WORK)

    async def start(self) -> None:
        """The process starts when it is needed."""

    def close(self) -> None:
        self._worker.close()

    @property
    def possible(self) -> bool:
        """Whether this server has the packages for it."""
        return not missing(*_NEEDED)

    def admit(self, player: str | None, address: str) -> str:
        """Refuse who asks for too much; return under what name the work waits."""
        if not self.possible:
            raise Refusal("no_workshop", "this server has no packages for making maps")
        name = player or address
        if self._of_one[name] >= MOST_OF_ONE:
            raise Refusal(
                "too_fast", "other things of yours are being worked on: wait for them, or cancel them"
            )
        if len(self._waiting) >= MOST_WAITING:
            raise Refusal("too_fast", "many maps are being worked on: try again in a minute")
        if not self._budget.take(Who.of(player, address)):
            raise Refusal("too_fast", "that was much work: wait a minute")
        return name

    async def lines(self, name: str, work: Any, *args: Any) -> AsyncGenerator[bytes, None]:
        """What the work yields, and before it how many are ahead. Leaving the loop cancels it."""
        ticket = object()
        self._waiting.append(ticket)
        self._of_one[name] += 1
        try:
            async with aclosing(self._wait(ticket)) as waiting:
                async for ahead in waiting:
                    yield line("waiting", ahead=ahead)
            try:
                async with aclosing(self._run(work, args)) as running:
                    async for made in running:
                        yield made
            except WorkFailed as failure:
                yield line("failed", problem=failure.problem)
            finally:
                self._turn.release()
        finally:
            self._waiting.remove(ticket)
            self._of_one[name] -= 1
            self._of_one += Counter()  # forget who waits for nothing

    async def _wait(self, ticket: object) -> AsyncGenerator[int, None]:
        """Take the turn; until it comes, tell how many are ahead whenever that has changed."""
        if not self._turn.locked():
            await self._turn.acquire()
            return
        taking = asyncio.ensure_future(self._turn.acquire())
        told = None
        try:
            while not (await asyncio.wait({taking}, timeout=0 if told is None else _LOOK))[0]:
                if told != (ahead := self._waiting.index(ticket)):
                    told = ahead
                    yield ahead
        except BaseException:
            if not taking.cancel():  # the turn came in this very moment
                self._turn.release()
            raise

    async def _run(self, work: Any, args: tuple[Any, ...]) -> AsyncGenerator[bytes, None]:
        made: asyncio.Queue[bytes | None] = asyncio.Queue()
        running = asyncio.create_task(self._worker.run(made.put_nowait, work, *args))
        running.add_done_callback(lambda _: made.put_nowait(None))
        try:
            while (one := await made.get()) is not None:
                yield one
            await running
        finally:
            if not running.done():
                running.cancel()
                with contextlib.suppress(asyncio.CancelledError, WorkFailed):
                    await running


class MapDrags:
    """Layouts that follow drags. Of one drag only the newest step that waits is worked on."""

    def __init__(self, seconds: float, ledger: Ledger) -> None:
        self._worker = SlowWorker(seconds)
        self._turn = asyncio.Lock()
        self._newest: dict[str, int] = {}
        self._budget = Budget(ledger, "drags", _STEPS)

    async def start(self) -> None:
        """The process starts when it is needed."""

    def close(self) -> None:
        self._worker.close()

    async def step(
        self,
        player: str | None,
        address: str,
        drag: str,
        start: tuple[Any, Any] | None,
        moved: dict[str, tuple[float, float]],
    ) -> Any:
        """The layout after a step; None where a newer step has overtaken it.

        :param start: the board and the layout that the drag begins with, with its first step.
        """
        if missing(*_NEEDED):
            raise Refusal("no_workshop", "this server has no packages for making maps")
        if not self._budget.take(Who.of(player, address)):
            raise Refusal("too_fast", "that was too fast to follow: wait a moment")
        key = f"{player or address} {drag}"
        number = self._newest[key] = self._newest.get(key, 0) + 1
        if len(self._newest) > 200:
            del self._newest[next(iter(self._newest))]
        async with self._turn:
            if start is None and self._newest.get(key, number) != number:
                return None
            made: list[bytes] = []
            try:
                await self._worker.run(made.append, map_drags.step, key, start, moved)
            except WorkFailed:
                raise Refusal("unavailable", "this board cannot be laid out so fast") from None
        answer = msgspec.json.decode(made[0])
        if answer["kind"] == "unknown":
            raise Refusal("stale", "this drag is not known here any more: send the map again")
        return answer["geometry"]


def line(kind: str, **values: Any) -> bytes:
    """A line of a stream."""
    return msgspec.json.encode({"kind": kind, **values})
