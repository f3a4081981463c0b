"""Training the network of the value model: samples, gradients, and Adam, in plain NumPy."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.analysis.values.inputs import INPUTS
from northline.analysis.values.network import GAIN_SCALE, POINTS_SCALE, Network
from northline.kernel.search.value_features import GAIN

Numbers = NDArray[np.float32]
Weights = dict[str, NDArray[Any]]

SEAT_WIDTH, TABLE_WIDTH = 64, 48
"""Sizes of the two hidden layers."""
BATCH = 1024
POINTS_LOSS = 0.5
"""The weight of the squared error of points (in units of the correction) beside the cross-entropy of the winner."""
DECAY = 0.02
"""How quickly weights fade that nothing keeps up."""
_FIRST, _SECOND, _TINY = 0.9, 0.999, 1e-8
"""Adam's constants."""
_TRAINED = ("seat_weights", "seat_bias", "table_weights", "table_bias", "output_weights", "output_bias")


@dataclass(frozen=True)
class Samples:
    """Positions of one table as the model sees them, and how their games ended."""

    rows: Numbers
    now: Numbers
    final: Numbers
    shares: Numbers
    games: NDArray[np.int64]
    """From which game a sample is."""
    weights: Numbers
    """How much each sample counts."""

    def only(self, which: NDArray[Any]) -> Samples:
        return Samples(*(getattr(self, field.name)[which] for field in fields(self)))


def new_weights(samples: list[Samples], seed: int) -> Weights:
    """Random weights, and the scaling of inputs for these samples."""
    chance = np.random.default_rng(seed)
    rows = np.concatenate([table.rows.reshape(-1, INPUTS) for table in samples])
    spread = rows.std(axis=0)

    def matrix(inputs: int, outputs: int, size: float) -> Numbers:
        random: Numbers = chance.standard_normal((inputs, outputs), np.float32)
        return np.asarray(size / np.sqrt(inputs) * random, np.float32)

    return {
        "mean": rows.mean(axis=0),
        "scale": np.where(spread > 1e-3, 1 / np.maximum(spread, 1e-3), 0.0).astype(np.float32),
        "seat_weights": matrix(INPUTS, SEAT_WIDTH, 1.4),
        "seat_bias": np.zeros(SEAT_WIDTH, np.float32),
        "table_weights": matrix(2 * SEAT_WIDTH, TABLE_WIDTH, 1.4),
        "table_bias": np.zeros(TABLE_WIDTH, np.float32),
        "output_weights": matrix(TABLE_WIDTH, 2, 0.1),
        "output_bias": np.zeros(2, np.float32),
    }


def network_of(weights: Weights) -> Network:
    return Network(**{name: value.astype(np.float64) for name, value in weights.items()})


def gradients(weights: Weights, batch: Samples) -> Weights:
    """The gradients of the loss, averaged over a batch."""
    players = batch.rows.shape[1]
    seen = (batch.rows - weights["mean"]) * weights["scale"]
    seats = np.maximum(seen @ weights["seat_weights"] + weights["seat_bias"], 0)
    others = (seats.sum(axis=1, keepdims=True) - seats) / (players - 1)
    both = np.concatenate((seats, others), axis=2)
    table = np.maximum(both @ weights["table_weights"] + weights["table_bias"], 0)
    output = table @ weights["output_weights"] + weights["output_bias"]

    strength = np.exp(output[..., 0] - output[..., 0].max(axis=1, keepdims=True))
    win = strength / strength.sum(axis=1, keepdims=True)
    left = (batch.final - batch.now - GAIN_SCALE * batch.rows[..., GAIN]) / POINTS_SCALE
    by_output = np.empty_like(output)
    by_output[..., 0] = win - batch.shares
    by_output[..., 1] = POINTS_LOSS * (output[..., 1] - left) / players
    by_output *= (batch.weights / batch.weights.sum())[:, None, None]

    by_table = (by_output @ weights["output_weights"].T) * (table > 0)
    by_both = by_table @ weights["table_weights"].T
    own, pooled = np.split(by_both, 2, axis=2)
    by_seats = (own + (pooled.sum(axis=1, keepdims=True) - pooled) / (players - 1)) * (seats > 0)
    return {
        "seat_weights": _outer(seen, by_seats),
        "seat_bias": by_seats.sum(axis=(0, 1)),
        "table_weights": _outer(both, by_table),
        "table_bias": by_table.sum(axis=(0, 1)),
        "output_weights": _outer(table, by_output),
        "output_bias": by_output.sum(axis=(0, 1)),
    }


def _outer(inputs: Numbers, errors: Numbers) -> Numbers:
    product: Numbers = inputs.reshape(-1, inputs.shape[2]).T @ errors.reshape(-1, errors.shape[2])
    return product


def train(weights: Weights, samples: list[Samples], epochs: int, rate: float, seed: int) -> Weights:
    """Return weights after some epochs of Adam; the learning rate falls to nothing along a cosine."""
    chance = np.random.default_rng(seed)
    weights = {name: value.copy() for name, value in weights.items()}
    first = {name: np.zeros_like(weights[name]) for name in _TRAINED}
    second = {name: np.zeros_like(weights[name]) for name in _TRAINED}
    steps = epochs * sum(len(table.now) // BATCH for table in samples)
    step = 0
    for _ in range(epochs):
        orders = [chance.permutation(len(table.now)) for table in samples]
        batches = [
            (table, order[start : start + BATCH])
            for table, order in zip(samples, orders, strict=True)
            for start in range(0, len(order) - BATCH + 1, BATCH)
        ]
        for place in chance.permutation(len(batches)):
            table, which = batches[place]
            step += 1
            now = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            slopes = gradients(weights, table.only(which))
            for name, slope in slopes.items():
                first[name] += (1 - _FIRST) * (slope - first[name])
                second[name] += (1 - _SECOND) * (slope**2 - second[name])
                mean = first[name] / (1 - _FIRST**step)
                spread = np.sqrt(second[name] / (1 - _SECOND**step)) + _TINY
                decay = DECAY if name.endswith("weights") else 0.0
                weights[name] -= now * (mean / spread + decay * weights[name])
    return weights
