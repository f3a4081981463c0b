"""A node of the game tree: a choice of a seat, a question to chance, or the end.

The rules ask a source of randomness for numbers below ``n``. Here it answers from a script, and where the script ends
there is a chance node: the action is carried out again when the next number is known. So every question to chance is a
node of its own, and the numbers are those that a record of the game has.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from northline.editions import Edition
from northline.envs.open_spiel.recall import Recall
from northline.rules import apply, new_game, view
from northline.rules.actions import Action
from northline.rules.chance import Chance
from northline.rules.events import Event
from northline.rules.state import State
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of


@dataclass(frozen=True)
class Node:
    """Where a game is. Nodes are values: an action or an outcome leads to another one."""

    edition: Edition
    players: int
    recalls: tuple[Recall, ...] = ()
    """What each seat has seen so far."""
    position: State | None = None
    """The position, before the action that is pending; None while the game is set up."""
    number: int | None = None
    """The number of the action that is being carried out and waits for chance."""
    outcomes: tuple[int, ...] = ()
    """What chance has brought for it so far."""
    chances: int = 0
    """How many outcomes the next question to chance has; 0 where a seat chooses, and at the end."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and self.position.over

    @property
    def seat(self) -> int:
        """The seat that chooses. While opening tickets are chosen, the first that has not."""
        assert self.position is not None, "before the game is set up nobody chooses"
        return self.position.to_act[0]

    @cached_property
    def menu(self) -> dict[int, Action]:
        """The legal actions of the seat that chooses, by the numbers that the kernel gives them."""
        assert self.position is not None, "before the game is set up nobody chooses"
        return numbered_menu(view(self.position, self.seat), board_of(self.edition))

    def choose(self, number: int) -> Node:
        """Return where an action leads to."""
        if number not in self.menu:
            raise ValueError(f"action {number} is illegal here")
        return replace(self, number=number)._carried_out()

    def answer(self, outcome: int) -> Node:
        """Return where an outcome of chance leads to."""
        if not 0 <= outcome < self.chances:
            raise ValueError(f"outcomes are from 0 to {self.chances - 1} here, not {outcome}")
        return replace(self, outcomes=(*self.outcomes, outcome))._carried_out()

    def settled(self, chance: Chance) -> Node:
        """Return this node, or the one that a source of randomness leads to if it waits for chance."""
        node = self
        while node.chances:
            node = node.answer(chance.below(node.chances))
        return node

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self  # a value need not be copied

    def _carried_out(self) -> Node:
        script = _Script(self.outcomes)
        try:
            state, events = self._apply(script)
        except _Asked as question:
            return replace(self, chances=question.below)
        if self.position is None:
            recalls = tuple(Recall.of(state, seat, events) for seat in range(self.players))
        else:
            acted = self.seat
            recalls = tuple(
                recall.after(events, self.number if seat == acted else None)
                for seat, recall in enumerate(self.recalls)
            )
        return Node(self.edition, self.players, recalls, state)

    def _apply(self, script: _Script) -> tuple[State, tuple[Event, ...]]:
        if self.position is None:
            return new_game(self.edition, self.players, script)
        assert self.number is not None
        return apply(self.position, self.menu[self.number], script, self.seat)


def root(edition: Edition, players: int) -> Node:
    """Return the first node of a game: chance deals the first card."""
    return Node(edition, players)._carried_out()


class _Asked(Exception):
    """The script has come to its end, and the rules ask for a number below this."""

    def __init__(self, below: int) -> None:
        super().__init__(below)
        self.below = below


class _Script:
    """Gives the numbers of a script, then raises :class:`_Asked`. Where only 0 is possible nobody is asked."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self._outcomes = iter(outcomes)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        for outcome in self._outcomes:
            return outcome
        raise _Asked(n)
