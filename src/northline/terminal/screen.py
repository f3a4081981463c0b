"""The terminal: printing, asking, clearing."""

from __future__ import annotations

import io
import sys
import time
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    """Prints with rich, and reads lines. Works the same in a terminal, in a pipe and without colours."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=False)
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # whatever somebody types is never a reason to stop
        with suppress(ImportError):
            import readline  # noqa: F401  arrow keys and history at the prompt, where Python has it

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else 1000

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    def line(self, text: str) -> None:
        """Print a line without wrapping it, so that paths in it can be copied."""
        self.console.print(Text(text, style="dim"), soft_wrap=True)

    def complain(self, why: str) -> None:
        """Print a sentence that says why something was not done."""
        sentence = why[:1].upper() + why[1:]
        self.say(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.", "yellow")

    def ask(self, prompt: str) -> str:
        """Read a line. Raises EOFError when there are no more."""
        if sys.stdin is None:
            raise EOFError
        try:
            line = input(prompt)
        except OSError:  # the terminal has gone
            raise EOFError from None
        if not sys.stdin.isatty():
            print(line)  # a pipe does not echo: without this the transcript could not be followed
        return line.strip()

    def clear(self) -> None:
        """Clear the screen and the scrollback."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * 3)

    def pause(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)
