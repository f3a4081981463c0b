"""Information-set Monte Carlo tree search (single observer, PUCT) over the choices of one seat.

Every simulation starts from a fresh determinization. Where the seat chooses, a planner with random traits proposes an
action: the proposals are the prior of a node's children, and a new one expands the tree. Of the children that are legal
in this determinization, the one with the highest PUCT bound is selected. All other choices, those of the seat below the
tree included, are made by planners, the rollout policy. A rollout ends after some turns, and the leaf is evaluated
(``leaf_value.py``), or at the end of the game.
"""

from __future__ import annotations

import math

import numpy as np

from northline.kernel.core.chance import below, mix64
from northline.kernel.core.compiler import device_function
from northline.kernel.core.intrinsics import call_policy
from northline.kernel.core.layout import MAX_DEPTH, MAX_PLAYERS, TRAITS
from northline.kernel.rules.menu import is_legal
from northline.kernel.rules.score import score
from northline.kernel.rules.step import step
from northline.kernel.search.determinization import determinize
from northline.kernel.search.leaf_value import evaluate_leaf, fill_leaf_features
from northline.strategy.codes import OVER, SECOND_CARD, STOP, TURN

NODE = np.dtype(
    [
        ("value", "f8"),  # the sum over all visits
        ("action", "i4"),  # by which it is reached
        ("child", "i4"),  # the first, -1: none
        ("next", "i4"),  # the next sibling, -1: none
        ("visits", "i4"),
        ("availability", "i4"),  # how often it could have been selected
        ("prior_count", "i4"),  # how often a planner proposed its action
    ],
    align=True,
)
"""An information set of the seat, reached by its own actions. The root is the action whose value is asked for; since it
has no siblings, its ``next`` is the index of the first free node."""

MAX_STEPS = 5_000
"""A game that takes more choices is scored as it stands."""
C_PUCT = 0.5
"""The weight of exploration: of the prior, and of few visits."""
_DECISIVE_LEAD = 40.0
"""A lead of so many points at the end is nearly as good as any larger one."""
_COUNTER_BITS, _COUNTER_MASK = 12, 0xFFF
"""A number holds a counter for each seat, of so many bits."""
_STREAM_STRIDE = np.uint64(0xD1342543DE82EF95)
_ROLLOUT_SALT = np.uint64(0x632BE59BD9B4E019)


@device_function
def simulate(tables, game, memory, scratch, result, rows, tree, knowledge, seed, seat, action, limits):
    """Run one simulation: determinize, apply the action of the root, descend, expand, roll out, backpropagate.

    Returns the value for the seat, from 0 to 1. ``knowledge`` are the priors of others' tickets, the traits of the
    planners that propose actions, the weights of the leaf value, and the number of the planner's policy. ``limits`` are
    the depth of the tree, the turns of the seat until a leaf is evaluated, and whether hidden information is left as it
    is in ``game``.

    Determinization and rollout follow from the seed. With common random numbers actions differ less by chance: each
    seat's nth draw, and its nth other action, has the same randomness whatever was done before.
    """
    priors, planners, weights, planner = knowledge
    depth, horizon, open_cards = limits
    game.chance = seed
    if not open_cards:
        determinize(tables, game, scratch, seat, priors)
    rollout_seed = mix64(seed + _ROLLOUT_SALT)
    memory.chance = rollout_seed
    in_tree, node, length = depth > 0, 0, 0
    turns = draws = others = 0
    for _ in range(MAX_STEPS):
        shift = _COUNTER_BITS * game.seat
        if action < STOP:
            stream = 2 * (draws >> shift & _COUNTER_MASK)
            draws += 1 << shift
        else:
            stream = 2 * (others >> shift & _COUNTER_MASK) + 1
            others += 1 << shift
        game.chance = mix64(rollout_seed + np.uint64(MAX_PLAYERS * stream + game.seat) * _STREAM_STRIDE)
        step(tables, game, game, action)
        if game.phase == OVER:
            break
        if game.phase == TURN and game.seat == seat:
            if turns == horizon:
                break
            turns += 1
        # Tickets on offer differ between determinizations: they are chosen by the rollout policy, as tunnels are.
        own_choice = game.seat == seat and (game.phase == TURN or game.phase == SECOND_CARD)
        selects = in_tree and own_choice and tree[0].next < len(tree)
        if selects:
            # Every other proposal comes from the first planner, which is the rollout policy as well.
            _set_traits(memory, seat, planners[max(0, below(memory, 2 * len(planners)) - len(planners))])
        action = call_policy(planner, tables, game, scratch, memory)
        if selects:
            _set_traits(memory, seat, planners[0])
            _expand(tree, node, action)
            node = _select_child(tables, game, scratch, tree, node)
            action = np.int64(tree[node].action)
            scratch.tree_path[length] = node
            length += 1
            in_tree = length < min(depth, MAX_DEPTH) and tree[node].visits > 0
    if game.phase == OVER:
        score(tables, game, scratch, result)
        value = _terminal_value(game, result, seat)
    else:
        fill_leaf_features(tables, game, scratch, memory, result, rows)
        first, lead = evaluate_leaf(game, result, rows, weights, seat)
        value = _utility(first, lead)
    _backpropagate(tree, scratch.tree_path, length, value)
    return value


