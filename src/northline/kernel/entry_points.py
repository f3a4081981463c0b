"""The compiled functions that Python calls.

Each works on the games from ``start`` to before ``stop`` of its arrays, so that threads can divide them; ``worker`` is
the index of the thread, and of its scratch record. None of them holds the GIL.
"""

from __future__ import annotations

import numpy as np

from northline.kernel.core.compiler import entry_point
from northline.kernel.core.layout import MAX_TICKETS
from northline.kernel.observations.features import fill_features
from northline.kernel.observations.observation import observe
from northline.kernel.policies.game_log import play_and_log
from northline.kernel.policies.play import choose, play
from northline.kernel.rules.menu import fill_mask, is_legal
from northline.kernel.rules.payment import route_payment
from northline.kernel.rules.score import score
from northline.kernel.rules.setup import set_up
from northline.kernel.rules.step import step
from northline.kernel.search.determinization import determinize
from northline.kernel.search.leaf_value import fill_leaf_features
from northline.kernel.search.open_features import fill_open_features
from northline.kernel.search.ticket_priors import fill_ticket_distances, fill_ticket_priors
from northline.kernel.search.tree_search import simulate
from northline.kernel.search.value_features import fill_value_features
from northline.strategy.codes import KINDS, OVER


@entry_point
def set_up_games(tables, games, seeds, firsts, players, start, stop):
    """Set up new games; where ``firsts`` is negative the first seat is drawn."""
    for index in range(start, stop):
        set_up(tables[0], games[index], games[index], players, seeds[index], firsts[index])


@entry_point
def step_games(tables, games, scratches, worker, actions, start, stop):
    """Apply one action in each game. Returns the first game whose action is illegal, which is left as it was; else -1.

    A negative action leaves a game alone.
    """
    wrong = -1
    for index in range(start, stop):
        if actions[index] < 0:
            continue
        if is_legal(tables[0], games[index], games[index], scratches[worker], actions[index]):
            step(tables[0], games[index], games[index], actions[index])
        elif wrong < 0:
            wrong = index
    return wrong


@entry_point
def mask_games(tables, games, scratches, worker, masks, counts, start, stop):
    """Fill in the masks of the legal actions, and how many there are."""
    for index in range(start, stop):
        counts[index] = fill_mask(tables[0], games[index], games[index], scratches[worker], masks[index])


@entry_point
def score_games(tables, games, scratches, worker, results, start, stop):
    """Score each game as if it ended now."""
    for index in range(start, stop):
        score(tables[0], games[index], scratches[worker], results[index])


@entry_point
def payments_for(tables, hand, route, payments):
    """Fill in the payments for a route, by paying colour."""
    for color in range(KINDS):
        payments[color] = route_payment(tables[0], hand, route, color)


@entry_point
def play_games(
    tables, games, memories, scratches, worker, policies, tallies, results, max_steps, start, stop
):
    """Play each game to the end, every seat by its policy, and score it."""
    for index in range(start, stop):
        play(
            tables[0],
            games[index],
            memories[index],
            scratches[worker],
            policies,
            tallies[index],
            results[index],
            max_steps,
        )


@entry_point
def choose_games(tables, games, memories, scratches, worker, policies, firsts, actions, start, stop):
    """Fill in what the policy of the seat to act chooses in each game; -1 where it is over.

    ``policies`` are indexed by seats after the one in ``firsts``; a negative one stands for a seat that is played from
    outside, for which -1 is filled in, too.
    """
    for index in range(start, stop):
        game = games[index]
        actions[index] = -1
        if game.phase != OVER:
            policy = policies[(game.seat - firsts[index] + game.players) % game.players]
            if policy >= 0:
                actions[index] = choose(tables[0], game, scratches[worker], memories[index], policy)


@entry_point
def play_and_log_games(
    tables, games, memories, scratches, worker, policies, tallies, game_logs, results, max_steps, start, stop
):
    """As ``play_games``, and log each game."""
    for index in range(start, stop):
        play_and_log(
            tables[0],
            games[index],
            memories[index],
            scratches[worker],
            policies,
            tallies[index],
            game_logs[index],
            results[index],
            max_steps,
        )


@entry_point
def leaf_features_of_games(tables, games, memories, scratches, worker, results, rows, start, stop):
    """Fill in the leaf features of all seats in each game, which must be at the start of a turn."""
    for index in range(start, stop):
        fill_leaf_features(
            tables[0], games[index], scratches[worker], memories[index], results[index], rows[index]
        )


@entry_point
def ticket_priors_of_games(tables, games, room, weights, start, stop):
    """Fill in how likely the seats of each game are to hold each ticket; ``room`` is to work in."""
    spaces = np.zeros(MAX_TICKETS)
    fill_ticket_distances(tables[0], room, spaces)
    for index in range(start, stop):
        fill_ticket_priors(tables[0], games[index], room, spaces, weights[index])


@entry_point
def value_features_of_games(
    tables,
    games,
    seats,
    priors,
    belief,
    memory,
    scratches,
    worker,
    planner,
    weights,
    results,
    rows,
    start,
    stop,
):
    """Fill in the value features of all seats in each game, as seen by one of ``seats``; the games change.

    ``priors`` are the priors of tickets, of which each game has the one with its number in ``belief``.
    """
    for index in range(start, stop):
        fill_value_features(
            tables[0],
            games[index],
            scratches[worker],
            memory[0],
            results[index],
            rows[index],
            seats[index],
            priors[belief[index]],
            planner,
            weights,
        )


