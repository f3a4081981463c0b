"""Gymnasium: one seat learns, the others are played by bots or policies."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from northline.bots.event_feed import EventFeed
from northline.editions import Edition
from northline.envs.kernel_game import KernelGame
from northline.envs.opponents import Opponents, Player, PlayerOfKernel, players_of
from northline.envs.rendering import RENDER_MODES, check_render_mode, render
from northline.envs.rewards import Payments, Reward, RewardScheme
from northline.envs.spaces import Observation, action_space, check_seat, edition_of, observation_space
from northline.rules.state import State

_THE_GAME = np.zeros(1, np.int64)
"""The index of the only game."""


class NorthlineEnv(gymnasium.Env[Any, Any]):
    """A game against chosen opponents, who sit in the seats after the learner's.

    ``opponents`` are names of bots or kernel players, bots, or functions from an observation to an action: one for all
    other seats, or one for each. ``seat`` is the learner's; None draws one for each game. ``reward`` is a name or a
    function; ``shaped`` spreads it over the game (:mod:`northline.envs.rewards`). An illegal action loses the game,
    with the reward -1.

    >>> env = NorthlineEnv(edition="nordic_countries", opponents="random", seat=0)
    >>> observation, info = env.reset(seed=1)
    >>> action = int(env.action_masks().argmax())  # the first legal action
    >>> observation, reward, terminated, truncated, info = env.step(action)
    >>> reward, terminated
    (0.0, False)
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium reads it from the class
        "render_modes": RENDER_MODES,
        "render_fps": 4,
    }

    def __init__(
        self,
        edition: str | Edition = "europe",
        players: int = 2,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        reward: str | Reward = "win",
        shaped: bool = False,
        discount: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        played = edition_of(edition)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._game = KernelGame(played, players)
        check_seat(seat, players)
        self._given_seat, self._opponents = seat, opponents
        players_of(opponents, players - 1, 0)  # a wrong name fails now, not at the first game
        self._payments = Payments(RewardScheme.of(reward, players, shaped, discount), 1)
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
        traits = [
            other.player.traits if isinstance(other, PlayerOfKernel) else None for other in self._others
        ]
        by_seat = [None, *traits]
        self._game.set_up(deal, [by_seat[(seat - self.seat) % players] for seat in range(players)])
        self._payments.begin(_THE_GAME)
        self._ended = False
        self._let_others_play()
        return self._game.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply an action of the learner, then those of the others until the learner's next choice, or the end."""
        game, scheme = self._game, self._payments.scheme
        seats = np.array([self.seat])
        if self._ended:
            raise ValueError("there is no game, or it is over: reset before the next step")
        if not game.act(int(action)):
            self._ended = True
            lost = float(self._payments.for_ends(_THE_GAME, scheme.forfeits(seats))[0, self.seat])
            return game.observe(self.seat), lost, True, False, self._info() | {"illegal": True}
        self._let_others_play()
        if not game.over:
            paid = float(self._payments.for_decisions(game.records, _THE_GAME, seats)[0])
            return game.observe(self.seat), paid, False, False, self._info()
        self._ended = True
        results = game.results()
        paid = float(self._payments.for_ends(_THE_GAME, scheme.finals(results))[0, self.seat])
        info = self._info()
        info["points"] = results["total"][0, : game.players].tolist()
        info["place"] = int(results["place"][0, self.seat])
        return game.observe(self.seat), paid, True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now: what ``MaskablePPO`` of sb3-contrib asks for."""
        return self._game.mask()

    def render(self) -> Any:
        """Return the game as the learner sees it, in the mode that the environment was made with."""
        return None if self.render_mode is None else render(self.position(), self.seat, self.render_mode)

    def position(self) -> State:
        """Return the whole position, secrets included."""
        return self._game.position()

    def clone(self) -> NorthlineEnv:
        """Return a copy with the same game, opponents and seed, which goes on by itself."""
        return deepcopy(self)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "to_act": -1 if self._ended else self._game.seat}

    def _let_others_play(self) -> None:
        game = self._game
        while not game.over and game.seat != self.seat:
            who = (game.seat - self.seat) % game.players
            self._feed.catch_up(game.seat)
            self._others[who - 1].act(game)
        if game.over:
            self._feed.catch_up_all()
