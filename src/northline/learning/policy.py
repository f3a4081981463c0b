"""The network on a device: from feature rows to the choices of thousands of games at once."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import torch

from northline.editions.model import Edition
from northline.kernel import actions
from northline.learning.weights import Weights
from northline.neural.inputs import InputReader, Inputs
from northline.neural.network import Network
from northline.neural.shape import Shape

ILLEGAL = -1e9


class BoardNetwork:
    """Evaluates networks on positions of one edition, with any number of players."""

    def __init__(
        self, edition: Edition, shape: Shape, device: torch.device, compiled: Collection[int] = ()
    ) -> None:
        """For batches of the sizes ``compiled`` a program is compiled, which is quicker than one operation by one."""
        self.actions = actions(edition).size
        self.number = torch.bfloat16 if device.type == "cuda" else torch.float32
        self._shape, self._sizes = shape, frozenset(compiled)
        self._board = InputReader(edition, edition.rules.players[0], torch, placed_on(device)).board
        self._compiled = torch.compile(self._evaluated, dynamic=False)

    def __call__(
        self, weights: Weights, inputs: Inputs, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the probabilities of all actions, and the values."""
        evaluate = self._compiled if len(masks) in self._sizes else self._evaluated
        logs, values = evaluate(weights, inputs, masks)
        return logs, values

    def _evaluated(
        self, weights: Weights, inputs: Inputs, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        rounded = {name: value.to(self.number) for name, value in weights.items()}
        logits, values = Network(rounded, self._shape, torch)(self._board, inputs, self.actions)
        logits = logits.float().masked_fill(masks == 0, ILLEGAL)
        return torch.log_softmax(logits, 1), values.float()


class TablePolicy:
    """Reads positions of one edition with some number of players, for a network to evaluate."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        network: BoardNetwork,
        device: torch.device,
        compiled: Collection[int] = (),
    ) -> None:
        self.edition, self.players, self.device = edition, players, device
        self._network, self._sizes = network, frozenset(compiled)
        on_gpu = device.type == "cuda"
        exact = torch.float16 if on_gpu else torch.float32
        self._reader = InputReader(edition, players, torch, placed_on(device), real=exact)
        self._distances = distances_on(device)
        self._compiled_costs = torch.compile(self._reader.costs, dynamic=False)
        self._compiled_describe = torch.compile(self._described, dynamic=False)

    def __call__(
        self, weights: Weights, inputs: Inputs, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the probabilities of all actions, and the values."""
        return self._network(weights, inputs, masks)

    @torch.no_grad()
    def read(self, rows: torch.Tensor, masks: torch.Tensor) -> Inputs:
        """Return what the network reads of feature rows, in the type that it computes with."""
        compiled = len(rows) in self._sizes
        costs = (self._compiled_costs if compiled else self._reader.costs)(rows, masks)
        distances = self._distances(costs, self._reader.board.links)
        return (self._compiled_describe if compiled else self._described)(rows, masks, distances)

    def _described(self, rows: torch.Tensor, masks: torch.Tensor, distances: torch.Tensor) -> Inputs:
        number = self._network.number
        return self._reader.describe(rows, masks, distances).map(lambda array: array.to(number))


def placed_on(device: torch.device) -> Callable[[Any], torch.Tensor]:
    """Return a function that brings arrays to a device."""
    return lambda array: torch.as_tensor(array, device=device)


def sampled(logs: torch.Tensor) -> torch.Tensor:
    """Return an action for each row, drawn by its probabilities (by Gumbel noise)."""
    noise = torch.rand_like(logs).clamp_(1e-10, 1 - 1e-7)
    return (logs - torch.log(-torch.log(noise))).argmax(1)


def distances_on(device: torch.device) -> Callable[[Any, Any], Any]:
    """Return the function for shortest ways that is quickest on a device."""
    if device.type == "cuda":
        from northline.learning.cuda_distances import all_distances

        return all_distances
    from northline.neural import distances

    return lambda costs, links: distances.all_distances(costs, links, torch)
