"""What a bot is."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Protocol

from northline.rules.actions import Action
from northline.rules.view import View


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think, in seconds; None where there is no limit."""

    left: float | None = None
    """For the rest of the game."""
    per_move: float | None = None
    """For this choice."""


class Bot(Protocol):
    """A player. It sees a seat's view and nothing else, and names one legal action."""

    def choose(self, view: View, clock: Clock | None = None) -> Action: ...


class BotError(ValueError):
    """There is no such bot, or it has no such option."""


def need_kernel() -> None:
    """Raise :class:`ValueError` unless the kernel can be had. It is not loaded yet: a server only wants to know."""
    if find_spec("numpy") is None or find_spec("numba") is None:
        raise ValueError(
            "it needs the compiled kernel, which is not installed: pip install 'northline[fast]'"
        )
