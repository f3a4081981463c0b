"""PettingZoo: all seats are agents, one acts at a time."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from northline.editions import Edition
from northline.envs.kernel_game import KernelGame
from northline.envs.rendering import RENDER_MODES, check_render_mode, render
from northline.envs.rewards import Payments, Reward, RewardScheme
from northline.envs.spaces import Observation, action_space, edition_of, observation_space, state_space
from northline.rules.state import State

_THE_GAME = np.zeros(1, np.int64)
"""The index of the only game."""


class NorthlineAEC(AECEnv[str, Observation, Any]):  # type: ignore[misc]
    """A game in which every player is an agent.

    ``reward`` is a name or a function (:mod:`northline.envs.rewards`). It comes at the end; where it is ``shaped``, an
    agent is also paid whenever its next choice comes. An illegal action forfeits the game: whoever does it gets -1, the
    others 0, or what makes it zero-sum.

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
        "render_modes": RENDER_MODES,
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str | Edition = "europe",
        players: int = 2,
        reward: str | Reward = "win",
        shaped: bool = False,
        discount: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        played = edition_of(edition)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._game = KernelGame(played, players)
        self._shaped = shaped
        self._payments = Payments(RewardScheme.of(reward, players, shaped, discount), 1)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self.observation_spaces = {
            agent: observation_space(played, players) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(played) for agent in self.possible_agents}
        self.state_space = state_space(played, players)

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
        self._payments.begin(_THE_GAME)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self._game.seat]
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"seat": seat, "to_act": self._game.seat} for agent, seat in self._seats.items()
        }

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
            self._end(self._payments.scheme.forfeits(np.array([self._seats[agent]])))
        elif game.over:
            self._end(self._payments.scheme.finals(game.results()))
        else:
            seat = game.seat
            self.agent_selection = self.possible_agents[seat]
            for info in self.infos.values():
                info["to_act"] = seat
            if self._shaped:
                self._pay(seat)

    def state(self) -> NDArray[np.int16]:
        """Return the global state: what every seat sees, a row for each, for critics that may know all hands."""
        return self._game.observe_all()

    def render(self) -> Any:
        """Return the game as the agent to act sees it, in the mode that the environment was made with."""
        return (
            None if self.render_mode is None else render(self.position(), self._game.seat, self.render_mode)
        )

    def position(self) -> State:
        """Return the whole position, secrets included."""
        return self._game.position()

    def clone(self) -> NorthlineAEC:
        """Return a copy with the same game and seed, which goes on by itself."""
        return deepcopy(self)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _pay(self, seat: int) -> None:
        """Pay the agent whose choice comes now."""
        self._clear_rewards()
        paid = self._payments.for_decisions(self._game.records, _THE_GAME, np.array([seat]))
        self.rewards[self.agent_selection] = float(paid[0])
        self._accumulate_rewards()

    def _end(self, finals: NDArray[np.float64]) -> None:
        paid = self._payments.for_ends(_THE_GAME, finals)[0]
        self.rewards = dict(zip(self.possible_agents, paid.tolist(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        for info in self.infos.values():
            info["to_act"] = -1
