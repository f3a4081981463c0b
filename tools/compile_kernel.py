"""Compile the kernel before it is needed, on all processors at once; what is compiled is kept on disk.

    python -m tools.compile_kernel

Without this every process that comes first to a part of the kernel compiles it for itself, several the same part.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import northline as nl
from northline import kernel
from northline.envs.kernel_game import Table
from northline.kernel import POLICIES, entries
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MOST_PLAYERS, OUTLOOK, RESULT, TURN, WORK
from northline.kernel.playouts import fresh_minds, seeds
from northline.kernel.warm_up import warm_up

BOARD = "nordic_countries"


def _note() -> None:
    kernel.playouts(nl.edition(BOARD), 2, 1, "planner", threads=1, diaries=True)


def _step() -> None:
    batch = kernel.Batch(nl.edition(BOARD), 2, 1, threads=1)
    batch.step(np.array([int(np.flatnonzero(batch.masks()[0])[0])]))
    batch.scores()


def _choose() -> None:
    kernel.Batch(nl.edition(BOARD), 2, 1, threads=1).choices("planner")


def _advance() -> None:
    table = Table(nl.edition(BOARD), 2)
    table.set_up(1)
    table.let_policy_act(POLICIES["planner"])


def _look_out() -> None:
    board, rows = nl.edition(BOARD), np.zeros((1, MOST_PLAYERS, OUTLOOK))
    games, results, works = np.zeros(1, GAME), np.zeros(1, RESULT), np.zeros(1, WORK)
    entries.set_up_games(tables_of(board), games, seeds(1, 1), np.zeros(1, np.int64), 2, 0, 1)
    games["phase"] = TURN
    minds = fresh_minds(board, seeds(1, 1), 2)
    entries.look_out_games(tables_of(board), games, minds, works, 0, results, rows, 0, 1)


PARTS: tuple[Callable[[], None], ...] = (warm_up, _note, _choose, _advance, _look_out, _step)
"""Each is compiled by using it once; those that take longest come first."""


def main() -> None:
    logging.getLogger("northline.kernel").setLevel(logging.ERROR)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done in [pool.submit(part) for part in PARTS]:
            done.result()


if __name__ == "__main__":
    main()
