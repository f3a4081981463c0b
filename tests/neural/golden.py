"""Fingerprints of the inputs of some positions, kept in ``inputs.npz``: trained weights rely on these very numbers.

When the same position is meant to make other inputs, raise ``inputs.VERSION`` and run ``python -m tests.regenerate``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

import northline as nl
from northline.features.view_row import view_row
from northline.neural.board_inputs import BoardInputs
from northline.neural.inputs import VERSION, InputReader, Inputs
from northline.strategy.action_ids import action_count, numbered_menu
from northline.strategy.board import board_of
from tests.games import ANYTHING, CHOOSER, EVERYTHING, TABLES, positions, table_name

FILE = Path(__file__).parent / "inputs.npz"
_POSITIONS = 6
"""By chooser and table."""


def rows_and_masks(edition: nl.Edition, players: int) -> tuple[np.ndarray, np.ndarray]:
    """Some positions of two games as the seat sees them that is to act: their feature rows and legal actions."""
    board = board_of(edition)
    rows, masks = [], []
    for chooser in (ANYTHING, EVERYTHING, CHOOSER["long routes"]):
        played = positions(edition, players, 11, chooser)[:-1]
        for state in played[:: -(-len(played) // _POSITIONS)]:
            view = nl.rules.view(state, state.to_act[0])
            rows.append(view_row(view))
            masks.append(np.zeros(action_count(board), np.bool_))
            masks[-1][list(numbered_menu(view, board))] = True
    return np.stack(rows), np.stack(masks)


def fingerprints(inputs: Inputs) -> np.ndarray:
    """By position: the numbers of the table, and for each input of routes and tickets the sums over these."""
    choices = np.concatenate((inputs.held, inputs.offer.sum(axis=1)), axis=1)
    parts = (inputs.table, _sums(inputs.routes), _sums(inputs.tickets), _sums(choices[..., None]))
    return np.concatenate(parts, axis=1).astype(np.float32)


def board_fingerprint(board: BoardInputs) -> np.ndarray:
    """The same of what never changes on a board."""
    matrices = (board.routes, board.neighbours, board.incidence, board.tickets)
    parts = (board.rules, *(_sums(matrix[None])[0] for matrix in matrices))
    return np.concatenate(parts).astype(np.float32)


def _sums(values: np.ndarray) -> np.ndarray:
    """Sums over the second axis, without and with weights, so that the order matters."""
    weights = 1.0 + np.sin(np.arange(values.shape[1]) * 1.7)
    exact = values.astype(np.float64)
    return np.concatenate((exact.sum(axis=1), np.einsum("prk,r->pk", exact, weights)), axis=1)


def made() -> Iterator[tuple[str, np.ndarray]]:
    """The fingerprints of all tables, by their names."""
    for edition, players in TABLES:
        reader, name = InputReader(edition, players), table_name((edition, players))
        yield name, fingerprints(reader(*rows_and_masks(edition, players)))
        yield f"{name}-board", board_fingerprint(reader.board)


def write() -> None:
    np.savez_compressed(FILE, version=np.array(VERSION), **dict(made()))
