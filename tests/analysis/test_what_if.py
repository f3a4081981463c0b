"""Moves compared, and games finished many times, from positions of games that are over."""

import pytest

from northline.analysis.what_if import compare, finish
from tests.analysis.games import cut, played

pytest.importorskip("numba")


def test_a_position_is_finished_many_times():
    game = played("toy", 2, seed=3)
    spread = finish(game, 4, games=20, seed=1)
    assert spread.games == 20
    assert sum(spread.win) == pytest.approx(1)
    assert [len(points) for points in spread.all_points] == [20, 20]
    assert spread.points == pytest.approx([sum(points) / 20 for points in spread.all_points])
    assert spread == finish(game, 4, games=20, seed=1, threads=2) != finish(game, 4, games=20, seed=2)


def test_the_end_of_a_game_has_one_result():
    game = played("toy", 2, seed=3)
    spread = finish(game, len(game.record.entries), games=5)
    points = {standing.seat: standing.points for standing in game.standings()}
    assert spread.points == (points[0], points[1])
    assert spread.error == 0


def test_a_move_compared_with_itself_is_neither_better_nor_worse():
    game = played("nordic_countries", 2)
    at = next(n for n, entry in enumerate(game.record.entries) if entry.action == "draw")
    seen = compare(game, at, ["draw", "draw", "tickets"], playouts=6, seed=2)
    assert seen.gaps[:2] == (0, 0)
    assert seen.errors[:2] == (0, 0)
    assert [tried.action for tried in seen.tried] == ["draw", "draw", "tickets"]
    assert seen.tried[0].spread == seen.tried[1].spread != seen.tried[2].spread
    gap = seen.tried[2].spread.win[seen.seat] - seen.tried[0].spread.win[seen.seat]
    assert seen.gaps[2] == pytest.approx(gap)


@pytest.mark.parametrize(
    ("at", "actions", "sentence"),
    [
        (10_000, ["draw"], "no decision was made after 10000 actions"),
        (-1, ["draw"], "no decision"),
        (8, [], "at least one move"),
        (8, ["keep"], "not on the menu"),
        (8, ["claim atlantis red"], "there is no route 'atlantis'"),
    ],
)
def test_moves_that_cannot_be_tried_are_refused(at, actions, sentence):
    with pytest.raises(ValueError, match=sentence):
        compare(played("nordic_countries", 2), at, actions, playouts=4)


def test_a_game_that_is_being_played_is_left_alone():
    game = cut(played("toy", 2, seed=3), 8)
    with pytest.raises(ValueError, match="only a game that is over"):
        finish(game, 3)
    with pytest.raises(ValueError, match="only a game that is over"):
        compare(game, 3, ["draw"])
    with pytest.raises(ValueError, match="from 2 to 10000 games"):
        finish(played("toy", 2, seed=3), 3, games=10**9)
