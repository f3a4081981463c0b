"""Positions in the middle of games, for tests."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import northline as nl
from northline import kernel
from northline.editions import Edition
from northline.kernel.lookahead import choices
from northline.rules import SplitMix, apply, legal_actions, new_game
from northline.rules.state import State
from northline.strategy.codes import SECOND_CARD, TUNNEL
from northline.strategy.planner.traits import PLANNER


def random_position(edition: Edition, players: int, seed: int) -> State:
    """A position of a random game, with payments in it that the kernel itself would not make."""
    chance, choice = SplitMix(seed), SplitMix(seed + 1)
    state, _ = new_game(edition, players, chance)
    for _ in range(choice.below(160)):
        if state.over:
            break
        seat = state.to_act[choice.below(len(state.to_act))]
        menu = legal_actions(state, seat)
        state, _ = apply(state, menu[choice.below(len(menu))], chance, seat)
    return state


def planner_position(name: str, players: int, steps: int, seed: int = 1) -> NDArray[Any]:
    """A position of a game between planners, as an array with one game, before a turn or a choice of tickets."""
    edition = nl.edition(name)
    batch = kernel.Batch(edition, players, 1, seeds=seed)
    for step in range(steps + 20):
        game = batch.games.copy()
        if step >= steps and game[0]["phase"] not in (TUNNEL, SECOND_CARD):
            return game
        batch.step(np.array(choices(edition, game, [PLANNER])))
    raise AssertionError("a turn takes at most a few steps")
