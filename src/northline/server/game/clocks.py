"""Time to think: so much for every action, and a bank for when that is not enough.

What was used is written into the log with each action, as the server measured it, and with the times in the log it
follows at any moment how much is left. A server that starts again gives whoever is to act the full time for the action
once more: its being away costs nobody anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from northline.rules.actions import Action, Draw, Keep, Retreat
from northline.rules.engine import legal_actions
from northline.rules.state import Opening, State
from northline.server.wire.time_control import TimeControl

if TYPE_CHECKING:
    from northline.server.db.rows import LogEntry
    from northline.server.game.play import Play


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
