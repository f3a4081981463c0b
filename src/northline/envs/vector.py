"""Gymnasium for thousands of games at once: one seat of each learns, policies of the kernel play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from northline.editions import Edition
from northline.envs.kernel_game import POLICY_SEED
from northline.envs.rewards import FORFEIT, reward_named
from northline.envs.spaces import Observation, action_space, edition_of, observation_space
from northline.kernel import Batch, entry_points, fields_of, tables_of
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import MAX_STEPS, new_memories, policy_names, policy_numbers
from northline.kernel.results import scored


class NorthlineVectorEnv(VectorEnv[Any, NDArray[Any], NDArray[Any]]):
    """Many games at once. One that ends is replaced in the same step; ``infos["final_obs"]`` has its last observation.

    ``seat`` is the learner's in every game; None draws one for each. An illegal action loses the game.

    >>> env = NorthlineVectorEnv(num_envs=4, edition="nordic_countries", opponents="random")
    >>> observations, infos = env.reset(seed=1)
    >>> observations["action_mask"].shape[0]
    4
    >>> actions = observations["action_mask"].argmax(axis=1)  # the first legal action of each
    >>> observations, rewards, terminated, truncated, infos = env.step(actions)
    >>> rewards.tolist()
    [0.0, 0.0, 0.0, 0.0]
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium reads it from the class
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1024,
        edition: str | Edition = "europe",
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "win",
        threads: int | None = None,
    ) -> None:
        played = edition_of(edition)
        self.num_envs, self._players = num_envs, players
        self._batch = Batch(played, players, num_envs, threads=threads)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seats are numbered from 0 to {players - 1}, not {seat}")
        self._seat = seat
        others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        self._policies = policy_names(["random", *others], players)
        self._reward = reward_named(reward)
        self._workers = Workers(threads)
        self._tables = tables_of(played)
        self._memories = new_memories(played, np.zeros(num_envs, np.uint64), players)
        self.seats: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        """The learner's seat in each game."""
        self._width = fields_of(played, players).size
        self.single_observation_space = observation_space(played, players)
        self.single_action_space = action_space(played)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew, and let the others play until the learner's first choice in each."""
        if isinstance(seed, list):
            raise ValueError("all games come from one seed: give a number, not a list")
        super().reset(seed=seed)
        self._begin(np.arange(self.num_envs))
        return self._observations(), {"seat": self.seats.copy()}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Apply the learner's action in each game, then those of the others until the learner's next choice."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,) or (chosen < 0).any():
            raise ValueError(f"{self.num_envs} games take {self.num_envs} actions, counted from 0")
        legal = self._advance(chosen)
        over = self._batch.over | ~legal
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {"seat": self.seats.copy()}
        ended = np.flatnonzero(over)
        if len(ended):
            results = scored(self._batch.edition, self._batch.games[ended], self._workers)
            won = self._reward(results, self._players)[np.arange(len(ended)), self.seats[ended]]
            rewards[ended] = np.where(legal[ended], won, FORFEIT)
            infos |= self._final_infos(ended, over, legal, results)
            self._begin(ended)
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _final_infos(
        self,
        ended: NDArray[np.int64],
        over: NDArray[np.bool_],
        legal: NDArray[np.bool_],
        results: NDArray[Any],
    ) -> dict[str, Any]:
        """The infos about games that ended, collected before new ones take their places."""
        rows = np.empty((len(ended), self._width), np.int16)
        games, seats = self._batch.games[ended], self.seats[ended]
        entry_points.feature_games(self._tables, games, seats, rows, 0, len(ended))
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros(self._batch.actions.size, np.int8)
        for game, row in zip(ended, rows, strict=True):
            final[game] = {"observation": row, "action_mask": nothing.copy()}
        points = np.zeros((self.num_envs, self._players), np.int32)
        places = np.zeros(self.num_envs, np.int8)
        points[ended] = results["total"][:, : self._players]
        places[ended] = results["place"][np.arange(len(ended)), self.seats[ended]]
        return {
            "final_obs": final,
            "_final_obs": over,
            "final_points": points,
            "final_place": places,
            "illegal": ~legal,
        }

    def _begin(self, which: NDArray[np.int64]) -> None:
        """Deal new games, and let the others play until the learner's first choice."""
        deals = self.np_random.integers(2**63, size=len(which), dtype=np.uint64)
        drawn = self.np_random.integers(self._players, size=len(which))
        self.seats[which] = drawn if self._seat is None else self._seat
        self._batch.reset(which, seeds=deals.tolist())
        self._memories[which] = new_memories(self._batch.edition, deals ^ POLICY_SEED, self._players)
        self._advance(np.full(self.num_envs, -1))

    def _advance(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
        legal = np.zeros(self.num_envs, np.uint8)
        # Asked for each time: the numbers are true in one process only, and environments are sent to others.
        policies = policy_numbers(self._policies, self._players)
        self._workers.share(
            self.num_envs,
            lambda worker, start, stop: entry_points.advance_games(
                self._tables,
                self._batch.games,
                self._memories,
                self._workers.scratches,
                worker,
                self.seats,
                policies,
                chosen,
                legal,
                MAX_STEPS,
                start,
                stop,
            ),
        )
        return legal.view(np.bool_)

    def _observations(self) -> Observation:
        rows = self._batch.features(self.seats, np.empty((self.num_envs, self._width), np.int16))
        return {"observation": rows, "action_mask": self._batch.masks().view(np.int8).copy()}
