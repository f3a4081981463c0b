"""Points and places against a naive count and sort."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from northline.editions import edition
from northline.editions.model import Edition
from northline.rules import State, score, standings
from tests.oracles.positions import random_end
from tests.toy import toy


def tie_breaks(state: State, seat: int) -> list[int]:
    """What TIE-1, TIE-2 and TIE-3 look at after the points, better is more."""
    breakdown = score(state)[seat]
    tickets = len([result for result in breakdown.tickets if result.points > 0])
    stations = len(state.stations[seat])
    bonuses = len([bonus for bonus in breakdown.bonuses if bonus.points])
    lengths = [state.edition.routes[route].length for route in state.routes_of(seat)]
    match state.edition.id:
        case "europe":
            return [tickets, -stations, bonuses]
        case "nordic_countries":
            return [tickets, max([0, *lengths])]
        case "northern_lights":
            return [tickets, bonuses]
        case _:
            return [tickets, -stations, bonuses, max([0, *lengths])]


def naive_places(state: State) -> dict[int, int]:
    """Bubble the better ones up, then number them; who is equal to the one above has the same place."""
    totals = [result.total for result in score(state)]
    ranks = [[totals[seat], *tie_breaks(state, seat)] for seat in range(state.players)]
    order = list(range(state.players))
    for _ in order:
        for i in range(len(order) - 1):
            if ranks[order[i]] < ranks[order[i + 1]]:
                order[i], order[i + 1] = order[i + 1], order[i]
    places: dict[int, int] = {}
    for number, seat in enumerate(order, 1):
        above = order[number - 2]
        tied = number > 1 and ranks[above] == ranks[seat]
        places[seat] = places[above] if tied else number
    return places


def assert_places(state: State) -> None:
    result = standings(state)
    assert {standing.seat: standing.place for standing in result} == naive_places(state)
    assert [standing.place for standing in result] == sorted(standing.place for standing in result)
    assert all(standing.points == standing.breakdown.total for standing in result)


BOARDS = [edition("europe"), edition("nordic_countries"), edition("northern_lights"), toy()]


@pytest.mark.rule("TIE-1", "TIE-2", "TIE-3", "TIE-4")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_random_ends_of_games(board: Edition) -> None:
    fewest, most = board.rules.players
    for seed in range(60):
        random = Random(seed)
        assert_places(random_end(board, random, random.randint(fewest, most), tickets=random.randint(0, 3)))


@pytest.mark.rule("TIE-1", "TIE-2", "TIE-3", "TIE-4")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_games_in_which_many_are_tied(board: Edition) -> None:
    """The points for routes are chosen so that everybody has the same total, or one of two."""
    fewest, most = board.rules.players
    ties = 0
    for seed in range(60):
        random = Random(seed)
        state = random_end(board, random, random.randint(fewest, most), tickets=seed % 2)
        levels = [random.choice((500, 501)) if seed % 3 else 500 for _ in range(state.players)]
        totals = [result.total for result in score(state)]
        points = [level - total + own for level, total, own in zip(levels, totals, state.points, strict=True)]
        tied = replace(state, points=tuple(points))
        assert sorted(result.total for result in score(tied)) == sorted(levels)
        assert_places(tied)
        places = [standing.place for standing in standings(tied)]
        ties += len(set(places)) < len(places)
    assert ties, "some of these games must have shared places"
