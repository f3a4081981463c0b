"""Clocks: a time for every action, and a bank for when that is not enough.

The log has the thinking time of each action, as the server measured it, and when each entry was written. From these it
follows at any moment how much time is left. The clock of a decision runs from the entry before it until it is made,
whoever sits there: leaving, coming back and connecting anew change nothing. Taking an action back gives the decision
back with the time that it had. Only the time in which no server was running is not counted.
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
        self.carried = [0.0] * players
        """The seconds that a seat had already spent on its decision before it took the action back."""
        self._spent: list[list[float]] = [[] for _ in range(players)]
        """The seconds that each action of a seat took, without those that were taken back."""

    def charge(self, entry: LogEntry) -> None:
        """Take from a seat's bank what a decision took longer than the time for an action."""
        if entry.seat is None:
            return
        seat, done = entry.seat, self._spent[entry.seat]
        self._use(seat, self._excess(entry.spent) - self._excess(self.carried[seat]))
        if entry.kind == "undo":
            again = done.pop() if done else 0.0
            self.carried[seat] = again + entry.spent
            charged = self._excess(again) + self._excess(entry.spent)
            self._use(seat, self._excess(self.carried[seat]) - charged)
        else:
            done.append(entry.spent)
            self.carried[seat] = 0.0

    def _excess(self, spent: float) -> float:
        return max(0.0, spent - self.control.per_action)

    def _use(self, seat: int, seconds: float) -> None:
        self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, seconds))

    def time_left(self, seat: int, spent: float) -> float:
        """The seconds that a seat has left, after thinking for ``spent`` seconds; negative when its time is up."""
        return self.reserve(seat) + self.control.per_action - spent

    def reserve(self, seat: int) -> float:
        """The seconds that a seat has beyond those for the action; with what the decision at hand has used of them."""
        return self.banks[seat] + self._excess(self.carried[seat])


def decision_entry(logged: LoggedGame, seat: int) -> LogEntry:
    """The entry after which a seat that is to act has been thinking.

    In turn that is the last one. While all choose opening tickets at once, it is the set-up, or the entry with which
    the seat took its own choice back.
    """
    if isinstance(logged.game.state.phase, Opening):
        own = (applied.entry for applied in reversed(logged.applied) if applied.entry.seat == seat)
        return next(own, logged.start)
    return logged.last


def timeout_action(state: State, seat: int) -> Action:
    """The action to take for somebody whose time is up: one that spends no cards and keeps as few tickets as it can."""
    menu = legal_actions(state, seat)
    for wanted in (Retreat(), Draw()):
        if wanted in menu:
            return wanted
    keeps = [action for action in menu if isinstance(action, Keep)]
    return min(keeps, key=lambda keep: len(keep.tickets)) if keeps else menu[0]
