"""Positions from games that the network plays against itself, for what is measured about its search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.bots.network_search.evaluator import Evaluator
from northline.editions.model import Edition
from northline.kernel import Batch
from northline.kernel.core.threads import Workers
from northline.neural.weights import load_model


def evaluator_of(edition: Edition, players: int) -> Evaluator:
    """The network that ships."""
    return Evaluator(edition, players, load_model(edition), Workers())


def self_play(edition: Edition, players: int, games: int, seed: int) -> Iterator[NDArray[Any]]:
    """Yield, choice after choice, the records of all games that are not over yet."""
    evaluator, batch = evaluator_of(edition, players), Batch(edition, players, games, seed)
    while len(which := np.flatnonzero(~batch.over)):
        yield batch.games[which]
        actions = np.full(games, -1)
        actions[which] = evaluator(batch.features()[which], batch.masks()[which]).logits.argmax(axis=1)
        batch.step(actions)
