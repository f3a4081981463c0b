"""Forecasts: what is said of the end of a game before it is played."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tools.learn_forecast import astray, terms, watch

import northline as nl
from northline import kernel
from northline.kernel import entries
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.lookahead import Lookahead
from northline.kernel.playouts import fresh_minds, seeds
from northline.kernel.search import leaf_value
from northline.strategy.planner.trained_traits import planner_traits
from tests.kernel.test_dealing import position
from tests.toy import toy


def outlooks(edition: nl.Edition, game: NDArray[Any]) -> NDArray[np.float64]:
    """Of the seats of a game, as an array with one game; changes nothing in it."""
    before, players = game.copy(), int(game[0]["players"])
    rows = np.zeros((1, layout.MOST_PLAYERS, layout.OUTLOOK))
    results, scores, works = np.zeros(1, layout.RESULT), np.zeros(1, layout.RESULT), np.zeros(1, layout.WORK)
    minds = fresh_minds(edition, seeds(1, 1), players)
    entries.look_out_games(tables_of(edition), game, minds, works, 0, results, rows, 0, 1)
    assert (game == before).all()
    assert (rows[0, players:] == 0).all()
    entries.score_games(tables_of(edition), game, works, 0, scores, 0, 1)
    assert (results["total"] == scores["total"]).all()
    return rows[0, :players]


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_every_seat_has_an_outlook(name: str) -> None:
    assert (outlooks(nl.edition(name), position(name, 3, 60)) != 0).any(axis=1).all()


def test_the_kernel_reckons_as_was_learnt() -> None:
    """The polynomial has the same terms in the same order where it is learnt and where it is used."""
    weights, chance = leaf_value.learnt_weights("europe"), np.random.default_rng(1)
    rows = chance.random((layout.MOST_PLAYERS, layout.OUTLOOK))
    game, result = np.zeros(1, layout.GAME), np.zeros(1, layout.RESULT)
    game["players"], result["total"][0, :2] = 2, (30, 20)
    first, lead = leaf_value.forecast(game[0], result[0], rows, weights, 0)
    gains = terms(rows) @ weights[:-2]
    assert lead == pytest.approx(10 + gains[0] - gains[1])
    other, behind = leaf_value.forecast(game[0], result[0], rows, weights, 1)
    assert behind == pytest.approx(-lead)
    assert (first > 0.5) == (lead > 0) != (other > 0.5)


@pytest.mark.parametrize("name", nl.EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_forecast_knows_more_than_the_points_on_the_board(name: str, players: int) -> None:
    notes = watch(nl.edition(name), players, 60, seed=12345)
    notes = notes.only(notes.outlooks[:, 0, leaf_value.TURNS] < 1.2)  # with few turns left
    came = notes.final[:, 0] - notes.final[:, 1]
    on_board = notes.now[:, 0] - notes.now[:, 1]
    for board in (name, "a board of somebody's own"):
        _, wrong = astray(notes, leaf_value.learnt_weights(board)[:-2])
        assert (wrong**2).mean() < 0.75 * (came**2).mean()
        assert (wrong**2).mean() < 0.75 * ((on_board - came) ** 2).mean()


def test_routes_that_others_are_after_are_counted() -> None:
    """Two seats with the same tickets plan the same ways; a seat without tickets is after nothing."""
    edition, game = nl.edition("europe"), position("europe", 2, 2)
    alike = game.copy()
    alike["hands"][0, 1], alike["tickets"][0, 1] = game["hands"][0, 0], game["tickets"][0, 0]
    without = game.copy()
    without["tickets"][0, 1] = 0
    assert (outlooks(edition, alike)[:, leaf_value.SOUGHT] > 0).all()
    assert (outlooks(edition, without)[:, leaf_value.SOUGHT] == 0).all()


def test_it_is_for_any_board() -> None:
    edition = toy()
    batch = kernel.Batch(edition, 2, 1, seeds=3)
    while batch.games[0]["phase"] == layout.OPENING:
        batch.step(np.array([np.flatnonzero(batch.masks()[0])[0]]))
    ahead = Lookahead(edition, batch.games, int(batch.games[0]["seat"]), horizon=2)
    values = ahead.values(ahead.proposals(), 0, 20)
    assert ((values >= 0) & (values <= 1)).all()
    assert planner_traits(edition) == ahead._characters[0]
