"""Worker processes in which bots think, with a deadline. A bot that fails or is late is replaced by a simpler one.

Online bots are stateless: every choice is made from the view alone, so that any process may be asked, and may die. A
worker reads the spec of a bot once and makes a new bot of it for every choice. Reusing the object would let what a bot
remembers of one game (greedy remembers its plan) leak into another table. A bot that observes is told everything that
has happened in the game before it chooses.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import time
import traceback
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from northline.bots import Bot, Clock, ObservingBot
from northline.bots.choice import read_choice
from northline.bots.levels import leave_compiling_to_others
from northline.bots.warm_up import EXPERT, WarmUp
from northline.processes import exit_with_parent
from northline.rules import IllegalAction, State, check, format_action, parse_action, view
from northline.rules.events import Event
from northline.rules.view import View
from northline.server.game.fair_queue import Customer, FairQueue
from northline.server.ops.limits import Allowance
from northline.server.wire.notes import NoteCode, encode_note

FALLBACKS = ("greedy", "random")
"""The bots that replace one that fails, in this order. After them the first action of the menu is taken."""

_CACHED_SPECS = 256
"""Specs that are remembered; people may ask for any number of different ones."""
_ALLOWANCE = Allowance(120, 0.25)
"""Processor seconds of a person's bots: at once, and for each second. Beyond that, others go first."""
_UNKNOWN = 0.5
"""The seconds that a bot is expected to take which has not been asked yet."""
_LEARNING_RATE = 0.2
_STARTUP_GRACE = 20.0
"""Seconds that a new process may take to start. The deadline itself is kept by an alarm inside the process."""

BotFactory = Callable[[int], Bot]
"""Makes a bot from a seed."""
ReadSpec = Callable[[str], BotFactory]
"""Reads a spec such as ``greedy``; raises :class:`~northline.bots.BotError` if there is no such bot."""
_Question = tuple[str, int, tuple[Event, ...], View, float]
"""The spec of a bot, its seed, the events that it is told of, what it sees, and its deadline in seconds."""
_Answer = tuple[str, NoteCode | None, str, float]
"""The action in notation, or why there is none; where in its code the bot failed; the processor seconds it used."""

logger = logging.getLogger("northline.server.game.bot_pool")


class BotPool:
    """A few workers. A question waits until it has its turn at one; only then the bot's time begins to run.

    ``allowance`` is how many processor seconds a person may have bots think, before others go first.
    """

    def __init__(
        self, workers: int, deadline: float, read_spec: ReadSpec, allowance: Allowance = _ALLOWANCE
    ) -> None:
        self._observes = lru_cache(_CACHED_SPECS)(lambda spec: isinstance(read_spec(spec)(0), ObservingBot))
        self._workers = [BotWorker(deadline, read_spec) for _ in range(workers)]
        self._queue = FairQueue(self._workers, allowance)
        self._expected: dict[str, float] = {}
        """The seconds that a choice of each bot takes, as a moving average."""
        self.warm_up = WarmUp()
        """How far the expert is."""
        self.replaced = 0
        """How often a bot had to be replaced."""

    def check(self, spec: str) -> None:
        """Raise :class:`~northline.bots.BotError` unless a spec names a bot that can play here."""
        self._observes(spec)

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return len(self._queue)

    async def choose(
        self, spec: str, state: State, seat: int, customer: Customer, events: Iterable[Event] = ()
    ) -> tuple[str, str]:
        """Let a bot choose for a seat. Return a legal action, and a note if it is not the bot's own choice.

        :param customer: for whom it thinks.
        :param events: everything that has happened in the game. A bot that observes is told what its seat may see.
        """
        if spec == EXPERT:
            self.warm_up.start()
        seen = view(state, seat)
        first_problem: NoteCode | None = None
        for bot in (spec, *(name for name in FALLBACKS if name != spec)):
            told = tuple(event.seen_by(seat) for event in events) if self._wants_events(bot) else ()
            action, problem = await self._ask(bot, told, seen, customer)
            problem = problem or _check_legal(state, seat, action)
            if problem is None:
                note = "" if first_problem is None else encode_note(first_problem, bot=spec, instead=bot)
                return action, note
            self.replaced += 1
            first_problem = first_problem or problem
            logger.warning("bot replaced", extra={"bot": bot, "why": problem})
        return format_action(state.edition, seen.legal_actions[0]), encode_note("bots_failed", bot=spec)

    def _wants_events(self, spec: str) -> bool:
        try:
            return self._observes(spec)
        except Exception:  # it cannot be made any more; that it is replaced will be found out by asking it
            return False

    async def _ask(
        self, spec: str, told: tuple[Event, ...], seen: View, customer: Customer
    ) -> tuple[str, NoteCode | None]:
        worker = await self._queue.get(customer, self._expected.get(spec, _UNKNOWN))
        try:
            return await worker.ask(spec, told, seen)
        finally:
            known = self._expected.get(spec, worker.seconds)
            self._expected[spec] = known + _LEARNING_RATE * (worker.seconds - known)
            self._queue.put(worker, customer, worker.seconds)

    def close(self) -> None:
        self.warm_up.close()
        for worker in self._workers:
            worker.close()


