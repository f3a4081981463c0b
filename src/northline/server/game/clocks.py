"""Clocks: a time for every action, and a bank for when that is not enough.

The log has the thinking time of each action, as the server measured it, and when each entry was written. From these it
follows at any moment how much time is left. A server that restarts gives whoever is to act the full time for the action
again: the time that it was away costs nobody anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from northline.rules.actions import Action, Draw, Keep, Retreat
from northline.rules.engine import legal_actions
from northline.rules.state import Opening, State
from northline.server.wire.time_control import TimeControl

if TYPE_CHECKING:
    from northline.server.db.rows import LogEntry
    from northline.server.game.logged_game import LoggedGame


class Clocks:
    """The banks of all seats of a game."""

    def __init__(self, control: TimeControl, players: int) -> None:
        self.control = control
        self.banks = [control.bank] * players

    def charge(self, entry: LogEntry) -> None:
        """Take from a seat's bank what an entry took longer than the time for an action."""
        if entry.seat is not None:
            excess = max(0.0, entry.spent - self.control.per_action)
            self.banks[entry.seat] = max(0.0, self.banks[entry.seat] - excess)

    def time_left(self, seat: int, spent: float) -> float:
        """The seconds that a seat has left, after thinking for ``spent`` seconds; negative when its time is up."""
        return self.control.per_action + self.banks[seat] - spent


def thinking_since(logged: LoggedGame, seat: int, not_before: float) -> float:
    """Since when a seat that is to act has been thinking, in seconds since 1970.

    In turn that is since the last entry. While all choose opening tickets at once, it is since the set-up, or since the
    seat took its own choice back. ``not_before`` is when a server, and the player, were there to begin.
    """
    last = logged.last
    if isinstance(logged.game.state.phase, Opening):
        own = (applied.entry for applied in reversed(logged.applied) if applied.entry.seat == seat)
        last = next(own, logged.start)
    return max(last.at, not_before)


def timeout_action(state: State, seat: int) -> Action:
    """The action to take for somebody whose time is up: one that spends no cards and keeps as few tickets as it can."""
    menu = legal_actions(state, seat)
    for wanted in (Retreat(), Draw()):
        if wanted in menu:
            return wanted
    keeps = [action for action in menu if isinstance(action, Keep)]
    return min(keeps, key=lambda keep: len(keep.tickets)) if keeps else menu[0]
