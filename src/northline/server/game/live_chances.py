"""Live chances: how a game between bots stands, for those who watch it, in a process of its own.

They are made from what spectators see, and only where no person plays or can come back to a seat: nobody at the table
could learn anything from them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence

from northline.rules.view import View, view
from northline.server.db.rows import SeatRow
from northline.server.game.live_table import LiveTable
from northline.server.game.slow_work import SlowWorker, WorkFailed
from northline.server.wire.analysis import LiveChances, SeatChances
from northline.server.wire.refusals import Refusal

_SECONDS = 120.0
"""Of processor time for one position; the first time something may have to be compiled."""
_MAX_WAITING = 8
"""How many tables may wait before others are turned away."""
_MAX_KEPT = 64


class LiveChancesMaker:
    """Tells the chances in the current positions of tables: each position is valued once."""

    def __init__(self) -> None:
        self._worker = SlowWorker(_SECONDS)
        self._turn = asyncio.Lock()
        self._making: dict[str, asyncio.Task[LiveChances]] = {}
        self._made: OrderedDict[str, LiveChances] = OrderedDict()

    async def of(self, table: LiveTable) -> LiveChances:
        """The chances in a table's position; raise :class:`Refusal` where there are none.

        While those of an earlier position are being made, whoever asks gets them.
        """
        if table.logged is None:
            raise Refusal("not_started", "the game has not started yet")
        if not only_bots(table.seats):
            raise Refusal("not_found", "there are live chances of games between bots only")
        state, seq = table.logged.game.state, table.logged.seq
        made = self._made.get(table.id)
        if made is not None and made.seq == seq:
            return made
        if (task := self._making.get(table.id)) is None:
            if len(self._making) >= _MAX_WAITING:
                raise Refusal("too_fast", "many games are being watched: try again in a moment")
            task = self._making[table.id] = asyncio.create_task(self._make(table.id, seq, view(state, None)))
        return await asyncio.shield(task)

    async def _make(self, table: str, seq: int, seen: View) -> LiveChances:
        found: list[SeatChances] = []
        try:
            async with self._turn:
                await self._worker.run(found.append, value, seen)
                await asyncio.sleep(0)  # the answer is handed over by the event loop
        except WorkFailed as failure:
            raise Refusal(
                "unavailable", f"the chances could not be told: the process {failure.problem}"
            ) from None
        finally:
            del self._making[table]
        [chances] = found
        made = self._made[table] = LiveChances(seq, chances)
        self._made.move_to_end(table)
        while len(self._made) > _MAX_KEPT:
            self._made.popitem(last=False)
        return made

    async def close(self) -> None:
        tasks = tuple(self._making.values())
        for task in tasks:
            task.cancel()
        self._worker.close()
        await asyncio.gather(*tasks, return_exceptions=True)


def only_bots(seats: Sequence[SeatRow]) -> bool:
    """Whether bots play in all seats, and none for a person who may come back."""
    return all(seat.bot is not None and seat.player is None for seat in seats)


# Inside the process


def value(seen: View) -> Iterator[SeatChances]:
    """The chances in a position, by what a spectator sees."""
    from northline.analysis.values import (
        Evaluator,
    )  # it loads NumPy and Numba, which the server does not need

    found = Evaluator(seen.edition, seen.players).from_view(seen)
    yield SeatChances(list(found.win), list(found.points), found.error)
