"""When no server was running: thinking time does not count then, and only then.

Every process writes a sign of life every few seconds. Whoever finds that the last one is old records an outage. So a
restart gives nobody the time back that was used before it, and costs nobody the time that it took.
"""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text, update

from northline.server.db import schema
from northline.server.db.database import Database

BEAT_INTERVAL = 10.0
"""Seconds between two signs of life. After a crash, so much time at most is not counted."""
_TOLERANCE = 3 * BEAT_INTERVAL
"""Seconds without a sign of life that are no outage while other processes may be running: beats can be late."""
_REMEMBERED = 100 * 24 * 3600.0
"""Seconds for which outages are kept: longer than any clock can run."""
_DEAD_AFTER = 6 * BEAT_INTERVAL
"""Seconds after which the last numbers of a process that is gone are no longer published."""


class Outage(NamedTuple):
    """A time without any server."""

    began: float
    ended: float


class Uptime:
    """The signs of life of this process, and the outages that all processes know of."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.name = secrets.token_hex(6)
        """The name of this process among the others."""
        self._outages: Sequence[Outage] = ()

    async def beat(self, metrics: str = "", connected: str | None = None, alone: bool = False) -> bool:
        """Write a sign of life, with the metrics of this process and perhaps who is ``connected`` to it.

        Return whether outages were found that are new here. A process that starts ``alone`` knows that nobody was there
        since the last sign of life.
        """
        tolerance = 0.0 if alone else _TOLERANCE
        mine = {"metrics": metrics} | ({} if connected is None else {"connected": connected})
        found = await self._database.write(partial(_beat, self.name, time.time(), tolerance, mine))
        changed, self._outages = found != self._outages, found
        return changed

    async def others(self) -> dict[str, str]:
        """The newest metrics of the other processes that are alive, by their names."""
        p = schema.processes.c
        alive = select(p.id, p.metrics).where(p.alive > time.time() - _DEAD_AFTER, p.id != self.name)

        def find(connection: Connection) -> dict[str, str]:
            return {row.id: row.metrics for row in connection.execute(alive.order_by(p.id))}

        return await self._database.read(find)

    async def leave(self) -> None:
        """Write the last sign of life: the time until now counts, and the metrics of this process are history."""
        nothing = {"metrics": "", "connected": "{}"}
        await self._database.write(partial(_beat, self.name, time.time(), math.inf, nothing))

    def downtime(self, since: float, until: float) -> float:
        """The seconds between two times in which no server was running."""
        overlaps = (min(until, outage.ended) - max(since, outage.began) for outage in self._outages)
        return sum(overlap for overlap in overlaps if overlap > 0)


def _beat(
    name: str, now: float, tolerance: float, state: dict[str, str], connection: Connection
) -> list[Outage]:
    p, o = schema.processes, schema.outages
    if connection.dialect.name == "postgresql":  # of processes that start together one finds the outage
        connection.execute(text("SELECT pg_advisory_xact_lock(20260104)"))
    last = connection.execute(select(func.max(p.c.alive))).scalar()
    if last is not None and now - last > tolerance:
        connection.execute(insert(o).values(began=last, ended=now))
    mine = {"alive": now, **state}
    if connection.execute(update(p).where(p.c.id == name).values(**mine)).rowcount == 0:
        connection.execute(insert(p).values(id=name, **mine))
        connection.execute(delete(p).where(p.c.alive < now - _DEAD_AFTER, p.c.id != name))
        connection.execute(delete(o).where(o.c.ended < now - _REMEMBERED))
    return [Outage(*row) for row in connection.execute(select(o.c.began, o.c.ended).order_by(o.c.began))]
