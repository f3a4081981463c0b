"""The value of a leaf: forecasts of the end of a game before it is played."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tools.learn_forecast import forecast_errors, play_and_sample, terms

import northline as nl
from northline import kernel
from northline.kernel import entry_points
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.lookahead import Lookahead
from northline.kernel.playouts import new_memories, seeds
from northline.kernel.search import leaf_value
from northline.strategy import codes
from northline.strategy.planner.trained_traits import planner_traits
from tests.kernel.positions import planner_position
from tests.toy import toy


def leaf_features(edition: nl.Edition, game: NDArray[Any]) -> NDArray[np.float64]:
    """The features of the seats of a game, an array with one game; nothing in it changes."""
    before, players = game.copy(), int(game[0]["players"])
    rows = np.zeros((1, layout.MAX_PLAYERS, layout.LEAF_FEATURES))
    results, scores, scratches = (
        np.zeros(1, layout.RESULT),
        np.zeros(1, layout.RESULT),
        np.zeros(1, layout.SCRATCH),
    )
    memories = new_memories(edition, seeds(1, 1), players)
    entry_points.leaf_features_of_games(tables_of(edition), game, memories, scratches, 0, results, rows, 0, 1)
    assert (game == before).all()
    assert (rows[0, players:] == 0).all()
    entry_points.score_games(tables_of(edition), game, scratches, 0, scores, 0, 1)
    assert (results["total"] == scores["total"]).all()
    return rows[0, :players]


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_every_seat_has_features(name: str) -> None:
    assert (leaf_features(nl.edition(name), planner_position(name, 3, 60)) != 0).any(axis=1).all()


def test_the_kernel_evaluates_the_polynomial_that_was_fitted() -> None:
    """The polynomial has the same terms in the same order where it is fitted and where it is used."""
    weights, chance = leaf_value.load_weights("europe"), np.random.default_rng(1)
    rows = chance.random((layout.MAX_PLAYERS, layout.LEAF_FEATURES))
    game, result = np.zeros(1, layout.GAME), np.zeros(1, layout.RESULT)
    game["players"], result["total"][0, :2] = 2, (30, 20)
    first, lead = leaf_value.evaluate_leaf(game[0], result[0], rows, weights, 0)
    gains = terms(rows) @ weights[:-2]
    assert lead == pytest.approx(10 + gains[0] - gains[1])
    other, behind = leaf_value.evaluate_leaf(game[0], result[0], rows, weights, 1)
    assert behind == pytest.approx(-lead)
    assert (first > 0.5) == (lead > 0) != (other > 0.5)


@pytest.mark.parametrize("name", nl.EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_forecast_knows_more_than_the_points_on_the_board(name: str, players: int) -> None:
    samples = play_and_sample(nl.edition(name), players, 60, seed=12345)
    samples = samples.only(samples.features[:, 0, leaf_value.TURNS] < 1.2)  # with few turns left
    came = samples.final[:, 0] - samples.final[:, 1]
    on_board = samples.now[:, 0] - samples.now[:, 1]
    for board in (name, "a board of somebody's own"):
        _, wrong = forecast_errors(samples, leaf_value.load_weights(board)[:-2])
        assert (wrong**2).mean() < 0.75 * (came**2).mean()
        assert (wrong**2).mean() < 0.75 * ((on_board - came) ** 2).mean()


def test_routes_that_others_are_after_are_counted() -> None:
    """Two seats with the same tickets plan the same ways; a seat without tickets is after nothing."""
    edition, game = nl.edition("europe"), planner_position("europe", 2, 2)
    alike = game.copy()
    alike["hands"][0, 1], alike["tickets"][0, 1] = game["hands"][0, 0], game["tickets"][0, 0]
    without = game.copy()
    without["tickets"][0, 1] = 0
    assert (leaf_features(edition, alike)[:, leaf_value.CONTESTED] > 0).all()
    assert (leaf_features(edition, without)[:, leaf_value.CONTESTED] == 0).all()


def test_it_is_for_any_board() -> None:
    edition = toy()
    batch = kernel.Batch(edition, 2, 1, seeds=3)
    while batch.games[0]["phase"] == codes.OPENING:
        batch.step(np.array([np.flatnonzero(batch.masks()[0])[0]]))
    ahead = Lookahead(edition, batch.games, int(batch.games[0]["seat"]), horizon=2)
    values = ahead.values(ahead.proposals(), 0, 20)
    assert ((values >= 0) & (values <= 1)).all()
    assert planner_traits(edition) == ahead._planners[0]
