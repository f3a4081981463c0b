"""Group commit: all writes that are waiting go into one transaction, since a commit costs more than the rows in it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from northline.server.db.errors import is_transient

T = TypeVar("T")


@dataclass
class CommitCount:
    """What was committed so far."""

    commits: int = 0
    seconds: float = 0.0
    writes: int = 0
    errors: int = 0
    """Commits that failed because of the database itself."""


class GroupCommit(Generic[T]):
    """Collects writes while a commit is running, and commits them together with the next one.

    ``commit`` writes a batch in one transaction, all of it or nothing, and returns the result of each write.
    """

    def __init__(self, commit: Callable[[Sequence[T]], Awaitable[Sequence[Any]]]) -> None:
        self._commit = commit
        self.count = CommitCount()
        self._queue: list[tuple[T, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, item: T) -> Any:
        """Return the result of a write once it is committed, or raise what went wrong with it."""
        result = asyncio.get_running_loop().create_future()
        self._queue.append((item, result))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_queue())
        return await result

    async def _commit_queue(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            outcomes = await self._commit_batch([item for item, _ in batch])
            for (_, result), outcome in zip(batch, outcomes, strict=True):
                if result.done():  # the caller was cancelled
                    continue
                if isinstance(outcome, Exception):
                    result.set_exception(outcome)
                else:
                    result.set_result(outcome)

    async def _commit_batch(self, items: Sequence[T]) -> Sequence[Any]:
        """The result or the exception of each write. If one fails, the others are committed without it, one by one."""
        began = time.monotonic()
        try:
            outcomes = await self._commit(items)
        except Exception as error:
            self.count.errors += is_transient(error)
            if len(items) == 1 or is_transient(error):
                return [error] * len(items)
            return [outcome for item in items for outcome in await self._commit_batch([item])]
        self.count.commits += 1
        self.count.seconds += time.monotonic() - began
        self.count.writes += len(items)
        return outcomes

    async def drain(self) -> None:
        """Wait until everything that was queued is committed."""
        if self._task is not None:
            await self._task
