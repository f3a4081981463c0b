"""Means with honest error bars when games share deals.

Games of one deal are not independent, which is why they are played: what a deal favours cancels out. So deals, not
games, are the units that vary, and an interval comes from how much the deals differ (a cluster-robust standard error).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any, NamedTuple

Z_95 = 1.959964
"""Standard errors on each side of a 95 % interval of the normal distribution."""
_EPSILON = 1e-12


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
    """Infinite where one deal tells nothing about how much deals differ."""
    count: int
    deals: int
    variance_left: float | None
    """The variance of this mean, as a share of what it would be if every game had a deal of its own."""

    @property
    def half(self) -> float:
        """Half the width of an interval that is symmetric."""
        return self.high - self.value


class Spread(NamedTuple):
    """How uncertain a sum over deals is."""

    variance: float
    freedom: int
    """Degrees of freedom of that variance: deals less line-ups, as for strata in surveys."""


def mean_of(observations: Iterable[Observation]) -> Mean:
    """The mean, with Student's t interval over deals.

    >>> mean = mean_of(Observation(deal, 0, (0,), value) for deal, value in enumerate([8.0, 10.0, 12.0]))
    >>> f"{mean.value} from {mean.low:.2f} to {mean.high:.2f}"
    '10.0 from 5.03 to 14.97'
    """
    values = list(observations)
    mean, error, freedom = _estimate(values)
    half = t_quantile(freedom) * error if freedom else inf
    deals = len({one.deal for one in values})
    return Mean(mean, mean - half, mean + half, len(values), deals, _variance_left(values, error))


def share_of(observations: Iterable[Observation]) -> Mean:
    """The mean of values from 0 to 1, with an interval that stays between them (Wilson's score interval).

    >>> won = share_of(Observation(deal, 0, (0,), 1.0) for deal in range(30))
    >>> f"{won.value:.0%} from {won.low:.0%} to {won.high:.0%}"
    '100% from 89% to 100%'
    """
    values = list(observations)
    mean, error, freedom = _estimate(values)
    deals = len({one.deal for one in values})
    # The effective sample size: as many independent games as would have this error. Where all deals went the same way,
    # their number is all we know; and never more than if half of the games' variance had cancelled out.
    known = error**2 > _EPSILON and 0 < mean < 1
    size = min(mean * (1 - mean) / error**2, 2.0 * len(values)) if known else float(max(1, deals))
    z = t_quantile(freedom) if known else Z_95
    middle = (mean + z**2 / (2 * size)) / (1 + z**2 / size)
    half = z * sqrt(mean * (1 - mean) / size + z**2 / (4 * size**2)) / (1 + z**2 / size)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Mean(mean, low, high, len(values), deals, _variance_left(values, error))


_SMALL_QUANTILES = (12.7062, 4.3027, 3.1824, 2.7764)
"""Student's t for 1 to 4 degrees of freedom."""


def t_quantile(freedom: int) -> float:
    """Standard errors on each side of a 95 % interval: Student's t.

    From 5 degrees of freedom on it is Cornish's and Fisher's expansion, which is exact to three digits there.

    >>> [round(t_quantile(freedom), 3) for freedom in (1, 5, 30)]
    [12.706, 2.57, 2.042]
    """
    if freedom < 5:
        return _SMALL_QUANTILES[max(1, freedom) - 1]
    z = Z_95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


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


class Met(NamedTuple):
    """A game for :func:`head_to_head`."""

    deal: int
    line_up: int
    bots: Sequence[Hashable]
    places: Sequence[int]


def head_to_head(games: Iterable[Met]) -> dict[Any, dict[Any, Mean]]:
    """How often each bot finished ahead of each other that it met, ties halved.

    >>> met = head_to_head([Met(0, 0, ("hard", "easy"), (1, 2)), Met(1, 0, ("easy", "hard"), (1, 1))])
    >>> met["hard"]["easy"].value, met["easy"]["hard"].value
    (0.75, 0.25)
    """
    found: dict[Hashable, dict[Hashable, list[Observation]]] = {}
    for deal, line_up, bots, places in games:
        for seat, (one, place) in enumerate(zip(bots, places, strict=True)):
            for other_seat, (other, other_place) in enumerate(zip(bots, places, strict=True)):
                if one != other:
                    ahead = 1.0 if place < other_place else 0.5 if place == other_place else 0.0
                    met = found.setdefault(one, {}).setdefault(other, [])
                    met.append(Observation(deal, line_up, (seat, other_seat), ahead))
    return {one: {other: share_of(met) for other, met in others.items()} for one, others in found.items()}


def spread_of(sums: Iterable[tuple[int, Hashable, float]]) -> Spread:
    """The variance of a sum over deals, estimated from how much they differ within their line-ups.

    Each deal is its number, its line-up and what it adds to the sum. Differences between line-ups are planned and add
    no variance; but where a line-up has one deal only, nobody knows what is planned and what is chance, so all those
    are taken together.

    >>> spread_of([(0, "a", 1.0), (1, "a", 3.0), (2, "b", 7.0), (3, "b", 7.0)])
    Spread(variance=4.0, freedom=2)
    """
    groups: dict[Hashable, list[float]] = {}
    for _, line_up, value in sums:
        groups.setdefault(line_up, []).append(value)
    strata = [group for group in groups.values() if len(group) > 1]
    alone = [group[0] for group in groups.values() if len(group) == 1]
    if len(alone) == 1 and strata:
        strata[0] = strata[0] + alone
    elif len(alone) > 1:
        strata.append(alone)
    variance = 0.0
    for group in strata:
        middle = sum(group) / len(group)
        variance += sum((value - middle) ** 2 for value in group) * len(group) / (len(group) - 1)
    return Spread(variance, sum(len(group) - 1 for group in strata))


def _estimate(values: list[Observation]) -> tuple[float, float, int]:
    """Mean, standard error and its degrees of freedom."""
    if not values:
        return 0.0, 0.0, 0
    mean = sum(one.value for one in values) / len(values)
    sums: dict[tuple[int, int], float] = {}
    for of_line_up in _grouped(values, lambda one: one.line_up):
        # Of a single deal nobody knows what is planned; centring it on itself would make it look certain.
        alone = len({one.deal for one in of_line_up}) == 1
        middle = mean if alone else sum(one.value for one in of_line_up) / len(of_line_up)
        for one in of_line_up:
            key = (one.deal, one.line_up)
            sums[key] = sums.get(key, 0.0) + one.value - middle
    spread = spread_of((deal, line_up, value) for (deal, line_up), value in sums.items())
    return mean, sqrt(spread.variance) / len(values), spread.freedom


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
