"""Means with honest error bars when games share deals.

Games of one deal are not independent, which is why they are played: what a deal favours cancels out. So deals, not
games, are the units that vary, and an interval comes from how much the deals differ (a cluster-robust standard error).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple, TypeVar

Z_95 = 1.96
"""Standard errors on each side of a 95 % interval of the normal distribution."""
_EPSILON = 1e-12
Bot = TypeVar("Bot", bound=Hashable)


class Observation(NamedTuple):
    """Something measured in one game."""

    deal: int
    line_up: int
    """Who plays the deal: differences between line-ups are planned, not chance."""
    seat: tuple[int, ...]
    """Who sits where, and who of them this is."""
    value: float


@dataclass(frozen=True)
class Mean:
    """A mean over some observations with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    deals: int
    variance_left: float | None
    """The variance of this mean, as a share of what it would be if every game had a deal of its own."""


def mean_of(observations: Iterable[Observation]) -> Mean:
    """The mean, with Student's t interval over deals.

    >>> mean = mean_of(Observation(deal, 0, (0,), value) for deal, value in enumerate([8.0, 10.0, 12.0]))
    >>> f"{mean.value} from {mean.low:.2f} to {mean.high:.2f}"
    '10.0 from 6.37 to 13.63'
    """
    values = list(observations)
    mean, error, deals = _estimate(values)
    half = t_quantile(deals) * error
    return Mean(mean, mean - half, mean + half, len(values), deals, _variance_left(values, error))


def share_of(observations: Iterable[Observation]) -> Mean:
    """The mean of values from 0 to 1, with an interval that stays between them (Wilson's score interval).

    >>> won = share_of(Observation(deal, 0, (0,), 1.0) for deal in range(30))
    >>> f"{won.value:.0%} from {won.low:.0%} to {won.high:.0%}"
    '100% from 88% to 100%'
    """
    values = list(observations)
    mean, error, deals = _estimate(values)
    # The effective sample size: as many independent games as would have this error. Where all deals went the same way,
    # their number is all we know.
    known = error**2 > _EPSILON and 0 < mean < 1
    size = mean * (1 - mean) / error**2 if known else float(max(1, deals))
    z = t_quantile(deals)
    middle = (mean + z**2 / (2 * size)) / (1 + z**2 / size)
    half = z * sqrt(mean * (1 - mean) / size + z**2 / (4 * size**2)) / (1 + z**2 / size)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Mean(mean, low, high, len(values), deals, _variance_left(values, error))


def t_quantile(deals: int) -> float:
    """Standard errors on each side of a 95 % interval: Student's t, to the first order in 1 / degrees of freedom."""
    freedom = max(1, deals - 1)
    return Z_95 + (Z_95**3 + Z_95) / (4 * freedom)


def win_share(places: Sequence[int], seat: int) -> float:
    """1 for a win, a part for a shared one.

    >>> win_share((1, 3, 1), 0)
    0.5
    """
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def mean_place(places: Sequence[int], seat: int) -> float:
    """The place of a seat, or the middle of the places that several share.

    >>> mean_place((1, 3, 1), 0)
    1.5
    """
    place = places[seat]
    return place + (places.count(place) - 1) / 2


def lead(points: Sequence[int], seat: int) -> float:
    """The points of a seat, less the mean of the others'.

    >>> lead((90, 70, 60), 0)
    25.0
    """
    mine = points[seat]
    return mine - (sum(points) - mine) / (len(points) - 1)


def head_to_head(games: Iterable[tuple[Sequence[Bot], Sequence[int]]]) -> dict[Bot, dict[Bot, float]]:
    """How often each bot finished ahead of each other that it met, ties halved. A game is its bots and their places.

    >>> head_to_head([(("hard", "easy"), (1, 2)), (("easy", "hard"), (1, 1))])
    {'hard': {'easy': 0.75}, 'easy': {'hard': 0.25}}
    """
    results: dict[Bot, dict[Bot, list[float]]] = {}
    for bots, places in games:
        for one, place in zip(bots, places, strict=True):
            for other, other_place in zip(bots, places, strict=True):
                if one != other:
                    ahead = 1.0 if place < other_place else 0.5 if place == other_place else 0.0
                    results.setdefault(one, {}).setdefault(other, []).append(ahead)
    return {
        one: {other: sum(met) / len(met) for other, met in others.items()} for one, others in results.items()
    }


def _estimate(values: list[Observation]) -> tuple[float, float, int]:
    """Mean, standard error and number of deals."""
    if not values:
        return 0.0, 0.0, 0
    mean = sum(one.value for one in values) / len(values)
    deals = len({one.deal for one in values})
    squares = 0.0
    for of_line_up in _grouped(values, lambda one: one.line_up):
        here = sum(one.value for one in of_line_up) / len(of_line_up)
        sums = [
            sum(one.value - here for one in games) for games in _grouped(of_line_up, lambda one: one.deal)
        ]
        squares += len(sums) / max(1, len(sums) - 1) * sum(part**2 for part in sums)
    return mean, sqrt(squares) / len(values), deals


def _variance_left(values: list[Observation], error: float) -> float | None:
    independent = 0.0
    for group in _grouped(values, lambda one: (one.line_up, one.seat)):
        if len(group) < 2:
            return None
        mean = sum(one.value for one in group) / len(group)
        independent += len(group) / (len(group) - 1) * sum((one.value - mean) ** 2 for one in group)
    independent /= len(values) ** 2 if values else 1
    return error**2 / independent if independent > _EPSILON else None


def _grouped(
    values: list[Observation], key: Callable[[Observation], Hashable]
) -> Iterable[list[Observation]]:
    """The values with equal keys together, in the order in which the keys first appear."""
    groups: dict[Hashable, list[Observation]] = {}
    for one in values:
        groups.setdefault(key(one), []).append(one)
    return groups.values()
