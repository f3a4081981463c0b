"""A game and its log: the position is the fold of the entries (event sourcing).

Nothing happens in memory before it is in the database. :meth:`LoggedGame.prepare_action` and
:meth:`LoggedGame.prepare_undo` only work out the next entry; once it is written, :meth:`LoggedGame.commit` applies it
here too. A server that restarts folds the log, and is where the last one was.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from northline.editions import Edition
from northline.game import Game, Step
from northline.rules.chance import Chance
from northline.rules.errors import IllegalAction, NotationError
from northline.rules.events import Event
from northline.rules.formats.record import Entry, Record, header_line, parse_record
from northline.rules.refusal_sentences import SENTENCES
from northline.rules.score import standings
from northline.rules.state import Opening, State
from northline.server.db.rows import EntryKind, LogEntry, Result, SeatRow
from northline.server.game.encoded_game import EncodedGame
from northline.server.game.undo_count import UndoCount
from northline.server.wire.refusals import Refusal


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry of the log, with the events that it led to."""

    entry: LogEntry
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """The next entry of the log, worked out and not yet written."""

    applied: AppliedEntry
    step: Step | None
    """Where an action leads; None for an undo."""

    @property
    def entry(self) -> LogEntry:
        return self.applied.entry


def start_entry(
    edition: Edition, names: Sequence[str], bots: Sequence[str | None], chance: Chance
) -> LogEntry:
    """Set up a new game, and return the first entry of its log."""
    game = Game.new(edition, len(names), names=tuple(names), bots=tuple(bots), chance=chance)
    return LogEntry(
        seq=0,
        kind="start",
        seat=None,
        acted_on=0,
        action=header_line(game.record.header),
        at=time.time(),
        to_act=game.state.to_act,
    )


