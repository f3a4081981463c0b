"""Looking back at the games of one person: each is taken apart once, and its numbers are kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from northline.analysis.habits import Habits, SeatGame, compare, seat_game, strong_players
from northline.editions import Edition
from northline.rules import SplitMix
from northline.server.db.rows import LogEntry
from northline.server.game.logged_game import LoggedGame
from northline.server.wire.habits import ColorHabit, HabitLine, MyHabits, TicketHabit

MOST_GAMES = 100
"""The latest games of a board that are looked at."""
_AT_A_TIME = 5
"""Games that are taken apart in one go, so that others need not wait long for their turn."""
_MAX_KEPT = 2000
"""Games whose numbers are kept; each takes about a kilobyte."""

SeatOfTable = tuple[str, int]
Logs = Sequence[tuple[SeatOfTable, list[LogEntry]]]


class HabitsCache:
    """The numbers of the games that were taken apart last. A finished game never changes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[SeatOfTable, SeatGame] = OrderedDict()

    async def habits(
        self,
        edition: Edition,
        games: Sequence[SeatOfTable],
        log_of: Callable[[str], Awaitable[list[LogEntry]]],
        work: Callable[[Edition, Logs], Awaitable[list[SeatGame]]],
    ) -> MyHabits:
        """What somebody does in these games. ``log_of`` finds a log, ``work`` takes some games apart elsewhere."""
        unknown = [game for game in games if game not in self._kept]
        for start in range(0, len(unknown), _AT_A_TIME):
            logs = [
                (game, log) for game in unknown[start : start + _AT_A_TIME] if (log := await log_of(game[0]))
            ]
            for (game, _), found in zip(logs, await work(edition, logs) if logs else [], strict=True):
                self._kept[game] = found
        known = [self._kept[game] for game in games if game in self._kept]
        for game in games:
            if game in self._kept:
                self._kept.move_to_end(game)
        while len(self._kept) > _MAX_KEPT:
            self._kept.popitem(last=False)
        return _document(edition, compare(edition, known, strong_players(edition)))


def take_apart(edition: Edition, logs: Logs) -> list[SeatGame]:
    """What the seats did in some games, in the other process."""
    return [seat_game(LoggedGame.fold(edition, log, SplitMix(0)).game, seat) for (_, seat), log in logs]


def _document(edition: Edition, habits: Habits) -> MyHabits:
    return MyHabits(
        edition=edition.id,
        games=habits.games,
        lines=[HabitLine(line.habit, line.mine, line.strong, line.differs) for line in habits.lines],
        colors=[ColorHabit(line.card, line.mine, line.strong, line.differs) for line in habits.colors],
        tickets=[
            TicketHabit(
                line.ticket,
                line.offered,
                line.kept,
                line.held,
                line.completed,
                line.strong_kept,
                line.strong_completed,
            )
            for line in habits.tickets
        ],
    )
