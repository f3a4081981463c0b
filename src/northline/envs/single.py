"""Gymnasium: one seat learns, the others are played by bots or policies."""

from __future__ import annotations

from typing import Any

import gymnasium

from northline.bots.event_feed import EventFeed
from northline.editions import Edition
from northline.envs.kernel_game import KernelGame
from northline.envs.opponents import Opponents, Player, players_of
from northline.envs.rewards import FORFEIT, reward_named
from northline.envs.spaces import Observation, action_space, edition_of, observation_space
from northline.rules.state import State


class NorthlineEnv(gymnasium.Env[Any, Any]):
    """A game against chosen opponents, who sit in the seats after the learner's.

    ``opponents`` are names of bots or kernel policies, bots, or functions from an observation to an action: one for all
    other seats, or one for each. ``seat`` is the learner's; None draws one for each game. An illegal action loses the
    game, with the reward -1.

    >>> env = NorthlineEnv(edition="nordic_countries", opponents="random", seat=0)
    >>> observation, info = env.reset(seed=1)
    >>> action = int(observation["action_mask"].argmax())  # the first legal action
    >>> observation, reward, terminated, truncated, info = env.step(action)
    >>> reward, terminated
    (0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium reads it from the class

    def __init__(
        self,
        edition: str | Edition = "europe",
        players: int = 2,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        played = edition_of(edition)
        self.render_mode = render_mode
        self._game = KernelGame(played, players)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seats are numbered from 0 to {players - 1}, not {seat}")
        self._given_seat, self._opponents = seat, opponents
        players_of(opponents, players - 1, 0)  # a wrong name fails now, not at the first game
        self._reward = reward_named(reward)
        self._others: list[Player] = []
        self._feed = EventFeed(self._game, {})
        self._ended = True
        self.seat = seat or 0
        """The learner's seat in this game."""
        self.observation_space = observation_space(played, players)
        self.action_space = action_space(played)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the others play until the learner's first choice."""
        super().reset(seed=seed)
        players = self._game.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._given_seat is None else self._given_seat
        deal = int(self.np_random.integers(2**62))
        self._others = players_of(self._opponents, players - 1, deal)
        observers = {
            (self.seat + place) % players: player.observer
            for place, player in enumerate(self._others, 1)
            if player.observer is not None
        }
        self._feed = EventFeed(self._game, observers)
        self._game.watched = bool(self._feed)
        self._game.set_up(deal)
        self._ended = False
        self._let_others_play()
        return self._game.observe(self.seat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply an action of the learner, then those of the others until the learner's next choice, or the end."""
        game = self._game
        info: dict[str, Any] = {"seat": self.seat}
        if self._ended:
            raise ValueError("there is no game, or it is over: reset before the next step")
        if not game.act(int(action)):
            self._ended = True
            return game.observe(self.seat), FORFEIT, True, False, info | {"illegal": True}
        self._let_others_play()
        reward = 0.0
        if game.over:
            self._ended = True
            results = game.results()
            reward = float(self._reward(results, game.players)[0, self.seat])
            info["points"] = results["total"][0, : game.players].tolist()
            info["place"] = int(results["place"][0, self.seat])
        return game.observe(self.seat), reward, game.over, False, info

    def position(self) -> State:
        """Return the whole position, secrets included."""
        return self._game.position()

    def _let_others_play(self) -> None:
        game = self._game
        while not game.over and game.seat != self.seat:
            who = (game.seat - self.seat) % game.players
            self._feed.catch_up(game.seat)
            self._others[who - 1].act(game)
        if game.over:
            self._feed.catch_up_all()
