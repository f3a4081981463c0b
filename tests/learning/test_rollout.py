"""What decisions are said to be worth, against a slow reckoning of the same by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
import torch

from northline.learning.games import Ended, Games
from northline.learning.rollout import SelfPlay, Sparring, results
from tests.learning.conftest import CPU, small_trainer
from tests.toy import tiny

TRACE = 0.9


def by_hand(
    seats: np.ndarray, values: np.ndarray, ends: list[Ended], game: int, step: int
) -> np.ndarray | None:
    """The gain of one decision: the sum of what surprised its seat from then on, the later the less."""
    me, gain, weight, step_now = seats[step][game], np.zeros(2), 1.0, step
    while True:
        following = step_now
        while True:
            if ends[following].which[game]:
                outcome = results(ends[following])[game, me].numpy()
                return gain + weight * (outcome - values[step_now][game])
            following += 1
            if following == len(seats):
                # What comes after is not known: the last value stands for it.
                return None if step_now == step else gain
            if seats[following][game] == me:
                break
        gain = gain + weight * (values[following][game] - values[step_now][game])
        weight *= TRACE
        step_now = following


def test_gains_go_from_a_seats_decision_to_its_next() -> None:
    chance = np.random.default_rng(3)
    steps, number = 40, 30
    games = Games(tiny(), 2, number, 1, CPU, 1)
    trainer = small_trainer()
    play = SelfPlay(games, next(iter(trainer.policies.values())), seed=1)
    seats = chance.integers(0, 2, (steps, number))
    values = chance.normal(size=(steps, number, 2)).astype(np.float32)
    ends = [
        Ended(
            torch.as_tensor(chance.random(number) < 0.05),
            torch.as_tensor(chance.integers(0, 50, (number, 2)).astype(np.int32)),
            torch.as_tensor(np.tile([1, 2], (number, 1)).astype(np.int8)),
        )
        for _ in range(steps)
    ]
    gains, known = play._gains(
        [torch.as_tensor(row) for row in seats], [torch.as_tensor(row) for row in values], ends, TRACE
    )
    checked = 0
    for step in range(steps):
        for game in range(number):
            expected = by_hand(seats, values, ends, game, step)
            assert bool(known[step, game]) == (expected is not None)
            if expected is not None:
                np.testing.assert_allclose(gains[step, game].numpy(), expected, atol=1e-4)
                checked += 1
    assert checked > 1000


def test_the_outcome_is_the_share_of_the_victory_and_the_lead() -> None:
    ended = Ended(
        torch.tensor([True, True]),
        torch.tensor([[90, 120, 100], [80, 80, 20]]),
        torch.tensor([[3, 1, 2], [1, 1, 3]]),
    )
    assert results(ended).tolist() == [
        [pytest.approx([0, -0.3]), pytest.approx([1, 0.2]), pytest.approx([0, -0.2])],
        [pytest.approx([0.5, 0]), pytest.approx([0.5, 0]), pytest.approx([0, -0.6])],
    ]


def test_only_the_learners_decisions_are_learnt_from_in_league_games() -> None:
    trainer = small_trainer(league=1.0)
    table = trainer.plan.tables[0]
    weights = trainer.learner.weights
    everything = trainer._self_play(table).play(weights, 16, 0.95)
    league = trainer._self_play(table).play(weights, 16, 0.95, earlier=weights)
    assert 0 < len(league.decisions) < 0.75 * len(everything.decisions)


def test_only_the_seat_that_learns_is_learnt_from_in_sparring(monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = small_trainer()
    policy = next(iter(trainer.policies.values()))
    games = Games(tiny(), 2, 32, 1, CPU, 1)
    choices, step = games.choices, games.step
    wanted: list[torch.Tensor] = []
    followed: list[torch.Tensor] = []

    def asked(policies: Sequence[str]) -> torch.Tensor:
        assert policies[1] == "greedy"
        wanted.append(choices(policies).clone())
        return wanted[-1]

    def watched(actions: torch.Tensor) -> Ended:
        partners = torch.as_tensor(games.batch.to_act == 1)
        followed.append((actions == wanted[-1])[partners])
        return step(actions)

    monkeypatch.setattr(games, "choices", asked)
    monkeypatch.setattr(games, "step", watched)
    played = Sparring(games, policy, 1, "greedy").play(trainer.learner.weights, 24, 0.95)
    partners = torch.cat(followed)
    assert len(partners) > 200
    assert bool(partners.all())
    assert 100 < len(played.decisions) <= 24 * 32 - len(partners)
