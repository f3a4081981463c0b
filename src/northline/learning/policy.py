"""The network on a device: from feature rows to the choices of thousands of games at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch._dynamo

from northline.editions.model import Edition
from northline.kernel import actions
from northline.learning.weights import Weights
from northline.neural.board_inputs import BoardInputs
from northline.neural.inputs import InputReader, Inputs
from northline.neural.network import Network
from northline.neural.shape import Shape
from northline.neural.ways import Wanted, Ways, find_ways

ILLEGAL = -1e9
FEWEST = 16
"""Positions for which a compiled program is used: for one alone PyTorch would make another."""


class BoardNetwork:
    """Evaluates networks on positions of one edition, with any number of players."""

    def __init__(
        self, edition: Edition, shape: Shape, device: torch.device, *, compiled: bool = False
    ) -> None:
        """With ``compiled``, choosing is one program for any number of positions."""
        self.actions = actions(edition).size
        self.number = torch.bfloat16 if device.type == "cuda" else torch.float32
        self._shape = shape
        self._network = network_on(device)
        self.board = InputReader(edition, edition.rules.players[0], torch, placed_on(device)).board
        self._compiled = torch.compile(self.evaluate) if compiled else self.evaluate

    def __call__(
        self, weights: Weights, inputs: Inputs, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the probabilities of all actions, and the values."""
        if len(masks) < FEWEST or torch.is_grad_enabled():
            return self.evaluate(weights, inputs, masks)
        logs, values = self._compiled(self.rounded(weights), inputs.map(any_number), any_number(masks))
        return logs, values

    def evaluate(
        self, weights: Weights, inputs: Inputs, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The same, as something that may be compiled with what is done with the results."""
        logits, values = self._network(self.rounded(weights), self._shape, torch)(
            self.board, inputs, self.actions
        )
        logits = logits.float().masked_fill(masks == 0, ILLEGAL)
        return torch.log_softmax(logits, 1), values.float()

    def rounded(self, weights: Weights) -> Weights:
        """Return the weights in the type that is computed with."""
        return {name: value.to(self.number) for name, value in weights.items()}


class TablePolicy:
    """Reads positions of one edition with some number of players, for a network to evaluate."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        network: BoardNetwork,
        device: torch.device,
        *,
        compiled: bool = False,
    ) -> None:
        """With ``compiled``, :meth:`read` is mostly one program, for any number of positions."""
        self.edition, self.players, self.device = edition, players, device
        self.network = network
        self._reader = InputReader(edition, players, torch, placed_on(device))
        self._find_ways = ways_on(device)
        self._prices = torch.compile(self._priced) if compiled else self._priced
        self._describe = torch.compile(self._described) if compiled else self._described

    def __call__(
        self, weights: Weights, inputs: Inputs, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the probabilities of all actions, and the values."""
        return self.network(weights, inputs, masks)

    @torch.no_grad()
    def read(self, rows: torch.Tensor, masks: torch.Tensor) -> Inputs:
        """Return what the network reads of feature rows, in the type that it computes with."""
        few = len(rows) < FEWEST
        if not few:
            rows, masks = any_number(rows), any_number(masks)
        costs, wanted = (self._priced if few else self._prices)(rows, masks)
        ways = self._find_ways(self._reader.board, costs, wanted)
        if few:
            return self._described(rows, masks, ways)
        return self._describe(rows, masks, Ways(*map(any_number, vars(ways).values())))

    def _priced(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, Wanted]:
        return self._reader.costs(rows, masks), self._reader.wanted(rows)

    def _described(self, rows: torch.Tensor, masks: torch.Tensor, ways: Ways) -> Inputs:
        number = self.network.number
        return self._reader.describe(rows, masks, ways).map(lambda array: array.to(number))


def any_number(rows: torch.Tensor) -> torch.Tensor:
    """The same rows; a program that is compiled for them takes any number."""
    rows = rows[:]
    torch._dynamo.mark_dynamic(rows, 0)
    return rows


def placed_on(device: torch.device) -> Callable[[Any], torch.Tensor]:
    """Return a function that brings arrays to a device."""
    return lambda array: torch.as_tensor(array, device=device)


def sampled(logs: torch.Tensor, chance: torch.Generator) -> torch.Tensor:
    """Return an action for each row, drawn by its probabilities (by Gumbel noise)."""
    noise = torch.rand(logs.shape, generator=chance, device=logs.device).clamp_(1e-10, 1 - 1e-7)
    return (logs - torch.log(-torch.log(noise))).argmax(1)


def network_on(device: torch.device) -> type[Network]:
    """Return the network that is quickest on a device."""
    if device.type == "cuda":
        from northline.learning.fused_network import FusedNetwork

        return FusedNetwork
    return Network


def ways_on(device: torch.device) -> Callable[[BoardInputs, Any, Wanted], Ways]:
    """Return the function for ways that is quickest on a device."""
    if device.type == "cuda":
        from northline.learning import cuda_ways

        return cuda_ways.find_ways
    return lambda board, costs, wanted: find_ways(board, costs, wanted, torch)
