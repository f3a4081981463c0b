"""Bots think in processes of their own, with a deadline. One that fails or is late is replaced by a simpler one."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from northline.bots import Bot, Clock
from northline.processes import exit_with_parent
from northline.rules import IllegalAction, State, check, format_action, parse_action, view
from northline.rules.view import View
from northline.server.wire.remarks import RemarkCode, write_remark

SIMPLER = ("greedy", "random")
"""Who stands in, in this order. After them the first action of the menu is taken."""

logger = logging.getLogger("northline.server.game.bot_pool")


class BotPool:
    """A few thinkers. Questions wait until one is idle; only then the bot's time begins to run."""

    def __init__(self, workers: int, deadline: float, make: Callable[[str, int], Bot]) -> None:
        self._thinkers = [Thinker(deadline, make) for _ in range(workers)]
        self._idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._thinkers:
            self._idle.put_nowait(thinker)
        self.replaced = 0
        """How often a bot had to be replaced."""

    async def choose(self, spec: str, state: State, seat: int) -> tuple[str, str]:
        """A legal action for a seat that a bot plays, and a remark if it is not the bot's own choice."""
        seen = view(state, seat)
        trouble: RemarkCode | None = None
        for bot in (spec, *(name for name in SIMPLER if name != spec)):
            action, why = await self._ask(bot, seen)
            why = why or _why_illegal(state, seat, action)
            if why is None:
                return action, "" if trouble is None else write_remark(trouble, bot=spec, instead=bot)
            self.replaced += 1
            trouble = trouble or why
            logger.warning("bot replaced", extra={"bot": bot, "why": why})
        return format_action(state.edition, seen.legal_actions[0]), write_remark("bots_failed", bot=spec)

    async def _ask(self, spec: str, seen: View) -> tuple[str, RemarkCode | None]:
        thinker = await self._idle.get()
        try:
            return await thinker.ask(spec, seen)
        finally:
            self._idle.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()


class Thinker:
    """One process that thinks; a new one is started when it has died or had to be ended."""

    def __init__(self, deadline: float, make: Callable[[str, int], Bot]) -> None:
        self._deadline, self._make = deadline, make
        self._thread = ThreadPoolExecutor(1, "northline-bot")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    async def ask(self, spec: str, seen: View) -> tuple[str, RemarkCode | None]:
        """What a bot chooses, and why not if it does not."""
        pipe = self._pipe or self._start()
        question = (spec, secrets.randbits(62), seen, self._deadline)
        talk = asyncio.get_running_loop().run_in_executor(self._thread, _talk, pipe, question)
        try:
            await asyncio.wait({talk}, timeout=self._deadline + _WAKING_UP)
        except BaseException:
            self.stop()  # its answer would be taken for one to the next question
            raise
        if not talk.done():
            self.stop()
            return "", "bot_late"
        if (answer := talk.result()) is None:
            self.stop()
            return "", "bot_failed"
        action, why, where = answer
        if where:
            logger.warning("bot failed", extra={"bot": spec, "why": where})
        return action, why

    def _start(self) -> Connection:
        # Not forked: a fork would copy the server's sockets and locks.
        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_answer_all, args=(far_end, self._make), daemon=True)
        self._process.start()
        far_end.close()
        return self._pipe

    def stop(self) -> None:
        """End the process, whatever it is doing. Whoever waits for its answer learns that there is none."""
        if self._process is not None:
            self._process.kill()
            self._process = self._pipe = None

    def close(self) -> None:
        self.stop()
        self._thread.shutdown()


_WAKING_UP = 20.0
"""Seconds that a new process may take to start. The deadline itself is kept by an alarm inside the process."""


_Answer = tuple[str, RemarkCode | None, str]
"""The bot's action, why there is none, and where it failed."""


def _talk(pipe: Connection, question: object) -> _Answer | None:
    """Ask a process and wait for its answer; None if it has died."""
    try:
        pipe.send(question)
        answer: _Answer = pipe.recv()
    except (OSError, EOFError):
        return None
    return answer


def _why_illegal(state: State, seat: int, action: str) -> RemarkCode | None:
    try:
        check(state, seat, parse_action(state.edition, action))
    except IllegalAction:
        return "bot_illegal"
    return None


# In the processes


def _answer_all(pipe: Connection, make: Callable[[str, int], Bot]) -> None:
    """Answer one question after the other. Ctrl-C is for the server: it ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()
    with suppress(EOFError, OSError):  # the server is gone; which one it is depends on what was left unread
        while True:
            pipe.send(_answer(make, *pipe.recv()))


def _answer(make: Callable[[str, int], Bot], spec: str, seed: int, seen: View, deadline: float) -> _Answer:
    """Let a bot think. What it says of a failure may hold cards, and stays here."""
    try:
        return _think(make, spec, seed, seen, deadline), None, ""
    except TimeoutError:
        return "", "bot_late", ""
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return "", "bot_failed", f"{type(error).__name__} in {last.filename}, line {last.lineno}"


def _late(_number: int, _frame: object) -> None:
    raise TimeoutError("the bot was late")


def _think(make: Callable[[str, int], Bot], spec: str, seed: int, seen: View, deadline: float) -> str:
    alarm = hasattr(signal, "setitimer")
    if alarm:
        signal.signal(signal.SIGALRM, _late)
        signal.setitimer(signal.ITIMER_REAL, deadline)
    try:
        action = make(spec, seed).choose(seen, Clock(per_move=deadline))
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return format_action(seen.edition, action)
