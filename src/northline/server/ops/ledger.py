"""Limits that all processes on a database count together, without asking each other each time.

What is spent here is noted, and told to the other processes in one message: of a prompt limit at once, of others a
moment later. So somebody whose requests reach several processes can spend a little more at once, and in the long run
as much as at one.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import blake2b

from northline.server.ops.limits import TokenBuckets

Spent = Mapping[str, Mapping[str, float]]
"""For each limit, by hashed key, how much was spent of it."""

_TELL_AFTER = 0.5
"""Seconds in which what is spent is gathered."""


@lru_cache(maxsize=4096)
def hashed(text: str) -> str:
    """A key that does not say whose it is: other processes are told of it."""
    return blake2b(text.encode(), digest_size=9).hexdigest()


class SharedBuckets(TokenBuckets):
    """Token buckets of which every process has a copy. They are made by a :class:`Ledger`."""

    def __init__(self, size: float, per_second: float, note: Callable[[str, float], None]) -> None:
        super().__init__(size, per_second)
        self._note = note

    def take(self, key: str, amount: float = 1) -> bool:
        taken = super().take(hashed(key), amount)
        if taken:
            self._note(hashed(key), amount)
        return taken

    def covers(self, key: str, amount: float) -> bool:
        return super().covers(hashed(key), amount)

    def spend(self, key: str, amount: float) -> None:
        super().spend(hashed(key), amount)
        self._note(hashed(key), amount)

    def on_spent_elsewhere(self, key: str, amount: float) -> None:
        """Another process has granted something."""
        super().spend(key, amount)


class Ledger:
    """What was spent in this process and the others have not been told yet."""

    def __init__(self) -> None:
        self._buckets: dict[str, SharedBuckets] = {}
        self._spent: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
        self._timer: asyncio.Handle | None = None
        self._tell_at = 0.0
        self.publish: Callable[[Spent], None] | None = None
        """Tells the other processes; None where there can be none."""

    def buckets(self, name: str, size: float, per_second: float, *, prompt: bool = False) -> SharedBuckets:
        """Buckets for a limit with this name, under which all processes know it; ``prompt``: they are told at once."""

        def note(key: str, amount: float) -> None:
            if self.publish is not None:
                self._spent[name][key] += amount
                self._tell_within(0 if prompt else _TELL_AFTER)

        made = self._buckets[name] = SharedBuckets(size, per_second, note)
        return made

    def _tell_within(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if self._timer is not None:
            if self._tell_at <= at:
                return
            self._timer.cancel()
        self._timer, self._tell_at = loop.call_later(seconds, self._tell), at

    def _tell(self) -> None:
        self._timer = None
        spent = dict(self._spent)
        self._spent.clear()
        if self.publish is not None:
            self.publish(spent)

    def on_spent_elsewhere(self, spent: Spent) -> None:
        """Another process has granted these; limits that this version does not know are left out."""
        for name, keys in spent.items():
            if (buckets := self._buckets.get(name)) is not None:
                for key, amount in keys.items():
                    buckets.on_spent_elsewhere(key, amount)

    def close(self) -> None:
        """Tell nobody anything more."""
        self.publish = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
