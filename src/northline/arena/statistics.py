"""Means with honest error bars when games share deals.

Games of one deal are not independent, which is why they are played: what a deal favours cancels out. So deals, not
games, are the units that vary, and an interval comes from how much the deals differ.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

SURE = 1.96
"""Standard errors on each side of a 95 % interval, when there are many deals."""
_NOTHING = 1e-12


class Value(NamedTuple):
    """Something measured in one game."""

    deal: int
    line_up: int
    """Who plays the deal: differences between line-ups are planned, not chance."""
    seat: tuple[int, ...]
    """Who sits where, and who of them this is."""
    value: float


@dataclass(frozen=True)
class Mean:
    """A mean over some values with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    deals: int
    variance_left: float | None
    """The variance of this mean, as a share of what it would be if every game had a deal of its own."""


def mean_of(values: Iterable[Value]) -> Mean:
    listed = list(values)
    mean, error, deals = _estimate(listed)
    half = sure(deals) * error
    return Mean(mean, mean - half, mean + half, len(listed), deals, _variance_left(listed, error))


def share_of(values: Iterable[Value]) -> Mean:
    """The same for values from 0 to 1, with an interval that stays between them (Wilson's)."""
    listed = list(values)
    mean, error, deals = _estimate(listed)
    # As many independent games as would have this error; where all deals went the same way they are all we know of.
    known = error**2 > _NOTHING and 0 < mean < 1
    worth = mean * (1 - mean) / error**2 if known else float(max(1, deals))
    z = sure(deals)
    middle = (mean + z**2 / (2 * worth)) / (1 + z**2 / worth)
    half = z * sqrt(mean * (1 - mean) / worth + z**2 / (4 * worth**2)) / (1 + z**2 / worth)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Mean(mean, low, high, len(listed), deals, _variance_left(listed, error))


def sure(deals: int) -> float:
    """Standard errors on each side of a 95 % interval; more where few deals tell how large they are (Student's t)."""
    freedom = max(1, deals - 1)
    return SURE + (SURE**3 + SURE) / (4 * freedom)


def _estimate(values: list[Value]) -> tuple[float, float, int]:
    """Mean, standard error and number of deals."""
    if not values:
        return 0.0, 0.0, 0
    mean = sum(one.value for one in values) / len(values)
    deals = len({one.deal for one in values})
    spread = 0.0
    for listed in _sorted_by(values, lambda one: one.line_up):
        here = sum(one.value for one in listed) / len(listed)
        off = [sum(one.value - here for one in games) for games in _sorted_by(listed, lambda one: one.deal)]
        spread += len(off) / max(1, len(off) - 1) * sum(part**2 for part in off)
    return mean, sqrt(spread) / len(values), deals


def _variance_left(values: list[Value], error: float) -> float | None:
    apart = 0.0
    for listed in _sorted_by(values, lambda one: (one.line_up, one.seat)):
        if len(listed) < 2:
            return None
        mean = sum(one.value for one in listed) / len(listed)
        apart += len(listed) / (len(listed) - 1) * sum((one.value - mean) ** 2 for one in listed)
    apart /= len(values) ** 2 if values else 1
    return error**2 / apart if apart > _NOTHING else None


def _sorted_by(values: list[Value], key: Callable[[Value], Hashable]) -> Iterable[list[Value]]:
    parts: dict[Hashable, list[Value]] = {}
    for one in values:
        parts.setdefault(key(one), []).append(one)
    return parts.values()
