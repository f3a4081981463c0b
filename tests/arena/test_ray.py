"""Arena and lab on a real Ray cluster of several processes on this machine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from northline.arena import Schedule, Workers, play
from northline.arena.lab import Experiment
from northline.arena.lab.counting import count_games
from northline.arena.workers import LOST, WorkersError
from northline.cli import cli
from tests.arena import tasks
from tests.arena.tournaments import TOY, without_times
from tests.toy import toy

ray = pytest.importorskip("ray", reason="Ray is not installed: it is part of the extra `arena`")


@pytest.fixture(scope="module")
def cluster():
    """One cluster for all tests: starting one takes longest."""
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    yield
    ray.shutdown()


def test_a_tournament_is_the_same_on_a_cluster(cluster) -> None:
    schedule = Schedule.of(toy(), 3, ("random", "greedy"), games=60, seed=3, records=True)
    assert play(schedule, Workers(2, "local")) == play(schedule)


def test_the_lab_counts_the_same_on_a_cluster(cluster) -> None:
    experiment = Experiment(toy(), 2, 26_000)
    here, there = count_games(experiment), count_games(experiment, Workers(2, "local"))
    assert {name: part.tolist() for name, part in here.items()} == {
        name: part.tolist() for name, part in there.items()
    }


def test_several_processes_work_and_a_killed_one_loses_nothing(cluster, tmp_path: Path) -> None:
    workers = Workers(2, "local")
    who = dict(workers.run(tasks.process_of, None, range(40)))
    assert len(set(who.values())) > 1
    assert sorted(workers.run(tasks.dies_once, tmp_path, range(40))) == [(n, n) for n in range(40)]
    assert (tmp_path / "died").exists()


def test_a_task_that_always_kills_its_process_is_given_up(cluster) -> None:
    results = dict(Workers(2, "local").run(tasks.dies_always, None, range(8)))
    assert results.pop(3) is LOST
    assert results == {n: n for n in range(8) if n != 3}


def test_the_command_plays_on_a_cluster(cluster, tmp_path: Path) -> None:
    for folder, more in (("here", ["--workers", "1"]), ("there", ["--ray", "local", "--workers", "2"])):
        arguments = ["arena", "random", "greedy", "--edition", TOY, "--games", "10", "--plots", "none"]
        result = CliRunner().invoke(cli, [*arguments, "--output", str(tmp_path / folder), *more])
        assert result.exit_code == 0, result.output
    assert without_times(tmp_path / "there") == without_times(tmp_path / "here")
    assert json.loads((tmp_path / "there" / "summary.json").read_text(encoding="utf-8"))["games"] == 10


def test_a_cluster_that_is_not_there_is_told() -> None:
    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(WorkersError, match="there is no Ray cluster at '127.0.0.1:1'".replace(".", r"\.")):
        list(Workers(2, "127.0.0.1:1").run(tasks.square, 0, range(3)))
