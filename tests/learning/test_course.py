"""Which tables a training is for, and how often each is played."""

from __future__ import annotations

import pytest

import northline as nl
from northline.learning.course import seldom_of, tables_of
from tests.toy import tiny


def test_a_board_named_twice_is_played_twice_as_often() -> None:
    europe, nordic = nl.edition("europe"), nl.edition("nordic_countries")
    assert seldom_of([europe, nordic, europe]) == {"europe": 1, "nordic_countries": 2}
    assert seldom_of([europe, nordic]) == {"europe": 1, "nordic_countries": 1}
    assert tables_of([europe, nordic, europe], [2]) == [(europe, 2), (nordic, 2)]


def test_numbers_of_players_are_those_of_each_edition() -> None:
    europe, nordic = nl.edition("europe"), nl.edition("nordic_countries")
    assert [number for _, number in tables_of([europe], [])] == [2, 3, 4, 5]
    assert tables_of([europe, nordic], [2, 2, 5]) == [
        (europe, 2),
        (europe, 2),
        (europe, 5),
        (nordic, 2),
        (nordic, 2),
    ]
    with pytest.raises(ValueError, match="2 to 3 players"):
        tables_of([nordic], [5])
    with pytest.raises(ValueError, match="players"):
        tables_of([tiny()], [9])
