"""A bot that is another program, in any language, spoken to over its standard input and output.

For every choice it gets one line, a JSON object with ``view`` (the document of ``docs/notation.md``) and ``seconds``
(how long it may think), and answers one line: the text of an action. A program that answers nonsense, is late or
dies is told apart by :class:`ProgramFailed`, and ended.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import weakref
from contextlib import suppress

from northline.bots.base import Clock
from northline.rules import IllegalAction, NotationError, SplitMix, check, parse_action, sample
from northline.rules.actions import Action
from northline.rules.view import View

_LONGEST_ANSWER = 10_000
_ENDED = None
"""What the reader puts after the last line."""


class ProgramFailed(RuntimeError):
    """The program cannot go on as a bot; the text says why."""


class ProgramBot:
    """Another program, in any language (see docs/bots.md).

    It has no name by which a spec could ask for it: specs come over the network and in other people's records, and
    must never start a program.
    """

    def __init__(self, command: str, time: float = 5.0) -> None:
        self._words = shlex.split(command)
        if not self._words:
            raise ValueError("there is no command")
        if not time > 0:
            raise ValueError("a program needs some time to answer")
        self._time = time
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        seconds = self._time
        if clock is not None and clock.per_move is not None:
            seconds = min(seconds, clock.per_move)
        try:
            answer = self._ask(json.dumps({"view": view.to_dict(), "seconds": seconds}), seconds)
            return _read(view, answer)
        except ProgramFailed:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            _end(process)

    def _ask(self, question: str, seconds: float) -> str:
        if self._process is None:
            self._start()
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(OSError):  # it does not listen any more: what it said before that still counts
            self._process.stdin.write(question + "\n")
            self._process.stdin.flush()
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise ProgramFailed(f"it did not answer within {seconds:g} seconds") from None
        if answer is _ENDED:
            raise ProgramFailed(self._how_it_died())
        return answer

    def _start(self) -> None:
        try:
            process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise ProgramFailed(f"it cannot be started: {error.strerror or error}") from None
        self._process, self._answers = process, queue.SimpleQueue()
        threading.Thread(target=_listen, args=(process, self._answers), daemon=True).start()
        weakref.finalize(self, _end, process)

    def _how_it_died(self) -> str:
        assert self._process is not None
        try:
            code = self._process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            return "it closed its output without an answer"
        return f"it ended by itself with exit code {code}" if code >= 0 else f"it was ended by signal {-code}"


def _listen(process: subprocess.Popen[str], answers: queue.SimpleQueue[str | None]) -> None:
    """Read line by line, in a thread of its own, so that somebody can stop waiting."""
    assert process.stdout is not None
    try:
        while line := process.stdout.readline(_LONGEST_ANSWER):
            answers.put(line)
    except (OSError, ValueError):  # it was ended while we listened
        pass
    answers.put(_ENDED)


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()


def _read(view: View, answer: str) -> Action:
    """The action that an answer names, if it is one and legal."""
    shown = answer.strip()
    shown = shown if len(shown) <= 60 else shown[:60] + "…"
    try:
        action = parse_action(view.edition, answer)
    except NotationError as error:
        raise ProgramFailed(f"it answered {shown!r}, which is not an action: {error}") from None
    if action in view.legal_actions:
        return action
    assert view.seat is not None
    try:
        # Any position that looks like the view will do: what is legal does not depend on what is hidden.
        check(sample(view, SplitMix(0)), view.seat, action)
    except IllegalAction as error:
        raise ProgramFailed(f"it answered {shown!r}, which is not legal here: {error}") from None
    return action
