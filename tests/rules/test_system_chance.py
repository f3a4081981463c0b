"""The operating system's randomness is read in bulk: still uniform, and never the same in two processes."""

from __future__ import annotations

import os

import pytest

from northline.rules import SystemChance


@pytest.mark.parametrize("n", [1, 2, 3, 100, 110, 200, 256, 257, 1000])
def test_all_numbers_are_equally_likely(n: int) -> None:
    draws = 400 * n if n <= 256 else 20_000
    counts = [0] * n
    for _ in range(draws):
        counts[SystemChance().below(n)] += 1
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < n - 1 + 7 * (2 * n) ** 0.5  # seven standard deviations


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork processes")
def test_parent_and_child_draw_different_numbers() -> None:
    SystemChance().below(6)  # so that there is something left of what was read
    here, there = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(there, bytes(SystemChance().below(256) for _ in range(32)))
        os._exit(0)
    os.waitpid(child, 0)
    assert os.read(here, 32) != bytes(SystemChance().below(256) for _ in range(32))