@entry_point
def open_features_of_games(
    tables, games, priors, memory, scratches, worker, planner, weights, results, rows, start, stop
):
    """Fill in what the model of luck sees of all seats in each game, with all cards open; the games change."""
    for index in range(start, stop):
        fill_open_features(
            tables[0],
            games[index],
            scratches[worker],
            memory[0],
            results[index],
            rows[index],
            priors[0],
            planner,
            weights,
        )


@entry_point
def observe_games(tables, games, seen, start, stop):
    """Fill in what the seat to act sees in each game, as a record."""
    for index in range(start, stop):
        observe(tables[0], games[index], seen[index])


@entry_point
def feature_games(tables, games, seats, rows, start, stop):
    """Fill in what a seat sees in each game, as a row of numbers."""
    for index in range(start, stop):
        fill_features(tables[0], games[index], seats[index], rows[index])


@entry_point
def step_and_observe(tables, games, scratches, action, mask, row):
    """Apply an action in the only game, unless it is negative; then fill in mask and features of the seat to act.

    Returns whether the action was legal (an illegal one changes nothing), the seat, and whether the game is over.
    """
    game = games[0]
    if action >= 0:
        if not is_legal(tables[0], game, game, scratches[0], action):
            return False, game.seat, False
        step(tables[0], game, game, action)
    fill_mask(tables[0], game, game, scratches[0], mask)
    fill_features(tables[0], game, game.seat, row)
    return True, game.seat, game.phase == OVER


@entry_point
def advance_games(
    tables, games, memories, scratches, worker, seats, policies, actions, legal, most, start, stop
):
    """Apply one action in each game, then let policies play until a seat without one is to act.

    ``policies`` are indexed by seats after the one in ``seats``, the learner's; a negative one stands for a seat that
    is played from outside. They make at most ``most`` choices. A negative action only lets the policies play. ``legal``
    is 0 where the action was illegal, and the game is left as it was.
    """
    for index in range(start, stop):
        game, seat, action = games[index], seats[index], actions[index]
        legal[index] = 1
        if action >= 0:
            if is_legal(tables[0], game, game, scratches[worker], action):
                step(tables[0], game, game, action)
            else:
                legal[index] = 0
                continue
        choices = 0
        while game.phase != OVER and choices < most:
            policy = policies[(game.seat - seat + game.players) % game.players]
            if policy < 0:
                break
            step(tables[0], game, game, choose(tables[0], game, scratches[worker], memories[index], policy))
            choices += 1


@entry_point
def simulate_trees(
    tables,
    game,
    seat,
    knowledge,
    seeds,
    actions,
    trees,
    limits,
    buffers,
    scratches,
    worker,
    values,
    start,
    stop,
):
    """Run the simulations of some trees. Each action has the same number of trees, which share its seeds."""
    games, memories, results, rows = buffers
    trees_per_action = len(trees) // len(actions)
    for index in range(start, stop):
        place, share = index // trees_per_action, index % trees_per_action
        for deal in range(share, len(seeds), trees_per_action):
            games[worker] = game[0]
            values[deal, place] = simulate(
                tables[0],
                games[worker],
                memories[worker],
                scratches[worker],
                results[worker],
                rows[worker],
                trees[index],
                knowledge,
                seeds[deal],
                seat,
                actions[place],
                limits,
            )


@entry_point
def play_ahead_games(
    tables,
    roots,
    seats,
    priors,
    knowledge,
    limits,
    jobs,
    games,
    memories,
    results,
    rows,
    trees,
    scratches,
    worker,
    start,
    stop,
):
    """Play some turns on from positions, each after an action; ``games`` are then where they have come to.

    ``jobs`` are arrays: the index of a position, the action, and the seed of determinization and playout. What is not
    over then has its leaf features in ``rows``, and its score so far in ``results``.
    """
    positions, actions, seeds = jobs
    traits, weights, planner = knowledge
    for index in range(start, stop):
        position = positions[index]
        games[index] = roots[position]
        simulate(
            tables[0],
            games[index],
            memories[worker],
            scratches[worker],
            results[index],
            rows[index],
            trees[worker],
            (priors[position], traits, weights, planner),
            seeds[index],
            seats[position],
            actions[index],
            limits,
        )


@entry_point
def determinize_games(tables, games, scratches, worker, seat, priors, start, stop):
    """Deal in each game what a seat cannot see, with the game's own generator."""
    for index in range(start, stop):
        determinize(tables[0], games[index], scratches[worker], seat, priors)


@entry_point
def find_distances(costs, a, b, routes, far, distances):
    """Fill in the shortest ways between all cities of each position (Floyd and Warshall), none above ``far``."""
    cities = distances.shape[1]
    far = np.int16(far)
    for position in range(len(costs)):
        found, cost = distances[position], costs[position]
        for one in range(cities):
            for other in range(cities):
                found[one, other] = far
            found[one, one] = 0
        for link in range(len(a)):
            cheapest = far
            for place in range(routes.shape[1]):
                route = routes[link, place]
                if route < len(cost):
                    cheapest = min(cheapest, np.int16(cost[route]))
            found[a[link], b[link]] = cheapest
            found[b[link], a[link]] = cheapest
        for via in range(cities):
            onwards = found[via]
            for one in range(cities):
                first, row = found[one, via], found[one]
                if first < far:
                    for other in range(cities):
                        row[other] = min(row[other], np.int16(first + onwards[other]))
