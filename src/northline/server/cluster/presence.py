"""Who is where: the processes that share a database, and the people connected to each.

From this alone every process works out who keeps a table, that is who runs its bots and its clocks. Should two disagree
for a moment, no harm is done: of two writers of an entry only one succeeds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b

Seats = frozenset[int | None]
"""The seats that somebody is connected to; None stands for spectators."""

_NOBODY: Seats = frozenset()


class Presence:
    def __init__(self) -> None:
        self.me = 0
        """The number of this process. It changes when the process has lost the others from sight."""
        self.processes = frozenset((0,))
        self._here: dict[str, Seats] = {}
        self._elsewhere: dict[int, dict[str, Seats]] = {}

    # What is known

    @property
    def here(self) -> Mapping[str, Seats]:
        """The tables that somebody is connected to through this process."""
        return self._here

    def connected(self, table: str) -> Seats:
        """The seats of a table that somebody is connected to, through any process."""
        return _NOBODY.union(
            self._here.get(table, _NOBODY),
            *(tables.get(table, _NOBODY) for tables in self._elsewhere.values()),
        )

    @property
    def alone(self) -> bool:
        """Whether no other process uses the database, as far as is known here."""
        return self.processes == {self.me}

    def keeper(self, table: str) -> int:
        """The process that runs bots and clocks of a table: one with people at it, otherwise any."""
        if self.alone:
            return self.me
        able = [process for process, tables in self._elsewhere.items() if table in tables]
        if table in self._here:
            able.append(self.me)
        return max(able or self.processes, key=lambda process: _draw_lots(process, table))

    def keeps(self, table: str) -> bool:
        return self.keeper(table) == self.me

    # What is heard

    def set_here(self, table: str, seats: Iterable[int | None]) -> bool:
        """Note who is connected through this process; whether that is news."""
        before, after = self._here.get(table, _NOBODY), frozenset(seats)
        if after:
            self._here[table] = after
        else:
            self._here.pop(table, None)
        return before != after

    def set_elsewhere(self, process: int, table: str, seats: Iterable[int | None]) -> None:
        tables = self._elsewhere.setdefault(process, {})
        if after := frozenset(seats):
            tables[table] = after
        else:
            tables.pop(table, None)

    def set_processes(self, me: int, alive: Iterable[int]) -> set[str]:
        """Note which processes there are. The tables at which somebody was connected to one that is gone."""
        self.me, self.processes = me, frozenset(alive) | {me}
        gone = self._elsewhere.keys() - self.processes
        return {table for process in gone for table in self._elsewhere.pop(process)}


def _draw_lots(process: int, table: str) -> bytes:
    return blake2b(f"{process} {table}".encode(), digest_size=8).digest()
