"""Training in small: one thread, a small network, a tiny board."""

from __future__ import annotations

import pytest
import torch

from northline.editions import Edition
from northline.learning.ppo import Settings
from northline.learning.trainer import Plan, Trainer
from northline.learning.weights import Weights, fresh_weights
from northline.neural.shape import Shape
from tests.toy import tiny

SMALL = Shape(table=32, route=16, ticket=8, hidden=16, rounds=1)
CPU = torch.device("cpu")


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def small_trainer(
    edition: Edition | None = None,
    seed: int = 1,
    compiled: bool = False,
    opponent: Weights | None = None,
    **options: object,
) -> Trainer:
    plan = Plan(
        [(edition or tiny(), 2)],
        games=64,
        steps=32,
        rate=3e-3,
        settings=Settings(minibatch=512),
        value_warm_up=0,
        league_every=4,
        seed=seed,
        **options,  # type: ignore[arg-type]
    )
    weights = fresh_weights(SMALL, seed, CPU)
    return Trainer(plan, weights, SMALL, CPU, compiled=compiled, threads=1, opponent=opponent)
