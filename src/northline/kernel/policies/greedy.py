"""The greedy player inside the kernel: it decides as in ``strategy/greedy``, from the game's own record."""

from __future__ import annotations

from northline.kernel.core.bits import NOTHING
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import MAX_PLAYERS, ROUTE_WORDS
from northline.kernel.policies.compiled_strategy import compiled

choose_greedily = compiled("northline.strategy.greedy.decide")["choose_action"]


@device_function
def forget(memory):
    """No seat has a plan yet."""
    for seat in range(MAX_PLAYERS):
        memory.planned_for[seat] = NOTHING
        memory.salt[seat] = 0
        for word in range(ROUTE_WORDS):
            memory.wanted[seat, word] = NOTHING
