"""The ways of tickets as a kernel of a GPU works them out, against those of NumPy.

Where there is no GPU, Numba's simulator of CUDA runs the kernel, in a process of its own: Numba asks for it once, when
it is loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import torch

from northline.learning.policy import placed_on
from northline.neural.inputs import InputReader
from northline.neural.ways import find_ways
from tests.kernel.boards import EDITIONS
from tests.neural.golden import rows_and_masks

SIMULATED = [("tiny", 2), ("toy", 3)]
PLAYED = [("europe", 2), ("europe", 5), ("nordic_countries", 3), ("northern_lights", 2), *SIMULATED]


def test_the_kernel_finds_the_same_ways() -> None:
    here = torch.cuda.is_available()
    environment = dict(os.environ) if here else {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-m", __name__], env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        f"{name} {players}" for name, players in (PLAYED if here else SIMULATED)
    ]


def compare(name: str, players: int) -> None:
    """Compare all ways in some positions of a table."""
    from northline.learning import cuda_ways

    edition = EDITIONS[name]()
    rows, masks = rows_and_masks(edition, players)
    reader = InputReader(edition, players)
    expected = find_ways(reader.board, reader.costs(rows, masks), reader.wanted(rows))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    there = InputReader(edition, players, torch, placed_on(device))
    placed = placed_on(device)(rows), placed_on(device)(masks)
    asked = there.board, there.costs(*placed), there.wanted(placed[0])
    if device.type == "cuda":
        found = cuda_ways.find_ways(*asked)
    else:
        given, outputs = cuda_ways.arguments(*asked)
        cuda_ways.launch(0, *(tensor.numpy() for tensor in (*given, *outputs)))
        found = cuda_ways.ways_of(*outputs)
    for key, value in vars(found).items():
        np.testing.assert_allclose(
            value.cpu().numpy(), vars(expected)[key], rtol=1e-5, atol=1e-5, err_msg=key
        )
    told = [key for key, value in vars(expected).items() if value.any()]
    assert set(told) >= {"to_go", "cards_to_go", "between", "held_on_way", "offered_near_way", "threat"}


if __name__ == "__main__":
    for table in PLAYED if torch.cuda.is_available() else SIMULATED:
        compare(*table)
        print(*table)
