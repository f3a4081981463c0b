"""Where the outcomes of games lie in the device array to which CUDA kernels write them: a column for each game.

Two rows hold a number for each game; then each :class:`SeatOutcome` has a row for each seat. In this order the threads
of a warp, each with its own game, write to neighbouring addresses, which the GPU coalesces.

>>> seat_row(SeatOutcome.PLACES, seat=1, players=2)
5
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from northline.kernel.core.compiler import inlined

LENGTH_ROW, RESOLVED_ROW, _FIRST_SEAT_ROW = range(3)


class SeatOutcome(IntEnum):
    """The outcomes of a seat; in lower case, the names of the fields of ``Playouts``."""

    POINTS = 0
    PLACES = 1
    TICKETS_COMPLETED = 2
    TICKETS_KEPT = 3
    ROUTES_CLAIMED = 4
    STATIONS_BUILT = 5
    CARDS_DRAWN = 6
    CARDS_TAKEN = 7
    TICKET_DRAWS = 8
    PASSES = 9


def seat_row(outcome: Any, seat: Any, players: Any) -> Any:
    """The row of an outcome of a seat."""
    return _FIRST_SEAT_ROW + players * outcome + seat


seat_row_on_device = inlined(seat_row)


def row_count(players: int) -> int:
    """The number of rows for games of so many players."""
    return _FIRST_SEAT_ROW + players * len(SeatOutcome)
