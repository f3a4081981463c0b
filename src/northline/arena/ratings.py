"""Ratings: the Plackett–Luce model, fitted to all games at once. For two players it is that of Bradley and Terry.

Every bot has a strength. Whoever wins a game is chosen among its bots with odds proportional to the exponentials of
their strengths, then the second among the others, and so on. A shared place counts as every order of those who share
it, in equal parts: between two, as half a win each. The strengths are those that make the results of all games most
likely, in whatever order they were played.

A bot that has won everything would be infinitely strong. So each also has an eighth of a win and an eighth of a loss
against somebody of average strength, which hardly matters after a few games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import exp, inf, log, sqrt

from northline.arena.statistics import Z_95, spread_of, t_quantile

ELO = 400 / log(10)
"""Rating points for a factor e of the odds: 400 points are odds of ten to one."""
_PRIOR_GAMES = 0.25
"""Half of it won and half of it lost, against somebody of average strength. More would pull a bot that has won nearly
everything too far down: benchmarks/coverage.py shows how often intervals then miss the truth."""
_LEAST_VARIANCE = 0.5
"""Of what the model says, were all games independent. Duplicate deals leave more than that; less is a coincidence, as
where somebody wins everything and deals do not differ at all."""
_PRECISION = 1e-10
_LONGEST_STEP = 2.0
_MOST_STEPS = 200
Vector = list[float]
Matrix = list[Vector]
Order = tuple[int, ...]
"""The bots of a game from the first to the last."""


@dataclass(frozen=True)
class RatedGame:
    """What a rating needs of a game."""

    deal: int
    line_up: int
    bots: tuple[int, ...]
    """By seat; a bot may sit twice."""
    places: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A strength in rating points, with its 95 % interval. The mean of all bots is 0."""

    value: float
    low: float
    high: float


def ratings_of(bots: int, games: Iterable[RatedGame]) -> list[Rating]:
    """The ratings of so many bots.

    Intervals come from the differences between deals (the sandwich estimator).

    >>> games = [RatedGame(deal, 0, (0, 1), (1, 2) if deal % 4 else (2, 1)) for deal in range(400)]
    >>> [round(rating.value) for rating in ratings_of(2, games)]
    [95, -95]
    """
    games = list(games)
    patterns: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for game in games:
        key = (game.bots, game.places)
        patterns[key] = patterns.get(key, 0) + 1
    orders = {pattern: _orders(*pattern) for pattern in patterns}
    weights: dict[Order, float] = {}
    for pattern, count in patterns.items():
        for order, weight in orders[pattern]:
            weights[order] = weights.get(order, 0.0) + count * weight
    strengths, information = _fit(bots, weights)
    scores = {
        pattern: _added(bots, ((weight, _score(strengths, order)) for order, weight in orders[pattern]))
        for pattern in patterns
    }
    by_deal: dict[tuple[int, int], Vector] = {}
    for game in games:
        total = by_deal.setdefault((game.deal, game.line_up), [0.0] * bots)
        for bot, part in enumerate(scores[game.bots, game.places]):
            total[bot] += part
    covariance, middle = _inverse(information), sum(strengths) / bots
    found = []
    for bot, strength in enumerate(strengths):
        contrast = [(1.0 if other == bot else 0.0) - 1 / bots for other in range(bots)]
        influence = [_dot(row, contrast) for row in covariance]
        spread = spread_of(
            (deal, line_up, _dot(influence, score)) for (deal, line_up), score in by_deal.items()
        )
        between_deals = t_quantile(spread.freedom) * sqrt(spread.variance) if spread.freedom else inf
        of_model = Z_95 * sqrt(_LEAST_VARIANCE * max(0.0, _dot(influence, contrast)))
        half = max(between_deals, of_model)
        value = strength - middle
        found.append(Rating(ELO * value, ELO * (value - half), ELO * (value + half)))
    return found


def _orders(bots: Sequence[int], places: Sequence[int]) -> list[tuple[Order, float]]:
    """All orders that the places leave open, with their weights."""
    by_place: dict[int, list[int]] = {}
    for bot, place in zip(bots, places, strict=True):
        by_place.setdefault(place, []).append(bot)
    shared = [list(permutations(by_place[place])) for place in sorted(by_place)]
    ways = [tuple(bot for group in way for bot in group) for way in product(*shared)]
    return [(way, 1 / len(ways)) for way in ways]


def _fit(bots: int, weights: dict[Order, float]) -> tuple[Vector, Matrix]:
    """The most likely strengths by Newton's method, and the information (the negative Hessian) there."""
    strengths = [0.0] * bots
    for _ in range(_MOST_STEPS):
        gradient = [0.0] * bots
        information = [[0.0] * bots for _ in range(bots)]
        for bot, strength in enumerate(strengths):
            chance = 1 / (1 + exp(-strength))
            gradient[bot] += _PRIOR_GAMES * (0.5 - chance)
            information[bot][bot] += _PRIOR_GAMES * chance * (1 - chance)
        for order, weight in weights.items():
            _add_order(strengths, order, weight, gradient, information)
        step = [_dot(row, gradient) for row in _inverse(information)]
        longest = max(abs(part) for part in step)
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + scale * part for strength, part in zip(strengths, step, strict=True)]
        if longest < _PRECISION:
            break
    return strengths, information


def _add_order(strengths: Vector, order: Order, weight: float, gradient: Vector, information: Matrix) -> None:
    for first in range(len(order) - 1):
        left = order[first:]
        odds = [exp(strengths[bot]) for bot in left]
        total = sum(odds)
        chances: dict[int, float] = {}
        for bot, part in zip(left, odds, strict=True):
            chances[bot] = chances.get(bot, 0.0) + part / total
        gradient[order[first]] += weight
        for bot, chance in chances.items():
            gradient[bot] -= weight * chance
            information[bot][bot] += weight * chance
            for other, other_chance in chances.items():
                information[bot][other] -= weight * chance * other_chance


def _score(strengths: Vector, order: Order) -> Vector:
    """The gradient of the log-likelihood of one order."""
    gradient = [0.0] * len(strengths)
    for first in range(len(order) - 1):
        total = sum(exp(strengths[bot]) for bot in order[first:])
        gradient[order[first]] += 1
        for bot in order[first:]:
            gradient[bot] -= exp(strengths[bot]) / total
    return gradient


def _added(size: int, parts: Iterable[tuple[float, Vector]]) -> Vector:
    total = [0.0] * size
    for weight, vector in parts:
        for index, value in enumerate(vector):
            total[index] += weight * value
    return total


def _dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss–Jordan elimination; a handful of bots need no library."""
    size = len(matrix)
    rows = [[*row, *(1.0 if n == index else 0.0 for n in range(size))] for index, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for index in range(size):
            factor = rows[index][column]
            if index != column and factor:
                rows[index] = [a - factor * b for a, b in zip(rows[index], rows[column], strict=True)]
    return [row[size:] for row in rows]
