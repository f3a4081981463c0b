"""The network: from the inputs of positions to a logit for each action, and how the game is likely to end.

Written once for NumPy, which bots choose with, and PyTorch, which learns: ``xp`` is either module.

A vector for the table and one for each route go through some rounds. In each of them a route sees itself, its
neighbours (the routes that end where it ends) and the table, and the table sees the mean and the maximum over all
routes. The heads read actions off them: a claim from its route, a station from the routes that meet in its city, a
choice of tickets from the tickets kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from northline.neural.board_inputs import BoardInputs
from northline.neural.inputs import Inputs
from northline.neural.shape import Shape
from northline.strategy.codes import KINDS

SMALLEST_NORM = 1e-6


class Network:
    """Weights and what is done with them."""

    def __init__(self, weights: Mapping[str, Any], shape: Shape, xp: Any = np) -> None:
        self.weights, self.shape, self._xp = weights, shape, xp

    def __call__(self, board: BoardInputs, inputs: Inputs, actions: int) -> tuple[Any, Any]:
        """Return a logit for each action of the edition, legal or not, and the values of each position."""
        w, xp = self.weights, self._xp
        table, routes, tickets = self._embedded(board, inputs)
        for number in range(self.shape.rounds):
            table, routes = self._round(f"{number}.", board, table, routes)
        table = _normed(table)
        routes = _normed(routes)
        logits = [
            self._relu(table @ w["simple.in"] + w["simple.in.bias"]) @ w["simple.out"] + w["simple.out.bias"],
            self._keeps(table, self._picked(inputs.offer, tickets)),
            self._by_color("claim", table, routes),
        ]
        claims = logits[0].shape[1] + logits[1].shape[1] + logits[2].shape[1]
        if actions > claims:
            logits.append(self._by_color("station", table, self._at_cities(board, routes)))
        hidden = self._relu(table @ w["value.in"] + w["value.in.bias"])
        return xp.concatenate(logits, 1), hidden @ w["value.out"] + w["value.out.bias"]

    def _embedded(self, board: BoardInputs, inputs: Inputs) -> tuple[Any, Any, Any]:
        w = self.weights
        table = self._relu(self._product(inputs.table, w["table.in"]) + w["table.in.bias"])
        changing = inputs.routes.shape[-1]
        fixed = self._like(board.routes, inputs.routes) @ w["route.in"][changing:] + w["route.in.bias"]
        routes = (
            self._product(inputs.routes, w["route.in"][:changing])
            + fixed
            + (table @ w["route.in.table"])[:, None]
        )
        tickets = self._relu(
            self._product(inputs.tickets, w["ticket.in"])
            + w["ticket.in.bias"]
            + (table @ w["ticket.in.table"])[:, None]
        )
        offered = self._xp.clip(inputs.offer.sum(1), 0, 1)
        for name, which in (("ticket.held", inputs.held), ("ticket.offered", offered)):
            table = table + self._picked(which[:, None], tickets)[:, 0] @ w[name]
        return table, routes, tickets

    def _round(self, name: str, board: BoardInputs, table: Any, routes: Any) -> tuple[Any, Any]:
        w, xp = self.weights, self._xp
        normed = _normed(table)
        near, mean, most = self._look(board, routes)
        told = normed @ w[name + "route.table"] + w[name + "route.bias"]
        all_routes = xp.concatenate((normed, mean, most), 1)
        table = (
            table
            + self._relu(all_routes @ w[name + "table.in"] + w[name + "table.in.bias"])
            @ (w[name + "table.out"])
        )
        return table, self._step(name, routes, near, told)

    def _look(self, board: BoardInputs, routes: Any) -> tuple[Any, Any, Any]:
        """Return, of normed vectors, the sums over each route's neighbours, and the mean and maximum over all."""
        seen = _normed(routes)
        return self._like(board.neighbours, seen) @ seen, seen.mean(1), self._xp.amax(seen, 1)

    def _step(self, name: str, routes: Any, near: Any, told: Any) -> Any:
        """Return the vectors of the routes after they saw themselves, their neighbours and what the table tells."""
        w = self.weights
        own = _normed(routes) @ w[name + "route.own"]
        hidden = self._relu(own + near @ w[name + "route.near"] + told[:, None])
        return routes + hidden @ w[name + "route.out"]

    def _at_cities(self, board: BoardInputs, routes: Any) -> Any:
        """For each city the mean of the routes that end there."""
        meeting = board.incidence / self._xp.clip(board.incidence.sum(1), 1, 1000)[:, None]
        return self._like(meeting, routes) @ routes

    def _by_color(self, name: str, table: Any, places: Any) -> Any:
        """Logits for every place (a route or city) in every colour."""
        w = self.weights
        hidden = self._relu(
            places @ w[name + ".in"] + (table @ w[name + ".in.table"] + w[name + ".in.bias"])[:, None]
        )
        colors = table @ w[name + ".color"] + w[name + ".color.bias"]
        logits = self._product(hidden, w[name + ".out"]) + colors[:, None]
        return logits.reshape(len(table), places.shape[1] * KINDS)

    def _keeps(self, table: Any, offered: Any) -> Any:
        """Logits for every set of places of the offer."""
        w = self.weights
        each = self._relu(offered @ w["keep.in"] + (table @ w["keep.in.table"] + w["keep.in.bias"])[:, None])
        sets = _sets(offered.shape[1])
        which = self._constant(sets, each)
        counts = w["keep.count"][self._index(sets.sum(axis=1), each)]
        together = which @ each @ w["keep.set"] + counts + (table @ w["keep.set.table"])[:, None]
        return (self._relu(together) @ w["keep.out"])[..., 0]

    # What a GPU does otherwise

    def _product(self, vectors: Any, weights: Any) -> Any:
        """Multiply vectors of a number of entries that may be odd."""
        return vectors @ weights

    def _picked(self, which: Any, tickets: Any) -> Any:
        """By position, the sum of the tickets that each row of ``which`` names."""
        return which @ tickets

    # What differs between the modules

    def _relu(self, array: Any) -> Any:
        return np.maximum(array, 0) if self._xp is np else array.relu()

    def _like(self, array: Any, other: Any) -> Any:
        return array if self._xp is np else array.to(other.dtype)

    def _constant(self, array: Any, other: Any) -> Any:
        if self._xp is np:
            return array
        return self._xp.as_tensor(array, dtype=other.dtype, device=other.device)

    def _index(self, array: Any, other: Any) -> Any:
        numbers = array.astype(np.int64)
        return numbers if self._xp is np else self._xp.as_tensor(numbers, device=other.device)


def _normed(array: Any) -> Any:
    """Every vector divided by its root mean square."""
    return array / ((array * array).mean(-1)[..., None] + SMALLEST_NORM) ** 0.5


@cache
def _sets(places: int) -> Any:
    """By set of places, as a number of an action counts it, and place: whether it is in the set."""
    numbers = np.arange(1 << places)[:, None]
    return (numbers >> np.arange(places)[None] & 1).astype(np.float32)
