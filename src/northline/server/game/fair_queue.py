"""Who may think next, when more bots want to than there are workers.

Whoever will have used least goes first: what the person has used lately, with what this bot is expected to use. Of the
tables of one person the one that has used least is next. What was used counts less and less with time. So a table whose
bots answer quickly hardly notices tables whose bots think for long, however many there are and whoever they belong to.
Last in line, behind everybody else, are tables without people and persons who have used up their seconds.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from northline.server.ops.limits import Allowance, TokenBuckets

_HALF_LIFE = 60.0
"""Seconds after which what was used counts half."""
_FORGOTTEN = 0.001
"""Seconds of use that are as good as none."""

_W = TypeVar("_W")


class Customer(NamedTuple):
    """For whom a bot thinks."""

    person: str
    """Whoever looks after the table, or asks for a hint."""
    table: str
    people: int
    """How many people wait for it; none at a table of bots only."""


@dataclass(slots=True)
class _Use:
    """Seconds used, which fade."""

    seconds: float
    at: float

    def now(self, now: float) -> float:
        return self.seconds * math.pow(0.5, (now - self.at) / _HALF_LIFE)


class Usage:
    """How much each of many has used lately."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._uses: dict[str, _Use] = {}

    def of(self, key: str) -> float:
        use = self._uses.get(key)
        return 0.0 if use is None else use.now(self._now())

    def add(self, key: str, seconds: float) -> None:
        now = self._now()
        if len(self._uses) > 1000:
            self._uses = {name: use for name, use in self._uses.items() if use.now(now) > _FORGOTTEN}
        self._uses[key] = _Use(self.of(key) + seconds, now)


@dataclass(slots=True, eq=False)
class _Waiting(Generic[_W]):
    customer: Customer
    expected: float
    number: int
    worker: asyncio.Future[_W]


class FairQueue(Generic[_W]):
    """Hands out workers, and counts what they do for whom."""

    def __init__(
        self, workers: Iterable[_W], allowance: Allowance, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._idle = list(workers)
        self._waiting: list[_Waiting[_W]] = []
        self._people, self._tables = Usage(now), Usage(now)
        self._budgets = TokenBuckets(*allowance)
        self._arrived = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def get(self, customer: Customer, expected: float) -> _W:
        """A worker, as soon as it is this customer's turn. It is ``expected`` to be busy for so many seconds."""
        if self._idle:
            return self._idle.pop()
        self._arrived += 1
        worker: asyncio.Future[_W] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(customer, expected, self._arrived, worker)
        self._waiting.append(waiting)
        try:
            return await waiting.worker
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif waiting.worker.done() and not waiting.worker.cancelled():  # it came too late
                self._hand_out(waiting.worker.result())
            raise

    def put(self, worker: _W, customer: Customer, seconds: float) -> None:
        """Take a worker back that has worked for a customer, for so many seconds."""
        self._people.add(customer.person, seconds / max(1, customer.people))
        self._tables.add(customer.table, seconds / max(1, customer.people))
        self._budgets.spend(customer.person, seconds)
        self._hand_out(worker)

    def _hand_out(self, worker: _W) -> None:
        if not self._waiting:
            self._idle.append(worker)
            return
        chosen = min(self._waiting, key=self._rank)
        self._waiting.remove(chosen)
        chosen.worker.set_result(worker)

    def _rank(self, waiting: _Waiting[_W]) -> tuple[int, float, float, int]:
        person, table, people = waiting.customer
        within_budget = self._budgets.covers(person, 0)
        last = 2 if people == 0 else 0 if within_budget else 1
        share = waiting.expected / max(1, people)
        return last, self._people.of(person) + share, self._tables.of(table), waiting.number
