"""Whoever works, the results are the same, and a process that dies loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from northline.arena.workers import LOST, Workers
from tests.arena import tasks


@pytest.mark.parametrize("processes", [1, 2])
def test_every_task_is_done_once(processes: int) -> None:
    results = list(Workers(processes).run(tasks.square, 7, range(20)))
    assert sorted(results) == [(number, 7 + number * number) for number in range(20)]


def test_a_process_that_dies_loses_nothing(tmp_path: Path) -> None:
    results = list(Workers(2).run(tasks.dies_once, tmp_path, range(12)))
    assert sorted(results) == [(number, number) for number in range(12)]
    assert (tmp_path / "died").exists()


def test_a_task_that_always_kills_its_process_is_given_up() -> None:
    results = dict(Workers(2).run(tasks.dies_always, None, range(8)))
    assert results.pop(3) is LOST
    assert results == {number: number for number in range(8) if number != 3}


def test_an_error_in_a_task_is_told() -> None:
    with pytest.raises(RuntimeError, match="went wrong"):
        list(Workers(2).run(tasks.fails, None, range(4)))


def test_work_can_be_stopped() -> None:
    results = Workers(2).run(tasks.square, 0, iter(range(10**9)))
    next(results)
    results.close()
    assert list(results) == []