class LoggedGame:
    """A game with the log that led to it. ``seq``, the number of the last entry, names the position."""

    def __init__(self, game: Game, start: LogEntry) -> None:
        self.game = game
        self.start = start
        self.applied: list[AppliedEntry] = []
        """The entries after the set-up; the first one has the number 1."""
        self.seq = 0
        """The number of the last entry."""
        self.before = game.state
        """The position before the last entry; at the beginning the first one."""
        self.encoded = EncodedGame()
        self._undos = UndoCount()

    @classmethod
    def fold(cls, edition: Edition, log: Sequence[LogEntry], chance: Chance) -> LoggedGame:
        """Replay a log from its first entry on. ``chance`` decides what happens afterwards."""
        header = parse_record([log[0].action]).header
        logged = cls(Game.replay(Record(header), edition, chance), log[0])
        for entry in log[1:]:
            logged.replay(entry)
        return logged

    def replay(self, entry: LogEntry) -> None:
        """Apply the next entry as it stands in the database, written by this process or by another."""
        assert entry.seat is not None
        before = self.game.state
        if entry.kind == "undo":
            self.game.undo(entry.seat)
            self._apply(AppliedEntry(entry, ()), before)
        else:
            events = self.game.replay_entry(Entry(entry.seat, entry.action, entry.chance))
            self._apply(AppliedEntry(entry, events), before)

    def _apply(self, applied: AppliedEntry, before: State) -> None:
        self.before = before
        self.applied.append(applied)
        self.seq = len(self.applied)
        self._undos.count(applied.entry)

    @property
    def last(self) -> LogEntry:
        """The last entry."""
        return self.applied[-1].entry if self.applied else self.start

    @property
    def over(self) -> bool:
        return self.game.over

    # The next entry

    def prepare_action(
        self, seat: int, text: str, acted_on: int, note: str = "", spent: float = 0.0
    ) -> PendingEntry:
        """Work out an action that was chosen in position ``acted_on``; raise :class:`Refusal` if it cannot be done."""
        self._check_not_stale(seat, acted_on)
        try:
            step = self.game.prepare(seat, text)
        except NotationError as error:
            raise Refusal("not_an_action", str(error)) from None
        except IllegalAction as error:
            raise Refusal.by_the_rules(error) from None
        entry = LogEntry(
            seq=self.seq + 1,
            kind="action",
            seat=seat,
            acted_on=acted_on,
            action=step.entry.action,
            chance=step.entry.chance,
            note=note,
            spent=spent,
            at=time.time(),
            to_act=step.state.to_act,
        )
        return PendingEntry(AppliedEntry(entry, step.events), step)

    def prepare_undo(self, seat: int, acted_on: int, spent: float = 0.0) -> PendingEntry:
        """Work out taking back the last action of a seat; raise :class:`Refusal` if it cannot be taken back."""
        self._check_not_stale(seat, acted_on)
        if not self._could_undo(seat):
            raise Refusal("no_undo", SENTENCES["no_undo"])
        if self._undos.used_up(seat):
            raise Refusal("too_many_undos", "you have taken back so much that this action stands")
        before = self.game.history[-1][0]
        entry = LogEntry(
            seq=self.seq + 1,
            kind="undo",
            seat=seat,
            acted_on=acted_on,
            action="",
            spent=spent,
            at=time.time(),
            to_act=before.to_act,
        )
        return PendingEntry(AppliedEntry(entry, ()), None)

    def commit(self, pending: PendingEntry) -> None:
        """Apply an entry that is now in the database."""
        assert pending.entry.seq == self.seq + 1
        before = self.game.state
        if pending.step is None:
            assert pending.entry.seat is not None
            self.game.undo(pending.entry.seat)
        else:
            self.game.commit(pending.step)
        self._apply(pending.applied, before)

    def can_undo(self, seat: int | None) -> bool:
        """Whether a seat may take its last action back."""
        return self._could_undo(seat) and not self._undos.used_up(seat)

    def _could_undo(self, seat: int | None) -> bool:
        """Whether the last action can be taken back; not one with a note, which was done for a player who was late."""
        return seat is not None and self.game.can_undo(seat) and not self._last_standing_action().note

    def _last_standing_action(self) -> LogEntry:
        """The last action that was not taken back."""
        undone = 0
        for applied in reversed(self.applied):
            if applied.entry.kind == "undo":
                undone += 1
            elif undone == 0:
                return applied.entry
            else:
                undone -= 1
        return self.start

    def find_duplicate(self, kind: EntryKind, seat: int, text: str, acted_on: int) -> int | None:
        """The entry that this very message led to when it was sent before, if it was. Makes messages idempotent."""
        for applied in reversed(self.applied[max(acted_on, 0) :]):
            entry = applied.entry
            if (entry.kind, entry.seat, entry.acted_on) == (kind, seat, acted_on):
                return entry.seq if kind == "undo" or self._is_same_action(entry.action, text) else None
        return None

    def _is_same_action(self, action: str, text: str) -> bool:
        """Whether a text means an action of the log. Letter case and the order of cards do not matter."""
        if action == text:
            return True
        try:
            return action == self.game.text(self.game.parse(text))
        except NotationError:
            return False

    def _check_not_stale(self, seat: int, acted_on: int) -> None:
        """Refuse what was chosen in another position than this one.

        While all choose their opening tickets at once, the choices of others do not make one's own stale.
        """
        if self.over:
            raise Refusal("game_over", "the game is over")
        if not 0 <= acted_on <= self.seq:
            raise Refusal("unknown_position", "the game has not got that far yet")
        since = self.applied[acted_on:]
        opening = isinstance(self.game.state.phase, Opening)
        if since and not (opening and all(applied.entry.seat != seat for applied in since)):
            raise Refusal("stale", "the game has moved on since then")


def results(game: Game, step: Step, seats: Sequence[SeatRow]) -> list[Result]:
    """The results of a game if it ends with this step; otherwise none."""
    if not step.state.over:
        return []
    return [
        Result(
            seat=standing.seat,
            name=game.names[standing.seat],
            bot=seats[standing.seat].bot,
            player=seats[standing.seat].player,
            place=standing.place,
            points=standing.points,
            resigned=seats[standing.seat].resigned,
        )
        for standing in standings(step.state)
    ]
