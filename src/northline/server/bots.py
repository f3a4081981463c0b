"""Bots think in processes of their own, with a deadline. One that fails or is late is replaced by a simpler one."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process

from northline.bots import Bot, Clock
from northline.rules import IllegalAction, State, check, format_action, parse_action, view
from northline.rules.view import View

SIMPLER = ("greedy", "random")
"""Who stands in, in this order. After them the first action of the menu is taken."""

logger = logging.getLogger("northline.server.bots")


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
        """A legal action for a seat that a bot plays, and a note if it is not the bot's own choice."""
        seen = view(state, seat)
        note = ""
        for bot in (spec, *(name for name in SIMPLER if name != spec)):
            action, why = await self._ask(bot, seen)
            why = why or _why_illegal(state, seat, action)
            if not why:
                return action, note and f"{note}; {bot} played"
            self.replaced += 1
            note = note or f"{spec} {why}"
            logger.warning("bot replaced", extra={"bot": bot, "why": why})
        return format_action(state.edition, seen.legal_actions[0]), f"{note}; the first action was taken"

    async def _ask(self, spec: str, seen: View) -> tuple[str, str]:
        thinker = await self._idle.get()
        try:
            return await thinker.ask(spec, seen)
        finally:
            self._idle.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.stop()


class Thinker:
    """One process that thinks; a new one is started when it has died or had to be ended."""

    def __init__(self, deadline: float, make: Callable[[str, int], Bot]) -> None:
        self._deadline, self._make = deadline, make
        self._executor: ProcessPoolExecutor | None = None

    async def ask(self, spec: str, seen: View) -> tuple[str, str]:
        """What a bot chooses, and why not if it does not."""
        if self._executor is None:
            # Not forked: a fork would copy the server's sockets and locks.
            self._executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)
        question = asyncio.get_running_loop().run_in_executor(
            self._executor, _think, self._make, spec, secrets.randbits(62), seen, self._deadline
        )
        try:
            await asyncio.wait({question}, timeout=self._deadline + _WAKING_UP)
            if not question.done():
                self.stop()
                return "", "was late"
            return question.result(), ""
        except TimeoutError:
            return "", "was late"
        except BrokenExecutor:
            self.stop()
            return "", "failed"
        except Exception:
            logger.warning("bot failed", extra={"bot": spec}, exc_info=True)
            return "", "failed"

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        executor, self._executor = self._executor, None
        if executor is not None:
            processes = list((getattr(executor, "_processes", None) or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


_WAKING_UP = 20.0
"""Seconds that a new process may take to start. The deadline itself is kept by an alarm inside the process."""


def _why_illegal(state: State, seat: int, action: str) -> str:
    try:
        check(state, seat, parse_action(state.edition, action))
    except IllegalAction:
        return "chose something illegal"
    return ""


# In the processes


def _begin() -> None:
    """Ctrl-C is for the server: it ends its processes itself. If it is killed, they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


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
