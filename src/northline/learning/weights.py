"""The weights that are learnt, as PyTorch tensors by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from northline.neural.shape import Shape

Weights = dict[str, torch.Tensor]

_SMALL = 0.1
"""What is added to a vector round by round, and logits, begin small."""


def fresh_weights(shape: Shape, seed: int, device: torch.device) -> Weights:
    """Return random weights to begin with."""
    generator = torch.Generator().manual_seed(seed)
    found: Weights = {}
    for name, sizes in shape.weights().items():
        if len(sizes) == 1 or name == "value.out":
            values = torch.zeros(sizes)
        else:
            values = torch.randn(sizes, generator=generator) / sizes[0] ** 0.5
            if name.endswith(".out") or name in ("keep.count", "claim.color", "station.color"):
                values *= _SMALL
        found[name] = values.to(device).requires_grad_()
    return found


def weights_from(arrays: Mapping[str, NDArray[Any]], device: torch.device) -> Weights:
    """Return tensors to be learnt that begin with these values."""
    return {
        name: torch.tensor(np.asarray(value, np.float32), device=device, requires_grad=True)
        for name, value in arrays.items()
    }


def weights_to_arrays(weights: Weights) -> dict[str, NDArray[np.float32]]:
    """Return the values as NumPy arrays."""
    return {name: value.detach().float().cpu().numpy() for name, value in weights.items()}


def copy_of(weights: Weights) -> Weights:
    """Return the values as they are now, not to be learnt any more."""
    return {name: value.detach().clone() for name, value in weights.items()}
