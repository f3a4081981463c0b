"""Environments of tensors: the same games and rewards as everywhere, on every device."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

import northline as nl
from northline import kernel
from northline.envs.rewards import REWARDS, RewardScheme
from northline.envs.tensors import KernelTensorEnv, NorthlineTensorEnv, NorthlineTensorSelfPlayEnv
from northline.features.view_row import view_row
from northline.kernel.cuda import launch
from northline.rules import legal_actions, view
from tests.envs import simulated_tensors
from tests.envs.simulated_tensors import last_legal, mixed, story
from tests.kernel.boards import ALL_TABLES, BOARDS
from tests.processes import told_by_simulator
from tests.toy import tiny, toy

without_device = launch.available() or ("" if torch.cuda.is_available() else "PyTorch finds no GPU")
needs_device = pytest.mark.skipif(bool(without_device), reason=without_device or "there is one")


def first_legal(seen: dict[str, torch.Tensor]) -> torch.Tensor:
    return seen["action_mask"].argmax(1)


# The games


@pytest.mark.parametrize(("name", "players"), ALL_TABLES)
def test_it_is_the_learners_turn_after_every_step(name: str, players: int) -> None:
    """However many choices others have in between: the rounds that are played are enough on every board."""
    opponents = ["greedy", "random", mixed(1), mixed(2)][: players - 1]
    env = NorthlineTensorEnv(12, BOARDS[name](), players, opponents, threads=1)
    seen, infos = env.reset(seed=1)
    ended = 0
    for step in range(250):
        assert infos["to_act"].tolist() == infos["seat"].tolist() == env.seats.tolist()
        assert seen["action_mask"].any(1).all()
        seen, _, over, _, infos = env.step(mixed(step)(seen))
        ended += int(over.sum())
    assert ended > 12


@pytest.mark.parametrize("make", [NorthlineTensorEnv, NorthlineTensorSelfPlayEnv])
def test_observations_and_masks_are_those_of_the_reference(make: Any) -> None:
    env = make(3, "northern_lights", 3)
    table = kernel.actions(env.edition)
    seen, infos = env.reset(seed=2)
    for step in range(60):
        for game in range(3):
            state, seat = env.position(game), int(infos["to_act"][game])
            assert seen["observation"][game].tolist() == view_row(view(state, seat)).tolist()
            legal = {table.to_kernel(state, action) for action in legal_actions(state, seat)}
            assert set(seen["action_mask"][game].nonzero()[:, 0].tolist()) == legal
        assert (env.action_masks() == seen["action_mask"].bool()).all()
        seen, _, _, _, infos = env.step(mixed(step)(seen))


def test_what_was_seen_is_not_overwritten() -> None:
    env = NorthlineTensorSelfPlayEnv(8, toy(), 2)
    seen, infos = env.reset(seed=1)
    kept = [(seen, {name: array.clone() for name, array in seen.items()}, infos["to_act"].clone(), infos)]
    for step in range(40):
        seen, *_, infos = env.step(mixed(step)(seen))
        kept.append(
            (seen, {name: array.clone() for name, array in seen.items()}, infos["to_act"].clone(), infos)
        )
    for given_out, copied, to_act, told in kept:
        assert all(torch.equal(given_out[name], array) for name, array in copied.items())
        assert torch.equal(told["to_act"], to_act)


@pytest.mark.parametrize("reward", REWARDS)
def test_ends_are_paid_as_the_scores_of_the_last_position_say(reward: str) -> None:
    """A batch beside the environment does the same step and does not deal anew."""
    env = NorthlineTensorSelfPlayEnv(16, toy(), 3, reward=reward)
    twin = kernel.Batch(toy(), 3, 16)
    seen, infos = env.reset(seed=4)
    ended = 0
    for step in range(150):
        actions = mixed(step)(seen)
        twin.games[:] = env._games.batch.games
        seen, rewards, over, _, infos = env.step(actions)
        twin.step(actions.numpy())
        assert over.tolist() == twin.over.tolist()
        scores = twin.scores()
        wanted = np.where(twin.over[:, None], REWARDS[reward](scores, 3), 0)
        np.testing.assert_allclose(infos["rewards"].numpy(), wanted, atol=1e-6)
        np.testing.assert_allclose(rewards.numpy(), wanted[np.arange(16), infos["acted"].numpy()], atol=1e-6)
        assert infos["final_points"][over].tolist() == scores["total"][twin.over, :3].tolist()
        assert infos["final_places"][over].tolist() == scores["place"][twin.over, :3].tolist()
        ended += int(over.sum())
    assert ended > 16


def first_ends(env: KernelTensorEnv, policy: Any, steps: int) -> dict[int, list[int]]:
    """The points with which the first game in each place ended."""
    seen, _ = env.reset(seed=5)
    found: dict[int, list[int]] = {}
    for _ in range(steps):
        seen, _, over, _, infos = env.step(policy(env, seen))
        for game in over.nonzero()[:, 0].tolist():
            found.setdefault(game, infos["final_points"][game].tolist())
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_players_of_the_kernel_and_functions_play_as_they_would_anywhere(players: int) -> None:
    """Games against others are those of self-play in which everybody plays what they would."""

    def greedy(env: KernelTensorEnv, seen: Any) -> torch.Tensor:
        return env._games.choices(["greedy"] * players)

    def first(env: KernelTensorEnv, seen: Any) -> torch.Tensor:
        return first_legal(seen)

    for opponent, policy in (("greedy", greedy), (first_legal, first)):
        alone = first_ends(NorthlineTensorSelfPlayEnv(10, toy(), players), policy, 400)
        among = first_ends(NorthlineTensorEnv(10, toy(), players, opponent), policy, 400)
        assert len(alone) == 10
        assert alone == among


def test_every_opponent_plays_its_own_seat() -> None:
    """Counted from the learner's in the order of play: each answers for one place, with illegal actions elsewhere."""
    env: Any = None

    def only_at(place: int) -> Any:
        def choose(seen: dict[str, torch.Tensor]) -> torch.Tensor:
            return torch.where((env._to_act - env.seats) % 3 == place, first_legal(seen), -1)

        return choose

    env = NorthlineTensorEnv(9, toy(), 3, [only_at(1), only_at(2)])
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(100):
        seen, _, over, *_ = env.step(last_legal(seen))
        ended += int(over.sum())
    assert ended
    env = NorthlineTensorEnv(9, toy(), 3, [only_at(2), only_at(1)])
    with pytest.raises(ValueError, match="chose the illegal action -1"):
        env.reset(seed=1)


