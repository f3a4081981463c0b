"""Whoever works, the results are the same, and a process that dies loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from northline.arena.workers import LOST, Workers
from tests.arena import tasks
from tests.processes import run_script


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


def test_a_task_whose_process_died_is_done_again_with_care() -> None:
    results = dict(Workers(2).run(tasks.dies_always, None, range(8), careful=tasks.is_careful))
    assert results == {**{number: number for number in range(8)}, 3: -3}


def test_a_single_worker_can_die_apart() -> None:
    results = dict(Workers(1, apart=True).run(tasks.dies_always, None, range(5)))
    assert results.pop(3) is LOST
    assert results == {number: number for number in range(5) if number != 3}


@pytest.mark.parametrize("processes", [1, 2])
def test_everybody_who_worked_tidies_up(
    processes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TIDIED", str(tmp_path))
    assert len(list(Workers(processes).run(tasks.process_of, None, range(8), tidy=tasks.tidies))) == 8
    assert len(list(tmp_path.iterdir())) == processes


def test_a_script_without_a_guard_gets_one_sentence(tmp_path: Path) -> None:
    """Every process would import it, and start the work again."""
    script = tmp_path / "script.py"
    script.write_text(
        "from northline.arena import Workers\nprint(dict(Workers(2).run(pow, 2, range(4))))\n",
        encoding="utf-8",
    )
    done = run_script(script)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("Traceback") == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("northline.arena.workers.WorkersError: the processes that work import your script")
    assert 'if __name__ == "__main__":' in last


def test_an_error_in_a_task_is_told() -> None:
    with pytest.raises(RuntimeError, match="went wrong"):
        list(Workers(2).run(tasks.fails, None, range(4)))


def test_work_can_be_stopped() -> None:
    results = Workers(2).run(tasks.square, 0, iter(range(10**9)))
    next(results)
    results.close()
    assert list(results) == []
