"""The kernel's final scoring on railways and positions that play hardly ever reaches."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

import northline as nl
from northline import kernel
from northline.editions.model import BonusCard, Edition
from northline.kernel import entry_points
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.threads import Workers
from northline.kernel.results import scored
from northline.rules import SplitMix, new_game
from northline.rules.network import longest_path
from northline.rules.state import NOBODY, Over, State
from tests.kernel.lockstep import Pair
from tests.oracles.networks import random_board, random_railway
from tests.oracles.positions import random_end


def end_with(edition: Edition, railway: tuple[int, ...]) -> State:
    """The end of a game in which one seat owns a railway and the other nothing, with every bonus card."""
    state, _ = new_game(edition, 2, SplitMix(0))
    owners = tuple(0 if route in railway else NOBODY for route in range(len(edition.routes)))
    cards = tuple(range(len(edition.bonus_cards)))
    return replace(state, phase=Over(), owners=owners, bonus_cards=cards)


def kernel_path(edition: Edition, railway: tuple[int, ...]) -> tuple[int, bool]:
    """The longest path that the kernel finds, and whether it found it by itself."""
    games = np.array([kernel.from_state(end_with(edition, railway))])
    results = np.zeros(1, layout.RESULT)
    entry_points.score_games(tables_of(edition), games, np.zeros(1, layout.SCRATCH), 0, results, 0, 1)
    by_itself = bool(results["resolved"][0])
    card = [card.counts for card in edition.bonus_cards].index("longest_path")
    return int(scored(edition, games, Workers(1))["counts"][0][card][0]), by_itself


@pytest.mark.parametrize("name", ["europe", "northern_lights"])
def test_longest_paths_of_railways_on_real_boards(name: str) -> None:
    edition, alone = nl.edition(name), 0
    for seed in range(150):
        random = Random(seed)
        railway = random_railway(edition, random, 45, spread=random.choice((0, 0.1, 0.3)))
        length, by_itself = kernel_path(edition, railway)
        assert length == longest_path(edition, railway).length
        alone += by_itself
    assert alone > 120, "the reference engine is for the few that are too tangled"


def test_longest_paths_of_boards_of_any_shape() -> None:
    given_up = 0
    for seed in range(60):
        random = Random(seed)
        sketch = random_board(
            random, random.randint(3, 12), random.randint(1, 26), longest=random.randint(1, 8)
        )
        card = BonusCard("express", "Express", 10, "longest_path")
        sketch = replace(sketch, id=f"sketch-{seed}", bonus_cards=(card,))
        railway = tuple(range(len(sketch.routes)))
        length, by_itself = kernel_path(sketch, railway)
        assert length == longest_path(sketch, railway).length
        given_up += not by_itself
    assert given_up < 60


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stations_are_used_in_the_best_way(players: int) -> None:
    for seed in range(40):
        state = random_end(nl.edition("europe"), Random(seed), players, tickets=46 // players)
        Pair.at(state, seed).compare_scores()
