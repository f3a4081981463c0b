"""Gymnasium for thousands of games at once in which every seat learns."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from northline.editions import Edition
from northline.envs.rewards import Reward
from northline.envs.spaces import Observation
from northline.envs.vector_base import KernelVectorEnv


class NorthlineSelfPlayEnv(KernelVectorEnv):
    """Many games at once, in which the learner plays all seats: each step is one choice of the seat to act.

    The observation is that of the seat to act, which ``infos["to_act"]`` names. ``infos["rewards"]`` has a row for each
    game with what this step brought to each seat, and ``infos["acted"]`` says who acted; the rewards that
    :meth:`step` returns are those of that seat. A game that ends is replaced in the same step.

    >>> env = NorthlineSelfPlayEnv(num_envs=2, edition="nordic_countries", players=3)
    >>> observations, infos = env.reset(seed=1)
    >>> infos["to_act"].tolist()
    [0, 0]
    >>> actions = observations["action_mask"].argmax(axis=1)  # the first legal action of each
    >>> observations, rewards, terminated, truncated, infos = env.step(actions)
    >>> infos["acted"].tolist(), infos["to_act"].tolist(), infos["rewards"].shape
    ([0, 0], [1, 1], (2, 3))
    """

    def __init__(
        self,
        num_envs: int = 1024,
        edition: str | Edition = "europe",
        players: int = 2,
        reward: str | Reward = "zero_sum",
        shaped: bool = False,
        discount: float = 1.0,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        others = [None] * (players - 1)
        super().__init__(num_envs, edition, players, others, reward, shaped, discount, threads, render_mode)

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Apply an action of the seat to act in each game."""
        games, every = self._games, np.arange(self.num_envs)
        acted = self._looking()
        legal = games.advance(self._checked(actions))
        over = games.over | ~legal
        rewards = np.zeros((self.num_envs, games.players))
        infos: dict[str, Any] = {}
        if self._payments.scheme.shaped:
            going = np.flatnonzero(~over)
            seats = self._looking()[going]
            rewards[going, seats] = self._payments.for_decisions(games.records, going, seats)
        ended = np.flatnonzero(over)
        if len(ended):
            rewards[ended], infos = self._settle(ended, legal, acted)
            self._begin(ended)
        infos |= self._infos() | {"acted": acted, "rewards": rewards}
        return self._observations(), rewards[every, acted], over, np.zeros(self.num_envs, np.bool_), infos

    def _looking(self) -> NDArray[np.int64]:
        return self._games.records["seat"].astype(np.int64)

    def _infos(self) -> dict[str, Any]:
        return {"to_act": self._looking()}

    def _begin(self, which: NDArray[np.int64]) -> None:
        self._games.deal(which, self._deals(len(which)), 0)
        self._payments.begin(which)
