"""A finished game to step through: every action with its events and the view after it."""

from __future__ import annotations

from northline.game import Game
from northline.rules.formats.document_types import ViewDocument
from northline.rules.state import State
from northline.rules.view import open_view, view
from northline.server.game.standings import final_standings
from northline.server.wire.events import event_document
from northline.server.wire.responses import Replay, ReplayEntry


def replay(table: str, game: Game, seat: int | None) -> Replay:
    """Serialize a game as a seat saw it; for None, with everything open. A game that goes on here has secrets: it may
    be a finished one, or one that somebody has the whole record of."""
    header, history = game.record.header, game.history
    states = [*(before for before, _ in history), game.state]
    entries = [
        ReplayEntry(
            seat=entry.seat,
            action=None if entry.hidden_from(seat) else entry.action,
            events=[
                event_document(game.edition, event if seat is None else event.seen_by(seat))
                for event in events
            ],
            view=_seen(after, seat),
        )
        for entry, (_, events), after in zip(game.record.entries, history, states[1:], strict=True)
    ]
    return Replay(
        table=table,
        edition=header.edition,
        digest=header.digest,
        names=list(header.names),
        bots=list(header.bots) or [None] * header.players,
        seat=seat,
        view=_seen(states[0], seat),
        entries=entries,
        result=final_standings(game) if game.over else [],
    )


def _seen(state: State, seat: int | None) -> ViewDocument:
    return (open_view(state) if seat is None else view(state, seat, menu=False)).to_dict()
