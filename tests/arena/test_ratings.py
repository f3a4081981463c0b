"""Ratings: what the model says, whatever the order of games; and intervals against tournaments with a known truth."""

from __future__ import annotations

import random
from math import exp, inf, log

import pytest
from benchmarks.coverage import SITUATIONS, Situation, coverage

from northline.arena.ratings import ELO, RatedGame, ratings_of


def duels(wins: int, losses: int, ties: int = 0) -> list[RatedGame]:
    places = [(1, 2)] * wins + [(2, 1)] * losses + [(1, 1)] * ties
    return [RatedGame(deal, 0, (0, 1), place) for deal, place in enumerate(places)]


def difference(games: list[RatedGame]) -> float:
    one, other = ratings_of(2, games)
    assert one.value == pytest.approx(-other.value)
    return one.value - other.value


def test_of_two_it_is_the_logarithm_of_the_odds() -> None:
    assert difference(duels(300, 100)) == pytest.approx(ELO * log(3), rel=0.01)
    assert difference(duels(1000, 100)) == pytest.approx(400, rel=0.01), "odds of ten to one"
    assert difference(duels(50, 50)) == pytest.approx(0, abs=1e-6)


def test_a_tie_is_half_a_win() -> None:
    assert difference(duels(30, 10, ties=20)) == pytest.approx(difference(duels(40, 20)))


def test_who_has_won_everything_has_a_number_and_a_wide_interval() -> None:
    few, many = ratings_of(2, duels(5, 0))[0], ratings_of(2, duels(500, 0))[0]
    assert few.value < many.value < 2000
    assert few.low < 100 < few.value
    assert many.high - many.low > 300


def test_the_order_of_games_does_not_matter() -> None:
    chance = random.Random(4)
    games = [
        RatedGame(deal, 0, tuple(chance.sample(range(4), 3)), tuple(chance.sample((1, 2, 3), 3)))
        for deal in range(60)
    ]
    once = ratings_of(4, games)
    chance.shuffle(games)
    again = ratings_of(4, games)
    for one, other in zip(once, again, strict=True):
        assert (one.value, one.low, one.high) == pytest.approx((other.value, other.low, other.high), abs=1e-6)


def test_known_strengths_are_found() -> None:
    chance, truth = random.Random(5), (200.0, 50.0, -50.0, -200.0)
    games = []
    for deal in range(3000):
        left = list(range(4))
        order = []
        while left:
            [first] = chance.choices(left, [exp(truth[bot] / ELO) for bot in left])
            order.append(first)
            left.remove(first)
        seats = tuple(chance.sample(range(4), 4))
        games.append(RatedGame(deal, 0, seats, tuple(order.index(bot) + 1 for bot in seats)))
    for rating, strength in zip(ratings_of(4, games), truth, strict=True):
        assert rating.value == pytest.approx(strength, abs=20)
        assert rating.low < strength < rating.high


def test_a_bot_that_sits_twice_is_one_bot() -> None:
    games = [RatedGame(deal, 0, (0, 0, 1), (1, 3, 2) if deal % 2 else (2, 3, 1)) for deal in range(40)]
    one, other = ratings_of(2, games)
    assert one.value < other.value


def test_one_deal_says_nothing_about_how_much_deals_differ() -> None:
    [one, _] = ratings_of(2, duels(1, 0))
    assert (one.low, one.high) == (-inf, inf)


QUICK = [one for one in SITUATIONS if one.players == 2 and len(one.strengths) == 2 and one.deals in (20, 100)]


@pytest.mark.parametrize("situation", QUICK, ids=lambda one: one.name)
def test_intervals_hold_the_truth(situation: Situation) -> None:
    """The quick version of benchmarks/coverage.py: 150 tournaments each, so that 90 % would be a rare accident."""
    for what, held in coverage(situation, runs=150).items():
        assert held > 0.9, what


@pytest.mark.soak
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda one: one.name)
def test_intervals_hold_the_truth_in_the_long_run(situation: Situation) -> None:
    """Where results are few or nearly all the same, shares come in steps, and intervals hold the truth more often."""
    for what, held in coverage(situation, runs=2000).items():
        assert held > 0.93, what
        if situation.deals >= 100:
            assert held < 0.97, what
