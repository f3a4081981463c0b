"""What has been encoded of a game for its recipients, so that many who ask for the same cost what one costs.

An entry never changes, and a position only with the next entry. Spectators are one recipient.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Raw


class EncodedPosition(NamedTuple):
    """A position as a recipient sees it."""

    view: Raw
    progress: Raw


class EncodedGame:
    """The entries and the newest position of a game, for each recipient: a seat, or None for spectators."""

    def __init__(self) -> None:
        self._entries: dict[int | None, dict[int, Raw]] = {}
        self._positions: dict[int | None, tuple[int, EncodedPosition]] = {}

    def entry(self, seat: int | None, seq: int, encode: Callable[[], bytes]) -> Raw:
        """An entry for a recipient, encoded now if it was not before."""
        known = self._entries.setdefault(seat, {})
        if seq not in known:
            known[seq] = Raw(encode())
        return known[seq]

    def position(self, seat: int | None, seq: int, encode: Callable[[], EncodedPosition]) -> EncodedPosition:
        """The position after entry ``seq`` for a recipient, encoded now if it was not before."""
        known = self._positions.get(seat)
        if known is None or known[0] != seq:
            known = self._positions[seat] = (seq, encode())
        return known[1]
