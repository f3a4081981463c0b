"""Playouts from a view claim no more than the view is worth, and what is claimed shrinks in proportion."""

from __future__ import annotations

import numpy as np
import pytest

import northline as nl
from northline.analysis.judging.judge import judge
from northline.analysis.judging.levels import Level
from northline.analysis.judging.positions import choices_of
from northline.analysis.judging.realism import brought_down, gains_of_games
from northline.analysis.judging.valuing import by_evaluator, own_chances
from northline.analysis.values import Evaluator
from northline.kernel.core.layout import GAME, MAX_PLAYERS, RESULT
from northline.kernel.play_ahead import Leaves
from tests.analysis.games import played

LEVEL = Level("test", 3, 3, 8, 8, 8)


def ended(leads: list[int]) -> Leaves:
    """Games of two that are over, by the lead of the first seat."""
    games, results = np.zeros(len(leads), GAME), np.zeros(len(leads), RESULT)
    games["players"] = 2
    results["total"][:, 0] = 100 + np.array(leads)
    results["total"][:, 1] = 100
    results["place"][:, 0] = np.where(np.array(leads) >= 0, 1, 2)
    results["place"][:, 1] = np.where(np.array(leads) <= 0, 1, 2)
    return Leaves(nl.edition("europe"), games, results, np.zeros((len(leads), MAX_PLAYERS, 1)))


@pytest.mark.parametrize("chance", [0.02, 0.3, 0.6, 0.99])
def test_the_best_move_wins_as_often_as_the_view_says_and_never_more(chance):
    win = np.random.default_rng(3).beta(2.0, 2.0, size=(64, 4))
    found = brought_down(win, chance)
    assert (found <= win).all()
    assert found.mean(axis=0).max() == pytest.approx(min(chance, win.mean(axis=0).max()), abs=2e-3)
    assert (np.argsort(found, axis=1) == np.argsort(win, axis=1)).all(), "which is better stays as it is"


def test_games_are_won_by_those_who_would_win_with_a_head_start_of_the_others():
    leads = [-5, 30, -5, 10, -5, 2, -5, 2]  # the move made, the better one, and so on
    assert gains_of_games(ended(leads), 0, 1.0).tolist() == [1, 1, 1, 1]
    assert gains_of_games(ended(leads), 0, 0.5).tolist() == [1, 1, 0, 0]
    assert gains_of_games(ended(leads), 0, 0.0).tolist() == [0, 0, 0, 0]
    assert gains_of_games(ended([0, 5]), 0, 1.0).tolist() == [0.5], "a shared victory is shared"


def test_no_decision_gives_away_more_than_the_seat_had():
    game = played("northern_lights", 3, seed=3)
    choices = list(choices_of(game))[40:64]
    evaluator = Evaluator(game.edition, 3)
    chances = own_chances(evaluator, choices)
    for judgement, chance in zip(
        judge(choices, LEVEL, by_evaluator(evaluator), 1, chances), chances, strict=True
    ):
        assert judgement.loss.gap <= chance + 1e-9
        for sample in (judgement.screened, judgement.measured):
            assert sample is None or sample.win.mean(axis=0).max() <= chance + 2e-3
