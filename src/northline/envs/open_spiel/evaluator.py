"""Evaluating states for OpenSpiel's searches by playing them out inside the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms.mcts import Evaluator

from northline.envs.open_spiel.game import NorthlineState
from northline.envs.rewards import REWARDS
from northline.kernel import KERNEL_PLAYERS, from_state, play_on
from northline.kernel.core.threads import Workers
from northline.rules import SplitMix


class PlayoutEvaluator(Evaluator):  # type: ignore[misc]
    """The mean reward of games that a player of the kernel plays from a state to the end.

    For ``MCTSBot`` and ``ISMCTSBot``, instead of random rollouts through states of OpenSpiel, which are slow.
    """

    def __init__(
        self, player: str = "greedy", playouts: int = 4, reward: str = "zero_sum", seed: int = 0
    ) -> None:
        if player not in KERNEL_PLAYERS:
            raise ValueError(
                f"there is no player '{player}' of the kernel; there are {', '.join(KERNEL_PLAYERS)}"
            )
        self._player, self._playouts, self._reward = KERNEL_PLAYERS[player], playouts, REWARDS[reward]
        self._chance = SplitMix(seed)
        self._workers = Workers(1)

    def evaluate(self, state: NorthlineState) -> NDArray[np.float64]:
        """Return the mean reward of each player."""
        node = state.node.settled(self._chance)
        assert node.position is not None
        players = node.players
        games = np.repeat(np.array([from_state(node.position)]), self._playouts)
        games["chance"] = [self._chance.below(2**32) for _ in range(self._playouts)]
        played = play_on(
            node.edition,
            games,
            self._player.policy,
            self._chance.below(2**32),
            self._workers,
            [self._player.traits] * players,
        )
        return np.asarray(self._reward(played.results, players).mean(axis=0))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return the same probability for every legal action, or what chance says."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
