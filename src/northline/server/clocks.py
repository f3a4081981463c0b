"""Time to think: so much for every action, and a bank for when that is not enough.

What was used is written into the log with each action, as the server measured it. A server that starts again gives
whoever is to act the full time for the action once more: its being away costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from northline.rules.actions import Action, Draw, Keep, Retreat
from northline.rules.engine import legal_actions
from northline.rules.state import State
from northline.server.storage import LogEntry

_A_MONTH = 30 * 24 * 3600


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is, and what happens when it is up."""

    per_action: Annotated[float, Meta(gt=0, le=_A_MONTH)]
    """Seconds for every action. What is not used is lost."""
    bank: Annotated[float, Meta(ge=0, le=_A_MONTH)] = 0
    """Seconds for the whole game, used when the time for an action is up."""
    at_zero: Literal["bot", "action"] = "bot"
    """A bot plays on until the player comes back, or a harmless action is done."""


def clock_document(control: TimeControl | None) -> str | None:
    return None if control is None else msgspec.json.encode(control).decode()


def read_clock(document: str | None) -> TimeControl | None:
    return None if document is None else msgspec.json.decode(document, type=TimeControl)


class Clocks:
    def __init__(self, control: TimeControl, players: int, log: Iterable[LogEntry] = ()) -> None:
        self.control = control
        self.banks = [control.bank] * players
        self._since: dict[int, float] = {}
        """Since when each seat that is to act has been thinking."""
        for entry in log:
            self._charge(entry)

    def _charge(self, entry: LogEntry) -> None:
        if entry.seat is not None:
            over = max(0.0, entry.spent - self.control.per_action)
            self.banks[entry.seat] = max(0.0, self.banks[entry.seat] - over)

    def spent(self, seat: int, now: float) -> float:
        return max(0.0, now - self._since.get(seat, now))

    def acted(self, entry: LogEntry) -> None:
        """Count what an action cost; its seat starts to think anew, if it is still to act."""
        self._charge(entry)
        if entry.seat is not None:
            self._since.pop(entry.seat, None)

    def run_for(self, seats: Iterable[int], now: float) -> None:
        """These seats are thinking; those that already were go on."""
        self._since = {seat: self._since.get(seat, now) for seat in seats}

    def left(self, seat: int, now: float) -> float:
        return self.control.per_action + self.banks[seat] - self.spent(seat, now)

    def next_up(self, now: float) -> tuple[float, int] | None:
        """Whose time is up first, and in how many seconds."""
        return min(((self.left(seat, now), seat) for seat in self._since), default=None)


def harmless(state: State, seat: int) -> Action:
    """What is done for somebody whose time is up: nothing that spends cards or takes on many tickets."""
    menu = legal_actions(state, seat)
    for wanted in (Retreat(), Draw()):
        if wanted in menu:
            return wanted
    keeps = [action for action in menu if isinstance(action, Keep)]
    return min(keeps, key=lambda keep: len(keep.tickets)) if keeps else menu[0]
