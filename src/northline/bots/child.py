"""A process that is spoken to over pipes, with deadlines, and of which nothing is left running afterwards.

It is run by a warden (:mod:`northline.bots.warden`), so that it ends with us, whatever becomes of us, and takes with
it whatever it has started. What it reads comes as fast as it reads; what it writes is read line by line, and never
more than it may write for one answer."""

from __future__ import annotations

import os
import selectors
import shutil
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from northline.bots.warden import CANNOT_START

LONGEST_LINE = 10_000
"""Bytes of an answer; a longer one is not read to its end."""
_WARDEN = str(Path(__file__).with_name("warden.py"))
_CHUNK = 1 << 16
_LAST_WORDS = 2000
"""Bytes of its standard error that are remembered."""
_FAREWELL = 2.0
"""Seconds that a process may take to end by itself when its input has ended."""


class ProgramFailed(RuntimeError):
    """A program cannot go on as a bot; the text says why, and begins with "it"."""


class Child:
    """One process. ``echo`` gets what it writes to its standard error."""

    def __init__(
        self,
        words: Sequence[str],
        environment: Mapping[str, str] | None = None,
        echo: Callable[[bytes], object] | None = None,
    ) -> None:
        if os.name != "posix":
            raise ProgramFailed("it cannot be started: bots in processes of their own need Linux or macOS")
        if shutil.which(words[0]) is None:
            there = "is not a program" if os.path.exists(words[0]) else "is not there"
            raise ProgramFailed(f"it cannot be started: '{words[0]}' {there}")
        lifeline, self._lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", _WARDEN, str(lifeline), *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment,
                pass_fds=(lifeline,),
                start_new_session=True,  # Ctrl-C is for us
            )
        except OSError as error:
            os.close(self._lifeline)
            raise ProgramFailed(f"it cannot be started: {error.strerror or error}") from None
        finally:
            os.close(lifeline)
        self._echo = echo
        self._unsent, self._unread, self._last_words = bytearray(), bytearray(), bytearray()
        self._selector = selectors.DefaultSelector()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self._output_ended = False
        self._end = weakref.finalize(self, _end, self._process, self._lifeline)

    @property
    def _stdin(self) -> int:
        assert self._process.stdin is not None
        return self._process.stdin.fileno()

    @property
    def _stdout(self) -> int:
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    @property
    def _stderr(self) -> int:
        assert self._process.stderr is not None
        return self._process.stderr.fileno()

    def tell(self, message: bytes) -> None:
        """Send something that needs no answer. It is read when the process gets round to it."""
        self._unsent += message
        self._send()

    def ask(self, message: bytes, seconds: float | None) -> bytes:
        """Send a question and wait for a line, without its end.

        Raises :class:`ProgramFailed` where there is none, and where something had been written before the question: it
        would be taken for the answer to it, and every later answer for that to the next question.
        """
        if not self._unread and not self._output_ended:
            self._exchange(time.monotonic())
        if self._unread:
            raise ProgramFailed(
                f"it wrote {shown(self._unread)} before it was asked: it has one line for each choice, "
                "and standard error for everything else"
            )
        self._unsent += message
        return self._line(seconds)

    def close(self, farewell: bool = False) -> None:
        """End the process with everything it has started; with a ``farewell``, after it had a moment to read what it
        was told and to end by itself."""
        if farewell and self._end.alive:
            deadline = time.monotonic() + _FAREWELL
            while self._unsent and not self._output_ended and time.monotonic() < deadline:
                self._exchange(deadline)
            assert self._process.stdin is not None
            self._process.stdin.close()
            while not self._output_ended and time.monotonic() < deadline:
                self._unread.clear()
                self._exchange(deadline)
        self._end()
        self._selector.close()

    def _line(self, seconds: float | None) -> bytes:
        deadline = None if seconds is None else time.monotonic() + seconds
        while True:
            end = self._unread.find(b"\n")
            if end > LONGEST_LINE or (end < 0 and len(self._unread) > LONGEST_LINE):
                raise ProgramFailed(f"it answered more than {LONGEST_LINE:,} bytes without an end of line")
            if end >= 0:
                line = bytes(self._unread[:end])
                del self._unread[: end + 1]
                return line
            if self._output_ended:
                raise ProgramFailed(self._how_it_ended())
            if deadline is not None and time.monotonic() >= deadline:
                half = f", only {shown(self._unread)} without an end of line" if self._unread else ""
                raise ProgramFailed(f"it did not answer within {seconds:g} seconds{half}")
            self._exchange(deadline)

    def _exchange(self, deadline: float | None) -> None:
        """Write and read what can be written and read; wait until something can, at most until the deadline."""
        self._send()
        events = selectors.EVENT_WRITE if self._unsent else 0
        if events:
            self._selector.register(self._stdin, events)
        try:
            wait = None if deadline is None else max(0.0, deadline - time.monotonic())
            ready = [key.fd for key, _ in self._selector.select(wait)]
        finally:
            if events:
                self._selector.unregister(self._stdin)
        if self._stderr in ready:
            self._read_stderr()
        if self._stdout in ready:
            chunk = _read(self._stdout)
            self._unread += chunk or b""
            if chunk == b"":
                self._selector.unregister(self._stdout)
                self._output_ended = True

    def _send(self) -> None:
        try:
            while self._unsent:
                del self._unsent[: os.write(self._stdin, self._unsent[:_CHUNK])]
        except BlockingIOError:
            pass
        except OSError:  # it does not listen any more: what it said before that still counts
            self._unsent.clear()

    def _read_stderr(self) -> None:
        chunk = _read(self._stderr)
        if chunk == b"":
            self._selector.unregister(self._stderr)
        elif chunk:
            self._last_words += chunk
            del self._last_words[:-_LAST_WORDS]
            if self._echo:
                self._echo(chunk)

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(timeout=2.0)
        except subprocess.TimeoutExpired:
            return "it closed its output without an answer"
        if self._stderr in self._selector.get_map():
            self._read_stderr()
        if code == CANNOT_START:
            return "it cannot be started: a script needs a first line such as '#!/bin/sh', and must be executable"
        last = self._last_words.decode("utf-8", "replace").strip().splitlines()
        words = f"; the last it said: {last[-1].strip()[:200]}" if last else ""
        if code == -9:
            return f"it was ended by signal 9, as when memory runs out{words}"
        return (
            f"it ended by itself with exit code {code}{words}"
            if code >= 0
            else f"it was ended by signal {-code}{words}"
        )


def shown(answer: bytes | bytearray | str) -> str:
    """An answer as a sentence shows it: in quotes, and not too long."""
    text = answer if isinstance(answer, str) else bytes(answer[:400]).decode("utf-8", "replace")
    text = text.strip()
    return repr(text if len(text) <= 60 else text[:60] + "…")


def _read(stream: int) -> bytes | None:
    """What is there to be read; empty at the end, None when there is nothing yet."""
    try:
        return os.read(stream, _CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _end(process: subprocess.Popen[bytes], lifeline: int) -> None:
    """Close the lifeline, and wait until the warden has done its work."""
    os.close(lifeline)
    try:
        process.wait(timeout=10.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()
