"""Presence: the processes that share a database, the seats connected to each, and the pace that they wish for.

From the seats alone every process works out which one owns a table, that is which one runs its bots and clocks. Two may
disagree for a moment. That does no harm: the primary key of the log lets only one of two writers succeed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import NamedTuple


class Pace(NamedTuple):
    """How fast somebody would like bots to be, in seconds."""

    bots: float
    """What a bot lets pass before it acts."""
    undo: float = 0.0
    """How long bots wait after an action that could be taken back."""

    def slower(self, other: Pace) -> Pace:
        """The pace at which both can follow."""
        return Pace(max(self.bots, other.bots), max(self.undo, other.undo))


Connected = Mapping[int | None, Pace]
"""The connected seats of a table, each with the pace that it wishes for; None stands for spectators."""

_NOBODY: Connected = {}


class Presence:
    """What this process knows of the others. The bus and the cluster's messages keep it up to date.

    >>> presence = Presence()
    >>> presence.set_processes(1, {1, 2, 3})
    set()
    >>> presence.set_remote(2, "5f0c9a2e71b3", {0: Pace(0.8), None: Pace(2.0)})
    >>> presence.owner("5f0c9a2e71b3")
    2
    """

    def __init__(self) -> None:
        self.process = 0
        """The id of this process. It changes whenever the bus has to reconnect."""
        self.processes = frozenset((0,))
        self._local: dict[str, Connected] = {}
        self._remote: dict[int, dict[str, Connected]] = {}

    @property
    def local(self) -> Mapping[str, Connected]:
        """The connected seats of every table with a connection to this process."""
        return self._local

    def connected(self, table: str) -> Connected:
        """The seats of a table that are connected to any process."""
        everybody: dict[int | None, Pace] = dict(self._local.get(table, _NOBODY))
        for tables in self._remote.values():
            for seat, pace in tables.get(table, _NOBODY).items():
                everybody[seat] = pace.slower(everybody.get(seat, pace))
        return everybody

    @property
    def alone(self) -> bool:
        """Whether no other process uses the database, as far as is known here."""
        return self.processes == {self.process}

    def owner(self, table: str) -> int:
        """The process that runs the bots and clocks of a table.

        Of the processes that somebody at the table is connected to (of all processes, if nobody is connected) it is the
        one with the highest rendezvous hash. So all processes with the same knowledge name the same owner, and a
        process that dies or joins moves no tables but its own.
        """
        if self.alone:
            return self.process
        candidates = [process for process, tables in self._remote.items() if table in tables]
        if table in self._local:
            candidates.append(self.process)
        return max(candidates or self.processes, key=lambda process: _rendezvous_hash(process, table))

    def owns(self, table: str) -> bool:
        """Whether this process runs the bots and clocks of a table."""
        return self.owner(table) == self.process

    def set_local(self, table: str, connected: Connected) -> bool:
        """Set the seats of a table that are connected to this process. Return whether that is a change."""
        before = self._local.get(table, _NOBODY)
        if connected:
            self._local[table] = connected
        else:
            self._local.pop(table, None)
        return before != connected

    def set_remote(self, process: int, table: str, connected: Connected) -> None:
        """Set the seats of a table that are connected to another process."""
        tables = self._remote.setdefault(process, {})
        if connected:
            tables[table] = connected
        else:
            tables.pop(table, None)

    def set_processes(self, process: int, alive: Iterable[int]) -> set[str]:
        """Set the id of this process and the ids of all that are alive.

        Return the tables that lost a connection, because the process it led to is gone.
        """
        self.process, self.processes = process, frozenset(alive) | {process}
        gone = self._remote.keys() - self.processes
        return {table for other in gone for table in self._remote.pop(other)}


def encode_connected(tables: Mapping[str, Connected]) -> str:
    """The connected seats of tables as the database stores them, for operators: by table, a list of seats."""
    return json.dumps({table: list(seats) for table, seats in tables.items()})


def _rendezvous_hash(process: int, table: str) -> bytes:
    """The weight of a process for a table (highest random weight hashing)."""
    return blake2b(f"{process} {table}".encode(), digest_size=8).digest()
