"""How a network does against other players: whole games inside the kernel, every deal once in each seat."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
import torch

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


@torch.no_grad()
def play_against(
    policy: TablePolicy, weights: Weights, opponent: str, deals: int, seed: int, threads: int | None = None
) -> Record:
    """Play one network among opponents of the kernel, choosing what it likes best."""
    players = policy.players
    games = deals * players
    dealt = np.repeat(seeds(seed, deals), players)
    batch = Batch(policy.edition, players, games, [int(one) for one in dealt], threads=threads)
    own = np.tile(np.arange(players), deals)
    for _ in range(_MOST_STEPS):
        to_act = batch.to_act
        mine = np.flatnonzero(to_act == own)
        chosen = batch.choices(opponent)
        if len(mine):
            rows = torch.as_tensor(batch.features()[mine], device=policy.device)
            masks = torch.as_tensor(batch.masks()[mine], device=policy.device)
            logs, _ = policy(weights, policy.read(rows, masks), masks)
            chosen[mine] = logs.argmax(1).cpu().numpy()
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
    return Record(policy.edition.id, players, opponent, games, float(shares.mean()), error, margin)
