"""Untrained networks for tests: their weights are random, and so is how they play."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from northline.neural.shape import Shape
from northline.neural.weights import Card, Model, read_weights, save_weights

SMALL = Shape(table=24, route=12, ticket=8, hidden=16, rounds=1)
CARD = Card(
    boards=("europe-2p", "nordic_countries-3p"),
    decisions=1_000_000,
    trained="2026-01-31",
    by="a test",
    strength={"europe-2p against random": 0.5},
    weaknesses="it has learnt nothing",
)


def random_weights(shape: Shape = SMALL, seed: int = 1) -> dict[str, np.ndarray]:
    chance = np.random.default_rng(seed)
    return {
        name: (chance.standard_normal(size) / np.sqrt(size[0])).astype(np.float32)
        for name, size in shape.weights().items()
    }


def content(shape: Shape = SMALL, seed: int = 1, bits: int = 8) -> bytes:
    return save_weights(random_weights(shape, seed), shape, CARD, bits)


def model(shape: Shape = SMALL, seed: int = 1) -> Model:
    return read_weights(content(shape, seed), "random")


def file(folder: Path, seed: int = 1) -> Path:
    path = folder / f"random-{seed}.npz"
    path.write_bytes(content(seed=seed))
    return path
