"""Proximal policy optimisation of the network, and imitation of other players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from northline.learning.policy import BoardNetwork, TablePolicy, any_number
from northline.learning.rollout import Decisions
from northline.learning.weights import Weights
from northline.neural.inputs import Inputs


@dataclass(frozen=True)
class Settings:
    """How decisions are learnt from."""

    epochs: int = 2
    minibatch: int = 8192
    """Decisions of each table between two steps of the optimiser."""
    clip: float = 0.2
    entropy: float = 0.005
    value_weight: float = 1.0
    win_weight: float = 0.5
    """What winning counts beside the lead when a decision is judged."""
    max_gradient: float = 0.5


@dataclass
class Progress:
    """Means over the steps of the optimiser."""

    policy_loss: float = 0.0
    value_loss: float = 0.0
    entropy: float = 0.0
    divergence: float = 0.0
    """About how far the policy has moved (Kullback and Leibler)."""


class Learner:
    """Weights and their optimiser."""

    def __init__(self, weights: Weights, settings: Settings, *, compiled: bool = False) -> None:
        """With ``compiled``, learning from a minibatch is one program."""
        self.weights, self.settings = weights, settings
        self._all = list(weights.values())
        on_gpu = self._all[0].is_cuda
        self.optimizer = torch.optim.Adam(self._all, lr=1e-3, eps=1e-5, fused=on_gpu)
        self._losses = torch.compile(_losses) if compiled else _losses
        self._compiled = compiled

    def set_rate(self, rate: float) -> None:
        """Set the learning rate."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def imitate(
        self, samples: Sequence[tuple[TablePolicy, Inputs, torch.Tensor, torch.Tensor]]
    ) -> torch.Tensor:
        """Take a step towards the actions that others chose: policy, inputs, masks and actions of some tables."""
        total = None
        for policy, inputs, masks, actions in samples:
            logs, _ = policy(self.weights, inputs, masks)
            loss = -logs.gather(1, actions[:, None]).mean() / len(samples)
            torch.autograd.backward(loss)
            total = loss.detach() if total is None else total + loss.detach()
        self._step(1.0)
        assert total is not None
        return total

    def learn(
        self, tables: Sequence[tuple[TablePolicy, Decisions]], *, values_only: bool = False
    ) -> Progress:
        """Learn from decisions at several tables, of each as many at a time."""
        size = self.settings.minibatch
        advantages = [self._advantages(decisions, policy.players) for policy, decisions in tables]
        steps = max(1, min(len(decisions) for _, decisions in tables) // size)
        measured = []
        for _ in range(self.settings.epochs):
            orders = [torch.randperm(len(decisions), device=self._all[0].device) for _, decisions in tables]
            for number in range(steps):
                found = []
                for (policy, decisions), advantage, order in zip(tables, advantages, orders, strict=True):
                    start = number * (len(order) // steps)
                    which = order[start : start + min(size, len(order) // steps)]
                    losses = self._minibatch(policy.network, decisions, advantage, which)
                    torch.autograd.backward(self._sum(losses, values_only) / len(tables))
                    found.append(losses.detach())
                measured.append(torch.stack(found).mean(0))
                self._step(self.settings.max_gradient, values_only=values_only)
        return Progress(*torch.stack(measured).mean(0).tolist())

    def _minibatch(
        self, network: BoardNetwork, decisions: Decisions, advantages: torch.Tensor, which: torch.Tensor
    ) -> torch.Tensor:
        """Return the losses of some of the decisions."""
        compute = _losses
        if self._compiled and len(which) == self.settings.minibatch:  # one program, not one for each size
            compute, decisions, advantages = self._losses, decisions.map(any_number), any_number(advantages)
        return compute(network, self.weights, decisions, advantages, which, self.settings.clip)

    def _sum(self, losses: torch.Tensor, values_only: bool) -> torch.Tensor:
        policy_loss, value_loss, entropy, _ = losses.unbind()
        loss = self.settings.value_weight * value_loss
        return loss if values_only else loss + policy_loss - self.settings.entropy * entropy

    def _advantages(self, decisions: Decisions, players: int) -> torch.Tensor:
        """What each decision gained, in standard deviations."""
        win = self.settings.win_weight * players / (players - 1)
        gained = win * decisions.gains[:, 0] + (1 - self.settings.win_weight) * decisions.gains[:, 1]
        return (gained - gained.mean()) / (gained.std() + 1e-6)

    def _step(self, max_gradient: float, *, values_only: bool = False) -> None:
        if values_only:
            for name, weight in self.weights.items():
                if not name.startswith("value."):
                    weight.grad = None
        torch.nn.utils.clip_grad_norm_(self._all, max_gradient)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)


def _losses(
    network: BoardNetwork,
    weights: Weights,
    everything: Decisions,
    all_advantages: torch.Tensor,
    which: torch.Tensor,
    clip: float,
) -> torch.Tensor:
    """Return the losses of policy and value, the entropy, and how far the policy has moved."""
    decisions, advantages = everything[which], all_advantages[which]
    logs, values = network.evaluate(weights, decisions.inputs, decisions.masks)
    chosen = logs.gather(1, decisions.actions[:, None])[:, 0]
    change = chosen - decisions.logs
    ratio = change.exp()
    clipped = ratio.clamp(1 - clip, 1 + clip)
    policy_loss = -torch.minimum(ratio * advantages, clipped * advantages).mean()
    entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
    value_loss = (values - decisions.values - decisions.gains).square().sum(1).mean()
    return torch.stack((policy_loss, value_loss, entropy, (ratio - 1 - change).mean().detach()))
