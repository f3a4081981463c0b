"""Train a small policy with PPO on the vector environment, on the processor, in a few minutes.

    pip install '.[envs]' torch    # in a clone of the repository
    python examples/train.py --output trained

It plays two-player games of Nordic Countries against an opponent that does anything, sees what a seat sees, and is
told only by how many points it won or lost. The curve goes to ``curve.json``, the policy to ``policy.pt``.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import nn

from northline.editions import edition
from northline.envs import NorthlineVectorEnv
from northline.kernel import fields_of

GAMES = 256
STEPS = 64
"""Decisions of each game between two updates."""
EPOCHS, BATCH = 2, 2048
DISCOUNT, SMOOTHING = 0.995, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
LEARNING_RATE = 1e-3


class Policy(nn.Module):
    """Two layers for what is seen, then one number for each action and one for what the position is worth."""

    def __init__(self, scales: np.ndarray, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("scales", torch.as_tensor(scales))
        self.body = nn.Sequential(
            nn.Linear(len(scales), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actions, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.actions.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the legal actions, and the value."""
        hidden = self.body(rows.float() / self.scales)
        logits = self.actions(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)


@dataclass
class Rollout:
    """What happened in some steps of all games, step by step."""

    rows: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    logs: torch.Tensor
    advantages: torch.Tensor
    returns: torch.Tensor
    won: float
    """The share of the games that ended meanwhile which the learner won."""
    margin: float


def tensors(observation: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.as_tensor(observation["observation"]), torch.as_tensor(observation["action_mask"])


class Learner:
    def __init__(self, env: NorthlineVectorEnv, policy: Policy, seed: int) -> None:
        self.env, self.policy = env, policy
        self.optimiser = torch.optim.Adam(policy.parameters(), LEARNING_RATE)
        self.seen, _ = env.reset(seed=seed)

    def play(self) -> Rollout:
        kept: list[tuple[torch.Tensor, ...]] = []
        rewards, ends, margins, wins = [], [], [], []
        with torch.no_grad():
            for _ in range(STEPS):
                rows, masks = tensors(self.seen)
                logs, values = self.policy(rows, masks)
                actions = torch.multinomial(logs.exp(), 1)
                self.seen, reward, over, _, infos = self.env.step(actions.squeeze(1).numpy())
                kept.append((rows, masks, actions, logs.gather(1, actions), values))
                rewards.append(torch.as_tensor(reward, dtype=torch.float32))
                ends.append(torch.as_tensor(over))
                margins += reward[over].tolist()
                wins += (infos["final_place"][over] == 1).tolist() if over.any() else []
            _, last = self.policy(*tensors(self.seen))
        rows, masks, actions, logs, values = (torch.stack(part) for part in zip(*kept, strict=True))
        advantages = estimate(torch.stack(rewards), torch.stack(ends), values, last)
        flat = [part.flatten(0, 1) for part in (rows, masks, actions, logs, advantages, advantages + values)]
        return Rollout(*flat, won=float(np.mean(wins or [0])), margin=100 * float(np.mean(margins or [0])))

    def learn(self, rollout: Rollout) -> None:
        for _ in range(EPOCHS):
            for chosen in torch.randperm(len(rollout.rows)).split(BATCH):
                logs, values = self.policy(rollout.rows[chosen], rollout.masks[chosen])
                ratio = (logs.gather(1, rollout.actions[chosen]) - rollout.logs[chosen]).squeeze(1).exp()
                better = rollout.advantages[chosen]
                better = (better - better.mean()) / (better.std() + 1e-6)
                gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                entropy = -(logs.exp() * logs).sum(dim=1).mean()
                missed = (values - rollout.returns[chosen]).square().mean()
                self.optimiser.zero_grad()
                (VALUE * missed - gain - ENTROPY * entropy).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimiser.step()


def estimate(
    rewards: torch.Tensor, ends: torch.Tensor, values: torch.Tensor, last: torch.Tensor
) -> torch.Tensor:
    """How much better each action turned out than expected (generalised advantage estimation)."""
    advantages, following, ahead = torch.zeros_like(values), torch.zeros_like(last), last
    for step in reversed(range(len(rewards))):
        goes_on = (~ends[step]).float()
        surprise = rewards[step] + DISCOUNT * goes_on * ahead - values[step]
        following = surprise + DISCOUNT * SMOOTHING * goes_on * following
        advantages[step], ahead = following, values[step]
    return advantages


def evaluate(policy: Policy, board: str, opponent: str, games: int, seed: int) -> dict[str, float]:
    """How often the policy wins, and by how much, over at least so many games."""
    env = NorthlineVectorEnv(GAMES, board, 2, opponent, reward="margin")
    seen, _ = env.reset(seed=seed)
    # The first games of each slot only: counting all that end would prefer short ones.
    rounds = -(-games // GAMES)
    finished = np.zeros(GAMES, int)
    wins, margins = [], []
    while (finished < rounds).any():
        with torch.no_grad():
            logs, _ = policy(*tensors(seen))
        seen, reward, over, _, infos = env.step(torch.multinomial(logs.exp(), 1).squeeze(1).numpy())
        for game in np.flatnonzero(over & (finished < rounds)):
            wins.append(infos["final_place"][game] == 1)
            margins.append(100 * reward[game])
        finished += over
    return {"games": len(wins), "won": float(np.mean(wins)), "margin": float(np.mean(margins))}


def train(board: str, updates: int, seed: int, output: Path | None = None) -> dict[str, Any]:
    torch.manual_seed(seed)
    env = NorthlineVectorEnv(GAMES, board, 2, "random", reward="margin")
    scales = fields_of(edition(board), 2).scales()
    policy = Policy(scales, env.single_action_space.n)
    learner = Learner(env, policy, seed)
    curve, start = [], perf_counter()
    before = evaluate(policy, board, "random", 500, seed + 1)
    print(f"untrained: wins {before['won']:.0%} against random, {before['margin']:+.0f} points")
    for update in range(1, updates + 1):
        rollout = learner.play()
        learner.learn(rollout)
        decisions = update * GAMES * STEPS
        curve.append({"decisions": decisions, "won": rollout.won, "margin": rollout.margin})
        if update % 5 == 0 or update == updates:
            print(
                f"{decisions:9,} decisions, {perf_counter() - start:4.0f} s: "
                f"wins {rollout.won:.0%}, {rollout.margin:+.0f} points",
                flush=True,
            )
    result = {
        "edition": board,
        "seed": seed,
        "untrained": before,
        "curve": curve,
        "against": {name: evaluate(policy, board, name, 1000, seed + 2) for name in ("random", "greedy")},
    }
    for name, final in result["against"].items():
        print(f"trained: wins {final['won']:.1%} against {name}, {final['margin']:+.0f} points")
    if output:
        output.mkdir(parents=True, exist_ok=True)
        (output / "curve.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        torch.save(policy.state_dict(), output / "policy.pt")
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", default="nordic_countries")
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, help="a folder for the curve and the policy")
    options = parser.parse_args()
    train(options.edition, options.updates, options.seed, options.output)


if __name__ == "__main__":
    main()
