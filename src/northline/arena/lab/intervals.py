"""Means over games with intervals that hold for many of them together."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
_Z = NormalDist()


@dataclass(frozen=True)
class Estimate:
    """A mean over independent games, and where it probably lies; nan where there is nothing to go by."""

    value: float
    low: float
    high: float

    def excludes(self, number: float) -> bool:
        """Whether a number lies outside of the interval."""
        return self.low > number or self.high < number

    def scaled(self, factor: float, shift: float = 0.0) -> Estimate:
        """The estimate of ``factor`` times this plus ``shift``, for a factor that is not negative."""
        return Estimate(factor * self.value + shift, factor * self.low + shift, factor * self.high + shift)


NOTHING_KNOWN = Estimate(float("nan"), float("nan"), float("nan"))


def mean_of(total: float, squares: float, number: int, among: int = 1) -> Estimate:
    """Return a mean from the sum and the sum of squares of so many independent numbers.

    The interval is that of the normal distribution, made wider (Bonferroni) so that with 95 % all of ``among`` such
    intervals are right together: whoever picks the most striking one of a hundred may still believe it.

    >>> alone, of_many = mean_of(60, 60, 100), mean_of(60, 60, 100, among=50)
    >>> f"{alone.value:.2f} from {alone.low:.2f} to {alone.high:.2f}; of many: to {of_many.high:.2f}"
    '0.60 from 0.50 to 0.70; of many: to 0.76'
    """
    if number < 2:
        return NOTHING_KNOWN
    mean = total / number
    variance = max(0.0, squares - number * mean**2) / (number - 1)
    half = _Z.inv_cdf(1 - (1 - CONFIDENCE) / (2 * among)) * sqrt(variance / number)
    return Estimate(mean, mean - half, mean + half)


def share_of(count: int, number: int, among: int = 1) -> Estimate:
    """Return a share of games, with Wilson's interval, which is right where nothing or everything was counted, too.

    >>> never = share_of(0, 1000)
    >>> never.value, never.low, f"{never.high:.2%}"
    (0.0, 0.0, '0.38%')
    """
    if number < 1:
        return NOTHING_KNOWN
    z, share = _Z.inv_cdf(1 - (1 - CONFIDENCE) / (2 * among)), count / number
    middle = (share + z**2 / (2 * number)) / (1 + z**2 / number)
    half = z * sqrt(share * (1 - share) / number + z**2 / (4 * number**2)) / (1 + z**2 / number)
    return Estimate(share, max(0.0, middle - half) if count else 0.0, min(1.0, middle + half))
