"""What has been encoded of a game for its recipients, so that many who ask for the same cost what one costs.

An entry never changes, and a position only with the next entry. Spectators are one recipient. Whatever is kept here is
kept for one recipient, except for what everybody sees of a position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Raw

from northline.rules.analysis.progress import Progress, ProgressTracker
from northline.rules.events import Event
from northline.rules.view import View


class Recipient(NamedTuple):
    """Who is sent something: a seat, or None for spectators, with the memory that the table has or without it."""

    seat: int | None
    memory: bool


_Seen = tuple[int, View] | None
"""A view, with the number of the entry after which it was seen."""


class EncodedGame:
    """The entries and the newest position of a game, for each recipient."""

    def __init__(self) -> None:
        self._tracker = ProgressTracker()
        self._entries: dict[Recipient, dict[int, Raw]] = {}
        self._views: dict[int | None, tuple[_Seen, _Seen]] = {}
        """The newest view of each seat, and the one before."""
        self._positions: dict[Recipient, tuple[int, Raw]] = {}
        self._shared: dict[tuple[bool, bool], tuple[int, bytes]] = {}
        self._progress: dict[int | None, tuple[Progress, Raw]] = {}
        self._told: dict[int | None, Raw] = {}
        """The progress that was last broadcast to each seat."""
        self._events: tuple[int, list[tuple[tuple[Event, ...], Raw]]] = (0, [])
        """The number of an entry, and its events in the ways in which they were seen."""

    def entry(self, recipient: Recipient, seq: int, encode: Callable[[], bytes]) -> Raw:
        """An entry for a recipient, encoded now if it was not before."""
        known = self._entries.setdefault(recipient, {})
        if seq not in known:
            known[seq] = Raw(encode())
        return known[seq]

    def events(self, seq: int, seen: tuple[Event, ...], encode: Callable[[], bytes]) -> Raw:
        """The events of an entry as somebody sees them; encoded once for all who see exactly the same."""
        if self._events[0] != seq:
            self._events = (seq, [])
        for known, raw in self._events[1]:
            if known == seen:
                return raw
        raw = Raw(encode())
        self._events[1].append((seen, raw))
        return raw

    def view(self, seat: int | None, seq: int, look: Callable[[], View]) -> View:
        """What a seat sees after entry ``seq``, without its menu; the newest two views are kept."""
        newest, earlier = self._views.get(seat, (None, None))
        if newest is not None and newest[0] == seq:
            return newest[1]
        if earlier is not None and earlier[0] == seq:
            return earlier[1]
        seen = look()
        is_newest = newest is None or newest[0] < seq
        self._views[seat] = ((seq, seen), newest) if is_newest else (newest, (seq, seen))
        return seen

    def position(self, recipient: Recipient, seq: int, encode: Callable[[], bytes]) -> Raw:
        """The position after entry ``seq`` for a recipient, encoded now if it was not before."""
        known = self._positions.get(recipient)
        if known is None or known[0] != seq:
            known = self._positions[recipient] = (seq, Raw(encode()))
        return known[1]

    def shared(self, memory: bool, changes: bool, seq: int, encode: Callable[[], bytes]) -> bytes:
        """What everybody sees of the position after entry ``seq``, or of its ``changes``, encoded once."""
        known = self._shared.get((memory, changes))
        if known is None or known[0] != seq:
            known = self._shared[memory, changes] = (seq, encode())
        return known[1]

    def news(self, seat: int | None, progress: Raw) -> Raw | None:
        """The progress of a seat if it differs from what was last broadcast to it, which it does no more after that."""
        if self._told.get(seat) is progress:
            return None
        self._told[seat] = progress
        return progress

    def progress(self, view: View, encode: Callable[[Progress], bytes]) -> Raw:
        """The progress of the seat of a view, encoded now if it has changed."""
        progress = self._tracker.progress(view)
        known = self._progress.get(view.seat)
        if known is None or known[0] is not progress:
            known = self._progress[view.seat] = (progress, Raw(encode(progress)))
        return known[1]
