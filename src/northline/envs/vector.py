"""Gymnasium for thousands of games at once: one seat of each learns, others play against it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from northline.editions import Edition
from northline.envs.opponents import listed
from northline.envs.rewards import Reward
from northline.envs.spaces import Observation, check_seat
from northline.envs.vector_base import KernelVectorEnv
from northline.kernel import KERNEL_PLAYERS

BatchPolicy = Callable[[Observation], ArrayLike]
"""A function from a batch of observations to an action for each, such as a trained network."""
BatchOpponent = str | BatchPolicy
"""A player of the kernel by name, or a policy."""


class NorthlineVectorEnv(KernelVectorEnv):
    """Many games at once. One that ends is replaced in the same step; ``infos["final_obs"]`` has its last observation.

    ``opponents`` are players of the kernel (``kernel.KERNEL_PLAYERS``) or functions from a batch of observations to
    actions: one for all other seats, or one for each in the order of play after the learner. ``seat`` is the learner's
    in every game; None draws one for each. An illegal action loses the game.

    >>> env = NorthlineVectorEnv(num_envs=4, edition="nordic_countries", opponents="random")
    >>> observations, infos = env.reset(seed=1)
    >>> observations["action_mask"].shape[0]
    4
    >>> actions = observations["action_mask"].argmax(axis=1)  # the first legal action of each
    >>> observations, rewards, terminated, truncated, infos = env.step(actions)
    >>> rewards.tolist()
    [0.0, 0.0, 0.0, 0.0]
    """

    def __init__(
        self,
        num_envs: int = 1024,
        edition: str | Edition = "europe",
        players: int = 2,
        opponents: BatchOpponent | Sequence[BatchOpponent] = "greedy",
        seat: int | None = None,
        reward: str | Reward = "win",
        shaped: bool = False,
        discount: float = 1.0,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        opposed = listed(opponents, players - 1)
        for opponent in opposed:
            if not callable(opponent) and opponent not in KERNEL_PLAYERS:
                known = ", ".join(KERNEL_PLAYERS)
                raise ValueError(
                    f"there is no policy {opponent!r}; the kernel knows {known}, or give a function"
                )
        others = [None if callable(opponent) else KERNEL_PLAYERS[opponent] for opponent in opposed]
        super().__init__(num_envs, edition, players, others, reward, shaped, discount, threads, render_mode)
        check_seat(seat, players)
        self._seat = seat
        self._functions = {place: other for place, other in enumerate(opposed, 1) if callable(other)}

    @property
    def seats(self) -> NDArray[np.int64]:
        """The learner's seat in each game."""
        return self._games.seats

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Apply the learner's action in each game, then those of the others until the learner's next choice."""
        legal = self._games.advance(self._checked(actions))
        self._let_functions_play()
        over = self._games.over | ~legal
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        ended = np.flatnonzero(over)
        if self._payments.scheme.shaped:
            going = np.flatnonzero(~over)
            rewards[going] = self._payments.for_decisions(self._games.records, going, self.seats[going])
        if len(ended):
            paid, infos = self._settle(ended, legal, self.seats)
            rewards[ended] = paid[np.arange(len(ended)), self.seats[ended]]
            self._begin(ended)
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), infos | self._infos()

    def _looking(self) -> NDArray[np.int64]:
        return self.seats

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.seats.copy(), "to_act": self.seats.copy()}

    def _begin(self, which: NDArray[np.int64]) -> None:
        deals = self._deals(len(which))
        drawn = self.np_random.integers(self._games.players, size=len(which))
        self._games.deal(which, deals, drawn if self._seat is None else self._seat)
        self._payments.begin(which)
        self._let_functions_play()

    def _let_functions_play(self) -> None:
        """Ask the functions among the opponents, for all games that wait for one at once, until none does."""
        while self._functions:
            to_act = self._games.to_act
            waiting = np.flatnonzero((to_act >= 0) & (to_act != self.seats))
            if not len(waiting):
                return
            chosen = np.full(self.num_envs, -1)
            places = (to_act[waiting] - self.seats[waiting]) % self._games.players
            for place, function in self._functions.items():
                which = waiting[places == place]
                if len(which):
                    chosen[which] = _asked(function, self._games.observe_some(which), len(which))
            illegal = np.flatnonzero(~self._games.advance(chosen))
            if len(illegal):
                game = illegal[0]
                raise ValueError(
                    f"the opponent in seat {to_act[game]} of game {game} chose the illegal action {chosen[game]}"
                )


def _asked(function: BatchPolicy, seen: Observation, games: int) -> NDArray[np.int64]:
    """What a policy chooses; raises :class:`ValueError` where that is not an action for each game."""
    chosen = np.asarray(function(seen))
    if chosen.shape != (games,) or not np.issubdtype(chosen.dtype, np.integer) or (chosen < 0).any():
        raise ValueError(
            f"an opponent was shown {games} games and has to answer with {games} actions from 0 on"
        )
    return chosen.astype(np.int64)
