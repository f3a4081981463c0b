"""The protocol of a bot, and what it is told about time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from northline.extras import how_to_install, missing
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


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, as bots are told. Tuples have an entry for each seat."""

    places: tuple[int, ...]
    """1 for the winner; those who share a place have the same number."""
    points: tuple[int, ...]
    forfeit: str | None = None
    """Why the game was stopped before its end, where it was."""


class Bot(Protocol):
    """A player: any object with this method.

    There are others that it may have, and that hosts call where it has them:

    * ``observe(event)`` for every event of the game, as its seat may see it (:class:`ObservingBot`);
    * ``begin(edition, seat, players)`` before the first choice of a game;
    * ``end(result)`` with the :class:`Result` of the game;
    * ``close()`` when it is no longer needed.
    """

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
    if missing("numpy", "numba"):
        raise ValueError(f"it needs the compiled kernel, which is not installed: {how_to_install('fast')}")
