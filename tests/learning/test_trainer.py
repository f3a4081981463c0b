"""Whether training learns, and learns the same from the same seed."""

from __future__ import annotations

import torch

from northline.learning.trainer import Limit, Trainer
from tests.learning.conftest import small_trainer


def share(trainer: Trainer, opponent: str) -> float:
    (record,) = trainer.evaluate([opponent], deals=150, seed=5)
    return record.share


def test_self_play_learns_a_board_from_nothing() -> None:
    trainer = small_trainer()
    before = share(trainer, "random")
    reports = list(trainer.play(Limit(count=60)))
    after = share(trainer, "random")
    # From about 40 % to about 90 %; fresh deals, so the error is some 3 points.
    assert before < 0.6
    assert after > 0.75
    assert reports[-1].decisions == trainer.decisions > 100_000
    assert reports[-1].mean_points > reports[2].mean_points


def test_imitation_learns_from_a_teacher() -> None:
    trainer = small_trainer()
    before = share(trainer, "random")
    reports = list(trainer.imitate("greedy", Limit(count=40), games=64, rate=5e-3))
    losses = [report.loss or 0.0 for report in reports]
    assert sum(losses[-5:]) < 0.6 * sum(losses[:5])
    assert share(trainer, "random") > before + 0.2


def test_the_same_seed_trains_alike() -> None:
    def trained(seed: int) -> torch.Tensor:
        trainer = small_trainer(seed=seed)
        list(trainer.imitate("greedy", Limit(count=3), games=32))
        list(trainer.play(Limit(count=6)))
        return torch.cat([weight.detach().flatten() for weight in trainer.learner.weights.values()])

    first, again, other = trained(1), trained(1), trained(2)
    assert torch.equal(first, again)
    assert not torch.equal(first, other)


def test_a_limit_counts_its_part_of_the_whole() -> None:
    parts = [done for done, _ in Limit(count=3, before=5, whole=10).steps()]
    assert parts == [0.5, 0.6, 0.7]
    assert list(Limit(seconds=0.0).steps()) == []
