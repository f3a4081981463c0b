"""The parts of a simulation, on small trees made by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from northline.kernel.search import tree_search
from northline.kernel.search.tree_search import C_PUCT, NODE


def new_tree(*proposals: int) -> Any:
    """A tree with a root, and a child for each different proposal."""
    tree = np.zeros(8, NODE).view(np.recarray)
    tree[0].child, tree[0].next = -1, 1
    for action in proposals:
        tree_search._expand.py_func(tree, 0, action)
    return tree


def children(tree: Any) -> dict[int, Any]:
    """The children of the root, by action."""
    found, place = {}, int(tree[0].child)
    while place >= 0:
        found[int(tree[place].action)] = tree[place]
        place = int(tree[place].next)
    return found


def select(tree: Any, legal: set[int], monkeypatch: pytest.MonkeyPatch) -> int:
    """The action of the child that is selected, where these actions are legal."""
    monkeypatch.setattr(tree_search, "is_legal", lambda *arguments: int(arguments[-1]) in legal)
    return int(tree[tree_search._select_child.py_func(None, None, None, tree, 0)].action)


def test_a_new_proposal_expands_the_tree_and_a_known_one_adds_to_its_prior() -> None:
    tree = new_tree(7, 9, 7)
    assert {action: int(child.prior_count) for action, child in children(tree).items()} == {7: 2, 9: 1}
    assert tree[0].next == 3
    assert all(child.visits == 0 and child.child == -1 for child in children(tree).values())


def test_values_are_added_along_the_path_only() -> None:
    tree = new_tree(7, 9)
    tree_search._backpropagate.py_func(tree, np.array([2]), 1, 0.75)
    tree_search._backpropagate.py_func(tree, np.array([2]), 0, 0.25)
    assert (tree[0].visits, tree[0].value) == (2, 1.0)
    assert (children(tree)[9].visits, children(tree)[9].value) == (1, 0.75)
    assert children(tree)[7].visits == 0


def test_of_unvisited_children_the_one_with_the_larger_prior_is_selected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert select(new_tree(7, 9, 9), {7, 9}, monkeypatch) == 9
    assert select(new_tree(7, 7, 9), {7, 9}, monkeypatch) == 7


def test_only_legal_children_are_selected_and_only_those_become_available(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree = new_tree(7, 9, 9)
    assert select(tree, {7}, monkeypatch) == 7
    assert {action: int(child.availability) for action, child in children(tree).items()} == {7: 1, 9: 0}


def test_the_bound_is_that_of_puct(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child that did well is selected again until the exploration term of the other outweighs it."""
    tree = new_tree(7, 9)
    node = int(tree[0].child)  # of action 9
    other = int(tree[node].next)
    tree[0].visits, tree[0].value = 4, 2.0
    tree[node].visits, tree[node].value, tree[node].availability = 4, 2.8, 3
    tree[other].availability = 3
    mean = 0.5
    bounds = {
        9: (2.8 + mean) / 5 + C_PUCT * 0.5 * 2 / 5,
        7: mean + C_PUCT * 0.5 * 2,
    }
    assert select(tree, {7, 9}, monkeypatch) == max(bounds, key=bounds.__getitem__) == 7
    tree[node].value = 4.0
    tree[other].visits, tree[other].value = 1, 0.0
    assert select(tree, {7, 9}, monkeypatch) == 9


def test_utility_is_from_0_to_1_and_winning_counts_as_much_as_the_lead() -> None:
    utility = tree_search._utility.py_func
    assert utility(1.0, 1e9) == pytest.approx(1.0)
    assert utility(0.0, -1e9) == pytest.approx(0.0)
    assert utility(0.5, 0.0) == pytest.approx(0.5)
    assert utility(1.0, 10) - utility(0.0, 10) == pytest.approx(0.5)
