"""The whole tree of the tiny edition has the size in the file, whichever way it is counted."""

from collections import Counter

import pytest

from tests.perft.perft import CHANCE_SEED
from tests.perft.tree import (
    Size,
    count_backwards,
    count_forwards,
    count_plainly,
    every_deal,
    every_outcome,
    fixed,
    one_deal,
    read,
)


def test_the_tree_with_fixed_chance_counted_in_three_ways():
    outcomes = fixed(CHANCE_SEED)
    size = read()["one deal, fixed"]
    assert count_plainly(one_deal(), outcomes) == size
    assert count_backwards(one_deal(), outcomes, {}) == size
    assert count_forwards([one_deal()], outcomes) == size


def test_the_tree_with_every_outcome_counted_in_two_ways():
    size = read()["one deal, every outcome"]
    assert count_backwards(one_deal(), every_outcome, {}) == size
    assert count_forwards([one_deal()], every_outcome) == size


def test_every_deal_is_a_way_to_draw_cards_tickets_and_a_first_player():
    """Two hands and a display of one card each out of six, three tickets in a row, one of two seats."""
    deals = list(every_deal())
    assert len(deals) == (6 * 5 * 4) * (3 * 2) * 2
    kinds = Counter((deal.hands, deal.display) for deal in deals)
    assert sum(kinds.values()) == len(deals)
    assert len({deal.ticket_deck for deal in deals}) == 3


@pytest.mark.soak
def test_the_tree_of_every_deal_counted_in_two_ways():
    size = read()["every deal, every outcome"]
    assert count_forwards(every_deal(), every_outcome) == size
    known: dict = {}
    total = Size(0, 0)
    for deal in every_deal():
        total += count_backwards(deal, every_outcome, known)
    assert total == size
