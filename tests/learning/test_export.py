"""A trained network and the file made of it: the same choices, in PyTorch and in NumPy."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import northline as nl
from northline.kernel import Batch
from northline.learning.policy import BoardNetwork, TablePolicy
from northline.learning.weights import weights_from
from northline.neural.inputs import InputReader
from northline.neural.network import Network
from northline.neural.weights import load_model, read_weights, save_weights
from tests.learning.conftest import CPU


@pytest.mark.parametrize(
    ("name", "players"), [("europe", 3), ("nordic_countries", 2), ("northern_lights", 5)]
)
def test_exported_weights_give_the_logits_of_the_trained_network(name: str, players: int) -> None:
    edition = nl.edition(name)
    shipped = load_model(edition)
    chance = np.random.default_rng(1)
    trained = {key: value + 1e-3 * chance.normal(size=value.shape) for key, value in shipped.weights.items()}
    exported = read_weights(save_weights(trained, shipped.shape, shipped.card, bits=16), "exported")
    batch = Batch(edition, players, 40, 7, threads=1)
    for _ in range(60):
        batch.step(batch.choices("greedy"))
        batch.restart(3)
    rows, masks = batch.features(), batch.masks()
    policy = TablePolicy(edition, players, BoardNetwork(edition, shipped.shape, CPU), CPU)
    legal = torch.as_tensor(masks.view(np.uint8))
    logs, values = policy(weights_from(trained, CPU), policy.read(torch.as_tensor(rows), legal), legal)
    reader = InputReader(edition, players)
    logits, shares = Network(exported.weights, exported.shape)(
        reader.board, reader(rows, masks), masks.shape[1]
    )
    chosen = np.where(masks, logits, -np.inf)
    chosen = (
        chosen
        - np.log(np.exp(chosen - chosen.max(1, keepdims=True)).sum(1, keepdims=True))
        - chosen.max(1, keepdims=True)
    )
    difference = np.abs(np.where(masks, chosen, 0) - np.where(masks, logs.detach().numpy(), 0))
    likely = masks & (chosen > -8)
    assert difference[likely].max() < 1e-3 * 8
    assert np.abs(shares - values.detach().numpy()).max() < 1e-3
