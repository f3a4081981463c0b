"""The few functions that Python calls. Each works on the games from ``start`` to before ``stop`` of its arrays, so that
threads can share them out; none of them needs the interpreter lock.
"""

from __future__ import annotations

from northline.kernel.core.compiler import entry
from northline.kernel.core.layout import KINDS, OVER
from northline.kernel.observations.features import fill_features
from northline.kernel.observations.observation import observe
from northline.kernel.policies.game_log import play_with_diary
from northline.kernel.policies.play import choose, play
from northline.kernel.rules.menu import fill_mask, is_legal
from northline.kernel.rules.payment import route_payment
from northline.kernel.rules.score import score
from northline.kernel.rules.setup import set_up
from northline.kernel.rules.step import step
from northline.kernel.search.leaf_value import look_out
from northline.kernel.search.tree_search import walk


@entry
def set_up_games(tables, games, seeds, firsts, players, start, stop):
    """New games; a negative first seat has it drawn."""
    for index in range(start, stop):
        set_up(tables[0], games[index], games[index], players, seeds[index], firsts[index])


@entry
def step_games(tables, games, works, worker, actions, start, stop):
    """One action in each game. Returns the first game whose action is illegal, which is left as it was; else -1.

    A negative action leaves a game alone.
    """
    wrong = -1
    for index in range(start, stop):
        if actions[index] < 0:
            continue
        if is_legal(tables[0], games[index], games[index], works[worker], actions[index]):
            step(tables[0], games[index], games[index], actions[index])
        elif wrong < 0:
            wrong = index
    return wrong


@entry
def mask_games(tables, games, works, worker, masks, counts, start, stop):
    """The legal actions of the seat to act in each game."""
    for index in range(start, stop):
        counts[index] = fill_mask(tables[0], games[index], games[index], works[worker], masks[index])


@entry
def score_games(tables, games, works, worker, results, start, stop):
    """The final scoring of each game, as if it ended now."""
    for index in range(start, stop):
        score(tables[0], games[index], works[worker], results[index])


@entry
def payments_for(tables, hand, route, payments):
    """What each paying colour would pay for a route."""
    for color in range(KINDS):
        payments[color] = route_payment(tables[0], hand, route, color)


@entry
def play_games(tables, games, minds, works, worker, policies, tallies, results, most_steps, start, stop):
    """Play each game to the end, every seat by its policy, and score it."""
    for index in range(start, stop):
        play(
            tables[0],
            games[index],
            minds[index],
            works[worker],
            policies,
            tallies[index],
            results[index],
            most_steps,
        )


@entry
def choose_games(tables, games, minds, works, worker, policies, actions, start, stop):
    """What the policy of the seat to act would do in each game; -1 where it is over."""
    for index in range(start, stop):
        actions[index] = -1
        if games[index].phase != OVER:
            policy = policies[games[index].seat]
            actions[index] = choose(tables[0], games[index], works[worker], minds[index], policy)


@entry
def note_games(
    tables, games, minds, works, worker, policies, tallies, diaries, results, most_steps, start, stop
):
    """As ``play_games``, and a diary is kept of each game."""
    for index in range(start, stop):
        play_with_diary(
            tables[0],
            games[index],
            minds[index],
            works[worker],
            policies,
            tallies[index],
            diaries[index],
            results[index],
            most_steps,
        )


@entry
def look_out_games(tables, games, minds, works, worker, results, rows, start, stop):
    """The outlook of all seats in each game, which stands at the start of a turn."""
    for index in range(start, stop):
        look_out(tables[0], games[index], works[worker], minds[index], results[index], rows[index])


@entry
def observe_games(tables, games, seen, start, stop):
    """What the seat to act sees in each game."""
    for index in range(start, stop):
        observe(tables[0], games[index], seen[index])


@entry
def feature_games(tables, games, seats, rows, start, stop):
    """What a seat sees in each game, as a row of numbers."""
    for index in range(start, stop):
        fill_features(tables[0], games[index], seats[index], rows[index])


@entry
def act_and_look(tables, games, works, action, mask, row):
    """One action in the only game, unless it is negative; then what the seat to act may do and what it sees.

    Returns whether the action was legal (an illegal one changes nothing), the seat, and whether the game is over.
    """
    game = games[0]
    if action >= 0:
        if not is_legal(tables[0], game, game, works[0], action):
            return False, game.seat, False
        step(tables[0], game, game, action)
    fill_mask(tables[0], game, game, works[0], mask)
    fill_features(tables[0], game, game.seat, row)
    return True, game.seat, game.phase == OVER


@entry
def advance_games(tables, games, minds, works, worker, seats, policies, actions, legal, most, start, stop):
    """One action of the learner in each game, then everybody else's by their policies, until it is its turn again.

    ``policies`` are those of the seats after the learner's; they make at most so many choices. A negative action only
    lets the others play. An illegal one is noted in ``legal`` and leaves the game as it is.
    """
    for index in range(start, stop):
        game, seat, action = games[index], seats[index], actions[index]
        legal[index] = 1
        if action >= 0:
            if is_legal(tables[0], game, game, works[worker], action):
                step(tables[0], game, game, action)
            else:
                legal[index] = 0
                continue
        choices = 0
        while game.phase != OVER and game.seat != seat and choices < most:
            policy = policies[(game.seat - seat + game.players) % game.players]
            step(tables[0], game, game, choose(tables[0], game, works[worker], minds[index], policy))
            choices += 1


@entry
def walk_trees(
    tables, game, seat, knowledge, seeds, actions, trees, limits, rooms, works, worker, values, start, stop
):
    """Walk through trees, one walk for each seed: so many trees belong to each action, and share the seeds."""
    games, minds, results, rows = rooms
    shares = len(trees) // len(actions)
    for index in range(start, stop):
        place, share = index // shares, index % shares
        for deal in range(share, len(seeds), shares):
            games[worker] = game[0]
            values[deal, place] = walk(
                tables[0],
                games[worker],
                minds[worker],
                works[worker],
                results[worker],
                rows[worker],
                trees[index],
                knowledge,
                seeds[deal],
                seat,
                actions[place],
                limits,
            )
