"""Compile the kernel ahead of time, on all cores; the code is cached on disk.

    python -m tools.compile_kernel

Without this every process compiles what it needs first, several of them the same parts.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import northline as nl
from northline import kernel
from northline.envs.kernel_game import KernelGame
from northline.kernel import KERNEL_PLAYERS, entry_points
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, LEAF_FEATURES, MAX_PLAYERS, RESULT, SCRATCH
from northline.kernel.playouts import new_memories, seeds
from northline.kernel.warm_up import warm_up
from northline.strategy.codes import TURN

BOARD = "nordic_countries"


def _log() -> None:
    kernel.playouts(nl.edition(BOARD), 2, 1, "planner", threads=1, game_logs=True)


def _step() -> None:
    batch = kernel.Batch(nl.edition(BOARD), 2, 1, threads=1)
    batch.step(np.array([int(np.flatnonzero(batch.masks()[0])[0])]))
    batch.scores()


def _choose() -> None:
    kernel.Batch(nl.edition(BOARD), 2, 1, threads=1).choices("planner")


def _advance() -> None:
    game = KernelGame(nl.edition(BOARD), 2)
    game.set_up(1)
    game.let_player_act(KERNEL_PLAYERS["planner"])


def _leaf_features() -> None:
    board, rows = nl.edition(BOARD), np.zeros((1, MAX_PLAYERS, LEAF_FEATURES))
    games, results, scratches = np.zeros(1, GAME), np.zeros(1, RESULT), np.zeros(1, SCRATCH)
    entry_points.set_up_games(tables_of(board), games, seeds(1, 1), np.zeros(1, np.int64), 2, 0, 1)
    games["phase"] = TURN
    memories = new_memories(board, seeds(1, 1), 2)
    entry_points.leaf_features_of_games(tables_of(board), games, memories, scratches, 0, results, rows, 0, 1)


PARTS: tuple[Callable[[], None], ...] = (warm_up, _log, _choose, _advance, _leaf_features, _step)
"""Each is compiled by using it once; those that take longest come first."""


def main() -> None:
    logging.getLogger("northline.kernel").setLevel(logging.ERROR)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done in [pool.submit(part) for part in PARTS]:
            done.result()


if __name__ == "__main__":
    main()
