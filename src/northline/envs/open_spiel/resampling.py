"""Dealing what a seat cannot know anew: another world in which it would have seen the same."""

from __future__ import annotations

from dataclasses import replace

from northline.envs.open_spiel.node import Node
from northline.rules import view
from northline.rules.chance import Chance
from northline.rules.sample import sample


def resample(node: Node, seat: int, chance: Chance) -> Node:
    """Return a node that this seat cannot tell from the given one, with the hidden cards and tickets dealt at random.

    What the seat remembers is true there, too (:func:`northline.rules.sample`). What chance has brought for an action
    that is pending is kept.
    """
    if node.position is None:
        return node
    state = sample(view(node.position, seat), chance)
    recalls = tuple(
        recall if other == seat else recall.with_other_hidden_cards(state)
        for other, recall in enumerate(node.recalls)
    )
    return replace(node, position=state, recalls=recalls)
