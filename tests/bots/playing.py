"""Whole games between bots."""

from __future__ import annotations

import northline as nl
from northline.bots import Bot
from northline.rules import SplitMix, State


def play(edition: nl.Edition, bots: list[Bot], seed: int) -> tuple[State, int]:
    """The final position, and how many actions it took. An illegal choice ends this with an error."""
    chance = SplitMix(seed)
    state, _ = nl.rules.new_game(edition, len(bots), chance)
    actions = 0
    while not state.over:
        seat = state.to_act[0]
        state, _ = nl.rules.apply(state, bots[seat].choose(nl.rules.view(state, seat)), chance, seat)
        actions += 1
    return state, actions
