"""PettingZoo: all seats are agents, one acts at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from northline.editions import Edition
from northline.envs.kernel_game import KernelGame
from northline.envs.rewards import FORFEIT, reward_named
from northline.envs.spaces import Observation, action_space, edition_of, observation_space
from northline.rules.state import State


class NorthlineAEC(AECEnv[str, Observation, Any], EzPickle):  # type: ignore[misc]
    """A game in which every player is an agent. Rewards come at the end (:mod:`northline.envs.rewards`).

    An illegal action forfeits the game: whoever does it gets -1, the others 0, and the game is over.

    >>> env = NorthlineAEC(edition="nordic_countries", players=2)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     mask = observation["action_mask"]
    ...     env.step(None if terminated else int(mask.argmax()))  # the first legal action
    >>> env.agents
    []
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo reads it from the class
        "name": "northline_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str | Edition = "europe",
        players: int = 2,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, edition, players, reward, render_mode)
        played = edition_of(edition)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._game = KernelGame(played, players)
        self._reward = reward_named(reward)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self.observation_spaces = {
            agent: observation_space(played, players) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(played) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions; the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed it is the next one of the seed given before."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._game.set_up(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.seat]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; the mask of legal actions is empty unless it is to act."""
        return self._game.observe(self._seats[agent])

    def step(self, action: Any) -> None:
        """Apply an action of the selected agent; None where its game is over, as PettingZoo wants it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        game = self._game
        if not game.act(-1 if action is None else int(action)):
            self.infos[agent]["illegal"] = True
            self._end({other: FORFEIT if other == agent else 0.0 for other in self.agents})
        elif game.over:
            rewards = self._reward(game.results(), game.players)[0]
            self._end(dict(zip(self.possible_agents, rewards.tolist(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[game.seat]

    def render(self) -> None:
        """Do nothing: to look at a game, show :meth:`position` in a notebook."""

    def position(self) -> State:
        """Return the whole position, secrets included."""
        return self._game.position()

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
