"""How a network does against other players: whole games inside the kernel, every deal once in each seat."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
import torch
from numpy.typing import NDArray

from northline.kernel import Batch, seeds
from northline.learning.policy import TablePolicy
from northline.learning.weights import Weights

_MOST_STEPS = 2000


@dataclass(frozen=True)
class Record:
    """How many games were won against whom."""

    edition: str
    players: int
    opponent: str
    games: int
    share: float
    """Of the victories; shared ones count in part."""
    error: float
    """Its standard error, over deals."""
    margin: float
    """Points ahead of the best of the others, on average."""

    def __str__(self) -> str:
        return (
            f"{self.edition} {self.players}p, {self.opponent}: {100 * self.share:.1f} ± {196 * self.error:.1f} %"
            f" ({self.margin:+.1f} points, {self.games} games)"
        )


def play_against(
    policy: TablePolicy,
    weights: Weights,
    opponent: str | Weights,
    deals: int,
    seed: int,
    threads: int | None = None,
) -> Record:
    """Play one network among others, or among players of the kernel; networks choose what they like best."""
    players = policy.players
    games = deals * players
    dealt = np.repeat(seeds(seed, deals), players)
    batch = Batch(policy.edition, players, games, [int(one) for one in dealt], threads=threads)
    own = np.tile(np.arange(players), deals)
    for _ in range(_MOST_STEPS):
        is_own = batch.to_act == own
        if isinstance(opponent, str):
            chosen = batch.choices(opponent)
        else:
            chosen = np.full(games, -1)
            _choose(policy, opponent, batch, np.flatnonzero(~is_own & ~batch.over), chosen)
        _choose(policy, weights, batch, np.flatnonzero(is_own), chosen)
        batch.step(chosen)
        if batch.over.all():
            break
    results = batch.scores()
    points = results["total"][:, :players].astype(float)
    first = results["place"][:, :players] == 1
    everyone = np.arange(games)
    shares = (first / first.sum(axis=1, keepdims=True))[everyone, own].reshape(deals, players).mean(axis=1)
    others = points.copy()
    others[everyone, own] = -np.inf
    margin = float((points[everyone, own] - others.max(axis=1)).mean())
    error = float(shares.std(ddof=1)) / sqrt(deals) if deals > 1 else 1.0
    name = opponent if isinstance(opponent, str) else "network"
    return Record(policy.edition.id, players, name, games, float(shares.mean()), error, margin)


@torch.no_grad()
def _choose(
    policy: TablePolicy, weights: Weights, batch: Batch, which: NDArray[np.intp], chosen: NDArray[np.int64]
) -> None:
    """Write down what a network likes best in some of the games."""
    if not len(which):
        return
    rows = torch.as_tensor(batch.features()[which], device=policy.device)
    masks = torch.as_tensor(batch.masks()[which], device=policy.device)
    logs, _ = policy(weights, policy.read(rows, masks), masks)
    chosen[which] = logs.argmax(1).cpu().numpy()
