"""The bots at a table: Northline's own in this process, others in processes of their own.

A bot that does something wrong forfeits the game, whatever it was. The processes of bots are kept from game to game,
since it takes longer to start one than to play."""

from __future__ import annotations

import signal
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType, TracebackType

from northline.arena.schedule import Schedule
from northline.bots import Bot, BotError, Clock, Result
from northline.bots.child import ProgramFailed
from northline.bots.choice import NotAnAction, read_choice
from northline.bots.event_feed import EventFeed, Eventful
from northline.bots.isolated import IsolatedBot
from northline.bots.local import is_foreign, is_program, make_local_bot
from northline.bots.program import ProgramBot
from northline.rules.actions import Action
from northline.rules.view import View


class Forfeit(Exception):
    """A bot did something that ends the game; the message says what, beginning with its spec."""

    def __init__(self, seat: int, sentence: str) -> None:
        super().__init__(sentence)
        self.seat = seat


class SeatedBots:
    """The bots of one game. Every method raises :class:`Forfeit` where one of them misbehaves."""

    def __init__(
        self, schedule: Schedule, deal: int, seating: Sequence[int], kernel_seats: frozenset[int]
    ) -> None:
        self._schedule = schedule
        self._specs = {
            seat: schedule.bots[bot] for seat, bot in enumerate(seating) if seat not in kernel_seats
        }
        self._seeds = {seat: schedule.bot_seed(deal, seating[seat], seat) for seat in self._specs}
        self._clock = Clock(per_move=schedule.move_limit) if schedule.move_limit else None
        self._bots: dict[int, Bot] = {}
        self._feed: EventFeed | None = None

    def begin(self, game: Eventful) -> bool:
        """Make all bots, and tell them that a game begins. Whether one of them wants to be told what happens in it."""
        schedule, same = self._schedule, Counter[str]()
        for seat, spec in self._specs.items():
            # However long it takes to make a bot: that is before the game.
            with self._blame(seat, limited=False):
                if is_apart(spec, schedule.isolate):
                    self._bots[seat] = bot = _kept(spec, same[spec])
                    same[spec] += 1
                    bot.begin(schedule.edition, seat, schedule.players, self._seeds[seat])
                else:
                    self._bots[seat] = made = make_local_bot(spec, seed=self._seeds[seat])
                    if hasattr(made, "begin"):
                        made.begin(schedule.edition, seat, schedule.players)
        self._feed = EventFeed(game, self._bots)
        return bool(self._feed)

    def choose(self, seat: int, view: View) -> Action:
        with self._blame(seat):
            self._catch_up(seat)
            return read_choice(view, self._bots[seat].choose(view, self._clock))
        raise AssertionError("a bot either chooses or forfeits")

    def end_of_play(self) -> None:
        """Tell those who observe what happened last. One that fails now is at fault as at any other time."""
        for seat in self._bots:
            with self._blame(seat):
                self._catch_up(seat)

    def _catch_up(self, seat: int) -> None:
        if self._feed is not None:
            self._feed.catch_up(seat)

    def end(self, result: Result) -> None:
        """Tell all how the game ended. What they do about it no longer matters to it."""
        for seat, bot in self._bots.items():
            if hasattr(bot, "end"):
                with suppress(Forfeit), self._blame(seat):
                    bot.end(result)

    def wrong_choice(self, seat: int, what: str) -> Forfeit:
        return Forfeit(seat, f"{self._specs[seat]} {what}")

    def __enter__(self) -> SeatedBots:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End what was made for this game only."""
        for bot in self._bots.values():
            if not isinstance(bot, (IsolatedBot, ProgramBot)) and hasattr(bot, "close"):
                with suppress(Exception):
                    bot.close()

    @contextmanager
    def _blame(self, seat: int, limited: bool = True) -> Iterator[None]:
        """Whatever goes wrong in here is the fault of the bot in this seat."""
        limit, spec = self._schedule.move_limit, self._specs[seat]
        apart = isinstance(
            self._bots.get(seat), (IsolatedBot, ProgramBot)
        )  # these keep their deadlines themselves
        try:
            with _deadline(limit if limited and not apart else None):
                yield
        except _MoveTimeout:
            raise Forfeit(seat, f"{spec} thought for longer than {limit:g} s") from None
        except (NotAnAction, ProgramFailed) as error:
            raise Forfeit(seat, f"{spec} {str(error).removeprefix('it ')}") from None
        except BotError as error:
            raise Forfeit(seat, str(error)) from None
        except SystemExit:
            raise Forfeit(seat, f"{spec} tried to end the process") from None
        except Exception as error:
            raise Forfeit(seat, f"{spec} crashed: {_in_one_line(error)}") from None


def _in_one_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


# Processes that are kept


def is_apart(spec: str, isolate: str) -> bool:
    """Whether a bot plays in a process of its own. A program always does."""
    return is_program(spec) or isolate == "all" or (isolate == "foreign" and is_foreign(spec))


_processes: dict[tuple[str, int], IsolatedBot | ProgramBot] = {}
"""By spec, and which of several of a kind at the table it is."""


def _kept(spec: str, copy: int) -> IsolatedBot | ProgramBot:
    found = _processes.get((spec, copy))
    if found is None:
        made = make_local_bot(spec) if is_program(spec) else IsolatedBot(spec)
        assert isinstance(made, (IsolatedBot, ProgramBot))
        found = _processes[spec, copy] = made
    return found


def end_bot_processes() -> None:
    """End the processes of bots that this process has started, after a moment in which they may end by themselves."""
    while _processes:
        _, bot = _processes.popitem()
        bot.close(farewell=True)


# Deadlines in this process


class _MoveTimeout(BaseException):
    """Not an Exception, so that a bot which catches those does not catch this one."""


@contextmanager
def _deadline(limit: float | None) -> Iterator[None]:
    """Interrupt what takes too long. On systems without timer signals, and in other threads, nothing is interrupted."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    if limit is None or not hasattr(signal, "setitimer") or not in_main_thread:
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise _MoveTimeout

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
