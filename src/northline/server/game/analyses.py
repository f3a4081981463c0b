"""Analyses of finished games: a queue with an end, processes that make them, and the database that keeps them.

An analysis is made once. While it waits or is being made, everybody who asks for it is told how far it is; what is
there of it can be looked at already. Other processes on the same database hear how far it is over the bus.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import cast

from msgspec import Raw

from northline.editions import Edition
from northline.extras import missing
from northline.rules.formats.record import Record
from northline.server.cluster.messages import AnalysisMoved
from northline.server.db.analyses import AnalysisKey, find_analysis, keep_analysis
from northline.server.db.store import Store
from northline.server.game.analyst import FORMAT_VERSION, analyse
from northline.server.game.slow_work import SlowWorker, WorkFailed
from northline.server.ops.budgets import Budgets, Who
from northline.server.ops.settings import Settings
from northline.server.wire.analysis import (
    AnalysisProblem,
    AnalysisStage,
    AnalysisState,
    AnalysisUpdate,
    GameAnalysis,
)
from northline.server.wire.refusals import Refusal

logger = logging.getLogger("northline.server.game.analyses")

_MAX_WAITING = 20
"""Games that may wait before others are turned away."""
_MAX_ENDED = 16
"""Analyses that are kept in memory: the last ones that were made or read, and the last ones that failed."""
_ANNOUNCE_EVERY = 2.0
_BELIEVED_FOR = 10.0
"""Seconds between two messages about an analysis to the other processes, and for which they believe them."""


@dataclass(slots=True)
class _Job:
    """An analysis that waits or is being made."""

    game: str
    edition: Edition
    record: Record
    stage: AnalysisStage | None = None
    progress: float = 0.0
    part: int = 0
    document: bytes | None = None

    def update(self, news: AnalysisUpdate) -> None:
        self.stage, self.progress = news.stage, news.progress
        if news.document is not None:
            self.document = news.document
            self.part += 1


class Analyses:
    """The analyses of a server process."""

    def __init__(self, store: Store, settings: Settings, budgets: Budgets) -> None:
        self._store, self._settings, self._budgets = store, settings, budgets
        self.publish: Callable[[AnalysisMoved], None] = lambda message: None
        """Tells the other processes how far an analysis is."""
        self._waiting: OrderedDict[str, _Job] = OrderedDict()
        self._making: dict[str, _Job] = {}
        self._idle = [SlowWorker(settings.analysis_seconds) for _ in range(settings.analysis_workers)]
        self._workers = tuple(self._idle)
        self._tasks: set[asyncio.Task[None]] = set()
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._failed: OrderedDict[str, AnalysisProblem] = OrderedDict()
        self._elsewhere: dict[str, tuple[float, AnalysisMoved]] = {}
        """What other processes are making, and when they said so."""
        self._announcing: asyncio.Task[None] | None = None

    def check_possible(self) -> None:
        """Raise :class:`Refusal` if this server analyses no games."""
        if not self._settings.analysis_workers:
            raise Refusal("no_analysis", "this server does not analyse games")
        if self._settings.analyst is None and missing("numpy", "numba"):
            raise Refusal(
                "no_analysis", "this server cannot analyse games: it was installed without the extra [fast]"
            )

    # How far an analysis is

    async def state(self, game: str, since: int = 0) -> AnalysisState:
        """How far the analysis of a game is, with what is there of it if that is more than part ``since``."""
        if (job := self._making.get(game) or self._waiting.get(game)) is not None:
            return self._state_of(job, since)
        if (document := await self._find(game)) is not None:
            return AnalysisState(game, "done", progress=1.0, part=1, analysis=_raw(document))
        if (said := self._said_elsewhere(game)) is not None:
            return _state_elsewhere(said)
        if game in self._failed:
            return AnalysisState(game, "failed", problem=self._failed[game])
        return AnalysisState(game, "none")

    def _state_of(self, job: _Job, since: int) -> AnalysisState:
        place = self._place(job.game)
        return AnalysisState(
            job.game,
            "working" if place is None else "queued",
            place=place,
            stage=job.stage,
            progress=job.progress,
            part=job.part,
            analysis=_raw(job.document) if job.document is not None and job.part > since else None,
        )

    def _place(self, game: str) -> int | None:
        """The place of a game in the queue; None if it does not wait."""
        return list(self._waiting).index(game) + 1 if game in self._waiting else None

    async def _find(self, game: str) -> bytes | None:
        """The document of an analysis that was made, now or long ago."""
        if game not in self._made:
            found = await self._store.database.read(partial(find_analysis, key=self._key(game)))
            if found is None:
                return None
            self._remember(game, await asyncio.to_thread(gzip.decompress, found))
        self._made.move_to_end(game)
        return self._made[game]

    def _key(self, game: str) -> AnalysisKey:
        return AnalysisKey(game, FORMAT_VERSION, self._settings.analysis_level)

    def _remember(self, game: str, document: bytes) -> None:
        self._made[game] = document
        while len(self._made) > _MAX_ENDED:
            self._made.popitem(last=False)

    # Asking for one

    async def ask(self, game: str, edition: Edition, record: Record, who: Who) -> AnalysisState:
        """Have a finished game analysed, unless it is or will be. Return how far that is.

        Raise :class:`Refusal` if this server analyses no games, if too many wait, or if somebody asks for too many.
        """
        self.check_possible()
        state = await self.state(game)
        if (job := self._making.get(game) or self._waiting.get(game)) is not None:
            return self._state_of(job, 0)  # somebody else may have asked meanwhile
        if state.state not in ("none", "failed"):
            return state
        if len(self._waiting) >= _MAX_WAITING:
            raise Refusal("too_fast", "many games are waiting to be analysed: try again in a few minutes")
        self._budgets.analyses.take_or_refuse(who, "you have had many games analysed: wait a little")
        self._failed.pop(game, None)
        job = self._waiting[game] = _Job(game, edition, record)
        self._begin_next()
        self._announce()
        return self._state_of(job, 0)

    def _begin_next(self) -> None:
        while self._idle and self._waiting:
            _, job = self._waiting.popitem(last=False)
            self._making[job.game] = job
            task = asyncio.create_task(self._make(job, self._idle.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _make(self, job: _Job, worker: SlowWorker) -> None:
        try:
            job.stage = "preparing"
            work = self._settings.analyst or analyse
            await worker.run(job.update, work, job.edition, job.record, self._settings.analysis_level)
            if job.document is None:
                raise WorkFailed("failed")
            await self._keep(job.game, job.document)
        except WorkFailed as failure:
            self._failed[job.game] = failure.problem
            while len(self._failed) > _MAX_ENDED:
                self._failed.popitem(last=False)
        finally:
            del self._making[job.game]
            self._idle.append(worker)
            self.publish(AnalysisMoved(0, job.game, None, None, 1.0, ended=True))
            self._begin_next()

    async def _keep(self, game: str, document: bytes) -> None:
        self._remember(game, document)
        compressed = await asyncio.to_thread(gzip.compress, document, 6, mtime=0)
        try:
            await self._store.database.write(partial(keep_analysis, key=self._key(game), document=compressed))
        except Exception as error:  # the database is away: whoever asks now has it all the same
            logger.warning("analysis not kept", extra={"why": type(error).__name__})

    # Other processes

    def on_moved_elsewhere(self, message: AnalysisMoved) -> None:
        """Another process says how far an analysis is."""
        if message.ended:
            self._elsewhere.pop(message.game, None)
        else:
            self._elsewhere[message.game] = time.monotonic(), message

    def _said_elsewhere(self, game: str) -> AnalysisMoved | None:
        at, message = self._elsewhere.get(game, (0.0, None))
        if message is not None and time.monotonic() > at + _BELIEVED_FOR:
            del self._elsewhere[game]
            return None
        return message

    def _announce(self) -> None:
        """Tell the other processes how far everything is, now and every other second until there is nothing to tell."""
        if not self._store.database.shared:
            return
        for message in self._messages():
            self.publish(message)
        if self._announcing is None or self._announcing.done():
            self._announcing = asyncio.create_task(self._keep_announcing())

    async def _keep_announcing(self) -> None:
        while self._waiting or self._making:
            await asyncio.sleep(_ANNOUNCE_EVERY)
            for message in self._messages():
                self.publish(message)

    def _messages(self) -> Iterator[AnalysisMoved]:
        for job in (*self._making.values(), *self._waiting.values()):
            yield AnalysisMoved(0, job.game, self._place(job.game), job.stage, round(job.progress, 3))

    async def close(self) -> None:
        """End the processes. What they were making can be asked for again."""
        self._waiting.clear()
        tasks = [*self._tasks, *([self._announcing] if self._announcing is not None else [])]
        for task in tasks:
            task.cancel()
        for worker in self._workers:
            worker.close()
        await asyncio.gather(*tasks, return_exceptions=True)


def _raw(document: bytes) -> GameAnalysis:
    """A document that is JSON already."""
    return cast(GameAnalysis, Raw(document))


def _state_elsewhere(said: AnalysisMoved) -> AnalysisState:
    return AnalysisState(
        said.game,
        "working" if said.place is None else "queued",
        place=said.place,
        stage=cast(AnalysisStage | None, said.stage),
        progress=said.progress,
    )
