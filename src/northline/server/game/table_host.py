"""What a live table needs from whoever holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from northline.server.cluster.bus import Bus
from northline.server.db.store import Store
from northline.server.game.bot_pool import BotPool
from northline.server.game.progress_pace import ProgressBudget
from northline.server.ops.settings import Settings

if TYPE_CHECKING:
    from northline.server.game.connected_table import ConnectedTable


class TableHost(Protocol):
    """What a table needs from the registry that holds it."""

    store: Store
    bots: BotPool
    settings: Settings
    bus: Bus
    progress_budget: ProgressBudget

    def set_alarm(self, table_id: str, seconds: float | None) -> None:
        """Check a table's clocks after so many seconds, in memory or not; None: no more. Replaces the last alarm."""

    def release(self, table: ConnectedTable) -> None:
        """Drop a table from memory, now or later, unless somebody uses it or it is busy."""
