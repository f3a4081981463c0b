"""Train with PPO of TorchRL on the Gymnasium environment, with masked actions.

pip install 'northline[learn]'
python examples/learn_torchrl.py --decisions 20000
"""

from __future__ import annotations

import argparse

import gymnasium
import torch
from tensordict.nn import InteractionType, TensorDictModule
from torch import nn
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import northline.envs  # noqa: F401 - registers the environments

WIDTH, BATCH, EPOCHS = 128, 1024, 4


class Scaled(nn.Module):
    """What is seen, divided by the largest values that it can have."""

    def __init__(self, highs: torch.Tensor) -> None:
        super().__init__()
        self.register_buffer("scales", highs.float().clamp(max=100))

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        return rows.float() / self.scales


def network(highs: torch.Tensor, outputs: int) -> nn.Module:
    body = [Scaled(highs), nn.Linear(len(highs), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()]
    return nn.Sequential(*body, nn.Linear(WIDTH, outputs))


def train(edition: str, opponents: str, decisions: int) -> list[float]:
    """The mean return of the games that ended in each batch."""
    torch.manual_seed(1)
    game = gymnasium.make(
        "northline/Northline-v0", edition=edition, opponents=opponents, reward="margin", shaped=True
    )
    highs = torch.as_tensor(game.observation_space["observation"].high)
    as_bools = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    env = TransformedEnv(GymWrapper(game, categorical_action_encoding=True), Compose(as_bools, ActionMask()))
    env.set_seed(1)
    logits = TensorDictModule(
        network(highs, int(game.action_space.n)), in_keys=["observation"], out_keys=["logits"]
    )
    actor = ProbabilisticActor(
        logits,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        default_interaction_type=InteractionType.RANDOM,  # the most likely action is not what PPO learns from
        spec=env.action_spec,
    )
    critic = ValueOperator(network(highs, 1), in_keys=["observation"])
    advantage = GAE(gamma=0.999, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    optimiser = torch.optim.Adam(loss.parameters(), 1e-3)
    means = []
    for _ in range(decisions // BATCH):
        with torch.no_grad():
            batch = env.rollout(BATCH, actor, break_when_any_done=False)
        returns = finished_games(
            batch["next", "reward"].ravel().tolist(), batch["next", "done"].ravel().tolist()
        )
        for _ in range(EPOCHS):
            advantage(batch)
            for part in batch[torch.randperm(len(batch))].split(256):
                losses = loss(part)
                optimiser.zero_grad()
                sum(value for name, value in losses.items() if name.startswith("loss_")).backward()
                optimiser.step()
        means.append(sum(returns) / len(returns) if returns else float("nan"))
        print(f"{BATCH * len(means):7,} decisions: {100 * means[-1]:+.0f} points a game", flush=True)
    return means


def finished_games(rewards: list[float], ends: list[bool]) -> list[float]:
    """The sums of rewards of the games that ended."""
    returns, running = [], 0.0
    for reward, end in zip(rewards, ends, strict=True):
        running += reward
        if end:
            returns.append(running)
            running = 0.0
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", default="nordic_countries")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--decisions", type=int, default=20_480)
    options = parser.parse_args()
    train(options.edition, options.opponents, options.decisions)


if __name__ == "__main__":
    main()
