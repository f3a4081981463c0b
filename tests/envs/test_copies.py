"""A copy of an environment has the same game, and from then on one of its own."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from northline.envs import NorthlineSelfPlayEnv, NorthlineVectorEnv
from northline.kernel import tables_of
from tests.envs.learners import MAKERS, last_legal, story
from tests.toy import toy

WAYS = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "clone": lambda env: env.clone(),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", MAKERS)
def test_a_copy_goes_on_as_the_original_and_by_itself(kind: str, way: str) -> None:
    env = MAKERS[kind](shaped=True)
    env.reset(seed=1)
    story(env, 30, seed=1)
    twin = WAYS[way](env)
    other = WAYS[way](env)
    story(other, 20, seed=9)  # what becomes of one copy is nothing to the others
    assert story(env, 60, seed=2) == story(twin, 60, seed=2)
    env.reset()
    twin.reset()
    assert story(env, 10, seed=3) == story(twin, 10, seed=3), "the seeds of further games are part of a copy"


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_needs_nothing_compiled_anew(way: str) -> None:
    """Numba compiles for each type of its arguments, and an array that may be written to is another type: minutes."""
    for kind in MAKERS:
        env = MAKERS[kind]()
        env.reset(seed=1)
        story(env, 2, seed=1)
        twin = WAYS[way](env)
        holder = twin._game if hasattr(twin, "_game") else twin._games
        assert holder._tables is tables_of(holder.edition)


def test_an_environment_that_was_never_reset_can_be_copied() -> None:
    for make in MAKERS.values():
        env = pickle.loads(pickle.dumps(make()))
        env.reset(seed=1)
        story(env, 5, seed=1)


def test_a_copy_through_the_wrappers_of_gymnasium() -> None:
    env = gymnasium.make("northline/Northline-v0", edition="nordic_countries", opponents="planner")
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    action = int(env.get_wrapper_attr("action_masks")().argmax())
    assert env.step(action)[0]["observation"].tobytes() == twin.step(action)[0]["observation"].tobytes()


@pytest.mark.parametrize("kind", ["vector", "self-play"])
def test_saved_games_come_back(kind: str) -> None:
    env = MAKERS[kind](shaped=True, reward="margin")
    env.reset(seed=1)
    story(env, 25, seed=1)
    saved, generator = env.save(), copy.deepcopy(env.np_random)
    once = story(env, 15, seed=2)
    observations, infos = env.restore(saved)
    env.np_random = generator
    assert observations in env.observation_space
    assert set(infos) >= {"to_act"}
    assert story(env, 15, seed=2) == once


def test_one_position_in_many_places() -> None:
    """What a search does: the same position everywhere, and then different actions."""
    env = NorthlineVectorEnv(6, "europe", 2, "greedy")
    env.reset(seed=1)
    story(env, 10, seed=1)
    root = env.save(2)
    before = env.position(2)
    observations, _ = env.restore(root)
    assert {env.position(game) for game in range(6)} == {before}
    assert len({row.tobytes() for row in observations["observation"]}) == 1
    actions = np.resize(np.flatnonzero(observations["action_mask"][0]), 6)
    env.step(actions)
    assert len({env.position(game) for game in range(6)}) > 1
    env.restore(root, which=[1, 4])
    assert env.position(1) == env.position(4) == before
    assert env.position(0) != before


def test_restored_games_can_have_a_chance_of_their_own() -> None:
    env = NorthlineSelfPlayEnv(8, "nordic_countries", 2)
    env.reset(seed=1)
    for _ in range(2):  # the opening
        env.step(last_legal(env._observations()))
    saved = env.save([0])
    draw = np.zeros(8, np.int64)
    hands: dict[Any, set[Any]] = {}
    for seed in (None, 5, 5):
        env.restore(saved, seed=seed)
        env.step(draw)
        hands.setdefault(seed, set()).add(tuple(env.position(game).hands for game in range(8)))
    assert len(set(next(iter(hands[None])))) == 1, "without a seed the same card comes everywhere"
    assert len(set(next(iter(hands[5])))) > 1
    assert len(hands[5]) == 1, "the same seed brings the same cards"


def test_parts_of_a_snapshot() -> None:
    env = NorthlineVectorEnv(4, toy(), 2, "random")
    env.reset(seed=1)
    saved = env.save()
    assert [len(saved), len(saved[1]), len(saved[[0, 0, 3]]), len(saved[1:])] == [4, 1, 3, 3]
    env.restore(saved[[3, 3]], [0, 1])
    assert env.position(0) == env.position(1) == env.position(3)


def test_what_does_not_fit_is_refused() -> None:
    env = NorthlineVectorEnv(4, toy(), 2, "random")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="2 saved games do not fit into 3 places"):
        env.restore(env.save([0, 1]), [0, 1, 2])
    with pytest.raises(ValueError, match="numbered from 0 to 3"):
        env.save([4])
    with pytest.raises(ValueError, match="another edition or number of players"):
        env.restore(NorthlineVectorEnv(4, "europe", 2).save())