class BotWorker:
    """One process in which bots think. It is started when it is needed, and again when it has died or was killed."""

    def __init__(self, deadline: float, read_spec: ReadSpec) -> None:
        self._deadline, self._read_spec = deadline, read_spec
        self._thread = ThreadPoolExecutor(1, "northline-bot")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self.seconds = 0.0
        """The processor seconds that the last question took; of one that got no answer, the whole time."""

    async def ask(self, spec: str, told: tuple[Event, ...], seen: View) -> tuple[str, NoteCode | None]:
        """Return the action that a bot chooses, or why it has chosen none. One question at a time."""
        pipe = self._pipe or self._start()
        self.seconds = self._deadline
        question: _Question = (spec, secrets.randbits(62), told, seen, self._deadline)
        exchange = asyncio.get_running_loop().run_in_executor(self._thread, _exchange, pipe, question)
        try:
            await asyncio.wait({exchange}, timeout=self._deadline + _STARTUP_GRACE)
        except BaseException:
            self.kill()  # its answer would be taken for one to the next question
            raise
        if not exchange.done():
            self.kill()
            return "", "bot_late"
        if (answer := exchange.result()) is None:
            self.kill()
            return "", "bot_failed"
        action, problem, where, self.seconds = answer
        if where:
            logger.warning("bot failed", extra={"bot": spec, "why": where})
        return action, problem

    def _start(self) -> Connection:
        # Not forked: a fork would copy the server's sockets and locks.
        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=worker_main, args=(far_end, self._read_spec), daemon=True)
        self._process.start()
        far_end.close()
        return self._pipe

    def kill(self) -> None:
        """Kill the process, whatever it is doing. Whoever waits for its answer learns that there is none."""
        if self._process is not None:
            self._process.kill()
            self._process = self._pipe = None

    def close(self) -> None:
        self.kill()
        self._thread.shutdown()


def _exchange(pipe: Connection, question: _Question) -> _Answer | None:
    """Send a question to a process and wait for its answer; None if it has died."""
    try:
        pipe.send(question)
        answer: _Answer = pipe.recv()
    except (OSError, EOFError):
        return None
    return answer


def _check_legal(state: State, seat: int, action: str) -> NoteCode | None:
    try:
        check(state, seat, parse_action(state.edition, action))
    except IllegalAction:
        return "bot_illegal"
    return None


# Inside the worker process


def worker_main(pipe: Connection, read_spec: ReadSpec) -> None:
    """Answer one question after the other, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server: it ends its processes itself
    exit_with_parent()
    leave_compiling_to_others()
    cached_read_spec = lru_cache(_CACHED_SPECS)(read_spec)
    with suppress(EOFError, OSError):  # the server is gone; which one it is depends on what was left unread
        while True:
            question: _Question = pipe.recv()
            pipe.send(_answer(cached_read_spec, question))


def _answer(read_spec: ReadSpec, question: _Question) -> _Answer:
    """Let a bot think. The text of its exception may name cards, and stays in this process."""
    spec, seed, told, seen, deadline = question
    alarm, began = hasattr(signal, "setitimer"), time.process_time()

    def used() -> float:
        return time.process_time() - began

    try:
        if alarm:
            signal.signal(signal.SIGALRM, _on_alarm)
            signal.setitimer(signal.ITIMER_REAL, deadline)
        bot: Bot | None = None
        try:
            bot = read_spec(spec)(seed)
            if isinstance(bot, ObservingBot):
                for event in told:
                    bot.observe(event)
            action = read_choice(seen, bot.choose(seen, Clock(per_move=deadline)))
        finally:
            if alarm:
                signal.setitimer(signal.ITIMER_REAL, 0)
            if bot is not None and hasattr(bot, "close"):
                bot.close()
        return format_action(seen.edition, action), None, "", used()
    except TimeoutError:
        return "", "bot_late", "", deadline
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return "", "bot_failed", f"{type(error).__name__} in {last.filename}, line {last.lineno}", used()


def _on_alarm(_signal: int, _frame: object) -> None:
    raise TimeoutError("the bot was late")
