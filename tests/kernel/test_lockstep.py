"""From any position the kernel goes on exactly as the reference engine: position, menu and score, after every step.

Whole games are in ``test_crowd.py``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from northline.kernel import entry_points
from northline.kernel.convert import from_state
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import SCRATCH
from northline.rules import SplitMix, new_game
from northline.rules.cards import NO_CARDS, of
from northline.rules.state import Turn
from tests.kernel.boards import EDITIONS, TABLES
from tests.kernel.lockstep import Pair, play_together
from tests.kernel.positions import random_position


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_engines_go_on_alike_from_any_position(name: str, players: int) -> None:
    for seed in range(30):
        pair = Pair.at(random_position(EDITIONS[name](), players, seed), seed=seed + 7)
        play_together(pair, SplitMix(seed), max_steps=12)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_engines_end_alike_when_nothing_can_be_done(name: str, players: int) -> None:
    """Positions without a card to draw or a ticket to be had, and hardly any in the hands: everybody passes soon."""
    corners: Counter[str] = Counter()
    edition = EDITIONS[name]()
    for seed in range(20):
        choice = SplitMix(seed)
        state, _ = new_game(edition, players, choice)
        state = replace(
            state,
            phase=Turn(choice.below(players)),
            hands=tuple(of(choice.below(9), choice.below(2)) for _ in range(players)),
            deck=NO_CARDS,
            discards=NO_CARDS,
            display=(None,) * edition.rules.display,
            ticket_deck=(),
        )
        corners += play_together(Pair.at(state, seed), choice)
    assert corners["forced ends"] == corners["games"] == 20
    assert corners["shared victories"]


@pytest.mark.parametrize(("name", "players"), [("nordic_countries", 2), ("northern_lights", 3), ("toy", 3)])
def test_asking_price_by_price_finds_the_same_claims(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board whose sets of payable routes would be too large is asked price by price: the menu stays the same."""
    edition = EDITIONS[name]()
    games = np.array([from_state(random_position(edition, players, seed)) for seed in range(150)])
    in_sets = tables_of(edition)
    with monkeypatch.context() as patch:
        patch.setattr(layout, "MAX_CASES", 0)
        by_price = tables_of.__wrapped__(edition)
    assert by_price["by_price"][0]
    assert not in_sets["by_price"][0]
    masks = []
    for tables in (in_sets, by_price):
        mask = np.zeros((len(games), int(tables["actions"][0])), np.uint8)
        counts = np.zeros(len(games), np.int64)
        entry_points.mask_games(tables, games, np.zeros(1, SCRATCH), 0, mask, counts, 0, len(games))
        assert (mask.sum(axis=1) == counts).all()
        masks.append(mask)
    assert (masks[0] == masks[1]).all()
