"""The network on a device: from feature rows to the choices of thousands of games at once."""

from __future__ import annotations

from typing import Any

import torch

from northline.editions.model import Edition
from northline.kernel import actions
from northline.learning.weights import Weights
from northline.neural.inputs import InputReader, Inputs
from northline.neural.network import Network
from northline.neural.shape import Shape

ILLEGAL = -1e9


class TablePolicy:
    """Reads positions of one edition with some number of players, and evaluates networks on them."""

    def __init__(
        self, edition: Edition, players: int, shape: Shape, device: torch.device, *, compiled: bool = False
    ) -> None:
        self.edition, self.players, self.device = edition, players, device
        self.actions = actions(edition).size
        self.number = torch.bfloat16 if device.type == "cuda" else torch.float32
        self._shape = shape
        exact = torch.float16 if device.type == "cuda" else torch.float32
        self._reader = InputReader(
            edition, players, torch, self._place, all_distances_on(device), real=exact
        )
        self._evaluate = torch.compile(self._evaluated, dynamic=False) if compiled else self._evaluated

    def _place(self, array: Any) -> torch.Tensor:
        return torch.as_tensor(array, device=self.device)

    @torch.no_grad()
    def read(self, rows: torch.Tensor, masks: torch.Tensor) -> Inputs:
        """Return what the network reads of feature rows, in the type that it computes with."""
        return self._reader(rows, masks).map(lambda array: array.to(self.number))

    def __call__(
        self, weights: Weights, inputs: Inputs, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the probabilities of all actions, and the values."""
        return self._evaluate(weights, inputs, masks)

    def _evaluated(
        self, weights: Weights, inputs: Inputs, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        rounded = {name: value.to(self.number) for name, value in weights.items()}
        network = Network(rounded, self._shape, torch)
        logits, values = network(self._reader.board, inputs, self.actions)
        logits = logits.float().masked_fill(masks == 0, ILLEGAL)
        return torch.log_softmax(logits, 1), values.float()


def sampled(logs: torch.Tensor) -> torch.Tensor:
    """Return an action for each row, drawn by its probabilities (by Gumbel noise)."""
    noise = torch.rand_like(logs).clamp_(1e-10, 1 - 1e-7)
    return (logs - torch.log(-torch.log(noise))).argmax(1)


def all_distances_on(device: torch.device) -> Any:
    """Return the function for shortest ways that is quickest on a device; None for the one of the reader itself."""
    if device.type != "cuda":
        return None
    from northline.learning.cuda_distances import all_distances

    return all_distances
