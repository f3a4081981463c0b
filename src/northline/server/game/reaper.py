"""The reaper: closes tables at which nobody is any more, and deletes them after a while."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from northline.server.db.abandoned import delete_closed, find_abandoned

if TYPE_CHECKING:
    from northline.server.game.registry import TableRegistry

logger = logging.getLogger("northline.server.table")

_INTERVAL = 300.0
"""Seconds between two sweeps."""


class Reaper:
    """Sweeps the tables of a database. It does no harm if several processes do so."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def run(self) -> None:
        """Sweep now and then, for ever."""
        while True:
            await asyncio.sleep(_INTERVAL)
            try:
                await self.sweep()
            except Exception as error:  # next time
                logger.warning("tables not swept", extra={"why": type(error).__name__})

    async def sweep(self) -> None:
        """Close what was abandoned, where nobody is connected; delete what was closed long ago."""
        store, settings, now = self._registry.store, self._registry.settings, time.time()
        waiting, playing = now - settings.close_waiting_after, now - settings.close_playing_after
        found = await store.database.read(
            partial(find_abandoned, waiting_before=waiting, playing_before=playing)
        )
        abandoned = [table for table in found if not store.presence.connected(table)]
        if abandoned:
            await store.close_tables(abandoned)
            for table in abandoned:
                self._registry.on_table_closed(table)
            logger.info("tables closed", extra={"number": len(abandoned)})
        deleted = await store.database.write(
            partial(delete_closed, before=now - settings.delete_closed_after)
        )
        if deleted:
            logger.info("tables deleted", extra={"number": deleted})
