"""Rewards: what a game is worth to each seat when it is over, and how that can be spread over the game.

A reward is a function of final results. A :class:`RewardScheme` says which one, and whether it is shaped by points.
:class:`Payments` keeps the books of some games: it pays each seat when its next decision comes, and at the end.

Rewards and schemes take arrays of NumPy or tensors of PyTorch, and answer in kind. ``results`` are then a dictionary of
tensors, ``total`` and ``place``, instead of records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

FORFEIT = -1.0
"""For an illegal action, which ends the game."""

POINTS_SCALE = 100.0
"""So many points are a reward of 1."""

Reward = Callable[[Any, int], Any]
"""A function from ``kernel.RESULT`` records and the number of players to a row of rewards for each record."""


def win(results: Any, players: int) -> Any:
    """Return 1 for the winner, -1 for the others, and 0 for those who share the victory.

    >>> from northline.kernel import RESULT
    >>> results = np.zeros(2, RESULT)
    >>> results["place"][:, :2] = [[1, 2], [1, 1]]
    >>> win(results, players=2).tolist()
    [[1.0, -1.0], [0.0, 0.0]]
    """
    first = results["place"][:, :players] == 1
    shared = first.sum(axis=1, keepdims=True) > 1
    library = _library_of(first)
    return library.where(first, library.where(shared, 0.0, 1.0), -1.0)


def zero_sum(results: Any, players: int) -> Any:
    """Return 1 for the winner and share -1 among the others; who share the victory share these rewards.

    >>> from northline.kernel import RESULT
    >>> results = np.zeros(2, RESULT)
    >>> results["place"][:, :3] = [[1, 2, 3], [1, 1, 3]]
    >>> zero_sum(results, players=3).tolist()
    [[1.0, -0.5, -0.5], [0.25, 0.25, -0.5]]
    """
    first = results["place"][:, :players] == 1
    shares = first / first.sum(axis=1, keepdims=True)
    return (players * shares - 1) / (players - 1)


def rank(results: Any, players: int) -> Any:
    """Return rewards in equal steps from 1 for the first place to -1 for the last; shared places share rewards.

    >>> from northline.kernel import RESULT
    >>> results = np.zeros(2, RESULT)
    >>> results["place"][:, :3] = [[2, 1, 3], [1, 2, 2]]
    >>> rank(results, players=3).tolist()
    [[0.0, 1.0, -1.0], [1.0, -0.5, -0.5]]
    """
    places = results["place"][:, :players]
    better = (places[:, None, :] < places[:, :, None]).sum(axis=2)
    worse = (places[:, None, :] > places[:, :, None]).sum(axis=2)
    return (worse - better) / (players - 1)


def margin(results: Any, players: int) -> Any:
    """Return the lead of each seat over the best other one, in hundreds of points.

    >>> from northline.kernel import RESULT
    >>> results = np.zeros(1, RESULT)
    >>> results["total"][:, :3] = [[100, 75, 50]]
    >>> margin(results, players=3).tolist()
    [[0.25, -0.25, -0.5]]
    """
    points = results["total"][:, :players] * 1.0
    library = _library_of(points)
    others = library.stack([points] * players, axis=1)
    for seat in range(players):
        others[:, seat, seat] = -np.inf
    return (points - library.amax(others, axis=2)) / POINTS_SCALE


def average_margin(results: Any, players: int) -> Any:
    """Return the lead of each seat over the mean of the others, in hundreds of points.

    >>> from northline.kernel import RESULT
    >>> results = np.zeros(1, RESULT)
    >>> results["total"][:, :3] = [[100, 75, 50]]
    >>> average_margin(results, players=3).tolist()
    [[0.375, 0.0, -0.375]]
    """
    return _leads(results["total"][:, :players])


REWARDS: dict[str, Reward] = {
    "win": win,
    "zero_sum": zero_sum,
    "rank": rank,
    "margin": margin,
    "average_margin": average_margin,
}
"""The rewards by name."""
ZERO_SUM = ("zero_sum", "rank", "average_margin")
"""Those that sum to zero over the seats of a game, for any number of players; with two players all of them do."""


def _leads(points: Any) -> Any:
    """The lead of each column over the mean of the others, in hundreds."""
    players = points.shape[1]
    total = points.sum(axis=1, keepdims=True)
    return (points - (total - points) / (players - 1)) / POINTS_SCALE


def _library_of(array: Any) -> Any:
    """NumPy or PyTorch: what an array belongs to. The names of functions that are used here are the same in both."""
    return np if isinstance(array, np.ndarray) else import_module("torch")


@dataclass(frozen=True)
class RewardScheme:
    """A reward, and how it is spread over a game."""

    final: Reward
    players: int
    shaped: bool = False
    discount: float = 1.0
    zero_sum: bool = False
    """Whether the others gain what a forfeit costs."""

    @classmethod
    def of(cls, reward: str | Reward, players: int, shaped: bool, discount: float) -> RewardScheme:
        """Return the scheme for a reward or its name; raise :class:`ValueError` for what makes no sense."""
        if not 0 < discount <= 1:
            raise ValueError(f"a discount is above 0 and at most 1, not {discount}")
        if callable(reward):
            return cls(reward, players, shaped, discount)
        if reward not in REWARDS:
            raise ValueError(f"there is no reward '{reward}'; there are {', '.join(REWARDS)}")
        return cls(REWARDS[reward], players, shaped, discount, reward in ZERO_SUM)

    def finals(self, results: NDArray[Any]) -> NDArray[np.float64]:
        """Return what finished games are worth: a row for each, a column for each seat."""
        return np.asarray(self.final(results, self.players), np.float64)

    def forfeits(self, seats: Any) -> Any:
        """Return what games are worth that these seats forfeited."""
        others = -FORFEIT / (self.players - 1) if self.zero_sum else 0.0
        library = _library_of(seats)
        own = library.stack([seats == seat for seat in range(self.players)], axis=1)
        return library.where(own, FORFEIT, others)

    def potentials(self, games: Any) -> Any:
        """Return each seat's lead in points for routes, which everybody sees, over the mean of the others."""
        if not self.shaped:
            return np.zeros((len(games), self.players))
        return _leads(games["points"][:, : self.players])


class Payments:
    """What the seats of some games have been paid so far.

    Unshaped, everything is paid at the end. Shaped, a seat gets ``discount`` × its potential at each decision minus its
    potential at the one before; at the end the potential counts as zero. So whatever shaping gives it takes back, and
    the discounted sum over a seat's decisions is that of the final reward alone.
    """

    def __init__(self, scheme: RewardScheme, games: int) -> None:
        self.scheme = scheme
        self.last: NDArray[np.float64] = np.zeros((games, scheme.players))
        """The potential of each seat at its last decision."""

    def begin(self, which: NDArray[np.int64]) -> None:
        """Open the books of new games, in which nobody has points yet."""
        self.last[which] = 0.0

    def for_decisions(
        self, games: NDArray[Any], which: NDArray[np.int64], seats: NDArray[Any]
    ) -> NDArray[np.float64]:
        """Pay one seat in each of the games named, which is to act there; return what it gets.

        ``games`` are the records of all games.
        """
        if not self.scheme.shaped:
            return np.zeros(len(which))
        now = self.scheme.potentials(games[which])[np.arange(len(which)), seats]
        paid = self.scheme.discount * now - self.last[which, seats]
        self.last[which, seats] = now
        return np.asarray(paid)

    def for_ends(self, which: NDArray[np.int64], finals: NDArray[np.float64]) -> NDArray[np.float64]:
        """Settle games that have ended: return what each seat gets in the end."""
        return np.asarray(finals - self.last[which])
