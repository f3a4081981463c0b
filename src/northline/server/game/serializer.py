"""Serializing for a recipient: the only place where a message about a game is built, whoever it is for.

A recipient is a seat, or None for a spectator. What it gets is built from ``game.view(seat)``, from
``event.seen_by(seat)`` and from what everybody may know, and from nothing else. So no secret can slip out elsewhere.
Where the table has no memory, the recipient has to remember for itself what it saw.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

from msgspec import Raw

from northline.rules import IllegalAction, NotationError, check, view
from northline.rules.analysis import progress as worked_out
from northline.rules.analysis.reasons import why_not_build, why_not_claim
from northline.rules.formats.document_types import ViewChanges, ViewDocument
from northline.rules.formats.menus import menu_json
from northline.rules.formats.positions import own_part, shared_part
from northline.rules.formats.view_changes import OWN, SHARED, changed_routes
from northline.rules.view import View
from northline.server.db.rows import Room, SeatRow, TableRow
from northline.server.game.encoded_game import Recipient
from northline.server.game.logged_game import AppliedEntry, LoggedGame
from northline.server.wire.events import Event, event_document
from northline.server.wire.notes import decode_note
from northline.server.wire.progress import Progress, progress_document
from northline.server.wire.protocol import (
    HISTORY_PAGE,
    WHOLE_VIEW_EVERY,
    Because,
    BegunFrom,
    ClockState,
    Happened,
    History,
    ProgressChanged,
    RefusalInfo,
    SeatInfo,
    TableInfo,
    Welcome,
    Why,
    encode,
)
from northline.server.wire.refusals import Refusal
from northline.server.wire.time_control import decode_time_control


@dataclass(frozen=True, slots=True)
class Timing:
    """What a message about a game says about time."""

    clocks: ClockState | None = None
    undo_for: float | None = None
    """The seconds for which bots wait, so that the last entry can be taken back."""


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    connected: Collection[int | None],
    stand_ins: Mapping[int, Collection[int]] = {},
) -> TableInfo:
    """What everybody may know of a table.

    ``connected`` are the seats that somebody is connected to, ``stand_ins`` those that have been away for a while, with
    the seats that agree to let a bot play for each.
    """
    return TableInfo(
        id=row.id,
        edition=row.edition,
        digest=row.digest,
        open=row.open,
        state=row.state,
        seats=tuple(
            SeatInfo(
                name=seat.name,
                bot=seat.bot,
                free=seat.free,
                connected=seat.seat in connected,
                resigned=seat.resigned,
                stand_in=tuple(sorted(stand_ins[seat.seat])) if seat.seat in stand_ins else None,
            )
            for seat in seats
        ),
        next=row.next,
        clock=decode_time_control(row.clock),
        rated=row.rated,
        hints=row.hints,
        memory=row.memory,
        chat=row.chat,
        waits=row.waits,
        host=Room(row, tuple(seats)).host,
        closed_because=row.closed_because,
        begun_from=_begun_from(row.begun_from),
    )


def _begun_from(text: str | None) -> BegunFrom | None:
    if text is None:
        return None
    at, _, table = text.partition(" ")
    return BegunFrom(table or None, int(at))


class RecipientSerializer:
    """Builds the messages about a game for one recipient: a seat, or None for a spectator.

    With ``memory`` its views have what a perfect memory would know; otherwise these fields are empty.
    """

    def __init__(self, seat: int | None, *, memory: bool) -> None:
        self.seat = seat
        self._recipient = Recipient(seat, memory)

    def welcome(
        self,
        table: TableInfo,
        code: str,
        logged: LoggedGame | None,
        since: int | None,
        timing: Timing,
    ) -> Welcome:
        """Everything the recipient needs to be up to date; with ``since``, also what happened after that entry."""
        can_undo = logged is not None and logged.can_undo(self.seat)
        position = None if logged is None else self._position(logged)
        missed, earlier = self._page(logged, since, None)
        return Welcome(
            table=table,
            seat=self.seat,
            code=None if self.seat is None else code,
            seq=0 if logged is None else logged.seq,
            view=None if position is None else cast(ViewDocument, position),
            progress=None if logged is None else cast(Progress, self._progress(logged)),
            can_undo=can_undo,
            undo_for=timing.undo_for if can_undo else None,
            clocks=timing.clocks,
            missed=missed,
            earlier=earlier,
        )

    def history(self, logged: LoggedGame, since: int, before: int) -> History:
        """The newest page of what happened after one entry and before another."""
        return History(*self._page(logged, since, before))

    def _page(
        self, logged: LoggedGame | None, since: int | None, before: int | None
    ) -> tuple[list[Happened], int]:
        """The newest entries between two, as many as fit into a message, and how many were left out."""
        if logged is None or since is None:
            return [], 0
        last = logged.seq if before is None else min(logged.seq, before - 1)
        first = max(since, last - HISTORY_PAGE)
        wanted = logged.applied[first:last] if first < last else []
        encoded = logged.encoded
        page = [
            encoded.entry(self._recipient, applied.entry.seq, partial(self._encoded_entry, logged, applied))
            for applied in wanted
        ]
        return cast(list[Happened], page), max(0, first - since) if wanted else 0

    def _encoded_entry(self, logged: LoggedGame, applied: AppliedEntry) -> bytes:
        return encode(self._entry(logged, applied))

    def _view(self, logged: LoggedGame) -> View:
        """What the recipient sees now, without its menu."""
        return _look(logged, self.seat)

    def _position(self, logged: LoggedGame) -> Raw:
        """The position as the recipient may see it: encoded once for each entry, whoever asks."""
        return logged.encoded.position(self._recipient, logged.seq, lambda: self._encode_position(logged))

    def _encode_position(self, logged: LoggedGame) -> bytes:
        """What everybody sees is encoded once for all, from the view of spectators; the rest from the recipient's."""
        memory = self._recipient.memory

        def encode_shared() -> bytes:
            document = shared_part(_look(logged, None))
            return encode(document if memory else {**document, **_NO_SHARED_MEMORY})

        own = {**own_part(self._view(logged)), "legal_actions": Raw(menu_json(logged.game.state, self.seat))}
        shared = logged.encoded.shared(memory, False, logged.seq, encode_shared)
        return _joined(shared, encode(own if memory else {**own, **_NO_OWN_MEMORY}))

    def _changes(self, logged: LoggedGame) -> Raw:
        """What has changed of the position with the last entry, as the recipient may see it.

        It follows from the views before and after it; what is shared is the same in everybody's. A menu is told
        whenever there is one, and when there is none any more.
        """
        memory, game = self._recipient.memory, logged.encoded
        after = self._view(logged)
        before = game.view(self.seat, logged.seq - 1, lambda: view(logged.before, self.seat, menu=False))

        def encode_shared() -> bytes:
            changes = (SHARED if memory else _SHARED_WITHOUT_MEMORY).changes(before, after)
            if routes := changed_routes(before, after):
                changes["routes"] = routes
            return encode(changes)

        shared = game.shared(memory, True, logged.seq, encode_shared)
        own = (OWN if memory else _OWN_WITHOUT_MEMORY).changes(before, after)
        if self.seat in logged.game.to_act:
            own["legal_actions"] = Raw(menu_json(logged.game.state, self.seat))
        elif self.seat in logged.before.to_act:
            own["legal_actions"] = []
        return Raw(_joined(shared, encode(own)))

    def _progress(self, logged: LoggedGame) -> Raw:
        """How far the recipient has come: worked out from nothing but its view."""

        def encode_progress(progress: worked_out.Progress) -> bytes:
            return encode(progress_document(logged.game.edition, progress))

        return logged.encoded.progress(self._view(logged), encode_progress)

    def progress_news(self, logged: LoggedGame) -> ProgressChanged | None:
        """The recipient's progress now, if it is another one than was last broadcast to its seat."""
        news = logged.encoded.news(self.seat, self._progress(logged))
        return None if news is None else ProgressChanged(logged.seq, cast(Progress, news))

    def happened(
        self,
        logged: LoggedGame,
        timing: Timing,
        news: ProgressChanged | None = None,
        *,
        changes: bool = False,
    ) -> Happened:
        """The newest entry of the log, with the table as it is now, and with the ``news`` of the progress.

        With ``changes`` it has only what has changed of the view, now and then all of it, and at the end of the game:
        then what was hidden can be seen.
        """
        can_undo = logged.can_undo(self.seat)
        whole = not changes or logged.over or logged.seq % WHOLE_VIEW_EVERY == 0
        return self._entry(
            logged,
            logged.applied[-1],
            view=cast(ViewDocument, self._position(logged)) if whole else None,
            changes=None if whole else cast(ViewChanges, self._changes(logged)),
            progress=None if news is None else news.progress,
            can_undo=can_undo,
            undo_for=timing.undo_for if can_undo else None,
            clocks=timing.clocks,
        )

    def because(self, logged: LoggedGame, question: Why) -> Because:
        """Why something cannot be done now, judged by what the recipient may know."""
        try:
            illegal = self._why_not(logged, question)
            refusal = None if illegal is None else Refusal.by_the_rules(illegal)
        except NotationError as error:
            refusal = Refusal("not_an_action", str(error))
        return Because(
            seq=logged.seq,
            action=question.action,
            route=question.route,
            city=question.city,
            refusal=None if refusal is None else RefusalInfo.of(refusal),
        )

    def _why_not(self, logged: LoggedGame, question: Why) -> IllegalAction | None:
        game, edition = logged.game, logged.game.edition
        match question:
            case Why(action=str(text), route=None, city=None):
                assert self.seat is not None
                try:
                    check(game.state, self.seat, game.parse(text))
                except IllegalAction as illegal:
                    return illegal
                return None
            case Why(action=None, route=str(name), city=None):
                if name not in edition.route_index:
                    return IllegalAction("CLAIM-1", "no_such_route")
                return why_not_claim(game.view(self.seat), edition.route_index[name])
            case Why(action=None, route=None, city=str(name)):
                if name not in edition.city_index:
                    return IllegalAction("STATION-2", "no_such_city")
                return why_not_build(game.view(self.seat), edition.city_index[name])
            case _:
                raise Refusal("bad_message", "ask about exactly one action, route or city")

    def _entry(self, logged: LoggedGame, applied: AppliedEntry, **more: Any) -> Happened:
        entry = applied.entry
        assert entry.kind != "start"
        assert entry.seat is not None
        note = decode_note(entry.note)
        return Happened(
            seq=entry.seq,
            kind=entry.kind,
            seat=entry.seat,
            events=cast(list[Event], self._events(logged, applied)),
            note=note.text,
            note_code=note.code,
            note_values=note.values,
            **more,
        )

    def _events(self, logged: LoggedGame, applied: AppliedEntry) -> Raw:
        """The events of an entry as the recipient may see them: those who see the same share what is encoded."""
        seen = tuple([event.seen_by(self.seat) for event in applied.events])

        def encode_events() -> bytes:
            return encode([event_document(logged.game.edition, event) for event in seen])

        return logged.encoded.events(applied.entry.seq, seen, encode_events)


def _look(logged: LoggedGame, seat: int | None) -> View:
    """What a seat sees now, without its menu."""
    return logged.encoded.view(seat, logged.seq, lambda: view(logged.game.state, seat, menu=False))


def _joined(shared: bytes, own: bytes) -> bytes:
    """Two JSON objects as one."""
    if len(shared) == 2 or len(own) == 2:  # one of them is empty
        return own if len(shared) == 2 else shared
    return shared[:-1] + b"," + own[1:]


# The view of somebody who only sees what lies on the table now.
_NO_SHARED_MEMORY: dict[str, list[object]] = {"seen": [], "opening_kept": [], "offered": []}
_NO_OWN_MEMORY: dict[str, list[object]] = {"refused": [], "known_ticket_deck": []}
_SHARED_WITHOUT_MEMORY = SHARED - _NO_SHARED_MEMORY.keys()
_OWN_WITHOUT_MEMORY = OWN - _NO_OWN_MEMORY.keys()