@device_function
def _set_traits(memory, seat, traits):
    """Let the seat plan with these traits from now on."""
    for trait in range(TRAITS):
        memory.traits[seat, trait] = traits[trait]


@device_function
def _expand(tree, node, proposal):
    """Count a proposal in the prior of its child, which is added if there is none."""
    child = np.int64(tree[node].child)
    while child >= 0:
        if tree[child].action == proposal:
            tree[child].prior_count += 1
            return
        child = np.int64(tree[child].next)
    fresh = np.int64(tree[0].next)
    tree[0].next += 1
    tree[fresh].value, tree[fresh].visits, tree[fresh].availability = 0.0, 0, 0
    tree[fresh].action, tree[fresh].prior_count, tree[fresh].child = proposal, 1, -1
    tree[fresh].next = tree[node].child
    tree[node].child = fresh


@device_function
def _select_child(tables, game, scratch, tree, node):
    """The child with the highest PUCT bound, of those whose action is legal in this determinization.

    A child counts one visit more than it had, with the mean value of its parent.
    """
    proposals = 0
    child = np.int64(tree[node].child)
    while child >= 0:
        proposals += tree[child].prior_count
        child = np.int64(tree[child].next)
    mean = tree[node].value / max(1, tree[node].visits)
    best, best_bound = -1, -1.0
    child = np.int64(tree[node].child)
    while child >= 0:
        if is_legal(tables, game, game, scratch, tree[child].action):
            tree[child].availability += 1
            visits = tree[child].visits
            prior = tree[child].prior_count / proposals
            bound = (tree[child].value + mean) / (visits + 1)
            bound += C_PUCT * prior * math.sqrt(tree[child].availability) / (visits + 1)
            if bound > best_bound:
                best, best_bound = child, bound
        child = np.int64(tree[child].next)
    return best


@device_function
def _backpropagate(tree, path, length, value):
    """Add a value to the root and to the first ``length`` nodes of a path."""
    tree[0].visits += 1
    tree[0].value += value
    for place in range(length):
        tree[path[place]].visits += 1
        tree[path[place]].value += value


@device_function
def _terminal_value(game, result, seat):
    """The value of a finished game."""
    best, winners = -1_000_000, 0
    for other in range(game.players):
        if other != seat:
            best = max(best, np.int64(result.total[other]))
        if result.place[other] == 1:
            winners += 1
    return _utility(1.0 / winners if result.place[seat] == 1 else 0.0, result.total[seat] - best)


@device_function
def _utility(first, lead):
    """Winning (or its probability) and the lead in points count half each."""
    return 0.5 * first + 0.25 * (1.0 + math.tanh(lead / _DECISIVE_LEAD))
