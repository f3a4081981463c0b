"""A tree over what one seat does: information sets of a single observer, told apart by its own choices.

Every walk starts from a fresh deal of what the seat cannot see. Where the seat chooses, a planner of some character
proposes an action, which becomes a branch if it is none yet; of the branches that are legal in this deal the one with
the best bound is followed. Everybody else plays as planners do, and so does the seat beyond the tree.
"""

from __future__ import annotations

import math

import numpy as np

from northline.kernel.core.chance import below, mixed
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import MOST_DEPTH, MOST_PLAYERS, OVER, SECOND_CARD, STOP, TRAITS, TURN
from northline.kernel.policies.planner import choose_by_plan
from northline.kernel.rules.menu import is_legal
from northline.kernel.rules.score import score
from northline.kernel.rules.step import step
from northline.kernel.search.determinization import deal_hidden
from northline.kernel.search.leaf_value import forecast, look_out

NODE = np.dtype(
    [
        ("value", "f8"),  # the sum over all visits
        ("action", "i4"),  # by which it is reached
        ("child", "i4"),  # the first, -1: none
        ("next", "i4"),  # of the same parent, -1: none
        ("visits", "i4"),
        ("open", "i4"),  # how often it could have been chosen
        ("proposed", "i4"),  # how often a planner wanted it
    ],
    align=True,
)
"""What is known about doing something after all that was done before it. The root is what is to be chosen now; since it
has no siblings, its ``next`` says which node is free."""

MOST_STEPS = 5_000
"""A game that takes more decisions is scored as it stands."""
_CURIOSITY = 0.5
"""How much a branch is worth a visit because planners want it and it had few."""
_CLOSE = 40.0
"""A lead of so many points at the end is nearly as good as any larger one."""
_COUNTER, _MOST_COUNTED = 12, 0xFFF
"""A number holds a counter for each seat, of so many bits."""
_FAR = np.uint64(0xD1342543DE82EF95)
_LUCK = np.uint64(0x632BE59BD9B4E019)


@inner
def walk(tables, game, mind, work, result, rows, tree, knowledge, seed, seat, action, limits):
    """Deal, do the action in question, and play on through the tree: how good that was, from 0 to 1.

    The deal and the luck after it follow from the seed. ``knowledge`` is how likely others hold which tickets, the
    characters of planners, and the weights of forecasts; ``limits`` how many further choices belong to the tree, after
    how many turns of the seat a forecast says how the game will end, and whether what is hidden stays as it is.
    """
    likely, characters, weights = knowledge
    depth, horizon, open_cards = limits
    game.chance = seed
    if not open_cards:
        deal_hidden(tables, game, work, seat, likely)
    luck = mixed(seed + _LUCK)
    mind.chance = luck
    inside, node, length = depth > 0, 0, 0
    turns = drawn = other = 0
    for _ in range(MOST_STEPS):
        # All actions are to meet the same luck, whatever was done before: so each seat's next card is fixed.
        shift = _COUNTER * game.seat
        if action < STOP:
            moment = 2 * (drawn >> shift & _MOST_COUNTED)
            drawn += 1 << shift
        else:
            moment = 2 * (other >> shift & _MOST_COUNTED) + 1
            other += 1 << shift
        game.chance = mixed(luck + np.uint64(MOST_PLAYERS * moment + game.seat) * _FAR)
        step(tables, game, game, action)
        if game.phase == OVER:
            break
        if game.phase == TURN and game.seat == seat:
            if turns == horizon:
                break
            turns += 1
        # Tickets on offer differ from deal to deal: a planner chooses among them, and pays for tunnels.
        own_choice = game.seat == seat and (game.phase == TURN or game.phase == SECOND_CARD)
        thinks = inside and own_choice and tree[0].next < len(tree)
        if thinks:
            # Every other proposal is that of the first character, who plays on beyond the tree as well.
            _become(mind, seat, characters[max(0, below(mind, 2 * len(characters)) - len(characters))])
        action = choose_by_plan(tables, game, work, mind)
        if thinks:
            _become(mind, seat, characters[0])
            node = _branch(tables, game, work, tree, node, action)
            action = np.int64(tree[node].action)
            work.path[length] = node
            length += 1
            inside = length < min(depth, MOST_DEPTH) and tree[node].visits > 0
    if game.phase == OVER:
        score(tables, game, work, result)
        value = _value(game, result, seat)
    else:
        look_out(tables, game, work, mind, result, rows)
        first, lead = forecast(game, result, rows, weights, seat)
        value = _worth(first, lead)
    _note(tree[0], value)
    for place in range(length):
        _note(tree[work.path[place]], value)
    return value


@inner
def _become(mind, seat, character):
    """From now on the seat plans like this."""
    for trait in range(TRAITS):
        mind.traits[seat, trait] = character[trait]


@inner
def _branch(tables, game, work, tree, node, proposal):
    """The branch to follow. What is proposed becomes one; without a visit it is as good as the mean of all."""
    _propose(tree, node, proposal)
    wishes = 0
    branch = np.int64(tree[node].child)
    while branch >= 0:
        wishes += tree[branch].proposed
        branch = np.int64(tree[branch].next)
    mean = tree[node].value / max(1, tree[node].visits)
    best, best_bound = -1, -1.0
    branch = np.int64(tree[node].child)
    while branch >= 0:
        if is_legal(tables, game, game, work, tree[branch].action):
            tree[branch].open += 1
            visits = tree[branch].visits
            share = tree[branch].proposed / wishes
            bound = (tree[branch].value + mean) / (visits + 1)
            bound += _CURIOSITY * share * math.sqrt(tree[branch].open) / (visits + 1)
            if bound > best_bound:
                best, best_bound = branch, bound
        branch = np.int64(tree[branch].next)
    return best


@inner
def _propose(tree, node, action):
    """Note a proposal: a new branch, unless there is one."""
    branch = np.int64(tree[node].child)
    while branch >= 0:
        if tree[branch].action == action:
            tree[branch].proposed += 1
            return
        branch = np.int64(tree[branch].next)
    fresh = np.int64(tree[0].next)
    tree[0].next += 1
    tree[fresh].value, tree[fresh].visits, tree[fresh].open = 0.0, 0, 0
    tree[fresh].action, tree[fresh].proposed, tree[fresh].child = action, 1, -1
    tree[fresh].next = tree[node].child
    tree[node].child = fresh


@inner
def _note(node, value):
    node.visits += 1
    node.value += value


@inner
def _value(game, result, seat):
    """Whether the game is won, and by how much: both count half."""
    best, winners = -1_000_000, 0
    for other in range(game.players):
        if other != seat:
            best = max(best, np.int64(result.total[other]))
        if result.place[other] == 1:
            winners += 1
    return _worth(1.0 / winners if result.place[seat] == 1 else 0.0, result.total[seat] - best)


@inner
def _worth(first, lead):
    return 0.5 * first + 0.25 * (1.0 + math.tanh(lead / _CLOSE))