def test_a_learner_has_every_seat_in_turn_or_the_one_it_wants() -> None:
    env = NorthlineTensorEnv(4, toy(), 3, "random")
    seen, infos = env.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 0]
    seats = infos["seat"]
    for step in range(200):
        seen, _, over, _, infos = env.step(mixed(step)(seen))
        assert infos["final_seat"].tolist() == seats.tolist()
        assert infos["seat"].tolist() == torch.where(over, (seats + 1) % 3, seats).tolist()
        seats = infos["seat"]
    env = NorthlineTensorEnv(4, toy(), 3, "random", seat=2)
    seen, _ = env.reset(seed=1)
    for step in range(100):
        seen, _, _, _, infos = env.step(mixed(step)(seen))
        assert infos["seat"].tolist() == [2, 2, 2, 2]


# Rewards


scores = st.lists(st.tuples(st.integers(-60, 250), st.integers(0, 1)), min_size=2, max_size=5)


@given(scores)
def test_rewards_are_the_same_for_tensors_and_arrays(scored: list[tuple[int, int]]) -> None:
    places = [1 + sum(other > own for other in scored) for own in scored]
    arrays: Any = {"total": np.array([[points for points, _ in scored]]), "place": np.array([places])}
    tensors = {name: torch.as_tensor(array) for name, array in arrays.items()}
    for name, reward in REWARDS.items():
        here, there = reward(arrays, len(scored)), reward(tensors, len(scored))
        np.testing.assert_allclose(there.numpy(), here, atol=1e-6, err_msg=name)
    seats = np.arange(len(scored))
    for name in REWARDS:
        scheme = RewardScheme.of(name, len(scored), False, 1.0)
        np.testing.assert_allclose(
            scheme.forfeits(torch.as_tensor(seats)).numpy(), scheme.forfeits(seats), atol=1e-6
        )


