"""What a network makes of a view: how much it likes each legal action, and how it expects the game to end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.features.view_row import view_row
from northline.neural.inputs import InputReader
from northline.neural.network import Network
from northline.neural.weights import Model
from northline.rules.actions import Action
from northline.rules.view import View
from northline.strategy.action_ids import action_count, numbered_menu
from northline.strategy.bitsets import scrambled
from northline.strategy.board import board_of

_NO_DIFFERENCE = 1e-4
"""Between logits: twins have the same but for rounding."""


@dataclass(frozen=True, eq=False)
class Assessment:
    """What a network makes of a view."""

    actions: tuple[Action, ...]
    """The legal actions that have numbers of their own, in the order of these (``docs/architecture.md``)."""
    logits: NDArray[np.float32]
    """For each of them, how much the network likes it."""
    ties: tuple[int, ...]
    """For each of them a number that looks random: of actions that it likes alike, more is better."""
    share: float
    """The part of the victory that it expects."""
    margin: float
    """The lead over the best of the others that it expects, in hundreds of points."""

    @property
    def favourite(self) -> Action:
        """The action that it likes best; of equals never simply the one that comes first in the file of the board."""
        equals = np.flatnonzero(self.logits >= self.logits.max() - _NO_DIFFERENCE)
        return self.actions[max(equals.tolist(), key=self.ties.__getitem__)]

    def chances(self, temperature: float = 1.0) -> NDArray[np.float64]:
        """The probability of each action; the higher the temperature, the more equal they are."""
        scaled = (self.logits.astype(np.float64) - self.logits.max()) / temperature
        weights = np.exp(scaled)
        return np.asarray(weights / weights.sum())


def assess(view: View, model: Model) -> Assessment:
    """Return what a network makes of the view of a seat that is to act.

    :raises ValueError: where the seat has nothing to choose.
    """
    board = board_of(view.edition)
    menu = numbered_menu(view, board)
    if not menu:
        raise ValueError("there is nothing to choose in this view")
    numbers = sorted(menu)
    mask = np.zeros((1, action_count(board)), np.bool_)
    mask[0, numbers] = True
    reader = _reader(view.edition, view.players)
    network = Network(model.weights, model.shape)
    logits, values = network(reader.board, reader(view_row(view)[None], mask), mask.shape[1])
    share, margin = values[0].tolist()
    salt = crc32(repr((view.seat, view.hand, view.own_tickets)).encode())
    ties = tuple(scrambled(salt, number) for number in numbers)
    return Assessment(tuple(menu[number] for number in numbers), logits[0, numbers], ties, share, margin)


@cache
def _reader(edition: Edition, players: int) -> InputReader:
    return InputReader(edition, players)
