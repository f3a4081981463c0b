"""Train with PPO of RLlib on the Gymnasium environment, with masked actions.

pip install 'northline[rllib]'
python examples/learn_rllib.py --iterations 20
"""

from __future__ import annotations

import argparse
from typing import Any

import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
from ray.tune.registry import register_env
from torch import nn

from northline.envs import NorthlineEnv


class MaskedModule(TorchRLModule, ValueFunctionAPI):
    """A small network whose illegal actions have no probability."""

    def setup(self) -> None:
        seen, hidden = self.observation_space["observation"], 128
        scales = torch.as_tensor(seen.high, dtype=torch.float32).clamp(max=100)
        self.register_buffer("scales", scales)
        self.body = nn.Sequential(
            nn.Linear(len(scales), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, int(self.action_space.n))
        self.value = nn.Linear(hidden, 1)

    def _embeddings(self, batch: dict[str, Any]) -> torch.Tensor:
        return self.body(batch[Columns.OBS]["observation"].float() / self.scales)

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Any]:
        embeddings = self._embeddings(batch)
        illegal = batch[Columns.OBS]["action_mask"] == 0
        logits = self.policy(embeddings).masked_fill(illegal, torch.finfo(torch.float32).min)
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: embeddings}

    def compute_values(self, batch: dict[str, Any], embeddings: torch.Tensor | None = None) -> torch.Tensor:
        return self.value(self._embeddings(batch) if embeddings is None else embeddings).squeeze(-1)


def train(edition: str, opponents: str, iterations: int, decisions: int) -> list[float]:
    """The mean return of the games that ended in each iteration."""
    register_env("northline", make_env)
    config = (
        PPOConfig()
        .environment(
            "northline",
            env_config={"edition": edition, "opponents": opponents, "reward": "margin", "shaped": True},
        )
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .training(
            train_batch_size_per_learner=decisions, minibatch_size=256, num_epochs=4, lr=1e-3, gamma=0.999
        )
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedModule))
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    returns = []
    for iteration in range(1, iterations + 1):
        told = algorithm.train()["env_runners"]
        returns.append(float(told.get("episode_return_mean", float("nan"))))
        print(f"iteration {iteration}: {100 * returns[-1]:+.0f} points a game", flush=True)
    algorithm.stop()
    return returns


def make_env(settings: dict[str, Any]) -> NorthlineEnv:
    return NorthlineEnv(**settings)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", default="nordic_countries")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=4096, help="in each iteration")
    options = parser.parse_args()
    train(options.edition, options.opponents, options.iterations, options.decisions)


if __name__ == "__main__":
    main()
