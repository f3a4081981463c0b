"""Whether training learns, and learns the same from the same seed."""

from __future__ import annotations

import pytest
import torch

from northline.learning.evaluate import play_against
from northline.learning.trainer import Limit, Trainer
from northline.learning.weights import Weights, copy_of, fresh_weights
from tests.learning.conftest import CPU, SMALL, small_trainer


def weights_of(seed: int) -> Weights:
    return copy_of(fresh_weights(SMALL, seed, CPU))


def share(trainer: Trainer, opponent: str) -> float:
    (record,) = trainer.evaluate([opponent], deals=150, seed=5)
    return record.share


def test_self_play_learns_a_board_from_nothing() -> None:
    trainer = small_trainer()
    before = share(trainer, "greedy")
    reports = list(trainer.play(Limit(count=40)))
    # From about 20 % to about 60 %; the error of each is some 3 points.
    assert share(trainer, "greedy") > before + 0.2
    assert reports[-1].decisions == trainer.decisions > 50_000
    assert reports[-1].mean_points > reports[2].mean_points


def test_imitation_learns_from_a_teacher() -> None:
    trainer = small_trainer()
    before = share(trainer, "random")
    losses = [
        report.loss or 0.0 for report in trainer.imitate("greedy", Limit(count=40), games=64, rate=5e-3)
    ]
    assert sum(losses[-5:]) / 5 < 0.4 * max(losses)
    assert share(trainer, "random") > before + 0.1


def test_the_same_seed_trains_alike() -> None:
    def trained(seed: int) -> torch.Tensor:
        trainer = small_trainer(seed=seed)
        list(trainer.imitate("greedy", Limit(count=3), games=32))
        list(trainer.play(Limit(count=6)))
        return torch.cat([weight.detach().flatten() for weight in trainer.learner.weights.values()])

    first, again, other = trained(1), trained(1), trained(2)
    assert torch.equal(first, again)
    assert not torch.equal(first, other)


def test_against_itself_a_network_wins_half() -> None:
    trainer = small_trainer()
    (policy,) = trainer.policies.values()
    weights = trainer.learner.weights
    assert play_against(policy, weights, weights, deals=30, seed=5).share == 0.5
    list(trainer.play(Limit(count=10)))
    record = play_against(policy, weights, weights_of(seed=1), deals=60, seed=5)
    assert record.share > 0.6
    assert record.games == 120


def test_an_exploiter_learns_from_its_own_seat_alone() -> None:
    opponent = weights_of(seed=1)
    before = {name: weight.clone() for name, weight in opponent.items()}
    alone = small_trainer(league=1.0, sparring=0.0, opponent=opponent)
    everyone = small_trainer(league=0.0, sparring=0.0)
    for trainer in (alone, everyone):
        list(trainer.play(Limit(count=3)))
    assert 0.4 * everyone.decisions < alone.decisions < 0.6 * everyone.decisions
    assert all(torch.equal(weight, before[name]) for name, weight in opponent.items())


def test_a_limit_counts_its_part_of_the_whole() -> None:
    parts = [done for done, _ in Limit(count=3, before=5, whole=10).steps()]
    assert parts == [0.5, 0.6, 0.7]
    assert list(Limit(seconds=0.0).steps()) == []


@pytest.mark.soak  # a C++ compiler works for a minute
def test_compiled_programs_learn_the_same() -> None:
    def trained(compiled: bool) -> torch.Tensor:
        trainer = small_trainer(compiled=compiled)
        list(trainer.play(Limit(count=4)))
        return torch.cat([weight.detach().flatten() for weight in trainer.learner.weights.values()])

    torch.testing.assert_close(trained(compiled=True), trained(compiled=False), rtol=1e-3, atol=1e-4)
