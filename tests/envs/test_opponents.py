"""Opponents of many games at once: players of the kernel, functions, and the learner itself."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import northline as nl
from northline.envs import NorthlineEnv, NorthlineSelfPlayEnv, NorthlineVectorEnv, northline_v0
from northline.kernel import KERNEL_PLAYERS, fields_of
from northline.rules import standings
from tests.envs.learners import last_legal, pick
from tests.toy import toy


def final_points(env: NorthlineVectorEnv, policy: Any, games: int) -> list[tuple[int, ...]]:
    """The points of the first games to end, counted from the learner."""
    seen, _ = env.reset(seed=4)
    found: list[tuple[int, ...]] = []
    while len(found) < games:
        seen, _, over, _, infos = env.step(policy(seen))
        found += [
            tuple(np.roll(infos["final_points"][game], -infos["final_seat"][game]).tolist())
            for game in np.flatnonzero(over)
        ]
    return found


@pytest.mark.parametrize("player", KERNEL_PLAYERS)
def test_every_player_of_the_kernel_can_be_an_opponent(player: str) -> None:
    env = NorthlineVectorEnv(4, "nordic_countries", 2, player)
    points = final_points(env, last_legal, 4)
    assert len(points) >= 4


def test_a_racer_plays_as_a_racer_in_both_environments() -> None:
    """The traits of an opponent are those of its seat, wherever the learner sits."""
    for seat in (0, 1):
        many = NorthlineVectorEnv(1, "europe", 2, "racer", seat=seat)
        many.reset(seed=1)
        one = NorthlineEnv("europe", 2, "racer", seat=seat)
        one.reset(seed=1)
        planner = NorthlineEnv("europe", 2, "planner", seat=seat)
        planner.reset(seed=1)
        for env in (one, planner):  # the same deal
            env._game.set_up(
                3, [None if s == seat or env is planner else KERNEL_PLAYERS["racer"].traits for s in (0, 1)]
            )
            env._let_others_play()
        many._games.deal(np.array([0]), np.array([3], np.uint64), seat)
        differed = False
        for _ in range(60):
            assert many.position(0) == one.position()
            action = int(one.action_masks().argmax())
            if one.step(action)[2]:
                break
            if not differed and not planner._ended:
                planner.step(int(planner.action_masks().argmax()))
                differed = planner.position() != one.position()
            many.step(np.array([action]))
        assert differed, "a planner with other traits plays otherwise"


def test_functions_and_players_of_the_kernel_in_one_game() -> None:
    shown: list[int] = []

    def function(observations: dict[str, Any]) -> np.ndarray:
        shown.append(len(observations["observation"]))
        fields = fields_of(nl.edition("nordic_countries"), 3)
        assert (fields.part(observations["observation"], "to_act")[:, 0] == 1).all(), (
            "shown what another seat sees"
        )
        assert observations["action_mask"].any(axis=1).all()
        return last_legal(observations)

    env = NorthlineVectorEnv(30, "nordic_countries", 3, ["greedy", function])
    choice = np.random.default_rng(1)
    points = np.array(final_points(env, lambda seen: pick(seen["action_mask"], choice), 30))
    assert points[:, 1].mean() > points[:, 2].mean(), "greedy is better than the last legal action"
    assert max(shown) > 1, "games are shown together"


def test_a_function_plays_as_the_learner_would() -> None:
    """The same policy on both sides: it makes no difference who is the learner."""
    ends = []
    for seat in (0, 1):
        env = NorthlineVectorEnv(20, toy(), 2, last_legal, seat=seat)
        seen, _ = env.reset(seed=2)
        for _ in range(60):
            seen, _, over, _, infos = env.step(last_legal(seen))
            ends += [(seat, int(game), tuple(infos["final_points"][game])) for game in np.flatnonzero(over)]
    first: dict[tuple[int, int], Any] = {}
    for seat, game, points in ends:
        first.setdefault((seat, game), points)
    for game in range(20):
        assert first[0, game] == first[1, game]


def test_what_functions_do_wrong_is_told() -> None:
    def no_action(observations: dict[str, Any]) -> np.ndarray:
        return np.full(len(observations["observation"]), -1)

    def illegal(observations: dict[str, Any]) -> np.ndarray:
        return np.zeros(len(observations["observation"]), np.int64)  # drawing, while tickets are chosen

    def too_few(observations: dict[str, Any]) -> np.ndarray:
        return np.zeros(1, np.int64)

    with pytest.raises(ValueError, match="was shown 3 games and has to answer with 3 actions"):
        NorthlineVectorEnv(3, toy(), 2, no_action, seat=1).reset(seed=1)
    with pytest.raises(ValueError, match="has to answer with 3 actions"):
        NorthlineVectorEnv(3, toy(), 2, too_few, seat=1).reset(seed=1)
    with pytest.raises(ValueError, match="in seat 0 of game 0 chose the illegal action 0"):
        NorthlineVectorEnv(3, toy(), 2, illegal, seat=1).reset(seed=1)
    with pytest.raises(ValueError, match="one learner and 2 opponents, not 1"):
        NorthlineVectorEnv(3, "europe", 3, ["greedy"])
    with pytest.raises(ValueError, match="an opponent is a name, a bot or a function, not 7"):
        NorthlineEnv(opponents=7)  # type: ignore[arg-type]


# Self-play


@pytest.mark.parametrize("edition", nl.EDITIONS)
def test_self_play_is_the_game_that_pettingzoo_plays(edition: str) -> None:
    many = gymnasium.make_vec(
        "northline/NorthlineSelfPlay-v0", num_envs=3, edition=edition, players=3, reward="rank", shaped=True
    )
    seen, infos = many.reset(seed=6)
    assert seen in many.observation_space
    one = northline_v0.env(edition, 3, reward="rank", shaped=True)
    one.reset(seed=1)
    one._game.records[0] = many.unwrapped._games.records[1]
    one._game._act(-1)
    choice = np.random.default_rng(1)
    while True:
        acting = int(infos["to_act"][1])
        assert one.agent_selection == f"player_{acting}"
        assert one.observe(one.agent_selection)["observation"].tobytes() == seen["observation"][1].tobytes()
        actions = pick(seen["action_mask"], choice)
        seen, rewards, over, _, infos = many.step(actions)
        one.step(int(actions[1]))
        assert infos["acted"][1] == acting
        assert infos["rewards"][1].tolist() == [one.rewards[agent] for agent in one.possible_agents]
        assert rewards[1] == infos["rewards"][1, acting]
        if over[1]:
            break
    final = sorted(standings(one.position()), key=lambda standing: standing.seat)
    assert infos["final_points"][1].tolist() == [standing.points for standing in final]
    assert infos["final_places"][1].tolist() == [standing.place for standing in final]
    assert infos["final_obs"][1]["observation"].shape == seen["observation"][1].shape


def test_an_illegal_action_in_self_play_costs_only_who_does_it() -> None:
    env = NorthlineSelfPlayEnv(3, toy(), 3, reward="zero_sum")
    seen, _ = env.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[1] = 0
    _, rewards, over, _, infos = env.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert infos["rewards"][1].tolist() == [-1, 0.5, 0.5]
    assert infos["illegal"].tolist() == [False, True, False]


def test_self_play_is_reproducible_on_any_number_of_threads() -> None:
    told = []
    for threads in (1, 3):
        env = NorthlineSelfPlayEnv(200, "northern_lights", 2, threads=threads)
        seen, _ = env.reset(seed=7)
        choice = np.random.default_rng(2)
        for _ in range(40):
            seen, *_ = env.step(pick(seen["action_mask"], choice))
        told.append(seen["observation"].tobytes())
    assert told[0] == told[1]