@pytest.mark.parametrize("make", [NorthlineTensorEnv, NorthlineTensorSelfPlayEnv])
def test_shaping_telescopes(make: Any) -> None:
    totals: dict[bool, list[list[float]]] = {}
    for shaped in (False, True):
        env = make(12, toy(), 3, reward="margin", shaped=shaped)
        seen, _ = env.reset(seed=3)
        sums, before, ends = 0.0, 0.0, []
        for step in range(150):
            seen, rewards, over, _, infos = env.step(mixed(step)(seen))
            paid = infos.get("rewards", rewards[:, None])
            sums = sums + paid
            before += float(paid[~over].abs().sum())
            ends += sums[over].tolist()
            sums[over] = 0
        assert (before > 0) == shaped
        totals[shaped] = ends
    assert len(totals[False]) > 12
    np.testing.assert_allclose(totals[True], totals[False], atol=1e-5)


def test_a_discount_is_that_of_the_learner() -> None:
    """The discounted sum of shaped rewards is that of the final reward alone."""
    sums: dict[bool, list[float]] = {}
    for shaped in (False, True):
        env = NorthlineTensorEnv(6, toy(), 2, "greedy", reward="rank", shaped=shaped, discount=0.9)
        seen, _ = env.reset(seed=3)
        total, weight, ends = torch.zeros(6), torch.ones(6), []
        for step in range(150):
            seen, rewards, over, _, _ = env.step(mixed(step)(seen))
            total, weight = total + weight * rewards, weight * 0.9
            ends += total[over].tolist()
            total, weight = total.masked_fill(over, 0), weight.masked_fill(over, 1)
        sums[shaped] = ends
    assert len(sums[False]) > 6
    np.testing.assert_allclose(sums[True], sums[False], atol=1e-6)


def test_a_reward_of_ones_own_gets_tensors() -> None:
    def doubled(results: dict[str, torch.Tensor], players: int) -> torch.Tensor:
        assert results["total"].shape == results["place"].shape == (5, players)
        return 2 * results["total"]

    env = NorthlineTensorSelfPlayEnv(5, tiny(), 2, reward=doubled)
    seen, _ = env.reset(seed=1)
    ended = 0
    for step in range(60):
        seen, _, over, _, infos = env.step(mixed(step)(seen))
        assert infos["rewards"][over].tolist() == (2 * infos["final_points"][over]).tolist()
        ended += int(over.sum())
    assert ended


# Mistakes


@pytest.mark.parametrize("wrong", [-1, 10**9, None])
def test_an_illegal_action_loses_the_game(wrong: int | None) -> None:
    env = NorthlineTensorEnv(3, toy(), 3, "random", reward="zero_sum")
    seen, infos = env.reset(seed=1)
    actions, seat = first_legal(seen), int(infos["seat"][1])
    actions[1] = wrong if wrong is not None else int((~env.action_masks()[1]).nonzero()[0])
    before = env.position(1)
    seen, rewards, over, _, infos = env.step(actions)
    assert over.tolist() == infos["illegal"].tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert int(infos["final_seat"][1]) == seat
    assert int(infos["seat"][1]) == (seat + 1) % 3
    assert env.position(1) != before
    whole = NorthlineTensorSelfPlayEnv(3, toy(), 3, reward="zero_sum")
    seen, infos = whole.reset(seed=1)
    _, rewards, over, _, infos = whole.step(torch.tensor([-1, 10**9, int(first_legal(seen)[2])]))
    assert infos["rewards"].tolist() == [[-1, 0.5, 0.5], [-1, 0.5, 0.5], [0, 0, 0]]
    assert over.tolist() == [True, True, False]


def test_an_illegal_action_of_an_opponent_is_told() -> None:
    def wrong(seen: dict[str, torch.Tensor]) -> torch.Tensor:
        return torch.full((len(seen["observation"]),), 3)  # drawing a card while opening tickets are chosen

    env = NorthlineTensorEnv(3, toy(), 2, wrong)
    with pytest.raises(ValueError, match="the opponent in seat 0 of game 1 chose the illegal action 3"):
        env.reset(seed=1)


