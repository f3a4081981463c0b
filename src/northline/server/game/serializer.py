"""The only place where something is made for somebody: every message to a recipient comes from :class:`For`.

A recipient is a seat, or None for a spectator. What it gets is built from ``game.view(seat)`` and
``event.seen_by(seat)`` and from what everybody may know, and from nothing else.
"""

from __future__ import annotations

from msgspec import structs

from northline.editions import Edition
from northline.rules import IllegalAction, NotationError, check
from northline.rules.analysis.planning import why_not_build, why_not_claim
from northline.server.game.play import Happening, Play
from northline.server.wire.events import event_document
from northline.server.wire.progress import progress_document
from northline.server.wire.protocol import Because, Happened, RefusalInfo, TableInfo, Welcome, Why
from northline.server.wire.refusals import Refusal
from northline.server.wire.remarks import read_remark


class For:
    """Makes what one recipient gets."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def welcome(
        self,
        table: TableInfo,
        code: str,
        host: bool,
        play: Play | None,
        since: int | None,
        banks: list[float] | None,
    ) -> Welcome:
        seen = None if play is None else play.game.view(self.seat)
        missed = [] if play is None or since is None else play.happenings[since:]
        return Welcome(
            table=table,
            seat=self.seat,
            code=None if self.seat is None else code,
            host=host,
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

    def because(self, play: Play, question: Why) -> Because:
        """Why something cannot be done now, from what the recipient may know."""
        try:
            illegal = self._illegal(play, question)
            refusal = None if illegal is None else Refusal.by_the_rules(illegal)
        except NotationError as error:
            refusal = Refusal("not_an_action", str(error))
        return Because(
            seq=play.seq,
            action=question.action,
            route=question.route,
            city=question.city,
            refusal=None if refusal is None else RefusalInfo.of(refusal),
        )

    def _illegal(self, play: Play, question: Why) -> IllegalAction | None:
        game, edition = play.game, play.game.edition
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
                raise Refusal("bad_message", "ask about one action, one route or one city")

    def _told(self, edition: Edition, happening: Happening) -> Happened:
        entry = happening.entry
        assert entry.kind != "start"
        assert entry.seat is not None
        remark = read_remark(entry.note)
        return Happened(
            seq=entry.seq,
            kind=entry.kind,
            seat=entry.seat,
            events=[event_document(edition, event.seen_by(self.seat)) for event in happening.events],
            note=remark.text,
            note_code=remark.code,
            note_values=remark.values,
        )
