"""The only place where something is made for somebody: every message to a recipient comes from :class:`For`.

A recipient is a seat, or None for a spectator. What it gets is built from ``game.view(seat)`` and
``event.seen_by(seat)`` and from what everybody may know, and from nothing else.
"""

from __future__ import annotations

from msgspec import structs

from northline.editions import Edition
from northline.server.events import event_document
from northline.server.play import Happening, Play
from northline.server.progress import progress_document
from northline.server.protocol import Happened, TableInfo, Welcome


class For:
    """Makes what one recipient gets."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def welcome(
        self, table: TableInfo, code: str, play: Play | None, since: int | None, banks: list[float] | None
    ) -> Welcome:
        seen = None if play is None else play.game.view(self.seat)
        missed = [] if play is None or since is None else play.happenings[since:]
        return Welcome(
            table=table,
            seat=self.seat,
            code=None if self.seat is None else code,
            seq=0 if play is None else play.seq,
            view=None if seen is None else seen.to_dict(),
            progress=None if seen is None else progress_document(seen),
            can_undo=play is not None and play.can_undo(self.seat),
            banks=banks,
            missed=[self._told(play.game.edition, happening) for happening in missed] if play else [],
        )

    def happened(self, play: Play, banks: list[float] | None) -> Happened:
        """The newest entry of the log, with the table as it is now."""
        seen = play.game.view(self.seat)
        return structs.replace(
            self._told(play.game.edition, play.happenings[-1]),
            view=seen.to_dict(),
            progress=progress_document(seen),
            can_undo=play.can_undo(self.seat),
            banks=banks,
        )

    def _told(self, edition: Edition, happening: Happening) -> Happened:
        entry = happening.entry
        assert entry.kind != "start"
        assert entry.seat is not None
        return Happened(
            seq=entry.seq,
            kind=entry.kind,
            seat=entry.seat,
            events=[event_document(edition, event.seen_by(self.seat)) for event in happening.events],
            note=entry.note,
        )
