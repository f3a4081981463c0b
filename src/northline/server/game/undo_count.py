"""How often people take actions back. Without a bound a log could grow for ever, and with it what others are sent."""

from __future__ import annotations

from collections import Counter

from northline.server.db.rows import LogEntry

UNDOS_PER_TURN = 20
"""Undos of a seat until somebody else acts."""
UNDOS_PER_GAME = 100
"""Undos of a seat in a whole game."""


class UndoCount:
    """The undos of all seats of a game, counted entry by entry."""

    def __init__(self) -> None:
        self._in_game: Counter[int | None] = Counter()
        self._in_turn: Counter[int | None] = Counter()

    def count(self, entry: LogEntry) -> None:
        """Take in the next entry of the log."""
        if entry.kind == "undo":
            self._in_game[entry.seat] += 1
            self._in_turn[entry.seat] += 1
        for seat in self._in_turn.keys() - {entry.seat}:  # somebody else's turn is over
            del self._in_turn[seat]

    def used_up(self, seat: int | None) -> bool:
        """Whether a seat has to stand by what it does now."""
        return self._in_turn[seat] >= UNDOS_PER_TURN or self._in_game[seat] >= UNDOS_PER_GAME
