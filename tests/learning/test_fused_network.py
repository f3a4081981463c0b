"""The network of a GPU's own kernels, against the one that is read: the same numbers, and the same gradients.

Where there is no GPU, Triton interprets the kernels in NumPy, in a process of its own: it asks once, when it is loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
import torch

from northline.editions import edition
from northline.learning.games import Games
from northline.learning.policy import BoardNetwork, TablePolicy
from northline.learning.weights import fresh_weights
from northline.neural.network import Network
from northline.neural.shape import Shape

_SHAPE = Shape(table=32, route=16, ticket=16, hidden=32, rounds=2)


def test_the_fused_network_computes_the_same() -> None:
    pytest.importorskip("triton", reason="Triton is there on Linux only")
    environment = dict(os.environ)
    if not torch.cuda.is_available():
        environment["TRITON_INTERPRET"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", __name__], env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["same", "values", "same", "gradients"]


def compare() -> None:
    """Compare both networks on positions of a game, with weights that are not zero anywhere."""
    from northline.learning.fused_network import FusedNetwork

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    board = edition("europe")  # which has heads for everything, stations too
    network = BoardNetwork(board, _SHAPE, device)
    policy = TablePolicy(board, 2, network, device)
    games = Games(board, 2, 3, 1, device, 1, on_gpu=False)
    for _ in range(6):
        games.step(games.choices(["greedy", "greedy"]))
    _, rows, masks = games.look()
    inputs = policy.read(rows, masks).map(lambda array: array.float())
    chance = torch.Generator(device).manual_seed(1)
    weights = fresh_weights(_SHAPE, 1, device)
    with torch.no_grad():
        for weight in weights.values():
            weight.add_(0.05 * torch.randn(weight.shape, generator=chance, device=device))
    pull = torch.randn(3, network.actions, generator=chance, device=device)
    found = []
    for kind in (Network, FusedNetwork):
        logits, values = kind(weights, _SHAPE, torch)(network.board, inputs, network.actions)
        gradients = torch.autograd.grad((logits * pull).sum() + values.square().sum(), list(weights.values()))
        found.append((torch.cat([logits, values], 1), gradients))
    (outputs, gradients), (fused, fused_gradients) = found
    torch.testing.assert_close(fused, outputs, rtol=1e-4, atol=1e-4)
    print("same values")
    for plain, of_fused in zip(gradients, fused_gradients, strict=True):
        torch.testing.assert_close(of_fused, plain, rtol=1e-3, atol=1e-3)
    in_rounds = [one for name, one in zip(weights, gradients, strict=True) if name[0].isdigit()]
    assert len(in_rounds) == 16
    assert all(float(one.abs().max()) > 0 for one in in_rounds)
    print("same gradients")


if __name__ == "__main__":
    compare()
