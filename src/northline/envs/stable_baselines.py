"""Thousands of games at once for Stable-Baselines3: the vector environment as its ``VecEnv``, with action masks.

Needs the extra ``learn``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from northline.envs.vector import NorthlineVectorEnv


class NorthlineVecEnv(VecEnv):  # type: ignore[misc]
    """The games of a :class:`~northline.envs.NorthlineVectorEnv`, for ``MaskablePPO`` of sb3-contrib.

    One environment stands behind all of them, so methods are called once and attributes are the same for each.
    """

    def __init__(self, env: NorthlineVectorEnv) -> None:
        self.env = env
        self.render_mode = env.render_mode
        self._actions: NDArray[np.int64] = np.zeros(env.num_envs, np.int64)
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> dict[str, NDArray[Any]]:
        """Deal all games anew."""
        observations, infos = self.env.reset(seed=self._seeds[0])
        self._reset_seeds()
        self.reset_infos = [{"seat": int(seat)} for seat in infos["seat"]]
        return observations

    def step_async(self, actions: NDArray[Any]) -> None:
        """Keep the actions for :meth:`step_wait`."""
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[dict[str, NDArray[Any]], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Apply the actions."""
        observations, rewards, over, _, infos = self.env.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(over):
            told[game] = {
                "terminal_observation": infos["final_obs"][game],
                "TimeLimit.truncated": False,
                "points": infos["final_points"][game].tolist(),
                "place": int(infos["final_place"][game]),
            }
        return observations, rewards.astype(np.float32), over, told

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **options: Any) -> list[Any]:
        """Call a method of the environment, and return what it answers for each game."""
        answer = getattr(self.env, method_name)(*arguments, **options)
        return [answer[index] for index in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute of the environment, once for each game."""
        return [getattr(self.env, attr_name) for _ in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Return whether the environment has an attribute."""
        return hasattr(self.env, attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse to: the games have no attributes of their own."""
        raise ValueError("the games share one environment: set attributes of `env` itself")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        """Return that no game is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """Return pictures of all games, where the environment renders them as arrays."""
        pictures = self.env.render() if self.render_mode == "rgb_array" else None
        return pictures or [None] * self.num_envs

    def close(self) -> None:
        """Close the environment."""
        self.env.close()
