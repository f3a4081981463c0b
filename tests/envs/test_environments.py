"""The environments pass the checks of the libraries they are for, and play the game that the rules play."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import northline as nl
from northline import kernel
from northline.bots import BotError, make_bot
from northline.envs import NorthlineEnv, NorthlineVectorEnv, northline_v0
from northline.rules import standings
from northline.strategy import codes
from tests.toy import toy

# Warnings are about what PettingZoo only knows of its own games: observations that are dictionaries.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def first_legal(observation: dict[str, Any]) -> int:
    return int(observation["action_mask"].argmax())


# PettingZoo


@pytest.mark.parametrize("edition", nl.EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_pettingzoo_accepts_the_environment(edition: str, players: int) -> None:
    api_test(northline_v0.env(edition, players), num_cycles=400)


def test_pettingzoo_finds_it_reproducible() -> None:
    seed_test(lambda: northline_v0.env("northern_lights", 4), num_cycles=100)


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game of random legal actions; everybody's rewards."""
    env.reset(seed=seed)
    choice, rewards = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        if ended:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(choice.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


@pytest.mark.parametrize("seed", range(6))
def test_rewards_are_those_of_the_final_standings(seed: int) -> None:
    env = northline_v0.env("nordic_countries", 3)
    rewards = play(env, seed)
    final = standings(env.position())
    winners = [standing.seat for standing in final if standing.place == 1]
    for seat in range(3):
        wanted = (1.0 if len(winners) == 1 else 0.0) if seat in winners else -1.0
        assert rewards[f"player_{seat}"] == wanted
    margins = play(northline_v0.env("nordic_countries", 3, reward="margin"), seed)
    points = {standing.seat: standing.points for standing in final}
    for seat in range(3):
        best = max(points[other] for other in range(3) if other != seat)
        assert margins[f"player_{seat}"] == pytest.approx((points[seat] - best) / 100)


def test_an_illegal_action_forfeits_the_game() -> None:
    env = northline_v0.env(toy(), 2)
    env.reset(seed=1)
    env.step(0)  # drawing a card while opening tickets are chosen
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert env.infos["player_0"] == {"seat": 0, "to_act": -1, "illegal": True}


def test_only_the_agent_to_act_has_legal_actions() -> None:
    env = northline_v0.env("europe", 2)
    env.reset(seed=3)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(northline_v0.env("northern_lights", 5)))
    env.reset(seed=2)
    assert env.possible_agents == [f"player_{n}" for n in range(5)]


# One agent


@pytest.mark.filterwarnings("ignore:.*render.*")
@pytest.mark.parametrize("edition", nl.EDITIONS)
def test_gymnasium_accepts_the_environment(edition: str) -> None:
    check_env(gymnasium.make("northline/Northline-v0", edition=edition, players=3).unwrapped)


class FirstActionBot:
    def choose(self, view: nl.View, clock: object = None) -> Any:
        return view.legal_actions[0]


@pytest.mark.parametrize(
    "opponents",
    ["greedy", ["random", "greedy"], "greedy:seed=4", [make_bot("random"), first_legal], FirstActionBot()],
    ids=["policy", "policies", "bot", "objects", "my bot"],
)
def test_a_game_against_any_kind_of_opponent(opponents: Any) -> None:
    env = NorthlineEnv(toy(), 3, opponents, reward="margin")
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        ended = False
        while not ended:
            assert observation in env.observation_space
            observation, reward, ended, _, info = env.step(first_legal(observation))
        points = info["points"]
        best = max(points[other] for other in range(3) if other != env.seat)
        assert reward == pytest.approx((points[env.seat] - best) / 100)
        with pytest.raises(ValueError, match="reset before"):
            env.step(0)


def test_wrong_words_are_told_at_once() -> None:
    with pytest.raises(BotError, match="there is no bot 'gredy'"):
        NorthlineEnv(opponents="gredy")
    with pytest.raises(ValueError, match="one learner and 2 opponents, not 1"):
        NorthlineEnv(players=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="there is no reward 'money'"):
        NorthlineEnv(reward="money")
    with pytest.raises(ValueError, match="seats are numbered from 0 to 1, not 2"):
        NorthlineEnv(seat=2)
    with pytest.raises(ValueError, match="2 to 3 players, not 4"):
        NorthlineVectorEnv(4, "nordic_countries", 4)
    with pytest.raises(ValueError, match="there is no policy 'search'"):
        NorthlineVectorEnv(4, opponents="search")


# Many games


def pick(mask: np.ndarray, choice: np.random.Generator) -> np.ndarray:
    return np.asarray((choice.random(mask.shape) * mask).argmax(axis=1))


@pytest.mark.parametrize("edition", nl.EDITIONS)
def test_many_games_end_and_begin_anew(edition: str) -> None:
    env = gymnasium.make_vec("northline/Northline-v0", num_envs=40, edition=edition, players=3)
    choice = np.random.default_rng(1)
    observations, infos = env.reset(seed=5)
    assert observations in env.observation_space
    ended = 0
    for _ in range(250):
        seats = infos["seat"]
        observations, rewards, over, truncated, infos = env.step(pick(observations["action_mask"], choice))
        assert not truncated.any()
        assert not rewards[~over].any()
        for game in np.flatnonzero(over):
            ended += 1
            assert infos["final_obs"][game]["observation"][codes.OVER] == 1
            assert rewards[game] == 1 or infos["final_place"][game] > 1 or rewards[game] == 0
            mine = infos["final_points"][game][seats[game]]
            assert mine == infos["final_points"][game].max() or rewards[game] == -1
    assert ended > 40
    assert observations in env.observation_space


def test_many_games_are_reproducible_on_any_number_of_threads() -> None:
    told = []
    for threads in (1, 4):
        env = NorthlineVectorEnv(300, "northern_lights", 2, "random", threads=threads)
        observations, _ = env.reset(seed=7)
        choice = np.random.default_rng(2)
        total = np.zeros(300)
        for _ in range(60):
            observations, rewards, *_ = env.step(pick(observations["action_mask"], choice))
            total += rewards
        told.append(
            (observations["observation"].tobytes(), observations["action_mask"].tobytes(), total.tolist())
        )
    assert told[0] == told[1]


def test_an_illegal_action_loses_one_of_many_games() -> None:
    env = NorthlineVectorEnv(3, toy(), 2, "random")
    observations, _ = env.reset(seed=1)
    actions = observations["action_mask"].argmax(axis=1)
    actions[1] = 0
    _, rewards, over, _, infos = env.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert infos["illegal"].tolist() == [False, True, False]


def test_all_environments_see_the_same() -> None:
    """One position, looked at through each of the three."""
    aec, single, many = (
        northline_v0.env("europe", 2),
        NorthlineEnv("europe", 2, "random", seat=0),
        NorthlineVectorEnv(1, "europe", 2, "random", seat=0),
    )
    for env in (aec, single, many):
        env.reset(seed=1)
    state = aec.position()
    record = kernel.from_state(state)
    single._game.records[0] = record
    single._game._act(-1)
    many._games.records[0] = record
    seen = [
        aec.observe("player_0"),
        single._game.observe(0),
        {k: v[0] for k, v in many._observations().items()},
    ]
    for other in seen[1:]:
        for part in ("observation", "action_mask"):
            assert other[part].dtype == seen[0][part].dtype
            assert other[part].tobytes() == seen[0][part].tobytes()
