"""A game on the server: the fold of its log.

Nothing happens in memory before it is in the log. :meth:`Play.act` and :meth:`Play.undo` only work out the next
entry; when it has been written, :meth:`Play.make` makes it true here too. A server that starts again folds the log
and stands where the last one stood.
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
from northline.rules.score import standings
from northline.rules.state import Opening
from northline.server.db.rows import LogEntry, Result, SeatRow
from northline.server.wire.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Happening:
    """An entry of the log, with the events that it led to."""

    entry: LogEntry
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Planned:
    """The next entry of the log, worked out and not yet written."""

    happening: Happening
    step: Step | None
    """What an action leads to; None for taking one back."""

    @property
    def entry(self) -> LogEntry:
        return self.happening.entry


def start_entry(
    edition: Edition, names: Sequence[str], bots: Sequence[str | None], chance: Chance
) -> LogEntry:
    """The first entry of a log: the set-up of a new game."""
    game = Game.new(edition, len(names), names=tuple(names), bots=tuple(bots), chance=chance)
    return LogEntry(
        0, "start", None, 0, header_line(game.record.header), at=time.time(), to_act=game.state.to_act
    )


class Play:
    def __init__(self, game: Game, start: LogEntry) -> None:
        self.game = game
        self.start = start
        self.happenings: list[Happening] = []
        """What happened since the set-up; the first one has the number 1."""

    @classmethod
    def fold(cls, edition: Edition, log: Sequence[LogEntry], chance: Chance) -> Play:
        header = parse_record([log[0].action]).header
        play = cls(Game.replay(Record(header), edition, chance), log[0])
        for entry in log[1:]:
            play.follow(entry)
        return play

    def follow(self, entry: LogEntry) -> None:
        """Make true what somebody else has written."""
        assert entry.seat is not None
        if entry.kind == "undo":
            self.game.undo(entry.seat)
            self.happenings.append(Happening(entry, ()))
        else:
            events = self.game.replay_entry(Entry(entry.seat, entry.action, entry.chance))
            self.happenings.append(Happening(entry, events))

    @property
    def seq(self) -> int:
        """The number of the last entry: the name of the position."""
        return len(self.happenings)

    @property
    def last(self) -> LogEntry:
        """The last entry of the log."""
        return self.happenings[-1].entry if self.happenings else self.start

    @property
    def over(self) -> bool:
        return self.game.over

    # What comes next

    def act(self, seat: int, text: str, acted_on: int, note: str = "", spent: float = 0.0) -> Planned:
        """Work out an action, or raise :class:`Refusal`."""
        self._check_fresh(seat, acted_on)
        try:
            step = self.game.work_out(seat, text)
        except NotationError as error:
            raise Refusal("not_an_action", str(error)) from None
        except IllegalAction as error:
            raise Refusal.by_the_rules(error) from None
        done = step.entry
        entry = LogEntry(
            self.seq + 1,
            "action",
            seat,
            acted_on,
            done.action,
            done.chance,
            note,
            spent,
            time.time(),
            step.state.to_act,
        )
        return Planned(Happening(entry, step.events), step)

    def undo(self, seat: int, acted_on: int, spent: float = 0.0) -> Planned:
        """Work out taking one's last action back, or raise :class:`Refusal`."""
        self._check_fresh(seat, acted_on)
        if not self.can_undo(seat):
            raise Refusal(
                "no_undo", "only your own last action, with nothing revealed by it, can be taken back"
            )
        before = self.game.history[-1][0]
        entry = LogEntry(
            self.seq + 1, "undo", seat, acted_on, "", spent=spent, at=time.time(), to_act=before.to_act
        )
        return Planned(Happening(entry, ()), None)

    def can_undo(self, seat: int | None) -> bool:
        """Not what was done for a player whose time was up: that would give the time back."""
        return seat is not None and self.game.can_undo(seat) and not self._standing_action().note

    def _standing_action(self) -> LogEntry:
        """The last action that was not taken back."""
        taken_back = 0
        for happening in reversed(self.happenings):
            if happening.entry.kind == "undo":
                taken_back += 1
            elif taken_back == 0:
                return happening.entry
            else:
                taken_back -= 1
        return self.start

    def make(self, planned: Planned) -> None:
        """Make true what has been written."""
        assert planned.entry.seq == self.seq + 1
        if planned.step is None:
            assert planned.entry.seat is not None
            self.game.undo(planned.entry.seat)
        else:
            self.game.make(planned.step)
        self.happenings.append(planned.happening)

    def repeated(self, kind: str, seat: int, text: str, acted_on: int) -> int | None:
        """The entry that this very message led to when it came before."""
        for happening in reversed(self.happenings[max(acted_on, 0) :]):
            entry = happening.entry
            if (entry.kind, entry.seat, entry.acted_on) == (kind, seat, acted_on):
                return entry.seq if kind == "undo" or self._same(entry.action, text) else None
        return None

    def _same(self, action: str, text: str) -> bool:
        """Whether a text means an action that was noted. Case and order do not matter."""
        if action == text:
            return True
        try:
            return action == self.game.text(self.game.parse(text))
        except NotationError:
            return False

    def _check_fresh(self, seat: int, acted_on: int) -> None:
        """Refuse what was meant for another position.

        While all choose their opening tickets at once, the choices of others do not make one's own stale.
        """
        if self.over:
            raise Refusal("game_over", "the game is over")
        if not 0 <= acted_on <= self.seq:
            raise Refusal("unknown_position", "there is no such position yet")
        since = self.happenings[acted_on:]
        opening = isinstance(self.game.state.phase, Opening)
        if since and not (opening and all(happening.entry.seat != seat for happening in since)):
            raise Refusal("stale", "the game has moved on since that position")


def results(game: Game, step: Step, seats: Sequence[SeatRow]) -> list[Result]:
    """How a game ended, if it does with this step."""
    if not step.state.over:
        return []
    return [
        Result(
            standing.seat,
            game.names[standing.seat],
            seats[standing.seat].bot,
            seats[standing.seat].player,
            standing.place,
            standing.points,
            seats[standing.seat].resigned,
        )
        for standing in standings(step.state)
    ]
