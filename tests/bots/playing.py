"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Iterator

import northline as nl
from northline.bots import Bot
from northline.bots.greedy import GreedyBot
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


def some_states(edition: nl.Edition, players: int, seed: int = 1, every: int = 5) -> Iterator[State]:
    """Positions of a game between greedy players."""
    chance, walker = SplitMix(seed), GreedyBot(seed)
    state, _ = nl.rules.new_game(edition, players, chance)
    step = 0
    while not state.over:
        if step % every == 0:
            yield state
        step += 1
        seat = state.to_act[0]
        state, _ = nl.rules.apply(state, walker.choose(nl.rules.view(state, seat)), chance, seat)
