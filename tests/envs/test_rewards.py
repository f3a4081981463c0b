"""Rewards: zero-sum ones sum to zero, and what shaping gives it takes back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from northline.envs import NorthlineEnv, NorthlineSelfPlayEnv, NorthlineVectorEnv, northline_v0
from northline.envs.rewards import REWARDS, ZERO_SUM, RewardScheme, rank, zero_sum
from northline.kernel import RESULT
from tests.envs.learners import pick, rewards_by_agent
from tests.toy import toy


def result(totals: list[int], tie_breakers: list[int]) -> np.ndarray:
    """A final scoring with these points, ties broken by some other number."""
    results = np.zeros(1, RESULT)
    strengths = list(zip(totals, tie_breakers, strict=True))
    results["total"][0, : len(totals)] = totals
    results["place"][0, : len(totals)] = [1 + sum(other > own for other in strengths) for own in strengths]
    return results


seats = st.lists(st.tuples(st.integers(-60, 250), st.integers(0, 1)), min_size=2, max_size=5)


@given(seats)
def test_zero_sum_rewards_sum_to_zero(scored: list[tuple[int, int]]) -> None:
    final = result([points for points, _ in scored], [breaker for _, breaker in scored])
    for name in ZERO_SUM:
        assert REWARDS[name](final, len(scored)).sum() == pytest.approx(0, abs=1e-12)
    for seat in range(len(scored)):
        forfeited = RewardScheme.of("rank", len(scored), False, 1.0).forfeits(np.array([seat]))
        assert forfeited.sum() == pytest.approx(0, abs=1e-12)


@given(seats)
def test_a_better_place_is_never_worth_less(scored: list[tuple[int, int]]) -> None:
    final = result([points for points, _ in scored], [breaker for _, breaker in scored])
    places = final["place"][0, : len(scored)]
    for reward in (REWARDS["win"], zero_sum, rank):
        worth = reward(final, len(scored))[0]
        assert (np.diff(worth[np.argsort(places)]) <= 0).all()
        assert -1 <= worth.min() <= worth.max() <= 1


def test_with_two_players_winning_is_zero_sum_already() -> None:
    for final in (result([10, 20], [0, 0]), result([5, 5], [0, 0])):
        assert REWARDS["win"](final, 2).tolist() == zero_sum(final, 2).tolist() == rank(final, 2).tolist()


def discounted(rewards: list[float], discount: float) -> float:
    return sum(reward * discount**step for step, reward in enumerate(rewards))


@pytest.mark.parametrize("discount", [1.0, 0.97])
@pytest.mark.parametrize("reward", REWARDS)
def test_shaping_telescopes_for_every_agent(reward: str, discount: float) -> None:
    plain = rewards_by_agent(northline_v0.env(toy(), 3, reward), seed=4)
    shaped = rewards_by_agent(northline_v0.env(toy(), 3, reward, shaped=True, discount=discount), seed=4)
    for agent, paid in shaped.items():
        assert any(paid[:-1]), "nothing was paid during the game"
        assert discounted(paid, discount) == pytest.approx(discounted(plain[agent], discount), abs=1e-12)


def returns_of_single(env: NorthlineEnv, seed: int, discount: float) -> list[float]:
    choice, totals = np.random.default_rng(seed), []
    env.reset(seed=seed)
    for _ in range(3):
        paid, ended = [], False
        while not ended:
            _, reward, ended, _, _ = env.step(int(pick(env.action_masks()[None], choice)[0]))
            paid.append(reward)
        totals.append(discounted(paid, discount))
        env.reset()
    return totals


@pytest.mark.parametrize("discount", [1.0, 0.95])
def test_shaping_telescopes_for_one_learner(discount: float) -> None:
    plain = returns_of_single(NorthlineEnv(toy(), 2, "greedy", reward="margin"), 1, discount)
    env = NorthlineEnv(toy(), 2, "greedy", reward="margin", shaped=True, discount=discount)
    assert returns_of_single(env, 1, discount) == pytest.approx(plain, abs=1e-12)
    assert any(plain)


def returns_of_many(env: Any, steps: int) -> tuple[list[float], float]:
    """The sums of rewards of all games that ended, and how much was paid before the ends."""
    seen, _ = env.reset(seed=3)
    choice = np.random.default_rng(3)
    totals: list[float] = []
    sums, before = 0.0, 0.0
    for _ in range(steps):
        seen, rewards, over, _, infos = env.step(pick(seen["action_mask"], choice))
        paid = infos.get("rewards", rewards[:, None])
        sums = sums + paid
        before += float(np.abs(paid[~over]).sum())
        totals += sums[over].ravel().tolist()
        sums[over] = 0
    return totals, before


@pytest.mark.parametrize("kind", [NorthlineVectorEnv, NorthlineSelfPlayEnv])
def test_shaping_telescopes_in_many_games(kind: Any) -> None:
    plain, nothing = returns_of_many(kind(20, toy(), 3, reward="rank"), 120)
    shaped, something = returns_of_many(kind(20, toy(), 3, reward="rank", shaped=True), 120)
    assert len(plain) > 20
    assert shaped == pytest.approx(plain, abs=1e-9)
    assert nothing == 0
    assert something > 0


def test_a_forfeit_takes_back_what_shaping_gave() -> None:
    env = NorthlineEnv("europe", 2, "greedy", shaped=True)
    env.reset(seed=2)
    choice, paid = np.random.default_rng(1), 0.0
    while not paid:
        _, reward, ended, _, _ = env.step(int(pick(env.action_masks()[None], choice)[0]))
        assert not ended
        paid += reward
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, _, info = env.step(illegal)
    assert ended
    assert info["illegal"]
    assert paid + reward == pytest.approx(-1)


def test_potentials_are_made_of_what_everybody_sees() -> None:
    """Hidden tickets must not show in the rewards of others."""
    scheme = RewardScheme.of("win", 2, shaped=True, discount=1.0)
    env = northline_v0.env("europe", 2)
    env.reset(seed=1)
    records = env._game.records.copy()
    records["points"][0, :2] = 12, 7
    before = scheme.potentials(records)
    records["tickets"][0] = 0
    records["hands"][0] = 0
    assert scheme.potentials(records).tolist() == before.tolist() == [[0.05, -0.05]]


def test_a_reward_of_ones_own() -> None:
    def routes(results: np.ndarray, players: int) -> np.ndarray:
        return np.asarray(results["routes"][:, :players] / 10)

    paid = rewards_by_agent(northline_v0.env(toy(), 2, reward=routes), seed=1)
    env = northline_v0.env(toy(), 2)
    rewards_by_agent(env, seed=1)
    points = env._game.results()["routes"][0, :2]
    assert [paid[agent][-1] for agent in env.possible_agents] == (points / 10).tolist()


def test_wrong_rewards_are_told_at_once() -> None:
    with pytest.raises(ValueError, match="there is no reward 'money'; there are win, zero_sum, rank"):
        NorthlineSelfPlayEnv(2, reward="money")
    with pytest.raises(ValueError, match=r"above 0 and at most 1, not 1\.5"):
        northline_v0.env(shaped=True, discount=1.5)
