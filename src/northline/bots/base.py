"""The protocol of a bot, and what it is told about time."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Protocol, runtime_checkable

from northline.extras import how_to_install
from northline.rules.actions import Action
from northline.rules.events import Event
from northline.rules.view import View


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think, in seconds; None where there is no limit.

    >>> Clock(per_move=2.0)
    Clock(left=None, per_move=2.0)
    """

    left: float | None = None
    """For the rest of the game."""
    per_move: float | None = None
    """For this choice."""


class Bot(Protocol):
    """A player: any object with this method. It may have one more, see :class:`ObservingBot`."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """One of ``view.legal_actions``, chosen from what the view shows and nothing else."""
        ...


@runtime_checkable
class ObservingBot(Bot, Protocol):
    """A bot that wants to know what happens, to remember or to conclude more than a view says."""

    def observe(self, event: Event) -> None:
        """Hear of an event as the bot's seat may see it.

        All of them come in the order in which they happened, from the cards turned up at set-up on, the bot's own
        included, and before the next choice.
        """
        ...


class BotError(ValueError):
    """There is no such bot, or it has no such option."""


def need_kernel() -> None:
    """Raise :class:`ValueError` unless the kernel is installed. It is not loaded: a server only wants to know."""
    if find_spec("numpy") is None or find_spec("numba") is None:
        raise ValueError(f"it needs the compiled kernel, which is not installed: {how_to_install('fast')}")