def test_on_a_gpu_an_illegal_action_of_an_opponent_is_told_when_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Until then its game waits, and the learner's actions there are not taken for its."""
    ask = NorthlineTensorEnv.check
    monkeypatch.setattr(NorthlineTensorEnv, "check", lambda env: None)

    def wrong_at_first(seen: dict[str, torch.Tensor]) -> torch.Tensor:
        chosen = first_legal(seen)
        chosen[1] = 10**6
        return chosen

    env = NorthlineTensorEnv(4, toy(), 2, wrong_at_first)
    seen, infos = env.reset(seed=1)
    stuck = env.position(1)
    for step in range(20):
        seen, _, over, _, infos = env.step(mixed(step)(seen))
        assert not over[1]
        assert not infos["illegal"].any()
    assert env.position(1) == stuck
    with pytest.raises(ValueError, match="the opponent in seat 0 of game 1 chose the illegal action 1000000"):
        ask(env)


def test_what_makes_no_sense_is_told_at_once() -> None:
    with pytest.raises(
        ValueError, match="there is no policy 'clever' on device 'cpu', which knows random, greedy"
    ):
        NorthlineTensorEnv(2, opponents="clever")
    with pytest.raises(
        ValueError, match="there is no policy 'planner' on device 'cuda', which knows random, greedy;"
    ):
        NorthlineTensorEnv(2, opponents="planner", device="cuda")
    with pytest.raises(ValueError, match="3 players are one learner and 2 opponents, not 1"):
        NorthlineTensorEnv(2, players=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="seats are numbered from 0 to 1, not 2"):
        NorthlineTensorEnv(2, seat=2)
    with pytest.raises(ValueError, match="there is at least one game, not 0"):
        NorthlineTensorSelfPlayEnv(0)
    with pytest.raises(ValueError, match="there is no device 'tpu'; the kernel knows cpu, cuda"):
        NorthlineTensorSelfPlayEnv(2, device="tpu")
    with pytest.raises(ValueError, match="there is no reward 'money'"):
        NorthlineTensorSelfPlayEnv(2, reward="money")
    env = NorthlineTensorSelfPlayEnv(2, toy())
    with pytest.raises(ValueError, match="all games come from one seed"):
        env.reset(seed=[1, 2])
    env.reset(seed=1)
    for actions in (torch.zeros(3, dtype=torch.long), torch.zeros(2)):
        with pytest.raises(
            ValueError, match="2 games take 2 whole numbers as actions of the seats to act, not"
        ):
            env.step(actions)


@pytest.mark.skipif(not launch.available(), reason="there is a GPU")
def test_without_a_gpu_one_sentence_says_why() -> None:
    with pytest.raises(launch.NoDevice, match=r'^device="cuda" cannot be used: '):
        NorthlineTensorSelfPlayEnv(2, device="cuda")


# The same everywhere


ENVIRONMENTS: dict[str, Any] = {
    "self-play": lambda edition, **options: NorthlineTensorSelfPlayEnv(
        6, edition, 3, "rank", True, **options
    ),
    "greedy": lambda edition, **options: NorthlineTensorEnv(6, edition, 3, "greedy", **options),
    "functions": lambda edition, **options: NorthlineTensorEnv(
        6, edition, 3, ["random", last_legal], None, "margin", True, **options
    ),
}


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_seed_says_everything(name: str) -> None:
    env = ENVIRONMENTS[name](toy(), threads=1)
    told = story(env, 60)
    assert story(env, 60) == told
    assert story(ENVIRONMENTS[name](toy(), threads=2), 60) == told
    assert story(env, 60, seed=4) != told


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_what_is_done_for_nothing_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU nobody asks whether a round is needed."""
    told = story(ENVIRONMENTS[name](toy()), 60)
    monkeypatch.setattr(NorthlineTensorEnv, "_none_of", lambda env, games: False)
    assert story(ENVIRONMENTS[name](toy()), 60) == told


@needs_device
@pytest.mark.parametrize("edition", ["toy", *nl.EDITIONS])
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_gpu_tells_the_same(name: str, edition: str) -> None:
    make, board = ENVIRONMENTS[name], BOARDS[edition]()
    assert story(make(board, device="cuda"), 200) == story(make(board), 200)


def test_the_simulator_of_a_gpu_tells_the_same() -> None:
    """The kernels of the GPU as plain Python, by Numba's simulator; the tensors are PyTorch's on the processor."""
    here = simulated_tensors.stories()
    assert all(any(True in step[1] for step in told[1::3]) for told in here), "no game ended"
    assert told_by_simulator(simulated_tensors.__name__, "simulated_stories()") == json.loads(
        json.dumps(here)
    )
