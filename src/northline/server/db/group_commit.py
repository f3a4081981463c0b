"""Writing together: all that waits goes into one transaction, since a commit costs more than what is in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

from northline.server.db.failures import is_trouble

T = TypeVar("T")


class Writer(Generic[T]):
    """Commits what it is given, and tells everybody who waits how it went."""

    def __init__(self, commit: Callable[[Sequence[T]], Awaitable[Sequence[Any]]]) -> None:
        self._commit = commit
        """Writes all of it or nothing; what came of each."""
        self._waiting: list[tuple[T, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, item: T) -> Any:
        """Return when it is written for good, or raise what went wrong with it."""
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((item, written))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_waiting())
        return await written

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._outcomes([item for item, _ in batch])
            for (_, written), outcome in zip(batch, outcomes, strict=True):
                if written.done():  # whoever waited has been cancelled
                    continue
                if isinstance(outcome, Exception):
                    written.set_exception(outcome)
                else:
                    written.set_result(outcome)

    async def _outcomes(self, items: Sequence[T]) -> Sequence[Any]:
        """What came of each, or went wrong with it. Where something is wrong with one, the others do without it."""
        try:
            return await self._commit(items)
        except Exception as error:
            if len(items) == 1 or is_trouble(error):
                return [error] * len(items)
            return [outcome for item in items for outcome in await self._outcomes([item])]

    async def finish(self) -> None:
        if self._task is not None:
            await self._task
