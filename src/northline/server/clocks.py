"""Time to think: so much for every action, and a bank for when that is not enough.

What was used is written into the log with each action, as the server measured it, and with the times in the log it
follows at any moment how much is left. A server that starts again gives whoever is to act the full time for the action
once more: its being away costs nobody anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from northline.rules.actions import Action, Draw, Keep, Retreat
from northline.rules.engine import legal_actions
from northline.rules.state import Opening, State

if TYPE_CHECKING:
    from northline.server.play import Play
    from northline.server.rows import LogEntry

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
    """What every seat has in its bank. Since when somebody has been thinking, the log says."""

    def __init__(self, control: TimeControl, players: int) -> None:
        self.control = control
        self.banks = [control.bank] * players

    def charge(self, entry: LogEntry) -> None:
        """Count what an action cost."""
        if entry.seat is not None:
            over = max(0.0, entry.spent - self.control.per_action)
            self.banks[entry.seat] = max(0.0, self.banks[entry.seat] - over)

    def left(self, seat: int, spent: float) -> float:
        """The seconds that a seat has left, after thinking for so long."""
        return self.control.per_action + self.banks[seat] - spent


def thinking_since(play: Play, seat: int, at_least: float) -> float:
    """Since when a seat that is to act has been thinking, but not before a server or its player was there.

    In turn it is since the last action. While opening tickets are chosen by all at once, it is since the beginning, or
    since the seat took its own choice back.
    """
    last = play.last
    if isinstance(play.game.state.phase, Opening):
        own = (happening.entry for happening in reversed(play.happenings) if happening.entry.seat == seat)
        last = next(own, play.start)
    return max(last.at, at_least)


def harmless(state: State, seat: int) -> Action:
    """What is done for somebody whose time is up: nothing that spends cards or takes on many tickets."""
    menu = legal_actions(state, seat)
    for wanted in (Retreat(), Draw()):
        if wanted in menu:
            return wanted
    keeps = [action for action in menu if isinstance(action, Keep)]
    return min(keeps, key=lambda keep: len(keep.tickets)) if keeps else menu[0]
