"""The only place where something is made for somebody: every message to a recipient comes from :class:`For`.

A recipient is a seat, or None for a spectator. What it gets is built from ``game.view(seat)`` and
``event.seen_by(seat)`` and from what everybody may know, and from nothing else.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

from msgspec import structs

from northline.editions import CARD_NAMES, Edition
from northline.rules.events import Event
from northline.server.play import Happening, Play
from northline.server.protocol import Happened, TableInfo, Welcome


class For:
    """Makes what one recipient gets."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def welcome(
        self, table: TableInfo, code: str, play: Play | None, since: int | None, banks: list[float] | None
    ) -> Welcome:
        missed = [] if play is None or since is None else play.happenings[since:]
        return Welcome(
            table=table,
            seat=self.seat,
            code=None if self.seat is None else code,
            seq=0 if play is None else play.seq,
            view=None if play is None else self.view(play),
            can_undo=play is not None and play.can_undo(self.seat),
            banks=banks,
            missed=[self._told(play.game.edition, happening) for happening in missed] if play else [],
        )

    def happened(self, play: Play, banks: list[float] | None) -> Happened:
        """The newest entry of the log, with the table as it is now."""
        told = self._told(play.game.edition, play.happenings[-1])
        return structs.replace(told, view=self.view(play), can_undo=play.can_undo(self.seat), banks=banks)

    def view(self, play: Play) -> dict[str, Any]:
        return play.game.view(self.seat).to_dict()

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


def event_document(edition: Edition, event: Event) -> dict[str, Any]:
    """An event with the names of things instead of their numbers."""
    name = type(event).__name__
    document: dict[str, Any] = {"type": re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()}
    for field in fields(event):
        value = getattr(event, field.name)
        document[field.name] = None if value is None else _named(edition, name, field.name, value)
    return document


def _named(edition: Edition, event: str, field: str, value: Any) -> Any:
    match field:
        case "card":
            return CARD_NAMES[value]
        case "laid":
            return _cards(value)
        case "cards" if event != "DisplaySwept":
            return _cards(value)
        case "cards" | "revealed":
            return [CARD_NAMES[card] for card in value]
        case "route":
            return edition.routes[value].id
        case "city":
            return edition.cities[value].id
        case "kept" | "tickets":
            return [edition.tickets[ticket].id for ticket in value]
        case _:
            return value


def _cards(counts: tuple[int, ...]) -> dict[str, int]:
    return {CARD_NAMES[card]: count for card, count in enumerate(counts) if count}
