"""What the tests of the environments share: choosing legal actions, and games of each kind of environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from northline.envs import NorthlineEnv, NorthlineSelfPlayEnv, NorthlineVectorEnv, northline_v0


def first_legal(observation: dict[str, Any]) -> int:
    return int(observation["action_mask"].argmax())


def pick(mask: np.ndarray, choice: np.random.Generator) -> np.ndarray:
    """A random legal action for each row of a batch of masks."""
    return np.asarray((choice.random(mask.shape) * mask).argmax(axis=1))


def last_legal(observations: dict[str, Any]) -> np.ndarray:
    """A policy for batches: the last legal action of each."""
    mask = observations["action_mask"]
    return np.asarray(mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1))


def rewards_by_agent(env: Any, seed: int) -> dict[str, list[float]]:
    """A whole game of random legal actions in PettingZoo: what each agent got before each choice and at the end."""
    env.reset(seed=seed)
    choice = np.random.default_rng(seed)
    paid: dict[str, list[float]] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        paid[agent].append(reward)
        env.step(None if ended else choice.choice(np.flatnonzero(observation["action_mask"])))
    return paid


def story(env: Any, steps: int, seed: int) -> list[Any]:
    """Everything that an environment tells in some steps of random legal actions, from where it is."""
    choice = np.random.default_rng(seed)
    return [_step(env, choice) for _ in range(steps)]


def _step(env: Any, choice: np.random.Generator) -> Any:
    if isinstance(env, northline_v0.raw_env):
        seen, reward, ended, _, info = env.last()
        env.step(None if ended else int(pick(seen["action_mask"][None], choice)[0]))
        return seen["observation"].tobytes(), reward, ended, dict(info), env.state().tobytes()
    if isinstance(env, NorthlineEnv):
        seen, reward, ended, _, info = env.step(int(pick(env.action_masks()[None], choice)[0]))
        if ended:
            seen, _ = env.reset()
        return seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, ended, info
    seen, rewards, over, _, infos = env.step(pick(env.action_masks(), choice))
    told = {key: value.tolist() for key, value in infos.items() if key != "final_obs"}
    return seen["observation"].tobytes(), seen["action_mask"].tobytes(), rewards.tolist(), over.tolist(), told


MAKERS: dict[str, Callable[..., Any]] = {
    "aec": lambda **options: northline_v0.env("northern_lights", 3, **options),
    "single": lambda **options: NorthlineEnv("europe", 3, ["racer", "greedy:seed=4"], **options),
    "vector": lambda **options: NorthlineVectorEnv(5, "northern_lights", 3, ["racer", last_legal], **options),
    "self-play": lambda **options: NorthlineSelfPlayEnv(5, "nordic_countries", 3, **options),
}
"""One environment of each kind."""
