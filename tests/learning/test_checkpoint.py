"""Training that is interrupted and taken up again, and files that are no checkpoints."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from northline.learning.checkpoint import (
    Checkpoint,
    CheckpointError,
    read_checkpoint,
    restore,
    save_checkpoint,
)
from northline.learning.ppo import Learner, Settings
from northline.learning.trainer import Limit
from northline.learning.weights import fresh_weights
from northline.neural.shape import Shape
from tests.learning.conftest import CPU, SMALL, small_trainer


@pytest.fixture
def written(tmp_path: Path) -> Path:
    trainer = small_trainer()
    list(trainer.play(Limit(count=2)))
    file = tmp_path / "a.checkpoint"
    checkpoint = Checkpoint((("digest", 2),), SMALL, {"minutes": 1}, 12.5, trainer.decisions, 2, True)
    save_checkpoint(file, checkpoint, trainer.learner)
    return file


def test_weights_and_the_optimiser_come_back(written: Path) -> None:
    trainer = small_trainer()
    list(trainer.play(Limit(count=2)))
    checkpoint, arrays = read_checkpoint(written)
    learner = Learner(fresh_weights(checkpoint.shape, 99, CPU), Settings())
    restore(learner, arrays)
    assert checkpoint.seconds == 12.5
    assert checkpoint.tables == (("digest", 2),)
    for name, weight in trainer.learner.weights.items():
        assert torch.equal(weight, learner.weights[name])
        was, now = (one.optimizer.state[one.weights[name]] for one in (trainer.learner, learner))
        assert bool(was) == bool(now) == (not name.startswith("station."))  # the tiny board has no stations
        if not was:
            continue
        assert float(was["step"]) == float(now["step"])
        assert torch.allclose(was["exp_avg"], now["exp_avg"], atol=2e-3 * float(was["exp_avg"].abs().max()))
        largest = float(was["exp_avg_sq"].max())
        assert torch.allclose(was["exp_avg_sq"], now["exp_avg_sq"], atol=4e-3 * largest)
    (given,) = (torch.zeros(()),)
    loss = sum((weight.sum() for weight in learner.weights.values()), given)
    loss.backward()
    learner.optimizer.step()  # what came back is what the optimiser expects


def test_a_checkpoint_of_the_whole_network_is_small(tmp_path: Path) -> None:
    learner = Learner(fresh_weights(Shape(), 1, CPU), Settings())
    sum((weight.square().sum() for weight in learner.weights.values()), torch.zeros(())).backward()
    learner.optimizer.step()
    save_checkpoint(tmp_path / "a", Checkpoint((), Shape(), {}, 0, 0, 0, False), learner)
    assert (tmp_path / "a").stat().st_size < 6_000_000


def test_broken_files_are_refused_in_a_sentence(written: Path) -> None:
    content = written.read_bytes()
    for broken in (b"", b"nonsense", content[: len(content) // 2], content[100:], bytes(1000)):
        written.write_bytes(broken)
        with pytest.raises(CheckpointError, match="damaged or no checkpoint"):
            read_checkpoint(written)
    with pytest.raises(CheckpointError, match="cannot be read"):
        read_checkpoint(written.parent / "none")
