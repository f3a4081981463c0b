"""A simple ticket player: it works on its tickets along shortest paths, claims what it can, and draws what it lacks.

It never looks ahead: strong enough to be an opponent for an evening, and quick. How it decides is in
:mod:`northline.strategy.greedy`, which the kernel compiles too.
"""

from __future__ import annotations

from functools import partial

from northline.bots.base import Clock
from northline.rules.actions import Action
from northline.rules.chance import SplitMix
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.greedy.decide import choose_action
from northline.strategy.greedy.state import Memory, Position


class GreedyBot:
    """Works on its tickets one after another and claims what it can; quick."""

    def __init__(self, seed: int = 0) -> None:
        self._new_chance = partial(SplitMix, seed)
        self._memory: Memory | None = None

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        board = board_of(view.edition)
        menu = numbered_menu(view, board)
        position = Position(view, board, menu)
        memory = self._memory
        if memory is None or memory.seat != position.seat or view.phase == "opening":  # a new game
            memory = self._memory = Memory(position.seat, board, self._new_chance())
        number: int = choose_action(board, position, position, memory)  # type: ignore[no-untyped-call]
        return menu[number]
